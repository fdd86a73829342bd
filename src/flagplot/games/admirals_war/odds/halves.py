"""What one side brings to a round by itself: who attacks, who can be attacked, how many dice.

Each unit counts for itself, whoever is with it. So the rules are asked what the units can do only as often as
there are classes of one unit: of all units in their first class, then of all in their second, and so on.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, cached_property
from itertools import count
from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Ints
from flagplot.games.admirals_war.board import LBA, SHIP
from flagplot.games.admirals_war.combat import battle, fire, forces, pursuit, torpedoes
from flagplot.games.admirals_war.combat.frames import Battle, Volley
from flagplot.games.admirals_war.odds import policy
from flagplot.games.admirals_war.odds.fights import Fight, Phase
from flagplot.games.admirals_war.odds.grouping import alike
from flagplot.games.admirals_war.odds.policy import AIMS, KINDS, Policy, Throws
from flagplot.games.admirals_war.odds.wear import Kinds, Wear
from flagplot.games.admirals_war.play import War
from flagplot.kernel.memory import Table

REMEMBERED = 100_000  # of anything that is kept for all battles
_looks: Table[Hashable, int] = Table(REMEMBERED)  # see ``looking``
_count = count()

GONE = -1  # the class of a unit that is not there
NO_ROLES = (-1, -1)


class Attack(NamedTuple):
    """Those of a side who attack in a part of a round."""

    units: tuple[int, ...]
    ranked: tuple[int, ...]  # those with the most dice first
    optional: tuple[int, ...]  # those that need not attack
    marks: int  # stands for all that a policy looks at in its own attackers, whoever they are


class Exposed(NamedTuple):
    """Those of a side who may be attacked in a part of a round."""

    units: tuple[int, ...]
    order: tuple[int, ...]  # as the enemy ranks them
    firing: tuple[int, ...]  # who of a side that fires second will fire
    shown: int  # these as bits, by their rank
    looks: int  # stands for all that a policy looks at in targets in this order, whoever they are


class Part(NamedTuple):
    """One side in the air part or the gunnery part of a round."""

    number: int  # of those of its side
    attack: Attack
    exposed: Exposed
    bits: tuple[int, ...]  # where a side fires first, attacker by attacker: its bit by its rank as a target

    @property
    def aspect(self) -> Hashable:
        """All that a policy looks at."""
        return self.attack.marks, self.exposed.looks, self.exposed.shown

    def fired(self, aims: tuple[int, ...]) -> int:
        """The attackers that have fired, as bits."""
        return sum([bit for bit, n in zip(self.bits, aims, strict=False) if n >= 0])


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
    def means(self) -> Hashable:
        """All that matters to the kind of action."""
        return self.in_the_air, self.planes, self.able

    @property
    def in_the_air(self) -> int:
        """By how many more dice it has there than on the surface."""
        return self.throws[0] - self.throws[1]

    @property
    def fate(self) -> tuple[bool, bool]:
        """What matters to the end of a round as long as nobody retreats."""
        return bool(self.units), self.able

    @property
    def strength(self) -> Hashable:
        """What matters to whether anybody retreats."""
        return self.fate, len(self.units), self.throws

    @property
    def who(self) -> Hashable:
        """Who is there and can attack: aircraft that fly home do not count any more when ships run."""
        return self.units, self.there


class Attacker(NamedTuple):
    """One unit that attacks in one part of a round."""

    unit: int
    dice: int
    optional: bool
    mark: Hashable  # what else its own policy looks at


class Target(NamedTuple):
    """One unit that may be attacked in one part of a round."""

    rank: tuple[int, ...]  # among the targets of the enemy: the least is the most wanted
    unit: int
    fires: bool  # as the side that names its targets first sees it
    look: Hashable  # what else the policy of the enemy looks at


Roles = tuple[int, int]  # of one unit in one part of a round: its numbers as attacker and target, -1 for none


class One(NamedTuple):
    """One unit in one class."""

    unit: int
    fights: bool
    able: bool
    throws: Throws
    plane: bool
    boat: bool
    prey: bool
    weakness: tuple[int, ...]
    might: tuple[int, ...]
    parts: tuple[Roles, Roles]

    def behind(self) -> One:
        """The same unit when it does not pursue."""
        found = self._replace(fights=False, able=False, throws=(0, 0), parts=(NO_ROLES, NO_ROLES))
        return found if self.prey else found._replace(weakness=(), might=())


class Ones:
    """What each unit of a side can do in a phase, for all its classes; in pursuits, if it pursues."""

    def __init__(self, fight: Fight, phase: Phase, wear: Wear) -> None:
        self.fight, self.phase, self.wear, self.side = fight, phase, wear, wear.side
        war, frame = fight.at(phase, fight.start)
        self.order = forces.fire_order(war, fight.area)
        line = forces.fighting(war, frame, self.side)
        others = [unit for unit in wear.units if unit not in line]
        places = [wear.place_of[unit] for unit in (*line, *others)]  # in the order the rules list them
        planes = [unit for unit in war.at(fight.area, self.side, LBA) if not war.neutral(unit)]
        self.covered = any(unit not in wear.place_of for unit in planes)  # by planes that do not fight
        self._classes: dict[tuple[int, Hashable], int] = {}
        self.keys = [(u, self._numbers(u)) for u in places]  # unit -> numbers of its classes
        self.of: dict[int, One] = {}  # by these numbers
        self.attackers: dict[Attacker, int] = {}
        self.targets: dict[Target, int] = {}
        for n in range(max(len({*keys}) - 1 for _, keys in self.keys)):
            self._ask(n)
        self.parts = Parts(self)
        self._all: Classes | None = None
        self._halves: dict[tuple[int, ...], Halves] = {}

    def _numbers(self, u: int) -> list[int]:
        """The classes of a unit as far as they matter here: not bonuses, nor speed before anybody runs."""
        wear, unit, known = self.wear, self.wear.units[u], self._classes
        codes = [wear.values[u][low] for low, _ in wear.runs[u][:-1]]
        if self.fight.stalks and u in wear.boats:
            return [GONE] * len(wear.runs[u])  # looked at apart from everybody else
        return [
            *(known.setdefault((u, self.fight.traits(unit, code)[:3]), len(known)) if code >= 0 else GONE
              for code in codes),
            GONE,
        ]  # fmt: skip

    @cached_property
    def behind(self) -> dict[int, One]:
        """What each unit can do when it does not pursue."""
        return {key: one.behind() for key, one in self.of.items()}

    def same(self, other: Ones) -> bool:
        """Whether each unit can do the same in another phase."""
        one, two = (
            (ones.wear, ones.covered, ones.keys, ones.of, ones.attackers, ones.targets)
            for ones in (self, other)
        )
        return one == two

    def key(self, kinds: Kinds) -> tuple[int, ...]:
        """All that matters in a class of the side."""
        return tuple([keys[kinds[u]] for u, keys in self.keys])

    def classes(self) -> Classes:
        """All classes of the side: the same in all phases in which each unit can do the same."""
        if self._all is None or self._all.kinds is not self.wear.kinds:
            self._all = Classes(self)
        return self._all

    def halves(self, phase: Phase) -> Halves:
        """The halves in a phase: of all that is different between phases only who pursues matters."""
        hunters = phase.hunters if phase.runner == 1 - self.side else ()
        if hunters not in self._halves:
            self._halves[hunters] = Halves(self, phase)
        return self._halves[hunters]

    # -- units ------------------------------------------------------------------------------------------

    def _ask(self, n: int) -> None:
        """Ask the rules what each unit can do in the n-th of its classes, as far as it has so many."""
        codes, asked = list(self.fight.start), {}
        for u, keys in self.keys:
            different = [key for key in dict.fromkeys(keys) if key != GONE]
            if n < len(different):
                low, _ = self.wear.runs[u][keys.index(different[n])]
                codes[self.wear.places[u]] = self.wear.values[u][low]
                asked[u] = different[n]
        war, frame = self.fight.at(self.phase, tuple(codes))
        air, guns = (self._in_part(war, frame, part) for part in KINDS)
        fights = forces.fighting(war, frame, self.side)
        boats, prey = torpedoes.boats(war, self.fight.area, self.side), self._prey(war)
        for u, key in asked.items():
            unit = self.wear.units[u]
            there = unit in fights
            self.of[key] = One(
                unit, there, there and forces.can_attack(war, unit), self._throws(war, unit, there),
                war.kind(unit) == LBA and not war.neutral(unit), unit in boats, unit in prey,
                policy.weakness(war, unit, self.fight.points), policy.might(war, unit),
                (air[u], guns[u]),
            )  # fmt: skip

    @staticmethod
    def _throws(war: War, unit: int, there: bool) -> Throws:
        return (policy.throws(war, unit, "air"), policy.throws(war, unit, "surface")) if there else (0, 0)

    def _prey(self, war: War) -> list[int]:
        return torpedoes.prey(war, self.fight.area, self.side) if self.fight.boats else []

    def _in_part(self, war: War, frame: Battle, part: str) -> list[Roles]:
        """Against an enemy who has lost nothing: what a side is by itself does not depend on him."""
        side, fight = self.side, self.fight
        frame.part = part
        own = fight.volley(war, frame, side) or Volley(side, fight.area, part, (), ())
        targets = battle.engaged(war, frame, side)
        firing: tuple[int, ...] = ()
        if part == "surface" and side == self.order[1]:
            seen = fight.volley(war, frame, self.order[0])
            firing = seen.firing if seen else ()
        ours, theirs = fight.policies[side], fight.policies[1 - side]
        found = []
        for unit in self.wear.units:
            attacker = target = -1
            if unit in own.attackers:
                mark = (policy.keeps_out(war, own, unit), unit if names(ours) else 0)
                one = Attacker(unit, fire.dice_of(war, unit, part), unit in own.optional, mark)
                attacker = self.attackers.setdefault(one, len(self.attackers))
            if unit in targets:
                look = (war.kind(unit), unit if names(theirs) else 0)
                other = Target(policy.rank(war, unit, theirs, fight.points), unit, unit in firing, look)
                target = self.targets.setdefault(other, len(self.targets))
            found.append((attacker, target))
        return found


class Parts:
    """All that a side may bring to the parts of rounds, made of what each unit does there."""

    def __init__(self, ones: Ones) -> None:
        self.opens = ones.side == ones.order[0]
        self.pairs = ones.fight.policies[ones.side].aim == "pairs"
        self._attackers, self._targets = list(ones.attackers), list(ones.targets)
        self._attacks: dict[tuple[int, ...], Attack] = {}
        self._orders: dict[tuple[int, ...], Exposed] = {}
        self._made: dict[Hashable, Part] = {}

    def of(self, part: int, roles: list[Roles]) -> Part:
        """One part of a round, of those who are in it."""
        own = self._attack(tuple([attacker for attacker, _ in roles if attacker >= 0]))
        targets = tuple([target for _, target in roles if target >= 0])
        key = (own, targets, part and self.opens)
        found = self._made.get(key)
        if found is None:
            exposed = self._exposed(targets)
            bit = {unit: 1 << n for n, unit in enumerate(exposed.order)} if part and self.opens else {}
            bits = tuple([bit.get(unit, 0) for unit in own.units]) if bit else ()
            found = self._made[key] = Part(len(self._made), own, exposed, bits)
        return found

    def _attack(self, key: tuple[int, ...]) -> Attack:
        """Those who attack, by their numbers."""
        if key not in self._attacks:
            own = [self._attackers[n] for n in key]
            ranked = sorted(own, key=lambda one: -one.dice)
            turn = {one.unit: n if self.pairs else 0 for n, one in enumerate(ranked)}
            self._attacks[key] = Attack(
                tuple([one.unit for one in own]), tuple([one.unit for one in ranked]),
                tuple([one.unit for one in own if one.optional]),
                looking(tuple([(turn[one.unit], one.optional, one.mark) for one in own])),
            )  # fmt: skip
        return self._attacks[key]

    def _exposed(self, key: tuple[int, ...]) -> Exposed:
        """Those who may be attacked, by their numbers."""
        if key not in self._orders:
            enemies = [self._targets[n] for n in key]
            order = sorted(enemies)
            self._orders[key] = Exposed(
                tuple([one.unit for one in enemies]), tuple([one.unit for one in order]),
                tuple([one.unit for one in enemies if one.fires]),
                sum([1 << n for n, one in enumerate(order) if one.fires]),
                looking(tuple([one.look for one in order])),
            )  # fmt: skip
        return self._orders[key]


class Classes:
    """All classes of a side."""

    def __init__(self, ones: Ones) -> None:
        wear = ones.wear
        self.kinds = wear.kinds
        keys = [ones.key(kinds) for kinds in self.kinds]
        self.number = alike(keys)
        self.some: dict[tuple[int, ...], Kinds] = {}  # one of those in which each unit can do the same
        for key, kinds in zip(keys, self.kinds, strict=True):
            self.some.setdefault(key, kinds)
        self._ones = ones
        self._paces: dict[tuple[int, ...], tuple[list[int], Ints]] = {}
        self._fast: dict[int, Ints] = {}

    @cached_property
    def speed(self) -> Ints:
        """The speeds of ships that fight, by class and unit; 0 for all others."""
        wear, of = self._ones.wear, self._ones.of
        fights = np.zeros((len(self.some), len(wear.units)), np.int64)
        for n, key in enumerate(self.some):
            fighting = [of[one].unit for one in key if one != GONE and of[one].fights]
            fights[n, [wear.place_of[unit] for unit in fighting]] = 1
        found: Ints = wear.speeds() * fights[self.number]
        return found

    def paces(self, units: tuple[int, ...]) -> tuple[list[int], Ints]:
        """The speeds of some units that keep together, 0 where they have no ships; in all classes which."""
        if units not in self._paces:
            known: dict[int, int] = {}
            speeds = [_slowest(tuple(row)) for row in self.speed[:, units].tolist()]
            number = np.array([known.setdefault(speed, len(known)) for speed in speeds], np.int64)
            self._paces[units] = list(known), number
        return self._paces[units]

    def fast(self, pace: int) -> Ints:
        """The ships that are fast enough for a group, as bits, in all classes."""
        if pace not in self._fast:
            caught = [one > 0 and pursuit.catches(one, pace) for one in range(int(self.speed.max()) + 1)]
            self._fast[pace] = np.array(caught)[self.speed] @ (1 << np.arange(self.speed.shape[1]))
        return self._fast[pace]


@cache
def _slowest(speeds: tuple[int, ...]) -> int:
    """The speed of a group of ships; 0 stands for those that are not there."""
    there = [speed for speed in speeds if speed]
    return pursuit.slowest(there) if there else 0


class Halves:
    """The halves of one side in one phase."""

    def __init__(self, ones: Ones, phase: Phase) -> None:
        self.fight, self.side, self.covered = ones.fight, ones.side, ones.covered
        self.all: list[Half] = []
        self.ones = ones
        self._known: dict[tuple[int, ...], Half] = {}
        self._ones = ones.of
        self._numbers: tuple[Classes, Ints] | None = None
        self._alike: dict[Hashable, Ints] = {}
        if phase.runner == 1 - self.side:
            self._ones = {
                key: one if one.unit in phase.hunters else ones.behind[key] for key, one in ones.of.items()
            }
        first: dict[One, int] = {}  # classes that are the same in this phase
        self._same = {key: first.setdefault(one, key) for key, one in self._ones.items()} | {GONE: GONE}

    def of(self, kinds: Kinds) -> Half:
        """What the side brings to a round in one of its classes."""
        return self._of(self.ones.key(kinds), kinds)

    def _of(self, classes: tuple[int, ...], kinds: Kinds) -> Half:
        key = tuple([self._same[one] for one in classes])
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._together(kinds, [self._ones[n] for n in key if n != GONE])
            self.all.append(found)
        return found

    def numbers(self) -> Ints:
        """The halves of all classes, by number."""
        classes, wear = self.ones.classes(), self.ones.wear
        if self._numbers is None or self._numbers[0] is not classes:
            found = [self._of(key, wear.when_they_left(kinds)).number for key, kinds in classes.some.items()]
            self._numbers = classes, np.array(found, np.int64)[classes.number]
        return self._numbers[1]

    def alike(self, what: str) -> Ints:
        """Numbers for all halves, the same where something of them is the same."""
        key = (what, len(self.all))
        if key not in self._alike:
            self._alike[key] = alike(getattr(half, what) for half in self.all)
        return self._alike[key]

    def parts(self, part: int) -> tuple[list[Part], Ints]:
        """All that the side may bring to a part of a round, and for all halves which of it."""
        found = [half.parts[part] for half in self.all]
        return list({one.number: one for one in found}.values()), alike(one.number for one in found)

    def _together(self, kinds: Kinds, ones: list[One]) -> Half:
        prey: tuple[tuple[int, ...], ...] = ()
        if self.fight.boats:
            meat = [one for one in ones if one.prey]
            prey = (
                tuple([one.unit for one in sorted(meat, key=lambda one: one.weakness)]),
                tuple([one.unit for one in sorted(meat, key=lambda one: one.might)]),
            )
        fighting = [one for one in ones if one.fights]
        air, guns = (self.ones.parts.of(part, [one.parts[part] for one in ones]) for part in (0, 1))
        return Half(
            len(self.all), kinds, any(one.able for one in fighting),
            (sum([one.throws[0] for one in fighting]), sum([one.throws[1] for one in fighting])),
            tuple([(one.unit, one.able) for one in fighting]), tuple([one.unit for one in ones]),
            self.covered or any(one.plane for one in ones), (air, guns),
            tuple([one.unit for one in ones if one.boat]), prey,
        )  # fmt: skip


def looking(thing: Hashable) -> int:
    """A number for what a policy looks at, the same in all battles; those forgotten are never used again."""
    found = _looks.get(thing)
    return _looks.keep(thing, next(_count)) if found is None else found


def names(one: Policy) -> bool:
    """Whether a policy names units, so that not all that look alike are alike to it."""
    return bool(one.aims) or one.aim not in AIMS


def ones_of(fight: Fight, phase: Phase, wear: Wear, known: dict[tuple[Phase, int], Ones]) -> Ones:
    """What each unit can do in a phase; in all pursuits by the same side it is the same for that side."""
    phase = phase._replace(stopped=False)
    if phase.runner >= 0:
        if phase.runner != wear.side:
            phase = phase._replace(back=0)
        ships = [unit for unit in fight.units if fight.sides[fight.index[unit]] != phase.runner]
        phase = phase._replace(
            hunters=tuple(unit for unit in ships if fight.tables.board.pieces[unit].kind == SHIP)
        )
    if (phase, wear.side) not in known:
        found = Ones(fight, phase, wear)
        known[phase, wear.side] = next((one for one in known.values() if one.same(found)), found)
    return known[phase, wear.side]
