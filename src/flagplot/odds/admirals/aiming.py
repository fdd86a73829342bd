"""Who attacks whom in a round, for all that both sides may bring to it: policies within the rules.

All that a policy looks at in its own attackers and in its targets has a number, the same in all battles; what
it aims at is asked once for every pair of such numbers.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import numpy as np

from flagplot.games.admirals_war.combat.frames import Volley
from flagplot.games.admirals_war.play import War
from flagplot.odds.admirals import policy
from flagplot.odds.admirals.fights import Fight
from flagplot.odds.admirals.grouping import alike, crossed, grouped, once_in
from flagplot.odds.admirals.halves import REMEMBERED, Part, looking
from flagplot.odds.admirals.policy import KINDS
from flagplot.odds.admirals.wear import Wear
from flagplot.odds.pmf import Ints

Positions = tuple[int, ...]  # attacker by attacker: which of the targets, -1 for none

_aimed: dict[Hashable, Positions] = {}  # what policies aim at, for all battles


def forget() -> None:
    """Forget what was aimed at in earlier battles."""
    _aimed.clear()


class Aiming:
    """The aims of both sides in one phase; ``order`` is that in which they fire."""

    def __init__(self, fight: Fight, war: War, wears: tuple[Wear, Wear], order: tuple[int, int]) -> None:
        self.fight, self.war, self.wears, self.order = fight, war, wears, order
        self._policies = [looking(one) for one in fight.policies]
        self._groups: dict[tuple[int, ...], tuple[int, ...]] = {}

    def aims(
        self, side: int, part: int, own: Part, enemy: Part, opened: Positions | None = None
    ) -> Positions:
        """Which targets the attackers of a side take; ``opened`` are the aims of an enemy who fires first."""
        if not own.attackers or not enemy.targets:
            return ()
        shown = 0 if not part else enemy.shown if opened is None else enemy.fired(opened)
        key = (self._policies[side], part, own.marks, enemy.looks, shown)
        found = _aimed.get(key)
        if found is None:
            if len(_aimed) > REMEMBERED:
                _aimed.clear()
            found = _aimed[key] = self._ask(side, part, own, enemy, opened)
        return found

    def _ask(self, side: int, part: int, own: Part, enemy: Part, opened: Positions | None) -> Positions:
        firing: tuple[int, ...] = ()
        if part:
            firing = enemy.firing if opened is None else _used(enemy, opened)
        volley = Volley(
            side, self.fight.area, KINDS[part], own.attackers, enemy.targets, firing=firing,
            optional=own.optional,
        )  # fmt: skip
        policy.allot(self.war, volley, self.fight.policies[side], own.ranked, enemy.order)
        aims = [volley.aims[unit] for unit in volley.attackers]
        return tuple([enemy.targets.index(target) if target >= 0 else -1 for target in aims])

    def attacked(self, side: int, part: int, own: Part, enemy: Part) -> tuple[int, ...]:
        """The units of a side that may be hit together in a part of a round, by their numbers."""
        if not own.targets or not enemy.attackers:
            return ()
        key = (side, part, own.number, enemy.number)
        if key not in self._groups:
            opened = self.aims(side, part, own, enemy) if side == self.order[0] else None
            aims, place = self.aims(1 - side, part, enemy, own, opened), self.wears[side].place_of
            self._groups[key] = tuple(sorted({place[own.targets[n]] for n in aims if n >= 0}))
        return self._groups[key]

    # -- all at once ------------------------------------------------------------------------------------

    def rows(self, part: int, sides: Sequence[list[Part]]) -> list[tuple[Ints, Ints]]:
        """By side the rows of aims, and for all that both may bring the number of the row.

        All that attack and are attacked are units' numbers. The side that fires second sees who has fired.
        """
        first, second = self.order
        opening, answering = sides[first], sides[second]
        known: dict[Positions, int] = {}

        def opens(a: int, b: int) -> int:
            return known.setdefault(self.aims(first, part, opening[a], answering[b]), len(known))

        def answers(a: int, b: int) -> int:
            opened = positions[fire[a, b]]
            return known.setdefault(self.aims(second, part, answering[b], opening[a], opened), len(known))

        faced = alike((one.looks, one.shown) for one in answering)
        fire = once_in(crossed(alike(one.marks for one in opening), faced), opens)
        positions = list(known)
        looks, marks = alike(one.looks for one in opening), alike(one.marks for one in answering)
        keys = crossed(looks, marks)
        if part:  # who keeps out of it is another sort of target
            fired = np.unique(_fired(opening, positions, fire), return_inverse=True)[1].reshape(fire.shape)
            keys = keys * (fired.max(initial=0) + 1) + fired
        aims = {first: fire, second: once_in(keys, answers).T}
        allied = self._rows(0, sides[0], sides[1], [*known], aims[0])
        rows, numbers = self._rows(1, sides[1], sides[0], [*known], aims[1])
        return [allied, (rows, numbers.T)]

    def _rows(
        self, side: int, own: list[Part], enemy: list[Part], positions: list[Positions], aims: Ints
    ) -> tuple[Ints, Ints]:
        """Rows of the units of a side with their targets, and their numbers by what both sides bring."""
        attackers, targets = alike(one.attackers for one in own), alike(one.targets for one in enemy)
        keys = crossed(attackers, targets) * len(positions) + aims
        places, numbers = grouped(keys.ravel())
        a, b = np.divmod(places, len(enemy))
        # the last column is for attackers that are not there, and the last target is none
        units, row = len(self.wears[side].units), np.arange(len(places))[:, None]
        who = _padded([_places(self.wears[side], one.attackers) for one in own], units)[a]
        whom = _padded([[*_places(self.wears[1 - side], one.targets), -1] for one in enemy], -1)[b]
        at = _padded(positions, -1, len(who[0]))[aims.ravel()[places]]
        rows = np.full((len(places), units + 1), -1)
        rows[row, who] = whom[row, at]
        return rows[:, :units], numbers.reshape(keys.shape)


def _used(one: Part, aims: Positions) -> tuple[int, ...]:
    """The attackers that take part in an attack."""
    return tuple([unit for unit, n in zip(one.attackers, aims, strict=False) if n >= 0])


def _fired(parts: list[Part], positions: list[Positions], fire: Ints) -> Ints:
    """Who has fired, as bits, in all cases."""
    bits = _padded([one.bits for one in parts], 0)
    used = _padded(positions, -1, bits.shape[1]) >= 0
    found: Ints = (used[fire] * bits[:, None, :]).sum(axis=2)
    return found


def _places(wear: Wear, units: tuple[int, ...]) -> list[int]:
    return [wear.place_of[unit] for unit in units]


def _padded(rows: Sequence[Sequence[int]], filling: int, width: int = 0) -> Ints:
    """Rows of different length as a table."""
    width = width or max(1, *map(len, rows))
    return np.array([[*row[:width], *[filling] * (width - len(row))] for row in rows], np.int64)
