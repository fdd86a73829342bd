"""The year of nine turns in four seasons: a turn spans 30 to 60 days. [DSA-CMP-07]"""

from __future__ import annotations

from typing import Final

TURNS: Final = (
    "Jan-Feb", "Mar-Apr", "Apr-May", "May-June", "June-July", "July-Aug", "Aug-Sept", "Sept-Oct", "Nov-Dec",
)  # fmt: skip
FIRST_YEAR: Final = 1937
LAST_YEAR: Final = 1960  # the track begins again after its last row and the years go on [see DSA-TRN-01]
# the first turn of each season: spring, summer, autumn, winter [DSA-CMP-08, DSA-SOP-06]
SEASONAL: Final = frozenset(map(TURNS.index, ("Mar-Apr", "May-June", "Aug-Sept", "Nov-Dec")))

# the seasons by their first turns, as cards name those in which they were played in history
SEASONS: Final = dict(zip(sorted(SEASONAL), ("Spr", "Sum", "Aut", "Win"), strict=True))


def after(year: int, turn: int, boxes: int = 1) -> tuple[int, int]:
    """The turn so many boxes ahead on the Turn Track; after Nov-Dec the next year begins. [DSA-TRN-01]"""
    years, turn = divmod(turn + boxes, len(TURNS))
    return year + years, turn


def seasonal(turn: int) -> bool:
    """Whether a season begins with this turn. [DSA-SOP-06]"""
    return turn in SEASONAL


def called(year: int, turn: int) -> str:
    """A turn in words."""
    return f"{TURNS[turn]} {year}"


def seasons_ahead(year: int, turn: int, seasons: int) -> tuple[int, int]:
    """The Seasonal Turn so many after this one, which does not count itself. [see DSB-WS-27, DSB-WS-31]"""
    while seasons:
        year, turn = after(year, turn)
        seasons -= seasonal(turn)
    return year, turn


def winter_year(year: int, turn: int) -> int:
    """The calendar year a turn belongs to: Jan-Feb to that of the Winter it ends. [DSA-CRD-35]"""
    return year - 1 if turn == 0 else year
