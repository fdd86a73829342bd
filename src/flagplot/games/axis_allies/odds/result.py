"""The answer: every way a battle can end, with its exact probability, and what follows from that."""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from flagplot.chance.pmf import Floats, Ints
from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.odds.force import Side, Unit, text_of
from flagplot.games.axis_allies.odds.roster import EMPTY, Cargo, Hold, Roster, carried
from flagplot.games.axis_allies.odds.tallies import LEAVES, LOSES, NOBODY, PARTS, WINS, tally

__all__ = ["LEAVES", "LOSES", "NOBODY", "PARTS", "WINS", "Ending", "Part", "Result", "together"]

WORDS = ("attacker wins", "defender wins", "nobody is left", "both stay", "attacker retreats")


class Part(NamedTuple):
    """Some endings: probability and kind for pairs of situations."""

    mass: Floats
    how: Ints
    left_a: Roster  # situation -> attackers left
    left_d: Roster
    apart: Side = ()  # attackers that left this battle unharmed before
    apart_d: Side = ()  # and defenders: submarines that submerged


class Ending(NamedTuple):
    """One way to end."""

    chance: float
    how: int
    attackers: Side
    defenders: Side


class Result:
    """Exact odds of one battle."""

    def __init__(
        self, tab: fire.Table, attackers: Side, defenders: Side, parts: list[Part], rounds: float, sea: bool,
        prize: float = 0.0, tab_d: fire.Table | None = None, cargo: Cargo = EMPTY,
    ) -> None:  # fmt: skip
        self.cargo = cargo
        self.tab_d = tab_d or tab  # with the defenders' prices
        self.tab, self.attackers, self.defenders = tab, attackers, defenders
        self.parts, self.rounds, self.sea, self.prize = parts, rounds, sea, prize
        self._names: dict[Unit, str] = {}
        self.tallies = [tally(part.mass, part.how) for part in parts]
        self.ways: list[float] = sum((ways for ways, *_ in self.tallies), np.zeros(5)).tolist()
        total = sum(self.ways)
        self.scale = 1.0 / total if total else 1.0

    # -- chances --------------------------------------------------------------------------------------------

    def _sum(self, wanted: int) -> float:
        return self.scale * self.ways[wanted]

    @cached_property
    def attacker_wins(self) -> float:
        """No defender is left and an attacker is."""
        return self._sum(WINS)

    @cached_property
    def retreats(self) -> float:
        """The attacker breaks off; part of ``defender_wins``."""
        return self._sum(LEAVES)

    @cached_property
    def defender_wins(self) -> float:
        """A defender is left and no attacker fights on."""
        return self._sum(LOSES) + self.retreats

    @cached_property
    def draw(self) -> float:
        """Nobody is left, or neither side can hit the other any more."""
        return self._sum(NOBODY) + self._sum(PARTS)

    @cached_property
    def takes(self) -> float:
        """The attacker wins and has a unit left that can hold the space: a land unit, or at sea anything."""
        if self.sea:
            return self.attacker_wins
        kinds = self.tab.kinds
        found = 0.0
        for part, (_, won, _, _) in zip(self.parts, self.tallies, strict=True):
            if any(kinds[unit.kind].captures for unit, _ in part.apart):
                found += float(won.sum())
            else:
                found += float(won @ (part.left_a.sums(lambda unit: kinds[unit.kind].captures) > 0.0))
        return self.scale * found

    @property
    def clears(self) -> float:
        """The attacker wins but cannot take the space."""
        return max(0.0, self.attacker_wins - self.takes)

    # -- money ----------------------------------------------------------------------------------------------

    def ipcs(self, side: Side, *, defending: bool = False) -> int:
        """What units cost their owner. [A50-TEC-32]"""
        kinds = self.tab_d.kinds if defending else self.tab.kinds
        return sum(kinds[unit.kind].cost * number for unit, number in side)

    def worth(self, side: Side, *, defending: bool = False) -> float:
        """The same with what their ships carry."""
        found = self.ipcs(side, defending=defending)
        hold = self.cargo[defending]
        if hold == Hold() or not side:
            return found
        return found + float(carried(hold, Roster.of(side), self.tab.kinds)[0])

    @cached_property
    def expected_loss(self) -> dict[str, float]:
        """IPCs lost on both sides, on average; who is aboard a ship is lost with it."""
        return {
            "attacker": self.worth(self.attackers) - self._left(0),
            "defender": self.worth(self.defenders, defending=True) - self._left(1),
        }

    def _left(self, side: int) -> float:
        """What is left of a side in IPCs, on average."""
        kinds = self.tab_d.kinds if side else self.tab.kinds
        found = 0.0
        for part, (_, _, *chances) in zip(self.parts, self.tallies, strict=True):
            left, apart = (part.left_d, part.apart_d) if side else (part.left_a, part.apart)
            found += float(chances[side] @ left.sums(lambda unit: kinds[unit.kind].cost))
            if self.cargo[side] != Hold():
                found += float(chances[side] @ carried(self.cargo[side], left, kinds))
            if apart:
                found += float(chances[side].sum()) * self.ipcs(apart, defending=bool(side))
        return self.scale * found

    @property
    def swing(self) -> float:
        """IPCs won against the defender on average: units and the space itself."""
        return self.expected_loss["defender"] - self.expected_loss["attacker"] + self.takes * self.prize

    # -- who is left ----------------------------------------------------------------------------------------

    @cached_property
    def endings(self) -> list[Ending]:
        """All endings that can happen, the likeliest first."""
        found: dict[tuple[int, Side, Side], float] = {}
        for part in self.parts:
            rows, columns = np.nonzero(part.mass)
            own = {i: together(part.left_a[i], part.apart) for i in sorted(set(rows.tolist()))}
            theirs = {j: together(part.left_d[j], part.apart_d) for j in sorted(set(columns.tolist()))}
            ways, chances = part.how[rows, columns].tolist(), (part.mass[rows, columns] * self.scale).tolist()
            for i, j, how, chance in zip(rows.tolist(), columns.tolist(), ways, chances, strict=True):
                key = how, own[i], theirs[j]
                found[key] = found.get(key, 0.0) + chance
        endings = [Ending(chance, *key) for key, chance in found.items()]
        return sorted(
            endings, key=lambda ending: (-ending.chance, ending.how, ending.attackers, ending.defenders)
        )

    def survivors(self, side: str) -> list[tuple[float, Side]]:
        """What is left of one side, whatever becomes of the other; the likeliest first."""
        found: dict[Side, float] = {}
        for ending in self.endings:
            left = ending.attackers if side == "attacker" else ending.defenders
            found[left] = found.get(left, 0.0) + ending.chance
        return sorted(
            ((chance, left) for left, chance in found.items()), key=lambda pair: (-pair[0], pair[1])
        )

    # -- as a document --------------------------------------------------------------------------------------

    def document(self, limit: int | None = None) -> dict[str, Any]:
        """Everything as plain JSON values; ``limit`` shortens the list of survivors."""
        return {
            "takes": self.takes,
            "clears": self.clears,
            "attacker_wins": self.attacker_wins,
            "defender_wins": self.defender_wins,
            "retreats": self.retreats,
            "draw": self.draw,
            "rounds": self.rounds,
            "expected_loss": self.expected_loss,
            "swing": self.swing,
            "survivors": [
                {
                    "chance": ending.chance,
                    "how": WORDS[ending.how],
                    "attackers": self.words(ending.attackers),
                    "defenders": self.words(ending.defenders),
                }
                for ending in (self.endings[:limit] if limit != 0 else ())
            ],
        }

    def words(self, side: Side) -> dict[str, int]:
        """Units by name; damaged ships bear a star."""
        found: dict[str, int] = {}
        names = self._names
        for unit, number in side:
            name = names.get(unit)
            if name is None:
                name = names[unit] = text_of(self.tab, unit._replace(seaborne=False))
            found[name] = found.get(name, 0) + number
        return found


def together(one: Side, other: Side) -> Side:
    """Two forces as one."""
    if not other:
        return one
    found: dict[Unit, int] = dict(one)
    for unit, number in other:
        found[unit] = found.get(unit, 0) + number
    return tuple(sorted(found.items()))
