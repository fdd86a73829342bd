"""Which step belongs to which frame of activation; and their verbs."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.command import frames
from flagplot.games.war_in_the_pacific.command.activation import ActivationStep
from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {frames.Activation: ActivationStep()}
VERBS = {"activate": "activate <unit>", "split": "split <unit> <n>", "merge": "merge <unit> <unit>"}
BUTTONS = {"activate": "Activate", "split": "Split", "merge": "Join"}
PANELS: Panels = {}
