"""The steps of the sequence of play."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.turn import frames
from flagplot.games.axis_allies.turn.sequence import RoundStep, TurnStep
from flagplot.kernel.flow import Step

STEPS: dict[type[Any], Step[Any, Any]] = {
    frames.Round: RoundStep(),
    frames.Turn: TurnStep(),
}
