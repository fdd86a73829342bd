"""Where play stands in the Support Segment."""

from __future__ import annotations

import msgspec

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
    strike: bool | msgspec.UnsetType = msgspec.UNSET  # a CV Strike, whose CV Fleet has come through


class Strike(Frame, tag="strike"):
    """A CV Fleet that was placed in a hex sends out its CV Strike. [see DSA-SPT-21]"""

    counter: int
    hex: int


class Escort(Frame, tag="escort"):
    """A unit just placed on station stays, or escorts a Convoy. [see DSA-SPT-24]"""

    counter: int


class Devastate(Frame, tag="devastate"):
    """A Bomber has become a Devastation marker and may send an enemy marker away. [see DSA-SPT-60]"""

    counter: int
    hex: int


class Reuse(Frame, tag="reuse"):
    """Troop Convoys come back from Used Boxes in the Marker Segment. [see DSA-MKR-01]"""


Frames = Support | Contest | Strike | Escort | Devastate | Reuse
