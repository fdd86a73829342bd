"""Which step belongs to which frame of the fleets that change hands; and their verbs."""

from __future__ import annotations

from flagplot.games.admirals_war.fleets import frames
from flagplot.games.admirals_war.flow import Panels, Skip
from flagplot.kernel.flow import Steps

STEPS: Steps = {frames.FrenchFleet: Skip()}

VERBS = {"launch": "launch", "pass": "pass"}

# frame -> what a seat sees beside the board while it is on the stack
PANELS: Panels = {}
