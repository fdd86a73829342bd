"""What is in a space, counted once: who has which units there that can still move, carry or be carried.

Stacks are never changed in place, so what was counted for a ``dict`` of stacks stays true as long as that
very object lives. A tally keeps the object alive; when the table of them is full the oldest goes.
"""

from __future__ import annotations

from flagplot.games.axis_allies.board import Board, Kind
from flagplot.games.axis_allies.pieces import Look, Piece, Stacks, Status, look
from flagplot.kernel.memory import Table

_MOST = 1_000
FREE = (Status.READY, Status.MOVED, Status.OFFLOADED)  # ships that may still do something
IN_THE_AIR = (Status.ATTACKING, Status.RAIDING, Status.ESCORTING, Status.ALOFT, Status.DROPPING)

Group = tuple[int, int]  # piece, count


class Tally:
    """The contents of one space. Sets of owners are integers with one bit an owner."""

    __slots__ = (
        "_takeoffs",
        "aboard",
        "airborne",
        "board",
        "bound",
        "carriers",
        "free",
        "grounded",
        "land",
        "owners",
        "stacks",
        "submarines",
        "warships",
    )

    def __init__(self, stacks: Stacks, board: Board) -> None:
        self.stacks, self.board = stacks, board
        self.owners: int  # of any unit, cargo left out
        self.warships = 0  # of ships that are no transports
        self.submarines = 0  # warships, but not surface warships [P40-SUB-15]
        self.land: dict[int, tuple[Group, ...]] = {}  # by owner: land units that have done nothing
        self.free: dict[int, tuple[int, ...]] = {}  # by owner: ships that may still do something
        self.grounded: dict[int, tuple[Group, ...]] = {}  # by owner: aircraft that have done nothing
        self.airborne: dict[int, tuple[Group, ...]] = {}  # by owner: aircraft in the air
        self.aboard: dict[int, tuple[Group, ...]] = {}  # by owner: aircraft that can leave their carrier
        self.bound: dict[int, tuple[Group, ...]] = {}  # by owner: aircraft a carrier took along this turn
        self.carriers: tuple[Group, ...] = ()
        self._takeoffs: dict[int, list[Group]] = {}
        kinds, owners, land = board.kinds, 0, self.land
        for piece, count in stacks.items():
            seen = look(piece)
            kind, owner = kinds[seen.kind], seen.owner
            owners |= 1 << owner
            cls = kind.cls
            if cls == "land":
                if seen.ready:
                    land[owner] = (*land[owner], (piece, count)) if owner in land else ((piece, count),)
            elif cls == "sea":
                self._count_ships(seen, kind, count)
            elif seen.ready:
                self.grounded[owner] = (*self.grounded.get(owner, ()), (piece, count))
            elif seen.status in IN_THE_AIR:
                self.airborne[owner] = (*self.airborne.get(owner, ()), (piece, count))
        self.owners = owners

    def _count_ships(self, seen: Look, kind: Kind, count: int) -> None:
        owner = seen.owner
        self.submarines |= kind.submarine << owner
        self.warships |= kind.warship << owner
        if seen.status in FREE:
            self.free[owner] = (*self.free.get(owner, ()), seen.piece)
        if kind.deck:
            self.carriers = (*self.carriers, (seen.piece, count))
            if not seen.damaged:  # nobody takes off from a damaged carrier [P40-CVS-07, P40-CVS-08]
                self._count_decks(seen, count)

    def _count_decks(self, carrier: Look, count: int) -> None:
        """Aircraft aboard; those a carrier has already taken along have made their move with it."""
        decks = self.aboard if carrier.ready else self.bound
        for item in carrier.aboard:
            decks[item.owner] = _with(decks.get(item.owner, ()), item.loose, count)

    def aircraft(self, power: int) -> list[Group]:
        """Aircraft of a power that may take off or fly on: on the ground, on decks, aloft.

        Those on decks are given as loose pieces: which of two carriers a plane leaves makes no difference,
        because every plane still aboard may change decks in this turn as well.
        """
        found = self._takeoffs.get(power)
        if found is None:
            found = [*self.grounded.get(power, ()), *self.aboard.get(power, ())]
            found += [g for g in self.airborne.get(power, ()) if look(g[0]).aloft]
            found.sort()
            self._takeoffs[power] = found
        return found


def _with(groups: tuple[Group, ...], piece: Piece, count: int) -> tuple[Group, ...]:
    for number, (other, before) in enumerate(groups):
        if other == piece:
            return (*groups[:number], (piece, before + count), *groups[number + 1 :])
    return (*groups, (piece, count))


_TALLIES: Table[int, Tally] = Table(_MOST)  # by the identity of the stacks


def tally(stacks: Stacks, board: Board) -> Tally:
    """Count the contents of a space, or remember them."""
    found, board = _TALLIES.get(id(stacks)), board.printed
    if found is None or found.stacks is not stacks or found.board is not board:
        return _TALLIES.keep(id(stacks), Tally(stacks, board))
    return found
