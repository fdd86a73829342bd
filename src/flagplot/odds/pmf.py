"""Distributions of the number of hits: one row of probabilities for each situation of a force."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from flagplot.odds.compiled import fast

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]


@fast
def hit_rows(dice: Ints, chance: Floats, width: int) -> Floats:
    """P(h hits), h < width, for every row of ``dice``: dice by column, each column with its chance to hit."""
    rows, columns = dice.shape
    found = np.zeros((rows, width))
    for row in range(rows):
        line = found[row]
        line[0] = 1.0
        top = 0
        for column in range(columns):
            p = chance[column]
            q = 1.0 - p
            for _ in range(dice[row, column]):
                top += 1
                for hits in range(min(top, width - 1), 0, -1):
                    line[hits] = line[hits] * q + line[hits - 1] * p
                line[0] *= q
    return found


@fast
def low_luck_rows(points: Ints, width: int) -> Floats:
    """For every row of points of value: each six are a sure hit, the rest one die. (low_luck switch)"""
    found = np.zeros((len(points), width))
    for row in range(len(points)):
        sure, rest = points[row] // 6, points[row] % 6
        found[row, sure] += 1.0 - rest / 6.0
        if rest:
            found[row, sure + 1] += rest / 6.0
    return found


@fast
def added(one: Floats, other: Floats) -> Floats:
    """The sum of two independent numbers of hits, row by row."""
    rows = one.shape[0]
    found = np.zeros((rows, one.shape[1] + other.shape[1] - 1))
    for row in range(rows):
        for a in range(one.shape[1]):
            p = one[row, a]
            if p > 0.0:
                for b in range(other.shape[1]):
                    found[row, a + b] += p * other[row, b]
    return found


@fast
def tails(rows: Floats) -> Floats:
    """P(at least h hits) beside P(exactly h hits)."""
    found = rows.copy()
    for row in range(rows.shape[0]):
        for hits in range(rows.shape[1] - 2, -1, -1):
            found[row, hits] += found[row, hits + 1]
    return found


@fast
def lengths(rows: Floats) -> Ints:
    """The number of entries of each row up to the last that is not zero."""
    found = np.zeros(rows.shape[0], np.int64)
    for row in range(rows.shape[0]):
        for hits in range(rows.shape[1]):
            if rows[row, hits] > 0.0:
                found[row] = hits + 1
    return found
