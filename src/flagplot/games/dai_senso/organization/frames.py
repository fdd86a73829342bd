"""Where play stands in the Organization Segment."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class OrganizationStage(Stages):
    """The five steps in order. [DSA-ORG-01]"""

    COMBINE = 0
    CONVERT = 1
    ELIMINATE = 2
    BREAK_DOWN = 3
    DETACH = 4


class Organize(Frame, tag="organization"):
    """The segment of the phasing faction; ``stage`` is the step it has come to."""

    stage: OrganizationStage = OrganizationStage.COMBINE
    lines: int = 0  # Line or Per fortresses built this turn [see DSA-ORG-50, DSA-ORG-51]
    dug: tuple[int, ...] | UnsetType = UNSET  # port-a-forts turned over in this segment, ascending


Frames = Organize
