"""The island as clients draw it: a small sheet of hexes, land in the middle of the sea."""

from __future__ import annotations

from functools import cache
from typing import Any

from flagplot.board.chart import Lattice, chart
from flagplot.board.grid import Grid, Layouts
from flagplot.board.hexboard import HexBoard, Name
from flagplot.board.spaces import SpaceSet
from flagplot.games.war_in_the_pacific.islands import Island

MARGIN = 1  # hexes of sea around the island
SIDE = 0.8  # degrees from the middle of a hex to a corner: as on other sheets, for there is no geography
_LOOKS = {
    "terrain": {
        "clear": {"day": "#f0e3bd", "night": "#5d563c"},
        "jungle": {"day": "#bcd39a", "night": "#38503a", "pattern": "trees"},
        "rough": {"day": "#ddc79c", "night": "#584a36", "pattern": "hills"},
        "mixed": {"day": "#c6c796", "night": "#464b36", "pattern": "hills"},
        "city": {"day": "#e0d6cc", "night": "#55504b"},
    },
    "sides": {},
    "lines": {},
}


def island_chart(island: Island) -> dict[str, Any]:
    """The sheet of an island as TopoJSON, with the member ``hexes``."""
    printed = island.printed
    cells = tuple((cell.hex, cell.terrain, cell.limit) for cell in printed.hexes)
    names = ((printed.airfield, "airfield"), (printed.hexes[0].hex, printed.name))
    return _sheet(printed.prefix, printed.name, cells, names)


@cache
def _sheet(
    prefix: str, title: str, cells: tuple[tuple[str, str, int], ...], names: tuple[tuple[str, str], ...]
) -> dict[str, Any]:
    grid = Grid(Layouts.COLUMNS, _everything(prefix, [label for label, _, _ in cells]))
    land = {grid[prefix + label]: (terrain, limit) for label, terrain, limit in cells}
    board = HexBoard(
        id=title.lower(),
        title=title,
        grid=grid,
        places=tuple((0.0, 0.0) for _ in grid.labels),
        land=SpaceSet(sorted(land)),
        ground=bytes(len(grid)),
        terrain=tuple(land[one][0] if one in land else "" for one in range(len(grid))),
        countries=("",) * len(grid),
        names=tuple(Name(text, grid[prefix + label], 2) for label, text in names),
        along={},
        through={},
        facts={"Stacking": tuple(f"{land[one][1]} steps" if one in land else "" for one in range(len(grid)))},
    )
    return _topology(board, sorted(land))


def _everything(prefix: str, labels: list[str]) -> dict[str, tuple[int, int]]:
    """The hexes of the island and the sea around it: label -> column and row."""
    places = [(int(label[:2]), int(label[2:])) for label in labels]
    columns, rows = zip(*places, strict=True)
    return {
        f"{prefix}{column:02d}{row:02d}": (column, row)
        for column in range(min(columns) - MARGIN, max(columns) + MARGIN + 1)
        for row in range(min(rows) - MARGIN, max(rows) + MARGIN + 1)
    }


def _topology(board: HexBoard, land: list[int]) -> dict[str, Any]:
    """The drawing: the sheet, and every land hex as land of its terrain."""
    plain = Lattice(Layouts.COLUMNS, SIDE, 0.0, 0.0)
    nodes = [plain.at(node) for one in board.grid.hexes for node in plain.corners(one)]
    west, east = min(x for x, _ in nodes), max(x for x, _ in nodes)
    south, north = min(y for _, y in nodes), max(y for _, y in nodes)
    lattice = plain._replace(x=-(west + east) / 2, y=-(south + north) / 2)
    corners = [[lattice.degrees(node) for node in lattice.corners(one)] for one in board.grid.hexes]
    flat = [point for ring in corners for point in ring]
    bounds = [
        min(x for x, _ in flat), min(y for _, y in flat), max(x for x, _ in flat), max(y for _, y in flat),
    ]  # fmt: skip
    arcs: list[list[Any]] = []

    def polygon(ring: list[Any], kind: str = "") -> dict[str, Any]:
        arcs.append([*ring, ring[0]])
        return {"type": "Polygon", "arcs": [[len(arcs) - 1]], "properties": {"kind": kind}}

    corner = [(bounds[0], bounds[1]), (bounds[2], bounds[1]), (bounds[2], bounds[3]), (bounds[0], bounds[3])]
    layers = {
        "sheet": [polygon(corner)],
        "land": [polygon(corners[one]) for one in land],
        "terrain": [polygon(corners[one], board.terrain[one]) for one in land],
    }
    return {
        "type": "Topology",
        "meta": {
            "board": board.id,
            "title": board.title,
            "version": 1,
            "bounds": bounds,
            "credit": "",
            "looks": _LOOKS,
        },
        "hexes": chart(board, lattice),
        "objects": {
            name: {"type": "GeometryCollection", "geometries": shapes} for name, shapes in layers.items()
        },
        "arcs": arcs,
    }
