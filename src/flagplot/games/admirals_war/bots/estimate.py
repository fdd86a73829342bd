"""How a meeting of two fleets will end: a formula fast enough for a search.

Every unit has a chance to remove a target in a round, with guns or from the air; a fleet is as strong as the
sum of these times its bodies. A battle has several rounds, some in the air and some with guns, so both count
by how often each kind comes up. Fitted to 500 battles of up to 20 against 16 by the real rules: the chance
to be left is right to 0.07, that of the flag to 0.11 (root mean square, also on 150 fresh ones).
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
ARMOR = 0.13  # how much longer a point of armor keeps a ship in a battle
AIR = 1.4  # a round in the air beside one with guns: planes fire first
PLANES, FLOWN = (
    6.0,
    0.6,
)  # ships an LBA counts for in the air; and in rounds of both kinds, which send it home
POWER, GROWTH = 0.85, 1.25  # how surely the stronger wins, and how much surer with more ships
NOBODY, NEAR = 0.45, 0.35  # nobody left between equal single ships, and how equal they must be
MISSED, WORN, MOST = (
    0.78,
    0.3,
    0.82,
)  # chance that a holder is gone though its side is left; by strength; most
TOGETHER = 0.8  # several holders are not lost independently
LANDED = 0.3  # chance that planes hold where every ship that could is gone


class Unit(NamedTuple):
    """What a unit brings to a meeting."""

    guns: float  # chance to remove a target in a surface action
    air: float  # the same in the air
    ships: float
    planes: float
    holders: float  # how surely it would control the area
    worth: float
    risk: float  # of its worth, what is lost when it is driven off
    hunt: float = 0.0  # dice against boats
    body: float = 0.0  # how long it stands


class Force:
    """Units of one side in an area, summed."""

    __slots__ = ("air", "body", "guns", "holders", "hunt", "planes", "risk", "ships", "worth")

    def __init__(self, units: Iterable[Unit] = ()) -> None:
        self.guns = self.air = self.ships = self.planes = self.holders = self.worth = self.risk = 0.0
        self.hunt = self.body = 0.0
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
        self.body += unit.body * share
        return self

    def copy(self) -> Force:
        """The same once more."""
        new = Force()
        for name in Force.__slots__:
            setattr(new, name, getattr(self, name))
        return new

    @property
    def count(self) -> float:
        """Ships and air units."""
        return self.ships + self.planes


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
    air = removes(factors.air(war, number), factors.air_bonus(war, number))
    if kind == LBA:
        return Unit(0.0, air, 0.0, 1.0, 0.0, worth, worth * 0.35, float(factors.air(war, number)))
    if kind != SHIP:
        return Unit(0.0, 0.0, 0.0, 0.0, 0.0, worth, worth * 0.4)
    guns = removes(factors.gunnery(war, number), factors.gunnery_bonus(war, number))
    armor = factors.armor(war, number) - war.state.damage[number]
    sunk = sinks(armor, factors.armor_bonus(war, number))
    if hold is None:
        hold = float(war.state.mode[number] == PATROLLING)
    hold = hold if guns or air else 0.0
    hunt = hold * (convoys.CARRIER if factors.is_carrier(war, number) else 1)
    return Unit(
        guns,
        air,
        1.0,
        0.0,
        hold,
        worth,
        worth * (sunk / (1 + sunk) + 0.08),
        hunt,
        1.0 + ARMOR * max(0, armor),
    )


@lru_cache(maxsize=64)
def removes(dice: int, red: bool) -> float:
    """The chance that so many dice hit or disable at all: one ship aims at one target."""
    return float(1 - (1 - (RED if red else PLAIN)) ** dice)


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


Left = tuple[float, float, float]  # chances that we, nobody, they are left


def _left(ours: float, theirs: float, size: float) -> Left:
    """Who is left, by the strength of both and the mean size of the fleets."""
    if ours <= 0 and theirs <= 0:
        return 0.0, 1.0, 0.0
    if theirs <= 0:
        return 1.0, 0.0, 0.0
    if ours <= 0:
        return 0.0, 0.0, 1.0
    ratio, size = log(ours / theirs), max(1.0, size)
    nobody = NOBODY / size * exp(-ratio * ratio / NEAR)
    share = 1 / (1 + exp(-max(-50.0, min(50.0, (POWER + GROWTH * log(size)) * ratio))))
    return share * (1 - nobody), nobody, (1 - share) * (1 - nobody)


def _by_air(mine: Force, other: Force) -> Left:
    ours, theirs = mine.body + PLANES * mine.planes, other.body + PLANES * other.planes
    return _left(mine.air * ours, other.air * theirs, (ours + theirs) / 2)


def _by_guns(mine: Force, other: Force) -> Left:
    """A surface action sends the LBA of both sides home."""
    if not mine.ships or not other.ships:
        return float(mine.ships > 0), float(mine.ships == other.ships), float(other.ships > 0)
    return _left(mine.guns * mine.body, other.guns * other.body, (mine.body + other.body) / 2)


def lean(war: War, area: int, side: int) -> int:
    """What our side adds to its die more than the enemy, but for kinds of action and LBA: the old flag."""
    flag = war.state.flag_start[area]
    return (flag == side) - (flag == 1 - side)


def meet(mine: Force, other: Force, lead: int, atlantic: bool) -> Meeting:
    """How two forces in one area will end; ``lead`` as in ``lean``.

    Each side names the kind of action in which it does better.
    """
    here, there = mine.count > 0, other.count > 0
    if not here or not there:
        return Meeting(float(here), float(there), min(1.0, mine.holders + mine.planes) if here else 0.0,
                       min(1.0, other.holders + other.planes) if there else 0.0, 0.0, 0.0)  # fmt: skip
    if mine.ships and other.ships:
        (left, _, theirs), odds = _by_rounds(mine, other, lead, atlantic)
        hold, their_hold = _held(mine, odds), _held(other, 1 / odds)
    else:
        left, _, theirs = _planes_alone(mine, other, lead, atlantic)
        hold, their_hold = (_held(force, 1.0) if force.ships else 1.0 for force in (mine, other))
    gone, their_gone = _gone(left, theirs)
    return Meeting(left, theirs, left * hold, theirs * their_hold, gone * mine.risk, their_gone * other.risk)


def _gone(left: float, theirs: float) -> tuple[float, float]:
    """The part of each side that is lost or driven off."""
    ratio = (left + 0.05) / (theirs + 0.05)
    return 1 - left * ratio / (1 + ratio), 1 - theirs / (1 + ratio)


def rounds(mine: Force, other: Force, lead: int, atlantic: bool) -> tuple[float, float]:
    """How often each round is fought in the air and with guns, when each side names what suits it."""
    ours, theirs = mine.body + PLANES * mine.planes, other.body + PLANES * other.planes
    in_air = (mine.air * ours + 0.05) / (other.air * theirs + 0.05)
    with_guns = (mine.guns * mine.body + 0.05) / (other.guns * other.body + 0.05)
    prefers_air = in_air > with_guns
    lead += (mine.planes > 0) - (other.planes > 0)
    lead += 1 if prefers_air != atlantic else -1  # the theatre favours one of the two
    own, both, enemy = kinds(lead)
    return (own + both, enemy + both) if prefers_air else (enemy + both, own + both)


def _by_rounds(mine: Force, other: Force, lead: int, atlantic: bool) -> tuple[Left, float]:
    """Two fleets over several rounds, in the air and with guns; and how much stronger we are."""
    air, guns = rounds(mine, other, lead, atlantic)
    ours, theirs = mine.body + FLOWN * air * mine.planes, other.body + FLOWN * air * other.planes
    strong = (AIR * air * mine.air + guns * mine.guns) * ours
    weak = (AIR * air * other.air + guns * other.guns) * theirs
    return _left(strong, weak, (ours + theirs) / 2), (strong + 0.01) / (weak + 0.01)


def _planes_alone(mine: Force, other: Force, lead: int, atlantic: bool) -> Left:
    """One side has no ships: it must clear the area from the air before a surface action sends it home."""
    if not mine.ships and not other.ships:
        return _by_air(mine, other)
    if mine.ships:
        theirs, nobody, left = _planes_alone(other, mine, -lead, atlantic)
        return left, nobody, theirs
    lead += 1 - (other.planes > 0) + (-1 if atlantic else 1)
    surface = kinds(lead)[2]
    stays = (1 - surface) ** (other.ships / max(0.05, mine.air))
    left, nobody, _ = _by_air(mine, other)
    return stays * left, stays * nobody, 1 - stays * (left + nobody)


def by_kind(mine: Force, other: Force, kind: str) -> Meeting:
    """How a battle would end that is fought in one kind of action only."""
    air = kind == "air"
    left, nobody, theirs = _by_air(mine, other) if air else _by_guns(mine, other)
    gone, their_gone = _gone(left, theirs)
    if nobody == 1.0 or (not air and not (mine.ships and other.ships)):
        gone = their_gone = 0.0  # planes fly home before anybody fires
    hold = left * (1.0 if air and mine.planes else _held(mine, 1.0))
    their_hold = theirs * (1.0 if air and other.planes else _held(other, 1.0))
    return Meeting(left, theirs, hold, their_hold, gone * mine.risk, their_gone * other.risk)


def _held(force: Force, odds: float) -> float:
    """The chance that one of those left can control the area, by how much stronger its side was."""
    if not force.ships:
        return 0.0
    if force.holders >= force.ships:
        return 1.0
    gone = min(MOST, MISSED * odds**-WORN) ** (force.holders**TOGETHER) if force.holders > 0 else 1.0
    return float(1 - gone * (1 - LANDED * (force.planes > 0)))


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
