"""One round of a battle of any size: what happens to one unit is independent of all others.

Only the chances of single units, and what follows from them, are worked out; so nothing grows beyond bounds.
"""

from __future__ import annotations

from functools import cached_property
from math import prod
from typing import Any

from flagplot.games.admirals_war.combat import action_type
from flagplot.kernel.errors import BadInputError
from flagplot.odds.admirals.fights import AWAY, LOST, WINNERS, Fight
from flagplot.odds.admirals.result import Chances, described

PARTS = {action_type.AIR: "air", action_type.SURFACE: "surface"}


class RoundResult:
    """What one air or surface round of both sides does to every unit."""

    def __init__(self, fight: Fight, action: str, part: str = "") -> None:
        """``part`` is the one part of a combined round that is left."""
        part = part or PARTS.get(action, "")
        if not part:
            raise BadInputError("odds: a combined round of so large a battle is not worked out")
        if fight.boats:
            raise BadInputError("odds: submarines in so large a battle are not worked out")
        if fight.guarded and part == "air":
            raise BadInputError("odds: fighters of Aquila in so large a battle are not worked out")
        self.unresolved = 0.0
        phase = fight.first()
        codes = fight.without_planes(phase, fight.start, action)
        ids = fight.tables.board.unit_ids
        self.rounds, self.sides = 1.0, fight.sides
        self.ids = [ids[unit] for unit in fight.index]
        fates = [{(code, -1): 1.0} for code in codes]
        for place, results in fight.exchange(phase, codes, part):
            fates[place] = {(code, damage): chance for code, chance, damage in results}
        self.fates = fates
        self.units = {id: self._unit(id, found) for id, found in zip(self.ids, fates, strict=True)}

    def _unit(self, id: str, fates: dict[tuple[int, int], float]) -> Chances:
        damage: dict[int, float] = {}
        for (code, at_home), chance in fates.items():
            points = at_home if code == AWAY else code
            if points >= 0:
                damage[points] = damage.get(points, 0.0) + chance
        sunk, home = (sum(p for (code, _), p in fates.items() if code == what) for what in (LOST, AWAY))
        return Chances(id, sunk, home, dict(sorted(damage.items())))

    @cached_property
    def ways(self) -> dict[str, float]:
        """Who is left in the area: allied, axis, nobody; else it goes on."""
        gone = [
            prod(
                sum(p for (code, _), p in found.items() if code < 0)
                for found, of in zip(self.fates, self.sides, strict=True)
                if of == side
            )
            for side in (0, 1)
        ]
        chance = {True: [1.0 - p for p in gone], False: gone}
        found = {how: chance[a][0] * chance[b][1] for (a, b), how in WINNERS.items()}
        found["goes_on"] = chance[True][0] * chance[True][1]
        return {how: p for how, p in found.items() if p}

    def sunk(self, *ids: str) -> float:
        """The chance that all of some units are sunk."""
        wrong = [id for id in ids if id not in self.units]
        if wrong:
            raise BadInputError(f"odds: a unit of the battle expected, found {wrong[0]!r}")
        return prod(self.units[id].sunk for id in ids)

    def document(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "ways": self.ways,
            "unresolved": self.unresolved,
            "rounds": self.rounds,
            "units": described(self.units, self.sides),
            "endings": [],
        }
