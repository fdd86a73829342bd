"""The committed map of Pacific 1940 against the facts of the rules; needs nothing but the file itself."""

from __future__ import annotations

import csv
import json
import math
from collections import defaultdict
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

GAME = Path(__file__).resolve().parents[2] / "src/flagplot/games/axis_allies/pacific_1940"
MAP = GAME / "map.json"
LETTER = 0.6  # width of a letter as a share of its height

Point = tuple[float, float]
Ring = list[Point]
Rectangle = tuple[float, float, float, float]


def rows(name: str) -> list[dict[str, str]]:
    lines = (GAME / "data" / name).read_text(encoding="utf-8").splitlines()
    return list(csv.DictReader(line for line in lines if not line.startswith("#")))


def height(lat: float) -> float:
    return math.degrees(math.atanh(math.sin(math.radians(lat))))


class Map:
    """The file, decoded by hand: plane coordinates are degrees of longitude and Mercator degrees."""

    def __init__(self) -> None:
        self.document: dict[str, Any] = json.loads(MAP.read_text(encoding="utf-8"))
        (sx, sy), (tx, ty) = (self.document["transform"][key] for key in ("scale", "translate"))
        self.arcs: list[Ring] = []
        for steps in self.document["arcs"]:
            x = y = 0
            arc = []
            for dx, dy in steps:
                x, y = x + dx, y + dy
                arc.append((x * sx + tx, height(y * sy + ty)))
            self.arcs.append(arc)

    def entries(self, name: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.document["objects"][name]["geometries"]
        return found

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

    def users(self) -> dict[int, list[str]]:
        """Who lies along each arc."""
        found: dict[int, list[str]] = defaultdict(list)
        for entry in self.entries("spaces"):
            for polygon in self.polygons(entry):
                for number in (number for ring in polygon for number in ring):
                    found[number if number >= 0 else ~number].append(entry["properties"]["id"])
        return found

    def contains(self, entry: dict[str, Any], point: Point) -> bool:
        x, y = point
        inside = False
        for ring in self.rings(entry):
            for (ax, ay), (bx, by) in pairwise(ring):
                if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
                    inside = not inside
        return inside


@pytest.fixture(scope="module")
def board() -> Map:
    return Map()


def area(ring: Ring) -> float:
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(ring)) / 2


def length(line: Ring) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(line))


def borders() -> set[frozenset[str]]:
    return {
        frozenset((row["space"], other)) for row in rows("borders.csv") for other in row["borders"].split()
    }


def test_file_is_small_and_says_what_it_is(board: Map) -> None:
    assert MAP.stat().st_size < 1_000_000
    meta = board.document["meta"]
    assert meta["game"] == "pacific-1940"
    assert meta["credit"] == "Made with Natural Earth"
    assert meta["version"] >= 1


@pytest.mark.rule("P40-MAP-01")
def test_every_space_is_drawn_once(board: Map) -> None:
    land, sea = rows("territories.csv"), rows("sea_zones.csv")
    assert (len(land), len(sea)) == (86, 63)
    drawn = [
        (e["properties"]["id"], e["properties"]["sea"], e["properties"]["name"])
        for e in board.entries("spaces")
    ]
    expected = [(row["id"], False, row["name"]) for row in land] + [
        (row["id"], True, row["name"]) for row in sea
    ]
    assert sorted(drawn) == sorted(expected)


def test_one_piece_across_the_antimeridian(board: Map) -> None:
    west, _, east, _ = board.document["meta"]["bounds"]
    assert west < 180 < east
    for arc in board.arcs:
        assert all(west - 0.01 <= x <= east + 0.01 for x, _ in arc)
        assert all(abs(a[0] - b[0]) < 180 for a, b in pairwise(arc))


@pytest.mark.rule("P40-MAP-02")
def test_contact_is_adjacency(board: Map) -> None:
    contact: dict[frozenset[str], float] = defaultdict(float)
    for number, sides in board.users().items():
        assert len(sides) <= 2
        if len(sides) == 2:
            contact[frozenset(sides)] += length(board.arcs[number])
    links = [e["properties"] for e in board.entries("links")]
    linked = {frozenset(link["between"]) for link in links if "switch" not in link}
    blocked = {frozenset(e["properties"]["between"]) for e in board.entries("blocks")}
    rules = borders()
    assert len(rules) == 334
    assert rules - set(contact) == linked
    assert set(contact) - rules == blocked
    assert (
        sorted(map(sorted, linked | blocked)) == []
    )  # a border to be linked or blocked is a flaw of the drawing
    thin = {tuple(sorted(two)): round(contact[two], 2) for two in rules & set(contact) if contact[two] < 0.3}
    assert thin == {}


@pytest.mark.rule("P40-OPT-07")
def test_a_switched_border_has_its_link(board: Map) -> None:
    links = [e["properties"] for e in board.entries("links")]
    assert {"between": ["korea", "sea5"], "switch": "map_errata_korea"} in links
    assert frozenset(("korea", "sea5")) not in borders()


