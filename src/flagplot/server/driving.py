"""What nobody has to be asked for: answers of bots and standing orders, given for as long as somebody wants.

Bots that only draw lots answer at once. All others think in processes of their own (``thinkers.py``), outside
the lock of the game: meanwhile it can be looked at, left and taken back, and a thought that no longer fits
is thought again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, NamedTuple

from flagplot.bots import random_choice
from flagplot.bots.player import Run
from flagplot.kernel.action import Action
from flagplot.kernel.lanes import number_of
from flagplot.kernel.stream import mix
from flagplot.kernel.thinking import RANDOM, Thought
from flagplot.server import store
from flagplot.server.budget import working
from flagplot.server.errors import Missing
from flagplot.server.live import Batch, Live
from flagplot.server.tables import Tables
from flagplot.server.thinkers import Thinkers

logger = logging.getLogger("flagplot.server")

_SLICE = 0.02  # seconds of drawing lots before the others get their turn
_MANY = 400  # answers in one transaction at most
_TRIES = 4  # when other processes write to the same game at the same moment
_BREATH = 0.8  # seconds between two runs of answers where people follow them


class Asked(NamedTuple):
    """A seat whose bot has to think before it can answer."""

    seat: str
    level: str
    number: int  # of the last answer it knows of


class Driving:
    """The bots of this process."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables, self.thinkers = tables, thinkers
        self.answers = 0
        self.closing = False

    def wake(self, live: Live) -> None:
        """Let bots and standing orders answer, if any of them is asked."""
        busy = live.driver is not None and not live.driver.done()
        if self.closing or busy or live.stuck == live.head.rev or live.head.outdated:
            return
        try:
            with working(live):
                wanted = self._choice(live, live.state) or self._asked(live)
        except Exception:
            self._give_up(live)
            return
        if wanted is not None:
            live.driver = asyncio.create_task(self._drive(live))

    @staticmethod
    def _give_up(live: Live) -> None:
        """A bot has found no answer: say so once, and leave the game alone until it changes."""
        logger.exception("a bot could not answer", extra={"game": live.id, "seq": live.seq})
        live.stuck = live.head.rev

    async def _drive(self, live: Live) -> None:
        conflicts = 0
        try:
            while not self.closing and conflicts < _TRIES:
                await asyncio.sleep(_pause(live))
                try:
                    if not await self._go_on(live):
                        return
                    conflicts = 0
                except store.Conflict:
                    conflicts += 1
                    await self.tables.refresh(live)
        except Missing:
            return  # thrown away meanwhile
        except Exception:
            self._give_up(live)

    async def _go_on(self, live: Live) -> bool:
        """Give the answers that are ready; whether anything is left to do."""
        await self._think(live)
        async with live.lock:
            batch = self._answers(live)
            if not batch.entries:
                return self._asked(live) is not None
            await self.tables.commit(live, batch)
            self._note(live, batch)
            return True

    def _note(self, live: Live, batch: Batch) -> None:
        self.answers += len(batch.entries)
        for entry in batch.entries:
            if entry.seat in live.runs:
                live.runs[entry.seat].given()

    # -- answering ---------------------------------------------------------------------------------------

    def _answers(self, live: Live) -> Batch:
        batch = live.batch()
        given: dict[str, int] = {}
        end = time.perf_counter() + _SLICE
        most = 1 if _gap(live) and not live.peopled else _MANY
        with working(live):
            while (
                len(batch.entries) < most and (choice := self._choice(live, batch.state, given)) is not None
            ):
                if batch.entries and batch.entries[-1].private and batch.entries[-1].seat != choice[0]:
                    break  # what only one seat sees is written by itself
                batch.enter(*choice)
                given[choice[0]] = given.get(choice[0], 0) + 1
                if time.perf_counter() > end:
                    break
        return batch

    def _choice(
        self, live: Live, state: Any, given: dict[str, int] | None = None
    ) -> tuple[str, Action] | None:
        """The next answer nobody has to be asked for; ``given`` counts those of runs not yet written."""
        if not self._wanted(live, state):
            return None
        for name in state.waiting:
            seat = live.seats[name]
            if seat.automatic:
                answer = self._bot_answer(live, state, name, (given or {}).get(name, 0))
            elif seat.orders is None or (seat.orders.when == "absent" and self._online(live, seat.user)):
                continue
            else:
                answer = seat.orders.answer(live.game, state, name)
            if answer is not None:
                return name, answer
        return None

    def _bot_answer(self, live: Live, state: Any, name: str, given: int) -> Action | None:
        seen = live.game.seen(state, name)
        if live.level_of(name) == RANDOM.id:
            return random_choice(seen, live.head.bot_seed)
        run = live.runs.get(name)
        return None if run is None else run.ready(number_of(state, name), seen.legal, given)

    def _online(self, live: Live, user: str | None) -> bool:
        return user in self.tables.hub.online(live.id)

    # -- thinking ----------------------------------------------------------------------------------------

    def _asked(self, live: Live) -> Asked | None:
        """The next seat whose bot must think, if nothing can be answered before that."""
        if not self._wanted(live, live.state):
            return None
        for name in live.state.waiting:
            if live.seats[name].automatic and live.level_of(name) != RANDOM.id:
                return Asked(name, live.level_of(name), live.number(name))
        return None

    async def _think(self, live: Live) -> None:
        """Have the bot think whose answer comes next, unless it has answers left."""
        with working(live):
            asked = None if self._choice(live, live.state) else self._asked(live)
            state = live.game.to_json(live.state) if asked else ""
        if asked is None:
            return
        live.thinking = asked.seat
        self.tables.showing.tell_thinking(live)
        try:
            thought = await self.thought(live, state, asked.seat, asked.level)
        finally:
            live.thinking = ""
            self.tables.showing.tell_thinking(live)
        live.runs[asked.seat] = Run(asked.number, thought)

    async def thought(self, live: Live, state: str, seat: str, level: str) -> Thought:
        """What a bot would answer for a seat at a state of the game."""
        return await self.thinkers.think(live.head.game, state, seat, level, mix(live.head.bot_seed, seat))

    def _wanted(self, live: Live, state: Any) -> bool:
        """Whether anybody wants the game to go on.

        Not while bots cover every player. Bots among themselves play for whoever watches in this process, or
        because somebody has told them to play on; they stop where the game lets random play stop.
        """
        if live.gathering or live.paused:
            return False
        if live.peopled:
            return any(seat.user is not None and not seat.covered for seat in live.seats.values())
        pace, cap = live.head.pace, live.game.meta.round_cap
        watched = pace.alone or live.id in self.tables.hub.rooms
        return pace.speed != "paused" and watched and (not cap or live.game.round(state) <= cap)

    # -- leaving -----------------------------------------------------------------------------------------

    async def close(self) -> None:
        """Stop the bots; everything is already written."""
        self.closing = True
        self.thinkers.close()
        tasks = [live.driver for live in self.tables.all() if live.driver and not live.driver.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _gap(live: Live) -> float:
    """Seconds between what bots do: people wait only so long that they can follow those who think."""
    if not live.peopled:
        return live.head.pace.gap
    return _BREATH if live.runs else 0.0


def _pause(live: Live) -> float:
    """Seconds until the next answer is due. Every process counts from the last one, whoever wrote it."""
    return max(0.0, live.head.updated + _gap(live) - time.time()) if _gap(live) else 0.0
