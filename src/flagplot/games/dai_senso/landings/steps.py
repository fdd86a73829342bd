"""Which step belongs to which frame of the chapter; and their verbs."""

from __future__ import annotations

from flagplot.games.dai_senso.flow import Panels
from flagplot.games.dai_senso.landings.frames import Exchange, Landings
from flagplot.games.dai_senso.landings.landing import LandingsStep
from flagplot.games.dai_senso.landings.placing import ExchangeStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {Exchange: ExchangeStep(), Landings: LandingsStep()}
VERBS: dict[str, str] = {
    "beachhead": "beachhead <hex>",
    "ashore": "ashore <counter>",
    "lift": "lift <hex>",
    "land": "land <counter>",
    "snlf": "snlf <hex>",
    "airdrop": "airdrop <counter> <hex>",
    "replace": "replace <counter> <counter>",
    "decline": "decline",
    "done": "done",
}
BUTTONS: dict[str, str] = {
    "beachhead": "Beachhead at",
    "ashore": "Inland Advance",
    "lift": "Give up",
    "land": "Land",
    "snlf": "SNLF Landing from",
    "airdrop": "Airdrop",
    "replace": "Replace",
    "decline": "Decline",
    "done": "Done",
}
PANELS: Panels = {}
