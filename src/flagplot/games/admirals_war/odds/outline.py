"""Who does what in a phase of a battle, for all classes of both sides, worked out through the rules.

What a side brings to a round by itself is its ``Half``. Targets, the kind of action and what follows on a
round come from two halves. Many classes have the same half, and many halves look alike to whoever aims at
them; the rules are asked once for all that are alike.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from copy import copy
from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.admirals_war.board import ATO
from flagplot.games.admirals_war.combat.volley import Shot
from flagplot.games.admirals_war.odds import policy, searching
from flagplot.games.admirals_war.odds.aiming import Aiming
from flagplot.games.admirals_war.odds.exits import LATER, Exits, Known
from flagplot.games.admirals_war.odds.fights import Fight, Phase
from flagplot.games.admirals_war.odds.grouping import crossed, once_in
from flagplot.games.admirals_war.odds.halves import Half, Ones, Part
from flagplot.games.admirals_war.odds.sweep import Course, Torpedoes
from flagplot.games.admirals_war.odds.wear import Kinds, Wear, situation


class Enemies(NamedTuple):
    """What enemies bring to a round that may hit a side in different ways."""

    parts: tuple[list[Part], list[Part]]  # in the air only who attacks, with guns also who can be attacked
    halves: list[Half]  # where submarines attack


class Outline:
    """One phase, for all classes of both sides."""

    def __init__(self, fight: Fight, phase: Phase, wears: tuple[Wear, Wear], action: str,
                 ones: tuple[Ones, Ones], aiming: Aiming, known: Known) -> None:  # fmt: skip
        self.fight, self.phase, self.wears, self.action, self.aiming = fight, phase, wears, action, aiming
        self.favoured = "surface" if fight.tables.board.theatre[fight.area] == ATO else "air"
        self._halves = [of_side.halves(phase) for of_side in ones]
        self.rows: list[Ints] = []  # aims by side, row and unit
        self.of: tuple[list[Half], ...] = ()  # all halves, by side
        self.number: tuple[Ints, ...] = ()  # the halves of all classes, by side
        self.exits = Exits(fight, phase, wears, action, known)
        self._fires: tuple[Ints, Ints] | None = None
        self._actions: tuple[Ints, Floats] | None = None
        self._as_before = False  # the round before was the same

    def in_round(self, phase: Phase) -> Outline:
        """The same in another round: all is as it was but what follows."""
        found = copy(self)
        found.phase, found.exits = phase, self.exits.in_round(phase)
        found._as_before = True
        return found

    def half(self, side: int, kinds: Kinds) -> Half:
        """What a side brings to a round in one of its classes."""
        return self._halves[side].of(kinds)

    # -- fire -------------------------------------------------------------------------------------------

    def enemies(self, side: int) -> Enemies:
        """All enemies of a side that are different to it."""
        halves = [self.half(1 - side, kinds) for kinds in self.wears[1 - side].kinds]
        air = {half.parts[0].attack.marks: half.parts[0] for half in halves}
        guns = {one.aspect: one for one in (half.parts[1] for half in halves)}
        boats = {half.number: half for half in halves} if self.fight.boats else {}
        return Enemies((list(air.values()), list(guns.values())), list(boats.values()))

    def attacked(self, side: int, own: Half, enemies: Enemies) -> set[tuple[int, ...]]:
        """The groups of units of a side that may be hit together by some enemy, by their numbers."""
        found = {self._torpedoed(side, own, enemy) for enemy in enemies.halves}
        for part, (mine, theirs) in enumerate(zip(own.parts, enemies.parts, strict=True)):
            found.update([self.aiming.attacked(side, part, mine, one) for one in theirs])
        return found

    def _torpedoed(self, side: int, own: Half, enemy: Half) -> tuple[int, ...]:
        """The submarine and its target that may be gone, as far as they are of a side."""
        one, other = (own, enemy) if side == 0 else (enemy, own)
        attack = self.fight.torpedo(self.phase, situation(self.wears, one.kinds, other.kinds))
        if not attack:
            return ()
        used, place = list(self.fight.index)[attack[0].place], self.wears[side].place_of
        return tuple(place[unit] for unit in (used, attack[1]) if unit in place)

    def fire(self) -> tuple[Ints, Ints]:
        """Rows of aims by part and classes, for each side."""
        if self._fires and self._as_before:
            return self._fires
        air, guns = (self._aims(part) for part in (0, 1))
        allied, axis = (np.stack(both) for both in zip(air, guns, strict=True))
        self.rows = [np.array(list(rows), np.int64) for rows in self.aiming.rows]
        self._fires = allied, axis
        return self._fires

    def _aims(self, part: int) -> list[Ints]:
        """By side the rows of aims by classes in a part of a round."""
        sides, numbers = zip(*(halves.parts(part) for halves in self._halves), strict=True)
        which = [number[of] for number, of in zip(numbers, self.number, strict=True)]
        return self.aiming.tables(part, sides, which)

    # -- all classes ------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Work out the halves of all classes."""
        if self._fires and self._as_before:
            return
        self.number = tuple(halves.numbers() for halves in self._halves)
        self.of = tuple(halves.all for halves in self._halves)
        self.exits.settle(self._halves)

    def spread_out(self, table: Ints) -> Ints:
        """A table by halves as one by classes."""
        return table.take(self.number[0], axis=-2).take(self.number[1], axis=-1)

    def _pairs(self, what: str, ask: Callable[[Half, Half], int]) -> Ints:
        """Ask once for halves that are alike in something; the answers by halves."""
        one, other = (halves.alike(what) for halves in self._halves)
        return once_in(crossed(one, other), lambda a, b: ask(self.of[0][a], self.of[1][b]))

    # -- the kind of action -----------------------------------------------------------------------------

    def course(self) -> Course:
        """Kinds of action and what follows on a round."""
        if not self._as_before or not self._actions:
            self._actions = self._all_actions()
        return Course(*self._actions, self._ended(self.ends()))

    def _all_actions(self) -> tuple[Ints, Floats]:
        """The chances of what may happen in a round, and by classes which of them."""
        chances: list[list[float]] = []
        known: dict[Hashable, int] = {}

        def row(one: Half, other: Half) -> int:
            key = self._wants(one, other)
            if key not in known:
                known[key] = len(chances)
                chances.append(self._ways(key, one, other))
            return known[key]

        table = self._pairs("means", row)
        return self.spread_out(table), np.array(chances)

    def _wants(self, one: Half, other: Half) -> Hashable:
        """What both sides can do and want to do in a round."""
        rounds, (ours, theirs) = self.phase.round, self.fight.policies
        mine, his = one.in_the_air, other.in_the_air
        return (
            one.able or other.able, one.planes, other.planes,
            policy.preferred(ours, rounds, mine, his, self.favoured),
            policy.preferred(theirs, rounds, his, mine, self.favoured),
        )  # fmt: skip

    def _ways(self, wants: Hashable, one: Half, other: Half) -> list[float]:
        """The chances of what may happen in a round: who pursues makes no difference to them."""
        key = (self.action, self.phase.round, self.phase.runner, wants)
        if key not in self.fight.ways:
            codes = situation(self.wears, one.kinds, other.kinds)
            found = (
                {self.action: 1.0} if self.action else self.fight.actions(*self.fight.at(self.phase, codes))
            )
            self.fight.ways[key] = searching.ways(self.fight, self.phase, codes, found)
        return self.fight.ways[key]

    # -- submarines -------------------------------------------------------------------------------------

    def boats(self, sort: Callable[[Shot], int]) -> Torpedoes:
        """The attack of the next submarine by classes; ``sort`` numbers the dice."""
        fight, rows = self.fight, [[0, 0, 0, 0, 0]]
        known: dict[Hashable, int] = {}
        table = np.full((len(self.of[0]), len(self.of[1])), -1, np.int64)
        for a, one in enumerate(self.of[0] if fight.boats else ()):
            for b, other in enumerate(self.of[1]):
                if not one.boats and not other.boats:
                    continue
                key = (
                    one.boats,
                    other.boats,
                    other.prey if one.boats else (),
                    one.prey if other.boats else (),
                )
                if key not in known:
                    known[key] = -1
                    found = fight.torpedo(self.phase, situation(self.wears, one.kinds, other.kinds))
                    if found:
                        used, target, shot = found
                        boat = list(fight.index)[used.place]
                        side = fight.sides[used.place]
                        known[key] = len(rows)
                        rows.append([
                            side, self.wears[side].place_of[boat], self.wears[1 - side].place_of[target],
                            shot.dice, sort(shot),
                        ])  # fmt: skip
                table[a, b] = known[key]
        columns = [np.array(column, np.int64) for column in zip(*rows, strict=True)]
        return Torpedoes(self.spread_out(table), *columns)

    # -- the end of a round -----------------------------------------------------------------------------

    def ends(self) -> Ints:
        """What follows on a round by classes: numbers of exits, or ``LATER``."""
        if self.phase.runner >= 0 and not self.action:
            return self.exits.goes_on()

        def number(one: Half, other: Half) -> int:
            if not self.action and self.exits.retreating(one, other):
                return LATER
            return self.exits.end((one.fate, other.fate), one.kinds, other.kinds)

        stands = all(one.retreat == "never" for one in self.fight.policies)
        if self.action or (stands and not self.exits.forced_out):
            return self.spread_out(self._pairs("fate", number))
        return self.spread_out(self._pairs("strength", number))

    def _ended(self, after: Ints) -> Ints:
        """Nothing follows yet where somebody waits for submarines to come or not."""
        if self.fight.stalks:
            allied, axis = ([wear.waiting(kinds) for kinds in wear.kinds] for wear in self.wears)
            after[allied], after[:, axis] = LATER, LATER
        return after


def may_retreat(fight: Fight) -> bool:
    """Whether anybody can run in a battle, so that speed matters."""
    frame = fight.frame
    chosen = any(one.retreat != "never" for one in fight.policies)
    return frame.runner >= 0 or bool(frame.limit) or chosen or fight.wavers
