"""What submarines that roll for targets make of the situations of the side they attack; compiled.

Boats of one side and units of the other are followed together: what becomes of them does not depend on the
rest. So what all boats may do after a round is worked out once for every situation of these.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.admirals_war.combat import torpedoes
from flagplot.games.admirals_war.odds.attacks import lookup
from flagplot.games.admirals_war.odds.compiled import fast, lean, rule

_catches = rule(torpedoes.catches)


class Pack(NamedTuple):
    """Boats and the units they may attack, in one phase of a battle."""

    boats: Ints  # the boats that may attack, in their order
    every: Ints  # all boats
    far: Ints  # unit -> how many codes it has as long as it fights
    waits: Ints  # unit -> its first code when it is disabled and still there; between them it is gone
    home: Ints  # unit -> its code when that has gone home
    prey: Ints  # unit -> whether it may be attacked
    group: Ints  # unit -> whether it keeps with the others, so that the slowest counts
    speed: Ints  # unit, code -> its speed
    rank: Ints  # boat, unit, code -> its place among the targets, the least first
    reach: Ints  # speeds a boat may catch
    odds: Floats  # with their chances
    after: Floats  # boat, unit, code, code after: what an attack does
    homes: Floats  # boat, unit, code, points: who goes home with them for an attack; less who does not
    losses: Floats  # boat, unit, code: losses that are not in the code


class Prey(NamedTuple):
    """What submarines make of every situation of one side; of no length where none roll for targets."""

    first: Ints  # situation -> its first entry below; one more at the end
    into: Ints  # entry -> situation after
    chance: Floats
    idle: Floats  # situation -> chance that nothing happens
    seen: Floats  # situation -> the mass with which submarines came to it, summed up
    calm: Ints  # class -> whether no boat is left that could attack it


@fast
def _before(codes: Ints, j: int, u: int, other: int, pack: Pack) -> bool:
    """Whether a boat would rather attack one unit than another, or than none."""
    return bool(other < 0 or pack.rank[j, u, codes[u]] < pack.rank[j, other, codes[other]])


@fast
def _find(codes: Ints, j: int, pack: Pack, chance: Floats) -> float:
    """The chances with which a boat attacks units in a situation; that of attacking none is returned."""
    chance[:] = 0.0
    best = -1
    slowest = 0
    for u in range(len(codes)):
        code = codes[u]
        if pack.far[u] <= code < pack.waits[u]:
            continue
        if pack.group[u] and pack.speed[u, code] and (not slowest or pack.speed[u, code] < slowest):
            slowest = pack.speed[u, code]
        if pack.prey[u] and code >= pack.far[u] and _before(codes, j, u, best, pack):
            best = u
    if best >= 0:
        chance[best] = 1.0
        return 0.0
    none = 0.0
    for k in range(len(pack.reach)):
        best = -1
        for u in range(len(codes)):
            code = codes[u]
            if not pack.prey[u] or code >= pack.far[u]:
                continue
            pace = slowest if pack.group[u] else pack.speed[u, code]
            if _catches(pack.reach[k], pace) and _before(codes, j, u, best, pack):
                best = u
        if best >= 0:
            chance[best] += pack.odds[k]
        else:
            none += pack.odds[k]
    return none


@fast
def _leave(codes: Ints, pack: Pack) -> None:
    """Disabled units go home."""
    for u in range(len(codes)):
        if codes[u] >= pack.waits[u]:
            codes[u] = pack.home[u]


@fast
def _boats_left(codes: Ints, pack: Pack) -> bool:
    left = 0
    for j in range(len(pack.every)):
        left += codes[pack.every[j]] == 0
    return left > 0


@fast
def _situation(codes: Ints, stride: Ints, keys: Ints, found: Ints) -> int:
    key = 0
    for u in range(len(codes)):
        key += codes[u] * stride[u]
    return lookup(keys, found, key)


@fast
def _struck(
    codes: Ints, j: int, u: int, code: int, pack: Pack, stride: Ints, keys: Ints, found: Ints, spare: Ints
) -> int:
    """The situation after an attack; when the last boat is gone nobody waits for one."""
    spare[:] = codes
    spare[u] = code
    spare[pack.boats[j]] += 1
    if not _boats_left(spare, pack):
        _leave(spare, pack)
    return _situation(spare, stride, keys, found)


@fast
def _put(mass: Floats, touched: Ints, count: int, state: int, more: float) -> int:
    if mass[state] == 0.0:
        touched[count] = state
        count += 1
    mass[state] += more
    return count


@fast
def hunt(codes: Ints, stride: Ints, keys: Ints, found: Ints, pack: Pack) -> tuple[Ints, Ints, Floats, Floats]:
    """What all boats may do, one after the other: first entries, situations after, chances, and idleness."""
    states = len(codes)
    first = np.zeros(states + 1, np.int64)
    into, chance = np.zeros(4 * states + 16, np.int64), np.zeros(4 * states + 16)
    idle = np.zeros(states)
    now, then = np.zeros(states), np.zeros(states)
    touched, others = np.zeros(states + 1, np.int64), np.zeros(states + 1, np.int64)
    targets, spare = np.zeros(codes.shape[1]), np.zeros(codes.shape[1], np.int64)
    used = 0
    for state in range(states):
        count = _put(now, touched, 0, state, 1.0)
        for j in range(len(pack.boats)):
            more = 0
            for k in range(count):
                at = touched[k]
                mass, now[at] = now[at], 0.0
                if codes[at, pack.boats[j]] != 0:
                    more = _put(then, others, more, at, mass)
                    continue
                none = _find(codes[at], j, pack, targets)
                if none > 0.0:
                    more = _put(then, others, more, at, mass * none)
                for u in range(len(targets)):
                    if targets[u] == 0.0:
                        continue
                    for code in range(pack.after.shape[3]):
                        p = pack.after[j, u, codes[at, u], code]
                        if p > 0.0:
                            to = _struck(codes[at], j, u, code, pack, stride, keys, found, spare)
                            more = _put(then, others, more, to, mass * targets[u] * p)
            now, then = then, now
            touched, others = others, touched
            count = more
        more = 0
        for k in range(count):
            at = touched[k]
            mass, now[at] = now[at], 0.0
            spare[:] = codes[at]
            _leave(spare, pack)
            more = _put(then, others, more, _situation(spare, stride, keys, found), mass)
        if used + more > len(into):
            into = np.append(into, np.zeros(len(into) + more, np.int64))
            chance = np.append(chance, np.zeros(len(chance) + more))
        for k in range(more):
            at = others[k]
            if at == state:
                idle[state] = then[at]
            else:
                into[used], chance[used] = at, then[at]
                used += 1
            then[at] = 0.0
        first[state + 1] = used
    return first, into[:used].copy(), chance[:used].copy(), idle


@fast
def settle(
    seen: Floats, codes: Ints, stride: Ints, keys: Ints, found: Ints, pack: Pack, home: Floats, lost: Floats
) -> None:
    """Sum up who goes home or is lost for the attacks of boats; ``seen`` is used up."""
    targets, spare = np.zeros(codes.shape[1]), np.zeros(codes.shape[1], np.int64)
    for j in range(len(pack.boats)):
        for at in range(len(seen)):  # a boat that attacks is gone: all it leads to comes later
            mass = seen[at]
            if mass == 0.0 or codes[at, pack.boats[j]] != 0:
                continue
            none = _find(codes[at], j, pack, targets)
            seen[at] = mass * none
            for u in range(len(targets)):
                if targets[u] == 0.0:
                    continue
                share, before = mass * targets[u], codes[at, u]
                lost[u] += share * pack.losses[j, u, before]
                for points in range(pack.homes.shape[3]):
                    home[u, points] += share * pack.homes[j, u, before, points]
                for code in range(pack.after.shape[3]):
                    p = pack.after[j, u, before, code]
                    if p > 0.0:
                        to = _struck(codes[at], j, u, code, pack, stride, keys, found, spare)
                        seen[to] += share * p


# -- in the sweep -------------------------------------------------------------------------------------------


@lean
def idleness(prey: tuple[Prey, Prey], bounds: Ints, found: Floats, stalks: bool) -> bool:
    """Find the chances in the situations of a block that no boat finds anything; whether that is sure."""
    k, sure = 0, True
    for row in range(bounds[0], bounds[1]):
        for column in range(bounds[2], bounds[3]):
            found[k] = prey[0].idle[row] * prey[1].idle[column] if stalks else 1.0
            sure = sure and found[k] == 1.0
            k += 1
    return sure


@lean
def attack(block: Floats, prey: tuple[Prey, Prey], bounds: Ints, done: Floats, loops: bool) -> float:
    """All that boats make of a block; with ``loops`` but for what stays as it is. Gives the steps it took."""
    allied, axis = prey
    width = bounds[3] - bounds[2]
    steps = 0.0
    for k in range((bounds[1] - bounds[0]) * width):
        mass = block[k]
        if mass == 0.0:
            continue
        row, column = bounds[0] + k // width, bounds[2] + k % width
        allied.seen[row] += mass
        axis.seen[column] += mass
        if not loops:
            done[row, column] += mass * allied.idle[row] * axis.idle[column]
        share = mass * axis.idle[column]
        if share > 0.0:
            for a in range(allied.first[row], allied.first[row + 1]):
                done[allied.into[a], column] += share * allied.chance[a]
        for b in range(axis.first[column], axis.first[column + 1]):
            share = mass * axis.chance[b]
            done[row, axis.into[b]] += share * allied.idle[row]
            for a in range(allied.first[row], allied.first[row + 1]):
                done[allied.into[a], axis.into[b]] += share * allied.chance[a]
        steps += (1 + allied.first[row + 1] - allied.first[row]) * (
            1 + axis.first[column + 1] - axis.first[column]
        )
    return steps
