"""A sea battle round by round, with submarines that submerge and the attacker's ways out."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

import numpy as np
from numpy.typing import NDArray

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.odds import rounds_at_sea, sides, tallies
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.plan import NEVER, OVER, ROUNDING, Plan
from flagplot.games.axis_allies.odds.result import LEAVES, LOSES, NOBODY, PARTS, WINS, Part, Result, together
from flagplot.games.axis_allies.odds.roster import Hold, Roster, carried
from flagplot.games.axis_allies.odds.sides import SeaSide, Side, Waters, hits_of, named_in, order_of


def fought_at_sea(plan: Plan) -> tuple[list[Part], float]:
    """All endings of a sea battle, and the rounds it takes on average."""
    return _sea_stage(plan, plan.attackers, plan.defenders, 1.0, first=True)


def _opened(plan: Plan, attackers: Side, defenders: Side) -> Waters:
    tab = plan.tab
    words_a = named_in(tab, plan.attacker_order, attackers)
    words_d = named_in(tab, plan.defender_order, defenders)
    return sides.waters(
        tab, attackers, order_of(tab, attackers, words_a, True, 0),
        defenders, order_of(plan.their_tab, defenders, words_d, False, 0), plan.low_luck,
    )  # fmt: skip


class _Stage:
    """A sea battle with the same submarines on the surface: until its end, a retreat, or a dive."""

    def __init__(self, plan: Plan, attackers: Side, defenders: Side, apart: Side, apart_d: Side) -> None:
        self.plan, self.apart, self.apart_d = plan, apart, apart_d
        self.attack, self.defend, sea = attack, defend, _ = _opened(plan, attackers, defenders)
        self.sea = (len(attack.left), *sea)
        self.ended = rounds_at_sea.stands(
            attack.fleet, defend.fleet, plan.can_leave, plan.customs.transports_linger,
            np.array(plan.customs.gives_up, np.int64), rounds_at_sea.HARMS,
        )  # fmt: skip
        self.dive = _dives(plan, self.attack, self.defend, self.ended)
        self.dives = bool(self.dive.any())
        self.parts: list[Part] = []
        self.rounds = 0.0

    def round(self, mass: Floats) -> Floats:
        """One round of everything that has not ended; what submerges before it goes its own way."""
        after, fought = rounds_at_sea.fight_on(mass, *self.sea, self.ended, self.dive, True, 0)
        self.rounds += fought
        return after

    def all_rounds(self, mass: Floats, stop: Floats) -> Floats:
        """All rounds up to an end, a retreat or a dive."""
        held = np.maximum(stop, self.dive) if self.dives else stop
        after, fought = rounds_at_sea.fight_on(mass, *self.sea, self.ended, held, False, 0)
        self.rounds += fought
        return after

    def let_dive(self, mass: Floats, stop: Floats, begun: int) -> Floats:
        """Follow those that submerge; what is left of the mass. ``begun`` rounds have been fought."""
        if not self.dives:
            return mass
        diving = mass * ((self.dive > 0) & (stop == 0))
        for i, j in zip(*np.nonzero(diving), strict=True):
            self.follow(_without_boats(self, int(i), int(j), float(diving[i, j]), begun))
        return np.asarray(mass - diving, np.float64)

    def round_alone(self, mass: Floats, begin: int) -> Floats:
        """The rest of a round in which attacking transports find themselves alone: they are fired at."""
        ended = self.ended.copy()
        ended[0, begin] = rounds_at_sea.GOES_ON
        after, fought = rounds_at_sea.fight_on(mass, *self.sea, ended, np.zeros(mass.shape), True, 0)
        self.rounds += fought
        return after

    def put_dives(self, values: Floats, mass: Floats, plan: Plan, worth: Callable[[Result], float]) -> None:
        """Write down what every situation is worth in which submarines submerge and the others fight on.

        Only those matter that ``mass`` can come to.
        """
        if not self.dives:
            return
        held, stage = self.dive, copy(self)
        reached, _ = rounds_at_sea.fight_on(mass.copy(), *self.sea, self.ended, held, False, 0)
        stage.plan = plan
        for i, j in zip(*np.nonzero(reached * held), strict=True):
            parts, rounds = _without_boats(stage, int(i), int(j), 1.0, 1)
            result = Result(
                plan.tab, self.apart, self.apart_d, parts, rounds, True, plan.prize, plan.tab_d, plan.cargo
            )
            values[i, j] = worth(result)

    def follow(self, found: tuple[list[Part], float]) -> None:
        """Add the endings of another stage."""
        self.parts += found[0]
        self.rounds += found[1]

    def close(self, mass: Floats, stop: Floats) -> None:
        """Add these endings."""
        if mass.any():
            self.parts.append(_sea_part(self, mass, stop))


def _sea_stage(
    plan: Plan, attackers: Side, defenders: Side, weight: float, *, first: bool = False,
    struck: bool = False, begun: int = 0, apart: Side = (), apart_d: Side = (),
) -> tuple[list[Part], float]:  # fmt: skip
    """Fight with these forces until the end, a retreat, or until submarines submerge and leave the others.

    ``begun`` rounds have been fought; ``struck``: it begins in the middle of one, when attacking submarines
    have had their strike.
    """
    stage = _Stage(plan, attackers, defenders, apart, apart_d)
    if first:
        _unarmed_sink_transports(stage.attack, stage.defend, stage.ended)
    never = np.zeros(stage.ended.shape)
    mass = never.copy()
    begin = 0
    if stage.ended[0, 0] == rounds_at_sea.SHEDS:
        begin = int(stage.sea[5][0])
    mass[0, begin] = weight
    rule, limit = plan.retreat
    alone = not first and stage.ended[0, begin] == rounds_at_sea.LEFT_ALONE
    if not first and not struck and not alone and stage.ended[0, begin] != rounds_at_sea.GOES_ON:
        stage.rounds += weight  # the round has begun, if only for submarines to submerge
    if struck:
        mass, _ = rounds_at_sea.fight_on(mass, *stage.sea, stage.ended, never, True, 3)
        begun += 1
    elif alone:
        mass = stage.round_alone(mass, begin)
        begun += 1
    elif stage.dive[0, begin]:
        mass = stage.let_dive(mass, never, begun)
    may = never if rule == "never" else _may_leave_sea(plan, stage.attack, stage.ended)
    if not may.any():
        mass = stage.all_rounds(mass, never)
        stage.close(stage.let_dive(mass, never, begun), never)
        return stage.parts, stage.rounds
    if not struck and not alone:
        mass = stage.round(mass)
        begun += 1
    on = (stage.ended == rounds_at_sea.GOES_ON) | (stage.ended == rounds_at_sea.LEFT_ALONE)
    while rule == "after" and begun < limit and float(mass[on].sum()) > OVER:
        pressed = mass * (stage.ended == rounds_at_sea.LEFT_ALONE)
        stage.close(pressed, never)
        mass = stage.round(stage.let_dive(mass - pressed, never, begun))
        begun += 1
    if rule == "after" and begun < limit:
        may = never  # decided before
    stop = may if rule == "after" else _stops_at_sea(stage, may, mass)
    mass = stage.all_rounds(mass, stop)
    stage.close(stage.let_dive(mass, stop, begun), stop)
    return stage.parts, stage.rounds


def _may_leave_sea(plan: Plan, attack: SeaSide, ended: Ints) -> Floats:
    """Where the attacker may break off: aircraft by themselves always, ships with somewhere to go."""
    ships = attack.left.sums(lambda unit: plan.tab.kinds[unit.kind].sea) > 0.0
    free = ~ships | plan.can_leave
    asked = (ended == rounds_at_sea.GOES_ON) | (ended == rounds_at_sea.LEFT_ALONE)
    return np.asarray(asked * free[:, None], np.float64)


def _unarmed_sink_transports(attack: SeaSide, defend: SeaSide, ended: Ints) -> None:
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
    return np.asarray(found * (ended == rounds_at_sea.GOES_ON), np.float64)


def _without_boats(stage: _Stage, i: int, j: int, weight: float, begun: int) -> tuple[list[Part], float]:
    """The battle of those that stay when submarines have submerged."""
    plan, attack, defend = stage.plan, stage.attack, stage.defend
    own, theirs, apart, apart_d = attack.left[i], defend.left[j], stage.apart, stage.apart_d
    down = plan.defender_dives and attack.fleet.arms[i] < 8
    if plan.attacker_dives and defend.fleet.arms[j] < 8:
        own, gone = _parted(plan.tab, own)
        apart = together(apart, gone)
    elif down and not plan.customs.divers_decide_together and _strikes_first(stage, i, j):
        return _struck_before_diving(stage, i, j, weight, begun)
    if down:
        theirs, gone = _parted(plan.tab, theirs)
        apart_d = together(apart_d, gone)
    return _on_the_surface(plan, own, theirs, weight, begun, apart, apart_d)


def _strikes_first(stage: _Stage, i: int, j: int) -> bool:
    """Whether the attacker has submarines that strike before the others."""
    return bool(stage.attack.fleet.room[i, fire.SUBMARINE]) and stage.defend.fleet.arms[j] < 8


def _on_the_surface(
    plan: Plan, own: Side, theirs: Side, weight: float, begun: int, apart: Side, apart_d: Side,
    *, struck: bool = False,
) -> tuple[list[Part], float]:  # fmt: skip
    """Go on with those that have not submerged, if there is anybody left to fight.

    Who has submerged is out of the battle: the side with units left in it wins. [P40-GCB-07, P40-GCB-26,
    A50-SUB-07, A50-CBT-27]
    """
    if own and theirs:
        return _sea_stage(plan, own, theirs, weight, struck=struck, begun=begun, apart=apart, apart_d=apart_d)
    how = WINS if own else LOSES if theirs else PARTS
    one = np.full((1, 1), weight)
    ways = np.full((1, 1), how, np.int64)
    rounds = 0.0 if struck else weight  # it has begun, if only for submarines to submerge
    return [Part(one, ways, Roster.of(own), Roster.of(theirs), apart, apart_d)], rounds


def _struck_before_diving(
    stage: _Stage, i: int, j: int, weight: float, begun: int
) -> tuple[list[Part], float]:
    """Attacking submarines strike before the defender's may submerge; those hit strike back and are lost."""
    plan, attack, defend = stage.plan, stage.attack, stage.defend
    parts: list[Part] = []
    rounds = weight
    boats = sum(n for u, n in defend.left[j] if plan.tab.group[u.kind] == fire.SUBMARINE)
    chances = rounds_at_sea.struck_first(i, j, len(attack.left), len(defend.left), *stage.sea[1:5])
    for d in np.flatnonzero(chances).tolist():
        theirs, down = _parted(plan.tab, defend.left[d])
        lost = boats - sum(n for _, n in down)
        for hits, p in enumerate(_strike_back(plan, defend.left[j], lost)):
            if p:
                own = attack.left[_hit_by_boats(stage, i, hits)]
                w = weight * float(chances[d]) * p
                apart_d = together(stage.apart_d, down)
                more, fought = _on_the_surface(plan, own, theirs, w, begun, stage.apart, apart_d, struck=True)
                parts += more
                rounds += fought
    return parts, rounds


