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
from typing import NamedTuple

import numpy as np

from flagplot.games.admirals_war.board import AXIS, ITALIAN
from flagplot.games.admirals_war.combat import retreat
from flagplot.odds.admirals import policy
from flagplot.odds.admirals.fights import Codes, Ending, Fight, Phase
from flagplot.odds.admirals.grouping import grouped, once
from flagplot.odds.admirals.halves import Half, Halves
from flagplot.odds.admirals.wear import Kinds, Wear, situation
from flagplot.odds.pmf import Floats, Ints

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
    hunt: Ints  # the same, numbered without gaps

    def places(self, p: Ints, q: Ints) -> tuple[Ints, Ints]:
        """The classes of those who retreat, and where the others are in the tables."""
        run, hunt = (p, q) if self.runner == 0 else (q, p)
        return run, self.pace[run] * self.ships.shape[1] + hunt

    def keys(self, p: Ints, q: Ints) -> Ints:
        """Numbers for pairs of classes, the same where the same follows."""
        run, place = self.places(p, q)
        found: Ints = self.run[run] * (self.hunt.max() + 1) + self.hunt.ravel()[place]
        return found


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
        self._numbers: dict[Hashable, int] = {}
        self._chases: dict[tuple[int, bool], Chase] = {}

    def in_round(self, phase: Phase) -> Exits:
        """The same classes in another round."""
        found = copy(self)
        found.phase, found.all, found._numbers = phase, [Exit(phase, ({}, {})), self.all[1]], {}
        return found

    def settle(self, sides: Sequence[Halves]) -> None:
        """Take all classes of both sides."""
        self._of = [halves.all for halves in sides]
        self._number = [halves.numbers() for halves in sides]
        self._classes = [halves.ones.classes() for halves in sides]
        self._who = [halves.alike("who") for halves in sides]
        self._chases.clear()

    # -- what is asked ----------------------------------------------------------------------------------

    def end(self, key: Hashable, one: Kinds, other: Kinds) -> int:
        """The number of what follows on a round, asked once for a key."""
        return self._exit(("end", self._phase(), key), one, other, self._end)

    def _phase(self) -> Phase:
        """The phase as far as it matters: not who pursued before, but who does so now."""
        return self.phase._replace(hunters=()) if self.phase.runner >= 0 and not self.action else self.phase

    def _end(self, codes: Codes) -> tuple[Phase, Codes] | Ending:
        if not self.action:
            return self.fight.end(self.phase, codes)
        over = self.fight.over(self.phase, codes)
        return self.fight.won(codes) if over else Ending("goes_on", codes)

    def _exit(
        self, key: Hashable, one: Kinds, other: Kinds, ask: Callable[[Codes], tuple[Phase, Codes] | Ending]
    ) -> int:
        """The number of an exit; what is alike is asked once."""
        if key not in self._numbers:
            if key not in self._known:
                codes = situation(self.wears, one, other)
                after = ask(codes)
                what = after.how if isinstance(after, Ending) else after[0]
                self._known[key] = Exit(what, self._changes(codes, after[1]))
            found = self._known[key]
            if found not in self.all:
                self.all.append(found)
            self._numbers[key] = self.all.index(found)
        return self._numbers[key]

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

    def _run(self, chase: Chase, p: int, q: int) -> Hashable:
        own = self._halves(p, q)[chase.runner]
        _, place = chase.places(np.array(p), np.array(q))
        return own.who, int(chase.others.flat[place])

    def _who_is_there(self, p: Ints, q: Ints) -> Ints:
        """Numbers for pairs of classes, the same where the same units are left."""
        allied, axis = (who[number] for who, number in zip(self._who, self._number, strict=True))
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
        paces, pace = np.unique(self._classes[runner].pace(together), return_inverse=True)
        ships = np.stack([self._fast(1 - runner, one) for one in paces.tolist()])
        number = self._number[1 - runner]
        able, left = (np.array(of, np.int64)[number] for of in self._others(1 - runner))
        others = (ships + 1) * 8 + ((ships > 0) & ((ships & able) > 0)) * 4 + left
        _, hunt = np.unique(others, return_inverse=True)
        run = self._who[runner][self._number[runner]]
        return Chase(runner, run, pace, ships, others, hunt.reshape(others.shape))

    def _fast(self, side: int, pace: int) -> Ints:
        """The ships of a side that may follow a group, as bits, in all its classes; -1: there is no group."""
        if not pace:
            return np.full(len(self.wears[side].kinds), -1, np.int64)
        found = self._classes[side].fast(pace)
        return found & self._hunters() if self.phase.runner == 1 - side else found

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
            key = ("slip", self._phase(), self._run(chase, p[n], q[n]))
            return self._exit(key, *self._kinds(p[n], q[n]), partial(self.fight.slip, self.phase))

        return once(chase.keys(p, q), ask)

    def withdrawals(self, p: Ints, q: Ints) -> tuple[Floats, Ints]:
        """The chances in pairs of classes that Italians withdraw before a round, and what follows then."""
        places, number = grouped(self._withdrawing(p, q))
        pairs = [(p[n], q[n]) for n in places.tolist()]
        chances = [self.fight.wavering(self.phase, situation(self.wears, *self._kinds(*at))) for at in pairs]
        ways = [self._withdrawal(*at) if one else LATER for one, at in zip(chances, pairs, strict=True)]
        return np.array(chances)[number], np.array(ways, np.int64)[number]

    def _withdrawing(self, p: Ints, q: Ints) -> Ints:
        """Numbers for pairs of classes, the same where the same follows when Italians withdraw."""
        if self.phase.runner >= 0:
            return self._who_is_there(p, q)
        if not self._steadfast():
            return p * len(self.wears[1].kinds) + q
        return self._chase(AXIS, italians=True).keys(p, q)

    def _steadfast(self) -> bool:
        """Whether Germans stay when the Italians go; else that is a matter of dice."""
        return self.fight.policies[AXIS].retreat == "never"

    def _withdrawal(self, p: int, q: int) -> int:
        """The number of what follows; before a round without a pursuit its number matters only at first."""
        kinds, phase, key = self._kinds(p, q), self.phase, self._matters(p, q, [])
        if phase.runner < 0:
            phase = phase._replace(round=min(phase.round, self.fight.steady + 1))
            key = self._run(self._chase(AXIS, italians=True), p, q) if self._steadfast() else kinds
        withdraw = partial(self.fight.withdraw, self.phase)
        return self._exit(("withdraw", phase, key), *kinds, withdraw)
