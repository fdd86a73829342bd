"""Which step belongs to which frame of the Engineering Segment; and their verbs."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.engineering import frames
from flagplot.games.war_in_the_pacific.engineering.segment import EngineerStep
from flagplot.games.war_in_the_pacific.flow import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {frames.Engineer: EngineerStep()}
VERBS = {
    "fortify": "fortify <hex> <what> [<n>]",
    "repair": "repair <hex> <what>",
    "repair-all": "repair-all",
    "dig-in": "dig-in <unit> <n>",
}
BUTTONS = {
    "fortify": "Fortify",
    "repair": "Repair",
    "repair-all": "Repair all forts together",
    "dig-in": "Dig in with",
}
PANELS: Panels = {}
