"""Rounds and whole battles: what may happen in one situation.

A situation is a tuple of codes, one for every unit of the battle: its damage while it is there, ``LOST`` or
``AWAY``; where submarines roll for targets also ``STRICKEN``. In an exchange of fire what happens to one unit
is independent of what happens to another, because markers take effect together; so an exchange is a product.
``walk`` goes through all situations.
"""

from __future__ import annotations

import copy
from collections.abc import Hashable, Iterable
from fractions import Fraction
from typing import NamedTuple

import msgspec

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import ALLIED, AXIS, ITALIAN, LBA, SEAT_SIDE
from flagplot.games.admirals_war.combat import (
    action_type,
    battle,
    fire,
    forces,
    italians,
    pursuit,
    retreat,
    torpedoes,
)
from flagplot.games.admirals_war.combat.frames import Battle, BattleStage, Groups, TaskForce, Volley
from flagplot.games.admirals_war.combat.volley import Shot, VolleyStep, met
from flagplot.games.admirals_war.hidden import unseen
from flagplot.games.admirals_war.odds import policy
from flagplot.games.admirals_war.odds.policy import Policy
from flagplot.games.admirals_war.odds.shots import AFLOAT, DISABLED, Fate, Range, shots_of
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import DISABLED as DISABLED_MARK
from flagplot.games.admirals_war.state import SeaState
from flagplot.games.admirals_war.tables import Tables
from flagplot.kernel.action import Action
from flagplot.kernel.dice import Dice, outcomes
from flagplot.kernel.memory import Table

LOST, AWAY = -1, -2  # codes of units that are gone: sunk, or home (disabled, flown off, has attacked)
STRICKEN = -3  # less its damage: disabled in this round, and gone when the submarines have had their try
Codes = tuple[int, ...]
Attacks = tuple[tuple[int, tuple[Shot, ...]], ...]  # by target
Exchanges = list[tuple[float, list["Change"]]]  # one of several, with their chances
Traits = tuple[int, ...]
Fleets = tuple[TaskForce, ...]


class Phase(NamedTuple):
    """Where a battle stands apart from its units."""

    round: int  # as far as it matters
    runner: int = -1  # the side that is pursued, or -1
    hunters: tuple[int, ...] = ()  # its pursuers
    back: int = 0  # only the Italians run: the round in which the others fight on afterwards
    stopped: bool = False  # the Allies have pursued Italians, and pursue nobody else

    @property
    def order(self) -> tuple[object, ...]:
        """Phases are gone through in this order: nothing leads back."""
        return (
            self.stopped,
            self.back > 0,
            self.runner >= 0,
            self.round,
            -len(self.hunters),
            self,
        )


class Change(NamedTuple):
    """What an exchange may do to one unit: new code, probability, damage if it went home."""

    place: int  # in the codes
    results: tuple[tuple[int, float, int], ...]  # -1: no damage to be noted


class Ending(NamedTuple):
    """A way to end: who is still there, or who retreated."""

    how: str  # allied, axis, nobody, parted, allied_retreat, axis_retreat, both_retreat, goes_on
    codes: Codes


# the dice for the kind of action, by what both sides want and what they add: the same in all battles
_settled: Table[tuple[tuple[str, str], int, int], dict[str, float]] = Table(10_000)

RESOLVE = 6  # the round before which Italians withdraw whatever the die
WINNERS = {(True, False): "allied", (False, True): "axis", (False, False): "nobody"}
RETREATS = {(0,): "allied_retreat", (1,): "axis_retreat", (0, 1): "both_retreat"}


