"""Where Air Forces can be placed: range, Air Unit Path, and other Air units. [2.2.3.1, 2.2.3.3]"""

from __future__ import annotations

from functools import reduce
from operator import or_

from flagplot.board.spaces import SpaceSet
from flagplot.games.dai_senso import bases, fences
from flagplot.games.dai_senso.board import standard
from flagplot.games.dai_senso.places import HEXES, IDS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.weather import MUD, weather
from flagplot.kernel.memory import Table, remember
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

AIR_FORCE, INTERCEPTOR = "air_force", "interceptor"
RANGE = 3  # hexes from an Air Base [DSA-SPT-40]
ADJACENT = 1


def reach(war: War, faction: int, nation: str) -> SpaceSet:
    """The Land hexes that Air Forces of a nation reach from their Air Bases. [DSA-SPT-40, DSI-SCN-12]"""
    found = _reach(bases.air_bases(war, faction, nation), airspace(war)) & war.tables.map.board.land
    return SpaceSet.of(found.mask & ~fences.no_placing(war, faction, nation))


def airspace(war: War) -> SpaceSet:
    """The hexes an Air Unit Path may enter: no Mud, no Neutral Minor Country, no land out of play.

    [DSA-SPT-47, DSI-SCN-11]
    """
    key = war.lands.neutral, war.lands.closed, war.state.turn
    found = _AIRSPACES.get(key)
    return found if found is not None else _AIRSPACES.keep(key, _airspace(war))


_AIRSPACES: Table[tuple[SpaceSet, SpaceSet, int], SpaceSet] = Table(64)


def _airspace(war: War) -> SpaceSet:
    mud = SpaceSet(hex for hex in war.tables.map.board.land if weather(war, hex) == MUD)
    return SpaceSet(range(HEXES)) - war.lands.neutral - war.lands.closed - mud


@remember(256)
def _reach(bases: SpaceSet, airspace: SpaceSet) -> SpaceSet:
    """All hexes at the end of a path that is no longer than the range: D-04."""
    grid = standard().board.grid
    reached = bases
    edge = list(bases)
    for _ in range(RANGE):
        beyond = SpaceSet(other for hex in edge for other in grid.around(hex)) & airspace
        edge = list(beyond - reached)
        reached |= beyond
    return reached & airspace


def held_off(war: War) -> SpaceSet:
    """The hexes in which nobody may place an Air Force: with Air units of anybody, and next to them.

    A unit that contests is not held off. [DSA-SPT-50, DSA-SPT-51]
    """
    grid = war.tables.map.board.grid
    aloft = SpaceSet.of(reduce(or_, war.occupation.air))
    return SpaceSet(near for hex in aloft for near in grid.within(hex, ADJACENT))


def out_of_reach(war: War, number: int, hex: int) -> Refusal | None:
    """Why an Air Force cannot get to a hex at all; None if it can."""
    if hex in reach(war, war.faction(number), war.counter(number).nation):
        return None
    id, label = war.id(number), IDS[hex]
    if hex not in war.tables.map.board.land:
        return illegal("DSI-SCN-12", "Air Forces are placed in Land hexes only", label, id)
    if refusal := fences.why_no_placing(war, number, hex):
        return refusal
    if hex not in airspace(war):
        return illegal("DSA-SPT-47", f"no Air Unit Path leads into {the(label)}", label, id)
    words = f"{the(label)} is not within {RANGE} hexes of an Air Base of {the(war.counter(number).nation)}"
    return illegal("DSA-SPT-40", words, label, id)
