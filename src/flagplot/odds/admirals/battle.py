"""Rounds and whole battles: every situation that can come about, each worked out once.

A situation is a tuple of codes, one for every unit of the battle: its damage while it is there, ``LOST`` or
``AWAY``. In an exchange of fire what happens to one unit is independent of what happens to another, because
markers take effect together; so an exchange is a product. Damage never goes down, so situations can be worked
through in the order of wear, and a round in which nothing happens is summed up as a geometric series.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from math import prod
from typing import NamedTuple

import msgspec

from flagplot.games.admirals_war.board import LBA, SEAT_SIDE, SUB
from flagplot.games.admirals_war.combat import action_type, battle, fire, forces, pursuit, retreat, torpedoes
from flagplot.games.admirals_war.combat.frames import Battle, Groups, Volley
from flagplot.games.admirals_war.combat.volley import Shot
from flagplot.games.admirals_war.hidden import unseen
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import ATTACKED, RAIDING, SeaState
from flagplot.games.admirals_war.tables import Tables
from flagplot.kernel.dice import Dice, outcomes
from flagplot.kernel.errors import BadInputError
from flagplot.odds.admirals import policy
from flagplot.odds.admirals.policy import Policy
from flagplot.odds.admirals.shots import AFLOAT, DISABLED, Fate, Range, shots_of

LOST, AWAY = -1, -2  # codes of units that are gone: sunk, or home (disabled, flown off, has attacked)
Codes = tuple[int, ...]
Spread = dict[Codes, float]

SITUATIONS = 40_000  # most situations of a battle
STEPS = 4_000_000  # most ways from one situation to another


class Node(NamedTuple):
    """The beginning of a round."""

    round: int  # as far as it matters
    runner: int  # the side that is pursued, or -1
    hunters: tuple[int, ...]  # its pursuers
    codes: Codes


class Change(NamedTuple):
    """What an exchange may do to one unit: new code, probability, and its damage if it went home."""

    index: int
    results: tuple[tuple[int, float, int], ...]


class Ending(NamedTuple):
    """A way to end: who is still there, or who retreated."""

    how: str  # allied, axis, nobody, parted, allied_retreat, axis_retreat, both_retreat
    codes: Codes


WINNERS = {(True, False): "allied", (False, True): "axis", (False, False): "nobody"}
RETREATS = {(0,): "allied_retreat", (1,): "axis_retreat", (0, 1): "both_retreat"}


class Fight:
    """One battle in one area under two policies."""

    def __init__(
        self, tables: Tables, state: SeaState, frame: Battle, policies: tuple[Policy, Policy]
    ) -> None:
        self.tables, self.frame, self.policies = tables, frame, policies
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
        self.cap = max(*map(policy.last_round, policies), frame.limit, 2 if frame.forced or frame.silent else 1)
        self.steps = 0
        self.home_damage: dict[tuple[int, int], float] = {}
        self._exchanges: dict[tuple[Codes, str, Node], list[Change]] = {}
        self._actions: dict[tuple[tuple[str, str], int, int], dict[str, float]] = {}
        self._ends: dict[tuple[Node, Codes], Node | Ending] = {}

    def _involved(self, war: War) -> tuple[tuple[int, ...], tuple[int, ...]]:
        units = tuple(unit for side in (0, 1) for unit in forces.fighting(war, self.frame, side))
        boats = tuple(
            boat
            for side in forces.fire_order(war, self.area)
            for boat in torpedoes.boats(war, self.area, side)
            if not unseen(war, boat)  # the odds must not tell where one is
        )
        refuse(war, units, boats)
        return units, boats

    # -- situations -------------------------------------------------------------------------------------

    def at(self, node: Node, codes: Codes) -> tuple[War, Battle]:
        """The map in a situation, and the battle on it."""
        state = self.state.clone()
        war = War(self.tables, state)
        board = war.board
        for unit, code in zip(self.index, codes, strict=True):
            if code >= 0:
                state.damage[unit] = code
            elif code == LOST:
                war.lose(unit)
            else:
                war.put(unit, board.reserve)
        frame = msgspec.structs.replace(self.frame, round=node.round, runner=node.runner)
        if node.runner >= 0:
            group = tuple(unit for unit in self._there(codes, node.runner) if unit in self.units)
            frame.forces = (group, node.hunters) if node.runner == 0 else (node.hunters, group)
            state.retreated[self.area] |= 1 << node.runner
        state.frames = [frame]
        return war, frame

    def _there(self, codes: Codes, side: int) -> list[int]:
        return [unit for unit, n in self.index.items() if codes[n] >= 0 and self.sides[n] == side]

    def first(self) -> Node:
        """The situation as it is."""
        hunters = () if self.frame.runner < 0 else self.frame.forces[1 - self.frame.runner]
        return Node(min(self.frame.round, self.cap), self.frame.runner, hunters, self.start)

    # -- the kind of action -----------------------------------------------------------------------------

    def actions(self, war: War, frame: Battle) -> dict[str, float]:
        """The kinds of action that may come about; empty when nobody can attack."""
        if not battle.able(war, frame):
            return {}
        if frame.forced and frame.round == 1:
            return {frame.forced: 1.0}
        wants = [policy.choose(war, frame, side, self.policies[side]) for side in (0, 1)]
        frame.choices = (wants[0], wants[1])
        key = (frame.choices, action_type.modifier(war, frame, 0), action_type.modifier(war, frame, 1))
        if key not in self._actions:

            def settle(dice: Dice) -> str:
                copy = frame.clone()
                action_type.settle(War(self.tables, war.state.clone(), dice), copy)
                return copy.action

            self._actions[key] = _sums(outcomes(settle))
        return self._actions[key]

    # -- fire -------------------------------------------------------------------------------------------

    def exchange(self, node: Node, codes: Codes, part: str) -> list[Change]:
        """The fire of both sides in one part of a round."""
        key = (codes, part, node._replace(codes=()))
        found = self._exchanges.get(key)
        if found is None:
            self._count(len(self._exchanges))
            war, frame = self.at(node, codes)
            frame.part = part
            shots: dict[int, list[Shot]] = {}
            for side in forces.fire_order(war, self.area):
                volley = battle.volley(war, frame, side)
                if volley is not None:
                    self._aim(war, volley, side)
                    shots.update(shots_of(war, volley))
                    frame.fired = tuple(unit for unit, target in volley.aims.items() if target >= 0)
            found = [self.change(target, codes, attacks) for target, attacks in sorted(shots.items())]
            self._exchanges[key] = found
        return found

    def _aim(self, war: War, volley: Volley, side: int) -> None:
        if volley.guard >= 0:
            raise BadInputError("odds: air attacks met by the fighters of Aquila are not worked out")
        damage = war.state.damage
        policy.aim(war, volley, self.policies[side], lambda unit: self.range.limit(unit, damage[unit]))

    def change(self, target: int, codes: Codes, attacks: list[Shot]) -> Change:
        """What attacks that take effect together may do to a unit; a disabled one goes home."""
        n = self.index[target]
        sums: dict[tuple[int, int], float] = {}
        for fate, chance in self.range.fates(target, codes[n], attacks).items():
            key = self._code(target, fate)
            sums[key] = sums.get(key, 0.0) + chance
        return Change(n, tuple((code, chance, damage) for (code, damage), chance in sums.items()))

    def _code(self, unit: int, fate: Fate) -> tuple[int, int]:
        if fate.how == AFLOAT:
            return fate.damage, 0
        if fate.how == DISABLED and self.range.has_port(unit, self.area, "disabled"):
            return AWAY, fate.damage
        return LOST, 0

    def _count(self, situations: int) -> None:
        if situations > SITUATIONS or self.steps > STEPS:
            raise BadInputError(
                f"odds: a battle of at most {SITUATIONS} situations expected, found a larger one; ask for "
                "one round, or for fewer units"
            )

    def apply(self, spread: Spread, codes: Codes, mass: float, changes: list[Change]) -> None:
        """Add everything an exchange can lead to from one situation."""
        size = prod(len(change.results) for change in changes)
        self.steps += size
        self._count(0)
        self._note_home(changes, mass)
        now: list[tuple[list[int], float]] = [(list(codes), mass)]
        for n, results in changes:
            after = []
            for before, chance in now:
                for code, part, _ in results:
                    changed = before.copy()
                    changed[n] = code
                    after.append((changed, chance * part))
            now = after
        for found, chance in now:
            key = tuple(found)
            spread[key] = spread.get(key, 0.0) + chance

    def _note_home(self, changes: Iterable[Change], mass: float) -> None:
        for n, results in changes:
            for code, chance, damage in results:
                if code == AWAY:
                    key = (n, damage)
                    self.home_damage[key] = self.home_damage.get(key, 0.0) + mass * chance

    # -- a round ----------------------------------------------------------------------------------------

    def round(self, node: Node, action: str, mass: float = 1.0) -> Spread:
        """Where the fire of one round and the submarines after it lead."""
        spread = {self._without_planes(node, action): mass}
        for part in battle.PARTS.get(action, ()):
            after: Spread = {}
            for codes, chance in spread.items():
                if self._over(node, codes):
                    after[codes] = after.get(codes, 0.0) + chance
                else:
                    self.apply(after, codes, chance, self.exchange(node, codes, part))
            spread = after
        return self._torpedoed(node, spread) if self.boats else spread

    def _without_planes(self, node: Node, action: str) -> Codes:
        """A surface action alone sends all LBA home, unless a side has retreated."""
        war = War(self.tables, self.state)
        if action != action_type.SURFACE or node.runner >= 0 or self.state.retreated[self.area]:
            return node.codes
        codes = list(node.codes)
        for unit, n in self.index.items():
            if codes[n] >= 0 and war.kind(unit) == LBA:
                codes[n] = AWAY if self.range.has_port(unit, self.area, "surface") else LOST
        return tuple(codes)

    def _over(self, node: Node, codes: Codes) -> bool:
        group = [any(unit in self.units for unit in self._there(codes, side)) for side in (0, 1)]
        if node.runner >= 0:
            group[1 - node.runner] = any(codes[self.index[unit]] >= 0 for unit in node.hunters)
        return not all(group)

    def _torpedoed(self, node: Node, spread: Spread) -> Spread:
        """Every boat attacks as soon as it can, one after the other, with immediate effect."""
        for boat in self.boats:
            after: Spread = {}
            for codes, chance in spread.items():
                change = self._torpedo(node, codes, boat)
                if change is None:
                    after[codes] = after.get(codes, 0.0) + chance
                    continue
                used = list(codes)
                used[self.index[boat]] = AWAY
                self.apply(after, tuple(used), chance, [change])
            spread = after
        return spread

    def _torpedo(self, node: Node, codes: Codes, boat: int) -> Change | None:
        n = self.index[boat]
        if codes[n] < 0:
            return None
        war, frame = self.at(node, codes)
        side = self.sides[n]
        prey = [unit for unit in torpedoes.prey(war, self.area, 1 - side) if unit in self.index]
        if boat not in torpedoes.boats(war, self.area, side) or not prey:
            return None
        volley = Volley(side, self.area, "torpedo", (boat,), tuple(prey))
        self._aim(war, volley, side)
        return self.change(volley.aims[boat], codes, [torpedo_shot(war, boat, volley.aims[boat])])

    # -- the end of a round -----------------------------------------------------------------------------

    def end(self, node: Node, codes: Codes) -> Node | Ending:
        """Declarations and pursuit: the next round, or the end."""
        key = (node._replace(codes=()), codes)
        found = self._ends.get(key)
        if found is None:
            self._count(len(self._ends))
            found = self._ends[key] = self._end(node, codes)
        return found

    def _end(self, node: Node, codes: Codes) -> Node | Ending:
        war, frame = self.at(node, codes)
        if node.runner >= 0:
            return self._pursue(war, node, codes, node.runner, node.hunters)
        if battle.over(war, frame):
            left = tuple(bool(forces.fighting(war, frame, side)) for side in (0, 1))
            return Ending(WINNERS[left[0], left[1]], codes)
        says = [policy.retreats(war, frame, side, self.policies[side]) for side in (0, 1)]
        frame.answers = tuple(int(says[SEAT_SIDE[seat]]) for seat in retreat.askers(war, frame))
        gone = retreat.retreating(war, frame)
        if not gone:
            if not battle.able(war, frame):
                return Ending("parted", codes)
            return Node(min(node.round + 1, self.cap), -1, (), codes)
        if len(gone) == 2:
            return Ending("both_retreat", self._escaped(codes, gone))
        codes = self._escaped(codes, gone, LBA)
        war, frame = self.at(node, codes)
        return self._pursue(war, node, codes, gone[0], ())

    def _pursue(
        self, war: War, node: Node, codes: Codes, runner: int, hunters: tuple[int, ...]
    ) -> Node | Ending:
        """The retreating side keeps together; who is fast enough follows, if that side's policy is to."""
        left = tuple(
            unit for unit in self._there(codes, runner) if unit in self.units and war.kind(unit) != LBA
        )
        groups = Groups(
            self.area, runner, groups=(left,) if left else (), hunters=hunters, going=bool(hunters),
            round=node.round, last=0 if runner == self.frame.stops else self.frame.limit,
        )  # fmt: skip
        chase: tuple[int, ...] = ()
        if left and self.policies[1 - runner].pursue:
            ships = pursuit.hunters(war, groups)
            chase = tuple(ship for ship in ships if pursuit.quarry(war, groups, ship))
        after = Node(min(node.round + 1, self.cap), runner, chase, codes)
        if chase and battle.able(*self.at(after, codes)):
            return after
        return Ending(RETREATS[runner,], self._escaped(codes, [runner]))

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

    # -- a battle ---------------------------------------------------------------------------------------

    def ways(self, node: Node) -> dict[Node | Ending, float]:
        """Where one round leads, to its end."""
        war, frame = self.at(node, node.codes)
        actions = self.actions(war, frame)
        if not actions:
            return {Ending("parted", node.codes): 1.0}
        found: dict[Node | Ending, float] = {}
        for action, chance in actions.items():
            for codes, mass in self.round(node, action, chance).items():
                after = self.end(node, codes)
                found[after] = found.get(after, 0.0) + mass
        return found

    def run(self) -> tuple[dict[Ending, float], float]:
        """All endings with their probabilities, and the expected number of rounds."""
        first = self.first()
        mass: dict[Node, float] = {first: 1.0}
        queue = [(self._order(first), first)]
        endings: dict[Ending, float] = {}
        total_home: dict[tuple[int, int], float] = {}
        rounds = 0.0
        while queue:
            node = heappop(queue)[1]
            self.home_damage = {}
            ways = self.ways(node)
            again = ways.pop(node, 0.0)
            if not ways or again >= 1.0:
                ways, again = {Ending("parted", node.codes): 1.0}, 0.0
            weight = mass.pop(node) / (1.0 - again)
            rounds += weight
            for key, chance in self.home_damage.items():
                total_home[key] = total_home.get(key, 0.0) + weight * chance
            for after, chance in ways.items():
                if isinstance(after, Ending):
                    endings[after] = endings.get(after, 0.0) + weight * chance
                    continue
                if after not in mass:
                    mass[after] = 0.0
                    heappush(queue, (self._order(after), after))
                mass[after] += weight * chance
        self.home_damage = total_home
        return endings, rounds

    def _order(self, node: Node) -> tuple[int, ...]:
        """Pursuits after the battle, rounds as far as they matter, then wear: nothing leads back."""
        wear = sum(code if code >= 0 else 99 for code in node.codes)
        return node.round, int(node.runner >= 0), wear, -len(node.hunters)


