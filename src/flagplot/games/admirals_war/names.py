"""What players call the things of the game: places, seats, flags, sides, ships and types."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from flagplot.games.admirals_war.board import THEATRES, Board

NATIONS = {
    "british": "Britain",
    "japanese": "Japan",
    "us": "the United States",
    "german": "Germany",
    "australian": "Australia",
    "dutch": "the Netherlands",
    "russian": "Russia",
    "greek": "Greece",
    "cobelligerent": "the Italian co-belligerents",
    "french": "France",
    "free_french": "Free France",
    "italian": "Italy",
    "vichy": "Vichy France",
}
SIDES = {"allied": "the Allies", "axis": "the Axis"}
# type on the counter -> name
TYPES = {
    "BB": "battleship",
    "BC": "battlecruiser",
    "CV": "carrier",
    "CVL": "light carrier",
    "PB": "pocket battleship",
    "CA": "heavy cruiser",
    "CL": "light cruiser",
    "CT": "torpedo cruiser",
    "HK": "Hilfskreuzer",
    "AO": "oiler",
    "amphibious": "amphibious unit",
    "submarine": "submarine",
    "lba": "land-based air",
    "paratroops": "paratroops",
    "hk_group": "hunter-killer group",
}
# corners for counters off the map
_CORNERS = {
    "reserve": "base",
    "chart": "the turn chart",
    "future": "not yet due",
    "sunk": "sunk",
    "removed": "removed",
}
_WORDS = {"english_channel": "English Channel", "suez_canal": "Suez Canal"}
_THEATRES = dict(zip(THEATRES, ("Atlantic", "Pacific"), strict=True))
_UNCOUNTED = ("land-based air", "paratroops", "Hilfskreuzer")


@lru_cache(maxsize=16)
def names(board: Board) -> Mapping[str, str]:
    """Every id of a board in words."""
    places = zip(board.place_ids, board.place_names, strict=True)
    return {
        **{piece.id: piece.name for piece in board.pieces},
        **dict(places),
        **TYPES, **_CORNERS, **_WORDS, **_THEATRES, **SIDES, **NATIONS,
    }  # fmt: skip


def several(name: str) -> str:
    """More than one of what is called so."""
    return name if name in _UNCOUNTED else f"{name}s"
