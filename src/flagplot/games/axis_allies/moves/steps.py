"""Which step belongs to which frame of the two movement phases; their answers and panels."""

from __future__ import annotations

from collections.abc import Mapping

from flagplot.games.axis_allies.moves import frames, panels
from flagplot.games.axis_allies.moves.air_order import AirOrderStep
from flagplot.games.axis_allies.moves.combat_move import CombatMoveStep
from flagplot.games.axis_allies.moves.interdiction import InterdictionStep
from flagplot.games.axis_allies.moves.land import LandOrderStep
from flagplot.games.axis_allies.moves.noncombat_move import NoncombatMoveStep
from flagplot.games.axis_allies.moves.sea import SeaOrderStep
from flagplot.games.axis_allies.panels import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.CombatMove: CombatMoveStep(),
    frames.NoncombatMove: NoncombatMoveStep(),
    frames.LandOrder: LandOrderStep(),
    frames.AirOrder: AirOrderStep(),
    frames.SeaOrder: SeaOrderStep(),
    frames.Interdiction: InterdictionStep(),
}

# the answers of these steps, and how each is written
VERBS: Mapping[str, str] = {
    "go": "go <path> <force>...",
    "on": "on <path>...",
    "move": "move <space> <class>",
    "attack": "attack <zone>",
    "storm": "storm <zone> <transport> <territory>",
    "board": "board <zone> <transport> <territory> <kind>",
    "disembark": "disembark <zone> <transport> <kind> <territory>",
    "take": "take <piece> [<n>]",
    "cancel": "cancel",
    "step": "step <space>",
    "halt": "halt",
    "load": "load <territory> <kind> <transport>",
    "offload": "offload <transport> <kind> <territory>",
    "assault": "assault <transport> <territory>",
    "hold": "hold <transport>",
    "fly": "fly <space> [<role>]",
    "fire": "fire <n>",
    "sink": "sink <transport>...",
    "done": "done",
}

# how a button says them; what follows are the arguments
BUTTONS: Mapping[str, str] = {
    "move": "Move from",
    "attack": "Attack in",
    "storm": "Storm from",
    "board": "Board in",
    "disembark": "Disembark in",
    "take": "Take",
    "cancel": "Cancel order",
    "step": "Go to",
    "halt": "Stop here",
    "load": "Load from",
    "offload": "Unload",
    "assault": "Assault with",
    "hold": "Hold",
    "fly": "Fly to",
    "fire": "Fire",
    "sink": "Give up",
    "done": "Done",
}

# the phase an answer belongs to, in words
BELONGS: Mapping[str, str] = {
    "move": "a movement phase",
    "go": "a movement phase",
    "attack": "a movement phase",
    "storm": "a movement phase",
    "board": "a movement phase",
    "disembark": "the Noncombat Move phase",
}

# answers that may be given several at a time: ``buy infantry:3 tank``
MANY: tuple[str, ...] = ("sink",)

PANELS: Panels = {
    frames.LandOrder: ("order", panels.order_panel),
    frames.SeaOrder: ("order", panels.order_panel),
    frames.AirOrder: ("order", panels.order_panel),
    frames.Interdiction: ("interdiction", panels.interdiction_panel),
}
