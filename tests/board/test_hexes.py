"""Hexagonal maps."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from flagplot.board.hexes import Hex, HexMap, disc, distance, line, neighbours, ring

HEXES = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))
ORIGIN = Hex(0, 0)


@given(HEXES)
def test_six_neighbours_one_step_away(centre: Hex) -> None:
    assert len(set(neighbours(centre))) == 6
    assert all(distance(centre, other) == 1 for other in neighbours(centre))
    assert all(centre in neighbours(other) for other in neighbours(centre))


@given(HEXES, HEXES, HEXES)
def test_distance_is_a_distance(a: Hex, b: Hex, c: Hex) -> None:
    assert distance(a, b) == distance(b, a) >= 0
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, c) <= distance(a, b) + distance(b, c)
    assert distance(ORIGIN, a.turned()) == distance(ORIGIN, a)


@given(HEXES, st.integers(0, 6))
def test_rings_and_discs(centre: Hex, radius: int) -> None:
    found = ring(centre, radius)
    assert len(set(found)) == len(found) == max(1, 6 * radius)
    assert all(distance(centre, one) == radius for one in found)
    assert len(disc(centre, radius)) == 3 * radius * (radius + 1) + 1


@given(HEXES, HEXES)
def test_lines_are_shortest_ways(a: Hex, b: Hex) -> None:
    way = line(a, b)
    assert way[0] == a
    assert way[-1] == b
    assert len(way) == distance(a, b) + 1
    assert all(distance(x, y) == 1 for x, y in pairwise(way))


def test_six_turns_lead_back() -> None:
    one = start = Hex(3, -1)
    for _ in range(6):
        one = one.turned()
    assert one == start


def test_a_map_has_names_and_borders() -> None:
    board = HexMap(disc(ORIGIN, 2))
    assert len(board.hexes) == len(set(board.names)) == 19
    assert board.names[board.index[ORIGIN]] == "c3"
    assert len(board.near[board.number["c3"]]) == 6
    assert sum(map(len, board.near)) == 2 * 42
    wide = HexMap([Hex(q, 0) for q in range(60)])
    assert wide.names[25:28] == ("z1", "aa1", "ab1")
