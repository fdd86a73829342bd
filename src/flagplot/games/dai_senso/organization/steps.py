"""Which step belongs to which frame of the chapter; and their verbs."""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso.flow import Panels
from flagplot.games.dai_senso.organization import converting
from flagplot.games.dai_senso.organization.frames import Organize
from flagplot.games.dai_senso.organization.segment import OrganizeStep
from flagplot.games.dai_senso.play import War
from flagplot.kernel.flow import Steps

STEPS: Steps = {Organize: OrganizeStep()}
VERBS: dict[str, str] = {
    "combine": "combine <counter> <counter>",
    "raise": "raise <counter> <counter> <counter>",
    "convert": "convert <counter> <fortress>",
    "dig": "dig <counter>",
    "eliminate": "eliminate <counter>",
    "break": "break <counter> <counter>...",
    "detach": "detach <counter> <hex>",
    "recall": "recall <counter>",
    "done": "done",
}
BUTTONS: dict[str, str] = {
    "combine": "Build up",
    "raise": "Form a larger unit of",
    "convert": "Convert",
    "dig": "Dig in or out",
    "eliminate": "Give up",
    "break": "Break down",
    "detach": "Place a Detachment",
    "recall": "Take back",
    "done": "Done",
}


def panel(war: War, frame: Organize, seat: str | None) -> dict[str, Any]:
    """The step the segment has come to, and whether a Line fortress can still be built."""
    return {"stage": frame.stage.name.lower(), "line_fortress": frame.lines < converting.LINES_A_TURN}


PANELS: Panels = {Organize: panel}
