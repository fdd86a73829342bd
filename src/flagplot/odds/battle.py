"""Exact odds of a battle: what comes before the first round, the rounds, and the attacker's way out."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from flagplot.games.axis_allies.combat import fire
from flagplot.odds import force, rounds_at_sea, rounds_on_land, sides
from flagplot.odds.force import Loss, Unit
from flagplot.odds.plan import Plan
from flagplot.odds.pmf import Floats, Ints, hit_rows, low_luck_rows
from flagplot.odds.result import LEAVES, LOSES, NOBODY, PARTS, WINS, Part, Result
from flagplot.odds.sides import Chains, SeaSide, Side


def odds(plan: Plan) -> Result:
    """The exact odds of a battle."""
    parts, rounds = _at_sea(plan) if plan.sea else _on_land(plan)
    return Result(plan.tab, plan.attackers, plan.defenders, parts, rounds, plan.sea, plan.prize)


@lru_cache(maxsize=8_192)
def _order(
    tab: fire.Table, side: Side, words: tuple[str, ...], attacking: bool, keep: int
) -> tuple[Loss, ...]:
    return force.custom_order(tab, dict(side), words, attacking=attacking, keep_land=keep)


# -- on land ----------------------------------------------------------------------------------------------


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


def _on_land(plan: Plan) -> tuple[list[Part], float]:
    starts, weights = _shot_down(plan)
    attack = sides.chains(
        plan.tab,
        tuple((side, _order(plan.tab, side, _named(plan, side), True, plan.keep_land)) for side in starts),
        True,
        plan.low_luck,
    )
    defend = sides.chains(
        plan.tab,
        ((plan.defenders, _order(plan.tab, plan.defenders, plan.defender_order, False, 0)),),
        False,
        plan.low_luck,
    )
    land = _Land(attack, defend)
    mass = land.empty()
    mass[attack.starts, 0] = weights
    rounds = 0.0
    if plan.bombardment and plan.defenders:
        mass, rounds = _after_bombardment(plan, land, mass)
    stop = land.empty()
    if plan.retreat.rule == "never" or not _can_leave(plan):
        rounds += rounds_on_land.fight_on(mass, *land.arrays, stop)
        return [_land_part(land, mass, stop)], rounds
    return _with_retreat_on_land(plan, land, mass, rounds)


def _named(plan: Plan, side: Side) -> tuple[str, ...]:
    """The words of the attacker's order that still mean somebody after antiaircraft fire."""
    if len(side) == len(plan.attackers):
        return plan.attacker_order
    there = {plan.tab.kinds[unit.kind].id for unit, _ in side}
    return tuple(word for word in plan.attacker_order if word.removesuffix("*") in there)


def _shot_down(plan: Plan) -> tuple[tuple[Side, ...], list[float]]:
    """The attackers after antiaircraft fire, one die for every aircraft, kind by kind: forces and chances."""
    found: dict[Side, float] = {plan.attackers: 1.0}
    if plan.antiaircraft:
        for unit, number in plan.attackers:
            if plan.tab.air[unit.kind]:
                found = _shoot(found, unit, _shots(number, plan.antiaircraft, plan.low_luck))
    return tuple(found), list(found.values())


