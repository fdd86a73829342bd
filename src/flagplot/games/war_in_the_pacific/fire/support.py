"""Aircraft that support a combat on the main map, or interdict troops on the march. [5.5, 5.8]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.air import bases, wings
from flagplot.games.war_in_the_pacific.air.missions import OVER_LAND
from flagplot.games.war_in_the_pacific.fire.frames import Flight
from flagplot.games.war_in_the_pacific.ground.frames import Interdiction
from flagplot.games.war_in_the_pacific.ground.view import sees
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.games.war_in_the_pacific.units import LARGE

INTERDICTING = ("D", "T", "B", "FB")  # classes that fly special missions [see BR-5-10]
DIVISION, OTHER = 2, 1  # anti-aircraft strength of ground units [see BR-7-04]


def available(play: Campaign, frame: Flight, air: int) -> int:
    """APs that may still fly: without a mission in the last Air Phase, within normal range of the combat;
    bombers and fighter-bombers within half of it that interdict a march. [BR-5-10, BR-5-11, BR-5-21]
    """
    unit, kind = play.tables.air[air], wings.type_of(play, air)
    if unit.side != SEATS[frame.side] or not play.state.points[air] or kind.class_ not in OVER_LAND:
        return 0
    base = play.air_base(air)
    if not base or not kind.bombardment or not _open(play, base, frame.side):
        return 0
    if not _reaches(play, frame, air, play.base_hex(base)) or wings.cargo(play, air):
        return 0
    sent = sum(count for wave in frame.waves for one, count, _ in wave if one == air)
    busy = wings.plotted(play.sea.flights, air)
    return max(min(wings.idle(play, air) - busy, wings.launches(play, air)) - sent, 0)


def _reaches(play: Campaign, frame: Flight, air: int, start: int) -> bool:
    """Whether an AP is near enough for what it is to do. [BR-5-10, BR-5-11]"""
    kind = wings.type_of(play, air)
    if frame.interdicts:
        return kind.class_ in INTERDICTING and wings.within_half(play, air, start, frame.hex)
    return play.chart.air_cost(start, frame.hex) <= kind.range_normal


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


def targets(play: Campaign, frame: Flight) -> tuple[int, ...]:
    """The units that are attacked: the enemies in the hex, or those who are about to enter it."""
    if frame.interdicts:
        return next(one.units for one in reversed(play.state.frames) if isinstance(one, Interdiction))
    return tuple(play.at(frame.hex, enemy(frame.side)))


def guns(play: Campaign, frame: Flight) -> int:
    """Anti-aircraft strength of the enemy in the combat hex: his units, half of an airfield he holds; of
    troops on the march they fire who march. [BR-5-21, BR-7-07]
    """
    return _strength(play, frame, targets(play, frame))


def shown_guns(play: Campaign, frame: Flight, viewer: str | None) -> int:
    """What of that a viewer knows: troops on the march may lie face down. [see BR-1-07]"""
    return _strength(play, frame, tuple(unit for unit in targets(play, frame) if sees(play, unit, viewer)))


def _strength(play: Campaign, frame: Flight, units: tuple[int, ...]) -> int:
    troops = sum(
        DIVISION if play.unit(unit).size in LARGE else OTHER for unit in units if not play.unit(unit).labor
    )
    held = play.state.control.get(frame.hex) == enemy(frame.side) and frame.hex in play.tables.bases
    return troops + (bases.field_guns(play, frame.hex) // 2 if held else 0)
