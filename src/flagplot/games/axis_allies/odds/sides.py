"""A force opened for arithmetic: every situation losses can bring it to, with the hits it scores there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints, hit_row
from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.odds import force, opening
from flagplot.games.axis_allies.odds.force import Losses, Side, Unit, damaged
from flagplot.games.axis_allies.odds.roster import Roster
from flagplot.games.axis_allies.odds.rounds_at_sea import Fleet, Sea, sea_of
from flagplot.kernel.errors import BadInputError

__all__ = [
    "Chains", "Guns", "SeaSide", "Side", "chains", "guns", "hits_of", "named_in", "order_of", "sea_side",
    "still_to_come", "waters",
]  # fmt: skip

_CHANCES = np.array([1.0 - (1.0 - value / 6.0) ** best for best in (1, 2) for value in range(1, 7)])
_LARGEST = 400  # hits a side can take on land, beyond which an answer would take too long
_WIDEST = 2_000_000  # ways in which hits at sea can be shared among the groups of a side
_PAIRS = 1_500_000  # situations of both sides at sea
_KEPT = 256  # forces opened already; a question about a battle comes back to the same few


class Guns(NamedTuple):
    """What every kind of a unit table adds to the fire of its side, as arrays for compiled functions."""

    table: Ints  # kind, field (see ``opening``)
    supporters: Ints
    supported: Ints
    boosters: Ints
    boosted: Ints


@lru_cache(maxsize=256)
def guns(tab: fire.Table, attacking: bool, land: bool) -> Guns:
    """Read off the rules how a unit of every kind fires: by itself, and raised by a helper beside it."""
    table = np.zeros((tab.n, 10), np.int64)
    for kind in range(tab.n):
        row = table[kind]
        row[opening.CLASS], row[opening.GROUP] = fire.OTHER if land else tab.cls[kind], tab.group[kind]
        row[opening.UP_TO], row[opening.DESTROYER] = tab.supports_up_to[kind], kind in tab.destroyers
        alone = [0] * tab.n
        alone[kind] = 1
        for cls, thrown in enumerate(fire.shots(tab, alone, attacking, land)):
            for shot in thrown:
                row[opening.CLASS] = cls
                row[opening.COLUMN], row[opening.DICE], row[opening.POINTS] = _fired(shot)
    relations = (tab.supporters, tab.supported), (tab.boosters, tab.boosted)
    for helpers, helped in relations if attacking else ():
        for kind, _ in helped if helpers else ():
            pair = [0] * tab.n
            pair[helpers[0]], pair[kind] = 1, 1
            for thrown in fire.shots(tab, pair, attacking, land):
                for shot in thrown:
                    if (kind, 1) in shot.crew:
                        one = shot._replace(dice=tab.dice[kind])
                        at = opening.RAISED_COLUMN
                        table[kind, at : at + 3] = _fired(one)
    none: tuple[int, ...] = ()
    parts = [none] * 4
    if attacking:
        parts = [tuple(k) for pair in relations for k in (pair[0], (kind for kind, _ in pair[1]))]
    return Guns(table, *(np.array(kinds, np.int64) for kinds in parts))


def _fired(shot: fire.Shot) -> tuple[int, int, int]:
    """Column, dice that count and points of value of a throw."""
    dice, value = fire.points(shot)
    return 6 * (shot.best_of - 1) + shot.value - 1, shot.dice // shot.best_of, dice * value


def order_of(
    tab: fire.Table, side: Side, words: tuple[str, ...], attacking: bool, keep: int
) -> tuple[Losses, ...]:
    """The order of loss of a force: by kinds as named, sensible for the rest."""
    return tuple(force.order_of_loss(tab, dict(side), words, attacking=attacking, keep_land=keep))


def still_to_come(order: Sequence[Losses], side: Side) -> tuple[Losses, ...]:
    """What of an order of loss is left to a part of the force: its last places."""
    left = dict(side)
    found = []
    for unit, sunk, number in reversed(order):
        number = min(number, left.get(unit, 0))
        if number:
            left[unit] -= number
            found.append(Losses(unit, sunk, number))
    return tuple(reversed(found))


def named_in(tab: fire.Table, words: tuple[str, ...], side: Side) -> tuple[str, ...]:
    """The words of an order of loss that mean somebody in a force."""
    if not words:
        return words
    there = {tab.kinds[unit.kind].id for unit, _ in side}
    return tuple(word for word in words if word.removesuffix("*") in there)


@lru_cache(maxsize=1_024)
def hits_of(dice: int, value: int, low_luck: bool) -> tuple[float, ...]:
    """P(h hits) of equal dice."""
    return tuple(hit_row(dice, value, low_luck).tolist())


def _places(tab: fire.Table, units: Sequence[Unit], order: Sequence[Losses]) -> tuple[tuple[Unit, ...], Ints]:
    """Every unit there can be, sorted, and the order of loss in terms of their places."""
    found = dict.fromkeys(units)
    for unit, sunk, _ in order:
        if not sunk:
            found[damaged(tab, unit)] = None
    roster = tuple(sorted(found))
    place = {unit: at for at, unit in enumerate(roster)}
    steps = [
        (place.get(damaged(tab, unit), place[unit]), -1, number)
        if sunk
        else (place[unit], place[damaged(tab, unit)], number)
        for unit, sunk, number in order
    ]
    return roster, np.array(steps, np.int64).reshape(len(steps), 3)


# -- on land ----------------------------------------------------------------------------------------------


class Chains(NamedTuple):
    """The situations of a side on land, chain after chain, each from whole to gone."""

    starts: Ints
    ends: Ints
    hits: Floats  # situation, hits -> probability
    over: Floats  # situation, hits -> probability of at least so many
    length: Ints
    left: Roster  # situation -> units


@lru_cache(maxsize=_KEPT)
def chains(
    tab: fire.Table, starts: tuple[Side, ...], order: tuple[Losses, ...], attacking: bool, low_luck: bool
) -> Chains:
    """Open forces that lose in the same order into chains of situations."""
    total = sum(number for *_, number in order)
    if total > _LARGEST:
        raise BadInputError(f"odds: at most {_LARGEST} units a side expected, found {total}")
    units, steps = _places(tab, [unit for side in starts for unit, _ in side], order)
    place = {unit: at for at, unit in enumerate(units)}
    numbers = np.zeros((len(starts), len(units)), np.int64)
    for row, side in enumerate(starts):
        for unit, number in side:
            numbers[row, place[unit]] = number
    kinds = np.array([unit.kind for unit in units], np.int64)
    begins, ends, left, hits, over, length = opening.open_chains(
        numbers, steps, kinds, *guns(tab, attacking, True), _CHANCES, low_luck
    )
    return Chains(begins, ends, hits, over, length, Roster(units, left))


# -- at sea -----------------------------------------------------------------------------------------------


class SeaSide(NamedTuple):
    """A fleet, with the units left in each of its situations."""

    fleet: Fleet
    left: Roster


@lru_cache(maxsize=_KEPT)
def sea_side(
    tab: fire.Table, side: Side, order: tuple[Losses, ...], attacking: bool, low_luck: bool
) -> SeaSide:
    """Open a force at sea."""
    ways = prod(n + 1 for n in force.room(tab, dict(side)))
    if ways > _WIDEST:
        raise BadInputError(f"odds: a smaller fleet expected, found one with {ways} ways to take hits")
    units, steps = _places(tab, [unit for unit, _ in side], order)
    there = dict(side)
    start = np.array([there.get(unit, 0) for unit in units], np.int64)
    kinds = np.array([unit.kind for unit in units], np.int64)
    rules = guns(tab, attacking, False)
    taken, ranks, radix, index, alike = opening.situations(steps, kinds, rules.table)
    left = opening.left_at_sea(start, steps, kinds, rules.table, taken)
    air, other, sub, both, every, lengths, arms = opening.fire_at_sea(left, kinds, *rules, _CHANCES, low_luck)
    room = taken[-1] - taken
    groups = (room[:, 0] > 0) + 2 * (room[:, 1] > 0) + 4 * (room[:, 2] > 0)
    fleet = Fleet(
        taken, room, room.sum(axis=1), ranks, radix, index, alike,
        air, other, sub, both, every, lengths, arms, groups,
    )  # fmt: skip
    return SeaSide(fleet, Roster(units, left))


class Waters(NamedTuple):
    """Both sides of a sea battle, opened."""

    attack: SeaSide
    defend: SeaSide
    sea: Sea


@lru_cache(maxsize=_KEPT)
def waters(
    tab: fire.Table, own: Side, own_order: tuple[Losses, ...], theirs: Side, their_order: tuple[Losses, ...],
    low_luck: bool,
) -> Waters:  # fmt: skip
    """Open both sides of a sea battle; a table may differ from one power to the other only in its kinds."""
    attack = sea_side(tab, own, own_order, True, low_luck)
    defend = sea_side(tab, theirs, their_order, False, low_luck)
    pairs = len(attack.left) * len(defend.left)
    if pairs > _PAIRS:
        raise BadInputError(f"odds: a sea battle of at most {_PAIRS} situations expected, found {pairs}")
    return Waters(attack, defend, sea_of(attack.fleet, defend.fleet))
