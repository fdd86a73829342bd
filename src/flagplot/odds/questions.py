"""Questions players ask about battles of Axis & Allies, by the names they have always had."""

from __future__ import annotations

from flagplot.games.axis_allies.odds.questions import (
    Force,
    Help,
    Hold,
    Ties,
    Turn,
    Wave,
    extras,
    one_after_another,
    smallest,
    take_and_hold,
    which_first,
)

__all__ = [
    "Force", "Help", "Hold", "Ties", "Turn", "Wave",
    "extras", "one_after_another", "smallest", "take_and_hold", "which_first",
]  # fmt: skip
