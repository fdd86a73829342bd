"""The French fleet: the fall of France, its dispositions, Catapult, Lila and Torch."""

from __future__ import annotations

from flagplot.games.admirals_war.play import War


def dispositions(war: War) -> None:
    """Called in the reinforcement step, after arrivals, on every turn: rolls that are due now. [AW-FRA-04]"""


def before_return(war: War) -> bool:
    """Called when the return step begins: pushes what comes before it; whether it has. [AW-O22-01]"""
    return False
