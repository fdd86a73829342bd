"""Which step belongs to which frame of politics; and their verbs."""

from __future__ import annotations

from flagplot.games.dai_senso.flow import Panels
from flagplot.games.dai_senso.politics import frames
from flagplot.games.dai_senso.politics.conditional import ConditionalEventsStep
from flagplot.games.dai_senso.politics.guerrillas import GuerrillasStep
from flagplot.games.dai_senso.politics.political import PoliticalEventsStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.PoliticalEvents: PoliticalEventsStep(),
    frames.Guerrillas: GuerrillasStep(),
    frames.ConditionalEvents: ConditionalEventsStep(),
}
VERBS: dict[str, str] = {
    "strike": "strike <hex>",
    "decline": "decline",
    "lose": "lose <counter> [<counter>]",
    "reactivate": "reactivate <country>",
    "done": "done",
}
BUTTONS: dict[str, str] = {
    "strike": "Strike in",
    "decline": "Decline",
    "lose": "Lose",
    "reactivate": "Reactivate",
    "done": "Done",
}
PANELS: Panels = {}
