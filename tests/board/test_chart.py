"""Hexagonal maps as a client draws them."""

from __future__ import annotations

from math import hypot

from flagplot.board.chart import SIDE, hex_chart
from flagplot.board.hexes import Hex, HexMap, disc

FIELD = HexMap(disc(Hex(0, 0), 2))
CHART = hex_chart(FIELD, {"c3": "woods"})


def middle(name: str) -> tuple[float, float]:
    ring = CHART["arcs"][FIELD.number[name]]
    xs, ys = zip(*ring[:-1], strict=True)
    return sum(xs) / 6, sum(ys) / 6


def test_every_hexagon_is_a_closed_ring_with_a_label() -> None:
    spaces = CHART["objects"]["spaces"]["geometries"]
    assert [one["properties"]["id"] for one in spaces] == list(FIELD.names)
    assert all(ring[0] == ring[-1] and len(ring) == 7 for ring in CHART["arcs"])
    assert [one["properties"]["id"] for one in CHART["objects"]["labels"]["geometries"]] == list(FIELD.names)


def test_neighbours_touch_and_others_do_not() -> None:
    apart = SIDE * 3**0.5
    for one, near in zip(FIELD.names, FIELD.near, strict=True):
        x, y = middle(one)
        for other in FIELD.names:
            if other != one:
                distance = hypot(x - middle(other)[0], y - middle(other)[1])
                assert (distance < apart * 1.01) == (FIELD.number[other] in near), (one, other)


def test_terrain_is_named_where_it_is() -> None:
    spaces = CHART["objects"]["spaces"]["geometries"]
    assert [one["properties"]["id"] for one in spaces if "terrain" in one["properties"]] == ["c3"]


def test_the_whole_map_is_inside_its_bounds() -> None:
    west, south, east, north = CHART["meta"]["bounds"]
    assert all(west < x < east and south < y < north for ring in CHART["arcs"] for x, y in ring)
