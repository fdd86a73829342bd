"""Frames of set-up, the turn, reinforcement, repair and the choices of the calendar."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class Turn(Frame, tag="turn"):
    """The whole game: the number of the next step of the turn, from 0. [AW-SEQ-06]"""

    number: int = 0


class Deploy(Frame, tag="deploy"):
    """Set-up, nation by nation. [AW-SET-05]"""

    seat: int = 0


class Stationing(Frame, tag="stationing"):
    """A unit has been picked up and waits for its place."""

    unit: int


class ReinforceStage(Stages):
    """Fixed events, hulls, arrivals seat by seat, removals, fleets that change hands. [AW-REI-07]"""

    PORTS = 0
    YARDS = 1
    ARRIVALS = 2
    ASKING = 3
    REMOVALS = 4
    FATES = 5


class Reinforce(Frame, tag="reinforce"):
    """Step 1: what is due, and the units whose owner must say where they arrive. [AW-SEQ-06]"""

    stage: ReinforceStage = ReinforceStage.PORTS
    seat: int = 0
    queue: tuple[int, ...] = ()  # units of the seat that still need a place


class Substitute(Frame, tag="substitute"):
    """A unit due to leave is lost; its owner names another of the same type. [AW-REI-11]"""

    unit: int


class YardsStage(Stages):
    """Hulls are finished until Germany leaves it at that."""

    HULLS = 0
    END = 1


class Yards(Frame, tag="yards"):
    """German choices about unfinished hulls and names. [AW-O33-01, AW-O33-02, AW-O33-03, AW-O32-01]"""

    stage: YardsStage = YardsStage.HULLS


class Transfers(Frame, tag="transfers"):
    """Ships the Allies bring from the Atlantic for turn 11. [AW-O21-06]"""

    left: int
    seat: int = 0


class ItalyJoins(Frame, tag="italy_joins"):
    """Italy on turn 0: the roll, and whether it declares war. [AW-O20-07]"""

    rolled: bool = False


class Repair(Frame, tag="repair"):
    """Step 3: points left in each port. [AW-SEQ-09]"""

    seat: int = -1  # whose points are counted; -1: nobody's yet
    points: dict[int, int] = {}


Frames = Turn | Deploy | Stationing | Reinforce | Substitute | Yards | Transfers | ItalyJoins | Repair
