"""What happened in the air."""

from __future__ import annotations

from flagplot.kernel.event import Event, Moment
from flagplot.kernel.words import the


class Sent(Event, frozen=True, kw_only=True, tag="sent"):
    """A support unit is to be placed; the others may contest it."""

    spaces = ("place",)

    counter: str
    place: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{the(self.counter)} is sent to {the(self.place)}"


class Contested(Event, frozen=True, kw_only=True, tag="contested"):
    """A placement was contested: both units are delayed."""

    spaces = ("place",)

    counter: str  # that was to be placed
    place: str
    by: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{the(self.by)} contests {the(self.counter)} over {the(self.place)}: both go to the Delay Box"

    def moment(self) -> Moment:
        """Somebody lost something."""
        return Moment.LOSS
