"""Ratings of leaders as they are printed, and how they are read. [26.2]"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from flagplot.kernel.errors import BadInputError

_VALUE = re.compile(r"^([^()]+?)(?:\s*\((\d)\))?$")
_TERM = re.compile(r"(\d+D6|Diff|Yr|\d+)")
NONE = "-"  # of a leader who may not command a headquarters


class Value(NamedTuple):
    """One value of a rating: its terms, and the roll it needs (0: none)."""

    terms: tuple[str, ...]
    sign: int
    need: int


@cache
def parsed(text: str) -> tuple[Value, ...]:
    """The values of a rating such as ``+2 (6)/+1``, the best requirement first. [WPA-GEN-19, WPA-GEN-20]"""
    values = []
    for part in str(text).split("/"):
        found = _VALUE.match(part.strip())
        terms = tuple(_TERM.findall(found[1])) if found else ()
        if found is None or not terms:
            raise BadInputError(f"a rating such as '+1 (3)' or '+2 (6)/+1' expected, found {text!r}")
        values.append(Value(terms, -1 if found[1].strip().startswith("-") else 1, int(found[2] or 0)))
    return tuple(values)


def needs_roll(text: str) -> bool:
    """Whether a rating is in brackets, so that 1D6 decides whether it applies. [WPA-GEN-19]"""
    return any(value.need for value in parsed(text))


def resolved(text: str, die: int, dice: Callable[[int], tuple[int, ...]], year: int) -> int:
    """What a rating gives with one roll for all its values; a value without requirement is the fallback.

    ``dice`` throws the six-sided dice an expression asks for. [WPA-GEN-19, WPA-GEN-20]
    """
    for value in parsed(text):
        if not value.need or die >= value.need:
            return value.sign * sum(_term(term, dice, year) for term in value.terms)
    return 0


def _term(term: str, dice: Callable[[int], tuple[int, ...]], year: int) -> int:
    """A number, dice, their difference, or the last digit of the year. [WPA-GEN-21, WPA-GEN-22, BR-1-03]"""
    if term == "Yr":
        return year % 10
    if term == "Diff":
        one, other = dice(2)
        return abs(one - other)
    if term.endswith("D6"):
        return sum(dice(int(term.removesuffix("D6"))))
    return int(term)


def best(text: str) -> int:
    """The most a fixed rating can give: what a player may hope for."""
    return max(
        (value.sign * int(value.terms[0]) for value in parsed(text) if value.terms[0].isdigit()), default=0
    )
