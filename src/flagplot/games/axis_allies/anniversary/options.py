"""What is chosen before the game: the scenario, the switches, and who plays which power."""

from __future__ import annotations

from collections.abc import Mapping

from flagplot.games.axis_allies.anniversary.loader import data
from flagplot.games.axis_allies.opening import Seating, side_names, sides
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.meta import Meta, Scenario

MIN_PERSONS, MAX_PERSONS = 2, 6  # [A50-GEN-02]

# scenario, victory level, research, national objectives and the switches are fixed before play
# [A50-OPT-01, A50-OPT-02, A50-OPT-03, A50-OPT-04, A50-SET-16, A50-SET-17, A50-SET-18, A50-VIC-03]
META = Meta(
    id="anniversary",
    title="Axis & Allies Anniversary Edition",
    seats=tuple(power.id for power in data().scenarios["1941"].powers),
    scenarios=(
        Scenario("1941", "Spring 1941", "The Axis attack: Germany moves first, against the Soviet Union."),
        Scenario("1942", "Spring 1942", "The Axis at their height: Japan moves first."),
    ),
    options=data().switches,
    players=(MIN_PERSONS, MAX_PERSONS),
    setup=("persons",),
    secrets=False,
    sides=sides(data().scenarios["1941"].powers),
    side_names=side_names(data().scenarios["1941"].powers),
    together=(("usa", "china"),),  # [A50-CHN-01]
    round_cap=30,
    text="The whole war: Germany, Japan and Italy against the Soviet Union, Britain, America and China.",
    minutes=(300, 480),
    weight=3,
)

_SEATING = Seating(MIN_PERSONS, MAX_PERSONS, one_side="A50-SET-12", count="A50-GEN-02")


def seating(scenario: str, persons: Mapping[str, int] | None) -> tuple[int, ...]:
    """Who plays each power: two to six people, by default one for each side.

    China is run by whoever runs the United States [A50-CHN-01]; Italy by the German player unless six play,
    one to a power [A50-SET-13]. [A50-GEN-02, A50-SET-12]
    """
    powers = data().scenarios[scenario].powers
    if isinstance(persons, Mapping) and "china" not in persons and "usa" in persons:
        persons = {**persons, "china": persons["usa"]}
    chosen = dict(zip((p.id for p in powers), _SEATING.read(powers, persons), strict=True))
    if chosen["china"] != chosen["usa"]:
        raise BadInputError(
            f"persons: expected person {chosen['usa']} of usa to run china too, found {chosen['china']} "
            "[A50-CHN-01]"
        )
    if chosen["italy"] != chosen["germany"] and len(set(chosen.values())) < MAX_PERSONS:
        raise BadInputError(
            f"persons: expected person {chosen['germany']} of germany to run italy too with fewer than "
            f"{MAX_PERSONS} people, found {chosen['italy']} [A50-SET-13]"
        )
    return tuple(chosen.values())
