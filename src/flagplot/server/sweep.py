"""The one who walks around: clocks that have run out, bots that were interrupted by a restart."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from sqlalchemy import and_, exists, or_, select

from flagplot.server import clocks, schema
from flagplot.server.access import Server
from flagplot.server.errors import Missing

logger = logging.getLogger("flagplot.server")
games, seats = schema.games, schema.seats

_SHORTEST, _LONGEST = 30.0, 3600.0  # seconds a broken game is left alone
_SESSIONS = 30.0  # seconds between looks for sessions that have ended elsewhere


class Sweeper:
    """Looks at all running games once at the start, then at those with clocks or bots again and again."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._task: asyncio.Task[None] | None = None
        self._resting: dict[str, tuple[float, float]] = {}  # broken games: until when, for how long
        self._sessions = 0.0  # when sessions were last looked at

    async def start(self) -> None:
        """Begin to walk."""
        self._task = asyncio.create_task(self._walk())

    async def stop(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _walk(self) -> None:
        while True:
            try:
                await self.sweep()
            except Exception:
                logger.exception("the sweep failed")
            await asyncio.sleep(self.server.settings.tick)

    async def sweep(self) -> None:
        """One round."""
        now = time.time()
        for id in await self._due(now):
            if now < self._resting.get(id, (0.0, 0.0))[0]:
                continue
            try:
                await self._visit(id, now)
                self._resting.pop(id, None)
            except Missing:  # thrown away meanwhile
                self._resting.pop(id, None)
            except Exception:
                self._leave_alone(id, now)
        if now - self._sessions > _SESSIONS:
            self._sessions = now
            await self.server.recheck_sessions()

    async def _visit(self, id: str, now: float) -> None:
        live = await self.server.tables.fresh(id)
        if live.over or live.head.outdated:
            return
        if clocks.expired(live, now):
            await self.server.tables.change_seat(live, lambda _: clocks.expired(live, now))
        self.server.tables.wake(live)

    def _leave_alone(self, id: str, now: float) -> None:
        """One broken game must not stop the others: note it once, and look again after ever longer pauses."""
        if id not in self._resting:
            logger.exception("a game cannot go on; it is left alone for a while", extra={"game": id})
        pause = min(_LONGEST, 2 * self._resting.get(id, (0.0, _SHORTEST / 2))[1])
        self._resting[id] = (now + pause, pause)

    async def _due(self, now: float) -> list[str]:
        """Running games in which a bot owes an answer or a player's time may be up.

        A bot that has just been asked is at work in some process; only those that look forgotten count.
        """
        idle = games.c.updated < now - 1.0
        sitting = seats.alias()
        people = exists().where(sitting.c.game_id == games.c.id, sitting.c.user_id.is_not(None))
        query = (
            select(games.c.id, games.c.waiting, seats.c.seat, people.label("people"), games.c.pace)
            .join(seats, seats.c.game_id == games.c.id)
            .where(games.c.finished.is_(False))
            .where(
                or_(
                    and_(or_(seats.c.kind == "bot", seats.c.covered.is_(True)), idle),
                    and_(games.c.clock.is_not(None), seats.c.asked.is_not(None)),
                )
            )
        )
        async with self.server.database.read() as connection:
            rows = list(await connection.execute(query))
        return sorted({row.id for row in rows if row.seat in row.waiting and self._played(row)})

    def _played(self, row: Any) -> bool:
        """Whether anybody plays or watches a game; a table of bots that waits need not even be read."""
        return row.people or row.pace is not None or row.id in self.server.hub.rooms
