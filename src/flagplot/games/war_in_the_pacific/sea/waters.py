"""The part of the main map a scenario is played on: ways of ships, distances of ships and aircraft. [2]"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from flagplot.board.grid import NOWHERE, SIDES, Grid
from flagplot.games.war_in_the_pacific.board import LAND, Map, place_of
from flagplot.games.war_in_the_pacific.scenarios import SeaCard
from flagplot.kernel.answers import Domain
from flagplot.kernel.memory import remember

EDGES = ("west", "north", "east", "south")
NONE: frozenset[int] = frozenset()
BESIDE_SUBRON = 2  # MPs more to enter a slow hex: beside an enemy Subron [see BR-16-03]
NO_END = 1_000_000  # MPs that nobody has
_DRAWERS = 16  # more than a step can cost


class NavalMovement(msgspec.Struct, frozen=True):
    """MPs and fuel by speed class. [BR-2-01, BR-16-01, BR-18-01]"""

    status: str
    area_cost: dict[str, int]
    allowance: tuple[int, ...]
    active_phases: tuple[int, ...]
    endurance: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Waters:
    """The hexes of a scenario; places are numbers of the main map."""

    grid: Grid
    inside: frozenset[int]
    cost: dict[int, int]  # MPs to enter a hex, for ships and aircraft alike [BR-2-01]
    sea: dict[int, tuple[int, ...]]  # where ships may go from a hex [BR-2-03, BR-2-04]
    air: dict[int, tuple[int, ...]]  # where aircraft may
    edges: dict[int, tuple[str, ...]]  # hexes at the edge of the map in play
    west: frozenset[int]  # the western half

    def label(self, hex: int) -> str:
        """The printed label."""
        return self.grid.labels[hex]

    def distance(self, one: int, other: int) -> int:
        """Hexes from one to the other, regardless of the area. [BR-2-02]"""
        return self.grid.distance(one, other)

    def sea_distance(self, one: int, other: int) -> int:
        """Hexes of the shortest way of a ship; -1 where there is none. [BR-2-12]"""
        return _sea_steps(self, one).get(other, NOWHERE)

    def sea_steps(self, start: int) -> dict[int, int]:
        """Every hex ships can come to, and in how many hexes. [BR-2-12]"""
        return _sea_steps(self, start)

    def air_cost(self, one: int, other: int) -> int:
        """Air MPs of the shortest path, every hex entered paid by its area. [BR-2-02]"""
        return _air_costs(self, one)[other]

    def reach(self, start: int, mp: int, slow: frozenset[int] = NONE) -> dict[int, int]:
        """Every hex ships can come to with so many MPs, and what it costs. [BR-16-14]"""
        return {hex: cost for hex, cost in _sea_ways(self, start, slow, mp)[0].items() if 0 < cost <= mp}

    def courses(self, start: int, mp: int, slow: frozenset[int] = NONE) -> Domain:
        """The labels of those hexes, in the order of the map."""
        return _courses(self, start, mp, slow)

    def around(self, hexes: Iterable[int]) -> frozenset[int]:
        """Some hexes and all beside them."""
        return _around(self, frozenset(hexes))

    def way(self, start: int, end: int, slow: frozenset[int] = NONE, most: int = NO_END) -> tuple[int, ...]:
        """The hexes of the cheapest way, without the start; it costs no more than so many MPs."""
        came = _sea_ways(self, start, slow, most)[1]
        found = []
        while end != start:
            found.append(end)
            end = came[end]
        return tuple(reversed(found))

    def ways(self, start: int, ends: Iterable[int], slow: frozenset[int] = NONE) -> dict[int, list[str]]:
        """The labels of the cheapest ways to many hexes, each with the start."""
        came, labels = _sea_ways(self, start, slow)[1], self.grid.labels
        found = {start: [labels[start]]}
        for end in ends:
            behind = []
            while end not in found:
                behind.append(end)
                end = came[end]
            for hex in reversed(behind):
                found[hex] = [*found[came[hex]], labels[hex]]
        return found

    def air_costs(self, one: int) -> dict[int, int]:
        """``air_cost`` from a hex to every other."""
        return _air_costs(self, one)

    def sea_costs(self, start: int) -> dict[int, int]:
        """Sea MPs of the cheapest ways of ships from a hex to every hex they can come to."""
        return _sea_ways(self, start, NONE)[0]

    def coast(self, hex: int) -> tuple[int, ...]:
        """The hex itself if ships can be there, else those nearest to it where they can."""
        return _coast(self, hex)

    def price(self, start: int, route: Iterable[int], slow: frozenset[int] = NONE) -> int:
        """What a route costs."""
        return sum(self.cost[hex] + BESIDE_SUBRON * (hex in slow) for hex in route)

    def within(self, hex: int, radius: int) -> list[int]:
        """The hexes in play at most so far away."""
        return [one for one in self.grid.within(hex, radius) if one in self.inside]

    def zone(self, hex: int, radius: int) -> frozenset[int]:
        """The same as a set."""
        return _zone(self, hex, radius)


def built(map_: Map, card: SeaCard, movement: NavalMovement) -> Waters:
    """The waters of a scenario. [SC-S2-07]"""
    grid, layout = map_.board.grid, map_.georeference.sheet_layout
    hexes = [hex for hex, label in enumerate(grid.labels) if _in_play(label, card)]
    inside = frozenset(hexes)
    navigable = frozenset(hex for hex in hexes if map_.rows[hex].kind != LAND)
    sea = {
        hex: tuple(
            other
            for side in range(SIDES)
            if map_.water[hex] >> side & 1 and (other := grid.beside(hex, side)) in navigable
        )
        for hex in hexes
        if hex in navigable
    }
    middle = place_of(layout, card.middle)[0]
    return Waters(
        grid=grid,
        inside=inside,
        cost={hex: movement.area_cost[map_.rows[hex].area] for hex in hexes},
        sea=sea,
        air={hex: tuple(other for other in grid.around(hex) if other in inside) for hex in hexes},
        edges=_edges({hex: place_of(layout, grid.labels[hex]) for hex in hexes}),
        west=frozenset(hex for hex in hexes if place_of(layout, grid.labels[hex])[0] < middle),
    )


def _in_play(label: str, card: SeaCard) -> bool:
    limits = card.limits.get(label[:1])
    if limits is None:
        return False
    column, row = int(label[1:3]), int(label[3:5])
    return limits.columns[0] <= column <= limits.columns[1] and limits.rows[0] <= row <= limits.rows[1]


def _edges(places: dict[int, tuple[int, int]]) -> dict[int, tuple[str, ...]]:
    columns, rows = zip(*places.values(), strict=True)
    ends = {"west": min(columns), "north": min(rows), "east": max(columns), "south": max(rows)}
    found = {
        hex: tuple(edge for edge in EDGES if ends[edge] == (row if edge in ("north", "south") else column))
        for hex, (column, row) in places.items()
    }
    return {hex: edges for hex, edges in found.items() if edges}


@remember(256)
def _sea_steps(waters: Waters, start: int) -> dict[int, int]:
    found = {start: 0}
    ring = [start]
    while ring:
        ring = [other for hex in ring for other in waters.sea.get(hex, ()) if _first(found, hex, other)]
    return found


def _first(found: dict[int, int], hex: int, other: int) -> bool:
    """Whether a hex is met for the first time; it is then one step further than the one before."""
    if other in found:
        return False
    found[other] = found[hex] + 1
    return True


@remember(256)
def _air_costs(waters: Waters, start: int) -> dict[int, int]:
    """Ring by ring: of the shortest paths the cheapest. [BR-2-02]"""
    found = {start: 0}
    ring = {start: 0}
    while ring:
        following: dict[int, int] = {}
        for hex, cost in ring.items():
            for other in waters.air[hex]:
                if other not in found:
                    total = cost + waters.cost[other]
                    if total < following.get(other, total + 1):
                        following[other] = total
        found |= following
        ring = following
    return found


@remember(256)
def _sea_ways(
    waters: Waters, start: int, slow: frozenset[int], most: int = NO_END
) -> tuple[dict[int, int], dict[int, int]]:
    """Costs of the cheapest ways of ships from a hex, and for each hex the one before it.

    Steps cost so little that hexes wait in a drawer for each cost; within one the lowest number goes first.
    What a step costs depends on the hex that is entered alone, so that whoever comes first comes cheapest.
    Beyond so many MPs nothing is looked at.
    """
    steps, prices, cost = waters.sea, waters.cost, 0
    best: dict[int, int] = {start: 0}
    came: dict[int, int] = {}
    drawers: list[list[int]] = [[] for _ in range(_DRAWERS)]
    drawers[0].append(start)
    waiting = 1
    while waiting and cost <= most:
        drawer = drawers[cost % _DRAWERS]
        drawers[cost % _DRAWERS] = []
        waiting -= len(drawer)
        for hex in sorted(drawer):
            for other in steps.get(hex, ()):
                if other not in best:
                    total = cost + prices[other]
                    if other in slow:
                        total += BESIDE_SUBRON
                    best[other], came[other] = total, hex
                    drawers[total % _DRAWERS].append(other)
                    waiting += 1
        cost += 1
    return best, came


@remember(256)
def _courses(waters: Waters, start: int, mp: int, slow: frozenset[int]) -> Domain:
    labels = waters.grid.labels
    return Domain([labels[hex] for hex in sorted(waters.reach(start, mp, slow))])


@remember(256)
def _coast(waters: Waters, hex: int) -> tuple[int, ...]:
    near = {one: waters.distance(hex, one) for one in waters.sea}
    least = min(near.values(), default=0)
    return tuple(one for one, far in near.items() if far == least)


@remember(256)
def _zone(waters: Waters, hex: int, radius: int) -> frozenset[int]:
    return frozenset(waters.within(hex, radius))


@remember(256)
def _around(waters: Waters, hexes: frozenset[int]) -> frozenset[int]:
    return frozenset(near for hex in hexes for near in waters.within(hex, 1))
