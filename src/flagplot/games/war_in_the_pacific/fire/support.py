"""Aircraft that support a combat on the main map. [5.8]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air import bases, wings
from flagplot.games.war_in_the_pacific.air.missions import OVER_LAND
from flagplot.games.war_in_the_pacific.fire.frames import Flight
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.units import LARGE

DIVISION, OTHER = 2, 1  # anti-aircraft strength of ground units [see BR-7-04]


def available(play: Campaign, frame: Flight, air: int) -> int:
    """APs that may still fly: without a mission in the last Air Phase, within normal range of the combat.

    [BR-5-11, BR-5-21]
    """
    unit, kind = play.tables.air[air], wings.type_of(play, air)
    if unit.side != SEATS[frame.side] or not play.state.points[air] or kind.class_ not in OVER_LAND:
        return 0
    base = play.air_base(air)
    if not base or not kind.bombardment or not _open(play, base, frame.side):
        return 0
    if play.chart.air_cost(play.base_hex(base), frame.hex) > kind.range_normal:
        return 0
    sent = sum(count for wave in frame.waves for one, count, _ in wave if one == air)
    busy = wings.plotted(play.sea.flights, air)
    return max(min(wings.idle(play, air) - busy, wings.launches(play, air)) - sent, 0)


def condition(play: Campaign, air: int) -> tuple[str, bool]:
    """The quality of an AP after training, and whether its airfield is too small. [BR-4-18, WPB-ABT-02]"""
    return play.air_quality(air), wings.undersized(play, air)


def _open(play: Campaign, base: str, side: int) -> bool:
    """Whether a base is still held, or is a task force at sea."""
    if base in play.sea.forces:
        return not play.in_port(base)
    return play.state.control.get(play.base_hex(base)) == side


def can_fly(play: Campaign, hex: int, side: int) -> bool:
    """Whether any AP of a side could support a combat in a hex."""
    probe = Flight(hex=hex, side=side)
    return any(available(play, probe, air) for air in range(len(play.tables.air)))


def guns(play: Campaign, frame: Flight) -> int:
    """Anti-aircraft strength of the enemy in the combat hex: his units, half of an airfield he holds.

    [BR-5-21, BR-7-07]
    """
    foe = enemy(frame.side)
    troops = sum(
        DIVISION if play.unit(unit).size in LARGE else OTHER
        for unit in play.at(frame.hex, foe)
        if not play.unit(unit).labor
    )
    held = play.state.control.get(frame.hex) == foe and frame.hex in play.tables.bases
    return troops + (bases.field_guns(play, frame.hex) // 2 if held else 0)
