"""Frames of movement."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class PatrolStage(Stages):
    """The part of one seat: activation rolls, moves until it is done, speed rolls."""

    ACTIVATION = 0
    MOVES = 1
    SPEED = 2


class Patrol(Frame, tag="patrol"):
    """Step 2: patrollers, submarines and escort groups of one seat after the other. [AW-SEQ-07]"""

    seat: int = 0
    stage: PatrolStage = PatrolStage.ACTIVATION
    queue: tuple[int, ...] = ()  # units without orders, ascending
    rolls: tuple[int, ...] = ()  # ships that owe a speed roll
    straits: tuple[int, ...] = ()  # those of them that passed an enemy Gibraltar


class Sailing(Frame, tag="sailing"):
    """A unit has been picked and waits for its orders; the frame below says in which step.

    What is open to it is worked out once, when it is picked.
    """

    unit: int
    places: tuple[int, ...] = ()  # where it may go, ascending
    rolls: tuple[int, ...] = ()  # those that need a speed roll
    straits: tuple[int, ...] = ()  # those past an enemy Gibraltar
    others: tuple[str, ...] = ()  # other orders: raid, hold, away, stay


class Submarines(Frame, tag="submarines"):
    """Hidden deployment: each submarine of a seat is asked for in turn. [AW-O26-01]"""

    seat: int
    queue: tuple[int, ...]
    inverting: bool = False


class AirPlacement(Frame, tag="air_placement"):
    """Step 4: land-based air, one unit at a time. [AW-SEQ-10]"""

    seat: int = 0
    begun: bool = False
    queue: tuple[int, ...] = ()  # units of all seats that are still to be placed, ascending


class MovesStage(Stages):
    """The part of one seat: who can move, moves until it is done, speed rolls of raiders."""

    BEGIN = 0
    MOVES = 1
    SPEED = 2


class Amphibious(Frame, tag="amphibious"):
    """Step 5: amphibious units of one seat after the other. [AW-SEQ-11]"""

    seat: int = 0
    stage: MovesStage = MovesStage.BEGIN
    queue: tuple[int, ...] = ()  # units without orders, ascending


class Raiders(Frame, tag="raiders"):
    """Step 6: raiders of one seat after the other. [AW-SEQ-12]"""

    seat: int = 0
    stage: MovesStage = MovesStage.BEGIN
    queue: tuple[int, ...] = ()  # ships without orders, ascending
    rolls: tuple[int, ...] = ()
    straits: tuple[int, ...] = ()


class Inversion(Frame, tag="inversion"):
    """Step 7: submarines turned to raid, of one seat after the other. [AW-SEQ-13]"""

    seat: int = 0
    begun: bool = False  # the seat has given orders, and says itself when it is done


class ReturnStage(Stages):
    """What comes before; then by seat: units without a choice, the others until it is done."""

    BEGIN = 0
    SWEEP = 1
    ASK = 2


class Return(Frame, tag="return"):
    """Step 12: everything at sea goes home, one seat after the other. [AW-SEQ-31]"""

    seat: int = 0
    stage: ReturnStage = ReturnStage.BEGIN
    queue: tuple[int, ...] = ()  # units at sea that have a choice, ascending


class Homing(Frame, tag="homing"):
    """Units that must return to base now, in the order their owners are asked."""

    units: tuple[int, ...]
    area: int  # the area they return from; -1: from where each of them is
    why: str = ""  # disabled, speed, escaped, strike, surface, evacuated, airfield
    nearest: bool = False  # only the nearest friendly port or a base on the same area [AW-CAP-05]
    places: tuple[int, ...] = ()  # where the first of the units may go, once it is asked for


Frames = Patrol | Sailing | Submarines | AirPlacement | Amphibious | Raiders | Inversion | Return | Homing
