"""Markers that rules call by name."""

from __future__ import annotations

from typing import Final

IGHQ: Final = "logistics_ighq-01"
KWANTUNG_LOGISTICS: Final = "logistics_kwantung-01"
LOGISTICS: Final = "logistics"
BEACHHEAD: Final = "beachhead"
# sides of Convoys, and an Air Force or Surface Fleet that escorts one
SUPPLY, TROOP, ESCORT = "supply", "troop", "escort_troop_convoy"
STANDARD, SCRATCH, TRAIN = "standard", "scratch", "fleet_train"  # classes of Convoys
DEVASTATION: Final = "devastation"
ATOMIC: Final = "atomic_devastation"
LONE: Final = ("detachment", LOGISTICS)  # fall to whoever enters their hex while no unit is with them
# whose units a Logistics marker serves; it traces supply like one of them [see DSB-MK-28-1]
LOGISTICS_NATIONS: Final = {
    "logistics_ighq": "japan",
    "logistics_kwantung": "kwantung",
    "logistics_far_east": "russia",
    "logistics_poa": "us",
    "logistics_swpa": "us",
}