class Fight:
    """One battle in one area under two policies."""

    def __init__(
        self, tables: Tables, state: SeaState, frame: Battle, policies: tuple[Policy, Policy]
    ) -> None:
        self.tables, self.policies = tables, policies
        # the die of the Italians may have been thrown for the round that comes
        stage = frame.stage
        self.thrown = stage.after(BattleStage.BEGIN) and not stage.after(BattleStage.TYPE)
        self.going = stage == BattleStage.ITALIANS
        # for the task forces of this round
        self.looked = stage.after(BattleStage.SIGHT) and stage.before(BattleStage.AFTER)
        self.fleets: Fleets = frame.fleets if self.looked else ()
        self.sighted: dict[Hashable, list[tuple[float, Fleets | None]]] = {}  # see ``searching``
        self.frame = frame = Battle(
            frame.area, frame.forces, frame.runner, frame.round,
            limit=frame.limit, stops=frame.stops, forced=frame.forced, silent=frame.silent,
        )  # fmt: skip
        self.state = state.clone()
        self.state.markers = {}
        self.state.frames = []
        self.range = Range(tables, self.state)
        war = War(tables, self.state)
        self.area = frame.area
        self.units, self.boats = self._involved(war)
        self.index = {unit: n for n, unit in enumerate((*self.units, *self.boats))}
        self.sides = tuple(war.side(unit) for unit in self.index)
        self.start = tuple(self.state.damage[unit] for unit in self.index)
        self.wavers = italians.may_waver(war, frame) and bool(self._italians())
        self.steady = max(
            *map(policy.last_round, policies), frame.limit, 2 if frame.forced or frame.silent else 1
        )
        self.cap = max(self.steady, RESOLVE if self.wavers else 1)
        self.stalks = bool(self.boats) and war.on("submarine_targeting")
        # boats that roll for targets are followed with the side they attack
        self.axes = tuple(
            1 - side if self.stalks and unit in self.boats else side
            for unit, side in zip(self.index, self.sides, strict=True)
        )
        self.stalked = tuple(
            any(self.axes[self.index[boat]] == side and self.stalks for boat in self.boats) for side in (0, 1)
        )
        self.searches = war.on("task_forces")
        self.guarded = any(forces.defensive(war, unit) for unit in self.units)
        self._wavering: dict[Hashable, float] = {}
        self.ways: dict[Hashable, list[float]] = {}  # what may happen in a round, for ``outline``
        self._changes: dict[tuple[int, int, tuple[Shot, ...]], Change] = {}
        self.safe = self._safe(war)
        self._traits: dict[tuple[int, int, bool], Traits] = {}

    def _involved(self, war: War) -> tuple[tuple[int, ...], tuple[int, ...]]:
        units = tuple(unit for side in (0, 1) for unit in forces.fighting(war, self.frame, side))
        boats = tuple(
            boat
            for side in forces.fire_order(war, self.area)
            for boat in torpedoes.boats(war, self.area, side)
            if not unseen(war, boat)  # the odds must not tell where one is
        )
        return units, boats

    def _safe(self, war: War) -> frozenset[int]:
        """The units that nobody can attack: no target for guns, and no enemy ever flies."""
        found: list[int] = []
        guns = msgspec.structs.replace(self.frame, part="surface")
        for side in (0, 1):
            if not any(forces.flies(war, unit) for unit in forces.fighting(war, self.frame, 1 - side)):
                shot_at = battle.engaged(war, guns, side)
                found += [unit for unit in self.units if war.side(unit) == side and unit not in shot_at]
        return frozenset(found)

    # -- situations -------------------------------------------------------------------------------------

    def at(self, phase: Phase, codes: Codes) -> tuple[War, Battle]:
        """The map in a situation, and the battle on it; nothing else on the map is of interest."""
        state = copy.copy(self.state)  # only what is changed below is copied: this is done very often
        state.damage, state.place, state.at = state.damage.copy(), state.place.copy(), state.at.copy()
        state.retreated = state.retreated.copy()
        board, gone, hit = self.tables.board, set(), []
        for unit, code in zip(self.index, codes, strict=True):
            if code >= 0:
                state.damage[unit] = code
            elif code <= STRICKEN:
                state.damage[unit] = STRICKEN - code
                hit.append(unit)
            else:
                state.damage[unit], state.place[unit] = 0, board.sunk if code == LOST else board.reserve
                gone.add(unit)
        if gone:
            state.at[self.area] = tuple([unit for unit in state.at[self.area] if unit not in gone])
        war = War(self.tables, state)
        frame = msgspec.structs.replace(self.frame, round=phase.round, runner=phase.runner)
        if hit:
            state.marks = state.marks.copy()
            frame.hit = tuple(hit)
            for unit in hit:
                state.marks[unit] |= DISABLED_MARK
        if phase.runner >= 0:
            group = self._running(phase, codes, phase.runner)
            frame.forces = (group, phase.hunters) if phase.runner == 0 else (phase.hunters, group)
            if self.frame.runner < 0 and not phase.back:
                state.retreated[self.area] |= 1 << phase.runner
        state.frames = [frame]
        return war, frame

    def _there(self, codes: Codes, side: int) -> list[int]:
        return [unit for unit, n in self.index.items() if codes[n] >= 0 and self.sides[n] == side]

    def _running(self, phase: Phase, codes: Codes, runner: int) -> tuple[int, ...]:
        """The units of a side that retreat: all, or the Italians."""
        there = [
            unit for unit, n in self.index.items()
            if self.sides[n] == runner and unit in self.units and codes[n] not in (AWAY, LOST)
        ]  # fmt: skip
        nation = self.state.nation
        return tuple([unit for unit in there if not phase.back or nation[unit] == ITALIAN])

    def _italians(self) -> list[int]:
        return [unit for unit in self.units if self.state.nation[unit] == ITALIAN]

    def first(self) -> Phase:
        """The situation as it is."""
        hunters = () if self.frame.runner < 0 else self.frame.forces[1 - self.frame.runner]
        return Phase(min(self.frame.round, self.cap), self.frame.runner, hunters)

    def last(self, runner: int, *, stopped: bool) -> int:
        """The round from which on its number makes no difference: not to Italians who run or have gone."""
        return self.steady if runner == AXIS or stopped else self.cap

    # -- the kind of action -----------------------------------------------------------------------------

    def actions(self, war: War, frame: Battle) -> dict[str, float]:
        """The kinds of action that may come about; none when nobody can attack."""
        if not battle.able(war, frame):
            return {action_type.NONE: 1.0}
        if frame.forced and frame.round == 1:
            return {frame.forced: 1.0}
        wants = [policy.choose(war, frame, side, self.policies[side]) for side in (0, 1)]
        frame.choices = (wants[0], wants[1])
        key = (frame.choices, action_type.modifier(war, frame, 0), action_type.modifier(war, frame, 1))
        found = _settled.get(key)
        if found is None:

            def settle(dice: Dice) -> str:
                copy = frame.clone()
                action_type.settle(War(self.tables, war.state.clone(), dice), copy)
                return copy.action

            return _settled.keep(key, _sums(outcomes(settle)))
        return found

    # -- fire -------------------------------------------------------------------------------------------

    def exchange(self, phase: Phase, codes: Codes, part: str, fleets: Fleets = ()) -> list[Change]:
        """The fire of both sides in one part of a round, and what it may do."""
        return self.changes(codes, self.fire(phase, codes, part, fleets))

    def changes(self, codes: Codes, shots: Attacks) -> list[Change]:
        """What attacks by target may do."""
        return [self.change(target, codes[self.index[target]], attacks) for target, attacks in shots]

    def fire(self, phase: Phase, codes: Codes, part: str, fleets: Fleets = ()) -> Attacks:
        """The attacks of both sides in one part of a round, by target."""
        war, frame = self.at(phase, codes)
        frame.part, frame.fleets = part, fleets
        shots: dict[int, list[Shot]] = {}
        for side in forces.fire_order(war, self.area):
            volley = self.volley(war, frame, side)
            if volley is not None:
                self.aim(war, volley, side)
                shots.update(shots_of(war, volley))
                frame.fired = tuple(unit for unit, target in volley.aims.items() if target >= 0)
        return tuple((target, tuple(attacks)) for target, attacks in sorted(shots.items()))

    def volley(self, war: War, frame: Battle, side: int) -> Volley | None:
        """The volley of a side in a part of a round, targets not yet named."""
        return battle.volley(war, frame, side)

    def exchanges(self, phase: Phase, codes: Codes, fleets: Fleets = ()) -> Exchanges:
        """The fire of both sides in the air, where fighters may meet an attacker first: one of several."""
        if not self.guarded:
            return [(1.0, self.exchange(phase, codes, "air", fleets))]
        war, frame = self.at(phase, codes)
        frame.part, frame.fleets = "air", fleets
        ways: list[tuple[float, War, dict[int, list[Shot]]]] = [(1.0, war, {})]
        for side in forces.fire_order(war, self.area):
            ways = [after for way in ways for after in self._strike(side, *way)]
        return [(chance, self._struck(codes, after, shots)) for chance, after, shots in ways]

    def _strike(
        self, side: int, chance: float, war: War, shots: dict[int, list[Shot]]
    ) -> Iterable[tuple[float, War, dict[int, list[Shot]]]]:
        """The air attacks of one side, by what the fighters of the other do."""
        frame = war.state.frames[-1]
        assert isinstance(frame, Battle)
        volley = self.volley(war, frame, side)
        if volley is None:
            return [(chance, war, shots)]
        self.aim(war, volley, side)
        found: dict[Hashable, tuple[float, War, dict[int, list[Shot]]]] = {}
        for part, (now, after) in outcomes(lambda dice: self._met(war, volley, dice)):
            state = now.state
            key = (tuple(after.aims.items()), tuple(state.damage), tuple(state.place), str(state.markers))
            known = found.get(key, (0.0, now, {**shots, **shots_of(now, after)}))
            found[key] = (known[0] + chance * float(part), *known[1:])
        return found.values()

    def _met(self, war: War, volley: Volley, dice: Dice) -> tuple[War, Volley]:
        """The strongest attacker is met by fighters, if there are any."""
        war, volley = War(self.tables, war.state.clone(), dice), volley.clone()
        attackers = [unit for unit in policy.ranks(war, volley) if unit in met(volley)]
        if volley.guard >= 0 and attackers:
            VolleyStep().do(war, volley, "", Action("meet", (war.board.unit_ids[attackers[0]],)))
        return war, volley

    def _struck(self, codes: Codes, war: War, shots: dict[int, list[Shot]]) -> list[Change]:
        """What attacks may do to units of which fighters may have met one."""
        found, state = [], war.state
        for unit, n in self.index.items():
            if codes[n] < 0:
                continue
            code = state.damage[unit] if state.place[unit] == self.area else LOST
            if code == LOST:
                found.append(Change(n, ((LOST, 1.0, -1),)))
                continue
            marker = state.markers.get(unit, (0, 0))
            attacks = shots.get(unit, [])
            if attacks or marker != (0, 0):
                found.append(self._effect(unit, self.range.fates(unit, code, attacks, marker)))
            elif code != codes[n]:
                found.append(Change(n, ((code, 1.0, -1),)))
        return found

    def aim(self, war: War, volley: Volley, side: int) -> None:
        """Name the targets of a volley by the policy of its side."""
        policy.aim(war, volley, self.policies[side], self.points)

    def points(self, unit: int) -> int:
        """The points it took to be rid of a unit when the battle began."""
        return self.range.limit(unit, self.state.damage[unit])

    def change(self, target: int, code: int, attacks: tuple[Shot, ...]) -> Change:
        """What attacks that take effect together may do to a unit; a disabled one goes home."""
        found = self._changes.get((target, code, attacks))
        if found is None:
            found = self._effect(target, self.range.fates(target, code, list(attacks)))
            self._changes[target, code, attacks] = found
        return found

    def _effect(self, target: int, fates: dict[Fate, float]) -> Change:
        sums: dict[tuple[int, int], float] = {}
        for fate, chance in fates.items():
            key = self.code(target, fate)
            sums[key] = sums.get(key, 0.0) + chance
        results = tuple((after, chance, damage) for (after, damage), chance in sums.items())
        return Change(self.index[target], results)

    def traits(self, unit: int, code: int, speeds: bool = False) -> tuple[int, ...]:
        """All that decides what a unit with some damage can do: factors, and its speed where that matters."""
        key = (unit, code, speeds)
        if key not in self._traits:
            state = copy.copy(self.state)
            state.damage = state.damage.copy()
            state.damage[unit] = code
            war = War(self.tables, state)
            self._traits[key] = (
                factors.gunnery(war, unit), factors.air(war, unit), factors.crippled(war, unit),
                factors.gunnery_bonus(war, unit), factors.air_bonus(war, unit),
                factors.speed(war, unit) if speeds else 0,
            )  # fmt: skip
        return self._traits[key]

    def code(self, unit: int, fate: Fate) -> tuple[int, int]:
        """The code of what has become of a unit, and its damage if it went home."""
        if fate.how == AFLOAT:
            return fate.damage, 0
        if fate.how == DISABLED and self.stalked[self.sides[self.index[unit]]]:
            return STRICKEN - fate.damage, fate.damage
        if fate.how == DISABLED and self.range.has_port(unit, self.area, "disabled"):
            return AWAY, fate.damage
        return LOST, 0

    # -- a round ----------------------------------------------------------------------------------------

    def without_planes(self, phase: Phase, codes: Codes, action: str) -> Codes:
        """A surface action alone sends all LBA home, unless a side has retreated."""
        war = War(self.tables, self.state)
        if action != action_type.SURFACE or phase.runner >= 0 or self.state.retreated[self.area]:
            return codes
        found = list(codes)
        for unit, n in self.index.items():
            if codes[n] >= 0 and war.kind(unit) == LBA:
                found[n] = AWAY if self.range.has_port(unit, self.area, "surface") else LOST
        return tuple(found)

    def over(self, phase: Phase, codes: Codes) -> bool:
        """Whether a side has nothing left in the battle."""
        group = [any(unit in self.units for unit in self._there(codes, side)) for side in (0, 1)]
        if phase.runner >= 0:
            group[1 - phase.runner] = any(codes[self.index[unit]] >= 0 for unit in phase.hunters)
        return not all(group)

    def torpedo(self, phase: Phase, codes: Codes) -> tuple[Change, int, Shot] | None:
        """The attack of the next submarine that can attack: at once, with immediate effect."""
        for boat in self.boats:
            n = self.index[boat]
            if codes[n] < 0:
                continue
            war, _ = self.at(phase, codes)
            side = self.sides[n]
            prey = [unit for unit in torpedoes.prey(war, self.area, 1 - side) if unit in self.index]
            if boat in torpedoes.boats(war, self.area, side) and prey:
                volley = Volley(side, self.area, "torpedo", (boat,), tuple(prey))
                self.aim(war, volley, side)
                target = volley.aims[boat]
                used = Change(n, ((AWAY, 1.0, -1),))
                return used, target, torpedo_shot(war, boat, target)
        return None

    # -- the end of a round -----------------------------------------------------------------------------

    def end(self, phase: Phase, codes: Codes) -> tuple[Phase, Codes] | Ending:
        """Declarations and pursuit: the next round, or the end."""
        war, frame = self.at(phase, codes)
        if phase.runner >= 0:
            return self._pursue(war, phase, codes, phase.runner, phase.hunters)
        if battle.over(war, frame):
            return self.won(codes)
        says = self._says(war, frame)
        frame.answers = tuple(int(says[SEAT_SIDE[seat]]) for seat in retreat.askers(war, frame))
        gone = retreat.retreating(war, frame)
        if not gone:
            if not battle.able(war, frame):
                return Ending("parted", codes)
            last = self.last(phase.runner, stopped=phase.stopped)
            return phase._replace(round=min(phase.round + 1, last)), codes
        if len(gone) == 2:
            return Ending("both_retreat", self._escaped(codes, gone))
        codes = self._escaped(codes, gone, LBA)
        war, frame = self.at(phase, codes)
        return self._pursue(war, phase, codes, gone[0], ())

    def _says(self, war: War, frame: Battle) -> list[bool]:
        return [policy.retreats(war, frame, side, self.policies[side]) for side in (0, 1)]

    def _pursue(
        self, war: War, phase: Phase, codes: Codes, runner: int, hunters: tuple[int, ...]
    ) -> tuple[Phase, Codes] | Ending:
        """The retreating side keeps together; who is fast enough follows, if that side's policy is to."""
        left = tuple(unit for unit in self._running(phase, codes, runner) if war.kind(unit) != LBA)
        groups = Groups(
            self.area, runner, groups=(left,), hunters=hunters, going=bool(hunters),
            round=phase.round, last=0 if runner == self.frame.stops else self.frame.limit,
        )  # fmt: skip
        if not left and phase.back:
            return self._resume(phase, codes)
        if not left:
            return self.won(codes) if hunters else Ending(RETREATS[runner,], codes)
        chase: tuple[int, ...] = ()
        if self.policies[1 - runner].pursue and not (phase.stopped and runner == AXIS):
            ships = pursuit.hunters(war, groups)
            chase = tuple(ship for ship in ships if pursuit.quarry(war, groups, ship))
        last = self.last(runner, stopped=phase.stopped)
        after = phase._replace(round=min(phase.round + 1, last), runner=runner, hunters=chase)
        if chase and battle.able(*self.at(after, codes)):
            return after, codes
        return self.slip(phase._replace(runner=runner), codes)

    def slip(self, phase: Phase, codes: Codes) -> tuple[Phase, Codes] | Ending:
        """Nobody follows those who retreat any more."""
        runner = phase.runner
        running = self._running(phase, codes, runner)
        others = [unit for unit in self._there(codes, runner) if unit not in running]
        if phase.back and (others or self.boats):
            return self._resume(phase, self._gone_home(codes, running))
        return Ending(RETREATS[runner,], self._escaped(codes, [runner]))

    def won(self, codes: Codes) -> Ending:
        """The end of a battle that was fought out."""
        allied, axis = (any(unit in self.units for unit in self._there(codes, side)) for side in (0, 1))
        return Ending(WINNERS[allied, axis], codes)

    def _escaped(self, codes: Codes, sides: list[int], *kinds: int) -> Codes:
        """Units that retreat go home, which is their loss where they have none."""
        found, pieces = list(codes), self.tables.board.pieces
        for unit in self.units:
            n = self.index[unit]
            if codes[n] < 0 or self.sides[n] not in sides or (kinds and pieces[unit].kind not in kinds):
                continue
            if not self.range.has_port(unit, self.area, "escaped"):
                found[n] = LOST
            elif pieces[unit].kind == LBA:
                found[n] = AWAY
        return tuple(found)

    # -- Italians ---------------------------------------------------------------------------------------

    def may_waver(self, phase: Phase) -> bool:
        """Whether Italians may have had enough before a round of a phase."""
        frame = msgspec.structs.replace(self.frame, runner=phase.runner)
        return self.wavers and italians.may_waver(War(self.tables, self.state), frame)

    def wavering(self, phase: Phase, codes: Codes) -> float:
        """The chance that Italians have had enough before a round."""
        if not self.may_waver(phase):
            return 0.0
        if phase == self.first() and codes == self.start and self.thrown:
            return float(self.going)
        war, frame = self.at(phase, codes)
        enemies = bool(forces.fighting(war, frame, ALLIED))
        italian = [unit for unit in forces.fighting(war, frame, AXIS) if unit in self._italians()]
        key = phase.round, phase.runner, tuple(italian), enemies  # nobody else matters
        if key not in self._wavering:

            def throw(dice: Dice) -> str:  # nothing but the number of throws is changed
                return str(italians.waver(War(self.tables, copy.copy(war.state), dice), frame))

            self._wavering[key] = _sums(outcomes(throw)).get("True", 0.0)
        return self._wavering[key]

    def withdraw(self, phase: Phase, codes: Codes) -> tuple[Phase, Codes] | Ending:
        """What follows when the Italians withdraw before a round.

        Pursuers stop. Before the first round nobody can pursue them; later they may be pursued while the
        others wait. These go with them if their policy has those who are left retreat.
        """
        war, frame = self.at(phase, codes)
        if phase.runner >= 0:
            war.state.marks = war.state.marks.copy()
            italians.withdraw(war, frame, germans=False)
            after = phase._replace(hunters=frame.forces[AXIS])
            if battle.over(war, frame):
                return Ending(RETREATS[phase.runner,], self._escaped(codes, [phase.runner]))
            return after, codes
        rest = italians.others(war, frame)
        leaving = [unit for unit in forces.fighting(war, frame, AXIS) if unit not in rest]
        fought = phase._replace(round=phase.round - 1)
        gone = self._gone_home(codes, leaving)
        together = not rest or policy.retreats(*self.at(fought, gone), AXIS, self.policies[AXIS])
        if phase.round == 1:
            return Ending(RETREATS[AXIS,], self._escaped(codes, [AXIS])) if together else (phase, gone)
        planes = [unit for unit in leaving if war.kind(unit) == LBA]
        if together and (rest or self.boats or len(planes) == len(leaving)):
            codes = self._escaped(codes, [AXIS], LBA)
            return self._pursue(self.at(phase, codes)[0], fought, codes, AXIS, ())
        # that nobody is left to wait makes no difference on the way, unless submarines lose their attack
        fought = fought._replace(back=min(phase.round, self.steady))
        codes = self._gone_home(codes, planes)
        return self._pursue(self.at(phase, codes)[0], fought, codes, AXIS, ())

    def _gone_home(self, codes: Codes, units: Iterable[int]) -> Codes:
        """Units that retreat from a battle that goes on."""
        found = list(codes)
        for unit in units:
            found[self.index[unit]] = AWAY if self.range.has_port(unit, self.area, "escaped") else LOST
        return tuple(found)

    def _resume(self, phase: Phase, codes: Codes) -> tuple[Phase, Codes] | Ending:
        """The Italians are gone: the others fight on."""
        main = Phase(phase.back, stopped=True)
        return self.won(codes) if battle.over(*self.at(main, codes)) else (main, codes)


def torpedo_shot(war: War, boat: int, target: int) -> Shot:
    """The attack of a raiding submarine."""
    return Shot(
        war.gunnery(boat), fire.to_hit_bonus(war, boat, target, "surface"),
        in_port=False, disables=True, less_damage=0,
    )  # fmt: skip


def _sums(pairs: Iterable[tuple[Fraction, str]]) -> dict[str, float]:
    found: dict[str, float] = {}
    for chance, what in pairs:
        found[what] = found.get(what, 0.0) + float(chance)
    return dict(sorted(found.items()))
