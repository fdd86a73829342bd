"""Every registered game goes through the same laws."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.kernel.game import Game

GAMES = flagplot.titles()
SCENARIOS = [(id, scenario.id) for id in GAMES for scenario in flagplot.game(id).meta.scenarios]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Each game."""
    return flagplot.game(request.param)


@pytest.fixture(params=SCENARIOS, ids="-".join)
def begun(request: pytest.FixtureRequest) -> tuple[Game[Any], str]:
    """Each game with each of its scenarios."""
    id, scenario = request.param
    return flagplot.game(id), scenario
