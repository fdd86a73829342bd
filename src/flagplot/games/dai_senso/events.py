"""What happened: the events all chapters share. Chapters add their own beside their rules.

Counters and places are ids here. Every counter that comes to a place or leaves it has an event, so that the
laws can count what is on the map.
"""

from __future__ import annotations

from flagplot.kernel.event import Event, Moment
from flagplot.kernel.words import counted, the


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A counter went from hex to hex."""

    spaces = ("start", "end")

    counter: str
    start: str
    end: str
    way: tuple[str, ...] = ()  # the hexes entered

    def sentence(self) -> str:
        """One sentence."""
        return f"{the(self.counter)} goes from {the(self.start)} to {the(self.end)}"


class Arrived(Event, frozen=True, kw_only=True, tag="arrived"):
    """A counter came onto the map."""

    news = True
    spaces = ("place",)

    counter: str
    place: str
    start: str  # the box it came from

    def sentence(self) -> str:
        """One sentence."""
        return f"{the(self.counter)} is placed in {the(self.place)}"


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """A counter left the map: lost, contested, taken back, or used up in a larger unit."""

    spaces = ("place",)

    counter: str
    place: str
    end: str  # the box it went to
    reason: str  # what became of it: "is eliminated"

    def sentence(self) -> str:
        """One sentence."""
        return f"{the(self.counter)} in {the(self.place)} {self.reason}"

    def moment(self) -> Moment:
        """Somebody lost something."""
        return Moment.LOSS


class Withdrew(Event, frozen=True, kw_only=True, tag="withdrew"):
    """A counter went from the map to a box, unharmed."""

    spaces = ("start", "end")

    counter: str
    start: str
    end: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{the(self.counter)} goes from {the(self.start)} to {the(self.end)}"


class Turned(Event, frozen=True, kw_only=True, tag="turned"):
    """A counter was turned to its other side."""

    spaces = ("place",)

    counter: str
    place: str
    steps: int  # that it has now
    told: str = ""  # what it means: "digs in"

    def sentence(self) -> str:
        """One sentence; markers have no steps."""
        if self.told:
            return f"{the(self.counter)} in {the(self.place)} {self.told}"
        if not self.steps:
            return f"{the(self.counter)} in {the(self.place)} is turned over"
        return f"{the(self.counter)} in {the(self.place)} now has {counted(self.steps, 'step')}"


class TurnBegan(Event, frozen=True, kw_only=True, tag="turn_began"):
    """The Turn marker has moved on. [see DSA-TRN-01]"""

    year: int
    turn: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{self.turn} {self.year} begins"


class Note(Event, frozen=True, kw_only=True, tag="note"):
    """Something for the log: a new phase, a result."""

    news = True

    what: str  # a sentence with references

    def sentence(self) -> str:
        """The sentence."""
        return self.what
