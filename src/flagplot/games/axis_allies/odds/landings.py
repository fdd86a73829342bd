"""An assault as a whole: the sea battles in the zones it is launched from, and then the landing."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from flagplot.games.axis_allies.combat import contested
from flagplot.games.axis_allies.combat.frames import Battle
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.odds import live
from flagplot.games.axis_allies.odds.battle import mixed, odds
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.lineup import as_side
from flagplot.games.axis_allies.odds.result import Ending, Result
from flagplot.games.axis_allies.pieces import Status, look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState

Units = dict[Unit, int]


class Assault(NamedTuple):
    """The chances of an assault whose sea battles are still to be fought."""

    takes: float
    clears: float  # but nobody is left who could take it
    lands: float  # somebody comes ashore


def with_sea_battles(game: AxisAllies, state: WarState, space: str) -> Assault | None:
    """An assault with its sea battles, fought to their end; None if none is to be fought.

    Transports with least aboard are lost first. Nobody lands from a zone that is not won, and those who come
    by land or air attack all the same.
    """
    war = game.play(state)
    here = war.board.space_of[space]
    zones = [zone for zone in contested.launch_zones(war, here) if _to_be_won(war, zone)]
    if not zones:
        return None
    land = live.plan_of(game, state, space)
    base, ways = dict(land.attackers), []
    for zone in zones:
        result = odds(live.plan_of(game, state, war.name(zone)))
        loads, guests = _loads(war, zone, here)
        for unit, number in _ashore(loads, len(loads), guests).items():
            base[unit] -= number
        ways.append(_landings(result, loads, guests))
    starts = []
    lands = 0.0
    for way in product(*ways):
        chance, own = 1.0, dict(base)
        for part, units in way:
            chance *= part
            for unit, number in units.items():
                own[unit] = own.get(unit, 0) + number
        lands += chance * any(unit.seaborne and number for unit, number in own.items())
        starts.append((as_side({unit: n for unit, n in own.items() if n}), land.defenders, chance))
    found = mixed(land, starts)
    return Assault(found.takes, found.clears, lands)


def _to_be_won(war: War, zone: int) -> bool:
    """Whether a sea battle is fought in a zone, or has to be."""
    if any(isinstance(frame, Battle) and frame.space == zone for frame in war.state.frames):
        return True
    power = war.state.active
    defended = contested.defended_zone(war, zone, power) and zone not in war.state.fought_zones
    return defended and contested.attackers_at_sea(war, zone, power)


class _Load(NamedTuple):
    """What a transport carries: IPCs, and who of them lands."""

    ipcs: int
    units: Units


def _loads(war: War, zone: int, target: int) -> tuple[list[_Load], Units]:
    """Own transports in a zone, those that are lost last first; and who lands from those of friends.

    Transports of friends take no part in the battle.
    """
    kinds, power = war.board.kinds, war.state.active
    pieces = list(war.state.units[zone].items())
    for frame in war.state.frames:
        if isinstance(frame, Battle) and frame.space == zone:
            pieces += frame.attackers.items()
    found: list[_Load] = []
    guests: Units = {}
    for piece, number in pieces:
        seen = look(piece)
        if not kinds[seen.kind].transport:
            continue
        units: Units = {}
        if seen.status is Status.ASSAULTING and seen.target == target:
            _add(units, [Unit(item.kind, seaborne=True) for item in seen.aboard
                         if item.owner == power and kinds[item.kind].captures])  # fmt: skip
        if seen.owner == power:
            found += [_Load(sum(kinds[item.kind].cost for item in seen.aboard), units)] * number
        else:
            _add(guests, [unit for unit, n in units.items() for _ in range(n * number)])
    return sorted(found, key=lambda load: (-load.ipcs, not load.units)), guests


def _add(units: Units, more: Iterable[Unit]) -> None:
    for unit in more:
        units[unit] = units.get(unit, 0) + 1


def _ashore(loads: list[_Load], afloat: int, guests: Units) -> Units:
    """Who lands from the transports that are left."""
    found = dict(guests)
    for load in loads[:afloat]:
        _add(found, [unit for unit, number in load.units.items() for _ in range(number)])
    return found


def _landings(result: Result, loads: list[_Load], guests: Units) -> list[tuple[float, Units]]:
    """Who comes ashore from a zone after its sea battle, and how likely that is."""
    kinds = result.tab.kinds
    chances: dict[int, float] = {}
    for ending in result.endings:
        afloat = sum(n for unit, n in ending.attackers if kinds[unit.kind].transport)
        key = afloat if _cleared(result, ending) else -1
        chances[key] = chances.get(key, 0.0) + ending.chance
    return [
        (chance, _ashore(loads, afloat, guests) if afloat >= 0 else {}) for afloat, chance in chances.items()
    ]


def _cleared(result: Result, ending: Ending) -> bool:
    """Whether nobody is left who keeps transports from landing: submarines that stay count as submerged."""
    kinds = result.tab.kinds
    return not any(kinds[unit.kind].surface_warship or kinds[unit.kind].air for unit, _ in ending.defenders)
