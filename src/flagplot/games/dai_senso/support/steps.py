"""Which step belongs to which frame of the chapter; and their verbs."""

from __future__ import annotations

from flagplot.games.dai_senso.flow import Panels
from flagplot.games.dai_senso.support import panels
from flagplot.games.dai_senso.support.contests import ContestStep
from flagplot.games.dai_senso.support.frames import Contest, Support
from flagplot.games.dai_senso.support.segment import SupportStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {Support: SupportStep(), Contest: ContestStep()}
VERBS: dict[str, str] = {
    "place": "place <counter> <hex>",
    "contest": "contest <counter>",
    "decline": "decline",
    "blitz": "blitz <hex>",
    "done": "done",
}
BUTTONS: dict[str, str] = {
    "place": "Place",
    "contest": "Contest with",
    "decline": "Decline",
    "blitz": "Blitz marker in",
    "done": "Done",
}
PANELS: Panels = {Support: panels.support, Contest: panels.contest}
