"""One look at, or one change of, a war: the state with its board, and the few ways to change the map.

All rules of the family take a ``War`` first. Reading is done on ``war.state`` and ``war.board``; changing
units, control and money goes through the methods here, so that events and laws stay in one place.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.edition import Edition
from flagplot.games.axis_allies.events import Lost, Paid
from flagplot.games.axis_allies.pieces import Stacks, look, minus, plus
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.dice import Dice
from flagplot.kernel.flow import Aim, Play
from flagplot.kernel.memory import Own, own

_last: tuple[Any, ...] = (None, None, None, -1, None, None)


def _look_up(edition: Edition, state: WarState) -> Board:
    """Ask the edition for the board, and keep the answer; see ``Edition.board`` for what it depends on."""
    global _last
    board = edition.board(state)
    if state.turn_control:
        _last = (state.flags, state.turn_control, state.options, state.active, edition, board)
    return board


class _Touched(Own):
    """The spaces where units were changed last, in whatever game: where to look first for what is new."""

    def __init__(self) -> None:
        self.spaces: deque[int] = deque(maxlen=8)


TOUCHED = own(_Touched)


class War(Play[WarState]):
    """A ``Play`` of an Axis & Allies game."""

    __slots__ = ("board", "edition", "kept", "moved")

    def __init__(self, edition: Edition, state: WarState, dice: Dice | None = None) -> None:
        self.state, self.dice = state, dice  # as Play does; made twice for every decision, so kept short
        self.events, self.faces, self.lane = [], [], ""
        self.edition = edition
        # what was worked out about a state that nobody is going to change: see ``Snapshot``
        self.kept: dict[Any, Any] | None = None
        self.moved = True  # units may have changed since ``survey`` looked last
        last = _last  # mostly it is the turn of the same power, and none of these is ever changed in place
        same = last[0] is state.flags and last[1] is state.turn_control and last[2] is state.options
        if same and last[3] == state.active and last[4] is edition:
            self.board: Board = last[5]
        else:
            self.board = _look_up(edition, state)

    def refresh(self) -> None:
        """Look at the board again: the active power, or what it can do, has changed."""
        self.board = self.edition.board(self.state)

    # -- units ----------------------------------------------------------------------------------------

    def touch(self, space: int) -> None:
        """Note that what stands in a space is about to change."""
        self.moved = True
        TOUCHED.spaces.append(space)

    def put(self, space: int, stacks: Stacks) -> None:
        """Replace everything in a space."""
        self.touch(space)
        self.state.units[space] = stacks

    def add(self, space: int, piece: int, count: int = 1) -> None:
        """Put units into a space."""
        self.touch(space)
        self.state.units[space] = plus(self.state.units[space], piece, count)

    def remove(self, space: int, piece: int, count: int = 1) -> None:
        """Take units out of a space."""
        self.touch(space)
        self.state.units[space] = minus(self.state.units[space], piece, count)

    def turn(self, space: int, old: int, new: int, count: int = 1) -> None:
        """Change the marks of units that stay where they are."""
        if old != new:
            self.touch(space)
            self.state.units[space] = plus(minus(self.state.units[space], old, count), new, count)

    def lose(self, space: int, piece: int, count: int = 1, reason: str = "") -> None:
        """Report units (already taken off the map) as lost, with everything aboard them."""
        seen = look(piece)
        kinds, owners = self.board.kinds, self.board.owner_ids
        where = self.board.space_ids[space]
        self.emit(
            Lost(
                power=owners[seen.owner],
                units=kinds[seen.kind].id,
                count=count,
                space=where,
                reason=reason,
            )
        )
        for item in seen.aboard:
            self.emit(
                Lost(
                    power=owners[item.owner],
                    units=kinds[item.kind].id,
                    count=count,
                    space=where,
                    reason="aboard",
                )
            )

    # -- money -----------------------------------------------------------------------------------------

    def pay(self, power: int, ipcs: int, reason: str) -> None:
        """Give IPCs to a power, or take them when negative; no action hands them to another.

        They are whole numbers, never negative, and there are always enough in the bank.
        [P40-GEN-07, A50-GEN-03, A50-GEN-10, A50-INC-04, A50-SET-11]
        """
        if ipcs:
            self.state.treasury[power] += ipcs
            self.emit(Paid(power=self.board.owner_ids[power], ipcs=ipcs, reason=reason))

    # -- dice -------------------------------------------------------------------------------------------

    def volley(self, shots: list[tuple[int, int]], reason: str, aim: Aim) -> int:
        """Fire dice of one hit class: (dice, value) pairs, highest value first; the number of hits.

        Each group of equal value is one throw. [P40-GEN-08, P40-GCB-17] With the low_luck
        switch six points of value are one sure hit and only the rest is rolled for.
        """
        if self.state.options.get("low_luck"):
            sure, rest = divmod(sum(count * value for count, value in shots), 6)
            at = aim._replace(low=1, high=rest)
            lucky = bool(rest) and self.roll(1, f"{reason} at {rest} (low luck)", aim=at)[0] <= rest
            return sure + lucky
        hits = 0
        for count, value in shots:
            faces = self.roll(count, f"{reason} at {value}", aim=aim._replace(low=1, high=value))
            hits += sum(face <= value for face in faces)
        return hits

    # -- reading -----------------------------------------------------------------------------------------

    def own(self, space: int, power: int) -> Stacks:
        """The stacks of one power in a space."""
        return {p: n for p, n in self.state.units[space].items() if look(p).owner == power}

    def seat(self, power: int) -> str:
        """The seat of a power."""
        return self.board.owner_ids[power]

    def power(self, seat: str) -> int:
        """The power of a seat."""
        return self.board.owner_of[seat]

    def name(self, space: int) -> str:
        """The id of a space."""
        return self.board.space_ids[space]
