"""Where play stands in the Support Segment."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class SupportStage(Stages):
    """The five steps in order. [DSA-SPT-01]"""

    RETURN = 0
    MAINTENANCE = 1
    PLACEMENT = 2
    BLITZ = 3
    FAILURE = 4


class Support(Frame, tag="support"):
    """The segment of the phasing faction."""

    stage: SupportStage = SupportStage.RETURN
    blitz: int = 0  # Blitz markers still available [see DSA-BLZ-04]


class Contest(Frame, tag="contest"):
    """A placement that the other factions may contest, one after the other. [see DSA-SPT-11]"""

    counter: int
    place: int
    asked: int = 0  # factions asked so far, in the order Axis, Western, Soviet


Frames = Support | Contest
