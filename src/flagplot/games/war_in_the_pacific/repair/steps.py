"""Which step belongs to which frame of naval repair; and their verbs."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.games.war_in_the_pacific.repair import frames
from flagplot.games.war_in_the_pacific.repair.segment import YardsStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {frames.Yards: YardsStep()}
VERBS = {
    "repair-ship": "repair-ship <ship>",
    "full-effort": "full-effort <ship> <hq>",
    "leave-yard": "leave-yard <ship>",
}
BUTTONS = {
    "repair-ship": "Begin repair",
    "full-effort": "Maximum effort",
    "leave-yard": "Leave the yard",
}
PANELS: Panels = {}
