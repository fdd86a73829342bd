"""An order of loss as the command line writes it."""

from __future__ import annotations

import pytest

import flagplot
from flagplot.games.axis_allies.odds import plan_for


@pytest.mark.parametrize("text", ["artillery,infantry", " artillery , infantry ", ["artillery", "infantry"]])
def test_an_order_may_be_one_text_with_commas(text: str | list[str]) -> None:
    game = flagplot.game("pacific-1940")
    force = {"attack": "2 infantry, artillery", "defend": "infantry"}
    plan = plan_for(game, **force, order=text, defender_order="")
    assert plan == plan_for(game, **force, order=("artillery", "infantry"))
    assert plan != plan_for(game, **force, order=("infantry", "artillery"))
