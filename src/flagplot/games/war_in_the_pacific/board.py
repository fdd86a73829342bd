"""The printed map: seven sheets of 38 columns and 53 rows on one grid, 14,098 hexes, and the places on it.

``data/georef.json`` lays the grid on the globe. Where values come from is told in ``data/SOURCES.md``.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import Any

import msgspec

from flagplot.board.grid import SIDES, Grid, Layouts
from flagplot.board.hexboard import Box, HexBoard, Name, borders, decoded, heart
from flagplot.board.spaces import SpaceSet
from flagplot.kernel.errors import BadInputError

SEA, COAST, LAND = "S", "C", "L"
OPEN = (1 << SIDES) - 1  # a mask of all six sides
GREAT = 25  # hexes from which on a country's name is read from afar
FEW = 3  # a country of fewer hexes is told by its places


class Row(msgspec.Struct, frozen=True):
    """One hex; masks run over the six sides. Sea hexes keep the defaults."""

    hex: str
    lat: float
    lon: float
    kind: str
    terrain: str = ""
    terr: int = -1
    land: int = 0  # tenths of the hex
    g: int = 0  # ground units may cross
    w: int = OPEN  # ships may cross
    rail: int = 0
    road: int = 0
    mroad: int = 0
    river: int = 0
    port: str = ""
    af: int = 0
    sp: int = 0
    ctl: str = ""
    area: str = ""
    city: str = ""
    flags: str = ""
    edge: str = ""


class Sheets(msgspec.Struct, frozen=True):
    """The file of hexes."""

    columns: tuple[str, ...]
    codes: dict[str, Any]
    territories: tuple[tuple[str, str, str, tuple[str, ...]], ...]
    hexes: tuple[tuple[Any, ...], ...]


class Layout(msgspec.Struct, frozen=True):
    """How the sheets lie together."""

    columns_per_sheet: int
    rows_per_sheet: int
    hexes_total: int
    sheet_column_index: dict[str, int]
    sheet_row_offset: dict[str, int]


class Transform(msgspec.Struct, frozen=True):
    """Where the grid lies in Mercator's plane, in degrees."""

    L0: float
    Y0: float
    k_deg_per_col: float
    row_step_mercator_deg: float


class Georeference(msgspec.Struct, frozen=True):
    """The grid on the globe."""

    sheet_layout: Layout
    transform: Transform


class Place(msgspec.Struct, frozen=True):
    """A place and its hex; the origin tells whether the hex is printed or computed."""

    place: str
    hex: str
    lat: float
    lon: float
    origin: str
    roles: tuple[str, ...] = ()


class Places(msgspec.Struct, frozen=True):
    """The file of places."""

    places: tuple[Place, ...]
    off_map: tuple[str, ...]


class OffMap(msgspec.Struct, frozen=True):
    """The file of the off-map display, as far as the map goes."""

    mapedge_areas: tuple[str, ...]
    mapedge_areas_on_maps: tuple[str, ...]


class Labels(msgspec.Struct, frozen=True):
    """Names of base hexes for the eye: hex, name, rank."""

    bases: tuple[tuple[str, str, int], ...]


@dataclass(frozen=True)
class Map:
    """The board and what only this game's rules ask of it."""

    board: HexBoard
    rows: tuple[Row, ...]  # by number
    water: bytes  # sides that ships may cross
    codes: dict[str, Any]
    territories: tuple[tuple[str, str, str, tuple[str, ...]], ...]
    georeference: Georeference
    places: Places

    @cached_property
    def named(self) -> frozenset[int]:
        """The hexes of named islands, atolls, cities and airfields: all of the file of places. [BR-2-05]"""
        number = self.board.grid.number
        return frozenset(number[one.hex] for one in self.places.places if one.hex in number)

    def cell(self, label: str) -> Row:
        """What is printed on a hex."""
        return self.rows[self.board.grid[label]]


def _file(name: str, kind: Any) -> Any:
    return decoded(files(__package__).joinpath("data", name).read_bytes(), kind, name)


def _row(columns: tuple[str, ...], row: tuple[Any, ...]) -> Row:
    if row[3] == SEA:  # shortened: hex, lat, lon, kind, movement area, edge
        facts = dict(zip(("hex", "lat", "lon", "kind", "area", "edge"), row, strict=False))
    else:
        facts = dict(zip(columns, row, strict=True))
    try:
        return msgspec.convert(facts, Row)
    except msgspec.ValidationError as error:
        raise BadInputError(f"hexes.json: hex {row[0]}: {error}") from None


def place_of(layout: Layout, label: str) -> tuple[int, int]:
    """Column and row of a label on the joined sheets: sheet letter, two digits of each."""
    sheet, column, row = label[:1], label[1:3], label[3:5]
    known = len(label) == 5 and sheet in layout.sheet_column_index and (column + row).isdigit()
    if (
        not known
        or not 1 <= int(column) <= layout.columns_per_sheet
        or not 1 <= int(row) <= layout.rows_per_sheet
    ):
        raise BadInputError(f"a label such as A0101 to G3853 expected, found {label!r}")
    across = layout.columns_per_sheet * layout.sheet_column_index[sheet]
    return across + int(column), int(row) + layout.sheet_row_offset[sheet]


