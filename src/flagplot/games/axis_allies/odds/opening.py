"""Forces opened for arithmetic, compiled: every situation losses can bring a side to, and the hits it scores.

Who fires how is read off the rules once for every unit table (``sides.guns``); whom a helper raises and who
may be hit is decided by the rules' own functions, compiled.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from flagplot.chance.pmf import Floats, Ints, hits_into, low_luck_into
from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.odds.compiled import fast, inlined, rule

rank = rule(fire.rank)
takes = rule(fire.takes, rank=rank)
match: Any = rule(fire.match)

# what one unit of a kind adds to the fire of its side: fields of a row of guns
CLASS, COLUMN, DICE, POINTS, RAISED_COLUMN, RAISED_DICE, RAISED_POINTS, UP_TO, DESTROYER, GROUP = range(10)
COLUMNS = 12  # of dice: values 1 to 6, each die by itself or the better of two
# equal hits one after the other: the unit (by its place in the roster) that goes, what it becomes or -1
TAKE, PUT, NUMBER = range(3)
NONE = 1 << 60


@inlined
def throw(
    counts: Ints, guns: Ints, helpers: Ints, helped: Ints, boosters: Ints, boosted: Ints, raised: Ints,
    dice: Ints, points: Ints,
) -> None:  # fmt: skip
    """The dice of a force by class and column, and its points of value by class."""
    dice[:] = 0
    points[:] = 0
    raised[:] = 0
    match(counts, helpers, guns[:, UP_TO], helped, raised)
    match(counts, boosters, guns[:, UP_TO], boosted, raised)
    for kind in range(len(counts)):
        if counts[kind]:
            cls, better = guns[kind, CLASS], raised[kind]
            plain = counts[kind] - better
            dice[cls, guns[kind, COLUMN]] += plain * guns[kind, DICE]
            points[cls] += plain * guns[kind, POINTS]
            if better:
                dice[cls, guns[kind, RAISED_COLUMN]] += better * guns[kind, RAISED_DICE]
                points[cls] += better * guns[kind, RAISED_POINTS]


@inlined
def hits_of_class(cls: int, dice: Ints, points: Ints, chance: Floats, low_luck: bool, line: Floats) -> int:
    """P(h hits) of one class into ``line``; the number of entries that count."""
    if low_luck:
        return low_luck_into(points[cls], line)
    return hits_into(dice[cls], chance, line)


@inlined
def width_of(cls: int, dice: Ints, points: Ints, low_luck: bool) -> int:
    """Entries a line of that class needs."""
    return int(points[cls] // 6 + 2 if low_luck else dice[cls].sum() + 1)


# -- on land ----------------------------------------------------------------------------------------------


@fast
def open_chains(
    starts: Ints, order: Ints, kinds: Ints, guns: Ints, helpers: Ints, helped: Ints, boosters: Ints,
    boosted: Ints, chance: Floats, low_luck: bool,
) -> tuple[Ints, Ints, Ints, Floats, Floats, Ints]:  # fmt: skip
    """Chains of situations from whole to gone, one for every row of ``starts``: numbers of units by place.

    All share one order of loss; who is not there is passed over. Beginnings and ends of the chains, units
    by situation, P(h hits) and P(at least h hits) by situation, and the entries that count.
    """
    chains, places = starts.shape
    n_kinds = len(guns)
    counts, raised = np.zeros(n_kinds, np.int64), np.zeros(n_kinds, np.int64)
    dice, points = np.zeros((3, COLUMNS), np.int64), np.zeros(3, np.int64)
    begins, ends = np.zeros(chains, np.int64), np.zeros(chains, np.int64)
    total, width = 0, 1
    for chain in range(chains):
        left = starts[chain].copy()
        begins[chain] = total
        for step in range(len(order)):
            number = min(order[step, NUMBER], left[order[step, TAKE]])
            left[order[step, TAKE]] -= number
            if order[step, PUT] >= 0:
                left[order[step, PUT]] += number
            total += number
        ends[chain] = total
        total += 1
        counts[:] = 0
        for place in range(places):
            counts[kinds[place]] += starts[chain, place]
        throw(counts, guns, helpers, helped, boosters, boosted, raised, dice, points)
        width = max(width, width_of(fire.OTHER, dice, points, low_luck))
    numbers = np.zeros((total, places), np.int64)
    hits, over, length = np.zeros((total, width)), np.zeros((total, width)), np.zeros(total, np.int64)
    for chain in range(chains):
        here = begins[chain]
        for place in range(places):
            numbers[here, place] = starts[chain, place]
        for step in range(len(order)):
            gone, put = order[step, TAKE], order[step, PUT]
            for _ in range(min(order[step, NUMBER], numbers[here, gone])):
                for place in range(places):
                    numbers[here + 1, place] = numbers[here, place]
                here += 1
                numbers[here, gone] -= 1
                if put >= 0:
                    numbers[here, put] += 1
    for here in range(total):
        counts[:] = 0
        for place in range(places):
            counts[kinds[place]] += numbers[here, place]
        throw(counts, guns, helpers, helped, boosters, boosted, raised, dice, points)
        length[here] = hits_of_class(fire.OTHER, dice, points, chance, low_luck, hits[here])
        tail = 0.0
        for number in range(length[here] - 1, -1, -1):
            tail += hits[here, number]
            over[here, number] = tail
    return begins, ends, numbers, hits, over, length


# -- at sea -----------------------------------------------------------------------------------------------


@fast
def situations(order: Ints, kinds: Ints, guns: Ints) -> tuple[Ints, Ints, Ints, Ints, Ints]:
    """All combinations of hits taken by group that single hits of any class can lead to, fewest first.

    Also the place of every hit of a group in the order of loss, the radix of a group, the situation of every
    number made with it, and how many of the next to be lost are open to every class.
    """
    length = np.zeros(4, np.int64)
    for step in range(len(order)):
        length[guns[kinds[order[step, TAKE]], GROUP]] += order[step, NUMBER]
    ranks = np.full((4, length.max() + 1), NONE, np.int64)
    filled, last = np.zeros(4, np.int64), 0
    for step in range(len(order)):
        group = guns[kinds[order[step, TAKE]], GROUP]
        for _ in range(order[step, NUMBER]):
            ranks[group, filled[group]] = last
            filled[group] += 1
            last += 1
    radix, size = np.zeros(4, np.int64), 1
    for group in range(4):
        radix[group] = size
        size *= length[group] + 1
    index = np.full(size, -1, np.int64)
    taken = np.zeros((size, 4), np.int64)
    index[0], found, at = 0, 1, 0
    while at < found:
        number = 0
        for group in range(4):
            number += taken[at, group] * radix[group]
        gone = taken[at]
        room = (length[0] - gone[0], length[1] - gone[1], length[2] - gone[2], length[3] - gone[3])
        for cls in range(3):
            hits = (int(cls == 0), int(cls == 1), int(cls == 2))
            best, first = -1, NONE
            for group in range(4):
                place = ranks[group, gone[group]]
                if room[group] > 0 and place < first and takes(hits, (0, 0, 0, 0), room, group):
                    best, first = group, place
            if best >= 0 and index[number + radix[best]] < 0:
                index[number + radix[best]] = found
                for group in range(4):
                    taken[found, group] = gone[group] + (group == best)
                found += 1
        at += 1
    taken = taken[:found].copy()
    return taken, ranks, radix, index, _alike(taken, length, ranks)


@inlined
def _alike(taken: Ints, length: Ints, ranks: Ints) -> Ints:
    """How many of the next in the order of loss may be hit by every class, and by all but aircraft."""
    found = np.zeros((len(taken), 2), np.int64)
    for at in range(len(taken)):
        for without in range(2):
            now = taken[at].copy()
            while True:
                best, first = -1, NONE
                for group in range(4):
                    if now[group] < length[group] and ranks[group, now[group]] < first:
                        best, first = group, ranks[group, now[group]]
                if best < 0:
                    break
                room = (length[0] - now[0], length[1] - now[1], length[2] - now[2], length[3] - now[3])
                common = True
                for cls in range(without, 3):
                    hits = (int(cls == 0), int(cls == 1), int(cls == 2))
                    common = common and takes(hits, (0, 0, 0, 0), room, best)
                if not common:
                    break
                now[best] += 1
                found[at, without] += 1
    return found


@fast
def left_at_sea(start: Ints, order: Ints, kinds: Ints, guns: Ints, taken: Ints) -> Ints:
    """The units left in every situation: each target group loses its own."""
    found = np.zeros((len(taken), len(start)), np.int64)
    for here in range(len(taken)):
        for place in range(len(start)):
            found[here, place] = start[place]
        for group in range(4):
            more = taken[here, group]
            for step in range(len(order)):
                gone, put = order[step, TAKE], order[step, PUT]
                if more and guns[kinds[gone], GROUP] == group:
                    number = min(more, order[step, NUMBER])
                    found[here, gone] -= number
                    if put >= 0:
                        found[here, put] += number
                    more -= number
    return found


@fast
def fire_at_sea(
    numbers: Ints, kinds: Ints, guns: Ints, helpers: Ints, helped: Ints, boosters: Ints, boosted: Ints,
    chance: Floats, low_luck: bool,
) -> tuple[Floats, Floats, Floats, Floats, Floats, Ints, Ints]:  # fmt: skip
    """P(h hits) in every situation by class, of all but submarines, of all; lengths; who is armed."""
    total, n_kinds = len(numbers), len(guns)
    counts, raised = np.zeros(n_kinds, np.int64), np.zeros(n_kinds, np.int64)
    dice, points = np.zeros((3, COLUMNS), np.int64), np.zeros(3, np.int64)
    for place in range(len(kinds)):
        counts[kinds[place]] += numbers[0, place]
    throw(counts, guns, helpers, helped, boosters, boosted, raised, dice, points)
    wide_a = width_of(fire.AIR, dice, points, low_luck)
    wide_o = width_of(fire.OTHER, dice, points, low_luck)
    air, other = np.zeros((total, wide_a)), np.zeros((total, wide_o))
    wide_s = width_of(fire.SUB, dice, points, low_luck)
    sub, both = np.zeros((total, wide_s)), np.zeros((total, wide_a + wide_o - 1))
    every = np.zeros((total, wide_a + wide_o + wide_s - 2))
    lengths, arms = np.zeros((total, 5), np.int64), np.zeros(total, np.int64)
    for here in range(total):
        counts[:] = 0
        for place in range(len(kinds)):
            counts[kinds[place]] += numbers[here, place]
        throw(counts, guns, helpers, helped, boosters, boosted, raised, dice, points)
        n_air = hits_of_class(fire.AIR, dice, points, chance, low_luck, air[here])
        n_other = hits_of_class(fire.OTHER, dice, points, chance, low_luck, other[here])
        lengths[here, 0], lengths[here, 1], lengths[here, 3] = n_air, n_other, n_air + n_other - 1
        n_sub = hits_of_class(fire.SUB, dice, points, chance, low_luck, sub[here])
        lengths[here, 2], lengths[here, 4] = n_sub, n_air + n_other + n_sub - 2
        for a in range(n_air):
            for o in range(n_other):
                both[here, a + o] += air[here, a] * other[here, o]
        for o in range(n_air + n_other - 1):
            for u in range(n_sub):
                every[here, o + u] += both[here, o] * sub[here, u]
        bits = 0
        for kind in range(n_kinds):
            if counts[kind]:
                if guns[kind, DICE]:
                    bits |= 1 << guns[kind, CLASS]
                if guns[kind, DESTROYER]:
                    bits |= 8
        arms[here] = bits
    return air, other, sub, both, every, lengths, arms
