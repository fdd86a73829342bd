"""Where a ground unit can be: a hex of an island, aboard a ship, or out of play.

Places are numbers: hexes of the main map first, then those of the tactical islands, then ships.
"""

from __future__ import annotations

OUT = -1
SHIPS = 30_000  # places from here on are ships: SHIPS + number of the ship


def aboard(ship: int) -> int:
    """The place of whoever is on a ship."""
    return SHIPS + ship


def ship_at(place: int) -> int:
    """The ship a place is, or -1."""
    return place - SHIPS if place >= SHIPS else -1
