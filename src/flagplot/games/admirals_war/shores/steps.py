"""Which step belongs to which frame of convoys, landings, control and surprise attacks; and their verbs."""

from __future__ import annotations

from flagplot.games.admirals_war.flow import Panels, Skip
from flagplot.games.admirals_war.shores import frames
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Hunt: Skip(),
    frames.Landings: Skip(),
    frames.Garrison: Skip(),
    frames.Control: Skip(),
    frames.Capture: Skip(),
    frames.Hawaii: Skip(),
    frames.Indonesia: Skip(),
    frames.Uncertain: Skip(),
}

VERBS = {
    "hunt": "hunt <nation>",
    "land": "land <unit> <port>",
    "pass": "pass",
    "lose": "lose <unit>",
    "leave": "leave",
    "stay": "stay",
    "distribute": "distribute <n> <n> <n>",
    "done": "done",
}

# frame -> what a seat sees beside the board while it is on the stack
PANELS: Panels = {}
