"""Which step belongs to which frame of the chapter; and their verbs."""

from __future__ import annotations

from flagplot.games.dai_senso.flow import Panels
from flagplot.games.dai_senso.movement.frames import Movement, ReserveMovement
from flagplot.games.dai_senso.movement.moving import MovementStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {Movement: MovementStep(), ReserveMovement: MovementStep()}
VERBS: dict[str, str] = {
    "move": "move <counter> <hex>",
    "march": "march <hex> <counter>...",
    "overrun": "overrun <counter> <hex>",
    "ship": "ship <counter> <place> [<counter>]",
    "transfer": "transfer <counter> <place>",
    "done": "done",
}
BUTTONS: dict[str, str] = {"ship": "By sea", "transfer": "Off the map", "done": "Done"}
PANELS: Panels = {}
