"""Printed hex maps: labels, directions, sides, cheapest ways and supply."""

from __future__ import annotations

import heapq
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flagplot.board.grid import (
    NOWHERE,
    SIDES,
    Grid,
    Layouts,
    has_side,
    off_the_map,
    opposite,
    sides_of,
    unequal_sides,
)
from flagplot.board.spaces import SpaceSet
from flagplot.board.travel import CLOSED, Costs, connected, costs, reach
from flagplot.kernel.errors import BadInputError

WIDE, HIGH = 9, 8


def sheet(layout: Layouts) -> Grid:
    return Grid(layout, {f"{c:02d}{r:02d}": (c, r) for c in range(1, WIDE + 1) for r in range(1, HIGH + 1)})


COLUMNS, ROWS = sheet(Layouts.COLUMNS), sheet(Layouts.ROWS)
GRIDS = st.sampled_from([COLUMNS, ROWS])
ONE = st.integers(0, WIDE * HIGH - 1)


def named(grid: Grid, label: str) -> dict[str, str]:
    """The neighbours of a hex by the names of the directions."""
    one = grid[label]
    found = {name: grid.beside(one, at) for at, name in enumerate(grid.layout.directions)}
    return {name: grid.labels[other] for name, other in found.items() if other != NOWHERE}


def test_even_columns_stand_lower() -> None:
    assert named(COLUMNS, "0404") == {
        "n": "0403", "s": "0405", "ne": "0504", "se": "0505", "nw": "0304", "sw": "0305",
    }  # fmt: skip
    assert named(COLUMNS, "0304") == {
        "n": "0303", "s": "0305", "ne": "0403", "se": "0404", "nw": "0203", "sw": "0204",
    }  # fmt: skip


def test_odd_rows_stand_further_east() -> None:
    assert named(ROWS, "0404") == {
        "e": "0504", "w": "0304", "ne": "0405", "nw": "0305", "se": "0403", "sw": "0303",
    }  # fmt: skip
    assert named(ROWS, "0403") == {
        "e": "0503", "w": "0303", "ne": "0504", "nw": "0404", "se": "0502", "sw": "0402",
    }  # fmt: skip


@given(GRIDS, ONE, st.integers(0, SIDES - 1))
def test_whoever_goes_and_turns_round_is_back(grid: Grid, one: int, direction: int) -> None:
    other = grid.beside(one, direction)
    if other != NOWHERE:
        assert grid.beside(other, opposite(direction)) == one
        assert grid.direction(one, other) == direction
        assert grid.distance(one, other) == 1


@given(GRIDS, ONE, ONE)
def test_distance_is_the_fewest_steps(grid: Grid, one: int, other: int) -> None:
    steps = reach(costs(grid, lambda *_: 1), one, 40)
    assert steps.cost(other) == grid.distance(one, other) == grid.distance(other, one)
    assert (other in grid.within(one, 3)) == (grid.distance(one, other) <= 3)


def test_labels_that_are_not_printed_and_hexes_in_one_place_are_refused() -> None:
    with pytest.raises(BadInputError, match="no hex is labelled 'z9'"):
        COLUMNS["z9"]
    with pytest.raises(BadInputError, match="two in the same place"):
        Grid(Layouts.ROWS, {"a": (1, 1), "b": (1, 1)})


# -- sides -------------------------------------------------------------------------------------------------


def test_a_side_belongs_to_both_hexes() -> None:
    one, other = ROWS["0404"], ROWS["0405"]
    river = sides_of(ROWS, [(one, other)])
    assert has_side(river, one, ROWS.direction(one, other))
    assert has_side(river, other, ROWS.direction(other, one))
    assert sum(mask.bit_count() for mask in river) == 2
    assert unequal_sides(ROWS, river) == []
    lame = bytearray(river)
    lame[other] = 0
    assert unequal_sides(ROWS, lame) == [(one, other)]
    with pytest.raises(BadInputError, match="two hexes that touch expected, found 0404 and 0606"):
        sides_of(ROWS, [(one, ROWS["0606"])])


