"""Whether counters are supplied, and the line of one of them, to be shown. [10]

A line is traced hex by hex from the counter: up to two hexes over any ground, then along Rail, one stretch of
Road or one Connected Strait, and over the sea from Open Port to Open Port, to a City of its Country or an
Off-Map Box. ``tracing`` follows all lines of a nation at once, ``ways`` says what they may use.
"""

from __future__ import annotations

from collections import deque
from enum import IntEnum
from typing import NamedTuple

from flagplot.board.spaces import SpaceSet, members
from flagplot.games.dai_senso import tracing, ways
from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.nations import nationalities
from flagplot.games.dai_senso.places import HEXES, off_map
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.ports import open_ports
from flagplot.games.dai_senso.tracing import Ways, across, free


def supplied(war: War, number: int) -> bool:
    """Whether a counter on the map or in an Off-Map Box is supplied at this very moment.

    [DSA-SUP-01, DSA-RD-12]
    """
    faction, place = war.faction(number), war.state.place[number]
    if place >= HEXES:
        return in_source_box(war, number)
    nations = nationalities(war, number)  # of a unit of two nations each must have a line [DSB-MN-02]
    return all(reached(war, faction, nation) >> place & 1 for nation in nations)


def in_source_box(war: War, number: int) -> bool:
    """Whether a counter lies in an Off-Map Box of its faction: its source. [DSA-SUP-04, DSA-SUP-06]"""
    place, faction = war.state.place[number], FACTIONS[war.faction(number)]
    boxes = war.tables.map.waters.off_map_boxes
    return any(place == off_map(box.id) and box.faction == faction for box in boxes)


def overland(war: War, number: int) -> bool:
    """Whether a counter can trace a line that crosses no Naval Zone. [DSA-SUP-13]"""
    faction, place = war.faction(number), war.state.place[number]
    if place >= HEXES:
        return in_source_box(war, number)
    by_land = _ways(war, faction, war.counter(number).nation)._replace(legs=(), havens=0)
    return bool(tracing.reached(by_land) >> place & 1)


def sources(war: War, number: int) -> SpaceSet:
    """The hexes that are supply sources for a counter."""
    return SpaceSet.of(ways.sources(war, war.faction(number), war.counter(number).nation))


def reached(war: War, faction: int, nation: str) -> int:
    """The hexes in which a counter of a nation is supplied, as a set in a number.

    Support units never trace supply. [DSA-SUP-34]
    """
    kept = war.occupation.reached
    found = kept.get((faction, nation))
    if found is None:
        found = kept[faction, nation] = tracing.reached(_ways(war, faction, nation))
    return found


def _ways(war: War, faction: int, nation: str) -> Ways:
    """What lines of a nation may use now."""
    return ways.ways(war, faction, nation, open_ports(war, faction))


# -- the line of one counter -------------------------------------------------------------------------------


class Trace(IntEnum):
    """How far a line has come: hexes over any ground, then the net."""

    FREE_0 = 0
    FREE_1 = 1
    FREE_2 = 2
    NET = 3  # neither Road nor strait used
    ROAD = 4  # on its stretch of Road
    SPENT = 5  # after it, or after a Connected Strait


Point = tuple[int, Trace]


def line(war: War, number: int) -> tuple[int, ...] | None:
    """The hexes of a shortest supply line of a counter, its own first; None if it is unsupplied."""
    return _traced(war, number, _of(war, number)) if war.on_map(number) else None


def _of(war: War, number: int) -> Ways:
    return _ways(war, war.faction(number), war.counter(number).nation)


class Broken(NamedTuple):
    """The line of an unsupplied counter as far as the ground goes, and the hex it cannot be traced into."""

    line: tuple[int, ...]
    at: int


def broken(war: War, number: int) -> Broken | None:
    """Where the line breaks that a counter would have if nobody were in its way; None if none leads home."""
    if not war.on_map(number):
        return None
    now = _of(war, number)
    anywhere = ground().land & ~war.lands.off_board.mask | now.beaches
    found = _traced(war, number, now._replace(enterable=anywhere))
    at = next((hex for hex in found[1:] if not now.enterable >> hex & 1), None) if found else None
    return None if found is None or at is None else Broken(found, at)


def _traced(war: War, number: int, use: Ways) -> tuple[int, ...] | None:
    """A shortest line through hexes that may be entered."""
    start, goals = war.state.place[number], use.sources
    if goals >> start & 1:
        return (start,)
    came: dict[Point, Point | None] = {(start, Trace.FREE_0): None}
    todo = deque(came)
    while todo:
        point = todo.popleft()
        if (point[0] != start and goals >> point[0] & 1) or use.havens >> point[0] & 1:
            return _way(came, point)
        for onward in _onward(use, point):
            if use.enterable >> onward[0] & 1 and onward not in came:
                came[onward] = point
                todo.append(onward)
    return None


def _way(came: dict[Point, Point | None], point: Point | None) -> tuple[int, ...]:
    found: list[int] = []
    while point is not None:
        if not found or found[-1] != point[0]:
            found.append(point[0])
        point = came[point]
    return tuple(reversed(found))


def _onward(use: Ways, point: Point) -> list[Point]:
    """Where a line may go next. After a sea leg no free hexes are left (D-24)."""
    printed, (hex, trace) = ground(), point
    found = []
    if trace < Trace.FREE_2:
        found += [(other, Trace(trace + 1)) for other in members(free(1 << hex, use.beaches))]
    trace = max(trace, Trace.NET)
    fresh = trace == Trace.NET
    by_rail = Trace.NET if fresh else Trace.SPENT
    found += [(other, by_rail) for other in printed.rail[hex]]
    if trace != Trace.SPENT:
        found += [(other, Trace.ROAD) for other in printed.road[hex]]
    if fresh:
        found += [(other, Trace.SPENT) for other in printed.straits[hex]]
    return found + [(port, by_rail) for port in across(use.legs, hex) if port != hex]
