"""Notices for players who are not at the table: e-mail and web hooks that say whose turn it is.

A notice is written in the same transaction as the answer that causes it and deleted when it has been handed
over, so a process that dies in between loses none: another one, or the next one, sends it. In rare cases it
is sent twice, never not at all.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from flagplot.server import webhooks
from flagplot.server.access import Server
from flagplot.server.errors import Missing
from flagplot.server.live import Batch, Live
from flagplot.server.mail import hand_in
from flagplot.server.schema import outbox, users
from flagplot.server.settings import Mail, Settings
from flagplot.server.threads import Threads

logger = logging.getLogger("flagplot.server")

_TIMEOUT = 10.0  # for one word of a mail server
_DEADLINE = 20.0  # for the whole of a notice
_AT_ONCE = 8
_TRIES = 9  # with the usual pause between them the last comes after some four hours
_LOOKING = 120.0  # seconds after which somebody who was looking may have gone without a word


class Turn(msgspec.Struct, frozen=True):
    """What a notice says."""

    game: str
    title: str
    name: str
    seat: str
    round: int
    prompt: str
    url: str


class Notices:
    """Tells absent players that they are asked, once for each time play comes to them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._walk: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._room = asyncio.Semaphore(_AT_ONCE)

    async def start(self) -> None:
        """Listen to changes, send what is due."""
        self.server.tables.writing.append(self.asked)
        self._walk = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Let what is on its way arrive; the rest stays in the outbox."""
        if self._walk is not None:
            self._walk.cancel()
            await asyncio.gather(self._walk, return_exceptions=True)
        if self._sending:
            await asyncio.wait(self._sending, timeout=_TIMEOUT / 2)
        for task in self._sending:
            task.cancel()

    # -- into the outbox ---------------------------------------------------------------------------------

    def asked(self, live: Live, batch: Batch) -> Callable[[Connection], None]:
        """Before the transaction of an answer: whom to tell that play has come to them; what notes it."""
        online = self.server.hub.online(live.id)
        now, delay = time.time(), self.server.settings.notice_delay
        due: dict[str, tuple[str, float]] = {}
        for name in batch.state.waiting:
            seat = live.seats[name]
            if name not in live.state.waiting and seat.user is not None and not seat.automatic:
                due[name] = seat.user, now + (_LOOKING if seat.user in online else delay)
        return lambda connection: self._put(connection, live.id, due)

    def _put(self, connection: Connection, id: str, asked: dict[str, tuple[str, float]]) -> None:
        for seat, (user, due) in asked.items():
            channels = self._channels(connection, user)
            if channels:
                old = (outbox.c.game_id == id, outbox.c.seat == seat)
                connection.execute(delete(outbox).where(*old))
                row = {"game_id": id, "seat": seat, "user_id": user, "due": due, "tries": 0}
                connection.execute(insert(outbox), [{**row, "channel": channel} for channel in channels])

    def _channels(self, connection: Connection, user: str) -> dict[str, str]:
        """The addresses under which a user wants to be told, by channel."""
        query = select(users.c.email, users.c.confirmed, users.c.webhook).where(users.c.id == user)
        row = connection.execute(query).one_or_none()
        if row is None:
            return {}
        settings = self.server.settings
        sure = row.confirmed or not settings.writes_letters  # else nobody could confirm
        mail = row.email if settings.mail is not None and sure else ""
        return {channel: to for channel, to in (("mail", mail), ("webhook", row.webhook)) if to}

    # -- out of it ---------------------------------------------------------------------------------------

    async def _work(self) -> None:
        settings = self.server.settings
        pause = max(0.05, min(settings.tick, settings.notice_delay))
        while True:
            try:
                await self._send_due()
            except Exception:
                logger.exception("the outbox could not be read")
            await asyncio.sleep(pause)

    async def _send_due(self) -> None:
        query = select(outbox).where(outbox.c.due <= time.time()).order_by(outbox.c.due).limit(100)
        async with self.server.database.read() as connection:
            rows = list(await connection.execute(query))
        for row in rows:
            await self._room.acquire()
            task = asyncio.create_task(self._send(row))
            self._sending.add(task)
            task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._room.release()
        if not task.cancelled() and task.exception() is not None:
            logger.error("a notice could not be looked after", exc_info=task.exception())

    async def _send(self, row: Any) -> None:
        """Send one notice, unless another process does or it has become needless."""
        claimed = await self._claim(row)
        if claimed is None:
            return
        send = await self._letter(row)
        if send is not None:
            try:
                async with asyncio.timeout(_DEADLINE):  # in all, however slowly somebody answers
                    await send()
                self.server.notices += 1
            except Exception as error:  # a broken mailbox must not disturb the game
                more = {"reason": f"{type(error).__name__}: {error}", "tries": row.tries + 1}
                logger.warning("a notice could not be sent", extra=more)
                if row.tries + 1 < _TRIES and not isinstance(error, webhooks.Unwelcome):
                    return  # it is due again when the claim runs out
        done = delete(outbox).where(*_same(row), outbox.c.due == claimed)
        await self.server.database.transact(lambda connection: connection.execute(done))

    async def _claim(self, row: Any) -> float | None:
        """Put the next try off; whoever manages to do that sends now. The new time, None if we do not."""
        later = time.time() + self.server.settings.notice_retry * 2**row.tries
        query = update(outbox).where(*_same(row), outbox.c.due == row.due)
        claim = query.values(due=later, tries=row.tries + 1)
        rows = await self.server.database.transact(lambda connection: connection.execute(claim).rowcount)
        return later if rows == 1 else None

    async def _letter(self, row: Any) -> Callable[[], Awaitable[None]] | None:
        """What sends the notice; None when it is no longer needed."""
        try:
            live = await self.server.tables.fresh(row.game_id)
        except Missing:
            return None
        seat = live.seats[row.seat]
        if row.seat not in live.state.waiting or seat.user != row.user_id or seat.automatic:
            return None
        if row.user_id in self.server.hub.online(live.id):
            return None
        async with self.server.database.read() as connection:
            to = (await connection.run_sync(self._channels, row.user_id)).get(row.channel)
        if to is None:
            return None
        settings, turn = self.server.settings, self.turn(live, row.seat)
        mail, letters = settings.mail, self.server.crew.letters
        if row.channel == "webhook":
            return lambda: post_webhook(settings, letters, to, turn)
        return None if mail is None else lambda: letters.run(send_mail, mail, to, turn)

    def turn(self, live: Live, seat: str) -> Turn:
        """What to say; only what the seat itself may know."""
        base = self.server.settings.public_url.rstrip("/")
        prompt = live.game.prompt(live.state, seat)
        title = live.game.meta.title
        return Turn(live.id, title, live.head.name, seat, live.mark.round, prompt, f"{base}/#/game/{live.id}")


def _same(row: Any) -> tuple[Any, ...]:
    keys = outbox.c.game_id == row.game_id, outbox.c.seat == row.seat, outbox.c.channel == row.channel
    return keys


def send_mail(mail: Mail, to: str, turn: Turn) -> None:
    """One e-mail."""
    message = EmailMessage()
    message["From"], message["To"] = mail.sender, to
    message["Subject"] = f"Your turn in {_line(turn.name)} ({turn.seat})"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(
        f"{turn.title}, round {turn.round}: it is the turn of {turn.seat}.\n\n{turn.prompt}\n\n{turn.url}\n"
    )
    hand_in(mail, message)


async def post_webhook(settings: Settings, letters: Threads, url: str, turn: Turn) -> None:
    """One POST with a JSON document; services that show ``text`` or ``content`` show a sentence."""
    sentence = f"{turn.name}: it is the turn of {turn.seat}. {turn.prompt} {turn.url}"
    shown = {"text": sentence, "content": sentence, "allowed_mentions": {"parse": []}}  # Discord: call nobody
    hook = await letters.run(webhooks.find, url, private=settings.private_webhooks)
    await webhooks.post(hook, msgspec.structs.asdict(turn) | shown)


def _line(text: str) -> str:
    return " ".join(text.split())
