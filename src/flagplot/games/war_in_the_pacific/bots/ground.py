"""Where troops land, move and attack."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.kernel.action import Action, act

GOOD = 2.0  # odds at which an attack is made


def land(sight: Sight) -> Action:
    """Whole units into free hexes beside the enemy; artillery where the beach is ours."""
    best, worth = act("done"), 0
    for action in sight.verbs.get("assault", ()):
        unit, steps, hex = str(action.args[0]), int(action.args[1]), str(action.args[2])
        if steps == sight.unit(unit).get("steps") and not sight.troops(hex, mine=False):
            found = 1 + sight.facing(hex)
            if found > worth:
                best, worth = action, found
    for action in sight.verbs.get("reinforce", ()) if not worth else ():
        unit, steps, hex = str(action.args[0]), int(action.args[1]), str(action.args[2])
        if steps == sight.unit(unit).get("steps") and sight.seen.places[hex]["owner"] == sight.seat:
            return action
    return best


def march(sight: Sight, good: float = GOOD) -> Action:
    """Attack where the odds are good, enter where they would be, close up; otherwise leave it."""
    for action in sight.verbs.get("attack", ()):
        hex = str(action.args[0])
        if "done" not in sight.verbs or odds(sight, hex, 0) >= good:
            return action
    for action in sight.verbs.get("move", ()):
        unit, hex = str(action.args[0]), str(action.args[1])
        found = sight.unit(unit)
        if sight.troops(hex, mine=False):
            if odds(sight, hex, found.get("steps", 0) * found.get("tq", 0)) >= good:
                return action
        elif sight.seat == "allied" and closer(sight, sight.where(unit), hex):
            return action
    return act("done") if "done" in sight.verbs else sight.seen.legal[0]


def odds(sight: Sight, hex: str, more: int) -> float:
    """My strength in a hex, with more, against the enemy's."""
    return (sight.strength(hex, mine=True) + more) / max(sight.strength(hex, mine=False), 1)


def closer(sight: Sight, start: str, end: str) -> bool:
    """Whether a step leads towards the nearest enemy and not away from one beside it."""
    if sight.facing(start):
        return False
    enemies = [label for label in sight.island.grid.labels if sight.troops(label, mine=False)]
    place, distance = sight.island.place, sight.island.distance
    if not enemies:
        return bool(sight.seen.places[end]["owner"] != sight.seat)
    return min(distance(place(end), place(one)) for one in enemies) < min(
        distance(place(start), place(one)) for one in enemies
    )
