"""Units and places as people write them: by id, or by the name that is printed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flagplot.games.admirals_war.board import Board
from flagplot.kernel.errors import BadInputError

Units = str | Sequence[str] | Mapping[str, Any]


def unit_id(board: Board, word: str, what: str = "odds") -> str:
    """The id of a unit that is written as its id or its name; several units may bear one name."""
    if word in board.unit_of:
        return word
    wanted = word.strip().casefold()
    found = [piece.id for piece in board.pieces if piece.name.casefold() == wanted]
    if len(found) > 1:
        raise BadInputError(f"{what}: one of {', '.join(found)} expected, found {word!r}")
    if not found:
        raise BadInputError(f"{what}: a unit expected, found {word!r}")
    return found[0]


def place_id(board: Board, word: str) -> str:
    """The id of a place that is written as its id or its name; other words are left as they are."""
    if word in board.place_of:
        return word
    wanted = word.strip().casefold()
    names = zip(board.place_ids, board.place_names, strict=True)
    return next((id for id, name in names if name.casefold() == wanted), word)


def unit_list(board: Board, units: Units, what: str) -> dict[str, Any]:
    """Units of a side by id, with what a position says of each; a text has commas between them."""
    if isinstance(units, Mapping):
        return {unit_id(board, word, what): facts for word, facts in units.items()}
    if isinstance(units, str):
        units = [word.strip() for word in units.split(",") if word.strip()]
    ids = [unit_id(board, word, what) for word in units]
    twice = [id for n, id in enumerate(ids) if id in ids[:n]]
    if twice:
        raise BadInputError(f"odds: every unit once expected, found {twice[0]!r} twice")
    return {id: {} for id in ids}
