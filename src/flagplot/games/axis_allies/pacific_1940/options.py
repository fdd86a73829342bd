"""The switches of a game and who plays which power."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from flagplot.games.axis_allies.pacific_1940.loader import data
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.meta import Meta, Scenario

MIN_PERSONS, MAX_PERSONS = 2, 4  # [P40-GEN-01]

META = Meta(
    id="pacific-1940",
    title="Axis & Allies Pacific 1940 (first edition)",
    seats=tuple(power.id for power in data().powers),
    scenarios=(Scenario("1940", "Spring 1940", "Japan is at war with China and chooses when to strike."),),
    options=data().switches,
    players=(MIN_PERSONS, MAX_PERSONS),
    setup=("persons",),
    round_cap=30,
    text="The Pacific war from spring 1940: Japan against the United States, China, Britain and ANZAC.",
)


def seating(persons: Mapping[str, int] | None) -> tuple[int, ...]:
    """Who plays each power, checked: two to four people, each with one or more powers of one side.

    People are numbered from 0 without gaps. Without a seating one plays Japan and another all the Allies.
    [P40-GEN-01, P40-GEN-02, P40-GEN-04]
    """
    powers = data().powers
    if persons is None:
        return tuple(0 if power.side == powers[0].side else 1 for power in powers)
    if not isinstance(persons, Mapping):
        raise BadInputError(f"persons: expected power -> number of a person, found {persons!r}")
    for name in persons:
        META.check_seat(name)
    side_of: dict[int, str] = {}
    for power in powers:
        person = _person(persons.get(power.id), power.id)
        if side_of.setdefault(person, power.side) != power.side:
            raise BadInputError(
                f"persons: expected each person on one side, found person {person} on both [P40-GEN-02]"
            )
    if sorted(side_of) != list(range(len(side_of))):
        raise BadInputError(f"persons: expected numbers from 0 without gaps, found {sorted(side_of)}")
    if len(side_of) > MAX_PERSONS:
        raise BadInputError(
            f"persons: expected {MIN_PERSONS} to {MAX_PERSONS} people, found {len(side_of)} [P40-GEN-01]"
        )
    return tuple(persons[power.id] for power in powers)


def _person(value: Any, power: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
        return value
    raise BadInputError(f"persons: expected the number of a person for {power}, found {value!r}")
