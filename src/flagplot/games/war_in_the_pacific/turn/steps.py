"""Which step belongs to which frame of the game-turn."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.games.war_in_the_pacific.turn import frames
from flagplot.games.war_in_the_pacific.turn.cycle import AllotmentStep, CycleStep
from flagplot.games.war_in_the_pacific.turn.hardship import HardshipStep
from flagplot.games.war_in_the_pacific.turn.lookouts import LookoutStep
from flagplot.games.war_in_the_pacific.turn.patrols import PatrolsStep
from flagplot.games.war_in_the_pacific.turn.posts import RedeploymentStep
from flagplot.games.war_in_the_pacific.turn.replacements import RefillingStep
from flagplot.games.war_in_the_pacific.turn.sequence import GameTurnStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.GameTurn: GameTurnStep(),
    frames.Cycle: CycleStep(),
    frames.Allotment: AllotmentStep(),
    frames.Refilling: RefillingStep(),
    frames.Redeployment: RedeploymentStep(),
    frames.Patrols: PatrolsStep(),
    frames.Hardship: HardshipStep(),
    frames.Lookout: LookoutStep(),
}
VERBS = {
    "allot": "allot <fund> <n>",
    "redeploy": "redeploy <hq> <hex>",
    "redeploy-both": "redeploy-both <hq> <hq> <hex>",
    "disband": "disband <hq>",
    "refit": "refit <unit> <nation>",
    "rebuild": "rebuild <unit> <nation> <hex>",
    "refill": "refill <air>",
    "deploy": "deploy <hq> <hex> <hq>",
    "take-over": "take-over <leader> <hq>",
    "redeploy-subron": "redeploy-subron <subron> <hex>",
    "join-subrons": "join-subrons <subron> <subron>",
    "shift-boats": "shift-boats <subron> <subron> <n>",
    "split-subron": "split-subron <subron> <n>",
    "withdraw-boats": "withdraw-boats <subron> <n>",
    "add-boats": "add-boats <subron> <n>",
    "new-subron": "new-subron <subron> <hex>",
    "move-sub-base": "move-sub-base <hex> <hex> <hq>",
    "check-for-all": "check-for-all <unit>",
    "check-each": "check-each",
    "put-watchers": "put-watchers <hex>",
}
BUTTONS = {
    "allot": "Give command points",
    "redeploy": "Move a headquarters",
    "redeploy-both": "Move two headquarters",
    "disband": "Disband a headquarters",
    "refit": "Replace a step",
    "rebuild": "Rebuild a division",
    "refill": "Replace an air point",
    "deploy": "Bring back a headquarters",
    "take-over": "Give a headquarters a commander",
    "redeploy-subron": "Send a Subron",
    "join-subrons": "Join two Subrons",
    "shift-boats": "Boats to another Subron",
    "split-subron": "Split a Subron",
    "withdraw-boats": "Boats into the pool",
    "add-boats": "Boats from the pool",
    "new-subron": "Place a new Subron",
    "move-sub-base": "Move a sub base",
    "check-for-all": "One checks for all",
    "check-each": "Each checks for itself",
    "put-watchers": "Put coastwatchers ashore",
}
PANELS: Panels = {}
