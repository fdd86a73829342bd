"""The switches of a game and who plays which power."""

from __future__ import annotations

from collections.abc import Mapping

from flagplot.games.axis_allies.opening import Seating, side_names, sides
from flagplot.games.axis_allies.pacific_1940.loader import data
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
    secrets=False,
    sides=sides(data().powers),
    side_names=side_names(data().powers),
    round_cap=30,
    text="The Pacific war from spring 1940: Japan against the United States, China, Britain and ANZAC.",
    minutes=(240, 360),
    weight=3,
)


_SEATING = Seating(MIN_PERSONS, MAX_PERSONS, one_side="P40-GEN-02", count="P40-GEN-01")


def seating(persons: Mapping[str, int] | None) -> tuple[int, ...]:
    """Who plays each power: two to four people, by default one Japan and another all the Allies.

    [P40-GEN-01, P40-GEN-02, P40-GEN-04]
    """
    return _SEATING.read(data().powers, persons)
