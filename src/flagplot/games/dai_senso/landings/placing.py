"""A support unit gives way to a Beachhead. [2.2.3.4]"""

from __future__ import annotations

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso.beachheads import SIDES, marker_in, point, snlf_hexes, spare
from flagplot.games.dai_senso.board import standard
from flagplot.games.dai_senso.counters import BACK, FRONT
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.landings.frames import Exchange
from flagplot.games.dai_senso.places import IDS, USED, ZONES, place, zone_box
from flagplot.games.dai_senso.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.memory import remember
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

BEACHHEAD = "beachhead"
DECLINE = Action("decline")
# the units that place one, and which side it shows [DSA-BCH-10, DSA-BCH-11]
SIDE_OF = {"air_force": FRONT, "surface_fleet": BACK}


def targets(war: War, faction: int, hex: int) -> list[int]:
    """The Land hexes that a new Beachhead of a faction in a hex could point at, clockwise.

    None where no Beachhead can be placed; then no Surface Fleet can be placed there either (D-06).
    """
    if unplaceable(war, faction, hex) is not None:
        return []
    return [at for at in war.tables.map.board.grid.around(hex) if misdirected(war, at) is None]


def unplaceable(war: War, faction: int, hex: int) -> Refusal | None:
    """Why a faction cannot place a Beachhead in a hex, wherever it would point.

    It comes from the Force Pool, and a hex never holds two, one of SNLF included. [DSA-BCH-12, DSA-BCH-15]
    """
    if hex in war.tables.map.board.land:
        return illegal("DSA-BCH-14", f"{the(IDS[hex])} is not All-Sea", IDS[hex])
    if marker_in(war, hex) is not None or hex in snlf_hexes(war):
        return illegal("DSA-BCH-15", f"{the(IDS[hex])} has a Beachhead already", IDS[hex])
    if spare(war, faction) is None:
        return illegal("DSA-BCH-12", "no Beachhead marker is left in the Force Pool")
    return None


def misdirected(war: War, at: int) -> Refusal | None:
    """Why an arrow cannot point at a hex: it is no Land in play, or of a Neutral Minor Country.

    [DSA-BCH-14, DSA-BCH-15]
    """
    if at not in war.tables.map.board.land:
        return illegal("DSA-BCH-14", f"{the(IDS[at])} is not a Land hex", IDS[at])
    if at in war.lands.closed:
        return illegal(war.lands.closed_by, f"nobody enters {the(IDS[at])} in this scenario", IDS[at])
    if at in war.lands.neutral:
        return illegal("DSA-BCH-15", f"{the(IDS[at])} lies in a Neutral Country", IDS[at])
    return None


def coasts(war: War) -> tuple[tuple[int, int], ...]:
    """Every All-Sea hex with the Land hexes around it that an arrow could point at, by hex, clockwise."""
    return _coasts(war.tables.map.board.land - war.lands.closed - war.lands.neutral)


@remember(16)
def _coasts(land: SpaceSet) -> tuple[tuple[int, int], ...]:
    board = standard().board
    return tuple(
        (hex, at)
        for hex in range(len(board.grid))
        if hex not in board.land
        for at in board.grid.around(hex)
        if at in land
    )


def exchanges(war: War, counter: int) -> bool:
    """Whether a unit can give way to a Beachhead: an Air Force or a Surface Fleet, nobody else.

    [DSA-BCH-12]
    """
    return war.counter(counter).faces[FRONT].kind in SIDE_OF


def compelled(war: War, counter: int) -> bool:
    """Whether it must: a Surface Fleet. An Air Force may. [DSA-BCH-10, DSA-BCH-11]"""
    return SIDE_OF[war.counter(counter).faces[FRONT].kind] == BACK


class ExchangeStep(Step[War, Exchange]):
    """The phasing faction turns the marker so that its arrow points at a Land hex. [DSA-BCH-14]"""

    def seats(self, war: War, frame: Exchange) -> tuple[str, ...]:
        """The phasing faction, if it has a choice."""
        found = targets(war, war.state.phasing, frame.hex)
        asked = len(found) > 1 if compelled(war, frame.counter) else bool(found)
        return (FACTIONS[war.state.phasing],) if asked else ()

    def run(self, war: War, frame: Exchange) -> None:
        """There is but one way to point, or none at all."""
        war.pop()
        found = targets(war, war.state.phasing, frame.hex)
        if found and compelled(war, frame.counter):
            exchange(war, frame.counter, frame.hex, found[0])

    def legal(self, war: War, frame: Exchange, seat: str) -> list[Action]:
        """The Land hexes around; an Air Force may stay what it is. [DSA-BCH-10]"""
        found = [Action(BEACHHEAD, (IDS[at],)) for at in targets(war, war.state.phasing, frame.hex)]
        return found if compelled(war, frame.counter) else [*found, DECLINE]

    def do(self, war: War, frame: Exchange, seat: str, action: Action) -> None:
        """Carry it out: the decision is final. [DSA-BCH-10]"""
        war.pop()
        if action != DECLINE:
            exchange(war, frame.counter, frame.hex, place(str(action.args[0])))

    def why_not(self, war: War, frame: Exchange, seat: str, action: Action) -> Refusal | None:
        """What keeps the arrow from pointing there."""
        if action == DECLINE:
            id = war.id(frame.counter)
            return illegal("DSA-BCH-11", f"{the(id)} at sea must become a Beachhead", id)
        if action.verb != BEACHHEAD:
            return None
        at = place(str(action.args[0]))
        if at not in war.tables.map.board.grid.around(frame.hex):
            return illegal("DSA-BCH-14", f"{the(IDS[at])} is not beside {the(IDS[frame.hex])}", IDS[at])
        return misdirected(war, at)

    def prompt(self, war: War, frame: Exchange, seat: str) -> str:
        """In words."""
        id, here = the(war.id(frame.counter)), the(IDS[frame.hex])
        if compelled(war, frame.counter):
            return f"{id} becomes a Beachhead in {here}: which Land hex does it point at?"
        return f"Exchange {id} in {here} for a Beachhead? Choose the Land hex it points at, or decline."


def exchange(war: War, counter: int, hex: int, at: int) -> None:
    """The unit goes to the Used Box of the Naval Zone, a Beachhead comes to its hex.

    A Beachhead-2 for an Air Force, a Beachhead-1 for a Surface Fleet. [DSA-BCH-10, DSA-BCH-11]
    """
    marker = spare(war, war.faction(counter))
    assert marker is not None
    side = SIDE_OF[war.counter(counter).faces[FRONT].kind]
    zone = war.tables.map.hexes[hex].zones[0]
    war.remove(counter, zone_box(ZONES.index(zone), USED), f"becomes a {the(SIDES[side])}")
    war.arrive(marker, hex, side)
    point(war, hex, at)
