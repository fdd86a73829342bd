"""Rounds, turns and phases."""

from __future__ import annotations

import pytest

from flagplot.games.axis_allies.events import Paid, PhaseBegan
from flagplot.games.axis_allies.pieces import fresh
from flagplot.games.axis_allies.text import parse_piece, piece_text
from tests.pacific_1940.helpers import Case
from tests.pacific_1940.turns import finish

RICH = {"japan": 10, "usa": 10, "china": 10, "uk": 10, "anzac": 10}
SIX = ["purchase", "combat_move", "conduct_combat", "noncombat_move", "mobilize", "income"]


def phases(case: Case, power: str) -> list[str]:
    return [e.phase for e in case.events if isinstance(e, PhaseBegan) and e.power == power]


@pytest.mark.rule("P40-SEQ-01")
@pytest.mark.rule("P40-SEQ-02")
@pytest.mark.rule("P40-SEQ-05")
@pytest.mark.rule("P40-SEQ-06")
def test_a_round_is_one_turn_for_every_power_in_fixed_order() -> None:
    case = Case(treasury=RICH)
    asked = []
    while case.state.round == 1:
        asked.append(case.waiting)
        finish(case, case.waiting[0])
    assert asked == [("japan",), ("usa",), ("china",), ("uk",), ("anzac",)]
    assert case.waiting == ("japan",)


@pytest.mark.rule("P40-SEQ-03")
def test_a_turn_has_six_phases_in_fixed_order() -> None:
    case = Case(treasury=RICH)
    finish(case, "japan")
    assert ["purchase", *phases(case, "japan")] == SIX  # the first one began before the first question
    finish(case, "usa")
    assert phases(case, "usa") == SIX


@pytest.mark.rule("P40-SEQ-04")
def test_income_comes_by_itself_and_nothing_else_has_to_be_done() -> None:
    case = Case(treasury=RICH)
    finish(case, "japan")
    assert case.treasury("japan") == 10 + 26
    assert case.state.pool[0] == {}


@pytest.mark.rule("P40-SEQ-07")
@pytest.mark.rule("P40-CAP-22")
@pytest.mark.rule("P40-PUR-11")
@pytest.mark.rule("P40-INC-05")
def test_without_its_capital_a_power_only_moves_and_fights() -> None:
    case = Case(
        turn="china",
        treasury=RICH,
        control={"india": "japan"},
        units={"sea39": {"uk": {"battleship*": 1}}, "queensland": {}},
        facilities={"ceylon": {"naval_base": 0}},
    )
    finish(case, "china")
    assert case.step != "purchase"
    finish(case, "uk")
    assert phases(case, "uk") == ["combat_move", "conduct_combat", "noncombat_move"]
    assert case.treasury("uk") == 10
    assert case.units("sea39") == {"uk": {"battleship*": 1}}


@pytest.mark.rule("P40-SEQ-09")
@pytest.mark.rule("P40-CAP-23")
def test_a_capital_freed_in_combat_brings_back_the_later_phases() -> None:
    case = Case(
        turn="uk",
        treasury={"uk": 5, "anzac": 10},
        control={"india": "japan"},
        units={"burma": {"uk": {"infantry": 1}}},
    )
    assert case.step == "combat_move"  # no purchase
    case.do("uk", "go burma>india infantry", "done")
    assert case.control("india") == "uk"
    finish(case, "uk")
    assert phases(case, "uk")[-2:] == ["mobilize", "income"]
    assert case.treasury("uk") == 5 + 16 + 5  # production, Kwangtung and Malaya


@pytest.mark.rule("P40-SEQ-08")
def test_turns_of_each_power_are_counted() -> None:
    case = Case(turn="japan", round=3, treasury=RICH)
    board = case.war.board
    assert case.state.turns[board.owner_of["usa"]] == 2
    finish(case, "japan")
    assert case.state.turns[board.owner_of["usa"]] == 3


def test_marks_of_the_turn_go_when_it_ends() -> None:
    board = Case().war.board
    for worn, new in (
        ("fighter~aloft2", "fighter"),
        ("transport[infantry!,infantry+]~offloaded>java", "transport[infantry,infantry]"),
        ("battleship*~done", "battleship*"),
        ("carrier[usa:fighter,fighter]~done", "carrier[usa:fighter,fighter]"),
    ):
        assert piece_text(board, fresh(parse_piece(board, worn, 0)), 0) == new


def test_snapshots_are_those_of_the_turn_that_begins() -> None:
    case = Case(
        turn="japan",
        treasury=RICH,
        control={"malaya": "japan"},
        units={"sea37": {"japan": {"destroyer": 1}}, "sea38": {"japan": {"submarine": 1}}},
    )
    board = case.war.board
    finish(case, "japan")
    assert case.state.active == board.owner_of["usa"]
    assert board.space_of["sea37"] not in case.state.turn_friendly_zones
    assert board.space_of["sea38"] in case.state.turn_friendly_zones
    assert case.state.turn_control[board.space_of["malaya"]] == board.owner_of["japan"]


def test_payments_are_told() -> None:
    case = Case(treasury=RICH)
    finish(case, "japan")
    assert [e.ipcs for e in case.events if isinstance(e, Paid)] == [26]
