"""Strategic raids exactly: the one round of air battle, the fire of the target or its guns, the damage.

Who hits on what is said by the rules' own raid code; here is only the arithmetic.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, lru_cache
from itertools import product
from typing import Any, NamedTuple

from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.combat.raid import ESCORT_HITS_ON, INTERCEPTOR_HITS_ON
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.sides import Side, hits_of
from flagplot.kernel.errors import BadInputError


class Aim(NamedTuple):
    """A facility some of the bombers go for."""

    what: str
    room: int  # damage points it can still take
    bombers: int  # so many of those that come through; the last aim gets the rest


class RaidPlan(NamedTuple):
    """One raid: the bombers and escorts over a territory, and what they meet."""

    tab: fire.Table
    bombers: Side
    escorts: Side
    interceptors: Side
    aims: tuple[Aim, ...]
    flak: int  # highest face that shoots down a bomber over its target; 0 if nobody fires
    bombers_first: bool = False  # losses of the air battle: bombers before escorts
    low_luck: bool = False
    flights: tuple[int, ...] = ()  # bombers alike in everything, whom guns fire at as one [A50-AAG-05]


class RaidEnd(NamedTuple):
    """One way a raid can end."""

    chance: float
    bombers: int
    escorts: int
    interceptors: int
    damage: tuple[int, ...]  # by aim


class RaidResult:
    """Exact odds of one raid."""

    def __init__(self, plan: RaidPlan, endings: Iterable[RaidEnd]) -> None:
        self.plan = plan
        self.endings = sorted(endings, key=lambda end: (-end.chance, end[1:]))

    def mean(self, worth: Callable[[RaidEnd], float]) -> float:
        """Something about the endings, on average."""
        return sum(end.chance * worth(end) for end in self.endings)

    @cached_property
    def expected_damage(self) -> float:
        """Damage points, on average; a point costs an IPC to repair."""
        return self.mean(lambda end: sum(end.damage))

    @cached_property
    def damage(self) -> list[float]:
        """P(so many damage points in all)."""
        found = [0.0] * (1 + max(sum(end.damage) for end in self.endings))
        for end in self.endings:
            found[sum(end.damage)] += end.chance
        return found

    @cached_property
    def expected_loss(self) -> dict[str, float]:
        """IPCs of aircraft lost on both sides, on average."""
        plan = self.plan
        lost = [
            _number(plan.bombers) - self.mean(lambda end: end.bombers),
            _number(plan.escorts) - self.mean(lambda end: end.escorts),
            _number(plan.interceptors) - self.mean(lambda end: end.interceptors),
        ]
        bombers, escorts, interceptors = (
            n * _price(plan.tab, side)
            for n, side in zip(lost, (plan.bombers, plan.escorts, plan.interceptors), strict=True)
        )
        return {"attacker": bombers + escorts, "defender": interceptors}

    @property
    def swing(self) -> float:
        """IPCs won against the defender on average: damage and aircraft."""
        return self.expected_damage + self.expected_loss["defender"] - self.expected_loss["attacker"]

    def document(self, limit: int | None = None) -> dict[str, Any]:
        """Everything as plain JSON values."""
        return {
            "expected_damage": self.expected_damage,
            "damage": self.damage,
            "expected_loss": self.expected_loss,
            "swing": self.swing,
            "survivors": [
                {**end._asdict(), "damage": dict(self._by_aim(end))} for end in self.endings[:limit]
            ],
        }

    def _by_aim(self, end: RaidEnd) -> Iterable[tuple[str, int]]:
        return ((aim.what, points) for aim, points in zip(self.plan.aims, end.damage, strict=True))


def raid_odds(plan: RaidPlan) -> RaidResult:
    """All endings of a raid with their exact probabilities."""
    for what, side in (("bombers", plan.bombers), ("escorts", plan.escorts), ("fighters", plan.interceptors)):
        if len(side) > 1:
            raise BadInputError(f"raid: {what} of one type expected, found {len(side)} types")
    if not plan.bombers:
        raise BadInputError("raid: at least one bomber expected, found none")
    if not plan.aims:
        raise BadInputError("raid: a facility to bomb expected, found none")
    endings = []
    for (bombers, escorts, interceptors), chance in _air_battle(plan).items():
        for (left, damage), p in _bombing(plan, bombers).items():
            endings.append(RaidEnd(chance * p, left, escorts, interceptors, damage))
    return RaidResult(plan, _merged(endings))


def best_interception(plan: RaidPlan) -> int:
    """How many of the fighters at hand should go up, if only IPCs count: the raider's swing is least."""
    most = _number(plan.interceptors)
    kind = [unit for unit, _ in plan.interceptors]

    def swing(number: int) -> float:
        return raid_odds(plan._replace(interceptors=((kind[0], number),) if number else ())).swing

    return min(range(most + 1), key=lambda number: (swing(number), number))


