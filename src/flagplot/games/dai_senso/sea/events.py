"""What happened at sea."""

from __future__ import annotations

from flagplot.kernel.event import Event
from flagplot.kernel.words import the


class Stationed(Event, frozen=True, kw_only=True, tag="stationed"):
    """A support unit or Convoy now lies in a box: of a Naval Zone, or the Strategic Warfare Box."""

    counter: str
    place: str
    mode: str = ""  # of a Convoy: supply or troop

    def sentence(self) -> str:
        """One sentence."""
        mode = f" as {the(self.mode)}" if self.mode else ""
        return f"{the(self.counter)} is placed in {the(self.place)}{mode}"


class Spent(Event, frozen=True, kw_only=True, tag="spent"):
    """A Troop Convoy has carried a unit."""

    counter: str
    zone: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{the(self.counter)} is used in {the(self.zone)}"


class Returned(Event, frozen=True, kw_only=True, tag="returned"):
    """A support unit or Convoy leaves a box."""

    counter: str
    place: str
    end: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{the(self.counter)} leaves {the(self.place)} for {the(self.end)}"
