"""What one seat may see: a fresh document made from the state, never the state itself.

Bots, the text board and every client read views only. A view holds what is asked, every answer allowed,
what lies where, and the log as far as the seat may know it. ``None`` as a seat is a spectator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from flagplot.kernel.action import Action
from flagplot.kernel.answers import Answers
from flagplot.kernel.event import Event, may_know
from flagplot.kernel.lanes import counted_for
from flagplot.kernel.proposals import ProposalName
from flagplot.kernel.state import Outcome

if TYPE_CHECKING:
    from flagplot.kernel.game import Game


class LogLine(msgspec.Struct, frozen=True):
    """One line of the log: which answer it followed, who gave it, the sentence, the event itself."""

    seq: int
    seat: str
    text: str
    event: Event | None = None


class LaneLine(LogLine, frozen=True):
    """A line of a log that tells all, with the answers each seat had given apart by then (see lanes)."""

    apart: Mapping[str, int] = {}

    def numbered(self, number: int) -> LogLine:
        """The line as it is read, with the number it has for the reader."""
        return LogLine(number, self.seat, self.text, self.event)


Part = dict[str, Any] | Callable[[], dict[str, Any]]  # made only when somebody looks


class Picture(msgspec.Struct, kw_only=True):
    """What the game itself adds to a view; everything in it must already be redacted and JSON-able.

    A part that takes time to make is given as the function that makes it.
    """

    places: Part = {}  # space -> what lies there
    tracks: Part = {}  # round, money, score and the like
    hands: Part = {}  # seat -> what it holds, or only how much for those who may not look
    panels: Part = {}  # a battle strip, a purchase sheet: whatever the current question needs


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one seat sees it now."""

    game: str
    version: int
    scenario: str
    options: dict[str, Any]
    seat: str | None
    seq: int
    waiting: tuple[str, ...]
    prompt: str
    proposals: tuple[ProposalName, ...]  # answers that could be proposed as one
    concern: str  # what would be left undone if the seat ended its step now: ask before it does
    legal: Sequence[Action]  # a tuple, or ``Answers`` where there are too many to list
    places: dict[str, Any]
    tracks: dict[str, Any]
    hands: dict[str, Any]
    panels: dict[str, Any]
    log: tuple[LogLine, ...]
    outcome: Outcome | None

    def to_json(self) -> dict[str, Any]:
        """The document as plain JSON values, actions as flat lists; too many to list go as ``answers``."""
        few = () if isinstance(self.legal, Answers) else self.legal
        data: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(self, legal=few), str_keys=True)
        data["legal"] = [action.to_json() for action in few]
        if isinstance(self.legal, Answers):
            data["answers"] = self.legal.to_json()
        return data

    def to_bytes(self) -> bytes:
        """The document as bytes; equal views give equal bytes."""
        return msgspec.json.encode(self.to_json())


def seen_by(event: Event, seat: str | None, *, everything: bool = False) -> bool:
    """Whether a seat (None: a spectator) may learn of an event; the end of a game opens ``everything``."""
    return may_know(event.audience, seat, everything=everything)


def log_lines(
    game: Game[Any],
    seq: int,
    seat: str,
    events: Iterable[Event],
    apart: Mapping[str, int] | msgspec.UnsetType = msgspec.UNSET,
) -> Iterator[LogLine]:
    """Events of one answer as lines of the log, in the words of the game; ``apart`` is that of the state."""
    for event in events:
        text = game.words(event.sentence())
        yield LaneLine(seq, seat, text, event, apart) if apart else LogLine(seq, seat, text, event)


def visible(log: Iterable[LogLine], seat: str | None) -> tuple[LogLine, ...]:
    """The lines of a log a seat may read, with the numbers the answers have for it."""
    return tuple(
        line.numbered(counted_for(line.seq, line.apart, seat)) if isinstance(line, LaneLine) else line
        for line in log
        if line.event is None or seen_by(line.event, seat)
    )


def opened(log: Iterable[LogLine]) -> tuple[LogLine, ...]:
    """All lines of a log: the end of the game opens everything, also how many answers there were."""
    return tuple(
        line.numbered(line.seq) if isinstance(line, LaneLine) else line
        for line in log
        if line.event is None or seen_by(line.event, None, everything=True)
    )


def leak(game: Game[Any], one: Any, other: Any, seat: str | None, log: Sequence[LogLine] = ()) -> str | None:
    """The first difference between a seat's views of two states it may not tell apart; None if there is none.

    This is the law of redaction: states that differ only in what is hidden from a seat give it views that
    are equal byte for byte, legal actions and log included.
    """
    first, second = game.view(one, seat, log), game.view(other, seat, log)
    if first.to_bytes() == second.to_bytes():
        return None
    return difference(first.to_json(), second.to_json(), "view")


def difference(one: Any, other: Any, where: str) -> str | None:
    """Where two JSON documents first differ, in words; None when they are equal."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if key not in one or key not in other:
                return f"{where}.{key} is only in one of the two"
            found = difference(one[key], other[key], f"{where}.{key}")
            if found:
                return found
        return None if list(one) == list(other) else f"{where} has its keys in another order"
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            found = difference(left, right, f"{where}[{number}]")
            if found:
                return found
        return None
    if type(one) is type(other) and one == other:
        return None
    return f"{where}: {_short(one)} against {_short(other)}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 80 else text[:77] + "..."
