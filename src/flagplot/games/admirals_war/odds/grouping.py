"""Numbers for things that are alike, so that something is asked only once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

import numpy as np

from flagplot.chance.pmf import Ints

SPARSE = 100  # more gaps than that between keys, and they are sorted


def alike(things: Iterable[Hashable]) -> Ints:
    """Numbers for things, the same for those that are equal."""
    known: dict[Hashable, int] = {}
    return np.array([known.setdefault(thing, len(known)) for thing in things], np.int64)


def crossed(one: Ints, other: Ints) -> Ints:
    """Numbers for all pairs of two lists of numbers."""
    found: Ints = one[:, None] * (other.max(initial=0) + 1) + other[None, :]
    return found


def grouped(keys: Ints) -> tuple[Ints, Ints]:
    """One place for every key, and for all keys the number of the place."""
    room = int(keys.max(initial=0)) + 1
    if room > SPARSE * len(keys) + SPARSE:
        _, places, number = np.unique(keys, return_index=True, return_inverse=True)
        return places, number
    last = np.full(room, -1, np.int64)  # without sorting: keys have few gaps
    last[keys] = np.arange(len(keys))
    found = np.flatnonzero(last >= 0)
    places, last[found] = last[found], np.arange(len(found))
    return places, last[keys]


def once(keys: Ints, ask: Callable[[int], int]) -> Ints:
    """Ask once for every key, for the place of one of those that have it; the answers for all."""
    places, number = grouped(keys)
    return np.array([ask(n) for n in places.tolist()], np.int64)[number]


def once_in(keys: Ints, ask: Callable[[int, int], int]) -> Ints:
    """The same for a table of keys."""
    return once(keys.ravel(), lambda n: ask(*divmod(n, keys.shape[1]))).reshape(keys.shape)
