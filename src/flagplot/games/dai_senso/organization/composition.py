"""What multi-step units are made of: the Force Pool displays as tables of counters. [2.3, DSI-CTR-03]

Every step of a multi-step unit is a one-step unit of a certain nationality and type. Which counters can be
that step depends on what is done: combined, drawn from the Force Pool in a breakdown, or left behind when a
step is lost.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from flagplot.games.dai_senso.counters import JAPAN, Counter, Face
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.tables import Component, Composition, Tables
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.memory import remember

GARRISON = "garrison"
NO_SIDE = -1


@dataclass(frozen=True)
class Ingredient:
    """The counters that can be one step of a multi-step unit."""

    combined: frozenset[int]  # those that build it up
    restored: frozenset[int]  # and that do so by the Showa Restoration alone [see DSA-ORG-27]
    drawn: frozenset[int]  # those that come from the Force Pool when it breaks down
    left: frozenset[int]  # those that replace it when it loses a step


@dataclass(frozen=True)
class Recipe:
    """The steps of a multi-step unit in the order they are added. [DSA-ORG-05, DSA-ORG-07]"""

    first: Ingredient | None  # None: its own one-step side
    second: Ingredient
    third: Ingredient | None  # None: it has no three-step side
    holding_box: str


def recipe(war: War, number: int) -> Recipe | None:
    """How a counter is built; None for one that has no multi-step side, and for fortresses."""
    return _recipes(war.tables).get(war.counter(number).type)


def builders(war: War, number: int) -> list[int]:
    """The one-step units in the Force Pool that could have built a two-step unit without a one-step side.

    One of them replaces it when it loses a step. [see DSA-ATT-05, DSA-ATT-08]
    """
    found = recipe(war, number)
    if found is None or found.first is None:
        return []
    either = found.first.left | found.second.left
    return [one for one in war.in_pool(war.faction(number)) if one in either]


def one_step_side(counter: Counter) -> int:
    """The side on which a counter is a one-step unit that can be combined, or NO_SIDE.

    Garrisons and fortresses cannot; a port-a-fort can on its infantry side. [DSA-ORG-26]
    """
    return next((side for side, face in enumerate(counter.faces) if builds(face)), NO_SIDE)


def builds(face: Face) -> bool:
    """Whether this side is a one-step unit that can be part of a larger one. [DSA-ORG-26]"""
    return face.steps == 1 and (face.infantry_type or face.armor_type) and face.kind != GARRISON


def side_with(counter: Counter, steps: int) -> int:
    """The side of a counter with so many steps, or NO_SIDE."""
    return next((side for side, face in enumerate(counter.faces) if face.steps == steps), NO_SIDE)


def elite(one: Counter, chinese: Collection[str]) -> bool:
    """The units that are not drawn from the Force Pool unless nothing else will do. [DSA-ORG-71]"""
    troops = one.type.split("-")[-1]
    return (
        one.faces[0].kind in ("airborne", "cavalry", "marine")  # [DSA-ORG-71a]
        or one.type == "BR-FE"  # [DSA-ORG-71b]
        or (one.country in chinese and troops in ("EXP", "DEF"))  # [DSA-ORG-71c]
        or one.type == "JP-IG"  # [DSA-ORG-71d]
        or one.kwantung  # [DSA-ORG-71e]
        or one.type in ("RU-GINF", "RU-GTK", "RU-SHK")  # [DSA-ORG-71f]
    )


@remember(4)
def _recipes(tables: Tables) -> Mapping[str, Recipe]:
    """By type of counter, for all that have a side of two or three steps and are no fortresses."""
    listed = {type: one for one in tables.organization.compositions for type in one.types}
    unknown = sorted(set(listed) - {one.type for one in tables.counters})
    if unknown:
        raise BadInputError(f"organization.json: compositions of known types expected, found {unknown}")
    kitchen = _Kitchen(tables)
    found: dict[str, Recipe] = {}
    for one in tables.counters:
        if one.type in found or one.faces[0].fortress or max(face.steps for face in one.faces) < 2:
            continue
        found[one.type] = kitchen.recipe(one, listed.get(one.type) or _unlisted(one))
    return found


def _unlisted(one: Counter) -> Composition:
    """A unit that is not shown is made of infantry-type steps of its nationality. [DSA-ORG-05, DSA-ORG-08]"""
    step = Component((one.country,), "infantry")
    own = side_with(one, 1) != NO_SIDE
    larger = side_with(one, 3) != NO_SIDE
    return Composition((one.type,), step, None if own else step, step if larger else None)


class _Kitchen:
    """Finds the counters for the steps of multi-step units."""

    def __init__(self, tables: Tables) -> None:
        self.groups = tables.organization.groups
        self.elite = frozenset(one.type for one in tables.counters if elite(one, self.groups["chinese"]))
        self.small = [
            (number, one, one.faces[side])
            for number, one in enumerate(tables.counters)
            if (side := one_step_side(one)) != NO_SIDE
        ]

    def recipe(self, unit: Counter, composed: Composition) -> Recipe:
        return Recipe(
            first=self.ingredient(unit, composed.first) if composed.first else None,
            second=self.ingredient(unit, composed.second),
            third=self.ingredient(unit, composed.third) if composed.third else None,
            holding_box=composed.holding_box,
        )

    def ingredient(self, unit: Counter, step: Component) -> Ingredient:
        """Elite units are drawn only where the step cannot be anything else. [DSA-ORG-68]

        A colonial unit draws none but colonials, the others draw either. [DSA-ORG-69]
        """
        fitting = [(number, one) for number, one, face in self.small if self.fits(one, face, step)]
        combined = [(number, one) for number, one in fitting if _right_colonial(one, step.colonial)]
        necessary = all(one.type in self.elite for _, one in combined)
        colonial = "only" if unit.colonial else ""
        return Ingredient(
            combined=frozenset(number for number, _ in combined),
            restored=frozenset(
                number
                for number, one in fitting
                if one.nation == JAPAN and not _right_colonial(one, step.colonial)
            ),
            drawn=frozenset(
                number
                for number, one in fitting
                if _right_colonial(one, colonial) and (necessary or one.type not in self.elite)
            ),
            left=frozenset(number for number, one in combined if necessary or one.type not in self.elite),
        )

    def fits(self, one: Counter, face: Face, step: Component) -> bool:
        """Nationality and type. Kwantung units have a nationality of their own here. [DSA-ORG-08]

        HQs of all China are made of any Chinese units; that they are of one faction goes without saying.
        [DSA-ORG-10, DSA-ORG-13, DSA-ORG-28, DSA-ORG-70]
        """
        if step.only and one.type != step.only:
            return False
        right = face.armor_type if step.type == "armor" else face.infantry_type
        return right and any(one.country in self.groups.get(of, (of,)) for of in step.of)


def _right_colonial(one: Counter, wanted: str) -> bool:
    return not wanted or one.colonial == (wanted == "only")
