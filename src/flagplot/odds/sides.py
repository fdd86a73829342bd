"""A force opened for arithmetic: every situation losses can bring it to, with the hits it scores there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import numpy as np

from flagplot.games.axis_allies.combat import fire
from flagplot.odds import force
from flagplot.odds.force import Loss, Unit
from flagplot.odds.pmf import Floats, Ints, added, hit_rows, lengths, low_luck_rows, tails
from flagplot.odds.rounds_at_sea import Fleet

# columns of dice: values 1 to 6, each die by itself or the better of two
_CHANCES = np.array([1.0 - (1.0 - value / 6.0) ** best for best in (1, 2) for value in range(1, 7)])
_AIR, _OTHER, _SUB = fire.AIR, fire.OTHER, fire.SUB

Side = tuple[tuple[Unit, int], ...]  # a force as a key


class Chains(NamedTuple):
    """The situations of a side on land, chain after chain, each from whole to gone."""

    starts: Ints
    ends: Ints
    hits: Floats  # situation, hits -> probability
    over: Floats  # situation, hits -> probability of at least so many
    length: Ints
    left: tuple[tuple[tuple[Unit, int], ...], ...]  # situation -> units


def dice_row(shots: Sequence[fire.Shot]) -> list[int]:
    """Dice by column of ``_CHANCES``."""
    row = [0] * len(_CHANCES)
    for shot in shots:
        row[6 * (shot.best_of - 1) + shot.value - 1] += shot.dice // shot.best_of
    return row


def _rows(thrown: list[Sequence[fire.Shot]], low_luck: bool) -> Floats:
    """Hit distributions for a list of volleys of one class."""
    if low_luck:
        points = np.array([_points(shots) for shots in thrown], np.int64)
        return low_luck_rows(points, int(points.max(initial=0)) // 6 + 2)
    dice = np.array([dice_row(shots) for shots in thrown], np.int64).reshape(len(thrown), len(_CHANCES))
    return hit_rows(dice, _CHANCES, int(dice.sum(axis=1).max(initial=0)) + 1)


def _points(shots: Sequence[fire.Shot]) -> int:
    """Points of value, six of which are a hit by the low_luck switch."""
    return sum(dice * value for dice, value in (fire.points(shot) for shot in shots))


@lru_cache(maxsize=8_192)
def order_of(
    tab: fire.Table, side: Side, words: tuple[str, ...], attacking: bool, keep: int
) -> tuple[Loss, ...]:
    """The order of loss of a force: by kinds as named, sensible for the rest."""
    return force.custom_order(tab, dict(side), words, attacking=attacking, keep_land=keep)


def hits_of(dice: int, value: int, low_luck: bool) -> list[float]:
    """P(h hits) of equal dice."""
    if low_luck:
        return [float(p) for p in low_luck_rows(np.array([dice * value]), dice * value // 6 + 2)[0]]
    row = hit_rows(np.array([[dice]]), np.array([value / 6.0]), dice + 1)[0]
    return [float(p) for p in row]


@lru_cache(maxsize=65_536)
def volleys(
    tab: fire.Table, counts: tuple[int, ...], attacking: bool, land: bool
) -> tuple[Sequence[fire.Shot], Sequence[fire.Shot], Sequence[fire.Shot]]:
    """The dice of a fire step; parts of a force meet again in many questions about it."""
    return fire.shots(tab, counts, attacking, land)


# -- on land ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=4_096)
def chains(
    tab: fire.Table, starts: tuple[tuple[Side, tuple[Loss, ...]], ...], attacking: bool, low_luck: bool
) -> Chains:
    """Open forces, each with its order of loss, into chains of situations."""
    left: list[Side] = []
    thrown, begins, ends = [], [], []
    for side, order in starts:
        begins.append(len(left))
        left += force.one_by_one(tab, dict(side), order)
        ends.append(len(left) - 1)
        for counts in _counts(tab, side, order):
            thrown.append(volleys(tab, counts, attacking, True)[_OTHER])
    rows = _rows(list(thrown), low_luck)
    return Chains(
        np.array(begins, np.int64), np.array(ends, np.int64), rows, tails(rows), lengths(rows), tuple(left)
    )


def _counts(tab: fire.Table, side: Side, losses: Sequence[Loss]) -> list[tuple[int, ...]]:
    """The units by kind before any loss, after the first, after the second, ..."""
    now = force.counts(tab, dict(side))
    found = [tuple(now)]
    for unit, sunk in losses:
        now[unit.kind] -= sunk
        found.append(tuple(now))
    return found


# -- at sea -----------------------------------------------------------------------------------------------


class SeaSide(NamedTuple):
    """A fleet, with the units left in each of its situations."""

    fleet: Fleet
    left: tuple[tuple[tuple[Unit, int], ...], ...]


@lru_cache(maxsize=512)
def sea_side(
    tab: fire.Table, side: Side, order: tuple[Loss, ...], attacking: bool, low_luck: bool,
    facing: tuple[int, int, int],
) -> SeaSide:  # fmt: skip
    """Open a force at sea; ``facing`` are the most hits of each class the enemy can ever score."""
    by_group: list[list[int]] = [[], [], [], []]
    for place, loss in enumerate(order):
        by_group[tab.group[loss.unit.kind]].append(place)
    found = _situations(by_group)
    radix, size = [], 1
    for group in range(4):
        radix.append(size)
        size *= len(by_group[group]) + 1
    index = np.full(size, -1, np.int64)
    for at, taken in enumerate(found):
        index[sum(t * r for t, r in zip(taken, radix, strict=True))] = at
    ranks = np.full((4, max(len(places) for places in by_group) + 1), 1 << 60, np.int64)
    for group, places in enumerate(by_group):
        ranks[group, : len(places)] = places
    taken_by_group = np.array(found, np.int64).reshape(len(found), 4)
    left, musters = _open_by_group(tab, side, order, by_group, taken_by_group)
    free = np.array([len(places) for places in by_group], np.int64) - taken_by_group
    most = int(free.sum(axis=1).max(initial=0))
    air, other, sub = (min(number, most) for number in facing)
    memo = np.full((len(found), air + 1, min(other + air, most) + 1, sub + 1), -1, np.int32).astype(np.int64)
    thrown = [volleys(tab, tuple(muster), attacking, False) for muster in musters.tolist()]
    rows = [_rows([shots[cls] for shots in thrown], low_luck) for cls in range(3)]
    both = added(rows[_AIR], rows[_OTHER])
    values = tab.attack if attacking else tab.defense
    arms: Ints = np.zeros(len(found), np.int64)
    arms[(musters[:, list(tab.destroyers)] > 0).any(axis=1)] = 8
    for cls in range(3):
        armed = [kind for kind in range(tab.n) if tab.cls[kind] == cls and values[kind]]
        arms[(musters[:, armed] > 0).any(axis=1)] += 1 << cls
    groups = (free[:, 0] > 0) + 2 * (free[:, 1] > 0) + 4 * (free[:, 2] > 0)
    fleet = Fleet(
        taken_by_group, free, free.sum(axis=1),
        ranks, np.array(radix, np.int64), index, memo,
        rows[_AIR], rows[_OTHER], rows[_SUB], both,
        np.stack([lengths(row) for row in (*rows, both)], axis=1),
        arms, groups.astype(np.int64),
    )  # fmt: skip
    return SeaSide(fleet, left)


@lru_cache(maxsize=4_096)
def most_hits(tab: fire.Table, side: Side, attacking: bool, low_luck: bool) -> tuple[int, int, int]:
    """The most hits of each class a side can score in a fire step, now or after losses."""
    counts = force.counts(tab, dict(side))
    air, other, sub = fire.shots(tab, counts, attacking, False)
    return _dice(air, low_luck), _dice(other, low_luck), _dice(sub, low_luck)


def _dice(shots: Sequence[fire.Shot], low_luck: bool) -> int:
    if low_luck:
        return _points(shots) // 6 + 1 if shots else 0
    return sum(shot.dice // shot.best_of for shot in shots)


def _open_by_group(
    tab: fire.Table, side: Side, order: tuple[Loss, ...], by_group: list[list[int]], taken: Ints
) -> tuple[tuple[Side, ...], Ints]:
    """The units left in every situation, and their numbers by kind; each target group loses its own."""
    parts, counts = [], np.zeros((len(taken), tab.n), np.int64)
    for group, places in enumerate(by_group):
        own = tuple(pair for pair in side if tab.group[pair[0].kind] == group)
        losses = [order[place] for place in places]
        parts.append(force.one_by_one(tab, dict(own), losses))
        counts += np.array(_counts(tab, own, losses), np.int64)[taken[:, group]]
    one, two, three, four = parts
    left = tuple(tuple(sorted(one[a] + two[b] + three[c] + four[d])) for a, b, c, d in taken.tolist())
    return left, counts


def _situations(by_group: list[list[int]]) -> list[tuple[int, ...]]:
    """All combinations of hits taken by group that single hits of any class can lead to, fewest first."""
    seen: set[tuple[int, ...]] = {(0, 0, 0, 0)}
    edge: list[tuple[int, ...]] = [(0, 0, 0, 0)]
    while edge:
        grown = []
        for taken in edge:
            there = tuple(len(places) > t for places, t in zip(by_group, taken, strict=True))
            for groups in _open_to(there):
                _, group = min((by_group[g][taken[g]], g) for g in groups)
                after = (*taken[:group], taken[group] + 1, *taken[group + 1 :])
                if after not in seen:
                    seen.add(after)
                    grown.append(after)
        edge = grown
    return sorted(seen, key=lambda taken: (sum(taken), taken))


@lru_cache(maxsize=16)
def _open_to(there: tuple[bool, ...]) -> tuple[tuple[int, ...], ...]:
    """The groups a single hit may be put on, for each class that can hit anybody, given who is there.

    To a single hit one unit of a group is as good as many.
    """
    room = (int(there[0]), int(there[1]), int(there[2]), int(there[3]))
    found = []
    for cls in range(3):
        hits = (int(cls == 0), int(cls == 1), int(cls == 2))
        groups = tuple(g for g in range(4) if room[g] and fire.takes(hits, (0, 0, 0, 0), room, g))
        if groups and groups not in found:
            found.append(groups)
    return tuple(found)
