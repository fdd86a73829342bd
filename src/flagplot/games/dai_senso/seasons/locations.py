"""Replacement Locations: where a one-step unit may come onto the map or into an Off-Map Box. [1.3.4]"""

from __future__ import annotations

from typing import Final

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.china import PAN_NATIONAL
from flagplot.games.dai_senso.counters import FRONT, JAPAN, Counter
from flagplot.games.dai_senso.factions import WESTERN
from flagplot.games.dai_senso.lands import control
from flagplot.games.dai_senso.markers import IGHQ, KWANTUNG_LOGISTICS
from flagplot.games.dai_senso.places import HEXES, IDS, PLACES, off_map
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.ways import partisan_bases
from flagplot.kernel.words import the

FAR_EAST_LOGISTICS: Final = "logistics_far_east-01"
WESTERN_LOGISTICS: Final = ("logistics_poa-01", "logistics_swpa-01")
MULTINATIONAL: Final = "multinational"  # on the Western airborne unit
EUROPE_AFRICA, EASTERN_EUROPE, WESTERN_US = (
    off_map(box) for box in ("europe_africa", "eastern_europe", "western_us")
)
# Country -> Off-Map Box its own units may come to [DSA-REP-25, DSA-REP-33, DSA-REP-34]
_BOXES: Final = {"britain": EUROPE_AFRICA, "russia": EASTERN_EUROPE, "us": WESTERN_US}
# colonials of the Allies -> the area in whose Cities they appear; Afr comes to a box
# [DSA-REP-26b, DSA-REP-26c, DSA-REP-26d, DSA-REP-34]
_COLONIES: Final = {
    "BR-AUS": "australia", "BR-IND": "india", "BR-NZ": "new_zealand", "US-PHIL": "philippines",
}  # fmt: skip
_AFRICANS: Final = "BR-AFR"  # [DSA-REP-26a]
# colonials of Japan with a name of their own -> their area [DSA-REP-31a, DSA-REP-31b]
_RAISED: Final = {"JP-BUR": "burma", "JP-IND": "india"}
_RUSSIANS: Final = "JP-RUS"


def of(war: War, number: int) -> list[int]:
    """The hexes and Off-Map Boxes a unit may be placed in as a replacement, ascending."""
    counter, faction = war.counter(number), war.faction(number)
    if counter.country == MULTINATIONAL:
        found = _of_nation(war, counter, "britain") | _of_nation(war, counter, "us")  # [DSA-REP-36]
    elif counter.kwantung:
        found = _with_marker(war, KWANTUNG_LOGISTICS)  # [DSA-REP-29, DSB-MK-28-1]
    elif counter.colonial:
        found = _colonial(war, counter, faction)
    elif counter.country == "france":
        # only the West may be in that box [DSA-REP-27]
        found = {EUROPE_AFRICA} if faction == WESTERN else set()
    else:
        found = _of_nation(war, counter, counter.nation)
    if counter.only_hex:  # a garrison comes to its own hex or nowhere [see DSA-ORG-48]
        found &= {PLACES[counter.only_hex]}
    return sorted(place for place in found if place >= HEXES or _free(war, place, faction))


def place(war: War, number: int, where: int, side: int = FRONT) -> None:
    """A replacement comes to a hex or an Off-Map Box."""
    if where < HEXES:
        war.arrive(number, where, side)
    else:
        war.lay(number, where, side)
        war.note(f"{the(war.id(number))} comes to {the(IDS[where])}")


# -- units of a Country itself -----------------------------------------------------------------------------


def _of_nation(war: War, counter: Counter, nation: str) -> set[int]:
    """At home, in the Off-Map Box of the Country, and with its Logistics markers."""
    found = _home(war, counter, nation)
    if nation in _BOXES:
        found.add(_BOXES[nation])
    if nation == JAPAN:
        found |= _with_marker(war, IGHQ)  # [DSA-REP-28, DSB-MK-28-1]
    if nation == "russia":
        found |= _far_east(war)
    if nation == "us":
        for marker in WESTERN_LOGISTICS:
            found |= _with_marker(war, marker)  # [DSA-REP-35, DSB-MK-28-3]
    return found


