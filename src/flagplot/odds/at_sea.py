"""A sea battle round by round, with submarines that submerge and the attacker's ways out."""

from __future__ import annotations

import numpy as np

from flagplot.games.axis_allies.combat import fire
from flagplot.odds import rounds_at_sea, sides
from flagplot.odds.plan import Plan
from flagplot.odds.pmf import Floats, Ints
from flagplot.odds.result import LEAVES, LOSES, NOBODY, PARTS, WINS, Part, together
from flagplot.odds.sides import SeaSide, Side, hits_of, order_of


def fought_at_sea(plan: Plan) -> tuple[list[Part], float]:
    """All endings of a sea battle, and the rounds it takes on average."""
    return _sea_stage(plan, plan.attackers, plan.defenders, 1.0, first=True)


def _opened(plan: Plan, attackers: Side, defenders: Side) -> tuple[SeaSide, SeaSide]:
    tab = plan.tab
    words_a = tuple(w for w in plan.attacker_order if _has(tab, attackers, w))
    words_d = tuple(w for w in plan.defender_order if _has(tab, defenders, w))
    attack = sides.sea_side(
        tab, attackers, order_of(tab, attackers, words_a, True, 0), True, plan.low_luck,
        sides.most_hits(tab, defenders, False, plan.low_luck),
    )  # fmt: skip
    defend = sides.sea_side(
        tab, defenders, order_of(tab, defenders, words_d, False, 0), False, plan.low_luck,
        sides.most_hits(tab, attackers, True, plan.low_luck),
    )  # fmt: skip
    return attack, defend


def _has(tab: fire.Table, side: Side, word: str) -> bool:
    return any(tab.kinds[unit.kind].id == word.removesuffix("*") for unit, _ in side)


class _Stage:
    """A sea battle with the same submarines on the surface: until its end, a retreat, or a dive."""

    def __init__(self, plan: Plan, attackers: Side, defenders: Side, apart: Side, apart_d: Side) -> None:
        self.plan, self.apart, self.apart_d = plan, apart, apart_d
        self.attack, self.defend = _opened(plan, attackers, defenders)
        self.ended = rounds_at_sea.stands(
            self.attack.fleet, self.defend.fleet, plan.can_leave, plan.customs.transports_linger,
            np.array(plan.customs.gives_up, np.int64), rounds_at_sea.HARMS,
        )  # fmt: skip
        self.dive = _dives(plan, self.attack, self.defend, self.ended)
        self.dives = bool(self.dive.any())
        self.parts: list[Part] = []
        self.rounds = 0.0

    def round(self, mass: Floats) -> Floats:
        """One round of everything that has not ended; what submerges before it goes its own way."""
        after, fought = rounds_at_sea.fight_on(
            mass, self.attack.fleet, self.defend.fleet, self.ended, self.dive, True
        )
        self.rounds += fought
        return after

    def all_rounds(self, mass: Floats, stop: Floats) -> Floats:
        """All rounds up to an end, a retreat or a dive."""
        held = np.maximum(stop, self.dive)
        after, fought = rounds_at_sea.fight_on(
            mass, self.attack.fleet, self.defend.fleet, self.ended, held, False
        )
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
    mass[0, 0] = weight
    rule, limit = plan.retreat
    if struck:
        mass = rounds_at_sea.rest_of_round(mass, stage.attack.fleet, stage.defend.fleet, 3)
        begun += 1
    elif stage.dive[0, 0]:
        mass = stage.let_dive(mass, never, begun)
    may = never if rule == "never" else _may_leave_sea(plan, stage.attack, stage.ended)
    if not may.any():
        mass = stage.all_rounds(mass, never)
        stage.close(stage.let_dive(mass, never, begun), never)
        return stage.parts, stage.rounds
    if not struck:
        mass = stage.round(mass)
        begun += 1
    while rule == "after" and begun < limit and mass.any():
        pressed = mass * (stage.ended == rounds_at_sea.LEFT_ALONE)
        stage.close(pressed, never)
        mass = stage.round(stage.let_dive(mass - pressed, never, begun))
        begun += 1
    stop = may if rule == "after" else _stops_at_sea(plan, stage.attack, stage.defend, stage.ended, may)
    mass = stage.all_rounds(mass, stop)
    stage.close(stage.let_dive(mass, stop, begun), stop)
    return stage.parts, stage.rounds


def _may_leave_sea(plan: Plan, attack: SeaSide, ended: Ints) -> Floats:
    """Where the attacker may break off: aircraft by themselves always, ships with somewhere to go."""
    ships = np.array([any(plan.tab.kinds[unit.kind].sea for unit, _ in left) for left in attack.left])
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
    """Go on with those that have not submerged, if there is anybody left to fight."""
    if own and theirs:
        return _sea_stage(plan, own, theirs, weight, struck=struck, begun=begun, apart=apart, apart_d=apart_d)
    how = LOSES if theirs else PARTS if apart_d or not own else WINS
    one = np.full((1, 1), weight)
    return [Part(one, np.full((1, 1), how, np.int64), (own,), (theirs,), apart, apart_d)], 0.0


