"""Random play keeps the laws of the kernel, with few options and with all."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.kernel.fuzz import fuzz

EVERYTHING: dict[str, Any] = {
    option.id: option.choices[-1] if option.choices else True for option in GAME.meta.options
}


@pytest.mark.parametrize(
    ("scenario", "options", "rounds"),
    [
        ("midway", {}, 4),
        ("standard", {}, 2),
        ("turn_0", {"players": "four"}, 1),
        ("standard", EVERYTHING, 1),
    ],
    ids=["midway", "standard", "turn 0, four persons", "every option"],
)
def test_a_few_turns_at_random(scenario: str, options: dict[str, Any], rounds: int) -> None:
    result = fuzz(
        GAME, games=1, seed=11, scenario=scenario, options=options, rounds=rounds, every=150, limit=3
    )
    assert result.ok, result.failures
    assert result.decisions > 20


@pytest.mark.slow
@pytest.mark.parametrize("scenario", [scenario.id for scenario in GAME.meta.scenarios])
def test_whole_games_at_random(scenario: str) -> None:
    result = fuzz(GAME, games=5, seed=3, scenario=scenario, vary=True)
    assert result.ok, result.failures
    assert result.finished == result.games
