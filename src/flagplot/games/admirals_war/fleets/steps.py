"""Which step belongs to which frame of the fleets that change hands; and their verbs."""

from __future__ import annotations

from flagplot.games.admirals_war.fleets import frames
from flagplot.games.admirals_war.fleets.catapult import CatapultStep
from flagplot.games.admirals_war.fleets.lila import FrenchFleetStep, TorchStep
from flagplot.games.admirals_war.flow import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.FrenchFleet: FrenchFleetStep(),
    frames.Catapult: CatapultStep(),
    frames.Torch: TorchStep(),
}

VERBS = {"launch": "launch", "pass": "pass", "aim": "aim <unit> <target>", "to": "to <place>"}

# how a button says them; what follows are the arguments
BUTTONS = {"launch": "Launch", "pass": "Pass", "aim": "Aim", "to": "To"}

# frame -> what a seat sees beside the board while it is on the stack
PANELS: Panels = {}
