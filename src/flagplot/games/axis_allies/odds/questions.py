"""What players really ask: how little is enough, what helps most, can I hold it, what do I fight first."""

from __future__ import annotations

from collections.abc import Sequence
from operator import ge, le
from typing import NamedTuple

from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.odds.battle import mixed, odds, with_forces
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.plan import NEVER, Plan
from flagplot.games.axis_allies.odds.result import Result
from flagplot.games.axis_allies.odds.sequence import Ties, Turn, taken, which_first
from flagplot.games.axis_allies.odds.sides import Side
from flagplot.kernel.errors import BadInputError

__all__ = [
    "Force", "Help", "Hold", "Ties", "Turn", "Wave",
    "extras", "one_after_another", "smallest", "take_and_hold", "which_first",
]  # fmt: skip

_MOST_TRIALS = 4_000  # forces looked at for one question
_Numbers = tuple[int, ...]  # of a force, in the order of the pool


class Force(NamedTuple):
    """A force that will do."""

    units: Side
    cost: int
    chance: float


def smallest(plan: Plan, wanted: float) -> Force:
    """The cheapest part of the attackers that takes the space with at least the wanted chance.

    Of equally cheap ones the likelier wins. More units are taken never to be worse than fewer, so a force is
    looked at only if what is known of larger and smaller ones leaves the answer open. Where defending
    submarines submerge that is not so, as a destroyer would keep them there: every force is looked at.
    """
    if not 0.0 < wanted <= 1.0:
        raise BadInputError(f"a chance between 0 and 1 expected, found {wanted}")
    search = _Search(plan, wanted)
    found = search.cheapest()
    if found is None:
        best = search.chance(search.most)
        raise BadInputError(f"even all of them have only {best:.4f}, a chance of {wanted} was wanted")
    return found


