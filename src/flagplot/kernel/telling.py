"""What a journal tells: its log as lines, numbered and redacted for whoever reads them.

A line as a document is what a database keeps and a client reads: ``text``, the ``event`` itself, of a throw
what it was ``about``, ``where`` it happened, and the ``moment`` it is in the story of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from flagplot.kernel.event import Event, Rolled, may_know
from flagplot.kernel.game import Game
from flagplot.kernel.lanes import counted_for

HIDDEN = "?"  # stands for an answer that a seat may not know

Line = dict[str, Any]


def shown_number(seq: int, apart: Mapping[str, int] | None, seat: str | None, *, everything: bool) -> int:
    """The number under which a seat knows answer ``seq``. Everything that shows a number asks here.

    ``apart`` are the answers given in lanes by then (kernel/lanes.py), of which each seat counts only its
    own; the end of a game opens ``everything``.
    """
    return seq if everything else counted_for(seq, apart or {}, seat)


def event_line(game: Game[Any], event: Event) -> Line:
    """An event as a line, in the words of the game."""
    line: Line = {"text": game.words(event.sentence()), "event": msgspec.to_builtins(event, str_keys=True)}
    if isinstance(event, Rolled):
        line["about"] = game.words(event.reason)
    if where := event.where():
        line["where"] = list(where)
    return {**line, "moment": moment} if (moment := event.moment()) else line


def numbered(
    seq: int, seat: str, lines: Iterable[Line] | None, apart: Mapping[str, int] | None = None
) -> list[Line]:
    """Lines with the answer they belong to, who gave it, and what had been answered in lanes by then."""
    lanes = {"apart": apart} if apart else {}
    return [{"seq": seq, "seat": seat, **line, **lanes} for line in lines or ()]


def may_read(line: Line, seat: str | None, *, everything: bool = False) -> bool:
    """Whether a line is for a seat; None is a spectator, who reads what everybody may."""
    return may_know(line["event"].get("audience"), seat, everything=everything)


def told(lines: Iterable[Line], seat: str | None, *, everything: bool = False) -> list[Line]:
    """The lines a seat may read, under the numbers it knows; the end of a game opens ``everything``."""
    found = (line for line in lines if may_read(line, seat, everything=everything))
    return [_shown(line, seat, everything=everything) for line in found]


def _shown(line: Line, seat: str | None, *, everything: bool) -> Line:
    number = shown_number(line["seq"], line.get("apart"), seat, everything=everything)
    return {key: value for key, value in line.items() if key != "apart"} | {"seq": number}
