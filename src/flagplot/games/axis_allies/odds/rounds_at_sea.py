"""A sea battle as arithmetic: mass on pairs of situations, pushed through the steps of each round.

At sea not every hit may be put on every unit, so a situation of a side is the number of hits each target
group has taken. Which unit a hit takes is decided by the rules' own ``takes``, compiled, and the side's
order of loss. Submarines that strike before the others make a second layer: the situation in mid-round.

Both fleets are put into a few common arrays (``Sea``), the defenders' situations after the attackers':
handing many arrays on to an inner function costs more than its work.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.odds.compiled import fast, inlined, rule

Memo = NDArray[np.int32]

# all masses too small for a round of their own, together; the ends are made to sum to one again
NOTHING = 1e-13
SPECK = 0.01  # such a part of a mass too small for a round is not worth a step
TINY = 1e-19  # a throw that never comes
rank = rule(fire.rank)
takes = rule(fire.takes, rank=rank)

# how a battle stands: it goes on, or has ended
GOES_ON, ATTACKERS_GONE, DEFENDERS_GONE, BOTH_GONE, TRANSPORTS_SUNK, PARTED, PARTED_SUNK = range(7)
# as the last two, with attacking transports lost that have no way out
STRANDED, STRANDED_SUNK = 7, 8
LEFT_ALONE = 9  # attacking transports without any other attacker, where that is their end
SHEDS = 10  # defending transports are sunk without dice, and the battle goes on


class Fleet(NamedTuple):
    """One side: its situations in order of hits taken, and what each can do."""

    taken: Ints  # situation, group -> hits taken
    room: Ints  # situation, group -> hits it can still take
    free: Ints  # situation -> hits it can still take
    ranks: Ints  # group, hits taken -> place of its next hit in the order of loss
    radix: Ints  # a situation's number is the sum of taken * radix
    situation: Ints  # number -> situation, -1 if it never arises
    alike: Ints  # situation -> hits that may all be of any class; of any class if aircraft hit submarines
    air: Floats  # situation, hits -> probability, by class of the shooter
    other: Floats
    sub: Floats
    both: Floats  # air and other hits together: what a side with a destroyer scores
    every: Floats  # all hits together
    lengths: Ints  # situation -> entries that count of air, other, sub, both, every
    arms: Ints  # situation -> a bit for each class that fires, 8 for a destroyer
    groups: Ints  # situation -> a bit for each target group but transports


class Sea(NamedTuple):
    """Both fleets together: rows are the attackers' situations, then the defenders'."""

    book: Ints  # row, field
    rows: Floats  # row, hits of one class after those of another -> probability
    maps: Ints  # side -> radix, ranks and situations, one after the other
    memo: Memo  # row, submarine, air, other hits -> situation after them, -1 if it is not yet worked out
    bare: Ints  # defenders' situation -> that without transports, -1 if it never arises


# fields of the book: hits taken and left by group, then
TAKEN, ROOM, FREE, ALIKE, LENGTHS, ARMS, FIELDS = 0, 4, 8, 9, 11, 16, 17


def sea_of(attack: Fleet, defend: Fleet) -> Sea:
    """Put both fleets together."""
    n_a, n_d = len(attack.free), len(defend.free)
    wide = max(attack.every.shape[1], defend.every.shape[1])
    book, rows = np.empty((n_a + n_d, FIELDS), np.int64), np.zeros((n_a + n_d, 5 * wide))
    ranks = max(attack.ranks.shape[1], defend.ranks.shape[1])
    maps = np.empty((2, 5 + 4 * ranks + max(len(attack.situation), len(defend.situation))), np.int64)
    hits = [int(n) - 1 for n in np.maximum(attack.lengths[0], defend.lengths[0])]
    most = max(int(attack.free[0]), int(defend.free[0]))
    air, _, sub, _, every = (min(n, most) + 1 for n in hits)
    memo = np.full((n_a + n_d, sub, air, every), -1, np.int32)
    for side, fleet in enumerate((attack, defend)):
        own = slice(n_a, None) if side else slice(0, n_a)
        book[own, TAKEN : TAKEN + 4], book[own, ROOM : ROOM + 4] = fleet.taken, fleet.room
        book[own, FREE], book[own, ALIKE : ALIKE + 2] = fleet.free, fleet.alike
        book[own, LENGTHS : LENGTHS + 5], book[own, ARMS] = fleet.lengths, fleet.arms
        for at, row in enumerate((fleet.air, fleet.other, fleet.sub, fleet.both, fleet.every)):
            rows[own, at * wide : at * wide + row.shape[1]] = row
        maps[side, :4], maps[side, 4] = fleet.radix, ranks
        for group in range(4):
            begin = 5 + group * ranks
            maps[side, begin : begin + fleet.ranks.shape[1]] = fleet.ranks[group]
        maps[side, 5 + 4 * ranks : 5 + 4 * ranks + len(fleet.situation)] = fleet.situation
    gone = defend.taken + defend.room * (0, 0, 0, 1)
    return Sea(book, rows, maps, memo, defend.situation[gone @ defend.radix])


# -- what hits do -----------------------------------------------------------------------------------------


@fast
def work_out(
    here: int, air: int, other: int, sub: int, base: int, book: Ints, places: Ints, memo: Memo
) -> int:
    """The situation after some hits, each put on the first unit in the order of loss that may take it.

    Whoever is lost to fewer hits is lost to more, so this goes on from one hit less where that is known.
    """
    hits, before = (air, other, sub), here
    if sub > 0 and memo[here, sub - 1, air, other] >= 0:
        before = base + memo[here, sub - 1, air, other]
    elif other > 0 and memo[here, sub, air, other - 1] >= 0:
        before = base + memo[here, sub, air, other - 1]
    elif air > 0 and memo[here, sub, air - 1, other] >= 0:
        before = base + memo[here, sub, air - 1, other]
    t0, t1 = book[before, TAKEN] - book[here, TAKEN], book[before, TAKEN + 1] - book[here, TAKEN + 1]
    t2, t3 = book[before, TAKEN + 2] - book[here, TAKEN + 2], book[before, TAKEN + 3] - book[here, TAKEN + 3]
    r0, r1, r2, r3 = book[here, ROOM], book[here, ROOM + 1], book[here, ROOM + 2], book[here, ROOM + 3]
    ranks = places[4]
    while True:
        left = (r0 - t0, r1 - t1, r2 - t2, r3 - t3)
        best, place = -1, 1 << 60
        for group in range(4):
            if left[group] > 0:
                next_one = places[5 + group * ranks + book[here, TAKEN + group] + (t0, t1, t2, t3)[group]]
                if next_one < place and takes(hits, (t0, t1, t2, t3), left, group):
                    best, place = group, next_one
        if best < 0:
            break
        t0 += best == 0
        t1 += best == 1
        t2 += best == 2
        t3 += best == 3
    number = 5 + 4 * ranks
    number += (book[here, TAKEN] + t0) * places[0] + (book[here, TAKEN + 1] + t1) * places[1]
    number += (book[here, TAKEN + 2] + t2) * places[2] + (book[here, TAKEN + 3] + t3) * places[3]
    found = places[number]
    if found < 0:
        raise ValueError("a situation that never arises")
    memo[here, sub, air, other] = found
    return int(found)


@fast
def volley(
    a: int, d: int, n_a: int, early: int, rare: float, book: Ints, rows: Floats, maps: Ints, memo: Memo,
    to: Ints, chance: Floats, heap: Floats,
) -> tuple[int, int]:  # fmt: skip
    """Where the fire of both sides may put them: situations into ``to``, probabilities into ``chance``.

    First of the attackers, then of the defenders; returned is how many. Submarines that have struck early
    do not fire again; what is less likely than ``rare`` is left out. As long as every class may hit whoever
    comes next only the number of hits counts; after that each class by itself, so that a situation may come
    twice. ``heap`` is scratch space filled with zeros, and is left so.
    """
    found = count = done = 0
    wide = rows.shape[1] // 5
    for side in range(2):
        base = side * n_a
        here, there = (base + d, a) if side else (a, n_a + d)
        hunting = book[there, ARMS] >= 8
        strike = early & 1 if side else early & 2
        most, none, count = book[here, FREE], min(0, n_a), 0
        n_air, n_other, n_sub, n_all = 1, book[there, LENGTHS + 3], 1, book[there, LENGTHS + 3]
        guns, every = 3 * wide, 3 * wide
        level = book[here, ALIKE + 1]
        if not hunting:
            n_air, n_other, guns = book[there, LENGTHS], book[there, LENGTHS + 1], wide
            level = book[here, ALIKE]
        if not strike:
            n_sub, n_all, every = book[there, LENGTHS + 2], book[there, LENGTHS + 4], 4 * wide
        for total in range(min(n_all, level + 1)):
            p = rows[there, every + total]
            if p >= rare:
                found = memo[here, 0, 0, total]
                if found < 0:
                    found = work_out(here, none, total, none, base, book, maps[side], memo)
                to[side, count] = found
                chance[side, count] = p
                count += 1
        first = count
        for u in range(n_sub if n_all > level + 1 else 0):
            p_sub = rows[there, 2 * wide + u] if n_sub > 1 else 1.0
            sub = min(u, most)
            for f in range(n_air):
                p_air = p_sub * rows[there, f] if n_air > 1 else p_sub
                if p_air < rare:
                    continue
                air = min(f, most)
                for o in range(max(0, level + 1 - u - f), n_other):
                    p = p_air * rows[there, guns + o]
                    if p < rare:
                        continue
                    other = min(o, most)
                    found = memo[here, sub, air, other]
                    if found < 0:
                        found = work_out(here, air, other, sub, base, book, maps[side], memo)
                    if heap[found] == 0.0:
                        to[side, count] = found
                        count += 1
                    heap[found] += p
        for k in range(first, count):
            chance[side, k] = heap[to[side, k]]
            heap[to[side, k]] = 0.0
        if side == 0:
            done = count
    return done, count


@fast
def strikes(
    a: int, d: int, n_a: int, early: int, book: Ints, rows: Floats, maps: Ints, memo: Memo,
    to: Ints, chance: Floats,
) -> tuple[int, int]:  # fmt: skip
    """The same where only the submarines fire that strike early; who is not struck stays what he is."""
    wide, none, first, count = rows.shape[1] // 5, min(0, n_a), 1, 1
    for side in range(2):
        here, there = (n_a + d, a) if side else (a, n_a + d)
        first, count = count, 1
        to[side, 0], chance[side, 0] = here - side * n_a, 1.0
        if early & (2 >> side):
            count = book[there, LENGTHS + 2]
            for u in range(count):
                sub = min(u, book[here, FREE])
                found = memo[here, sub, 0, 0]
                if found < 0:
                    found = work_out(here, none, none, sub, side * n_a, book, maps[side], memo)
                to[side, u], chance[side, u] = found, rows[there, 2 * wide + u]
    return first, count


# -- how a battle stands ----------------------------------------------------------------------------------


def _harm_table() -> Ints:
    """Whether a side can hit an enemy unit other than a transport: by what it has, and what is there.

    Row: a bit for each hit class that fires, and one for a destroyer among them. Column: a bit for each
    target group that has units.
    """
    found = np.zeros((16, 8), np.int64)
    for arms in range(16):
        for groups in range(8):
            main = (groups & 1, groups >> 1 & 1, groups >> 2 & 1, 0)
            classes = [cls for cls in range(3) if arms >> cls & 1]
            found[arms, groups] = any(fire.can_hit(cls, main, bool(arms & 8)) for cls in classes)
    return found


HARMS = _harm_table()


@inlined
def _hunters(arms: int) -> int:
    """1 if aircraft fire, 2 if ships do."""
    return (arms & 1) + 2 * (arms & 6 > 0)


@fast
def stands(attack: Fleet, defend: Fleet, may_leave: bool, linger: bool, gives_up: Ints, harms: Ints) -> Ints:
    """How the battle stands in every pair of situations; ``may_leave``: attacking ships may retreat.

    ``linger``: attacking transports alone may stay to be fired at; ``gives_up``: whether defending transports
    are lost without dice, by who fires and who guards them.
    """
    free_a, free_d, room_a, room_d = attack.free, defend.free, attack.room, defend.room
    arms_a, arms_d, groups_a, groups_d = attack.arms, defend.arms, attack.groups, defend.groups
    found = np.zeros((len(free_a), len(free_d)), np.int64)
    for a in range(len(free_a)):
        armed = arms_a[a] & 7 > 0
        for d in range(len(free_d)):
            if free_a[a] == 0:
                found[a, d] = BOTH_GONE if free_d[d] == 0 else ATTACKERS_GONE
            elif free_d[d] == 0:
                found[a, d] = DEFENDERS_GONE
            elif free_d[d] == room_d[d, 3]:
                found[a, d] = TRANSPORTS_SUNK if armed else PARTED
            elif harms[arms_a[a], groups_d[d]] or harms[arms_d[d], groups_a[a]] or (
                armed and room_d[d, 3] > 0 and not gives_up[_hunters(arms_a[a]) + 4 * (groups_d[d] & 3)]
            ):  # fmt: skip
                found[a, d] = GOES_ON
            elif room_a[a, 3] == 0:
                found[a, d] = PARTED_SUNK if armed else PARTED
            elif groups_a[a] == 0 and not (may_leave and linger):
                found[a, d] = LEFT_ALONE
            elif may_leave:
                found[a, d] = SHEDS if armed and room_d[d, 3] > 0 else GOES_ON
            else:
                found[a, d] = STRANDED_SUNK if armed else STRANDED
    return found


# -- rounds -----------------------------------------------------------------------------------------------


@inlined
def early_of(a: int, d: int, book: Ints) -> int:
    """Whose submarines strike before the others: 1 the attacker's, 2 the defender's (rows of the book)."""
    found = 0
    if book[a, LENGTHS + 2] > 1 and book[d, ARMS] < 8:
        found += 1
    if book[d, LENGTHS + 2] > 1 and book[a, ARMS] < 8:
        found += 2
    return found


@inlined
def unchanged(to: Ints, chance: Floats, side: int, count: int, here: int) -> float:
    """The probability that a fire step changes nothing."""
    same = 0.0
    for k in range(count):
        if to[side, k] == here:
            same += chance[side, k]
    return same


@fast
def fight_on(
    mass: Floats, n_a: int, book: Ints, rows: Floats, maps: Ints, memo: Memo, bare: Ints, ended: Ints,
    stop: Floats, only_one: bool, struck: int,
) -> tuple[Floats, float]:  # fmt: skip
    """Push mass to its ends, or through one round only; the new mass and the (expected) rounds fought.

    ``ended`` says which pairs are ends; where ``stop`` is positive the mass stays. Mid-round mass is kept
    by whose submarines have struck: 1 the attacker's, 2 the defender's. With ``struck`` all mass is so, and
    only the rest of that round is fought.
    """
    n_d = mass.shape[1]
    out = np.zeros_like(mass) if only_one else mass
    layers = 4 if book[0, LENGTHS + 2] > 1 or book[n_a, LENGTHS + 2] > 1 or struck else 1
    middle = np.zeros((layers, n_a, n_d))
    for a in range(n_a if struck else 0):
        for d in range(n_d):
            middle[struck, a, d] = mass[a, d]
    size = 2 * max(n_a, n_d)
    to, chance, heap = np.zeros((2, size), np.int64), np.zeros((2, size)), np.zeros(size)
    hit, q = np.zeros((2, size), np.int64), np.zeros((2, size))
    rounds = 0.0
    nothing = NOTHING / (n_a * n_d)
    speck = SPECK * nothing
    for a in range(n_a):
        for d in range(n_d):
            goes_on = ended[a, d] == GOES_ON and stop[a, d] <= 0.0
            begins = early_of(a, n_a + d, book) if goes_on else 0
            held = 0.0
            for layer in range(layers - 1, -1, -1):  # first what was struck from other situations
                m, early = middle[layer, a, d], layer
                if layer and layer == begins and not only_one:
                    held = m  # the rest of that round is fought together with the round that begins here
                    continue
                if layer == 0:
                    m = 0.0 if struck else mass[a, d]
                    if ended[a, d] == SHEDS:
                        mass[a, bare[d]] += m
                        mass[a, d] = 0.0
                        continue
                    if not goes_on:
                        if only_one:
                            out[a, d] += m
                        continue
                    early = begins
                if m < nothing and (layer or held < nothing):
                    continue
                rare = speck / (m + held)
                k_a, k_d = volley(a, d, n_a, early, rare, book, rows, maps, memo, to, chance, heap)
                calm, s_a, s_d = 1.0, 1, 1
                if layer == 0:
                    if early:
                        s_a, s_d = strikes(a, d, n_a, early, book, rows, maps, memo, hit, q)
                        calm = unchanged(hit, q, 0, s_a, a) * unchanged(hit, q, 1, s_d, d)
                    if not only_one:
                        same = unchanged(to, chance, 0, k_a, a) * unchanged(to, chance, 1, k_d, d)
                        m += held * same
                        if calm * same > 1.0 - 1e-13:
                            mass[a, d] = m
                            continue
                        m /= 1.0 - calm * same  # rounds in which nothing happens are divided out
                    rounds += m
                share = m * calm + (0.0 if layer else held)
                for y in range(k_a):
                    at, w = to[0, y], share * chance[0, y]
                    if w >= speck:
                        for x in range(k_d):
                            out[at, to[1, x]] += w * chance[1, x]
                if layer:
                    continue
                if not only_one:
                    mass[a, d] = 0.0
                if early:
                    for y in range(s_a):
                        for x in range(s_d):
                            if hit[0, y] != a or hit[1, x] != d:
                                middle[early, hit[0, y], hit[1, x]] += m * q[0, y] * q[1, x]
    for a in range(n_a if only_one else 0):
        for d in range(n_d):
            if ended[a, d] == SHEDS:
                out[a, bare[d]] += out[a, d]
                out[a, d] = 0.0
    return out, rounds


@fast
def struck_first(
    a: int, d: int, n_a: int, n_d: int, book: Ints, rows: Floats, maps: Ints, memo: Memo
) -> Floats:
    """Where attacking submarines that strike first may put the defenders, as probabilities."""
    size = book[a, LENGTHS + 2]
    hit, q, found = np.zeros((2, size), np.int64), np.zeros((2, size)), np.zeros(n_d)
    _, count = strikes(a, d, n_a, 1, book, rows, maps, memo, hit, q)
    for k in range(count):
        found[hit[1, k]] += q[1, k]
    return found


@fast
def worth(
    value: Floats, n_a: int, book: Ints, rows: Floats, maps: Ints, memo: Memo, bare: Ints, ended: Ints,
    leave: Floats, may: Floats,
) -> Floats:  # fmt: skip
    """Work back from the ends: ``value`` of every situation if the attacker stops wherever that is better.

    On entry ``value`` holds what the ends are worth; ``leave`` is what breaking off is worth where ``may``
    is positive, also for transports left alone. Returned is a mask of the situations in which he breaks off.
    """
    n_d = value.shape[1]
    stop = np.zeros_like(value)
    layers = 4 if book[0, LENGTHS + 2] > 1 or book[n_a, LENGTHS + 2] > 1 else 1
    middle = np.zeros((layers, n_a, n_d))
    size = 2 * max(n_a, n_d)
    to, chance, heap = np.zeros((2, size), np.int64), np.zeros((2, size)), np.zeros(size)
    hit, q = np.zeros((2, size), np.int64), np.zeros((2, size))
    for a in range(n_a - 1, -1, -1):
        for d in range(n_d - 1, -1, -1):
            for layer in range(layers):  # then what the rest of a round is worth after such a strike
                early = layer
                if layer == 0:
                    if ended[a, d] == SHEDS:
                        value[a, d] = value[a, bare[d]]
                    if ended[a, d] == LEFT_ALONE and may[a, d] > 0.0 and leave[a, d] > value[a, d]:
                        stop[a, d], value[a, d] = 1.0, leave[a, d]
                    if ended[a, d] != GOES_ON:
                        continue
                    early = early_of(a, n_a + d, book)
                k_a, k_d = volley(a, d, n_a, early, TINY, book, rows, maps, memo, to, chance, heap)
                total, idle = 0.0, 0.0
                for y in range(k_a):
                    at = to[0, y]
                    for x in range(k_d):
                        p = chance[0, y] * chance[1, x]
                        if layer == 0 and at == a and to[1, x] == d:
                            idle += p
                        else:
                            total += p * value[at, to[1, x]]
                if layer:
                    middle[layer, a, d] = total
                    continue
                if early:
                    s_a, s_d = strikes(a, d, n_a, early, book, rows, maps, memo, hit, q)
                    calm = unchanged(hit, q, 0, s_a, a) * unchanged(hit, q, 1, s_d, d)
                    idle *= calm
                    total *= calm
                    for y in range(s_a):
                        for x in range(s_d):
                            if hit[0, y] != a or hit[1, x] != d:
                                total += q[0, y] * q[1, x] * middle[early, hit[0, y], hit[1, x]]
                go_on = total / (1.0 - idle) if idle < 1.0 - 1e-13 else leave[a, d]
                if may[a, d] > 0.0 and leave[a, d] > go_on:
                    stop[a, d] = 1.0
                    go_on = leave[a, d]
                value[a, d] = go_on
    return stop
