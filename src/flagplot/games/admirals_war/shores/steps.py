"""Which step belongs to which frame of convoys, landings, control and surprise attacks; and their verbs."""

from __future__ import annotations

from flagplot.games.admirals_war.flow import Panels
from flagplot.games.admirals_war.shores import frames, panels
from flagplot.games.admirals_war.shores.capture import CaptureStep
from flagplot.games.admirals_war.shores.control import ControlStep
from flagplot.games.admirals_war.shores.convoys import HuntStep
from flagplot.games.admirals_war.shores.hawaii import HawaiiStep
from flagplot.games.admirals_war.shores.indonesia import IndonesiaStep
from flagplot.games.admirals_war.shores.landings import GarrisonStep, LandingsStep
from flagplot.games.admirals_war.shores.uncertain import UncertainStep
from flagplot.games.admirals_war.turn.frames import Turn
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Hunt: HuntStep(),
    frames.Landings: LandingsStep(),
    frames.Garrison: GarrisonStep(),
    frames.Control: ControlStep(),
    frames.Capture: CaptureStep(),
    frames.Hawaii: HawaiiStep(),
    frames.Indonesia: IndonesiaStep(),
    frames.Uncertain: UncertainStep(),
}

VERBS = {
    "hunt": "hunt <nation>",
    "attack": "attack <unit>",
    "land": "land <unit> <port>",
    "lose": "lose <unit>",
    "leave": "leave",
    "stay": "stay",
    "distribute": "distribute <n> <n> <n>",
    "done": "done",
}

# how a button says them; what follows are the arguments
BUTTONS = {
    "land": "Land",
    "lose": "Lose",
    "leave": "Leave",
    "stay": "Stay",
    "done": "Done",
}

# frame -> what a seat sees beside the board while it is on the stack
PANELS: Panels = {Turn: panels.turn_panel, frames.Landings: panels.landing_panel}
