"""Which battles to fight this turn, each with the cheapest force that is good enough.

Targets are taken up in the order of what they promise. For each the forces in reach are added up until
another unit would cost more than it brings; what is not used is there for the next target.
"""

from __future__ import annotations

from functools import cached_property
from heapq import heappop, heappush
from itertools import product
from math import log
from typing import NamedTuple

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.bots import landings, raids, search, styles
from flagplot.games.axis_allies.bots.decks import Decks
from flagplot.games.axis_allies.bots.desk import EASY, Desk
from flagplot.games.axis_allies.bots.dispositions import Dispositions
from flagplot.games.axis_allies.bots.estimate import Fight, counts, fight, side
from flagplot.games.axis_allies.bots.field import Field, Units, joined
from flagplot.games.axis_allies.bots.fronts import fronts_of
from flagplot.games.axis_allies.bots.landings import Lift, Lifts
from flagplot.games.axis_allies.bots.reach import Group, Reach
from flagplot.games.axis_allies.bots.stakes import HELD
from flagplot.games.axis_allies.bots.stations import stations
from flagplot.games.axis_allies.bots.styles import Style
from flagplot.games.axis_allies.bots.threats import Threats
from flagplot.kernel.action import act
from flagplot.kernel.thinking import Thought
from flagplot.kernel.words import the

_TRANSPORT = 9.0  # a transport that may be lost where it lands
_SLACK = 0.5  # a plan this much worse than another still comes first
_LOADED = 1.0  # what it costs to use a transport here and not elsewhere
_OPEN = 10.0  # the most it is worth to clear a zone for a landing
_FORSAKEN = 0.7  # part of what transports risk without their guard: they may yet sail, or others come
_STRAYED = 0.1  # part of the worth of a warship that it costs to go where there is e times less to guard
_WANTED = (
    0.15  # part of the worth of aircraft that it costs to clear a zone with them: the landing needs them
)
_CLEARED = 0.85  # chance to clear a zone above which transports may count on it


class Battle(NamedTuple):
    """A battle as it is planned."""

    target: int
    groups: tuple[Group, ...]  # over land and through the air, or ships
    lifts: tuple[Lift, ...]
    fight: Fight
    score: float
    missed: float = 0.0  # what its transports could win elsewhere, one by one
    guarded: tuple[int, ...] = ()  # zones whose warships sail with the transports

    @property
    def gain(self) -> float:
        """By how much it is better than that."""
        return self.score - self.missed


def answer(desk: Desk, frame: object) -> Thought | None:
    """All attacks of a Combat Move phase, and its end: the best of what several tempers would do."""
    return search.best(desk, styles.for_attacks(desk), planned)


def planned(desk: Desk, style: Style, without: frozenset[int] = frozenset()) -> Thought | None:
    """All attacks of one temper, but for some targets that are let be."""
    Attacks(desk, style, without).carry_out()
    if desk.skill > EASY:
        raids.order(desk)
    desk.close(act("done"))
    return desk.thought()