def _struck_before_diving(
    stage: _Stage, i: int, j: int, weight: float, begun: int
) -> tuple[list[Part], float]:
    """Attacking submarines strike before the defender's may submerge; those hit strike back and are lost."""
    plan, attack, defend = stage.plan, stage.attack, stage.defend
    parts: list[Part] = []
    rounds = weight
    boats = sum(n for u, n in defend.left[j] if plan.tab.group[u.kind] == fire.SUBMARINE)
    for d in np.flatnonzero(chances := rounds_at_sea.struck_first(attack.fleet, i, defend.fleet, j)):
        theirs, down = _parted(plan.tab, defend.left[d])
        lost = boats - sum(n for _, n in down)
        for hits, p in enumerate(_strike_back(plan, defend.left[j], lost)):
            if p:
                own = attack.left[rounds_at_sea.after_boats(attack.fleet, i, hits)]
                w = weight * float(chances[d]) * p
                apart_d = together(stage.apart_d, down)
                more, fought = _on_the_surface(plan, own, theirs, w, begun, stage.apart, apart_d, struck=True)
                parts += more
                rounds += fought
    return parts, rounds


def _strike_back(plan: Plan, side: Side, boats: int) -> list[float]:
    """P(h hits) of so many defending submarines."""
    if not boats:
        return [1.0]
    kind = next(u.kind for u, _ in side if plan.tab.group[u.kind] == fire.SUBMARINE)
    return hits_of(boats, plan.tab.defense[kind], plan.low_luck)


def _parted(tab: fire.Table, side: Side) -> tuple[Side, Side]:
    """Ships and aircraft, and submarines."""
    boats = tuple(pair for pair in side if tab.group[pair[0].kind] == fire.SUBMARINE)
    return tuple(pair for pair in side if pair not in boats), boats


def _sea_part(stage: _Stage, mass: Floats, stop: Floats) -> Part:
    """The endings, with transports that were left without defence taken off."""
    attack, defend, ended, tab = stage.attack, stage.defend, stage.ended, stage.plan.tab
    apart, apart_d = stage.apart, stage.apart_d
    how = np.full(mass.shape, PARTS, np.int64)
    how[(ended == rounds_at_sea.ATTACKERS_GONE) | (ended == rounds_at_sea.LEFT_ALONE)] = LOSES
    how[ended == rounds_at_sea.BOTH_GONE] = NOBODY
    how[(ended == rounds_at_sea.DEFENDERS_GONE) | (ended == rounds_at_sea.TRANSPORTS_SUNK)] = WINS
    leaves = (stop > 0) & ((ended == rounds_at_sea.GOES_ON) | (ended == rounds_at_sea.LEFT_ALONE))
    how[leaves] = LEAVES
    if apart_d:
        how[how == WINS] = PARTS  # submarines below keep the zone from being cleared
    own_sunk = np.isin(ended, _OWN_SUNK) & ~leaves
    sunk = np.isin(ended, _THEIRS_SUNK)
    if not sunk.any() and not own_sunk.any():
        return Part(mass, how, attack.left, defend.left, apart, apart_d)
    # every situation twice: as it is, and without transports
    wide = [
        np.concatenate([mass * ~sunk * keep, mass * sunk * keep], axis=1) for keep in (~own_sunk, own_sunk)
    ]
    kinds = np.concatenate([how, how], axis=1)
    return Part(
        np.concatenate(wide), np.concatenate([kinds, kinds]),
        (*attack.left, *_bare(tab, attack.left)), (*defend.left, *_bare(tab, defend.left)),
        apart, apart_d,
    )  # fmt: skip


_OWN_SUNK = (rounds_at_sea.STRANDED, rounds_at_sea.STRANDED_SUNK, rounds_at_sea.LEFT_ALONE)
_THEIRS_SUNK = (rounds_at_sea.TRANSPORTS_SUNK, rounds_at_sea.PARTED_SUNK, rounds_at_sea.STRANDED_SUNK)


def _bare(tab: fire.Table, left: tuple[Side, ...]) -> list[Side]:
    """Situations without their transports."""
    return [tuple(pair for pair in side if not tab.kinds[pair[0].kind].transport) for side in left]


def _stops_at_sea(plan: Plan, attack: SeaSide, defend: SeaSide, ended: Ints, may: Floats) -> Floats:
    """The situations in which the rule says to break off."""
    rule, limit = plan.retreat
    if rule == "below":
        few = np.array([sum(number for _, number in left) < limit for left in attack.left])
        return np.asarray(may * few[:, None], np.float64)
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
    return np.asarray(may * (chance < limit), np.float64)
