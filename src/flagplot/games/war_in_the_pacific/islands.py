"""Tactical maps: one island in large hexes, with terrain, stacking limits and installations. [27.0]"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

import msgspec

from flagplot.board.grid import Grid, Layouts
from flagplot.kernel.errors import BadInputError

SCALES = "ABCDEF"
MILES = (Fraction(1, 2), 10)  # of a hex, on any tactical map [WPA-TAC-05]
# mixed is jungle and rough, city any settlement; both only on tactical maps [WPA-TAC-06, BR-2-09]
TERRAIN = ("clear", "rough", "jungle", "mixed", "city")
FIRST = 20_000  # places below are hexes of the main map
EACH = 100  # places kept for one island


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """One hex of an island."""

    hex: str
    terrain: str
    land: str  # the fraction that is land
    coastal: bool
    limit: int
    airfield_site: bool = False
    anchorage: bool = False
    fine: str = ""  # the fraction in eighths, where it is another [see WPA-TAC-09]
    fine_limit: int = 0


class MovementTable(msgspec.Struct, frozen=True, kw_only=True):
    """Movement on maps of one scale. [WPA-TAC-12]"""

    allowance: int
    clear: float
    rough: float
    jungle: float
    mixed: float
    city: str
    enter_enemy_hex: int
    river_hexside: int
    crossing_arrow: int
    landing_multiplier: dict[str, int]
    default_miles_per_hex: float
    full_hex_stacking: int


class PrintedIsland(msgspec.Struct, frozen=True, kw_only=True):
    """An island as the file has it."""

    key: str
    prefix: str  # of the ids of its hexes: b0304
    name: str
    main_hex: str
    scale: str
    miles_per_hex: float
    full_stacking: int
    hexes: tuple[Cell, ...]
    airfield: str
    airfield_level: int
    port_hex: str
    lagoon_side: tuple[str, ...]
    reef: bool


class TacticalMaps(msgspec.Struct, frozen=True, kw_only=True):
    """The file of tactical maps."""

    status: str
    maps: tuple[PrintedIsland, ...]
    movement: dict[str, MovementTable]
    stacking: dict[str, tuple[int, ...]]
    stacking_columns: tuple[str, ...]


@dataclass(frozen=True)
class Island:
    """An island with its grid; its hexes are places from ``first`` on."""

    printed: PrintedIsland
    table: MovementTable
    grid: Grid
    first: int

    def __len__(self) -> int:
        return len(self.grid)

    @cached_property
    def places(self) -> range:
        """The places of its hexes."""
        return range(self.first, self.first + len(self.grid))

    def cell(self, place: int) -> Cell:
        """What is printed in a hex."""
        return self.printed.hexes[place - self.first]

    def label(self, place: int) -> str:
        """The id of a hex: its label after the prefix of the island."""
        return self.grid.labels[place - self.first]

    def place(self, label: str) -> int:
        """The place of an id; one that is not printed is refused."""
        return self.first + self.grid[label]

    tactical = True

    def has(self, place: int) -> bool:
        """Whether a place is a hex of the island."""
        return place in self.places

    def terrain(self, place: int) -> str:
        """The terrain of a hex, as it counts in combat."""
        return self.cell(place).terrain

    def limit(self, place: int) -> int:
        """The steps a side may have in a hex. [see WPA-TAC-07]"""
        return self.cell(place).limit

    def fine_limit(self, place: int) -> int:
        """The same where land is measured in eighths. [WPA-TAC-09]"""
        cell = self.cell(place)
        return cell.fine_limit if cell.fine else cell.limit

    def near(self, place: int) -> tuple[int, ...]:
        """The land hexes beside a hex, ascending."""
        return self._near[place - self.first]

    @cached_property
    def _near(self) -> list[tuple[int, ...]]:
        around = (self.grid.around(number) for number in range(len(self.grid)))
        return [tuple(sorted(self.first + other for other in one)) for one in around]

    def reach(self, starts: Collection[int]) -> frozenset[int]:
        """The hexes that units in some hexes could march to with a whole allowance, whoever is there.

        [WPA-TDP-13]
        """
        spent = dict.fromkeys(starts, 0)
        ring = sorted(spent)
        while ring:
            following = set()
            for hex in ring:
                for other in self.near(hex):
                    price = spent[hex] + self.cost(other)
                    if price <= 2 * self.table.allowance and price < spent.get(other, price + 1):
                        spent[other] = price
                        following.add(other)
            ring = sorted(following)
        return frozenset(spent)

    def distance(self, one: int, other: int) -> int:
        """Hexes from one to the other."""
        return self.grid.distance(one - self.first, other - self.first)

    def beach(self, place: int) -> bool:
        """A beach is coastal and clear, or a city on the coast. [see WPA-TDP-07]"""
        cell = self.cell(place)
        return cell.coastal and cell.terrain in ("clear", "city")

    def cost(self, place: int) -> int:
        """Half movement points to enter a hex; no minimum of 2 applies here. [WPA-TAC-12, WPA-TAC-14]"""
        return terrain_cost(self.table, self.cell(place).terrain)


def terrain_cost(table: MovementTable, terrain: str) -> int:
    """The cost of a terrain in half movement points; a city costs 1 more than the clear hex it lies in.

    There is neither rail nor any road that would be cheaper. [WPA-TAC-13, BR-2-09]
    """
    if terrain == "city":
        return int(2 * (table.clear + 1))
    return int(2 * float(getattr(table, terrain)))


def limit(maps: TacticalMaps, full: int, land: str) -> int:
    """The steps a side may have in a hex of which so much is land. [WPA-TAC-07, WPA-TAC-08, WPA-TAC-09]"""
    if land == "1":
        return full
    return maps.stacking[str(full)][maps.stacking_columns.index(land)]


def built(maps: TacticalMaps, printed: PrintedIsland, number: int) -> Island:
    """The island with its grid; what does not fit its scale or the stacking table is refused."""
    where = f"tactical_maps.json: {printed.key}"
    if printed.scale not in maps.movement:
        raise BadInputError(f"{where}: a scale from A to F expected, found {printed.scale!r}")
    if not MILES[0] <= printed.miles_per_hex <= MILES[1]:
        raise BadInputError(f"{where}: from 0.5 to 10 miles a hex expected, found {printed.miles_per_hex}")
    for cell in printed.hexes:
        if cell.terrain not in TERRAIN:
            raise BadInputError(
                f"{where}: {cell.hex}: one of {', '.join(TERRAIN)} expected, found {cell.terrain!r}"
            )
        for land, found in ((cell.land, cell.limit), (cell.fine, cell.fine_limit)):
            wanted = limit(maps, printed.full_stacking, land) if land else 0
            if found != wanted:
                raise BadInputError(f"{where}: {cell.hex}: a limit of {wanted} steps expected, found {found}")
    cells = {printed.prefix + cell.hex: (int(cell.hex[:2]), int(cell.hex[2:])) for cell in printed.hexes}
    grid = Grid(Layouts.COLUMNS, cells)
    return Island(printed, maps.movement[printed.scale], grid, FIRST + EACH * number)


def none(maps: TacticalMaps) -> Island:
    """An island without hexes, for scenarios on the main map alone."""
    printed = PrintedIsland(
        key="", prefix="", name="", main_hex="", scale=SCALES[0], miles_per_hex=1, full_stacking=0, hexes=(),
        airfield="", airfield_level=0, port_hex="", lagoon_side=(), reef=False,
    )  # fmt: skip
    return Island(printed, maps.movement[SCALES[0]], Grid(Layouts.COLUMNS, {}), FIRST)
