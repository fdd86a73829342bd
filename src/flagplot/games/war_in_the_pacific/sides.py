"""The two sides, and nobody. [BR-1-06]"""

from __future__ import annotations

JAPAN, ALLIED = 0, 1
SEATS = ("japan", "allied")
NEUTRAL = 2  # who controls a hex of a country that has joined neither side
OWNERS = (*SEATS, "neutral")


def enemy(side: int) -> int:
    """The other side."""
    return 1 - side


def seat(side: int) -> str:
    """The seat that plays a side."""
    return SEATS[side]
