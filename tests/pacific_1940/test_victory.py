"""Victory."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.turn.victory import cities
from tests.pacific_1940.helpers import Case
from tests.pacific_1940.test_income import collecting

FIVE = {"philippines": "japan", "kwangtung": "japan", "hawaiian_islands": "japan"}
SIX = {**FIVE, "india": "japan"}
ALLIES = ("usa", "china", "uk", "anzac")


def winners(case: Case) -> tuple[str, ...]:
    assert case.state.outcome is not None
    return case.state.outcome.winners


@pytest.mark.rule("P40-VIC-01")
def test_japan_wins_with_six_cities_at_the_end_of_a_round() -> None:
    case = collecting("anzac", control=SIX, units={"burma": {"uk": {"infantry": 1}}})
    assert winners(case) == ("japan",)
    case = collecting("anzac", control=FIVE)
    assert case.state.outcome is None
    assert case.state.round == 2


@pytest.mark.rule("P40-VIC-01")
def test_cities_are_counted_by_side() -> None:
    war = Case(control=SIX).war
    assert [cities(war, side) for side in (0, 1)] == [6, 2]
    war = Case(control={"kiangsu": "china"}).war
    assert [cities(war, side) for side in (0, 1)] == [1, 7]


@pytest.mark.rule("P40-VIC-03")
@pytest.mark.parametrize("seat", ["japan", "usa", "china", "uk"])
def test_six_cities_earlier_in_the_round_are_not_enough(seat: str) -> None:
    money: dict[str, Any] = {"treasury": {"japan": 9, "usa": 9, "china": 9, "uk": 9, "anzac": 9}}
    case = collecting(seat, control=SIX, **money)
    assert case.state.outcome is None


@pytest.mark.rule("P40-VIC-02")
@pytest.mark.rule("P40-CAP-21")
def test_the_allies_win_if_they_hold_japan_at_the_end_of_a_japanese_turn() -> None:
    case = collecting("uk", control={"japan": "usa"}, treasury={"anzac": 9})
    assert case.state.outcome is None  # Japan has one more turn
    case = Case(turn="japan", control={"japan": "usa"}, units={"korea": {"japan": {"infantry": 1}}})
    assert case.state.outcome is None
    while case.state.outcome is None:
        case.do("japan", "done")
    assert winners(case) == ALLIES


@pytest.mark.rule("P40-VIC-04")
@pytest.mark.rule("P40-CAP-21")
@pytest.mark.rule("P40-SEQ-09")
def test_japan_may_retake_its_home_in_that_turn() -> None:
    case = Case(
        turn="japan",
        control={"japan": "usa"},
        treasury={"japan": 0, "usa": 9},
        units={"korea": {"japan": {"infantry": 1}}, "sea6": {"japan": {"transport": 1}}},
    )
    case.do("japan", "go sea6 transport load=korea:infantry assault=japan", "done")
    while case.waiting == ("japan",):
        case.do("japan", "done")
    assert case.state.outcome is None
    assert case.control("japan") == "japan"
    assert case.treasury("japan") == 26


@pytest.mark.rule("P40-VIC-05")
def test_any_six_cities_count_without_tokyo() -> None:
    case = collecting("anzac", control={**SIX, "japan": "usa", "new_south_wales": "japan"})
    assert winners(case) == ("japan",)
    case = collecting("japan", control={**SIX, "japan": "usa", "new_south_wales": "japan"})
    assert winners(case) == ALLIES  # each test strictly at its own time


def test_an_agreed_number_of_rounds_ends_the_game_without_a_winner() -> None:
    case = collecting("anzac", options={"round_cap": 2}, round=1, treasury={"japan": 9})
    assert case.state.outcome is None
    case = collecting("anzac", options={"round_cap": 2}, round=2, treasury={"japan": 9})
    assert winners(case) == ()
    case = collecting("anzac", options={"round_cap": 2}, round=2, control=SIX)
    assert winners(case) == ("japan",)
