"""Frames of the landing."""

from __future__ import annotations

from flagplot.kernel.lanes import Lanes
from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame

ASSAULT, REINFORCE = 0, 1
Entry = tuple[int, int, int, int]  # unit, steps, hex, ASSAULT or REINFORCE
Party = tuple[int, int, int]  # unit, hex, ASSAULT or REINFORCE


class Plan(Frame, tag="plan"):
    """The invader writes down which steps land where; in a lane, and hidden."""

    entries: tuple[Entry, ...] = ()


class Planning(Lanes, tag="planning"):
    """The invader plans his landing; ``entries`` is what he has handed in. Hidden."""

    stacks: list[list[Plan]] = []
    entries: tuple[Entry, ...] = ()


class AssaultStage(Stages):
    """The Joint Assault Segment."""

    REVEAL = 0
    ASSAULTS = 1
    REINFORCEMENTS = 2


class JointAssault(Frame, tag="joint_assault"):
    """All landings; ``parties`` are those still to come."""

    stage: AssaultStage = AssaultStage.REVEAL
    parties: tuple[Party, ...] = ()


class Beach(Frame, tag="beach"):
    """Units have landed in a hex, with or without a fight: each is checked for deactivation."""

    units: tuple[int, ...]
    held: bool  # enemies were in the hex


Frames = Planning | JointAssault | Beach
