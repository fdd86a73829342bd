"""Returning to base: where a unit may go, and sending units home in the middle of a turn."""

from __future__ import annotations

from collections.abc import Iterable

from flagplot.games.admirals_war.moves.frames import Homing
from flagplot.games.admirals_war.play import War


def destinations(war: War, unit: int, area: int, why: str = "", *, nearest: bool = False) -> list[int]:
    """Ports and bases a unit in an area may return to, ascending; empty when it is lost."""
    return [port for port in war.board.port_range if war.state.control[port] == war.side(unit)]


def send_home(
    war: War, units: Iterable[int], area: int = -1, why: str = "", *, nearest: bool = False
) -> None:
    """Send units home now: pushes ``Homing``, which asks the owners that have a choice.

    Without ``area`` each unit returns from where it is.
    """
    found = tuple(units)
    if found:
        war.push(Homing(found, area, why, nearest))
