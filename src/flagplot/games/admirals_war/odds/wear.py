"""What may become of the units of one side: their codes, classes of codes, and the situations made of them.

The codes of a unit are numbered so that whatever happens to it makes its number larger. Codes in a row in
which it can do the same are one class of it; a class of the side has one for every unit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from itertools import product
from math import prod

import numpy as np

from flagplot.chance.pmf import Ints
from flagplot.games.admirals_war.board import LBA
from flagplot.games.admirals_war.odds.fights import AWAY, LOST, STRICKEN, Codes, Fight
from flagplot.games.admirals_war.odds.states import Side, states_of, states_with

Kinds = tuple[int, ...]  # the class of every unit


class Wear:
    """The units of one side."""

    def __init__(self, fight: Fight, side: int, *, merged: bool, speeds: bool) -> None:
        self.fight, self.side, self.merged = fight, side, merged
        self.places = [n for n, of in enumerate(fight.axes) if of == side]
        every = list(fight.index)
        self.units = [every[n] for n in self.places]
        self.place_of = {unit: u for u, unit in enumerate(self.units)}
        self.boats = [u for u, unit in enumerate(self.units) if unit in fight.boats]
        self.far = [self._far(unit) for unit in self.units]
        self.waits = [self._waits(u) for u in range(len(self.units))]  # codes of those just disabled
        self.values = [self._values(u) for u in range(len(self.units))]
        # the first code of those just disabled: all others come before
        self.stays = [len(values) - waits for values, waits in zip(self.values, self.waits, strict=True)]
        self.runs = [self._runs(u, speeds) for u in range(len(self.units))]  # class -> first code, size
        self._planes = [u for u in range(len(self.units)) if self.flies(u)]
        self.kinds: list[Kinds] = []  # all classes that can come about, the least worn first
        self._kind = self._size = np.zeros((0, len(self.units)), np.int64)  # by class and unit: see ``Side``

    def _far(self, unit: int) -> int:
        damage = self.fight.state.damage[unit]
        if unit in self.fight.boats or unit in self.fight.safe:
            return 1
        return max(1, self.fight.range.limit(unit, damage))

    def _values(self, u: int) -> list[int]:
        damage = self.fight.state.damage[self.units[u]]
        boat = self.units[u] in self.fight.boats
        afloat = range(damage, damage + self.far[u])
        waiting = (STRICKEN - code for code in afloat[: self.waits[u]])
        return [*afloat, AWAY, *([] if boat or self.merged else [LOST]), *waiting]

    def _waits(self, u: int) -> int:
        """How many codes a unit has for being disabled while submarines may still come."""
        stays = self.fight.stalked[self.side] and u not in self.boats and not self.flies(u)
        return self.far[u] if stays else 0

    def _runs(self, u: int, speeds: bool) -> list[tuple[int, int]]:
        traits = [self.fight.traits(self.units[u], code, speeds) for code in self.values[u][: self.far[u]]]
        starts = [code for code in range(self.far[u]) if not code or traits[code] != traits[code - 1]]
        ends = [*starts[1:], self.far[u]]
        return [
            *((start, end - start) for start, end in zip(starts, ends, strict=True)),
            *([(self.stays[u], self.waits[u])] if self.waits[u] else []),
            (self.far[u], self.stays[u] - self.far[u]),
        ]

    # -- classes ----------------------------------------------------------------------------------------

    def product(self) -> int:
        """How many classes there are."""
        return prod(map(len, self.runs))

    def fates(self) -> int:
        """How many situations there are between two rounds."""
        return prod(self.stays)

    def take_all(self) -> None:
        """Take all classes."""
        self._take(product(*(range(len(runs)) for runs in self.runs)))

    def tell_damaged_apart(self) -> None:
        """Make what has not been hit a class by itself: of units never attacked nothing else comes about."""
        self.runs = [
            [(0, 1), (1, first[1] - 1), *rest] if first[1] > 1 else [first, *rest]
            for first, *rest in self.runs
        ]

    def explore(
        self, attacked: Callable[[Kinds], Iterable[tuple[int, ...]]], starts: Iterable[Kinds], most: int
    ) -> bool:
        """Find the classes that can come about, those that can do so soonest first; whether all were found.

        ``attacked`` names the groups of units that may be hit together.
        """
        found = set(starts)
        layer = sorted(found)
        while layer and len(found) < most:
            after = {
                worse
                for kinds in layer
                for group in sorted({*attacked(kinds)})
                for worse in self._worse(kinds, group)
            }
            layer = sorted({*after, *map(self._bare, layer)} - found)
            found.update(layer)
        self._take({*found, *map(self._bare, found)})
        return not layer

    def kinds_of(self, key: int) -> Kinds:
        """The class of a situation by its key."""
        found = []
        for u in range(len(self.units) - 1, -1, -1):
            key, code = divmod(key, len(self.values[u]))
            found.append(next(kind for kind, (low, size) in enumerate(self.runs[u]) if code < low + size))
        return tuple(reversed(found))

    def _take(self, kinds: Iterable[Kinds]) -> None:
        if self.fight.stalked[self.side]:
            kinds = [one for one in kinds if not self.waiting(one) or not self.calm(one)]
        self.kinds = sorted(sorted(kinds), key=sum)
        self._kind = np.array(self.kinds, np.int64)
        self._size = self._by_class([[size for _, size in runs] for runs in self.runs])

    def waiting(self, kinds: Kinds) -> bool:
        """Whether anybody disabled waits for submarines to come or not."""
        return any(self.waits[u] and kind == len(self.runs[u]) - 2 for u, kind in enumerate(kinds))

    def calm(self, kinds: Kinds) -> bool:
        """Whether no submarine is left that could come."""
        return all(self.gone(kinds, u) for u in self.boats)

    def when_they_left(self, kinds: Kinds) -> Kinds:
        """The class after those disabled have gone home."""
        if not self.fight.stalked[self.side]:
            return kinds
        return tuple(
            kind + 1 if self.waits[u] and kind == len(self.runs[u]) - 2 else kind
            for u, kind in enumerate(kinds)
        )

    def _worse(self, kinds: Kinds, group: tuple[int, ...]) -> Iterable[Kinds]:
        after = [range(kind, len(self.runs[u])) if u in group else (kind,) for u, kind in enumerate(kinds)]
        return product(*after)

    def gone(self, kinds: Kinds, u: int) -> bool:
        """Whether a unit is gone in a class of the side."""
        return kinds[u] == len(self.runs[u]) - 1

    def flies(self, u: int) -> bool:
        """Whether a unit is a land-based aircraft."""
        return self.fight.tables.board.pieces[self.units[u]].kind == LBA

    def _bare(self, kinds: Kinds) -> Kinds:
        after = list(kinds)
        for u in self._planes:
            after[u] = len(self.runs[u]) - 1
        return tuple(after)

    def codes(self, kinds: Kinds) -> list[int]:
        """The least worn situation of a class."""
        return [least[kind] for least, kind in zip(self._least, kinds, strict=True)]

    @cached_property
    def _least(self) -> list[list[int]]:
        """The first codes of all classes, by unit and its class."""
        return [[values[low] for low, _ in runs] for values, runs in zip(self.values, self.runs, strict=True)]

    # -- situations -------------------------------------------------------------------------------------

    def states(self) -> int:
        """How many situations the classes have."""
        return int(self._size.prod(axis=1, dtype=np.float64).sum())

    def _by_class(self, tables: list[list[int]]) -> Ints:
        """Numbers by unit and its class as numbers by class of the side and unit."""
        most = max(map(len, tables))
        padded = np.array([[*table, *[0] * (most - len(table))] for table in tables], np.int64)
        found: Ints = padded[np.arange(len(tables)), self._kind]
        return found

    def speeds(self) -> Ints:
        """The speeds of all ships in all classes; 0 for those that are gone or fly."""
        return self._by_class(self._speeds)

    @cached_property
    def _speeds(self) -> list[list[int]]:
        """The same by unit and its class."""
        return [[self._speed(u, code) for code in least] for u, least in enumerate(self._least)]

    def _speed(self, u: int, code: int) -> int:
        return 0 if self.flies(u) or code < 0 else self.fight.traits(self.units[u], code, speeds=True)[-1]

    def arrays(self) -> tuple[Side, Ints]:
        """All situations as arrays for the compiled pass, and the codes of each."""
        low, size = self._by_class([[low for low, _ in runs] for runs in self.runs]), self._size
        first = np.zeros(len(low) + 1, np.int64)
        np.cumsum(size.prod(axis=1), out=first[1:])
        room = 1 << (2 * int(first[-1]) + 1).bit_length()
        keys, found = np.full(room, -1, np.int64), np.zeros(room, np.int64)
        codes = states_of(first, low, size, self._stride, keys, found)
        most = np.tile(np.array([len(values) for values in self.values], np.int64), (len(low), 1))
        if self.fight.stalked[self.side]:
            most[[self.calm(kinds) for kinds in self.kinds]] -= np.array(self.waits, np.int64)
        side = Side(
            first, self._kind, low, size, most, self._stride, keys, found,
            np.arange(len(codes)), self._unlucky, (most - low).prod(axis=1, dtype=np.float64),
        )  # fmt: skip
        return side._replace(bare=self.changed(side, codes, self._grounded)), codes

    @cached_property
    def _stride(self) -> Ints:
        numbers = [len(values) for values in self.values]
        return np.array([prod(numbers[u + 1 :]) for u in range(len(numbers))], np.int64)

    @cached_property
    def _grounded(self) -> dict[int, int]:
        """The codes of land-based aircraft that fly off."""
        fight = self.fight
        ported = {u: fight.range.has_port(self.units[u], fight.area, "surface") for u in self._planes}
        return {u: AWAY if there else LOST for u, there in ported.items()}

    @cached_property
    def _unlucky(self) -> Ints:
        lost = [self.merged and self._grounded.get(u) == LOST for u in range(len(self.units))]
        return np.array(self.far, np.int64) * lost

    def number(self, u: int, code: int) -> int:
        """The number of a code of a unit; lost is away where they are not told apart."""
        values = self.values[u]
        return values.index(code) if code in values else values.index(AWAY)

    def keys(self, side: Side, codes: Ints, changes: dict[int, int]) -> Ints:
        """The keys of situations after some units, as far as they are there, have other codes."""
        after = codes.copy()
        for u, code in changes.items():
            after[:, u] = np.where(codes[:, u] < self.far[u], self.number(u, code), codes[:, u])
        return np.asarray(after @ side.stride, np.int64)

    def decoded(self, keys: Ints) -> Ints:
        """The codes of situations by their keys, unit by unit."""
        found = np.zeros((len(keys), len(self.units)), np.int64)
        for u in range(len(self.units) - 1, -1, -1):
            keys, number = np.divmod(keys, len(self.values[u]))
            found[:, u] = np.array(self.values[u])[number]
        return found

    def changed(self, side: Side, codes: Ints, changes: dict[int, int]) -> Ints:
        """Every situation with some units of it, as far as they are there, changed to other codes."""
        if not changes:
            return np.arange(len(codes))
        least = np.array([self.far[u] if u in changes else 0 for u in range(len(self.units))], np.int64)
        becomes = np.array([self.number(u, changes.get(u, AWAY)) for u in range(len(self.units))], np.int64)
        return states_with(codes, side.stride, side.keys, side.found, least, becomes)


def situation(wears: Sequence[Wear], allied: Kinds, axis: Kinds) -> Codes:
    """The least worn situation of two classes, in the order of the battle."""
    found = [0] * sum(len(wear.places) for wear in wears)
    for wear, kinds in zip(wears, (allied, axis), strict=True):
        for place, code in zip(wear.places, wear.codes(kinds), strict=True):
            found[place] = code
    return tuple(found)
