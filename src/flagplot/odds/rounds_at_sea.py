"""A sea battle as arithmetic: mass on pairs of situations, pushed through the steps of each round.

At sea not every hit may be put on every unit, so a situation of a side is the number of hits each target
group has taken. Which unit a hit takes is decided by the rules' own ``takes``, compiled, and the side's
order of loss. Submarines that strike before the others make a second layer: the situation in mid-round.

Inner loops take plain arrays: handing a whole ``Fleet`` to a compiled function costs more than its work.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from flagplot.games.axis_allies.combat import fire
from flagplot.odds.compiled import fast, inlined, rule
from flagplot.odds.pmf import Floats, Ints

NOTHING = 1e-18  # a mass not worth a round: the ends are made to sum to one again
TINY = 1e-19  # nor a throw
rank = rule(fire.rank)
takes = rule(fire.takes, rank=rank)

# how a battle stands: it goes on, or has ended
GOES_ON, ATTACKERS_GONE, DEFENDERS_GONE, BOTH_GONE, TRANSPORTS_SUNK, PARTED, PARTED_SUNK = range(7)
# as the last two, with attacking transports lost that have no way out
STRANDED, STRANDED_SUNK = 7, 8
LEFT_ALONE = 9  # attacking transports without any other attacker, where that is their end


class Fleet(NamedTuple):
    """One side: its situations in order of hits taken, and what each can do."""

    taken: Ints  # situation, group -> hits taken
    room: Ints  # situation, group -> hits it can still take
    free: Ints  # situation -> hits it can still take
    ranks: Ints  # group, hits taken -> place of its next hit in the order of loss
    radix: Ints  # a situation's number is the sum of taken * radix
    situation: Ints  # number -> situation, -1 if it never arises
    memo: Ints  # situation, air, other, submarine hits -> situation after them, -1 if not yet worked out
    air: Floats  # situation, hits -> probability, by class of the shooter
    other: Floats
    sub: Floats
    both: Floats  # air and other hits together: what a side with a destroyer scores
    lengths: Ints  # situation -> entries that count of air, other, sub, both
    arms: Ints  # situation -> a bit for each class that fires, 8 for a destroyer
    groups: Ints  # situation -> a bit for each target group but transports


# -- what hits do -----------------------------------------------------------------------------------------


@fast
def work_out(
    here: int, air: int, other: int, sub: int,
    taken: Ints, room: Ints, ranks: Ints, radix: Ints, index: Ints, memo: Ints,
) -> int:  # fmt: skip
    """The situation after some hits, each put on the first unit in the order of loss that may take it."""
    hits = (air, other, sub)
    t0, t1, t2, t3 = 0, 0, 0, 0
    for _ in range(air + other + sub):
        left = (room[here, 0] - t0, room[here, 1] - t1, room[here, 2] - t2, room[here, 3] - t3)
        best, place = -1, 1 << 60
        for group in range(4):
            if left[group] > 0 and takes(hits, (t0, t1, t2, t3), left, group):
                rank_here = ranks[group, taken[here, group] + (t0, t1, t2, t3)[group]]
                if rank_here < place:
                    best, place = group, rank_here
        if best < 0:
            break
        t0 += best == 0
        t1 += best == 1
        t2 += best == 2
        t3 += best == 3
    number = (
        (taken[here, 0] + t0) * radix[0]
        + (taken[here, 1] + t1) * radix[1]
        + (taken[here, 2] + t2) * radix[2]
        + (taken[here, 3] + t3) * radix[3]
    )
    found = index[number]
    memo[here, air, other, sub] = found
    return int(found)


@fast
def losses(
    here: int, taken: Ints, room: Ints, free: Ints, ranks: Ints, radix: Ints, index: Ints, memo: Ints,
    there: int, hunting: bool, fliers: Floats, ships: Floats, boats: Floats, both: Floats, lengths: Ints,
    subs: int, to: Ints, chance: Floats, slot: Ints,
) -> int:  # fmt: skip
    """Where one fire step may put a side: situations into ``to``, probabilities into ``chance``; how many.

    ``subs`` as in the rules: everybody fires, submarines only, or all but them. ``slot`` is scratch space
    filled with -1, and is left so.
    """
    count, most = 0, free[here]
    n_air, n_other, n_sub = 1, 1, 1
    if subs != fire.NO_SUBS:
        n_sub = lengths[there, 2]
    if subs != fire.SUBS_ONLY:
        if hunting:
            n_other = lengths[there, 3]
        else:
            n_air, n_other = lengths[there, 0], lengths[there, 1]
    for u in range(n_sub):
        p_sub = boats[there, u] if n_sub > 1 else 1.0
        sub = min(u, most)
        for o in range(n_other):
            p_other = p_sub
            if n_other > 1:
                p_other *= both[there, o] if hunting else ships[there, o]
            if p_other < TINY:
                continue
            other = min(o, most)
            for a in range(n_air):
                p = p_other * fliers[there, a] if n_air > 1 else p_other
                if p < TINY:
                    continue
                air = min(a, most)
                found = memo[here, air, other, sub]
                if found < 0:
                    found = work_out(here, air, other, sub, taken, room, ranks, radix, index, memo)
                at = slot[found]
                if at < 0:
                    slot[found] = count
                    to[count] = found
                    chance[count] = p
                    count += 1
                else:
                    chance[at] += p
    for k in range(count):
        slot[to[k]] = -1
    return count


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
            elif may_leave and not linger and groups_a[a] == 0:
                found[a, d] = LEFT_ALONE
            elif may_leave:
                found[a, d] = GOES_ON
            else:
                found[a, d] = STRANDED_SUNK if armed else STRANDED
    return found


# -- rounds -----------------------------------------------------------------------------------------------


@inlined
def unchanged(to: Ints, chance: Floats, count: int, here: int) -> float:
    """The probability that a fire step changes nothing."""
    same = 0.0
    for k in range(count):
        if to[k] == here:
            same = chance[k]
    return same


@inlined
def push(
    out: Floats, m: float, to_a: Ints, p_a: Floats, k_a: int, to_d: Ints, p_d: Floats, k_d: int,
    not_a: int, not_d: int,
) -> None:  # fmt: skip
    """Spread mass over the outcomes of a volley, leaving out one pair."""
    for y in range(k_a):
        at, w = to_a[y], m * p_a[y]
        skip = not_d if at == not_a else -1
        for x in range(k_d):
            if to_d[x] != skip:
                out[at, to_d[x]] += w * p_d[x]


@inlined
def gather(
    value: Floats, to_a: Ints, p_a: Floats, k_a: int, to_d: Ints, p_d: Floats, k_d: int,
    not_a: int, not_d: int,
) -> float:  # fmt: skip
    """What the outcomes of a volley are worth together, leaving out one pair."""
    total = 0.0
    for y in range(k_a):
        at, inner = to_a[y], 0.0
        skip = not_d if at == not_a else -1
        for x in range(k_d):
            if to_d[x] != skip:
                inner += value[at, to_d[x]] * p_d[x]
        total += inner * p_a[y]
    return total


@fast
def fight_on(
    mass: Floats, attack: Fleet, defend: Fleet, ended: Ints, stop: Floats, only_one: bool
) -> tuple[Floats, float]:
    """Push mass to its ends, or through one round only; the new mass and the (expected) rounds fought.

    ``ended`` says which pairs are ends; where ``stop`` is positive the mass stays. Mid-round mass is kept
    by whose submarines have struck: 1 the attacker's, 2 the defender's.
    """
    taken_a, room_a, free_a, ranks_a, radix_a = (
        attack.taken,
        attack.room,
        attack.free,
        attack.ranks,
        attack.radix,
    )
    taken_d, room_d, free_d, ranks_d, radix_d = (
        defend.taken,
        defend.room,
        defend.free,
        defend.ranks,
        defend.radix,
    )
    index_a, memo_a, index_d, memo_d = attack.situation, attack.memo, defend.situation, defend.memo
    air_a, other_a, sub_a, both_a, len_a = attack.air, attack.other, attack.sub, attack.both, attack.lengths
    air_d, other_d, sub_d, both_d, len_d = defend.air, defend.other, defend.sub, defend.both, defend.lengths
    arms_a, arms_d = attack.arms, defend.arms
    n_a, n_d = mass.shape
    out = np.zeros_like(mass) if only_one else mass
    layers = 4 if len_a[:, 2].max() > 1 or len_d[:, 2].max() > 1 else 1
    middle = np.zeros((layers, n_a, n_d))
    to_a, to_d, hit_a, hit_d = _ints(n_a), _ints(n_d), _ints(n_a), _ints(n_d)
    p_a, p_d, q_a, q_d = np.zeros(n_a), np.zeros(n_d), np.zeros(n_a), np.zeros(n_d)
    slot_a, slot_d = _ints(n_a) - 1, _ints(n_d) - 1
    rounds = 0.0
    for a in range(n_a):
        hunt_a = arms_a[a] >= 8
        for d in range(n_d):
            hunt_d = arms_d[d] >= 8
            for early in range(1, layers):  # struck from other situations: the rest of their round
                m = middle[early, a, d]
                if m >= NOTHING:
                    k_d = losses(
                        d, taken_d, room_d, free_d, ranks_d, radix_d, index_d, memo_d,
                        a, hunt_a, air_a, other_a, sub_a, both_a, len_a, 2 * (early & 1), to_d, p_d, slot_d,
                    )  # fmt: skip
                    k_a = losses(
                        a, taken_a, room_a, free_a, ranks_a, radix_a, index_a, memo_a,
                        d, hunt_d, air_d, other_d, sub_d, both_d, len_d, early & 2, to_a, p_a, slot_a,
                    )  # fmt: skip
                    push(out, m, to_a, p_a, k_a, to_d, p_d, k_d, -1, -1)
            m = mass[a, d]
            if m < NOTHING:
                continue
            if ended[a, d] != GOES_ON or stop[a, d] > 0.0:
                if only_one:
                    out[a, d] += m
                continue
            early = 0
            if not hunt_d and len_a[a, 2] > 1:
                early |= 1
            if not hunt_a and len_d[d, 2] > 1:
                early |= 2
            k_d = losses(
                d, taken_d, room_d, free_d, ranks_d, radix_d, index_d, memo_d,
                a, hunt_a, air_a, other_a, sub_a, both_a, len_a, 2 * (early & 1), to_d, p_d, slot_d,
            )  # fmt: skip
            k_a = losses(
                a, taken_a, room_a, free_a, ranks_a, radix_a, index_a, memo_a,
                d, hunt_d, air_d, other_d, sub_d, both_d, len_d, early & 2, to_a, p_a, slot_a,
            )  # fmt: skip
            idle = unchanged(to_d, p_d, k_d, d) * unchanged(to_a, p_a, k_a, a)
            calm, s_d, s_a = 1.0, 1, 1
            if early:
                hit_d[0], q_d[0], hit_a[0], q_a[0] = d, 1.0, a, 1.0
                if early & 1:
                    s_d = losses(
                        d, taken_d, room_d, free_d, ranks_d, radix_d, index_d, memo_d,
                        a, hunt_a, air_a, other_a, sub_a, both_a, len_a, 1, hit_d, q_d, slot_d,
                    )  # fmt: skip
                if early & 2:
                    s_a = losses(
                        a, taken_a, room_a, free_a, ranks_a, radix_a, index_a, memo_a,
                        d, hunt_d, air_d, other_d, sub_d, both_d, len_d, 1, hit_a, q_a, slot_a,
                    )  # fmt: skip
                calm = unchanged(hit_d, q_d, s_d, d) * unchanged(hit_a, q_a, s_a, a)
            if only_one:
                rounds += m
                push(out, m * calm, to_a, p_a, k_a, to_d, p_d, k_d, -1, -1)
            else:
                if calm * idle > 1.0 - 1e-13:
                    continue
                m /= 1.0 - calm * idle  # rounds in which nothing happens are divided out
                mass[a, d] = 0.0
                rounds += m
                push(out, m * calm, to_a, p_a, k_a, to_d, p_d, k_d, a, d)
            if early:
                for y in range(s_a):
                    w = m * q_a[y]
                    for x in range(s_d):
                        if hit_a[y] != a or hit_d[x] != d:
                            middle[early, hit_a[y], hit_d[x]] += w * q_d[x]
    return out, rounds


@inlined
def _ints(size: int) -> Ints:
    return np.zeros(size, np.int64)


@fast
def rest_of_round(mass: Floats, attack: Fleet, defend: Fleet, early: int) -> Floats:
    """What is left after general fire, where submarines have struck as ``early`` says."""
    taken_a, room_a, free_a, ranks_a, radix_a = (
        attack.taken,
        attack.room,
        attack.free,
        attack.ranks,
        attack.radix,
    )
    taken_d, room_d, free_d, ranks_d, radix_d = (
        defend.taken,
        defend.room,
        defend.free,
        defend.ranks,
        defend.radix,
    )
    index_a, memo_a, index_d, memo_d = attack.situation, attack.memo, defend.situation, defend.memo
    air_a, other_a, sub_a, both_a, len_a = attack.air, attack.other, attack.sub, attack.both, attack.lengths
    air_d, other_d, sub_d, both_d, len_d = defend.air, defend.other, defend.sub, defend.both, defend.lengths
    n_a, n_d = mass.shape
    out = np.zeros_like(mass)
    to_a, to_d, p_a, p_d = _ints(n_a), _ints(n_d), np.zeros(n_a), np.zeros(n_d)
    slot_a, slot_d = _ints(n_a) - 1, _ints(n_d) - 1
    for a in range(n_a):
        for d in range(n_d):
            m, hunt_a, hunt_d = mass[a, d], attack.arms[a] >= 8, defend.arms[d] >= 8
            if m >= NOTHING:
                k_d = losses(
                    d, taken_d, room_d, free_d, ranks_d, radix_d, index_d, memo_d,
                    a, hunt_a, air_a, other_a, sub_a, both_a, len_a, 2 * (early & 1), to_d, p_d, slot_d,
                )  # fmt: skip
                k_a = losses(
                    a, taken_a, room_a, free_a, ranks_a, radix_a, index_a, memo_a,
                    d, hunt_d, air_d, other_d, sub_d, both_d, len_d, early & 2, to_a, p_a, slot_a,
                )  # fmt: skip
                push(out, m, to_a, p_a, k_a, to_d, p_d, k_d, -1, -1)
    return out


@fast
def struck_first(attack: Fleet, a: int, defend: Fleet, d: int) -> Floats:
    """Where attacking submarines that strike first may put the defenders, as probabilities."""
    n_d = len(defend.free)
    to_d, p_d, slot_d, found = _ints(n_d), np.zeros(n_d), _ints(n_d) - 1, np.zeros(n_d)
    k_d = losses(
        d, defend.taken, defend.room, defend.free, defend.ranks, defend.radix, defend.situation, defend.memo,
        a, attack.arms[a] >= 8, attack.air, attack.other, attack.sub, attack.both, attack.lengths, 1,
        to_d, p_d, slot_d,
    )  # fmt: skip
    for k in range(k_d):
        found[to_d[k]] = p_d[k]
    return found


@fast
def after_boats(attack: Fleet, a: int, hits: int) -> int:
    """The attackers' situation after some hits by submarines."""
    hits = min(hits, attack.free[a])
    if hits == 0:
        return a
    found = attack.memo[a, 0, 0, hits]
    if found < 0:
        found = work_out(
            a,
            0,
            0,
            hits,
            attack.taken,
            attack.room,
            attack.ranks,
            attack.radix,
            attack.situation,
            attack.memo,
        )
    return int(found)


