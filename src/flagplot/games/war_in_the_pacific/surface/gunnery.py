"""The arithmetic of surface fire: torpedoes, modifiers, who fires first, who may leave. [19]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.rounding import clamped
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN

LONG_LANCE, TUBES = 2, 1  # what undamaged ships add in round 1 [see BR-19-04]
MOST_SHIFT = 2  # columns by the difference of S [see BR-19-10]
ROUNDS = 3  # [see BR-19-02]
NIGHT_JAPAN_TO = (13, 42)  # the last cycle in which the night is Japan's [see BR-19-05]
RADAR_FROM = {"US": (1, 43), "CW": (7, 43)}  # [see BR-19-05]


def torpedoes(kind: str, *, damaged: bool, target_class: int) -> int:
    """What a ship's torpedoes add to its Surface attack in round 1; 1 more against a target that lies still.

    Only undamaged ships launch them. [BR-19-04]
    """
    if damaged or not kind:
        return 0
    return (LONG_LANCE if kind == "long" else TUBES) + int(target_class == 0)


def in_time(date: tuple[int, int], limit: tuple[int, int]) -> bool:
    """Whether a cycle (cycle, year) is not after another."""
    return (date[1], date[0]) <= (limit[1], limit[0])


def has_radar(side: int, date: tuple[int, int], nation: str = "US") -> bool:
    """Whether a force has radar: Allied from 1/43, of the Commonwealth from 7/43. [BR-19-05]"""
    return side == ALLIED and not in_time(date, _before(RADAR_FROM[nation]))


def _before(date: tuple[int, int]) -> tuple[int, int]:
    cycle, year = date
    return (cycle - 1, year) if cycle > 1 else (13, year - 1)


def night_drm(side: int, date: tuple[int, int], drm: dict[str, int], *, radar: bool) -> int:
    """What night adds to a side's fire: Japan -1 until 13/42, the Allies +1 without radar. [BR-19-05]"""
    if side == JAPAN:
        return drm["night_japanese"] if in_time(date, NIGHT_JAPAN_TO) else 0
    return 0 if radar else drm["night_allied"]


def first_fire(ratings: tuple[int, int], claims: tuple[bool, bool]) -> int:
    """Who fires first in round 1: 0 or 1, or -1 when fire is simultaneous. [BR-19-03, BR-19-10]

    A side has a claim by an S higher by 1 or more, or (``claims``) by a night contact without enemy radar.
    """
    mine = ratings[0] > ratings[1] or claims[0]
    theirs = ratings[1] > ratings[0] or claims[1]
    return -1 if mine == theirs else 0 if mine else 1


def leader_shift(own: int, other: int) -> int:
    """Columns by which the better admiral's fire moves right on the Naval CRT. [BR-19-10]"""
    return clamped(own - other, 0, MOST_SHIFT)


def declines(difference: int, die: int) -> bool:
    """Whether declining succeeds for a side so many speed classes faster. [BR-19-01]

    A difference of 1 fails on 5 and 6, of 2 or more never.
    """
    return difference >= 2 or (difference == 1 and die <= 4)


def parts(own_class: int, other_class: int, die: int) -> bool:
    """Whether a side that alone wishes to end a battle gets away. [BR-19-06, BR-19-11]"""
    return own_class > other_class or (own_class == other_class and die >= 4)


def may_aim_at_all(combatants: int, crippled: int, round: int) -> bool:
    """Whether carriers, transports and auxiliaries may be fired at. [BR-19-02]

    In round 3; earlier once half of the enemy combatants, rounded up, are D2 or worse; or if he has none.
    """
    return round >= ROUNDS or combatants == 0 or 2 * crippled >= combatants
