"""Maps as graphs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flagplot.board.graph import distances, mask_of, near_from_pairs, one_way, path, spaces_of, spread
from flagplot.kernel.errors import BadInputError

# 0 - 1 - 2 - 3   and   4 - 5;   1 - 6 - 3 goes round
NEAR = near_from_pairs(7, [(0, 1), (1, 2), (2, 3), (4, 5), (1, 6), (6, 3)])


def test_borders_go_both_ways() -> None:
    assert NEAR[1] == (0, 2, 6)
    assert one_way(NEAR) == []
    assert one_way([(1,), ()]) == [(0, 1)]
    for bad in ((0, 7), (-1, 0), (2, 2)):
        with pytest.raises(BadInputError, match="a border between two spaces"):
            near_from_pairs(7, [bad])


def test_distances_and_paths() -> None:
    assert distances(NEAR, 0) == [0, 1, 2, 3, -1, -1, 2]
    assert path(NEAR, 0, 3) == [0, 1, 2, 3]
    assert path(NEAR, 0, 3, lambda space: space != 2) == [0, 1, 6, 3]
    assert path(NEAR, 0, 5) == []
    assert path(NEAR, 4, 4) == [4]
    assert distances(NEAR, 0, lambda space: space != 1) == [0, 1, -1, -1, -1, -1, -1]


@given(st.sets(st.integers(0, 200)))
def test_masks(spaces: set[int]) -> None:
    assert spaces_of(mask_of(spaces)) == sorted(spaces)


def test_spreading() -> None:
    masks = [mask_of(near) for near in NEAR]
    everywhere = mask_of(range(7))
    assert spaces_of(spread(masks, mask_of([0]), everywhere)) == [0, 1, 2, 3, 6]
    assert spaces_of(spread(masks, mask_of([0]), mask_of([1, 3]))) == [0, 1]
