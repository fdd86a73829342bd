"""An attack on land through every fall of its dice: what becomes of both sides and the hex. [see BR-23-07]

The steps of the game themselves are taken, on copies; ``Orders`` answer in place of the players. So that this
does not grow beyond all measure, the roll is gone through first and what it calls for is gathered; after that
each side checks, stands and loses for itself: of the side that must retreat the other needs to know only
whether it has gone. Nobody reduces a fort, leaves of his own will, or pursues.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import product
from typing import Any, NamedTuple

from flagplot.games.war_in_the_pacific import checks, forts
from flagplot.games.war_in_the_pacific.combat import forces, odds, results
from flagplot.games.war_in_the_pacific.combat.frames import AR, DR, Attack, AttackStage
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.marks import BROKEN
from flagplot.games.war_in_the_pacific.odds.chances import SURE, Chances, of, then
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action
from flagplot.kernel.dice import Dice, EnumeratingDice, Throw, throws
from flagplot.kernel.words import plain, the

TEN = 10  # faces of the die of a check
PASSED, FAILED = (TEN,), (TEN - 1,)  # read as 0 and 9: one always passes, the other never [see BR-1-01]
KEYS = ("tq", "shift", "retreat")
_CALLED = (
    "loss", "defender_loss", "printed", "defender_minimum", "result", "tq", "defender_tq", "effects",
)  # fmt: skip


class Ratings(NamedTuple):
    """What generals give to a side in one attack."""

    tq: int = 0
    shift: int = 0
    retreat: int = 0


Generals = tuple[int, ...] | Ratings | None  # who leads; what he has given; None: as the control roll has it
RULES: Generals = None


class Orders(NamedTuple):
    """What the players do, where the rules ask them."""

    stand: tuple[bool, bool] = (True, True)  # by side: units that may refuse a retreat do
    absorb: bool = True  # the fort absorbs what it can
    first: tuple[int, ...] = ()  # units in the order in which they lose steps beside the lead unit
    generals: tuple[Generals, Generals] = (RULES, RULES)  # of the attacker, of the defender

    def answer(self, seat: str, legal: Sequence[Action], numbers: Mapping[str, int]) -> Action:
        """What is done; in all else the first that is listed: all effects of a fort, points on the roll."""
        first = legal[0]
        match first.verb:
            case "lose":
                return min(legal, key=lambda one: self._rank(numbers[str(one.args[0])]))
            case "stand" if not self.stand[SEATS.index(seat)] and len(legal) > 1:
                return legal[1]
            case "absorb" if not self.absorb:
                return legal[-1]
            case "reduce":
                return legal[-1]
        return first

    def _rank(self, unit: int) -> int:
        return self.first.index(unit) if unit in self.first else len(self.first)


class Called(NamedTuple):
    """What the roll calls for."""

    loss: int
    defender_loss: int
    retreat: str


class Left(NamedTuple):
    """What becomes of a side."""

    steps: tuple[int, ...]  # by unit that fought
    broken: tuple[bool, ...]
    stays: bool  # somebody is in the hex
    beaten: bool  # all have left it, and so the enemy loses less if he does not pursue


class Checks(EnumeratingDice):
    """All falls of the dice; of a check whether it passes. ``pinned`` are sides that pass or fail all."""

    def __init__(self, course: Course, pinned: Mapping[int, Throw]) -> None:
        super().__init__()
        self.course, self.pinned = course, pinned

    def falls(self, count: int, sides: int, reason: str) -> list[tuple[Throw, Fraction]]:
        """Two of the ten faces of a check stand for all."""
        unit, good = self.course.asked(reason)
        if unit < 0:
            return throws(count, sides)
        side = self.course.play.side(unit)
        if side in self.pinned:
            return [(self.pinned[side], Fraction(1))]
        found = [(PASSED, Fraction(good, TEN)), (FAILED, Fraction(TEN - good, TEN))]
        return [one for one in found if one[1]]


class Course:
    """One attack, from where its frame stands; ``look`` makes a play of a state, ``steps`` are the game's."""

    def __init__(
        self, look: Callable[[Any, Dice | None], Campaign], start: Campaign, orders: Orders,
        steps: Mapping[type, Any],
    ) -> None:  # fmt: skip
        self._look, self._start, self.orders, self._steps = look, start, orders, steps
        self._fates_known: dict[tuple[Any, ...], Chances[tuple[Left, Left]]] = {}
        self._known: dict[Any, Any] = {}  # what rules marked of_situation find when the attack begins
        self.play = self._copy(self.frame)

    @property
    def frame(self) -> Attack:
        """The attack as it stands."""
        frame = self._start.state.frames[-1]
        assert isinstance(frame, Attack)
        return frame

    def _copy(self, frame: Attack, dice: Dice | None = None) -> Campaign:
        state = self._start.state.clone()
        state.frames[-1] = frame.clone()
        self.play = self._look(state, dice)
        self.play.still = lambda: self._known
        return self.play

    def _advance(self, play: Campaign, until: AttackStage) -> Attack:
        frames = play.state.frames
        while True:
            top: Any = frames[-1]
            if isinstance(top, Attack) and not top.stage.before(until):
                return top
            step = self._steps[type(top)]
            seats = step.seats(play, top)
            if seats:
                legal = step.legal(play, top, seats[0])
                step.do(play, top, seats[0], self.orders.answer(seats[0], legal, play.tables.number))
            else:
                step.run(play, top)

    # -- who commands -----------------------------------------------------------------------------------

    def _ratings(self, side: int) -> Chances[Ratings]:
        """What the generals of a side give: by the control roll, or of those who are named. [WPA-GEN-11]"""
        frame = self.frame
        units, named = forces.mine(frame, side), self.orders.generals[side != frame.side]
        if isinstance(named, Ratings):
            return {named: SURE}

        def leaders(dice: Dice) -> tuple[int, ...]:
            return control.control(self._copy(frame, dice), side, units)

        def given(dice: Dice, leaders: tuple[int, ...]) -> Ratings:
            play = self._copy(frame, dice)
            return Ratings(*(control.ratings_of(play, leaders, key) for key in KEYS))

        who = {named: SURE} if named is not RULES else _gathered(EnumeratingDice(), leaders)
        return then(who, lambda one: _gathered(EnumeratingDice(), lambda dice: given(dice, one)))

    def _commanded(self) -> list[tuple[float, Attack]]:
        """The attack once it is known who leads."""
        if self.frame.stage.after(AttackStage.CONTROL):
            return [(SURE, self.frame)]
        frame, play = self.frame, self._start
        both = (self._ratings(frame.side), self._ratings(forces.defender(frame)))
        found = []
        for (mine, chance), (theirs, other) in product(*(one.items() for one in both)):
            one = frame.clone()
            one.tq, one.shift, one.retreat = mine
            one.defender_tq, one.defender_shift, one.defender_retreat = theirs
            results.meet(play, one)
            found.append((chance * other, one))
        return found

    # -- the roll ---------------------------------------------------------------------------------------

    @cached_property
    def columns(self) -> Chances[tuple[str, int]]:
        """The odds after all shifts, and what is added to the die."""
        found: Chances[tuple[str, int]] = {}
        for chance, frame in self._commanded():
            play = self._copy(frame)
            ready = self._advance(play, AttackStage.MINIMUM)
            key = odds.shown(play, ready), odds.roll_drm(play, ready)
            found[key] = found.get(key, 0.0) + chance
        return found

    @cached_property
    def _rolled(self) -> dict[tuple[Any, ...], tuple[float, Attack]]:
        """The attack after its roll, once for all falls that call for the same."""
        found: dict[tuple[Any, ...], tuple[float, Attack]] = {}
        for chance, frame in self._commanded():
            dice = EnumeratingDice()
            while True:
                rolled = self._advance(self._copy(frame, dice), AttackStage.REDUCTION)
                key = tuple(getattr(rolled, name) for name in _CALLED)
                share = chance * float(dice.probability)
                found[key] = (found.get(key, (0.0, rolled))[0] + share, rolled)
                if not dice.advance():
                    break
        return found

    @cached_property
    def called(self) -> Chances[Called]:
        """The steps called for, and who must retreat."""
        found: Chances[Called] = {}
        for chance, frame in self._rolled.values():
            key = Called(frame.loss, frame.defender_loss, frame.result)
            found[key] = found.get(key, 0.0) + chance
        return found

    # -- what becomes of both sides ---------------------------------------------------------------------

    @cached_property
    def ends(self) -> Chances[tuple[Left, Left]]:
        """What is left of the attacker and of the defender."""
        rolled = list(self._rolled.values())
        return then(dict(enumerate(one[0] for one in rolled)), lambda at: self._fates(rolled[at][1]))

    def _fates(self, frame: Attack) -> Chances[tuple[Left, Left]]:
        """The side that must retreat first, then the other for either thing that may become of it."""
        first = frame.side if frame.result == AR else forces.defender(frame)
        found: Chances[tuple[Left, Left]] = {}
        for one, chance in of(self._fate(frame, first, PASSED), lambda both: both[0]).items():
            fate = self._fate(frame, enemy(first), FAILED if one.beaten else PASSED)
            for (two, seen), share in fate.items():
                if seen.beaten != one.beaten:  # beaten in a way to which failing all does not lead
                    return _gathered(Checks(self, {}), lambda dice: self._run(frame, dice))
                both = (one, two) if first == frame.side else (two, one)
                found[both] = found.get(both, 0.0) + chance * share
        return found

    def _fate(self, frame: Attack, side: int, others: Throw) -> Chances[tuple[Left, Left]]:
        """What becomes of a side, and what of the other beside it that throws the same in every check."""
        key = (side, others, *_matters(frame, side))
        if key not in self._fates_known:

            def run(dice: Dice) -> tuple[Left, Left]:
                both = self._run(frame, dice)
                return both if side == frame.side else both[::-1]

            self._fates_known[key] = _gathered(Checks(self, {enemy(side): others}), run)
        return self._fates_known[key]

    def _run(self, frame: Attack, dice: Dice) -> tuple[Left, Left]:
        """From the roll to the last losses."""
        play = self._copy(frame, dice)
        self._advance(play, AttackStage.WITHDRAW).stage = AttackStage.LAST_LOSSES
        over = self._advance(play, AttackStage.AFTERMATH)
        return self._left(play, over, frame.side), self._left(play, over, forces.defender(frame))

    def _left(self, play: Campaign, frame: Attack, side: int) -> Left:
        units = forces.mine(frame, side)
        stays = bool(play.at(frame.hex, side))
        return Left(
            tuple(play.state.steps[unit] for unit in units),
            tuple(play.is_(unit, BROKEN) for unit in units),
            stays,
            not stays and any(play.side(unit) == side for unit, _ in frame.leaving),
        )

    def asked(self, reason: str) -> tuple[int, int]:
        """The unit a die is thrown for, and how many of the ten faces are good for it; -1 for other dice."""
        what, unit = self._reasons.get(reason, ("", -1))
        if unit < 0:
            return -1, 0
        play = self.play
        if what == "stands":
            return unit, sum(face <= play.unit(unit).tq for face in range(TEN))
        frame = next(one for one in reversed(play.state.frames) if isinstance(one, Attack))
        tq, drm = odds.unit_tq(play, frame, unit), -1 if forts.sheltered(play, unit) else 0
        return unit, sum(checks.passes(face, drm, tq) for face in range(TEN))

    @cached_property
    def _reasons(self) -> dict[str, tuple[str, int]]:
        """Why dice of checks are thrown; a reason that is missing here costs time, nothing else."""
        play, frame = self._start, self.frame
        named = [(unit, the(play.id(unit))) for unit in (*frame.attackers, *frame.defenders)]
        holds = {plain(f"{name}: to hold"): ("holds", unit) for unit, name in named}
        return holds | {plain(f"{name} stands"): ("stands", unit) for unit, name in named}

    # -- in short ---------------------------------------------------------------------------------------

    @property
    def takes(self) -> float:
        """The chance that nobody but the attacker is left in the hex."""
        return sum(chance for (one, other), chance in self.ends.items() if one.stays and not other.stays)

    def lost(self, *, attacking: bool) -> Chances[int]:
        """How many steps a side loses."""
        before = self._start.total(self.frame.attackers if attacking else self.frame.defenders)
        return of(self.ends, lambda both: before - sum(both[0 if attacking else 1].steps))


def _matters(frame: Attack, side: int) -> tuple[Any, ...]:
    """What the fate of a side depends on: what is called of it; of the other, whether that can be beaten."""
    mine = (frame.loss, frame.tq)
    theirs = (frame.defender_loss, frame.printed, frame.defender_minimum, frame.defender_tq, frame.effects)
    own, other = (mine, theirs) if side == frame.side else (theirs, mine)
    beatable = frame.result == (DR if side == frame.side else AR)
    return (frame.result, *own, *(other if beatable else ()))


def _gathered(dice: EnumeratingDice, run: Callable[[Dice], Any]) -> Chances[Any]:
    """Everything that may come of a run, the same results together."""
    found: Chances[Any] = {}
    while True:
        result = run(dice)
        found[result] = found.get(result, 0.0) + float(dice.probability)
        if not dice.advance():
            return found
