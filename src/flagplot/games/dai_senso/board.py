"""The printed map: two joined sheets of 2,062 hexes, countries, naval zones, ports, boxes off the map.

Where a value comes from stands beside it in ``data/hexes.json`` and is explained in ``data/SOURCES.md``.
[DSI-MAP-01]
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from flagplot.board.grid import SIDES, Grid, Layouts, sides_of
from flagplot.board.hexboard import Box, HexBoard, Name, decoded
from flagplot.board.spaces import SpaceSet
from flagplot.kernel.errors import BadInputError

EAST = 27  # column 01 of the eastern sheet follows column 27 of the western one [DSA-CMP-01]
GREAT = 5  # hexes from which on the name of a country is read from afar
SEA, LAND = "sea", "land"
RIVER, MOUNTAIN, ALL_SEA, LAKE = "river", "mountain", "all_sea", "lake"
STRAIT, STRAIT_CONNECTED = "strait", "strait_connected"
RAIL, ROAD = "rail", "road"
COUNTRY_BORDER, REGION_BORDER = "border", "region border"
WEATHER_AREA = "Weather area"  # heading of a column of the map


class Hex(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One hex as it is printed; ``o`` tells the origin of each value."""

    id: str
    row: int
    col: int
    lat: float
    lon: float
    kind: str
    o: dict[str, str]
    zones: tuple[str, ...] = ()
    coastal: bool = False
    terrain: str = ""
    area: str = ""
    region: str = ""
    weather: str = ""
    name: str = ""
    settlement: str = ""
    strategic: str = ""
    city: bool = False
    port: bool = False
    multi_zone_port: bool = False
    key_port: bool = False
    island: bool = False
    limited_stacking: bool = False
    ice: bool = False
    oil: bool = False
    us_impact: bool = False
    restricted_waterway: bool = False
    rail: bool = False
    road: bool = False
    edge_box: str = ""


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on the side between two Land hexes."""

    o: dict[str, str] = {}
    water: str = ""
    barrier: str = ""
    rail: bool = False
    road: bool = False
    border: str = ""


class Sheet(msgspec.Struct, frozen=True):
    """The file of hexes and hexsides."""

    hexes: dict[str, Hex]
    hexsides: dict[str, Side]
    counts: dict[str, Any]
    terrain_class: dict[str, str]


class Zone(msgspec.Struct, frozen=True):
    """A Naval Zone: its hexes and ports."""

    id: str
    name: str
    sea_hexes: tuple[str, ...]
    coastal_hexes: tuple[str, ...]
    ports: tuple[str, ...]
    key_ports: tuple[str, ...]
    inherent_supply_convoy: str | None = None
    snow_closes_sea_hexes: bool = False  # in the North [see DSA-SPT-54]
    mud_closes_sea_hexes: str | None = None  # in this Weather Area [see DSA-SPT-55]


class Joined(msgspec.Struct, frozen=True):
    """Two Naval Zones that are adjacent, and how many sides of sea hexes they share. [DSA-GL-39]"""

    zones: tuple[str, str]
    shared_sea_hexsides: int


class Waterway(msgspec.Struct, frozen=True):
    """A Restricted Waterway: the zones it joins and the ports that guard it. [DSA-GL-37]"""

    zones: tuple[str, str]
    ports: tuple[str, ...]


class OffMap(msgspec.Struct, frozen=True):
    """An Off-Map Box."""

    id: str
    name: str
    faction: str
    zones: tuple[str, ...]
    adjacent_boxes: tuple[str, ...]
    open_port: bool = False  # printed as having one [see DSA-GL-26d]
    edge_hexes: tuple[str, ...] = ()


class Waters(msgspec.Struct, frozen=True):
    """The file of Naval Zones."""

    zones: tuple[Zone, ...]
    adjacency: tuple[Joined, ...]
    restricted_waterways: tuple[Waterway, ...]
    off_map_boxes: tuple[OffMap, ...]


class Capital(msgspec.Struct, frozen=True):
    """Where a Country is ruled from."""

    name: str
    hex: str | None = None


class Country(msgspec.Struct, frozen=True):
    """A Country, Dependent or Region by the hexes it is printed on."""

    id: str
    name: str
    hexes: tuple[str, ...] = ()
    cities: tuple[str, ...] = ()
    faction: str = ""  # of a Major Country
    printed_owner: str | None = None  # of a Dependent
    part_of: str = ""  # of a Region
    chinese: bool = False  # of a Minor Country [see DSA-GL-06]
    capital: Capital | None = None
    mandate: bool = False  # a Mandate Dependent [see DSB-FC-16]
    far_east: bool = False  # a Far East Region [see DSB-FC-19]


class Ceding(msgspec.Struct, frozen=True):
    """A Ceded Land marker: the area goes to a Country, as part of it or as its Dependent. [DSB-CL-03]"""

    marker: str
    area: str
    to: str
    how: str  # ceded_to, dependent, or another way
    key_hex: str | None = None  # whoever holds it in a settlement gains the area [see DSB-CE-2_5-7]


class Border(msgspec.Struct, frozen=True):
    """Two areas with adjacent Land hexes. [DSI-MAP-12]"""

    areas: tuple[str, str]
    hexsides: int
    example: str


class Countries(msgspec.Struct, frozen=True):
    """The file of countries, as far as the map goes: Major and 28 possible Minor ones, and their Dependents.

    [DSB-FC-09, DSB-FC-10, DSB-FC-15]
    """

    majors: tuple[Country, ...]
    minors: tuple[Country, ...]
    dependents: tuple[Country, ...]
    regions: tuple[Country, ...]
    borders: tuple[Border, ...]
    ceding_markers: tuple[Ceding, ...]

    def names(self) -> dict[str, str]:
        """Names of everything a hex can belong to."""
        return {one.id: one.name for one in (*self.regions, *self.dependents, *self.minors, *self.majors)}


class Labels(msgspec.Struct, frozen=True):
    """From how far names are read; for the eye alone."""

    places: tuple[dict[str, Any], ...]
    zones: tuple[dict[str, str], ...]
    areas: tuple[dict[str, str], ...]


@dataclass(frozen=True)
class Map:
    """The board and what only this game's rules ask of it."""

    board: HexBoard
    hexes: tuple[Hex, ...]  # by number
    counts: dict[str, Any]
    terrain_class: dict[str, str]
    waters: Waters
    countries: Countries

    def cell(self, label: str) -> Hex:
        """What is printed on a hex."""
        return self.hexes[self.board.grid[label]]


