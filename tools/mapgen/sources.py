"""Reads Natural Earth: the npm package world-atlas and the extracts, as shapes of the drawing plane.

Natural Earth is in the public domain (naturalearthdata.com). world-atlas repacks its land and countries:
`npm install world-atlas`. The extracts (provinces, islets, terrain, rivers, lakes) are its layers
admin_1_states_provinces (1:50m), minor_islands, geography_regions_polys, rivers_lake_centerlines and lakes
(1:10m), turned into TopoJSON. None of these files belongs in the repository.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely import LineString, MultiLineString, Polygon
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry as Geometry
from tools.mapgen.plane import TURN, Floats, Frame

# shapes are kept a little beyond the frame so that smoothing does not see its edge
MARGIN = 3.0


class Layer:
    """One object of a TopoJSON file, decoded to shapes with their properties."""

    def __init__(self, path: Path, name: str | None = None) -> None:
        self.document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        objects = self.document["objects"]
        self.geometries: list[dict[str, Any]] = objects[name or next(iter(objects))]["geometries"]

    @cached_property
    def arcs(self) -> list[Floats]:
        """The arcs in degrees."""
        transform = self.document.get("transform")
        arcs = [np.asarray(arc, dtype=float)[:, :2] for arc in self.document["arcs"]]
        if transform is None:
            return arcs
        scale, move = np.asarray(transform["scale"]), np.asarray(transform["translate"])
        return [np.cumsum(arc, axis=0) * scale + move for arc in arcs]

    def line(self, numbers: list[int]) -> Floats:
        """Arcs strung together, with longitudes that never jump at the antimeridian."""
        parts = []
        for i, number in enumerate(numbers):
            arc = self.arcs[number] if number >= 0 else self.arcs[~number][::-1]
            parts.append(arc if i == 0 else arc[1:])
        line = np.concatenate(parts)
        line[:, 0] = np.degrees(np.unwrap(np.radians(line[:, 0])))
        return line

    def shape(self, geometry: dict[str, Any]) -> Geometry:
        """The polygons or lines of one entry, in degrees."""
        kind: str = geometry.get("type") or ""
        arcs: Any = geometry.get("arcs")
        if kind == "Polygon":
            return shapely.union_all(self._polygons([arcs]))
        if kind == "MultiPolygon":
            return shapely.union_all(self._polygons(arcs))
        if kind == "LineString":
            return LineString(self.line(arcs))
        if kind == "MultiLineString":
            return MultiLineString([LineString(self.line(part)) for part in arcs])
        return Polygon()

    def _polygons(self, polygons: list[list[list[int]]]) -> list[Geometry]:
        shapes: list[Geometry] = []
        for rings in polygons:
            outer, *holes = (self.line(ring) for ring in rings)
            if len(outer) < 4 or outer[:, 1].max() < -60.0:  # Antarctica goes round the pole
                continue
            inside = [_beside(hole, outer) for hole in holes if len(hole) >= 4]
            shapes.append(shapely.make_valid(Polygon(outer, inside)))
        return shapes

    def entries(self, frame: Frame) -> Iterator[tuple[dict[str, Any], Geometry]]:
        """Properties and shape of every entry that reaches into the frame, in the plane."""
        for geometry in self.geometries:
            shape = placed(self.shape(geometry), frame)
            if not shape.is_empty:
                yield geometry.get("properties") or {}, shape


def _beside(hole: Floats, outer: Floats) -> Floats:
    """A hole on the same turn of the globe as the ring around it."""
    middle, west, east = hole[:, 0].mean(), outer[:, 0].min(), outer[:, 0].max()
    shift = next((turn for turn in (0.0, TURN, -TURN) if west <= middle + turn <= east), 0.0)
    moved: Floats = hole + np.array([shift, 0.0])
    return moved


def placed(shape: Geometry, frame: Frame) -> Geometry:
    """A shape in degrees brought into the frame (the whole world is repeated to both sides) and projected."""
    window = shapely.box(frame.west - MARGIN, frame.south - MARGIN, frame.east + MARGIN, frame.north + MARGIN)
    inside = []
    for part in shapely.get_parts(shape):
        west, _, east, _ = part.bounds
        for shift in (-TURN, 0.0, TURN):
            if west + shift < frame.east + MARGIN and east + shift > frame.west - MARGIN:
                inside.append(translate(part, xoff=shift).intersection(window))
    return frame.project(shapely.union_all(inside)) if inside else Polygon()


def polygons(shape: Geometry) -> list[Polygon]:
    """The polygons a shape consists of."""
    return [part for part in shapely.get_parts(shapely.get_parts([shape])) if isinstance(part, Polygon)]


def framed(whole: Geometry, frame: Frame) -> list[Polygon]:
    """What of a shape belongs to a map: cut at its edges, but not east and west on a map that wraps."""
    west, south, east, north = frame.box.bounds
    if not frame.wraps:
        return polygons(whole.intersection(frame.box))
    inside = polygons(whole.intersection(shapely.box(west - TURN, south, east + TURN, north)))
    return [part for part in inside if west <= part.centroid.x < east]


class Atlas:
    """All layers, read when asked for."""

    def __init__(self, world: Path, extracts: Path, frame: Frame) -> None:
        self.world, self.extracts, self.frame = world, extracts, frame

    @cached_property
    def land(self) -> Geometry:
        """All land, islets included; a hair of overlap closes the seam at the antimeridian."""
        layers = [Layer(self.world / "land-10m.json"), Layer(self.extracts / "minor_islands_10m.topojson")]
        shapes = [shape.buffer(0.002) for layer in layers for _, shape in layer.entries(self.frame)]
        return shapely.union_all(shapes)

    @cached_property
    def countries(self) -> dict[str, Geometry]:
        """Countries of today by name."""
        return self._named(Layer(self.world / "countries-10m.json", "countries").entries(self.frame))

    @cached_property
    def provinces(self) -> dict[str, Geometry]:
        """Provinces of today by country and name: China/Gansu."""
        layer = Layer(self.extracts / "admin1_50m.topojson")
        return self._named(layer.entries(self.frame), country="admin")

    @staticmethod
    def _named(
        entries: Iterable[tuple[dict[str, Any], Geometry]], country: str | None = None
    ) -> dict[str, Geometry]:
        shapes: dict[str, Geometry] = {}
        for facts, shape in entries:
            name = f"{facts[country]}/{facts['name']}" if country else str(facts["name"])
            shapes[name] = shapely.union_all([shapes[name], shape]) if name in shapes else shape
        return shapes

    def extract(self, name: str) -> list[tuple[dict[str, Any], Geometry]]:
        """One of the other extracts."""
        return list(Layer(self.extracts / f"{name}.topojson").entries(self.frame))
