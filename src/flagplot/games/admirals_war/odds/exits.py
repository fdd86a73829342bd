"""What follows on a round, or on breaking off, for all classes of both sides: asked of the rules.

Whether somebody who retreats is followed is a matter of speed. All that matters of the pursuers is who is
fast enough, and whether those can attack; all that matters of those who retreat is who is there and how fast
they are together. Numbers for that are worked out for all classes at once, and the rules are asked once for
every pair of numbers that comes about.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from copy import copy
from functools import partial
from math import prod
from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.admirals_war.board import AXIS, ITALIAN
from flagplot.games.admirals_war.combat import retreat
from flagplot.games.admirals_war.odds import policy
from flagplot.games.admirals_war.odds.fights import Codes, Ending, Fight, Phase
from flagplot.games.admirals_war.odds.grouping import crossed, grouped, once
from flagplot.games.admirals_war.odds.halves import Half, Halves
from flagplot.games.admirals_war.odds.wear import Kinds, Wear, situation

LEFT = 4  # numbers for who is left of those who do not retreat: in the area or not, in the battle or not
LATER = -1  # what follows on a round is asked when it has come to that


class Exit(NamedTuple):
    """What follows on a round: the next phase or a way to end, with some units changed."""

    what: Phase | str
    changes: tuple[dict[int, int], dict[int, int]]  # by side: unit's number -> code


Known = dict[Hashable, Exit]  # what was asked before, in all phases of a battle


class Chase(NamedTuple):
    """One side, or the Italians of it, retreats and the other may follow."""

    runner: int
    run: Ints  # class of those who retreat -> number, the same where the same units are there
    pace: Ints  # class of those who retreat -> number of their speed
    ships: Ints  # number of a speed, class of the others -> who is fast enough, as bits; -1: nobody runs
    others: Ints  # the same -> all that matters of the others

    def keys(self, p: Ints, q: Ints) -> Ints:
        """Numbers for pairs of classes, the same where the same follows."""
        run, hunt = (p, q) if self.runner == 0 else (q, p)
        place = self.pace[run] * self.others.shape[1] + hunt
        found: Ints = self.run[run] * (self.others.max() + 1) + self.others.ravel()[place]
        return found

    def table(self) -> Ints:
        """The same for all pairs of classes."""
        found: Ints = self.run[:, None] * (self.others.max() + 1) + self.others[self.pace]
        return found if self.runner == 0 else found.T

    def other(self, p: int, q: int) -> int:
        """All that matters of those who do not retreat, in a pair of classes."""
        run, hunt = (p, q) if self.runner == 0 else (q, p)
        return int(self.others[self.pace[run], hunt])


class Exits:
    """What may follow in one phase."""

    def __init__(self, fight: Fight, phase: Phase, wears: tuple[Wear, Wear], action: str,
                 known: Known) -> None:  # fmt: skip
        self.fight, self.phase, self.wears, self.action = fight, phase, wears, action
        war, frame = fight.at(phase, fight.start)
        frame.answers = ()
        self.forced_out = [] if phase.runner >= 0 else retreat.retreating(war, frame)
        self._known = known
        self.all = [Exit(phase, ({}, {})), Exit("parted", ({}, {}))]
        self._numbers: dict[tuple[str, Hashable], int] = {}
        self._chases: dict[tuple[int, bool], Chase] = {}
        self._leaving: Ints | None = None  # see ``_withdrawing``
        self._chances: dict[Hashable, float] = {}

    def in_round(self, phase: Phase) -> Exits:
        """The same classes in another round that is like this one."""
        found = copy(self)
        found.phase, found.all, found._chances = phase, [Exit(phase, ({}, {})), *self.all[1:]], {}
        found._numbers = {key: n for key, n in self._numbers.items() if n and self._lasts(key[0], n, phase)}
        return found

    def _lasts(self, kind: str, n: int, phase: Phase) -> bool:
        """Whether the same follows in another round: an end, or late in a battle after a withdrawal."""
        if phase.stopped != self.phase.stopped:
            return False
        if kind == "withdraw":  # a pursuit that others go on with is one of its round
            return phase.runner < 0 and min(phase.round, self.phase.round) > self.fight.steady
        return kind == "end" and isinstance(self.all[n].what, str)

    def settle(self, sides: Sequence[Halves]) -> None:
        """Take all classes of both sides."""
        self._of = [halves.all for halves in sides]
        self._number = [halves.numbers() for halves in sides]
        self._classes = [halves.ones.classes() for halves in sides]
        self._who = [halves.alike("who") for halves in sides]
        self._chases.clear()
        self._leaving = None

    # -- what is asked ----------------------------------------------------------------------------------

    def end(self, key: Hashable, one: Kinds, other: Kinds) -> int:
        """The number of what follows on a round, asked once for a key."""
        return self._exit("end", self._phase(), key, one, other, self._end)

    def _phase(self) -> Phase:
        """The phase as far as it matters: not who pursued before, but who does so now."""
        return self.phase._replace(hunters=()) if self.phase.runner >= 0 and not self.action else self.phase

    def _end(self, codes: Codes) -> tuple[Phase, Codes] | Ending:
        if not self.action:
            return self.fight.end(self.phase, codes)
        over = self.fight.over(self.phase, codes)
        return self.fight.won(codes) if over else Ending("goes_on", codes)

    def _exit(
        self, kind: str, phase: Phase, key: Hashable, one: Kinds, other: Kinds,
        ask: Callable[[Codes], tuple[Phase, Codes] | Ending],
    ) -> int:  # fmt: skip
        """The number of an exit; what is alike is asked once."""
        if (kind, key) not in self._numbers:
            found = self._known.get((kind, phase, key))
            if found is None:
                codes = situation(self.wears, one, other)
                after = ask(codes)
                what = after.how if isinstance(after, Ending) else after[0]
                found = self._known[kind, phase, key] = Exit(what, self._changes(codes, after[1]))
            if found not in self.all:
                self.all.append(found)
            self._numbers[kind, key] = self.all.index(found)
        return self._numbers[kind, key]

    def _changes(self, before: Codes, after: Codes) -> tuple[dict[int, int], dict[int, int]]:
        """The new codes of units, by side and the unit's number."""
        allied, axis = (
            {u: after[place] for u, place in enumerate(wear.places) if before[place] != after[place]}
            for wear in self.wears
        )
        return allied, axis

    def _kinds(self, p: int, q: int) -> tuple[Kinds, Kinds]:
        return self.wears[0].kinds[p], self.wears[1].kinds[q]

    def _halves(self, p: int, q: int) -> tuple[Half, Half]:
        return self._of[0][self._number[0][p]], self._of[1][self._number[1][q]]

    # -- the end of a round -----------------------------------------------------------------------------

    def goes_on(self) -> Ints:
        """In which classes a pursuit goes on as it is; ``LATER`` for all others."""
        found = np.full([len(wear.kinds) for wear in self.wears], LATER, np.int64)
        runner = self.phase.runner
        if self.phase.round == self.fight.last(runner, stopped=self.phase.stopped):
            chase = self._chase(runner)
            caught = (chase.ships == self._hunters())[chase.pace]
            places = np.flatnonzero(caught if runner == 0 else caught.T)
            found.ravel()[places] = self.follows(*np.divmod(places, found.shape[1]))
        return found

    def retreating(self, one: Half, other: Half) -> list[int]:
        """The sides that retreat after a round."""
        if self.phase.runner >= 0:
            return [self.phase.runner]
        halves, policies = (one, other), self.fight.policies
        gone = {*self.forced_out}
        for side in (0, 1):
            own, enemy = halves[side], halves[1 - side]
            if policy.breaks_off(policies[side], self.phase.round, len(own.units), own.throws, enemy.throws):
                gone.add(side)
        return sorted(gone) if one.units and other.units else []

    def follows(self, p: Ints, q: Ints) -> Ints:
        """The numbers of what follows on a round in pairs of classes."""
        if self.phase.runner >= 0:
            return self._follows(p, q, [self.phase.runner])
        halves = self._number[0][p] * len(self._of[1]) + self._number[1][q]
        gone = once(halves, lambda n: sum(1 << side for side in self.retreating(*self._halves(p[n], q[n]))))
        found = np.zeros(len(p), np.int64)
        for sides in np.unique(gone).tolist():
            here = gone == sides
            found[here] = self._follows(p[here], q[here], [side for side in (0, 1) if sides >> side & 1])
        return found

    def _follows(self, p: Ints, q: Ints, gone: list[int]) -> Ints:
        """The same where the same sides retreat."""
        keys = self._chase(gone[0]).keys(p, q) if len(gone) == 1 else self._who_is_there(p, q)

        def ask(n: int) -> int:
            return self.end((tuple(gone), self._matters(p[n], q[n], gone)), *self._kinds(p[n], q[n]))

        return once(keys, ask)

    def _matters(self, p: int, q: int, gone: list[int]) -> Hashable:
        """All that matters in a pair of classes to what follows when some sides retreat."""
        if len(gone) != 1:
            return tuple(half.who for half in self._halves(p, q))
        return self._run(self._chase(gone[0]), p, q)

    def _run(self, chase: Chase, p: int, q: int) -> tuple[Hashable, int]:
        return self._halves(p, q)[chase.runner].who, chase.other(p, q)

    def _left(self) -> tuple[Ints, Ints]:
        """Numbers for the classes of both sides, the same where the same units are left."""
        allied, axis = (who[number] for who, number in zip(self._who, self._number, strict=True))
        return allied, axis

    def _who_is_there(self, p: Ints, q: Ints) -> Ints:
        """Numbers for pairs of classes, the same where the same units are left."""
        allied, axis = self._left()
        found: Ints = allied[p] * (axis.max() + 1) + axis[q]
        return found

    # -- who follows whom -------------------------------------------------------------------------------

    def _chase(self, runner: int, *, italians: bool = False) -> Chase:
        """All classes when a side retreats, or the Italians of it."""
        if (runner, italians) not in self._chases:
            self._chases[runner, italians] = self._chased(runner, italians=italians)
        return self._chases[runner, italians]

    def _chased(self, runner: int, *, italians: bool) -> Chase:
        nation, units = self.fight.state.nation, self.wears[runner].units
        together = tuple(u for u, unit in enumerate(units) if not italians or nation[unit] == ITALIAN)
        paces, pace = self._classes[runner].paces(together)
        ships = self._fast(1 - runner, paces)
        number = self._number[1 - runner]
        able, left = (np.array(of, np.int64)[number] for of in self._others(1 - runner))
        others = (ships + 1) * 2 * LEFT + ((ships > 0) & ((ships & able) > 0)) * LEFT + left
        run = self._who[runner][self._number[runner]]
        return Chase(runner, run, pace, ships, others)

    def _fast(self, side: int, paces: list[int]) -> Ints:
        """The ships of a side that may follow groups, as bits, in all its classes; -1: there is no group."""
        classes = self._classes[side]
        found = np.stack([classes.fast(pace) if pace else np.full(len(classes.kinds), -1) for pace in paces])
        return np.where(found < 0, -1, found & self._hunters()) if self.phase.runner == 1 - side else found

    def _hunters(self) -> int:
        """All pursuers of the phase as bits."""
        place = self.wears[1 - self.phase.runner].place_of
        return sum(1 << place[unit] for unit in self.phase.hunters)

    def _others(self, side: int) -> tuple[list[int], list[int]]:
        """Of those who do not retreat: who can attack, as bits; whether any are left, and in the battle."""
        place, halves = self.wears[side].place_of, self._of[side]
        able = [sum(1 << place[unit] for unit, able in half.units if able) for half in halves]
        left = [any(unit in self.fight.units for unit in half.there) for half in halves]
        return able, [2 * here + half.fate[0] for here, half in zip(left, halves, strict=True)]

    # -- breaking off -----------------------------------------------------------------------------------

    def slips(self, p: Ints, q: Ints) -> Ints:
        """The numbers of what follows in pairs of classes when those who are pursued are not found."""
        chase = self._chase(self.phase.runner)

        def ask(n: int) -> int:
            who, others = self._run(chase, p[n], q[n])
            slip = partial(self.fight.slip, self.phase)
            return self._exit("slip", self._phase(), (who, others % LEFT), *self._kinds(p[n], q[n]), slip)

        return once(chase.keys(p, q), ask)

    def withdrawals(self, pairs: Ints) -> tuple[Floats, Ints]:
        """By numbers of pairs of classes: the chance that Italians withdraw before a round, what follows."""
        groups = self._withdrawing()[pairs]
        some = np.full(groups.max(initial=-1) + 1, -1)
        some[groups] = pairs  # one that has come about, for every group
        chances, ways = np.zeros(len(some)), np.full(len(some), LATER, np.int64)
        for n in np.flatnonzero(some >= 0).tolist():
            at = divmod(int(some[n]), len(self.wears[1].kinds))
            chances[n] = self._wavering(*at)
            if chances[n]:
                ways[n] = self._withdrawal(*at)
        return chances[groups], ways[groups]

    def _withdrawing(self) -> Ints:
        """Numbers for all pairs of classes, the same where the same follows when Italians withdraw."""
        if self._leaving is None:
            if self.phase.runner >= 0:
                keys = crossed(*self._left())
            elif self._steadfast():
                keys = self._chase(AXIS, italians=True).table()
            else:
                keys = np.arange(prod(len(wear.kinds) for wear in self.wears))
            self._leaving = grouped(keys.ravel())[1]
        return self._leaving

    def _wavering(self, p: int, q: int) -> float:
        """The chance that Italians have had enough, asked once for the same Italians."""
        allied, axis = self._halves(p, q)
        nation = self.fight.state.nation
        key = bool(allied.units), tuple([unit for unit, _ in axis.units if nation[unit] == ITALIAN])
        if key not in self._chances:
            codes = situation(self.wears, *self._kinds(p, q))
            self._chances[key] = self.fight.wavering(self.phase, codes)
        return self._chances[key]

    def _steadfast(self) -> bool:
        """Whether Germans stay when the Italians go; else that is a matter of dice."""
        return self.fight.policies[AXIS].retreat == "never"

    def _withdrawal(self, p: int, q: int) -> int:
        """The number of what follows; before a round without a pursuit its number matters only at first."""
        kinds, phase = self._kinds(p, q), self.phase
        if phase.runner >= 0:
            key: Hashable = self._matters(p, q, [])
        else:
            phase = phase._replace(round=min(phase.round, self.fight.steady + 1))
            key = self._run(self._chase(AXIS, italians=True), p, q) if self._steadfast() else kinds
        return self._exit("withdraw", phase, key, *kinds, partial(self.fight.withdraw, self.phase))
