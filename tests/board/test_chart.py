"""Hexagonal maps as a client draws them."""

from __future__ import annotations

import gzip
import json
from math import hypot
from typing import Any

import pytest

from flagplot.board.chart import SIDE, Lattice, chart, hex_chart, runs
from flagplot.board.grid import SIDES, Layouts
from flagplot.board.hexboard import HexBoard
from flagplot.board.hexes import Hex, HexMap, disc
from flagplot.games.dai_senso import board as dai_senso
from flagplot.games.war_in_the_pacific import board as war_in_the_pacific

FIELD = HexMap(disc(Hex(0, 0), 2))
CHART = hex_chart(FIELD, {"c3": "woods"})
SPACES = CHART["objects"]["spaces"]["geometries"]
BOARDS = [dai_senso.standard().board, war_in_the_pacific.standard().board]
LATTICES = [Lattice(layout, 1.0, 10.0, -5.0) for layout in Layouts]


def ring(name: str) -> list[tuple[float, float]]:
    """The outline of a hexagon, its arcs strung together."""
    (arcs,) = SPACES[FIELD.number[name]]["arcs"]
    sides = [CHART["arcs"][arc] if arc >= 0 else CHART["arcs"][~arc][::-1] for arc in arcs]
    assert all(one[1] == other[0] for one, other in zip(sides, [*sides[1:], sides[0]], strict=True))
    return [start for start, _ in sides]


def middle(name: str) -> tuple[float, float]:
    xs, ys = zip(*ring(name), strict=True)
    return sum(xs) / 6, sum(ys) / 6


def test_every_hexagon_is_a_closed_ring_with_a_label() -> None:
    assert [one["properties"]["id"] for one in SPACES] == list(FIELD.names)
    assert all(len(ring(name)) == 6 for name in FIELD.names)
    assert [one["properties"]["id"] for one in CHART["objects"]["labels"]["geometries"]] == list(FIELD.names)


def test_neighbours_share_their_side_and_others_none() -> None:
    used: dict[int, list[int]] = {}
    for number, one in enumerate(SPACES):
        for arc in one["arcs"][0]:
            used.setdefault(arc if arc >= 0 else ~arc, []).append(number)
    assert len(used) == len(CHART["arcs"])
    shared = {tuple(sorted(two)) for two in used.values() if len(two) == 2}
    assert shared == {(a, b) for a, near in enumerate(FIELD.near) for b in near if a < b}


def test_neighbours_are_a_step_apart() -> None:
    apart = SIDE * 3**0.5
    for one, near in zip(FIELD.names, FIELD.near, strict=True):
        x, y = middle(one)
        for other in FIELD.names:
            if other != one:
                distance = hypot(x - middle(other)[0], y - middle(other)[1])
                assert (distance < apart * 1.01) == (FIELD.number[other] in near), (one, other)


def test_terrain_is_named_where_it_is() -> None:
    assert [one["properties"]["id"] for one in SPACES if "terrain" in one["properties"]] == ["c3"]


def test_the_whole_map_is_inside_its_bounds() -> None:
    west, south, east, north = CHART["meta"]["bounds"]
    assert all(west < x < east and south < y < north for arc in CHART["arcs"] for x, y in arc)


# -- printed maps ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lattice", LATTICES)
def test_two_neighbours_have_the_side_between_them_in_common(lattice: Lattice) -> None:
    here = Hex(3, -2)
    corners = lattice.corners(here)
    for direction, step in enumerate(lattice.layout.value.steps):
        there = lattice.corners(here.plus(step))
        side = {corners[direction], corners[(direction + 1) % SIDES]}
        assert set(corners) & set(there) == side
    for node in corners:
        x, y = lattice.at(lattice.middle(here))
        assert hypot(lattice.at(node)[0] - x, lattice.at(node)[1] - y) == pytest.approx(lattice.side)


@pytest.mark.parametrize("lattice", LATTICES)
def test_directions_point_where_their_names_say(lattice: Lattice) -> None:
    for name, step in zip(lattice.layout.value.directions, lattice.layout.value.steps, strict=True):
        x, y = lattice.middle(step)
        assert ("n" in name, "s" in name, "e" in name, "w" in name) == (y > 0, y < 0, x > 0, x < 0)


def told(column: list[int]) -> list[int]:
    """Runs read back."""
    return [v for value, times in zip(column[::2], column[1::2], strict=True) for v in [value] * times]


def test_runs() -> None:
    assert runs([4, 4, 0, 7, 7, 7]) == [4, 2, 0, 1, 7, 3]
    assert told(runs(b"\x01\x01\x02")) == [1, 1, 2]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_a_chart_tells_everything_that_is_printed(board: HexBoard) -> None:
    document: dict[str, Any] = json.loads(json.dumps(chart(board, LATTICES[0])))
    count = len(board.grid)
    assert document["labels"].split() == list(board.grid.labels)
    q = r = 0
    for number, one in enumerate(board.grid.hexes):
        q, r = q + document["cells"][2 * number], r + document["cells"][2 * number + 1]
        assert (q, r) == one
    land = told(document["land"])
    assert [n for n in range(count) if land[n]] == list(board.land)
    for column, words in (
        (board.terrain, document["terrain"]),
        (board.countries, document["facts"]["Country"]),
    ):
        assert [words["words"][n] for n in told(words["runs"])] == list(column)
    for name, masks in board.along.items():
        assert bytes(told(document["along"][name])) == masks
    for name, masks in board.through.items():
        assert bytes(told(document["through"][name])) == masks
    assert len(document["names"]) == len(board.names)


def test_the_large_map_is_small() -> None:
    """With every corner of every hexagon written out it was 4.8 MB."""
    text = json.dumps(chart(BOARDS[1], LATTICES[0]), separators=(",", ":")).encode()
    assert len(text) < 300_000
    assert len(gzip.compress(text, 9)) < 75_000