def _hit_by_boats(stage: _Stage, i: int, hits: int) -> int:
    """The attackers' situation after some hits by submarines."""
    _, book, _, maps, memo, _ = stage.sea
    hits = min(hits, int(stage.attack.fleet.free[i]))
    return rounds_at_sea.work_out(i, 0, 0, hits, 0, book, maps[0], memo) if hits else i


def _strike_back(plan: Plan, side: Side, boats: int) -> tuple[float, ...]:
    """P(h hits) of so many defending submarines."""
    if not boats:
        return (1.0,)
    kind = next(u.kind for u, _ in side if plan.tab.group[u.kind] == fire.SUBMARINE)
    return hits_of(boats, plan.tab.defense[kind], plan.low_luck)


def _parted(tab: fire.Table, side: Side) -> tuple[Side, Side]:
    """Ships and aircraft, and submarines."""
    boats = tuple(pair for pair in side if tab.group[pair[0].kind] == fire.SUBMARINE)
    return tuple(pair for pair in side if pair not in boats), boats


def _sea_part(stage: _Stage, mass: Floats, stop: Floats) -> Part:
    """The endings, with transports that were left without defence taken off."""
    ended, apart, apart_d, kinds = stage.ended, stage.apart, stage.apart_d, stage.plan.tab.kinds
    how = tallies.named(mass, ended, stop, _WAYS, _MAY_LEAVE)
    left_a, left_d = stage.attack.left, stage.defend.left

    def transport(unit: Unit) -> bool:
        return kinds[unit.kind].transport

    # where transports may be lost every situation twice: as it is, and without them
    if left_a.has(transport):
        sunk = _OWN_SUNK[ended] & (how != LEAVES)
        mass, how, ended = np.concatenate([mass * ~sunk, mass * sunk]), _twice(how, 0), _twice(ended, 0)
        left_a = left_a.above(left_a.without(transport))
    if left_d.has(transport):
        sunk = _THEIRS_SUNK[ended]
        mass, how = np.concatenate([mass * ~sunk, mass * sunk], axis=1), _twice(how, 1)
        left_d = left_d.above(left_d.without(transport))
    return Part(mass, how, left_a, left_d, apart, apart_d)


