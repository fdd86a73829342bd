"""What happened to convoys, submarines and bases."""

from __future__ import annotations

from flagplot.kernel.event import Event, Revealed
from flagplot.kernel.words import counted, the


class Hunted(Event, frozen=True, kw_only=True, tag="hunted"):
    """One side hunted submarines in an area. [AW-SUB-11]"""

    news = True

    area: str
    side: str
    dice: int
    bonus: int
    hits: int
    disables: int

    def sentence(self) -> str:
        """One sentence."""
        dice, hits = counted(self.dice, "die", "dice"), counted(self.hits, "hit")
        who, where = the(self.side), the(self.area)
        return f"{where}: {who} hunt submarines with {dice}: {hits}, {self.disables} sent home"


class Shipping(Event, frozen=True, kw_only=True, tag="shipping"):
    """A submarine or Hilfskreuzer attacked merchant ships. [AW-SUB-17, AW-HLK-04]"""

    news = True

    unit: str
    name: str
    area: str
    hits: int
    points: int

    def sentence(self) -> str:
        """One sentence."""
        hits, points = counted(self.hits, "hit"), counted(self.points, "point")
        return f"{the(self.area)}: {self.name} attacks shipping, {hits}, {points}"


class Landed(Event, frozen=True, kw_only=True, tag="landed"):
    """A unit landed on a base or in a port, or attacked it. [AW-AMP-04]"""

    news = True

    unit: str
    name: str
    port: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{self.name} lands at {the(self.port)}"


class Alarm(Event, frozen=True, kw_only=True, tag="alarm"):
    """How far the warning to Pearl Harbor got. [AW-O24-01]"""

    news = True

    successes: int

    def sentence(self) -> str:
        """One sentence."""
        return (
            "The warning is lost in Washington",
            "The warning leaves Washington",
            "The warning reaches Hawaii",
            "Pearl Harbor is alerted: the first wave is lost",
            "The fleet puts to sea: no surprise at all",
        )[self.successes]


class Located(Revealed, frozen=True, kw_only=True, tag="located"):
    """A Location Uncertain group shows where it is; what led to it is not taken back. [AW-PHA-06]"""

    what: str = ""
    group: str
    face: int  # 0: not told
    place: str

    def sentence(self) -> str:
        """One sentence."""
        die = f" ({self.face})" if self.face else ""
        return f"Group {self.group}{die} is in {the(self.place)}"
