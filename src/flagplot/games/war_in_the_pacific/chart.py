"""The island as clients draw it: its land hexes, and the sea around them."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from flagplot.board.chart import hex_chart
from flagplot.board.grid import Layouts
from flagplot.board.hexes import Hex
from flagplot.games.war_in_the_pacific.islands import Island

MARGIN = 1  # hexes of sea around the island


class _Field(NamedTuple):
    hexes: tuple[Hex, ...]
    names: tuple[str, ...]


def chart(island: Island) -> dict[str, Any]:
    """The chart of an island, the middle of the land in the middle."""
    cells = tuple((cell.hex, cell.terrain) for cell in island.printed.hexes)
    return _chart(island.printed.prefix, cells)


@cache
def _chart(prefix: str, cells: tuple[tuple[str, str], ...]) -> dict[str, Any]:
    land = {prefix + label: (int(label[:2]), int(label[2:])) for label, _ in cells}
    columns, rows = zip(*land.values(), strict=True)
    everything = {
        f"{prefix}{column:02d}{row:02d}": (column, row)
        for column in range(min(columns) - MARGIN, max(columns) + MARGIN + 1)
        for row in range(min(rows) - MARGIN, max(rows) + MARGIN + 1)
    }
    axial = Layouts.COLUMNS.value.axial
    middle = axial((min(columns) + max(columns)) // 2, (min(rows) + max(rows)) // 2)
    away = Hex(-middle.q, -middle.r)
    field = _Field(tuple(axial(*place).plus(away) for place in everything.values()), tuple(everything))
    sea = [label for label in everything if label not in land]
    return hex_chart(field, {prefix + label: terrain for label, terrain in cells if terrain != "clear"}, sea)
