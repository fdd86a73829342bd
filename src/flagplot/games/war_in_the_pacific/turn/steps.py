"""Which step belongs to which frame of the game-turn."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.games.war_in_the_pacific.turn import frames
from flagplot.games.war_in_the_pacific.turn.cycle import AllotmentStep, CycleStep, RedeploymentStep
from flagplot.games.war_in_the_pacific.turn.sequence import GameTurnStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.GameTurn: GameTurnStep(),
    frames.Cycle: CycleStep(),
    frames.Allotment: AllotmentStep(),
    frames.Redeployment: RedeploymentStep(),
}
VERBS = {"allot": "allot <hq> <n>", "redeploy": "redeploy <hq> <hex>"}
BUTTONS = {"allot": "Give command points", "redeploy": "Move a headquarters"}
PANELS: Panels = {}
