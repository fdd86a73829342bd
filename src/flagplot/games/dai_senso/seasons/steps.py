"""Which step belongs to which frame of the Seasonal Phase; and their verbs."""

from __future__ import annotations

from flagplot.games.dai_senso.flow import Panels
from flagplot.games.dai_senso.seasons import frames
from flagplot.games.dai_senso.seasons.logistics import LogisticsStep
from flagplot.games.dai_senso.seasons.replacements import ReplacementsStep
from flagplot.games.dai_senso.seasons.reveal import OptionCardStep
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.OptionCard: OptionCardStep(),
    frames.Logistics: LogisticsStep(),
    frames.Replacements: ReplacementsStep(),
}
VERBS: dict[str, str] = {
    "repatriate": "repatriate <counter> <hex>",
    "supply_base": "supply_base <counter> <hex>",
    "pick_up": "pick_up <counter>",
    "take": "take <counter> <hex>",
    "done": "done",
}
BUTTONS: dict[str, str] = {
    "repatriate": "Return",
    "supply_base": "Place",
    "pick_up": "Pick up",
    "take": "Take",
    "done": "Done",
}
PANELS: Panels = {}