def torpedo_shot(war: War, boat: int, target: int) -> Shot:
    """The attack of a raiding submarine."""
    return Shot(
        war.gunnery(boat), fire.to_hit_bonus(war, boat, target, "surface"),
        in_port=False, disables=True, less_damage=0,
    )  # fmt: skip


def refuse(war: War, units: tuple[int, ...], boats: tuple[int, ...]) -> None:
    """Say which optional rules are not worked out."""
    if war.on("task_forces"):
        raise BadInputError("odds: battles with task forces are not worked out; ask for one volley")
    if war.on("italian_ineffectiveness") and any(
        war.board.pieces[unit].nation == "italian" for unit in units
    ):
        raise BadInputError("odds: battles with Italians that may withdraw are not worked out")
    if boats and war.on("submarine_targeting"):
        raise BadInputError("odds: submarines that roll for targets are not worked out")


def _sums(pairs: Iterable[tuple[object, str]]) -> dict[str, float]:
    found: dict[str, float] = {}
    for chance, what in pairs:
        found[what] = found.get(what, 0.0) + float(chance)  # type: ignore[arg-type]
    return dict(sorted(found.items()))


__all__ = ["ATTACKED", "AWAY", "LOST", "RAIDING", "SUB", "Ending", "Fight", "Node"]
