"""Frames of movement."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class Patrol(Frame, tag="patrol"):
    """Step 2: patrollers, submarines and escort groups of one seat after the other. [AW-SEQ-07]"""

    seat: int = 0
    begun: bool = False  # the seat has given orders, and says itself when it is done
    stage: int = 0  # 0 activation rolls, 1 moves, 2 speed rolls
    rolls: tuple[int, ...] = ()  # ships that owe a speed roll
    straits: tuple[int, ...] = ()  # those of them that passed an enemy Gibraltar


class Sailing(Frame, tag="sailing"):
    """A unit has been picked and waits for its destination; the frame below says in which step."""

    unit: int


class Submarines(Frame, tag="submarines"):
    """Hidden deployment: each submarine of a seat is asked for in turn. [AW-O26-01]"""

    seat: int
    queue: tuple[int, ...]
    inverting: bool = False


class AirPlacement(Frame, tag="air_placement"):
    """Step 4: land-based air, one unit at a time. [AW-SEQ-10]"""

    seat: int = 0
    held: tuple[int, ...] = ()  # units their owner leaves on their bases


class Amphibious(Frame, tag="amphibious"):
    """Step 5: amphibious units of one seat after the other. [AW-SEQ-11]"""

    seat: int = 0
    begun: bool = False  # the seat has given orders, and says itself when it is done


class Raiders(Frame, tag="raiders"):
    """Step 6: raiders of one seat after the other. [AW-SEQ-12]"""

    seat: int = 0
    begun: bool = False  # the seat has given orders, and says itself when it is done
    stage: int = 0
    rolls: tuple[int, ...] = ()
    straits: tuple[int, ...] = ()


class Inversion(Frame, tag="inversion"):
    """Step 7: submarines turned to raid, of one seat after the other. [AW-SEQ-13]"""

    seat: int = 0
    begun: bool = False  # the seat has given orders, and says itself when it is done


class Return(Frame, tag="return"):
    """Step 12: everything at sea goes home, one seat after the other. [AW-SEQ-31]"""

    seat: int = 0
    begun: bool = False  # the seat has given orders, and says itself when it is done
    stage: int = 0


class Homing(Frame, tag="homing"):
    """Units that must return to base now, in the order their owners are asked."""

    units: tuple[int, ...]
    area: int  # the area they return from; -1: from where each of them is
    why: str = ""  # disabled, speed, escaped, strike, surface, evacuated
    nearest: bool = False  # only the nearest friendly port or a base on the same area [AW-CAP-05]


Frames = Patrol | Sailing | Submarines | AirPlacement | Amphibious | Raiders | Inversion | Return | Homing
