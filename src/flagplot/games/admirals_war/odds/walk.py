"""Through all situations of a battle, phase by phase and in the order of wear.

A phase is a round as far as its number matters, or a pursuit. ``outline`` says through the rules who does
what in it, ``sweep`` follows the probabilities through it, and what is left goes on into the next phase or is
an end. Where there are too many situations, those with next to no probability are left out: every chance is
then a lower bound, and ``unresolved`` what all of them together may lack.
"""

from __future__ import annotations

from functools import partial
from itertools import product, repeat
from math import prod
from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.combat import action_type, fire
from flagplot.games.admirals_war.combat.frames import Volley
from flagplot.games.admirals_war.combat.volley import Shot, shot
from flagplot.games.admirals_war.odds import stalking
from flagplot.games.admirals_war.odds.aiming import Aiming
from flagplot.games.admirals_war.odds.aside import nothing_aside
from flagplot.games.admirals_war.odds.attacks import HOME, LOSS, NOTHING, Fire, Targets, more_room, no_results
from flagplot.games.admirals_war.odds.bench import Bench, bench
from flagplot.games.admirals_war.odds.exchanges import Mass
from flagplot.games.admirals_war.odds.exits import LATER, Exit, Known
from flagplot.games.admirals_war.odds.fates import Outcomes, no_outcomes
from flagplot.games.admirals_war.odds.fights import AWAY, LOST, Ending, Fight, Phase, torpedo_shot
from flagplot.games.admirals_war.odds.grouping import grouped
from flagplot.games.admirals_war.odds.halves import Ones, ones_of
from flagplot.games.admirals_war.odds.outline import Outline, may_retreat
from flagplot.games.admirals_war.odds.packs import Prey
from flagplot.games.admirals_war.odds.plain import LongWay, TooManySituationsError
from flagplot.games.admirals_war.odds.policy import KINDS
from flagplot.games.admirals_war.odds.salvos import Salvos, no_salvos
from flagplot.games.admirals_war.odds.shots import Pmf
from flagplot.games.admirals_war.odds.states import Side, states_at
from flagplot.games.admirals_war.odds.sweep import DONE, FULL, NARROW, WAYS, sweep
from flagplot.games.admirals_war.odds.traffic import by_way, gather, with_mass
from flagplot.games.admirals_war.odds.wear import Wear
from flagplot.games.admirals_war.play import War
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.memory import Table
from flagplot.kernel.patience import watched

SPACE = 30_000_000  # most situations that can be told apart
FOR_EVER = 1e30
STEPS = 3e9  # most ways from one block of situations to another situation
JOINT = 20_000  # beyond so many, who of those gone is lost is kept for each unit, not for all together
WHOLE = 5_000  # classes of a side that are all taken without asking which can come about
BLOCKS = 400_000  # the same for the product of both sides where submarines roll for targets
FEW, MANY = 100, 600  # against a side with few classes, asking is worth it for fewer
SOME = 600  # most classes of the smaller side where the other is too large to be taken whole
LAYERS = (12, 60, 200, 3_000)  # most classes of a wide side; more of them where the first are not enough
LITTLE = 0.01
NEXT_TO_NOTHING = 3e-14  # what may be lacking
LEAST = 1e-18  # a block of situations with less mass is left out
UNRESOLVED = 0.02  # most that may be left out of an answer
PLAIN = 1_000_000  # most ways from one situation to another where each is asked of the rules by itself
SHORT, LONGEST = 1 << 12, 1 << 24  # situations that fire leads to from one block
SLOWER = 500  # steps in the time of one of these
FEW_ENTRIES, ENTRIES = 250, 20_000  # different attacks on units of one side

_none, _never = np.zeros(0, np.int64), np.zeros(0)
NOBODY = Prey(_none, _none, _never, _never, _never, _none)
_dice: Table[tuple[int, bool, Shot], Pmf] = Table(10_000)  # what one die does, for all battles


Places = tuple[Ints, Ints]  # situations, by side


class Carried(NamedTuple):
    """What goes from one phase into another, or ends: situations and their probability."""

    keys: tuple[Ints, Ints]  # by side: of all situations it may have
    places: Places
    mass: Floats


