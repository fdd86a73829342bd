"""What happened in an attack."""

from __future__ import annotations

from flagplot.kernel.event import Event, Moment
from flagplot.kernel.words import listed, the


class Attacked(Event, frozen=True, kw_only=True, tag="attacked"):
    """A hex is attacked: who takes part, and at which odds."""

    spaces = ("hex",)

    hex: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    odds: str  # before shifts
    column: str  # after them

    def sentence(self) -> str:
        """One sentence."""
        odds = self.odds if self.odds == self.column else f"{self.odds}, resolved at {self.column}"
        return f"{listed(self.attackers)} attack {the(self.hex)} at {odds}"

    def moment(self) -> Moment:
        """A battle begins."""
        return Moment.BATTLE


class Resulted(Event, frozen=True, kw_only=True, tag="resulted"):
    """The die has told the result of an attack."""

    spaces = ("hex",)

    hex: str
    face: int
    result: str  # as printed: Dr1 1/2

    def sentence(self) -> str:
        """One sentence."""
        return f"the result of the attack on {the(self.hex)} is {self.result}"

    def moment(self) -> Moment:
        """What came of it."""
        return Moment.RESULT
