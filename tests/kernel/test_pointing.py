"""Why is this grey: what is pointed at is refused by the rule that says most about it."""

from __future__ import annotations

import pytest

import flagplot
from flagplot.kernel.game import Game
from flagplot.kernel.pointing import Pointed
from flagplot.kernel.refusal import Fault, Refusal

PACIFIC = flagplot.game("pacific-1940")
MOVES = {"game": "pacific-1940", "turn": "japan", "phase": "combat_move"}


def why(game: Game, state: object, seat: str, about: str, *chosen: str | int, space: str = "") -> Refusal:
    found = game.why_grey(state, seat, Pointed(about, chosen, space))
    assert found is not None, f"{about} is not grey"
    return found


def test_a_stack_says_why_it_cannot_move() -> None:
    state = PACIFIC.position(MOVES)
    assert why(PACIFIC, state, "japan", "korea").rule == "P40-CMV-01"
    gun = why(PACIFIC, state, "japan", "aa_gun", space="manchuria")
    assert (gun.rule, gun.text) == ("P40-CMV-20", "Antiaircraft guns move only in noncombat movement")


def test_an_item_that_is_too_dear_says_so() -> None:
    state = PACIFIC.position({"game": "pacific-1940", "turn": "japan", "treasury": {"japan": 5}})
    assert why(PACIFIC, state, "japan", "battleship").text == "Battleship costs 20 IPCs, 5 are left"
    assert PACIFIC.why_grey(state, "japan", Pointed("infantry")) is None, "what can be bought is not grey"


def test_what_is_chosen_already_counts() -> None:
    state = PACIFIC.apply(PACIFIC.position(MOVES), "japan", "pass")[0]
    state = PACIFIC.apply(state, "japan", "move kwangsi land")[0]
    state = PACIFIC.apply(state, "japan", "take infantry 1")[0]
    found = why(PACIFIC, state, "japan", "india", "step")
    assert found.fault is Fault.ILLEGAL
    assert found.rule


def test_nobody_is_asked() -> None:
    state = PACIFIC.position(MOVES)
    found = why(PACIFIC, state, "usa", "hawaiian_islands")
    assert found.fault is Fault.STALE
    assert "owes no answer" in found.text


@pytest.mark.parametrize(("id", "scenario"), [
    ("pacific-1940", None), ("anniversary", "1941"), ("admirals-war", "midway"),
    ("dai-senso", "august-storm"),
    ("war-in-the-pacific", "tarawa"),
])  # fmt: skip
def test_every_game_answers_for_anything(id: str, scenario: str | None) -> None:
    """A place and a unit of the first question: something can be done with it, or a sentence says why not."""
    game = flagplot.game(id)
    state = game.start(scenario, seed=3)
    seat = state.waiting[0]
    before = game.digest(state)
    places = game.view(state, seat).places
    units = [
        str(unit.get("id") or unit["text"]) for place in places.values() for unit in place.get("units") or ()
    ]
    refused = [
        game.why_grey(state, seat, Pointed(about)) for about in [*places][:40] + units[:40] + ["nonsense"]
    ]
    assert refused[-1] is not None
    assert all(one is None or one.text for one in refused)
    assert any(one is not None and one.rule for one in refused) or id in ("pacific-1940", "anniversary")
    assert game.digest(state) == before
