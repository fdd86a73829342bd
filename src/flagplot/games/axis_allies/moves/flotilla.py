"""The ships of one zone, counted once: who has which, and which of them may still act.

Stacks are never changed in place, so a count stays true as long as that very ``dict`` lives; the table keeps
it alive and is emptied when it grows too large.
"""

from __future__ import annotations

from functools import cache

from flagplot.games.axis_allies.board import Board, bits
from flagplot.games.axis_allies.moves.tally import tally
from flagplot.games.axis_allies.pieces import Age, Stacks, Status, look
from flagplot.games.axis_allies.play import War

_MOST = 20_000
_FREE = (Status.READY, Status.MOVED, Status.OFFLOADED)


class Flotilla:
    """The ships in one zone. Sets of owners are integers with one bit an owner."""

    __slots__ = ("destroyers", "free", "guests", "ships", "submarines", "surface", "transports", "warships")

    def __init__(self, stacks: Stacks, board: Board) -> None:
        self.ships = 0  # owners of any sea unit
        self.surface = 0  # of surface warships: battleships, carriers, cruisers, destroyers [P40-SEA-01]
        self.destroyers = 0
        self.submarines = 0  # warships, but not surface warships [P40-SUB-15]
        self.warships = 0
        self.transports = 0
        self.guests = 0  # of land units on other powers' transports
        self.free: dict[int, tuple[int, ...]] = {}  # by owner: ships that may still do something
        for piece in stacks:
            seen = look(piece)
            kind = board.kinds[seen.kind]
            if not kind.sea:
                continue
            bit = 1 << seen.owner
            self.ships |= bit
            self.surface |= bit * kind.surface_warship
            self.destroyers |= bit * kind.destroyer
            self.submarines |= bit * kind.submarine
            self.warships |= bit * kind.warship
            if kind.transport:
                self.transports |= bit
                for item in seen.aboard:
                    self.guests |= (item.owner != seen.owner) << item.owner
            if seen.status in _FREE:
                self.free[seen.owner] = (*self.free.get(seen.owner, ()), piece)


_FLOTILLAS: dict[int, tuple[Stacks, Board, Flotilla]] = {}


def flotilla(stacks: Stacks, board: Board) -> Flotilla:
    """Count the ships of a zone, or remember them."""
    found = _FLOTILLAS.get(id(stacks))
    if found is not None and found[0] is stacks and found[1] is board:
        return found[2]
    if len(_FLOTILLAS) >= _MOST:
        _FLOTILLAS.clear()
    counted = Flotilla(stacks, board)
    _FLOTILLAS[id(stacks)] = (stacks, board, counted)
    return counted


@cache
def sea_zones(board: Board) -> tuple[int, ...]:
    """The numbers of all sea zones."""
    return tuple(bits(board.sea_mask))


def afloat(war: War) -> list[tuple[int, Flotilla]]:
    """All zones with units in them, with their ships."""
    units, board = war.state.units, war.board
    return [(zone, flotilla(units[zone], board)) for zone in sea_zones(board) if units[zone]]


def waters(war: War, power: int, region: int) -> tuple[int, int, int]:
    """Of the zones in ``region``: the hostile ones, those with any enemy ship, those with an enemy destroyer.

    Only surface warships of powers at war make a zone hostile; ships of powers at peace never count, nor do
    submarines and transports. [P40-MAP-05, P40-MAP-06, P40-POL-21, P40-CMV-14, P40-TRN-21, P40-SUB-07]
    """
    hostile = ships = destroyers = 0
    units, board, enemies = war.state.units, war.board, war.state.war[power]
    if enemies:
        for zone in bits(region):
            if units[zone]:
                there = flotilla(units[zone], board)
                if there.ships & enemies:
                    bit = 1 << zone
                    ships |= bit
                    if there.surface & enemies:
                        hostile |= bit
                        if there.destroyers & enemies:
                            destroyers |= bit
    return hostile, ships, destroyers


def attacked_by_arrivals(war: War, zone: int, power: int) -> bool:
    """Whether warships that moved in make the attack on a zone, so that those lying there are free."""
    kinds = war.board.kinds
    return any(
        look(piece).status is Status.DONE and kinds[look(piece).kind].warship
        for piece in war.own(zone, power)
    )


class Force:
    """What matters about the ships of an order."""

    __slots__ = ("can_land", "decks", "fresh", "idle", "move", "submarines_only", "transports", "warship")

    def __init__(self, stacks: Stacks, board: Board, power: int) -> None:
        self.transports: list[int] = []
        self.submarines_only = bool(stacks)
        self.warship = False  # anything but transports
        self.decks = False
        self.fresh = False  # land units loaded in this Combat Move phase are aboard
        self.can_land = False  # land units that may storm ashore are aboard
        self.idle = True  # every ship has done nothing so far
        self.move = 9
        for piece in stacks:
            seen = look(piece)
            kind = board.kinds[seen.kind]
            self.submarines_only &= kind.submarine
            self.warship |= not kind.transport
            self.decks |= kind.deck > 0
            self.idle &= seen.status is Status.READY
            self.move = min(self.move, kind.move)
            if kind.transport:
                self.transports.append(piece)
                self.fresh |= loaded_in_combat(piece, power)
                self.can_land |= can_storm(board, piece, power)


_FORCES: dict[tuple[int, int], tuple[Stacks, Board, Force]] = {}


def force_of(stacks: Stacks, board: Board, power: int) -> Force:
    """The facts about a force, remembered like a flotilla."""
    found = _FORCES.get((id(stacks), power))
    if found is not None and found[0] is stacks and found[1] is board:
        return found[2]
    if len(_FORCES) >= _MOST:
        _FORCES.clear()
    facts = Force(stacks, board, power)
    _FORCES[id(stacks), power] = (stacks, board, facts)
    return facts


def loaded_in_combat(transport: int, power: int) -> bool:
    """Whether units of the power aboard were loaded in this Combat Move phase. [P40-TRN-07]"""
    return any(item.owner == power and item.age is Age.COMBAT for item in look(transport).aboard)


def can_storm(board: Board, transport: int, power: int) -> bool:
    """Whether units of the power aboard may land in an assault.

    Units of other powers wait for their own turn [P40-TRN-18, P40-MNF-08]; antiaircraft guns never land that
    way [P40-TRN-29].
    """
    return any(
        item.owner == power and not board.kinds[item.kind].antiaircraft for item in look(transport).aboard
    )


# -- the hold ------------------------------------------------------------------------------------------


def fits(board: Board, transport: int, kind: int) -> bool:
    """Whether one more land unit of this kind finds room: one of any kind, and one infantry besides.

    [P40-TRN-02] Nothing but land units goes aboard [P40-SEA-02]; facilities are no units and never do
    [P40-TRN-03, P40-FAC-03].
    """
    seen, slot = look(transport), board.kinds[kind].slot
    if not slot or len(seen.aboard) >= board.kinds[seen.kind].hold:
        return False
    return slot == "infantry" or all(board.kinds[item.kind].slot == "infantry" for item in seen.aboard)


def ready_units(war: War, land: int, power: int) -> list[int]:
    """The kinds of land units of the power in a territory that have not moved. [P40-TRN-10]"""
    groups = tally(war.state.units[land], war.board).land.get(power, ())
    return [look(piece).kind for piece, _ in groups]
