"""Several units to one hex in one answer: ``march <hex> <counter>...``."""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.kernel.action import Action

MARCH = "march"


def steps(action: Action) -> Sequence[Action]:
    """The moves it stands for, one unit after the other."""
    hex, *counters = action.args
    return [Action("move", (one, hex)) for one in counters]
