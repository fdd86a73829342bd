"""Quiet shading: water lines along the coasts, mountains and deserts, lakes and rivers."""

from __future__ import annotations

from dataclasses import dataclass

import shapely
from shapely import LineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry as Geometry
from tools.mapgen.plane import Frame
from tools.mapgen.recipe import Detail
from tools.mapgen.sources import Atlas, framed, polygons

SHALLOWS = (0.45, 1.15, 2.2)  # degrees from the coast
KINDS = {"Range/mtn": "mountains", "Desert": "desert", "Plateau": "plateau"}
SMALLEST = 0.25
INLAND_SEA = 5.0  # square degrees


@dataclass(frozen=True)
class Shade:
    """One patch of shading; level 1 is the strongest."""

    kind: str
    level: int
    shape: list[Polygon]


def _smoothed(shape: Geometry, radius: float) -> Geometry:
    for width in (-0.5 * radius, 2 * radius, -1.5 * radius):
        shape = shape.buffer(width, quad_segs=4)
    return shape


def _kept(shape: Geometry, smallest: float) -> list[Polygon]:
    parts = [part for part in polygons(shape) if part.area >= smallest]
    return sorted(parts, key=lambda part: (-part.area, part.bounds))


def shades(atlas: Atlas, frame: Frame, land: Geometry, pen: Detail) -> list[Shade]:
    """Shading from the farthest water line to the lakes, in the order in which it is drawn."""
    found = []
    coarse = land.simplify(pen.relief)
    for level, distance in sorted(enumerate(SHALLOWS, 1), reverse=True):
        water = framed(coarse.buffer(distance, quad_segs=5).simplify(pen.water), frame)
        found.append(Shade("shallows", level, _kept(MultiPolygon(water), SMALLEST)))
    inland = land.buffer(-0.05, quad_segs=2)
    terrain: dict[str, list[Geometry]] = {}
    for facts, shape in atlas.extract("regions_10m"):
        if facts["class"] in KINDS:
            sound = shape if shape.is_valid else shapely.make_valid(shape)  # a lens may fold a thin shape
            terrain.setdefault(KINDS[facts["class"]], []).append(sound)
    for kind in sorted(terrain):
        whole = _smoothed(shapely.union_all(terrain[kind]), 0.4).intersection(inland).simplify(pen.relief / 2)
        found.append(Shade(kind, 1, _kept(whole, SMALLEST)))
        if kind == "mountains":  # a second tone for the heart of the ranges
            heart = whole.buffer(-0.45, quad_segs=3).simplify(pen.relief)
            found.append(Shade(kind, 2, _kept(heart, SMALLEST)))
    lakes = [shape for facts, shape in atlas.extract("lakes_10m") if int(facts["scalerank"]) <= 2]
    lakes += inland_seas(atlas)
    fresh = shapely.union_all(lakes).simplify(0.04).intersection(inland)
    found.append(Shade("lake", 1, _kept(fresh, 0.15)))
    return found


def inland_seas(atlas: Atlas) -> list[Polygon]:
    """Water that the layer of coasts has as holes in the land, such as the Caspian."""
    holes = [Polygon(ring) for part in polygons(atlas.land) for ring in part.interiors]
    return [hole for hole in holes if hole.area >= INLAND_SEA]


def rivers(atlas: Atlas, land: Geometry, rank: int) -> list[tuple[str, list[LineString]]]:
    """The great rivers, by name."""
    named: dict[str, list[Geometry]] = {}
    for facts, shape in atlas.extract("rivers_10m"):
        if int(facts["scalerank"]) <= rank and facts.get("name"):
            named.setdefault(str(facts["name"]), []).append(shape)
    found = []
    shapely.prepare(land)
    for name in sorted(named):
        merged = shapely.line_merge(shapely.union_all(named[name])).intersection(land).simplify(0.04)
        lines = [part for part in shapely.get_parts(merged) if isinstance(part, LineString)]
        lines = [part for part in lines if part.length > 0.8]
        if lines:
            found.append((name, sorted(lines, key=lambda line: (-line.length, line.bounds))))
    return found
