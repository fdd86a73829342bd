"""Cuts everything along everything: one set of faces without gaps or overlaps, and the arcs between them."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import shapely
from shapely import LineString, MultiPolygon, Polygon, STRtree
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry as Geometry
from tools.mapgen.facts import Pair, pair
from tools.mapgen.land import ICE, OUT_OF_PLAY
from tools.mapgen.plane import TURN, Shape, copies
from tools.mapgen.sources import polygons

GRAIN = 0.002  # degrees; nothing smaller counts
NOISE = 1e-6  # degrees of contact that copies have by rounding alone
SMALLEST_WATER = 0.25  # square degrees; a smaller cut-off bay joins the zone next to it


@dataclass(frozen=True)
class Coverage:
    """Every point of the map belongs to one named area; touching areas share their corners."""

    areas: dict[str, MultiPolygon]
    turns: tuple[float, ...] = (0.0,)  # where copies of the map lie

    @cached_property
    def contacts(self) -> dict[Pair, float]:
        """Length of the common border of every two areas that touch."""
        names = list(self.areas)
        tree = STRtree([self.areas[name] for name in names])
        found: dict[Pair, float] = {}
        for turn in self.turns:
            for i, name in enumerate(names):
                area = translate(self.areas[name], xoff=turn) if turn else self.areas[name]
                for j in sorted(tree.query(area).tolist()):
                    shared = area.intersection(self.areas[names[j]]).length if j > i else 0.0
                    if shared > NOISE:
                        two = pair(name, names[j])
                        found[two] = found.get(two, 0.0) + shared
        return found

    def border(self, a: str, b: str) -> Geometry:
        """The common border of two areas."""
        beside = copies(self.areas[a], self.turns)
        return shapely.union_all([near.intersection(self.areas[b]) for near in beside])

    def gap(self, a: str, b: str) -> LineString:
        """The shortest line between two areas, beginning at the first."""
        lines = [shapely.shortest_line(self.areas[a], near) for near in copies(self.areas[b], self.turns)]
        return LineString(min(lines, key=lambda line: line.length).coords)


def cover(
    box: Polygon,
    land: dict[str, list[Polygon]],
    strokes: dict[Pair, list[LineString]],
    turns: tuple[float, ...] = (0.0,),
) -> Coverage:
    """Land as it is, the water around it cut along strokes; each piece of water gets its zone.

    A map that wraps is cut together with the halves beside it, so that nothing ends at its sides; of every
    piece the copy is kept whose middle lies on the map.
    """
    west, south, east, north = box.bounds
    if len(turns) > 1:
        land = {space: _repeated(parts, turns) for space, parts in land.items()}
        strokes = {two: _repeated(lines, turns) for two, lines in strokes.items()}
        box = shapely.box(west - TURN / 2, south, east + TURN / 2, north)
    dry = [part for parts in land.values() for part in parts]
    owners = [space for space, parts in land.items() for _ in parts]
    lines = [line for several in strokes.values() for line in several]
    # strokes run on over land: faces cut there grow together again under their one owner
    net = shapely.union_all([box.exterior, *(part.boundary for part in dry), *lines])
    faces = polygons(shapely.polygonize([*shapely.get_parts(net)]))
    faces = [face for face in faces if box.contains(face.representative_point())]
    faces.sort(key=lambda face: (-face.area, face.bounds))
    if len(turns) > 1:
        faces = [face for face in faces if west <= face.centroid.x < east]
    tree = STRtree(dry)
    areas: dict[str, list[Polygon]] = defaultdict(list)
    water: list[Polygon] = []
    for face in faces:
        inside = tree.query(face.representative_point(), predicate="intersects")
        if len(inside):
            areas[owners[int(min(inside))]].append(face)
        else:
            water.append(face)
    for zone, face in zip(name_zones(water, strokes), water, strict=True):
        areas[zone].append(face)
    whole = {name: _multi(parts) for name, parts in sorted(areas.items())}
    return Coverage(_gathered(whole) if len(turns) > 1 else whole, turns)


def _repeated(shapes: list[Shape], turns: tuple[float, ...]) -> list[Shape]:
    return [near for shape in shapes for near in copies(shape, turns)]


def _gathered(areas: dict[str, MultiPolygon]) -> dict[str, MultiPolygon]:
    """Brings the parts of every area to its largest part, and islands into the zone around them."""
    together = {}
    for name, area in areas.items():
        main = area.geoms[0].centroid.x
        parts = [translate(part, xoff=TURN * round((main - part.centroid.x) / TURN)) for part in area.geoms]
        together[name] = _multi(parts)
    moved = dict(together)
    for name, area in together.items():
        for turn in (-TURN, TURN):
            there = translate(area, xoff=turn)
            if any(Polygon(z.exterior).contains(there) for other in together.values() for z in other.geoms):
                moved[name] = there
    return moved


def _multi(parts: list[Polygon]) -> MultiPolygon:
    whole = polygons(shapely.union_all(parts))
    whole.sort(key=lambda part: (-part.area, part.bounds))
    return MultiPolygon(whole)


def name_zones(water: list[Polygon], strokes: dict[Pair, list[LineString]]) -> list[str]:
    """The zone of each piece of water: the one named by every stroke along its rim.

    A bay cut off by a single stroke lies on the other side of it from the zone it faces; water without any
    stroke, such as a lagoon, joins the nearest zone.
    """
    pairs = list(strokes)
    lines = [shapely.union_all(strokes[two]).buffer(2 * GRAIN) for two in pairs]
    tree = STRtree(lines)
    names: list[str] = [""] * len(water)
    touching: list[list[Pair]] = []
    for i, face in enumerate(water):
        rim = face.exterior
        near = []
        votes: dict[str, float] = defaultdict(float)
        for k in sorted(tree.query(rim).tolist()):
            length = rim.intersection(lines[k]).length
            if length > 20 * GRAIN:
                near.append(pairs[k])
                for zone in pairs[k]:
                    votes[zone] += 1
        touching.append(near)
        if len(near) > 1 and face.area >= SMALLEST_WATER:
            names[i] = max(sorted(votes), key=lambda zone: votes[zone])
    _name_the_rest(water, names, touching)
    return names


def _name_the_rest(water: list[Polygon], names: list[str], touching: list[list[Pair]]) -> None:
    for i, face in enumerate(water):
        if names[i]:
            continue
        known = [j for j, name in enumerate(names) if name]
        contact = [face.intersection(water[j]).length for j in known]
        best = int(np.argmax(contact))
        across = names[known[best]]
        sides = [two for two in touching[i] if across in two]
        if contact[best] > GRAIN and len(sides) == 1 and face.area >= SMALLEST_WATER:
            names[i] = next(zone for zone in sides[0] if zone != across)
        elif contact[best] > GRAIN:
            names[i] = across
        else:
            names[i] = names[known[int(np.argmin([face.distance(water[j]) for j in known]))]]


def playable(name: str) -> bool:
    """Whether an area is a space of the game."""
    return name not in (OUT_OF_PLAY, ICE)
