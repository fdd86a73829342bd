"""Who fights in an attack, and who leads. [23.2.1]"""

from __future__ import annotations

from collections.abc import Iterable

from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.command import headquarters
from flagplot.games.war_in_the_pacific.marks import ACTIVE, BROKEN, FOUGHT, FROZEN
from flagplot.games.war_in_the_pacific.places import ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import enemy
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

BARS = {  # the clauses that keep a unit from attacking, and what they say of it
    "BR-23-05": "never attacks",
    "BR-3-16": "is not activated",
    "BR-23-21": "is not activated",
    "BR-23-13": "is broken",
    "BR-23-16": "has attacked in this segment",
    "BR-23-32": "does not attack any more",
    "WPA-LCK-06": "is locked in combat and does not attack any more",
    "WPA-HQ-46": "has no activated headquarters",
}


def able(play: Campaign, unit: int) -> bool:
    """Whether a unit may attack: activated, unbroken, no labor, and it has not attacked in this segment."""
    return not bar(play, unit)


def bar(play: Campaign, unit: int) -> str:
    """The clause that keeps a unit from attacking; empty if none does. [WPA-ENG-10]"""
    if not play.is_(unit, ACTIVE):
        return "BR-3-16" if play.field.tactical else "BR-23-21"
    if play.is_(unit, BROKEN):
        return "BR-23-13"
    if play.is_(unit, FOUGHT) and not play.field.tactical:
        return "BR-23-16"
    if play.is_(unit, FOUGHT | FROZEN):
        return "WPA-LCK-06" if locked_in(play, unit) else "BR-23-32"
    if play.unit(unit).labor:
        return "BR-23-05"
    # no combat without an activated headquarters [WPA-HQ-46]
    return "" if play.field.tactical or headquarters.ready(play, unit) else "WPA-HQ-46"


def locked_in(play: Campaign, unit: int) -> bool:
    """Whether a unit rests beside the enemies it has fought, until the game-turn is over. [WPA-LCK-06]"""
    beside = play.at(play.state.place[unit], enemy(play.side(unit)))
    return play.field.tactical and play.is_(unit, FROZEN) and bool(beside)


def nobody_attacks(play: Campaign, hex: int, side: int, *, defended: bool) -> Refusal:
    """Why nobody of a side attacks in a hex: there is no enemy, or what keeps the units there from it."""
    for unit in play.at(hex, side) if defended else ():
        clause, id = bar(play, unit), play.id(unit)
        if clause:
            return illegal(clause, f"{the(id)} {BARS[clause]}", id)
    return illegal("BR-23-32", f"nobody can attack in {the(play.label(hex))}", play.label(hex))


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


def from_ships(play: Campaign, units: Iterable[int]) -> tuple[int, ...]:
    """Who of them has landed from the sea, and not by parachute. [see WPA-OSB-05, WPA-DEM-09]"""
    return tuple(unit for unit in units if ship_at(play.state.came[unit]) >= 0)


def defender(frame: Attack) -> int:
    """The side that is attacked."""
    return enemy(frame.side)
