"""Smaller units become larger ones, a step at a time. [2.3.1]"""

from __future__ import annotations

from itertools import combinations, permutations

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.counters import JAPAN
from flagplot.games.dai_senso.nations import HOLDERS
from flagplot.games.dai_senso.organization import composition
from flagplot.games.dai_senso.organization.composition import NO_SIDE, Ingredient, builds, side_with
from flagplot.games.dai_senso.organization.orders import (
    act,
    enemy_air,
    first_of_each_type,
    own_unit,
    pooled,
    stacks,
    where,
)
from flagplot.games.dai_senso.places import PLACES
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.affairs import DELAY
from flagplot.games.dai_senso.politics.markers import in_swb, put
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import listed, the

COMBINE, RAISE = "combine", "raise"
SHOWA = "showa_restoration"  # the marker


def options(war: War, faction: int) -> list[Action]:
    """Every combination that is possible now: one unit grows by another, or two give way to a larger one."""
    found: list[Action] = []
    new = [
        number
        for number in first_of_each_type(war, war.in_pool(faction))
        if composition.recipe(war, number) is not None
    ]
    for hex, units in stacks(war, faction):
        if len(units) < 2 or enemy_air(war, hex, faction):
            continue
        for grown, added in permutations(units, 2):
            if barred(war, faction, grown, added) is None:
                found.append(act(war, COMBINE, grown, added))
        small = [number for number in units if builds(war.face(number))]
        for one, other in combinations(small, 2):
            found += [
                act(war, RAISE, one, other, unit)
                for unit in new
                if barred_raising(war, faction, one, other, unit) is None
            ]
    return found


def barred(war: War, faction: int, grown: int, added: int) -> Refusal | None:
    """Why a unit cannot grow by another one."""
    return (
        own_unit(war, faction, grown)
        or own_unit(war, faction, added)
        or _unfit(war, grown, added)
        or _kept_apart(war, faction, grown, added)
    )


def barred_raising(war: War, faction: int, one: int, other: int, unit: int) -> Refusal | None:
    """Why two one-step units cannot be replaced by a two-step unit of the Force Pool. [DSA-ORG-23]"""
    return (
        own_unit(war, faction, one)
        or own_unit(war, faction, other)
        or pooled(war, faction, unit)
        or _unfit_for(war, one, other, unit)
        or _kept_apart(war, faction, one, other)
    )


def _unfit(war: War, grown: int, added: int) -> Refusal | None:
    """Whether the one can be the next step of the other: type, nation and number of steps.

    What grows is turned over, so that no multi-step unit is swapped for another. [DSA-ORG-22, DSA-ORG-24,
    DSA-ORG-29]
    """
    steps = war.face(grown).steps
    ids = war.id(grown), war.id(added)
    if grown == added:
        return illegal("DSA-ORG-20", "two different units expected", *ids)
    if not builds(war.face(added)):
        return _no_part(war, added)
    if steps == 1 and not builds(war.face(grown)):
        return _no_part(war, grown)
    recipe = composition.recipe(war, grown)
    if recipe is None or side_with(war.counter(grown), steps + 1) == NO_SIDE:
        return illegal("DSA-ORG-29", f"{the(ids[0])} has no side with {steps + 1} steps", *ids)
    step = recipe.second if steps == 1 else recipe.third
    if step is None or not _fits(war, step, added):
        return _wrong_step(war, added, grown)
    return None


def _unfit_for(war: War, one: int, other: int, unit: int) -> Refusal | None:
    ids = war.id(one), war.id(other), war.id(unit)
    if one == other:
        return illegal("DSA-ORG-20", "two different units expected", *ids)
    for number in (one, other):
        if not builds(war.face(number)):
            return _no_part(war, number)
    recipe = composition.recipe(war, unit)
    if recipe is None or recipe.first is None or side_with(war.counter(unit), 2) == NO_SIDE:
        return illegal("DSA-ORG-23", f"{the(ids[2])} is no two-step unit without a one-step side", *ids)
    if _make(war, recipe.first, recipe.second, one, other) or _make(
        war, recipe.first, recipe.second, other, one
    ):
        return None
    return _wrong_step(war, one if one not in recipe.first.combined else other, unit)


def _make(war: War, first: Ingredient, second: Ingredient, one: int, other: int) -> bool:
    """Whether the two are the two steps; the Showa Restoration lets in one of them, not both."""
    return (one in first.combined and _fits(war, second, other)) or (
        other in second.combined and _fits(war, first, one)
    )


