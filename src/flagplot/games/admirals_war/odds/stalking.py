"""Submarines that roll for their targets: what all of them may do after a round.

A unit disabled in the round is still there when the submarines come, and any boat can catch it. A boat that
finds nothing may try again after the next round; one that attacks is gone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.admirals_war.combat import torpedoes
from flagplot.games.admirals_war.combat.frames import Battle, Torpedoes, Volley
from flagplot.games.admirals_war.odds import policy
from flagplot.games.admirals_war.odds.attacks import HOME, LOSS, NOTHING, Targets
from flagplot.games.admirals_war.odds.fights import AWAY, LOST, STRICKEN, Codes, Fight, Phase, torpedo_shot
from flagplot.games.admirals_war.odds.packs import Pack, Prey, hunt, settle
from flagplot.games.admirals_war.odds.searching import formed
from flagplot.games.admirals_war.odds.shots import AFLOAT, SUNK, Fate
from flagplot.games.admirals_war.odds.states import Side
from flagplot.games.admirals_war.odds.wear import Wear
from flagplot.games.admirals_war.play import War
from flagplot.kernel.action import Action
from flagplot.kernel.dice import Dice, outcomes

Homes = tuple[tuple[int, int], ...]  # place and damage of units that have gone home


class Hunted(NamedTuple):
    """What is left after all submarines have had their try, and who has gone home on the way."""

    codes: Codes
    home: Homes


class Hunt:
    """All that submarines may do in one battle."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.reach = self._reaches() if fight.stalks else {}

    def _reaches(self) -> dict[int, float]:
        """The speeds a boat may catch, with their chances: the rules' own die."""
        fight = self.fight
        war, _ = fight.at(fight.first(), fight.start)
        enemies = {boat: torpedoes.prey(war, fight.area, 1 - war.side(boat)) for boat in fight.boats}
        boat = max(enemies, key=lambda one: len(enemies[one]))  # all roll alike, if they have a target
        hit = tuple(enemies[boat])  # as if disabled, so that it always finds one

        def stalk(dice: Dice) -> int:
            frame = Torpedoes(fight.area, (war.side(boat),), hit=hit)
            mine = War(fight.tables, war.state.clone(), dice)
            torpedoes.TorpedoStep().do(mine, frame, "", Action("stalk", (war.board.unit_ids[boat],)))
            return frame.reach

        found: dict[int, float] = {}
        for chance, reach in outcomes(stalk):
            found[reach] = found.get(reach, 0.0) + float(chance)
        return found

    def at(self, phase: Phase, codes: Codes) -> tuple[War, Battle]:
        """The map in a situation, and the battle on it; with task forces each side is one."""
        war, frame = self.fight.at(phase, codes)
        if self.fight.searches and phase.runner < 0:
            frame.fleets = formed(self.fight)
        return war, frame

    def after(self, phase: Phase, codes: Codes) -> dict[Hunted, float]:
        """What may be left after all submarines; those that were disabled in the round are gone then."""
        ways = {Hunted(codes, ()): 1.0}
        for boat in self.fight.boats:
            found: dict[Hunted, float] = {}
            for way, chance in ways.items():
                for after, share in self._try(phase, way, boat):
                    found[after] = found.get(after, 0.0) + chance * share
            ways = found
        found = {}
        for way, chance in ways.items():
            gone = self._all_home(way)
            found[gone] = found.get(gone, 0.0) + chance
        return found

    def _try(self, phase: Phase, way: Hunted, boat: int) -> list[tuple[Hunted, float]]:
        """One boat looks for a target and attacks it."""
        fight = self.fight
        n = fight.index[boat]
        if way.codes[n] < 0:
            return [(way, 1.0)]
        war, frame = self.at(phase, way.codes)
        side = fight.sides[n]
        if boat not in torpedoes.boats(war, fight.area, side):
            return [(way, 1.0)]
        found: list[tuple[Hunted, float]] = []
        for target, chance in self.targets(war, Torpedoes(fight.area, (side,), hit=frame.hit), boat).items():
            if target < 0:
                found.append((way, chance))
            else:
                found += [(after, chance * share) for after, share in self._attack(war, way, boat, target)]
        return found

    def targets(self, war: War, frame: Torpedoes, boat: int) -> dict[int, float]:
        """What a boat attacks, with the chances of its roll; -1 for nothing."""
        found: dict[int, float] = {}
        for reach, chance in self.reach.items():
            frame.reach = reach
            near = [unit for unit in torpedoes.in_reach(war, frame) if unit in self.fight.index]
            target = self.choice(war, frame, boat, near) if near else -1
            found[target] = found.get(target, 0.0) + chance
        return found

    def choice(self, war: War, frame: Torpedoes, boat: int, near: list[int]) -> int:
        """What a boat takes of all it can reach: as its side aims, but first of those just disabled."""
        near = [unit for unit in near if unit in frame.hit] or near
        side = war.side(boat)
        volley = Volley(side, frame.area, "torpedo", (boat,), tuple(near))
        self.fight.aim(war, volley, side)
        return volley.aims[boat]

    def _attack(self, war: War, way: Hunted, boat: int, target: int) -> list[tuple[Hunted, float]]:
        fight, n = self.fight, self.fight.index[target]
        code = way.codes[n]
        waits = code <= STRICKEN
        hit = (target,) if waits else ()
        frame = Torpedoes(fight.area, (war.side(boat),), hit=hit)
        shot = torpedo_shot(war, boat, target)._replace(bonus=torpedoes.bonus(war, frame, boat, target))
        fates = fight.range.fates(target, STRICKEN - code if waits else code, [shot])
        return [
            (self._struck(way, boat, target, fate, waits=waits), chance) for fate, chance in fates.items()
        ]

    def _struck(self, way: Hunted, boat: int, target: int, fate: Fate, *, waits: bool) -> Hunted:
        """The boat is gone; its target takes the effect at once, and if only now disabled goes home."""
        codes, n = list(way.codes), self.fight.index[target]
        codes[self.fight.index[boat]] = AWAY
        if fate.how == SUNK:
            codes[n] = LOST
        elif waits:
            codes[n] = STRICKEN - fate.damage
        elif fate.how == AFLOAT:
            codes[n] = fate.damage
        else:
            codes[n] = STRICKEN - fate.damage
            return self._home(Hunted(tuple(codes), way.home), n)
        return Hunted(tuple(codes), way.home)

    def _all_home(self, way: Hunted) -> Hunted:
        for n, code in enumerate(way.codes):
            if code <= STRICKEN:
                way = self._home(way, n)
        return way

    def _home(self, way: Hunted, n: int) -> Hunted:
        """A disabled unit goes home, or is lost where it has none."""
        codes, home = list(way.codes), way.home
        codes[n] = at_home(self.fight, n)
        if codes[n] == AWAY:
            home = (*home, (n, STRICKEN - way.codes[n]))
        return Hunted(tuple(codes), home)


