"""Where play stands in the turn."""

from __future__ import annotations

from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame


class GameTurn(Frame, tag="game_turn"):
    """The Faction Turns of a Game Turn; ``number`` have begun."""

    number: int = 0
    played: int = 0  # Game Turns that are over


class FactionTurn(Frame, tag="faction_turn"):
    """The segments of the phasing faction, one after the other; ``number`` have begun."""

    number: int = 0
    stacked: bool = True  # stacking has been enforced since the last segment


class Overstack(Frame, tag="overstack"):
    """After every Phase and Segment the owner removes steps from hexes that hold too much. [DSA-STK-06]"""


class Marker(Frame, tag="marker"):
    """The Marker Segment. [see DSA-MKR-02]"""


class EndStage(Stages):
    """The segments of the End of Game Turn Phase."""

    DELAY = 0
    TURN_MARKER = 1


class EndOfTurn(Frame, tag="end_of_turn"):
    """The End of Game Turn Phase. [see DSA-DEL-01]"""

    stage: EndStage = EndStage.DELAY


class PolicyOrder(Frame, tag="policy_order"):
    """A placement ends one of several Policies; the Axis says which. [see DSB-PO-44]"""

    policies: tuple[str, ...]


Frames = PolicyOrder | EndOfTurn | GameTurn | FactionTurn | Overstack | Marker
