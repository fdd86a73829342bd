"""The steps of the economic phases."""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.economy import frames
from flagplot.games.axis_allies.economy.convoy import ConvoyStep
from flagplot.games.axis_allies.economy.decks import DecksStep
from flagplot.games.axis_allies.economy.income import IncomeStep
from flagplot.games.axis_allies.economy.mobilize import MobilizeStep
from flagplot.games.axis_allies.economy.purchase import PurchaseStep
from flagplot.kernel.flow import Step

STEPS: dict[type[Any], Step[Any, Any]] = {
    frames.Purchase: PurchaseStep(),
    frames.Mobilize: MobilizeStep(),
    frames.Decks: DecksStep(),
    frames.Income: IncomeStep(),
    frames.Convoy: ConvoyStep(),
}
