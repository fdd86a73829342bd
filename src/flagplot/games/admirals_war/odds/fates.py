"""What may become of one side under fire: of a whole class, or of a single situation; compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.admirals_war.odds.attacks import lookup
from flagplot.games.admirals_war.odds.compiled import lean
from flagplot.games.admirals_war.odds.states import Side

FEW = 4  # situations that are gone through one by one
LISTS, LONG = 1 << 12, 1 << 16  # as many lists are kept, and so much in all of them


@lean
def reach(side: Side, p: int, entries: Ints, inside: bool) -> int:
    """How many situations fire can lead to from a class, counting those that cannot come about."""
    found = 1
    for u in range(side.size.shape[1]):
        if inside or entries[u] < 0:
            found *= side.size[p, u]
        else:
            found *= side.codes[p, u] - side.low[p, u]
    return found


# -- of a class ---------------------------------------------------------------------------------------------


@lean
def _axis(
    source: Floats, into: Floats, pre: int, n: int, r: int, post: int, chance: Floats, low: int
) -> None:
    """What fire does to one unit, for all situations of the others."""
    for a in range(pre):
        for after in range(r):
            start = (a * r + after) * post
            for b in range(post):
                into[start + b] = 0.0
            for code in range(min(n, after + 1)):
                p = chance[low + code, low + after]
                if p != 0.0:
                    at = (a * n + code) * post
                    for b in range(post):
                        into[start + b] += p * source[at + b]


@lean
def along(
    pair: Floats, now: int, side: Side, block: int, before: int, rest: int, entries: Ints, after: Floats,
    inside: bool,
) -> int:  # fmt: skip
    """Unit by unit, what may happen to a side; ``before`` and ``rest`` is what lies around its units.

    ``now`` is where it lies of the pair; where it lies afterwards is returned.
    """
    for u in range(side.size.shape[1]):
        n = side.size[block, u]
        rest //= n
        r = n
        if entries[u] >= 0:
            r = n if inside else side.codes[block, u] - side.low[block, u]
            _axis(pair[now], pair[1 - now], before, n, r, rest, after[entries[u]], side.low[block, u])
            now = 1 - now
        before *= r
    return now


@lean
def reached(side: Side, p: int, entries: Ints, boat: int, keys: Ints) -> int:
    """The situations fire leads to, in the order of ``along``; -1 for none. A used boat is gone.

    Gives how many there are.
    """
    filled = 1
    keys[0] = 0
    for u in range(side.size.shape[1]):
        low = side.low[p, u]
        r = side.size[p, u] if entries[u] < 0 else side.codes[p, u] - low
        low += u == boat
        for k in range(filled - 1, -1, -1):  # from the back, so that nothing is overwritten too soon
            base = keys[k]
            for code in range(r - 1, -1, -1):
                keys[k * r + code] = base + (low + code) * side.stride[u]
        filled *= r
    for k in range(filled):
        keys[k] = max(-1, lookup(side.keys, side.found, keys[k]))
    return int(filled)


# -- of a single situation ----------------------------------------------------------------------------------


@lean
def fates(
    side: Side, p: int, state: int, entries: Ints, after: Floats, boat: int, states: Ints, chances: Floats
) -> int:
    """What may become of a situation of one side: situations and their chances; gives how many there are.

    ``state`` is counted from the first of its class.
    """
    filled = 1
    states[0], chances[0] = 0, 1.0
    post = side.first[p + 1] - side.first[p]
    for u in range(side.size.shape[1]):
        code, high, used = side.low[p, u], side.codes[p, u], int(u == boat)
        if post > 1:  # to divide takes long
            post //= side.size[p, u]
            code += state // post % side.size[p, u]
        if entries[u] < 0:
            for k in range(filled):
                states[k] += (code + used) * side.stride[u]
            continue
        chance = after[entries[u], code]
        many = 0
        for then in range(code, high):
            many += chance[then] != 0.0
        at = filled * many
        for k in range(filled - 1, -1, -1):  # from the back, so that nothing is overwritten too soon
            key, before = states[k], chances[k]
            for then in range(high - 1, code - 1, -1):
                if chance[then] != 0.0:
                    at -= 1
                    states[at], chances[at] = key + (then + used) * side.stride[u], before * chance[then]
        filled *= many
    kept = 0
    for k in range(filled):
        found = lookup(side.keys, side.found, states[k])
        if found >= 0:
            states[kept], chances[kept] = found, chances[k]
            kept += 1
    return kept


@lean
def stays(side: Side, p: int, entries: Ints, after: Floats, boat: int) -> float:
    """The chance that a side stays in the only situation of its class."""
    found = 1.0 if boat < 0 else 0.0
    for u in range(len(entries)):
        if entries[u] >= 0:
            found *= after[entries[u], side.low[p, u], side.low[p, u]]
    return found


# -- the same again and again -------------------------------------------------------------------------------


class Outcomes(NamedTuple):
    """Lists of what may become of the Axis, by what is done to it and in which situation."""

    used: Ints  # how many lists there are, and how much in all of them
    keys: Ints  # a table by number of a salvo and situation, with gaps: -1
    found: Ints  # lists of these keys
    first: Ints  # list -> where it begins, and where it ends
    states: Ints
    chances: Floats


def no_outcomes() -> Outcomes:
    """Room for lists."""
    return Outcomes(
        np.zeros(2, np.int64), np.full(2 * LISTS, -1, np.int64), np.empty(2 * LISTS, np.int64),
        np.empty((LISTS, 2), np.int64), np.empty(LONG, np.int64), np.empty(LONG),
    )  # fmt: skip


@lean
def forget_outcomes(outcomes: Outcomes) -> None:
    """Begin again with nothing."""
    outcomes.used[0] = outcomes.used[1] = 0
    for k in range(len(outcomes.keys)):
        outcomes.keys[k] = -1


@lean
def outcome(
    outcomes: Outcomes, side: Side, p: int, state: int, salvo: int, entries: Ints, after: Floats
) -> int:
    """The list for a situation under some fire; -1: it may be too long. Older ones may be forgotten."""
    key = salvo * len(side.bare) + side.first[p] + state
    found = lookup(outcomes.keys, outcomes.found, key)
    if found >= 0:
        return found
    most = reach(side, p, entries, False)
    if most > len(outcomes.states):
        return -1
    if outcomes.used[0] == len(outcomes.first) or outcomes.used[1] + most > len(outcomes.states):
        forget_outcomes(outcomes)
        found = lookup(outcomes.keys, outcomes.found, key)
    number, start = int(outcomes.used[0]), outcomes.used[1]
    states, chances = outcomes.states[start:], outcomes.chances[start:]
    many = fates(side, p, state, entries, after, -1, states, chances)
    outcomes.keys[-1 - found], outcomes.found[-1 - found] = key, number
    outcomes.first[number, 0], outcomes.first[number, 1] = start, start + many
    outcomes.used[0], outcomes.used[1] = number + 1, start + many
    return number
