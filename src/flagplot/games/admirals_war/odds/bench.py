"""Room to work for the compiled pass.

Nothing in the pass makes an array: to count who holds which would take longer than all the rest.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints


class Bench(NamedTuple):
    """Room to work on one block. All but the last two are at least as long as fire can lead far."""

    pair: Floats  # an exchange, unit by unit, from one of these two into the other
    begins: Floats  # the situations of a block in which rounds begin
    ready: Floats  # in which guns are next
    waiting: Floats  # in which submarines are next
    idle: Floats  # chances that no submarine finds anything
    now: Floats  # rounds that stay in the block: the last one; or chances of ``rows``
    then: Floats  # the next; or chances of ``columns``
    aimed: Floats  # guns are next in it
    rows: Ints  # situations of the Allies that fire leads to
    columns: Ints  # of the Axis
    chances: Floats  # of what may happen in the block
    at: Ints  # where the pass is: class of the Allies, class of the Axis, how long this must be


def bench(length: int, ways: int) -> Bench:
    """Room to work, at the first block; ``ways`` is how many things may happen in a round."""
    begins, ready, waiting, idle, now, then, aimed = (np.empty(length) for _ in range(7))
    rows, columns = np.empty(length, np.int64), np.empty(length, np.int64)
    return Bench(
        np.empty((2, length)), begins, ready, waiting, idle, now, then, aimed, rows, columns,
        np.zeros(ways), np.zeros(3, np.int64),
    )  # fmt: skip
