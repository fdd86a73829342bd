"""Which step belongs to which frame of movement; and their verbs."""

from __future__ import annotations

from flagplot.games.admirals_war.flow import Panels
from flagplot.games.admirals_war.moves import frames, panels, sailing, submarines
from flagplot.games.admirals_war.moves.air import AirPlacementStep
from flagplot.games.admirals_war.moves.home import HomingStep
from flagplot.games.admirals_war.moves.patrol import PatrolStep
from flagplot.games.admirals_war.moves.raiders import AmphibiousStep, RaidersStep
from flagplot.games.admirals_war.moves.returning import ReturnStep
from flagplot.games.admirals_war.moves.sailing import SailingStep
from flagplot.games.admirals_war.moves.submarines import InversionStep, SubmarinesStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Patrol: PatrolStep(),
    frames.Sailing: SailingStep(),
    frames.Submarines: SubmarinesStep(),
    frames.AirPlacement: AirPlacementStep(),
    frames.Amphibious: AmphibiousStep(),
    frames.Raiders: RaidersStep(),
    frames.Inversion: InversionStep(),
    frames.Return: ReturnStep(),
    frames.Homing: HomingStep(),
}

VERBS = {
    "pick": "pick <unit>",
    "to": "to <place>",
    "cancel": "cancel",
    "done": "done",
    "raid": "raid",
    "sail": "sail",
    "keep": "keep",
    "stay": "stay",
    "deploy": "deploy <area>",
    "invert": "invert <unit>",
    "hold": "hold",
    "away": "away",
}

# how a button says them; what follows are the arguments
BUTTONS = {
    "pick": "Pick",
    "to": "To",
    "cancel": "Think again",
    "done": "Done",
    "raid": "Turn to raid",
    "stay": "Stay",
    "deploy": "Deploy to",
    "invert": "Turn to raid:",
    "hold": "Keep on base",
    "away": "Send to the other theatre",
}

# frame -> what a seat sees beside the board while it is on the stack
PANELS: Panels = {
    frames.Patrol: panels.shown(panels.patrols),
    frames.Sailing: sailing.panel,
    frames.Submarines: submarines.panel,
    frames.AirPlacement: panels.shown(panels.flights),
    frames.Amphibious: panels.shown(panels.landings),
    frames.Raiders: panels.shown(panels.raiders),
    frames.Return: panels.shown(panels.returns),
    frames.Homing: panels.homing_orders,
}
