"""What attacks may do to one target, exactly: the rules' own attack and effect, die by die.

Dice of an attack are independent of each other and their results add up, so one die is thrown through the
rules in every way it can fall and the rest is convolution. Points beyond those that sink are one result.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.combat import fire, volley
from flagplot.games.admirals_war.combat.frames import Volley
from flagplot.games.admirals_war.moves import home
from flagplot.games.admirals_war.play import War
from flagplot.games.admirals_war.state import SeaState
from flagplot.games.admirals_war.tables import Tables
from flagplot.kernel.dice import Dice, outcomes

Marker = tuple[int, int]  # damage points and disables that wait
Pmf = dict[Marker, float]

AFLOAT, DISABLED, SUNK = "afloat", "disabled", "sunk"
_FAR = 60  # more points than anything survives


class Fate(NamedTuple):
    """What has become of a target."""

    how: str  # afloat, disabled, sunk
    damage: int  # points in all; 0 of what is sunk
    bottomed: bool = False  # in port, on the bottom


class Range:
    """Answers about single attacks in one situation of the map, each worked out once."""

    def __init__(self, tables: Tables, state: SeaState) -> None:
        self.tables = tables
        self.state = state.clone()  # scratch: only damage and marks of single units are changed and put back
        self.state.markers = {}
        self._dice: dict[tuple[int, volley.Shot], Pmf] = {}
        self._attacks: dict[tuple[int, int, volley.Shot], Pmf] = {}
        self._limits: dict[tuple[int, int], int] = {}
        self._fates: dict[tuple[int, int, Marker], Fate] = {}
        self._ports: dict[tuple[int, int, str], bool] = {}

    def _war(self, dice: Dice | None = None) -> War:
        return War(self.tables, self.state.clone(), dice)

    # -- dice -------------------------------------------------------------------------------------------

    def one_die(self, target: int, shot: volley.Shot) -> Pmf:
        """What one die of an attack adds to the marker of a target."""
        shot = shot._replace(dice=1)
        found = self._dice.get((target, shot))
        if found is None:
            found = self._dice[target, shot] = {}
            for chance, marker in outcomes(lambda dice: self._throw(target, shot, dice)):
                found[marker] = found.get(marker, 0.0) + float(chance)
        return found

    def _throw(self, target: int, shot: volley.Shot, dice: Dice) -> Marker:
        war = self._war(dice)
        fire.attack(
            war, target, target, 1, shot.bonus, in_port=shot.in_port, disables=shot.disables,
            less_damage=shot.less_damage,
        )  # fmt: skip
        return war.state.markers.get(target, (0, 0))

    def attack(self, target: int, damage: int, shot: volley.Shot) -> Pmf:
        """What a whole attack adds to the marker of a target that has some damage."""
        key = (target, damage, shot)
        found = self._attacks.get(key)
        if found is None:
            found = {(0, 0): 1.0}
            die, limit = self.one_die(target, shot), self.limit(target, damage)
            for _ in range(shot.dice):
                found = added(found, die, limit)
            self._attacks[key] = found
        return found

    def limit(self, target: int, damage: int) -> int:
        """The fewest points that make a target with some damage be gone."""
        key = (target, damage)
        if key not in self._limits:
            war = self._war()
            moored = war.in_port(target)
            points = 0
            while points < _FAR:
                war.state.damage[target] = damage + points
                if fire.gone(war, target, moored):
                    break
                points += 1
            self._limits[key] = points
        return self._limits[key]

    # -- effect -----------------------------------------------------------------------------------------

    def fate(self, unit: int, damage: int, marker: Marker) -> Fate:
        """What a marker does to a unit with some damage."""
        if (unit, damage, marker) not in self._fates:
            self._fates[unit, damage, marker] = self.effect({unit: damage}, marker)[unit]
        return self._fates[unit, damage, marker]

    def effect(self, damage: Mapping[int, int], marker: Marker) -> dict[int, Fate]:
        """What a marker on each of some units with some damage does to them: all take effect together."""
        war = self._war()
        for unit, points in damage.items():
            war.state.damage[unit] = points
        war.state.markers = dict.fromkeys(damage, marker)
        effects, found = fire.take_effect(war), {}
        for unit in damage:
            how = DISABLED if unit in effects.disabled else AFLOAT
            found[unit] = Fate(how, war.state.damage[unit], factors.bottomed(war, unit))
        return found | dict.fromkeys(effects.sunk, Fate(SUNK, 0))

    def fates(
        self, unit: int, damage: int, shots: Sequence[volley.Shot], marker: Marker = (0, 0)
    ) -> dict[Fate, float]:
        """What several attacks that take effect together do to a unit with some damage.

        ``marker`` is what waits for it already.
        """
        total: Pmf = {marker: 1.0}
        limit = self.limit(unit, damage)
        for shot in shots:
            total = added(total, self.attack(unit, damage, shot), limit)
        found: dict[Fate, float] = {}
        for marker, chance in total.items():
            fate = self.fate(unit, damage, marker)
            found[fate] = found.get(fate, 0.0) + chance
        return found

    def has_port(self, unit: int, area: int, why: str) -> bool:
        """Whether a unit that leaves an area has a place to go to; without one it is lost."""
        key = (unit, area, why)
        if key not in self._ports:
            war = self._war()
            if why == "disabled":
                war.disable(unit)
            self._ports[key] = bool(home.destinations(war, unit, area, why))
        return self._ports[key]


def added(left: Pmf, right: Pmf, limit: int) -> Pmf:
    """The sum of two independent results; whatever sinks is one and the same."""
    found: Pmf = {}
    for (points, fives), chance in left.items():
        for (more, others), other in right.items():
            total = points + more
            marker = (limit, 0) if total >= limit else (total, 1 if fives or others else 0)
            found[marker] = found.get(marker, 0.0) + chance * other
    return found


def shots_of(war: War, frame: Volley) -> dict[int, list[volley.Shot]]:
    """The attacks of a volley by target, in the order of the targets."""
    found: dict[int, list[volley.Shot]] = {}
    for attacker, target in frame.aims.items():
        if target >= 0:
            found.setdefault(target, []).append(volley.shot(war, frame, attacker, target))
    return dict(sorted(found.items()))
