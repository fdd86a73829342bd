"""One pass through all situations of a phase of a battle, in the order of wear; compiled.

The units of a side are in one of several *classes*: all that decides who does what is the same in all
situations of two classes, one of each side; these situations are a *block*. In a block everybody's fire is
the same, and what happens to one unit is independent of what happens to another, so an exchange of fire is a
product of small matrices, one for every unit under fire, and is worked out unit by unit. Whatever happens
leads to later blocks, or to later situations of the same block.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from flagplot.odds.admirals.attacks import Fire, Results, Targets, enter, lookup, under_fire
from flagplot.odds.admirals.packs import Prey, attack, idleness
from flagplot.odds.compiled import fast
from flagplot.odds.pmf import Floats, Ints

AIR, GUNS = 0, 1
DONE, FULL = 0, 1  # how a pass ended: FULL is out of room for results of attacks
# what may happen in a round: nobody, the Allies, the Axis or both attack in the air; the same, and then guns
STRIKES = 4
SURFACE, EMPTY = 2 * STRIKES, 2 * STRIKES + 1  # land-based aircraft go home; then guns, or nothing
SLIPPED = EMPTY + 1  # those who are pursued are not found
WAYS = SLIPPED + 1
LOOPS, PARTED = 0, 1  # what may follow on fire: the same again; nobody can hurt anybody; else who knows
SPECK = 1e-20  # a mass not worth another round in the same block
ROUNDS = 400


class Side(NamedTuple):
    """The situations of one side. A situation of class p is a code for every unit: damage, away, lost."""

    first: Ints  # class -> its first situation; one more at the end
    kind: Ints  # class, unit -> the class of the unit
    low: Ints  # class, unit -> the first code of that class of the unit
    size: Ints  # class, unit -> how many codes that class of the unit has
    codes: Ints  # class, unit -> how many codes there are that may follow, and before
    stride: Ints  # unit -> what one more in its code adds to the key of a situation
    keys: Ints  # a table of situations by key, with gaps: -1
    found: Ints  # situations of these keys
    bare: Ints  # situation -> the one without land-based aircraft
    unlucky: Ints  # unit -> whether it is lost in leaving so, and that is not in its code


class Torpedoes(NamedTuple):
    """Attacks by submarines after a round, by number."""

    at: Ints  # class of the Allies, class of the Axis -> number or -1
    side: Ints  # of the boat
    boat: Ints
    target: Ints
    dice: Ints
    sort: Ints


class Course(NamedTuple):
    """What may happen in a round, and what follows on it."""

    action: Ints  # class, class -> row of chances
    chances: Floats  # row -> chances of what may happen: up to ``WAYS``
    after: Ints  # class, class -> LOOPS, PARTED, or more


class Mass(NamedTuple):
    """The probability of every situation at four moments of a round, and what is summed up on the way."""

    begun: Floats  # afterwards: those who were pursued have slipped away
    middle: Floats  # guns are next
    fired: Floats  # submarines are next
    done: Floats  # the same where none roll for targets
    home: tuple[Floats, Floats]  # by side: unit, points -> chance that it went home with them
    lost: tuple[Floats, Floats]  # by side: unit -> chance of losses that are not in the codes
    sums: Floats  # rounds, steps, what was left out


@fast
def states_of(first: Ints, low: Ints, size: Ints, stride: Ints, keys: Ints, found: Ints) -> Ints:
    """The codes of all situations of a side; their keys are entered into the table."""
    classes, units = low.shape
    codes = np.zeros((first[classes], units), np.int64)
    for p in range(classes):
        for state in range(first[p], first[p + 1]):
            rest, key = state - first[p], 0
            for u in range(units - 1, -1, -1):
                codes[state, u] = low[p, u] + rest % size[p, u]
                rest //= size[p, u]
                key += codes[state, u] * stride[u]
            place = -1 - lookup(keys, found, key)
            keys[place], found[place] = key, state
    return codes


@fast
def states_at(keys: Ints, found: Ints, wanted: Ints) -> Ints:
    """The situations with some keys."""
    states = np.zeros(len(wanted), np.int64)
    for n in range(len(wanted)):
        states[n] = lookup(keys, found, wanted[n])
    return states


@fast
def states_with(codes: Ints, stride: Ints, keys: Ints, found: Ints, least: Ints, becomes: Ints) -> Ints:
    """Every situation with some units changed: those whose code is less than ``least`` get ``becomes``."""
    after = np.zeros(len(codes), np.int64)
    for state in range(len(codes)):
        key = 0
        for u in range(codes.shape[1]):
            key += (becomes[u] if codes[state, u] < least[u] else codes[state, u]) * stride[u]
        after[state] = lookup(keys, found, key)
    return after


# -- exchanges ----------------------------------------------------------------------------------------------


@fast
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


@fast
def _width(side: Side, p: int, entries: Ints, inside: bool) -> int:
    """How many situations fire can lead to from a class, counting those that cannot come about."""
    found = 1
    for u in range(side.size.shape[1]):
        if inside or entries[u] < 0:
            found *= side.size[p, u]
        else:
            found *= side.codes[p, u] - side.low[p, u]
    return found


@fast
def _along(
    now: Floats, spare: Floats, side: Side, block: int, before: int, rest: int, entries: Ints, after: Floats,
    inside: bool,
) -> tuple[Floats, Floats]:  # fmt: skip
    """Unit by unit, what may happen to a side; ``before`` and ``rest`` is what lies around its units."""
    for u in range(side.size.shape[1]):
        n = side.size[block, u]
        rest //= n
        r = n
        if entries[u] >= 0:
            r = n if inside else side.codes[block, u] - side.low[block, u]
            _axis(now, spare, before, n, r, rest, after[entries[u]], side.low[block, u])
            now, spare = spare, now
        before *= r
    return now, spare


@fast
def _exchange(
    source: Floats, one: Floats, other: Floats, sides: tuple[Side, Side], p: int, q: int,
    entries: tuple[Ints, Ints], results: tuple[Results, Results], inside: bool,
) -> Floats:  # fmt: skip
    """The product of all that may happen to the units under fire: in the same block, or everywhere."""
    allied, axis = sides
    for k in range(len(source)):
        one[k] = source[k]
    own = allied.first[p + 1] - allied.first[p]
    theirs = axis.first[q + 1] - axis.first[q]
    now, spare = _along(one, other, axis, q, own, theirs, entries[1], results[1].after, inside)
    width = _width(axis, q, entries[1], inside)
    now, spare = _along(now, spare, allied, p, 1, own * width, entries[0], results[0].after, inside)
    return now


@fast
def _reached(side: Side, p: int, entries: Ints, boat: int) -> Ints:
    """The situations fire leads to, in the order of ``_exchange``; -1 for none. A used boat is gone."""
    keys = np.zeros(_width(side, p, entries, False), np.int64)
    filled = 1
    for u in range(side.size.shape[1]):
        low = side.low[p, u]
        r = side.size[p, u] if entries[u] < 0 else side.codes[p, u] - low
        low += u == boat
        for k in range(filled - 1, -1, -1):  # from the back, so that nothing is overwritten too soon
            base = keys[k]
            for code in range(r - 1, -1, -1):
                keys[k * r + code] = base + (low + code) * side.stride[u]
        filled *= r
    for k in range(len(keys)):
        keys[k] = max(-1, lookup(side.keys, side.found, keys[k]))
    return keys


@fast
def _deliver(
    found: Floats, rows: Ints, columns: Ints, into: Floats, share: float, bounds: Ints, outside: bool
) -> None:
    """Add results to a distribution; with ``outside`` not those in the same block."""
    if share == 0.0:
        return
    width = len(columns)
    for a in range(len(rows)):
        row = rows[a]
        if row < 0:
            continue
        line = into[row]
        if outside and bounds[0] <= row < bounds[1]:
            for b in range(width):
                column = columns[b]
                if column >= 0 and not bounds[2] <= column < bounds[3]:
                    line[column] += share * found[a * width + b]
        else:
            for b in range(width):
                if columns[b] >= 0:
                    line[columns[b]] += share * found[a * width + b]


@fast
def _tally(
    block: Floats, along: int, side: Side, p: int, entries: Ints, results: Results, home: Floats,
    lost: Floats, share: float,
) -> None:  # fmt: skip
    """Sum up who goes home with how much damage, and who is lost where the codes do not tell."""
    n = side.first[p + 1] - side.first[p]
    other = len(block) // n
    line = np.zeros(n)
    for a in range(n):
        for b in range(other):
            line[a] += share * (block[a * other + b] if along == 0 else block[b * n + a])
    post = n
    for u in range(side.size.shape[1]):
        size = side.size[p, u]
        post //= size
        entry = entries[u]
        if entry < 0:
            continue
        for a in range(n):
            code = side.low[p, u] + a // post % size
            lost[u] += line[a] * results.lost[entry, code]
            for points in range(results.home.shape[2]):
                home[u, points] += line[a] * results.home[entry, code, points]


@fast
def _send(
    block: Floats, ways: tuple[float, float], loops: bool, sides: tuple[Side, Side], p: int, q: int,
    entries: tuple[Ints, Ints], results: tuple[Results, Results], mass: Mass, bounds: Ints,
    one: Floats, other: Floats, ours: int, theirs: int,
) -> None:  # fmt: skip
    """All that fire makes of a block: in shares to after the fire, and to before the guns.

    With ``loops`` what stays in the block is not sent. ``ours`` or ``theirs`` is the boat that fires, or -1.
    """
    found = _exchange(block, one, other, sides, p, q, entries, results, False)
    rows, columns = _reached(sides[0], p, entries[0], ours), _reached(sides[1], q, entries[1], theirs)
    mass.sums[1] += len(rows) * len(columns)
    _deliver(found, rows, columns, mass.fired, ways[0], bounds, loops)
    _deliver(found, rows, columns, mass.middle, ways[1], bounds, False)
    share = ways[0] + ways[1]
    _tally(block, 0, sides[0], p, entries[0], results[0], mass.home[0], mass.lost[0], share)
    _tally(block, 1, sides[1], q, entries[1], results[1], mass.home[1], mass.lost[1], share)


@fast
def _still(entries: Ints, results: Results) -> float:
    """The chance that nothing happens to a side under fire."""
    found = 1.0
    for u in range(len(entries)):
        if entries[u] >= 0:
            found *= results.still[entries[u]]
    return found


@fast
def _mass(array: Floats, bounds: Ints) -> float:
    """The mass in one block."""
    total = 0.0
    for row in range(bounds[0], bounds[1]):
        for column in range(bounds[2], bounds[3]):
            total += array[row, column]
    return total


@fast
def _take(array: Floats, bounds: Ints) -> Floats:
    """The part of a distribution in one block; it is zero afterwards. Memory never used is left alone."""
    width = bounds[3] - bounds[2]
    found = np.zeros((bounds[1] - bounds[0]) * width)
    for row in range(bounds[0], bounds[1]):
        for column in range(bounds[2], bounds[3]):
            if array[row, column] != 0.0:
                found[(row - bounds[0]) * width + column - bounds[2]] = array[row, column]
                array[row, column] = 0.0
    return found


@fast
def _put(array: Floats, bounds: Ints, found: Floats, share: float) -> None:
    """Add to a distribution in one block."""
    width = bounds[3] - bounds[2]
    for k in range(len(found)):
        array[bounds[0] + k // width, bounds[2] + k % width] += share * found[k]


@fast
def _attacks(who: int, air: tuple[Ints, Ints], none: tuple[Ints, Ints]) -> tuple[Ints, Ints]:
    """What is done to both sides when nobody, the Allies, the Axis or both attack in the air."""
    return (air[0] if who & 2 else none[0], air[1] if who & 1 else none[1])


@fast
def _biting(
    chances: Floats, bares: bool, air: tuple[Ints, Ints], guns: tuple[Ints, Ints],
    results: tuple[Results, Results],
) -> Floats:  # fmt: skip
    """The chances of what may happen in a block; fire that can do nothing is none."""
    found = chances.copy()
    if not bares:
        found[STRIKES] += found[SURFACE]
        found[0] += found[EMPTY]
        found[SURFACE] = found[EMPTY] = 0.0
    harmless = (_still(air[1], results[1]) == 1.0, _still(air[0], results[0]) == 1.0)
    for side in range(2):
        if harmless[side]:
            for way in range(2 * STRIKES):
                if way >> side & 1:
                    found[way - (1 << side)] += found[way]
                    found[way] = 0.0
    if _still(guns[0], results[0]) * _still(guns[1], results[1]) == 1.0:
        for way in range(STRIKES):
            found[way] += found[STRIKES + way]
            found[STRIKES + way] = 0.0
    return found


@fast
def _unchanged(
    chances: Floats, air: tuple[Ints, Ints], guns: tuple[Ints, Ints], results: tuple[Results, Results]
) -> float:
    """The chance that a round in a block changes nothing."""
    no_gun = _still(guns[0], results[0]) * _still(guns[1], results[1])
    total = 0.0
    for who in range(STRIKES):
        no_strike = 1.0
        if who & 1:
            no_strike *= _still(air[1], results[1])
        if who & 2:
            no_strike *= _still(air[0], results[0])
        total += no_strike * (chances[who] + chances[STRIKES + who] * no_gun)
    return total


@fast
def _all_rounds(
    start: Floats, chances: Floats, here: float, idle: Floats, one: Floats, other: Floats,
    sides: tuple[Side, Side], p: int, q: int, air: tuple[Ints, Ints], guns: tuple[Ints, Ints],
    none: tuple[Ints, Ints], results: tuple[Results, Results],
) -> Floats:  # fmt: skip
    """How often rounds begin in the situations of a block, all rounds that stay in it summed up.

    That nothing changes has the same chance ``here`` everywhere in the block, unless submarines come, which
    do not with the chances ``idle``; all else makes for more damage or leads away, so the sum ends.
    """
    leaves = 1.0 - here * idle
    x = start / leaves
    total = x.copy()
    if len(x) == 1:
        return total
    size = len(x)
    fires = chances[STRIKES : 2 * STRIKES].sum() > 0.0
    for _ in range(ROUNDS):
        y = (chances[0] - here) * x
        ready = chances[STRIKES] * x
        for who in range(1, STRIKES):
            if chances[who] + chances[STRIKES + who] > 0.0:
                attacks = _attacks(who, air, none)
                struck = _exchange(x, one, other, sides, p, q, attacks, results, True)[:size]
                y += chances[who] * struck
                ready += chances[STRIKES + who] * struck
        if fires:
            y += _exchange(ready, one, other, sides, p, q, guns, results, True)[:size]
        if len(idle) > 1:
            y *= idle
        x = y / leaves
        total += x
        if np.abs(x).sum() < SPECK:
            break
    return total


@fast
def _too_little(least: float, spent: float) -> float:
    """The mass of a block that is left out: more and more as the steps run out, in the end everything."""
    if spent < 0.5:
        return least
    if spent < 0.7:
        return 1e-9
    if spent < 0.85:
        return 1e-7
    return 1e-6 if spent < 1.0 else 2.0


@fast
def sweep(
    sides: tuple[Side, Side], fires: tuple[Fire, Fire], targets: tuple[Targets, Targets],
    results: tuple[Results, Results], boats: Torpedoes, prey: tuple[Prey, Prey], course: Course, mass: Mass,
    least: float, most: float,
) -> int:  # fmt: skip
    """Go through all blocks; what is done where the same does not begin again is left in ``mass.done``.

    ``fires[0]`` is the fire of the Allies; ``results[0]`` what is done to the Allies. Blocks with less mass
    than ``least`` are left out, and more of them as ``most`` steps are used up.
    """
    allied, axis = sides
    n_allied, n_axis = allied.size.shape[1], axis.size.shape[1]
    sorts = targets[0].die.shape[1]
    air = (np.zeros(n_allied, np.int64), np.zeros(n_axis, np.int64))
    guns = (np.zeros(n_allied, np.int64), np.zeros(n_axis, np.int64))
    none = (np.full(n_allied, -1, np.int64), np.full(n_axis, -1, np.int64))
    counts = (np.zeros((n_allied, sorts), np.int64), np.zeros((n_axis, sorts), np.int64))
    bounds = np.zeros(4, np.int64)
    stalks = len(prey[0].idle) > 0
    idle = np.ones(1)
    one, other = np.zeros(64), np.zeros(64)
    for p in range(len(allied.first) - 1):
        bounds[0], bounds[1] = allied.first[p], allied.first[p + 1]
        for q in range(len(axis.first) - 1):
            bounds[2], bounds[3] = axis.first[q], axis.first[q + 1]
            begun, middle = _mass(mass.begun, bounds), _mass(mass.middle, bounds)
            fired = 0.0
            loops = course.after[p, q] == LOOPS and boats.at[p, q] < 0
            if loops or stalks or boats.at[p, q] >= 0:
                fired = _mass(mass.fired, bounds)
            if stalks and loops:
                fired += _mass(mass.done, bounds)
            if begun + middle + fired == 0.0:
                continue
            if begun + middle + fired < _too_little(least, mass.sums[1] / most):
                mass.sums[2] += begun + middle + fired
                _take(mass.begun, bounds)
                _take(mass.middle, bounds)
                if fired > 0.0:
                    _take(mass.fired, bounds)
                if stalks and loops:
                    _take(mass.done, bounds)
                continue
            if stalks and begun + middle == 0.0 and not loops:
                mass.sums[1] += attack(_take(mass.fired, bounds), prey, bounds, mass.done, False)
                continue
            if not _room(results[0], n_allied) or not _room(results[1], n_axis):
                return FULL
            _fire(AIR, sides, p, q, fires, targets, results, air, counts, prey)
            _fire(GUNS, sides, p, q, fires, targets, results, guns, counts, prey)
            need = max(
                _width(allied, p, air[0], False) * _width(axis, q, air[1], False),
                _width(allied, p, guns[0], False) * _width(axis, q, guns[1], False),
            )
            if need > len(one):
                one, other = np.zeros(need), np.zeros(need)
            bares = allied.bare[bounds[0]] != bounds[0] or axis.bare[bounds[2]] != bounds[2]
            chances = _biting(course.chances[course.action[p, q]], bares, air, guns, results)
            begins, ready = _take(mass.begun, bounds), _take(mass.middle, bounds)
            size = len(begins)
            waiting = begins[:0]
            if stalks:
                idle = idleness(prey, bounds)
                waiting = _take(mass.fired, bounds)
            if loops and chances[1:].sum() == 0.0 and idle.min() == 1.0:  # in all rounds to come
                course.after[p, q] = PARTED
                loops = False
                _put(mass.done, bounds, begins, 1.0)
                begins[:] = 0.0
            # -- all rounds that begin here
            if loops:
                begins += _take(mass.done, bounds)
                if middle > 0.0:
                    begins += idle * _exchange(ready, one, other, sides, p, q, guns, results, True)[:size]
                if stalks:
                    begins += idle * waiting
                here = _unchanged(chances, air, guns, results)
                begins = _all_rounds(
                    begins, chances, here, idle, one, other, sides, p, q, air, guns, none, results
                )
            within = loops and not stalks  # what stays in the block has been summed up
            mass.sums[0] += begins.sum()
            # -- the way out: aircraft, then guns
            began = begins.sum() > 0.0
            for who in range(1, STRIKES):
                ways = (chances[who], chances[STRIKES + who])
                if ways[0] + ways[1] > 0.0 and began:
                    hits = _attacks(who, air, none)
                    _send(begins, ways, within, sides, p, q, hits, results, mass, bounds, one, other, -1, -1)
            if chances[STRIKES + 1 : 2 * STRIKES].sum() > 0.0 and began:
                ready += _take(mass.middle, bounds)
            if chances[SURFACE] + chances[EMPTY] > 0.0:
                _ground(begins, chances, sides, p, q, mass)
            if chances[SLIPPED] > 0.0:
                _put(mass.begun, bounds, begins, chances[SLIPPED])
            if chances[0] > 0.0 and not within:
                _put(mass.fired, bounds, begins, chances[0])
            ready += chances[STRIKES] * begins
            if ready.sum() > 0.0:
                _send(ready, (1.0, 0.0), within, sides, p, q, guns, results, mass, bounds, one, other, -1, -1)
            if stalks:
                waiting += _take(mass.fired, bounds)
                mass.sums[1] += attack(waiting, prey, bounds, mass.done, loops)
            if boats.at[p, q] >= 0:
                one, other = _torpedo(sides, p, q, targets, results, boats, mass, bounds, one, other)
    return DONE


@fast
def _room(results: Results, units: int) -> bool:
    """Whether there is room for one more block of results."""
    return bool(len(results.still) - results.used[0] > 3 * units)


@fast
def _fire(
    part: int, sides: tuple[Side, Side], p: int, q: int, fires: tuple[Fire, Fire],
    targets: tuple[Targets, Targets], results: tuple[Results, Results], entries: tuple[Ints, Ints],
    counts: tuple[Ints, Ints], prey: tuple[Prey, Prey],
) -> None:  # fmt: skip
    """Note for all units of a block what the fire in a part of the round may do to them.

    Where submarines may still come, those it disables wait for them.
    """
    ours = len(entries[0]) if len(prey[0].calm) and prey[0].calm[p] else 0
    theirs = len(entries[1]) if len(prey[1].calm) and prey[1].calm[q] else 0
    row, kinds = fires[0].row[part, p, q], sides[0].kind[p]
    under_fire(part, kinds, row, fires[0], targets[1], results[1], entries[1], counts[1], theirs)
    row, kinds = fires[1].row[part, p, q], sides[1].kind[q]
    under_fire(part, kinds, row, fires[1], targets[0], results[0], entries[0], counts[0], ours)


@fast
def _ground(begins: Floats, chances: Floats, sides: tuple[Side, Side], p: int, q: int, mass: Mass) -> None:
    """A surface action alone: land-based aircraft go home, and then the guns fire if the enemies meet."""
    allied, axis = sides
    width = axis.first[q + 1] - axis.first[q]
    for a in range(allied.first[p + 1] - allied.first[p]):
        row = allied.bare[allied.first[p] + a]
        for b in range(width):
            column = axis.bare[axis.first[q] + b]
            mass.middle[row, column] += chances[SURFACE] * begins[a * width + b]
            if chances[EMPTY] > 0.0:
                mass.fired[row, column] += chances[EMPTY] * begins[a * width + b]
    total = (chances[SURFACE] + chances[EMPTY]) * begins.sum()
    for u in range(len(allied.unlucky)):
        if allied.low[p, u] < allied.unlucky[u]:
            mass.lost[0][u] += total
    for u in range(len(axis.unlucky)):
        if axis.low[q, u] < axis.unlucky[u]:
            mass.lost[1][u] += total


@fast
def _torpedo(
    sides: tuple[Side, Side], p: int, q: int, targets: tuple[Targets, Targets],
    results: tuple[Results, Results], boats: Torpedoes, mass: Mass, bounds: Ints, one: Floats, other: Floats,
) -> tuple[Floats, Floats]:  # fmt: skip
    """The next submarine attacks, and is gone."""
    number = boats.at[p, q]
    fired = _take(mass.fired, bounds)
    entries = (np.full(sides[0].size.shape[1], -1, np.int64), np.full(sides[1].size.shape[1], -1, np.int64))
    counts = np.zeros(targets[0].die.shape[1], np.int64)
    counts[boats.sort[number]] = boats.dice[number]
    target, ours, theirs = boats.target[number], -1, -1
    if boats.side[number] == 0:
        entries[1][target] = enter(results[1], targets[1], target, counts)
        ours = boats.boat[number]
    else:
        entries[0][target] = enter(results[0], targets[0], target, counts)
        theirs = boats.boat[number]
    need = _width(sides[0], p, entries[0], False) * _width(sides[1], q, entries[1], False)
    if need > len(one):
        one, other = np.zeros(need), np.zeros(need)
    _send(fired, (1.0, 0.0), False, sides, p, q, entries, results, mass, bounds, one, other, ours, theirs)
    return one, other
