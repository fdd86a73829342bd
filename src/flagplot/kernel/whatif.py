"""What if: a battle to try things out with, on both sides.

A game says what may be changed about a battle, and answers with chances; a client draws the fields and the
answer without knowing either. Nothing is kept between two questions: each carries every value that was
changed.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Literal, TypeVar

import msgspec

from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError

Mood = Literal["good", "even", "bad"]  # to whoever asks
T = TypeVar("T")

MOST = 99  # units of one sort


class Wish(msgspec.Struct, frozen=True):
    """Which battle, and what is to be different about it."""

    space: str = ""  # empty: anywhere
    action: Action | None = None  # an answer not given yet that leads to the battle
    values: Mapping[str, Any] = {}  # by the name of the field; those not named are as they stand on the board


class Item(msgspec.Struct):
    """A sort of unit, or a unit with a name, in a field."""

    id: str
    name: str
    count: int = 0
    most: int = MOST
    kind: str = ""  # its silhouette
    owner: str = ""
    damaged: bool = False
    unit: dict[str, Any] | None = None  # as views tell it, where its counter is drawn


class Choice(msgspec.Struct):
    """One of several ways; with a number where ``most`` is given: its value is then ``id:number``."""

    id: str
    text: str
    least: int = 1
    most: int = 0
    usual: int = 1


class Field(msgspec.Struct):
    """Something about the battle that may be changed.

    ``units`` has ``items`` with their numbers, and its value is a mapping from items to numbers; ``ranks``
    has them in their order, and its value is a list of items; ``choice`` has ``choices``; ``number`` goes
    from 0 to ``most`` in steps of ``step``; ``yes`` is on or off.
    """

    name: str
    text: str
    kind: Literal["units", "ranks", "choice", "number", "yes"]
    value: Any = None
    group: str = ""  # the heading it is folded away under
    items: list[Item] = []
    choices: list[Choice] = []
    most: int = 0
    step: int = 1
    unit: str = ""  # of a number
    mine: bool = False  # of a force: it is on the side of whoever asks


class Odds(msgspec.Struct):
    """One way it may end."""

    text: str
    chance: float
    mood: Mood = "even"


class Offer(msgspec.Struct):
    """A value that answers a question: it can be taken over into its field."""

    text: str
    field: str
    value: Any


class Part(msgspec.Struct):
    """A part of the answer."""

    title: str = ""
    odds: list[Odds] = []
    facts: list[tuple[str, str]] = []
    head: list[str] = []
    rows: list[list[str]] = []
    text: str = ""
    offer: Offer | None = None


class WhatIf(msgspec.Struct):
    """The battle as it is imagined, what may be changed about it, and what comes of it."""

    title: str
    space: str = ""
    fields: list[Field] = []
    headline: Odds | None = None
    parts: list[Part] = []
    problem: str = ""  # why there is no answer
    note: str = ""  # what the numbers take for granted


class Values:
    """The values of a wish, read one by one; each complaint names the field."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = values
        self._read: set[str] = set()

    def __contains__(self, name: str) -> bool:
        return name in self._values

    def _take(self, name: str, usual: T, expected: str, fits: Callable[[Any], bool]) -> T:
        self._read.add(name)
        found = self._values.get(name)
        if found is None:
            return usual
        if not fits(found):
            raise BadInputError(f"{name}: {expected} expected, found {found!r}")
        return found  # type: ignore[no-any-return]

    def force(self, name: str, usual: Mapping[str, int]) -> dict[str, int]:
        """How many of each; nothing of those that are not named."""

        def fits(found: Any) -> bool:
            return isinstance(found, Mapping) and all(
                isinstance(id, str) and type(number) is int and 0 <= number <= MOST
                for id, number in found.items()
            )

        found = self._take(name, usual, f"numbers from 0 to {MOST} by unit", fits)
        return {id: number for id, number in found.items() if number}

    def order(self, name: str, there: Sequence[str]) -> list[str]:
        """Items in their order; those that are gone are left out, those that came later follow."""

        def fits(found: Any) -> bool:
            return isinstance(found, list) and all(isinstance(id, str) for id in found)

        found = self._take(name, list(there), "a list of units", fits)
        wanted = [id for id in dict.fromkeys(found) if id in there]
        return [*wanted, *(id for id in there if id not in wanted)]

    def choice(self, name: str, choices: Sequence[Choice], usual: str) -> str:
        """The id of a choice, with its number where it has one."""

        def fits(found: Any) -> bool:
            if not isinstance(found, str):
                return False
            word, colon, number = found.partition(":")
            one = next((choice for choice in choices if choice.id == word), None)
            if one is None or bool(colon) != bool(one.most):
                return False
            return not colon or (number.isdecimal() and one.least <= int(number) <= one.most)

        return self._take(name, usual, f"one of {', '.join(choice.id for choice in choices)}", fits)

    def number(self, name: str, most: int, usual: int = 0) -> int:
        """A number from 0."""
        expected = f"a number from 0 to {most}"
        return self._take(name, usual, expected, lambda found: type(found) is int and 0 <= found <= most)

    def switch(self, name: str, usual: bool = False) -> bool:
        """On or off."""
        return self._take(name, usual, "true or false", lambda found: isinstance(found, bool))

    def finish(self, known: Collection[str]) -> None:
        """Refuse values of fields that no battle has; one that this battle has not is left alone."""
        left = sorted(set(self._values) - self._read - set(known))
        if left:
            raise BadInputError(f"odds: one of {', '.join(known)} expected, found {left[0]!r}")
