"""What is printed on a hex map: columns, borders, the heart of a group."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from flagplot.board.grid import Grid, Layouts, has_side, sides_of, unequal_sides
from flagplot.board.hexboard import HexBoard, borders, decoded, heart
from flagplot.board.spaces import SpaceSet
from flagplot.kernel.errors import BadInputError

GRID = Grid(Layouts.COLUMNS, {f"{c:02d}{r:02d}": (c, r) for c in range(1, 8) for r in range(1, 8)})
SIZE = len(GRID)
EMPTY = ("",) * SIZE
RIVER = sides_of(GRID, [(GRID["0404"], GRID["0405"])])
BOARD = HexBoard(
    id="try",
    title="Try",
    grid=GRID,
    places=((0.0, 0.0),) * SIZE,
    land=SpaceSet(range(SIZE)),
    ground=bytes(SIZE),
    terrain=EMPTY,
    countries=EMPTY,
    names=(),
    along={"river": RIVER},
    through={},
    facts={},
)


def test_a_hex_tells_the_facts_of_its_sides() -> None:
    assert BOARD.sides(GRID["0404"]) == {"river": [3]}
    assert BOARD.sides(GRID["0405"]) == {"river": [0]}
    assert BOARD.sides(GRID["0101"]) == {}


def test_a_column_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(BadInputError, match="terrain: 49 values expected, one a hex, found 1"):
        replace(BOARD, terrain=("clear",))
    with pytest.raises(BadInputError, match="river: 49 values expected, one a hex, found 2"):
        replace(BOARD, along={"river": b"ab"})


def test_borders_run_where_a_column_changes() -> None:
    west = tuple("west" if label[:2] <= "03" else "east" for label in GRID.labels)
    dry = SpaceSet(one for one in range(SIZE) if GRID.labels[one] != "0304")
    masks = borders(GRID, west, dry)
    assert unequal_sides(GRID, masks) == []
    one, other = GRID["0303"], GRID["0403"]
    assert has_side(masks, one, GRID.direction(one, other))
    assert masks[GRID["0304"]] == 0  # outside
    assert masks[GRID["0202"]] == 0  # inland


def test_the_heart_of_a_group_is_deep_inside_it() -> None:
    assert heart(GRID, range(SIZE)) == GRID["0404"]
    arm = [GRID[label] for label in ("0101", "0201", "0301")]
    assert heart(GRID, arm) == GRID["0201"]
    with pytest.raises(BadInputError, match="at least one hex"):
        heart(GRID, [])


def test_a_data_file_that_does_not_fit_is_refused_with_its_place() -> None:
    class Row(msgspec.Struct):
        rank: int

    assert decoded(b'[{"rank": 2}]', list[Row], "rows.json") == [Row(2)]
    with pytest.raises(BadInputError, match=r"rows.json: Expected `int`, got `str` - at `\$\[0\].rank`"):
        decoded(b'[{"rank": "two"}]', list[Row], "rows.json")
