"""Many forces that differ only in their numbers, kept as one table: a row for every situation of a side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.axis_allies.board import Kind
from flagplot.games.axis_allies.odds.force import Side, Unit


class Hold(NamedTuple):
    """IPCs aboard each ship of a side that carries somebody who takes no part in the battle.

    Land units in transports; on carriers the aircraft of guests, or whoever is on one already damaged.
    """

    transports: tuple[int, ...] = ()
    carriers: tuple[int, ...] = ()


Cargo = tuple[Hold, Hold]  # by side
EMPTY: Cargo = (Hold(), Hold())


def aboard(cargo: tuple[int, ...], ships: Floats) -> Floats:
    """IPCs aboard so many ships that are left: those with most aboard are lost last.

    [P40-GCB-03, A50-CBT-08]
    """
    carried = np.cumsum([0, *sorted(cargo, reverse=True)]).astype(np.float64)
    found: Floats = carried[np.minimum(ships.astype(np.int64), len(cargo))]
    return found


def carried(hold: Hold, left: Roster, kinds: Sequence[Kind], *, transports: bool = True) -> Floats:
    """IPCs aboard what is left in every situation; without transports only those on carriers."""
    found = np.zeros(len(left))
    if hold.transports and transports:
        found += aboard(hold.transports, left.sums(lambda unit: kinds[unit.kind].transport))
    if hold.carriers:
        found += aboard(hold.carriers, left.sums(lambda unit: kinds[unit.kind].deck > 0))
    return found


class Roster(Sequence[Side]):
    """Forces by situation; each is put into words, as (unit, number), only when it is looked at."""

    __slots__ = ("numbers", "units")

    def __init__(self, units: tuple[Unit, ...], numbers: Ints) -> None:
        self.units, self.numbers = units, numbers  # units sorted; situation, unit -> number

    @classmethod
    def of(cls, *sides: Side) -> Roster:
        """These forces."""
        units = tuple(sorted({unit: None for side in sides for unit, _ in side}))
        place = {unit: at for at, unit in enumerate(units)}
        numbers = np.zeros((len(sides), len(units)), np.int64)
        for row, side in enumerate(sides):
            for unit, number in side:
                numbers[row, place[unit]] += number
        return cls(units, numbers)

    def __len__(self) -> int:
        return len(self.numbers)

    def __getitem__(self, at: int) -> Side:  # type: ignore[override]  # one situation, never a slice
        pairs = zip(self.units, self.numbers[at].tolist(), strict=True)
        return tuple(pair for pair in pairs if pair[1])

    def __iter__(self) -> Iterator[Side]:
        units = self.units
        for row in self.numbers.tolist():
            yield tuple(pair for pair in zip(units, row, strict=True) if pair[1])

    def sums(self, worth: Callable[[Unit], float]) -> Floats:
        """What every force is worth, unit by unit."""
        found: Floats = self.numbers @ np.array([float(worth(unit)) for unit in self.units])
        return found

    def has(self, test: Callable[[Unit], bool]) -> bool:
        """Whether any of the forces has such a unit."""
        return any(test(unit) and self.numbers[:, at].any() for at, unit in enumerate(self.units))

    def without(self, test: Callable[[Unit], bool]) -> Roster:
        """The forces without such units."""
        keep = np.array([not test(unit) for unit in self.units], np.int64)
        return Roster(self.units, self.numbers * keep)

    def above(self, other: Roster) -> Roster:
        """These forces, then those of another roster of the same units."""
        return Roster(self.units, np.concatenate([self.numbers, other.numbers]))

    def mapped(self, change: Callable[[Unit], Unit]) -> Roster:
        """The forces with every unit as ``change`` makes it."""
        after = [change(unit) for unit in self.units]
        units = tuple(sorted(dict.fromkeys(after)))
        numbers = np.zeros((len(self), len(units)), np.int64)
        for at, unit in enumerate(after):
            numbers[:, units.index(unit)] += self.numbers[:, at]
        return Roster(units, numbers)