@fast
def worth(value: Floats, attack: Fleet, defend: Fleet, ended: Ints, leave: Floats, may: Floats) -> Floats:
    """Work back from the ends: ``value`` of every situation if the attacker stops wherever that is better.

    On entry ``value`` holds what the ends are worth; ``leave`` is what breaking off is worth where ``may``
    is positive. Returned is a mask of the situations in which he breaks off.
    """
    taken_a, room_a, free_a, ranks_a, radix_a = (
        attack.taken,
        attack.room,
        attack.free,
        attack.ranks,
        attack.radix,
    )
    taken_d, room_d, free_d, ranks_d, radix_d = (
        defend.taken,
        defend.room,
        defend.free,
        defend.ranks,
        defend.radix,
    )
    index_a, memo_a, index_d, memo_d = attack.situation, attack.memo, defend.situation, defend.memo
    air_a, other_a, sub_a, both_a, len_a = attack.air, attack.other, attack.sub, attack.both, attack.lengths
    air_d, other_d, sub_d, both_d, len_d = defend.air, defend.other, defend.sub, defend.both, defend.lengths
    arms_a, arms_d = attack.arms, defend.arms
    n_a, n_d = value.shape
    stop = np.zeros_like(value)
    layers = 4 if len_a[:, 2].max() > 1 or len_d[:, 2].max() > 1 else 1
    middle = np.zeros((layers, n_a, n_d))
    to_a, to_d, hit_a, hit_d = _ints(n_a), _ints(n_d), _ints(n_a), _ints(n_d)
    p_a, p_d, q_a, q_d = np.zeros(n_a), np.zeros(n_d), np.zeros(n_a), np.zeros(n_d)
    slot_a, slot_d = _ints(n_a) - 1, _ints(n_d) - 1
    for a in range(n_a - 1, -1, -1):
        hunt_a = arms_a[a] >= 8
        for d in range(n_d - 1, -1, -1):
            hunt_d = arms_d[d] >= 8
            if ended[a, d] == GOES_ON:
                early = 0
                if not hunt_d and len_a[a, 2] > 1:
                    early |= 1
                if not hunt_a and len_d[d, 2] > 1:
                    early |= 2
                k_d = losses(
                    d, taken_d, room_d, free_d, ranks_d, radix_d, index_d, memo_d,
                    a, hunt_a, air_a, other_a, sub_a, both_a, len_a, 2 * (early & 1), to_d, p_d, slot_d,
                )  # fmt: skip
                k_a = losses(
                    a, taken_a, room_a, free_a, ranks_a, radix_a, index_a, memo_a,
                    d, hunt_d, air_d, other_d, sub_d, both_d, len_d, early & 2, to_a, p_a, slot_a,
                )  # fmt: skip
                idle = unchanged(to_d, p_d, k_d, d) * unchanged(to_a, p_a, k_a, a)
                total = gather(value, to_a, p_a, k_a, to_d, p_d, k_d, a, d)
                if early:
                    s_d, s_a = 1, 1
                    hit_d[0], q_d[0], hit_a[0], q_a[0] = d, 1.0, a, 1.0
                    if early & 1:
                        s_d = losses(
                            d, taken_d, room_d, free_d, ranks_d, radix_d, index_d, memo_d,
                            a, hunt_a, air_a, other_a, sub_a, both_a, len_a, 1, hit_d, q_d, slot_d,
                        )  # fmt: skip
                    if early & 2:
                        s_a = losses(
                            a, taken_a, room_a, free_a, ranks_a, radix_a, index_a, memo_a,
                            d, hunt_d, air_d, other_d, sub_d, both_d, len_d, 1, hit_a, q_a, slot_a,
                        )  # fmt: skip
                    calm = unchanged(hit_d, q_d, s_d, d) * unchanged(hit_a, q_a, s_a, a)
                    idle *= calm
                    total *= calm
                    for y in range(s_a):
                        for x in range(s_d):
                            if hit_a[y] != a or hit_d[x] != d:
                                total += q_a[y] * q_d[x] * middle[early, hit_a[y], hit_d[x]]
                go_on = total / (1.0 - idle) if idle < 1.0 - 1e-13 else leave[a, d]
                if may[a, d] > 0.0 and leave[a, d] > go_on:
                    stop[a, d] = 1.0
                    go_on = leave[a, d]
                value[a, d] = go_on
            for early in range(1, layers):  # what the rest of a round is worth after such a strike
                k_d = losses(
                    d, taken_d, room_d, free_d, ranks_d, radix_d, index_d, memo_d,
                    a, hunt_a, air_a, other_a, sub_a, both_a, len_a, 2 * (early & 1), to_d, p_d, slot_d,
                )  # fmt: skip
                k_a = losses(
                    a, taken_a, room_a, free_a, ranks_a, radix_a, index_a, memo_a,
                    d, hunt_d, air_d, other_d, sub_d, both_d, len_d, early & 2, to_a, p_a, slot_a,
                )  # fmt: skip
                middle[early, a, d] = gather(value, to_a, p_a, k_a, to_d, p_d, k_d, -1, -1)
    return stop
