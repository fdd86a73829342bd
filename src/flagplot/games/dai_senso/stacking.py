"""How much may stand in one hex at the end of a Phase or Segment. [9]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from flagplot.games.dai_senso.beachheads import BEACHHEAD_2, kind
from flagplot.games.dai_senso.china import PAN_NATIONAL
from flagplot.games.dai_senso.counters import Counter, Face
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.nations import MULTI_NATIONAL, nationalities
from flagplot.kernel.memory import remember

if TYPE_CHECKING:
    from flagplot.games.dai_senso.play import War
    from flagplot.games.dai_senso.tables import StackingLimit, Tables

Unit = tuple[Counter, Face]  # a ground unit as it lies there


def limit(tables: Tables, hex: int, *, narrow: bool = False) -> StackingLimit:
    """What a faction may have in a hex: there are two kinds of hexes; ``narrow`` is a Beachhead-2.

    [DSA-STK-05, DSA-STK-05a, DSA-STK-05b, DSI-MAP-06]
    """
    limits = tables.charts.stacking
    return limits.limited if narrow or ground().limited >> hex & 1 else limits.normal


def _narrow(war: War, hex: int) -> bool:
    """Whether a hex holds a Beachhead-2, on which stacking is limited; on a Beachhead-1 it is not.

    [see DSA-CMP-26]
    """
    return bool(war.state.facing) and kind(war, hex) == BEACHHEAD_2


def overstacked(war: War, hex: int, faction: int) -> str:
    """Why a faction has too much in a hex, or nothing. Only its ground units count. [DSA-STK-04]"""
    units = war.ground(hex, faction)
    if len(units) < 2:
        return ""
    return _too_much(war, hex, units)[0]


def offenders(war: War, hex: int, faction: int) -> list[int]:
    """The units of which steps may be removed: any of a hex that holds too many, or those that clash."""
    units = war.ground(hex, faction)
    _, crowd = _too_much(war, hex, units)
    return [units[at] for at in crowd]


def _too_much(war: War, hex: int, units: Sequence[int]) -> tuple[str, list[int]]:
    there = [(_as_minor(war, one), war.face(one)) for one in units]
    return too_much(war.tables, hex, there, narrow=_narrow(war, hex))


def _as_minor(war: War, number: int) -> Counter:
    """A unit as stacking sees it: one of two nations obeys the rules of its Minor Country. [DSB-MN-02]"""
    counter = war.counter(number)
    if counter.type not in MULTI_NATIONAL:
        return counter
    *_, second = nationalities(war, number)
    return replace(counter, country=second)


def too_much(
    tables: Tables, hex: int, units: Sequence[Unit], *, narrow: bool = False
) -> tuple[str, list[int]]:
    """Why these units of a faction cannot stand in a hex, and which of them are too much."""
    most, steps = limit(tables, hex, narrow=narrow), sum(face.steps for _, face in units)
    if len(units) > most.units:
        return f"{len(units)} units where {most.units} may stand", list(range(len(units)))
    if steps > most.steps:
        return f"{steps} steps where {most.steps} may stand", list(range(len(units)))
    for why, crowd in (
        ("two HQs", [at for at, (_, face) in enumerate(units) if face.hq]),  # [DSA-STK-02]
        ("two fortresses", [at for at, (_, face) in enumerate(units) if face.fortress]),
    ):
        if len(crowd) > 1:
            return why, crowd
    crowd = _foreign(tables, units)
    return ("units of different Minor Countries", crowd) if crowd else ("", [])


def _foreign(tables: Tables, units: Sequence[Unit]) -> list[int]:
    """Units of different Minor Countries, which do not stand together.

    One-step Exp units stand with anybody, an HQ of all Chinese with units of one Chinese Country.
    [DSA-STK-03, DSA-GL-17]
    """
    minors = _minors(tables)
    bound = [
        at
        for at, (counter, face) in enumerate(units)
        if counter.country in minors and not (counter.exp and face.steps == 1)
    ]
    countries = {units[at][0].country for at in bound}
    chinese = [at for at, (counter, _) in enumerate(units) if counter.country in PAN_NATIONAL]
    if len(countries) > 1:
        return bound
    return [*chinese, *bound] if chinese and not all(minors[one] for one in countries) else []


@remember(4)
def _minors(tables: Tables) -> dict[str, bool]:
    """The Minor Countries, and whether they are Chinese."""
    return {one.id: one.chinese for one in tables.map.countries.minors}
