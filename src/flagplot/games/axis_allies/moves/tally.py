"""What is in a space, counted once: which owners have what, and what of it can still move.

Stacks are never changed in place, so what was counted for a ``dict`` of stacks stays true as long as that
very object lives. The table below keeps the object alive and is emptied when it grows too large.
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.pieces import Look, Piece, Stacks, Status, look, make

_MOST = 20_000
_IN_THE_AIR = (Status.ATTACKING, Status.RAIDING, Status.ESCORTING, Status.ALOFT)

Group = tuple[int, int]  # piece, count


class Tally:
    """The contents of one space. Sets of owners are integers with one bit an owner."""

    __slots__ = (
        "_takeoffs",
        "aboard",
        "airborne",
        "bound",
        "carriers",
        "decked",
        "fliers",
        "grounded",
        "land",
        "owners",
        "ships",
        "strikers",
        "surface",
        "up",
        "walkers",
    )

    def __init__(self, stacks: Stacks, board: Board) -> None:
        self.owners = 0  # of any unit, cargo left out
        self.ships = 0  # of any sea unit
        self.surface = 0  # of surface warships [P40-MAP-06, P40-SEA-01]
        self.strikers = 0  # of sea units that roll to attack, or of aircraft attacking here
        self.walkers = 0  # of land units that may still move
        self.fliers = 0  # of aircraft that may take off or fly on
        self.up = 0  # of aircraft in the air
        self.decked = 0  # of aircraft on undamaged carriers
        self.land: dict[int, tuple[Group, ...]] = {}  # by owner: land units that have done nothing
        self.grounded: dict[int, tuple[Group, ...]] = {}  # by owner: aircraft that have done nothing
        self.airborne: dict[int, tuple[Group, ...]] = {}  # by owner: aircraft in the air
        self.aboard: dict[int, tuple[Group, ...]] = {}  # by owner: aircraft that can leave their carrier
        self.bound: dict[int, tuple[Group, ...]] = {}  # by owner: aircraft a carrier took along this turn
        self.carriers: tuple[Group, ...] = ()
        self._takeoffs: dict[int, list[Group]] = {}
        for piece, count in stacks.items():
            self._count(piece, count, board)

    def _count(self, piece: int, count: int, board: Board) -> None:
        seen = look(piece)
        kind, owner = board.kinds[seen.kind], seen.owner
        bit = 1 << owner
        self.owners |= bit
        if kind.land:
            if seen.status is Status.READY:
                self.walkers |= bit
                self.land[owner] = (*self.land.get(owner, ()), (piece, count))
        elif kind.sea:
            self.ships |= bit
            if kind.surface_warship:
                self.surface |= bit
            if kind.attack:
                self.strikers |= bit
            if kind.deck:
                self.carriers = (*self.carriers, (piece, count))
                if not seen.damaged:  # nobody takes off from a damaged carrier [P40-CVS-07, P40-CVS-08]
                    self._count_decks(seen, count)
        elif seen.status is Status.READY:
            self.fliers |= bit
            self.grounded[owner] = (*self.grounded.get(owner, ()), (piece, count))
        elif seen.status in _IN_THE_AIR:
            self.up |= bit
            self.airborne[owner] = (*self.airborne.get(owner, ()), (piece, count))
            if seen.status is Status.ALOFT:
                self.fliers |= bit
            elif seen.status is Status.ATTACKING:
                self.strikers |= bit

    def _count_decks(self, carrier: Look, count: int) -> None:
        """Aircraft aboard; those a carrier has already taken along have made their move with it."""
        decks = self.aboard if carrier.status is Status.READY else self.bound
        for item in carrier.aboard:
            decks[item.owner] = _with(decks.get(item.owner, ()), make(item.owner, item.kind), count)
            self.decked |= 1 << item.owner
            if carrier.status is Status.READY:
                self.fliers |= 1 << item.owner

    def aircraft(self, power: int) -> list[Group]:
        """Aircraft of a power that may take off or fly on: on the ground, on decks, aloft.

        Those on decks are given as loose pieces: which of two carriers a plane leaves makes no difference,
        because every plane still aboard may change decks in this turn as well.
        """
        found = self._takeoffs.get(power)
        if found is None:
            found = [*self.grounded.get(power, ()), *self.aboard.get(power, ())]
            found += [g for g in self.airborne.get(power, ()) if look(g[0]).status is Status.ALOFT]
            found.sort()
            self._takeoffs[power] = found
        return found


def _with(groups: tuple[Group, ...], piece: Piece, count: int) -> tuple[Group, ...]:
    for number, (other, before) in enumerate(groups):
        if other == piece:
            return (*groups[:number], (piece, before + count), *groups[number + 1 :])
    return (*groups, (piece, count))


_TALLIES: dict[int, tuple[Stacks, Board, Tally]] = {}


def tally(stacks: Stacks, board: Board) -> Tally:
    """Count the contents of a space, or remember them."""
    found = _TALLIES.get(id(stacks))
    if found is not None and found[0] is stacks and found[1] is board:
        return found[2]
    if len(_TALLIES) >= _MOST:
        _TALLIES.clear()
    counted = Tally(stacks, board)
    _TALLIES[id(stacks)] = (stacks, board, counted)
    return counted
