"""Normal play on an island: fire and patience, the last man where others hold out, a charge at the end."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.bots import ground
from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.kernel.action import Action, act

GOOD = 4.0  # odds at which an attack is made; below that one waits for more fire and more troops
CHARGE = 0.1  # odds from which on Japan charges in the last game-turn: its own losses count nothing then
HOLDING = 3  # other hexes that must be held for a defence to the last man before that


def march(sight: Sight) -> Action:
    """Attack and enter at 4:1; otherwise close up. Japan stays where it is until the last game-turn."""
    return _stand(sight) if sight.seat == "japan" else ground.march(sight, GOOD)


def _stand(sight: Sight) -> Action:
    """In the last game-turn all but one hex may be left to charge; before it nobody moves."""
    last = sight.last_turn()
    if last and "banzai" in sight.verbs:
        return sight.verbs["banzai"][0]
    if "done" not in sight.verbs and "attack" in sight.verbs:
        return sight.verbs["attack"][0]
    if last and len(_held(sight)) > 1:
        for action in sight.verbs.get("move", ()):
            unit, hex = sight.unit(str(action.args[0])), str(action.args[1])
            strength = unit.get("steps", 0) * unit.get("tq", 0)
            if sight.troops(hex, mine=False) and ground.odds(sight, hex, strength) >= CHARGE:
                return action
    return act("done") if "done" in sight.verbs else sight.seen.legal[0]


def charge(sight: Sight) -> Action:
    """With as many modifiers as may be."""
    return max(sight.verbs["charge"], key=lambda one: int(one.args[1]))


def follow(sight: Sight) -> Action:
    """Everybody joins a charge."""
    return sight.verbs["follow"][0]


def last_man(sight: Sight) -> Action:
    """To the last man where the island does not fall with these: it costs the enemy more than the table.

    Units that are lost early are missed later, so before the last game-turn enough others must hold out.
    """
    others = len(_held(sight)) - 1
    return act("last-man") if others >= (1 if sight.last_turn() else HOLDING) else act("no")


def points(sight: Sight) -> Action:
    """On the own minimum of losses."""
    place = 2 if sight.seat == "allied" else 1
    return max(sight.verbs["points"], key=lambda one: (int(one.args[place]), int(one.args[0])))


def _held(sight: Sight) -> list[str]:
    """The hexes in which there are units of ours."""
    return [label for label in sight.island.grid.labels if sight.troops(label, mine=True)]
