"""One pass through all situations of a phase of a battle, in the order of wear; compiled.

The units of a side are in one of several *classes*: all that decides who does what is the same in all
situations of two classes, one of each side; these situations are a *block*. In a block everybody's fire is
the same, and what happens to one unit is independent of what happens to another, so an exchange of fire is a
product of small matrices, one for every unit under fire, and is worked out unit by unit. Whatever happens
leads to later blocks, or to later situations of the same block.

But for the way in nothing here makes an array: whatever is needed lies on a ``Bench``.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.admirals_war.odds.aside import Aside, bring
from flagplot.games.admirals_war.odds.attacks import Fire, Results, Targets, settle
from flagplot.games.admirals_war.odds.bench import Bench
from flagplot.games.admirals_war.odds.compiled import fast, lean
from flagplot.games.admirals_war.odds.exchanges import (
    Mass,
    clear,
    drop,
    exchange,
    mass_in,
    put,
    send,
    take,
    total,
)
from flagplot.games.admirals_war.odds.fates import Outcomes, forget_outcomes, reach
from flagplot.games.admirals_war.odds.packs import Prey, attack, idleness
from flagplot.games.admirals_war.odds.salvos import (
    NONE,
    Salvos,
    forget_salvos,
    room_for_salvos,
    salvo,
    torpedo,
)
from flagplot.games.admirals_war.odds.states import Side

AIR, GUNS = 0, 1
# how a pass ended, or what it waits for: room for more results of attacks; a longer bench
DONE, FULL, NARROW = 0, 1, 2
# what may happen in a round: nobody, the Allies, the Axis or both attack in the air; the same, and then guns
STRIKES = 4
SURFACE, EMPTY = 2 * STRIKES, 2 * STRIKES + 1  # land-based aircraft go home; then guns, or nothing
SLIPPED = EMPTY + 1  # those who are pursued are not found
WAYS = SLIPPED + 1
LOOPS, PARTED = 0, 1  # what may follow on fire: the same again; nobody can hurt anybody; else who knows
SPECK = 1e-20  # a mass not worth another round in the same block
ROUNDS = 400


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


@lean
def _attacks(who: int, air: tuple[int, int]) -> tuple[int, int]:
    """What is done to both sides when nobody, the Allies, the Axis or both attack in the air."""
    return (air[0] if who & 2 else NONE, air[1] if who & 1 else NONE)


@lean
def _biting(
    chances: Floats, bares: bool, air: tuple[int, int], guns: tuple[int, int], salvos: tuple[Salvos, Salvos],
    found: Floats,
) -> None:  # fmt: skip
    """Find the chances of what may happen in a block; fire that can do nothing is none."""
    for way in range(WAYS):
        found[way] = chances[way]
    if not bares:
        found[STRIKES] += found[SURFACE]
        found[0] += found[EMPTY]
        found[SURFACE] = found[EMPTY] = 0.0
    harmless = (salvos[1].still[air[1]] == 1.0, salvos[0].still[air[0]] == 1.0)
    for side in range(2):
        if harmless[side]:
            for way in range(2 * STRIKES):
                if way >> side & 1:
                    found[way - (1 << side)] += found[way]
                    found[way] = 0.0
    if salvos[0].still[guns[0]] * salvos[1].still[guns[1]] == 1.0:
        for way in range(STRIKES):
            found[way] += found[STRIKES + way]
            found[STRIKES + way] = 0.0


@lean
def _unchanged(
    chances: Floats, air: tuple[int, int], guns: tuple[int, int], salvos: tuple[Salvos, Salvos]
) -> float:
    """The chance that a round in a block changes nothing."""
    no_gun = salvos[0].still[guns[0]] * salvos[1].still[guns[1]]
    total = 0.0
    for who in range(STRIKES):
        strike = _attacks(who, air)
        no_strike = salvos[0].still[strike[0]] * salvos[1].still[strike[1]]
        total += no_strike * (chances[who] + chances[STRIKES + who] * no_gun)
    return total


@lean
def _all_rounds(
    here: float, sides: tuple[Side, Side], p: int, q: int, air: tuple[int, int], guns: tuple[int, int],
    salvos: tuple[Salvos, Salvos], results: tuple[Results, Results], room: Bench, size: int,
) -> None:  # fmt: skip
    """How often rounds begin in the situations of a block, all rounds that stay in it summed up.

    That nothing changes has the same chance ``here`` everywhere in the block, unless submarines come, which
    do not with the chances ``room.idle``; all else makes for more damage or leads away, so the sum ends.
    """
    begins, chances, idle, x, y = room.begins, room.chances, room.idle, room.now, room.then
    for k in range(size):
        begins[k] /= 1.0 - here * idle[k]
        x[k] = begins[k]
    if size == 1:
        return
    fires = total(chances[STRIKES:], STRIKES) > 0.0
    for _ in range(ROUNDS):
        for k in range(size):
            y[k] = (chances[0] - here) * x[k]
            room.aimed[k] = chances[STRIKES] * x[k]
        for who in range(1, STRIKES):
            if chances[who] + chances[STRIKES + who] > 0.0:
                struck = room.pair[exchange(x, room, sides, p, q, _attacks(who, air), salvos, results)]
                for k in range(size):
                    y[k] += chances[who] * struck[k]
                    room.aimed[k] += chances[STRIKES + who] * struck[k]
        if fires:
            shot = room.pair[exchange(room.aimed, room, sides, p, q, guns, salvos, results)]
            for k in range(size):
                y[k] += shot[k]
        left = 0.0
        for k in range(size):
            x[k] = y[k] * idle[k] / (1.0 - here * idle[k])
            begins[k] += x[k]
            left += abs(x[k])
        if left < SPECK:
            break


@lean
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
    results: tuple[Results, Results], salvos: tuple[Salvos, Salvos], boats: Torpedoes,
    prey: tuple[Prey, Prey], course: Course, mass: Mass, room: Bench, aside: Aside,
    outcomes: Outcomes, least: float, most: float,
) -> int:  # fmt: skip
    """Go through all blocks; what is done where the same does not begin again is left in ``mass.done``.

    ``fires[0]`` is the fire of the Allies; ``results[0]`` what is done to the Allies. Blocks with less mass
    than ``least`` are left out, and more of them as ``most`` steps are used up. When the bench is too
    ``NARROW`` or the results are ``FULL``, the pass goes on with more room where it was.
    """
    return _blocks(
        sides, fires, targets, results, salvos, boats, prey, course, mass, room, aside, outcomes, least,
        most, np.zeros(4, np.int64),
    )  # fmt: skip


@lean
def _blocks(
    sides: tuple[Side, Side], fires: tuple[Fire, Fire], targets: tuple[Targets, Targets],
    results: tuple[Results, Results], salvos: tuple[Salvos, Salvos], boats: Torpedoes,
    prey: tuple[Prey, Prey], course: Course, mass: Mass, room: Bench, aside: Aside,
    outcomes: Outcomes, least: float, most: float, bounds: Ints,
) -> int:  # fmt: skip
    """Block by block from where the pass is."""
    allied, axis = sides
    stalks = len(prey[0].idle) > 0
    start = room.at[1]
    for p in range(room.at[0], len(allied.first) - 1):
        bounds[0], bounds[1] = allied.first[p], allied.first[p + 1]
        if _nobody(mass, bounds):
            start = 0
            continue
        for q in range(start, len(axis.first) - 1):
            bounds[2], bounds[3] = axis.first[q], axis.first[q + 1]
            begun, middle = mass_in(mass.begun, bounds), mass_in(mass.middle, bounds)
            fired = 0.0
            loops = course.after[p, q] == LOOPS and boats.at[p, q] < 0
            if loops or stalks or boats.at[p, q] >= 0:
                fired = mass_in(mass.fired, bounds)
            if stalks and loops:
                fired += mass_in(mass.done, bounds)
            if begun + middle + fired == 0.0:
                continue
            if begun + middle + fired < _too_little(least, mass.sums[1] / most):
                mass.sums[2] += begun + middle + fired
                drop(mass.begun, bounds)
                drop(mass.middle, bounds)
                if fired > 0.0:
                    drop(mass.fired, bounds)
                if stalks and loops:
                    drop(mass.done, bounds)
                continue
            if stalks and begun + middle == 0.0 and not loops:
                clear(room.waiting, (bounds[1] - bounds[0]) * (bounds[3] - bounds[2]))
                take(mass.fired, bounds, room.waiting)
                mass.sums[1] += attack(room.waiting, prey, bounds, mass.done, False)
                continue
            if not _room(results[0], len(salvos[0].hit)) or not _room(results[1], len(salvos[1].hit)):
                room.at[0], room.at[1] = p, q
                return FULL
            if not room_for_salvos(salvos[0]) or not room_for_salvos(salvos[1]):
                _bring(aside, sides, p, salvos, results, mass, room)
                forget_salvos(salvos[0])
                forget_salvos(salvos[1])
                forget_outcomes(outcomes)
            air = _fire(AIR, sides, p, q, fires, targets, salvos, results, prey)
            guns = _fire(GUNS, sides, p, q, fires, targets, salvos, results, prey)
            boat = _aim_torpedo(boats, p, q, targets, salvos, results)
            need = max((bounds[1] - bounds[0]) * axis.reach[q], allied.reach[p])
            if need > len(room.begins):  # but not all of it is shot at
                need = max(
                    _reach(sides, p, q, air, salvos), _reach(sides, p, q, guns, salvos),
                    _reach(sides, p, q, boat, salvos),
                )  # fmt: skip
            if need > len(room.begins):
                room.at[0], room.at[1], room.at[2] = p, q, need
                return NARROW
            _block(
                sides, p, q, salvos, results, boats, prey, course, mass, room, aside, outcomes, air, guns,
                boat, bounds, loops, stalks,
            )  # fmt: skip
        _bring(aside, sides, p, salvos, results, mass, room)
        start = 0
    settle(results[0], mass.home[0], mass.lost[0])
    settle(results[1], mass.home[1], mass.lost[1])
    return DONE


@lean
def _bring(
    aside: Aside, sides: tuple[Side, Side], p: int, salvos: tuple[Salvos, Salvos],
    results: tuple[Results, Results], mass: Mass, room: Bench,
) -> None:  # fmt: skip
    """What was put aside goes on."""
    mass.sums[1] += bring(aside, mass.fired, mass.middle, sides[0], p, salvos[0], results[0], room)


@lean
def _nobody(mass: Mass, bounds: Ints) -> bool:
    """Whether nothing has come to any block of a class of the Allies."""
    for row in range(bounds[0], bounds[1]):
        for column in range(mass.begun.shape[1]):
            if mass.begun[row, column] + mass.middle[row, column] + mass.fired[row, column] != 0.0:
                return False
            if mass.done[row, column] != 0.0:
                return False
    return True


@lean
def _block(
    sides: tuple[Side, Side], p: int, q: int, salvos: tuple[Salvos, Salvos], results: tuple[Results, Results],
    boats: Torpedoes, prey: tuple[Prey, Prey], course: Course, mass: Mass, room: Bench, aside: Aside,
    outcomes: Outcomes, air: tuple[int, int], guns: tuple[int, int], boat: tuple[int, int], bounds: Ints,
    loops: bool, stalks: bool,
) -> None:  # fmt: skip
    """All that happens in a block."""
    begins, ready, waiting, idle, chances = room.begins, room.ready, room.waiting, room.idle, room.chances
    size = (bounds[1] - bounds[0]) * (bounds[3] - bounds[2])
    bares = sides[0].bare[bounds[0]] != bounds[0] or sides[1].bare[bounds[2]] != bounds[2]
    _biting(course.chances[course.action[p, q]], bares, air, guns, salvos, chances)
    clear(begins, size)
    clear(ready, size)
    take(mass.begun, bounds, begins)
    take(mass.middle, bounds, ready)
    quiet = idleness(prey, bounds, idle, stalks)
    if stalks:
        clear(waiting, size)
        take(mass.fired, bounds, waiting)
    if loops and quiet and total(chances[1:], WAYS - 1) == 0.0:  # in all rounds to come
        course.after[p, q] = PARTED
        loops = False
        put(mass.done, bounds, begins, 1.0)
        clear(begins, size)
    # -- all rounds that begin here
    if loops:
        take(mass.done, bounds, begins)
        if total(ready, size) > 0.0:
            shot = room.pair[exchange(ready, room, sides, p, q, guns, salvos, results)]
            for k in range(size):
                begins[k] += idle[k] * shot[k]
        if stalks:
            for k in range(size):
                begins[k] += idle[k] * waiting[k]
        here = _unchanged(chances, air, guns, salvos)
        _all_rounds(here, sides, p, q, air, guns, salvos, results, room, size)
    within = loops and not stalks  # what stays in the block has been summed up
    began = total(begins, size)
    mass.sums[0] += began
    # -- the way out: aircraft, then guns
    for who in range(1, STRIKES):
        ways = (chances[who], chances[STRIKES + who])
        if ways[0] + ways[1] > 0.0 and began > 0.0:
            hits = _attacks(who, air)
            send(begins, ways, within, sides, p, q, hits, salvos, results, mass, bounds, room, aside,
                 outcomes, -1, -1)  # fmt: skip
    if total(chances[STRIKES + 1 :], STRIKES - 1) > 0.0 and began > 0.0:
        take(mass.middle, bounds, ready)
    if chances[SURFACE] + chances[EMPTY] > 0.0:
        _ground(begins, began, chances, sides, p, q, mass)
    if chances[SLIPPED] > 0.0:
        put(mass.begun, bounds, begins, chances[SLIPPED])
    if chances[0] > 0.0 and not within:
        put(mass.fired, bounds, begins, chances[0])
    for k in range(size):
        ready[k] += chances[STRIKES] * begins[k]
    if total(ready, size) > 0.0:
        ways = (1.0, 0.0)
        send(ready, ways, within, sides, p, q, guns, salvos, results, mass, bounds, room, aside, outcomes,
             -1, -1)  # fmt: skip
    if stalks:
        take(mass.fired, bounds, waiting)
        mass.sums[1] += attack(waiting, prey, bounds, mass.done, loops)
    if boats.at[p, q] >= 0:
        _torpedo(sides, p, q, salvos, results, boats, mass, room, aside, outcomes, boat, bounds)


@lean
def _room(results: Results, units: int) -> bool:
    """Whether there is room for one more block of results."""
    return bool(len(results.still) - results.used[0] > 3 * units)


@lean
def _fire(
    part: int, sides: tuple[Side, Side], p: int, q: int, fires: tuple[Fire, Fire],
    targets: tuple[Targets, Targets], salvos: tuple[Salvos, Salvos], results: tuple[Results, Results],
    prey: tuple[Prey, Prey],
) -> tuple[int, int]:  # fmt: skip
    """What the fire in a part of the round does to both sides in a block.

    Where submarines may still come, those it disables wait for them.
    """
    ours = sides[0].size.shape[1] if len(prey[0].calm) and prey[0].calm[p] else 0
    theirs = sides[1].size.shape[1] if len(prey[1].calm) and prey[1].calm[q] else 0
    row, kinds = fires[1].row[part, p, q], sides[1].kind[q]
    at_allied = salvo(part, row, q, kinds, ours, fires[1], targets[0], salvos[0], results[0])
    row, kinds = fires[0].row[part, p, q], sides[0].kind[p]
    at_axis = salvo(part, row, p, kinds, theirs, fires[0], targets[1], salvos[1], results[1])
    return (at_allied, at_axis)


@lean
def _reach(
    sides: tuple[Side, Side], p: int, q: int, hits: tuple[int, int], salvos: tuple[Salvos, Salvos]
) -> int:
    """How many situations are looked at together when there is fire in a block."""
    own = int(sides[0].first[p + 1] - sides[0].first[p])
    allied = reach(sides[0], p, salvos[0].entries[hits[0]], False)
    return max(own * reach(sides[1], q, salvos[1].entries[hits[1]], False), allied)


@lean
def _ground(
    begins: Floats, began: float, chances: Floats, sides: tuple[Side, Side], p: int, q: int, mass: Mass
) -> None:
    """A surface action alone: land-based aircraft go home, and then the guns fire if the enemies meet."""
    allied, axis = sides
    across = axis.first[q + 1] - axis.first[q]
    for a in range(allied.first[p + 1] - allied.first[p]):
        row = allied.bare[allied.first[p] + a]
        for b in range(across):
            column = axis.bare[axis.first[q] + b]
            mass.middle[row, column] += chances[SURFACE] * begins[a * across + b]
            if chances[EMPTY] > 0.0:
                mass.fired[row, column] += chances[EMPTY] * begins[a * across + b]
    gone = (chances[SURFACE] + chances[EMPTY]) * began
    for u in range(len(allied.unlucky)):
        if allied.low[p, u] < allied.unlucky[u]:
            mass.lost[0][u] += gone
    for u in range(len(axis.unlucky)):
        if axis.low[q, u] < axis.unlucky[u]:
            mass.lost[1][u] += gone


# -- submarines ---------------------------------------------------------------------------------------------


@lean
def _aim_torpedo(
    boats: Torpedoes, p: int, q: int, targets: tuple[Targets, Targets], salvos: tuple[Salvos, Salvos],
    results: tuple[Results, Results],
) -> tuple[int, int]:  # fmt: skip
    """What the next submarine does to both sides in a block, if there is one."""
    number = boats.at[p, q]
    if number < 0:
        return (NONE, NONE)
    target, dice, sort = boats.target[number], boats.dice[number], boats.sort[number]
    if boats.side[number] == 0:
        return (NONE, torpedo(target, dice, sort, targets[1], salvos[1], results[1]))
    return (torpedo(target, dice, sort, targets[0], salvos[0], results[0]), NONE)


@lean
def _torpedo(
    sides: tuple[Side, Side], p: int, q: int, salvos: tuple[Salvos, Salvos], results: tuple[Results, Results],
    boats: Torpedoes, mass: Mass, room: Bench, aside: Aside, outcomes: Outcomes, hits: tuple[int, int],
    bounds: Ints,
) -> None:  # fmt: skip
    """The next submarine attacks, and is gone."""
    number = boats.at[p, q]
    clear(room.waiting, (bounds[1] - bounds[0]) * (bounds[3] - bounds[2]))
    take(mass.fired, bounds, room.waiting)
    ours = boats.boat[number] if boats.side[number] == 0 else -1
    theirs = boats.boat[number] if boats.side[number] == 1 else -1
    send(
        room.waiting, (1.0, 0.0), False, sides, p, q, hits, salvos, results, mass, bounds, room, aside,
        outcomes, ours, theirs,
    )  # fmt: skip
