"""What unloading for a landing costs, and what has been paid for whom. [17.1.2, 17.1.3]"""

from __future__ import annotations

from msgspec import UNSET

from flagplot.games.war_in_the_pacific.fire import ships as hulls
from flagplot.games.war_in_the_pacific.fire.unloading import UNLOADING
from flagplot.games.war_in_the_pacific.places import OUT, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rounding import half_up
from flagplot.games.war_in_the_pacific.units import LANDING_SHIPS


def price(play: Campaign, label: str, unit: int) -> int:
    """MPs that a unit aboard a task force takes. [BR-17-20]"""
    return hulls.load_points(play, unit) * _rate(play, label, ship_at(play.state.place[unit]))


def _rate(play: Campaign, label: str, ship: int) -> int:
    """MPs of a load point: half from landing ships, less with the T rating of the admiral. [BR-17-02]"""
    plain = half_up(UNLOADING) if play.tables.ships[ship].type in LANDING_SHIPS else UNLOADING
    return max(plain - play.admiral(label, "t"), 1)


def collected(play: Campaign, label: str, unit: int) -> int:
    """MPs that were paid for a unit in earlier phases of this game-turn, in the same hex. [BR-17-20]"""
    hex, points = (play.war.begun or {}).get(unit, (OUT, 0))
    return points if hex == play.force(label).hex else 0


def due(play: Campaign, label: str, unit: int) -> int:
    """MPs that are still to be paid for a unit. [BR-17-20]"""
    return max(price(play, label, unit) - collected(play, label, unit), 0)


def collect(play: Campaign, label: str, unit: int, points: int) -> None:
    """So many MPs in all have been put by for a unit. [BR-17-20]"""
    entry = (play.force(label).hex, points)
    play.war.begun = dict(sorted({**(play.war.begun or {}), unit: entry}.items()))


def forget(play: Campaign, unit: int) -> None:
    """Nothing is put by for a unit any more."""
    play.war.begun = {one: paid for one, paid in (play.war.begun or {}).items() if one != unit} or UNSET


def share_out(play: Campaign, division: int, parts: list[int]) -> None:
    """MPs put by for a division go to its regiments: whole ones are paid for first, the next gets the rest.

    [BR-17-20]
    """
    label = _force(play, parts)
    points = collected(play, label, division) if label else 0
    forget(play, division)
    for unit in parts:
        cost = price(play, label, unit) if points else 0
        if points and cost <= points:
            play.state.unloaded = tuple(sorted((*play.state.unloaded, unit)))
            points -= cost
    for unit in parts:
        if points and unit not in play.state.unloaded:
            collect(play, label, unit, points)
            return


def add_up(play: Campaign, parts: list[int], division: int) -> None:
    """A division is paid for when all its regiments are; else it has what was paid for them. [BR-17-20]"""
    label, paid = _force(play, parts), [unit for unit in parts if unit in play.state.unloaded]
    if not paid and not any(unit in (play.war.begun or {}) for unit in parts):
        return
    points = 0
    for unit in parts if label else ():
        points += price(play, label, unit) if unit in paid else collected(play, label, unit)
    for unit in parts:
        forget(play, unit)
    rest = tuple(unit for unit in play.state.unloaded if unit not in parts)
    if len(paid) == len(parts):
        rest = tuple(sorted((*rest, division)))
    elif points:
        collect(play, label, division, points)
    play.state.unloaded = rest


def _force(play: Campaign, units: list[int]) -> str:
    """The task force that carries units; nothing where none does."""
    ship = ship_at(play.state.place[units[0]])
    return play.force_of(ship) if ship >= 0 else ""
