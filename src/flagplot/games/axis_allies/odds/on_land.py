"""A land battle from the guns' first shot to the last round, with the attacker's ways out."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from flagplot.chance.pmf import Floats
from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.odds import force, rounds_on_land, sides
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.plan import OVER, ROUNDING, Plan
from flagplot.games.axis_allies.odds.result import LEAVES, LOSES, NOBODY, PARTS, WINS, Part
from flagplot.games.axis_allies.odds.roster import Roster
from flagplot.games.axis_allies.odds.sides import Chains, Side, hits_of, named_in, order_of, still_to_come


class _Land:
    """The arrays of a land battle in the order the compiled functions take them."""

    def __init__(self, attack: Chains, defend: Chains) -> None:
        self.attack, self.defend = attack, defend
        self.arrays = (
            attack.starts, attack.ends, attack.hits, attack.over, attack.length,
            defend.hits, defend.over, defend.length,
        )  # fmt: skip

    def empty(self) -> Floats:
        return np.zeros((len(self.attack.left), len(self.defend.left)))


def fought_on_land(plan: Plan) -> tuple[list[Part], float]:
    """All endings of a land battle, and the rounds it takes on average."""
    tab = plan.tab
    starts, weights = _shot_down(plan)
    order = order_of(tab, plan.attackers, plan.attacker_order, True, plan.keep_land)
    attack = sides.chains(tab, starts, order, True, plan.low_luck)
    order = order_of(plan.their_tab, plan.defenders, plan.defender_order, False, 0)
    defend = sides.chains(tab, (plan.defenders,), order, False, plan.low_luck)
    land = _Land(attack, defend)
    mass = land.empty()
    mass[attack.starts, 0] = weights
    if plan.bombardment and plan.defenders:
        return _after_bombardment(plan, land, mass)
    return _rounds_on_land(plan, land, mass, 0.0)


def _rounds_on_land(plan: Plan, land: _Land, mass: Floats, rounds: float) -> tuple[list[Part], float]:
    """All rounds from here on; ``rounds`` of them, on average, have been fought."""
    if plan.retreat.rule == "never" or not _can_leave(plan):
        stop = land.empty()
        rounds += rounds_on_land.fight_on(mass, *land.arrays, stop)
        return [_land_part(land, mass, stop)], rounds
    return _with_retreat_on_land(plan, land, mass, rounds)


def _shot_down(plan: Plan) -> tuple[tuple[Side, ...], list[float]]:
    """The attackers after antiaircraft fire, one die for every aircraft, kind by kind: forces and chances."""
    found: dict[Side, float] = {plan.attackers: 1.0}
    if plan.antiaircraft:
        for unit, number in plan.attackers:
            laden = sum(drop.number for drop in plan.drops if drop.bomber == unit)
            if plan.tab.air[unit.kind] and number > laden:
                found = _shoot(found, (unit,), _shots_at(plan, unit, number - laden))
        for drop in plan.drops:
            found = _shoot(found, (drop.bomber, drop.trooper), shots_in(plan, drop.flights))
    return tuple(found), list(found.values())


def _shots_at(plan: Plan, unit: Unit, number: int) -> Sequence[float]:
    """P(h hits) of a gun on aircraft of one kind; low-luck dice count flight by flight."""
    flights = dict(plan.flights).get(unit.kind, ()) if plan.low_luck else ()
    return shots_in(plan, flights if sum(flights) == number else (number,))


def shots_in(plan: Plan, flights: Sequence[int]) -> Sequence[float]:
    """P(h hits) of a gun on some flights of aircraft."""
    if not plan.low_luck or len(flights) == 1:
        return hits_of(sum(flights), plan.antiaircraft, plan.low_luck)
    chances: Floats = np.array([1.0])
    for flight in flights:
        chances = np.convolve(chances, hits_of(flight, plan.antiaircraft, plan.low_luck))
    return list(chances)


def _shoot(found: dict[Side, float], units: Sequence[Unit], chances: Sequence[float]) -> dict[Side, float]:
    """Every hit takes one unit of each sort: a bomber, and whoever is aboard."""
    after: dict[Side, float] = {}
    for side, weight in found.items():
        for hits, chance in enumerate(chances):
            if chance:
                left = tuple((u, n - hits * (u in units)) for u, n in side if u not in units or n > hits)
                after[left] = after.get(left, 0.0) + weight * chance
    return after


def _after_bombardment(plan: Plan, land: _Land, mass: Floats) -> tuple[list[Part], float]:
    """The battle for every number of units the ships may hit; those still fire in the first round."""
    parts: list[Part] = []
    rounds = 0.0
    whole = land.defend.hits[:1]
    there = float(mass[land.attack.starts[land.attack.starts < land.attack.ends], 0].sum())  # not shot down
    for left, chance in _shelled(plan):
        order = order_of(plan.their_tab, left, named_in(plan.tab, plan.defender_order, left), False, 0)
        after = _Land(land.attack, sides.chains(plan.tab, (left,), order, False, plan.low_luck))
        begun = _first_round(after, mass[:, 0] * chance, whole[0])
        more, fought = _rounds_on_land(plan, after, begun, chance * there)
        parts += more
        rounds += fought
    return parts, rounds


def _shelled(plan: Plan) -> list[tuple[Side, float]]:
    """The defenders after bombardment, and how likely that is: the first in their order of loss are hit.

    Where ships cannot hit aircraft on the ground those are passed over.
    """
    chances: Floats = np.array([1.0])
    if plan.low_luck:
        points = sum(dice * value for dice, value in plan.bombardment)
        chances = np.array(hits_of(points, 1, True))
    else:
        for dice, value in plan.bombardment:
            chances = np.convolve(chances, hits_of(dice, value, False))
    order = force.custom_order(plan.their_tab, dict(plan.defenders), plan.defender_order, attacking=False)
    if not plan.customs.bombardment_hits_aircraft:
        order = tuple(loss for loss in order if not plan.tab.air[loss.unit.kind])
    found: dict[Side, float] = {}
    for hits, chance in enumerate(chances):
        if chance:
            left = force.left_after(plan.tab, dict(plan.defenders), order[:hits])
            key = tuple(sorted(left.items()))
            found[key] = found.get(key, 0.0) + float(chance)
    return list(found.items())


def _first_round(land: _Land, weights: Floats, fire_back: Floats) -> Floats:
    """A round in which the defenders fire with more than is left of them."""
    after, last_d = land.empty(), len(land.defend.left) - 1
    attack = land.attack
    for start, end in zip(attack.starts, attack.ends, strict=True):
        if not weights[start]:
            continue
        for x, p in enumerate(attack.hits[start]):
            for y, q in enumerate(fire_back):
                after[min(start + y, end), min(x, last_d)] += weights[start] * p * q
    return after


def _can_leave(plan: Plan) -> bool:
    """Whether anybody among the attackers may ever break off: aircraft always, others with a way out."""
    tab = plan.tab
    return any(tab.air[unit.kind] or (plan.can_leave and not unit.seaborne) for unit, _ in plan.attackers)


def _land_part(land: _Land, mass: Floats, stop: Floats, apart: Side = ()) -> Part:
    how = np.full(mass.shape, PARTS, np.int64)
    how[:, -1] = WINS
    gone = land.attack.ends
    how[gone, :] = LOSES
    how[gone, -1] = NOBODY
    how[stop > 0] = LEAVES
    return Part(mass, how, land.attack.left, land.defend.left, apart)


def _with_retreat_on_land(plan: Plan, land: _Land, mass: Floats, rounds: float) -> tuple[list[Part], float]:
    """Rounds with a rule for breaking off, which may be done after the first round at the earliest."""
    may = _may_leave(plan, land)
    rule, limit = plan.retreat
    if rounds == 0.0:
        mass, fought = rounds_on_land.one_round(mass, *land.arrays, land.empty())
        rounds += fought
    if rule == "after":
        for _ in range(int(limit) - 1):
            mass, fought = rounds_on_land.one_round(mass, *land.arrays, land.empty())
            rounds += fought
            if fought < OVER:
                may = land.empty()
                break
        stop = may
    else:
        stop = _stops_on_land(plan, land, may)
    rounds += rounds_on_land.fight_on(mass, *land.arrays, stop)
    parts = [_land_part(land, mass, stop)]
    if any(unit.seaborne for unit, _ in plan.attackers):
        return _fight_on_alone(plan, land, mass, stop, rounds)
    return parts, rounds


def _may_leave(plan: Plan, land: _Land) -> Floats:
    """Where the attacker may break off: with aircraft or overland units left, and defenders."""
    tab = plan.tab
    may = land.empty()
    overland = land.attack.left.sums(lambda unit: not tab.air[unit.kind] and not unit.seaborne) > 0.0
    flying = land.attack.left.sums(lambda unit: tab.air[unit.kind]) > 0.0
    may[(overland & plan.can_leave) | (flying & ~overland), :-1] = 1.0
    return may


def _stops_on_land(plan: Plan, land: _Land, may: Floats) -> Floats:
    """The situations in which the rule says to break off."""
    rule, limit = plan.retreat
    if rule == "below":
        few = land.attack.left.sums(lambda unit: 1) < limit
        return np.asarray(may * few[:, None], np.float64)
    value, leave = _money(plan, land)
    if rule == "best":
        return rounds_on_land.worth(value, *land.arrays, leave, may)
    chance = land.empty()
    chance[:, -1] = _captures(plan.tab, land.attack.left)
    rounds_on_land.worth(chance, *land.arrays, leave, land.empty())
    return may * (chance < limit - ROUNDING)


def _captures(tab: fire.Table, left: Roster) -> NDArray[np.bool_]:
    """Where a unit is left that can capture."""
    return left.sums(lambda unit: tab.kinds[unit.kind].captures) > 0.0


def _money(plan: Plan, land: _Land) -> tuple[Floats, Floats]:
    """What each ending is worth to the attacker in IPCs, and what breaking off is worth.

    Units from the sea then fight on by themselves, and what they may still win or lose counts.
    """
    cost = [kind.cost for kind in plan.tab.kinds]
    attack = land.attack.left
    value = _ends(plan, land)
    if not attack.has(lambda unit: unit.seaborne):
        return value, value.copy()
    away = attack.sums(lambda unit: 0 if unit.seaborne else cost[unit.kind])
    leave: Floats = np.zeros(value.shape)
    known: dict[Side, Floats] = {}
    for i in range(len(attack)):
        ashore = tuple((unit, number) for unit, number in attack[i] if unit.seaborne)
        if ashore not in known:
            rest = _alone(plan, land, ashore)
            alone = _ends(plan, rest)
            rounds_on_land.worth(alone, *rest.arrays, rest.empty(), rest.empty())
            known[ashore] = alone[0]
        leave[i] = away[i] + known[ashore]
    return value, leave


def _ends(plan: Plan, land: _Land) -> Floats:
    """What is left on both sides in IPCs in every situation, and the space where it is taken."""
    own, theirs = plan.tab.kinds, plan.their_tab.kinds
    value: Floats = (
        land.attack.left.sums(lambda unit: own[unit.kind].cost)[:, None]
        - (land.defend.left.sums(lambda unit: theirs[unit.kind].cost)[None, :])
    )
    value[:, -1] += plan.prize * _captures(plan.tab, land.attack.left)
    return value


def _alone(plan: Plan, land: _Land, ashore: Side) -> _Land:
    """The battle of units from the sea by themselves; they keep their order of loss."""
    order = order_of(plan.tab, plan.attackers, plan.attacker_order, True, plan.keep_land)
    return _Land(
        sides.chains(plan.tab, (ashore,), still_to_come(order, ashore), True, plan.low_luck), land.defend
    )


def _fight_on_alone(
    plan: Plan, land: _Land, mass: Floats, stop: Floats, rounds: float
) -> tuple[list[Part], float]:
    """Units from the sea cannot retreat: where the others have left they fight on by themselves."""
    stayed = mass * (stop > 0)
    ended = mass - stayed
    parts = [_land_part(land, ended, land.empty())]
    for i in np.flatnonzero(stayed.sum(axis=1)).tolist():
        left = land.attack.left[i]
        ashore = tuple((unit, number) for unit, number in left if unit.seaborne)
        apart = tuple((unit, number) for unit, number in left if not unit.seaborne)
        if not ashore:
            alone = land.empty()
            alone[i] = stayed[i]
            parts.append(_land_part(land, alone, stop))
            continue
        rest = _alone(plan, land, ashore)
        start = rest.empty()
        start[0] = stayed[i]
        rounds += rounds_on_land.fight_on(start, *rest.arrays, rest.empty())
        parts.append(_land_part(rest, start, rest.empty(), apart))
    return parts, rounds
