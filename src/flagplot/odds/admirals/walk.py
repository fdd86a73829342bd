"""Through all situations of a battle in the order of wear.

The codes of a unit are numbered so that whatever happens to it makes its number larger; a situation is the
number written with these digits. So the probabilities of all situations lie in flat arrays, everything leads
to larger numbers, and one pass in ascending order is enough. A round in which nothing happens leads back to
where it began; that is summed up as a geometric series.
"""

from __future__ import annotations

from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from flagplot.games.admirals_war.combat import action_type
from flagplot.games.admirals_war.combat.volley import Shot
from flagplot.kernel.errors import BadInputError
from flagplot.odds.admirals.fights import AWAY, LOST, Attacks, Change, Codes, Ending, Fight, Pattern, Phase
from flagplot.odds.admirals.spread import spread
from flagplot.odds.pmf import Floats, Ints

SPACE = 8_000_000  # most situations that can be told apart
VISITED = 150_000  # most situations that are worked out
STEPS = 2_000_000_000  # most ways from one situation to another
JOINT = 20_000  # beyond so many, who of those gone is lost is kept for each unit, not for all together
NOTHING = 1e-18  # a mass not worth a visit
AIRBORNE = {action_type.AIR, action_type.COMBINED}
BEGIN, MIDDLE, FIRED = range(3)  # of a round; the middle is between the parts of a combined action


class Moment(NamedTuple):
    """What may happen in a situation; how units left it that are gone makes no difference."""

    boat: list[Change] | None  # the next submarine that attacks after fire
    after: tuple[Phase, Codes] | Ending | None  # without one: what follows on the fire
    actions: dict[str, float]
    strikes: list[Change]
    guns: list[Change]
    bare: Codes  # in a surface action alone


class Outline(NamedTuple):
    """What all situations of one pattern have in common."""

    boat: tuple[Change, int, Shot] | None
    actions: dict[str, float]
    strikes: Attacks
    guns: Attacks
    bare: dict[int, int]  # place -> new code
    after: tuple[Phase | str, dict[int, int]] | None  # the next phase or how it ends; None: depends on more


class Bundle(NamedTuple):
    """Changes as arrays for ``spread``, and the chance that they change nothing."""

    steps: Ints
    chances: Floats
    bounds: Ints
    still: float


_NO_CHANGE = Bundle(np.zeros(0, np.int64), np.zeros(0), np.zeros(1, np.int64), 1.0)


