"""Which step belongs to which frame of the chapter; and their verbs."""

from __future__ import annotations

from flagplot.games.dai_senso.flow import Panels
from flagplot.games.dai_senso.support import panels
from flagplot.games.dai_senso.support.contests import ContestStep
from flagplot.games.dai_senso.support.following import DevastateStep, EscortStep, StrikeStep
from flagplot.games.dai_senso.support.frames import Contest, Devastate, Escort, Reuse, Strike, Support
from flagplot.games.dai_senso.support.reuse import ReuseStep
from flagplot.games.dai_senso.support.segment import SupportStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    Support: SupportStep(),
    Contest: ContestStep(),
    Strike: StrikeStep(),
    Escort: EscortStep(),
    Devastate: DevastateStep(),
    Reuse: ReuseStep(),
}
VERBS: dict[str, str] = {
    "place": "place <counter> <place> [<mode>]",
    "contest": "contest <counter> [<side>]",
    "decline": "decline",
    "strike": "strike <hex>",
    "escort": "escort",
    "stay": "stay",
    "hit": "hit <counter>",
    "reuse": "reuse <counter>",
    "blitz": "blitz <hex>",
    "done": "done",
}
BUTTONS: dict[str, str] = {
    "place": "Place",
    "contest": "Contest with",
    "decline": "Decline",
    "strike": "Strike in",  # of carriers, and of guerrillas
    "escort": "Escort Troop Convoy",
    "stay": "Stay on station",
    "hit": "Send away",
    "reuse": "Use again",
    "blitz": "Blitz marker in",
    "done": "Done",
}
PANELS: Panels = {Support: panels.support, Contest: panels.contest}
