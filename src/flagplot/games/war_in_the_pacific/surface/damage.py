"""Damage to ships at sea and what shares their fate: cargo, aircraft, admirals. [4.3, 9, 10.5, 20]"""

from __future__ import annotations

from collections.abc import Mapping

from flagplot.games.war_in_the_pacific.air import wings
from flagplot.games.war_in_the_pacific.events import ShipDamaged
from flagplot.games.war_in_the_pacific.fire import ships as hulls
from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.repair import docks, salvage
from flagplot.games.war_in_the_pacific.sea import admirals, cargo, invasion
from flagplot.games.war_in_the_pacific.sea.ships import unsupplied
from flagplot.games.war_in_the_pacific.state import GONE
from flagplot.games.war_in_the_pacific.units import SUNK
from flagplot.kernel.words import the

NOBODY: Mapping[int, int] = {}
SAVED = 4  # the least die that saves a step from a ship that sinks in port [see BR-20-01]


def crt(play: Campaign, ship: int, points: int, shift: int = 0) -> tuple[int, bool]:
    """Damage points on a ship: levels by the Naval CRT, and whether a critical hit follows. [BR-10-05]

    Without damage points nothing is rolled.
    """
    printed = play.tables.ships[ship]
    if points <= 0:
        play.note(f"{the(printed.id)} is not hit")
        return 0, False
    dice = sum(play.roll(2, f"damage to {the(printed.id)}"))
    found = play.tables.naval.damage(points, hulls.resistance(printed.defence), dice, shift)
    if not found:
        play.note(f"{the(printed.id)} is not damaged")
        return 0, False
    return SUNK if found == "X" else int(found[1:]), dice == 12


def damage_ship(
    play: Campaign,
    ship: int,
    levels: int,
    *,
    critical: bool = False,
    cause: str = "",
    aloft: Mapping[int, int] = NOBODY,
) -> None:
    """Levels are added, after a critical hit; above D4 the ship sinks. ``aloft`` are APs in the air.

    [BR-10-05, BR-9-02, BR-4-19, BR-20-01]
    """
    if levels <= 0 or play.sunk(ship):
        return
    invasion.muster(play)
    levels += critical_hit(play, ship) if critical else 0
    state, id = play.state, play.tables.ships[ship].id
    before = state.damage[ship]
    state.damage[ship] = min(before + levels, SUNK)
    play.emit(ShipDamaged(ship=id, damage=state.damage[ship], sunk=play.sunk(ship)))
    if play.sunk(ship):
        _sink(play, ship, aloft)
        return
    _crates(play, ship)
    if play.tables.ships[ship].air:
        _planes(play, ship, levels, aloft)
    hulls.shed_cargo(play, ship)
    docks.hurt_again(play, ship)


def critical_hit(play: Campaign, ship: int) -> int:
    """The Critical Hit Table; 1 level more on an unsupplied ship. [BR-10-11, BR-18-03]"""
    (die,) = play.roll(1, f"critical hit on {the(play.tables.ships[ship].id)}")
    if die == hulls.FLAGSHIP_HIT:
        _admiral(play, ship)
    return hulls.critical_effect(play, ship, die) + int(unsupplied(play, ship))


def _admiral(play: Campaign, ship: int) -> None:
    """The admiral of a flagship is lost on a 1; his subordinate takes over. [BR-10-11, BR-8-06]"""
    label = play.force_of(ship)
    force = play.sea.forces.get(label)
    if force is None or force.flagship != ship or not force.admirals:
        return
    admiral, *others = force.admirals
    id = play.tables.leaders[admiral].id
    (die,) = play.roll(1, f"whether {the(id)} is lost")
    if die == 1:
        play.state.leader[admiral] = GONE
        play.set_force(label, admirals=tuple(others))
        play.news(f"{the(id)} is lost with his staff")


# -- aircraft aboard ----------------------------------------------------------------------------------------


def _planes(play: Campaign, ship: int, levels: int, aloft: Mapping[int, int]) -> None:
    """A die for each AP aboard: as many as the levels or less eliminates it. [BR-4-19]"""
    for air in play.sea.based.where(aboard(ship)):
        there = play.state.points[air] - aloft.get(air, 0)
        if there > 0:
            dice = play.roll(there, f"aircraft aboard {the(play.tables.ships[ship].id)}")
            lose_aboard(play, air, sum(die <= levels for die in dice), aloft)


def _crates(play: Campaign, ship: int) -> None:
    """Crated APs are cargo: those above the load that damage leaves are lost, before troops; of a tender all,
    since it has no capacity with any damage. [BR-20-01, WPB-SEA-09]
    """
    left = hulls.load(play, ship)
    for air in cargo.crated_aboard(play, (ship,)):
        if cargo.operates_aircraft(play, ship):
            play.lose_air(air, play.state.points[air])
        while play.state.points[air] and cargo.carried(play, ship) > left:
            play.lose_air(air, 1)


def lose_aboard(play: Campaign, air: int, count: int, aloft: Mapping[int, int]) -> None:
    """APs aboard are lost, those without a mission first; fighters on CAP are not aboard."""
    if count <= 0:
        return
    state = play.state
    idle = 0 if air in aloft and wings.fighter(play, air) else state.points[air] - state.flown[air]
    state.flown[air] = state.flown[air] - max(count - idle, 0)
    play.lose_air(air, count)


def _sink(play: Campaign, ship: int, aloft: Mapping[int, int]) -> None:
    """APs aboard and cargo are lost with the ship; in port a die of 4 or more saves each step.

    The ship leaves its task force, its admiral may be lost. [BR-4-19, BR-20-01, BR-8-07]
    """
    for air in play.sea.based.where(aboard(ship)):
        there = play.state.points[air]
        lose_aboard(play, air, there - min(aloft.get(air, 0), there), aloft)
    docks.hurt_again(play, ship)
    label, hex = play.force_of(ship), play.ship_hex(ship)
    docked = (label and play.in_port(label)) or ship in play.sea.harbour.get(hex, ())
    for unit in tuple(play.state.place.where(aboard(ship))):
        steps = play.state.steps[unit]
        saved = 0
        if docked:
            dice = play.roll(steps, f"who is saved of {the(play.id(unit))}")
            saved = sum(die >= SAVED for die in dice)
        if steps - saved:
            play.lose(unit, steps - saved, "lost with the ship")
        if saved:
            play.state.place[unit] = hex
    if docked:
        salvage.sunk_in_port(play, ship, hex)
    if not label:
        harbour = {at: tuple(one for one in there if one != ship) for at, there in play.sea.harbour.items()}
        play.sea.harbour = {at: there for at, there in harbour.items() if there}
        return
    admirals.flagship_lost(play, label, ship)
    rest = tuple(one for one in play.force(label).ships if one != ship)
    groups = tuple(tuple(one for one in group if one != ship) for group in play.force(label).groups)
    play.set_force(label, ships=rest, groups=tuple(group for group in groups if group))
    if not rest:
        play.drop_force(label)
