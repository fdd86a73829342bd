"""Which step belongs to which frame of set-up, turn, reinforcement and repair; and their verbs."""

from __future__ import annotations

from flagplot.games.admirals_war.flow import Panels, Skip
from flagplot.games.admirals_war.turn import frames
from flagplot.games.admirals_war.turn.sequence import TurnStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Turn: TurnStep(),
    frames.Deploy: Skip(),
    frames.Stationing: Skip(),
    frames.Reinforce: Skip(),
    frames.Substitute: Skip(),
    frames.Yards: Skip(),
    frames.Transfers: Skip(),
    frames.Repair: Skip(),
}

VERBS = {
    "pick": "pick <unit>",
    "to": "to <place>",
    "cancel": "cancel",
    "done": "done",
    "pass": "pass",
    "force": "force <unit>",
    "release": "release <unit>",
    "withdraw": "withdraw <unit>",
    "repair": "repair <unit> <n>",
    "overhaul": "overhaul <unit> <n>",
    "convert": "convert <unit>",
    "scrap": "scrap <unit>",
    "complete": "complete <unit>",
    "rename": "rename <unit>",
    "transfer": "transfer <unit>",
}

# frame -> what a seat sees beside the board while it is on the stack
PANELS: Panels = {}
