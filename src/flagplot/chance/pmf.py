"""Distributions of the number of hits."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from flagplot.chance.compiled import Compiler, inlined
from flagplot.chance.machine_code import Shelf

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

SHELF = Shelf("chance", [])  # what every shelf is stamped with is all it holds
fast = Compiler(SHELF).fast


@inlined
def hits_into(dice: Ints, chance: Floats, line: Floats) -> int:
    """P(h hits) into ``line``: dice by column, each column with its chance; the number of entries."""
    line[0] = 1.0
    top = 0
    for column in range(len(dice)):
        p = chance[column]
        q = 1.0 - p
        for _ in range(dice[column]):
            top += 1
            for hits in range(top, 0, -1):
                line[hits] = line[hits] * q + line[hits - 1] * p
            line[0] *= q
    return top + 1


@inlined
def low_luck_into(points: int, line: Floats) -> int:
    """Each six points of value are a sure hit, the rest one die. (low_luck switch)"""
    sure, rest = points // 6, points % 6
    line[sure] = 1.0 - rest / 6.0
    if rest:
        line[sure + 1] = rest / 6.0
        return sure + 2
    return sure + 1


@fast
def hit_row(dice: int, value: int, low_luck: bool) -> Floats:
    """P(h hits) of equal dice."""
    found = np.zeros(dice + 2)
    columns, chance = np.full(1, dice, np.int64), np.full(1, value / 6.0)
    length = low_luck_into(dice * value, found) if low_luck else hits_into(columns, chance, found)
    return found[:length].copy()
