"""Who attacks whom in a round, for all that both sides may bring to it: policies within the rules.

All that a policy looks at in its own attackers and in its targets has a number, the same in all battles; what
it aims at is asked once for every pair of such numbers.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Ints
from flagplot.games.admirals_war.combat import forces
from flagplot.games.admirals_war.combat.frames import Volley
from flagplot.games.admirals_war.odds import policy
from flagplot.games.admirals_war.odds.fights import Fight
from flagplot.games.admirals_war.odds.grouping import alike, crossed, once_in
from flagplot.games.admirals_war.odds.halves import REMEMBERED, Part, looking
from flagplot.games.admirals_war.odds.policy import KINDS
from flagplot.games.admirals_war.odds.wear import Wear
from flagplot.kernel import memory

Positions = tuple[int, ...]  # attacker by attacker: which of the targets by their rank, -1 for none
Row = tuple[int, ...]  # by unit of a side: its target, -1 for none; all by their numbers

_aimed: memory.Table[Hashable, Positions] = memory.Table(REMEMBERED)  # what policies aim at, for all battles


def forget() -> None:
    """Forget what was aimed at in earlier battles."""
    _aimed.clear()


class Table(NamedTuple):
    """Who attacks whom in one part of a round."""

    places: tuple[dict[int, int], dict[int, int]]  # by side: number of what it brings -> row or column
    numbers: tuple[Ints, Ints]  # by side and what both bring: the number of its row of aims

    def covers(self, sides: Sequence[list[Part]]) -> bool:
        """Whether it has all that both sides bring."""
        return all(one.number in has for parts, has in zip(sides, self.places, strict=True) for one in parts)


class Aiming:
    """The aims of both sides in all phases in which each unit can do the same."""

    def __init__(self, fight: Fight, wears: tuple[Wear, Wear]) -> None:
        self.fight, self.wears = fight, wears
        self.war, _ = fight.at(fight.first(), fight.start)
        self.order = forces.fire_order(self.war, fight.area)  # that in which they fire
        self.rows: tuple[dict[Row, int], dict[Row, int]] = ({}, {})  # by side all rows of aims so far
        self._policies = [looking(one) for one in fight.policies]
        self._groups: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._tables: dict[int, Table] = {}

    def aims(
        self, side: int, part: int, own: Part, enemy: Part, opened: Positions | None = None
    ) -> Positions:
        """Which targets the attackers of a side take; ``opened`` are the aims of an enemy who fires first."""
        if not own.attack.units or not enemy.exposed.units:
            return ()
        shown = 0 if not part else enemy.exposed.shown if opened is None else enemy.fired(opened)
        key = (self._policies[side], part, own.attack.marks, enemy.exposed.looks, shown)
        found = _aimed.get(key)
        if found is None:
            return _aimed.keep(key, self._ask(side, part, own, enemy, opened))
        return found

    def _ask(self, side: int, part: int, own: Part, enemy: Part, opened: Positions | None) -> Positions:
        firing: tuple[int, ...] = ()
        if part:
            firing = enemy.exposed.firing if opened is None else _used(enemy, opened)
        volley = Volley(
            side, self.fight.area, KINDS[part], own.attack.units, enemy.exposed.units, firing=firing,
            optional=own.attack.optional,
        )  # fmt: skip
        policy.allot(self.war, volley, self.fight.policies[side], own.attack.ranked, enemy.exposed.order)
        aims = [volley.aims[unit] for unit in volley.attackers]
        return tuple([enemy.exposed.order.index(target) if target >= 0 else -1 for target in aims])

    def attacked(self, side: int, part: int, own: Part, enemy: Part) -> tuple[int, ...]:
        """The units of a side that may be hit together in a part of a round, by their numbers."""
        if not own.exposed.units or not enemy.attack.units:
            return ()
        key = (side, part, own.number, enemy.number)
        if key not in self._groups:
            opened = self.aims(side, part, own, enemy) if part and side == self.order[0] else None
            aims, place = self.aims(1 - side, part, enemy, own, opened), self.wears[side].place_of
            self._groups[key] = tuple(sorted({place[own.exposed.order[n]] for n in aims if n >= 0}))
        return self._groups[key]

    # -- all at once ------------------------------------------------------------------------------------

    def tables(self, part: int, sides: Sequence[list[Part]], which: Sequence[Ints]) -> list[Ints]:
        """By side the numbers of rows of aims, for those of all that both may bring that are asked for."""
        found = self._tables.get(part)
        if found is None or not found.covers(sides):
            allied, axis = ({one.number: n for n, one in enumerate(parts)} for parts in sides)
            found = self._tables[part] = Table((allied, axis), self._numbered(part, sides))
        ours, theirs = (
            np.array([has[one.number] for one in parts])[of]
            for parts, has, of in zip(sides, found.places, which, strict=True)
        )
        return [table.take(ours, axis=0).take(theirs, axis=1) for table in found.numbers]

    def _numbered(self, part: int, sides: Sequence[list[Part]]) -> tuple[Ints, Ints]:
        """By side the number of the row of aims for all that both may bring; new ones are numbered.

        The side that fires second sees who has fired.
        """
        if not any(one.attack.units for parts in sides for one in parts):
            return self._idle(0, sides), self._idle(1, sides)
        first, second = self.order
        opening, answering = sides[first], sides[second]
        found: dict[Positions, int] = {}

        def opens(a: int, b: int) -> int:
            return found.setdefault(self.aims(first, part, opening[a], answering[b]), len(found))

        def answers(a: int, b: int) -> int:
            opened = positions[fire[a, b]]
            return found.setdefault(self.aims(second, part, answering[b], opening[a], opened), len(found))

        faced = alike((one.exposed.looks, one.exposed.shown) for one in answering)
        fire = once_in(crossed(alike(one.attack.marks for one in opening), faced), opens)
        positions = list(found)
        looks = alike(one.exposed.looks for one in opening)
        keys = crossed(looks, alike(one.attack.marks for one in answering))
        if part:  # who keeps out of it is another sort of target
            fired = _fired(opening, positions, fire)
            keys = keys * (fired.max(initial=0) + 1) + fired
        aims = {first: fire, second: once_in(keys, answers).T}
        positions = list(found)
        allied = self._numbers(0, sides[0], sides[1], positions, aims[0])
        return allied, self._numbers(1, sides[1], sides[0], positions, aims[1]).T

    def _idle(self, side: int, sides: Sequence[list[Part]]) -> Ints:
        """The same of a side where nobody attacks."""
        return np.full([len(parts) for parts in sides], self._row(side, (), (), ()))

    def _numbers(
        self, side: int, own: list[Part], enemy: list[Part], positions: list[Positions], aims: Ints
    ) -> Ints:
        """The numbers of the rows of a side."""
        attackers, orders = alike(one.attack.units for one in own), alike(one.exposed.order for one in enemy)
        keys = crossed(attackers, orders) * len(positions) + aims

        def row(a: int, b: int) -> int:
            return self._row(side, own[a].attack.units, enemy[b].exposed.order, positions[aims[a, b]])

        return once_in(keys, row)

    def _row(self, side: int, attackers: tuple[int, ...], order: tuple[int, ...], aims: Positions) -> int:
        """The number of a row: all units of a side with their targets."""
        mine, theirs = self.wears[side].place_of, self.wears[1 - side].place_of
        row = [-1] * len(mine)
        for unit, n in zip(attackers, aims, strict=False):
            if n >= 0:
                row[mine[unit]] = theirs[order[n]]
        return self.rows[side].setdefault(tuple(row), len(self.rows[side]))


def _used(one: Part, aims: Positions) -> tuple[int, ...]:
    """The attackers that take part in an attack."""
    return tuple([unit for unit, n in zip(one.attack.units, aims, strict=False) if n >= 0])


def _fired(parts: list[Part], positions: list[Positions], fire: Ints) -> Ints:
    """Who has fired, as bits, in all cases."""
    bits = _padded([one.bits for one in parts], 0)
    used = _padded(positions, -1, bits.shape[1]) >= 0
    found: Ints = (used[fire] * bits[:, None, :]).sum(axis=2)
    return found


def _padded(rows: Sequence[Sequence[int]], filling: int, width: int = 0) -> Ints:
    """Rows of different length as a table."""
    width = width or max(1, *map(len, rows))
    return np.array([[*row[:width], *[filling] * (width - len(row))] for row in rows], np.int64)