class Attacks:
    """The attacks of one turn."""

    def __init__(self, desk: Desk, style: Style, without: frozenset[int] = frozenset()) -> None:
        self.desk, self.style, self.without = desk, style, without
        self.field = Field(desk.war, desk.power, desk.doctrine)
        self.board = self.field.board
        self.fronts = fronts_of(desk, self.field)
        self.reach = Reach(self.field, ready=True)
        self.threats = Threats(self.field, desk.doctrine, far=desk.skill > EASY)
        self.decks = Decks(self.field, self.reach, self.threats)
        self.lifts = Lifts(self.reach, self._shippable)
        self.cleared: dict[int, float] = {}  # zones fought for this turn: chance to clear them
        self.sent: dict[int, Units] = {}  # ships sent to a zone
        self.refused: set[int] = set()  # targets whose orders were not allowed
        self.fought: set[int] = set()  # targets with orders
        self.gone: dict[int, Units] = {}  # units that have left a territory
        self.exact = style.exact
        self.stations: list[float] | None = None
        self.garrisons: Dispositions | None = None  # as long as the threats stay the same
        if style.guard:
            for (space, kind), number in self.threats.reserves(self.reach).items():
                self.reach.use(space, kind, number)

    def carry_out(self) -> None:
        """Quick players look at the sea first, since landings count on it; others at all at once."""
        zones = [z for z in range(self.board.n) if self.board.sea[z] and self.field.enemies(z)]
        lands = [t for t in self.fronts.targets if self.field.hostile >> t & 1]
        if self.style.together:
            self._in_order(zones + lands)
        else:
            self._in_order(zones)
            self._in_order(lands)

    def _in_order(self, targets: list[int]) -> None:
        """Always the most promising next; a plan that has lost units to another is made anew."""
        queue: list[tuple[float, int]] = []
        for target in targets:
            if target not in self.without and self.field.can_attack(target):
                self._enter(queue, target, self.plan(target))
        while queue and self.desk.open:
            _, target = heappop(queue)
            plan = None if target in self.fought else self.plan(target)
            if plan is None:
                continue
            if queue and plan.score + _SLACK < -queue[0][0]:
                self._enter(queue, target, plan)
                continue
            if not self.commit(plan):
                if target not in self.refused:
                    self._enter(queue, target, self.plan(target))
                continue
            self.fought.add(target)
            for other in self.field.values.mates(target):  # their objective is nearer now
                if (
                    other in targets
                    and other not in self.fought | self.without
                    and self.field.can_attack(other)
                ):
                    self._enter(queue, other, self.plan(other))
            if self.board.sea[target] and self.field.walls >> target & 1:
                for land in self.board.land_near[target]:  # the way is open now
                    if land in self.fronts.targets and land in targets:
                        self._enter(queue, land, self.plan(land))

    def _enter(self, queue: list[tuple[float, int]], target: int, plan: Battle | None) -> None:
        if plan is not None:
            heappush(queue, (-plan.score, target))

    # -- planning ----------------------------------------------------------------------------------------

    def plan(self, target: int) -> Battle | None:
        """The best battle for a target with what is left; None if there is none worth fighting."""
        if self.board.sea[target]:
            return self._at_sea(target)
        land = self.reach.by_land(target)
        lifts = self._landing(target)
        if not land and not lifts:
            return None
        against = self.field.enemies(target)
        worth = self.worth(target)
        if not any(not self.board.kinds[kind].antiaircraft for kind in against):
            return self._walk_in(target, land, lifts, worth, against)
        return self._storm(target, land, lifts, worth, against)

    def worth(self, target: int) -> float:
        """What it brings to take a territory: a little for the march of events, all if it can be kept."""
        return self.fronts.worth(target) + self._completes(target)

    def _completes(self, target: int) -> float:
        """What it brings besides that other territories of an objective are being fought for."""
        return self.field.values.completing(target, self.field.power, self.fought) if self.fought else 0.0

    def _landing(self, target: int) -> list[Lift]:
        zones = [z for z in self.board.sea_near[target] if self._open(z)]
        return self.lifts.to(target, zones) if zones and self.reach.holds else []

    def _open(self, zone: int) -> bool:
        return not self.field.walls >> zone & 1 or self.cleared.get(zone, 0.0) >= _CLEARED

    def _shippable(self, land: int, kind: int) -> float:
        return 1.0 if self.fronts.sails(land) else 0.3

    def _walk_in(
        self, target: int, land: list[Group], lifts: list[Lift], worth: float, guns: Units
    ) -> Battle | None:
        """Nobody defends it: the cheapest unit that can come, or a few where it must be held."""
        won = Fight(1.0, 1.0, 0.0, 0.0, 1.0)
        risk = self.threats.on(target)
        if land:
            price = [self.board.kinds[g.kind].cost + self._leaves(g) for g in land]
            best = land[price.index(min(price))]
            score = worth - self.risk(target, {best.kind: 1}, risk)
            return Battle(target, (best._replace(number=1),), (), won, score)
        lift = min(lifts, key=lambda one: (len(one.way), one.zone))
        cost, guarded = self._sailing((lift,), fought=False)
        score = worth - 2.0 - self.risk(target, lift.force, risk) - cost
        plan = Battle(target, (), (lift,), won, score, self._missed(target, (lift,)), guarded)
        return plan if plan.gain > 0 else None

    # -- what transports could do instead ------------------------------------------------------------------

    @cached_property
    def _errands(self) -> dict[int, list[tuple[float, int]]]:
        """By zone: what its transports could win one by one, each with a target of its own."""
        found: dict[int, list[tuple[float, int]]] = {}
        if not self.style.careful or not self.reach.holds:
            return found
        self.__dict__["_errands"] = found  # plans made on the way here are not compared with others
        wishes = []
        for target in self.fronts.targets:
            if (
                self.field.hostile >> target & 1
                and target not in self.without
                and self.field.can_attack(target)
            ):
                zones = {lift.zone: lift for lift in reversed(self._landing(target))}
                wishes += [(-self._alone(target, lift), target, zone) for zone, lift in zones.items()]
        met: set[int] = set()
        for value, target, zone in sorted(wishes):
            errands = found.setdefault(zone, [])
            if value < 0 and target not in met and len(errands) < len(self.reach.holds[zone]):
                met.add(target)
                errands.append((-value, target))
        return found

    def _alone(self, target: int, lift: Lift) -> float:
        """What one transport wins at a target by itself; nothing where the army needs no ships."""
        against, worth = self.field.enemies(target), self.worth(target)
        march = self.reach.by_land(target)
        if not any(not self.board.kinds[kind].antiaircraft for kind in against):
            plan = None if march else self._walk_in(target, [], [lift], worth, against)
            return plan.score if plan is not None else 0.0
        if march and self._storm(target, march, [], worth, against) is not None:
            return 0.0
        theirs = side(self.board, counts(against), attacks=False, sea=False)
        battle = self._battle(target, [lift], [], theirs, self.threats.on(target), worth)
        return battle.score if battle.fight.takes >= self.style.sure else 0.0

    def _missed(self, target: int, lifts: tuple[Lift, ...]) -> float:
        """What transports could have won elsewhere that are sent to a target together."""
        total = 0.0
        for zone in sorted({lift.zone for lift in lifts}):
            errands = self._errands.get(zone, ())
            values = sorted(value for value, other in errands if other != target and other not in self.fought)
            idle = len(self.reach.holds[zone]) - len(values)
            sent = sum(lift.zone == zone for lift in lifts)
            total += sum(values[: max(0, sent - idle)])
        return total

    def _leaves(self, group: Group) -> float:
        """What it costs to draw one unit from where it stands: an enemy beside it could walk in."""
        if self.style.careful:
            return self._bared((group._replace(number=1),), ())
        units = self.field.guards(group.space)
        return 2.0 * (sum(units.values()) <= 1 and self.fronts.at_front(group.space))

    def _storm(
        self, target: int, land: list[Group], lifts: list[Lift], worth: float, against: Units
    ) -> Battle | None:
        """Land units one by one, with no, some or all aircraft in reach: the best of these."""
        theirs = side(self.board, counts(against), attacks=False, sea=False)
        air = self._singles(self.reach.by_air(target))
        best: Battle | None = None
        risk = self.threats.on(target)
        marching = self._row(land)
        lifts = sorted(lifts, key=lambda lift: sum(value for value, _ in self._errands.get(lift.zone, ())))
        orders: list[list[Group | Lift]] = [[*marching, *lifts]]
        if self.style.careful and marching and lifts:
            orders.append([*lifts, *marching])
        for rows, planes in product(orders, _some(len(air))):
            low, high = 0, len(rows)
            if not self._good(target, rows, air[:planes], theirs, risk, worth):
                continue
            while low + 1 < high:  # the fewest land units that are enough
                middle = (low + high) // 2
                if self._good(target, rows[:middle], air[:planes], theirs, risk, worth):
                    high = middle
                else:
                    low = middle
            for number in sorted({high, min(high + 1, len(rows)), min(high + 3, len(rows)), len(rows)}):
                battle = self._battle(target, rows[:number], air[:planes], theirs, risk, worth)
                if best is None or battle.gain > best.gain:
                    best = battle
        return best if best is not None and best.gain > 0 else None

    def _row(self, land: list[Group]) -> list[Group]:
        """Single units in the order in which they are added: two cheap, one strong."""
        kinds = self.board.kinds
        cheap = sorted((g for g in self._singles(land) if kinds[g.kind].attack < 2), key=self._rank)
        strong = sorted((g for g in self._singles(land) if kinds[g.kind].attack >= 2), key=self._rank)
        found: list[Group] = []
        while cheap or strong:
            found += cheap[:2] + strong[:1]
            cheap, strong = cheap[2:], strong[1:]
        return found

    def _rank(self, group: Group) -> tuple[float, int, int]:
        return self.board.kinds[group.kind].cost, len(group.way), group.space

    def _singles(self, groups: list[Group]) -> list[Group]:
        return [group._replace(number=1) for group in groups for _ in range(group.number)]

    def _good(
        self,
        target: int,
        rows: list[Group | Lift],
        air: list[Group],
        theirs: object,
        risk: Units,
        worth: float,
    ) -> bool:
        battle = self._battle(target, rows, air, theirs, risk, worth)
        return battle.fight.takes >= self.style.sure and (self.style.careful or battle.score > 0)

    def _battle(
        self,
        target: int,
        rows: list[Group | Lift],
        air: list[Group],
        theirs: object,
        risk: Units,
        worth: float,
    ) -> Battle:
        lifts = tuple(one for one in rows if isinstance(one, Lift))
        groups = (*(one for one in rows if isinstance(one, Group)), *air)
        force = _force(groups, lifts)
        own = side(self.board, counts(force), attacks=True, sea=False, keep=self._keeps(target))
        self.desk.budget.spend()
        found = fight(own, theirs, shots=self._shots(lifts), exact=self.exact)  # type: ignore[arg-type]
        score = found.takes * worth + found.swing - self.style.price * self.field.ipcs(force)
        landed = {k: n for k, n in force.items() if not self.board.kinds[k].air}
        share = found.left / max(1, own.hits)
        score -= found.takes * share * self.risk(target, landed, risk)
        cost, guarded = self._sailing(lifts, fought=True)
        score -= _LOADED * len(lifts) + cost
        if self.style.careful:
            score -= self.style.fear * self.decks.drawn_out(target, air)
            score -= self._bared(groups, lifts)
        missed = self._missed(target, lifts) if lifts else 0.0
        return Battle(target, groups, lifts, found, score, missed, guarded)

    def _bared(self, groups: tuple[Group, ...], lifts: tuple[Lift, ...]) -> float:
        """What enemies could win where the attackers come from; new men see to places with a complex."""
        total, facilities = 0.0, self.field.state.facilities
        for space, leaving in _leaving(self.board, groups, lifts).items():
            if facilities[space][2] or not self.threats.on(space):
                continue
            now = _less(self.field.guards(space), self.gone.get(space, {}))
            total += max(0.0, self._held(space, _less(now, leaving)) - self._held(space, now))
        return self.style.fear * total

    def _held(self, space: int, units: Units) -> float:
        if self.garrisons is None:
            self.garrisons = Dispositions(self.field, {}, self.threats, [], {})
        return self.garrisons.risk(space, units)

    def _keeps(self, target: int) -> bool:
        """Whether a land unit will be kept to the last to take the ground, aircraft lost before it."""
        if not self.style.careful:
            return True
        dear = min(kind.cost for kind in self.board.kinds if kind.air)
        return target in self.board.capital or HELD * self.field.values.space(target) >= dear

    def risk(self, target: int, force: Units, strike: Units) -> float:
        """What the enemy can gain by striking back at what is left there."""
        if not self.style.fear or not strike:
            return 0.0
        return self.style.fear * self.threats.risk(target, force, strike)

    def _sailing(self, lifts: tuple[Lift, ...], *, fought: bool) -> tuple[float, tuple[int, ...]]:
        """What transports and their guard risk, and the zones whose warships sail with them.

        Where nobody shoots ashore, warships stay if the voyage would draw them away from more than it guards.
        """
        total, guarded = 0.0, []
        for zone in sorted({lift.zone for lift in lifts}):
            ships = [lift for lift in lifts if lift.zone == zone]
            launch, guard = ships[0].way[-1], self._guard(zone) if len(ships[0].way) > 1 else {}
            along = sum(self._exposed(lift, guard) for lift in ships)
            if self.style.careful and guard:
                escorts = [Group(zone, kind, 1, (zone,)) for kind, n in guard.items() for _ in range(n)]
                along += self._forsaken(escorts, staying=0) + self._strayed(escorts, launch)
                alone = sum(self._exposed(lift, {}) for lift in ships)
                if not fought and alone <= along:
                    total += alone
                    continue
            total += along
            guarded.append(zone)
        return total, tuple(guarded)

    def _exposed(self, lift: Lift, guard: Units) -> float:
        """What a transport risks in the zone it lands from, with such a guard."""
        if not self.style.fear:
            return 0.0
        launch = lift.way[-1]
        guard = joined(guard, self.sent.get(launch, {}), self._moored(launch))
        return self.threats.at_sea(launch, guard) * _TRANSPORT * self.style.fear

    def _moored(self, zone: int) -> Units:
        """Ships of this side that lie in a zone and stay there."""
        kinds = self.board.kinds
        units = self.field.guards(zone)
        moving = self.reach.ships.get(zone, {})
        left = {k: n - self.reach.used.get((zone, k), 0) * (k in moving) for k, n in units.items()}
        return {k: n for k, n in left.items() if n > 0 and kinds[k].sea and not kinds[k].transport}

    def _guard(self, zone: int) -> Units:
        kinds = self.board.kinds
        found = {}
        for kind, number in self.reach.ships.get(zone, {}).items():
            left = self.reach.free(zone, kind, number)
            if left > 0 and kinds[kind].surface_warship and not kinds[kind].deck:
                found[kind] = left
        return found

    def _shots(self, lifts: tuple[Lift, ...]) -> float:
        """Hits to expect of ships that bombard, one for every unit landed."""
        total, landed = 0.0, sum(sum(lift.force.values()) for lift in lifts)
        fought = any(
            self.field.enemies(lift.way[-1]) for lift in lifts
        )  # no guns where there is a sea battle
        if fought and self.style.careful:
            return 0.0
        for zone in sorted({lift.zone for lift in lifts}):
            for kind, number in self._guard(zone).items():
                shots = min(number, landed)
                total += shots * self.board.kinds[kind].bombard / 6.0
                landed -= shots
        return total

    def _at_sea(self, zone: int) -> Battle | None:
        """Ships and aircraft against a fleet: as many as make it cheap."""
        against = self.field.enemies(zone)
        kinds = self.board.kinds
        against = {kind: n for kind, n in against.items() if not kinds[kind].land}
        hunted = against
        against = joined(against, self.field.scramblers(zone, self.field.at_war))
        subs = all(kinds[kind].submarine for kind in hunted)
        ships = sorted(self._singles(self.reach.by_sea(zone)), key=self._rank)
        air = self._singles(self.reach.by_air(zone))
        if subs:  # without a destroyer they would dive
            ships.sort(key=lambda group: not kinds[group.kind].destroyer)
            if not ships or not kinds[ships[0].kind].destroyer:
                return None
        if not ships and not air:
            return None
        theirs = side(self.board, counts(against), attacks=False, sea=True)
        bonus = self._opens(zone)
        best: Battle | None = None
        for number in _some(len(ships)):
            for planes in _some(len(air)):
                if not number + planes or (subs and not number):
                    continue
                battle = self._sea_battle(zone, ships[:number], air[:planes], theirs, bonus)
                if battle.fight.win >= min(0.9, self.style.sure + 0.1) and (
                    best is None or battle.score > best.score
                ):
                    best = battle
        return best if best is not None and best.score > 1.0 else None

    def _opens(self, zone: int) -> float:
        """What it helps to clear a zone from which something could be landed."""
        if not self.field.walls >> zone & 1 or not self.reach.holds:
            return 0.0
        lands = [t for t in self.board.land_near[zone] if t in self.fronts.targets]
        lands = [t for t in lands if self.field.hostile >> t & 1 and self.lifts.to(t, (zone,))]
        return min(_OPEN, max((0.3 * self.worth(t) for t in lands), default=0.0))

    def _sea_battle(
        self, zone: int, ships: list[Group], air: list[Group], theirs: object, bonus: float
    ) -> Battle:
        force = _force((*ships, *air), ())
        own = side(self.board, counts(force), attacks=True, sea=True)
        self.desk.budget.spend()
        found = fight(own, theirs, exact=self.exact)  # type: ignore[arg-type]
        score = found.swing + bonus * found.win - self.style.price * self.field.ipcs(force)
        if self.style.fear and ships:
            left = {g.kind: 0 for g in ships}
            for g in ships:
                left[g.kind] += 1
            share = found.left / max(1, own.hits)
            score -= found.win * share * self.risk(zone, left, self.threats.on(zone))
        if self.style.careful:
            score -= self._forsaken(ships) + self._strayed(ships, zone)
            score -= self.style.fear * self.decks.drawn_out(zone, air)
            score -= _WANTED * self.field.ipcs(_force(tuple(air), ())) if bonus else 0.0
        return Battle(zone, (*ships, *air), (), found, score)

    def _forsaken(self, ships: list[Group], staying: int = 1) -> float:
        """What transports risk that warships leave behind without a guard."""
        total = 0.0
        for zone in sorted({group.space for group in ships}):
            number = len(self.reach.holds.get(zone, ())) * staying + self._launched(zone)
            if not number or not self.threats.on(zone):
                continue
            stay = self._moored(zone)
            for group in ships:
                if group.space == zone:
                    stay[group.kind] = stay.get(group.kind, 0) - 1
            stay = {kind: n for kind, n in stay.items() if n > 0}
            total += self.threats.at_sea(zone, stay) * _TRANSPORT * number
        return _FORSAKEN * total

    def _strayed(self, ships: list[Group], zone: int) -> float:
        """What it costs to draw warships away from where there is something to guard."""
        if self.stations is None:
            self.stations = stations(self.field, self.fronts)
        there, total = max(0.01, self.stations[zone]), 0.0
        for group in ships:
            here = max(0.01, self.stations[group.space])
            total += self.field.values.unit[group.kind] * max(0.0, log(here / there))
        return _STRAYED * total

    def _launched(self, zone: int) -> int:
        """Transports bought this turn that could be placed in a zone."""
        state, kinds = self.desk.state, self.board.kinds
        pool = state.pool[self.desk.power]
        bought = sum(n for item, n in pool.items() if item < len(kinds) and kinds[item].transport)
        if not bought:
            return 0
        return bought * any(
            state.control[land] == self.desk.power and state.facilities[land][2]
            for land in self.board.land_near[zone]
        )

    # -- orders ------------------------------------------------------------------------------------------

    def commit(self, battle: Battle) -> bool:
        """Give the orders, all or none: where one is refused its units are not counted on again."""
        start, used = self.desk.saved(), dict(self.reach.used)
        holds = dict(self.reach.holds)
        if self._ordered(battle):
            self._note(battle)
            return True
        self.desk.back(start)
        self.reach.used, self.reach.holds = used, holds
        return False

    def _ordered(self, battle: Battle) -> bool:
        """Landings, marches, flights; whether all went well."""
        orders: dict[tuple[bool, tuple[int, ...]], Units] = {}
        for group in battle.groups:
            force = orders.setdefault((self.board.kinds[group.kind].air, group.way), {})
            force[group.kind] = force.get(group.kind, 0) + group.number
            self.reach.use(group.space, group.kind, group.number)
        field, well = self.field, True
        guards = {zone: self._guard(zone) for zone in battle.guarded}
        tail = f"assault={field.name(battle.target)}"
        for line in landings.lines(self.reach, battle.lifts, guards, tail):
            if not self.desk.order(line):
                self.refused.add(battle.target)
                well = False
        for (air, way), force in sorted(orders.items()):
            if self.desk.order(f"go {field.name(*way)} {field.words(force)}"):
                continue
            well = False
            if air:
                self.reach.banned |= {(way[0], kind, battle.target) for kind in force}
            else:
                self.refused.add(battle.target)
        return well

    def _note(self, battle: Battle) -> None:
        """What is different for the battles still to be planned, and why this one is fought."""
        name = self.field.name(battle.target)
        chance = battle.fight.win if self.board.sea[battle.target] else battle.fight.takes
        for space, leaving in _leaving(self.board, battle.groups, battle.lifts).items():
            self.gone[space] = joined(self.gone.get(space, {}), leaving)
        self.desk.staked[battle.target] = self.field.ipcs(_force(battle.groups, battle.lifts))
        prize = self.field.values.space(battle.target) + self._completes(battle.target)
        self.desk.promise += battle.fight.swing + battle.fight.takes * prize
        text = f"{the(self.desk.seat)} attacks {the(name)}"
        self.desk.because("attack", text, battle.target, chance, battle.score)
        if self.board.sea[battle.target]:
            self.cleared[battle.target] = battle.fight.win
            ships = tuple(g for g in battle.groups if self.board.kinds[g.kind].sea)
            self.sent[battle.target] = joined(self.sent.get(battle.target, {}), _force(ships, ()))
        if battle.fight.win > _CLEARED:
            self.threats.forget(battle.target)
            self.garrisons = None


def _some(number: int) -> list[int]:
    """A few of the numbers from none to all."""
    return sorted({0, 1, 2, 3, 5, number // 2, number} & set(range(number + 1)))


def _force(groups: tuple[Group, ...], lifts: tuple[Lift, ...]) -> Units:
    found = joined(*(lift.force for lift in lifts))
    for group in groups:
        found[group.kind] = found.get(group.kind, 0) + group.number
    return found


def _leaving(board: Board, groups: tuple[Group, ...], lifts: tuple[Lift, ...]) -> dict[int, Units]:
    """By territory: land units that go from there."""
    found: dict[int, Units] = {}
    for group in groups:
        if board.kinds[group.kind].land:
            force = found.setdefault(group.space, {})
            force[group.kind] = force.get(group.kind, 0) + group.number
    for lift in lifts:
        for land, kind in lift.loads:
            force = found.setdefault(land, {})
            force[kind] = force.get(kind, 0) + 1
    return found


def _less(units: Units, gone: Units) -> Units:
    return {kind: n - gone.get(kind, 0) for kind, n in units.items() if n > gone.get(kind, 0)}
