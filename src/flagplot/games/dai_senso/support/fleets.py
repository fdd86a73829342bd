"""Where Fleets get to: a Naval Base in the zone, and a Fleet Unit Path. [2.2.3.1]"""

from __future__ import annotations

from flagplot.board.spaces import SpaceSet, mask_of, members
from flagplot.games.dai_senso import bases, failures, fences
from flagplot.games.dai_senso.beachheads import arrows, spare
from flagplot.games.dai_senso.ground import within
from flagplot.games.dai_senso.landings import placing
from flagplot.games.dai_senso.places import IDS, ON_STATION, ZONES, zone_box
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.sea.paths import fleet_zones
from flagplot.games.dai_senso.sea.seas import seas
from flagplot.games.dai_senso.support import flights, skies
from flagplot.kernel.memory import remember
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

CV_FLEET, CV_STRIKE, SURFACE, SUB = "cv_fleet", "cv_strike", "surface_fleet", "sub_fleet"
SAILING = (CV_FLEET, SURFACE)  # need a Fleet Unit Path; a Sub Fleet does not [DSA-SPT-25]


def zones(war: War, number: int) -> list[int]:
    """The zones a Fleet can be placed in: with a Naval Base of its nation, and a path to it.

    [DSA-SPT-20, DSA-SPT-22, DSA-SPT-25]
    """
    faction, counter = war.faction(number), war.counter(number)
    based = bases.naval_base_zones(war, faction, counter.nation)
    found = [zone for zone in range(len(ZONES)) if based >> zone & 1]
    if counter.faces[0].kind not in SAILING:
        return found
    sailed = fleet_zones(war, faction, counter.nation)
    return [zone for zone in found if zone in sailed]


def stations(war: War, number: int) -> list[int]:
    """The On Station Boxes a Fleet can be placed in."""
    boxes = [zone_box(zone, ON_STATION) for zone in zones(war, number)]
    return [box for box in boxes if fences.why_no_placing(war, number, box) is None]


def waters(war: War, number: int) -> int:
    """The All-Sea hexes that a CV or Surface Fleet can get to, as a set in a number."""
    printed, found = seas(), 0
    for zone in zones(war, number):
        found |= printed.hexes[zone]
    barred = fences.no_placing(war, war.faction(number), war.counter(number).nation)
    return found & ~skies.closed_seas(war) & ~barred


def hexes(war: War, number: int) -> SpaceSet:
    """The All-Sea hexes in which the phasing faction may place a Fleet.

    Away from enemy Air units; a Surface Fleet where it can place its Beachhead [D-06], a CV Fleet where its
    CV Strike finds a hex, for both are compulsory. [DSA-SPT-21, DSA-SPT-23]
    """
    faction, kind = war.faction(number), war.counter(number).faces[0].kind
    if kind not in SAILING:
        return SpaceSet()
    found = waters(war, number) & ~skies.near_enemies(war, faction)
    if kind == SURFACE:
        return SpaceSet.of(found & beaches(war, faction))
    crowded = found & skies.near_friends(war, faction)
    return SpaceSet.of(
        found & ~crowded | mask_of(hex for hex in members(crowded) if strikes(war, number, hex))
    )


def beaches(war: War, faction: int) -> int:
    """The All-Sea hexes in which a faction can place a Beachhead; see ``landings.placing.targets``."""
    if spare(war, faction) is None:
        return 0
    return _shores(placing.coasts(war)) & ~mask_of(arrows(war.state))


@remember(16)
def _shores(coasts: tuple[tuple[int, int], ...]) -> int:
    return mask_of(hex for hex, _ in coasts)


def strikes(war: War, number: int, hex: int) -> SpaceSet:
    """The hexes for a CV Strike whose CV Fleet lies in a hex: that one, and those around it.

    The CV Fleet's hex is its Air Base; another Naval Zone does not matter. [DSA-SPT-46]
    """
    faction = war.faction(number)
    found = flights.flown(war, faction, war.counter(number).nation, SpaceSet((hex,)), flights.STRIKE)
    near = within(hex, flights.STRIKE)
    return SpaceSet.of(
        found.mask
        & near.mask
        & ~skies.near_enemies(war, faction)
        & ~skies.near_friends(war, faction)
        & ~failures.hexes(war, faction)
    )


# -- why not -----------------------------------------------------------------------------------------------


def out_of_reach(war: War, number: int, place: int, zone: int) -> Refusal | None:
    """Why a Fleet cannot get to an All-Sea hex or On Station Box of a zone at all; None if it can."""
    id, nation, kind = war.id(number), war.counter(number).nation, war.counter(number).faces[0].kind
    rule = {CV_FLEET: "DSA-SPT-20", SURFACE: "DSA-SPT-22"}.get(kind, "DSA-SPT-25")
    if refusal := fences.why_no_placing(war, number, place):
        return refusal
    faction = war.faction(number)
    if not bases.naval_base_zones(war, faction, nation) >> zone & 1:
        text = f"{the(ZONES[zone])} contains no Naval Base of {the(nation)}"
        return illegal(rule, text, ZONES[zone], id)
    if kind in SAILING and zone not in fleet_zones(war, faction, nation):
        text = f"no Fleet Unit Path of {the(nation)} leads to {the(ZONES[zone])}"
        return illegal("DSA-SPT-27", text, ZONES[zone], id)
    if skies.closed_seas(war) >> place & 1:
        return illegal(skies.why_closed(war, place), f"the weather closes {the(IDS[place])}", IDS[place], id)
    return None


def idle(war: War, number: int, hex: int) -> Refusal | None:
    """Why a Fleet in an All-Sea hex could not do what it must: place a Beachhead, or send its CV Strike."""
    id, kind = war.id(number), war.counter(number).faces[0].kind
    if kind == SURFACE and not placing.targets(war, war.faction(number), hex):
        refusal = placing.unplaceable(war, war.faction(number), hex)
        text = refusal.text if refusal else f"no Land for a Beachhead lies beside {the(IDS[hex])}"
        return illegal("DSA-SPT-23", text, IDS[hex], id)
    if kind == CV_FLEET and not strikes(war, number, hex):
        return illegal("DSA-SPT-21", f"no hex is left for the CV Strike of {the(id)}", IDS[hex], id)
    return None
