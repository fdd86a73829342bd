"""Exact odds of a battle, from one start or from several that chance decides between."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product

import numpy as np

from flagplot.games.axis_allies.combat.fire import KAMIKAZE_HITS_ON
from flagplot.games.axis_allies.odds.at_sea import fought_at_sea
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.on_land import fought_on_land, shots_in
from flagplot.games.axis_allies.odds.plan import Drop, Plan
from flagplot.games.axis_allies.odds.result import LOSES, NOBODY, WINS, Part, Result, together
from flagplot.games.axis_allies.odds.roster import Roster
from flagplot.games.axis_allies.odds.sides import Side, hits_of

Starts = Iterable[tuple[Side, Side, float]]  # attackers, defenders, chance


def odds(plan: Plan) -> Result:
    """The exact odds of a battle."""
    if plan.kamikaze:
        return mixed(plan, ((own, plan.defenders, chance) for own, chance in _after_kamikaze(plan)))
    if not all(drop.stays for drop in plan.drops):
        return _after_delivery(plan)
    parts, rounds = fought_at_sea(plan) if plan.sea else fought_on_land(plan)
    if not plan.customs.damage_lasts:
        parts = [_repaired(part) for part in parts]
    return _result(plan, parts, rounds)


def _result(plan: Plan, parts: list[Part], rounds: float) -> Result:
    return Result(
        plan.tab, plan.attackers, plan.defenders, parts, rounds, plan.sea, plan.prize, plan.tab_d, plan.cargo
    )


def mixed(plan: Plan, starts: Starts) -> Result:
    """The odds of a battle whose forces are not certain; where one side is gone there is nothing to fight.

    Losses count from the forces of the plan.
    """
    parts: list[Part] = []
    rounds = 0.0
    for own, theirs, chance in starts:
        if not own or not theirs:
            how = WINS if own else LOSES if theirs else NOBODY
            one = np.full((1, 1), chance)
            parts.append(Part(one, np.full((1, 1), how, np.int64), Roster.of(own), Roster.of(theirs)))
            continue
        result = odds(with_forces(plan, own, theirs))
        parts += [part._replace(mass=part.mass * (chance * result.scale)) for part in result.parts]
        rounds += chance * result.rounds
    return _result(plan, parts, rounds)


def _after_delivery(plan: Plan) -> Result:
    """Bombers that only bring paratroopers are shot at and leave; whoever has jumped fights on."""
    starts: dict[tuple[Side, Side], float] = {(plan.attackers, ()): 1.0}
    stays = tuple(drop for drop in plan.drops if drop.stays)
    for drop in plan.drops:
        if drop.stays:
            continue
        shots = shots_in(plan, drop.flights) if plan.antiaircraft else (1.0,)
        after: dict[tuple[Side, Side], float] = {}
        for ((side, gone), chance), (hits, p) in product(starts.items(), enumerate(shots)):
            own = dict(side)
            own[drop.bomber] -= drop.number
            own[drop.trooper] -= hits
            away = together(gone, ((drop.bomber, drop.number - hits),) if drop.number > hits else ())
            key = tuple(sorted((unit, n) for unit, n in own.items() if n)), away
            after[key] = after.get(key, 0.0) + chance * p
        starts = after
    parts: list[Part] = []
    rounds = 0.0
    for (left, away), chance in starts.items():
        rest = mixed(plan._replace(drops=stays), [(left, plan.defenders, chance)])
        parts += [part._replace(apart=together(part.apart, away)) for part in rest.parts]
        rounds += rest.rounds
    return _result(plan, parts, rounds)


def with_forces(plan: Plan, own: Side, theirs: Side) -> Plan:
    """The battle with other forces; orders of loss keep the kinds that are there.

    No more ships bombard than units come ashore, the best of them.
    """
    landed, shots = sum(n for unit, n in own if unit.seaborne), []
    for dice, value in plan.bombardment:
        shots.append((min(dice, landed), value))
        landed -= min(dice, landed)
    return plan._replace(
        attackers=own, defenders=theirs, kamikaze=(),
        attacker_order=_named(plan, plan.attacker_order, own),
        defender_order=_named(plan, plan.defender_order, theirs),
        bombardment=tuple(shot for shot in shots if shot[0]), drops=tuple(_fewer(plan.drops, dict(own))),
    )  # fmt: skip


def _fewer(drops: Iterable[Drop], own: dict[Unit, int]) -> Iterator[Drop]:
    """As many bombers with paratroopers as there are of both."""
    for drop in drops:
        left = min(own.get(drop.bomber, 0), own.get(drop.trooper, 0))
        flights = []
        for flight in drop.flights:
            flights += [min(flight, left)] if left else []
            left -= min(flight, left)
        if flights:
            yield drop._replace(flights=tuple(flights))
            for unit in (drop.bomber, drop.trooper):
                own[unit] -= sum(flights)


def _named(plan: Plan, order: tuple[str, ...], side: Side) -> tuple[str, ...]:
    there = {plan.tab.kinds[unit.kind].id for unit, _ in side}
    return tuple(word for word in order if word.removesuffix("*") in there)


def _after_kamikaze(plan: Plan) -> list[tuple[Side, float]]:
    """The attackers after kamikaze attacks, each on the ship it was aimed at, and how likely that is."""
    found: dict[Side, float] = {plan.attackers: 1.0}
    for unit, attacks in plan.kamikaze:
        after: dict[Side, float] = {}
        for hits, p in enumerate(hits_of(attacks, KAMIKAZE_HITS_ON, False)):
            for side, chance in found.items():
                left = _struck(plan, side, unit, hits)
                after[left] = after.get(left, 0.0) + chance * p
        found = after
    return list(found.items())


def _struck(plan: Plan, side: Side, unit: Unit, hits: int) -> Side:
    """A force after hits on one of its ships."""
    if not hits:
        return side
    units = dict(side)
    units[unit] -= 1
    if hits < plan.tab.hits[unit.kind] - unit.damaged:
        hurt = unit._replace(damaged=True)
        units[hurt] = units.get(hurt, 0) + 1
    return tuple(sorted((one, number) for one, number in units.items() if number))


def _repaired(part: Part) -> Part:
    """The same endings where damage is gone when the battle is over."""
    apart, apart_d = (together((), side) for side in (_whole(part.apart), _whole(part.apart_d)))
    return part._replace(
        left_a=part.left_a.mapped(_unhurt), left_d=part.left_d.mapped(_unhurt), apart=apart, apart_d=apart_d
    )


def _unhurt(unit: Unit) -> Unit:
    return unit._replace(damaged=False)


def _whole(side: Side) -> Side:
    return tuple((_unhurt(unit), number) for unit, number in side)
