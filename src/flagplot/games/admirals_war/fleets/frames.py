"""Frames of the fleets that change hands."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class LilaStage(Stages):
    """The question, then the ports of the ships that were seized."""

    QUESTION = 0
    PORTS = 1


class FrenchFleet(Frame, tag="french_fleet"):
    """Operation Lila: whether Germany seizes the Vichy ships, and where they go. [AW-O22-11, AW-O22-14]"""

    what: str = "lila"
    stage: LilaStage = LilaStage.QUESTION
    queue: tuple[int, ...] = ()  # seized ships that still need a port


class CatapultStage(Stages):
    """The question, then aims and fire of both sides."""

    QUESTION = 0
    BRITISH_FIRE = 1
    FRENCH_FIRE = 2


class Catapult(Frame, tag="catapult"):
    """Operation Catapult: the question, British fire, French fire. [AW-O22-01, AW-O22-02, AW-O22-04]"""

    stage: CatapultStage = CatapultStage.QUESTION
    queue: tuple[int, ...] = ()  # units that have not yet been asked for a target
    aims: dict[int, int] = {}  # attacker -> target
    # where a French ship was fired on -> British units that fired there
    scenes: dict[int, tuple[int, ...]] = {}


class Torch(Frame, tag="torch"):
    """French ships oppose the landings; the battle is on top. [AW-O22-17, AW-O22-18]"""

    area: int
    landing: bool  # an amphibious unit is about to land; otherwise a blockade is about to succeed


Frames = FrenchFleet | Catapult | Torch
