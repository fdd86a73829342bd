"""Landings of amphibious units and paratroops."""

from __future__ import annotations

from flagplot.games.admirals_war.play import War


def drop(war: War, unit: int, port: int) -> None:
    """Paratroops land on a base."""
    war.put(unit, port)
