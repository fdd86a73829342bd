"""A case in the Solomons in a few lines, as ``ashore`` has them for Malaya."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.tables import tables
from tests.war_in_the_pacific.ashore import GAME, LandCase

TABLES = tables("guadalcanal")
GROUNDED = {unit.id: {"points": 0} for unit in TABLES.air}  # nobody flies


class SolomonsCase(LandCase):
    """One in the Solomons; nothing is at sea unless it is said."""

    scenario = "guadalcanal"


__all__ = ["GAME", "GROUNDED", "TABLES", "SolomonsCase"]
