"""The answer: every way a battle can end, with its exact probability, and what follows from that."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from flagplot.games.axis_allies.combat import fire
from flagplot.odds.force import Unit, text_of
from flagplot.odds.pmf import Floats, Ints
from flagplot.odds.sides import Side

# how a battle ends
WINS, LOSES, NOBODY, PARTS, LEAVES = range(5)
WORDS = ("attacker wins", "defender wins", "nobody is left", "both stay", "attacker retreats")


class Part(NamedTuple):
    """Some endings: probability and kind for pairs of situations."""

    mass: Floats
    how: Ints
    left_a: tuple[Side, ...]  # situation -> attackers left
    left_d: tuple[Side, ...]
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
        prize: float = 0.0,
    ) -> None:  # fmt: skip
        self.tab, self.attackers, self.defenders = tab, attackers, defenders
        self.parts, self.rounds, self.sea, self.prize = parts, rounds, sea, prize
        total = sum(float(part.mass.sum()) for part in parts)
        self.scale = 1.0 / total if total else 1.0

    # -- chances --------------------------------------------------------------------------------------------

    def _sum(self, wanted: int) -> float:
        return self.scale * sum(float(part.mass[part.how == wanted].sum()) for part in self.parts)

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
        captures = [kind.captures for kind in self.tab.kinds]
        found = 0.0
        for part in self.parts:
            won = (part.mass * (part.how == WINS)).sum(axis=1)
            held = any(captures[unit.kind] for unit, _ in part.apart)
            found += sum(
                float(won[i])
                for i in np.flatnonzero(won)
                if held or any(captures[unit.kind] for unit, _ in part.left_a[i])
            )
        return self.scale * found

    @property
    def clears(self) -> float:
        """The attacker wins but cannot take the space."""
        return max(0.0, self.attacker_wins - self.takes)

    # -- money ----------------------------------------------------------------------------------------------

    def ipcs(self, side: Side) -> int:
        """What units cost."""
        return sum(self.tab.kinds[unit.kind].cost * number for unit, number in side)

    @cached_property
    def expected_loss(self) -> dict[str, float]:
        """IPCs lost on both sides, on average."""
        return {
            "attacker": self.ipcs(self.attackers) - self._mean(0, self.ipcs),
            "defender": self.ipcs(self.defenders) - self._mean(1, self.ipcs),
        }

    def _mean(self, side: int, worth: Callable[[Side], float]) -> float:
        found = 0.0
        for part in self.parts:
            left, apart = (part.left_d, part.apart_d) if side else (part.left_a, part.apart)
            chance = part.mass.sum(axis=1 - side)
            found += float(chance @ np.array([worth(units) for units in left])) + float(chance.sum()) * worth(
                apart
            )
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
            for i, j in zip(*np.nonzero(part.mass), strict=True):
                key = (
                    int(part.how[i, j]),
                    together(part.left_a[i], part.apart),
                    together(part.left_d[j], part.apart_d),
                )
                found[key] = found.get(key, 0.0) + float(part.mass[i, j]) * self.scale
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
                for ending in self.endings[:limit]
            ],
        }

    def words(self, side: Side) -> dict[str, int]:
        """Units by name; damaged ships bear a star."""
        found: dict[str, int] = {}
        for unit, number in side:
            name = text_of(self.tab, unit._replace(seaborne=False))
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
