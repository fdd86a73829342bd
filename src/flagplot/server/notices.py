"""Notices for players who are not at the table: it is their turn, their time runs out, a game begins anew.

A notice is written in the same transaction as the answer that causes it and deleted when it has been handed
over, so a process that dies in between loses none: another one, or the next one, sends it. In rare cases it
is sent twice, never not at all. What is due for one user by one channel at the same time is one message.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from email.message import EmailMessage
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, delete, insert, or_, select, update

from flagplot.server import schema, web_push, webhooks
from flagplot.server.access import Server
from flagplot.server.channels import Channel, Message, post_of
from flagplot.server.errors import Missing
from flagplot.server.live import Batch, Live
from flagplot.server.mail import hand_in
from flagplot.server.schema import channels, outbox, users
from flagplot.server.settings import Mail, Settings
from flagplot.server.threads import Threads

logger = logging.getLogger("flagplot.server")
games, seats = schema.games, schema.seats

_TIMEOUT = 10.0  # for what is under way when the server stops
_DEADLINE = 20.0  # for the whole of a notice
_AT_ONCE = 8
_TRIES = 9  # with the usual pause between them the last comes after some four hours
_LOOKING = 120.0  # seconds after which somebody who was looking may have gone without a word
HOUR = 3600.0


class Turn(msgspec.Struct, frozen=True):
    """What a notice says; ``power`` is the name of the seat, ``reminder``: that time runs out.

    ``again`` is who wants to play again, and has kept the seat.
    """

    game: str
    title: str
    name: str
    seat: str
    power: str
    round: int
    prompt: str
    url: str
    reminder: bool = False
    again: str = ""


class Wishes(msgspec.Struct, frozen=True):
    """How a user wants to be told: by channel the address of a mailbox, or all about another way."""

    ways: dict[str, str | Channel] = {}
    digest: int = 0  # hours; 0: at once


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
        self.server.offers.append(self.kept)
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
        return lambda connection: self._put_all(connection, live.id, due)

    def _put_all(self, connection: Connection, id: str, asked: dict[str, tuple[str, float]]) -> None:
        for seat, (user, due) in asked.items():
            wishes = self._wishes(connection, user)
            self._put(connection, id, seat, user, wishes, max(due, next_digest(due, wishes.digest)))

    def kept(self, connection: Connection, id: str, seats: dict[str, str]) -> None:
        """A game is to be played again: whoever has played it before is told of the seat kept for them."""
        due = time.time() + self.server.settings.notice_delay
        self._put_all(connection, id, {seat: (user, due) for user, seat in seats.items()})

    @staticmethod
    def _put(
        connection: Connection,
        id: str,
        seat: str,
        user: str,
        wishes: Wishes,
        due: float,
        *,
        reminder: bool = False,
    ) -> None:
        if not wishes.ways:
            return
        connection.execute(delete(outbox).where(outbox.c.game_id == id, outbox.c.seat == seat))
        row = {"game_id": id, "seat": seat, "user_id": user, "due": due, "tries": 0, "reminder": reminder}
        connection.execute(insert(outbox), [{**row, "channel": channel} for channel in wishes.ways])

    def _wishes(self, connection: Connection, user: str) -> Wishes:
        """How a user wants to be told."""
        query = select(users.c.email, users.c.confirmed, users.c.webhook, users.c.digest)
        row = connection.execute(query.where(users.c.id == user)).one_or_none()
        if row is None:
            return Wishes()
        settings = self.server.settings
        sure = row.confirmed or not settings.writes_letters  # else nobody could confirm
        mail = row.email if settings.mail is not None and sure else ""
        ways: dict[str, str | Channel] = {name: to for name, to in (("mail", mail),) if to}
        if row.webhook:
            ways["webhook"] = Channel("webhook", "webhook", row.webhook)
        ways |= {one.id: one for one in channels_of(connection, user)}
        return Wishes(ways, row.digest)

    # -- reminders ---------------------------------------------------------------------------------------

    async def _remind(self) -> None:
        """Put reminders into the outbox for those whose time runs out and who have asked for it."""
        now = time.time()
        query = (
            select(seats.c.game_id, seats.c.seat, seats.c.user_id, seats.c.asked, seats.c.bank)
            .add_columns(games.c.clock, games.c.waiting, games.c.respite, users.c.remind)
            .join(games, games.c.id == seats.c.game_id)
            .join(users, users.c.id == seats.c.user_id)
            .where(games.c.finished.is_(False), games.c.clock.is_not(None), seats.c.asked.is_not(None))
            .where(users.c.remind > 0, seats.c.covered.is_(False))
            .where(or_(seats.c.reminded.is_(None), seats.c.reminded != seats.c.asked))
        )
        async with self.server.database.read() as connection:
            rows = list(await connection.execute(query))
        for row in rows:
            if row.seat in row.waiting and _runs_out(row, now):
                await self.server.database.transact(partial(self._put_reminder, row=row))

    def _put_reminder(self, connection: Connection, row: Any) -> None:
        """One for each time a seat is asked, whichever process is first."""
        same = (seats.c.game_id == row.game_id, seats.c.seat == row.seat, seats.c.asked == row.asked)
        new = or_(seats.c.reminded.is_(None), seats.c.reminded != row.asked)
        if connection.execute(update(seats).where(*same, new).values(reminded=row.asked)).rowcount == 1:
            wishes = self._wishes(connection, row.user_id)
            self._put(connection, row.game_id, row.seat, row.user_id, wishes, time.time(), reminder=True)

    # -- out of it ---------------------------------------------------------------------------------------

    async def _work(self) -> None:
        settings = self.server.settings
        pause = max(0.05, min(settings.tick, settings.notice_delay))
        while True:
            try:
                await self._remind()
                await self._send_due()
            except Exception:
                logger.exception("the outbox could not be read")
            await asyncio.sleep(pause)

    async def _send_due(self) -> None:
        query = select(outbox).where(outbox.c.due <= time.time()).order_by(outbox.c.due).limit(200)
        async with self.server.database.read() as connection:
            rows = list(await connection.execute(query))
        together: dict[tuple[str, str], list[Any]] = {}
        for row in rows:
            together.setdefault((row.user_id, row.channel), []).append(row)
        for group in together.values():
            await self._room.acquire()
            task = asyncio.create_task(self._send(group))
            self._sending.add(task)
            task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._room.release()
        if not task.cancelled() and task.exception() is not None:
            logger.error("a notice could not be looked after", exc_info=task.exception())

    async def _send(self, rows: list[Any]) -> None:
        """Send what one user is to be told by one channel, but for what others send or is needless."""
        claimed = [(row, later) for row in rows if (later := await self._claim(row)) is not None]
        needed = [(row, turn) for row, _ in claimed if (turn := await self._turn(row)) is not None]
        failed: set[int] = set()
        if needed:
            user, channel = needed[0][0].user_id, needed[0][0].channel
            failed = await self._told(user, channel, needed)
        for row, later in claimed:
            if id(row) not in failed:
                done = delete(outbox).where(*_same(row), outbox.c.due == later)
                await self.server.database.transact(partial(_carry_out, statement=done))

    async def _told(self, user: str, channel: str, needed: list[tuple[Any, Turn]]) -> set[int]:
        """Tell it; the rows (by identity) that are to be tried again."""
        async with self.server.database.read() as connection:
            way = (await connection.run_sync(self._wishes, user)).ways.get(channel)
        if way is None:
            return set()
        try:
            async with asyncio.timeout(_DEADLINE):  # in all, however slowly somebody answers
                await deliver(self.server, way, message_of([turn for _, turn in needed]))
            self.server.notices += 1
        except Exception as error:  # a broken mailbox must not disturb the game
            tries = max(row.tries for row, _ in needed) + 1
            more = {"reason": f"{type(error).__name__}: {error}", "tries": tries}
            logger.warning("a notice could not be sent", extra=more)
            if isinstance(error, webhooks.Gone) and isinstance(way, Channel) and way.kind == "push":
                gone = delete(channels).where(channels.c.id == channel)
                await self.server.database.transact(lambda found: found.execute(gone))
            elif not isinstance(error, webhooks.Unwelcome):  # due again when the claim runs out
                return {id(row) for row, _ in needed if row.tries + 1 < _TRIES}
        return set()

    async def _claim(self, row: Any) -> float | None:
        """Put the next try off; whoever manages to do that sends now. The new time, None if we do not."""
        later = time.time() + self.server.settings.notice_retry * 2**row.tries
        query = update(outbox).where(*_same(row), outbox.c.due == row.due)
        claim = query.values(due=later, tries=row.tries + 1)
        rows = await self.server.database.transact(lambda connection: connection.execute(claim).rowcount)
        return later if rows == 1 else None

    async def _turn(self, row: Any) -> Turn | None:
        """What a notice says; None when it is no longer needed."""
        try:
            live = await self.server.tables.fresh(row.game_id)
        except Missing:
            return None
        seat = live.seats[row.seat]
        if seat.kept == row.user_id and not live.over:
            return self.turn(live, row.seat, again=_host(live))
        if row.seat not in live.state.waiting or seat.user != row.user_id or seat.automatic or live.paused:
            return None
        if row.user_id in self.server.hub.online(live.id):
            return None
        return self.turn(live, row.seat, reminder=row.reminder)

    def turn(self, live: Live, seat: str, *, reminder: bool = False, again: str = "") -> Turn:
        """What to say; only what the seat itself may know."""
        base = self.server.settings.public_url.rstrip("/")
        prompt = "Your seat is kept for you." if again else live.game.prompt(live.state, seat)
        title, url = live.game.meta.title, f"{base}/#/game/{live.id}"
        power, round = live.game.say(seat), live.mark.round
        return Turn(live.id, title, live.head.name, seat, power, round, prompt, url, reminder, again)


def _host(live: Live) -> str:
    """The name of whoever has started a game."""
    return next((one.name for one in live.seats.values() if one.user == live.head.owner), "") or "Somebody"


def _carry_out(connection: Connection, statement: Executable) -> None:
    connection.execute(statement)


def _same(row: Any) -> tuple[Any, ...]:
    keys = outbox.c.game_id == row.game_id, outbox.c.seat == row.seat, outbox.c.channel == row.channel
    return keys


def _runs_out(row: Any, now: float) -> bool:
    """Whether the time of a seat is nearly up: as long before as its user wishes, at most a quarter of it."""
    if row.respite is not None and row.respite.get("since") is not None:
        return False
    bank = row.clock["bank"] if row.bank is None else row.bank
    whole = row.clock["move"] + bank
    end = row.asked + whole
    return bool(end - min(row.remind * HOUR, whole / 4) <= now < end)


def next_digest(now: float, hours: int) -> float:
    """When the next digest is due: at round hours, so that all that wait go together."""
    return (now // (hours * HOUR) + 1) * hours * HOUR if hours else now


def channels_of(connection: Connection, user: str) -> list[Channel]:
    """The channels a user has added, in their order."""
    query = select(channels).where(channels.c.user_id == user).order_by(channels.c.created)
    return [Channel(row.id, row.kind, row.address, row.keys) for row in connection.execute(query)]


def message_of(turns: list[Turn]) -> Message:
    """One message about one turn or several."""
    if len(turns) > 1:
        base = turns[0].url.partition("#")[0]
        lines = tuple(f"{_line(one.name)}: {_needs(one)} {one.url}" for one in turns)
        listed = [msgspec.structs.asdict(one) for one in turns]
        return Message(f"{len(turns)} games wait for you", lines, f"{base}#/", {"turns": listed})
    turn = turns[0]
    document = msgspec.structs.asdict(turn)
    if turn.again:
        lines = (f"{turn.title}, as {turn.power}: {_line(turn.name)}.", turn.prompt)
        return Message(f"{_line(turn.again)} wants to play again", lines, turn.url, document)
    about = f"Time runs out in {_line(turn.name)}" if turn.reminder else f"Your turn in {_line(turn.name)}"
    lines = (f"{turn.title}, round {turn.round}: {_needs(turn)}", turn.prompt)
    return Message(f"{about}, as {turn.power}", lines, turn.url, document)


def _needs(turn: Turn) -> str:
    if turn.again:
        return f"{_line(turn.again)} wants to play again, and keeps {turn.power} for you."
    return f"it is the turn of {turn.power}" + (", whose time runs out." if turn.reminder else ".")


async def deliver(server: Server, way: str | Channel, message: Message) -> None:
    """Hand a message over: to a mail address, or by a channel."""
    settings, letters = server.settings, server.crew.letters
    if isinstance(way, str):
        assert settings.mail is not None
        await letters.run(send_mail, settings.mail, way, message)
        return
    vapid = ""
    if way.kind == "push":
        vapid = await server.database.transact(web_push.signing_key)
    await post_message(settings, letters, way, message, vapid)


async def post_message(
    settings: Settings, letters: Threads, channel: Channel, message: Message, vapid: str = ""
) -> None:
    """One request to the address of a channel, once it is known to lead into no private network."""
    post = await letters.run(post_of, settings, channel, message, vapid)
    hook = await letters.run(webhooks.find, post.url, private=settings.private_webhooks)
    await webhooks.send(hook, post.body, post.headers)


def send_mail(mail: Mail, to: str, message: Message) -> None:
    """One e-mail."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = mail.sender, to, message.title
    letter["Auto-Submitted"] = "auto-generated"
    home = message.url.partition("#")[0]
    why = f"You are told because your settings at {home} say so; they can also say otherwise."
    letter.set_content("\n\n".join((*message.lines, message.url, why)) + "\n")
    hand_in(mail, letter)


def _line(text: str) -> str:
    return " ".join(text.split())
