"""Replacement Locations: where a one-step unit may come onto the map. [1.3.4]"""

from __future__ import annotations

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.china import PAN_NATIONAL
from flagplot.games.dai_senso.counters import JAPAN, Counter
from flagplot.games.dai_senso.markers import IGHQ, KWANTUNG_LOGISTICS
from flagplot.games.dai_senso.play import War


def of(war: War, number: int) -> list[int]:
    """The hexes a unit may be placed in as a replacement, ascending."""
    counter = war.counter(number)
    faction = war.faction(number)
    if counter.kwantung:
        found = _with_marker(war, KWANTUNG_LOGISTICS)  # [DSA-REP-29, DSB-MK-28-1]
    elif counter.colonial:
        found = _colonial(war, counter)
    else:
        found = _home(war, counter)
        if counter.country == JAPAN:
            found |= _with_marker(war, IGHQ)  # [DSA-REP-28, DSB-MK-28-1]
    return sorted(hex for hex in found if _free(war, hex, faction))


def _home(war: War, counter: Counter) -> set[int]:
    """Cities of the Home Country, and hexes of it with a supplied HQ of the nationality.

    [DSA-REP-24, DSA-SUP-30a]
    """
    lands, world = war.lands, war.tables.map
    home = [hex for hex in lands.proper if lands.country[hex] == counter.nation]
    cities = {hex for hex in home if world.hexes[hex].city}
    return cities | {hex for hex in home if _hq_there(war, hex, counter)}


def _hq_there(war: War, hex: int, counter: Counter) -> bool:
    return any(
        war.face(one).hq and _leads(war.counter(one), counter) and supply.supplied(war, one)
        for one in war.stack(hex)
    )


def _leads(hq: Counter, unit: Counter) -> bool:
    """A pan-national HQ serves the Country it stands in. [DSB-MN-07]"""
    return hq.nation == unit.nation or hq.country in PAN_NATIONAL


def _with_marker(war: War, id: str) -> set[int]:
    """The hex of a Logistics marker that can trace supply. [DSA-SUP-30b]"""
    number = war.tables.counter(id)
    if not war.on_map(number) or not supply.supplied(war, number):
        return set()
    return {war.state.place[number]}


def _colonial(war: War, counter: Counter) -> set[int]:
    """Japanese colonials come to occupied Cities of Dependents and conquered lands. [DSA-REP-30]"""
    lands, world = war.lands, war.tables.map
    if counter.country != JAPAN:
        return set()
    return {
        hex
        for hex, stack in war.state.at.items()
        if world.hexes[hex].city
        and (hex in lands.conquered or (lands.country[hex] == JAPAN and hex not in lands.proper))
        and any(war.counter(one).nation == JAPAN and not war.face(one).support for one in stack)
    }


def _free(war: War, hex: int, faction: int) -> bool:
    """No enemy unit, Detachment or Logistics marker is there. [DSA-REP-23]"""
    return all(war.faction(one) == faction for one in war.stack(hex))
