"""The product of independent results, added to the probabilities of situations; compiled."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from flagplot.odds.compiled import fast
from flagplot.odds.pmf import Floats, Ints

SPECK = 1e-22  # a share not worth a step


@fast
def spread(
    array: Floats, touched: NDArray[np.bool_], start: int, mass: float, steps: Ints, chances: Floats,
    bounds: Ints,
) -> int:  # fmt: skip
    """Add everything several units' results lead to from ``start``, but not that nothing changes.

    The results of unit n lie from ``bounds[n]`` on: how far the number of the situation grows, and how
    likely that is. Returned is the number of steps.
    """
    last = len(bounds) - 1
    at = bounds[:last].copy()
    far, p = np.zeros(last + 1, np.int64), np.ones(last + 1)
    level, count = 0, 0
    p[0] = mass
    while level >= 0:
        if level == last:
            if far[level]:
                array[start + far[level]] += p[level]
                touched[start + far[level]] = True
            count += 1
            level -= 1
        elif at[level] == bounds[level + 1]:
            at[level] = bounds[level]
            level -= 1
        else:
            far[level + 1] = far[level] + steps[at[level]]
            p[level + 1] = p[level] * chances[at[level]]
            at[level] += 1
            if p[level + 1] >= SPECK:
                level += 1
    return count
