"""Ratings of ships as damage leaves them, and how ships are hit. [9, 10]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.events import ShipDamaged
from flagplot.games.war_in_the_pacific.fire.frames import StepLoss
from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import nearest
from flagplot.games.war_in_the_pacific.state import GONE
from flagplot.games.war_in_the_pacific.units import CARRIERS, SUNK
from flagplot.kernel.words import the

SLOWED, MAIN_BATTERY, FLIGHT_DECK = 1, 2, 4  # critical hits that last [BR-10-11]
FIRE, MAGAZINE = 1, 2  # levels of damage on the Critical Hit Table
FUEL_HIT = 6
FLAGSHIP_HIT = 4  # on the Critical Hit Table: the admiral is in danger [see BR-10-11]
_LEFT = (1.0, 0.75, 0.5, 0.25, 0.0, 0.0)  # of every rating, by damage [see BR-9-02]


def rating(play: Campaign, ship: int, key: str, printed: int | None = None) -> int:
    """A rating as damage leaves it, to the nearest whole number; halvings come afterwards.

    ``printed`` takes the place of what the counter says.

    A critical hit on the main battery halves Surface attack, as does the ammunition of two bombardments.
    [BR-9-02, BR-9-07, BR-9-10, BR-17-09]
    """
    state = play.state
    whole = int(getattr(play.tables.ships[ship], key)) if printed is None else printed
    found = nearest(whole * _LEFT[state.damage[ship]])
    if key == "surface":
        if state.hurt[ship] & MAIN_BATTERY:
            found = nearest(found / 2)
        if state.shots[ship] >= play.tables.card.bombardments:
            found = nearest(found / 2)
    return found


def speed_class(play: Campaign, ship: int) -> int:
    """The speed class: at most 2 from D2 on, 1 from D3, none at D4; single destroyers keep theirs at D2.

    [BR-9-02, BR-9-07, BR-10-11]
    """
    printed, damage = play.tables.ships[ship], play.state.damage[ship]
    limits = (9, 9, 9, 2, 0, 0) if printed.pair else (9, 9, 2, 1, 0, 0)
    found = min(printed.speed, limits[damage])
    return max(found - 1, 1) if play.state.hurt[ship] & SLOWED and found > 1 else found


def resistance(defence: int) -> int:
    """The divisor of the Naval CRT: Defence / 4, rounded up. [BR-9-06]"""
    return -(-defence // 4)


def load(play: Campaign, ship: int) -> int:
    """Load points a transport carries; damage is lost shipping. [BR-9-04, BR-9-08]"""
    printed = play.tables.ships[ship]
    capacity = play.tables.naval.load.get(printed.type)
    damage = play.state.damage[ship]
    return capacity[damage] if capacity is not None and damage < SUNK else 0


def load_points(play: Campaign, unit: int, steps: int | None = None) -> int:
    """Load points of a unit, or of so many of its steps: 1 each, of engineers, armor and mechanized units 2.

    [BR-9-04, WPA-ENG-09]
    """
    printed = play.unit(unit)
    steps = play.state.steps[unit] if steps is None else steps
    return steps * (2 if printed.engineers or printed.mech else 1)


def hit(play: Campaign, ship: int, points: int) -> None:
    """Damage points on a ship: the Naval CRT, and a critical hit on a natural 12 that damages. [BR-10-05]"""
    printed = play.tables.ships[ship]
    if points <= 0:
        play.note(f"{the(printed.id)} is not hit")
        return
    dice = play.roll(2, f"damage to {the(printed.id)}")
    found = play.tables.naval.damage(points, resistance(printed.defence), sum(dice))
    if not found:
        play.note(f"{the(printed.id)} is not damaged")
        return
    levels = SUNK if found == "X" else int(found[1:])
    if sum(dice) == 12:
        levels += _critical(play, ship)
    hurt(play, ship, levels)


def _critical(play: Campaign, ship: int) -> int:
    """The Critical Hit Table; gives further levels, which cause no further critical hit. [BR-10-11]"""
    (die,) = play.roll(1, f"critical hit on {the(play.tables.ships[ship].id)}")
    if die == FLAGSHIP_HIT:
        _flagship(play, ship)
    return critical_effect(play, ship, die)


def critical_effect(play: Campaign, ship: int, die: int) -> int:
    """What lasts is marked; gives the further levels of damage. [BR-10-11]"""
    state = play.state
    if die in (2, 3, 4):
        state.hurt[ship] = state.hurt[ship] | (SLOWED, MAIN_BATTERY, FLIGHT_DECK)[die - 2]
    return critical_levels(play.tables.ships[ship].type, die)


def critical_levels(type: str, die: int) -> int:
    """Levels of a critical hit: a fire 1, a magazine 2; aviation fuel and oil 2 and a fire. [BR-10-11]"""
    if die == FUEL_HIT:
        return MAGAZINE + FIRE if type in (*CARRIERS, "AO") else 0
    return {1: FIRE, 5: MAGAZINE}.get(die, 0)


def _flagship(play: Campaign, ship: int) -> None:
    """The admiral of a flagship is lost on a 1; he sails in the first ship of his task force. [BR-10-11]"""
    force = play.tables.ships[ship].tf
    first = next(number for number, one in enumerate(play.tables.ships) if one.tf == force)
    for number, leader in enumerate(play.tables.leaders):
        if ship == first and leader.post == force and play.state.leader[number] != GONE:
            (die,) = play.roll(1, f"whether {the(leader.id)} is lost")
            if die == 1:
                play.state.leader[number] = GONE
                play.news(f"{the(leader.id)} is lost with his staff")


def hurt(play: Campaign, ship: int, levels: int) -> None:
    """Levels add to those a ship has; above D4 it sinks, and what it carries shares its fate. [BR-9-02]"""
    state, printed = play.state, play.tables.ships[ship]
    state.damage[ship] = min(state.damage[ship] + levels, SUNK)
    sunk = state.damage[ship] == SUNK
    play.emit(ShipDamaged(ship=printed.id, damage=state.damage[ship], sunk=sunk))
    units = tuple(state.place.where(aboard(ship)))
    if sunk:
        for unit in units:
            play.lose(unit, state.steps[unit], "lost with the ship")
        return
    shed_cargo(play, ship)


def shed_cargo(play: Campaign, ship: int) -> None:
    """Load above what damage leaves of a transport is lost; the owner chooses. [BR-9-04, BR-20-01]"""
    if overloaded(play, ship):
        play.push(StepLoss(tuple(play.state.place.where(aboard(ship))), ship=ship))


def overloaded(play: Campaign, ship: int) -> bool:
    """Whether more troops are aboard a transport than damage leaves room for."""
    units = play.state.place.where(aboard(ship))
    there = sum(load_points(play, unit) for unit in units)
    return play.tables.ships[ship].type in play.tables.naval.load and there > load(play, ship)