def at_home(fight: Fight, n: int) -> int:
    """The code of a disabled unit that has left."""
    return AWAY if fight.range.has_port(list(fight.index)[n], fight.area, "disabled") else LOST


# -- for all situations of a side ---------------------------------------------------------------------------


class Packs:
    """What submarines do to the units of one side, as tables for the compiled pass."""

    def __init__(self, hunt: Hunt, wear: Wear) -> None:
        self.hunt, self.wear, self.fight = hunt, wear, hunt.fight
        self.codes = max(map(len, wear.values))
        self.speeds, self.order = self._speeds(), self._order()
        self._known: dict[int, tuple[Floats, Floats, Floats]] = {}

    def pack(self, phase: Phase) -> Pack:
        """Boats and units in a phase."""
        fight, wear = self.fight, self.wear
        war, frame = self.hunt.at(phase, fight.start)
        active = torpedoes.boats(war, fight.area, 1 - wear.side)
        boats = [boat for boat in fight.boats if boat in active]
        prey = torpedoes.prey(war, fight.area, wear.side)
        together = [unit for group in groups_of(frame) for unit in group]
        for boat in boats:
            if boat not in self._known:
                self._known[boat] = self._attack(war, boat)
        tables = [self._known[boat] for boat in boats]
        return Pack(
            _ints(wear.place_of[boat] for boat in boats), _ints(wear.boats), _ints(wear.far),
            _ints(wear.stays), _ints(wear.number(u, self._home(u)) for u in range(len(wear.units))),
            _ints(unit in prey for unit in wear.units), _ints(unit in together for unit in wear.units),
            self.speeds, self._ranks(boats), _ints(self.hunt.reach), np.array([*self.hunt.reach.values()]),
            *(_stacked([table[n] for table in tables], dimensions) for n, dimensions in enumerate((4, 4, 3))),
        )  # fmt: skip

    def prey(self, phase: Phase, side: Side, codes: Ints) -> Prey:
        """What becomes of every situation of the side."""
        if not self.fight.stalked[self.wear.side]:
            rows, none = np.zeros(len(codes) + 1, np.int64), np.zeros(0, np.int64)
            return Prey(rows, none, np.zeros(0), np.ones(len(codes)), np.zeros(len(codes)), none)
        calm = _ints(self.wear.calm(kinds) for kinds in self.wear.kinds)
        first, into, chance, idle = hunt(codes, side.stride, side.keys, side.found, self.pack(phase))
        return Prey(first, into, chance, idle, np.zeros(len(codes)), calm)

    def settle(self, phase: Phase, side: Side, codes: Ints, prey: Prey, home: Floats, lost: Floats) -> None:
        """Sum up who has gone home with what damage for the submarines of a phase, and who is lost."""
        if self.fight.stalked[self.wear.side]:
            settle(prey.seen, codes, side.stride, side.keys, side.found, self.pack(phase), home, lost)

    def _home(self, u: int) -> int:
        """The code of a unit that was disabled and has left."""
        return at_home(self.fight, self.wear.places[u])

    def _damaged(self, u: int) -> Iterable[tuple[int, int]]:
        """The numbers and damage of all codes of a unit that is there."""
        for number, code in enumerate(self.wear.values[u]):
            if code >= 0 or code <= STRICKEN:
                yield number, code if code >= 0 else STRICKEN - code

    def _speeds(self) -> Ints:
        found = np.zeros((len(self.wear.units), self.codes), np.int64)
        for u, unit in enumerate(self.wear.units):
            for number, damage in self._damaged(u):
                found[u, number] = self.fight.traits(unit, damage, speeds=True)[-1]
        return found

    def _order(self) -> dict[tuple[int, int], tuple[int, ...]]:
        """The order of targets by what is left of them, which is all a policy looks at."""
        fight, wear = self.fight, self.wear
        rule = fight.policies[1 - wear.side]
        order: dict[tuple[int, int], tuple[int, ...]] = {}
        for u, unit in enumerate(wear.units):
            for number, damage in self._damaged(u):
                codes = list(fight.start)
                codes[wear.places[u]] = damage
                war, _ = fight.at(fight.first(), tuple(codes))
                order[u, number] = policy.rank(war, unit, rule, fight.points)
        return order

    def _ranks(self, boats: list[int]) -> Ints:
        """The order of targets by boats: those it is told to attack first."""
        fight, wear, board = self.fight, self.wear, self.fight.tables.board
        rule = fight.policies[1 - wear.side]
        found = np.zeros((len(boats), len(wear.units), self.codes), np.int64)
        for j, boat in enumerate(boats):
            wanted = dict(rule.aims).get(board.unit_ids[boat], ""), rule.aim

            def key(one: tuple[int, int], wanted: tuple[str, str] = wanted) -> tuple[int, ...]:
                id = board.unit_ids[wear.units[one[0]]]
                return id != wanted[0], id != wanted[1], *self.order[one]

            for place, (u, number) in enumerate(sorted(self.order, key=key)):
                found[j, u, number] = place
        return found

    def _attack(self, war: War, boat: int) -> tuple[Floats, Floats, Floats]:
        """What the attack of a boat does to units by code: codes after, who goes home, who is lost."""
        units, codes = len(self.wear.units), self.codes
        after = np.zeros((units, codes, codes))
        homes, losses = np.zeros((units, codes, codes)), np.zeros((units, codes))
        for u, unit in enumerate(self.wear.units):
            if u in self.wear.boats or self.wear.flies(u):
                continue
            for number, damage in self._damaged(u):
                waits = number >= self.wear.stays[u]
                frame = Torpedoes(self.fight.area, (war.side(boat),), hit=(unit,) if waits else ())
                bonus = torpedoes.bonus(war, frame, boat, unit)
                shot = torpedo_shot(war, boat, unit)._replace(bonus=bonus)
                ported = self._home(u) == AWAY
                if waits and ported:
                    homes[u, number, damage - self.fight.start[self.wear.places[u]]] -= 1.0
                for fate, chance in self.fight.range.fates(unit, damage, [shot]).items():
                    code = self._becomes(u, fate, waits=waits)
                    after[u, number, self.wear.number(u, code)] += chance
                    if ported and (code == AWAY or code <= STRICKEN):
                        homes[u, number, fate.damage - self.fight.start[self.wear.places[u]]] += chance
                    elif code == LOST and self.wear.merged and (ported or not waits):
                        losses[u, number] += chance
        return after, homes, losses

    def _becomes(self, u: int, fate: Fate, *, waits: bool) -> int:
        if fate.how == SUNK:
            return LOST
        if waits:
            return STRICKEN - fate.damage
        return fate.damage if fate.how == AFLOAT else self._home(u)


def waiting(fight: Fight, wear: Wear, found: Targets) -> Targets:
    """What becomes of units under fire: first where those disabled wait, then where no boat is left."""
    fate, note = found.fate.copy(), found.note.copy()
    for u, place in enumerate(wear.places):
        if not wear.waits[u]:
            continue
        code = at_home(fight, place)
        waits = found.fate[u] >= wear.stays[u]
        fate[u][waits] = wear.number(u, code)
        note[u][waits] = HOME if code == AWAY else LOSS if wear.merged else NOTHING
    return Targets(
        np.concatenate([found.die] * 2), np.concatenate([found.far] * 2),
        np.concatenate([found.fate, fate]), np.concatenate([note] * 2),
    )  # fmt: skip


def _ints(values: Iterable[int]) -> Ints:
    return np.array(list(values), np.int64)


def _stacked(tables: list[Floats], dimensions: int) -> Floats:
    return np.array(tables) if tables else np.zeros((0,) * dimensions)


def groups_of(frame: Battle) -> list[tuple[int, ...]]:
    """Who keeps together: pursuers, those they pursue, task forces."""
    return [*frame.forces, *(force.units for force in frame.fleets)]