def test_a_side_at_the_edge_leads_nowhere() -> None:
    masks = bytearray(len(COLUMNS))
    masks[COLUMNS["0101"]] = 1  # north of the first row
    assert off_the_map(COLUMNS, masks) == [(COLUMNS["0101"], 0)]


# -- ways --------------------------------------------------------------------------------------------------

PRICES = st.lists(st.integers(0, 7), min_size=SIDES * WIDE * HIGH, max_size=SIDES * WIDE * HIGH)


def priced(grid: Grid, prices: list[int]) -> Costs:
    known = {7: CLOSED}  # a step in eight leads nowhere
    return costs(grid, lambda one, side, _: known.get(prices[SIDES * one + side], prices[SIDES * one + side]))


def by_the_book(prices: Costs, start: int, budget: int, halts: set[int], closed: set[int]) -> dict[int, int]:
    """The same question answered by the textbook."""
    found: dict[int, int] = {}
    queue = [(0, start)]
    while queue:
        spent, here = heapq.heappop(queue)
        if here in found or spent > budget:
            continue
        found[here] = spent
        if here in halts and here != start:
            continue
        for other, price in prices.steps[here]:
            if other not in closed:
                heapq.heappush(queue, (spent + price, other))
    return found


@given(GRIDS, PRICES, ONE, st.integers(0, 30), st.sets(ONE), st.sets(ONE, max_size=12))
def test_cheapest_ways_with_zones_and_closed_hexes(
    grid: Grid, prices: list[int], start: int, budget: int, halts: set[int], closed: set[int]
) -> None:
    closed.discard(start)
    table = priced(grid, prices)
    found = reach(table, start, budget, halts=halts, closed=closed)
    assert {one: found.cost(one) for one in found} == by_the_book(table, start, budget, halts, closed)
    assert [found.cost(one) for one in found] == sorted(found.cost(one) for one in found)
    for goal in found:
        assert goal in found
        way = found.way(goal)
        assert (way[0], way[-1]) == (start, goal)
        assert found.cost(goal) == sum(dict(table.steps[a])[b] for a, b in pairwise(way))
    outside = next((one for one in range(len(grid)) if one not in set(found)), None)
    assert outside is None or outside not in found


def test_a_step_may_cost_more_for_a_moment() -> None:
    table = costs(COLUMNS, lambda *_: 1)
    start, north = COLUMNS["0404"], COLUMNS["0403"]
    dear = reach(table, start, 2, extra=lambda here, there: 1 if there == north else 0)
    assert dear.cost(north) == 2
    shut = reach(table, start, 300, extra=lambda here, there: CLOSED if there == north else 0)
    assert north not in shut


@given(GRIDS, ONE, st.sets(ONE))
def test_supply_is_traced_back_to_a_source(grid: Grid, source: int, enemy: set[int]) -> None:
    table = costs(grid, lambda *_: 1)
    before = connected(table, [source], lambda one: one not in enemy)
    assert (source in before) == (source not in enemy)
    for one in before:
        line = [one]
        while before[line[-1]] != NOWHERE:
            line.append(before[line[-1]])
        assert line[-1] == source
        assert not enemy & set(line)
    cut = reach(table, source, 60, closed=enemy - {source}) if source not in enemy else []
    assert set(before) == set(cut)


# -- sets --------------------------------------------------------------------------------------------------

SETS = st.sets(st.one_of(st.integers(0, 120), st.integers(0, 14_097)))


@given(SETS, SETS)
def test_sets_of_spaces_are_sets(one: set[int], other: set[int]) -> None:
    a, b = SpaceSet(one), SpaceSet(other)
    assert list(a) == sorted(one)
    assert len(a) == len(one)
    assert -1 not in a
    assert bool(a) == bool(one)
    assert list(a | b) == sorted(one | other)
    assert list(a & b) == sorted(one & other)
    assert list(a - b) == sorted(one - other)
    assert (a <= b) == (one <= other)
    assert (a == b) == (one == other)
    assert all((space in a) == (space in one) for space in (*one, *other, 0, 14_097))
    assert SpaceSet.of(a.mask) == a
    assert hash(SpaceSet(one)) == hash(a)
