"""A running game: log, undo, branches, verification."""

from __future__ import annotations

import pytest

from flagplot import BadInputError, FastDice, Match, RefusedError, Revealed, ScriptedDice
from flagplot.kernel import match as match_module
from flagplot.kernel.refusal import Fault
from tests.kernel.helpers import DUEL, GAME, play_on, random_match


def duel(*faces: int) -> Match:
    return Match.new(GAME, position=DUEL, dice=ScriptedDice(faces))


def test_dice_of_a_new_match() -> None:
    fair = Match.new(GAME)
    assert fair.sources[0].kind == "fair"
    assert fair.state.seed is None
    assert len(fair.sources[0].commitment) == 64
    assert Match.new(GAME).sources[0].commitment != fair.sources[0].commitment
    fast = Match.new(GAME, seed=3)
    assert GAME.digest(fast.state) == GAME.digest(GAME.start(seed=3))
    assert duel().sources[0].kind == "table"
    with pytest.raises(BadInputError, match="one kind of dice"):
        Match.new(GAME, seed=3, secret=bytes(32))


def test_a_position_brings_its_own_scenario() -> None:
    with pytest.raises(BadInputError, match="own scenario"):
        Match.new(GAME, "wide", position=DUEL, seed=1)
    with pytest.raises(BadInputError, match="plain JSON"):
        Match.new(GAME, position={"units": object()}, seed=1)


@pytest.mark.parametrize("name", ["", "a\nb", "x" * 101, "\ud800", 7])
def test_names_of_players(name: str) -> None:
    with pytest.raises(BadInputError, match="name of a player"):
        Match.new(GAME, seed=1, players={"red": name})
    with pytest.raises(BadInputError, match="no seat green"):
        Match.new(GAME, seed=1, players={"green": "Ann"})


def test_a_refused_answer_changes_nothing() -> None:
    match = duel()
    before = GAME.digest(match.state)
    for seat, action in (("blue", "done"), ("red", "fire c3 a3"), ("red", "nonsense")):
        with pytest.raises(RefusedError):
            match.do(seat, action)
    with pytest.raises(BadInputError, match="0 faces left"):
        match.do("red", "fire c3 d3")
    assert GAME.digest(match.state) == before
    assert not match.entries


def test_a_macro_is_logged_as_its_steps() -> None:
    match = duel()
    match.do("red", "rush c3 tank c4 b5")
    assert [str(entry.action) for entry in match.entries] == ["move c3 tank c4", "move c4 tank b5"]
    assert match.seq == 2


def test_undo_stops_at_a_throw() -> None:
    match = duel(1, 1, 1)
    match.do("red", "move c3 tank c4")
    match.do("red", "fire c3 d3")
    match.do("red", "move c4 tank c3")
    assert match.why_not_undo("red") is None  # orders are spent, blue has not answered
    assert str(match.undo("red").action) == "move c4 tank c3"
    with pytest.raises(RefusedError, match="Dice were thrown after the last answer"):
        match.undo("red")


def test_undo_stops_at_another_seats_answer() -> None:
    match = Match.new(GAME, position=DUEL, seed=1)
    match.do("red", "done")
    match.do("blue", "move e1 infantry d2")
    with pytest.raises(RefusedError, match="The last answer was given by Blue; Red cannot"):
        match.undo("red")
    with pytest.raises(BadInputError, match="no seat"):
        match.undo("green")


def test_undo_stops_at_a_reveal() -> None:
    match = Match.new(GAME, seed=1)
    first, second = match.legal("red")[0], match.legal("blue")[0]
    match.do("red", first)
    match.undo("red")
    match.do("red", first)
    match.do("blue", second)
    assert any(isinstance(event, Revealed) for event in match.entries[-1].events)
    assert match.entries[-1].rolls == () or match.entries[-1].final
    with pytest.raises(RefusedError, match="stands"):
        match.undo("blue")


