"""Situations between the phases of a battle: which there are, where they go, and their sums; compiled."""

from __future__ import annotations

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.admirals_war.odds.compiled import fast


@fast
def with_mass(mass: Floats) -> tuple[Ints, tuple[Ints, Ints]]:
    """The situations with any mass: numbered through, and by side."""
    height, width = mass.shape
    many = 0
    for row in range(height):
        for column in range(width):
            many += mass[row, column] != 0.0
    at, rows, columns = np.empty(many, np.int64), np.empty(many, np.int64), np.empty(many, np.int64)
    k = 0
    for row in range(height):
        for column in range(width):
            if mass[row, column] != 0.0:
                at[k], rows[k], columns[k] = row * width + column, row, column
                k += 1
    return at, (rows, columns)


@fast
def by_way(ways: Ints, exits: int) -> tuple[Ints, Ints]:
    """Those who leave, exit by exit: where each begins, and who they are; negative ways do not leave."""
    first = np.zeros(exits + 1, np.int64)
    for way in ways:
        if way >= 0:
            first[way + 1] += 1
    for way in range(exits):
        first[way + 1] += first[way]
    who, here = np.empty(first[exits], np.int64), first[:exits].copy()
    for k in range(len(ways)):
        if ways[k] >= 0:
            who[here[ways[k]]] = k
            here[ways[k]] += 1
    return first, who


@fast
def gather(into: Floats, allied: Ints, axis: Ints, rows: Ints, columns: Ints, mass: Floats) -> None:
    """Sum up situations that are now called ``allied`` and ``axis``."""
    for k in range(len(mass)):
        into[allied[rows[k]], axis[columns[k]]] += mass[k]
