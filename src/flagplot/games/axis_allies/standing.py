"""Standing orders of the family: what fights by itself, and what is lost first."""

from __future__ import annotations

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.catalog import lost_first
from flagplot.kernel.standing import Policy, all_or_nothing, losses


def policies(board: Board) -> tuple[Policy, ...]:
    """Those that make sense on a board: without air bases nobody scrambles."""
    found = [all_or_nothing("intercept", "Intercept"), all_or_nothing("submerge", "Submerge")]
    if any(space.kamikaze for space in board.spaces):
        found.insert(0, all_or_nothing("kamikaze", "Kamikaze"))
    if any(facility.id == "airbase" for facility in board.facilities):
        found.insert(0, all_or_nothing("scramble", "Scramble"))
    return (*found, losses(lost_first(board)))
