"""Bombers with nothing better to do raid complexes that are not covered."""

from __future__ import annotations

from typing import Any

import flagplot
from flagplot.kernel.thinking import Budget


def orders(units: dict[str, Any]) -> list[str]:
    game = flagplot.game("anniversary")
    doc = {"game": "anniversary", "scenario": "1941", "base": "empty", "turn": "uk", "phase": "combat_move"}
    state = game.position({**doc, "units": {"united_kingdom": {"uk": {"bomber": 2, "infantry": 9}}, **units}})
    thought = game.opponents().bot("normal").think(game.seen(state, "uk"), 1, Budget(1_000))
    return [str(answer) for answer in thought.answers]


def test_a_complex_without_guns_is_raided() -> None:
    assert "fly germany raid" in orders({"germany": {"germany": {"infantry": 8}}})


def test_guns_with_radar_are_not_worth_it() -> None:
    game = flagplot.game("anniversary")
    doc = {
        "game": "anniversary", "scenario": "1941", "base": "empty", "turn": "uk", "phase": "combat_move",
        "technologies": {"germany": ["radar"], "italy": ["radar"]},
        "units": {
            "united_kingdom": {"uk": {"bomber": 2, "infantry": 9}},
            "germany": {"germany": {"infantry": 8, "aa_gun": 1}},
            "italy": {"italy": {"infantry": 8, "aa_gun": 1}},
        },
    }  # fmt: skip
    state = game.position(doc)
    thought = game.opponents().bot("normal").think(game.seen(state, "uk"), 1, Budget(1_000))
    assert not any("raid" in str(answer) for answer in thought.answers)
