"""What players really ask: how little is enough, what helps most, can I hold it, what do I fight first."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from flagplot.kernel.errors import BadInputError
from flagplot.odds.battle import odds
from flagplot.odds.force import Unit
from flagplot.odds.plan import NEVER, Plan
from flagplot.odds.result import WINS, Part, Result
from flagplot.odds.sides import Side

_MOST_TRIALS = 20_000  # forces looked at for one question


class Force(NamedTuple):
    """A force that will do."""

    units: Side
    cost: int
    chance: float


def smallest(plan: Plan, wanted: float) -> Force:
    """The cheapest part of the attackers that takes the space with at least the wanted chance.

    Forces are tried in order of cost, so the first that will do is the answer; of equally cheap ones the
    likelier wins. A force is only looked at if no smaller one contained in it would do.
    """
    if not 0.0 < wanted <= 1.0:
        raise BadInputError(f"a chance between 0 and 1 expected, found {wanted}")
    if odds(plan).takes < wanted:
        best = odds(plan).takes
        raise BadInputError(f"even all of them have only {best:.4f}, a chance of {wanted} was wanted")
    kinds = [plan.tab.kinds[unit.kind] for unit, _ in plan.attackers]
    most = tuple(number for _, number in plan.attackers)
    empty = (0,) * len(most)
    queue: list[tuple[int, tuple[int, ...]]] = [(0, empty)]
    seen = {empty}
    found: list[Force] = []
    for _ in range(_MOST_TRIALS):
        if not queue or (found and queue[0][0] > found[0].cost):
            return max(found, key=lambda one: (one.chance, one.units))
        cost, numbers = heapq.heappop(queue)
        if any(numbers):
            units = tuple((unit, n) for (unit, _), n in zip(plan.attackers, numbers, strict=True) if n)
            chance = odds(_with(plan, units)).takes
            if chance >= wanted:
                found.append(Force(units, cost, chance))
                continue
        for at, kind in enumerate(kinds):
            more = (*numbers[:at], numbers[at] + 1, *numbers[at + 1 :])
            if more[at] <= most[at] and more not in seen:
                seen.add(more)
                heapq.heappush(queue, (cost + kind.cost, more))
    raise BadInputError(f"more than {_MOST_TRIALS} forces to compare; ask for fewer units")


def _with(plan: Plan, units: Side) -> Plan:
    """The battle with other attackers; an order of loss keeps the kinds that are there."""
    there = {plan.tab.kinds[unit.kind].id for unit, _ in units}
    order = tuple(word for word in plan.attacker_order if word.removesuffix("*") in there)
    return plan._replace(attackers=units, attacker_order=order)


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
        chance = odds(_with(plan, tuple(sorted(units.items())))).takes
        found.append(Help(kind.id, chance, chance - now, (chance - now) / kind.cost))
    return sorted(found, key=lambda one: (-one.gain_per_ipc, one.kind))


class Hold(NamedTuple):
    """Taking a space and keeping it through the enemy's answer."""

    takes: float
    holds: float  # takes it and still has it afterwards
    falls: float  # takes it and loses it again


def take_and_hold(plan: Plan, counter: Side, *, reinforcements: Side = ()) -> Hold:
    """Can I take it, and then hold it against a known counter-attack?

    Land units that are left stay and defend, with ``reinforcements`` that join them; aircraft fly home. At
    sea everything that is left stays.
    """
    result = odds(plan)
    falls = 0.0
    for garrison, chance in _garrisons(result).items():
        defenders: dict[Unit, int] = dict(garrison)
        for unit, number in reinforcements:
            defenders[unit] = defenders.get(unit, 0) + number
        back = Plan(
            plan.tab, counter, tuple(sorted(defenders.items())), sea=plan.sea, low_luck=plan.low_luck,
            customs=plan.customs, retreat=NEVER,
        )  # fmt: skip
        falls += chance * odds(back).takes
    return Hold(result.takes, result.takes - falls, falls)


def _garrisons(result: Result) -> dict[Side, float]:
    """What stays in a space that was taken, and how likely that is."""
    found: dict[Side, float] = {}
    for ending in result.endings:
        if ending.how != WINS:
            continue
        kinds = result.tab.kinds
        left = [(unit._replace(seaborne=False), n) for unit, n in ending.attackers]
        if not result.sea:
            if not any(kinds[unit.kind].captures for unit, _ in left):
                continue
            left = [(unit, n) for unit, n in left if kinds[unit.kind].land]
        together: dict[Unit, int] = {}
        for unit, number in left:
            together[unit] = together.get(unit, 0) + number
        key = tuple(sorted(together.items()))
        found[key] = found.get(key, 0.0) + ending.chance
    return found


def one_after_another(plan: Plan, others: Iterable[Plan]) -> list[Result]:
    """Several attackers one after the other: each meets what the one before has left.

    A later plan's own defenders are not looked at. The results are those of each attack, given everything
    before it; an attack on nobody is not made and counts for nothing.
    """
    results = [odds(plan)]
    defenders: dict[Side, float] = {}
    for ending in results[0].endings:
        defenders[ending.defenders] = defenders.get(ending.defenders, 0.0) + ending.chance
    for later in others:
        parts: list[Part] = []
        rounds = 0.0
        left: dict[Side, float] = {}
        for side, chance in defenders.items():
            if not side:
                left[side] = left.get(side, 0.0) + chance
                continue
            result = odds(later._replace(defenders=side))
            parts += [part._replace(mass=part.mass * chance * result.scale) for part in result.parts]
            rounds += chance * result.rounds
            for ending in result.endings:
                left[ending.defenders] = left.get(ending.defenders, 0.0) + chance * ending.chance
        if not parts:
            break
        results.append(
            Result(later.tab, later.attackers, plan.defenders, parts, rounds, later.sea, later.prize)
        )
        defenders = left
    return results


class Turn(NamedTuple):
    """A battle to be fought, and how much hangs on it."""

    name: str
    takes: float
    swing: float
    spread: float  # standard deviation of the swing in IPCs
    why: str


def which_first(plans: Sequence[tuple[str, Plan]]) -> list[Turn]:
    """The order in which to fight: first what tells most about what to risk elsewhere.

    The result of a battle is known to all decisions after it, above all to the retreats, so the one whose
    outcome is most uncertain in IPCs comes first, and the foregone conclusions last. Sea zones from which an
    assault is launched come before it by the rules and are not moved.
    """
    found = []
    for name, plan in plans:
        result = odds(plan)
        spread = _spread(result)
        sure = min(result.takes, 1.0 - result.takes) < 0.02
        why = "as good as decided" if sure else f"{spread:.1f} IPCs either way hang on it"
        found.append(Turn(name, result.takes, result.swing, spread, why))
    return sorted(found, key=lambda turn: (-turn.spread, turn.name))


def _spread(result: Result) -> float:
    """How far the swing of a battle is from its mean, typically."""
    own, theirs = result.ipcs(result.attackers), result.ipcs(result.defenders)
    kinds = result.tab.kinds
    mean = square = 0.0
    for ending in result.endings:
        swing: float = (theirs - result.ipcs(ending.defenders)) - (own - result.ipcs(ending.attackers))
        if ending.how == WINS and (result.sea or any(kinds[u.kind].captures for u, _ in ending.attackers)):
            swing += result.prize
        mean += ending.chance * swing
        square += ending.chance * swing * swing
    return sqrt(max(0.0, square - mean * mean))
