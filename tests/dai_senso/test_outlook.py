"""Where counters may be sent, as clients show it; and numbers for charts."""

from __future__ import annotations

from flagplot.kernel.outlook import Picked
from tests.dai_senso.setting import Case

MOVE = "operational_movement"


def test_a_stack_and_the_goals_of_one_unit() -> None:
    case = Case(MOVE, {"w5522": ["RU-TK-03", "MONG-CAV-01"], "w5524": ["RU-INFA-01"]})
    found = case.game.outlook(case.state, "soviet", Picked("w5522"))
    assert [row["piece"] for row in found.stack] == ["RU-TK-03", "MONG-CAV-01"]
    everywhere = case.game.outlook(case.state, "soviet", Picked())
    assert len(everywhere.stack) == 3
    found = case.game.outlook(case.state, "soviet", Picked("w5522", {"RU-TK-03": 1}))
    goals = {goal["space"]: goal for goal in found.destinations}
    assert {goal["action"] for goal in goals.values()} == {
        line for line in case.legal("soviet", "move") if line.split()[1] == "RU-TK-03"
    }
    assert goals["w5623"]["cost"] == 0.5
    assert goals["w5623"]["left"] == 1.5
    assert goals["w5624"]["path"] == ["w5522", "w5623", "w5624"]
    case.do("soviet", goals["w5623"]["action"])
    assert case.game.outlook(case.state, "axis", Picked()).stack == []


def test_several_units_march_together() -> None:
    case = Case(MOVE, {"w5522": ["RU-TK-03", "MONG-CAV-01"]})
    picked = Picked("w5522", {"RU-TK-03": 1, "MONG-CAV-01": 1})
    goals = case.game.outlook(case.state, "soviet", picked).destinations
    goal = next(goal for goal in goals if goal["space"] == "w5624")
    assert goal["action"] == "march w5624 RU-TK-03 MONG-CAV-01"
    assert goals[0]["units"] == ["RU-TK-03", "MONG-CAV-01"]
    case.do("soviet", goal["action"])
    assert case.where("RU-TK-03") == case.where("MONG-CAV-01") == "w5624"
    refusal = case.game.why_not(case.state, "soviet", "march w5427 RU-TK-03 MONG-CAV-01")
    assert refusal is not None
    assert refusal.rule == "DSA-MOV-03"


def test_an_overrun_is_a_goal() -> None:
    case = Case(MOVE, {"w5524": ["RU-MECH-01"], "w5525": ["KW-INF1-01"]})
    found = case.game.outlook(case.state, "soviet", Picked("w5524", {"RU-MECH-01": 1}, to="w5525"))
    assert [goal["action"] for goal in found.destinations] == ["overrun RU-MECH-01 w5525"]
    assert found.line == "move RU-MECH-01 {space}"


def test_ports_over_the_sea_are_goals() -> None:
    """A unit of one point: all of it goes, however far; where it could walk it does not sail."""
    case = Case(
        MOVE, {"e4801": ["JP-INF1-01"], "w4725": ["JP-INF1-02"]}, {"yellow_sea_convoys": ["JP-CONV-01/back"]},
        phasing="axis", scenario="china-incident",
    )  # fmt: skip
    found = case.game.outlook(case.state, "axis", Picked("e4801", {"JP-INF1-01": 1}))
    goals = {goal["space"]: goal for goal in found.destinations}
    assert goals["w4725"]["action"] == "ship JP-INF1-01 w4725"
    assert goals["w4725"]["path"] == ["e4801", "w4725"]
    assert (goals["w4725"]["cost"], goals["w4725"]["left"]) == (1, 0)
    assert len(found.destinations) == len(goals)  # every goal once


def test_a_unit_on_a_beachhead_is_sent_where_it_points() -> None:
    sea = {"w4525": ["beachhead_axis-01/1", "JP-INF1-01", "blitz_axis-01"]}
    case = Case("blitz_combat", sea, phasing="axis", scenario="china-incident", facing={"w4525": "w4524"})
    case.do("axis", "done")
    found = case.game.outlook(case.state, "axis", Picked("w4525", {"JP-INF1-01": 1}))
    assert [(goal["space"], goal["action"]) for goal in found.destinations] == [("w4524", "land JP-INF1-01")]


def test_the_war_in_numbers() -> None:
    case = Case(MOVE, {"w5625": ["RU-MECH-01", "RU-INFA-01"], "w5427": ["KW-INF1-01"]})
    found = case.game.numbers(case.state)
    assert found["tracks"]["objective_points"] == found["points"]["soviet"] == 1
    worth = sum(one.points for one in case.game.tables.scenarios["august-storm"].objectives)
    assert found["points"]["axis"] == worth - 1
    china = case.game.numbers(case.game.start("china-incident", seed=1))["points"]
    assert (china["axis"], sum(china.values())) == (0, 3)
    campaign = case.game.numbers(case.game.start("tora", seed=1))
    assert campaign["points"] == {"axis": max(0, campaign["tracks"]["objective_points"]), "western": 0}
    assert found["units"] == {"soviet": {"infantry": 2, "mech": 3}, "axis": {"infantry": 1}}
