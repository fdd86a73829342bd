"""Writes TopoJSON: areas share their arcs, corners are whole numbers, the same map gives the same bytes."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import numpy as np
from shapely import LineString, Polygon
from tools.mapgen.plane import lat_of

QUANTUM = 0.0005  # degrees per unit
Corner = tuple[int, int]
Ring = tuple[Corner, ...]
Json = dict[str, Any]


class Topology:
    """Collects objects; arcs that several of them use are stored once."""

    def __init__(self, turn: float = 0.0) -> None:
        """`turn`: degrees after which the map repeats itself, 0 if it does not."""
        self.turn = round(turn / QUANTUM)
        self.first: dict[Ring, int] = {}
        self.arcs: list[Ring] = []
        self.index: dict[Ring, int] = {}
        self.objects: dict[str, list[Json]] = {}
        self.users: dict[int, list[str]] = defaultdict(list)
        self.joints: set[Corner] = set()

    # -- corners

    @staticmethod
    def corner(x: float, y: float) -> Corner:
        """A point of the plane in whole units of longitude and latitude."""
        return (round(x / QUANTUM), round(lat_of(y) / QUANTUM))

    @classmethod
    def degrees(cls, x: float, y: float) -> list[float]:
        """A point of the plane in degrees, as properties carry it."""
        return [round(x, 3), round(lat_of(y), 3)]

    @classmethod
    def _path(cls, points: Iterable[Any]) -> Ring:
        path: list[Corner] = []
        for point in points:
            corner = cls.corner(float(point[0]), float(point[1]))
            if not path or path[-1] != corner:
                path.append(corner)
        return tuple(path)

    @classmethod
    def _rings(cls, polygon: Polygon) -> list[Ring]:
        paths = [cls._path(ring.coords) for ring in (polygon.exterior, *polygon.interiors)]
        return [path for path in paths if len(path) >= 4]

    # -- arcs

    def find_joints(self, shapes: Iterable[Polygon]) -> None:
        """Marks the corners where the lines of a set of polygons part; arcs end there."""
        beside: dict[Corner, set[Corner]] = defaultdict(set)
        for shape in shapes:
            for ring in self._rings(shape):
                for a, b in pairwise(map(self._home, ring)):
                    beside[a].add(b)
                    beside[b].add(a)
        self.joints = {corner for corner, others in beside.items() if len(others) != 2}

    def _home(self, corner: Corner) -> Corner:
        """A corner on the map itself, for one on a copy of it."""
        return (corner[0] % self.turn, corner[1]) if self.turn else corner

    def original(self, number: int) -> int:
        """Of all arcs that are copies of each other the one that stands for them."""
        path = self.arcs[number]
        if self.turn:
            shift = min(x for x, _ in path) // self.turn * self.turn
            path = tuple((x - shift, y) for x, y in path)
        if path[::-1] in self.first:
            return self.first[path[::-1]]
        return self.first.setdefault(path, number)

    def _arc(self, path: Ring) -> int:
        """The number of an arc; negative (one's complement) when it is stored the other way round."""
        if path in self.index:
            return self.index[path]
        if path[::-1] in self.index:
            return ~self.index[path[::-1]]
        self.index[path] = len(self.arcs)
        self.arcs.append(path)
        return self.index[path]

    def _cut(self, ring: Ring) -> list[int]:
        closed = ring[:-1]
        starts = [i for i, corner in enumerate(closed) if self._home(corner) in self.joints]
        first = starts[0] if starts else closed.index(min(closed))
        turned = closed[first:] + closed[:first] + closed[first : first + 1]
        cuts = [i for i, corner in enumerate(turned) if self._home(corner) in self.joints]
        cuts = cuts if starts else [0, len(turned) - 1]
        return [self._arc(turned[a : b + 1]) for a, b in pairwise(cuts)]

    # -- objects

    def add_polygons(self, name: str, parts: Iterable[Polygon], properties: Json, user: str = "") -> None:
        """Adds one entry made of polygons; `user` records who lies along each arc."""
        polygons = []
        for part in parts:
            rings = [self._cut(ring) for ring in self._rings(part)]
            if rings:
                polygons.append(rings)
        if user:
            for number in (n for rings in polygons for ring in rings for n in ring):
                self.users[self.original(number if number >= 0 else ~number)].append(user)
        shape: Json = {"type": "MultiPolygon", "arcs": polygons}
        if len(polygons) == 1:
            shape = {"type": "Polygon", "arcs": polygons[0]}
        self.objects.setdefault(name, []).append({**shape, "properties": properties})

    def add_lines(self, name: str, lines: Iterable[LineString], properties: Json) -> None:
        """Adds one entry made of lines of its own."""
        paths = [path for path in (self._path(line.coords) for line in lines) if len(path) > 1]
        self.add_arcs(name, [[self._arc(path)] for path in paths], properties)

    def add_arcs(self, name: str, lines: list[list[int]], properties: Json) -> None:
        """Adds one entry made of arcs that exist already."""
        self.objects.setdefault(name, []).append(
            {"type": "MultiLineString", "arcs": lines, "properties": properties}
        )

    def add_point(self, name: str, x: float, y: float, properties: Json) -> None:
        """Adds one point."""
        place = list(self.corner(x, y))
        self.objects.setdefault(name, []).append(
            {"type": "Point", "coordinates": place, "properties": properties}
        )

    def document(self, meta: Json, order: Iterable[str], more: Json | None = None) -> str:
        """The whole file; every object of `order` is there, be it empty. `more` are further members."""
        arcs = []
        for path in self.arcs:
            steps = np.diff(np.asarray([(0, 0), *path]), axis=0)
            arcs.append(steps.tolist())
        objects = {
            name: {"type": "GeometryCollection", "geometries": self.objects.get(name, [])} for name in order
        }
        whole = {
            "type": "Topology",
            "meta": meta,
            **(more or {}),
            "transform": {"scale": [QUANTUM, QUANTUM], "translate": [0, 0]},
            "objects": objects,
            "arcs": arcs,
        }
        return json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n"
