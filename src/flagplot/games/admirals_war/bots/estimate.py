"""How a meeting of two fleets will end: the formula of the strategy page, fast enough for a search.

With ``q`` the dice of a side by their chance to hit or disable and ``N`` its ships, ``L = qA*NA / (qB*NB)``
says who is left: ``1 / (1 + L**-3.1)`` with guns, 3.6 from the air. Fitted to exact battles of up to four
against three.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import exp, log
from typing import NamedTuple

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import ATO, LBA, SHIP
from flagplot.games.admirals_war.bots import values
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.shores import convoys
from flagplot.games.admirals_war.state import PATROLLING

PLAIN, RED = 1 / 3, 1 / 2  # chance of a die to hit or disable
PLANE = 2.2  # ships an LBA counts for: it is never disabled and takes four points
GUNS, PLANES = 3.1, 3.6  # exponents
MISSED = 0.3  # chance that a ship is gone though its side is left
EVEN, SURE = 0.20, 0.06  # nobody left: between equals, and where one side is far stronger


class Unit(NamedTuple):
    """What a unit brings to a meeting."""

    guns: float
    air: float
    ships: float
    planes: float
    holders: float  # how surely it would control the area
    worth: float
    risk: float  # of its worth, what is lost when it is driven off
    hunt: float = 0.0  # dice against boats


class Force:
    """Units of one side in an area, summed."""

    __slots__ = ("air", "guns", "holders", "hunt", "planes", "risk", "ships", "worth")

    def __init__(self, units: Iterable[Unit] = ()) -> None:
        self.guns = self.air = self.ships = self.planes = self.holders = self.worth = self.risk = 0.0
        self.hunt = 0.0
        for unit in units:
            self.add(unit)

    def add(self, unit: Unit, share: float = 1.0) -> Force:
        """One more, or the part of one that may come."""
        self.guns += unit.guns * share
        self.air += unit.air * share
        self.ships += unit.ships * share
        self.planes += unit.planes * share
        self.holders += unit.holders * share
        self.worth += unit.worth * share
        self.risk += unit.risk * share
        self.hunt += unit.hunt * share
        return self

    def copy(self) -> Force:
        """The same once more."""
        new = Force()
        for name in Force.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    @property
    def count(self) -> float:
        """Ships, and air units by what they stand."""
        return self.ships + PLANE * self.planes


class Meeting(NamedTuple):
    """How a meeting is expected to end."""

    left: float  # our side alone
    theirs: float  # the enemy alone
    hold: float  # our flag
    their_hold: float
    lost: float  # worth
    their_loss: float


def unit(war: War, number: int, hold: float | None = None) -> Unit:
    """What a unit brings; ``hold`` is the chance that it controls, where that is not known from its side."""
    kind = war.kind(number)
    worth = values.worth(war, number)
    air = factors.air(war, number) * (RED if factors.air_bonus(war, number) else PLAIN)
    if kind == LBA:
        return Unit(0.0, air, 0.0, 1.0, 0.0, worth, worth * 0.35, float(factors.air(war, number)))
    if kind != SHIP:
        return Unit(0.0, 0.0, 0.0, 0.0, 0.0, worth, worth * 0.4)
    guns = factors.gunnery(war, number) * (RED if factors.gunnery_bonus(war, number) else PLAIN)
    sunk = sinks(factors.armor(war, number) - war.state.damage[number], factors.armor_bonus(war, number))
    if hold is None:
        hold = float(war.state.mode[number] == PATROLLING)
    hold = hold if guns or air else 0.0
    hunt = hold * (convoys.CARRIER if factors.is_carrier(war, number) else 1)
    return Unit(guns, air, 1.0, 0.0, hold, worth, worth * (sunk / (1 + sunk) + 0.08), hunt)


def sinks(armor: int, red: bool) -> float:
    """The chance that one hit sinks a ship with so much armor left."""
    need = armor + 1 + red
    return max(0, min(6, 7 - need)) / 6


@lru_cache(maxsize=64)
def kinds(lead: int) -> tuple[float, float, float]:
    """Chances of our kind of action, of both, and of theirs, by how much more we add to the die."""
    ours = sum(one + lead > other for one in range(1, 7) for other in range(1, 7)) / 36
    both = sum(one + lead == other for one in range(1, 7) for other in range(1, 7)) / 36
    return ours, both, 1 - ours - both


def _left(ours: float, theirs: float, power: float) -> tuple[float, float, float]:
    """Chances that we, nobody, they are left, by ``q*N`` of both."""
    if ours <= 0 and theirs <= 0:
        return 0.0, 1.0, 0.0
    if theirs <= 0:
        return 1.0, 0.0, 0.0
    if ours <= 0:
        return 0.0, 0.0, 1.0
    ratio = log(ours / theirs)
    nobody = SURE + (EVEN - SURE) * exp(-ratio * ratio / 0.35)
    share = 1 / (1 + exp(-power * ratio))
    return share * (1 - nobody), nobody, (1 - share) * (1 - nobody)


def _by_air(mine: Force, other: Force) -> tuple[float, float, float]:
    return _left(mine.air * mine.count, other.air * other.count, PLANES)


def _by_guns(mine: Force, other: Force) -> tuple[float, float, float]:
    """A surface action sends the LBA of both sides home."""
    if not mine.ships or not other.ships:
        return float(mine.ships > 0), float(mine.ships == other.ships), float(other.ships > 0)
    return _left(mine.guns * mine.ships, other.guns * other.ships, GUNS)


def _by_both(mine: Force, other: Force) -> tuple[float, float, float]:
    return _left(
        (mine.air + mine.guns) * mine.count, (other.air + other.guns) * other.count, (GUNS + PLANES) / 2
    )


def lean(war: War, area: int, side: int) -> int:
    """What our side adds to its die more than the enemy, but for kinds of action and LBA: the old flag."""
    flag = war.state.flag_start[area]
    return (flag == side) - (flag == 1 - side)


def meet(mine: Force, other: Force, lead: int, atlantic: bool) -> Meeting:
    """How two forces in one area will end; ``lead`` as in ``lean``.

    Each side names the kind of action in which it does better.
    """
    if mine.ships + mine.planes <= 0 or other.ships + other.planes <= 0:
        here, there = mine.ships + mine.planes > 0, other.ships + other.planes > 0
        return Meeting(float(here), float(there), min(1.0, mine.holders + mine.planes) if here else 0.0,
                       min(1.0, other.holders + other.planes) if there else 0.0, 0.0, 0.0)  # fmt: skip
    air, guns = _by_air(mine, other), _by_guns(mine, other)
    by = _weights(mine, other, air[0] - air[2], guns[0] - guns[2], lead, atlantic)
    both = _by_both(mine, other) if by[1] else (0.0, 0.0, 0.0)
    left = by[0] * air[0] + by[1] * both[0] + by[2] * guns[0]
    theirs = by[0] * air[2] + by[1] * both[2] + by[2] * guns[2]
    in_air, at_guns = by[0] * air[0] + by[1] * both[0], by[2] * guns[0]
    hold = in_air * _held(mine, planes=True) + at_guns * _held(mine, planes=False)
    in_air, at_guns = by[0] * air[2] + by[1] * both[2], by[2] * guns[2]
    their_hold = in_air * _held(other, planes=True) + at_guns * _held(other, planes=False)
    ratio = (left + 0.05) / (theirs + 0.05)
    gone, their_gone = 1 - left * ratio / (1 + ratio), 1 - theirs / (1 + ratio)
    if by[2] == 1.0 and not (mine.ships and other.ships):
        gone = their_gone = 0.0  # planes fly home before anybody fires
    return Meeting(left, theirs, hold, their_hold, gone * mine.risk, their_gone * other.risk)


def by_kind(mine: Force, other: Force, kind: str) -> Meeting:
    """How a battle would end that is fought in one kind of action only."""
    air = kind == "air"
    left, nobody, theirs = _by_air(mine, other) if air else _by_guns(mine, other)
    ratio = (left + 0.05) / (theirs + 0.05)
    gone, their_gone = 1 - left * ratio / (1 + ratio), 1 - theirs / (1 + ratio)
    if nobody == 1.0 or (not air and not (mine.ships and other.ships)):
        gone = their_gone = 0.0
    hold, their_hold = left * _held(mine, planes=air), theirs * _held(other, planes=air)
    return Meeting(left, theirs, hold, their_hold, gone * mine.risk, their_gone * other.risk)


def _weights(
    mine: Force, other: Force, air: float, guns: float, lead: int, atlantic: bool
) -> tuple[float, float, float]:
    """Chances of an air, a combined and a surface action, when each side names what suits it."""
    if air > guns:
        ours_air = True
    elif air < guns:
        ours_air = False
    else:
        return 0.5, 0.0, 0.5
    lead += (mine.planes > 0) - (other.planes > 0)
    lead += 1 if ours_air != atlantic else -1  # the theatre favours one of the two
    ours, both, theirs = kinds(lead)
    return (ours, both, theirs) if ours_air else (theirs, both, ours)


def _held(force: Force, *, planes: bool) -> float:
    """The chance that one of those left can control the area."""
    if planes and force.planes:
        return 1.0
    if not force.ships:
        return 0.0
    if force.holders >= force.ships:
        return 1.0
    return float(1 - MISSED**force.holders)


def strength(war: War, units: Iterable[int]) -> Force:
    """The force of units as they are."""
    return Force(unit(war, one) for one in units)


def atlantic(war: War, area: int) -> bool:
    """Whether surface actions are favoured there."""
    return war.board.theatre[area] == ATO


def fighters(war: War, area: int, side: int) -> list[int]:
    """Units of a side at sea in an area that fight: none of a power at peace."""
    return [
        one for one in war.combat_units(area, side) if forces.can_attack(war, one) or war.kind(one) == SHIP
    ]
