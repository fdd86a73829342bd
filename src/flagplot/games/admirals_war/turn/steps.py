"""Which step belongs to which frame of set-up, turn, reinforcement and repair; and their verbs."""

from __future__ import annotations

from flagplot.games.admirals_war.flow import Panels
from flagplot.games.admirals_war.turn import frames, panels
from flagplot.games.admirals_war.turn.deploy import DeployStep, StationingStep
from flagplot.games.admirals_war.turn.italy_joins import ItalyJoinsStep
from flagplot.games.admirals_war.turn.reinforcement import ReinforceStep, SubstituteStep
from flagplot.games.admirals_war.turn.repair import RepairStep
from flagplot.games.admirals_war.turn.sequence import TurnStep
from flagplot.games.admirals_war.turn.transfers import TransfersStep
from flagplot.games.admirals_war.turn.yards import YardsStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Turn: TurnStep(),
    frames.Deploy: DeployStep(),
    frames.Stationing: StationingStep(),
    frames.Reinforce: ReinforceStep(),
    frames.Substitute: SubstituteStep(),
    frames.Yards: YardsStep(),
    frames.Transfers: TransfersStep(),
    frames.ItalyJoins: ItalyJoinsStep(),
    frames.Repair: RepairStep(),
}

VERBS = {
    "pick": "pick <unit>",
    "to": "to <place>",
    "cancel": "cancel",
    "send": "send <place> <unit>...",
    "raiders": "raiders <unit>...",
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
    "rename": "rename <unit> <name>",
    "transfer": "transfer <unit> <port>",
    "declare": "declare",
}

# how a button says them; what follows are the arguments
BUTTONS = {
    "pick": "Pick",
    "to": "To",
    "cancel": "Think again",
    "done": "Done",
    "pass": "Pass",
    "force": "Join the raid force:",
    "release": "Leave the raid force:",
    "withdraw": "Withdraw",
    "repair": "Repair",
    "overhaul": "Overhaul",
    "convert": "Convert",
    "scrap": "Scrap",
    "complete": "Complete",
    "rename": "Rename",
    "transfer": "Transfer",
    "declare": "Declare war",
}

# frame -> what a seat sees beside the board while it is on the stack
PANELS: Panels = {frames.Deploy: panels.start_orders, frames.Reinforce: panels.arrival_orders}
