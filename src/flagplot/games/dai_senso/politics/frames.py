"""Where play stands in politics."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class PoliticalEvents(Frame, tag="political_events"):
    """The Political Events Segment: the actions of the card; ``number`` have begun. [see DSA-POL-02]"""

    number: int = 0


class Guerrillas(Frame, tag="guerrillas"):
    """An Ally may strike one hex; then the Axis loses something there. [see DSB-PE-08-3]"""

    faction: int  # that strikes
    hex: int = -1  # that it has chosen


class EventStage(Stages):
    """Permanent Conditional Events in their order, then those of the card. [see DSA-CEV-01, DSA-CEV-02]"""

    CONQUEST = 0  # 16.1.1
    REACTIVATION = 1  # 16.3.1
    INTERNMENT = 2  # 16.1.6, 16.3.11
    CARD = 3


class ConditionalEvents(Frame, tag="conditional_events"):
    """The Conditional Events Segment of the phasing faction."""

    stage: EventStage = EventStage.CONQUEST


Frames = PoliticalEvents | Guerrillas | ConditionalEvents
