"""Sums over the endings of a battle, compiled."""

from __future__ import annotations

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.axis_allies.odds.compiled import fast

# how a battle ends
WINS, LOSES, NOBODY, PARTS, LEAVES = range(5)


@fast
def tally(mass: Floats, how: Ints) -> tuple[Floats, Floats, Floats, Floats]:
    """Chances by how it ends; by attackers' situation if they win, and in all; by defenders' situation."""
    n_a, n_d = mass.shape
    ways, won, own, theirs = np.zeros(5), np.zeros(n_a), np.zeros(n_a), np.zeros(n_d)
    for a in range(n_a):
        for d in range(n_d):
            m = mass[a, d]
            if m != 0.0:
                ways[how[a, d]] += m
                own[a] += m
                theirs[d] += m
                if how[a, d] == WINS:
                    won[a] += m
    return ways, won, own, theirs


@fast
def named(mass: Floats, ended: Ints, stop: Floats, ways: Ints, leaves: Ints) -> Ints:
    """How every pair of situations ends at sea, by how it stands."""
    found = np.zeros(mass.shape, np.int64)
    for a in range(mass.shape[0]):
        for d in range(mass.shape[1]):
            stands = ended[a, d]
            found[a, d] = LEAVES if stop[a, d] > 0.0 and leaves[stands] else ways[stands]
    return found
