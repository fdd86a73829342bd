"""One round of a battle of any size: what happens to one unit is independent of all others.

Only the chances of single units, and what follows from them, are worked out; so nothing grows beyond bounds.
With task forces there are a few rounds of this kind, by who has found whom.
"""

from __future__ import annotations

from functools import cached_property
from math import prod
from typing import Any, NamedTuple

from flagplot.games.admirals_war.combat import action_type
from flagplot.games.admirals_war.odds import searching
from flagplot.games.admirals_war.odds.fights import AWAY, LOST, WINNERS, Ending, Fight
from flagplot.games.admirals_war.odds.result import Chances, described
from flagplot.kernel.errors import BadInputError

PARTS = {action_type.AIR: "air", action_type.SURFACE: "surface"}


Fates = dict[tuple[int, int], float]  # code, damage if it went home -> chance


class One(NamedTuple):
    """One of the rounds that may come about; ``how`` is set if it ends in another way than by losses."""

    chance: float
    fates: list[Fates]
    how: str = ""


class RoundResult:
    """What one air or surface round of both sides does to every unit."""

    def __init__(self, fight: Fight, action: str, part: str = "", *, boats: bool = True) -> None:
        """``part`` is the one part of a combined round that is left; without ``boats`` none come after it."""
        if fight.boats and (boats or fight.stalks):
            when = "after the guns of a combined round" if part else "in so large a battle"
            raise BadInputError(f"odds: submarines {when} are not worked out")
        part = part or PARTS.get(action, "")
        if not part:
            raise BadInputError("odds: a combined round of so large a battle is not worked out")
        if fight.guarded and part == "air":
            raise BadInputError("odds: fighters of Aquila in so large a battle are not worked out")
        self.unresolved = 0.0
        ids = fight.tables.board.unit_ids
        self.rounds, self.sides = 1.0, fight.sides
        self.ids = [ids[unit] for unit in fight.index]
        found: dict[int, One] = {}
        for chance, one in searching.rounds(fight, fight.first(), fight.start, {action: 1.0}):
            known = found.get(one.number) or _fought(fight, one, part)
            found[one.number] = known._replace(chance=known.chance + chance)
        self.variants = list(found.values())
        self.units = {id: self._unit(n, id) for n, id in enumerate(self.ids)}

    def _unit(self, n: int, id: str) -> Chances:
        fates: Fates = {}
        for one in self.variants:
            for fate, chance in one.fates[n].items():
                fates[fate] = fates.get(fate, 0.0) + one.chance * chance
        damage: dict[int, float] = {}
        for (code, at_home), chance in fates.items():
            points = at_home if code == AWAY else code
            if points >= 0:
                damage[points] = damage.get(points, 0.0) + chance
        sunk, home = (sum(p for (code, _), p in fates.items() if code == what) for what in (LOST, AWAY))
        return Chances(id, sunk, home, dict(sorted(damage.items())))

    @cached_property
    def ways(self) -> dict[str, float]:
        """Who is left in the area: allied, axis, nobody; or a side is away; else it goes on."""
        found: dict[str, float] = {}
        for one in self.variants:
            gone = [
                prod(
                    sum(p for (code, _), p in fates.items() if code < 0)
                    for fates, of in zip(one.fates, self.sides, strict=True)
                    if of == side
                )
                for side in (0, 1)
            ]
            left = {True: [1.0 - p for p in gone], False: gone}
            ends = {how: left[a][0] * left[b][1] for (a, b), how in WINNERS.items()}
            ends["goes_on"] = left[True][0] * left[True][1]
            for how, p in ({one.how: 1.0} if one.how else ends).items():
                found[how] = found.get(how, 0.0) + one.chance * p
        return {how: p for how, p in found.items() if p}

    def sunk(self, *ids: str) -> float:
        """The chance that all of some units are sunk."""
        wrong = [id for id in ids if id not in self.units]
        if wrong:
            raise BadInputError(f"odds: a unit of the battle expected, found {wrong[0]!r}")
        places = [self.ids.index(id) for id in ids]
        return sum(one.chance * prod(_sunk(one.fates[n]) for n in places) for one in self.variants)

    def document(self) -> dict[str, Any]:
        """Plain values."""
        return {
            "ways": self.ways,
            "unresolved": self.unresolved,
            "rounds": self.rounds,
            "units": described(self.units, self.sides),
            "endings": [],
        }


def _sunk(fates: Fates) -> float:
    return sum(p for (code, _), p in fates.items() if code == LOST)


def _fought(fight: Fight, one: searching.Round, part: str) -> One:
    """A round in which some attack, without its chance."""
    phase = fight.first()
    if one.slips:
        after = fight.slip(phase, fight.start)
        how = after.how if isinstance(after, Ending) else ""
        return One(0.0, [{(code, -1): 1.0} for code in after[1]], how)
    codes = fight.without_planes(phase, fight.start, one.action)
    fates: list[Fates] = [{(code, -1): 1.0} for code in codes]
    if one.strikes if part == "air" else one.guns:
        for place, results in fight.exchange(phase, codes, part, one.fleets):
            fates[place] = {(code, damage): chance for code, chance, damage in results}
    return One(0.0, fates)
