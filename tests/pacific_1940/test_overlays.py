"""Numbers laid over the map: income as printed, and what the enemy could strike with."""

from __future__ import annotations

import pytest

import flagplot
from flagplot import BadInputError

GAME = flagplot.game("pacific-1940")


def test_income_is_what_is_printed() -> None:
    found = GAME.overlay(GAME.start(seed=1), None, "income")
    assert found.values["japan"] == 8.0
    assert "sea6" not in found.values


def test_the_reach_of_the_enemy_follows_his_units() -> None:
    front = {
        "game": "pacific-1940", "base": "empty", "turn": "japan", "phase": "combat_move",
        "units": {"kwangsi": {"japan": {"infantry": 2}}, "yunnan": {"china": {"infantry": 3}}},
    }  # fmt: skip
    state = GAME.position(front)
    reach = GAME.overlay(state, "japan", "enemy").values
    assert reach["kwangsi"] == 9.0  # three infantry
    assert "japan" not in reach
    threat = GAME.overlay(state, "japan", "threat").values
    assert threat["kwangsi"] == 9.0
    assert set(threat) <= set(reach)


def test_other_names_are_refused() -> None:
    assert [name.id for name in GAME.overlays()] == ["income", "threat", "enemy"]
    with pytest.raises(BadInputError, match="one of income, threat, enemy expected, found 'weather'"):
        GAME.overlay(GAME.start(seed=1), "japan", "weather")
