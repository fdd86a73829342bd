"""A language nobody speaks: every letter has an accent, so that a sentence that escapes translation shows."""

from __future__ import annotations

import re

from flagplot.kernel.language import Language

_PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_ACCENTED = "àƀçďéƒĝĥîĵķļɱñôƥɋŕšţûṽŵẋýžÀƁÇĎÉƑĜĤÎĴĶĻƜÑÔƤɊŔŠŢÛṼŴẊÝŽ"
_TABLE = str.maketrans(_PLAIN, _ACCENTED)
_TYPED = re.compile(r"'[^']*'")  # what a player types is the same in every language


class Pseudo(Language):
    """English with accents."""

    def __init__(self) -> None:
        super().__init__("pseudo", {}, {})

    def sentence(self, message: str) -> str:
        """Every message is known."""
        return message.translate(_TABLE)

    def name(self, name: str) -> str:
        """So is every name."""
        return name.translate(_TABLE)


def escaped(text: str) -> str:
    """The plain words of a text that should have none."""
    return " ".join(re.findall(r"[A-Za-z]{2,}", _TYPED.sub("", text)))
