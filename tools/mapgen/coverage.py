"""Cuts everything along everything: one set of faces without gaps or overlaps, and the arcs between them."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import shapely
from shapely import LineString, MultiPolygon, Polygon, STRtree
from shapely.geometry.base import BaseGeometry as Geometry
from tools.mapgen.facts import Pair, pair
from tools.mapgen.land import OUT_OF_PLAY
from tools.mapgen.sources import polygons

GRAIN = 0.002  # degrees; nothing smaller counts
SMALLEST_WATER = 0.25  # square degrees; a smaller cut-off bay joins the zone next to it


@dataclass(frozen=True)
class Coverage:
    """Every point of the map belongs to one named area; touching areas share their corners."""

    areas: dict[str, MultiPolygon]

    @cached_property
    def contacts(self) -> dict[Pair, float]:
        """Length of the common border of every two areas that touch."""
        names = list(self.areas)
        tree = STRtree([self.areas[name] for name in names])
        found: dict[Pair, float] = {}
        for i, name in enumerate(names):
            for j in sorted(tree.query(self.areas[name]).tolist()):
                if j > i:
                    shared = self.areas[name].intersection(self.areas[names[j]]).length
                    if shared > 0:
                        found[pair(name, names[j])] = shared
        return found

    def border(self, a: str, b: str) -> Geometry:
        """The common border of two areas."""
        return self.areas[a].intersection(self.areas[b])


def cover(box: Polygon, land: dict[str, list[Polygon]], strokes: dict[Pair, list[LineString]]) -> Coverage:
    """Land as it is, the water around it cut along strokes; each piece of water gets its zone."""
    dry = [part for parts in land.values() for part in parts]
    owners = [space for space, parts in land.items() for _ in parts]
    lines = [line for several in strokes.values() for line in several]
    # strokes run on over land: faces cut there grow together again under their one owner
    net = shapely.union_all([box.exterior, *(part.boundary for part in dry), *lines])
    faces = polygons(shapely.polygonize([*shapely.get_parts(net)]))
    faces = [face for face in faces if box.contains(face.representative_point())]
    faces.sort(key=lambda face: (-face.area, face.bounds))
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
    return Coverage({name: _multi(parts) for name, parts in sorted(areas.items())})


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
    return name != OUT_OF_PLAY
