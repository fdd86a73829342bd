"""Hex maps as clients draw them.

A chart of a hex map is a member ``hexes`` of the TopoJSON in which every map reaches a client. Hexes of a
lattice need no outlines: the middle of a hex and its six corners are whole numbers in units of the lattice,
so that neighbours share their corners by arithmetic, a client finds the hex under the mouse without a search,
and fourteen thousand hexes cost little more than their labels. Columns are runs: value, how often, value...
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from math import asin, degrees, radians, sqrt, tanh
from typing import Any, NamedTuple

from flagplot.board.grid import Layouts
from flagplot.board.hexboard import HexBoard
from flagplot.board.hexes import Hex, HexMap

SIDE = 4.0  # degrees from the middle of a hexagon to a corner on maps without geography
Node = tuple[int, int]  # a point of the lattice: every middle and every corner is one

# by layout: corners around a middle; side d of a hex lies between corner d and corner d + 1
_CORNERS: Mapping[Layouts, tuple[Node, ...]] = {
    Layouts.COLUMNS: ((-1, 1), (1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0)),
    Layouts.ROWS: ((0, 2), (1, 1), (1, -1), (0, -2), (-1, -1), (-1, 1)),
}


class Lattice(NamedTuple):
    """Where the hexes of a grid lie in the plane that clients draw: Mercator's, in degrees."""

    layout: Layouts
    side: float  # from the middle of a hex to a corner
    x: float  # the hex at the origin
    y: float

    def middle(self, one: Hex) -> Node:
        """The middle of a hex."""
        if self.layout is Layouts.COLUMNS:
            return (3 * one.q, -2 * one.r - one.q)
        return (2 * one.q + one.r, 3 * one.r)

    def corners(self, one: Hex) -> tuple[Node, ...]:
        """The corners of a hex, clockwise."""
        x, y = self.middle(one)
        return tuple((x + dx, y + dy) for dx, dy in _CORNERS[self.layout])

    def at(self, node: Node) -> tuple[float, float]:
        """A point of the lattice in the plane."""
        wide, high = (1.0, sqrt(3)) if self.layout is Layouts.COLUMNS else (sqrt(3), 1.0)
        return (self.x + node[0] * wide * self.side / 2, self.y + node[1] * high * self.side / 2)

    def degrees(self, node: Node) -> tuple[float, float]:
        """A point of the lattice as the longitude and latitude that Mercator has there."""
        x, y = self.at(node)
        return (round(x, 4), round(degrees(asin(tanh(radians(y)))), 4))

    def document(self) -> dict[str, Any]:
        """What a client needs to do the same arithmetic."""
        return {"layout": self.layout.name.lower(), "side": self.side, "x": self.x, "y": self.y}


def runs(column: Iterable[int]) -> list[int]:
    """A column as runs: value, how often, value, how often..."""
    return [number for value, same in groupby(column) for number in (value, sum(1 for _ in same))]


def _words(column: Sequence[str]) -> dict[str, Any]:
    words = sorted(set(column))
    number = {word: at for at, word in enumerate(words)}
    return {"words": words, "runs": runs(number[word] for word in column)}


def _steps(hexes: Sequence[Hex]) -> list[int]:
    """The cells as steps from one to the next, which are short."""
    before = Hex(0, 0)
    found: list[int] = []
    for one in hexes:
        found += (one.q - before.q, one.r - before.r)
        before = one
    return found


def chart(board: HexBoard, lattice: Lattice) -> dict[str, Any]:
    """Everything that is printed on a hex map, for the member ``hexes``."""
    grid = board.grid
    facts = {"Country": board.countries, **board.facts}
    return {
        **lattice.document(),
        "directions": list(grid.layout.directions),
        "labels": " ".join(grid.labels),
        "cells": _steps(grid.hexes),
        "land": runs(int(number in board.land) for number in range(len(grid))),
        "terrain": _words(board.terrain),
        "facts": {heading: _words(column) for heading, column in facts.items() if any(column)},
        "along": {name: runs(masks) for name, masks in board.along.items()},
        "through": {name: runs(masks) for name, masks in board.through.items()},
        "names": [[name.text, name.at, name.rank, name.kind] for name in board.names],
        "boxes": [[box.name, list(box.edge)] for box in board.boxes],
    }


def hex_chart(field: HexMap, terrain: Mapping[str, str] | None = None) -> dict[str, Any]:
    """The map of a small field without geography: polygons that share their sides, and a label a hexagon."""
    lattice = Lattice(Layouts.COLUMNS, SIDE, 0.0, 0.0)
    sides: dict[tuple[Node, Node], int] = {}
    spaces, labels = [], []
    for one, name in zip(field.hexes, field.names, strict=True):
        facts: dict[str, Any] = {"id": name, "sea": False, "name": name}
        if terrain and name in terrain:
            facts["terrain"] = terrain[name]
        ring = [_arc(sides, a, b) for a, b in _around(lattice.corners(one))]
        spaces.append({"type": "Polygon", "arcs": [ring], "properties": facts})
        middle = lattice.middle(one)
        x, y = lattice.at(middle)
        above = lattice._replace(x=0.0, y=y + 0.62 * SIDE).degrees((0, 0))[1]
        label = {"id": name, "kind": "name", "text": name, "counters": [lattice.degrees(middle)]}
        labels.append({"type": "Point", "coordinates": (round(x, 4), above), "properties": label})
    arcs = [[lattice.degrees(a), lattice.degrees(b)] for a, b in sides]
    reach = max(max(abs(x), abs(y)) for arc in arcs for x, y in arc) + SIDE
    return {
        "type": "Topology",
        "objects": {
            "spaces": {"type": "GeometryCollection", "geometries": spaces},
            "labels": {"type": "GeometryCollection", "geometries": labels},
        },
        "arcs": arcs,
        "meta": {"bounds": [-reach, -reach, reach, reach], "credit": "", "hexes": True},
    }


def _around(corners: Sequence[Node]) -> list[tuple[Node, Node]]:
    return list(zip(corners, (*corners[1:], corners[0]), strict=True))


def _arc(sides: dict[tuple[Node, Node], int], one: Node, other: Node) -> int:
    """The number of a side; its complement when a neighbour has drawn it the other way round."""
    if (other, one) in sides:
        return ~sides[other, one]
    return sides.setdefault((one, other), len(sides))
