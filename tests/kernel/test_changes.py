"""What differs between two documents makes the second out of the first."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import flagplot
from flagplot import FastDice, FormatError
from flagplot.kernel.changes import change, changed

CASES = msgspec.json.decode(Path(__file__).with_name("changes.json").read_bytes())
documents = st.recursive(
    st.none() | st.integers(2, 5) | st.sampled_from(["", "a", "b"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=12,
)


@pytest.mark.parametrize("case", CASES)
def test_the_cases_both_languages_read(case: dict[str, Any]) -> None:
    assert change(case["old"], case["new"]) == case["change"]
    assert changed(case["old"], case["change"]) == case["new"]


@given(documents, documents)
def test_any_document_from_any_other(old: Any, new: Any) -> None:
    assert changed(old, change(old, new)) == new


@pytest.mark.parametrize("name", flagplot.titles())
def test_a_game_followed_by_changes_alone(name: str) -> None:
    game = flagplot.game(name)
    state, chance, dice = game.start(seed=2), random.Random(2), FastDice(2)
    seats = (game.meta.seats[0], None)
    kept = {seat: game.view(state, seat).to_json() for seat in seats}
    for _ in range(120):
        if not state.waiting:
            break
        seat = state.waiting[0]
        game.push(state, seat, chance.choice(list(game.legal(state, seat))), dice)
        for viewer in seats:
            shown = game.view(state, viewer).to_json()
            kept[viewer] = changed(kept[viewer], change(kept[viewer], shown))
            assert canonical(kept[viewer]) == canonical(shown)  # 1 is not true here


def canonical(document: Any) -> bytes:
    return msgspec.json.encode(document, order="sorted")


@pytest.mark.parametrize(("old", "by"), [(1, {"~": {"a": {"=": 1}}}), ({}, {"@": [0]}), (None, {"#": {}})])
def test_a_change_that_does_not_fit(old: Any, by: dict[str, Any]) -> None:
    with pytest.raises(FormatError, match="a change that fits"):
        changed(old, by)
