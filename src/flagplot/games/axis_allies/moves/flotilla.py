"""Ships: who holds which waters, what matters about the ships of an order, what fits into a hold."""

from __future__ import annotations

from flagplot.games.axis_allies.board import Board, bits, mask_of
from flagplot.games.axis_allies.pieces import Age, Stacks, Status, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.survey import survey
from flagplot.games.axis_allies.tally import tally
from flagplot.kernel.memory import Table

_MOST = 500


def waters(war: War, power: int, region: int) -> tuple[int, int, int]:
    """Of the zones in ``region``: the hostile ones, those with any enemy ship, those with an enemy destroyer.

    Only surface warships of powers at war make a zone hostile; ships of powers at peace never count, nor do
    submarines and transports. [P40-MAP-05, P40-MAP-06, P40-POL-21, P40-CMV-14, P40-TRN-21, P40-SUB-07,
    A50-SZN-01, A50-SZN-02, A50-SZN-03, A50-SUB-05, A50-TRN-11]
    """
    enemies = war.state.war[power]
    if not enemies:
        return 0, 0, 0
    hostile, ships, destroyers, _ = survey(war).navies(enemies)
    if not ships & region:
        return 0, 0, 0
    return hostile & region, ships & region, destroyers & region


def attacked_by_arrivals(war: War, zone: int, power: int) -> bool:
    """Whether warships that moved in make the attack on a zone, so that those lying there are free."""
    kinds = war.board.kinds
    return any(
        look(piece).status is Status.DONE and kinds[look(piece).kind].warship
        for piece in war.own(zone, power)
    )


def lurking(war: War, power: int) -> int:
    """The hostile zones where submarines of the power lie by themselves and need not fight.

    They have not moved, nobody else of the power is there to fight, and no attack was announced. Where they
    may, they stay in peace or move in noncombat movement. [A50-HSZ-11]
    """
    if not war.edition.submarines_lurk:
        return 0
    now, kinds = survey(war), war.board.kinds
    found = 0
    for zone in bits(now.ships[power] & now.navies(war.state.war[power]).surface):
        own = [look(piece) for piece in war.own(zone, power)]
        quiet = all(
            seen.ready and kinds[seen.kind].submarine
            for seen in own
            if kinds[seen.kind].sea or seen.status is Status.ATTACKING
        )
        if quiet and zone not in war.state.attacks and war.edition.may_lurk(war, zone, power):
            found |= 1 << zone
    return found


def trespassed(war: War, power: int) -> int:
    """The zones where ships of the power lie beside enemy surface warships that it may not attack.

    To remain is to fight, and that they may not, so they have to leave [P40-HSZ-02, P40-HSZ-05, P40-HSZ-09].
    Submarines and transports of the enemy drive nobody out [P40-HSZ-08].
    """
    now = survey(war)
    shared = now.ships[power] & now.navies(war.state.war[power]).surface
    return mask_of(zone for zone in bits(shared) if war.edition.no_attack(war, zone, power) is not None)


class Force:
    """What matters about the ships of an order."""

    __slots__ = (
        "armed", "can_land", "decks", "fresh", "idle", "move", "submarines_only", "transports", "warship",
    )  # fmt: skip

    def __init__(self, stacks: Stacks, board: Board, power: int) -> None:
        self.transports: list[int] = []
        self.submarines_only = bool(stacks)
        self.warship = False  # anything but transports
        self.armed = False  # anything that can hit an enemy it attacks
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
            self.armed |= kind.attack > 0
            self.decks |= kind.deck > 0
            self.idle &= seen.ready
            self.move = min(self.move, kind.move)
            if kind.transport:
                self.transports.append(piece)
                self.fresh |= loaded_in_combat(piece, power)
                self.can_land |= can_storm(board, piece, power)


_FORCES: Table[tuple[int, int], tuple[Stacks, Board, Force]] = Table(_MOST)


def force_of(stacks: Stacks, board: Board, power: int) -> Force:
    """The facts about a force, remembered like a tally."""
    found = _FORCES.get((id(stacks), power))
    if found is not None and found[0] is stacks and found[1] is board:
        return found[2]
    return _FORCES.keep((id(stacks), power), (stacks, board, Force(stacks, board, power)))[2]


def loaded_in_combat(transport: int, power: int) -> bool:
    """Whether units of the power aboard were loaded in this Combat Move phase. [P40-TRN-07, A50-TRN-08]"""
    return any(item.owner == power and item.age is Age.COMBAT for item in look(transport).aboard)


def can_storm(board: Board, transport: int, power: int) -> bool:
    """Whether units of the power aboard may land in an assault.

    Units of other powers wait for their own turn [P40-TRN-18, P40-MNF-08, A50-TRN-26]; antiaircraft guns
    never land that way [P40-TRN-29, A50-TRN-23].
    """
    return any(
        item.owner == power and not board.kinds[item.kind].antiaircraft for item in look(transport).aboard
    )


# -- the hold ------------------------------------------------------------------------------------------


def fits(board: Board, transport: int, kind: int) -> bool:
    """Whether one more land unit of this kind finds room: one of any kind, and one infantry besides.

    [P40-TRN-02, A50-TRN-01] Nothing but land units goes aboard [P40-SEA-02, A50-UNI-16, A50-UNI-20];
    facilities are no units and never do [P40-TRN-03, P40-FAC-03, A50-TRN-02].
    """
    seen, slot = look(transport), board.kinds[kind].slot
    if not slot or len(seen.aboard) >= board.kinds[seen.kind].hold:
        return False
    return slot == "infantry" or all(board.kinds[item.kind].slot == "infantry" for item in seen.aboard)


def ready_units(war: War, land: int, power: int) -> list[int]:
    """The kinds of land units of the power in a territory that have not moved.

    [P40-TRN-10, A50-TRN-05]
    """
    groups = tally(war.state.units[land], war.board).land.get(power, ())
    return [look(piece).kind for piece, _ in groups]
