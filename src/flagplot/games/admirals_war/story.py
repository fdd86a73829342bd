"""The war in numbers, for charts. Nothing that a spectator could not count."""

from __future__ import annotations

from typing import Any

from flagplot.games.admirals_war import hidden
from flagplot.games.admirals_war.board import THEATRES
from flagplot.games.admirals_war.catalog import kind_of
from flagplot.games.admirals_war.play import War


def numbers(war: War) -> dict[str, Any]:
    """The two tracks of points, and the units on the map by seat and type."""
    board, state = war.board, war.state
    away = (board.chart, board.future, board.sunk, board.removed)
    units: dict[str, dict[str, int]] = {}
    for unit, piece in enumerate(board.pieces):
        if state.place[unit] in away or hidden.hides(war, unit, None):
            continue
        fleet, kind = units.setdefault(war.seat_name(unit), {}), kind_of(piece)
        fleet[kind] = fleet.get(kind, 0) + 1
    return {
        "tracks": {"round": state.turn, "vp": dict(zip(THEATRES, state.vp, strict=True))},
        "units": units,
    }
