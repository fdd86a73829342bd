"""Where play stands with Beachheads."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class Exchange(Frame, tag="exchange"):
    """A support unit that was placed in an All-Sea hex gives way to a Beachhead. [see DSA-BCH-10]

    The unit is on the map; whoever placed it pushes this frame, and nothing is left to do for him.
    """

    counter: int
    hex: int


class LandingStage(Stages):
    """What follows the attacks of the Blitz Combat Segment, in order. [see DSA-BLC-01]"""

    BEACHES = 0
    AIRDROPS = 1
    RETURNS = 2  # of CV Strikes


class Landings(Frame, tag="landings"):
    """The steps of the Blitz Combat Segment after its attacks."""

    stage: LandingStage = LandingStage.BEACHES
    fought: tuple[int, ...] = ()  # units that attacked in the segment, ascending [see DSA-LND-01]


Frames = Exchange | Landings