def test_areas_are_closed_and_without_slivers(board: Map) -> None:
    for entry in [*board.entries("spaces"), *board.entries("outside"), *board.entries("halos")]:
        for ring in board.rings(entry):
            assert ring[0] == ring[-1]
            assert len(ring) >= 4
            assert abs(area(ring)) > 0.003
            if abs(area(ring)) > 0.05:  # as fat as something one can click, not as thin as a hair
                assert abs(area(ring)) / length(ring) > 0.02, entry["properties"]


def test_spaces_fill_the_frame(board: Map) -> None:
    west, south, east, north = board.document["meta"]["bounds"]
    frame = (east - west) * (height(north) - height(south))
    covered = 0.0
    for entry in [*board.entries("spaces"), *board.entries("outside")]:
        for polygon in board.polygons(entry):
            outer, *holes = (abs(area(board.ring(ring))) for ring in polygon)
            covered += outer - sum(holes)
    assert covered == pytest.approx(frame, rel=1e-4)


@pytest.mark.rule("P40-MAP-16")
def test_islands_lie_inside_one_zone(board: Map) -> None:
    around: dict[str, set[str]] = defaultdict(set)
    for sides in board.users().values():
        for side in sides:
            around[side].update(set(sides) - {side})
    for row in rows("territories.csv"):
        if row["island"]:
            assert len(around[row["id"]]) == 1


def test_halos_make_tiny_islands_clickable(board: Map) -> None:
    halos, spaces, labels = board.by_id("halos"), board.by_id("spaces"), board.by_id("labels")
    for space, entry in spaces.items():
        parts = [abs(area(board.ring(polygon[0]))) for polygon in board.polygons(entry)]
        tiny = labels[space]["properties"]["tiny"]
        assert tiny == (space in halos)
        assert tiny or max(parts) > 2.0, space
    for space, halo in halos.items():
        (ring,) = board.rings(halo)
        assert abs(area(ring)) > 1.5, space
        zone = spaces[halo["properties"]["zone"]]
        assert frozenset((space, halo["properties"]["zone"])) in borders()
        for point in ring[:: max(len(ring) // 40, 1)]:
            assert board.contains(zone, point) or board.contains(spaces[space], point), space


def rectangle(x: float, y: float, width: float, tall: float) -> Rectangle:
    return (x - width / 2, y - tall / 2, x + width / 2, y + tall / 2)


def names_and_counters(board: Map) -> Iterator[tuple[str, Rectangle]]:
    scale = board.document["transform"]["scale"]
    for space, label in board.by_id("labels").items():
        facts = label["properties"]
        x, y = label["coordinates"][0] * scale[0], height(label["coordinates"][1] * scale[1])
        lines = facts["text"].split("\n")
        wide, tall = max(map(len, lines)) * facts["em"] * LETTER, len(lines) * facts["em"]
        assert facts["angle"] == 0  # else the rectangle must turn with it
        yield f"name of {space}", rectangle(x, y, wide, tall)
        lon, lat = facts["anchors"]["counters"][0]
        yield f"counters of {space}", rectangle(lon, height(lat), 1.3, 1.3)


def overlap(a: Rectangle, b: Rectangle) -> float:
    wide, tall = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return max(wide, 0.0) * max(tall, 0.0)


def test_names_and_counters_keep_clear_of_each_other(board: Map) -> None:
    things = list(names_and_counters(board))
    assert len(things) == 2 * 149
    clashes = [(one, two) for (one, a), (two, b) in combinations(things, 2) if overlap(a, b) > 0.15]
    assert clashes == []


def test_anchors(board: Map) -> None:
    spaces, halos, labels = board.by_id("spaces"), board.by_id("halos"), board.by_id("labels")
    worth = {row["id"]: int(row["ipc"]) for row in rows("territories.csv")}
    cities = {row["id"]: row["victory_city"] for row in rows("territories.csv") if row["victory_city"]}
    assert list(labels) == [row["id"] for row in rows("territories.csv") + rows("sea_zones.csv")]
    for space, label in labels.items():
        facts = label["properties"]
        anchors = facts["anchors"]
        lon, lat = anchors["counters"][0]
        home = halos.get(space, spaces[space])
        assert board.contains(home, (lon, height(lat))) or space in halos, space
        assert ("ipc" in anchors) == (worth.get(space, 0) > 0)
        assert ("city" in anchors) == (space in cities)
        assert facts.get("city") == cities.get(space)


def test_arcs_are_sorted_by_what_they_divide(board: Map) -> None:
    sea = {space: entry["properties"]["sea"] for space, entry in board.by_id("spaces").items()}
    for name, wet in (("borders", 0), ("coast", 1), ("zones", 2)):
        for entry in board.entries(name):
            assert sum(sea.get(side, False) for side in entry["properties"]["between"]) == wet


def test_shading_and_road(board: Map) -> None:
    kinds = {entry["properties"]["kind"] for entry in board.entries("relief")}
    assert kinds >= {"shallows", "mountains", "lake"}
    assert [entry["properties"]["name"] for entry in board.entries("roads")] == ["Burma Road"]
