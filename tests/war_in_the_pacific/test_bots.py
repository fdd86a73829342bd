"""The easy opponent plays whole games, and better than chance."""

from __future__ import annotations

import pytest

from flagplot.bots.finding import find
from flagplot.bots.player import Player
from flagplot.games.war_in_the_pacific import GAME
from tests.war_in_the_pacific.setting import Case


def played(seed: int, levels: dict[str, str]) -> tuple[str, ...]:
    players = {seat: Player(find(GAME, level), seed) for seat, level in levels.items()}
    state = GAME.start("tarawa", seed=seed)
    while state.outcome is None:
        seat = state.waiting[0]
        GAME.push(state, seat, players[seat].answer(GAME, state, seat))
        assert state.seq < 3_000
    return state.outcome.winners


@pytest.mark.parametrize("seed", [1, 2])
def test_it_plays_a_game_to_its_end(seed: int) -> None:
    played(seed, {"allied": "easy", "japan": "easy"})


def test_it_beats_chance_as_the_allies() -> None:
    games = [played(seed, {"allied": "easy", "japan": "random"}) for seed in range(8)]
    assert games.count(("allied",)) >= 5


def test_it_lands_beside_the_enemy() -> None:
    units = {"us-apa-1": ["mc-rgt-2"], "b0404": ["jn-snlf-s7/hidden"]}
    case = Case(
        "plan", units, unloaded=["mc-rgt-2"], forts={"b0404": {"strength": 2, "size": 1, "hidden": True}}
    )
    answer = Player(find(GAME, "easy"), 1).answer(GAME, case.state, "allied")
    assert str(answer).startswith("assault mc-rgt-2 4")
    assert str(answer).split()[-1] in ("b0304", "b0504")
