"""The weather of a hex. [11]

What it does stands where it is done: leaving zones of control in ``movement``, Blitz attacks, shifts and
results in ``combat``, placing in ``support``, ice in ``ports``.
"""

from __future__ import annotations

from typing import Final

from flagplot.board.spaces import mask_of
from flagplot.games.dai_senso.beachheads import arrows
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.tables import Tables
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.kernel.memory import remember

MUD, STORMS, SNOW = "mud", "storms", "snow"
BAD: Final = (MUD, STORMS, SNOW)


def area(war: War, hex: int) -> str:
    """The Weather Area a hex lies in; none for most of the sea and the small islands.

    It is printed with the map, so whoever owns the land does not matter, not even in the Mongol Frontier.
    A Beachhead lies in the weather of the Land it points at. [DSA-WEA-02, DSA-WEA-03, DSA-WEA-04, DSB-FC-20]
    """
    return war.tables.map.hexes[arrows(war.state).get(hex, hex)].weather


def weather(war: War, hex: int) -> str:
    """Mud, storms, snow, or nothing: by the calendar for each Weather Area and turn, never rolled.

    [DSA-WEA-01, DSI-MAP-14, DSI-MAP-15]
    """
    turns = war.tables.weather.calendar.by_area.get(area(war, hex), {})
    return turns.get(TURNS[war.state.turn], "")


def covered(war: War, *kinds: str) -> int:
    """The hexes that lie in one of these kinds of weather, as a set in a number."""
    found = _covered(war.tables, war.state.turn, kinds)
    for sea, land in arrows(war.state).items():
        found |= (found >> land & 1) << sea
    return found


@remember(64)
def _covered(tables: Tables, turn: int, kinds: tuple[str, ...]) -> int:
    calendar = tables.weather.calendar.by_area
    areas = {area for area, turns in calendar.items() if turns.get(TURNS[turn]) in kinds}
    return mask_of(hex for hex, one in enumerate(tables.map.hexes) if one.weather in areas)
