"""Frames of the fleets that change hands."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class FrenchFleet(Frame, tag="french_fleet"):
    """Choices about the French fleet: Catapult, Lila, Torch. [AW-O22-01, AW-O22-11, AW-O22-15]"""

    what: str  # catapult, lila, torch
    stage: int = 0


Frames = FrenchFleet
