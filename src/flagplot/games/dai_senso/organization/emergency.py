"""Breakdowns that an event forces, in whatever phase. [2.3.4, 13.8.3]"""

from __future__ import annotations

from flagplot.games.dai_senso.nations import HOLDERS, held_by
from flagplot.games.dai_senso.organization import breaking, composition
from flagplot.games.dai_senso.organization.composition import one_step_side
from flagplot.games.dai_senso.organization.orders import first_of_each_type
from flagplot.games.dai_senso.play import War


def break_down(war: War, unit: int) -> None:
    """A unit breaks down by one step, as in the Organization Segment; a fortress is eliminated instead.

    If the Force Pool has nothing to draw it stays as it is. [DSA-ORG-63]
    """
    if war.face(unit).fortress:
        war.leave(unit, "is eliminated")
        return
    pool = first_of_each_type(war, war.in_pool(war.faction(unit)))
    drawn = next(iter(breaking.draws(war, war.faction(unit), unit, pool)), None)
    if drawn is not None:
        breaking.break_down(war, unit, list(drawn))


def bereaved(war: War) -> list[int]:
    """The units of two nations on the map whose step in the Holding Box is gone from the game."""
    return [
        unit
        for hex in sorted(war.state.at)
        for unit in war.stack(hex)
        if war.counter(unit).type in HOLDERS and held_by(war, unit) is None and _needs(war, unit)
    ]


def _needs(war: War, unit: int) -> bool:
    """Whether one of its steps waits in the box as it lies there: the second, or an HQ's third."""
    recipe = composition.recipe(war, unit)
    return recipe is not None and (recipe.third is None or war.face(unit).steps == 3)


def part(war: War) -> None:
    """Units that an event has bereft of one nation break down; the other component stays. [DSB-MN-03]"""
    for unit in bereaved(war):
        recipe = composition.recipe(war, unit)
        assert recipe is not None
        if recipe.third is not None:
            war.turn_over(unit)
            continue
        hex, pool = war.state.place[unit], war.in_pool(war.faction(unit))
        other = next((one for one in pool if recipe.first is not None and one in recipe.first.left), None)
        war.leave(unit, "is broken down")
        if other is not None:
            war.arrive(other, hex, one_step_side(war.counter(other)))
