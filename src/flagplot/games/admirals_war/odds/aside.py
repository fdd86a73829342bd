"""What leads from one class of the Allies to later ones, put aside until the class is through; compiled.

What becomes of the Allies does not depend on what becomes of the Axis. So all blocks of a class in which the
same is done to the Allies are first gone through for the Axis alone, and then for the Allies together.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Bools, Floats, Ints
from flagplot.games.admirals_war.odds.attacks import Results
from flagplot.games.admirals_war.odds.bench import Bench
from flagplot.games.admirals_war.odds.compiled import lean
from flagplot.games.admirals_war.odds.fates import FEW, along, fates, reached
from flagplot.games.admirals_war.odds.salvos import Salvos
from flagplot.games.admirals_war.odds.states import Side

HEAPS = 32  # most of them
ROOM = 1 << 21  # situations in all heaps together, unless one has more
DENSE = 4  # a heap with a situation in so many is gone through from end to end
TO_FIRED, TO_MIDDLE = 0, 1  # the moment of a round it leads to


class Aside(NamedTuple):
    """Heaps of situations, by what is done to the Allies in them and where it leads."""

    used: Ints  # how many heaps there are
    fire: Ints  # heap -> number of what is done to the Allies, the boat that fires or -1, the moment
    mass: Floats  # heap, situation of the Allies in the class, situation of the Axis -> probability
    many: Ints  # heap -> how many situations of the Axis it has
    columns: Ints  # heap -> these, in the order they came
    known: Bools  # heap, situation of the Axis -> whether it is one of these


def nothing_aside(height: int, width: int) -> Aside:
    """Room for so many situations of a class of the Allies, and of the Axis."""
    heaps = max(2, min(HEAPS, ROOM // (height * width)))
    return Aside(
        np.zeros(1, np.int64), np.zeros((heaps, 3), np.int64), np.zeros((heaps, height, width)),
        np.zeros(heaps, np.int64), np.empty((heaps, width), np.int64), np.zeros((heaps, width), np.bool_),
    )  # fmt: skip


@lean
def heap_for(aside: Aside, salvo: int, boat: int, moment: int) -> int:
    """The heap of what is done to the Allies, a new one if need be."""
    for heap in range(aside.used[0]):
        fire = aside.fire[heap]
        if fire[0] == salvo and fire[1] == boat and fire[2] == moment:
            return heap
    heap = int(aside.used[0])
    aside.used[0] += 1
    aside.fire[heap, 0], aside.fire[heap, 1], aside.fire[heap, 2] = salvo, boat, moment
    return heap


@lean
def put_aside(aside: Aside, heap: int, row: int, column: int, mass: float) -> None:
    """Add a situation to a heap; ``row`` is counted from the first situation of the class."""
    if mass == 0.0:
        return
    if not aside.known[heap, column]:
        aside.known[heap, column] = True
        aside.columns[heap, aside.many[heap]] = column
        aside.many[heap] += 1
    aside.mass[heap, row, column] += mass


@lean
def bring(
    aside: Aside, fired: Floats, middle: Floats, allied: Side, p: int, salvos: Salvos, results: Results,
    room: Bench,
) -> float:  # fmt: skip
    """Everything put aside goes to where it leads, outside the class; gives the steps it took."""
    steps = 0.0
    states = allied.first[p + 1] - allied.first[p]
    for heap in range(aside.used[0]):
        entries, boat = salvos.entries[aside.fire[heap, 0]], aside.fire[heap, 1]
        into = middle if aside.fire[heap, 2] == TO_MIDDLE else fired
        if states <= FEW:
            for a in range(states):
                height = fates(allied, p, a, entries, results.after, boat, room.rows, room.now)
                _spread(aside, heap, a, into, allied, p, room.rows, room.now, height)
        else:
            height = reached(allied, p, entries, boat, room.rows)
            _spread_class(aside, heap, into, allied, p, entries, results, room, height)
        steps += height * aside.many[heap]
        _clear(aside, heap, states)
    aside.used[0] = 0
    return steps


@lean
def _spread(
    aside: Aside, heap: int, state: int, into: Floats, allied: Side, p: int, rows: Ints, chances: Floats,
    height: int,
) -> None:  # fmt: skip
    """What becomes of a single situation of the Allies in a heap."""
    mass, many, columns = aside.mass[heap, state], aside.many[heap], aside.columns[heap]
    for a in range(height):
        row, share = rows[a], chances[a]
        if allied.first[p] <= row < allied.first[p + 1]:
            continue
        if many * DENSE >= len(mass):
            for column in range(len(mass)):
                into[row, column] += share * mass[column]
        else:
            for k in range(many):
                into[row, columns[k]] += share * mass[columns[k]]


@lean
def _spread_class(
    aside: Aside, heap: int, into: Floats, allied: Side, p: int, entries: Ints, results: Results,
    room: Bench, height: int,
) -> None:  # fmt: skip
    """What becomes of all situations of a heap, of as many at once as there is room for on the bench."""
    states, columns = allied.first[p + 1] - allied.first[p], aside.columns[heap]
    width = len(room.begins) // max(height, states)
    for start in range(0, aside.many[heap], width):
        here = min(width, aside.many[heap] - start)
        for a in range(states):
            for k in range(here):
                room.pair[0, a * here + k] = aside.mass[heap, a, columns[start + k]]
        now = along(room.pair, 0, allied, p, 1, states * here, entries, results.after, False)
        for a in range(height):
            row = room.rows[a]
            if row >= 0 and not allied.first[p] <= row < allied.first[p + 1]:
                for k in range(here):
                    into[row, columns[start + k]] += room.pair[now, a * here + k]


@lean
def _clear(aside: Aside, heap: int, states: int) -> None:
    for k in range(aside.many[heap]):
        column = aside.columns[heap, k]
        aside.known[heap, column] = False
        for a in range(states):
            aside.mass[heap, a, column] = 0.0
    aside.many[heap] = 0
