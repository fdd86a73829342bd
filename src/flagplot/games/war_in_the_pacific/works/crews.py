"""Who can build and repair on the main map. [39.1]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import costs
from flagplot.games.war_in_the_pacific.marks import BROKEN, ENGAGED, ENTRAINED, MOVED
from flagplot.games.war_in_the_pacific.play import Campaign

ENGINEER, SPECIAL, BASE, LABOR = "engineer", "sbf", "bf", "labor"
ENGINEERS = (ENGINEER, SPECIAL, LABOR)  # that act as engineers for whatever is not said otherwise


def engineer(play: Campaign, unit: int) -> bool:
    """Whether a unit acts as an engineer: all types of them do, and Special Base Forces.

    [WPA-ENG-12, WPA-ENG-13]
    """
    return play.unit(unit).kind in ENGINEERS


def helper(play: Campaign, unit: int) -> bool:
    """Whether it does for forts, seaplane bases, supply bases, repair of airfields and rail: Base Forces too.

    [WPA-ENG-15, WPA-ENG-16]
    """
    return engineer(play, unit) or play.unit(unit).kind == BASE


def lays_rail(play: Campaign, unit: int) -> bool:
    """Whether a unit can build rail lines: engineers, but no base forces. [WPA-ENG-13, WPA-ENG-38]"""
    return play.unit(unit).kind in (ENGINEER, LABOR)


def rested(play: Campaign, unit: int) -> bool:
    """Whether a unit may repair: unbroken, and it has not moved. [WPA-ENG-33, WPA-ENG-37]"""
    return not play.is_(unit, BROKEN | MOVED | ENTRAINED) and not play.unit(unit).intrinsic


def undisturbed(play: Campaign, unit: int) -> bool:
    """Whether it may build: nor has it fought. Enemies in its hex do not keep it from work.

    [WPA-ENG-03, WPA-ENG-04, WPA-ENG-05]
    """
    return rested(play, unit) and not play.is_(unit, ENGAGED)


def cost(play: Campaign, unit: int) -> int:
    """What activating a unit costs; an engineer that is isolated costs threefold. [WPA-ENG-02]"""
    return costs.unit_cost(play, unit)
