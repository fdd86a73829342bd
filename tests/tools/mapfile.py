"""A finished map file decoded by hand, and the facts of its game; no package that draws maps is needed."""

from __future__ import annotations

import csv
import json
import math
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

GAMES = Path(__file__).resolve().parents[2] / "src/flagplot/games"
LETTER = 0.6  # width of a letter as a share of its height

Point = tuple[float, float]
Ring = list[Point]
Corners = tuple[tuple[int, int], ...]
Rectangle = tuple[float, float, float, float]


@dataclass(frozen=True)
class Game:
    """Where a game keeps its map and its facts, and what the rules count."""

    id: str
    folder: str
    land: int
    sea: int
    borders: int
    canals: frozenset[frozenset[str]] = frozenset()
    ports: int = 0
    boxes: int = 0

    @property
    def map(self) -> Path:
        return GAMES / self.folder / "map.json"

    def rows(self, name: str) -> list[dict[str, str]]:
        lines = (GAMES / self.folder / "data" / name).read_text(encoding="utf-8").splitlines()
        return list(csv.DictReader(line for line in lines if not line.startswith("#")))

    def spaces(self) -> list[tuple[str, bool, str]]:
        """Id, whether it is sea, and name of every space by the rules; not the ports of a sea board."""
        land_and_sea = (("territories.csv", False), ("sea_zones.csv", True))
        tables = (("areas.csv", True),) if self.ports else land_and_sea
        return [(row["id"], sea, row["name"]) for table, sea in tables for row in self.rows(table)]

    def adjacent(self) -> set[frozenset[str]]:
        """Who touches whom by the rules."""
        if self.ports:
            return {frozenset((row["area"], row["other"])) for row in self.rows("links.csv")}
        rows = self.rows("borders.csv")
        return {frozenset((row["space"], other)) for row in rows for other in row["borders"].split()}


PACIFIC = Game("pacific-1940", "axis_allies/pacific_1940", 86, 63, 334)
CANALS = frozenset((frozenset(("sz19", "sz20")), frozenset(("sz15", "sz34"))))
ANNIVERSARY = Game("anniversary", "axis_allies/anniversary", 97, 65, 407, CANALS)
SUEZ = frozenset((frozenset(("eastern_mediterranean", "arabian_sea")),))
ADMIRALS = Game("admirals-war", "admirals_war", 0, 27, 52, SUEZ, ports=41, boxes=10)


def height(lat: float) -> float:
    return math.degrees(math.atanh(math.sin(math.radians(lat))))


def area(ring: Ring) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(ring)) / 2


def length(line: Ring) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def rectangle(x: float, y: float, width: float, tall: float) -> Rectangle:
    return (x - width / 2, y - tall / 2, x + width / 2, y + tall / 2)


def overlap(a: Rectangle, b: Rectangle) -> float:
    wide, tall = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return max(wide, 0.0) * max(tall, 0.0)


class Map:
    """The file, decoded by hand: plane coordinates are degrees of longitude and Mercator degrees."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.document: dict[str, Any] = json.loads(game.map.read_text(encoding="utf-8"))
        (sx, sy), (tx, ty) = (self.document["transform"][key] for key in ("scale", "translate"))
        self.turn = 360 if self.document["meta"].get("wraps") else 0
        self.corners: list[Corners] = []
        self.arcs: list[Ring] = []
        for steps in self.document["arcs"]:
            x = y = 0
            arc = []
            for dx, dy in steps:
                x, y = x + dx, y + dy
                arc.append((x, y))
            self.corners.append(tuple(arc))
            self.arcs.append([(x * sx + tx, height(y * sy + ty)) for x, y in arc])

    def entries(self, name: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.document["objects"][name]["geometries"]
        return found

    def areas(self) -> list[dict[str, Any]]:
        """The spaces that divide the map among them; ports and boxes lie over these."""
        return [entry for entry in self.entries("spaces") if "station" not in entry["properties"]]

    def by_id(self, name: str) -> dict[str, dict[str, Any]]:
        return {entry["properties"]["id"]: entry for entry in self.entries(name)}

    @staticmethod
    def polygons(entry: dict[str, Any]) -> list[list[list[int]]]:
        return [entry["arcs"]] if entry["type"] == "Polygon" else entry["arcs"]

    def ring(self, numbers: list[int]) -> Ring:
        points: Ring = []
        for number in numbers:
            arc = self.arcs[number] if number >= 0 else self.arcs[~number][::-1]
            assert not points or points[-1] == arc[0]
            points.extend(arc[1:] if points else arc)
        return points

    def rings(self, entry: dict[str, Any]) -> Iterator[Ring]:
        for polygon in self.polygons(entry):
            for ring in polygon:
                yield self.ring(ring)

    def key(self, number: int) -> Corners:
        """What an arc has in common with its copies one turn farther on, whichever way they run."""
        arc = self.corners[number if number >= 0 else ~number]
        if self.turn:
            turn = round(self.turn / self.document["transform"]["scale"][0])
            shift = min(x for x, _ in arc) // turn * turn
            arc = tuple((x - shift, y) for x, y in arc)
        return min(arc, arc[::-1])

    def users(self) -> dict[Corners, list[str]]:
        """Who lies along each arc, copies of an arc counted as one."""
        found: dict[Corners, list[str]] = defaultdict(list)
        for entry in self.entries("spaces"):
            for polygon in self.polygons(entry):
                for number in (number for ring in polygon for number in ring):
                    found[self.key(number)].append(entry["properties"]["id"])
        return found

    def contacts(self) -> dict[frozenset[str], float]:
        """Length of the common border of every two spaces that touch."""
        long = {self.key(number): length(arc) for number, arc in enumerate(self.arcs)}
        contact: dict[frozenset[str], float] = defaultdict(float)
        for arc, sides in self.users().items():
            assert len(sides) <= 2
            if len(sides) == 2:
                contact[frozenset(sides)] += long[arc]
        return contact

    def contains(self, entry: dict[str, Any], point: Point) -> bool:
        x, y = point
        inside = False
        for ring in self.rings(entry):
            for (ax, ay), (bx, by) in pairwise(ring):
                if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                    inside = not inside
        return inside

    def names_and_counters(self) -> Iterator[tuple[str, Rectangle]]:
        """What is written and put on the map, and the room it takes."""
        scale = self.document["transform"]["scale"]
        for space, label in self.by_id("labels").items():
            facts = label["properties"]
            x, y = label["coordinates"][0] * scale[0], height(label["coordinates"][1] * scale[1])
            lines = facts["text"].split("\n")
            wide, tall = max(map(len, lines)) * facts["em"] * LETTER, len(lines) * facts["em"]
            assert facts["angle"] == 0  # else the rectangle must turn with it
            yield f"name of {space}", rectangle(x, y, wide, tall)
            lon, lat = facts["anchors"]["counters"][0]
            yield f"counters of {space}", rectangle(lon, height(lat), 1.3, 1.3)
