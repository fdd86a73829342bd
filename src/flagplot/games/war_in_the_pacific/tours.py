"""The first words to somebody who opens a scenario: what it is about, and how it is played."""

from __future__ import annotations

Tour = tuple[tuple[str, str], ...]
_COMMAND = (
    "Command points",
    "Nobody ashore moves without orders. Headquarters pay for the units and ships they are linked with; the "
    "panel shows every factor of a price, overlays show the links and who is cut off.",
)
_TOURS: dict[str, Tour] = {
    "tarawa": (
        (
            "Three weeks for one island",
            "Betio has ten hexes. The Allies score 12, 8 or 4 points for taking it in the first, second or "
            "third game-turn, and 6 in any case; Japan scores a point for every step it costs them.",
        ),
        (
            "Fire first",
            "Ships bombard a hex and a target, then aircraft strike. Twenty points on a hex help the attack. "
            "Batteries fire back, once in each phase.",
        ),
        (
            "Land beside, not on",
            "Who unloads may land. An assault halves the quality of the troops; a landing in an empty hex "
            "costs nothing but a check whether they can still move.",
        ),
        (
            "Attack, pursue, hold",
            "The attack panel tells odds and modifiers before the die falls. Units behind a fort hold on 1 "
            "less; Japan may fight to the last man or charge.",
        ),
    ),
    "midway": (
        (
            "Two weeks at sea",
            "Six Naval and six Air Phases. Japan scores for US ships and 15 points for Midway; the Allies "
            "for Japanese ships and 5 points if they hold it.",
        ),
        (
            "Cards in secret",
            "Each task force has a card: speed class, mission, course. The other side sees only what its "
            "searches have found, and reports may be false.",
        ),
        (
            "Fuel",
            "Class 3 steams three phases, classes 1 and 2 four; then ships must meet oilers or creep. Plan "
            "the meeting before the tanks are empty.",
        ),
        (
            "Find him first",
            "A task force that has been located can be struck in the Air Phase. Carriers caught with planes "
            "on deck burn.",
        ),
    ),
    "malaya": (
        (
            "Down a peninsula against time",
            "Japan has twelve game-turns to take Singapore; the sooner, the better. The Allies win time, and "
            "save what they can.",
        ),
        _COMMAND,
        (
            "Ships and aircraft three times, then troops",
            "A game-turn has three Naval and three Air Phases and ends with a Ground Phase. The sequence "
            "beside the map tells where you are, the calendar what comes.",
        ),
        (
            "March on roads, attack with stacks",
            "A click on a unit shows where it may go and for how many movement points. The attack board "
            "tells what the roll can do before it falls.",
        ),
    ),
    "guadalcanal": (
        (
            "An unfinished airfield",
            "The Allies land on Guadalcanal by surprise. Whoever has its airfield in use rules the sea "
            "around it by day; by night Japan comes down the Slot.",
        ),
        _COMMAND,
        (
            "Links decide",
            "Troops that no headquarters reaches cost three times as much and waste away. Transports, the "
            "destroyers of a Tokyo Express and submarines carry what they need.",
        ),
        (
            "Build and repair",
            "Engineers make airfields larger and mend what was bombed; the list of bases shows level and "
            "damage of each.",
        ),
    ),
}


def tour(scenario: str) -> list[list[str]]:
    """Its steps, each a title and a text."""
    return [list(step) for step in _TOURS[scenario]]
