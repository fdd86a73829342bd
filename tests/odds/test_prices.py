"""Each side's units at its own prices: shipyards of the one make nothing cheaper for the other."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.axis_allies.odds import live, odds, plan_for

GAME: Any = flagplot.game("anniversary")
DEFENDERS = "2 cruiser, carrier, 2 fighter"


def typed(**more: Any) -> Any:
    return GAME.odds(attack="3 submarine", defend=DEFENDERS, **more)


@pytest.mark.rule("A50-TEC-32")
def test_the_attackers_shipyards_change_only_what_the_attacker_loses() -> None:
    bare, cheap = typed(), typed(technologies=["improved_shipyards"])
    assert cheap.expected_loss["defender"] == pytest.approx(bare.expected_loss["defender"])
    assert cheap.expected_loss["attacker"] == pytest.approx(bare.expected_loss["attacker"] * 5 / 6)
    # nor do they change whom the defender loses first: fighters before cruisers
    assert {e[1:]: e.chance for e in cheap.endings} == pytest.approx({e[1:]: e.chance for e in bare.endings})


def test_leaving_weighs_each_side_by_its_own_prices() -> None:
    """A cruiser for a cruiser is 10 for 12 IPCs: worth a round more."""
    rule = {"attack": "cruiser", "defend": "cruiser", "retreat": "best"}
    assert GAME.odds(**rule, technologies=["improved_shipyards"]).retreats == 0.0
    dear = GAME.odds(
        attack="cruiser", defend="destroyer", retreat="best", technologies=["improved_shipyards"]
    )
    assert dear.expected_loss["defender"] == pytest.approx(8 * (1 - dear.defender_wins))


def on_board(**technologies: list[str]) -> Any:
    """German submarines about to fight a British fleet."""
    doc = {
        "game": "anniversary", "base": "empty", "turn": "germany", "phase": "combat_move",
        "technologies": technologies,
        "units": {"sz7": {"uk": {"cruiser": 2, "carrier": 1}, "germany": {"submarine": 3}}},
    }  # fmt: skip
    return GAME.position(doc)


@pytest.mark.rule("A50-TEC-32")
def test_on_the_board_the_owner_of_the_defenders_says_what_they_cost() -> None:
    for technologies, prices in (
        ({}, (6, 12, 14)),
        ({"germany": ["improved_shipyards"]}, (5, 12, 14)),
        ({"uk": ["improved_shipyards"]}, (6, 10, 11)),
        ({"germany": ["improved_shipyards"], "uk": ["improved_shipyards"]}, (5, 10, 11)),
    ):
        state = on_board(**technologies)
        result = odds(live.plan_of(GAME, state, "sz7"))
        assert result.ipcs(result.attackers) == 3 * prices[0]
        assert result.ipcs(result.defenders, defending=True) == 2 * prices[1] + prices[2]
        assert plan_for(GAME, state, "sz7") == live.plan_of(GAME, state, "sz7")
