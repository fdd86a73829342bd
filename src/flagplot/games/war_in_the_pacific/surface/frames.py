"""Frames of a surface combat."""

from __future__ import annotations

from flagplot.kernel.lanes import Lanes
from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame

Shots = tuple[tuple[int, int], ...]  # firing ship and target
Stays = tuple[tuple[int, ...], tuple[int, ...]]  # ships of either side


class CombatStage(Stages):
    """A surface combat. [see BR-19-01]"""

    MEET = 0
    DECLINE = 1
    AIM = 2
    FIRE = 3
    ANSWER = 4  # of the side that did not fire first
    WISH = 5
    PART = 6
    CHASE = 7  # ships left behind are fired at once more
    SCUTTLE = 8
    WITHDRAW = 9  # a force that declined while holding goes one hex away
    OVER = 10


class SurfaceCombat(Frame, tag="surface_combat"):
    """Two task forces have met; sides are numbered mover 0, other 1."""

    mover: str
    other: str
    night: bool = False
    stage: CombatStage = CombatStage.MEET
    round: int = 0
    accepts: tuple[bool, bool] = (True, True)
    shots: tuple[Shots, Shots] = ((), ())
    wishes: tuple[bool, bool] = (False, False)
    first: int = -1  # who fires first in round 1
    left: int = -1  # whose ships are left to the other, who holds the hex
    declined: int = -1  # who avoided the battle
    vp: tuple[int, int] = (0, 0)  # lost so far
    contact: int = 0  # who made it
    unseen: bool = False  # neither force was located when they met
    chasing: bool = False  # ships left behind are aimed at
    scuttler: int = 0  # whose turn it is to scuttle
    stays: Stays = ((), ())  # who stays behind if the rest gets away
    behind: tuple[str, str] = ("", "")  # the task forces of ships that a side has left


class Consent(Frame, tag="consent"):
    """A side accepts or declines; in a lane."""

    side: int  # 0 the mover, 1 the other


class Meeting(Lanes, tag="meeting"):
    """Both sides accept or decline at the same time."""

    stacks: list[list[Consent]] = []
    accepts: tuple[bool, bool] = (True, True)


class Gunnery(Frame, tag="gunnery"):
    """A side aims its ships; in a lane."""

    side: int
    shots: Shots = ()


class Salvo(Lanes, tag="salvo"):
    """Both sides aim at the same time. Hidden."""

    stacks: list[list[Gunnery]] = []
    shots: tuple[Shots, Shots] = ((), ())


class Wish(Frame, tag="wish"):
    """A side says whether it wishes to end the battle, and which slower ships it leaves; in a lane."""

    side: int
    stay: tuple[int, ...] = ()


class Wishes(Lanes, tag="wishes"):
    """Both sides say so at the same time. Hidden."""

    stacks: list[list[Wish]] = []
    wishes: tuple[bool, bool] = (False, False)
    stays: Stays = ((), ())


Frames = SurfaceCombat | Meeting | Salvo | Wishes
