"""Answers too many to list: counted, walked through, indexed and asked without making them."""

from __future__ import annotations

import json
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flagplot import Action
from flagplot.kernel.answers import Answers, Domain, answers_from_json, choice
from flagplot.kernel.errors import MalformedError
from flagplot.kernel.stream import Stream

WORDS = st.sampled_from("abcdefgh")
DOMAINS = st.one_of(
    st.lists(st.one_of(WORDS, st.integers(0, 9)), unique_by=repr, max_size=5).map(Domain),
    st.tuples(st.integers(0, 5), st.integers(1, 6)).map(lambda ends: Domain(range(ends[0], sum(ends)))),
)
CHOICES = st.lists(DOMAINS, max_size=3)


def several(forms: list[list[Domain]]) -> Answers:
    return Answers(*(choice(f"verb{number}", *domains) for number, domains in enumerate(forms)))


@given(st.lists(CHOICES, max_size=4))
def test_it_is_what_it_lists(forms: list[list[Domain]]) -> None:
    answers = several(forms)
    listed = list(answers)
    assert len(answers) == len(listed) == len(set(listed))
    assert [answers[at] for at in range(len(listed))] == listed
    assert all(action in answers for action in listed)
    assert [answers.index(action) for action in listed] == list(range(len(listed)))
    assert answers == listed
    assert answers[1:3] == listed[1:3]
    for at in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            answers[at]


@given(st.lists(CHOICES, max_size=3), st.builds(Action, WORDS, st.tuples(WORDS)))
def test_what_is_not_listed_is_not_in_it(forms: list[list[Domain]], stranger: Action) -> None:
    answers = several(forms)
    listed = set(answers)
    twisted = [Action(one.verb, (*one.args, "x")) for one in listed] + [
        Action(one.verb, one.args[1:]) for one in listed
    ]
    for action in (stranger, *twisted):
        assert (action in answers) == (action in listed)
    assert "verb0" not in answers
    assert Action("verb0", (True,)) not in Answers(choice("verb0", range(5)))


@given(st.lists(CHOICES, max_size=3))
def test_the_short_form_comes_back(forms: list[list[Domain]]) -> None:
    answers = several(forms)
    again = answers_from_json(json.loads(json.dumps(answers.to_json())))
    assert list(again) == list(answers)
    assert again == answers


def test_a_question_with_millions_of_answers_costs_nothing() -> None:
    units, hexes = Domain(f"u{n}" for n in range(2_600)), Domain(f"h{n}" for n in range(14_098))
    answers = Answers(choice("send", units, hexes), choice("fuel", units, range(1, 100)), choice("done"))
    assert len(answers) == 2_600 * 14_098 + 2_600 * 99 + 1
    assert answers[-1] == Action("done")
    assert Action("send", ("u2599", "h14097")) in answers
    assert Action("send", ("u2600", "h0")) not in answers
    assert Action("fuel", ("u5", 100)) not in answers
    stream = Stream("many", 1)
    chosen = [stream.choose(answers) for _ in range(200)]
    assert all(action in answers for action in chosen)
    assert len({action.args[0] for action in chosen if action.args}) > 150
    assert list(islice(answers, 2)) == [Action("send", ("u0", "h0")), Action("send", ("u0", "h1"))]
    assert len(json.dumps(answers.to_json())) < 300_000


@pytest.mark.parametrize(
    "bad", [None, [["send", 5]], [[]], [[1]], [["x", {"from": 1}]], [["x", [1.5]]], [["x", [True]]]]
)
def test_a_damaged_short_form_is_refused(bad: object) -> None:
    with pytest.raises(MalformedError, match=r"expected|is a list"):
        answers_from_json(bad)


def test_a_value_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="found one twice"):
        Domain(["a", "a"])
