"""The land of the main map in play: terrain, hexsides, roads, what marching costs. [2, 23.1]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from heapq import heappop, heappush

import msgspec

from flagplot.board.grid import SIDES, Grid
from flagplot.games.war_in_the_pacific.board import SEA, Map, Row
from flagplot.games.war_in_the_pacific.scenarios import LandCard
from flagplot.kernel.memory import remember

CITY, MOUNTAIN = "city", "mountain"
BOUNDLESS = 9999  # steps: no stacking limit binds ground units on the main map [BR-2-06]
HALF = 2  # costs are kept in half movement points, as on tactical maps


class GroundMovement(msgspec.Struct, frozen=True):
    """The Ground Movement Table. [BR-23-01]"""

    status: str
    allowance: int
    least: int  # MPs of any hex
    foot: dict[str, int]
    mech: dict[str, int]  # a terrain that is missing is closed to them off the road
    major_road: int
    minor_road: int  # what it adds to the terrain; a rail line on foot likewise
    river: int
    mountain_pass: int
    crossing_arrow: int
    enter_enemy: int
    leave_enemy: int
    hard: tuple[str, ...]  # terrain that tires
    arrows: tuple[tuple[str, str], ...]  # crossing arrows


@dataclass(frozen=True, eq=False)
class Land:
    """The coastal and all-land hexes of a scenario; places are numbers of the main map. [BR-2-03]

    Each hex belongs to its largest landmass; islets in it are ignored. [BR-2-11]
    """

    grid: Grid
    rows: tuple[Row, ...]  # by number, the whole map
    terrains: tuple[str, ...]
    places: tuple[int, ...]
    chart: GroundMovement
    arrows: frozenset[tuple[int, int]]  # crossing arrows, both ways [BR-2-15]
    crossings: frozenset[tuple[int, int]]  # what else counts as one when it is attacked across

    tactical = False

    @cached_property
    def all(self) -> frozenset[int]:
        """Its places."""
        return frozenset(self.places)

    def has(self, place: int) -> bool:
        """Whether a place is a hex of the land in play."""
        return place in self.all

    def label(self, place: int) -> str:
        """The printed label."""
        return self.grid.labels[place]

    def place(self, label: str) -> int:
        """The place of a label."""
        return self.grid[label]

    def city(self, place: int) -> bool:
        """Whether there is a city."""
        return bool(self.rows[place].city)

    def coastal(self, place: int) -> bool:
        """Whether ships can come to a hex."""
        return self.rows[place].kind == "C"

    def ground(self, place: int) -> str:
        """The terrain that movement pays for; a city lies in it. [BR-2-09]"""
        return self.terrains[place]

    def terrain(self, place: int) -> str:
        """The terrain as it counts in combat: a city counts as a city. [BR-2-09]"""
        return CITY if self.city(place) else self.terrains[place]

    def limit(self, place: int) -> int:
        """The steps a side may have in a hex: any number. [BR-2-06]"""
        return BOUNDLESS

    def near(self, place: int) -> list[int]:
        """The hexes that can be marched to from a hex, ascending: over hexsides of land, or by an arrow.

        [BR-2-04, BR-2-15]
        """
        return self._near[place]

    @cached_property
    def _near(self) -> dict[int, list[int]]:
        return {
            place: sorted(
                other
                for side in range(SIDES)
                if (other := self.grid.beside(place, side)) in self.all
                and (self.rows[place].g >> side & 1 or (place, other) in self.arrows)
                and self.price(place, other) is not None
            )
            for place in self.places
        }

    # -- hexsides --------------------------------------------------------------------------------------

    def _crossed(self, start: int, end: int, mask: Callable[[Row], int]) -> tuple[bool, bool]:
        """Whether a line of either hex runs to the hexside between them."""
        side, back = self.grid.direction(start, end), self.grid.direction(end, start)
        return bool(mask(self.rows[start]) >> side & 1), bool(mask(self.rows[end]) >> back & 1)

    def major_road(self, start: int, end: int) -> bool:
        """Whether a major road crosses the hexside."""
        return any(self._crossed(start, end, lambda row: row.road))

    def rail(self, start: int, end: int) -> bool:
        """Whether a rail line crosses the hexside."""
        return any(self._crossed(start, end, lambda row: row.rail))

    def road(self, start: int, end: int) -> bool:
        """Whether a road, a minor road or a rail line crosses the hexside."""
        return any(self._crossed(start, end, lambda row: row.road | row.mroad | row.rail))

    def river(self, start: int, end: int) -> bool:
        """Whether a river runs from one hex to the other: a road for links. [BR-2-13]"""
        return all(self._crossed(start, end, lambda row: row.river))

    def river_crossing(self, start: int, end: int) -> bool:
        """Whether a river must be crossed: its bit is set on one side only. [BR-2-13]"""
        one, other = self._crossed(start, end, lambda row: row.river)
        return one != other

    def across(self, start: int, end: int) -> bool:
        """Whether an attack from a hex goes across a crossing arrow, or counts so. [BR-2-15]"""
        return (start, end) in self.arrows or (start, end) in self.crossings

    def mountain_side(self, start: int, end: int) -> bool:
        """Whether the hexside lies between two mountain hexes. [BR-2-10]"""
        return self.terrains[start] == self.terrains[end] == MOUNTAIN

    # -- marching --------------------------------------------------------------------------------------

    def off_road(self, start: int, end: int) -> bool:
        """Whether a hex that tires is entered off any road. [BR-23-01]"""
        return self.terrains[end] in self.chart.hard and not self.road(start, end)

    def price(self, start: int, end: int, *, mech: bool = False) -> int | None:
        """Half movement points from a hex to one beside it; None where nobody can pass.

        The table of terrain, roads and hexsides: mountain hexsides only where a road is a pass, a river costs
        nothing with a road; at least 2 MPs a hex. [BR-23-01, BR-2-10, BR-2-15]
        """
        return _price(self, start, end, mech)

    def within(self, start: int, most: int, blocked: Callable[[int], bool]) -> dict[int, int]:
        """From where a link on foot of so many half movement points leads to a hex, by cost; blocked hexes
        are not passed. It pays for the hexes from the unit to the base, that of the base too. [WPA-OSB-12]

        A river counts as a road between its hexes, as it does for links: these follow it through a blocked
        hex, but over no hexside with blocked hexes on both banks. [BR-2-13, BR-2-12, WPA-CLK-05]
        """
        best, heap = {start: 0}, [(0, start, False)]
        afloat: dict[int, int] = {}  # the same, of hexes that a river leads to
        while heap:
            cost, hex, by_river = heappop(heap)
            shut = hex != start and blocked(hex)
            if (shut and not by_river) or cost > (afloat if shut else best)[hex]:
                continue
            for other, step, river in self._links[hex]:
                total = cost + step
                if total > most or (shut and (not river or blocked(other))):
                    continue
                sooner = total < best.get(other, total + 1)
                if sooner:
                    best[other] = total
                if river and total < afloat.get(other, total + 1):
                    afloat[other], sooner = total, True
                if sooner:
                    heappush(heap, (total, other, river))
        return best

    @cached_property
    def _links(self) -> dict[int, list[tuple[int, int, bool]]]:
        """What a link pays into a hex from those beside it, and whether it follows a river."""
        found = {}
        for hex in self.places:
            steps = [
                (other, HALF * self.chart.least if river else self.price(other, hex), river)
                for other in self._near[hex]
                for river in (self.river(hex, other),)
            ]
            found[hex] = [(other, step, river) for other, step, river in steps if step is not None]
        return found


@remember(8192)
def _price(land: Land, start: int, end: int, mech: bool) -> int | None:
    chart, terrain, road = land.chart, land.terrains[end], land.road(start, end)
    base = (chart.mech if mech else chart.foot).get(terrain)
    if base is None:
        if not road:
            return None
        base = chart.foot[terrain]
    if land.major_road(start, end):
        base = chart.major_road
    elif road:
        base += chart.minor_road
    base = max(base, chart.least)
    if land.mountain_side(start, end):
        if not road:
            return None
        base += chart.mountain_pass
    if (start, end) in land.arrows:
        base += chart.crossing_arrow
    if land.river_crossing(start, end) and not road:
        base += chart.river
    return HALF * base


def built(map_: Map, hexes: frozenset[int], card: LandCard, chart: GroundMovement) -> Land:
    """The land of a scenario. [BR-2-03]"""
    grid = map_.board.grid
    arrows = {(grid[start], grid[end]) for start, end in chart.arrows}
    return Land(
        grid=grid,
        rows=map_.rows,
        terrains=map_.board.terrain,
        places=tuple(sorted(hex for hex in hexes if map_.rows[hex].kind != SEA)),
        chart=chart,
        arrows=frozenset(arrows | {(end, start) for start, end in arrows}),
        crossings=frozenset((grid[start], grid[end]) for start, end in card.crossings),
    )