def _file(name: str, kind: Any) -> Any:
    return decoded(files(__package__).joinpath("data", name).read_bytes(), kind, name)


def _column(one: Hex) -> int:
    """Columns of both sheets as one."""
    if one.id != f"{one.id[:1]}{one.row:02d}{one.col:02d}" or one.id[0] not in "we":
        raise BadInputError(
            f"hexes.json: the label of row {one.row}, column {one.col} expected, found {one.id}"
        )
    return one.col + (EAST if one.id[0] == "e" else 0)


@cache
def standard() -> Map:
    """The map of the box."""
    sheet: Sheet = _file("hexes.json", Sheet)
    waters: Waters = _file("naval_zones.json", Waters)
    countries: Countries = _file("countries.json", Countries)
    grid = Grid(Layouts.ROWS, {label: (_column(one), one.row) for label, one in sheet.hexes.items()})
    hexes = tuple(sheet.hexes.values())
    called = countries.names()
    land = SpaceSet(number for number, one in enumerate(hexes) if one.kind == LAND)
    along = _along(grid, sheet)
    board = HexBoard(
        id="dai-senso",
        title="Dai Senso!",
        grid=grid,
        places=tuple((one.lon, one.lat) for one in hexes),
        land=land,
        ground=_ground(grid, land, along),
        terrain=tuple(one.terrain for one in hexes),
        countries=tuple(called[one.area] if one.area else "" for one in hexes),
        names=_names(grid, hexes, waters, called),
        along=along,
        through={link: _sides(grid, sheet, link, True) for link in (RAIL, ROAD)},
        facts=_facts(hexes, waters, called),
        boxes=_boxes(grid, waters),
    )
    return Map(board, hexes, sheet.counts, sheet.terrain_class, waters, countries)


