"""What fire does to single units, each combination of dice worked out once; compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.admirals_war.odds.compiled import lean

COUNTS = 128  # more dice of one sort than are ever thrown at one unit
NOTHING, HOME, LOSS = range(3)  # to be summed up: goes home with its damage; a loss that is not in the code


class Fire(NamedTuple):
    """The fire of one side at the other."""

    row: Ints  # air or guns, class of the Allies, class of the Axis -> row of aims
    aims: Ints  # row, attacker -> target or -1
    dice: Ints  # air or guns, attacker, its class, target -> dice
    sort: Ints  # the same -> sort of dice


class Targets(NamedTuple):
    """What fire does to the units of a side."""

    die: Floats  # target, sort, points, whether it disables -> chance
    far: Ints  # target -> points that sink it when it has its first code
    fate: Ints  # target, points in all, whether disabled -> code
    note: Ints  # the same -> what is summed up: NOTHING, HOME, LOSS


class Results(NamedTuple):
    """What attacks do to the units of a side, each worked out once."""

    keys: Ints  # a table by unit and dice of every sort, with gaps: -1
    found: Ints  # entries of these keys
    used: Ints  # how many entries there are
    after: Floats  # entry, code, code after
    home: Floats  # entry, code, points it goes home with
    lost: Floats  # entry, code: chance of a loss that is not in the code
    still: Floats  # entry: chance that nothing happens
    unit: Ints  # entry -> the target
    seen: Floats  # entry, code: the mass with which it came, summed up
    thrown: Floats  # room for two of: points, whether it disables -> chance after some dice


def no_results(entries: int, codes: int) -> Results:
    """Room for what some attacks do to the units of a side."""
    room = 1 << (2 * entries).bit_length()
    return Results(
        np.full(room, -1, np.int64), np.zeros(room, np.int64), np.zeros(1, np.int64),
        np.zeros((entries, codes, codes)), np.zeros((entries, codes, codes)), np.zeros((entries, codes)),
        np.zeros(entries), np.zeros(entries, np.int64), np.zeros((entries, codes)), np.zeros((2, codes, 2)),
    )  # fmt: skip


def more_room(results: Results) -> Results:
    """The same with room for four times as many."""
    entries, codes = results.lost.shape
    found = no_results(4 * entries, codes)
    for name in ("after", "home", "lost", "still", "unit", "seen"):
        getattr(found, name)[:entries] = getattr(results, name)
    found.used[:] = results.used
    for at in np.flatnonzero(results.keys >= 0).tolist():
        place = -1 - lookup(found.keys, found.found, int(results.keys[at]))
        found.keys[place], found.found[place] = results.keys[at], results.found[at]
    return found


@lean
def lookup(keys: Ints, found: Ints, key: int) -> int:
    """The entry of a key, or the place where it can be put as ``-1 - place``."""
    mask = len(keys) - 1
    place = ((key * 0x9E3779B1) >> 7) & mask
    while keys[place] >= 0:
        if keys[place] == key:
            return int(found[place])
        place = (place + 1) & mask
    return -1 - place


@lean
def enter(results: Results, targets: Targets, unit: int, counts: Ints) -> int:
    """The entry for some dice at one unit."""
    key = 0
    for sort in range(len(counts) - 1, -1, -1):
        key = key * COUNTS + counts[sort]
    key = key * len(targets.far) + unit
    entry = lookup(results.keys, results.found, key)
    return entry if entry >= 0 else _work_out(results, targets, unit, counts, key, -1 - entry)


@lean
def _work_out(results: Results, targets: Targets, unit: int, counts: Ints, key: int, place: int) -> int:
    """Make a new entry."""
    entry = int(results.used[0])
    results.used[0] += 1
    results.keys[place], results.found[place] = key, entry
    far = targets.far[unit]
    chance, more = results.thrown[0, : far + 1], results.thrown[1, : far + 1]
    chance[:] = 0.0
    chance[0, 0] = 1.0
    for sort in range(len(counts)):
        for _ in range(counts[sort]):
            _throw(chance, more, targets.die[unit, sort])
            chance, more = more, chance
    results.still[entry], results.unit[entry] = chance[0, 0], unit
    _effects(results, targets, unit, entry, chance)
    return entry


@lean
def _throw(chance: Floats, more: Floats, die: Floats) -> None:
    """Add one die to the points and disables of a marker; points that sink anything are one and the same."""
    far = len(chance) - 1
    more[:] = 0.0
    for points in range(far + 1):
        for five in range(2):
            p = chance[points, five]
            if p == 0.0:
                continue
            for add in range(die.shape[0]):
                for other in range(2):
                    if die[add, other] != 0.0:
                        more[min(far, points + add), max(five, other)] += p * die[add, other]


@lean
def _effects(results: Results, targets: Targets, unit: int, entry: int, chance: Floats) -> None:
    far = targets.far[unit]
    for code in range(far):
        for points in range(far + 1):
            total = min(far, code + points)
            for five in range(2):
                p = chance[points, five]
                results.after[entry, code, targets.fate[unit, total, five]] += p
                if targets.note[unit, total, five] == LOSS:
                    results.lost[entry, code] += p
                elif targets.note[unit, total, five] == HOME:
                    results.home[entry, code, total] += p


@lean
def under_fire(
    part: int,
    kinds: Ints,
    row: int,
    fire: Fire,
    targets: Targets,
    results: Results,
    entries: Ints,
    counts: Ints,
    shift: int,
) -> None:
    """Note for every unit of the enemy what the fire of a class of one side may do to it.

    ``shift`` is where units begin in ``targets`` to which other fates are due.
    """
    for target in range(len(entries)):
        entries[target] = -1
        for sort in range(counts.shape[1]):
            counts[target, sort] = 0
    for u in range(fire.aims.shape[1]):
        target = fire.aims[row, u]
        if target >= 0:
            kind = kinds[u]
            counts[target, fire.sort[part, u, kind, target]] += fire.dice[part, u, kind, target]
    for target in range(len(entries)):
        thrown = 0
        for sort in range(counts.shape[1]):
            thrown += counts[target, sort]
        if thrown:
            entries[target] = enter(results, targets, target + shift, counts[target])


@lean
def settle(results: Results, home: Floats, lost: Floats) -> None:
    """Sum up who goes home with how much damage, and who is lost where the codes do not tell.

    What was ``seen`` is used up.
    """
    for entry in range(results.used[0]):
        u = results.unit[entry] % len(lost)  # those to which other fates are due have numbers of their own
        for code in range(results.seen.shape[1]):
            mass = results.seen[entry, code]
            if mass == 0.0:
                continue
            results.seen[entry, code] = 0.0
            lost[u] += mass * results.lost[entry, code]
            for points in range(results.home.shape[2]):
                home[u, points] += mass * results.home[entry, code, points]
