"""The kernel carries a game of 2,600 units on 14,098 hexes: all laws hold, and no question makes a list."""

from __future__ import annotations

import msgspec
import pytest

from flagplot import Action
from flagplot.kernel import plotfile, registry
from flagplot.kernel.answers import Answers, answers_from_json
from flagplot.kernel.laws import check_state
from flagplot.kernel.match import Match
from flagplot.kernel.refusal import Fault
from flagplot.kernel.stream import Stream
from flagplot.kernel.view import LogLine, log_lines
from tests.kernel.armada import GRID, UNITS, Armada

GAME = Armada()


def test_the_laws_hold() -> None:
    assert len(GRID) == 14_098
    stream, log = Stream("armada"), list[LogLine]()
    state = GAME.start(seed=1)
    for number in range(12):
        check_state(GAME, state, seed=number, limit=3, log=log)
        seat = state.waiting[0]
        action = Action("done") if number % 4 == 3 else stream.choose(GAME.legal(state, seat))
        events = GAME.push(state, seat, action)
        log += log_lines(GAME, state.seq, seat, events)


def test_a_question_is_sent_in_its_short_form() -> None:
    view = GAME.view(GAME.start(seed=1), "north")
    assert isinstance(view.legal, Answers)
    assert len(view.legal) == UNITS // 2 * (14_098 + 99) + 1
    document = msgspec.json.decode(view.to_bytes())
    assert document["legal"] == []
    assert answers_from_json(document["answers"]) == view.legal
    assert len(view.to_bytes()) < 200_000


def test_refusals_name_what_would_be_allowed_without_listing_it() -> None:
    state = GAME.start(seed=1)
    refusal = GAME.why_not(state, "north", "send s5 h001001")
    assert refusal is not None
    assert refusal.fault is Fault.ILLEGAL
    assert f"and {UNITS // 2 * 14_098 - 3} more" in refusal.text
    assert GAME.why_not(state, "north", "send n5 h133106") is None


def test_it_is_played_saved_and_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "game", lambda id: GAME)
    monkeypatch.setattr(plotfile, "game", lambda id: GAME, raising=False)
    match = Match.new(GAME, seed=1)
    before = GAME.digest(match.state)
    match.do("north", "send n7 h050050")
    match.do("north", "fuel n7 9")
    assert match.state.place[7] == GRID["h050050"]
    match.undo("north")
    match.undo("north")
    assert GAME.digest(match.state) == before


def test_random_games_end() -> None:
    for seed in range(2):
        state = GAME.start(seed=seed)
        stream = Stream("ends", seed)
        for number in range(2_000):
            if state.outcome is not None:
                break
            seat = state.waiting[0]
            action = Action("done") if number % 20 == 19 else stream.choose(GAME.legal(state, seat))
            GAME.push(state, seat, action)
        assert state.outcome is not None
