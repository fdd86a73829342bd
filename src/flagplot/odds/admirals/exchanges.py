"""What an exchange of fire makes of a block of situations; compiled.

Nothing here makes an array: whatever is needed lies on a ``Bench``. To count who holds which array would take
longer than all the rest.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from flagplot.odds.admirals.attacks import Results, lookup
from flagplot.odds.admirals.states import Side
from flagplot.odds.compiled import lean
from flagplot.odds.pmf import Floats, Ints


class Mass(NamedTuple):
    """The probability of every situation at four moments of a round, and what is summed up on the way."""

    begun: Floats  # afterwards: those who were pursued have slipped away
    middle: Floats  # guns are next
    fired: Floats  # submarines are next
    done: Floats  # the same where none roll for targets
    home: tuple[Floats, Floats]  # by side: unit, points -> chance that it went home with them
    lost: tuple[Floats, Floats]  # by side: unit -> chance of losses that are not in the codes
    sums: Floats  # rounds, steps, what was left out


class Bench(NamedTuple):
    """Room to work on one block. All but the last two are at least as long as fire can lead far."""

    pair: Floats  # an exchange, unit by unit, from one of these two into the other
    begins: Floats  # the situations of a block in which rounds begin
    ready: Floats  # in which guns are next
    waiting: Floats  # in which submarines are next
    idle: Floats  # chances that no submarine finds anything
    now: Floats  # rounds that stay in the block: the last one; or chances of ``rows``
    then: Floats  # the next; or chances of ``columns``
    aimed: Floats  # guns are next in it
    rows: Ints  # situations of the Allies that fire leads to
    columns: Ints  # of the Axis
    chances: Floats  # of what may happen in the block
    at: Ints  # where the pass is: class of the Allies, class of the Axis, how long this must be


def bench(length: int, ways: int) -> Bench:
    """Room to work, at the first block; ``ways`` is how many things may happen in a round."""
    begins, ready, waiting, idle, now, then, aimed = (np.empty(length) for _ in range(7))
    rows, columns = np.empty(length, np.int64), np.empty(length, np.int64)
    return Bench(
        np.empty((2, length)), begins, ready, waiting, idle, now, then, aimed, rows, columns,
        np.zeros(ways), np.zeros(3, np.int64),
    )  # fmt: skip


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
def reach(side: Side, p: int, entries: Ints, inside: bool) -> int:
    """How many situations fire can lead to from a class, counting those that cannot come about."""
    found = 1
    for u in range(side.size.shape[1]):
        if inside or entries[u] < 0:
            found *= side.size[p, u]
        else:
            found *= side.codes[p, u] - side.low[p, u]
    return found


@lean
def _along(
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
def exchange(
    source: Floats, room: Bench, sides: tuple[Side, Side], p: int, q: int, entries: tuple[Ints, Ints],
    results: tuple[Results, Results], inside: bool,
) -> int:  # fmt: skip
    """The product of all that may happen to the units under fire: in the same block, or everywhere.

    Gives where of the pair on the bench it lies.
    """
    allied, axis = sides
    own = allied.first[p + 1] - allied.first[p]
    theirs = axis.first[q + 1] - axis.first[q]
    for k in range(own * theirs):
        room.pair[0, k] = source[k]
    now = _along(room.pair, 0, axis, q, own, theirs, entries[1], results[1].after, inside)
    across = reach(axis, q, entries[1], inside)
    return _along(room.pair, now, allied, p, 1, own * across, entries[0], results[0].after, inside)


@lean
def _reached(side: Side, p: int, entries: Ints, boat: int, keys: Ints) -> int:
    """The situations fire leads to, in the order of ``exchange``; -1 for none. A used boat is gone.

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


@lean
def _deliver(
    found: Floats, rows: Ints, height: int, columns: Ints, width: int, into: Floats, share: float,
    bounds: Ints, outside: bool,
) -> None:  # fmt: skip
    """Add results to a distribution; with ``outside`` not those in the same block."""
    if share == 0.0:
        return
    for a in range(height):
        row = rows[a]
        if row < 0:
            continue
        if outside and bounds[0] <= row < bounds[1]:
            for b in range(width):
                column = columns[b]
                if column >= 0 and not bounds[2] <= column < bounds[3]:
                    into[row, column] += share * found[a * width + b]
        else:
            for b in range(width):
                if columns[b] >= 0:
                    into[row, columns[b]] += share * found[a * width + b]


