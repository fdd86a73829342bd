"""The parts of the map maker on small made-up boards; they need the packages of the extra "mapgen"."""

from __future__ import annotations

import json
import math
from typing import Any, cast

import pytest

pytest.importorskip("shapely", reason="the extra mapgen is not installed")
pytest.importorskip("scipy", reason="the extra mapgen is not installed")

import numpy as np
from shapely import LineString, MultiPolygon, Polygon, box
from tools.mapgen import board, check, network, raster
from tools.mapgen.coverage import Coverage, cover
from tools.mapgen.facts import Facts, Space, pair
from tools.mapgen.plane import Frame, Lens, lat_of, up
from tools.mapgen.recipe import Canal, Corner, End, Pool, Recipe
from tools.mapgen.topojson import Topology

FLAT = Frame(0, -50, 240, 50)
GLOBE = Frame(-180, -30, 180, 30, wraps=True)


def recipe(frame: Frame, **parts: Any) -> Recipe:
    empty: dict[str, Any] = {
        "whole": {},
        "pools": (),
        "patches": (),
        "groups": {},
        "meetings": (),
        "ends": (),
    }
    return Recipe("made-up", frame, "", "", strokes={}, **(empty | parts))


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
    assert FLAT.at(190, 60) == (190, pytest.approx(up(60)))


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
    rules = facts("s1 s2", "s2 s3", sea="s1 s2 s3")
    found = {("s1", "s2"): [(0.0, 0.0)], ("s1", "s3"): [(0.0, 0.0), (1.0, 0.0)]}
    assert network.complain(recipe(FLAT), rules, found) == [
        "s1 and s3 do not touch by the rules",
        "s2 and s3 touch by the rules, but not in the net",
        "s1 and s2 meet at 1 points; a stroke needs two",
    ]


def test_curves_keep_their_ends() -> None:
    points = [FLAT.at(10, 0), FLAT.at(12, 3), FLAT.at(15, 1)]
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


def test_a_lens_enlarges_its_middle_and_keeps_its_rim() -> None:
    frame = Frame(-180, -60, 180, 60, "mercator", (Lens((20, 0), (40, 30), 2.0),), wraps=True)
    assert frame.at(20, 0) == pytest.approx((20, 0))
    assert frame.at(21, 0)[0] - frame.at(20, 0)[0] == pytest.approx(2.0, rel=0.05)
    assert frame.at(61, 10) == pytest.approx((61, up(10)))
    across = [frame.at(lon, 0)[0] for lon in range(-25, 65)]
    assert across == sorted(across)  # nothing is turned over


def test_longitudes_are_counted_as_the_map_counts_them() -> None:
    assert GLOBE.at(190, 0) == (-170, 0)
    assert FLAT.at(190, 0) == (190, 0)
    with pytest.raises(ValueError, match="360"):
        Frame(0, 0, 300, 10, wraps=True)


class Globe:
    """An atlas of two square continents, one of them of four countries, and nothing else."""

    countries = {
        "a": box(-100, -20, -60, 20),
        **{name: box(80 + x, y, 100 + x, y + 20) for name, x, y in (
            ("ne", 0, 0), ("se", 0, -20), ("sw", -20, -20), ("nw", -20, 0),
        )},
    }  # fmt: skip
    land = MultiPolygon([box(-100, -20, -60, 20), box(60, -20, 100, 20)])
    provinces: dict[str, Polygon] = {}

    def extract(self, name: str) -> list[tuple[dict[str, Any], Polygon]]:
        return []


NORTH, SOUTH = ("atlantic", "north"), ("atlantic", "south")


def made_up_globe(**parts: Any) -> tuple[Recipe, Facts]:
    """An Atlantic between the continents; a northern and a southern Pacific, parted across the seam."""
    ends = [End(NORTH, (-80.0, 15.0)), End(NORTH, (-80.0, 75.0)), End(NORTH, (80.0, 75.0))]
    ends += [End(SOUTH, (-80.0, -15.0)), End(SOUTH, (-80.0, -75.0)), End(SOUTH, (80.0, -75.0))]
    ends += [End(NORTH, (80.0, 20.0), ("ne", "nw")), End(SOUTH, (80.0, -20.0), ("se", "sw"))]
    ends += [End(("north", "south"), (100.0, 0.0), ("ne", "se")), End(("north", "south"), (-98.0, 0.0))]
    whole = {name: Pool((name,), (), {}) for name in Globe.countries}
    corners = (Corner((80.0, 0.0), ("ne", "se", "sw", "nw")),)
    coasts = ["a atlantic", "a north", "a south", "nw atlantic", "sw atlantic", "ne north", "se south"]
    inland = ["ne nw", "ne se", "se sw", "nw sw"]
    zones = ["atlantic north", "atlantic south", "north south"]
    rules = facts(*coasts, *inland, *zones, sea="atlantic north south")
    return recipe(GLOBE, **{"whole": whole, "ends": tuple(ends), "corners": corners, **parts}), rules


def test_a_globe_has_no_sides() -> None:
    drawing, rules = made_up_globe()
    atlas = cast(Any, Globe())
    drawn = board.draw(drawing, rules, atlas, lambda step: None)
    assert (drawn.report.missing, drawn.report.strangers) == ((), ())
    assert board.draw(drawing, rules, atlas, lambda step: None).text == drawn.text
    document = json.loads(drawn.text)
    assert document["meta"]["wraps"] is True
    spaces = {entry["properties"]["id"]: entry for entry in document["objects"]["spaces"]["geometries"]}
    assert spaces["north"]["type"] == "Polygon"  # in one piece, though it lies on both sides of the seam


def test_a_canal_stands_for_contact() -> None:
    drawing, rules = made_up_globe(canals={"Straight": Canal(NORTH, ((-61.0, 0.0), (-99.0, 5.0)))})
    found = {two: [(0.0, 0.0), (1.0, 1.0)] for two in (NORTH, SOUTH, ("north", "south"))}
    assert network.complain(drawing, rules, found) == ["atlantic and north do not touch by the rules"]
    del found[NORTH]
    assert network.complain(drawing, rules, found) == []


def test_a_line_that_ends_in_the_water_is_reported() -> None:
    drawing, rules = made_up_globe()
    astray, _ = made_up_globe(ends=(End(NORTH, (0.0, 0.0)), *drawing.ends[1:]))
    with pytest.raises(ValueError, match="atlantic and north ends in the water"):
        board.draw(astray, rules, cast(Any, Globe()), lambda step: None)


def test_strokes_take_the_short_way_round() -> None:
    assert network.beside((-170.0, 3.0), (175.0, 0.0), GLOBE) == (190.0, 3.0)
    assert network.beside((-170.0, 3.0), (175.0, 0.0), FLAT) == (-170.0, 3.0)
    assert network.chained([(170.0, 0.0), (-175.0, 0.0), (-160.0, 0.0)], GLOBE) == [
        (170.0, 0.0), (185.0, 0.0), (200.0, 0.0),
    ]  # fmt: skip
