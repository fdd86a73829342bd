"""The attacks of one Combat Segment with units here or there: which, by whom, and what they come to."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from flagplot.games.dai_senso.bots import values
from flagplot.games.dai_senso.bots.estimate import Ending, Force, ending
from flagplot.games.dai_senso.bots.front import Front, Target
from flagplot.games.dai_senso.combat import odds
from flagplot.games.dai_senso.tables import BLITZ_RADIUS

SURE = 0.97  # a chance that needs no further help
DEEP = 0.2  # what a chance to exploit is worth
VACATED = 0.3  # of a hex that is empty but nobody can advance into
DROWNING = 0.5  # for units that are lost at sea unless they come ashore
EVERYWHERE = -1  # in place of the hexes with Blitz markers: before they are placed
NO_HQ = -1


class Assault(NamedTuple):
    """An attack that could be made."""

    target: Target
    units: tuple[int, ...]  # beside the hex
    hq: int  # in support from afar, or NO_HQ
    column: int
    ending: Ending
    value: float


class Wave:
    """One segment: every unit attacks once, every hex is attacked once, every HQ fights once."""

    def __init__(
        self,
        front: Front,
        places: Mapping[int, int],
        markers: Sequence[int] | None,
        used: Collection[int] = (),
        spent: Collection[int] = (),
        attacked: Collection[int] = (),
    ) -> None:
        """Units in ``places``; ``markers`` are the hexes of Blitz markers, None for Regular Combat.

        ``used`` units have attacked, ``spent`` HQs have fought, ``attacked`` hexes have been attacked.
        """
        self.front, self.places, self.blitz = front, places, markers is not None
        self.table = front.war.tables.charts.combat_results
        self.attacked, self.fought = attacked, set(spent)
        self.free: dict[int, list[int]] = {}  # by hex
        for one, hex in places.items():
            if one in front.corps and one not in used and (markers is None or enabled(front, hex, markers)):
                self.free.setdefault(hex, []).append(one)

    def plan(self) -> list[Assault]:
        """The attacks worth making, the dearest hex first: each takes the least force that will do."""
        found = []
        for target in self.front.targets:
            if target.hex in self.attacked or target.worth < values.STEP:
                continue
            best = self.best(target)
            if best is not None and best.value > 0:
                found.append(best)
                self._take(best)
        return found

    def best(self, target: Target) -> Assault | None:
        """The best attack on a hex with what is free; asked again for every plan, so it is remembered."""
        corps, free = self.front.corps, self.free
        troops = [(one, hex) for hex in target.sides for one in free.get(hex, ()) if not corps[one].hq]
        if not troops:
            return None
        leaders = [
            (one, hex)
            for hex in target.near
            for one in free.get(hex, ())
            if corps[one].hq and one not in self.fought
        ]
        cover = [one for one in target.hqs if one not in self.fought]
        key = (self.blitz, target.hex, tuple(troops), tuple(leaders), tuple(cover))
        known = self.front.known
        if key not in known:
            known[key] = self._best(target, [one for one, _ in troops], leaders)
        return known[key]

    def _best(self, target: Target, troops: list[int], leaders: list[tuple[int, int]]) -> Assault | None:
        corps = self.front.corps
        order = sorted(
            troops, key=lambda one: (not (self.blitz and corps[one].armor), -corps[one].attack, one)
        )
        best: Assault | None = None
        force: list[int] = []
        for one in order:
            force.append(one)
            if not odds.possible(sum(corps[unit].attack for unit in force), target.defense):
                continue
            now = self.assault(target, force)
            if best is None or now.value > best.value + values.STEP / 4:
                best = now
            if best.ending.taken >= SURE:
                return best
        return best and self._led(best, leaders)

    def _led(self, plain: Assault, leaders: list[tuple[int, int]]) -> Assault:
        """The same with an HQ, where that is better."""
        target, best = plain.target, plain
        for one, hex in leaders:
            beside = hex in target.sides
            units = (*plain.units, one) if beside else plain.units
            now = self.assault(target, units, NO_HQ if beside else one)
            best = max(best, now, key=lambda one: one.value)
        return best if best.value > plain.value + values.STEP / 2 else plain

    def reinforced(self, made: Assault) -> Assault:
        """An attack of the plan with whatever no other attack of it wants."""
        for hex in made.target.sides:
            for one in self.free.get(hex, ()):
                if not self.front.corps[one].hq:
                    now = self.assault(made.target, (*made.units, one), made.hq)
                    made = now if now.value >= made.value else made
        return made

    def assault(self, target: Target, units: Sequence[int], hq: int = NO_HQ) -> Assault:
        """An attack by these units, which are beside the hex, and an HQ from afar."""
        corps, places, supplied = self.front.corps, self.places, self.front.supplied
        attack = sum(corps[one].attack for one in units) + (corps[hq].attack if hq >= 0 else 0)
        shift = target.air - target.shift - min(target.sides[places[one]] for one in units)
        if self.blitz and any(corps[one].armor and supplied >> places[one] & 1 for one in units):
            shift += 1
        leader = hq if hq >= 0 else next((one for one in units if corps[one].hq), NO_HQ)
        if leader >= 0 and supplied >> places[leader] & 1:
            shift += 1
        defense, state = target.defense, target.state
        cover = [one for one in target.hqs if one not in self.fought]
        if cover:
            defense += max(self.front.war.face(one).defense for one in cover)
            shift -= 1
            state = state._replace(stuck=True)
        column = odds.shifted(odds.column(self.table, attack, defense), shift)
        follow = sum(corps[one].steps for one in units if not corps[one].hq and supplied >> places[one] & 1)
        end = ending(self.table, column, Force(follow, leader >= 0), state)
        gain = target.worth * (end.taken + VACATED * (end.cleared - end.taken))
        value = gain + end.killed * values.STEP - end.lost * values.OWN_STEP
        value -= end.repelled * self._exposed(units)
        if any(corps[one].armor for one in units):
            value += end.deep * DEEP
        if any(places[one] in self.front.brief for one in units):
            value += DROWNING
        return Assault(target, tuple(sorted(units)), hq, column, end, value)

    def _exposed(self, units: Sequence[int]) -> float:
        """The points of the objectives that nobody holds any more if these units are driven back."""
        goals, places = values.goals(self.front.war), self.places
        left = {places[one] for one in units} & goals.keys()
        if not left:
            return 0.0
        guarded = {hex for one, hex in places.items() if hex in left and one not in units}
        return float(sum(goals[hex] for hex in left - guarded))

    def _take(self, made: Assault) -> None:
        """What takes part in an attack is not free for another."""
        for one in (*made.units, made.hq):
            if one >= 0:
                hex = self.places[one]
                self.free[hex] = [other for other in self.free[hex] if other != one]
        self.fought.update(made.target.hqs)
        self.fought.add(made.hq)


def enabled(front: Front, hex: int, markers: Sequence[int]) -> bool:
    """Whether a unit in a hex could attack in Blitz Combat."""
    return EVERYWHERE in markers or any(front.grid.distance(hex, one) <= BLITZ_RADIUS for one in markers)
