"""What supply lines are made of, and all lines of a nation at once, from the sources outward. [10.2]

``Ways`` holds everything that a line may use: sources, hexes it may be traced into, sea legs, Beachheads.
``ports`` and ``supply`` ask with the ways of a moment; nothing here looks at the state.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from flagplot.board.spaces import mask_of, members
from flagplot.games.dai_senso.board import standard
from flagplot.games.dai_senso.ground import ground
from flagplot.kernel.memory import remember


class Ways(NamedTuple):
    """What lines of a nation may use; sets of hexes in numbers."""

    sources: int  # Cities and edge hexes
    enterable: int  # hexes a line may be traced into
    legs: tuple[int, ...] = ()  # for each Naval Zone with a Supply Convoy: its Open Ports [see DSA-SUP-11]
    havens: int = 0  # Open Ports from which a leg ends in an Off-Map Box that is a source [see DSA-SUP-04]
    beaches: int = 0  # All-Sea hexes with a friendly Beachhead [see DSA-SUP-21]


@remember(512)
def reached(ways: Ways) -> int:
    """The hexes in which a counter is supplied: the net, then two hexes over any ground. [DSA-SUP-08]

    What lies in a source is supplied without a line. [DSA-SUP-06]
    """
    enterable, net = ways.enterable, _net(ways)
    near = free(mask_of(net) & enterable, ways.beaches)
    # what a line may leave need not be enterable: it may begin there [DSA-SUP-07]
    far = free(near & enterable, ways.beaches)
    return mask_of(net) | near | far | ways.sources


def free(hexes: int, beaches: int) -> int:
    """The neighbours of hexes that a line goes to over any ground.

    Not over an All-Sea hexside, unless it is a strait or part of a hex with a Beachhead.
    [DSA-SUP-21, DSB-MK-5-7]
    """
    links = ground().free
    found = 0
    for hex in members(hexes):
        found |= links[hex]
    for beach in members(beaches):
        around = _around(beach)
        if hexes >> beach & 1:
            found |= around
        if hexes & around:
            found |= 1 << beach
    return found


@remember(256)
def _around(hex: int) -> int:
    return mask_of(standard().board.grid.around(hex))


def _net(ways: Ways) -> set[int]:
    """The hexes from which Rail, Road, strait and sea lead to a source: all lines backwards.

    Before its one stretch of Road or its one Connected Strait, and after it, a line may follow Rail and cross
    the sea as it likes. [DSA-SUP-10, DSA-SUP-12]
    """
    straits, enterable = ground().straits, ways.enterable
    through = _Through(ways)
    after = through.rail_and_sea(set(), members(ways.sources & enterable | ways.havens))
    stretch = through.road(after)
    stretch.update(other for hex in after if straits[hex] and enterable >> hex & 1 for other in straits[hex])
    return through.rail_and_sea(after, stretch - after)


class _Through:
    """Follows the links of the net backwards, through hexes that a line may enter. [DSA-SUP-09]"""

    def __init__(self, ways: Ways) -> None:
        self.enterable, self.legs = ways.enterable, ways.legs
        self.ports = 0
        for leg in ways.legs:
            self.ports |= leg

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
                new += [port for port in across(self.legs, hex) if port not in found]
            found.update(new)
            todo += new
        return found


def across(legs: tuple[int, ...], port: int) -> tuple[int, ...]:
    """The Open Ports over the sea: of each zone of a port in which a Supply Convoy is. [DSA-SUP-11]"""
    found = 0
    for leg in legs:
        if leg >> port & 1:
            found |= leg
    return members(found)
