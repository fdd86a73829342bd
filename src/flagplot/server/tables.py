"""The games being played: one command at a time for each, written before it is acknowledged."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection

from flagplot.kernel.action import Action
from flagplot.kernel.errors import RefusedError
from flagplot.kernel.lanes import counted_for
from flagplot.kernel.language import Language
from flagplot.server import clocks, store, upgrading
from flagplot.server.budget import working
from flagplot.server.database import Database
from flagplot.server.documents import ChatLine, Gone, Talk
from flagplot.server.errors import ApiError, Missing, Stale, refused
from flagplot.server.hub import Hub
from flagplot.server.live import Batch, Live, Seat
from flagplot.server.numbers import shared, stands
from flagplot.server.showing import Showing
from flagplot.server.talk import Notice, SeatNotice, chat_line, seat_notice
from flagplot.server.threads import Threads

CACHED = 600  # games kept in memory
_TRIES = 4  # when other processes write to the same game at the same moment

encode = msgspec.json.encode


class Tables:
    """All games of this process."""

    def __init__(
        self, database: Database, hub: Hub, threads: Threads, language: Language | None = None
    ) -> None:
        self.database = database
        self.language = language  # of errors and notices; None is English
        self.hub = hub
        self.showing = Showing(hub)
        self.threads = threads  # for what plays a whole game again
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self.answers = 0
        # called inside each transaction; the shared server adds what tells other processes and absent players
        self.announce: list[Callable[[Connection, Live], None]] = []  # of any change
        self.clearing: list[Callable[[Connection, str], None]] = []  # of a game that is thrown away
        # before the transaction of answers; gives what is to be written in it
        self.writing: list[Callable[[Live, Batch], Callable[[Connection], None]]] = []
        # inside the transaction of a line of talk: (connection, game, number of the line)
        self.chatter: list[Callable[[Connection, str, int], None]] = []
        self.waking: list[Callable[[Live], None]] = []  # after each change

    # -- finding -----------------------------------------------------------------------------------------

    async def get(self, id: str) -> Live:
        """A game, from memory or from the database."""
        found = self._live.get(id)
        if found is not None:
            self._live.move_to_end(id)
            return found
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Live:
        await upgrading.bring_up(self.database, self.threads, id)
        async with self.database.read() as connection:
            live = await store.load(connection, id)
        self._live[id] = live
        self._shrink()
        self.wake(live)
        return live

    def _shrink(self) -> None:
        for id in list(self._live):
            if len(self._live) <= CACHED:
                return
            live = self._live[id]
            busy = live.lock.locked() or (live.driver is not None and not live.driver.done())
            if not busy and id not in self.hub.rooms:
                del self._live[id]

    @property
    def in_memory(self) -> int:
        """How many games are in memory."""
        return len(self._live)

    def known(self, id: str) -> Live | None:
        """A game if it is in memory."""
        return self._live.get(id)

    def forget(self, id: str) -> None:
        """Drop a game from memory; it is read again when needed."""
        self._live.pop(id, None)

    async def fresh(self, id: str) -> Live:
        """A game as it is now, also when another process or an administrator has changed it."""
        live = await self.get(id)
        await self.refresh(live)
        return live

    async def refresh(self, live: Live) -> bool:
        """Read a game again if another process has changed it; whether it had."""
        found = await self.database.look(lambda connection: store.revision(connection, live.id))
        if found == live.head.rev:
            return False
        if found < 0:
            self.gone(live.id)
            raise Missing("game", live.id)
        async with live.lock:
            return await self._reload(live)

    def gone(self, id: str) -> None:
        """A game has been thrown away."""
        self.forget(id)
        self.hub.tell_all(id, encode(Gone()))
        self.hub.forget(id)

    async def _reload(self, live: Live) -> bool:
        """Inside the lock: catch up with the database and tell the watchers."""
        async with self.database.read() as connection:
            other = await store.carried_on(connection, live) or await store.load(connection, live.id)
        if other.head.rev == live.head.rev:
            return False
        before = shared(live, other)
        live.replace(other)
        self.showing.publish(live, before)
        return True

    # -- commands ----------------------------------------------------------------------------------------

    async def act(
        self, live: Live, user: str, seat: str, action: Action | str, seq: int, rev: int | None = None
    ) -> None:
        """Give a user's answer for a seat. When this returns, the answer is in the database."""
        async with live.lock:
            for _ in range(_TRIES):
                await self._check_current(live, seat, seq, rev, late=True)
                live.check_ready()
                live.check_current()
                live.check_holder(seat, user)  # a seat given away elsewhere is seen after a conflict
                batch = live.batch()
                try:
                    with working(live):
                        batch.answer(seat, action)
                except RefusedError as error:
                    raise refused(error.refusal, live.number(seat), live.rev_of(seat)) from None
                try:
                    await self.commit(live, batch)
                    break
                except store.Conflict:
                    await self._reload(live)
            else:
                raise ApiError(503, "the game is being changed elsewhere; try again", "busy")
            self.answers += 1
        self.wake(live)

    async def _check_current(
        self, live: Live, seat: str, seq: int, rev: int | None, *, late: bool = False
    ) -> None:
        """Refuse what was made against an older state, by the numbers its seat knows.

        A question still open as it was may be answered ``late``.
        """
        ahead = seq > live.number(seat) or (rev is not None and rev > live.rev_of(seat))
        if ahead:
            await self._reload(live)
        number, current = live.number(seat), live.rev_of(seat)
        if late and seq < number and await self._still_open(live, seat, seq):
            return
        if seq != number:
            raise Stale(f"made after answer {seq}, but the game stands at answer {number}", number, current)
        if rev is not None and rev != current:
            raise Stale("the game has changed since it was shown to you", number, current)

    async def _still_open(self, live: Live, seat: str, seq: int) -> bool:
        """Whether a seat is asked what it was asked after answer ``seq``; others may have answered since."""
        since = [entry for entry in live.entries if counted_for(entry.seq, entry.apart, seat) > seq]
        known = len(since) < len(live.entries) or live.entries[0].seq == live.head.base + 1
        if seat not in live.state.waiting or not since or not known:
            return False  # not asked, or too long ago
        if any(entry.seat == seat for entry in since):
            return False
        async with self.database.read() as connection:
            before = await store.state_at(connection, live.head, since[0].seq - 1)
        with working(live):
            return live.game.legal(before, seat) == live.game.legal(live.state, seat)

    async def commit(self, live: Live, batch: Batch) -> None:
        """Write a batch, take it over, tell the watchers. Inside the lock; ``Conflict`` changes nothing."""
        before, now = stands(live), time.time()
        timed = clocks.timed(live, batch, now)
        more = [writing(live, batch) for writing in self.writing]

        def write(connection: Connection) -> None:
            store.append(connection, live, batch, now)
            for seat in timed:
                store.update_seat(connection, live.id, seat)
            for one in more:
                one(connection)
            self._announce(connection, live)

        await self.database.transact(write)
        live.adopt(batch, now)
        for seat in timed:
            live.seats[seat.seat] = seat
        self.showing.publish(live, before)

    async def undo(
        self,
        live: Live,
        user: str,
        seat: str,
        seq: int,
        rev: int | None = None,
        without: Action | None = None,
    ) -> None:
        """Take back a user's last answer for a seat, or the whole move it belongs to; or only one answer."""
        async with live.lock:
            await self._check_current(live, seat, seq, rev)
            live.check_current()
            live.check_holder(seat, user)
            try:
                plan = live.plan_undo(seat, whole=True, without=without)
                async with self.database.read() as connection:
                    state = await store.state_at(connection, live.head, plan.target)
                batch = live.batch(state)
                with working(live):
                    batch.again(plan.again)
            except RefusedError as error:
                raise refused(error.refusal, live.number(seat), live.rev_of(seat)) from None
            unseen = all(entry.private for entry in plan.taken) and batch.state.waiting == live.state.waiting
            back = store.Back(plan.target, seat if unseen else None)
            timed = clocks.turned(live, batch.state.waiting, set(), time.time())

            def write(connection: Connection) -> None:
                if batch.rows:
                    store.append(connection, live, batch, back=back)
                else:
                    store.take_back(connection, live.head, state, back.private)
                for changed in timed:
                    store.update_seat(connection, live.id, changed)
                self._announce(connection, live)

            try:
                await self.database.transact(write)
            except store.Conflict:
                await self._reload(live)
                number, current = live.number(seat), live.rev_of(seat)
                raise Stale("the game has changed meanwhile", number, current) from None
            await self._reload(live)

    async def change_seat(self, live: Live, change: Callable[[dict[str, Seat]], list[Seat]]) -> None:
        """Change who sits where; ``change`` gives the new seats and may raise."""
        async with live.lock:
            for _ in range(_TRIES):
                seats = change(live.seats)
                found = [seat_notice(live.seats[seat.seat], seat) for seat in seats]
                notices = [notice for notice in found if notice is not None]

                def write(
                    connection: Connection, seats: list[Seat] = seats, notices: list[SeatNotice] = notices
                ) -> list[ChatLine]:
                    store.bump(connection, live.head, updated=time.time())
                    for seat in seats:
                        store.update_seat(connection, live.id, seat)
                    self._announce(connection, live)
                    return [self._written(connection, live, notice=one) for one in notices]

                try:
                    told = await self.database.transact(write)
                except store.Conflict:
                    await self._reload(live)
                    continue
                before = stands(live)
                live.head.rev += 1
                for seat in seats:
                    live.seats[seat.seat] = seat
                break
            else:
                raise ApiError(503, "the game is being changed elsewhere; try again", "busy")
            self.showing.publish(live, before)
            self._tell_talk(live, told)
        self.wake(live)

    async def say(self, live: Live, user: str, name: str, text: str) -> ChatLine:
        """Let somebody say something to the whole table; the line as it is sent."""
        for _ in range(_TRIES):  # two people may speak at the same moment on two processes
            try:
                line = await self.database.transact(
                    lambda connection: self._written(connection, live, user, name, text)
                )
            except store.Conflict:
                continue
            self._tell_talk(live, [line])
            return line
        raise ApiError(503, "too many people speak at once; try again", "busy")

    async def note(self, live: Live, notice: Notice) -> None:
        """Let the table itself say something."""
        for _ in range(_TRIES):
            with suppress(store.Conflict):
                line = await self.database.transact(
                    lambda connection: self._written(connection, live, notice=notice)
                )
                self._tell_talk(live, [line])
                return

    def _written(
        self,
        connection: Connection,
        live: Live,
        user: str = "",
        name: str = "",
        text: str = "",
        notice: Notice | None = None,
    ) -> ChatLine:
        row: dict[str, Any] = {"user_id": user, "name": name, "text": text, "at": time.time()}
        row["notice"] = msgspec.to_builtins(notice)
        number = store.say(connection, live.id, row)
        for tell in self.chatter:
            tell(connection, live.id, number)
        return chat_line({**row, "number": number}, live.game, self.language)

    def _tell_talk(self, live: Live, lines: list[ChatLine]) -> None:
        for line in lines:
            self.hub.tell_all(live.id, encode(Talk.of(line)))

    async def change_head(self, live: Live, values: dict[str, Any]) -> None:
        """Change columns of the row of a game that its live form has under the same names."""
        async with live.lock:

            def write(connection: Connection) -> None:
                store.bump(connection, live.head, **msgspec.to_builtins(values))
                self._announce(connection, live)

            try:
                await self.database.transact(write)
            except store.Conflict:
                await self._reload(live)
                raise Stale("the game has changed meanwhile", *stands(live)[None][:2]) from None
            before = stands(live)
            live.head = msgspec.structs.replace(live.head, rev=live.head.rev + 1, **values)
            self.showing.publish(live, before)
        self.wake(live)

    async def rewrite(self, live: Live, make: Callable[[], Awaitable[Callable[[Connection], None]]]) -> None:
        """Write what is more than answers and read the game again; ``make`` gives what writes it."""
        async with live.lock:
            for _ in range(_TRIES):
                change = await make()

                def write(connection: Connection, change: Callable[[Connection], None] = change) -> None:
                    change(connection)
                    self._announce(connection, live)

                try:
                    await self.database.transact(write)
                except store.Conflict:
                    await self._reload(live)
                    continue
                await self._reload(live)
                break
            else:
                raise ApiError(503, "the game is being changed elsewhere; try again", "busy")
        self.wake(live)

    async def throw_away(self, live: Live) -> None:
        """Delete a game with everything that belongs to it."""

        def write(connection: Connection) -> None:
            store.delete_game(connection, live.id)
            for tell in self.clearing:
                tell(connection, live.id)

        async with live.lock:
            await self.database.transact(write)
        self.gone(live.id)

    def _announce(self, connection: Connection, live: Live) -> None:
        for announce in self.announce:
            announce(connection, live)

    def wake(self, live: Live) -> None:
        """Somebody who answers by himself may be asked now."""
        for wake in self.waking:
            wake(live)

    def all(self) -> list[Live]:
        """All games in memory."""
        return list(self._live.values())
