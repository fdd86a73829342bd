"""Exact combat probabilities of Axis & Allies, by the names programs have imported from here all along.

They live with their games: ``flagplot.games.axis_allies.odds``, ``flagplot.games.admirals_war.odds``.
``game.odds(...)`` leads to those of any game.
"""

from __future__ import annotations

from flagplot.games.axis_allies.odds import (
    Plan,
    RaidPlan,
    RaidResult,
    Result,
    Retreat,
    blank_war,
    force_for,
    odds,
    odds_of,
    plan_for,
    raid_for,
    raid_odds,
)

__all__ = [
    "Plan", "RaidPlan", "RaidResult", "Result", "Retreat",
    "blank_war", "force_for", "odds", "odds_of", "plan_for", "raid_for", "raid_odds",
]  # fmt: skip
