"""Where weather and Air units keep support units away. [2.2.3.3]"""

from __future__ import annotations

from flagplot.board.spaces import SpaceSet, members
from flagplot.games.dai_senso.factions import enemies
from flagplot.games.dai_senso.ground import within
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.sea.seas import seas
from flagplot.games.dai_senso.tables import Tables
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.games.dai_senso.weather import MUD, SNOW, covered
from flagplot.kernel.memory import remember

ADJACENT = 1
NORTH = "north"


def closed_seas(war: War) -> int:
    """The All-Sea hexes in which no support unit can be placed in this weather, as a set in a number.

    Boxes of the zones stay open. [DSA-SPT-54, DSA-SPT-55, DSA-SPT-56]
    """
    return _closed_seas(war.tables, war.state.turn)


@remember(64)
def _closed_seas(tables: Tables, turn: int) -> int:
    calendar, printed = tables.weather.calendar.by_area, seas()
    kinds = {area: turns.get(TURNS[turn], "") for area, turns in calendar.items()}
    found = 0
    for zone, hexes in enumerate(printed.hexes):
        snow = printed.snowed >> zone & 1 and kinds.get(NORTH) == SNOW
        if snow or kinds.get(printed.muddy[zone]) == MUD:
            found |= hexes
    return found


def why_closed(war: War, hex: int) -> str:
    """The clause by which weather closes an All-Sea hex."""
    area = seas().muddy[seas().zone[hex]]
    return {"north_monsoon": "DSA-SPT-55", "south_monsoon": "DSA-SPT-56"}.get(area, "DSA-SPT-54")


def muddy(war: War) -> int:
    """The hexes in Mud: no Air unit is placed there. [DSA-SPT-53]"""
    return covered(war, MUD)


def near_enemies(war: War, faction: int) -> int:
    """The hexes in and next to which enemy Air units are: no support unit is placed there. [DSA-SPT-51]"""
    air = war.occupation.air
    return _around(air[enemies(faction)[0]] | air[enemies(faction)[1]])


def near_friends(war: War, faction: int) -> int:
    """The hexes in and next to which friendly Air units are: no Air Force, no CV Strike. [DSA-SPT-50]"""
    return _around(war.occupation.air[faction])


def held_off(war: War) -> SpaceSet:
    """The hexes in which nobody may place an Air Force. A unit that contests is not held off."""
    return SpaceSet.of(_around(war.occupation.air[0] | war.occupation.air[1] | war.occupation.air[2]))


def _around(aloft: int) -> int:
    found = 0
    for hex in members(aloft):
        found |= within(hex, ADJACENT).mask
    return found
