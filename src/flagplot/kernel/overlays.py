"""What can be laid over the map: a number for every space, such as income or the reach of the enemy.

A game names its overlays (``Game.overlays``) and gives the values of one when somebody wants to see it
(``Game.overlay``). Clients draw them without knowing what they mean.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

import msgspec

from flagplot.kernel.errors import BadInputError
from flagplot.kernel.language import spoken


class OverlayName(NamedTuple):
    """An overlay a game has."""

    id: str
    name: str
    threat: bool = False  # it is what threatens whoever looks: told after what the others did

    def laid(self, about: str, values: dict[str, float], **more: Any) -> Overlay:
        """The overlay with its values."""
        return Overlay(self.id, spoken(self.name), spoken(about), values, **more)


def unknown(names: Iterable[OverlayName], id: str) -> BadInputError:
    """What to raise for an overlay that a game does not have."""
    return BadInputError(f"overlay: one of {', '.join(name.id for name in names)} expected, found {id!r}")


class Overlay(msgspec.Struct):
    """The values of an overlay, by space; the larger, the stronger a space is tinted."""

    id: str
    name: str
    about: str  # what the numbers are, in a sentence
    values: dict[str, float]
    texts: dict[str, str] = {}  # where a number alone would not do
    mood: Literal["good", "even", "bad"] = "even"  # to whoever looks
    plain: bool = False  # the tint says it all: values are not drawn as numbers
