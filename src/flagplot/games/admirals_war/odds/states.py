"""All situations of one side as arrays; compiled."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.admirals_war.odds.attacks import lookup
from flagplot.games.admirals_war.odds.compiled import fast


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
    reach: Floats  # class -> how many situations any fire can lead to, counting those that cannot come about


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
