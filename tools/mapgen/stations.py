"""Ports, bases and boxes: small shapes laid over the areas.

A station that covers a bit of every area it opens on needs no more; one that lies inland, or off the border
of two areas, is moored to them by lines.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import shapely
from shapely import LineString, Polygon
from tools.mapgen.coverage import Coverage, playable
from tools.mapgen.facts import Facts, Pair, Space
from tools.mapgen.network import chained, curve
from tools.mapgen.plane import copies
from tools.mapgen.recipe import Recipe

SIZE = {"port": 0.85, "base": 0.68, "neutral": 0.8}  # half width in degrees of the plane
CORNERS = {"port": 4, "base": 24, "neutral": 4}
GRIP = 0.02  # square degrees of an area under a station that a player can see
OPEN = 0.4  # how far from its rim a mooring line ends in an area


@dataclass(frozen=True)
class Stations:
    """The shapes of all stations and boxes, their mooring lines, and what is wrong with them."""

    spaces: dict[str, Space]
    shapes: dict[str, Polygon]
    moorings: dict[Pair, LineString]
    faults: tuple[str, ...]


def lay(recipe: Recipe, facts: Facts, coverage: Coverage) -> Stations:
    """Puts every station where the facts have it, or the recipe wants it; boxes are the recipe's alone."""
    spaces, shapes = dict(facts.stations), {}
    for name, station in facts.stations.items():
        x, y = recipe.frame.at(*recipe.moored.get(name, (station.lon, station.lat)))
        shapes[name] = _token(station.kind, x, y)
    for name, box in recipe.holdings.items():
        spaces[name] = Space(name, box.name, False, *box.at, kind="box")
        shapes[name] = _rounded(*recipe.frame.at(*box.at), *box.size)
    moorings: dict[Pair, LineString] = {}
    faults: list[str] = []
    for name, station in facts.stations.items():
        covered = _covered(coverage, shapes[name])
        wrong = sorted(covered - set(station.touches))
        faults += [f"{name} covers a bit of {area}, which it does not touch" for area in wrong]
        for area in station.touches:
            if area not in covered:
                moorings[name, area] = _moored(coverage, shapes[name], area)
    for lane in recipe.lanes:
        points = chained([recipe.frame.at(*point) for point in lane.line], recipe.frame)
        way = curve(points).difference(shapes[lane.station])
        moorings[lane.station, lane.space] = max(
            (part for part in shapely.get_parts(way) if isinstance(part, LineString)),
            key=lambda line: line.length,
        )
    return Stations(spaces, shapes, moorings, tuple(faults))


def _token(kind: str, x: float, y: float) -> Polygon:
    """A square for a port, standing on its tip for a neutral one; a disc for a base."""
    corners, half = CORNERS[kind], SIZE[kind]
    if kind == "port":
        return _rounded(x, y, 2 * half, 2 * half)
    turns = [2 * math.pi * k / corners + math.pi / 2 for k in range(corners)]
    return Polygon([(x + half * math.cos(turn), y + half * math.sin(turn)) for turn in turns])


def _rounded(x: float, y: float, width: float, height: float) -> Polygon:
    corner = 0.22
    inner = shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2).buffer(-corner)
    return Polygon(inner.buffer(corner, quad_segs=3).exterior)


def _covered(coverage: Coverage, shape: Polygon) -> set[str]:
    """The areas of which a shape covers a bit that can be seen."""
    beside = copies(shape, coverage.turns)
    return {
        name
        for name, area in coverage.areas.items()
        if playable(name) and sum(near.intersection(area).area for near in beside) > GRIP
    }


def _moored(coverage: Coverage, shape: Polygon, area: str) -> LineString:
    """From a station the short way to the open water of an area."""
    water = coverage.areas[area].buffer(-OPEN, quad_segs=2)
    lines = [shapely.shortest_line(shape, near) for near in copies(water, coverage.turns)]
    return LineString(min(lines, key=lambda line: line.length).coords)
