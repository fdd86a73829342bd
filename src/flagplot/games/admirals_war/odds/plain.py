"""A battle the long way: situation by situation, each asked of the rules by itself.

Slow and plain; for small battles in which what happens to one unit is not independent of the others.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import product
from math import inf, prod

from flagplot.games.admirals_war.board import LBA
from flagplot.games.admirals_war.combat import action_type
from flagplot.games.admirals_war.combat.volley import Shot
from flagplot.games.admirals_war.odds.fights import (
    AWAY,
    LOST,
    STRICKEN,
    Change,
    Codes,
    Ending,
    Exchanges,
    Fight,
    Phase,
)
from flagplot.games.admirals_war.odds.searching import Round, rounds
from flagplot.games.admirals_war.odds.stalking import Hunt, Hunted
from flagplot.kernel.patience import go_on

BEGUN, MIDDLE, FIRED, DONE = range(4)  # a round begins; guns are next; submarines are next; it ends
WORN = {AWAY: 2000, LOST: 2000}  # more than anything that is still there
Plan = list[tuple[float, Round, Exchanges]]  # what may happen in a round, with the attacks in the air
Boats = tuple[Change, int, Shot] | dict[Hunted, float] | None
SPECK = 1e-19  # a mass not worth another round in the same situation


class TooManySituationsError(Exception):
    """More situations than are gone through."""


class LongWay:
    """All endings of a battle, or of one round; at most ``most`` ways from one situation to another."""

    def __init__(self, fight: Fight, action: str = "", most: float = inf) -> None:
        self.fight, self.action, self.most = fight, action, most
        self.endings: dict[Ending, float] = {}
        self.home: dict[tuple[int, int], float] = {}
        self.rounds = 0.0
        self.hunt = Hunt(fight)
        self._mass: dict[Phase, dict[Codes, list[float]]] = {}
        self._heaps: dict[Phase, list[tuple[int, Codes]]] = {}
        self._begin(fight.first(), fight.start, 1.0)
        while self._mass:
            phase = min(self._mass, key=lambda one: one.order)
            while self._heaps[phase]:
                go_on()
                _, codes = heappop(self._heaps[phase])
                self._visit(phase, codes, self._mass[phase].pop(codes))
            del self._mass[phase], self._heaps[phase]

    def _add(self, phase: Phase, stage: int, codes: Codes, mass: float) -> None:
        found = self._mass.setdefault(phase, {})
        if codes not in found:
            found[codes] = [0.0, 0.0, 0.0, 0.0]
            wear = sum(WORN.get(code, code if code >= 0 else 1000 - code) for code in codes)
            heappush(self._heaps.setdefault(phase, []), (wear, codes))
        found[codes][stage] += mass

    def _begin(self, phase: Phase, codes: Codes, mass: float) -> None:
        """A round begins, unless Italians withdraw."""
        chance = 0.0 if self.action else self.fight.wavering(phase, codes)
        if chance:
            self._follow(self.fight.withdraw(phase, codes), codes, chance * mass)
        if chance < 1.0:
            self._add(phase, BEGUN, codes, (1.0 - chance) * mass)

    def _follow(self, after: tuple[Phase, Codes] | Ending, before: Codes, mass: float) -> None:
        """The next round or the end; ships that retreat from a battle that goes on keep their damage."""
        for place, (old, new) in enumerate(zip(before, after[1], strict=True)):
            unit = list(self.fight.index)[place]
            if old >= 0 and new == AWAY and self.fight.tables.board.pieces[unit].kind != LBA:
                self.home[place, old] = self.home.get((place, old), 0.0) + mass
        if isinstance(after, Ending):
            self._finish(after, mass)
        else:
            self._begin(*after, mass)

    def _air(self, phase: Phase, stage: int, codes: Codes, mass: float, ways: Exchanges) -> float:
        """The same for one of several exchanges."""
        return sum(self._fire(phase, stage, codes, mass * chance, changes) for chance, changes in ways)

    def _fire(self, phase: Phase, stage: int, codes: Codes, mass: float, changes: list[Change]) -> float:
        """Add all an exchange leads to; the mass that stays is returned."""
        stays = 0.0
        self.most -= prod(len(change.results) for change in changes)
        if self.most < 0:
            raise TooManySituationsError
        for results in product(*(change.results for change in changes)):
            share = mass * prod(chance for _, chance, _ in results)
            after = list(codes)
            for change, (code, _, damage) in zip(changes, results, strict=True):
                after[change.place] = code
                if code == AWAY and damage >= 0 and share:
                    key = (change.place, damage)
                    self.home[key] = self.home.get(key, 0.0) + share
            if tuple(after) == codes:
                stays += share
            elif share:
                self._add(phase, stage, tuple(after), share)
        return stays

    def _end(self, phase: Phase, codes: Codes) -> tuple[Phase, Codes] | Ending:
        if not self.action:
            return self.fight.end(phase, codes)
        over = self.fight.over(phase, codes)
        return self.fight.won(codes) if over else Ending("goes_on", codes)

    def _visit(self, phase: Phase, codes: Codes, mass: list[float]) -> None:
        begun, middle, fired, done = mass
        fight = self.fight
        live = tuple(AWAY if code == LOST else code for code in codes)
        boats = self._boats(phase, codes, live)
        waits = any(code <= STRICKEN for code in codes) or isinstance(boats, tuple)
        after = None if waits else self._end(phase, codes)
        loops = after == (phase, codes)
        actions = {self.action: 1.0} if self.action else fight.actions(*fight.at(phase, live))
        plan = [
            (chance, one, fight.exchanges(phase, live, one.fleets) if one.strikes else [])
            for chance, one in rounds(fight, phase, live, actions)
            if chance
        ]
        guns = fight.exchange(phase, live, "surface")
        bare = fight.without_planes(phase, codes, "surface")
        while begun or middle or fired or (loops and done):
            if loops:
                begun, done = begun + done, 0.0
            if loops and not boats and self._stuck(plan, guns, grounds=bare != codes):
                fired += self._fire(phase, FIRED, codes, middle, guns)
                return self._finish(Ending("parted", codes), begun + fired)
            self.rounds += begun
            for chance, one, air in plan if begun else []:
                stays = self._open(phase, codes, begun * chance, one, air, bare)
                middle, fired = (middle + stays, fired) if one.guns else (middle, fired + stays)
            fired += self._fire(phase, FIRED, codes, middle, guns)
            done += self._submarines(phase, codes, fired, boats)
            begun = middle = fired = 0.0
            if loops and done < SPECK:
                return None
        if after and done:
            self._follow(after, codes, done)
        return None

    def _open(
        self, phase: Phase, codes: Codes, mass: float, one: Round, air: Exchanges, bare: Codes
    ) -> float:
        """A round up to its guns; the mass to which nothing has happened yet is returned."""
        stage = MIDDLE if one.guns else FIRED
        if one.slips:
            self._follow(self.fight.slip(phase, codes), codes, mass)
            return 0.0
        if one.action == action_type.SURFACE and bare != codes:
            self._add(phase, stage, bare, mass)
            return 0.0
        return self._air(phase, stage, codes, mass, air) if one.strikes else mass

    def _boats(self, phase: Phase, codes: Codes, live: Codes) -> Boats:
        """The attack of the next submarine; or all those that roll for targets may do, if anything."""
        if not self.fight.stalks:
            return self.fight.torpedo(phase, live)
        found = self.hunt.after(phase, codes)
        return None if [*found] == [Hunted(codes, ())] else found

    def _submarines(self, phase: Phase, codes: Codes, mass: float, boats: Boats) -> float:
        """Submarines after the fire; the mass to which they make no difference is returned."""
        if not mass or boats is None:
            return mass
        if isinstance(boats, tuple):
            used, target, shot = boats
            live = tuple(AWAY if code == LOST else code for code in codes)
            self._fire(phase, FIRED, codes, mass, [used, *self.fight.changes(live, ((target, (shot,)),))])
            return 0.0
        stays = 0.0
        self.most -= len(boats)
        for hunted, chance in boats.items():
            for key in hunted.home:
                self.home[key] = self.home.get(key, 0.0) + mass * chance
            if hunted.codes == codes:
                stays += mass * chance
            else:
                self._add(phase, DONE, hunted.codes, mass * chance)
        return stays

    def _stuck(self, plan: Plan, guns: list[Change], *, grounds: bool) -> bool:
        """Whether nothing can happen any more."""
        return not any(
            one.slips
            or (one.guns and guns)
            or (one.action == action_type.SURFACE and grounds)
            or any(changes for _, changes in air)
            for _, one, air in plan
        )

    def _finish(self, ending: Ending, mass: float) -> None:
        if mass:
            self.endings[ending] = self.endings.get(ending, 0.0) + mass
