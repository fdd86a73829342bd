"""The laws of the kernel, held against every registered game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from flagplot.kernel import plotfile
from flagplot.kernel.errors import BadInputError, FormatError, RefusedError
from flagplot.kernel.fuzz import fuzz
from flagplot.kernel.game import Game
from flagplot.kernel.laws import check_state
from flagplot.kernel.match import Match
from flagplot.kernel.refusal import Fault
from flagplot.kernel.stream import Stream
from flagplot.kernel.view import LogLine, log_lines

STEPS = 400  # answers of a random game that are looked at closely
CHECKS = 40  # of them, states at which every law is checked


def answer(match: Match, stream: Stream) -> None:
    seat = stream.choose(match.state.waiting)
    match.do(seat, stream.choose(match.legal(seat)))


def played(game: Game[Any], scenario: str | None = None, seed: int = 5, answers: int = STEPS) -> Match:
    match, stream = Match.new(game, scenario, seed=seed), Stream("played", seed)
    while not match.over and len(match.entries) < answers:
        answer(match, stream)
    return match


def large(game: Game[Any]) -> bool:
    """Whether questions of a game have thousands of answers, so that uniform play would take hours."""
    return game.meta.weight >= 5


def test_laws_hold_in_random_play(begun: tuple[Game[Any], str]) -> None:
    game, scenario = begun
    stream, log = Stream("laws", scenario), list[LogLine]()
    state = game.start(scenario, seed=3)
    check_state(game, state, limit=1000)
    for number in range(STEPS):
        if state.outcome is not None:
            break
        seat = stream.choose(state.waiting)
        action = stream.choose(game.legal(state, seat))
        state, events = game.apply(state, seat, action)
        log += log_lines(game, state.seq, seat, events, state.apart)
        if number % (STEPS // CHECKS) == 0:
            check_state(game, state, number, log=log[-100:])
    check_state(game, state, log=log)


def test_random_play_ends_or_reaches_the_round_cap(game: Game[Any], tmp_path: Path) -> None:
    result = fuzz(game, 2, 11, every=400, limit=3, by_verb=large(game), folder=tmp_path)
    assert result.ok, result.failures
    assert result.finished + result.capped == result.games == 2
    assert not any("{" in reason for reason in result.endings)  # as a player reads it


def test_options_hold_the_laws_too(game: Game[Any], tmp_path: Path) -> None:
    result = fuzz(game, 4, 12, vary=True, rounds=1, every=50, limit=3, by_verb=large(game), folder=tmp_path)
    assert result.ok, result.failures


def test_undo_gives_back_the_same_state(game: Game[Any]) -> None:
    match, stream = Match.new(game, seed=2), Stream("undo")
    taken_back = 0
    while not match.over and len(match.entries) < STEPS:
        before, entries = game.digest(match.state), len(match.entries)
        answer(match, stream)
        last = match.entries[-1]
        after = game.digest(match.state)
        if last.final or match.over:
            with pytest.raises(RefusedError):
                match.undo(last.seat)
            continue
        for other in game.meta.seats:
            if other != last.seat:
                assert match.why_not_undo(other) is not None
        match.undo(last.seat)
        assert game.digest(match.state) == before
        assert len(match.entries) == entries
        match.do(last.seat, last.action)
        assert game.digest(match.state) == after
        taken_back += 1
    assert taken_back


def test_every_moment_of_a_match_is_at_hand(game: Game[Any]) -> None:
    match, stream = Match.new(game, seed=8), Stream("at")
    digests = [game.digest(match.state)]
    while not match.over and len(match.entries) < STEPS:
        answer(match, stream)
        digests.append(game.digest(match.state))
    assert [game.digest(match.at(seq)) for seq in range(len(digests))] == digests
    assert [game.digest(state) for _, state in match.replay()] == digests
    for bad in (-1, len(digests)):
        with pytest.raises(BadInputError):
            match.at(bad)


def test_files_read_back_exactly(begun: tuple[Game[Any], str]) -> None:
    match = played(*begun)
    text = plotfile.dumps(match)
    for trusted in (False, True):
        loaded = plotfile.loads(text, trusted=trusted)
        assert plotfile.dumps(loaded) == text
        assert loaded.game.digest(loaded.state) == match.game.digest(match.state)
        assert loaded.entries == match.entries


def test_every_roll_is_verified(game: Game[Any]) -> None:
    match, stream = Match.new(game, secret=bytes(range(32))), Stream("verify")
    while not match.over and len(match.entries) < STEPS:
        answer(match, stream)
    found = match.verify()
    assert found.ok, found.problem
    assert found.checked == found.rolls
    assert found.answers == len(match.entries)
    sealed = plotfile.loads(plotfile.dumps(match, sealed=True))
    if not match.over:
        assert sealed.sources[0].secret is None
        assert sealed.verify().checked == 0


def test_a_branch_shares_the_past_and_not_the_dice(game: Game[Any]) -> None:
    match = played(game, answers=60)
    half = match.seq // 2
    branch = match.branch(half, seed=77)
    stream = Stream("branch")
    assert [entry.action for entry in branch.entries] == [entry.action for entry in match.entries[:half]]
    for _ in range(20):
        if not branch.over:
            answer(branch, stream)
    assert branch.verify().ok
    assert plotfile.dumps(plotfile.loads(plotfile.dumps(branch))) == plotfile.dumps(branch)
    assert len(match.entries) == match.seq


def test_stale_malformed_and_illegal_are_told_apart(game: Game[Any]) -> None:
    state = game.start(seed=1)
    seat = state.waiting[0]
    action = game.legal(state, seat)[0]
    assert _fault(game, state, "nobody", action) == Fault.MALFORMED
    assert _fault(game, state, seat, "") == Fault.MALFORMED
    assert _fault(game, state, seat, "no|such") == Fault.MALFORMED
    for other in game.meta.seats:
        if other not in state.waiting:
            assert _fault(game, state, other, action) == Fault.STALE
    match = Match.new(game, seed=1)
    match.do(seat, action, seq=0)
    with pytest.raises(RefusedError) as caught:
        match.do(seat, action, seq=0)
    assert caught.value.refusal.fault == Fault.STALE


def _fault(game: Game[Any], state: Any, seat: str, action: Any) -> Fault:
    refusal = game.why_not(state, seat, action)
    assert refusal is not None
    assert refusal.text
    return refusal.fault


def test_bad_beginnings_are_refused(game: Game[Any]) -> None:
    for bad in (
        {"scenario": "no such"},
        {"options": {"no such": 1}},
        {"options": 7},
        {"seed": -1},
        {"seed": 2**80},
        {"seed": "7"},
        {"no_such_keyword": 1},
    ):
        with pytest.raises(BadInputError, match=r"expected|takes no"):
            game.start(**bad)
    for option in game.meta.options:
        with pytest.raises(BadInputError, match="expected"):
            game.start(options={option.id: 3.5})


def test_damaged_states_are_refused(game: Game[Any]) -> None:
    text = game.to_json(game.start(seed=1))
    for bad in (
        text[:-1],
        text.replace('"schema":', '"schema":9'),
        text.replace('"seq":0', '"seq":"0"'),
        text.replace('"seq":0', '"sequence":0'),
        text.replace('"seq":0', '"seq":0,"extra":1'),
        text.replace(f'"game":"{game.meta.id}"', '"game":"chess"'),
        "[]",
        "{}",
        "",
    ):
        with pytest.raises(FormatError):
            game.from_json(bad)


def test_a_state_says_whom_it_waits_for_at_the_end(game: Game[Any]) -> None:
    state = game.start(seed=1)
    assert game.legal(state, state.waiting[0])
    with pytest.raises(BadInputError):
        game.legal(state, "nobody")
    assert game.view(state, None).legal == ()
    assert game.prompt(state, None).startswith("Waiting for")
