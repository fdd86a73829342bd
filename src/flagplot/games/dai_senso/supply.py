"""Supply sources and supply lines. [10]

A line is traced hex by hex from the counter: up to two hexes over any ground, then along Rail, one stretch of
Road or one Connected Strait, and over the sea from Open Port to Open Port, to a City of its Country.
``reached`` follows all lines of a nation at once, from the sources outward; ``line`` finds the one of a
counter, to be shown.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple

from flagplot.board.spaces import SpaceSet, mask_of, members
from flagplot.games.dai_senso import zones
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.ports import open_ports
from flagplot.kernel.memory import remember


def supplied(war: War, number: int) -> bool:
    """Whether a counter on the map is supplied at this very moment. [DSA-SUP-01, DSA-RD-12]"""
    nation = war.counter(number).nation
    return bool(reached(war, war.faction(number), nation) >> war.state.place[number] & 1)


def sources(war: War, number: int) -> SpaceSet:
    """The hexes that are supply sources for a counter."""
    return SpaceSet.of(_sources(war, war.faction(number), war.counter(number).nation))


def _sources(war: War, faction: int, nation: str) -> int:
    """The Cities of the Country itself [DSA-SUP-02] that hold no enemy unit or marker. [DSA-SUP-05]"""
    occupation, cities = war.occupation, war.lands.cities.get(nation)
    return cities.mask & ~occupation.enemy(occupation.present, faction) if cities else 0


def _enterable(war: War, faction: int) -> int:
    """The hexes a line of a faction may be traced into, as a set in a number.

    Not into an EZOC without a friendly unit [DSA-SUP-15], nor where an enemy unit, Airdrop or Detachment
    stands [DSA-SUP-16]; not into a Neutral Country [DSA-SUP-19] or Land out of play [DSI-SCN-11].
    """
    occupation, lands = war.occupation, war.lands
    barred = zones.unnegated(war, faction) | occupation.enemy(occupation.present, faction)
    barred |= _guarded(war, faction) | lands.neutral.mask | lands.closed.mask
    return ground().land & ~barred


def _guarded(war: War, faction: int) -> int:
    """Cities and Ports of enemy Countries that are not under friendly control.

    Conquered Countries are none, and Dependents are no Countries (D-27). [DSA-SUP-18, DSA-SUP-23]
    """
    printed, friendly = ground(), war.lands.friendly
    enemy = war.occupation.enemy([one.mask for one in friendly], faction)
    return (printed.cities | printed.ports) & enemy & ~war.occupation.holding[faction]


# -- all lines of a nation at once -------------------------------------------------------------------------


def reached(war: War, faction: int, nation: str) -> int:
    """The hexes in which a counter of a nation is supplied, as a set in a number."""
    kept = war.occupation.reached
    found = kept.get((faction, nation))
    if found is None:
        found = kept[faction, nation] = _reached(
            faction, _sources(war, faction, nation), _enterable(war, faction), open_ports(war, faction)
        )
    return found


@remember(512)
def _reached(faction: int, sources: int, enterable: int, ports: int) -> int:
    """From the sources outward: the net, then two hexes over any ground. [DSA-SUP-08]

    What lies in a source is supplied without a line. [DSA-SUP-06]
    """
    free = ground().free
    net = _net(faction, sources & enterable, enterable, ports)
    near = _union(free[hex] for hex in net if enterable >> hex & 1)
    # what a line may leave need not be enterable: it may begin there [DSA-SUP-07]
    far = _union(free[hex] for hex in members(near & enterable))
    return mask_of(net) | near | far | sources


def _union(sets: Iterable[int]) -> int:
    found = 0
    for one in sets:
        found |= one
    return found


def _net(faction: int, sources: int, enterable: int, ports: int) -> set[int]:
    """The hexes from which Rail, Road, strait and sea lead to a source: all lines backwards.

    Before its one stretch of Road or its one Connected Strait, and after it, a line may follow Rail and cross
    the sea as it likes. [DSA-SUP-10, DSA-SUP-12]
    """
    straits = ground().straits
    through = _Through(faction, enterable, ports)
    after = through.rail_and_sea(set(), members(sources))
    stretch = through.road(after)
    stretch.update(other for hex in after if straits[hex] and enterable >> hex & 1 for other in straits[hex])
    return through.rail_and_sea(after, stretch - after)


class _Through:
    """Follows the links of the net backwards, through hexes that a line may enter. [DSA-SUP-09]"""

    def __init__(self, faction: int, enterable: int, ports: int) -> None:
        self.faction, self.enterable, self.ports = faction, enterable, ports

    def road(self, start: Iterable[int]) -> set[int]:
        """What leads to these hexes by Road, and they themselves."""
        links, enterable = ground().road, self.enterable
        found, todo = set(start), [hex for hex in start if links[hex]]
        while todo:
            hex = todo.pop()
            if enterable >> hex & 1:
                new = [other for other in links[hex] if other not in found]
                found.update(new)
                todo += new
        return found

    def rail_and_sea(self, found: set[int], start: Iterable[int]) -> set[int]:
        """What leads to the hexes of ``start`` by Rail and over Naval Zones, beside what was ``found``."""
        links, enterable, ports = ground().rail, self.enterable, self.ports
        found, todo = found.union(start), list(start)
        while todo:
            hex = todo.pop()
            if not enterable >> hex & 1:
                continue  # a line may begin here, but not come through
            new = [other for other in links[hex] if other not in found]
            if ports >> hex & 1:
                new += [port for port in _across(self.faction, hex, ports) if port not in found]
            found.update(new)
            todo += new
        return found


def _across(faction: int, port: int, ports: int) -> list[int]:
    """The Open Ports over the sea: of each Naval Zone of a port in which a Supply Convoy is. [DSA-SUP-11]"""
    printed = ground()
    return [
        other
        for zone in printed.zones_of[port]
        if printed.convoys[zone] == faction
        for other in printed.harbors[zone]
        if ports >> other & 1
    ]


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
    return _traced(war, number, _enterable(war, war.faction(number)))


class Broken(NamedTuple):
    """The line of an unsupplied counter as far as the ground goes, and the hex it cannot be traced into."""

    line: tuple[int, ...]
    at: int


def broken(war: War, number: int) -> Broken | None:
    """Where the line breaks that a counter would have if nobody were in its way; None if none leads home."""
    open_to = _enterable(war, war.faction(number))
    found = _traced(war, number, ground().land & ~war.lands.closed.mask)
    at = next((hex for hex in found[1:] if not open_to >> hex & 1), None) if found else None
    return None if found is None or at is None else Broken(found, at)


def _traced(war: War, number: int, enterable: int) -> tuple[int, ...] | None:
    """A shortest line through hexes that may be entered."""
    if not war.on_map(number):
        return None
    faction, start = war.faction(number), war.state.place[number]
    goals = _sources(war, faction, war.counter(number).nation)
    if goals >> start & 1:
        return (start,)
    ports = open_ports(war, faction)
    came: dict[Point, Point | None] = {(start, Trace.FREE_0): None}
    todo = deque(came)
    while todo:
        point = todo.popleft()
        if point[0] != start and goals >> point[0] & 1:
            return _way(came, point)
        for onward in _onward(faction, point, ports):
            if enterable >> onward[0] & 1 and onward not in came:
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


def _onward(faction: int, point: Point, ports: int) -> list[Point]:
    """Where a line may go next. After a sea leg no free hexes are left (D-24)."""
    printed, (hex, trace) = ground(), point
    found = []
    if trace < Trace.FREE_2:
        found += [(other, Trace(trace + 1)) for other in members(printed.free[hex])]
    trace = max(trace, Trace.NET)
    fresh = trace == Trace.NET
    by_rail = Trace.NET if fresh else Trace.SPENT
    found += [(other, by_rail) for other in printed.rail[hex]]
    if trace != Trace.SPENT:
        found += [(other, Trace.ROAD) for other in printed.road[hex]]
    if fresh:
        found += [(other, Trace.SPENT) for other in printed.straits[hex]]
    if ports >> hex & 1:
        found += [(port, by_rail) for port in _across(faction, hex, ports)]
    return found
