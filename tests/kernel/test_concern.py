"""What most players would not leave undone is told before they end a step, by the step itself."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot import Action
from flagplot.games.skirmish import Skirmish
from flagplot.games.skirmish.state import Plot
from flagplot.games.skirmish.steps import STEPS, PlotStep
from flagplot.kernel.laws import LawBroken, check_concern, check_open
from flagplot.kernel.view import log_lines
from tests.kernel.helpers import GAME

PACIFIC = flagplot.game("pacific-1940")
WORLD = flagplot.game("anniversary")
SEA = flagplot.game("admirals-war")


def test_nothing_bought_with_money_in_hand() -> None:
    state = PACIFIC.start(seed=1)
    assert PACIFIC.concern(state, "japan") == "Nothing is bought yet, and 26 IPCs are left."
    assert PACIFIC.view(state, "japan").concern == PACIFIC.concern(state, "japan")
    state, _ = PACIFIC.apply(state, "japan", "buy infantry")
    assert PACIFIC.concern(state, "japan") == ""


def test_nobody_is_warned_who_is_not_asked() -> None:
    state = PACIFIC.start(seed=1)
    assert PACIFIC.concern(state, "usa") == PACIFIC.concern(state, None) == ""


def test_no_attack_though_there_is_somebody_to_attack() -> None:
    doc: dict[str, Any] = {
        "game": "pacific-1940", "base": "empty", "turn": "japan", "phase": "combat_move",
        "units": {"kiangsu": {"japan": {"infantry": 3}}, "anhwe": {"china": {"infantry": 1}}},
    }  # fmt: skip
    state = PACIFIC.position(doc)
    assert PACIFIC.concern(state, "japan") == "No attack is ordered, and units in 1 space could still attack."
    state, _ = PACIFIC.apply(state, "japan", "go kiangsu>anhwe infantry:2")
    assert PACIFIC.concern(state, "japan") == ""  # one stays at home on purpose
    del doc["units"]["anhwe"]
    assert PACIFIC.concern(PACIFIC.position(doc), "japan") != "", "an empty enemy territory can be taken"
    del doc["units"]["kiangsu"]
    assert PACIFIC.concern(PACIFIC.position(doc), "japan") == "", "there is nobody who could attack"


def test_units_that_would_wait_unplaced() -> None:
    state = WORLD.position(
        {"game": "anniversary", "turn": "germany", "phase": "mobilize", "pool": {"germany": {"infantry": 7}}}
    )
    expected = "7 units are not placed and would wait until your next turn."
    assert WORLD.concern(state, "germany") == expected


def test_what_must_be_placed_is_no_matter_of_concern() -> None:
    doc = {"game": "pacific-1940", "turn": "japan", "phase": "mobilize", "pool": {"japan": {"infantry": 2}}}
    assert PACIFIC.concern(PACIFIC.position(doc), "japan") == ""


def test_ships_left_in_port() -> None:
    state = SEA.start("midway", seed=1)
    assert SEA.concern(state, state.waiting[0]).endswith("ships have no orders and would stay in port.")


def test_the_law_notices_a_warning_nobody_can_heed() -> None:
    class Worried(PlotStep):
        def legal(self, play: Any, frame: Plot, seat: str) -> list[Action]:
            return [action for action in super().legal(play, frame, seat) if action.args]

        def concern(self, play: Any, frame: Plot, seat: str) -> str:
            return "Something is left."

    class Game(Skirmish):
        steps = {**STEPS, Plot: Worried()}

    state = Game().start(seed=1)
    with pytest.raises(LawBroken, match="can end nothing"):
        check_concern(Game(), state, state.waiting[0])


def test_games_with_secrets_say_so() -> None:
    said = {game.meta.id: game.meta.secrets for game in (PACIFIC, WORLD, SEA)}
    assert said == {"pacific-1940": False, "anniversary": False, "admirals-war": True}
    state = GAME.start(seed=1)
    _, events = GAME.apply(state, state.waiting[0], GAME.legal(state, state.waiting[0])[0])
    with pytest.raises(LawBroken, match="not everybody may"):
        check_open(GAME, state, list(log_lines(GAME, 1, "red", events)))
