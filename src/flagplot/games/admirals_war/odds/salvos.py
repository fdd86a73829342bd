"""What is done to all units of a side at once, each combination numbered once; compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.admirals_war.odds.attacks import Fire, Results, Targets, enter, lookup, under_fire
from flagplot.games.admirals_war.odds.compiled import lean

MOST = 1 << 11  # numbers; when there are more, all are forgotten
NONE = 0  # the number of nothing at all


class Salvos(NamedTuple):
    """Numbers for what is done to all units of a side at once."""

    used: Ints  # how many numbers there are, and how many keys
    entries: Ints  # number, unit -> entry of what is done to it, -1 for nothing
    still: Floats  # number -> chance that nothing happens
    places: Ints  # a table of numbers by their entries, with gaps: -1
    keys: Ints  # a table by row of aims, class that fires, and whether submarines may come; with gaps: -1
    found: Ints  # numbers of these keys
    counts: Ints  # room for: unit, sort -> dice
    hit: Ints  # room for: unit -> entry


def no_salvos(units: int, sorts: int) -> Salvos:
    """Room for what is done to a side."""
    salvos = Salvos(
        np.zeros(2, np.int64), np.empty((MOST, units), np.int64), np.empty(MOST),
        np.empty(2 * MOST, np.int64), np.empty(8 * MOST, np.int64), np.empty(8 * MOST, np.int64),
        np.zeros((units, max(1, sorts)), np.int64), np.zeros(units, np.int64),
    )  # fmt: skip
    forget_salvos(salvos)
    return salvos


@lean
def forget_salvos(salvos: Salvos) -> None:
    """Begin again with nothing."""
    salvos.used[0], salvos.used[1] = 1, 0
    for u in range(salvos.entries.shape[1]):
        salvos.entries[NONE, u] = -1
    salvos.still[NONE] = 1.0
    for k in range(len(salvos.places)):
        salvos.places[k] = -1
    for k in range(len(salvos.keys)):
        salvos.keys[k] = -1


@lean
def room_for_salvos(salvos: Salvos) -> bool:
    """Whether there is room for those of one more block."""
    enough = salvos.used[0] + 3 <= len(salvos.still)
    return bool(enough and 2 * (salvos.used[1] + 3) <= len(salvos.keys))


@lean
def salvo(
    part: int, row: int, fires: int, kinds: Ints, shift: int, fire: Fire, targets: Targets, salvos: Salvos,
    results: Results,
) -> int:  # fmt: skip
    """The number of what the fire of a class does to the enemy.

    ``shift`` is where units begin in ``targets`` to which other fates are due.
    """
    key = 2 * (row * fire.row.size + fires) + int(shift > 0)
    number = lookup(salvos.keys, salvos.found, key)
    if number < 0:
        under_fire(part, kinds, row, fire, targets, results, salvos.hit, salvos.counts, shift)
        salvos.keys[-1 - number] = key
        salvos.found[-1 - number] = _numbered(salvos, results)
        salvos.used[1] += 1
        return int(salvos.found[-1 - number])
    return number


@lean
def torpedo(target: int, dice: int, sort: int, targets: Targets, salvos: Salvos, results: Results) -> int:
    """The number of an attack by a submarine."""
    for u in range(len(salvos.hit)):
        salvos.hit[u] = -1
    for other in range(salvos.counts.shape[1]):
        salvos.counts[target, other] = dice if other == sort else 0
    salvos.hit[target] = enter(results, targets, target, salvos.counts[target])
    return _numbered(salvos, results)


@lean
def _numbered(salvos: Salvos, results: Results) -> int:
    """The number of the entries in ``hit``."""
    key, nothing = 0, True
    for u in range(len(salvos.hit)):
        key = key * 0x9E3779B1 + salvos.hit[u] + 1
        nothing = nothing and salvos.hit[u] < 0
    if nothing:
        return NONE
    mask = len(salvos.places) - 1
    place = ((key >> 7) ^ key) & mask
    while salvos.places[place] >= 0:
        number = int(salvos.places[place])
        u = 0
        while u < len(salvos.hit) and salvos.entries[number, u] == salvos.hit[u]:
            u += 1
        if u == len(salvos.hit):
            return number
        place = (place + 1) & mask
    number = int(salvos.used[0])
    salvos.used[0] += 1
    salvos.places[place], salvos.still[number] = number, 1.0
    for u in range(len(salvos.hit)):
        salvos.entries[number, u] = salvos.hit[u]
        if salvos.hit[u] >= 0:
            salvos.still[number] *= results.still[salvos.hit[u]]
    return number