def _twice(array: Ints, axis: int) -> Ints:
    return np.concatenate([array, array], axis=axis)


def _marks(*stands: int) -> NDArray[np.bool_]:
    """A table by how a battle stands, true for these."""
    return np.array([number in stands for number in range(11)])


_OWN_SUNK = _marks(rounds_at_sea.STRANDED, rounds_at_sea.STRANDED_SUNK, rounds_at_sea.LEFT_ALONE)
_THEIRS_SUNK = _marks(rounds_at_sea.TRANSPORTS_SUNK, rounds_at_sea.PARTED_SUNK, rounds_at_sea.STRANDED_SUNK)
_WON = _marks(rounds_at_sea.DEFENDERS_GONE, rounds_at_sea.TRANSPORTS_SUNK)
_MAY_LEAVE = _marks(rounds_at_sea.GOES_ON, rounds_at_sea.LEFT_ALONE).astype(np.int64)
_WAYS = np.full(11, PARTS, np.int64)
_WAYS[[rounds_at_sea.ATTACKERS_GONE, rounds_at_sea.LEFT_ALONE]] = LOSES
_WAYS[rounds_at_sea.BOTH_GONE] = NOBODY
_WAYS[_WON] = WINS


def _stops_at_sea(stage: _Stage, may: Floats, mass: Floats) -> Floats:
    """The situations in which the rule says to break off, as far as the battle can come to them."""
    plan, attack, defend, ended = stage.plan, stage.attack.left, stage.defend.left, stage.ended
    rule, limit = plan.retreat
    if rule == "below":
        few = attack.sums(lambda unit: 1) < limit
        return np.asarray(may * few[:, None], np.float64)
    own, keeps = _prices(attack, plan.tab, plan.cargo[0])
    theirs, hulls = _prices(defend, plan.their_tab, plan.cargo[1])
    leave = own[:, None] - theirs[None, :]
    won = _WON[ended]
    # where submarines submerge this battle ends and another begins, unless the attacker leaves before
    ends = np.where(stage.dive > 0.0, rounds_at_sea.LEFT_ALONE, ended)
    if rule == "best":
        value = np.where(_OWN_SUNK[ended], keeps[:, None], own[:, None])
        value = value - np.where(_THEIRS_SUNK[ended], hulls[None, :], theirs[None, :]) + plan.prize * won
        stage.put_dives(value, mass, plan, lambda result: result.swing)
        return rounds_at_sea.worth(value, *stage.sea, ends, leave, may)
    chance = won.astype(float)
    stage.put_dives(chance, mass, plan._replace(retreat=NEVER), lambda result: result.attacker_wins)
    rounds_at_sea.worth(chance, *stage.sea, ends, leave, np.zeros(ended.shape))
    return np.asarray(may * (chance < limit - ROUNDING), np.float64)


def _prices(left: Roster, tab: fire.Table, hold: Hold) -> tuple[Floats, Floats]:
    """What is left in every situation in IPCs, and what of it without transports and their cargo."""
    kinds = tab.kinds
    whole = left.sums(lambda unit: kinds[unit.kind].cost)
    hulls = left.sums(lambda unit: 0 if kinds[unit.kind].transport else kinds[unit.kind].cost)
    if hold == Hold():
        return whole, hulls
    return whole + carried(hold, left, kinds), hulls + carried(hold, left, kinds, transports=False)
