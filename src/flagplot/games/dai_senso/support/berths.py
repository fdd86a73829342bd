"""Where support units may be placed: hexes, On Station Boxes, the Strategic Warfare Box. [2.2.3.1]

``berths`` gives all places of a unit at once, for the list of answers; ``barred`` says why one is none of
them.
``out_of_reach`` is what both have in common with contesting: whether the unit gets there at all.
"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso import bases, failures, fences
from flagplot.games.dai_senso.counters import FRONT, JAPAN
from flagplot.games.dai_senso.factions import AXIS, WESTERN
from flagplot.games.dai_senso.lands import zones_out
from flagplot.games.dai_senso.places import HEXES, IDS, ON_STATION, SWB, ZONES, zone_box, zone_of
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.affairs import SWB as IN_SWB
from flagplot.games.dai_senso.sea.seas import seas
from flagplot.games.dai_senso.sea.stations import SHIPLESS
from flagplot.games.dai_senso.state import PRE_WAR
from flagplot.games.dai_senso.support import fleets, flights, skies
from flagplot.games.dai_senso.support.fleets import CV_FLEET, SUB, SURFACE
from flagplot.games.dai_senso.support.flights import AIR_FORCE, BOMBER, FAR, INTERCEPTOR
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

FLEETS = (CV_FLEET, SURFACE, SUB)
PLACED = (AIR_FORCE, BOMBER, *FLEETS)  # an Interceptor only contests [DSA-SPT-43, DSA-CMP-22]
NO_SWB = SHIPLESS | {"china-incident"}  # scenarios that do without the box [DSI-SCN-12, DSI-SCN-14]
KAMIKAZES = "kamikazes"
SPENT_ON_RAIDS = (AIR_FORCE, SURFACE, CV_FLEET)  # what the Kamikazes marker binds [see DSA-SPT-58]


class Berths(NamedTuple):
    """Where a unit may be placed now."""

    hexes: SpaceSet = SpaceSet()
    boxes: tuple[int, ...] = ()

    @property
    def places(self) -> list[int]:
        """All of them."""
        return [*self.hexes, *self.boxes]


def kind(war: War, number: int) -> str:
    """What a support unit is in the Force Pool: a CV Strike is a CV Fleet there."""
    return war.counter(number).faces[FRONT].kind


def berths(war: War, number: int) -> Berths:
    """All places where the phasing faction may place a unit of its Force Pool."""
    if unfit(war, number) is not None:
        return Berths()
    faction, nation, sort = war.faction(number), war.counter(number).nation, kind(war, number)
    clear = ~skies.near_enemies(war, faction) & ~failures.hexes(war, faction)
    if sort == AIR_FORCE:
        reached = flights.reach(war, faction, nation).mask & clear & ~skies.near_friends(war, faction)
        return Berths(SpaceSet.of(reached), tuple(stations(war, number)))
    if sort == BOMBER:
        land = flights.reach(war, faction, nation, FAR) & war.tables.map.board.land
        return Berths(SpaceSet.of(land.mask & clear), _strategic(war, number))
    at_sea = SpaceSet.of(fleets.hexes(war, number).mask & clear)
    return Berths(at_sea, (*fleets.stations(war, number), *_strategic(war, number)))


def stations(war: War, number: int) -> list[int]:
    """The On Station Boxes of zones with a Naval Base of an Air Force's nation; no path. [DSA-SPT-42]"""
    if war.state.scenario in SHIPLESS:
        return []
    based = bases.naval_base_zones(war, war.faction(number), war.counter(number).nation)
    out = zones_out(war.state.scenario)  # [see DSB-SC-02]
    boxes = [
        zone_box(zone, ON_STATION) for zone in range(len(ZONES)) if based >> zone & 1 and zone not in out
    ]
    return [box for box in boxes if fences.why_no_placing(war, number, box) is None]


def _strategic(war: War, number: int) -> tuple[int, ...]:
    return (SWB,) if _out_of_swb(war, number) is None else ()


def _out_of_swb(war: War, number: int) -> Refusal | None:
    """Why a unit cannot be placed in the Strategic Warfare Box: a Bomber needs an Air Base somewhere.

    A Sub Fleet needs a Naval Base; neither needs a path. [DSA-SPT-26, DSA-SPT-45]
    """
    id, nation, sort = war.id(number), war.counter(number).nation, kind(war, number)
    if war.state.scenario in NO_SWB:
        return illegal("DSI-SCN-14", "the Strategic Warfare Box is not used in this scenario", id)
    if sort not in (SUB, BOMBER):
        return illegal("DSA-SPT-15", "Bombers and Sub Fleets alone wage strategic warfare", id)
    if refusal := _bound(war, number):
        return refusal
    if sort == SUB and not naval_base_anywhere(war, war.faction(number), nation):
        return illegal("DSA-SPT-26", f"there is no Naval Base of {the(nation)}", id)
    if sort == BOMBER and not bases.air_bases(war, war.faction(number), nation):
        return illegal("DSA-SPT-45", f"there is no Air Base of {the(nation)}", id)
    return None


def _bound(war: War, number: int) -> Refusal | None:
    """A PAC unit is placed nowhere; strategic warfare of the Axis touches no Policy. [see DSB-PO-12]"""
    return None if war.faction(number) == AXIS else fences.why_no_placing(war, number, SWB)


