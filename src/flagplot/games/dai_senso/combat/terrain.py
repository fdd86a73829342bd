"""The ground of a fight: what lies on the sides of the defending hex. [see DSA-SHF-13]"""

from __future__ import annotations

from flagplot.board.grid import has_side
from flagplot.games.dai_senso.beachheads import NOWHERE, SIDES, SNLF, crossed, kind
from flagplot.games.dai_senso.board import ALL_SEA, LAKE, MOUNTAIN, RIVER, STRAIT, STRAIT_CONNECTED
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.tables import Tables
from flagplot.kernel.memory import remember

PLAIN = ""  # nothing on the side
STRAITS = (STRAIT, STRAIT_CONNECTED)
WATERS = (ALL_SEA, LAKE)  # a Lake is as good as the sea [see DSI-MAP-16]
BEACHES = (*SIDES, SNLF)  # a Beachhead hexside is called after the side of the marker
CITY, ROUGH, CLEAR = "city", "rough", "clear"
_SIDES = (ALL_SEA, LAKE, STRAIT, STRAIT_CONNECTED, MOUNTAIN, RIVER)


def hexside(war: War, one: int, other: int) -> str:
    """What is printed on the side between two adjacent hexes; water goes before heights and rivers.

    Rail and road through it change nothing. [DSI-MAP-11] A Beachhead makes one side of its hex a Beachhead
    hexside. [see DSA-GL-52]
    """
    if war.state.facing and (beach := crossed(war, one, other)) != NOWHERE:
        return kind(war, beach)
    return _hexside(war.tables, one, other)


@remember(4096)
def _hexside(tables: Tables, one: int, other: int) -> str:
    board = tables.map.board
    if one not in board.land or other not in board.land:
        return ALL_SEA
    direction = board.grid.direction(one, other)
    return next(
        (kind for kind in _SIDES if has_side(board.along[kind.replace("_", " ")], one, direction)), PLAIN
    )


def ground(war: War, hex: int) -> str:
    """The line of the Terrain Effects Chart a hex stands for: a City replaces its terrain. [DSI-MAP-02]

    A Beachhead at sea has no terrain of its own.
    """
    cell = war.tables.map.hexes[hex]
    if hex not in war.tables.map.board.land:
        return CLEAR
    return CITY if cell.city else war.tables.map.terrain_class[cell.terrain]


def hex_shift(war: War, hex: int) -> int:
    """The defender's columns for the hex. [DSA-SHF-13a, DSA-SHF-13b, DSI-MAP-03]"""
    return int(war.tables.charts.terrain_effects["hex"][ground(war, hex)]["defender_shift"])


def hexside_shift(war: War, hex: int, origins: list[int]) -> tuple[int, str]:
    """The defender's columns for the side, the lowest of all sides attacked across, and what that side is.

    A side with nothing on it counts as none: D-14. A Beachhead gives what is printed on it.
    [DSA-SHF-13, DSA-SHF-13c, DSA-SHF-13d, DSA-SHF-13e, DSA-SHF-13f, DSA-SHF-13g]
    [DSB-MK-5-6]
    """
    chart = war.tables.charts.terrain_effects["hexside"]
    sides = [hexside(war, origin, hex) for origin in origins]
    return min(
        ((int(chart[side]["defender_shift"]), side) if side else (0, PLAIN) for side in sides),
        default=(0, PLAIN),
    )
