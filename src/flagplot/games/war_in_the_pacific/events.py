"""What happened. Units, ships and hexes are ids; every step and air point that is lost has its event."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.names import agreed, does
from flagplot.kernel.event import Event, Moment
from flagplot.kernel.words import counted, the


class Began(Event, frozen=True, kw_only=True, tag="began"):
    """A part of the game-turn begins."""

    what: str  # a sentence with references

    def sentence(self) -> str:
        """The sentence."""
        return self.what

    def moment(self) -> Moment:
        """A phase."""
        return Moment.PHASE


class Note(Event, frozen=True, kw_only=True, tag="note"):
    """Something for the log."""

    what: str  # a sentence with references

    def sentence(self) -> str:
        """The sentence."""
        return self.what


class News(Event, frozen=True, kw_only=True, tag="reported"):
    """A note that who was away wants to read: a report, an arrival, a commander lost."""

    news = True
    spaces = ("hex",)

    what: str  # a sentence with references
    hex: str = ""  # where, if anywhere

    def sentence(self) -> str:
        """The sentence."""
        return self.what


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A ground unit went from place to place."""

    spaces = ("start", "end")

    unit: str
    start: str
    end: str
    how: str = "goes"  # lands, retreats, pursues...

    def sentence(self) -> str:
        """One sentence."""
        into = "in" if self.how == "lands" else "to"
        return f"{does(self.unit, self.how)} from {the(self.start)} {into} {the(self.end)}"


class Reinforced(Event, frozen=True, kw_only=True, tag="reinforced"):
    """A ground unit came into play, or went out of it, with steps that nobody has lost."""

    news = True
    spaces = ("place",)

    unit: str
    side: str
    steps: int  # negative when it goes
    place: str

    def sentence(self) -> str:
        """One sentence."""
        if self.steps > 0:
            return f"{does(self.unit, 'appears')} in {the(self.place)}"
        return f"{does(self.unit, 'is')} no longer in {the(self.place)}"


class StepsLost(Event, frozen=True, kw_only=True, tag="steps_lost"):
    """A ground unit lost steps."""

    spaces = ("place",)

    unit: str
    side: str
    steps: int
    left: int
    place: str
    reason: str = ""

    def sentence(self) -> str:
        """One sentence."""
        verb = agreed(self.unit, "loses" if self.left else "is")
        what = counted(self.steps, "step") if self.left else "eliminated"
        return f"{the(self.unit)} in {the(self.place)} {verb} {what}{self.reason and ': '}{self.reason}"

    def moment(self) -> Moment:
        """Somebody lost something."""
        return Moment.LOSS


class AirArrived(Event, frozen=True, kw_only=True, tag="air_arrived"):
    """Air points came into play."""

    news = True

    air: str
    points: int

    def sentence(self) -> str:
        """One sentence."""
        return f"{counted(self.points, 'air point')} of {the(self.air)} arrive"


class AirLost(Event, frozen=True, kw_only=True, tag="air_lost"):
    """Air points were shot down."""

    air: str
    points: int

    def sentence(self) -> str:
        """One sentence."""
        return f"{the(self.air)} lose {counted(self.points, 'air point')}"

    def moment(self) -> Moment:
        """Somebody lost something."""
        return Moment.LOSS


class ShipDamaged(Event, frozen=True, kw_only=True, tag="ship_damaged"):
    """A ship was damaged or sunk."""

    ship: str
    damage: int
    sunk: bool = False

    def sentence(self) -> str:
        """One sentence."""
        return (
            f"{the(self.ship)} is sunk" if self.sunk else f"{the(self.ship)} is damaged: level {self.damage}"
        )

    def moment(self) -> Moment:
        """Somebody lost something."""
        return Moment.LOSS


class ShipRepaired(Event, frozen=True, kw_only=True, tag="ship_repaired"):
    """A level of damage to a ship was repaired."""

    ship: str
    damage: int  # that is left

    def sentence(self) -> str:
        """One sentence."""
        left = f"to level {self.damage}" if self.damage else "completely"
        return f"{the(self.ship)} is repaired {left}"

    def moment(self) -> Moment:
        """Something changed."""
        return Moment.CHANGE


class ShipCaptured(Event, frozen=True, kw_only=True, tag="ship_captured"):
    """A ship was captured in the yard."""

    ship: str
    side: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{does(self.side, 'captures')} {the(self.ship)} in the yard"

    def moment(self) -> Moment:
        """Somebody lost something."""
        return Moment.LOSS


class Taken(Event, frozen=True, kw_only=True, tag="taken"):
    """A hex changed hands."""

    spaces = ("hex",)

    hex: str
    side: str

    def sentence(self) -> str:
        """One sentence."""
        return f"{does(self.side, 'takes')} {the(self.hex)}"

    def moment(self) -> Moment:
        """It changed hands."""
        return Moment.CHANGE


class Joined(Event, frozen=True, kw_only=True, tag="joined"):
    """Battle is joined in a hex."""

    spaces = ("hex",)

    hex: str
    side: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]

    def sentence(self) -> str:
        """One sentence."""
        return f"{does(self.side, 'attacks')} {the(self.hex)}"

    def moment(self) -> Moment:
        """A battle begins."""
        return Moment.BATTLE


class Fought(Event, frozen=True, kw_only=True, tag="fought"):
    """The result of an attack."""

    spaces = ("hex",)

    hex: str
    odds: str
    die: int
    drm: int
    attacker: int  # steps called for
    defender: int
    retreat: str
    faces: tuple[tuple[int, int], ...] = ()  # the same by face of the die, from 1 on: what could have been

    def sentence(self) -> str:
        """One sentence."""
        who = {"AR": ", and the attacker must retreat", "DR": ", and the defender must retreat"}
        losses = f"the attacker loses {counted(self.attacker, 'step')}, the defender {self.defender}"
        return f"attack on {the(self.hex)} at {self.odds}: {losses}{who.get(self.retreat, '')}"

    def moment(self) -> Moment:
        """A battle is decided."""
        return Moment.RESULT


class Clash(Event, frozen=True, kw_only=True, tag="clash"):
    """A strike has been flown, or ships have fought: told among the battles."""

    spaces = ("hex",)

    hex: str
    what: str  # a sentence with references

    def sentence(self) -> str:
        """The sentence."""
        return self.what

    def moment(self) -> Moment:
        """A battle is decided."""
        return Moment.RESULT
