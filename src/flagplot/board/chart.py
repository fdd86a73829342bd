"""Hexagonal maps drawn as TopoJSON, the form in which every map reaches a client."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin, sqrt
from typing import Any

from flagplot.board.hexes import Hex, HexMap

SIDE = 4.0  # degrees from the middle of a hexagon to a corner; near the equator no projection bends it


def hex_chart(field: HexMap, terrain: Mapping[str, str] | None = None) -> dict[str, Any]:
    """A whole hexagonal map: one polygon and one label a hexagon, named as the map names them."""
    arcs: list[list[tuple[float, float]]] = []
    spaces, labels = [], []
    for number, (one, name) in enumerate(zip(field.hexes, field.names, strict=True)):
        x, y = _middle(one)
        arcs.append(_ring(x, y))
        facts: dict[str, Any] = {"id": name, "sea": False, "name": name}
        if terrain and name in terrain:
            facts["terrain"] = terrain[name]
        spaces.append({"type": "Polygon", "arcs": [[number]], "properties": facts})
        above = (round(x, 4), round(y + 0.62 * SIDE, 4))
        label = {"id": name, "kind": "name", "text": name, "counters": [[round(x, 4), round(y, 4)]]}
        labels.append({"type": "Point", "coordinates": above, "properties": label})
    points = [point for arc in arcs for point in arc]
    reach = max(max(abs(x), abs(y)) for x, y in points) + SIDE
    return {
        "type": "Topology",
        "objects": {
            "spaces": {"type": "GeometryCollection", "geometries": spaces},
            "labels": {"type": "GeometryCollection", "geometries": labels},
        },
        "arcs": arcs,
        "meta": {"bounds": [-reach, -reach, reach, reach], "credit": "", "hexes": True},
    }


def _middle(one: Hex) -> tuple[float, float]:
    return SIDE * 1.5 * one.q, -SIDE * sqrt(3) * (one.r + one.q / 2)


def _ring(x: float, y: float) -> list[tuple[float, float]]:
    corners = [(corner % 6) * pi / 3 for corner in range(7)]
    return [(round(x + SIDE * cos(turn), 4), round(y + SIDE * sin(turn), 4)) for turn in corners]
