"""Which step belongs to which frame of movement; and their verbs."""

from __future__ import annotations

from flagplot.games.admirals_war.flow import Panels, Skip
from flagplot.games.admirals_war.moves import frames
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Patrol: Skip(),
    frames.Sailing: Skip(),
    frames.Submarines: Skip(),
    frames.AirPlacement: Skip(),
    frames.Amphibious: Skip(),
    frames.Raiders: Skip(),
    frames.Inversion: Skip(),
    frames.Return: Skip(),
    frames.Homing: Skip(),
}

VERBS = {
    "pick": "pick <unit>",
    "to": "to <place>",
    "cancel": "cancel",
    "done": "done",
    "raid": "raid",
    "stay": "stay",
    "deploy": "deploy <area>",
    "invert": "invert <unit>",
    "hold": "hold",
    "away": "away",
}

# frame -> what a seat sees beside the board while it is on the stack
PANELS: Panels = {}