@lean
def _note(
    block: Floats, share: float, along: int, other: int, side: Side, p: int, entries: Ints, results: Results,
) -> None:  # fmt: skip
    """Note with which mass attacks come on units with each of their codes.

    ``other`` is how many situations of the other side there are in the block.
    """
    n = side.first[p + 1] - side.first[p]
    for a in range(n):
        here = 0.0
        for b in range(other):
            here += block[a * other + b] if along == 0 else block[b * n + a]
        post = n
        for u in range(side.size.shape[1]):
            size = side.size[p, u]
            post //= size
            if entries[u] >= 0:
                results.seen[entries[u], side.low[p, u] + a // post % size] += share * here


@lean
def send(
    block: Floats, ways: tuple[float, float], loops: bool, sides: tuple[Side, Side], p: int, q: int,
    entries: tuple[Ints, Ints], results: tuple[Results, Results], mass: Mass, bounds: Ints, room: Bench,
    ours: int, theirs: int,
) -> None:  # fmt: skip
    """All that fire makes of a block: in shares to after the fire, and to before the guns.

    With ``loops`` what stays in the block is not sent. ``ours`` or ``theirs`` is the boat that fires, or -1.
    """
    share, own, enemies = ways[0] + ways[1], bounds[1] - bounds[0], bounds[3] - bounds[2]
    _note(block, share, 0, enemies, sides[0], p, entries[0], results[0])
    _note(block, share, 1, own, sides[1], q, entries[1], results[1])
    if own * enemies == 1:
        _send_one(block[0], ways, loops, sides, p, q, entries, results, mass, bounds, room, ours, theirs)
        return
    found = room.pair[exchange(block, room, sides, p, q, entries, results, False)]
    height = _reached(sides[0], p, entries[0], ours, room.rows)
    width = _reached(sides[1], q, entries[1], theirs, room.columns)
    mass.sums[1] += height * width
    _deliver(found, room.rows, height, room.columns, width, mass.fired, ways[0], bounds, loops)
    _deliver(found, room.rows, height, room.columns, width, mass.middle, ways[1], bounds, False)


# -- from a single situation --------------------------------------------------------------------------------


@lean
def _fates(side: Side, p: int, entries: Ints, after: Floats, boat: int, states: Ints, chances: Floats) -> int:
    """What may become of one side in a block of one situation: situations and their chances; how many."""
    filled = 1
    states[0], chances[0] = 0, 1.0
    for u in range(side.size.shape[1]):
        low, high, used = side.low[p, u], side.codes[p, u], int(u == boat)
        if entries[u] < 0:
            for k in range(filled):
                states[k] += (low + used) * side.stride[u]
            continue
        chance = after[entries[u], low]
        many = 0
        for code in range(low, high):
            many += chance[code] != 0.0
        at = filled * many
        for k in range(filled - 1, -1, -1):  # from the back, so that nothing is overwritten too soon
            key, before = states[k], chances[k]
            for code in range(high - 1, low - 1, -1):
                if chance[code] != 0.0:
                    at -= 1
                    states[at], chances[at] = key + (code + used) * side.stride[u], before * chance[code]
        filled *= many
    kept = 0
    for k in range(filled):
        state = lookup(side.keys, side.found, states[k])
        if state >= 0:
            states[kept], chances[kept] = state, chances[k]
            kept += 1
    return kept


@lean
def _send_one(
    block: float, ways: tuple[float, float], loops: bool, sides: tuple[Side, Side], p: int, q: int,
    entries: tuple[Ints, Ints], results: tuple[Results, Results], mass: Mass, bounds: Ints, room: Bench,
    ours: int, theirs: int,
) -> None:  # fmt: skip
    """The same for a block of a single situation: what becomes of one side does not depend on the other."""
    own, enemies = room.now, room.then
    height = _fates(sides[0], p, entries[0], results[0].after, ours, room.rows, own)
    width = _fates(sides[1], q, entries[1], results[1].after, theirs, room.columns, enemies)
    mass.sums[1] += height * width
    for a in range(height):
        row = room.rows[a]
        fired, middle = block * ways[0] * own[a], block * ways[1] * own[a]
        if fired != 0.0:
            stays = mass.fired[row, bounds[2]]
            for b in range(width):
                mass.fired[row, room.columns[b]] += fired * enemies[b]
            if loops and row == bounds[0]:
                mass.fired[row, bounds[2]] = stays
        if middle != 0.0:
            for b in range(width):
                mass.middle[row, room.columns[b]] += middle * enemies[b]


# -- blocks -------------------------------------------------------------------------------------------------


@lean
def still(entries: Ints, results: Results) -> float:
    """The chance that nothing happens to a side under fire."""
    found = 1.0
    for u in range(len(entries)):
        if entries[u] >= 0:
            found *= results.still[entries[u]]
    return found


@lean
def mass_in(array: Floats, bounds: Ints) -> float:
    """The mass in one block."""
    total = 0.0
    for row in range(bounds[0], bounds[1]):
        for column in range(bounds[2], bounds[3]):
            total += array[row, column]
    return total


@lean
def total(block: Floats, size: int) -> float:
    """The mass of a block that was taken out."""
    total = 0.0
    for k in range(size):
        total += block[k]
    return total


@lean
def clear(block: Floats, size: int) -> None:
    """Begin with nothing."""
    for k in range(size):
        block[k] = 0.0


@lean
def take(array: Floats, bounds: Ints, into: Floats) -> None:
    """Move a block of a distribution, where it is zero afterwards. Memory never used is left alone."""
    k = 0
    for row in range(bounds[0], bounds[1]):
        for column in range(bounds[2], bounds[3]):
            if array[row, column] != 0.0:
                into[k] += array[row, column]
                array[row, column] = 0.0
            k += 1


@lean
def drop(array: Floats, bounds: Ints) -> None:
    """Leave a block of a distribution out."""
    for row in range(bounds[0], bounds[1]):
        for column in range(bounds[2], bounds[3]):
            if array[row, column] != 0.0:
                array[row, column] = 0.0


@lean
def put(array: Floats, bounds: Ints, found: Floats, share: float) -> None:
    """Add to a distribution in one block."""
    k = 0
    for row in range(bounds[0], bounds[1]):
        for column in range(bounds[2], bounds[3]):
            array[row, column] += share * found[k]
            k += 1
