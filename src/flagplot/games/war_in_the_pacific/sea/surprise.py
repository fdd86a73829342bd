"""The first day of a war: one side sees nothing coming. [SC-S4-02]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.frames import NavalPhase
from flagplot.games.war_in_the_pacific.sides import ALLIED
from flagplot.kernel.memory import of_situation


def caught(play: Campaign) -> bool:
    """Whether Japan is first player in every Naval Phase of this game-turn: the first. [SC-S4-02]"""
    card = play.tables.card.land
    return card is not None and card.surprise and not play.state.turn


def unaware(play: Campaign, side: int) -> bool:
    """Whether the first blow falls on a side in this pair of phases."""
    return side == ALLIED and not play.sea.phase and caught(play)


@of_situation
def asleep(play: Campaign, side: int) -> bool:
    """Whether a side does nothing yet, be it with submarines: the Allies before Air Phase 1. [SC-S4-02]"""
    return unaware(play, side) and any(isinstance(frame, NavalPhase) for frame in play.state.frames)
