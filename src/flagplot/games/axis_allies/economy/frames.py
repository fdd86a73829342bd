"""Frames of the economic phases."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class Purchase(Frame, tag="purchase"):
    """Phase 1: purchase and repair."""

    power: int


class Mobilize(Frame, tag="mobilize"):
    """Phase 5: place what was bought."""

    power: int
    used: dict[int, int] = {}  # territory -> units that entered through its complex this turn
    open: bool = False  # there is something to choose


class Decks(Frame, tag="decks"):
    """Aircraft over a sea zone settle on carriers there."""

    power: int
    zone: int = -1  # the zone where the owner has to choose, -1 for none


class IncomeStage(Stages):
    """What the edition puts first, convoys, payment. [P40-INC-04]"""

    BEFORE = 0
    CONVOYS = 1
    PAYMENT = 2


class Income(Frame, tag="income"):
    """Phase 6: convoy disruption, then income."""

    power: int
    stage: IncomeStage = IncomeStage.BEFORE
    raids: tuple[tuple[int, int], ...] = ()  # (raider, zone) declared


class Convoy(Frame, tag="convoy"):
    """Enemies of the collecting power declare, zone by zone, whether they disrupt its convoys."""

    power: int
    spared: tuple[tuple[int, int], ...] = ()  # (raider, zone) declined
    raids: tuple[tuple[int, int], ...] = ()  # (raider, zone) declared
    raider: int = -1  # who is asked now, -1 for nobody
    zone: int = -1


Frames = Purchase | Mobilize | Decks | Income | Convoy
