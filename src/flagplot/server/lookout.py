"""Changes that others make to a SQLite file while a server runs on it, such as ``flagplot admin rewind``.

Every request looks at the number of changes of its game anyway. This part is for those who only watch.
PostgreSQL tells of changes by itself: see ``fanout``.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from flagplot.server import store
from flagplot.server.access import Server
from flagplot.server.errors import Missing

logger = logging.getLogger("flagplot.server")

_PAUSE = 1.0  # seconds between looks


class Lookout:
    """Asks SQLite whether the file has changed, and reads the watched games again that have."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        pause = min(_PAUSE, self.server.settings.tick)
        while True:
            try:
                async with self.server.database.versions() as version:
                    seen = -1
                    while True:
                        now = await version()
                        if now != seen:
                            await self._compare()
                        seen = now
                        await asyncio.sleep(pause)
            except Exception:
                logger.exception("could not look for changes of the database")
                await asyncio.sleep(pause)

    async def _compare(self) -> None:
        """Read the watched games again that are not as they are known here."""
        if self.server.accounts is not None:
            self.server.accounts.forget()  # an administrator may have ended sessions
        tables = self.server.tables
        watched = [live for id in list(self.server.hub.rooms) if (live := tables.known(id)) is not None]
        if not watched:
            return
        ids = [live.id for live in watched]
        found = await self.server.database.look(lambda connection: store.revisions(connection, ids))
        for live in watched:
            if found.get(live.id) != live.head.rev:
                with suppress(Missing):
                    await tables.refresh(live)
