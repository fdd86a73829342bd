"""Repairs, who stays in port for them, where ships return to, and who is given up."""

from __future__ import annotations

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import JAPANESE, LBA, NATION_SEAT, SHIP
from flagplot.games.admirals_war.bots import values
from flagplot.games.admirals_war.bots import war as politics
from flagplot.games.admirals_war.bots.mind import Mind
from flagplot.games.admirals_war.moves import returning
from flagplot.games.admirals_war.moves.frames import Homing, Return
from flagplot.games.admirals_war.play import SHIPS, War
from flagplot.games.admirals_war.state import PEACE
from flagplot.games.admirals_war.turn import repair
from flagplot.games.admirals_war.turn.frames import Repair
from flagplot.kernel.action import Action

DONE = Action("done")


def stays_for_repair(mind: Mind, unit: int) -> bool:
    """Whether a ship in port stays there to be repaired: not on the last turn, and only where it can be."""
    war = mind.war
    damage = war.state.damage[unit]
    if not damage or not values.turns_left(war) or war.kind(unit) not in SHIPS:
        return False
    if not war.in_port(unit) or not repair.capacity(war, war.state.place[unit]):
        return False
    return factors.crippled(war, unit) or 2 * damage >= factors.armor(war, unit) or war.speed(unit) < 4


def repairs(mind: Mind, frame: Repair) -> list[Action]:
    """Ships made whole this turn first, then cripples by their worth; the rest where it fits."""
    war, found = mind.war, []
    ids = war.board.unit_ids
    for port, points in frame.points.items():
        hurt = [unit for unit in repair.docked(war, port) if war.state.damage[unit]]
        hurt.sort(key=lambda one: (war.state.damage[one] > points, -_raised(mind, one), one))
        left = points
        for unit in hurt:
            spent = min(left, war.state.damage[unit])
            if spent:
                found.append(Action("repair", (ids[unit], spent)))
                left -= spent
        for unit in repair.docked(war, port):
            if left >= repair.CONVERSION and repair.convertible(war, unit, port):
                found.append(Action("convert", (ids[unit],)))
                left -= repair.CONVERSION
            spent = min(left, war.state.overhaul[unit])
            if spent:
                found.append(Action("overhaul", (ids[unit], spent)))
                left -= spent
    return [*found, DONE]


def _raised(mind: Mind, unit: int) -> float:
    """What repairing a ship brings for each point."""
    return values.printed(mind.war.board.pieces[unit]) / mind.war.state.damage[unit]


# -- the way home -------------------------------------------------------------------------------------------


def homeward(mind: Mind, frame: Return) -> list[tuple[int, int]]:
    """Units that do better elsewhere than where they would go by themselves: unit and port, -1 to stay."""
    if not mind.skill.homing:
        return []
    war, found = mind.war, []
    crowd = _crowd(war, mind.seat)
    survey = returning.surveyed(war)
    for unit in frame.queue:
        places = survey(unit)
        usual = returning.goes(war, unit, places)
        goal = usual
        if war.kind(unit) in (SHIP, LBA) and usual >= 0 and not war.state.damage[unit] and places:
            goal = max(
                places, key=lambda port: (_wanted(mind, unit, port, crowd) + (port == usual) * 0.01, -port)
            )
        if goal >= 0:
            crowd[goal] = crowd.get(goal, 0.0) + _power(mind, unit)
        if goal != usual:
            found.append((unit, goal))
    return found


def _power(mind: Mind, unit: int) -> float:
    brings = mind.unit(unit)
    return brings.guns + brings.air


def _crowd(war: War, seat: int) -> dict[int, float]:
    """Dice of a seat that lie in each port already."""
    return {
        port: sum((war.gunnery(unit) + war.air(unit)) / 3 for unit in war.run_by(seat, port, SHIP))
        for port in war.board.port_range
    }


def _wanted(mind: Mind, unit: int, port: int, crowd: dict[int, float]) -> float:
    """How much a port wants one ship more: stakes beside it over the ships there, and its yard."""
    war = mind.war
    if not war.board.is_port(port) or war.board.place_ids[port] == "neutral_port":
        return -1.0
    if mind.seat == JAPANESE and war.state.war == PEACE:
        return 1.0 if war.board.place_ids[port] == "yokosuka_navy_yard" else 0.0
    if politics.is_guard(war, unit):
        return 1.0 if war.board.place_ids[port] == "singapore" else 0.0
    near = sum(sum(mind.stakes(area)) for area in war.touches(port))
    enemy = any(war.friendly_on(area, 1 - mind.side) for area in war.touches(port))
    wanted = (near + 2.0 * enemy) / (1.0 + crowd.get(port, 0.0))
    own = NATION_SEAT[war.state.holder[port]] == mind.seat if war.state.holder[port] >= 0 else False
    return wanted + 0.3 * own


def home(mind: Mind, frame: Homing) -> Action:
    """Where a unit sent home in the middle of a turn goes: by default."""
    war = mind.war
    place = returning.default(war, frame.units[0], list(frame.places))
    return Action("to", (war.board.place_ids[place],))


def arrivals(mind: Mind, unit: int, places: list[int]) -> int:
    """Where a new unit enters: the port that wants it most."""
    crowd = _crowd(mind.war, mind.seat)
    return max(places, key=lambda port: (_wanted(mind, unit, port, crowd), -port))
