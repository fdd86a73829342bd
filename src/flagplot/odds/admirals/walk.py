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
from flagplot.kernel.errors import BadInputError
from flagplot.odds.admirals.fights import AWAY, LOST, Change, Codes, Ending, Fight, Phase

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

SPACE = 2_000_000  # most situations that can be told apart
VISITED = 12_000  # most situations that are worked out
STEPS = 400_000_000  # most ways from one situation to another
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


class Walk:
    """The way through one battle, or with ``action`` through one round of it."""

    def __init__(self, fight: Fight, action: str = "") -> None:
        self.fight, self.action = fight, action
        self.values = [self._values(n) for n in range(len(fight.index))]
        self.digit = [{code: digit for digit, code in enumerate(values)} for values in self.values]
        self.size = prod(map(len, self.values))
        if self.size > SPACE:
            raise _too_large(f"{SPACE} situations", str(self.size))
        self.strides = [prod(map(len, self.values[n + 1 :])) for n in range(len(self.values))]
        self.endings: dict[Ending, float] = {}
        self.home: dict[tuple[int, int], float] = {}  # unit, damage -> chance that it goes home with it
        self.rounds = 0.0
        self._steps = 0
        self._mass: dict[Phase, tuple[Floats, Floats, Floats]] = {}
        self._touched: dict[int, NDArray[np.bool_]] = {}
        self._moments: dict[tuple[Phase, Codes], Moment] = {}

    def _values(self, n: int) -> list[int]:
        """The codes a unit can have, in the order of wear."""
        unit, damage = list(self.fight.index)[n], self.fight.start[n]
        if unit in self.fight.boats:
            return [damage, AWAY]
        return [*range(damage, damage + max(1, self.fight.range.limit(unit, damage))), AWAY, LOST]

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

    def _spread(self, phase: Phase, stage: int, start: int, mass: float, changes: list[Change]) -> float:
        """Add all an exchange leads to, but not that it changes nothing; the chance of that is returned."""
        codes = self.codes(start)
        offsets: Ints = np.zeros(1, np.int64)
        chances: Floats = np.ones(1)
        for n, results in changes:
            digits, stride = self.digit[n], self.strides[n]
            now = digits[codes[n]]
            sums: dict[int, float] = {}
            for code, chance, _ in results:
                step = (digits[code] - now) * stride
                sums[step] = sums.get(step, 0.0) + chance
            steps, parts = np.array(list(sums), np.int64), np.array(list(sums.values()))
            offsets = (offsets[:, None] + steps).ravel()
            chances = (chances[:, None] * parts).ravel()
        self._steps += len(offsets)
        if self._steps > STEPS:
            raise _too_large(f"{STEPS} steps", "more")
        still = float(chances[offsets == 0].sum())
        if mass:
            where = offsets + start
            array = self._arrays(phase)[stage]
            kept = array[start]
            array[where] += mass * chances
            array[start] = kept
            touched = self._touched[phase.round]
            before = touched[start]
            touched[where] = True
            touched[start] = before
            self._note_home(changes, mass)
        return still

    def _note_home(self, changes: list[Change], mass: float) -> None:
        for n, results in changes:
            for code, chance, damage in results:
                if code == AWAY and damage >= 0:
                    self.home[n, damage] = self.home.get((n, damage), 0.0) + mass * chance

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
            if len(self._moments) > VISITED:
                raise _too_large(f"{VISITED} situations worked out", "more")
            self._visit(min(phases, key=lambda one: (one.runner >= 0, -len(one.hunters), one)), number)

    def _visit(self, phase: Phase, number: int) -> None:
        arrays, codes = self._arrays(phase), self.codes(number)
        begun, middle, fired = (float(array[number]) for array in arrays)
        for array in arrays:
            array[number] = 0.0
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
            fired += middle * self._spread(phase, FIRED, number, middle, moment.guns)
        if boat:
            self._spread(phase, FIRED, number, fired, boat)
        elif isinstance(after, Ending):
            self._finish(after, fired)
        elif after and not loops:
            self._add(after[0], BEGIN, self.number(after[1]), fired)

    def _moment(self, phase: Phase, codes: Codes) -> Moment:
        live = tuple(AWAY if code == LOST else code for code in codes)
        found = self._moments.get((phase, live))
        if found is None:
            fight = self.fight
            boat = fight.torpedo(phase, live) if fight.boats else None
            actions = {self.action: 1.0} if self.action else fight.actions(*fight.at(phase, live))
            found = self._moments[phase, live] = Moment(
                boat,
                None if boat else self._end(phase, live),
                actions,
                fight.exchange(phase, live, "air") if {*actions} & AIRBORNE else [],
                fight.exchange(phase, live, "surface"),
                fight.without_planes(phase, live, action_type.SURFACE),
            )
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
        no_strike = self._spread(phase, FIRED, number, 0.0, strikes)
        no_gun = self._spread(phase, FIRED, number, 0.0, guns)
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
        self._spread(phase, FIRED, number, begun * air, strikes)
        self._spread(phase, MIDDLE, number, begun * combined, strikes)
        middle += begun * combined * no_strike
        self._spread(phase, FIRED, number, middle, guns)
        if bare == number:
            self._spread(phase, FIRED, number, begun * surface, guns)
        elif surface:
            more = self._moment(phase, self.codes(bare)).guns
            still = self._spread(phase, FIRED, bare, begun * surface, more)
            self._add(phase, FIRED, bare, begun * surface * still)
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


def _too_large(expected: str, found: str) -> BadInputError:
    return BadInputError(
        f"odds: a battle of at most {expected} expected, found {found}; ask for one round or one volley"
    )
