"""What an exchange of fire makes of a block of situations; compiled.

Nothing here makes an array: whatever is needed lies on a ``Bench``. To count who holds which array would take
longer than all the rest.
"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.admirals_war.odds.aside import (
    TO_FIRED,
    TO_MIDDLE,
    Aside,
    bring,
    heap_for,
    put_aside,
)
from flagplot.games.admirals_war.odds.attacks import Results
from flagplot.games.admirals_war.odds.bench import Bench
from flagplot.games.admirals_war.odds.compiled import lean
from flagplot.games.admirals_war.odds.fates import (
    FEW,
    Outcomes,
    along,
    fates,
    outcome,
    reached,
    stays,
)
from flagplot.games.admirals_war.odds.salvos import NONE, Salvos
from flagplot.games.admirals_war.odds.states import Side


class Mass(NamedTuple):
    """The probability of every situation at four moments of a round, and what is summed up on the way."""

    begun: Floats  # afterwards: those who were pursued have slipped away
    middle: Floats  # guns are next
    fired: Floats  # submarines are next
    done: Floats  # the same where none roll for targets
    home: tuple[Floats, Floats]  # by side: unit, points -> chance that it went home with them
    lost: tuple[Floats, Floats]  # by side: unit -> chance of losses that are not in the codes
    sums: Floats  # rounds, steps, what was left out


@lean
def _at_axis(
    source: Floats, room: Bench, sides: tuple[Side, Side], p: int, q: int, entries: Ints, results: Results,
    inside: bool,
) -> int:  # fmt: skip
    """What may happen to the Axis in a block: in the same class, or everywhere.

    Gives where of the pair on the bench it lies.
    """
    allied, axis = sides
    own = allied.first[p + 1] - allied.first[p]
    theirs = axis.first[q + 1] - axis.first[q]
    for k in range(own * theirs):
        room.pair[0, k] = source[k]
    return along(room.pair, 0, axis, q, own, theirs, entries, results.after, inside)


@lean
def exchange(
    source: Floats, room: Bench, sides: tuple[Side, Side], p: int, q: int, hits: tuple[int, int],
    salvos: tuple[Salvos, Salvos], results: tuple[Results, Results],
) -> int:  # fmt: skip
    """The product of all that may happen to the units under fire, as far as it stays in the same block.

    Gives where of the pair on the bench it lies.
    """
    allied, axis = sides
    now = _at_axis(source, room, sides, p, q, salvos[1].entries[hits[1]], results[1], True)
    size = (allied.first[p + 1] - allied.first[p]) * (axis.first[q + 1] - axis.first[q])
    entries = salvos[0].entries[hits[0]]
    return along(room.pair, now, allied, p, 1, size, entries, results[0].after, True)


@lean
def _deliver(
    found: Floats, columns: Ints, width: int, into: Floats, share: float, bounds: Ints, outside: bool
) -> None:
    """Add results to a distribution in a class of the Allies; with ``outside`` not in the same block."""
    if share == 0.0:
        return
    for a in range(bounds[1] - bounds[0]):
        for b in range(width):
            column = columns[b]
            if column >= 0 and not (outside and bounds[2] <= column < bounds[3]):
                into[bounds[0] + a, column] += share * found[a * width + b]


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
            code = side.low[p, u]
            if post > 1:  # to divide takes long
                post //= side.size[p, u]
                code += a // post % side.size[p, u]
            if entries[u] >= 0:
                results.seen[entries[u], code] += share * here


@lean
def send(
    block: Floats, ways: tuple[float, float], loops: bool, sides: tuple[Side, Side], p: int, q: int,
    hits: tuple[int, int], salvos: tuple[Salvos, Salvos], results: tuple[Results, Results], mass: Mass,
    bounds: Ints, room: Bench, aside: Aside, outcomes: Outcomes, ours: int, theirs: int,
) -> None:  # fmt: skip
    """All that fire makes of a block: in shares to after the fire, and to before the guns.

    What leads to other classes of the Allies is put aside. With ``loops`` what stays in the block is not
    sent. ``ours`` or ``theirs`` is the boat that fires, or -1.
    """
    share, own, enemies = ways[0] + ways[1], bounds[1] - bounds[0], bounds[3] - bounds[2]
    at_allied, at_axis = salvos[0].entries[hits[0]], salvos[1].entries[hits[1]]
    _note(block, share, 0, enemies, sides[0], p, at_allied, results[0])
    _note(block, share, 1, own, sides[1], q, at_axis, results[1])
    if aside.used[0] + 2 > len(aside.fire):
        mass.sums[1] += bring(aside, mass.fired, mass.middle, sides[0], p, salvos[0], results[0], room)
    leaves = ours >= 0 or hits[0] != NONE
    heaps = (
        heap_for(aside, hits[0], ours, TO_FIRED) if leaves and ways[0] != 0.0 else -1,
        heap_for(aside, hits[0], ours, TO_MIDDLE) if leaves and ways[1] != 0.0 else -1,
    )
    if own == 1 and enemies <= FEW:
        stay = stays(sides[0], p, at_allied, results[0].after, ours)
        for b in range(enemies):
            if block[b] != 0.0:
                _send_one(block[b], ways, loops, stay, sides[1], q, b, hits[1], at_axis, results[1], mass,
                          bounds, room, aside, outcomes, heaps, theirs)  # fmt: skip
        return
    now = _at_axis(block, room, sides, p, q, at_axis, results[1], False)
    width = reached(sides[1], q, at_axis, theirs, room.columns)
    mass.sums[1] += own * width
    for moment in (TO_FIRED, TO_MIDDLE):
        if heaps[moment] >= 0:
            for a in range(own):
                for b in range(width):
                    if room.columns[b] >= 0:
                        more = ways[moment] * room.pair[now, a * width + b]
                        put_aside(aside, heaps[moment], a, room.columns[b], more)
    if ours < 0:
        now = along(room.pair, now, sides[0], p, 1, own * width, at_allied, results[0].after, True)
        _deliver(room.pair[now], room.columns, width, mass.fired, ways[0], bounds, loops)
        _deliver(room.pair[now], room.columns, width, mass.middle, ways[1], bounds, False)


@lean
def _send_one(
    block: float, ways: tuple[float, float], loops: bool, stay: float, axis: Side, q: int, b: int, hit: int,
    entries: Ints, results: Results, mass: Mass, bounds: Ints, room: Bench, aside: Aside, outcomes: Outcomes,
    heaps: tuple[int, int], theirs: int,
) -> None:  # fmt: skip
    """The same for a single situation in which the Allies ``stay`` with some chance."""
    kept = outcome(outcomes, axis, q, b, hit, entries, results.after) if theirs < 0 else -1
    if kept >= 0:
        first, last = outcomes.first[kept, 0], outcomes.first[kept, 1]
        columns, chances = outcomes.states, outcomes.chances
    else:
        first, last = 0, fates(axis, q, b, entries, results.after, theirs, room.columns, room.then)
        columns, chances = room.columns, room.then
    mass.sums[1] += last - first
    for moment in (TO_FIRED, TO_MIDDLE):
        here = block * ways[moment]
        into = mass.fired if moment == TO_FIRED else mass.middle
        outside = loops and moment == TO_FIRED
        if here * stay != 0.0:
            for k in range(first, last):
                column = columns[k]
                if not (outside and bounds[2] <= column < bounds[3]):
                    into[bounds[0], column] += here * stay * chances[k]
        if heaps[moment] >= 0:
            for k in range(first, last):
                put_aside(aside, heaps[moment], 0, columns[k], here * chances[k])


# -- blocks -------------------------------------------------------------------------------------------------


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