def _number(side: Side) -> int:
    return sum(number for _, number in side)


def _price(tab: fire.Table, side: Side) -> int:
    return tab.kinds[side[0][0].kind].cost if side else 0


def _merged(endings: Iterable[RaidEnd]) -> list[RaidEnd]:
    found: dict[tuple[Any, ...], float] = {}
    for chance, *rest in endings:
        found[tuple(rest)] = found.get(tuple(rest), 0.0) + chance
    return [RaidEnd(chance, *rest) for rest, chance in found.items()]


def _air_battle(plan: RaidPlan) -> dict[tuple[int, int, int], float]:
    """Bombers, escorts and interceptors after the one round of simultaneous fire, if anybody intercepts."""
    bombers, escorts, interceptors = map(_number, (plan.bombers, plan.escorts, plan.interceptors))
    if not interceptors:
        return {(bombers, escorts, 0): 1.0}
    ours = hits_of(escorts, ESCORT_HITS_ON, plan.low_luck) if escorts else [1.0]
    theirs = hits_of(interceptors, INTERCEPTOR_HITS_ON, plan.low_luck)
    found: dict[tuple[int, int, int], float] = {}
    for (x, p), (y, q) in product(enumerate(ours), enumerate(theirs)):
        if p and q:
            first, then = (bombers, escorts) if plan.bombers_first else (escorts, bombers)
            rest = max(0, y - first)
            left = max(0, first - y), max(0, then - rest)
            key = (*(left if plan.bombers_first else left[::-1]), max(0, interceptors - x))
            found[key[0], key[1], key[2]] = found.get((key[0], key[1], key[2]), 0.0) + p * q
    return found


def _bombing(plan: RaidPlan, bombers: int) -> dict[tuple[int, tuple[int, ...]], float]:
    """Bombers left and damage by aim, when so many come to their targets."""
    found: dict[tuple[int, tuple[int, ...]], float] = {(0, ()): 1.0}
    kind = plan.bombers[0][0].kind
    for at, aim in enumerate(plan.aims):
        last = at == len(plan.aims) - 1
        here = bombers if last else min(bombers, aim.bombers)
        bombers -= here
        after: dict[tuple[int, tuple[int, ...]], float] = {}
        for (left, damage), p in found.items():
            for (more, points), q in _over_target(plan, kind, here, aim.room).items():
                key = left + more, (*damage, points)
                after[key] = after.get(key, 0.0) + p * q
        found = after
    return found


def _over_target(plan: RaidPlan, kind: int, bombers: int, room: int) -> dict[tuple[int, int], float]:
    """Bombers left and damage points that count, over one target."""
    found: dict[tuple[int, int], float] = {}
    for down, p in enumerate(_shots_at(plan, bombers)):
        left = max(0, bombers - down)
        if not p:
            continue
        for points, q in enumerate(_bombs(plan.tab, kind, left)):
            if q:
                key = left, min(points, max(0, room))
                found[key] = found.get(key, 0.0) + p * q
    return found


def _shots_at(plan: RaidPlan, bombers: int) -> Sequence[float]:
    """P(h shot down) over one target; low-luck dice of guns count flight by flight."""
    if not bombers or not plan.flak:
        return [1.0]
    if not plan.low_luck or sum(plan.flights) != bombers:
        return hits_of(bombers, plan.flak, plan.low_luck)
    found = [1.0]
    for flight in plan.flights:
        found = _added(found, hits_of(flight, plan.flak, plan.low_luck))
    return found


@lru_cache(maxsize=1_024)
def _bombs(tab: fire.Table, kind: int, bombers: int) -> tuple[float, ...]:
    """P(so many points) of the bombs of so many bombers: every die counts, or the best of each one's."""
    if not bombers:
        return (1.0,)
    best_of = tab.best_of[kind]
    die = [0.0, *(((face / 6.0) ** best_of - ((face - 1) / 6.0) ** best_of) for face in range(1, 7))]
    found = [1.0]
    for _ in range(bombers * tab.dice[kind] // best_of):
        found = _added(found, die)
    return tuple(found)


def _added(one: Sequence[float], other: Sequence[float]) -> list[float]:
    found = [0.0] * (len(one) + len(other) - 1)
    for i, p in enumerate(one):
        for j, q in enumerate(other):
            found[i + j] += p * q
    return found


def units_of(kind: int, number: int) -> Side:
    """So many aircraft of one kind, as a force."""
    return ((Unit(kind), number),) if number else ()
