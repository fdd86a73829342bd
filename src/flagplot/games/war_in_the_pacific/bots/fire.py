"""Where ships and aircraft are sent, and what batteries aim at."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.kernel.action import Action, act

HEAVY, LIGHT = 111, 20  # strengths that silence a battery, that help an attack
SUPPORT = 20


def bombard(sight: Sight) -> Action:
    """The strongest battery first, then every hex that is held."""
    groups = [(group["hex"], group["target"]) for group in sight.panel("naval").get("groups", ())]
    named = {hex for hex, _ in groups}
    for action in sight.verbs["bombard"]:
        hex, target = map(str, action.args)
        battery = sight.seen.places[hex].get("battery", {})
        if target == "battery" and battery.get("strength", 0) > 2 and hex not in named:
            return action
    held = [one for one in sight.verbs["bombard"] if one.args[1] == "ground" and one.args[0] not in named]
    return max(held, key=lambda one: sight.steps(str(one.args[0]), mine=False), default=act("done"))


def join(sight: Sight) -> Action:
    """Ships until the strength will do."""
    panel = sight.panel("bombard")
    wanted = HEAVY if panel["target"] == "battery" else LIGHT
    return sight.verbs["join"][0] if panel["strength"] < wanted else act("done")


def aim(sight: Sight) -> Action:
    """All points at the first target."""
    return max(sight.verbs["fire"], key=lambda one: int(one.args[2]))


def send(sight: Sight) -> Action:
    """Aircraft until the strength will do."""
    if sight.panel("flight").get("strength", 0) >= SUPPORT:
        return act("launch")
    return max(sight.verbs["send"], key=lambda one: int(one.args[1]))