class Walk:
    """The way through one battle, or with ``action`` through one round of it."""

    def __init__(self, fight: Fight, action: str = "", most: int = VISITED) -> None:
        self.fight, self.action, self.most = fight, action, most
        self.merged = False
        self.values = [self._values(n) for n in range(len(fight.index))]
        if prod(map(len, self.values)) > JOINT:
            self.merged = True
            self.values = [self._values(n) for n in range(len(fight.index))]
        self.digit = [{code: digit for digit, code in enumerate(values)} for values in self.values]
        self.size = prod(map(len, self.values))
        if self.size > SPACE:
            raise _too_large(f"{SPACE} situations", str(self.size))
        for digits in self.digit:
            digits.setdefault(LOST, digits[AWAY])
        self.strides = [prod(map(len, self.values[n + 1 :])) for n in range(len(self.values))]
        self.lost: dict[int, float] = {}  # place -> chance that it was lost, where that is not in the codes
        self.endings: dict[Ending, float] = {}
        self.home: dict[tuple[int, int], float] = {}  # unit, damage -> chance that it goes home with it
        self.rounds = 0.0
        self._steps = 0
        self._mass: dict[Phase, tuple[Floats, Floats, Floats]] = {}
        self._touched: dict[int, NDArray[np.bool_]] = {}
        self._moments: dict[tuple[Phase, Codes], Moment] = {}
        self._outlines: dict[tuple[Phase, Pattern], Outline] = {}
        self._parts: dict[tuple[Change, int], tuple[Ints, Floats, float]] = {}
        self._visits = 0

    def _values(self, n: int) -> list[int]:
        """The codes a unit can have, in the order of wear."""
        unit, damage = list(self.fight.index)[n], self.fight.start[n]
        if unit in self.fight.boats:
            return [damage, AWAY]
        gone = (AWAY,) if self.merged else (AWAY, LOST)
        return [*range(damage, damage + max(1, self.fight.range.limit(unit, damage))), *gone]

    def number(self, codes: Codes) -> int:
        """The number of a situation."""
        return sum(
            digits[code] * stride
            for digits, code, stride in zip(self.digit, codes, self.strides, strict=True)
        )

    def codes(self, number: int) -> Codes:
        """The situation of a number."""
        found = []
        for values, stride in zip(self.values, self.strides, strict=True):
            digit, number = divmod(number, stride)
            found.append(values[digit])
        return tuple(found)

    # -- mass -------------------------------------------------------------------------------------------

    def _arrays(self, phase: Phase) -> tuple[Floats, Floats, Floats]:
        found = self._mass.get(phase)
        if found is None:
            if (len(self._mass) + 1) * self.size > 4 * SPACE:
                raise _too_large(f"{4 * SPACE} situations and pursuits", "more")
            found = self._mass[phase] = (np.zeros(self.size), np.zeros(self.size), np.zeros(self.size))
            if phase.round not in self._touched:
                self._touched[phase.round] = np.zeros(self.size, np.bool_)
        return found

    def _add(self, phase: Phase, stage: int, number: int, mass: float) -> None:
        self._arrays(phase)[stage][number] += mass
        self._touched[phase.round][number] = True

    def _bundle(self, codes: Codes, changes: list[Change]) -> Bundle:
        """The results of some changes in terms of numbers of situations."""
        parts = [self._results(change, codes[change.place]) for change in changes]
        if not parts:
            return _NO_CHANGE
        bounds = np.zeros(len(parts) + 1, np.int64)
        np.cumsum([len(part[0]) for part in parts], out=bounds[1:])
        steps, chances = (np.concatenate([part[k] for part in parts]) for k in (0, 1))
        return Bundle(steps, chances, bounds, prod(part[2] for part in parts))

    def _results(self, change: Change, code: int) -> tuple[Ints, Floats, float]:
        found = self._parts.get((change, code))
        if found is None:
            digits, stride = self.digit[change.place], self.strides[change.place]
            sums: dict[int, float] = {}
            for after, chance, _ in change.results:
                step = (digits[after] - digits[code]) * stride
                sums[step] = sums.get(step, 0.0) + chance
            found = np.array(list(sums), np.int64), np.array(list(sums.values())), sums.get(0, 0.0)
            self._parts[change, code] = found
        return found

    def _spread(
        self, phase: Phase, stage: int, start: int, mass: float, bundle: Bundle, changes: list[Change]
    ) -> None:
        """Add all an exchange leads to, but not that it changes nothing."""
        if not mass or not changes:
            return
        array, touched = self._arrays(phase)[stage], self._touched[phase.round]
        self._steps += spread(array, touched, start, mass, bundle.steps, bundle.chances, bundle.bounds)
        if self._steps > STEPS:
            raise _too_large(f"{STEPS} steps", "more")
        self._note_home(changes, mass)

    def _note_home(self, changes: list[Change], mass: float) -> None:
        for n, results in changes:
            for code, chance, damage in results:
                if code == AWAY and damage >= 0:
                    self.home[n, damage] = self.home.get((n, damage), 0.0) + mass * chance
                elif code == LOST and self.merged:
                    self.lost[n] = self.lost.get(n, 0.0) + mass * chance

    def _leaves(self, before: Codes, after: Codes, mass: float) -> Codes:
        """Note who is lost in going on from one situation to another without fire."""
        if not self.merged or LOST not in after:
            return after
        for n, code in enumerate(after):
            if code == LOST and before[n] >= 0:
                self.lost[n] = self.lost.get(n, 0.0) + mass
        return tuple(AWAY if code == LOST else code for code in after)

    # -- the way ----------------------------------------------------------------------------------------

    def run(self) -> Walk:
        """Go through everything."""
        self._add(self.fight.first(), BEGIN, 0, 1.0)
        while self._touched:
            now = min(self._touched)
            touched = self._touched[now]
            number = 0
            while number < self.size:
                number += int(touched[number:].argmax())
                if not touched[number]:
                    break
                self._at(now, number)
                number += 1
            del self._touched[now]
            self._mass = {phase: found for phase, found in self._mass.items() if phase.round != now}
        return self

    def _at(self, now: int, number: int) -> None:
        """Everything that begins in one situation: the battle first, then pursuits, large ones first."""
        while True:
            phases = [
                phase
                for phase, found in self._mass.items()
                if phase.round == now and any(array[number] for array in found)
            ]
            if not phases:
                return
            self._visit(min(phases, key=lambda one: (one.runner >= 0, -len(one.hunters), one)), number)

    def _visit(self, phase: Phase, number: int) -> None:
        arrays = self._arrays(phase)
        begun, middle, fired = (float(array[number]) for array in arrays)
        for array in arrays:
            array[number] = 0.0
        if begun + middle + fired < NOTHING:
            return
        self._visits += 1
        if self._visits > self.most:
            raise _too_large(f"{self.most} situations worked out", "more")
        codes = self.codes(number)
        moment = self._moment(phase, codes)
        boat, after = moment.boat, moment.after
        if isinstance(after, Ending):
            after = Ending(after.how, _regained(codes, after.codes))
        elif after:
            after = after[0], _regained(codes, after[1])
        loops = after == (phase, codes)
        if begun or loops:
            middle, fired = self._round(phase, number, moment, (begun, middle, fired), loops)
        elif middle:
            guns = self._bundle(codes, moment.guns)
            self._spread(phase, FIRED, number, middle, guns, moment.guns)
            fired += middle * guns.still
        if boat:
            self._spread(phase, FIRED, number, fired, self._bundle(codes, boat), boat)
        elif isinstance(after, Ending):
            self._finish(Ending(after.how, self._leaves(codes, after.codes, fired)), fired)
        elif after and not loops:
            self._add(after[0], BEGIN, self.number(self._leaves(codes, after[1], fired)), fired)

    def _moment(self, phase: Phase, codes: Codes) -> Moment:
        live = tuple(AWAY if code == LOST else code for code in codes)
        found = self._moments.get((phase, live))
        if found is None:
            fight = self.fight
            outline = self._outline(phase, live)
            boat: list[Change] | None = None
            after: tuple[Phase, Codes] | Ending | None = None
            if outline.boat:
                used, target, shot = outline.boat
                boat = [used, *fight.changes(live, ((target, (shot,)),))]
            elif outline.after is None:
                after = self._end(phase, live)
            else:
                what, gone = outline.after
                left = _with(live, gone)
                after = Ending(what, left) if isinstance(what, str) else (what, left)
            found = self._moments[phase, live] = Moment(
                boat, after, outline.actions, fight.changes(live, outline.strikes),
                fight.changes(live, outline.guns), _with(live, outline.bare),
            )  # fmt: skip
        return found

    def _outline(self, phase: Phase, live: Codes) -> Outline:
        """Worked out through the rules once for every pattern."""
        fight = self.fight
        key = phase, fight.pattern(live)
        found = self._outlines.get(key)
        if found is None:
            boat = fight.torpedo(phase, live) if fight.boats else None
            actions = {self.action: 1.0} if self.action else fight.actions(*fight.at(phase, live))
            after: tuple[Phase | str, dict[int, int]] | None = None
            if not boat and (self.action or fight.stays(phase, live)):
                end = self._end(phase, live)
                after = end[0], _between(live, end[1])
            found = self._outlines[key] = Outline(
                boat, actions, fight.fire(phase, live, "air") if {*actions} & AIRBORNE else (),
                fight.fire(phase, live, "surface"),
                _between(live, fight.without_planes(phase, live, action_type.SURFACE)), after,
            )  # fmt: skip
        return found

    def _round(
        self, phase: Phase, number: int, moment: Moment, mass: tuple[float, float, float], loops: bool
    ) -> tuple[float, float]:
        """Fight a round; what is left here in the middle of it, and after fire.

        With ``loops`` what is left after fire begins again, until nothing is left.
        """
        begun, middle, fired = mass
        codes, actions, strikes, guns = self.codes(number), moment.actions, moment.strikes, moment.guns
        air = actions.get(action_type.AIR, 0.0)
        surface = actions.get(action_type.SURFACE, 0.0)
        combined = actions.get(action_type.COMBINED, 0.0)
        bare = self.number(_regained(codes, moment.bare))
        by_air, by_guns = self._bundle(codes, strikes), self._bundle(codes, guns)
        no_strike, no_gun = by_air.still, by_guns.still
        here = air * no_strike + combined * no_strike * no_gun + actions.get(action_type.NONE, 0.0)
        if bare == number:
            here += surface * no_gun
        if loops:
            if here >= 1.0:  # nobody can hurt anybody
                self._finish(Ending("parted", codes), begun + middle + fired)
                return 0.0, 0.0
            begun = (begun + fired + middle * no_gun) / (1.0 - here)
            fired = 0.0
        self.rounds += begun
        self._spread(phase, FIRED, number, begun * air, by_air, strikes)
        self._spread(phase, MIDDLE, number, begun * combined, by_air, strikes)
        middle += begun * combined * no_strike
        self._spread(phase, FIRED, number, middle, by_guns, guns)
        if bare == number:
            self._spread(phase, FIRED, number, begun * surface, by_guns, guns)
        elif surface:
            there = self.codes(bare)
            self._leaves(codes, _regained(codes, moment.bare), begun * surface)
            more = self._moment(phase, there).guns
            bundle = self._bundle(there, more)
            self._spread(phase, FIRED, bare, begun * surface, bundle, more)
            self._add(phase, FIRED, bare, begun * surface * bundle.still)
        return 0.0, 0.0 if loops else fired + begun * (here - combined * no_strike * no_gun) + middle * no_gun

    def _finish(self, ending: Ending, mass: float) -> None:
        self.endings[ending] = self.endings.get(ending, 0.0) + mass

    def _end(self, phase: Phase, codes: Codes) -> tuple[Phase, Codes] | Ending:
        if not self.action:
            return self.fight.end(phase, codes)
        return self.fight.won(codes) if self.fight.over(phase, codes) else Ending("goes_on", codes)


def _regained(codes: Codes, found: Codes) -> Codes:
    """A situation that follows on one, with the units that were lost before."""
    return tuple(LOST if old == LOST else new for old, new in zip(codes, found, strict=True))


def _with(codes: Codes, gone: dict[int, int]) -> Codes:
    """A situation with some codes changed."""
    return tuple(gone.get(n, code) for n, code in enumerate(codes)) if gone else codes


def _between(before: Codes, after: Codes) -> dict[int, int]:
    """The codes that changed."""
    return {n: new for n, (old, new) in enumerate(zip(before, after, strict=True)) if old != new}


class TooLargeError(BadInputError):
    """A battle with more situations than are worked out."""


def _too_large(expected: str, found: str) -> TooLargeError:
    return TooLargeError(
        f"odds: a battle of at most {expected} expected, found {found}; ask for one round or one volley"
    )
