"""Every registered game goes through the same laws."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.kernel.game import Game

GAMES = flagplot.titles()
FIRST = 4  # scenarios of a game that every run looks at; further ones are left to ``make soak``
SCENARIOS = [
    pytest.param((id, scenario.id), id=f"{id}-{scenario.id}", marks=[pytest.mark.slow] if at >= FIRST else [])
    for id in GAMES
    for at, scenario in enumerate(flagplot.game(id).meta.scenarios)
]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Each game."""
    return flagplot.game(request.param)


@pytest.fixture(params=SCENARIOS)
def begun(request: pytest.FixtureRequest) -> tuple[Game[Any], str]:
    """Each game with each of its scenarios."""
    id, scenario = request.param
    return flagplot.game(id), scenario
