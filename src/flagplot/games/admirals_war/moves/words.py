"""Answers that are given again and again, made once: ``pick <unit>`` and ``to <place>`` of a board."""

from __future__ import annotations

from functools import lru_cache

from flagplot.games.admirals_war.board import Board
from flagplot.kernel.action import Action

CANCEL, DONE = Action("cancel"), Action("done")


@lru_cache(maxsize=16)
def picks(board: Board) -> tuple[Action, ...]:
    """By unit: picking it."""
    return tuple(Action("pick", (id,)) for id in board.unit_ids)


@lru_cache(maxsize=16)
def places(board: Board) -> tuple[Action, ...]:
    """By place: going there."""
    return tuple(Action("to", (id,)) for id in board.place_ids)
