"""The answers: chances of every named unit, and every way a volley, a round or a battle can end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import product
from math import prod
from typing import Any, NamedTuple

from flagplot.games.admirals_war.board import SIDES, Board
from flagplot.games.admirals_war.odds.fights import AWAY, LOST, Codes
from flagplot.games.admirals_war.odds.shots import DISABLED, SUNK, Fate
from flagplot.games.admirals_war.odds.walk import Walk
from flagplot.kernel.errors import BadInputError

JOINT = 100_000  # most joint results that are listed
SHOWN = 12


class Chances(NamedTuple):
    """What may become of one unit."""

    unit: str
    sunk: float
    home: float  # disabled, or an LBA that flew home, or a submarine that has attacked
    damage: dict[int, float]  # points in all -> chance, of what is not sunk, whether at sea or at home
    bottomed: float = 0.0  # in port, on the bottom; part of ``damage``

    @property
    def hit(self) -> float:
        """Sunk, or with more damage than the least it can end with."""
        least = min(self.damage, default=0)
        return self.sunk + sum(chance for points, chance in self.damage.items() if points > least)

    def document(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "sunk": self.sunk,
            "home": self.home,
            "bottomed": self.bottomed,
            "damage": {str(points): chance for points, chance in self.damage.items()},
        }


class VolleyResult:
    """What one side's attacks do; what happens to one target is independent of all others."""

    def __init__(self, board: Board, fates: dict[int, dict[Fate, float]]) -> None:
        self.board, self.fates = board, fates
        ids = board.unit_ids
        self.units = {ids[unit]: chances_of(ids[unit], found) for unit, found in fates.items()}

    def joint(self) -> dict[tuple[Fate, ...], float]:
        """Every combination of fates, in the order of ``units``, with its probability."""
        size = prod(len(found) for found in self.fates.values())
        if size > JOINT:
            raise BadInputError(f"odds: at most {JOINT} joint results expected, found {size}")
        return {
            tuple(fate for fate, _ in row): prod(chance for _, chance in row)
            for row in product(*(found.items() for found in self.fates.values()))
        }

    def sunk(self) -> dict[int, float]:
        """How many targets are sunk."""
        found = {0: 1.0}
        for chances in self.units.values():
            after: dict[int, float] = {}
            for number, chance in found.items():
                for more, part in ((0, 1.0 - chances.sunk), (1, chances.sunk)):
                    after[number + more] = after.get(number + more, 0.0) + chance * part
            found = after
        return found

    def document(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "units": {id: chances.document() for id, chances in self.units.items()},
            "number_sunk": {str(number): chance for number, chance in self.sunk().items()},
        }


def chances_of(id: str, found: dict[Fate, float]) -> Chances:
    """The chances of one target by its fates."""
    damage: dict[int, float] = {}
    for fate, chance in found.items():
        if fate.how != SUNK:
            damage[fate.damage] = damage.get(fate.damage, 0.0) + chance
    return Chances(
        id,
        sunk=sum(chance for fate, chance in found.items() if fate.how == SUNK),
        home=sum(chance for fate, chance in found.items() if fate.how == DISABLED),
        damage=dict(sorted(damage.items())),
        bottomed=sum(chance for fate, chance in found.items() if fate.bottomed),
    )


def described(units: Mapping[str, Chances], sides: Sequence[int]) -> dict[str, dict[str, Any]]:
    """The chances of every unit, and whose it is, as plain values."""
    return {
        id: {"side": SIDES[side], **found.document()}
        for (id, found), side in zip(units.items(), sides, strict=True)
    }


class BattleResult:
    """How a round or a battle may end; ``endings`` has every joint result.

    In ``endings`` a unit that went home has lost its damage; ``units`` has it. In a large battle a unit of
    ``endings`` that is ``AWAY`` may have been sunk; ``units`` knows how likely that is.
    """

    def __init__(self, walk: Walk) -> None:
        fight = walk.fight
        self.ids = [fight.tables.board.unit_ids[unit] for unit in fight.index]
        self.sides = fight.sides
        self.endings = dict(sorted(walk.endings.items(), key=lambda pair: -pair[1]))
        self.rounds = walk.rounds
        self.unresolved = walk.unresolved  # what was left out: every chance may be higher by so much
        self._home, self._lost, self.joint = walk.home, walk.lost, not walk.merged

    def chance(self, *how: str) -> float:
        """The chance of some ways to end."""
        return sum(chance for ending, chance in self.endings.items() if ending.how in how)

    @cached_property
    def ways(self) -> dict[str, float]:
        """How it ends: allied, axis, nobody, parted, allied_retreat, axis_retreat, both_retreat, goes_on."""
        found: dict[str, float] = {}
        for ending, chance in self.endings.items():
            found[ending.how] = found.get(ending.how, 0.0) + chance
        return found

    @cached_property
    def units(self) -> dict[str, Chances]:
        """The chances of every unit."""
        return {id: self._unit(n, id) for n, id in enumerate(self.ids)}

    def _unit(self, n: int, id: str) -> Chances:
        sunk = self._lost.get(n, 0.0)
        home = -sunk
        damage: dict[int, float] = {}
        for ending, chance in self.endings.items():
            code = ending.codes[n]
            if code == LOST:
                sunk += chance
            elif code == AWAY:
                home += chance
            else:
                damage[code] = damage.get(code, 0.0) + chance
        disabled = {points: chance for (unit, points), chance in self._home.items() if unit == n}
        for points, chance in disabled.items():
            damage[points] = damage.get(points, 0.0) + chance
        return Chances(id, sunk, max(0.0, home), dict(sorted(damage.items())))

    def sunk(self, *ids: str) -> float:
        """The chance that all of some units are sunk."""
        wrong = [id for id in ids if id not in self.ids]
        if wrong:
            raise BadInputError(f"odds: a unit of the battle expected, found {wrong[0]!r}")
        if len(ids) == 1:
            return self.units[ids[0]].sunk
        if not self.joint:
            raise BadInputError("odds: one unit of so large a battle expected, found several")
        places = [self.ids.index(id) for id in ids]
        return sum(
            chance for ending, chance in self.endings.items() if all(ending.codes[n] == LOST for n in places)
        )

    def document(self) -> dict[str, Any]:
        """Plain values; only the likeliest endings."""
        return {
            "ways": self.ways,
            "unresolved": self.unresolved,
            "rounds": self.rounds,
            "units": described(self.units, self.sides),
            "endings": [
                {"chance": chance, "how": ending.how, "units": self._words(ending.codes)}
                for ending, chance in list(self.endings.items())[:SHOWN]
            ],
        }

    def _words(self, codes: Codes) -> dict[str, str | int]:
        words: dict[int, str] = {LOST: "sunk", AWAY: "home" if self.joint else "gone"}
        return {id: words.get(code, code) for id, code in zip(self.ids, codes, strict=True)}
