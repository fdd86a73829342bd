"""Frames of the Ground Phase and its segments."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class Segment(Frame, tag="segment"):
    """A side moves and fights."""

    side: int
    barred: tuple[tuple[int, int, int], ...] = ()  # unit, from, the empty fort it could not enter
    guns: bool = False  # the artillery has supported an attack


class Landings(Frame, tag="landings"):
    """A side makes its landings on the main map."""

    side: int


class Scheme(Frame, tag="scheme"):
    """A side plans a landing. Hidden."""

    side: int
    hq: int
    target: int
    units: tuple[int, ...] = ()


class Dispatch(Frame, tag="dispatch"):
    """The Allies send convoys on their way."""


class Besieged(Frame, tag="besieged"):
    """A side says which unit breaks in a hex it besieges."""

    side: int
    hex: int


class Interdiction(Frame, tag="interdiction"):
    """Troops are about to enter a hex; a side says whether its aircraft interdict them. [see BR-5-10]"""

    side: int  # of the aircraft
    units: tuple[int, ...]
    start: int
    hex: int
    by_force: bool = False  # a forced march
    answered: bool = False
    delay: int = 0  # MPs that the hex costs more


class GroundStage(Stages):
    """The Ground Phase on the main map, in the order of play. [see BR-3-13, BR-3-19]"""

    STATUS = 0
    ACTIVATION = 5
    REPLY = 6  # the activation of the second player
    ASSAULT = 8
    FIRST = 1
    SECOND = 2
    DEMOLITION = 9
    ENGINEERING = 10
    RALLY = 3
    SURRENDER = 7
    SIEGES = 11
    END = 4


class GroundPhase(Frame, tag="ground_phase"):
    """The Ground Phase; ``stage`` is the part that begins next."""

    stage: GroundStage = GroundStage.STATUS
    opens: bool | UnsetType = UNSET  # a position begins here: with what belongs to the part besides


Frames = Segment | Landings | GroundPhase | Scheme | Dispatch | Besieged | Interdiction
