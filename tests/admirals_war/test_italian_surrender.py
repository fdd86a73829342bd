"""Taranto, Spezia and the Italian surrender."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.board import ALLIED, NATIONS
from flagplot.games.admirals_war.fleets import italy
from flagplot.games.admirals_war.moves import home, limits
from tests.admirals_war.helpers import Case, quiet, rolling

MED = ("western_mediterranean", "eastern_mediterranean")
FALLEN = {"taranto_fell": 6, "spezia_active": 1}


def nation(case: Case, id: str) -> str:
    """The flag a unit sails under."""
    return NATIONS[case.state.nation[case.unit(id)]]


@pytest.mark.rule("AW-ITA-02")
def test_taranto_is_open_the_turn_after_malta_and_tripoli_are_allied() -> None:
    case = quiet(turn=5, control={"tripoli": "allied"})
    italy.captured(rolling(case), case.place("tripoli"))
    assert not italy.may_fall(case.war, case.place("taranto"))
    case.state.turn = 6
    assert italy.may_fall(case.war, case.place("taranto"))
    case.state.control[case.place("malta")] = 1
    italy.captured(rolling(case), case.place("malta"))
    assert not italy.may_fall(case.war, case.place("taranto"))


@pytest.mark.rule("AW-ITA-08", "AW-DEC-54")
def test_spezia_holds_out_for_two_turns() -> None:
    for turn, falls in ((6, False), (7, False), (8, True), (9, True)):
        case = quiet(turn=turn, control={"taranto": "allied", "spezia": "axis"}, facts=FALLEN)
        assert italy.may_fall(case.war, case.place("spezia")) is falls
    assert italy.may_fall(quiet(turn=1).war, quiet().place("brest"))


@pytest.mark.rule("AW-ITA-03")
def test_all_italian_units_go_to_spezia_which_becomes_a_base() -> None:
    units = {
        "taranto": ["ita_littorio", "ita_regia_aeronautica"], "eastern_mediterranean": ["ita_zara"],
        "toulon": ["ger_tirpitz"],
    }  # fmt: skip
    case = quiet(turn=6, units=units, control={"taranto": "allied"})
    italy.captured(rolling(case), case.place("taranto"))
    assert case.control("spezia") == "axis"
    assert case.units("spezia") == ["ita_littorio", "ita_zara", "ita_regia_aeronautica"]
    assert case.units("toulon") == ["ger_tirpitz"]
    retaken = quiet(turn=8, units={"toulon": ["ita_zara"]})
    italy.captured(rolling(retaken), retaken.place("taranto"))  # by the Axis: nothing follows
    assert (retaken.where("ita_zara"), retaken.control("spezia")) == ("toulon", "")


@pytest.mark.rule("AW-DEC-65")
def test_units_beyond_gibraltar_stay_and_roll_once() -> None:
    units = {"brest": ["ita_littorio"], "chart": {"ita_regia_aeronautica": {"back": 8}}}
    case = quiet(turn=6, units=units, control={"taranto": "allied"})
    italy.captured(rolling(case), case.place("taranto"))
    assert case.where("ita_littorio") == "brest"
    assert nation(case, "ita_regia_aeronautica") == "german"
    assert case.marked("ita_regia_aeronautica", "settled")
    case.state.turn = 7
    italy.surrender_rolls(rolling(case, 1))
    case.state.turn = 8
    italy.surrender_rolls(rolling(case))
    assert case.where("ita_littorio") == "brest"
    through = quiet(turn=6, units=units, control={"taranto": "allied", "gibraltar": "axis"})
    italy.captured(rolling(through), through.place("taranto"))
    assert through.where("ita_littorio") == "spezia"


@pytest.mark.rule("AW-ITA-04", "AW-DEC-65")
def test_table_3_decides_for_each_unit_submarines_and_planes_too() -> None:
    ids = ["ita_littorio", "ita_zara", "ita_regia_aeronautica"]
    units = {"spezia": ids, "reserve": ["ita_10mas"]}
    case = quiet(turn=7, units=units, control={"taranto": "allied", "spezia": "axis"}, facts=FALLEN)
    italy.surrender_rolls(rolling(case, 2, 3, 6, 5))
    assert [case.where(id) for id in ids] == ["spezia", "removed", "removed"]
    assert (case.where("ita_10mas"), nation(case, "ita_10mas")) == ("reserve", "cobelligerent")
    assert limits.waters(case.war, case.unit("ita_10mas")).bit_count() == 2  # still the Mediterranean


@pytest.mark.rule("AW-ITA-04")
def test_nothing_is_rolled_before_taranto_falls_or_on_the_same_turn() -> None:
    for facts in ({}, {"taranto_fell": 7}):
        case = quiet(turn=7, units={"spezia": ["ita_zara"]}, facts=facts)
        italy.surrender_rolls(rolling(case))
        assert case.where("ita_zara") == "spezia"


@pytest.mark.rule("AW-ITA-06")
def test_units_in_spezia_roll_every_turn_others_never_again() -> None:
    units = {"spezia": ["ita_littorio"], "toulon": ["ita_zara"]}
    case = quiet(turn=8, units=units, control={"taranto": "allied", "spezia": "axis"}, facts=FALLEN)
    italy.surrender_rolls(rolling(case, 1))
    assert case.marked("ita_zara", "settled")
    assert not case.marked("ita_littorio", "settled")
    case.state.turn = 9
    rolling(case).put(case.unit("ita_zara"), case.place("spezia"))
    italy.surrender_rolls(rolling(case, 4))
    assert (case.where("ita_littorio"), case.where("ita_zara")) == ("removed", "spezia")


@pytest.mark.rule("AW-ITA-05")
def test_from_the_mediterranean_italians_return_only_to_spezia() -> None:
    units: dict[str, Any] = {
        "eastern_mediterranean": ["ita_zara", "ger_tirpitz"],
        "bay_of_biscay": ["ita_littorio"],
    }
    case = quiet(turn=8, units=units, control={"taranto": "allied", "spezia": "axis"}, facts=FALLEN)

    def ports(id: str, area: str) -> list[str]:
        found = home.destinations(case.war, case.unit(id), case.place(area))
        return [case.game.tables.board.place_ids[port] for port in found]

    assert ports("ita_zara", "eastern_mediterranean") == ["spezia"]
    assert ports("ger_tirpitz", "eastern_mediterranean") == ["toulon", "tripoli"]
    assert ports("ita_littorio", "bay_of_biscay") == ["brest", "germany", "neutral_port"]


@pytest.mark.rule("AW-ITA-07")
def test_units_that_join_the_allies_lie_in_suez_and_need_a_five() -> None:
    case = quiet(turn=7, units={"spezia": ["ita_zara"]}, control={"taranto": "allied"}, facts=FALLEN)
    italy.surrender_rolls(rolling(case, 6))
    assert (case.where("ita_zara"), case.war.side(case.unit("ita_zara"))) == ("suez", ALLIED)
    for face, moves in ((4, False), (5, True)):
        units = {"suez": {"ita_zara": {"nation": "cobelligerent"}}, "england": ["uk_hood"]}
        british = Case(turn=8, step="patrol", units=units, dice=[face])
        assert ("pick ita_zara" in british.legal("british")) is moves
        if not moves:
            british.refuses("british", "pick ita_zara", "AW-ITA-07")


@pytest.mark.rule("AW-ITA-07")
def test_with_suez_lost_they_cannot_join() -> None:
    case = quiet(turn=7, units={"spezia": ["ita_zara"]}, control={"suez": "axis"}, facts=FALLEN)
    italy.surrender_rolls(rolling(case, 6))
    assert case.where("ita_zara") == "removed"
