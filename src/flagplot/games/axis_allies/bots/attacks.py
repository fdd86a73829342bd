"""Which battles to fight this turn, each with the cheapest force that is good enough.

Targets are taken up in the order of what they promise. For each the forces in reach are added up until
another unit would cost more than it brings; what is not used is there for the next target.
"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.axis_allies.bots import landings, raids
from flagplot.games.axis_allies.bots.desk import EASY, Desk
from flagplot.games.axis_allies.bots.estimate import Fight, counts, fight, side
from flagplot.games.axis_allies.bots.field import Field, Units, joined
from flagplot.games.axis_allies.bots.fronts import Fronts
from flagplot.games.axis_allies.bots.landings import Lift, Lifts
from flagplot.games.axis_allies.bots.reach import Group, Reach
from flagplot.games.axis_allies.bots.threats import Threats
from flagplot.kernel.action import act
from flagplot.kernel.thinking import Thought
from flagplot.kernel.words import the

_SURE = 0.6  # chance to take below which a battle is not begun
_PRICE = 0.04  # what it costs to use a unit here and not elsewhere, of its worth
_CLEARED = 0.85  # chance to clear a zone above which transports may count on it


class Battle(NamedTuple):
    """A battle as it is planned."""

    target: int
    groups: tuple[Group, ...]  # over land and through the air, or ships
    lifts: tuple[Lift, ...]
    fight: Fight
    score: float


def answer(desk: Desk, frame: object) -> Thought | None:
    """All attacks of a Combat Move phase, and its end."""
    Attacks(desk).carry_out()
    if desk.skill > EASY:
        raids.order(desk)
    desk.close(act("done"))
    return desk.thought()


class Attacks:
    """The attacks of one turn."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.field = Field(desk.war, desk.power, desk.doctrine)
        self.board = self.field.board
        self.fronts = Fronts(self.field, dict(desk.doctrine.aims.get(desk.seat, {})))
        self.reach = Reach(self.field, ready=True)
        self.threats = Threats(self.field, desk.doctrine)
        self.lifts = Lifts(self.reach, self._shippable)
        self.cleared: dict[int, float] = {}  # zones fought for this turn: chance to clear them
        self.exact = desk.skill > EASY
        for (space, kind), number in self.threats.reserves(self.reach).items():
            self.reach.use(space, kind, number)

    def carry_out(self) -> None:
        """Sea first, since landings count on it; then land."""
        self._in_order([z for z in range(self.board.n) if self.board.sea[z] and self.field.enemies(z)])
        targets = [t for t in self.fronts.targets if self.field.hostile >> t & 1]
        self._in_order(targets)

    def _in_order(self, targets: list[int]) -> None:
        """Plan each, then carry out the most promising and plan again those it has taken units from."""
        plans = [(t, self.plan(t)) for t in targets if self.field.can_attack(t)]
        queue = sorted(
            ((-plan.score, t) for t, plan in plans if plan is not None), key=lambda one: (one[0], one[1])
        )
        for _, target in queue:
            plan = self.plan(target)
            if plan is not None and self.desk.open:
                self.commit(plan)

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
        return self.fronts.worth(target)

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
            price = [self.board.kinds[g.kind].cost + 2.0 * self._stays(g.space) for g in land]
            best = land[price.index(min(price))]
            score = worth - self.risk(target, {best.kind: 1}, risk)
            return Battle(target, (best._replace(number=1),), (), won, score)
        lift = min(lifts, key=lambda one: (len(one.way), one.zone))
        score = worth - 2.0 - self.risk(target, lift.force, risk) - self._exposed(lift)
        return Battle(target, (), (lift,), won, score) if score > 0 else None

    def _stays(self, space: int) -> bool:
        """Whether a territory would be left empty with an enemy beside it."""
        units = self.field.guards(space)
        return sum(units.values()) <= 1 and self.fronts.at_front(space)

    def _storm(
        self, target: int, land: list[Group], lifts: list[Lift], worth: float, against: Units
    ) -> Battle | None:
        """Land units one by one, with no, some or all aircraft in reach: the best of these."""
        theirs = side(self.board, counts(against), attacks=False, sea=False)
        rows = self._row(land, lifts)
        air = self._singles(self.reach.by_air(target))
        best: Battle | None = None
        risk = self.threats.on(target)
        for planes in _some(len(air)):
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
                if best is None or battle.score > best.score:
                    best = battle
        return best if best is not None and best.score > 0 else None

    def _row(self, land: list[Group], lifts: list[Lift]) -> list[Group | Lift]:
        """Single units and transports in the order in which they are added: two cheap, one strong."""
        kinds = self.board.kinds
        cheap = sorted((g for g in self._singles(land) if kinds[g.kind].attack < 2), key=self._rank)
        strong = sorted((g for g in self._singles(land) if kinds[g.kind].attack >= 2), key=self._rank)
        found: list[Group | Lift] = []
        while cheap or strong:
            found += cheap[:2] + strong[:1]
            cheap, strong = cheap[2:], strong[1:]
        return found + list(lifts)

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
        return battle.fight.takes >= _SURE and battle.score > 0

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
        own = side(self.board, counts(force), attacks=True, sea=False, keep=True)
        self.desk.budget.spend()
        found = fight(own, theirs, shots=self._shots(lifts), exact=self.exact)  # type: ignore[arg-type]
        score = found.takes * worth + found.swing - _PRICE * self.field.ipcs(force)
        landed = {k: n for k, n in force.items() if not self.board.kinds[k].air}
        share = found.left / max(1, own.hits)
        score -= found.takes * share * self.risk(target, landed, risk)
        score -= sum(self._exposed(lift) for lift in lifts)
        return Battle(target, groups, lifts, found, score)

    def risk(self, target: int, force: Units, strike: Units) -> float:
        """What the enemy can gain by striking back at what is left there."""
        if self.desk.skill == EASY or not strike:
            return 0.0
        return self.threats.risk(target, force, strike)

    def _exposed(self, lift: Lift) -> float:
        """What a transport risks in the zone it lands from."""
        if self.desk.skill == EASY:
            return 0.0
        return self.threats.at_sea(lift.way[-1], self._guard(lift.zone)) * 7.0

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
        subs = all(kinds[kind].submarine for kind in against)
        ships = sorted(self._singles(self.reach.by_sea(zone)), key=self._rank)
        air = [] if subs else self._singles(self.reach.by_air(zone))
        if not ships and not air:
            return None
        if subs and not any(kinds[g.kind].destroyer for g in ships):
            return None  # they would dive
        theirs = side(self.board, counts(against), attacks=False, sea=True)
        best: Battle | None = None
        for number in _some(len(ships)):
            for planes in _some(len(air)):
                if not number + planes:
                    continue
                battle = self._sea_battle(zone, ships[:number], air[:planes], theirs)
                if battle.fight.win >= 0.7 and (best is None or battle.score > best.score):
                    best = battle
        return best if best is not None and best.score > 1.0 else None

    def _sea_battle(self, zone: int, ships: list[Group], air: list[Group], theirs: object) -> Battle:
        force = _force((*ships, *air), ())
        own = side(self.board, counts(force), attacks=True, sea=True)
        self.desk.budget.spend()
        found = fight(own, theirs, exact=self.exact)  # type: ignore[arg-type]
        score = found.swing - _PRICE * self.field.ipcs(force)
        if self.desk.skill > EASY and ships:
            left = {g.kind: 0 for g in ships}
            for g in ships:
                left[g.kind] += 1
            share = found.left / max(1, own.hits)
            score -= found.win * share * self.threats.risk(zone, left, self.threats.on(zone))
        return Battle(zone, (*ships, *air), (), found, score)

    # -- orders ------------------------------------------------------------------------------------------

    def commit(self, battle: Battle) -> bool:
        """Give the orders; aircraft only where land units or ships have really gone, if they were needed."""
        orders: dict[tuple[tuple[int, ...], bool], Units] = {}
        for group in battle.groups:
            air = self.board.kinds[group.kind].air
            force = orders.setdefault((group.way, air), {})
            force[group.kind] = force.get(group.kind, 0) + group.number
            self.reach.use(group.space, group.kind, group.number)
        field, gone = self.field, False
        guards = {lift.zone: self._guard(lift.zone) for lift in battle.lifts}
        name = field.name(battle.target)
        for line in landings.lines(self.reach, battle.lifts, guards, f"assault={name}"):
            gone |= self.desk.order(line)
        needs = not self.board.sea[battle.target]
        for (way, air), force in sorted(orders.items(), key=lambda one: (one[0][1], one[0][0])):
            if air and needs and not gone:
                continue
            gone |= self.desk.order(f"go {field.name(*way)} {field.words(force)}")
        if gone:
            if self.board.sea[battle.target]:
                self.cleared[battle.target] = battle.fight.win
            text = f"{the(self.desk.seat)} attacks {the(name)}"
            self.desk.because(
                "attack", text, battle.target, battle.fight.takes or battle.fight.win, battle.score
            )
        return gone


def _some(number: int) -> list[int]:
    """A few of the numbers from none to all."""
    return sorted({0, 1, 2, 3, 5, number // 2, number} & set(range(number + 1)))


def _force(groups: tuple[Group, ...], lifts: tuple[Lift, ...]) -> Units:
    found = joined(*(lift.force for lift in lifts))
    for group in groups:
        found[group.kind] = found.get(group.kind, 0) + group.number
    return found
