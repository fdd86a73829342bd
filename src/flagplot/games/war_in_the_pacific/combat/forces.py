"""Who fights in an attack, and who leads. [23.2.1]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN, FOUGHT, FROZEN
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import enemy


def able(play: Campaign, unit: int) -> bool:
    """Whether a unit may attack: activated, unbroken, no labor, and it has not attacked in this segment.

    [BR-23-13, BR-23-05, BR-23-32, WPA-ENG-10]
    """
    if play.is_(unit, BROKEN | FOUGHT | FROZEN) or not play.is_(unit, ACTIVE):
        return False
    if not play.field.tactical and not headquarters.ready(play, unit):
        return False  # no combat without an activated headquarters [WPA-HQ-46]
    return not play.unit(unit).labor


def attackers(play: Campaign, hex: int, side: int) -> list[int]:
    """The units of a side that could attack the enemies in their hex. [BR-23-32]"""
    return [unit for unit in play.at(hex, side) if able(play, unit)]


def leads(play: Campaign, units: tuple[int, ...]) -> list[int]:
    """Who may lead: the largest unit, or any with a third of the steps; engineers and labor only if alone.

    [BR-23-05]
    """
    fighting = [unit for unit in units if not play.unit(unit).follows] or list(units)
    steps = play.state.steps
    largest, total = max(steps[unit] for unit in fighting), play.total(units)
    return [unit for unit in fighting if steps[unit] == largest or 3 * steps[unit] >= total]


def alive(play: Campaign, units: tuple[int, ...]) -> tuple[int, ...]:
    """The units that still have steps."""
    return tuple(unit for unit in units if play.state.steps[unit])


def here(play: Campaign, frame: Attack, units: tuple[int, ...]) -> tuple[int, ...]:
    """The units that are still in the hex of the attack."""
    return tuple(unit for unit in units if play.state.steps[unit] and play.state.place[unit] == frame.hex)


def mine(frame: Attack, side: int) -> tuple[int, ...]:
    """The units of a side in an attack."""
    return frame.attackers if side == frame.side else frame.defenders


def defender(frame: Attack) -> int:
    """The side that is attacked."""
    return enemy(frame.side)
