"""Intrinsic Garrisons. [24]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.events import Reinforced
from flagplot.games.war_in_the_pacific.marks import KNOWN
from flagplot.games.war_in_the_pacific.places import OUT
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS


def muster(play: Campaign, hex: int, side: int) -> None:
    """It appears when its hex is attacked. [BR-24-02]"""
    if not play.intrinsic(hex, side) or play.at(hex, side):
        return
    unit, state = play.garrison_unit(side, hex), play.state
    state.place[unit], state.steps[unit] = hex, play.unit(unit).steps
    state.marks[unit] = KNOWN
    _tell(play, unit, hex, state.steps[unit])


def dismiss(play: Campaign, hex: int, side: int) -> None:
    """After the attack it is gone for a cycle, or out of sight again. [BR-24-02]"""
    unit, state = play.garrison_unit(side, hex), play.state
    if state.place[unit] == hex:
        _tell(play, unit, hex, -state.steps[unit])
        state.place[unit], state.steps[unit], state.marks[unit] = OUT, 0, 0


def _tell(play: Campaign, unit: int, hex: int, steps: int) -> None:
    printed = play.unit(unit)
    play.emit(Reinforced(unit=printed.id, side=SEATS[printed.side], steps=steps, place=play.label(hex)))
