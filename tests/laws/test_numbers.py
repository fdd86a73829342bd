"""Laws of what a game says for history and charts: numbers anybody may see, one turn after the other."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot import Match
from flagplot.kernel.event import Mark

GAMES = ["pacific-1940", "anniversary", "admirals-war", "skirmish"]


def played(id: str, answers: int = 400) -> Match:
    options = {"hidden_submarines": True} if id == "admirals-war" else {}
    match = Match.new(flagplot.game(id), options=options, seed=4)
    for number in range(answers):
        if match.over:
            break
        seat = match.state.waiting[number % len(match.state.waiting)]
        legal = match.legal(seat)
        match.do(seat, legal[number * 31 % len(legal)])
    return match


@pytest.mark.parametrize("id", GAMES)
def test_nothing_hidden_is_told(id: str) -> None:
    match = played(id)
    game = match.game
    for seq in range(0, match.seq, 20):
        state = match.at(seq)
        other = game.resample(state, None, seq)
        assert game.numbers(other) == game.numbers(state)
        assert game.mark(other) == game.mark(state)


def numbers_in(document: Any) -> bool:
    if isinstance(document, dict):
        return all(isinstance(key, str) and numbers_in(value) for key, value in document.items())
    return isinstance(document, int | float) and not isinstance(document, bool)


@pytest.mark.parametrize("id", GAMES)
def test_there_are_units_and_only_numbers(id: str) -> None:
    match = played(id, 60)
    numbers = match.game.numbers(match.state)
    assert numbers_in(numbers)
    assert sum(sum(kinds.values()) for kinds in numbers["units"].values()) > 5


@pytest.mark.parametrize("id", GAMES)
def test_a_turn_once_left_does_not_come_back(id: str) -> None:
    match = played(id)
    marks: list[Mark] = []
    for _, state in match.replay():
        mark = match.game.mark(state)
        if not marks or not mark.same_turn(marks[-1]):
            marks.append(mark)
    told = [(mark.round, mark.turn) for mark in marks]
    assert len(set(told)) == len(told)
    assert [round for round, _ in told] == sorted(round for round, _ in told)
