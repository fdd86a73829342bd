"""Finding opponents by name, and giving their answers one by one."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from typing import Any

import pytest

import flagplot
from flagplot.bots import Player, find, levels, random_choice
from flagplot.bots.finding import Opponent
from flagplot.kernel.action import act
from flagplot.kernel.seen import Seen
from flagplot.kernel.thinking import Bot, Budget, Thought

GAME = flagplot.game("skirmish")


class Counting(Bot):
    """Thinks of a run of answers by playing on; counts how often it must think."""

    def __init__(self, game: Any = None, length: int = 3) -> None:
        self.thoughts, self.length = 0, length

    def think(self, seen: Seen, seed: int, budget: Budget) -> Thought:
        self.thoughts += 1
        state = seen.imagine(seed)
        answers: list[flagplot.Action] = []
        seat = seen.seat or ""
        while len(answers) < self.length and seat in state.waiting:
            answers.append(GAME.legal(state, seat)[0])
            GAME.push(state, seat, answers[-1])
        return Thought(tuple(answers), work=len(answers))


class Wrong(Bot):
    """Answers what nobody has asked."""

    def think(self, seen: Seen, seed: int, budget: Budget) -> Thought:
        return Thought((act("conquer", "tokyo"),))


def test_a_budget_counts_positions() -> None:
    budget = Budget(10)
    budget.spend(4)
    assert budget
    assert budget.left == 6
    assert budget.share(0.5).most == 3
    budget.spend(9)
    assert not budget
    assert budget.left == 0


def test_random_is_found_for_every_game() -> None:
    for title in flagplot.titles():
        game = flagplot.game(title)
        assert levels(game)[0].id == "random"
        assert find(game, "random").positions == 1
        assert find(game, "random:7").positions == 7


@pytest.mark.parametrize(
    ("name", "words"),
    [("genius", "expected one of random"), ("random:many", "found 'many'"), ("random:0", "found '0'")],
)
def test_a_name_nobody_has_is_refused_with_those_there_are(name: str, words: str) -> None:
    with pytest.raises(flagplot.BadInputError, match=words):
        find(GAME, name)


def test_a_bot_of_another_package_is_found_by_its_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        EntryPoint("counting", "tests.bots.test_playing:Counting", "flagplot.bots"),
        EntryPoint("broken", "tests.bots.test_playing:nothing", "flagplot.bots"),
        EntryPoint("alien", "builtins:str", "flagplot.bots"),
    ]
    monkeypatch.setattr("flagplot.bots.finding.entry_points", lambda group: entries)
    assert isinstance(find(GAME, "counting").bot, Counting)
    with pytest.raises(flagplot.BadInputError, match=r"broken .* cannot be used"):
        find(GAME, "broken")
    with pytest.raises(flagplot.BadInputError, match=r"a flagplot\.Bot expected"):
        find(GAME, "alien")


def test_a_run_of_answers_is_thought_once() -> None:
    state = GAME.start(seed=5)
    seat = state.waiting[0]
    run = Counting().think(GAME.seen(state, seat), 1, Budget(1)).answers
    bot = Counting()
    player = Player(Opponent("counting", bot, 1), 1)
    given = []
    for _ in run:
        given.append(player.answer(GAME, state, seat))
        GAME.push(state, seat, given[-1])
    assert tuple(given) == run
    assert bot.thoughts == 1


def test_it_thinks_again_when_the_run_does_not_fit_any_more() -> None:
    state = GAME.start(seed=5)
    seat = state.waiting[0]
    bot = Counting()
    player = Player(Opponent("counting", bot, 1), 1)
    player.answer(GAME, state, seat)
    GAME.push(state, seat, random_choice(GAME.seen(state, seat), 3))
    if seat in state.waiting:
        state.seq += 1  # as if somebody else had answered
        player.answer(GAME, state, seat)
        assert bot.thoughts == 2


def test_what_is_not_legal_is_counted_and_not_given() -> None:
    state = GAME.start(seed=5)
    seat = state.waiting[0]
    player = Player(Opponent("wrong", Wrong(), 1), 1)
    assert player.answer(GAME, state, seat) in GAME.legal(state, seat)
    assert player.illegal == 1
