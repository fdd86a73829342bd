"""Where play stands in the Seasonal Phase."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class CardStage(Stages):
    """The steps of the Option Card Segment. [see DSA-CRD-03]"""

    REVEAL = 0
    REPATRIATE = 1
    VERIFY = 4
    ACTIONS = 2
    SELECT = 5
    REINFORCE = 3
    ESV = 6


class OptionCard(Frame, tag="option_card"):
    """The Option Card Segment."""

    stage: CardStage = CardStage.REVEAL


class Logistics(Frame, tag="logistics"):
    """The Logistics / Partisan Segment. [see DSA-LOG-01]"""


class Replacements(Frame, tag="replacements"):
    """The Replacements Segment; ``left`` are the steps of each grant of the Current Card still to take."""

    left: tuple[int, ...] | None = None  # None before the card has been read


Frames = OptionCard | Logistics | Replacements
