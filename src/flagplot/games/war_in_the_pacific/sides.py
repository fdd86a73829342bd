"""The two sides. [BR-1-06]"""

from __future__ import annotations

JAPAN, ALLIED = 0, 1
SEATS = ("japan", "allied")


def enemy(side: int) -> int:
    """The other side."""
    return 1 - side


def seat(side: int) -> str:
    """The seat that plays a side."""
    return SEATS[side]
