"""What a journal tells: its log as lines, numbered and redacted for whoever reads them.

A line as a document is what a database keeps and a client reads: ``text``, the ``event`` itself, of a throw
what it was ``about``, and the ``moment`` it is in the story of the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from flagplot.kernel.event import Event, Rolled, may_know
from flagplot.kernel.game import Game

HIDDEN = "?"  # stands for an answer that a seat may not know

Line = dict[str, Any]


def shown_number(seq: int, seat: str | None) -> int:
    """The number under which a seat knows answer ``seq``. Everything that shows a number asks here."""
    return seq


def event_line(game: Game[Any], event: Event) -> Line:
    """An event as a line, in the words of the game."""
    line: Line = {"text": game.words(event.sentence()), "event": msgspec.to_builtins(event, str_keys=True)}
    if isinstance(event, Rolled):
        line["about"] = game.words(event.reason)
    return {**line, "moment": moment} if (moment := event.moment()) else line


def numbered(seq: int, seat: str, lines: Iterable[Line] | None) -> list[Line]:
    """Lines with the answer they belong to and who gave it."""
    return [{"seq": seq, "seat": seat, **line} for line in lines or ()]


def told(lines: Iterable[Line], seat: str | None, *, everything: bool = False) -> list[Line]:
    """The lines a seat may read, under the numbers it knows; the end of a game opens ``everything``."""
    return [
        {**line, "seq": shown_number(line["seq"], seat)}
        for line in lines
        if everything or may_know(line["event"].get("audience"), seat)
    ]
