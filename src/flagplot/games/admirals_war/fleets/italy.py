"""The Italian surrender."""

from __future__ import annotations

from flagplot.games.admirals_war.play import War


def surrender_rolls(war: War) -> None:
    """Called in the reinforcement step on every turn: rolls on Table 3 that are due now. [AW-ITA-04]"""
