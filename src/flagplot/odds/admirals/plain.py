"""A battle the long way: situation by situation, each asked of the rules by itself.

Slow and plain; for small battles in which what happens to one unit is not independent of the others.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import product
from math import inf, prod

from flagplot.games.admirals_war.board import LBA
from flagplot.odds.admirals.fights import AWAY, LOST, Change, Codes, Ending, Exchanges, Fight, Phase

BEGUN, MIDDLE, FIRED = range(3)


class TooManySituationsError(Exception):
    """More situations than are gone through."""


class LongWay:
    """All endings of a battle, or of one round; at most ``most`` ways from one situation to another."""

    def __init__(self, fight: Fight, action: str = "", most: float = inf) -> None:
        self.fight, self.action, self.most = fight, action, most
        self.endings: dict[Ending, float] = {}
        self.home: dict[tuple[int, int], float] = {}
        self.rounds = 0.0
        self._mass: dict[Phase, dict[Codes, list[float]]] = {}
        self._heaps: dict[Phase, list[tuple[int, Codes]]] = {}
        self._begin(fight.first(), fight.start, 1.0)
        while self._mass:
            phase = min(self._mass, key=lambda one: one.order)
            while self._heaps[phase]:
                _, codes = heappop(self._heaps[phase])
                self._visit(phase, codes, self._mass[phase].pop(codes))
            del self._mass[phase], self._heaps[phase]

    def _add(self, phase: Phase, stage: int, codes: Codes, mass: float) -> None:
        found = self._mass.setdefault(phase, {})
        if codes not in found:
            found[codes] = [0.0, 0.0, 0.0]
            wear = sum(code if code >= 0 else 1000 for code in codes)
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
        begun, middle, fired = mass
        fight = self.fight
        live = tuple(AWAY if code == LOST else code for code in codes)
        torpedo = fight.torpedo(phase, live)
        after = None if torpedo else self._end(phase, codes)
        loops = after == (phase, codes)
        actions = {self.action: 1.0} if self.action else fight.actions(*fight.at(phase, live))
        air = actions.get("air", 0.0), fight.exchanges(phase, live)
        guns = fight.exchange(phase, live, "surface")
        bare = fight.without_planes(phase, codes, "surface")
        while begun or middle or (loops and fired):
            if loops:
                begun, fired = begun + fired, 0.0
            if loops and self._stuck(actions, air[1], guns, grounds=bare != codes):
                fired = self._fire(phase, FIRED, codes, middle, guns)
                return self._finish(Ending("parted", codes), begun + fired)
            self.rounds += begun
            fired += begun * actions.get("none", 0.0)
            fired += self._air(phase, FIRED, codes, begun * air[0], air[1])
            middle += self._air(phase, MIDDLE, codes, begun * actions.get("combined", 0.0), air[1])
            if bare == codes:
                middle += begun * actions.get("surface", 0.0)
            else:
                self._add(phase, MIDDLE, bare, begun * actions.get("surface", 0.0))
            fired += self._fire(phase, FIRED, codes, middle, guns)
            begun = middle = 0.0
            if loops and fired < 1e-19:
                return None
        if torpedo and fired:
            used, target, shot = torpedo
            self._fire(phase, FIRED, codes, fired, [used, *fight.changes(live, ((target, (shot,)),))])
        elif after and fired:
            self._follow(after, codes, fired)
        return None

    def _stuck(self, actions: dict[str, float], air: Exchanges, guns: list[Change], *, grounds: bool) -> bool:
        """Whether nothing can happen any more."""
        struck = any(changes for _, changes in air)
        bites = {"air": struck, "surface": bool(guns or grounds), "combined": bool(struck or guns)}
        bites["none"] = False
        return not any(chance and bites[action] for action, chance in actions.items())

    def _finish(self, ending: Ending, mass: float) -> None:
        if mass:
            self.endings[ending] = self.endings.get(ending, 0.0) + mass