def test_nothing_is_taken_back_when_the_game_is_over() -> None:
    """The end opens the secret of the dice; a game that went on after it would be thrown with known dice."""
    match = Match.new(GAME, options={"rounds": 1}, seed=1)
    while not match.over:
        seat = match.state.waiting[0]
        quiet = [action for action in match.legal(seat) if action.verb != "fire"]
        match.do(seat, quiet[-1])
    last = match.entries[-1]
    assert not last.final  # nothing else would keep it
    with pytest.raises(RefusedError, match="The game is over"):
        match.undo(last.seat)


def test_nothing_to_undo() -> None:
    refusal = duel().why_not_undo("red")
    assert refusal is not None
    assert refusal.fault == Fault.STALE


def test_the_log_keeps_secrets_until_the_end() -> None:
    match = Match.new(GAME, seed=4)
    choice = match.legal("red")[0]
    match.do("red", choice)
    assert match.answers("red") == [(1, "red", str(choice))]
    assert match.answers("blue") == match.answers(None) == [(1, "red", "?")]
    drawn = [line.text for line in match.log("blue") if " draws " in line.text]
    assert drawn
    assert all(text.startswith("Blue") for text in drawn)
    assert not any("draws" in line.text for line in match.log(None))
    assert not any("draws" in line.text for line in match.view("blue", since=1).log)
    play_on(match, 1, 1000)
    assert match.over
    assert match.answers(None)[0] == (1, "red", str(choice))
    assert any(line.text.startswith("Red draws") for line in match.log("blue"))
    assert any(line.text.startswith("Red draws") for line in match.view("blue").log)


def test_branches() -> None:
    match = random_match(answers=20)
    branch = match.branch(10)
    assert branch.sources[-1].kind == "fair"
    assert branch.state.seed is None
    assert GAME.digest(match.at(10)) != GAME.digest(branch.state)  # the seed is gone
    assert branch.why_not_undo(branch.entries[-1].seat) is not None
    play_on(branch, 3, 10)
    again = branch.branch(15, seed=8)
    play_on(again, 4, 10)
    assert [source.kind for source in again.sources] == ["fast", "fair", "fast"]
    assert again.verify().ok
    earlier = again.branch(5, dice=FastDice(3))
    play_on(earlier, 4, 10)
    assert [source.kind for source in earlier.sources] == ["fast", "table"]
    first = earlier.branch(0, seed=1)
    play_on(first, 2, 10)
    second = first.branch(0, seed=2)
    play_on(second, 2, 10)
    for one in (earlier, first, second):
        found = one.verify()
        assert found.ok, found.problem
    with pytest.raises(BadInputError, match="from 0 to"):
        match.branch(99)


def test_verify_finds_false_dice() -> None:
    match = random_match(9)
    assert match.verify().ok
    number = next(n for n, entry in enumerate(match.entries) if entry.rolls)
    entry = match.entries[number]
    faces = entry.rolls[0]
    other = GAME.apply(match.at(entry.seq - 1), entry.seat, entry.action, FastDice(1234567))[0]
    assert other.seq == entry.seq
    match.sources[0] = match_module.Source("fast", seed=8)
    found = match.verify()
    assert not found.ok
    assert "expected" in found.problem
    assert faces


def test_verify_finds_a_false_commitment() -> None:
    match = Match.new(GAME, secret=bytes(32))
    match.sources[0] = match_module.Source("fair", 0, "0" * 64, bytes(32))
    assert "a secret with hash 000" in match.verify().problem


def test_table_dice_can_be_brought_later() -> None:
    match = duel()
    match.use(ScriptedDice([6, 6, 6]))
    match.do("red", "fire c3 d3")
    assert match.entries[-1].rolls == ((6, 6, 6),)
    assert match.verify().checked == 0
    with pytest.raises(BadInputError, match="fast dice"):
        Match.new(GAME, seed=1).use(ScriptedDice([]))
