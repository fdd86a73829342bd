"""Sheets of hexes: land and terrain, rivers, rails, the grid, names; and where a hex lies, by arithmetic."""

from __future__ import annotations

from functools import cached_property
from itertools import accumulate
from typing import Any

from flagplot.board.chart import Lattice
from flagplot.board.grid import Layouts
from flagplot.board.hexes import Hex
from flagplot.pictures.paper import Paper, Point, Window, lat_of, pairs

SEA, LAND, LAKE, GRID, INK, WATER = "#a9c6cf", "#ece7cf", "#9dbecb", "#8d9a94", "#3d3a36", "#4b7484"
SHALLOWS = ("#bdd5da", "#b3ced5")
# looks that a file names for its sides and lines: colour, width, dash
STROKES = {
    "river": ("#5b8fa8", 2.2, ""),
    "ridge": ("#6b5a45", 3.0, ""),
    "strait": ("#4b7484", 1.6, "4 3"),
    "border": ("#9b4a3f", 1.6, "7 4"),
    "faint border": ("#9b7a6f", 0.9, "4 4"),
    "rail": ("#3d3a36", 1.3, "6 2"),
    "road": ("#a06a35", 1.3, ""),
}
READ = 26  # pixels of a hex from which its names are read


class Sheet:
    """The hexes of a file, by label."""

    def __init__(self, document: dict[str, Any]) -> None:
        hexes = document["hexes"]
        layout = Layouts[hexes["layout"].upper()]
        self.names: list[list[Any]] = hexes["names"]
        self._lattice = Lattice(layout, hexes["side"], hexes["x"], hexes["y"])
        cells = hexes["cells"]
        self._cells = list(map(Hex, accumulate(cells[::2]), accumulate(cells[1::2])))
        self.labels: list[str] = hexes["labels"].split(" ")

    @cached_property
    def number(self) -> dict[str, int]:
        """Hexes by label."""
        return {label: one for one, label in enumerate(self.labels)}

    def middle(self, paper: Paper, one: int) -> Point:
        """The middle of a hex."""
        return paper.place(*self._lattice.degrees(self._lattice.middle(self._cells[one])))

    def outline(self, paper: Paper, one: int) -> str:
        """The path data of a hex."""
        corners = self._lattice.corners(self._cells[one])
        return f"M{pairs(paper.place(*self._lattice.degrees(node)) for node in corners)}Z"

    def across(self, paper: Paper) -> float:
        """Pixels from side to side."""
        return self._lattice.side * paper.zoom * 1.73

    def around(self, labels: set[str], rim: float = 4.0) -> Window | None:
        """A window on some hexes and ``rim`` sides more on every side; None where there are none."""
        nodes = [
            self._lattice.middle(self._cells[self.number[label]]) for label in labels & self.number.keys()
        ]
        if not nodes:
            return None
        points = [self._lattice.at(node) for node in nodes]
        edge = rim * self._lattice.side
        west, east = min(x for x, _ in points) - edge, max(x for x, _ in points) + edge
        low, high = min(y for _, y in points) - edge, max(y for _, y in points) + edge
        return (west, lat_of(low), east, lat_of(high))


def paint(paper: Paper, sheet: Sheet) -> None:
    """Draw everything that is printed, from the sea up."""
    looks = paper.document["meta"]["looks"]
    for shade, colour in zip(paper.geometries("shallows"), SHALLOWS, strict=False):
        paper.fill(paper.path(shade), colour)
    for land in paper.geometries("land"):
        paper.fill(paper.path(land), LAND)
    for ground in paper.geometries("terrain"):
        paper.fill(paper.path(ground), looks["terrain"][ground["properties"]["kind"]]["day"])
    for lake in paper.geometries("lakes"):
        paper.fill(paper.path(lake), LAKE)
    across = sheet.across(paper)
    shown = [one for one in range(len(sheet.labels)) if paper.shows(sheet.middle(paper, one), across)]
    grid = " ".join(sheet.outline(paper, one) for one in shown)
    paper.stroke(grid, GRID, 0.5, opacity=0.6)
    for layer in ("lines", "sides"):
        for line in paper.geometries(layer):
            look = looks[layer].get(line["properties"]["kind"])
            if look in STROKES:
                colour, width, dash = STROKES[look]
                paper.stroke(paper.path(line), colour, width, dash=dash)


def letter(paper: Paper, sheet: Sheet) -> None:
    """Write the names that can be read: the nearer the window, the more of them."""
    across = sheet.across(paper)
    for text, one, rank, kind in sheet.names:
        x, y = sheet.middle(paper, one)
        if across < READ * (rank - 1) / 2 or not paper.shows((x, y)):
            continue
        sea = kind == "water"
        size = max(8.0, min(14.0, across / 4.4)) * (1.2 if rank == 1 else 1.0)
        below = 0.0 if kind != "place" else across * 0.34
        colour = WATER if sea else INK
        paper.text((x, y + below), size, text, colour, italic=sea, glow="" if sea else "#ffffffb0")
