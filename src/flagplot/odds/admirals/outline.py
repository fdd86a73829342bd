"""Who does what in a phase of a battle, for all classes of both sides, worked out through the rules.

What a side brings to a round by itself is its ``Half``: who attacks, who can be attacked, how many dice.
Targets, the kind of action and what follows on a round come from two halves. Many classes have the same half,
and many halves look alike to whoever aims at them; the rules are asked once for all that are alike.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

import numpy as np

from flagplot.games.admirals_war.board import ATO, LBA
from flagplot.games.admirals_war.combat import action_type, battle, forces, pursuit, retreat, torpedoes
from flagplot.games.admirals_war.combat.frames import Battle, Groups, Volley
from flagplot.games.admirals_war.combat.volley import Shot
from flagplot.games.admirals_war.play import War
from flagplot.odds.admirals import policy
from flagplot.odds.admirals.fights import Codes, Ending, Fight, Phase
from flagplot.odds.admirals.policy import AIMS, KINDS, Policy, Throws
from flagplot.odds.admirals.sweep import Course, Torpedoes
from flagplot.odds.admirals.wear import Kinds, Wear, situation
from flagplot.odds.pmf import Ints

ACTIONS = (action_type.AIR, action_type.SURFACE, action_type.COMBINED, action_type.NONE)
REMEMBERED = 100_000
Positions = tuple[int, ...]  # attacker by attacker: which of the targets, -1 for none

_aimed: dict[Hashable, Positions] = {}  # what policies aim at, for all battles


def forget() -> None:
    """Forget what was aimed at in earlier battles."""
    _aimed.clear()


class Part(NamedTuple):
    """One side in the air part or the gunnery part of a round."""

    attackers: tuple[int, ...] = ()
    ranked: tuple[int, ...] = ()  # those with the most dice first
    optional: tuple[int, ...] = ()  # those that need not attack
    marks: Hashable = ()  # all that a policy looks at in its own attackers, whoever they are
    targets: tuple[int, ...] = ()
    order: tuple[int, ...] = ()  # as the enemy ranks them
    firing: tuple[int, ...] = ()  # who of a side that fires second will fire
    looks: Hashable = ()  # all that a policy looks at in targets, whoever they are


class Half(NamedTuple):
    """What one side brings to a round."""

    number: int
    kinds: Kinds  # one class that has this half
    able: bool  # whether anybody can attack
    throws: Throws
    units: tuple[tuple[int, bool], ...]  # who fights, and whether it can attack
    there: tuple[int, ...]  # who is in the area, in a pursuit or not
    planes: bool
    parts: tuple[Part, Part]
    boats: tuple[int, ...]
    prey: tuple[tuple[int, ...], ...]  # of submarines, by weakness and by might

    @property
    def fate(self) -> tuple[bool, bool]:
        """What matters to the end of a round as long as nobody retreats."""
        return bool(self.units), self.able


class Exit(NamedTuple):
    """What follows on a round: the next phase or a way to end, with some units changed."""

    what: Phase | str
    changes: tuple[dict[int, int], dict[int, int]]  # by side: unit's number -> code


class Outline:
    """One phase, for all classes of both sides."""

    def __init__(self, fight: Fight, phase: Phase, wears: tuple[Wear, Wear], action: str) -> None:
        self.fight, self.phase, self.wears, self.action = fight, phase, wears, action
        war, frame = fight.at(phase, fight.start)
        self.war = war
        self.order = forces.fire_order(war, fight.area)
        self.favoured = "surface" if war.board.theatre[fight.area] == ATO else "air"
        frame.answers = ()
        # who can attack in which part of a round; who cannot at the start never can
        self.armed = [
            (side, part) for part in KINDS for side in (0, 1) if self._attacks(war, frame, side, part)
        ]
        self.forced_out = [] if phase.runner >= 0 else retreat.retreating(war, frame)
        self._halves: tuple[dict[Hashable, Half], dict[Hashable, Half]] = ({}, {})
        self._keys: dict[tuple[int, int, int], Hashable] = {}
        self.rows: tuple[list[list[int]], list[list[int]]] = ([], [])
        self.of: tuple[list[Half], ...] = ()  # all halves, by side
        self.number: tuple[Ints, ...] = ()  # the halves of all classes, by side
        self._follows: dict[tuple[int, int], bool] = {}

    def _attacks(self, war: War, frame: Battle, side: int, part: str) -> bool:
        frame.part = part
        return self.fight.volley(war, frame, side) is not None

    # -- halves -----------------------------------------------------------------------------------------

    def half(self, side: int, kinds: Kinds) -> Half:
        """What a side brings to a round in one of its classes."""
        wear = self.wears[side]
        key = tuple([self._key(wear, u, kind) for u, kind in enumerate(kinds)])
        found = self._halves[side].get(key)
        if found is None:
            found = self._halves[side][key] = self._worked_out(side, kinds)
        return found

    def _key(self, wear: Wear, u: int, kind: int) -> Hashable:
        """Bonuses do not matter to who does what, nor does speed before anybody runs."""
        key = (wear.side, u, kind)
        if key not in self._keys:
            gone = kind == len(wear.runs[u]) - 1
            code = wear.values[u][wear.runs[u][kind][0]]
            self._keys[key] = None if gone else self.fight.traits(wear.units[u], code)[:3]
        return self._keys[key]

    def _worked_out(self, side: int, kinds: Kinds) -> Half:
        fight, wear = self.fight, self.wears[side]
        codes = list(fight.start)
        for place, code in zip(wear.places, wear.codes(kinds), strict=True):
            codes[place] = code
        war, frame = fight.at(self.phase, tuple(codes))
        units = forces.fighting(war, frame, side)
        can = [forces.can_attack(war, unit) for unit in units]
        prey: tuple[tuple[int, ...], ...] = ()
        boats: tuple[int, ...] = ()
        if fight.boats:
            boats = tuple(boat for boat in torpedoes.boats(war, fight.area, side) if boat in fight.index)
            meat = [unit for unit in torpedoes.prey(war, fight.area, side) if unit in fight.index]
            prey = tuple(policy.by_weakness(war, meat, fight.points)), tuple(policy.by_might(war, meat))
        air, guns = (self._part(war, frame, side, part) for part in KINDS)
        return Half(
            len(self._halves[side]), kinds, any(can),
            (policy.dice(war, frame, side, "air"), policy.dice(war, frame, side, "surface")),
            tuple(zip(units, can, strict=True)),
            tuple(unit for unit, code in zip(wear.units, wear.codes(kinds), strict=True) if code >= 0),
            any(not war.neutral(unit) for unit in war.at(fight.area, side, LBA)), (air, guns), boats, prey,
        )  # fmt: skip

    def _part(self, war: War, frame: Battle, side: int, part: str) -> Part:
        """Against an enemy who has lost nothing: what a side is by itself does not depend on him."""
        found = Part()
        frame.part = part
        own = self.fight.volley(war, frame, side) if (side, part) in self.armed else None
        if own is not None:
            ranked = tuple(policy.ranks(war, own))
            rule = self.fight.policies[side]
            marks = tuple(
                (
                    ranked.index(unit) if rule.aim == "pairs" else 0,
                    unit in own.optional,
                    policy.keeps_out(war, own, unit),
                    unit if _named(rule) else 0,
                )
                for unit in own.attackers
            )
            found = found._replace(attackers=own.attackers, ranked=ranked, optional=own.optional, marks=marks)
        if (1 - side, part) in self.armed:
            targets = tuple(battle.engaged(war, frame, side))
            firing: tuple[int, ...] = ()
            if targets and part == "surface" and side == self.order[1]:
                firing = self._seen_firing(war, frame)
            rule = self.fight.policies[1 - side]
            order = tuple(policy.worth(war, targets, rule, self.fight.points))
            looks = tuple(
                (order.index(unit), war.kind(unit), unit if _named(rule) else 0) for unit in targets
            )
            found = found._replace(targets=targets, order=order, firing=firing, looks=looks)
        return found

    def _seen_firing(self, war: War, frame: Battle) -> tuple[int, ...]:
        """Who of the side that fires second will fire, as the other sees it when it names its targets."""
        volley = self.fight.volley(war, frame, self.order[0])
        return volley.firing if volley else ()

    # -- fire -------------------------------------------------------------------------------------------

    def aims(self, halves: tuple[Half, Half], side: int, part: int, firing: tuple[int, ...]) -> Positions:
        """Which targets the attackers of a side take; ``firing`` are the enemies that fire themselves."""
        own, enemy = halves[side].parts[part], halves[1 - side].parts[part]
        if not own.attackers or not enemy.targets:
            return ()
        shown = tuple(unit in firing for unit in enemy.targets) if part else ()
        key = (self.fight.policies[side], part, own.marks, enemy.looks, shown)
        found = _aimed.get(key)
        if found is None:
            if len(_aimed) > REMEMBERED:
                _aimed.clear()
            found = _aimed[key] = self._aims(halves, side, part, firing)
        return found

    def _aims(self, halves: tuple[Half, Half], side: int, part: int, firing: tuple[int, ...]) -> Positions:
        own, enemy = halves[side].parts[part], halves[1 - side].parts[part]
        volley = Volley(
            side, self.fight.area, KINDS[part], own.attackers, enemy.targets, firing=firing,
            optional=own.optional,
        )  # fmt: skip
        policy.allot(self.war, volley, self.fight.policies[side], own.ranked, enemy.order)
        return tuple(
            volley.targets.index(target) if target >= 0 else -1
            for target in (volley.aims[unit] for unit in volley.attackers)
        )

    def attacked(self, halves: tuple[Half, Half], side: int) -> list[tuple[int, ...]]:
        """The groups of units of a side that may be hit together, by their numbers."""
        found = []
        for part in range(2):
            firing = halves[side].parts[part].firing
            if side == self.order[0] and part:
                firing = self._fired(
                    halves, self.aims(halves, side, part, halves[1 - side].parts[part].firing)
                )
            aims = self.aims(halves, 1 - side, part, firing)
            targets = halves[side].parts[part].targets
            place = self.wears[side].place_of
            found.append(tuple(sorted({place[targets[n]] for n in aims if n >= 0})))
        if self.fight.boats:
            attack = self.fight.torpedo(self.phase, situation(self.wears, halves[0].kinds, halves[1].kinds))
            if attack:
                used, target = list(self.fight.index)[attack[0].place], attack[1]
                found.append(tuple(self.wears[side].place_of[one] for one in (used, target)
                                   if one in self.wears[side].place_of))  # fmt: skip
        return found

    def _fired(self, halves: tuple[Half, Half], aims: Positions) -> tuple[int, ...]:
        attackers = halves[self.order[0]].parts[1].attackers
        return tuple(unit for unit, n in zip(attackers, aims, strict=False) if n >= 0)

    def _row(self, halves: tuple[Half, Half], side: int, part: int, aims: Positions) -> int:
        """The number of a row of aims; all that attack and are attacked are units' numbers."""
        row = [-1] * len(self.wears[side].units)
        own, enemy = halves[side].parts[part], halves[1 - side].parts[part]
        for unit, n in zip(own.attackers, aims, strict=False):
            if n >= 0:
                row[self.wears[side].place_of[unit]] = self.wears[1 - side].place_of[enemy.targets[n]]
        self.rows[side].append(row)
        return len(self.rows[side]) - 1

    def fire(self) -> tuple[Ints, Ints]:
        """Rows of aims by part and classes, for each side."""
        both = [self._fire(part) for part in range(2)]
        allied, axis = (self.spread_out(np.stack([found[side] for found in both])) for side in (0, 1))
        return allied, axis

    def _fire(self, part: int) -> list[Ints]:
        """Rows of aims by halves, for each side; the side that fires second sees who has fired."""
        first, second = self.order
        own = [self._alike(side, lambda half: half.parts[part][:4]) for side in (0, 1)]
        seen = [self._alike(side, lambda half: half.parts[part][4:]) for side in (0, 1)]
        crossed = (own[0][:, None], seen[1][None, :]), (seen[0][:, None], own[1][None, :])
        start, fired = len(self.rows[first]), _Numbered()
        by_row: list[int] = []

        def opens(a: int, b: int) -> int:
            both = (self.of[0][a], self.of[1][b])
            aims = self.aims(both, first, part, both[second].parts[part].firing)
            by_row.append(fired.number(self._fired(both, aims) if part else ()))
            return self._row(both, first, part, aims)

        def answers(a: int, b: int) -> int:
            both = (self.of[0][a], self.of[1][b])
            return self._row(both, second, part, self.aims(both, second, part, fired.things[shown[a, b]]))

        found: list[Ints] = [np.zeros(0, np.int64)] * 2
        one, other = crossed[first]
        found[first] = self._once(one * other.size + other, opens)
        shown = np.array(by_row)[found[first] - start]
        one, other = crossed[second]
        found[second] = self._once((one * other.size + other) * len(fired.things) + shown, answers)
        return found

    def _alike(self, side: int, key: Callable[[Half], Hashable]) -> Ints:
        """Halves of a side numbered so that those with the same key have the same number."""
        known: dict[Hashable, int] = {}
        return np.array([known.setdefault(key(half), len(known)) for half in self.of[side]], np.int64)

    def _once(self, keys: Ints, ask: Callable[[int, int], int]) -> Ints:
        """Ask once for every key; the answers by halves."""
        _, places, numbers = np.unique(keys, return_index=True, return_inverse=True)
        answers = [ask(*divmod(place, len(self.of[1]))) for place in places.tolist()]
        return np.array(answers, np.int64)[numbers.reshape(keys.shape)]

    # -- all classes ------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Work out the halves of all classes."""
        self.number = tuple(
            np.array([self.half(side, kinds).number for kinds in self.wears[side].kinds], np.int64)
            for side in (0, 1)
        )
        self.of = tuple(list(halves.values()) for halves in self._halves)

    def spread_out(self, table: Ints) -> Ints:
        """A table by halves as one by classes."""
        return np.ascontiguousarray(table[..., self.number[0][:, None], self.number[1][None, :]])

    def _pairs(self, keys: Callable[[Half], Hashable], ask: Callable[[Half, Half], int]) -> Ints:
        """Ask once for halves that are alike; the answers by halves."""
        one, other = self._alike(0, keys)[:, None], self._alike(1, keys)[None, :]
        return self._once(one * other.size + other, lambda a, b: ask(self.of[0][a], self.of[1][b]))

    # -- the kind of action -----------------------------------------------------------------------------

    def course(self) -> tuple[Course, list[Exit]]:
        """Kinds of action and what follows on a round."""
        chances: list[list[float]] = []
        known: dict[Hashable, int] = {}

        def row(one: Half, other: Half) -> int:
            key = self._wants(one, other)
            if key not in known:
                found = {self.action: 1.0} if self.action else self._actions(one, other)
                known[key] = len(chances)
                chances.append([found.get(action, 0.0) for action in ACTIONS])
            return known[key]

        table = self._pairs(lambda half: (half.throws, half.planes, half.able), row)
        after, exits = self.ends()
        return Course(self.spread_out(table), np.array(chances), after), exits

    def _wants(self, one: Half, other: Half) -> Hashable:
        halves, policies = (one, other), self.fight.policies
        wants = [
            policy.preferred(policies[side], self.phase.round, halves[side].throws, halves[1 - side].throws,
                             self.favoured)
            for side in (0, 1)
        ]  # fmt: skip
        return (one.able or other.able, one.planes, other.planes, *wants)

    def _actions(self, one: Half, other: Half) -> dict[str, float]:
        return self.fight.actions(*self.fight.at(self.phase, situation(self.wears, one.kinds, other.kinds)))

    # -- submarines -------------------------------------------------------------------------------------

    def boats(self, sort: Callable[[Shot], int]) -> Torpedoes:
        """The attack of the next submarine by classes; ``sort`` numbers the dice."""
        fight, rows = self.fight, [[0, 0, 0, 0, 0]]
        known: dict[Hashable, int] = {}
        table = np.full((len(self.of[0]), len(self.of[1])), -1, np.int64)
        for a, one in enumerate(self.of[0]):
            for b, other in enumerate(self.of[1]):
                if not one.boats and not other.boats:
                    continue
                key = (
                    one.boats,
                    other.boats,
                    other.prey if one.boats else (),
                    one.prey if other.boats else (),
                )
                if key not in known:
                    known[key] = -1
                    found = fight.torpedo(self.phase, situation(self.wears, one.kinds, other.kinds))
                    if found:
                        used, target, shot = found
                        boat = list(fight.index)[used.place]
                        side = fight.sides[used.place]
                        known[key] = len(rows)
                        rows.append([
                            side, self.wears[side].place_of[boat], self.wears[1 - side].place_of[target],
                            shot.dice, sort(shot),
                        ])  # fmt: skip
                table[a, b] = known[key]
        columns = [np.array(column, np.int64) for column in zip(*rows, strict=True)]
        return Torpedoes(self.spread_out(table), *columns)

    # -- the end of a round -----------------------------------------------------------------------------

    def ends(self) -> tuple[Ints, list[Exit]]:
        """What follows on a round by classes."""
        exits = [Exit(self.phase, ({}, {})), Exit("parted", ({}, {}))]
        known: dict[Hashable, int] = {}

        def number(key: Hashable, one: Kinds, other: Kinds) -> int:
            if key not in known:
                codes = situation(self.wears, one, other)
                after = self._end(codes)
                found = Exit(after.how if isinstance(after, Ending) else after[0],
                             self.changes(codes, after[1]))  # fmt: skip
                if found not in exits:
                    exits.append(found)
                known[key] = exits.index(found)
            return known[key]

        if self.action or not self._may_run():
            table = self._pairs(
                lambda half: half.fate,
                lambda one, other: number((one.fate, other.fate), one.kinds, other.kinds),
            )
            return self.spread_out(table), exits
        return self._runs(number), exits

    def _may_run(self) -> bool:
        return self.phase.runner >= 0 or may_retreat(self.fight)

    def _end(self, codes: Codes) -> tuple[Phase, Codes] | Ending:
        if not self.action:
            return self.fight.end(self.phase, codes)
        over = self.fight.over(self.phase, codes)
        return self.fight.won(codes) if over else Ending("goes_on", codes)

    def changes(self, before: Codes, after: Codes) -> tuple[dict[int, int], dict[int, int]]:
        """The new codes of units, by side and the unit's number."""
        found: tuple[dict[int, int], dict[int, int]] = ({}, {})
        for side in (0, 1):
            for u, place in enumerate(self.wears[side].places):
                if before[place] != after[place]:
                    found[side][u] = after[place]
        return found

    def _runs(self, number: Callable[[Hashable, Kinds, Kinds], int]) -> Ints:
        """Class by class: who retreats, and whether he is followed, is a matter of speed."""
        found = np.zeros((len(self.wears[0].kinds), len(self.wears[1].kinds)), np.int64)
        paces = [[self._pace(side, kinds) for kinds in self.wears[side].kinds] for side in (0, 1)]
        halves = [[self.half(side, kinds) for kinds in self.wears[side].kinds] for side in (0, 1)]
        stays: dict[tuple[int, int], list[int]] = {}
        for p, one in enumerate(halves[0]):
            for q, other in enumerate(halves[1]):
                if self.phase.runner >= 0 and self._flies((one, other)[self.phase.runner]):
                    continue  # cannot come about: aircraft of those who run have gone home
                pair = one.number, other.number
                gone = stays.get(pair)
                if gone is None:
                    gone = stays[pair] = self._retreating(one, other)
                key: tuple[Any, ...] = (one.fate, other.fate)
                if gone:
                    key = (*gone, one.units, other.units, one.there, other.there)
                if len(gone) == 1:
                    runner = gone[0]
                    pace = paces[runner][(p, q)[runner]][0]
                    ships = paces[1 - runner][(q, p)[runner]][1]
                    key += (pace > 0,)
                    if pace:
                        key += tuple(
                            unit for unit, speed in ships if self._follow((p, q), runner, unit, speed, pace)
                        )
                found[p, q] = number(key, self.wears[0].kinds[p], self.wears[1].kinds[q])
        return found

    def _flies(self, half: Half) -> bool:
        return any(self.war.kind(unit) == LBA for unit, _ in half.units)

    def _retreating(self, one: Half, other: Half) -> list[int]:
        if self.phase.runner >= 0:
            return [self.phase.runner]
        halves, policies = (one, other), self.fight.policies
        gone = {*self.forced_out}
        for side in (0, 1):
            own, enemy = halves[side], halves[1 - side]
            if policy.breaks_off(policies[side], self.phase.round, len(own.units), own.throws, enemy.throws):
                gone.add(side)
        return sorted(gone) if one.units and other.units else []

    def _pace(self, side: int, kinds: Kinds) -> tuple[int, list[tuple[int, int]]]:
        """The speed of a side that keeps together, and of each of its units."""
        wear, fight = self.wears[side], self.fight
        codes = list(fight.start)
        for place, code in zip(wear.places, wear.codes(kinds), strict=True):
            codes[place] = code
        war, frame = fight.at(self.phase, tuple(codes))
        ships = [unit for unit in forces.fighting(war, frame, side) if war.kind(unit) != LBA]
        speeds = [(unit, war.speed(unit)) for unit in ships]
        return (pursuit.pace(war, tuple(ships)) if ships else 0), speeds

    def _follow(self, classes: tuple[int, int], runner: int, unit: int, speed: int, pace: int) -> bool:
        """Whether a ship is fast enough, asked of the rules once for two speeds."""
        if (speed, pace) not in self._follows:
            one, other = (self.wears[side].kinds[classes[side]] for side in (0, 1))
            war, frame = self.fight.at(self.phase, situation(self.wears, one, other))
            group = tuple(one for one in forces.fighting(war, frame, runner) if war.kind(one) != LBA)
            self._follows[speed, pace] = bool(
                pursuit.quarry(war, Groups(frame.area, runner, groups=(group,)), unit)
            )
        return self._follows[speed, pace]


class _Numbered:
    """Things in the order in which they turn up."""

    def __init__(self) -> None:
        self.things: list[tuple[int, ...]] = []
        self._known: dict[tuple[int, ...], int] = {}

    def number(self, thing: tuple[int, ...]) -> int:
        if thing not in self._known:
            self._known[thing] = len(self.things)
            self.things.append(thing)
        return self._known[thing]


def _named(one: Policy) -> bool:
    """Whether a policy names units, so that not all that look alike are alike to it."""
    return bool(one.aims) or one.aim not in AIMS


def may_retreat(fight: Fight) -> bool:
    """Whether anybody can run in a battle, so that speed matters."""
    frame = fight.frame
    chosen = any(one.retreat != "never" for one in fight.policies)
    return frame.runner >= 0 or bool(frame.limit) or chosen or fight.wavers
