"""The parts of the map maker on small made-up boards; they need the packages of the extra "mapgen"."""

from __future__ import annotations

import json
import math

import pytest

pytest.importorskip("shapely", reason="the extra mapgen is not installed")
pytest.importorskip("scipy", reason="the extra mapgen is not installed")

import numpy as np
from shapely import LineString, MultiPolygon, Polygon, box
from tools.mapgen import check, network, raster
from tools.mapgen.coverage import Coverage, cover
from tools.mapgen.facts import Facts, Space, pair
from tools.mapgen.plane import Frame, lat_of, up
from tools.mapgen.topojson import Topology


def hexagon(column: int, row: int) -> Polygon:
    x, y = math.sqrt(3) * (column + row / 2), 1.5 * row
    turns = [math.radians(60 * k + 30) for k in range(6)]
    return Polygon([(round(x + math.cos(turn), 9), round(y + math.sin(turn), 9)) for turn in turns])


def facts(*borders: str, sea: str = "") -> Facts:
    names = sorted({name for border in borders for name in border.split()})
    spaces = {name: Space(name, name, name in sea.split(), 0, 0) for name in names}
    return Facts(spaces, frozenset(pair(*border.split()) for border in borders))


def test_mercator_and_back() -> None:
    assert lat_of(up(52.5)) == pytest.approx(52.5)
    line = LineString([(190, -40), (200, 60)])
    assert unproject(project(line)).equals_exact(line, 1e-9)


def test_check_names_what_is_wrong() -> None:
    areas = {name: MultiPolygon([box(x, 0, x + 1, 1)]) for name, x in (("a", 0), ("b", 1), ("c", 5))}
    report = check.compare(facts("a c", "b c"), Coverage(areas))
    assert report.missing == (("a", "c"), ("b", "c"))
    assert report.strangers == (("a", "b"),)
    links = check.links(report, Coverage(areas))
    assert links["b", "c"].length == pytest.approx(3)
    assert check.marks(report, Coverage(areas))["a", "b"].length == pytest.approx(1)


def test_check_works_on_hexes_too() -> None:
    areas = {f"{c}.{r}": MultiPolygon([hexagon(c, r)]) for c in range(3) for r in range(3)}
    middle = ["0.1", "2.1", "1.0", "1.2", "2.0", "0.2"]
    contacts = [two for two in Coverage(areas).contacts if "1.1" in two]
    assert sorted(contacts) == sorted(pair("1.1", other) for other in middle)


def test_water_is_cut_along_strokes_and_lagoons_join() -> None:
    atoll = Polygon([(2, 2), (3, 2), (3, 3), (2, 3)], [[(2.4, 2.4), (2.6, 2.4), (2.6, 2.6), (2.4, 2.6)]])
    strokes = {
        ("east", "west"): [LineString([(5, -1), (5, 5)])],
        ("east", "north"): [LineString([(5, 5), (11, 5)])],
        ("north", "west"): [LineString([(-1, 5), (5, 5)])],
    }
    coverage = cover(box(0, 0, 10, 10), {"atoll": [atoll]}, strokes)
    assert sorted(coverage.areas) == ["atoll", "east", "north", "west"]
    assert pair("atoll", "west") in coverage.contacts
    assert sum(area.area for area in coverage.areas.values()) == pytest.approx(100)


def test_net_faults_are_reported() -> None:
    board = facts("s1 s2", "s2 s3", sea="s1 s2 s3")
    found = {("s1", "s2"): [(0.0, 0.0)], ("s1", "s3"): [(0.0, 0.0), (1.0, 0.0)]}
    assert network.complain(board, found) == [
        "s1 and s3 do not touch by the rules",
        "s2 and s3 touch by the rules, but not in the net",
        "s1 and s2 meet at 1 points; a stroke needs two",
    ]


def test_curves_keep_their_ends() -> None:
    points = [at(10, 0), at(12, 3), at(15, 1)]
    line = network.curve(points)
    assert (line.coords[0], line.coords[-1]) == (points[0], points[-1])
    assert len(line.coords) > 10


def test_traced_borders_meet_at_corners() -> None:
    grid = raster.Grid((0, 0, 6, 6), 1.0)
    labels = np.zeros((6, 6), dtype=np.int16)
    labels[:, 3:] = 1
    labels[3:, 3:] = 2
    lines = raster.trace(grid, labels)
    assert sorted(line.length for line in lines) == [3, 3, 3]
    ends = [end for line in lines for end in (line.coords[0], line.coords[-1])]
    assert ends.count((3.0, 3.0)) == 3


def test_topology_stores_a_common_border_once() -> None:
    topology = Topology()
    left, right = box(0, 0, 1, 1), box(1, 0, 2, 1)
    topology.find_joints([left, right])
    topology.add_polygons("spaces", [left], {"id": "left"}, user="left")
    topology.add_polygons("spaces", [right], {"id": "right"}, user="right")
    assert [users for users in topology.users.values() if len(users) == 2] == [["left", "right"]]
    document = json.loads(topology.document({}, ["spaces", "links"]))
    assert document["objects"]["links"]["geometries"] == []
    assert len(document["arcs"]) == 3
