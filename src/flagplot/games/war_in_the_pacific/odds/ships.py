"""What an attack does to a ship: damage dice, the Naval CRT, a critical hit. [see BR-10-04, BR-10-05]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flagplot.games.war_in_the_pacific.fire import ships as hulls
from flagplot.games.war_in_the_pacific.odds.chances import (
    D6,
    SURE,
    TWO_D6,
    Chances,
    at_least,
    mean,
    of,
    then,
)
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.ships import unsupplied
from flagplot.games.war_in_the_pacific.units import SUNK

Volley = tuple[int, int]  # strength of a group and what is added to its damage die
NATURAL = 12  # of the Naval CRT: a critical hit if it damages
CRIPPLED = 2  # a carrier that damaged operates no aircraft


def damage(play: Campaign, ship: int, volleys: Sequence[Volley], shift: int = 0) -> Chances[int]:
    """The damage a ship has after some groups have attacked her together: 5 is sunk."""
    points: Chances[int] = {0: SURE}
    for power, drm in volleys:
        points = _more(play, points, power, drm)
    return then(points, lambda total: _levels(play, ship, total, shift))


def _more(play: Campaign, points: Chances[int], power: int, drm: int) -> Chances[int]:
    """Damage points with those of one more group."""
    naval = play.tables.naval
    return then(points, lambda before: of(D6, lambda die: before + naval.points(power, die + drm)))


def _levels(play: Campaign, ship: int, points: int, shift: int) -> Chances[int]:
    """The damage after the Naval CRT with so many damage points."""
    before = play.state.damage[ship]
    if points <= 0:
        return {before: SURE}
    resistance = hulls.resistance(play.tables.ships[ship].defence)

    def result(dice: int) -> Chances[int]:
        found = play.tables.naval.damage(points, resistance, dice, shift)
        levels = SUNK if found == "X" else int(found[1:]) if found else 0
        if not levels or dice != NATURAL:
            return {min(before + levels, SUNK): SURE}
        return of(D6, lambda die: min(before + levels + _critical(play, ship, die), SUNK))

    return then(TWO_D6, result)


def _critical(play: Campaign, ship: int, die: int) -> int:
    """Levels more by the Critical Hit Table. [see BR-10-11, BR-18-03]"""
    return hulls.critical_levels(play.tables.ships[ship].type, die) + int(unsupplied(play, ship))


def document(play: Campaign, ship: int, chances: Chances[int]) -> dict[str, Any]:
    """The chances of a ship for a board: hit at all, crippled, sunk, and the damage to expect."""
    before = play.state.damage[ship]
    return {
        "ship": play.tables.ships[ship].id,
        "hit": at_least(chances, before + 1),
        "crippled": at_least(chances, max(CRIPPLED, before + 1)),
        "sunk": at_least(chances, SUNK),
        "damage": mean(chances) - before,
    }
