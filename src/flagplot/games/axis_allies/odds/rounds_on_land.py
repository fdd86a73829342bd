"""A land battle as arithmetic: mass on (attackers' hits taken, defenders' hits taken), pushed round by round.

On land every hit may be put on any unit, so with a fixed order of loss a side is described by the number of
hits it has taken. A chain is such a sequence of situations of one side, from whole to gone; the attackers
may have several, one for each outcome of the antiaircraft fire, stored one after another.

A round in which nobody hits leaves everything as it was; its probability is divided out, so the sums are
finite and exact.
"""

from __future__ import annotations

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.axis_allies.odds.compiled import fast

NOTHING = 1e-300  # a mass not worth a step


@fast
def fight_on(
    mass: Floats, starts: Ints, ends: Ints, attack: Floats, over_a: Floats, len_a: Ints,
    defend: Floats, over_d: Floats, len_d: Ints, stop: Floats,
) -> float:  # fmt: skip
    """Push all mass to its end, in place; the expected number of rounds.

    ``starts`` and ``ends`` bound the attackers' chains (the end is the situation with nobody left). Where
    ``stop`` is positive the attacker breaks off and the mass stays.
    """
    last_d = mass.shape[1] - 1
    rounds = 0.0
    for chain in range(len(starts)):
        last_a = ends[chain]
        for i in range(starts[chain], last_a):
            room_a, most_a = last_a - i, len_a[i]
            for j in range(last_d):
                m = mass[i, j]
                if m < NOTHING or stop[i, j] > 0.0:
                    continue
                idle = attack[i, 0] * defend[j, 0]
                if idle > 1.0 - 1e-14:
                    continue
                mass[i, j] = 0.0
                w = m / (1.0 - idle)
                rounds += w
                room_d = last_d - j
                cut_d = min(most_a, room_d)
                for y in range(min(len_d[j], room_a + 1)):
                    lost = w * (over_d[j, y] if y == room_a else defend[j, y])
                    row = mass[i + y]
                    for x in range(1 if y == 0 else 0, cut_d):
                        row[j + x] += lost * attack[i, x]
                    if most_a > room_d:
                        row[last_d] += lost * over_a[i, room_d]
    return rounds


@fast
def one_round(
    mass: Floats, starts: Ints, ends: Ints, attack: Floats, over_a: Floats, len_a: Ints,
    defend: Floats, over_d: Floats, len_d: Ints, stop: Floats,
) -> tuple[Floats, float]:  # fmt: skip
    """The mass after one more round, and how much of it fought that round."""
    after = np.zeros_like(mass)
    last_d = mass.shape[1] - 1
    fought = 0.0
    for chain in range(len(starts)):
        last_a = ends[chain]
        after[last_a] += mass[last_a]
        for i in range(starts[chain], last_a):
            room_a, most_a = last_a - i, len_a[i]
            after[i, last_d] += mass[i, last_d]
            for j in range(last_d):
                m = mass[i, j]
                if m < NOTHING:
                    continue
                if stop[i, j] > 0.0:
                    after[i, j] += m
                    continue
                fought += m
                room_d = last_d - j
                for y in range(min(len_d[j], room_a + 1)):
                    lost = m * (over_d[j, y] if y == room_a else defend[j, y])
                    row = after[i + y]
                    for x in range(min(most_a, room_d)):
                        row[j + x] += lost * attack[i, x]
                    if most_a > room_d:
                        row[last_d] += lost * over_a[i, room_d]
    return after, fought


@fast
def worth(
    value: Floats, starts: Ints, ends: Ints, attack: Floats, over_a: Floats, len_a: Ints,
    defend: Floats, over_d: Floats, len_d: Ints, leave: Floats, may: Floats,
) -> Floats:  # fmt: skip
    """Work back from the ends: ``value`` of every situation if the attacker stops wherever that is better.

    On entry ``value`` holds what the ends are worth; ``leave`` is what breaking off is worth where ``may``
    is positive. Returned is a mask of the situations in which he breaks off.
    """
    last_d = value.shape[1] - 1
    stop = np.zeros_like(value)
    for chain in range(len(starts)):
        last_a = ends[chain]
        for i in range(last_a - 1, starts[chain] - 1, -1):
            room_a, most_a = last_a - i, len_a[i]
            for j in range(last_d - 1, -1, -1):
                room_d = last_d - j
                total = 0.0
                for y in range(min(len_d[j], room_a + 1)):
                    row = value[i + y]
                    inner = 0.0
                    for x in range(1 if y == 0 else 0, min(most_a, room_d)):
                        inner += row[j + x] * attack[i, x]
                    if most_a > room_d:
                        inner += row[last_d] * over_a[i, room_d]
                    total += inner * (over_d[j, y] if y == room_a else defend[j, y])
                idle = attack[i, 0] * defend[j, 0]
                go_on = total / (1.0 - idle) if idle < 1.0 - 1e-14 else leave[i, j]
                if may[i, j] > 0.0 and leave[i, j] > go_on:
                    stop[i, j] = 1.0
                    go_on = leave[i, j]
                value[i, j] = go_on
    return stop