def _shots(dice: int, value: int, low_luck: bool) -> list[float]:
    """P(h hits) of equal dice."""
    if low_luck:
        return [float(p) for p in low_luck_rows(np.array([dice * value]), dice * value // 6 + 2)[0]]
    row = hit_rows(np.array([[dice]]), np.array([value / 6.0]), dice + 1)[0]
    return [float(p) for p in row]


def _shoot(found: dict[Side, float], unit: Unit, chances: list[float]) -> dict[Side, float]:
    after: dict[Side, float] = {}
    for side, weight in found.items():
        for hits, chance in enumerate(chances):
            if chance:
                left = tuple((u, n - hits * (u == unit)) for u, n in side if u != unit or n > hits)
                after[left] = after.get(left, 0.0) + weight * chance
    return after


def _after_bombardment(plan: Plan, land: _Land, mass: Floats) -> tuple[Floats, float]:
    """The first round after a bombardment: those it hit still fire."""
    chances = np.array([1.0])
    if plan.low_luck:
        points = sum(dice * value for dice, value in plan.bombardment)
        chances = low_luck_rows(np.array([points]), points // 6 + 2)[0]
    else:
        for dice, value in plan.bombardment:
            chances = np.convolve(chances, hit_rows(np.array([[dice]]), np.array([value / 6.0]), dice + 1)[0])
    fought, _ = rounds_on_land.one_round(mass, *land.arrays, land.empty())
    after, last = land.empty(), fought.shape[1] - 1
    for hits, chance in enumerate(chances):
        if chance:
            cut = min(hits, last)
            after[:, cut:last] += chance * fought[:, : last - cut]
            after[:, last] += chance * fought[:, last - cut :].sum(axis=1)
    return after, 1.0


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


def _with_retreat_on_land(
    plan: Plan, land: _Land, mass: Floats, rounds: float
) -> tuple[list[Part], float]:
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
    for i, left in enumerate(land.attack.left):
        overland = any(not tab.air[unit.kind] and not unit.seaborne for unit, _ in left)
        flying = any(tab.air[unit.kind] for unit, _ in left)
        if (overland and plan.can_leave) or (flying and not overland):
            may[i, :-1] = 1.0
    return may


def _stops_on_land(plan: Plan, land: _Land, may: Floats) -> Floats:
    """The situations in which the rule says to break off."""
    rule, limit = plan.retreat
    if rule == "below":
        few = np.array([sum(number for _, number in left) < limit for left in land.attack.left])
        return may * few[:, None]
    value, leave = _money(plan, land)
    if rule == "best":
        return rounds_on_land.worth(value, *land.arrays, leave, may)
    chance = land.empty()
    captures = [_captures(plan.tab, left) for left in land.attack.left]
    chance[:, -1] = np.array(captures, float)
    rounds_on_land.worth(chance, *land.arrays, leave, land.empty())
    return may * (chance < limit)


def _captures(tab: fire.Table, left: Side) -> bool:
    return any(tab.kinds[unit.kind].captures for unit, _ in left)


def _money(plan: Plan, land: _Land) -> tuple[Floats, Floats]:
    """What each ending is worth to the attacker in IPCs, and what breaking off is worth.

    Seaborne units left to themselves are counted as lost here; so breaking off is never thought too good.
    """
    tab = plan.tab
    cost = [kind.cost for kind in tab.kinds]
    own = np.array([sum(cost[u.kind] * n for u, n in left) for left in land.attack.left], float)
    away = np.array(
        [sum(cost[u.kind] * n for u, n in left if not u.seaborne) for left in land.attack.left], float
    )
    theirs = np.array([sum(cost[u.kind] * n for u, n in left) for left in land.defend.left], float)
    value = own[:, None] - theirs[None, :]
    prize = np.array([plan.prize * _captures(tab, left) for left in land.attack.left])
    value[:, -1] += prize
    return value, away[:, None] - theirs[None, :]


def _fight_on_alone(
    plan: Plan, land: _Land, mass: Floats, stop: Floats, rounds: float
) -> tuple[list[Part], float]:
    """Units from the sea cannot retreat: where the others have left they fight on by themselves."""
    stayed = mass * (stop > 0)
    ended = mass - stayed
    parts = [_land_part(land, ended, land.empty())]
    for i in np.flatnonzero(stayed.sum(axis=1)):
        left = land.attack.left[i]
        ashore = tuple((unit, number) for unit, number in left if unit.seaborne)
        apart = tuple((unit, number) for unit, number in left if not unit.seaborne)
        if not ashore:
            alone = land.empty()
            alone[i] = stayed[i]
            parts.append(_land_part(land, alone, stop))
            continue
        order = _order(plan.tab, ashore, _named(plan, ashore), True, 0)
        rest = _Land(sides.chains(plan.tab, ((ashore, order),), True, plan.low_luck), land.defend)
        start = rest.empty()
        start[0] = stayed[i]
        rounds += rounds_on_land.fight_on(start, *rest.arrays, rest.empty())
        parts.append(_land_part(rest, start, rest.empty(), apart))
    return parts, rounds


# -- at sea -----------------------------------------------------------------------------------------------


def _at_sea(plan: Plan) -> tuple[list[Part], float]:
    start = np.ones((1, 1))
    return _sea_stage(plan, plan.attackers, plan.defenders, start, first=True)


def _opened(plan: Plan, attackers: Side, defenders: Side) -> tuple[SeaSide, SeaSide]:
    tab = plan.tab
    words_a = tuple(w for w in plan.attacker_order if _has(tab, attackers, w))
    words_d = tuple(w for w in plan.defender_order if _has(tab, defenders, w))
    attack = sides.sea_side(
        tab, attackers, _order(tab, attackers, words_a, True, 0), True, plan.low_luck,
        sides.most_hits(tab, defenders, False, plan.low_luck),
    )  # fmt: skip
    defend = sides.sea_side(
        tab, defenders, _order(tab, defenders, words_d, False, 0), False, plan.low_luck,
        sides.most_hits(tab, attackers, True, plan.low_luck),
    )  # fmt: skip
    return attack, defend


def _has(tab: fire.Table, side: Side, word: str) -> bool:
    return any(tab.kinds[unit.kind].id == word.removesuffix("*") for unit, _ in side)


def _sea_stage(
    plan: Plan, attackers: Side, defenders: Side, start: Floats, *, first: bool,
    apart: Side = (), apart_d: Side = (),
) -> tuple[list[Part], float]:  # fmt: skip
    """Fight with these forces until the end, a retreat, or until submarines submerge and leave the others."""
    attack, defend = _opened(plan, attackers, defenders)
    ended = rounds_at_sea.stands(attack.fleet, defend.fleet, plan.can_leave, rounds_at_sea.HARMS)
    if first:
        _unarmed_sink_transports(plan, attack, defend, ended)
    mass = np.zeros(ended.shape)
    mass[0, 0] = float(start.sum())
    stop, rounds = np.zeros(ended.shape), 0.0
    dive = _dives(plan, attack, defend, ended)
    rule, limit = plan.retreat
    may = _may_leave_sea(plan, attack, ended)
    if rule != "never" and may.any():
        if dive[0, 0] == 0:
            mass, fought = rounds_at_sea.fight_on(mass, attack.fleet, defend.fleet, ended, dive, True)
            rounds += fought
        if rule == "after":
            for _ in range(int(limit) - 1):
                mass, fought = rounds_at_sea.fight_on(mass, attack.fleet, defend.fleet, ended, dive, True)
                rounds += fought
            stop = may
        else:
            stop = _stops_at_sea(plan, attack, defend, ended, may)
    held = np.maximum(stop, dive)
    mass, fought = rounds_at_sea.fight_on(mass, attack.fleet, defend.fleet, ended, held, False)
    rounds += fought
    parts = []
    goes_on = ended == rounds_at_sea.GOES_ON
    diving = mass * (goes_on & (dive > 0) & (stop == 0))
    if diving.any():
        mass = mass - diving
        for i, j in zip(*np.nonzero(diving), strict=True):
            more, further = _without_boats(plan, attack, defend, int(i), int(j), diving[i, j], apart, apart_d)
            parts += more
            rounds += further
    parts.append(_sea_part(plan, attack, defend, mass, ended, stop, apart, apart_d))
    return parts, rounds


def _may_leave_sea(plan: Plan, attack: SeaSide, ended: Ints) -> Floats:
    """Where the attacker may break off: aircraft by themselves always, ships with somewhere to go."""
    ships = np.array([any(plan.tab.kinds[unit.kind].sea for unit, _ in left) for left in attack.left])
    free = ~ships | plan.can_leave
    return (ended == rounds_at_sea.GOES_ON) * free[:, None].astype(float)


def _unarmed_sink_transports(plan: Plan, attack: SeaSide, defend: SeaSide, ended: Ints) -> None:
    """Where nothing but transports was ever there any warship sinks them, even a carrier."""
    if ended[0, 0] == rounds_at_sea.PARTED and defend.fleet.groups[0] == 0 and attack.fleet.groups[0]:
        ended[0, 0] = rounds_at_sea.TRANSPORTS_SUNK


def _dives(plan: Plan, attack: SeaSide, defend: SeaSide, ended: Ints) -> Floats:
    """Situations at the start of a round in which submarines submerge: no enemy destroyer is there."""
    found = np.zeros(ended.shape)
    if plan.attacker_dives:
        boats = attack.fleet.room[:, fire.SUBMARINE] > 0
        found[np.ix_(boats, defend.fleet.arms < 8)] = 1.0
    if plan.defender_dives:
        boats = defend.fleet.room[:, fire.SUBMARINE] > 0
        found[np.ix_(attack.fleet.arms < 8, boats)] = 1.0
    return found * (ended == rounds_at_sea.GOES_ON)


def _without_boats(
    plan: Plan, attack: SeaSide, defend: SeaSide, i: int, j: int, weight: float, apart: Side, apart_d: Side
) -> tuple[list[Part], float]:
    """The battle of those that stay when submarines have submerged."""
    tab = plan.tab
    own, theirs = attack.left[i], defend.left[j]
    down_a = down_d = False
    if plan.attacker_dives and defend.fleet.arms[j] < 8:
        own, gone = _parted(tab, own)
        apart, down_a = _join(apart, gone), bool(gone)
    if plan.defender_dives and attack.fleet.arms[i] < 8:
        theirs, gone = _parted(tab, theirs)
        apart_d, down_d = _join(apart_d, gone), bool(gone)
    start = np.full((1, 1), weight)
    if own and theirs:
        return _sea_stage(plan, own, theirs, start, first=False, apart=apart, apart_d=apart_d)
    # nobody is left to fight: whoever still has ships on the surface holds the zone
    how = WINS if own else LOSES if theirs else PARTS
    if down_d and own:
        how = PARTS if not theirs and apart_d else how
    part = Part(start, np.full((1, 1), how, np.int64), (own,), (theirs,), apart, apart_d)
    return [part], 0.0


def _parted(tab: fire.Table, side: Side) -> tuple[Side, Side]:
    """Ships and aircraft, and submarines."""
    boats = tuple(pair for pair in side if tab.group[pair[0].kind] == fire.SUBMARINE)
    return tuple(pair for pair in side if pair not in boats), boats


def _join(one: Side, other: Side) -> Side:
    found = dict(one)
    for unit, number in other:
        found[unit] = found.get(unit, 0) + number
    return tuple(sorted(found.items()))


def _sea_part(
    plan: Plan, attack: SeaSide, defend: SeaSide, mass: Floats, ended: Ints, stop: Floats,
    apart: Side, apart_d: Side,
) -> Part:  # fmt: skip
    """The endings, with transports that were left without defence taken off."""
    how = np.full(mass.shape, PARTS, np.int64)
    how[ended == rounds_at_sea.ATTACKERS_GONE] = LOSES
    how[ended == rounds_at_sea.BOTH_GONE] = NOBODY
    how[(ended == rounds_at_sea.DEFENDERS_GONE) | (ended == rounds_at_sea.TRANSPORTS_SUNK)] = WINS
    how[(ended == rounds_at_sea.GOES_ON) & (stop > 0)] = LEAVES
    if apart_d:
        how[how == WINS] = PARTS  # submarines below keep the zone from being cleared
    own_sunk = (ended == rounds_at_sea.STRANDED) | (ended == rounds_at_sea.STRANDED_SUNK)
    sunk = np.isin(ended, _THEIRS_SUNK)
    if not sunk.any() and not own_sunk.any():
        return Part(mass, how, attack.left, defend.left, apart, apart_d)
    # every situation twice: as it is, and without transports
    wide = [np.concatenate([mass * ~sunk * keep, mass * sunk * keep], axis=1) for keep in (~own_sunk, own_sunk)]
    kinds = np.concatenate([how, how], axis=1)
    return Part(
        np.concatenate(wide), np.concatenate([kinds, kinds]),
        (*attack.left, *_bare(plan.tab, attack.left)), (*defend.left, *_bare(plan.tab, defend.left)),
        apart, apart_d,
    )  # fmt: skip


_THEIRS_SUNK = (rounds_at_sea.TRANSPORTS_SUNK, rounds_at_sea.PARTED_SUNK, rounds_at_sea.STRANDED_SUNK)


def _bare(tab: fire.Table, left: tuple[Side, ...]) -> list[Side]:
    """Situations without their transports."""
    return [tuple(pair for pair in side if not tab.kinds[pair[0].kind].transport) for side in left]


def _stops_at_sea(plan: Plan, attack: SeaSide, defend: SeaSide, ended: Ints, may: Floats) -> Floats:
    """The situations in which the rule says to break off."""
    rule, limit = plan.retreat
    if rule == "below":
        few = np.array([sum(number for _, number in left) < limit for left in attack.left])
        return may * few[:, None]
    tab = plan.tab
    cost = [kind.cost for kind in tab.kinds]
    own = np.array([sum(cost[u.kind] * n for u, n in left) for left in attack.left], float)
    theirs = np.array([sum(cost[u.kind] * n for u, n in left) for left in defend.left], float)
    hulls = np.array(
        [sum(cost[u.kind] * n for u, n in left if not tab.kinds[u.kind].transport) for left in defend.left]
    )
    leave = own[:, None] - theirs[None, :]
    won = (ended == rounds_at_sea.DEFENDERS_GONE) | (ended == rounds_at_sea.TRANSPORTS_SUNK)
    if rule == "best":
        sunk = np.isin(ended, _THEIRS_SUNK)
        value = np.where(sunk, own[:, None] - hulls[None, :], leave) + plan.prize * won
        return rounds_at_sea.worth(value, attack.fleet, defend.fleet, ended, leave, may)
    chance = won.astype(float)
    rounds_at_sea.worth(chance, attack.fleet, defend.fleet, ended, leave, np.zeros(ended.shape))
    return may * (chance < limit)
