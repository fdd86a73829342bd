"""Losing steps: turned over, replaced by a smaller unit, or off the map. [4.2.6.2]"""

from __future__ import annotations

from flagplot.games.dai_senso.nations import held_by
from flagplot.games.dai_senso.organization import composition
from flagplot.games.dai_senso.places import OUT
from flagplot.games.dai_senso.play import War

IMPERIAL_GENERAL_HQ = "JP-HQ-IG"  # the type of the counter that never comes back [see DSA-ATT-04]
NOBODY_LEFT = -1


def lose_step(war: War, number: int, replacement: int = -1) -> int:
    """A ground unit loses a step; gives the unit that is left, or ``NOBODY_LEFT``.

    It is turned to the side with one step less if it has one; a two-step unit without such a side is replaced
    by a one-step unit of the Force Pool, by ``replacement`` or the first there is. [DSA-ATT-05, DSA-ATT-06]
    """
    if _smaller_side(war, number) >= 0:
        war.turn_over(number)
        war.release(number)  # the armor of the CBI HQ is gone
        return number
    hex = war.state.place[number]
    left = replacements(war, number)
    if not left:
        _off_the_map(war, number, "is eliminated")
        return NOBODY_LEFT  # a unit that nothing can replace is lost with all its steps: D-20
    chosen = left[0] if replacement < 0 else replacement
    if chosen == held_by(war, number):
        war.arrive(chosen, hex, composition.one_step_side(war.counter(chosen)))
        _off_the_map(war, number, "is broken down")
    else:
        _off_the_map(war, number, "is broken down")
        war.arrive(chosen, hex, composition.one_step_side(war.counter(chosen)))
    return chosen


def replacements(war: War, number: int) -> list[int]:
    """The counters of the Force Pool that may replace a two-step unit, the first of each type.

    They must be such as it could have been built from. [DSA-ATT-05, DSA-ATT-08] Of a unit with a Holding Box
    either step may be the one that is left: what waits in the box, or its other one. [DSA-ATT-07]
    """
    if war.face(number).steps != 2 or _smaller_side(war, number) >= 0:
        return []
    found: dict[str, int] = {}
    held, recipe = held_by(war, number), composition.recipe(war, number)
    for one in _builders(war, number):
        if held is None or (recipe is not None and recipe.first is not None and one in recipe.first.left):
            found.setdefault(war.counter(one).type, one)
    return [*found.values(), *([] if held is None else [held])]


def ways(war: War, number: int) -> list[tuple[str, ...]]:
    """How a unit may lose a step: by itself, or replaced by one of the Force Pool; ids for an answer."""
    left = replacements(war, number)
    return [(war.id(number), war.id(one)) for one in left] if left else [(war.id(number),)]


def _builders(war: War, number: int) -> list[int]:
    """Counters that could have built a unit; a fortress is built of infantry or armor. [see DSA-ORG-06]"""
    if not war.face(number).fortress:
        return composition.builders(war, number)
    nation = war.counter(number).nation
    return [
        one
        for one in war.in_pool(war.faction(number))
        if war.counter(one).nation == nation
        and not war.counter(one).elite
        and composition.one_step_side(war.counter(one)) != composition.NO_SIDE
    ]


def _smaller_side(war: War, number: int) -> int:
    """The side with one step less, or -1."""
    steps = war.face(number).steps - 1
    faces = war.counter(number).faces
    return next((side for side, face in enumerate(faces) if face.ground and face.steps == steps), -1)


def _off_the_map(war: War, number: int, reason: str) -> None:
    """To the Delay Box or the Force Pool; Imperial General Headquarters is gone for good. [DSA-ATT-04]"""
    if war.counter(number).type == IMPERIAL_GENERAL_HQ:
        war.remove(number, OUT, reason)
    else:
        war.leave(number, reason)
