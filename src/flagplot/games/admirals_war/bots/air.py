"""Land-based air: each unit to the area where it changes most, the least contested first."""

from __future__ import annotations

from flagplot.games.admirals_war.board import LBA, PARA
from flagplot.games.admirals_war.bots import landings, scenes
from flagplot.games.admirals_war.bots import war as politics
from flagplot.games.admirals_war.bots.mind import Mind, Walk
from flagplot.games.admirals_war.moves import air as flights
from flagplot.games.admirals_war.moves.frames import AirPlacement
from flagplot.kernel.action import Action

DONE, HOLD = Action("done"), Action("hold")
LEAST = 0.03  # what a unit must bring to leave the ground


def plan(mind: Mind, frame: AirPlacement) -> list[Action]:
    """The next unit of a seat: where it brings most."""
    war, walk = mind.war, Walk(mind)
    ids, places = war.board.unit_ids, war.board.place_ids
    board = scenes.all_scenes(mind)
    closed = politics.closed(mind)
    best: tuple[float, int, int] | None = None
    for unit in flights.mine(war, frame):
        for area in flights.areas(war, unit):
            if area in closed or area not in board:
                continue
            gain = _gain(mind, board[area], unit) + mind.noise()
            mind.budget.spend()
            if best is None or (gain, -unit, -area) > best:
                best = (gain, -unit, -area)
    if best is None or best[0] < LEAST:
        walk.end(DONE)
        return walk.answers
    unit, area = -best[1], -best[2]
    mind.say("plan", f"{ids[unit]} flies over {places[area]}.", places[area], None, best[0])
    if walk.give(Action("pick", (ids[unit],))):
        walk.end(Action("to", (places[area],)))
    return walk.answers


def _gain(mind: Mind, scene: scenes.Scene, unit: int) -> float:
    if mind.war.kind(unit) == PARA:
        return landings.drop_value(mind, scene.area)
    return scene.value([mind.unit(unit)]) - scene.value() if mind.war.kind(unit) == LBA else 0.0
