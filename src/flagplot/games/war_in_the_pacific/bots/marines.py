"""Normal play on an island: patience below 4:1, the last man where a position is lost anyway."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.bots import ground
from flagplot.games.war_in_the_pacific.bots.sight import Sight
from flagplot.kernel.action import Action, act

GOOD = 4.0  # odds at which an attack is made; below that one waits for more fire and more troops


def march(sight: Sight) -> Action:
    """Attack and enter at 4:1; otherwise close up."""
    return ground.march(sight, GOOD)


def last_man(sight: Sight) -> Action:
    """To the last man where the attack would succeed anyway, or costs the enemy dearly."""
    attack = sight.panel("attack")
    attackers = sum(unit["steps"] for unit in attack.get("attackers", ()))
    defenders = sum(unit["steps"] for unit in attack.get("defenders", ()))
    return act("last-man") if attackers >= 2 * max(defenders, 1) else act("no")


def points(sight: Sight) -> Action:
    """On the own minimum of losses."""
    place = 2 if sight.seat == "allied" else 1
    return max(sight.verbs["points"], key=lambda one: (int(one.args[place]), int(one.args[0])))
