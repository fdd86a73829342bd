"""The whole map at a glance, and kept up to date: in which spaces which owner has what.

Between two questions only a few spaces change, and an unchanged space is the very same ``dict``. So the
last survey is kept, and only the spaces that differ are looked at again. A survey is good until the next
call.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from flagplot.games.axis_allies.board import Board, bits
from flagplot.games.axis_allies.pieces import Look, Stacks, Status, fresh, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.remember import changed_spaces
from flagplot.games.axis_allies.tally import FREE, IN_THE_AIR
from flagplot.kernel.memory import Own, own

_OWNERS = 16  # an owner is four bits of a piece
_MOST = 5_000

Entries = tuple[tuple[list[int], int], ...]  # (list, owner)


class Navies(NamedTuple):
    """The zones where any of some owners have ships of a kind."""

    surface: int  # warships, but no submarines
    ships: int
    destroyers: int
    carriers: int


class Survey:
    """Sets of spaces, in lists by owner."""

    __slots__ = (
        "_all",
        "_entries",
        "_features",
        "_naval",
        "_navies",
        "_seen",
        "_units",
        "board",
        "carriers",
        "cruisers",
        "decked",
        "destroyers",
        "fliers",
        "guests",
        "made_for",
        "marchers",
        "marked",
        "owners",
        "rested",
        "riders",
        "sailors",
        "ships",
        "strikers",
        "surface",
        "transports",
        "up",
        "walkers",
        "warships",
        "winged",
    )

    def __init__(self, board: Board) -> None:
        self.board = board
        self.made_for: War | None = None  # the last it was brought up to date for
        self._all: list[list[int]] = []
        self.owners = self._list()  # any unit, cargo left out
        self.marked = self._list()  # units with marks of this turn
        self.walkers = self._list()  # land units that may move
        self.marchers = self._list()  # land units that may attack
        self.riders = self._list()  # land units that may attack two territories away
        self.ships = self._list()  # any ships
        self.surface = self._list()  # surface warships [P40-MAP-06, P40-SEA-01]
        self.warships = self._list()  # ships that are no transports
        self.destroyers = self._list()
        self.transports = self._list()
        self.guests = self._list()  # land units on other powers' transports
        self.carriers = self._list()
        self.sailors = self._list()  # ships that may still do something
        self.cruisers = self._list()  # ships, no carriers, that have done nothing
        self.strikers = self._list()  # ships that roll to attack, aircraft attacking
        self.winged = self._list()  # aircraft, but those aboard
        self.fliers = self._list()  # aircraft that may take off or fly on
        self.rested = self._list()  # aircraft that have done nothing, aboard or not
        self.up = self._list()  # aircraft in the air
        self.decked = self._list()  # aircraft on undamaged carriers
        nothing: Stacks = {}
        self._units = [nothing] * board.n
        self._seen = [0] * board.n  # by space: one bit for every owner in every list
        self._features: dict[int, int] = {}  # by piece: the bits it sets
        self._entries: dict[int, Entries] = {}  # by set of bits: the entries of the lists they stand for
        self._navies: dict[int, Navies] = {}  # by set of owners, until a ship comes or goes
        fleets = (self.ships, self.surface, self.destroyers, self.carriers)
        self._naval = sum(self._mark(spaces, owner) for spaces in fleets for owner in range(_OWNERS))

    def _list(self) -> list[int]:
        spaces = [0] * _OWNERS
        self._all.append(spaces)
        return spaces

    def update(self, war: War) -> None:
        """Look at the spaces that have changed; most of them have not."""
        self.made_for, war.moved = war, False
        old, units = self._units, war.state.units
        if old == units:
            return
        known, entries, altered = self._features, self._entries, 0
        for space in changed_spaces(old, units):
            stacks = old[space] = units[space]
            now = 0
            for piece in stacks:
                marks = known.get(piece)
                now |= self._learn(piece) if marks is None else marks
            changed = self._seen[space] ^ now
            if changed:
                self._seen[space] = now
                altered |= changed
                places = entries.get(changed)
                if places is None:
                    places = self._find(changed)
                bit = 1 << space
                for spaces, owner in places:
                    spaces[owner] ^= bit
        if altered & self._naval:
            self._navies.clear()

    def _find(self, changed: int) -> Entries:
        """The entries of the lists that a set of bits stands for; the same few sets come up all the time."""
        if len(self._entries) >= _MOST:
            self._entries.clear()
        found = tuple((self._all[bit // _OWNERS], bit % _OWNERS) for bit in bits(changed))
        self._entries[changed] = found
        return found

    def _learn(self, piece: int) -> int:
        """Find the lists a piece belongs to, and remember them."""
        marks = 0
        for spaces, owner in self._memberships(look(piece)):
            marks |= self._mark(spaces, owner)
        self._features[piece] = marks
        return marks

    def _mark(self, spaces: list[int], owner: int) -> int:
        """The bit that stands for an owner in one of the lists."""
        lists = [id(one) for one in self._all]
        return 1 << lists.index(id(spaces)) * _OWNERS + owner

    def _memberships(self, seen: Look) -> Iterator[tuple[list[int], int]]:
        kind, owner = self.board.kinds[seen.kind], seen.owner
        yield self.owners, owner
        if fresh(seen.piece) != seen.piece:
            yield self.marked, owner
        if kind.land and seen.ready:
            yield self.walkers, owner
            if not kind.antiaircraft:  # guns never attack [P40-CMV-20]
                yield self.marchers, owner
                if kind.move > 1:
                    yield self.riders, owner
        elif kind.sea:
            yield from self._ships(seen)
        elif kind.air:
            yield self.winged, owner
            if seen.status in IN_THE_AIR:
                yield self.up, owner
            if seen.status in (Status.READY, Status.ALOFT):
                yield self.fliers, owner
            if seen.ready:
                yield self.rested, owner
            if seen.status is Status.ATTACKING:
                yield self.strikers, owner

    def _ships(self, seen: Look) -> Iterator[tuple[list[int], int]]:
        kind, owner = self.board.kinds[seen.kind], seen.owner
        ready = seen.ready
        for spaces, counts in (
            (self.ships, True),
            (self.surface, kind.surface_warship),
            (self.warships, kind.warship),
            (self.destroyers, kind.destroyer),
            (self.transports, kind.transport),
            (self.carriers, kind.deck > 0),
            (self.sailors, seen.status in FREE),
            (self.cruisers, ready and not kind.deck),
            (self.strikers, kind.attack > 0),
        ):
            if counts:
                yield spaces, owner
        for item in seen.aboard:
            if kind.transport and item.owner != owner:
                yield self.guests, item.owner
            if kind.deck and not seen.damaged:  # nobody takes off from a damaged carrier [P40-CVS-07]
                yield self.decked, item.owner
                if ready:
                    yield self.fliers, item.owner
                    yield self.rested, item.owner

    def marked_spaces(self) -> int:
        """The spaces where anybody has units with marks of this turn."""
        found = 0
        for spaces in self.marked:
            found |= spaces
        return found

    def navies(self, owners: int) -> Navies:
        """The zones where any of a set of owners has ships, remembered because it is asked most."""
        found = self._navies.get(owners)
        if found is None:
            surface = ships = destroyers = carriers = 0
            for owner in bits(owners):
                surface |= self.surface[owner]
                ships |= self.ships[owner]
                destroyers |= self.destroyers[owner]
                carriers |= self.carriers[owner]
            found = self._navies[owners] = Navies(surface, ships, destroyers, carriers)
        return found

    def of(self, masks: list[int], owners: int) -> int:
        """The spaces where any of a set of owners has what ``masks`` counts."""
        found = 0
        for owner in bits(owners):
            found |= masks[owner]
        return found


class _Kept(Own):
    """A survey changes while it is in use, so no two threads may share one."""

    def __init__(self) -> None:
        self.surveys: dict[Board, Survey] = {}  # one for each printed board
        self.last: Survey | None = None


_KEPT = own(_Kept)


def survey(war: War) -> Survey:
    """The map of a state as it stands now."""
    last = _KEPT.last
    # asked several times in a row about one map: be quick
    if last is not None and last.made_for is war and not war.moved:
        return last
    surveys, board = _KEPT.surveys, war.board.printed
    found = surveys.get(board)
    if found is None:
        found = surveys[board] = Survey(board)
    _KEPT.last = found
    found.update(war)
    return found
