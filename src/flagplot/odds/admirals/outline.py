"""Who does what in a phase of a battle, for all classes of both sides, worked out through the rules.

What a side brings to a round by itself is its ``Half``. Targets, the kind of action and what follows on a
round come from two halves. Many classes have the same half, and many halves look alike to whoever aims at
them; the rules are asked once for all that are alike.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from copy import copy
from typing import Any, NamedTuple

import numpy as np

from flagplot.games.admirals_war.board import ATO, AXIS, ITALIAN
from flagplot.games.admirals_war.combat import forces, pursuit, retreat
from flagplot.games.admirals_war.combat.frames import Volley
from flagplot.games.admirals_war.combat.volley import Shot
from flagplot.odds.admirals import policy, searching
from flagplot.odds.admirals.fights import Codes, Ending, Fight, Phase
from flagplot.odds.admirals.halves import Half, Halves, Ones
from flagplot.odds.admirals.policy import KINDS
from flagplot.odds.admirals.sweep import Course, Torpedoes
from flagplot.odds.admirals.wear import Kinds, Wear, situation
from flagplot.odds.pmf import Floats, Ints

LATER = -1  # what follows on a round is asked when it has come to that
REMEMBERED = 100_000
Positions = tuple[int, ...]  # attacker by attacker: which of the targets, -1 for none

_aimed: dict[Hashable, Positions] = {}  # what policies aim at, for all battles


def forget() -> None:
    """Forget what was aimed at in earlier battles."""
    _aimed.clear()


class Exit(NamedTuple):
    """What follows on a round: the next phase or a way to end, with some units changed."""

    what: Phase | str
    changes: tuple[dict[int, int], dict[int, int]]  # by side: unit's number -> code


class Outline:
    """One phase, for all classes of both sides."""

    def __init__(self, fight: Fight, phase: Phase, wears: tuple[Wear, Wear], action: str,
                 ones: tuple[Ones, Ones]) -> None:  # fmt: skip
        self.fight, self.phase, self.wears, self.action = fight, phase, wears, action
        war, frame = fight.at(phase, fight.start)
        self.war = war
        self.order = forces.fire_order(war, fight.area)
        self.favoured = "surface" if war.board.theatre[fight.area] == ATO else "air"
        frame.answers = ()
        self.forced_out = [] if phase.runner >= 0 else retreat.retreating(war, frame)
        self._halves = [Halves(of_side, phase) for of_side in ones]
        self.rows: tuple[list[list[int]], list[list[int]]] = ([], [])
        self.of: tuple[list[Half], ...] = ()  # all halves, by side
        self.number: tuple[Ints, ...] = ()  # the halves of all classes, by side
        self.exits = [Exit(phase, ({}, {})), Exit("parted", ({}, {}))]
        self._exits: dict[Hashable, int] = {}
        self._runs: dict[tuple[int, int, tuple[int, ...] | None], int] = {}
        self._paces: dict[tuple[int, Kinds], int] = {}
        self._chases: dict[tuple[int, Kinds, int], tuple[int, ...]] = {}
        self._italians: dict[Kinds, int] = {}
        self._withdrawals: dict[bool, Ints] = {}  # before the first round, before others
        self._groups: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._fires: tuple[Ints, Ints] | None = None
        self._actions: tuple[Ints, Floats] | None = None
        self._as_before = False  # the round before was the same

    def in_round(self, phase: Phase) -> Outline:
        """The same in another round: all is as it was but what follows."""
        found = copy(self)
        found.phase, found.exits = phase, [Exit(phase, ({}, {})), self.exits[1]]
        found._exits, found._runs = {}, {}
        found._as_before = True
        return found

    def half(self, side: int, kinds: Kinds) -> Half:
        """What a side brings to a round in one of its classes."""
        return self._halves[side].of(kinds)

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

    def attacked(self, halves: tuple[Half, Half], side: int) -> set[tuple[int, ...]]:
        """The groups of units of a side that may be hit together, by their numbers."""
        found = {self._attacked_in(part, halves, side) for part in (0, 1)}
        if self.fight.boats:
            attack = self.fight.torpedo(self.phase, situation(self.wears, halves[0].kinds, halves[1].kinds))
            if attack:
                used, target = list(self.fight.index)[attack[0].place], attack[1]
                place = self.wears[side].place_of
                found.add(tuple(place[one] for one in (used, target) if one in place))
        return found

    def _attacked_in(self, part: int, halves: tuple[Half, Half], side: int) -> tuple[int, ...]:
        own, enemy = halves[side].parts[part], halves[1 - side].parts[part]
        if not own.targets or not enemy.attackers:
            return ()
        key = (side, part, own.number, enemy.number)
        if key not in self._groups:
            firing = own.firing
            if side == self.order[0] and part:
                firing = self._fired(halves, self.aims(halves, side, part, enemy.firing))
            aims, place = self.aims(halves, 1 - side, part, firing), self.wears[side].place_of
            self._groups[key] = tuple(sorted({place[own.targets[n]] for n in aims if n >= 0}))
        return self._groups[key]

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
        if self._fires and self._as_before:
            return self._fires
        both = [self._fire(part) for part in range(2)]
        allied, axis = (self.spread_out(np.stack([found[side] for found in both])) for side in (0, 1))
        self._fires = allied, axis
        return self._fires

    def _fire(self, part: int) -> list[Ints]:
        """Rows of aims by halves, for each side; the side that fires second sees who has fired."""
        first, second = self.order
        own = [self._alike(side, lambda half: half.parts[part][1:5]) for side in (0, 1)]
        seen = [self._alike(side, lambda half: half.parts[part][5:]) for side in (0, 1)]
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
        if self._fires and self._as_before:
            return
        self.number = tuple(
            np.array([self.half(side, wear.when_they_left(kinds)).number for kinds in wear.kinds], np.int64)
            for side, wear in enumerate(self.wears)
        )
        self.of = tuple(halves.all for halves in self._halves)

    def spread_out(self, table: Ints) -> Ints:
        """A table by halves as one by classes."""
        return np.ascontiguousarray(table[..., self.number[0][:, None], self.number[1][None, :]])

    def _pairs(self, keys: Callable[[Half], Hashable], ask: Callable[[Half, Half], int]) -> Ints:
        """Ask once for halves that are alike; the answers by halves."""
        one, other = self._alike(0, keys)[:, None], self._alike(1, keys)[None, :]
        return self._once(one * other.size + other, lambda a, b: ask(self.of[0][a], self.of[1][b]))

    # -- the kind of action -----------------------------------------------------------------------------

    def course(self) -> Course:
        """Kinds of action and what follows on a round."""
        if not self._as_before or not self._actions:
            self._actions = self._all_actions()
        return Course(*self._actions, self._ended(self.ends()))

    def _all_actions(self) -> tuple[Ints, Floats]:
        """The chances of what may happen in a round, and by classes which of them."""
        chances: list[list[float]] = []
        known: dict[Hashable, int] = {}

        def row(one: Half, other: Half) -> int:
            key = self._wants(one, other)
            if key not in known:
                known[key] = len(chances)
                chances.append(self._ways(key, one, other))
            return known[key]

        table = self._pairs(lambda half: (half.throws, half.planes, half.able), row)
        return self.spread_out(table), np.array(chances)

    def _wants(self, one: Half, other: Half) -> Hashable:
        halves, policies = (one, other), self.fight.policies
        wants = [
            policy.preferred(policies[side], self.phase.round, halves[side].throws, halves[1 - side].throws,
                             self.favoured)
            for side in (0, 1)
        ]  # fmt: skip
        return (one.able or other.able, one.planes, other.planes, *wants)

    def _ways(self, wants: Hashable, one: Half, other: Half) -> list[float]:
        """The chances of what may happen in a round: who pursues makes no difference to them."""
        key = (self.action, self.phase.round, self.phase.runner, wants)
        if key not in self.fight.ways:
            codes = situation(self.wears, one.kinds, other.kinds)
            found = (
                {self.action: 1.0} if self.action else self.fight.actions(*self.fight.at(self.phase, codes))
            )
            self.fight.ways[key] = searching.ways(self.fight, self.phase, codes, found)
        return self.fight.ways[key]

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

    def ends(self) -> Ints:
        """What follows on a round by classes: numbers of exits, or ``LATER``."""
        if self.phase.runner >= 0 and not self.action:
            return self._goes_on()

        def number(one: Half, other: Half) -> int:
            if not self.action and self._retreating(one, other):
                return LATER
            return self._exit((one.fate, other.fate), one.kinds, other.kinds)

        stays = not self.forced_out and self._stands(0) and self._stands(1)
        if self.action or stays:
            return self.spread_out(self._pairs(lambda half: half.fate, number))
        return self.spread_out(self._pairs(lambda half: (half.fate, len(half.units), half.throws), number))

    def _ended(self, after: Ints) -> Ints:
        """Nothing follows yet where somebody waits for submarines to come or not."""
        if self.fight.stalks:
            allied, axis = ([wear.waiting(kinds) for kinds in wear.kinds] for wear in self.wears)
            after[allied], after[:, axis] = LATER, LATER
        return after

    def _exit(self, key: Hashable, one: Kinds, other: Kinds) -> int:
        """The number of what follows, asked once for a key."""
        if key not in self._exits:
            codes = situation(self.wears, one, other)
            found = self.exit(codes, self._end(codes))
            if found not in self.exits:
                self.exits.append(found)
            self._exits[key] = self.exits.index(found)
        return self._exits[key]

    def _end(self, codes: Codes) -> tuple[Phase, Codes] | Ending:
        if not self.action:
            return self.fight.end(self.phase, codes)
        over = self.fight.over(self.phase, codes)
        return self.fight.won(codes) if over else Ending("goes_on", codes)

    def exit(self, codes: Codes, after: tuple[Phase, Codes] | Ending) -> Exit:
        """What follows on a situation, as it is for all that are alike."""
        what = after.how if isinstance(after, Ending) else after[0]
        return Exit(what, self._changes(codes, after[1]))

    def _changes(self, before: Codes, after: Codes) -> tuple[dict[int, int], dict[int, int]]:
        """The new codes of units, by side and the unit's number."""
        found: tuple[dict[int, int], dict[int, int]] = ({}, {})
        for side in (0, 1):
            for u, place in enumerate(self.wears[side].places):
                if before[place] != after[place]:
                    found[side][u] = after[place]
        return found

    def _goes_on(self) -> Ints:
        """In which classes a pursuit goes on as it is."""
        allied, axis = (wear.kinds for wear in self.wears)
        found = np.full((len(allied), len(axis)), LATER, np.int64)
        if self.phase.round == self.fight.last(self.phase.runner, stopped=self.phase.stopped):
            runner, packs = self.phase.runner, self._packs(1 - self.phase.runner)
            for (_, pace), run in self._same_pace(runner).items():
                for pack in packs.values() if pace else ():
                    hunt = [n for slowest, same in pack if pursuit.catches(slowest, pace) for n in same]
                    if hunt:
                        p, q = _turned(runner, run, hunt)
                        found[np.ix_(p, q)] = self.exit_of(p[0], q[0])
        return found

    def _packs(self, side: int) -> dict[int, list[tuple[int, list[int]]]]:
        """The classes of pursuers in which all are there, by what they bring and how fast they are."""
        found: dict[int, list[tuple[int, list[int]]]] = {}
        for (half, pace), classes in self._same_pace(side).items():
            kinds = self.wears[side].kinds[classes[0]]
            if len(self.half(side, kinds).units) == len(self.phase.hunters):
                found.setdefault(half, []).append((pace, classes))
        return found

    def _same_pace(self, side: int) -> dict[tuple[int, int], list[int]]:
        """The classes of a side by what they bring and how fast they are."""
        found: dict[tuple[int, int], list[int]] = {}
        for n, kinds in enumerate(self.wears[side].kinds):
            if not self.wears[side].waiting(kinds):
                key = self.half(side, kinds).number, self._pace(side, kinds)
                found.setdefault(key, []).append(n)
        return found

    def exit_of(self, p: int, q: int) -> int:
        """What follows when somebody retreats: whether he is followed is a matter of speed."""
        one, other = self.wears[0].kinds[p], self.wears[1].kinds[q]
        halves = self.half(0, one), self.half(1, other)
        gone = self._retreating(*halves)
        chase = self._chasing(p, q, gone[0]) if len(gone) == 1 else None
        key = halves[0].number, halves[1].number, chase
        if key not in self._runs:
            self._runs[key] = self._exit(self._run(halves, gone, chase), one, other)
        return self._runs[key]

    def _run(self, halves: tuple[Half, Half], gone: list[int], chase: tuple[int, ...] | None) -> Hashable:
        """All that matters to what follows a retreat."""
        if len(gone) != 1:
            return tuple((half.units, half.there) for half in halves)
        own, enemy = halves[gone[0]], halves[1 - gone[0]]
        able = dict(enemy.units)
        bites = chase is not None and any(able[unit] for unit in chase)
        left = any(unit in self.fight.units for unit in enemy.there)
        return own.units, own.there, chase, bites, left, enemy.fate[0]

    def _chasing(self, p: int, q: int, runner: int = -1) -> tuple[int, ...] | None:
        """The ships that are fast enough; none if nobody is left to be followed."""
        runner = max(runner, self.phase.runner)
        kinds = self.wears[0].kinds[p], self.wears[1].kinds[q]
        pace = self._pace(runner, kinds[runner])
        if not pace:
            return None
        return self._fast(1 - runner, kinds[1 - runner], pace)

    def _fast(self, side: int, kinds: Kinds, pace: int) -> tuple[int, ...]:
        """The ships of a side that are fast enough for a group."""
        key = (side, kinds, pace)
        if key not in self._chases:
            ships = self._ships(side, kinds)
            self._chases[key] = tuple(unit for unit, speed in ships if pursuit.catches(speed, pace))
        return self._chases[key]

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

    def withdrawals(self) -> Ints:
        """Numbers for all classes of both sides, the same where the same follows when Italians withdraw."""
        found = self._withdrawals.get(self.phase.round == 1)
        if found is None:
            found = self._withdrawals[self.phase.round == 1] = self._all_withdrawals()
        return found

    def _all_withdrawals(self) -> Ints:
        """All that matters is who is there, and who can follow the Italians where anybody may."""
        allied, axis = (wear.kinds for wear in self.wears)
        if not self._stands(AXIS):  # what Germans do is a matter of dice
            return np.asarray(np.arange(len(allied) * len(axis)).reshape(len(allied), len(axis)), np.int64)
        found = self.who_is_there()
        if self.phase.runner >= 0 or self.phase.round == 1:
            return found
        known: dict[tuple[int, ...], int] = {}
        paces = [self._italian_pace(kinds) for kinds in axis]
        there = int(found.max()) + 1
        for pace in sorted({*paces} - {0}):
            chases = [known.setdefault(self._fast(0, kinds, pace), len(known) + 1) for kinds in allied]
            found[:, np.array(paces) == pace] += there * np.array(chases)[:, None]
        return found

    def who_is_there(self) -> Ints:
        """Numbers for all classes of both sides, the same where the same units are left."""
        allied, axis = (self._left(side) for side in (0, 1))
        found: Ints = allied[:, None] * (axis.max() + 1) + axis[None, :]
        return found

    def _left(self, side: int) -> Ints:
        known: dict[Hashable, int] = {}
        halves = [self.half(side, kinds) for kinds in self.wears[side].kinds]
        return np.array([known.setdefault((half.units, half.there), len(known)) for half in halves], np.int64)

    def _stands(self, side: int) -> bool:
        return self.fight.policies[side].retreat == "never"

    def _italian_pace(self, kinds: Kinds) -> int:
        """The speed of the Italians alone, 0 if they have no ships."""
        if kinds not in self._italians:
            nation = self.war.state.nation
            speeds = [speed for unit, speed in self._ships(AXIS, kinds) if nation[unit] == ITALIAN]
            self._italians[kinds] = pursuit.slowest(speeds) if speeds else 0
        return self._italians[kinds]

    def _pace(self, side: int, kinds: Kinds) -> int:
        """The speed of a side that keeps together; 0 if it has no ships."""
        found = self._paces.get((side, kinds))
        if found is None:
            speeds = [speed for _, speed in self._ships(side, kinds)]
            found = self._paces[side, kinds] = pursuit.slowest(speeds) if speeds else 0
        return found

    def _ships(self, side: int, kinds: Kinds) -> list[tuple[int, int]]:
        """The ships of a side that fight, with their speeds."""
        wear, found = self.wears[side], []
        for unit, _ in self.half(side, kinds).units:
            u = wear.place_of[unit]
            if not wear.flies(u):
                code = wear.values[u][wear.runs[u][kinds[u]][0]]
                found.append((unit, self.fight.traits(unit, code, speeds=True)[-1]))
        return found


def _turned(runner: int, run: Any, hunt: Any) -> tuple[Any, Any]:
    """Something of those who run and of their pursuers, the Allies first."""
    return (run, hunt) if runner == 0 else (hunt, run)


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


def may_retreat(fight: Fight) -> bool:
    """Whether anybody can run in a battle, so that speed matters."""
    frame = fight.frame
    chosen = any(one.retreat != "never" for one in fight.policies)
    return frame.runner >= 0 or bool(frame.limit) or chosen or fight.wavers
