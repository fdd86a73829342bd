"""News between processes: PostgreSQL's LISTEN and NOTIFY.

A notice is sent inside the transaction it is about, so it arrives when, and only when, the change is there.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec
from sqlalchemy import Connection, make_url, select, text

from flagplot.server import schema
from flagplot.server.access import Server
from flagplot.server.documents import Talk
from flagplot.server.errors import Missing
from flagplot.server.live import Live
from flagplot.server.tables import encode
from flagplot.server.talk import chat_line

logger = logging.getLogger("flagplot.server")

CHANNEL = "flagplot"
_HEARTBEAT = 30.0  # seconds between saying who is here


class Notice(msgspec.Struct):
    """What one process tells the others."""

    process: str
    kind: str  # game, gone, chat, crowd, farewell
    game: str
    number: int = 0
    users: list[str] = []


class Fanout:
    """Tells other processes of changes, and hears of theirs."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.process = server.instance
        self._listener: asyncpg.Connection[Any] | None = None
        self._heard: asyncio.Queue[Notice | None] = asyncio.Queue()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to listen and to tell."""
        await self._connect()
        self.server.tables.announce.append(self._tell_game)
        self.server.tables.clearing.append(self._tell_gone)
        self.server.tables.chatter.append(self._tell_chat)
        self.server.crowd.append(self._tell_crowd)
        self.server.farewells.append(self._tell_farewell)
        self._tasks = [asyncio.create_task(self._work()), asyncio.create_task(self._beat())]

    async def stop(self) -> None:
        """Stop listening."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._listener is not None:
            await self._listener.close()

    # -- telling -----------------------------------------------------------------------------------------

    @staticmethod
    def _tell(connection: Connection, notice: Notice) -> None:
        payload = msgspec.json.encode(notice).decode()
        connection.execute(
            text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
        )

    def _tell_game(self, connection: Connection, live: Live) -> None:
        self._tell(connection, Notice(self.process, "game", live.id, live.head.rev + 1))

    def _tell_gone(self, connection: Connection, id: str) -> None:
        self._tell(connection, Notice(self.process, "gone", id))

    def _tell_chat(self, connection: Connection, id: str, number: int) -> None:
        self._tell(connection, Notice(self.process, "chat", id, number))

    async def _tell_crowd(self, id: str) -> None:
        notice = Notice(self.process, "crowd", id, users=sorted(self.server.hub.here(id))[:100])
        await self.server.database.transact(lambda connection: self._tell(connection, notice))

    async def _tell_farewell(self, user: str) -> None:
        notice = Notice(self.process, "farewell", "", users=[user])
        await self.server.database.transact(lambda connection: self._tell(connection, notice))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(_HEARTBEAT)
            try:
                for id in list(self.server.hub.rooms):
                    await self._tell_crowd(id)
            except Exception:
                logger.exception("could not tell who is here")

    # -- hearing -----------------------------------------------------------------------------------------

    async def _connect(self) -> None:
        url = make_url(self.server.settings.database)
        dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        listener = await asyncpg.connect(dsn)
        listener.add_termination_listener(lambda _: self._heard.put_nowait(None))
        await listener.add_listener(CHANNEL, self._on_notice)
        self._listener = listener

    def _on_notice(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        try:
            notice = msgspec.json.decode(payload, type=Notice)
        except msgspec.MsgspecError:
            return
        if notice.process != self.process:
            self._heard.put_nowait(notice)

    async def _work(self) -> None:
        while True:
            notice = await self._heard.get()
            try:
                if notice is None:
                    await self._again()
                else:
                    await self._handle(notice)
            except Exception:
                logger.exception("news from another process were lost")

    async def _again(self) -> None:
        """The line broke: connect again, then look at every watched game, as news may have been missed."""
        while True:
            try:
                await self._connect()
                break
            except (OSError, asyncpg.PostgresError):
                await asyncio.sleep(1.0)
        for id in list(self.server.hub.rooms):
            live = self.server.tables.known(id)
            if live is not None:
                with suppress(Missing):
                    await self.server.tables.refresh(live)

    async def _handle(self, notice: Notice) -> None:
        hub, tables = self.server.hub, self.server.tables
        if notice.kind == "farewell":
            for user in notice.users:
                await self.server.recheck_sessions(user)
            return
        if notice.kind == "gone":  # also where nobody watches: what was thrown away is not kept in memory
            tables.gone(notice.game)
            return
        if notice.kind == "crowd":
            hub.heard(notice.process, notice.game, notice.users)
        live = tables.known(notice.game)
        if live is None:
            return
        if notice.game not in hub.rooms:
            return  # read again when somebody asks
        if notice.kind == "crowd":
            self.server.tell_presence(live)
        elif notice.kind == "chat":
            await self._chat(live, notice)
        elif notice.number > live.head.rev:
            with suppress(Missing):
                await tables.refresh(live)

    async def _chat(self, live: Live, notice: Notice) -> None:
        chat = schema.chat
        query = select(chat).where(chat.c.game_id == notice.game, chat.c.number == notice.number)
        async with self.server.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is not None:
            line = chat_line(row._asdict(), live.game, self.server.language)
            self.server.hub.tell_all(notice.game, encode(Talk.of(line)))
