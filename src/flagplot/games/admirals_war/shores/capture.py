"""Ports and bases change hands."""

from __future__ import annotations

from flagplot.games.admirals_war.play import War


def seize(war: War, port: int, side: int, nation: int, reason: str) -> None:
    """A port or base is captured: units inside leave, ships on the bottom are lost, LBA lose a base."""
    war.set_control(port, side, nation, reason)