def naval_base_anywhere(war: War, faction: int, nation: str) -> bool:
    """Whether a nation has any Naval Base; Western Off-Map Boxes always are some. [see DSA-GL-25]"""
    return faction == WESTERN or bool(bases.naval_bases(war, faction, nation))


# -- why not -----------------------------------------------------------------------------------------------


def barred(war: War, number: int, place: int) -> Refusal | None:
    """Why the phasing faction cannot place a unit of its Force Pool there."""
    refusal = unfit(war, number)
    if refusal is not None:
        return refusal
    if place == SWB:
        return _out_of_swb(war, number)
    refusal = out_of_reach(war, number, place)
    if refusal is not None or place >= HEXES:
        return refusal
    refusal = _held_off(war, number, place)
    return (
        refusal if refusal is not None or kind(war, number) not in FLEETS else fleets.idle(war, number, place)
    )


def unfit(war: War, number: int) -> Refusal | None:
    """Why a unit cannot be placed anywhere; Convoys are no such units. [DSA-SPT-57, DSB-WS-14, DSB-WS-15]"""
    id, sort = war.id(number), kind(war, number)
    if war.state.scenario in SHIPLESS and sort != AIR_FORCE:
        return illegal("DSI-SCN-12", f"{the(id)} is no Air Force", id)
    if sort == INTERCEPTOR:
        return illegal("DSA-SPT-43", f"{the(id)} is placed only to contest", id)
    if sort not in PLACED:
        return illegal("DSA-SPT-10", f"{the(id)} is no support unit", id)
    if war.state.war_state == PRE_WAR:
        return illegal("DSA-SPT-57", "no support unit is placed in Pre-War", id)
    return _sworn(war, number)


def _sworn(war: War, number: int) -> Refusal | None:
    """The Kamikazes marker in the box: Japanese units only contest, in the turns of others.

    [DSA-SPT-58, DSB-MK-25-2]
    """
    bound = war.affairs.markers.get(KAMIKAZES) == IN_SWB and war.faction(number) == AXIS
    if not bound or war.counter(number).nation != JAPAN or kind(war, number) not in SPENT_ON_RAIDS:
        return None
    return illegal("DSA-SPT-58", "with the Kamikazes it can only contest in Allied turns", war.id(number))


def out_of_reach(war: War, number: int, place: int) -> Refusal | None:
    """Why a unit cannot get to a hex or On Station Box at all; None if it can."""
    id, sort, zone = war.id(number), kind(war, number), zone_of(place)
    if place < HEXES:
        return _out_of_hex(war, number, place)
    if zone < 0 or place != zone_box(zone, ON_STATION):
        text = f"a hex, an On Station Box or the Strategic Warfare Box expected, found {the(IDS[place])}"
        return illegal("DSA-SPT-15", text, IDS[place])
    if war.state.scenario in SHIPLESS:
        return illegal("DSI-SCN-12", "no Naval Zone takes part in this scenario", IDS[place], id)
    if zone in zones_out(war.state.scenario):
        return illegal("DSB-SC-02", f"{the(ZONES[zone])} is out of play", ZONES[zone], id)
    if sort in FLEETS:
        return fleets.out_of_reach(war, number, place, zone)
    if sort == BOMBER:
        return illegal("DSA-SPT-44", f"{the(id)} goes to Land hexes or the Strategic Warfare Box", id)
    nation = war.counter(number).nation
    if not bases.naval_base_zones(war, war.faction(number), nation) >> zone & 1:
        text = f"{the(ZONES[zone])} contains no Naval Base of {the(nation)}"
        return illegal("DSA-SPT-42", text, ZONES[zone], id)
    return fences.why_no_placing(war, number, place)


def _out_of_hex(war: War, number: int, hex: int) -> Refusal | None:
    id, sort, land = war.id(number), kind(war, number), hex in war.tables.map.board.land
    if why := failures.why_no_placing(war, war.faction(number), hex):
        return why
    if sort == SUB:
        return illegal("DSA-SPT-25", f"{the(id)} goes to On Station Boxes only", IDS[hex], id)
    if sort in FLEETS:
        if land:
            rule = "DSA-SPT-20" if sort == CV_FLEET else "DSA-SPT-22"
            return illegal(rule, f"{the(IDS[hex])} is not All-Sea", IDS[hex], id)
        return fleets.out_of_reach(war, number, hex, seas().zone[hex])
    if sort == BOMBER and not land:
        return illegal("DSA-SPT-44", f"{the(id)} goes to Land hexes only", IDS[hex], id)
    return flights.out_of_reach(war, number, hex, FAR if sort == BOMBER else flights.RANGE)


def _held_off(war: War, number: int, hex: int) -> Refusal | None:
    """Which Air unit is too near: an enemy one for all, a friendly one for Air Forces.

    Bombers and Fleets do not mind their own. [DSA-SPT-50, DSA-SPT-51]
    """
    faction = war.faction(number)
    for near in war.tables.map.board.grid.within(hex, skies.ADJACENT):
        for one in war.stack(near):
            own = war.faction(one) == faction
            if war.face(one).air and not (own and kind(war, number) != AIR_FORCE):
                rule = "DSA-SPT-50" if own else "DSA-SPT-51"
                return illegal(rule, f"{the(war.id(one))} is in {the(IDS[near])}", IDS[hex], war.id(one))
    return None
