"""The easy opponent in the Solomons, and random play to the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import flagplot
from flagplot.bots.finding import find
from flagplot.bots.player import Player
from flagplot.kernel.fuzz import fuzz
from tests.war_in_the_pacific.solomons import GAME, GROUNDED, SolomonsCase

LANE = {"step": "plotting", "side": 1, "seats": ["allied"], "stacks": [[{"step": "deck", "side": 1}]]}
ALLIED_DECK = [{"step": "week", "stage": 3}, {"step": "naval_phase", "stage": 6}, LANE]


def written(state: Any, seat: str, answers: int) -> list[str]:
    """What the easy opponent answers."""
    player, found = Player(find(GAME, "easy"), 1), []
    for _ in range(answers):
        answer = player.answer(GAME, state, seat)
        found.append(str(answer))
        state, _ = GAME.apply(state, seat, answer, flagplot.FastDice(1))
    return found


def deck(forces: dict[str, Any], units: dict[str, list[str]], **more: Any) -> Any:
    case = SolomonsCase(
        "", units, air=GROUNDED, frames=ALLIED_DECK, turn=2, pair=6, subrons={}, forces=forces, **more
    )
    return case.state


def test_troops_are_carried_to_the_island_and_put_ashore() -> None:
    own = {"mission": "TRANS", "side": "allied", "speed": 2, "ships": ["us-apa-1"]}
    units = {"us-apa-1": ["mc-rgt-7"], "E2519": ["mc-rgt-1"]}
    found = written(deck({"U1": {**own, "hex": "E2520"}}, units, control={"E2519": "allied"}), "allied", 5)
    assert found[:3] == ["take-card U1", "course E2519", "put-ashore"]


def test_ships_with_nothing_to_do_rest_in_port() -> None:
    cruisers = {"U1": {"hex": "E3224", "ships": ["us-ca-portland"], "side": "allied", "mission": "MOVT"}}
    assert written(deck(cruisers, {"E3224": ["us-cb-6"]}), "allied", 3)[:2] == ["take-card U1", "lay-up"]


@pytest.mark.slow
@pytest.mark.parametrize(("allied", "japan"), [("easy", "random"), ("random", "easy")])
def test_easy_beats_chance(allied: str, japan: str) -> None:
    levels = {"allied": allied, "japan": japan}
    players = {seat: Player(find(GAME, level), 1) for seat, level in levels.items()}
    state = GAME.start("guadalcanal", seed=1)
    while state.outcome is None:
        seat = state.waiting[0]
        GAME.push(state, seat, players[seat].answer(GAME, state, seat))
    points = GAME.numbers(state)["points"]
    better, worse = ("allied", "japan") if allied == "easy" else ("japan", "allied")
    assert state.outcome.winners == (better,) or points[better] >= points[worse]


@pytest.mark.slow
def test_twenty_random_games_keep_the_laws(tmp_path: Path) -> None:
    result = fuzz(GAME, 20, 7, scenario="guadalcanal", every=200, limit=3, by_verb=True, folder=tmp_path)
    assert result.ok, result.failures
    assert result.finished == 20