@cache
def standard() -> Map:
    """The map of the box."""
    sheets: Sheets = _file("hexes.json", Sheets)
    georeference: Georeference = _file("georef.json", Georeference)
    places: Places = _file("places.json", Places)
    rows = tuple(_row(sheets.columns, row) for row in sheets.hexes)
    layout = georeference.sheet_layout
    grid = Grid(Layouts.COLUMNS, {row.hex: place_of(layout, row.hex) for row in rows})
    land = SpaceSet(number for number, row in enumerate(rows) if row.kind != SEA)
    terrain = sheets.codes["terrain"]
    territory = tuple(sheets.territories[row.terr][0] if row.terr >= 0 else "" for row in rows)
    country = tuple(sheets.territories[row.terr][1] if row.terr >= 0 else "" for row in rows)
    board = HexBoard(
        id="war-in-the-pacific",
        title="War in the Pacific",
        grid=grid,
        places=tuple((row.lon, row.lat) for row in rows),
        land=land,
        ground=bytes(row.g for row in rows),
        terrain=tuple(terrain[row.terrain] if row.terrain else "" for row in rows),
        countries=country,
        names=_names(grid, rows, country),
        along=_along(grid, country, territory, land),
        through={
            "river": bytes(row.river for row in rows),
            "rail": bytes(row.rail for row in rows),
            "road": bytes(row.road for row in rows),
            "minor road": bytes(row.mroad for row in rows),
        },
        facts=_facts(rows, sheets, territory, country),
        boxes=_boxes(rows),
    )
    water = bytes(row.w for row in rows)
    return Map(board, rows, water, sheets.codes, sheets.territories, georeference, places)


def _along(
    grid: Grid, country: tuple[str, ...], territory: tuple[str, ...], land: SpaceSet
) -> dict[str, bytes]:
    """Borders of countries, and those of provinces inside a country."""
    outer, every = borders(grid, country, land), borders(grid, territory, land)
    return {"border": outer, "province border": bytes(a & ~b for a, b in zip(every, outer, strict=True))}


def _names(grid: Grid, rows: tuple[Row, ...], country: tuple[str, ...]) -> tuple[Name, ...]:
    labels: Labels = _file("labels.json", Labels)
    bases = [Name(text, grid[label], rank) for label, text, rank in labels.bases]
    named = {name.at for name in bases}
    cities = [Name(row.city, n, 3) for n, row in enumerate(rows) if row.city and n not in named]
    groups: dict[str, list[int]] = {}
    for number, name in enumerate(country):
        if name:
            groups.setdefault(name, []).append(number)
    areas = [
        Name(name, heart(grid, group), 1 if len(group) >= GREAT else 3, "area")
        for name, group in groups.items()
        if len(group) >= FEW
    ]
    return (*bases, *cities, *areas)


def _facts(
    rows: tuple[Row, ...], sheets: Sheets, territory: tuple[str, ...], country: tuple[str, ...]
) -> dict[str, tuple[str, ...]]:
    codes = sheets.codes
    return {
        "Territory": tuple(
            one if one != other else "" for one, other in zip(territory, country, strict=True)
        ),
        "Control 1941": tuple(codes["ctl"].get(row.ctl, "") for row in rows),
        "Port": tuple(codes["port"][row.port] if row.port else "" for row in rows),
        "Airfield": tuple(f"level {row.af}" if row.af else "" for row in rows),
        "Seaplane base": tuple(f"level {row.sp}" if row.sp else "" for row in rows),
        "Movement area": tuple(codes["area"].get(row.area, "") for row in rows),
        "Ships cross": tuple(_crossed(row.w) if row.kind != SEA else "" for row in rows),
        "Marks": tuple(", ".join(codes["flags"][flag] for flag in row.flags) for row in rows),
    }


def _crossed(mask: int) -> str:
    names = Layouts.COLUMNS.value.directions
    return " ".join(names[direction].upper() for direction in range(SIDES) if mask >> direction & 1)


def _boxes(rows: tuple[Row, ...]) -> tuple[Box, ...]:
    """The Mapedge Areas with their hexes, in the order of the display."""
    offmap: OffMap = _file("offmap.json", OffMap)
    short = {name: ("US" if name.startswith("US") else "AF") + name[-1] for name in offmap.mapedge_areas}
    edges: dict[str, list[int]] = {id: [] for id in short.values()}
    for number, row in enumerate(rows):
        if row.edge:
            edges[row.edge].append(number)
    return tuple(Box(id, name, tuple(edges[id])) for name, id in short.items())
