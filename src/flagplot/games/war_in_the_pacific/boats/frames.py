"""Frames of motor torpedo boats."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class BoatStage(Stages):
    """An attack of boats on a task force. [see WPB-MTB-09]"""

    LAUNCH = 0
    TARGET = 1


class BoatAttack(Frame, tag="boat_attack"):
    """Boats of a squadron attack a task force; ``left`` points have still to name a target."""

    squadron: int
    force: str
    known: bool = False  # it was located before the boats found it
    stage: BoatStage = BoatStage.LAUNCH
    left: int = 0
    hit: tuple[int, ...] = ()
    paid: bool = False  # boats were lost for a result in brackets


class BoatChase(Frame, tag="boat_chase"):
    """Boats may go for the submarines that are about to attack a task force; the attack lies below."""

    subron: int
    force: str


class BoatYard(Frame, tag="boat_yard"):
    """The Allies set up, move and fill squadrons."""


Frames = BoatAttack | BoatChase | BoatYard
