"""The whole map counted, and kept up to date: in which spaces which owner has what.

Between two questions only a few spaces change, and an unchanged space is the very same ``dict``. So the
last count is kept, and only the spaces that differ are counted again. A survey is good until the next call.
"""

from __future__ import annotations

from itertools import compress
from operator import is_not

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.moves.tally import Tally, tally
from flagplot.games.axis_allies.pieces import Stacks
from flagplot.games.axis_allies.play import War

_OWNERS = 16  # an owner is four bits of a piece


class Survey:
    """Sets of spaces by owner."""

    __slots__ = (
        "_tallies",
        "_units",
        "board",
        "carriers",
        "decked",
        "fliers",
        "ships",
        "strikers",
        "surface",
        "up",
        "walkers",
    )

    def __init__(self, board: Board) -> None:
        self.board = board
        self.surface = [0] * _OWNERS  # surface warships
        self.ships = [0] * _OWNERS  # any ships
        self.strikers = [0] * _OWNERS  # ships that roll to attack, aircraft attacking
        self.walkers = [0] * _OWNERS  # land units that may move
        self.fliers = [0] * _OWNERS  # aircraft that may fly
        self.up = [0] * _OWNERS  # aircraft in the air
        self.decked = [0] * _OWNERS  # aircraft on decks
        self.carriers = 0  # carriers of anybody
        nothing: Stacks = {}
        self._units = [nothing] * board.n
        self._tallies = [tally(nothing, board)] * board.n

    def update(self, units: list[Stacks]) -> None:
        """Count the spaces that have changed."""
        old = self._units
        if old == units:
            return
        for space in compress(range(len(units)), map(is_not, old, units)):
            after = tally(units[space], self.board)
            self._note(space, self._tallies[space], after)
            self._tallies[space] = after
        self._units = units.copy()

    def _note(self, space: int, old: Tally, new: Tally) -> None:
        bit = 1 << space
        for masks, changed in (
            (self.surface, old.surface ^ new.surface),
            (self.ships, old.ships ^ new.ships),
            (self.strikers, old.strikers ^ new.strikers),
            (self.walkers, old.walkers ^ new.walkers),
            (self.fliers, old.fliers ^ new.fliers),
            (self.up, old.up ^ new.up),
            (self.decked, old.decked ^ new.decked),
        ):
            while changed:
                low = changed & -changed
                masks[low.bit_length() - 1] ^= bit
                changed ^= low
        if new.carriers:
            self.carriers |= bit
        else:
            self.carriers &= ~bit

    def of(self, masks: list[int], owners: int) -> int:
        """The spaces where any of a set of owners has what ``masks`` counts."""
        found = 0
        while owners:
            low = owners & -owners
            found |= masks[low.bit_length() - 1]
            owners ^= low
        return found


_SURVEYS: dict[Board, Survey] = {}


def survey(war: War) -> Survey:
    """The map of a state as it stands now."""
    found = _SURVEYS.get(war.board)
    if found is None:
        found = _SURVEYS[war.board] = Survey(war.board)
    found.update(war.state.units)
    return found
