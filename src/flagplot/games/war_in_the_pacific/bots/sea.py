"""How task forces are plotted and what is done off an enemy base."""

from __future__ import annotations

from typing import Any

from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.kernel.action import Action, act

STANDOFF = {"japan": 7, "allied": 6}  # hexes that carriers keep from where they are going
STRIKE = 5  # hexes at which carriers wish to be from an enemy
LOW = 4  # twelfths at which a task force wants oilers
CLOSE = ("AMPH", "BOMB")  # missions that go to the objective itself


def card(sight: Sight) -> Action:
    """The first task force without a card; then hand them in."""
    for one in sight.cards():
        if not one["written"]:
            found = act("take-card", one["force"])
            if found in sight.verbs["take-card"]:
                return found
    return act("done")


def write(sight: Sight) -> Action:
    """Oilers first when tanks are low, then the course, then the card is filed."""
    now = sight.writing()
    force = sight.unit(now["force"]) if now else {}
    if not now or not force or force.get("dummy"):
        return act("file-card")
    if force["fuel"] <= LOW and "refuel" in sight.verbs:
        return sight.verbs["refuel"][0]
    if not now["route"] and "course" in sight.verbs:
        return course(sight, now, force)
    return act("file-card")


def course(sight: Sight, now: dict[str, Any], force: dict[str, Any]) -> Action:
    """The hex that comes nearest to the distance this task force wants to have."""
    goal, wanted = destination(sight, force)
    start = sight.distance(now["hex"], goal)

    def worth(action: Action) -> tuple[int, int, str]:
        hex = str(action.args[0])
        return abs(sight.distance(hex, goal) - wanted), sight.distance(hex, now["hex"]), hex

    best = min(sight.verbs["course"], key=worth)
    return best if worth(best)[0] < abs(start - wanted) else act("file-card")


def destination(sight: Sight, force: dict[str, Any]) -> tuple[str, int]:
    """Where a task force goes, and how near it wants to come."""
    objective = sight.objective()
    if force["mission"] in CLOSE:
        return objective, 0
    if force["mission"] == "CVOPS":
        enemies = sight.contacts()
        if enemies and sight.seat == "allied":
            return min(enemies, key=lambda hex: (sight.distance(hex, objective), hex)), STRIKE
        return objective, STANDOFF[sight.seat]
    return objective, STANDOFF[sight.seat] + 3


def bombard(sight: Sight) -> Action:
    """The airfield, with every ship."""
    for verb in ("open-fire", "all-ships"):
        if verb in sight.verbs:
            return sight.verbs[verb][0]
    fields = [action for action in sight.verbs.get("bombard-base", ()) if action.args[0] == "airfield"]
    return fields[0] if fields else act("done")


def shell(sight: Sight) -> Action:
    """All points at the first ship."""
    return max(sight.verbs["shell"], key=lambda one: int(one.args[1]))


def listen(sight: Sight) -> Action:
    """Sigint whenever there is any left."""
    return sight.verbs["sigint"][0] if "sigint" in sight.verbs else act("done")