def _home(war: War, counter: Counter, nation: str) -> set[int]:
    """Cities of the Home Country, and hexes of it with a supplied HQ of the nationality or a Partisan Base.

    [DSA-REP-24, DSA-REP-32, DSA-SUP-30a, DSB-MK-36-1]
    """
    lands, world = war.lands, war.tables.map
    home = [hex for hex in lands.proper if lands.country[hex] == nation]
    cities = {hex for hex in home if world.hexes[hex].city}
    bases = partisan_bases(war)
    return cities | {
        hex for hex in home if hex in bases[lands.faction[hex]] or _hq_there(war, hex, counter, nation)
    }


def _hq_there(war: War, hex: int, counter: Counter, nation: str) -> bool:
    return any(
        war.face(one).hq and _leads(war.counter(one), counter, nation) and supply.supplied(war, one)
        for one in war.stack(hex)
    )


def _leads(hq: Counter, unit: Counter, nation: str) -> bool:
    """A pan-national HQ serves the Country it stands in. [DSB-MN-07]"""
    return hq.nation in (nation, unit.country) or hq.country in PAN_NATIONAL


def _with_marker(war: War, id: str) -> set[int]:
    """The hex of a Logistics marker that can trace supply. [DSA-SUP-30b]"""
    number = war.tables.counter(id)
    if not war.on_map(number) or not supply.supplied(war, number):
        return set()
    return {war.state.place[number]}


def _far_east(war: War) -> set[int]:
    """The hex of the Soviet Logistics marker, if its line runs overland.

    [DSA-REP-33, DSA-SUP-30c, DSB-MK-28-2]
    """
    number = war.tables.counter(FAR_EAST_LOGISTICS)
    if not war.on_map(number) or not supply.overland(war, number):
        return set()
    return {war.state.place[number]}


# -- colonials ---------------------------------------------------------------------------------------------


def _colonial(war: War, counter: Counter, faction: int) -> set[int]:
    """Colonials come to the lands they are named after.

    [DSA-REP-26, DSA-REP-26a, DSA-REP-27, DSA-REP-31]
    """
    if counter.type == _AFRICANS:
        return {EUROPE_AFRICA}
    if counter.country == "france":
        return {hex for hex in _cities(war) if _french(war, hex) and control(war, hex) == faction}
    if counter.country == JAPAN:
        return _japanese(war, counter)
    area = _COLONIES.get(counter.type)
    return {hex for hex in _cities(war) if _area(war, hex) == area and control(war, hex) == WESTERN}


def _japanese(war: War, counter: Counter) -> set[int]:
    """Where a Japanese ground unit, Detachment or Logistics marker holds a City.

    Col in Dependents and conquered Allied Countries; Bur, Ind and Rus at home, Rus in Far East Regions that
    are Dependents of Japan too. [DSA-REP-30, DSA-REP-31, DSA-REP-31c]
    """
    if counter.type in _RAISED:
        fits = [hex for hex in _cities(war) if _area(war, hex) == _RAISED[counter.type]]
    elif counter.type == _RUSSIANS:
        fits = [hex for hex in _cities(war) if _russian(war, hex)]
    else:
        fits = [hex for hex in _cities(war) if hex in war.lands.conquered or _dependent(war, hex)]
    return {hex for hex in fits if _held_by_japan(war, hex)}


def _russian(war: War, hex: int) -> bool:
    if war.lands.country[hex] == "russia":
        return True
    regions = {one.id for one in war.tables.map.countries.regions if one.far_east}
    return _dependent(war, hex) and war.tables.map.hexes[hex].region in regions


def _dependent(war: War, hex: int) -> bool:
    return war.lands.country[hex] == JAPAN and hex not in war.lands.proper


def _held_by_japan(war: War, hex: int) -> bool:
    return any(war.counter(one).nation == JAPAN and not war.face(one).support for one in war.stack(hex))


def _french(war: War, hex: int) -> bool:
    return war.lands.country[hex] == "france" and hex not in war.lands.proper


def _cities(war: War) -> list[int]:
    return [hex for hex, one in enumerate(war.tables.map.hexes) if one.city]


def _area(war: War, hex: int) -> str:
    """The area printed on a hex, the larger one for a Region."""
    return war.tables.map.hexes[hex].area


def _free(war: War, hex: int, faction: int) -> bool:
    """No enemy unit, Detachment or Logistics marker is there. [DSA-REP-23]"""
    return all(war.faction(one) == faction for one in war.stack(hex))
