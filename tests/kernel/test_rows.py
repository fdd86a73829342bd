"""Columns that share their pages between clones."""

from __future__ import annotations

import copy
import zlib
from typing import Any, Self

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flagplot.kernel import codec
from flagplot.kernel.errors import FormatError
from flagplot.kernel.rows import SIZE, Rows
from flagplot.kernel.state import State

NUMBERS = st.integers(-(2**40), 2**40)
COLUMNS = st.lists(NUMBERS, max_size=3 * SIZE + 5)
UNITS, COLUMN_NAMES = 2_600, "abcdefghij"


class Fleet(State, kw_only=True):
    """A state as large as the largest game's."""

    place: Rows
    a: Rows
    b: Rows
    c: Rows
    d: Rows
    e: Rows
    f: Rows
    g: Rows
    h: Rows
    i: Rows
    frames: list[Any] = []

    def clone(self) -> Self:
        """An independent copy."""
        new = copy.copy(self)
        for name in ("place", *COLUMN_NAMES[:9]):
            setattr(new, name, getattr(self, name).clone())
        return new


def fleet() -> Fleet:
    places = Rows((unit * 7919) % 14_098 for unit in range(UNITS))
    rest = {name: Rows(unit % (3 + at) for unit in range(UNITS)) for at, name in enumerate(COLUMN_NAMES[:9])}
    return Fleet(schema=1, game="fleet", scenario="sea", options={}, place=places, **rest)


@given(COLUMNS, st.data())
def test_it_is_read_and_written_like_a_list(values: list[int], data: st.DataObject) -> None:
    rows, plain = Rows(values), list(values)
    for _ in range(data.draw(st.integers(0, 8)) if values else 0):
        row, value = data.draw(st.integers(-len(values), len(values) - 1)), data.draw(NUMBERS)
        rows[row] = plain[row] = value
        assert rows.where(value) == tuple(at for at, held in enumerate(plain) if held == value)
    rows.append(7)
    plain.append(7)
    assert list(rows) == plain
    assert [rows[row] for row in range(len(plain))] == plain
    assert rows[-1] == 7
    assert rows[1:5] == tuple(plain[1:5])
    assert rows == Rows(plain)
    assert msgspec.json.decode(rows.json()) == plain
    assert rows.where(7) == tuple(row for row, value in enumerate(plain) if value == 7)


@given(st.lists(NUMBERS, min_size=1, max_size=3 * SIZE), st.data())
def test_a_clone_and_its_original_go_their_own_ways(values: list[int], data: st.DataObject) -> None:
    rows = Rows(values)
    rows.json()
    rows.where(values[0])
    other = rows.clone()
    row, value = data.draw(st.integers(0, len(values) - 1)), data.draw(NUMBERS)
    other[row] = value
    assert list(rows) == values
    assert other.changed(rows) == rows.changed(other) == ([row] if values[row] != value else [])
    assert msgspec.json.decode(other.json()) == [*values[:row], value, *values[row + 1 :]]
    assert msgspec.json.decode(rows.json()) == values


@given(COLUMNS, st.dictionaries(st.integers(0, 400), NUMBERS))
def test_many_rows_at_once(values: list[int], changes: dict[int, int]) -> None:
    rows, one_by_one = Rows(values), Rows(values)
    kept = {row: value for row, value in changes.items() if row < len(values)}
    rows.update(kept.items())
    for row, value in kept.items():
        one_by_one[row] = value
    assert rows == one_by_one
    assert rows.json() == one_by_one.json()


def test_only_the_page_that_is_written_is_new() -> None:
    rows = Rows(range(10 * SIZE))
    other = rows.clone()
    other[5 * SIZE] = -1
    shared = [one is old for one, old in zip(other._pages, rows._pages, strict=True)]
    assert shared == [True] * 5 + [False] + [True] * 4
    other.json()
    rows.json()
    other[5 * SIZE] = 5 * SIZE
    assert other._texts.count(None) == 1, "the text of the other pages is kept"


def test_rows_out_of_range_and_other_things_than_numbers_are_refused() -> None:
    rows = Rows.filled(0, 70)
    assert len(rows) == 70
    for row in (70, -71, 10**9):
        with pytest.raises(IndexError):
            rows[row] = 1
        with pytest.raises(IndexError):
            rows[row]
    for bad in ("x", 1.5, True, None):
        with pytest.raises(TypeError, match="whole numbers expected"):
            Rows([bad])  # type: ignore[list-item]


def test_a_state_with_columns_is_flat_in_json_and_comes_back() -> None:
    state = fleet()
    plain = msgspec.json.decode(codec.canonical(state))
    assert plain["place"] == list(state.place)
    assert list(plain) == sorted(plain)
    again = codec.build(plain, Fleet, "fleet")
    assert again == state
    assert codec.digest(again) == codec.digest(state)
    for bad in ({"place": "x"}, {"place": [1, "y"]}, {"place": [1.5]}):
        with pytest.raises(FormatError, match="fleet: "):
            codec.build({**plain, **bad}, Fleet, "fleet")


def test_a_snapshot_of_a_large_state_stays_small() -> None:
    assert len(zlib.compress(codec.canonical(fleet()), 6)) < 64 * 1024


def test_a_digest_after_one_change_equals_that_of_a_state_made_anew() -> None:
    state = fleet()
    codec.digest(state)
    other = state.clone()
    other.place[1234] = 5
    fresh = fleet()
    fresh.place[1234] = 5
    assert codec.digest(other) == codec.digest(fresh) != codec.digest(state)
