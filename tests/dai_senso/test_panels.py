"""What is shown beside the board."""

from __future__ import annotations

from flagplot.games.dai_senso import GAME
from tests.dai_senso.setting import Case


def test_objectives_tell_points_and_holders() -> None:
    state = GAME.start("august-storm", seed=1)
    shown = GAME.view(state, None).panels["objectives"]
    assert shown["points"] == 0
    assert {goal["hex"]: goal["points"] for goal in shown["goals"]}["w5226"] == 3
    assert {goal["holder"] for goal in shown["goals"]} == {"axis"}


def test_nobody_is_cut_off_at_first() -> None:
    assert "supply" not in GAME.view(GAME.start("august-storm", seed=1), None).panels


def test_a_unit_that_is_cut_off_is_told_with_the_hex_where_its_line_breaks() -> None:
    axis = {"w5326": ["KW-HQ-01"], "w5225": ["KW-INFA-01"], "w5327": ["KW-INFA-02"], "w5427": ["KW-INFA-03"]}
    case = Case("regular_combat", {"w5226": ["RU-CAVM-01"], **axis})
    view = GAME.view(case.state, "soviet")
    cut = {one["unit"]: one for one in view.panels["supply"]["cut"]}
    assert cut["RU-CAVM-01"]["hex"] == "w5226"
    line = cut["RU-CAVM-01"]["line"]
    assert line[0] == "w5226"
    assert cut["RU-CAVM-01"]["breaks"] in line[1:]
    (doc,) = view.places["w5226"]["units"]
    assert doc["supplied"] is False


def test_shifts_are_told_in_words() -> None:
    case = Case("regular_combat", {"w5524": ["RU-CAVM-01"], "w5525": ["KW-INFA-02/back"]})
    case.do("soviet", "target w5525", "commit RU-CAVM-01")
    shown = GAME.view(case.state, "soviet").panels["attack"]
    assert all("{" not in one["reason"] for one in shown["shifts"])
    assert len(shown["results"]) == 6


def test_counters_without_a_name_are_called_by_nation_and_type() -> None:
    names = {one.id: one.name for one in GAME.tables.counters}
    assert names["JP-INF1-03"] == "Japanese infantry 3"
    assert names["RU-TK-01"] == "Russian tanks 1"
    assert [name for id, name in names.items() if name == id] == []