def _sides(grid: Grid, sheet: Sheet, field: str, value: object) -> bytes:
    pairs = [label.split("-") for label, side in sheet.hexsides.items() if getattr(side, field) == value]
    return sides_of(grid, [(grid[one], grid[other]) for one, other in pairs])


def _along(grid: Grid, sheet: Sheet) -> dict[str, bytes]:
    found = {barrier: _sides(grid, sheet, "barrier", barrier) for barrier in (RIVER, MOUNTAIN)}
    for water in (ALL_SEA, STRAIT, STRAIT_CONNECTED, LAKE):
        found[water.replace("_", " ")] = _sides(grid, sheet, "water", water)
    found[COUNTRY_BORDER] = _sides(grid, sheet, "border", "area")
    found[REGION_BORDER] = _sides(grid, sheet, "border", "region")
    return found


def _ground(grid: Grid, land: SpaceSet, along: dict[str, bytes]) -> bytes:
    """Sides between two Land hexes with no water on them."""
    masks = bytearray(len(grid))
    waters = [along[kind.replace("_", " ")] for kind in (ALL_SEA, STRAIT, STRAIT_CONNECTED, LAKE)]
    for one in land:
        wet = sum(1 << side for side in range(SIDES) if any(water[one] >> side & 1 for water in waters))
        dry = sum(1 << side for side in range(SIDES) if grid.beside(one, side) in land)
        masks[one] = dry & ~wet
    return bytes(masks)


def _names(grid: Grid, hexes: tuple[Hex, ...], waters: Waters, called: dict[str, str]) -> tuple[Name, ...]:
    labels: Labels = _file("labels.json", Labels)
    zones = {zone.id: zone.name for zone in waters.zones}
    ranks = {entry["hex"]: int(entry["rank"]) for entry in labels.places}
    towns = [Name(one.name, n, ranks.get(one.id, 5)) for n, one in enumerate(hexes) if one.name]
    told = {name.text for name in towns}  # an island with a town of its name needs no second one
    sizes = Counter(called[one.area] for one in hexes if one.area)
    areas = [
        Name(name, grid[entry["hex"]], 1 if sizes[name] >= GREAT else 3, "area")
        for entry in labels.areas
        if (name := called[entry["area"]]) not in told
    ]
    seas = [Name(zones[entry["zone"]], grid[entry["hex"]], 1, "water") for entry in labels.zones]
    return (*towns, *areas, *seas)


def _facts(hexes: tuple[Hex, ...], waters: Waters, called: dict[str, str]) -> dict[str, tuple[str, ...]]:
    zones = {zone.id: zone.name for zone in waters.zones}
    marks = {
        "oil": "oil", "ice": "ice", "limited_stacking": "limited stacking", "us_impact": "US impact",
        "restricted_waterway": "restricted waterway", "island": "island",
    }  # fmt: skip
    return {
        "Region": tuple(called[one.region] if one.region else "" for one in hexes),
        "Naval zone": tuple(" / ".join(zones[zone] for zone in one.zones) for one in hexes),
        "Settlement": tuple(one.settlement.replace("_", " ") for one in hexes),
        "Port": tuple(_port(one) for one in hexes),
        "Strategic hex": tuple(one.strategic for one in hexes),
        WEATHER_AREA: tuple(one.weather.replace("_", " ") for one in hexes),
        "Marks": tuple(
            ", ".join(text for mark, text in marks.items() if getattr(one, mark)) for one in hexes
        ),
    }


def _port(one: Hex) -> str:
    kinds = [text for yes, text in ((one.key_port, "key"), (one.multi_zone_port, "multi-zone")) if yes]
    return " ".join([*kinds, "port"]) if one.port else ""


def _boxes(grid: Grid, waters: Waters) -> tuple[Box, ...]:
    return tuple(
        Box(box.id, box.name, tuple(grid[label] for label in box.edge_hexes)) for box in waters.off_map_boxes
    )
