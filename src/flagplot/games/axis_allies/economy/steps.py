"""Which step belongs to which frame of the economic phases; their answers and panels."""

from __future__ import annotations

from collections.abc import Mapping

from flagplot.games.axis_allies.economy import frames, panels
from flagplot.games.axis_allies.economy.convoy import ConvoyStep
from flagplot.games.axis_allies.economy.decks import DecksStep
from flagplot.games.axis_allies.economy.income import IncomeStep
from flagplot.games.axis_allies.economy.mobilize import MobilizeStep
from flagplot.games.axis_allies.economy.purchase import PurchaseStep
from flagplot.games.axis_allies.panels import Panels
from flagplot.kernel.flow import Steps

STEPS: Steps = {
    frames.Purchase: PurchaseStep(),
    frames.Mobilize: MobilizeStep(),
    frames.Decks: DecksStep(),
    frames.Income: IncomeStep(),
    frames.Convoy: ConvoyStep(),
}

# the answers of these steps, and how each is written
VERBS: Mapping[str, str] = {
    "buy": "buy <item>...",
    "repair": "repair <territory> <facility> [<n>]",
    "place": "place <item> <space> [<complex>]",
    "deck": "deck <piece> <carrier>",
    "disrupt": "disrupt <zone>",
    "spare": "spare <zone>",
    "done": "done",
}

# how a button says them; what follows are the arguments
BUTTONS: Mapping[str, str] = {
    "buy": "Buy",
    "repair": "Repair",
    "place": "Place",
    "deck": "Put on deck",
    "disrupt": "Raid the convoy in",
    "spare": "Spare the convoy in",
    "done": "Done",
}

# the phase an answer belongs to, in words
BELONGS: Mapping[str, str] = {
    "buy": "the Purchase & Repair phase",
    "repair": "the Purchase & Repair phase",
    "place": "the Mobilize phase",
    "disrupt": "the victim's Collect Income phase",
    "spare": "the victim's Collect Income phase",
}

# answers that may be given several at a time: ``buy infantry:3 tank``
MANY: tuple[str, ...] = ("buy", "place", "repair")

PANELS: Panels = {
    frames.Purchase: ("purchase", panels.purchase_panel),
    frames.Convoy: ("convoy", panels.convoy_panel),
}
