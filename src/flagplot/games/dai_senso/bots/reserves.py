"""Reserve Movement: empty objectives are filled."""

from __future__ import annotations

from flagplot.games.dai_senso.bots import values
from flagplot.games.dai_senso.bots.mind import Mind, Walk
from flagplot.games.dai_senso.movement.frames import Movement
from flagplot.games.dai_senso.movement.reach import Look
from flagplot.games.dai_senso.places import IDS
from flagplot.kernel.action import Action

DONE = Action("done")


def plan(mind: Mind, frame: Movement) -> list[Action]:
    """The dearest objective first, by the unit that can reach least others; then the end."""
    walk, free = Walk(mind), values.wanted(mind.war, mind.faction)
    look = Look(mind.war, frame)
    ways = {
        one.number: [hex for hex in look.ways(one).cost if hex in free]
        for one in look.movers()
        if not _alone_on_an_objective(mind, one.number)
    }
    for hex in sorted(free, key=lambda hex: (-free[hex], hex)):
        for one in sorted((one for one in ways if hex in ways[one]), key=lambda one: (len(ways[one]), one)):
            if walk.give(Action("move", (mind.war.id(one), IDS[hex]))):
                ways.pop(one)
                break
    walk.give(DONE)
    return walk.answers


def _alone_on_an_objective(mind: Mind, number: int) -> bool:
    hex = mind.state.place[number]
    return hex in values.goals(mind.war) and len(mind.war.ground(hex, mind.faction)) == 1
