"""What can be laid over the map: a number for every space, such as income or the reach of the enemy.

A game names its overlays (``Game.overlays``) and gives the values of one when somebody wants to see it
(``Game.overlay``). Clients draw them without knowing what they mean.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec


class OverlayName(NamedTuple):
    """An overlay a game has."""

    id: str
    name: str


class Overlay(msgspec.Struct):
    """The values of an overlay, by space; the larger, the stronger a space is tinted."""

    id: str
    name: str
    about: str  # what the numbers are, in a sentence
    values: dict[str, float]
    texts: dict[str, str] = {}  # where a number alone would not do
    mood: Literal["good", "even", "bad"] = "even"  # to whoever looks
