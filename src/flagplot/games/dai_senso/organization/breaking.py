"""Larger units become smaller ones, a step at a time. [2.3.4]"""

from __future__ import annotations

from dataclasses import replace

from flagplot.games.dai_senso.nations import held_by
from flagplot.games.dai_senso.organization import composition
from flagplot.games.dai_senso.organization.composition import (
    NO_SIDE,
    Ingredient,
    Recipe,
    one_step_side,
    side_with,
)
from flagplot.games.dai_senso.organization.orders import act, first_of_each_type, own_unit, pooled, stacks
from flagplot.games.dai_senso.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

BREAK = "break"


def options(war: War, faction: int) -> list[Action]:
    """Every breakdown that is possible now; neither supply nor enemy Air matters. [DSA-ORG-62]"""
    pool = first_of_each_type(war, war.in_pool(faction))
    return [
        act(war, BREAK, unit, *drawn)
        for _, units in stacks(war, faction)
        for unit in units
        if war.face(unit).steps > 1
        for drawn in draws(war, faction, unit, pool)
    ]


def draws(war: War, faction: int, unit: int, pool: list[int]) -> list[tuple[int, ...]]:
    """What can be drawn from the Force Pool for a unit that breaks down."""
    recipe = composition.recipe(war, unit)
    if recipe is None:
        return []
    steps = _steps(war, unit, recipe)
    held = held_by(war, unit)
    waiting = [] if held is None else [held]
    if len(steps) == 1:
        return [(one,) for one in (*pool, *waiting) if one in steps[0].drawn]
    first, second = steps
    found = []
    for one in pool:
        if one not in first.drawn:
            continue
        others = [
            other for other in (*war.in_pool(faction), *waiting) if other != one and other in second.drawn
        ]
        for other in first_of_each_type(war, others):
            alike = one in second.drawn and other in first.drawn
            found.append((min(one, other), max(one, other)) if alike else (one, other))
    return sorted(set(found))


def _steps(war: War, unit: int, recipe: Recipe) -> tuple[Ingredient, ...]:
    """What has to be drawn: the step added last, or both steps of a unit without a one-step side.

    What waits in a Holding Box is drawn from there and nothing else for it. [DSA-ORG-64, DSA-ORG-65]
    [DSA-ORG-66]
    """
    held = held_by(war, unit)
    if war.face(unit).steps == 3:
        assert recipe.third is not None
        return (_only(recipe.third, held),)
    if held is not None and recipe.first is not None:
        return recipe.first, _only(recipe.second, held)
    return (recipe.second,) if recipe.first is None else (recipe.first, recipe.second)


def _only(step: Ingredient, held: int | None) -> Ingredient:
    return step if held is None else replace(step, drawn=frozenset((held,)))


def barred(war: War, faction: int, unit: int, drawn: list[int]) -> Refusal | None:
    """Why a unit cannot break down into these."""
    refusal = own_unit(war, faction, unit)
    if refusal is not None:
        return refusal
    id = war.id(unit)
    if war.face(unit).fortress:
        return illegal("DSA-ORG-67", f"{the(id)} is a fortress and does not break down", id)
    recipe = composition.recipe(war, unit)
    if recipe is None or war.face(unit).steps < 2:
        return illegal("DSA-ORG-62", f"{the(id)} has but one step", id)
    steps = _steps(war, unit, recipe)
    if len(drawn) != len(steps):
        rule = "DSA-ORG-65" if war.face(unit).steps == 3 else "DSA-ORG-64"
        words = f"{the(id)} breaks down into {counted(len(steps), 'unit')} of the Force Pool"
        return illegal(rule, words, id)
    for one in drawn:
        refusal = _unfit(war, unit, one, steps)
        if refusal is None and one != held_by(war, unit):
            refusal = pooled(war, faction, one)
        if refusal is not None:
            return refusal
    return None if _complete(drawn, steps) else _not_made_of(war, unit, drawn[-1])


def _complete(drawn: list[int], steps: tuple[Ingredient, ...]) -> bool:
    """Whether each of the drawn counters is another one of the steps."""
    if len(drawn) == 1:
        return True
    first, second = steps
    one, other = drawn
    return one != other and (
        (one in first.drawn and other in second.drawn) or (other in first.drawn and one in second.drawn)
    )


def _unfit(war: War, unit: int, one: int, steps: tuple[Ingredient, ...]) -> Refusal | None:
    """Why a counter is none of those that may be drawn for this unit."""
    if any(one in step.drawn for step in steps):
        return None
    whole, part = war.counter(unit), war.counter(one)
    ids = part.id, whole.id
    if (held := held_by(war, unit)) is not None:
        text = f"{the(ids[1])} takes {the(war.id(held))} of its Holding Box, not {the(ids[0])}"
        return illegal("DSA-ORG-66", text, *ids)
    if one_step_side(part) == NO_SIDE:
        return illegal("DSA-ORG-67", f"{the(ids[0])} is no one-step unit", *ids)
    if whole.kwantung and not part.kwantung:
        return illegal("DSA-ORG-70", f"{the(ids[1])} breaks down into Kwantung units only", *ids)
    if part.kwantung and not whole.kwantung:
        return illegal("DSA-ORG-13", f"{the(ids[0])} of the Kwantung Army is not drawn for others", *ids)
    if part.nation != whole.nation:
        return illegal("DSA-ORG-08", f"{the(ids[0])} and {the(ids[1])} are of different nations", *ids)
    if whole.colonial and not part.colonial:
        return illegal("DSA-ORG-69", f"{the(ids[1])} breaks down into colonial units only", *ids)
    if part.elite and any(one in step.combined for step in steps):
        return illegal("DSA-ORG-68", f"{the(ids[0])} is an elite unit and not needed for this", *ids)
    return _not_made_of(war, unit, one)


def _not_made_of(war: War, unit: int, one: int) -> Refusal:
    ids = war.id(one), war.id(unit)
    return illegal("DSA-ORG-05", f"{the(ids[1])} is not made of units such as {the(ids[0])}", *ids)


def break_down(war: War, unit: int, drawn: list[int]) -> None:
    """The unit is turned to its smaller side or goes to its box; the drawn ones come to its place.

    They come with one step, whatever their other side is. [DSA-ORG-03, DSA-ORG-04, DSA-ORG-64, DSA-ORG-65]
    """
    hex, held = war.state.place[unit], held_by(war, unit)
    if held is not None and held in drawn:
        war.arrive(held, hex, one_step_side(war.counter(held)))
    if side_with(war.counter(unit), war.face(unit).steps - 1) != NO_SIDE:
        war.turn_over(unit)
    else:
        war.leave(unit, "is broken down")
    for one in drawn:
        if one != held:
            war.arrive(one, hex, one_step_side(war.counter(one)))
