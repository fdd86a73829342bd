"""What happens in combat, for the log and the battle board."""

from __future__ import annotations

from flagplot.kernel import event
from flagplot.kernel.event import Event, Moment
from flagplot.kernel.words import counted, joined, the


class Engaged(Event, frozen=True, kw_only=True, tag="engaged"):
    """Combat in an area is resolved now. [AW-SEQ-14]"""

    area: str

    def sentence(self) -> str:
        """One sentence."""
        return f"Combat in {the(self.area)}"

    def moment(self) -> Moment:
        """A fight begins."""
        return Moment.BATTLE


class Concluded(Event, frozen=True, kw_only=True, tag="concluded"):
    """Nothing is left to be fought in an area this turn. [AW-SEQ-28]"""

    area: str

    def sentence(self) -> str:
        """One sentence."""
        return f"Combat in {the(self.area)} is over"

    def moment(self) -> Moment:
        """A fight is over."""
        return Moment.RESULT


class Revealed(event.Revealed, frozen=True, kw_only=True, tag="revealed"):
    """The kind of action of a round is settled; nobody takes his choice back now. [AW-CMB-09, AW-DEC-24]"""

    news = False

    what: str = ""
    area: str
    round: int
    allied: str  # what each side wanted; empty where a rule decides
    axis: str
    action: str

    def sentence(self) -> str:
        """One sentence."""
        wanted = f" (Allies {self.allied}, Axis {self.axis})" if self.allied else ""
        kind = "air, then surface action" if self.action == "combined" else f"{self.action} action"
        return f"{the(self.area)}, round {self.round}: {kind}{wanted}"


class Fired(Event, frozen=True, kw_only=True, tag="fired"):
    """One unit has attacked another. [AW-FIR-01]"""

    unit: str
    name: str
    target: str
    target_name: str
    hits: int
    disables: int
    damage: int
    # what it might have done, for whoever asks about luck
    side: str = ""  # of the attacker
    place: str = ""  # of the target
    dice: int = 0
    bonus: int = 0  # on every die
    less: int = 0  # off every damage die
    flat: bool = False  # a hit is one point, without a damage die
    disabling: bool = False
    had: int = 0  # damage of the target before
    bears: int = 0  # the most damage the target survives there

    def sentence(self) -> str:
        """One sentence."""
        done = [counted(self.damage, "damage point")] if self.hits else []
        done += ["disabled"] if self.disables else []
        return f"{self.name} fires at {self.target_name}: {joined(done) or 'no hit'}"


class Withdrew(Event, frozen=True, kw_only=True, tag="withdrew"):
    """A side, or the Italians of a side, retreats from an area. [AW-RET-03]"""

    news = True

    area: str
    who: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{self.who} retreat from {the(self.area)}"


class Grouped(Event, frozen=True, kw_only=True, tag="grouped"):
    """A retreating group and the ships that pursue it. [AW-RET-08]"""

    group: tuple[str, ...]
    pursuers: tuple[str, ...]

    def sentence(self) -> str:
        """One sentence."""
        who = joined(self.pursuers)
        return f"{joined(self.group)}: " + (f"pursued by {who}" if who else "not pursued")


class Sighted(Event, frozen=True, kw_only=True, tag="sighted"):
    """A side has looked for an enemy task force. [AW-O29-04]"""

    news = True

    force: tuple[str, ...]
    found: bool

    def sentence(self) -> str:
        """One sentence."""
        return f"{joined(self.force)}: " + ("sighted" if self.found else "not sighted")
