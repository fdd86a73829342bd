"""Which step belongs to which frame of the game-turn."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.games.war_in_the_pacific.turn import frames
from flagplot.games.war_in_the_pacific.turn.sequence import GameTurnStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {frames.GameTurn: GameTurnStep()}
VERBS: dict[str, str] = {}
BUTTONS: dict[str, str] = {}
PANELS: Panels = {}
