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
def _volleys(
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
        units = dict(side)
        begins.append(len(left))
        for taken in range(len(order) + 1):
            now = force.left_after(tab, units, order[:taken])
            left.append(tuple(sorted(now.items())))
            thrown.append(_volleys(tab, tuple(force.counts(tab, now)), attacking, True)[_OTHER])
        ends.append(len(left) - 1)
    rows = _rows(list(thrown), low_luck)
    return Chains(
        np.array(begins, np.int64), np.array(ends, np.int64), rows, tails(rows), lengths(rows), tuple(left)
    )


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
    units = dict(side)
    by_group: list[list[int]] = [[], [], [], []]
    for place, loss in enumerate(order):
        by_group[tab.group[loss.unit.kind]].append(place)
    found = _situations(tab, units, order, by_group)
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
    left = tuple(tuple(sorted(_left(tab, units, order, by_group, taken).items())) for taken in found)
    free = np.array([[len(by_group[g]) - t[g] for g in range(4)] for t in found], np.int64)
    most = int(free.sum(axis=1).max(initial=0))
    air, other, sub = (min(number, most) for number in facing)
    memo = np.full((len(found), air + 1, min(other + air, most) + 1, sub + 1), -1, np.int32).astype(np.int64)
    musters = [force.counts(tab, dict(units)) for units in left]
    thrown = [_volleys(tab, tuple(muster), attacking, False) for muster in musters]
    rows = [_rows([shots[cls] for shots in thrown], low_luck) for cls in range(3)]
    both = added(rows[_AIR], rows[_OTHER])
    values = tab.attack if attacking else tab.defense
    hunts = [any(muster[kind] for kind in tab.destroyers) for muster in musters]
    arms = [
        sum({1 << tab.cls[k] for k, n in enumerate(muster) if n and values[k]}) + 8 * hunting
        for muster, hunting in zip(musters, hunts, strict=True)
    ]
    groups = (free[:, 0] > 0) + 2 * (free[:, 1] > 0) + 4 * (free[:, 2] > 0)
    fleet = Fleet(
        np.array(found, np.int64).reshape(len(found), 4), free, free.sum(axis=1),
        ranks, np.array(radix, np.int64), index, memo,
        rows[_AIR], rows[_OTHER], rows[_SUB], both,
        np.stack([lengths(row) for row in (*rows, both)], axis=1),
        np.array(arms, np.int64), groups.astype(np.int64),
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


def _situations(
    tab: fire.Table, units: dict[Unit, int], order: tuple[Loss, ...], by_group: list[list[int]]
) -> list[tuple[int, ...]]:
    """All combinations of hits taken by group that single hits of any class can lead to, fewest first."""
    seen: set[tuple[int, ...]] = {(0, 0, 0, 0)}
    edge = [(0, 0, 0, 0)]
    while edge:
        grown = []
        for taken in edge:
            room = tuple(len(by_group[g]) - taken[g] for g in range(4))
            for cls in range(3):
                hits = tuple(int(c == cls) for c in range(3))
                group = _first(by_group, taken, room, hits)
                if group >= 0:
                    after = tuple(t + (g == group) for g, t in enumerate(taken))
                    if after not in seen:
                        seen.add(after)
                        grown.append(after)
        edge = grown  # type: ignore[assignment]
    return sorted(seen, key=lambda taken: (sum(taken), taken))


def _first(
    by_group: list[list[int]], taken: tuple[int, ...], room: tuple[int, ...], hits: tuple[int, ...]
) -> int:
    """The group whose unit comes first in the order of loss among those that may take a single hit."""
    may = [
        (by_group[g][taken[g]], g)
        for g in range(4)
        if room[g] and fire.takes(hits, (0, 0, 0, 0), room, g)  # type: ignore[arg-type]
    ]
    return min(may)[1] if may else -1


def _left(
    tab: fire.Table,
    units: dict[Unit, int],
    order: tuple[Loss, ...],
    by_group: list[list[int]],
    taken: tuple[int, ...],
) -> dict[Unit, int]:
    gone = sorted(place for g in range(4) for place in by_group[g][: taken[g]])
    return force.left_after(tab, units, [order[place] for place in gone])
