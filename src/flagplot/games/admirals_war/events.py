"""What happened at sea: the events all chapters share. Chapters add their own beside their rules.

Units and places are ids here; ``name`` is what a reader wants to see. The laws count units on the map and
points on the tracks, so every change of these has an event: ``Arrived``, ``Left``, ``Scored``.
"""

from __future__ import annotations

from flagplot.kernel.event import Event, Moment
from flagplot.kernel.words import counted, the


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A unit went from one place to another."""

    spaces = ("start", "end")

    unit: str
    name: str
    start: str
    end: str
    mode: str = ""  # patrolling, raiding, or empty in port

    def sentence(self) -> str:
        """One sentence."""
        how = f" ({self.mode})" if self.mode else ""
        return f"{self.name} goes from {the(self.start)} to {the(self.end)}{how}"


class Arrived(Event, frozen=True, kw_only=True, tag="arrived"):
    """A unit came onto the map. [AW-REI-07]"""

    news = True
    spaces = ("place",)

    unit: str
    name: str
    place: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{self.name} arrives at {the(self.place)}"


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """A unit left the map: sunk, destroyed, eliminated, withdrawn, scuttled, lost, transferred."""

    spaces = ("place",)

    unit: str
    name: str
    place: str
    reason: str
    back: int = -1  # the turn it is due back, -1 for never

    def sentence(self) -> str:
        """One sentence."""
        return f"{self.name} {self.reason}" + (f", back on turn {self.back}" if self.back >= 0 else "")

    def moment(self) -> Moment:
        """Somebody lost something."""
        return Moment.LOSS


class Damaged(Event, frozen=True, kw_only=True, tag="damaged"):
    """Damage points were taken, or repaired when negative."""

    unit: str
    name: str
    points: int
    total: int

    def sentence(self) -> str:
        """One sentence."""
        if self.points < 0:
            return f"{self.name} repairs {counted(-self.points, 'damage point')}, {self.total} left"
        return f"{self.name} takes {counted(self.points, 'damage point')}, {self.total} in all"

    def moment(self) -> Moment:
        """Somebody lost something."""
        return Moment.LOSS


class Disabled(Event, frozen=True, kw_only=True, tag="disabled"):
    """A unit is out of action for the rest of the turn. [AW-FIR-10]"""

    unit: str
    name: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{self.name} is disabled"

    def moment(self) -> Moment:
        """Somebody lost something."""
        return Moment.LOSS


class Turned(Event, frozen=True, kw_only=True, tag="turned"):
    """A counter was turned to its other side."""

    unit: str
    name: str
    mode: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{self.name} is {the(self.mode)}"


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """The lead on a track changed; points count for the Allies, negative ones for the Axis. [AW-VPT-01]"""

    track: str
    points: int
    lead: int
    reason: str  # with references

    def sentence(self) -> str:
        """One sentence."""
        side = "Allies" if self.points > 0 else "Axis"
        points = counted(abs(self.points), "point")
        return f"{points} for the {side} in the {the(self.track)}: {self.reason}"

    def moment(self) -> Moment:
        """Points."""
        return Moment.GAIN


class Flagged(Event, frozen=True, kw_only=True, tag="flagged"):
    """The control flag of a sea area changed. [see AW-UNI-19]"""

    spaces = ("area",)

    area: str
    side: str  # or empty when the flag goes

    def sentence(self) -> str:
        """One sentence."""
        if not self.side:
            return f"The flag in {the(self.area)} is removed"
        return f"The flag in {the(self.area)} is now that of {the(self.side)}"

    def moment(self) -> Moment:
        """An area changes hands."""
        return Moment.CHANGE


class Seized(Event, frozen=True, kw_only=True, tag="seized"):
    """A port or base has another controller. [see AW-UNI-20, AW-CAP-04]"""

    spaces = ("port",)

    port: str
    side: str  # or empty for nobody
    reason: str

    def sentence(self) -> str:
        """One sentence."""
        held = f"held by {the(self.side)}" if self.side else "held by nobody"
        return f"{the(self.port)} is now {held}: {self.reason}"

    def moment(self) -> Moment:
        """It belongs to somebody else now."""
        return Moment.CHANGE


class Changed(Event, frozen=True, kw_only=True, tag="changed"):
    """A unit sails under another flag."""

    news = True

    unit: str
    name: str
    nation: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{self.name} now sails for {the(self.nation)}"


class Note(Event, frozen=True, kw_only=True, tag="note"):
    """Something for the log: a new turn, a declaration of war."""

    news = True

    what: str  # a sentence with references

    def sentence(self) -> str:
        """The sentence."""
        return self.what
