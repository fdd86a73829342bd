"""What a seat sees beside the map: one panel for each thing that is going on, as small plain documents.

A panel is named after the step it belongs to (``battle``, ``raid``, ``scramble``, ...). Spaces, powers and
unit types are ids, forces are lists as ``pieces`` makes them, so a client can draw any panel without rules.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from flagplot.games.axis_allies.pieces import Stacks, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.text import cargo_text, piece_text

Panel = dict[str, Any]
# frame -> name and maker of what a seat sees beside the board while it is on the stack
Panels = Mapping[type[Any], tuple[str, Callable[[War, Any], Panel]]]


def panels(war: War, known: Panels) -> dict[str, Panel | list[Any]]:
    """The panels of everything on the stack of steps, then what is bought and announced."""
    state, board = war.state, war.board
    shown: dict[str, Any] = {}
    for frame in state.frames:
        found = known.get(type(frame))
        if found is not None:
            name, panel = found
            shown[name] = panel(war, frame)
    pool = {
        board.owner_ids[power]: {board.items[item]: count for item, count in items.items()}
        for power, items in enumerate(state.pool)
        if items
    }
    if pool:
        shown["mobilization_zone"] = pool
    if state.assaults:
        shown["assaults"] = [[board.space_ids[zone], board.space_ids[land]] for zone, land in state.assaults]
    if state.attacks:
        shown["attacks"] = [board.space_ids[zone] for zone in state.attacks]
    return shown


def pieces(war: War, stacks: Stacks) -> list[dict[str, Any]]:
    """Stacks as a client draws them."""
    board = war.board
    shown = []
    for piece, count in stacks.items():
        seen = look(piece)
        entry: dict[str, Any] = {
            "owner": board.owner_ids[seen.owner],
            "kind": board.kinds[seen.kind].id,
            "count": count,
            "text": piece_text(board, piece, seen.owner),
        }
        if seen.damaged:
            entry["damaged"] = True
        if seen.cargo:
            entry["cargo"] = [cargo_text(board, code, seen.owner) for code in seen.cargo]
        if seen.status:
            entry["status"] = seen.status.name.lower()
        if seen.left:
            entry["left"] = seen.left
        shown.append(entry)
    return shown


def names(war: War, spaces: tuple[int, ...]) -> list[str]:
    """The ids of spaces."""
    return [war.name(space) for space in spaces]


def seats(war: War, powers: tuple[int, ...]) -> list[str]:
    """The seats of powers."""
    return [war.seat(power) for power in powers]
