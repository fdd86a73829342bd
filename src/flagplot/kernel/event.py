"""What happened, as typed values. Log text, animation, statistics and notation are renderings of these.

Every game declares its own events as frozen subclasses of ``Event`` with a tag. ``audience`` is ``None``
for everybody, or the tuple of seats that may learn of it.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Moment(StrEnum):
    """What an event is in the story of a game, for whoever tells it: history, result cards, charts."""

    NONE = ""
    PHASE = "phase"  # a phase begins
    BATTLE = "battle"  # something begins to be fought
    RESULT = "result"  # it is over
    LOSS = "loss"  # something was lost or damaged
    CHANGE = "change"  # something changed hands, or sides


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event"):
    """Base of all events."""

    audience: tuple[str, ...] | None = None

    def text(self) -> str:
        """One sentence for the log."""
        return type(self).__name__

    def moment(self) -> Moment:
        """What it is in the story of the game; most things are nothing special."""
        return Moment.NONE


class Rolled(Event, frozen=True, kw_only=True, tag="rolled"):
    """Dice were thrown through the one door."""

    reason: str
    sides: int
    faces: tuple[int, ...]

    def text(self) -> str:
        """The faces with the reason they were thrown for."""
        return f"{self.reason}: {' '.join(map(str, self.faces))}"


class Revealed(Event, frozen=True, kw_only=True, tag="revealed"):
    """Hidden information became known; like a roll, it closes undo."""

    what: str

    def text(self) -> str:
        """What became known."""
        return self.what
