"""What happened, as typed values. Log text, animation, statistics and notation are renderings of these.

Every game declares its own events as frozen subclasses of ``Event`` with a tag. ``audience`` is ``None``
for everybody, or the tuple of seats that may learn of it, with ``WATCHERS`` for whoever has none. What is
told to some in other words than to the rest is several events. What an event says is a ``sentence`` with
references (see ``kernel/words.py``), which a log puts into words with the names of the game.
"""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import ClassVar

import msgspec

from flagplot.kernel.words import plain


class Moment(StrEnum):
    """What an event is in the story of a game, for whoever tells it: history, result cards, charts."""

    NONE = ""
    PHASE = "phase"  # a phase begins
    BATTLE = "battle"  # something begins to be fought
    RESULT = "result"  # it is over
    LOSS = "loss"  # something was lost or damaged
    CHANGE = "change"  # something changed hands, or sides
    GAIN = "gain"  # money or points came in, or went
    NEWS = "news"  # somebody came, something was built, discovered or decided: who was away is told of it


class Mark(msgspec.Struct, frozen=True):
    """Where in its sequence of play a game stands."""

    round: int = 0
    turn: str = ""  # whose turn it is; empty where everybody plays at once
    phase: str = ""

    def same_turn(self, other: Mark) -> bool:
        """Whether both are in one turn of one round."""
        return (self.round, self.turn) == (other.round, other.turn)


WATCHERS = ""  # stands in an audience for those who have no seat


def may_know(audience: Collection[str] | None, seat: str | None, *, everything: bool = False) -> bool:
    """Whether a seat (None: a spectator) is among those something is for; no audience means everybody.

    The end of a game opens ``everything``; what watchers were told in words of their own is told only as
    fully as those who knew more were.
    """
    if everything:
        return audience is None or WATCHERS not in audience
    return audience is None or (WATCHERS if seat is None else seat) in audience


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """Base of all events."""

    audience: tuple[str, ...] | None = None

    spaces: ClassVar[tuple[str, ...]] = ()  # the fields that name the spaces it happened in
    news: ClassVar[bool] = False  # whether it is; what is not, and no move, is routine that the log alone has

    def sentence(self) -> str:
        """One sentence for the log, with references; an event without references may give ``text`` alone."""
        alone = type(self).text is not Event.text
        return self.text() if alone else type(self).__name__

    def text(self) -> str:
        """The sentence with bare ids, for whoever has no game at hand."""
        return plain(self.sentence())

    def moment(self) -> Moment:
        """What it is in the story of the game; most things are nothing special."""
        return Moment.NEWS if self.news else Moment.NONE

    def where(self) -> tuple[str, ...]:
        """The spaces it happened in: one, or a way from the first to the last."""
        found: list[str] = []
        for field in self.spaces:
            value = getattr(self, field)
            found += [value] if isinstance(value, str) else value
        return tuple(filter(None, found))


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """Dice were thrown through the one door: what for, by whom and with what, and what counts as a hit."""

    reason: str  # a sentence with references
    sides: int
    faces: tuple[int, ...]
    who: str = ""  # the seat, or several joined by "+", for whom they were thrown
    what: tuple[str, ...] = ()  # what threw them: "2 infantry", "us_hornet"
    at: str = ""  # the space or piece they were thrown at
    low: int = 0  # faces from low
    high: int = 0  # to high are hits; 0 and 0 if none of them is one
    kind: str = ""  # the game's own word for the kind of throw

    def sentence(self) -> str:
        """The faces with the reason they were thrown for."""
        return f"{self.reason}: {' '.join(map(str, self.faces))}"

    @property
    def aimed(self) -> bool:
        """Whether they were thrown to hit."""
        return self.high > 0

    @property
    def hits(self) -> int:
        """How many of them hit."""
        return sum(self.low <= face <= self.high for face in self.faces)


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """Hidden information became known; like a roll, it closes undo."""

    news = True

    what: str  # a sentence with references

    def sentence(self) -> str:
        """What became known."""
        return self.what
