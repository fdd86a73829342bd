"""The steps of the sequence of play; they ask nobody."""

from __future__ import annotations

from collections.abc import Mapping

from flagplot.games.axis_allies.panels import Panels
from flagplot.games.axis_allies.turn import frames
from flagplot.games.axis_allies.turn.sequence import RoundStep, TurnStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Round: RoundStep(),
    frames.Turn: TurnStep(),
}

VERBS: Mapping[str, str] = {}
BUTTONS: Mapping[str, str] = {}
BELONGS: Mapping[str, str] = {}

# answers that may be given several at a time: ``buy infantry:3 tank``
MANY: tuple[str, ...] = ()

PANELS: Panels = {}
