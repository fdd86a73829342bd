"""The weather of a hex. [11]"""

from __future__ import annotations

from flagplot.board.spaces import mask_of
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.tables import Tables
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.kernel.memory import remember

MUD, STORMS, SNOW = "mud", "storms", "snow"
BAD = (MUD, STORMS, SNOW)


def weather(war: War, hex: int) -> str:
    """Mud, storms, snow, or nothing: printed for each Weather Area and turn, never rolled. [DSA-WEA-01]"""
    tables = war.tables
    turns = tables.weather.calendar.by_area.get(tables.map.hexes[hex].weather, {})
    return turns.get(TURNS[war.state.turn], "")


def covered(war: War, *kinds: str) -> int:
    """The hexes that lie in one of these kinds of weather, as a set in a number."""
    return _covered(war.tables, war.state.turn, kinds)


@remember(64)
def _covered(tables: Tables, turn: int, kinds: tuple[str, ...]) -> int:
    calendar = tables.weather.calendar.by_area
    areas = {area for area, turns in calendar.items() if turns.get(TURNS[turn]) in kinds}
    return mask_of(hex for hex, one in enumerate(tables.map.hexes) if one.weather in areas)
