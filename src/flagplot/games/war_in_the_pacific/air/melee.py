"""The arithmetic of air combat: who has the bounce, how losses are absorbed. [6]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flagplot.games.war_in_the_pacific.air.charts import chart

MOST_ACES = 2  # that count for the bounce [see BR-6-02]
BOUNCE = 1  # column to the right [see BR-6-05]


class Flyers(NamedTuple):
    """The fighters of one side in a band, as far as the bounce asks."""

    points: int  # APs
    strength: int  # their Air Combat, added up
    elite: bool = False
    green: bool = False
    radar: bool = False
    aces: int = 0


def bounce_total(die: int, one: Flyers, other: Flyers) -> int:
    """A side's bounce roll: radar, elite APs, aces, and a higher average strength add. [BR-6-02, BR-6-14]"""
    better = one.strength * other.points > other.strength * one.points
    return die + int(one.radar) + int(one.elite) + min(one.aces, MOST_ACES) + int(better)


def bounce(first: tuple[int, Flyers], second: tuple[int, Flyers]) -> int:
    """Who has the bounce: 1 the first, -1 the second, 0 nobody. [BR-6-02]

    A side with green fighters in the band never has it, unless the other has some too. [WPB-ABT-18]
    """
    one, other = first[1], second[1]
    mine, theirs = bounce_total(first[0], one, other), bounce_total(second[0], other, one)
    if mine > theirs:
        return 0 if one.green and not other.green else 1
    if theirs > mine:
        return 0 if other.green and not one.green else -1
    return 0


def fire(strength: int, dice: Sequence[int], shift: int = 0) -> tuple[int, int]:
    """Strength points eliminated and aborted; nothing without strength. [BR-6-05, BR-1-05]"""
    return chart().losses(strength, sum(dice), shift) if strength > 0 else (0, 0)


def takes(points: int, strength: int) -> bool:
    """Whether points left strike an AP of a strength: a remainder of at least half does. [BR-6-06]"""
    return points > 0 and 2 * points >= strength


def ace_in_danger(eliminated: Sequence[str]) -> bool:
    """Whether an ace of the band is in danger: not if only green APs were lost. [WPB-ABT-20]"""
    return any(quality != "green" for quality in eliminated)