class _Search:
    """Looks for the cheapest force in a pool, with what it has learned on the way."""

    def __init__(self, plan: Plan, wanted: float) -> None:
        self.plan, self.wanted = plan, wanted
        self.more_is_better = not plan.defender_dives
        # the kind with the most units last: its number is found by halving
        self.pool = tuple(sorted(plan.attackers, key=lambda pair: (pair[1], pair[0])))
        self.most = tuple(number for _, number in self.pool)
        self.price = tuple(plan.tab.kinds[unit.kind].cost for unit, _ in self.pool)
        self.chances: dict[_Numbers, float] = {}
        self.too_weak: list[_Numbers] = []
        self.enough: list[_Numbers] = []

    def cheapest(self) -> Force | None:
        """The answer: every number of the other kinds, each with the fewest of the last that will do."""
        self.best, self.limit = self.most, self.cost(self.most)
        if self.will_do(self.most):
            self.best = self.trimmed()
            self.limit = self.cost(self.best)
        elif self.more_is_better:
            return None
        self.extend(())
        if not self.will_do(self.best):
            return None
        return Force(self.side(self.best), self.limit, self.chance(self.best))

    def trimmed(self) -> _Numbers:
        """A force that will do and is not bad: the dearest units go first, as long as it does."""
        now = self.most
        for at in sorted(range(len(now)), key=lambda at: -self.price[at]):
            low, high = 0, now[at]
            while low < high:
                middle = (low + high) // 2
                if self.will_do((*now[:at], middle, *now[at + 1 :])):
                    high = middle
                else:
                    low = middle + 1
            now = (*now[:at], high, *now[at + 1 :])
        return now

    def extend(self, numbers: _Numbers) -> None:
        """Try every number of the next kind, as far as money goes and it can still be enough."""
        at, spent = len(numbers), self.cost(numbers)
        if at == len(self.pool) - 1:
            self.last(numbers, spent)
            return
        for number in range(self.most[at] + 1):
            rest = self.limit - spent - number * self.price[at]
            if rest < 0:
                return
            ahead = (*numbers, number)
            free = range(at + 1, len(self.pool))
            fullest = (*ahead, *(min(self.most[k], rest // max(1, self.price[k])) for k in free))
            if not self.more_is_better or self.will_do(fullest):
                self.extend(ahead)

    def last(self, numbers: _Numbers, spent: int) -> None:
        """The fewest of the last kind that will do for no more money than the best so far."""
        high = min(self.most[-1], (self.limit - spent) // max(1, self.price[-1]))
        low = 0
        if not self.more_is_better:
            high = next((n for n in range(high + 1) if self.will_do((*numbers, n))), -1)
        if high < 0 or not self.will_do((*numbers, high)):
            return
        while low < high and self.more_is_better:
            middle = (low + high) // 2
            if self.will_do((*numbers, middle)):
                high = middle
            else:
                low = middle + 1
        found = (*numbers, high)
        cost = self.cost(found)
        if cost < self.limit or self.chance(found) > self.chance(self.best):
            self.best, self.limit = found, cost

    def cost(self, numbers: _Numbers) -> int:
        """What the first so many kinds cost together."""
        return sum(n * price for n, price in zip(numbers, self.price, strict=False))

    def side(self, numbers: _Numbers) -> Side:
        """A force of these numbers."""
        return tuple(sorted((unit, n) for (unit, _), n in zip(self.pool, numbers, strict=True) if n))

    def chance(self, numbers: _Numbers) -> float:
        """The exact chance of a force to take the space."""
        if numbers not in self.chances:
            if len(self.chances) >= _MOST_TRIALS:
                raise BadInputError(
                    f"more than {_MOST_TRIALS} forces to compare; ask for fewer kinds of units"
                )
            side = self.side(numbers)
            self.chances[numbers] = (
                odds(with_forces(self.plan, side, self.plan.defenders)).takes if side else 0.0
            )
        return self.chances[numbers]

    def will_do(self, numbers: _Numbers) -> bool:
        """Whether a force is enough, from what is known or by working it out."""
        if self.more_is_better:
            if any(all(map(le, numbers, weak)) for weak in self.too_weak):
                return False
            if any(all(map(ge, numbers, enough)) for enough in self.enough):
                return True
        found = self.chance(numbers) >= self.wanted
        (self.enough if found else self.too_weak).append(numbers)
        return found


class Help(NamedTuple):
    """What one more unit is good for."""

    kind: str
    chance: float  # to take the space with it
    gain: float
    gain_per_ipc: float


def extras(plan: Plan, kinds: Sequence[str] = ()) -> list[Help]:
    """One more attacker of each kind that could be there: the most helpful for its price first."""
    now = odds(plan).takes
    found = []
    for number, kind in enumerate(plan.tab.kinds):
        fits = kind.air or (kind.sea if plan.sea else kind.land)
        if not fits or kind.antiaircraft or (kinds and kind.id not in kinds):
            continue
        units = dict(plan.attackers)
        units[Unit(number)] = units.get(Unit(number), 0) + 1
        chance = odds(with_forces(plan, tuple(sorted(units.items())), plan.defenders)).takes
        found.append(Help(kind.id, chance, chance - now, (chance - now) / kind.cost))
    return sorted(found, key=lambda one: (-one.gain_per_ipc, one.kind))


class Hold(NamedTuple):
    """Taking a space and keeping it through the enemy's answer."""

    takes: float
    holds: float  # takes it and still has it afterwards
    falls: float  # takes it and loses it again


def take_and_hold(
    plan: Plan, counter: Side, *, reinforcements: Side = (), tab: fire.Table | None = None
) -> Hold:
    """Can I take it, and then hold it against a known counter-attack?

    Land units that are left stay and defend, with ``reinforcements`` that join them, and guns that were there
    now shoot for their captor; aircraft fly home. At sea ships stay, with as many aircraft as their decks
    hold. ``tab`` is the unit table of the power that strikes back, where its technologies differ.
    """
    result = odds(plan)
    falls = 0.0
    for garrison, chance in _garrisons(result).items():
        defenders: dict[Unit, int] = dict(garrison)
        for unit, number in reinforcements:
            defenders[unit] = defenders.get(unit, 0) + number
        back = Plan(
            tab or plan.tab, counter, tuple(sorted(defenders.items())), sea=plan.sea, low_luck=plan.low_luck,
            customs=plan.customs, retreat=NEVER, tab_d=plan.tab, antiaircraft=plan.captured_gun,
        )  # fmt: skip
        falls += chance * odds(back).takes
    return Hold(result.takes, result.takes - falls, falls)


def _garrisons(result: Result) -> dict[Side, float]:
    """What stays in a space that was taken, and how likely that is."""
    found: dict[Side, float] = {}
    for ending in result.endings:
        if not taken(result, ending):
            continue
        kinds = result.tab.kinds
        left = [(unit._replace(seaborne=False), n) for unit, n in ending.attackers]
        if result.sea:
            left = _with_decks(result.tab, left)
        else:
            left = [(unit, n) for unit, n in left if kinds[unit.kind].land]
        together: dict[Unit, int] = {}
        for unit, number in left:
            together[unit] = together.get(unit, 0) + number
        key = tuple(sorted(together.items()))
        found[key] = found.get(key, 0.0) + ending.chance
    return found


def _with_decks(tab: fire.Table, left: Sequence[tuple[Unit, int]]) -> list[tuple[Unit, int]]:
    """The ships, and the aircraft that find room on those that are whole: the best defenders first.

    [P40-CVS-03, P40-CVS-07, A50-CAR-01]
    """
    kinds = tab.kinds
    found = [(unit, n) for unit, n in left if not kinds[unit.kind].air]
    room = sum(n * kinds[unit.kind].deck for unit, n in found if not unit.damaged)
    planes = [(unit, n) for unit, n in left if kinds[unit.kind].carrier_borne]
    for unit, number in sorted(planes, key=lambda pair: -tab.defense[pair[0].kind]):
        landed = min(number, room)
        room -= landed
        if landed:
            found.append((unit, landed))
    return found


class Wave(NamedTuple):
    """One of several attacks on the same space."""

    fought: float  # chance that it finds defenders there
    takes: float  # chance that this one takes the space, by fighting or because it only has to walk in
    result: Result | None  # the battle, given that it is fought


def one_after_another(plans: Sequence[Plan]) -> list[Wave]:
    """Several attackers one after the other: each meets what the one before has left.

    The defenders are those of the first plan; those of later plans are not looked at. Once the space is
    taken nobody attacks it any more.
    """
    waves = []
    defenders: dict[Side, float] = {plans[0].defenders: 1.0}
    for plan in plans:
        fought = sum(chance for side, chance in defenders.items() if side)
        empty = defenders.get((), 0.0)
        kinds = plan.tab.kinds
        walks = not plan.sea and any(kinds[unit.kind].captures for unit, _ in plan.attackers)
        if not fought:
            waves.append(Wave(0.0, empty * walks, None))
            defenders = {(): empty * (not walks)}
            continue
        met = [(plan.attackers, side, chance / fought) for side, chance in defenders.items() if side]
        result = mixed(plan._replace(defenders=plans[0].defenders), met)
        waves.append(Wave(fought, fought * result.takes + empty * walks, result))
        defenders = {(): empty * (not walks)}
        for ending in result.endings:
            if not taken(result, ending):
                left = defenders.get(ending.defenders, 0.0)
                defenders[ending.defenders] = left + fought * ending.chance
    return waves
