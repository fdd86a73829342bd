"""What a seat sees is worked out when somebody looks, and is the same in every form."""

from __future__ import annotations

import random
from typing import Any

import pytest

import flagplot
from flagplot import FastDice
from flagplot.bots import random_choice
from flagplot.games.skirmish import Skirmish
from flagplot.games.skirmish.state import SkirmishState
from flagplot.kernel.flow import Play
from flagplot.kernel.view import Picture
from tests.kernel.helpers import GAME


def played(game: Any, answers: int) -> Any:
    """A state some random answers into a game."""
    state, chance, dice = game.start(seed=3), random.Random(3), FastDice(3)
    for _ in range(answers):
        if state.waiting:
            seat = state.waiting[0]
            game.push(state, seat, chance.choice(list(game.legal(state, seat))), dice)
    return state


@pytest.mark.parametrize("name", flagplot.titles())
@pytest.mark.parametrize("answers", [0, 40])
def test_the_view_is_all_of_it(name: str, answers: int) -> None:
    game = flagplot.game(name)
    state = played(game, answers)
    for seat in (*game.meta.seats, None):
        seen, view = game.seen(state, seat), game.view(state, seat)
        for part in ("legal", "seq", "waiting", "prompt", "concern", "places", "tracks", "hands", "panels"):
            assert getattr(seen, part) == getattr(view, part), part
        assert (seen.game, seen.scenario, seen.options) == (view.game, view.scenario, view.options)
        assert seen.view().to_bytes() == view.to_bytes()


@pytest.mark.parametrize("name", flagplot.titles())
def test_an_imagined_state_looks_the_same(name: str) -> None:
    game = flagplot.game(name)
    state = played(game, 15)
    seat = state.waiting[0]
    imagined = game.seen(state, seat).imagine(seed=5)
    assert imagined is not state
    assert game.view(imagined, seat).to_bytes() == game.view(state, seat).to_bytes()


class Counting(Skirmish):
    """Skirmish that counts how often its board is put together."""

    def __init__(self) -> None:
        super().__init__()
        self.made: list[str] = []

    def picture(self, play: Play[SkirmishState], seat: str | None) -> Picture:
        """Parts that tell when they are made."""

        def part(name: str) -> Any:
            def make() -> dict[str, Any]:
                self.made.append(name)
                return {name: 1}

            return make

        return Picture(places=part("places"), tracks=part("tracks"), hands=part("hands"))


def test_only_what_is_looked_at_is_made() -> None:
    game = Counting()
    seen = game.seen(game.start(seed=1), "red")
    assert random_choice(seen, 1) in seen.legal
    assert game.made == []
    assert seen.tracks == {"tracks": 1}
    assert seen.tracks == {"tracks": 1}
    assert game.made == ["tracks"]
    assert seen.panels == {}  # given as it is


def test_a_spectator_has_no_answers_and_a_stranger_no_seat() -> None:
    state = GAME.start(seed=1)
    assert GAME.seen(state, None).legal == ()
    with pytest.raises(flagplot.BadInputError, match="green"):
        GAME.seen(state, "green")


def test_bots_look_the_same_through_either() -> None:
    state = GAME.start(seed=1)
    for seed in range(9):
        assert random_choice(GAME.seen(state, "red"), seed) == random_choice(GAME.view(state, "red"), seed)
