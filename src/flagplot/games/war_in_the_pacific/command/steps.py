"""Which step belongs to which frame of activation; and their verbs."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.by_map import ByMap
from flagplot.games.war_in_the_pacific.command import frames, panels
from flagplot.games.war_in_the_pacific.command.activation import ActivationStep
from flagplot.games.war_in_the_pacific.command.challenges import ChallengeStep
from flagplot.games.war_in_the_pacific.command.orders import MobilizeStep
from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Activation: ByMap(tactical=ActivationStep(), main=MobilizeStep()),
    frames.Challenge: ChallengeStep(),
}
VERBS = {
    "activate": "activate <unit> [<hq>]",
    "activate-hq": "activate-hq <hq> [<source>]",
    "lend": "lend <hq> <hq> <n>",
    "challenge": "challenge <hex>",
    "split": "split <unit> <n>",
    "merge": "merge <unit> <unit>",
}
BUTTONS = {
    "activate": "Activate",
    "activate-hq": "Activate a headquarters",
    "lend": "Lend command points",
    "challenge": "Challenge the isolation",
    "split": "Split",
    "merge": "Join",
}
PANELS: Panels = {frames.Activation: panels.stocks}
