"""Distributions over a few dice, every throw counted: what can happen -> its chance."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TypeVar

One = TypeVar("One", bound=Hashable)
Other = TypeVar("Other", bound=Hashable)
Chances = dict[One, float]

D6: Chances[int] = dict.fromkeys(range(1, 7), 1 / 6)
TWO_D6: Chances[int] = {total: (6 - abs(total - 7)) / 36 for total in range(2, 13)}
SURE = 1.0


def of(dice: Mapping[One, float], result: Callable[[One], Other]) -> Chances[Other]:
    """What becomes of a throw by a table."""
    found: Chances[Other] = {}
    for face, chance in dice.items():
        what = result(face)
        found[what] = found.get(what, 0.0) + chance
    return found


def then(first: Mapping[One, float], next: Callable[[One], Mapping[Other, float]]) -> Chances[Other]:
    """A throw whose dice or table depend on the one before."""
    found: Chances[Other] = {}
    for one, chance in first.items():
        for what, share in next(one).items():
            found[what] = found.get(what, 0.0) + chance * share
    return found


def mean(chances: Mapping[int, float]) -> float:
    """The average of numbers."""
    return sum(number * chance for number, chance in chances.items())


def at_least(chances: Mapping[int, float], least: int) -> float:
    """The chance of a number or more."""
    return sum(chance for number, chance in chances.items() if number >= least)
