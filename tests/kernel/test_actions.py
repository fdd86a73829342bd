"""Actions as text and as JSON."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flagplot import Action, MalformedError, act, parse_action
from flagplot.kernel.action import action_from_json

WORDS = st.text("abcxyz_:[]*~>,=", min_size=1, max_size=12)
ARGS = st.lists(st.one_of(WORDS, st.integers(-999_999_999, 999_999_999)), max_size=5)


@given(WORDS, ARGS)
def test_text_and_json_read_back(verb: str, args: list[str | int]) -> None:
    action = Action(verb, tuple(args))
    assert parse_action(str(action)) == action
    assert action_from_json(action.to_json()) == action


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = parse_action(text)
    except MalformedError:
        return
    assert parse_action(str(action)) == action


@pytest.mark.parametrize("bad", ["", "   ", "move a|b", "a #b"])
def test_unreadable_text(bad: str) -> None:
    with pytest.raises(MalformedError):
        parse_action(bad)


@pytest.mark.parametrize("bad", [None, [], {}, [1], ["a", 1.5], ["a", True], ["a", None], "a"])
def test_unreadable_json(bad: object) -> None:
    with pytest.raises(MalformedError):
        action_from_json(bad)


def test_act() -> None:
    assert act("take", "infantry", 2) == Action("take", ("infantry", 2))
    assert str(act("done")) == "done"
