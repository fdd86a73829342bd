"""What one side brings to a round by itself: who attacks, who can be attacked, how many dice.

Each unit counts for itself, whoever is with it. So the rules are asked what the units can do only as often as
there are classes of one unit: of all units in their first class, then of all in their second, and so on.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import cache, cached_property
from itertools import count
from typing import NamedTuple

import numpy as np

from flagplot.games.admirals_war.board import LBA, SHIP
from flagplot.games.admirals_war.combat import battle, fire, forces, pursuit, torpedoes
from flagplot.games.admirals_war.combat.frames import Battle, Volley
from flagplot.games.admirals_war.play import War
from flagplot.odds.admirals import policy
from flagplot.odds.admirals.fights import Fight, Phase
from flagplot.odds.admirals.grouping import alike
from flagplot.odds.admirals.policy import AIMS, KINDS, Policy, Throws
from flagplot.odds.admirals.wear import Kinds, Wear
from flagplot.odds.pmf import Ints

REMEMBERED = 100_000  # of anything that is kept for all battles
_looks: dict[Hashable, int] = {}  # see ``looking``
_count = count()

GONE = -1  # the class of a unit that is not there


class Part(NamedTuple):
    """One side in the air part or the gunnery part of a round."""

    number: int = 0  # of those of its side and part
    attackers: tuple[int, ...] = ()
    ranked: tuple[int, ...] = ()  # those with the most dice first
    optional: tuple[int, ...] = ()  # those that need not attack
    marks: int = -1  # stands for all that a policy looks at in its own attackers, whoever they are
    targets: tuple[int, ...] = ()
    order: tuple[int, ...] = ()  # as the enemy ranks them
    firing: tuple[int, ...] = ()  # who of a side that fires second will fire
    shown: int = 0  # these as bits, by the order of targets
    looks: int = -1  # stands for all that a policy looks at in targets, whoever they are
    bits: tuple[int, ...] = ()  # attacker by attacker: its bit as a target

    def fired(self, aims: tuple[int, ...]) -> int:
        """The attackers that have fired, as bits by the order of targets."""
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
    def aspect(self) -> Hashable:
        """All that matters to whom it attacks and who attacks it."""
        return self.parts[0][1:], self.parts[1][1:]

    @property
    def means(self) -> Hashable:
        """All that matters to the kind of action."""
        return self.throws, self.planes, self.able

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


class Role(NamedTuple):
    """One unit in one part of a round."""

    unit: int
    attacks: bool
    dice: int
    optional: bool
    mark: Hashable  # what else its own policy looks at
    target: bool
    rank: tuple[int, ...]  # among the targets of the enemy: the least is the most wanted
    fires: bool  # as the side that names its targets first sees it
    look: Hashable  # what else the policy of the enemy looks at


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
    parts: tuple[int, int]  # the numbers of its roles in a round, -1 for none

    def behind(self) -> One:
        """The same unit when it does not pursue."""
        found = self._replace(fights=False, able=False, throws=(0, 0), parts=(-1, -1))
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
        self.roles: list[Role] = []
        self.made: dict[tuple[int, ...], Part] = {}  # by numbers of roles
        for n in range(max(len({*keys}) - 1 for _, keys in self.keys)):
            self._ask(n)
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
                (self._number(air[u]), self._number(guns[u])),
            )  # fmt: skip

    @staticmethod
    def _throws(war: War, unit: int, there: bool) -> Throws:
        return (policy.throws(war, unit, "air"), policy.throws(war, unit, "surface")) if there else (0, 0)

    def _number(self, role: Role) -> int:
        if not role.attacks and not role.target:
            return -1
        if role not in self.roles:
            self.roles.append(role)
        return self.roles.index(role)

    def _prey(self, war: War) -> list[int]:
        return torpedoes.prey(war, self.fight.area, self.side) if self.fight.boats else []

    def _in_part(self, war: War, frame: Battle, part: str) -> list[Role]:
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
        return [
            Role(
                unit, unit in own.attackers, fire.dice_of(war, unit, part), unit in own.optional,
                (policy.keeps_out(war, own, unit), unit if names(ours) else 0),
                unit in targets, policy.rank(war, unit, theirs, fight.points), unit in firing,
                (war.kind(unit), unit if names(theirs) else 0),
            )
            for unit in self.wear.units
        ]  # fmt: skip


class Classes:
    """All classes of a side."""

    def __init__(self, ones: Ones) -> None:
        wear = ones.wear
        self.kinds = wear.kinds
        known: dict[tuple[int, ...], int] = {}
        self.number = np.array([known.setdefault(ones.key(kinds), len(known)) for kinds in self.kinds])
        self.some = [self.kinds[n] for n in np.unique(self.number, return_index=True)[1].tolist()]
        self._ones, self._keys = ones, list(known)
        self._paces: dict[tuple[int, ...], Ints] = {}
        self._fast: dict[int, Ints] = {}

    @cached_property
    def speed(self) -> Ints:
        """The speeds of ships that fight, by class and unit; 0 for all others."""
        wear, of = self._ones.wear, self._ones.of
        fights = np.zeros((len(self._keys), len(wear.units)), np.int64)
        for n, key in enumerate(self._keys):
            fighting = [of[one].unit for one in key if one != GONE and of[one].fights]
            fights[n, [wear.place_of[unit] for unit in fighting]] = 1
        found: Ints = wear.speeds() * fights[self.number]
        return found

    def pace(self, units: tuple[int, ...]) -> Ints:
        """The speed of some units that keep together, in all classes; 0 where they have no ships."""
        if units not in self._paces:
            rows = self.speed[:, units].tolist()
            self._paces[units] = np.array([_slowest(tuple(row)) for row in rows], np.int64)
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
        self._ones, self._roles = ones.of, ones.roles
        self._parts: tuple[dict[tuple[int, ...], Part], ...] = ({}, {})
        self._numbers: tuple[Classes, Ints] | None = None
        self._alike: dict[Hashable, Ints] = {}
        if phase.runner == 1 - self.side:
            self._ones = {
                key: one if one.unit in phase.hunters else one.behind() for key, one in self._ones.items()
            }
        first: dict[One, int] = {}  # classes that are the same in this phase
        self._same = {key: first.setdefault(one, key) for key, one in self._ones.items()} | {GONE: GONE}

    def of(self, kinds: Kinds) -> Half:
        """What the side brings to a round in one of its classes."""
        key = tuple([self._same[one] for one in self.ones.key(kinds)])
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._together(kinds, [self._ones[n] for n in key if n != GONE])
            self.all.append(found)
        return found

    def numbers(self) -> Ints:
        """The halves of all classes, by number."""
        classes, wear = self.ones.classes(), self.ones.wear
        if self._numbers is None or self._numbers[0] is not classes:
            found = [self.of(wear.when_they_left(kinds)).number for kinds in classes.some]
            self._numbers = classes, np.array(found, np.int64)[classes.number]
        return self._numbers[1]

    def alike(self, what: str) -> Ints:
        """Numbers for all halves, the same where something of them is the same."""
        key = (what, len(self.all))
        if key not in self._alike:
            self._alike[key] = alike(getattr(half, what) for half in self.all)
        return self._alike[key]

    def parts(self, part: int) -> list[Part]:
        """All that the side may bring to a part of a round."""
        return list(self._parts[part].values())

    def _together(self, kinds: Kinds, ones: list[One]) -> Half:
        prey: tuple[tuple[int, ...], ...] = ()
        if self.fight.boats:
            meat = [one for one in ones if one.prey]
            prey = (
                tuple([one.unit for one in sorted(meat, key=lambda one: one.weakness)]),
                tuple([one.unit for one in sorted(meat, key=lambda one: one.might)]),
            )
        units, boats, there = [], [], []
        air = guns = able = planes = 0
        for unit, fights, attacks, throws, plane, boat, *_ in ones:
            there.append(unit)
            air, guns, able, planes = air + throws[0], guns + throws[1], able + attacks, planes + plane
            if fights:
                units.append((unit, attacks))
            if boat:
                boats.append(unit)
        return Half(
            len(self.all), kinds, able > 0, (air, guns), tuple(units), tuple(there),
            self.covered or planes > 0, (self._part(0, ones), self._part(1, ones)), tuple(boats), prey,
        )  # fmt: skip

    def _part(self, part: int, ones: list[One]) -> Part:
        """One part of a round, of those who are in it."""
        key = tuple([one.parts[part] for one in ones if one.parts[part] >= 0])
        known = self._parts[part]
        if key not in known:
            if key not in self.ones.made:
                self.ones.made[key] = self._made([self._roles[n] for n in key])
            known[key] = self.ones.made[key]._replace(number=len(known))
        return known[key]

    def _made(self, roles: list[Role]) -> Part:
        own = [role for role in roles if role.attacks]
        ranked = sorted(own, key=lambda role: -role.dice)
        pairs = self.fight.policies[self.side].aim == "pairs"
        enemies = [role for role in roles if role.target]
        order = sorted(enemies, key=lambda role: role.rank)
        turn = {role.unit: n if pairs else 0 for n, role in enumerate(ranked)}
        rank = {role.unit: n for n, role in enumerate(order)}
        bit = {role.unit: 1 << n for n, role in enumerate(enemies)}
        return Part(
            0, _units(own), _units(ranked), _units([role for role in own if role.optional]),
            looking(tuple([(turn[role.unit], role.optional, role.mark) for role in own])),
            _units(enemies), _units(order), _units([role for role in enemies if role.fires]),
            sum([bit[role.unit] for role in enemies if role.fires]),
            looking(tuple([(rank[role.unit], role.look) for role in enemies])),
            tuple([bit.get(role.unit, 0) for role in own]),
        )  # fmt: skip


def _units(roles: Iterable[Role]) -> tuple[int, ...]:
    return tuple([role.unit for role in roles])


def looking(thing: Hashable) -> int:
    """A number for what a policy looks at, the same in all battles; those forgotten are never used again."""
    if thing not in _looks:
        if len(_looks) > REMEMBERED:
            _looks.clear()
        _looks[thing] = next(_count)
    return _looks[thing]


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
        known[phase, wear.side] = Ones(fight, phase, wear)
    return known[phase, wear.side]