class Walk:
    """The way through one battle, or with ``action`` through one round of it.

    ``most`` is a limit of steps, ``space`` of situations.
    """

    def __init__(self, fight: Fight, action: str = "", most: float = STEPS, space: int = SPACE) -> None:
        self.fight, self.action, self.most, self.space = fight, action, most, space
        self.lost: dict[int, float] = {}  # place -> chance that it was lost, where that is not in the codes
        self.endings: dict[Ending, float] = {}
        self.home: dict[tuple[int, int], float] = {}  # place, damage -> chance that it goes home with it
        self.rounds = 0.0
        self.unresolved = 0.0  # what was left out
        self.merged = False
        self.wears = self._wears()
        if prod(map(Wear.fates, self.wears)) > JOINT:
            self.merged = True
            self.wears = self._wears()
        self._sorts: list[Shot] = []
        self._waiting: dict[Phase, list[Carried]] = {}
        self._ended: dict[str, list[Carried]] = {}
        self._wide = -1  # the side of which only what can come about is taken, phase by phase
        self._outlines: dict[Phase, Outline] = {}
        self._ones: dict[tuple[Phase, int], Ones] = {}
        self._aimings: dict[tuple[Ones, Ones], Aiming] = {}
        self._exits: Known = {}
        self._packs: list[stalking.Packs] = []
        self._bench = bench(SHORT, WAYS)
        self._salvos: tuple[object, tuple[Salvos, Salvos], Outcomes] | None = None

    def _wears(self) -> tuple[Wear, Wear]:
        speeds = not self.action and may_retreat(self.fight)
        allied, axis = (Wear(self.fight, side, merged=self.merged, speeds=speeds) for side in (0, 1))
        return allied, axis

    # -- classes -----------------------------------------------------------------------------------------

    def _take_classes(self) -> None:
        """Take all classes of both sides; of a side with too many of them those that can come about."""
        sizes = [wear.product() for wear in self.wears]
        side = int(sizes[1] > sizes[0])
        whole = sizes[side] <= (MANY if sizes[1 - side] <= FEW else WHOLE)
        if self.fight.stalks:
            whole = prod(sizes) <= BLOCKS
        if whole:
            self.wears[side].take_all()
        elif sizes[1 - side] > SOME or self.fight.wavers or self.fight.stalks:
            raise _too_large(self.space)
        else:
            self._wide = side
            self.wears[side].tell_damaged_apart()
        self.wears[1 - side].take_all()

    def _explore(self, outline: Outline, carried: list[Carried], most: int) -> bool:
        """Find out which classes of the wide side can come about in a phase; whether those are all."""
        side, wear = self._wide, self.wears[self._wide]
        keys = {key for one in carried for key in one.keys[side][one.places[side]].tolist()}
        starts = {wear.kinds_of(key) for key in keys}
        enemies = outline.enemies(side)
        known: dict[int, set[tuple[int, ...]]] = {}

        def attacked(kinds: tuple[int, ...]) -> set[tuple[int, ...]]:
            own = outline.half(side, kinds)
            if own.number not in known:
                known[own.number] = outline.attacked(side, own, enemies)
            return known[own.number]

        complete = wear.explore(attacked, starts, most)
        self._lay_out(side)
        return complete

    def _outline(self, phase: Phase) -> Outline:
        """The outline of a phase; later rounds and those after a pursuit differ only in what follows."""
        same = phase._replace(round=min(phase.round, self.fight.steady), stopped=False)
        found = self._outlines.get(same)
        if found is None or self._wide >= 0:
            allied, axis = (ones_of(self.fight, phase, wear, self._ones) for wear in self.wears)
            if (allied, axis) not in self._aimings:
                self._aimings[allied, axis] = Aiming(self.fight, self.wears)
            found = Outline(
                self.fight, phase, self.wears, self.action, (allied, axis), self._aimings[allied, axis],
                self._exits,
            )  # fmt: skip
        self._outlines[same] = found if found.phase == phase else found.in_round(phase)
        return self._outlines[same]

    def _prepare(self) -> None:
        self._take_classes()
        self._sides: dict[int, Side] = {}
        self._codes: dict[int, Ints] = {}
        self._classes: dict[int, Ints] = {}  # situation -> class
        self._largest = [0, 0]  # situations of one class
        self._keys: dict[tuple[int, tuple[tuple[int, int], ...]], Ints] = {}  # see ``_keys_after``
        for side in (0, 1):
            if side != self._wide:
                self._lay_out(side)
        codes = max(len(values) for wear in self.wears for values in wear.values)
        allied, axis = (len(wear.units) for wear in self.wears)
        self._dice = self._guns(0), self._guns(1)
        self._number_torpedoes()
        self._targets = self._fates(0, codes), self._fates(1, codes)
        self._results = no_results(FEW_ENTRIES, codes), no_results(FEW_ENTRIES, codes)
        self._homes = np.zeros((allied, codes)), np.zeros((axis, codes))
        self._losses = np.zeros(allied), np.zeros(axis)

    def _lay_out(self, side: int) -> None:
        """Make arrays of the situations of a side."""
        if prod(max(1, wear.states()) for wear in self.wears) > self.space:
            raise _too_large(self.space)
        self._sides[side], self._codes[side] = self.wears[side].arrays()
        sizes = np.diff(self._sides[side].first)
        self._classes[side] = np.repeat(np.arange(len(sizes)), sizes)
        self._largest[side] = int(sizes.max())
        self._keys.clear()

    def _sort(self, one: Shot) -> int:
        """The number of a sort of dice."""
        one = one._replace(dice=1)
        if one not in self._sorts:
            self._sorts.append(one)
        return self._sorts.index(one)

    def _guns(self, side: int) -> tuple[Ints, Ints]:
        """Dice and their sort by part, unit, class and target."""
        wear, enemy, fight = self.wears[side], self.wears[1 - side], self.fight
        kinds = max(map(len, wear.runs))
        dice = np.zeros((2, len(wear.units), kinds, len(enemy.units)), np.int64)
        sorts = np.zeros_like(dice)
        for u, unit in enumerate(wear.units):
            for kind, (low, _) in enumerate(wear.runs[u][:-1]):
                if unit in fight.boats or wear.values[u][low] < 0:
                    continue
                codes = list(fight.start)
                codes[wear.places[u]] = wear.values[u][low]
                war, _ = fight.at(fight.first(), tuple(codes))
                for part, name in enumerate(KINDS):
                    if not fire.dice_of(war, unit, name):
                        continue
                    for t, target in enumerate(enemy.units):
                        if target not in fight.boats:
                            found = shot(
                                war, Volley(side, fight.area, name, (unit,), (target,)), unit, target
                            )
                            dice[part, u, kind, t], sorts[part, u, kind, t] = found.dice, self._sort(found)
        return dice, sorts

    def _number_torpedoes(self) -> None:
        """Number the dice of submarines too before anything is made of the numbers."""
        war, _ = self.fight.at(self.fight.first(), self.fight.start)
        for boat in self.fight.boats:
            for target in self.wears[1 - war.side(boat)].units:
                if target not in self.fight.boats:
                    self._sort(torpedo_shot(war, boat, target))

    def _fates(self, side: int, codes: int) -> Targets:
        """What one die does to the units of a side, and what becomes of them with points and disables."""
        wear, fight = self.wears[side], self.fight
        units = len(wear.units)
        die = np.zeros((units, max(1, len(self._sorts)), 8, 2))
        war = War(fight.tables, fight.state)
        for u, unit in enumerate(wear.units):
            for number, sort in enumerate(self._sorts if unit not in fight.boats else ()):
                for (points, five), chance in self._one_die(war, unit, sort).items():
                    die[u, number, points, five] += chance
        found = Targets(die, np.array(wear.far, np.int64), *self._effects(wear, codes))
        return stalking.waiting(fight, wear, found) if fight.stalked[side] else found

    def _effects(self, wear: Wear, codes: int) -> tuple[Ints, Ints]:
        """The codes of units of a side after points and disables, and what is to be noted then."""
        fight, damage = self.fight, self.fight.state.damage
        fate, note = (np.zeros((len(wear.units), codes, 2), np.int64) for _ in range(2))
        hit = {unit: damage[unit] for unit in wear.units if unit not in fight.boats}
        for points, five in product(range(max(wear.far) + 1), (0, 1)):
            hit = {unit: before for unit, before in hit.items() if points <= wear.far[wear.place_of[unit]]}
            for unit, found in fight.range.effect(hit, (points, five)).items():
                u, (code, at_home) = wear.place_of[unit], fight.code(unit, found)
                fate[u, points, five] = wear.number(u, code)
                if code == AWAY:
                    note[u, points, five] = HOME
                    assert at_home == damage[unit] + points
                else:
                    note[u, points, five] = LOSS if code == LOST and self.merged else NOTHING
        return fate, note

    def _one_die(self, war: War, unit: int, one: Shot) -> Pmf:
        """All that an attack asks of its target is what it is and whether its armor is red."""
        key = (war.kind(unit), factors.armor_bonus(war, unit), one)
        found = _dice.get(key)
        return _dice.keep(key, self.fight.range.one_die(unit, one)) if found is None else found

    # -- the way ----------------------------------------------------------------------------------------

    def run(self) -> Walk:
        """Go through everything."""
        if self.fight.guarded:
            return self._plainly()
        self._prepare()
        start = np.zeros(1, np.int64)
        self._waiting[self.fight.first()] = [Carried((start, start), (start, start), np.ones(1))]
        while self._waiting:
            phase = min(self._waiting, key=lambda one: one.order)
            self._phase(phase, self._waiting.pop(phase))
        for how, carried in self._ended.items():
            self._finish(how, carried)
        for side, wear in enumerate(self.wears):
            for u, place in enumerate(wear.places):
                if self._losses[side][u]:
                    self.lost[place] = self.lost.get(place, 0.0) + float(self._losses[side][u])
                damage = self.fight.start[place]
                for points in np.flatnonzero(self._homes[side][u]).tolist():
                    self.home[place, damage + points] = float(self._homes[side][u, points])
        return self

    def _plainly(self) -> Walk:
        """Situation by situation."""
        try:
            found = LongWay(self.fight, self.action, min(PLAIN, self.most / SLOWER))
        except TooManySituationsError:
            raise TooLargeError(
                "odds: a small battle with the fighters of Aquila expected, found a larger one; "
                "ask for one round or one volley"
            ) from None
        self.endings, self.home, self.rounds, self.merged = found.endings, found.home, found.rounds, False
        return self

    def _gathered(self, carried: list[Carried]) -> Floats:
        """A distribution over the situations of a phase."""
        found = np.zeros([len(self._codes[side]) for side in (0, 1)])
        for one in carried:
            allied, axis = (
                states_at(self._sides[side].keys, self._sides[side].found, one.keys[side]) for side in (0, 1)
            )
            gather(found, allied, axis, *one.places, one.mass)
        return found

    def _phase(self, phase: Phase, carried: list[Carried]) -> None:
        outline = self._outline(phase)
        for most in self._layers(carried):
            complete = self._wide < 0 or self._explore(outline, carried, most)
            begun = self._gathered(carried)
            outline.settle()
            if self.fight.may_waver(phase) and not self.action:
                self._waver(outline, phase, begun)
            total = 0.0 if complete else float(begun.sum())
            mass, after = self._fought(outline, phase, begun)
            if complete:
                break
            lacking = total - float(mass.done.sum() + mass.begun.sum() + mass.sums[2])
            if lacking < NEXT_TO_NOTHING:
                break
        else:
            mass.sums[2] += lacking
        self._sum_up(mass)
        self._go_on(outline, mass.done, after)
        if self.fight.searches and phase.runner >= 0:
            self._slip_away(outline, mass.begun)

    def _layers(self, carried: list[Carried]) -> tuple[int, ...]:
        """How many classes to try: where next to nothing comes, a few are enough."""
        if self._wide < 0:
            return (0,)
        return LAYERS if sum(one.mass.sum() for one in carried) < LITTLE else LAYERS[2:]

    def _fought(self, outline: Outline, phase: Phase, begun: Floats) -> tuple[Mass, Ints]:
        """The probabilities when a phase has been fought, and what follows on it by classes."""
        rows = outline.fire()
        course = outline.course()
        boats = outline.boats(self._sort)
        grounded = self.fight.without_planes(phase, self.fight.start, action_type.SURFACE) != self.fight.start
        allied, axis = self._sides[0], self._sides[1]
        if not grounded:
            allied, axis = (side._replace(bare=np.arange(len(side.bare))) for side in (allied, axis))
        ours, theirs = (
            Fire(rows[side], np.array(outline.rows[side], np.int64), *self._dice[side]) for side in (0, 1)
        )
        sums, fired = np.zeros(3), np.zeros(begun.shape)
        done = np.zeros(begun.shape) if self.fight.stalks else fired
        homes, losses = (
            (np.zeros(one.shape), np.zeros(other.shape)) for one, other in (self._homes, self._losses)
        )
        mass = Mass(begun, np.zeros(begun.shape), fired, done, homes, losses, sums)
        prey = self._prey(phase)
        sides, fires, aside = (allied, axis), (ours, theirs), nothing_aside(self._largest[0], begun.shape[1])
        salvos, outcomes = self._salvos_for(outline.aiming if self._wide < 0 else rows)
        self._bench.at[:] = 0, 0, prod(self._largest)
        with watched(partial(sums.__setitem__, 1, FOR_EVER)):  # as if all steps were used up
            ended = NARROW
            while ended != DONE:
                ended = sweep(
                    sides, fires, self._targets, self._results, salvos, boats, prey, course, mass,
                    self._long_enough(), aside, outcomes, LEAST, self.most,
                )  # fmt: skip
                if ended == FULL:
                    self._make_room()
        self._after_submarines(phase, prey)
        return mass, course.after

    def _salvos_for(self, what: object) -> tuple[tuple[Salvos, Salvos], Outcomes]:
        """Numbers of salvos are kept as long as rows of aims, classes and situations have the same."""
        if self._salvos is None or what is not self._salvos[0]:
            allied, axis = (no_salvos(len(wear.units), len(self._sorts)) for wear in self.wears)
            self._salvos = what, (allied, axis), no_outcomes()
        return self._salvos[1:]

    def _make_room(self) -> None:
        """Room for more results of attacks."""
        if len(self._results[0].still) >= ENTRIES:
            raise _too_large(self.space)
        allied, axis = self._results
        self._results = more_room(allied), more_room(axis)

    def _long_enough(self) -> Bench:
        """A bench as long as the pass needs it where it is."""
        length = int(self._bench.at[2])
        if length > LONGEST:
            raise _too_large(self.space)
        if length > len(self._bench.begins):
            self._bench = bench(length, WAYS)._replace(at=self._bench.at)
        return self._bench

    def _sum_up(self, mass: Mass) -> None:
        rounds, steps, left_out = mass.sums.tolist()
        self.rounds += rounds
        self.unresolved += left_out
        self.most = max(1.0, self.most - steps)
        if self.unresolved > UNRESOLVED:
            raise _too_large(self.space)
        for side in (0, 1):
            self._homes[side][:] += mass.home[side]
            self._losses[side][:] += mass.lost[side]

    def _prey(self, phase: Phase) -> tuple[Prey, Prey]:
        """What submarines that roll for targets make of the situations of both sides."""
        if not self.fight.stalks:
            return NOBODY, NOBODY
        if not self._packs:
            hunt = stalking.Hunt(self.fight)
            self._packs = [stalking.Packs(hunt, wear) for wear in self.wears]
        allied, axis = (
            pack.prey(phase, self._sides[side], self._codes[side]) for side, pack in enumerate(self._packs)
        )
        return allied, axis

    def _after_submarines(self, phase: Phase, prey: tuple[Prey, Prey]) -> None:
        """Sum up who goes home or is lost for submarines that roll for targets."""
        for side in (0, 1) if self.fight.stalks else ():
            self._packs[side].settle(
                phase, self._sides[side], self._codes[side], prey[side], self._homes[side], self._losses[side]
            )

    def _pairs(self, places: Places) -> Ints:
        """Numbers of the classes of situations."""
        found: Ints = self._classes[0][places[0]] * len(self.wears[1].kinds) + self._classes[1][places[1]]
        return found

    def _different(self, pairs: Ints) -> Ints:
        """The pairs of classes that come about."""
        seen = np.zeros(prod(len(wear.kinds) for wear in self.wears), np.bool_)
        seen[pairs] = True
        return np.flatnonzero(seen)

    def _go_on(self, outline: Outline, fired: Floats, after: Ints) -> None:
        """What follows on the round: the next phase, or the end."""
        at, places = with_mass(fired)
        pairs, ways = self._pairs(places), after.ravel()
        found = self._different(pairs)
        later = found[ways[found] == LATER]
        ways[later] = outline.exits.follows(*np.divmod(later, after.shape[1]))
        self._leave_by(outline.exits.all, ways[pairs], places, fired.ravel()[at])

    def _slip_away(self, outline: Outline, begun: Floats) -> None:
        """Those who were not found in a round of a pursuit are away."""
        at, places = with_mass(begun)
        pairs = self._pairs(places)
        found = self._different(pairs)
        ways = np.zeros(found.max(initial=0) + 1, np.int64)
        ways[found] = outline.exits.slips(*np.divmod(found, len(self.wears[1].kinds)))
        self._leave_by(outline.exits.all, ways[pairs], places, begun.ravel()[at])

    def _leave_by(self, exits: list[Exit], ways: Ints, places: Places, mass: Floats) -> None:
        """Situations leave by exits with these numbers; where it is ``LATER``, they stay."""
        first, who = by_way(ways, len(exits))
        rows, columns, mass = places[0][who], places[1][who], mass[who]
        for way in np.flatnonzero(np.diff(first)).tolist():
            here = slice(first[way], first[way + 1])
            self._leave(exits[way], (rows[here], columns[here]), mass[here])

    def _leave(self, exit_: Exit, places: Places, mass: Floats) -> None:
        """Into the next phase, or the end."""
        self._note_lost(exit_, places, mass)
        allied, axis = (self._keys_after(side, exit_.changes[side]) for side in (0, 1))
        carried = Carried((allied, axis), places, mass)
        if isinstance(exit_.what, str):
            self._ended.setdefault(exit_.what, []).append(carried)
        else:
            self._waiting.setdefault(exit_.what, []).append(carried)

    def _keys_after(self, side: int, changes: dict[int, int]) -> Ints:
        """The keys of all situations of a side after some units have other codes."""
        key = side, tuple(changes.items())
        if key not in self._keys:
            self._keys[key] = self.wears[side].keys(self._sides[side], self._codes[side], changes)
        return self._keys[key]

    def _waver(self, outline: Outline, phase: Phase, begun: Floats) -> None:
        """Before the round Italians may withdraw; who is left in the same round goes on with the others."""
        at, places = with_mass(begun)
        chances, ways = outline.exits.withdrawals(self._pairs(places))
        mass = chances * begun.ravel()[at]
        begun.ravel()[at] -= mass
        self._leave_by(outline.exits.all, ways, places, mass)
        if phase in self._waiting:
            begun += self._gathered(self._waiting.pop(phase))

    def _note_lost(self, exit_: Exit, places: Places, mass: Floats) -> None:
        """Who is lost or goes home damaged in going on without fire, where the codes do not tell."""
        for side, changes in enumerate(exit_.changes):
            for u, code in changes.items():
                codes = self._codes[side][places[side], u]
                there = codes < self.wears[side].far[u]
                if code == LOST and self.merged:
                    self._losses[side][u] += mass[there].sum()
                elif code == AWAY and not self.wears[side].flies(u):
                    np.add.at(self._homes[side][u], codes[there], mass[there])

    def _finish(self, how: str, carried: list[Carried]) -> None:
        """Sum up all endings of one kind."""
        keys = [np.concatenate([one.keys[side][one.places[side]] for one in carried]) for side in (0, 1)]
        allied, axis = (grouped(of_side)[1] for of_side in keys)
        places, number = grouped(allied * (axis.max(initial=0) + 1) + axis)
        sums = np.bincount(number, np.concatenate([one.mass for one in carried]))
        codes = np.zeros((len(places), len(self.fight.index)), np.int64)
        for wear, found in zip(self.wears, keys, strict=True):
            codes[:, wear.places] = wear.decoded(found[places])
        endings = map(Ending, repeat(how), map(tuple, codes.tolist()))
        self.endings.update(zip(endings, sums.tolist(), strict=True))


class TooLargeError(BadInputError):
    """A battle with more situations than are worked out."""


def _too_large(most: int) -> TooLargeError:
    return TooLargeError(
        f"odds: a battle of at most {most} situations expected, found a larger one; "
        "ask for one round or one volley"
    )