def _fits(war: War, step: Ingredient, number: int) -> bool:
    """Whether a unit can be a step; colonials and other Japanese mix only by the Showa Restoration.

    [DSA-ORG-27, DSB-MK-40-1]
    """
    return number in step.combined or (number in step.restored and in_swb(war, SHOWA))


def _no_part(war: War, number: int) -> Refusal:
    """A multi-step unit, which is not swapped for another [DSA-ORG-29], a fortress or a garrison."""
    id = war.id(number)
    if war.face(number).steps > 1 and not war.face(number).fortress:
        return illegal("DSA-ORG-29", f"{the(id)} has several steps already and is not swapped", id)
    return illegal("DSA-ORG-26", f"{the(id)} is no one-step unit that can be combined", id)


def _wrong_step(war: War, part: int, whole: int) -> Refusal:
    """The clause that keeps a unit out of a larger one."""
    small, large = war.counter(part), war.counter(whole)
    ids = small.id, large.id
    if small.nation == large.nation == JAPAN and small.colonial != large.colonial:
        return illegal("DSA-ORG-27", f"{listed(ids)} are not both colonial units, or both none", *ids)
    if small.nation == large.nation and small.kwantung != large.kwantung:
        return illegal("DSA-ORG-28", f"{listed(ids)} are not both of the Kwantung Army", *ids)
    if small.nation != large.nation:
        return illegal("DSA-ORG-08", f"{listed(ids)} are of different nationality", *ids)
    return illegal("DSA-ORG-05", f"{the(ids[1])} is not made of units such as {the(ids[0])}", *ids)


def _kept_apart(war: War, faction: int, one: int, other: int) -> Refusal | None:
    """Whether two units may combine here: in one place, both supplied, no enemy Air unit over them.

    [DSA-ORG-20, DSA-ORG-25, DSA-SUP-31]
    """
    ids = war.id(one), war.id(other)
    if war.state.place[one] != war.state.place[other]:
        return illegal("DSA-ORG-20", f"{listed(ids)} are not in one hex", *ids)
    if enemy_air(war, war.state.place[one], faction):
        here = where(war, one)
        return illegal("DSA-ORG-25", f"an enemy Air unit is in {the(here)}", here, *ids)
    for number in (one, other):
        if not supply.supplied(war, number):
            return illegal("DSA-ORG-20", f"{the(war.id(number))} is not supplied", war.id(number))
    return None


def combine(war: War, grown: int, added: int) -> None:
    """One goes to its box, the other is turned to its larger side. [DSA-ORG-03, DSA-ORG-22, DSA-ORG-24]"""
    recipe = composition.recipe(war, grown)
    assert recipe is not None
    _restore(war, added, recipe.second if war.face(grown).steps == 1 else recipe.third)
    _give(war, added, grown, held=bool(recipe.holding_box))
    war.turn_over(grown)


def raise_unit(war: War, one: int, other: int, unit: int) -> None:
    """Two one-step units go to their boxes, a two-step unit comes to their place.

    That is the only way a multi-step unit comes to the map. [DSA-ORG-03, DSA-ORG-04, DSA-ORG-23]
    """
    hex, recipe = war.state.place[one], composition.recipe(war, unit)
    assert recipe is not None
    for number in (one, other):
        _restore(war, number, recipe.second)
        waits = bool(recipe.holding_box) and recipe.third is None and number in recipe.second.combined
        _give(war, number, unit, held=waits)
    war.arrive(unit, hex, side_with(war.counter(unit), 2))


def _give(war: War, number: int, whole: int, *, held: bool) -> None:
    """A step goes into a larger unit: to its box, or to the Holding Box of a unit of two nations.

    There the Minor Country's step of the AEx HQ and of the ABDA Army waits, and the armor of the CBI HQ. The
    British step of ABDA is Far Eastern infantry, never a colonial one.
    [DSA-ORG-09, DSA-ORG-11, DSA-ORG-12, DSA-ORG-14, DSB-MN-05]
    """
    told = f"is combined into {the(war.id(whole))}"
    if held:
        war.remove(number, PLACES[HOLDERS[war.counter(whole).type]], told)
    else:
        war.leave(number, told)


def _restore(war: War, number: int, step: Ingredient | None) -> None:
    """The Showa Restoration marker goes to the Delay Box if it was needed. [DSA-ORG-27]"""
    if step is not None and number in step.restored:
        put(war, SHOWA, DELAY)
        war.note(f"{the(SHOWA)} is spent for {the(war.id(number))}")
