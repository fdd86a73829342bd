"""The map of Admirals' War: its ports and boxes, the waters they open on, choke points, theatres."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from flagplot.games.admirals_war.board import BOXES, LIMBO
from tests.tools.mapfile import ADMIRALS, Map, Point, Rectangle, height, overlap

RECIPE = Path(__file__).resolve().parents[2] / "tools/mapgen/recipes/admirals_war.toml"
COUNTRIES = {"england", "usa", "australia", "germany", "norway"}  # the rules mean a whole coast
HIDDEN = {"future", "removed"}  # counters that nobody needs to see


@pytest.fixture(scope="module")
def board() -> Map:
    return Map(ADMIRALS)


def stations(board: Map) -> dict[str, str]:
    found = {e["properties"]["id"]: e["properties"].get("station") for e in board.entries("spaces")}
    return {id: kind for id, kind in found.items() if kind}


@cache
def bounds(board: Map, id: str) -> Rectangle:
    points = [point for ring in board.rings(board.by_id("spaces")[id]) for point in ring]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def samples(board: Map, id: str) -> Iterator[Point]:
    """Points all over a station."""
    west, south, east, north = bounds(board, id)
    entry = board.by_id("spaces")[id]
    for i in range(1, 12):
        for j in range(1, 12):
            point = (west + (east - west) * i / 12, south + (north - south) * j / 12)
            if board.contains(entry, point):
                yield point


def areas_at(board: Map, point: Point) -> set[str]:
    shifted = [(point[0] + turn, point[1]) for turn in (-360, 0, 360)]
    found = set()
    for entry in board.areas():
        west, south, east, north = bounds(board, entry["properties"]["id"])
        near = [(x, y) for x, y in shifted if west <= x <= east and south <= y <= north]
        if any(board.contains(entry, place) for place in near):
            found.add(entry["properties"]["id"])
    return found


def test_every_port_base_and_box_is_drawn(board: Map) -> None:
    expected = {row["id"]: row["kind"] for row in ADMIRALS.rows("ports.csv")}
    expected |= dict.fromkeys([box for box in (*BOXES, *LIMBO) if box not in HIDDEN], "box")
    assert stations(board) == expected
    assert len(expected) == ADMIRALS.ports + ADMIRALS.boxes


def test_a_port_is_joined_to_every_area_it_touches_and_to_no_other(board: Map) -> None:
    moored: dict[str, set[str]] = {}
    for entry in board.entries("moorings"):
        station, area = entry["properties"]["between"]
        (numbers,) = entry["arcs"]
        line = board.ring(numbers)
        assert areas_at(board, line[-1]) == {area}, (station, area)
        if not entry["properties"].get("lane"):
            moored.setdefault(station, set()).add(area)
    joined, expected = {}, {}
    for row in ADMIRALS.rows("ports.csv"):
        covered = set().union(*(areas_at(board, point) for point in samples(board, row["id"])))
        assert not covered & moored.get(row["id"], set()), row["id"]  # no line where none is needed
        joined[row["id"]] = covered | moored.get(row["id"], set())
        expected[row["id"]] = set(row["touches"].split())
    assert joined == expected


def test_ships_leave_panama_for_two_areas_of_the_pacific(board: Map) -> None:
    lanes = [e["properties"]["between"] for e in board.entries("moorings") if e["properties"].get("lane")]
    assert sorted(lanes) == [["panama_canal", "french_polynesia"], ["panama_canal", "hawaiian_islands"]]


def test_choke_points_are_borders(board: Map) -> None:
    chokes = {e["properties"]["name"]: frozenset(e["properties"]["between"]) for e in board.entries("chokes")}
    assert set(chokes) == {"Strait of Gibraltar", "English Channel", "Kattegat"}
    links = {frozenset((r["area"], r["other"])): r["link"] for r in ADMIRALS.rows("links.csv")}
    assert links[chokes["Strait of Gibraltar"]] == "gibraltar"
    assert links[chokes["English Channel"]] == "english_channel"
    (canal,) = [e["properties"] for e in board.entries("links")]
    assert links[frozenset(canal["between"])] == "suez_canal"


def test_theatres_are_parted_wherever_their_areas_meet(board: Map) -> None:
    theatre = {row["id"]: row["theatre"] for row in ADMIRALS.rows("areas.csv")}
    parted = {two for two in ADMIRALS.adjacent() - ADMIRALS.canals if len({theatre[a] for a in two}) == 2}
    fronts = [e["properties"].get("between") for e in board.entries("fronts")]
    assert {frozenset(two) for two in fronts if two} == parted
    assert fronts.count(None) == 1  # and over land


def test_names_and_counters_do_not_cover_ports(board: Map) -> None:
    tokens = {id: bounds(board, id) for id, kind in stations(board).items() if kind != "box"}
    clashes = [
        (what, id)
        for what, (west, south, east, north) in board.names_and_counters()
        for id, token in tokens.items()
        if max(overlap((west + turn, south, east + turn, north), token) for turn in (-360, 0, 360)) > 0.2
    ]
    assert clashes == []


def test_every_area_has_room_for_its_flag_and_values(board: Map) -> None:
    spaces = board.by_id("spaces")
    for id, label in board.by_id("labels").items():
        anchors = label["properties"]["anchors"]
        assert ("worth" in anchors) == spaces[id]["properties"]["sea"]
        if "worth" in anchors:
            lon, lat = anchors["worth"]
            assert id in areas_at(board, (lon, height(lat))), id


def test_boxes_lie_apart_from_each_other_and_off_the_water(board: Map) -> None:
    boxes = {id: bounds(board, id) for id, kind in stations(board).items() if kind == "box"}
    for one, other in pairwise(sorted(boxes)):
        assert overlap(boxes[one], boxes[other]) == 0
    wet = {id for id in boxes for point in samples(board, id) if areas_at(board, point)}
    assert wet == set()


def test_ports_lie_at_their_places_on_the_globe(board: Map) -> None:
    pytest.importorskip("shapely", reason="the extra mapgen is not installed")
    from tools.mapgen.recipe import read_recipe

    frame = read_recipe(RECIPE).frame
    astray = set()
    for row in ADMIRALS.rows("ports.csv"):
        x, y = frame.at(float(row["lon"]), float(row["lat"]))
        west, south, east, north = bounds(board, row["id"])
        if not (west - 0.8 <= x <= east + 0.8 and south - 0.8 <= y <= north + 0.8):
            astray.add(row["id"])
    assert astray <= COUNTRIES
