"""Operational Movement: where units may go and what it costs. [3]"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from flagplot.games.dai_senso import lands, supply
from flagplot.games.dai_senso.events import Moved
from flagplot.games.dai_senso.movement import entering
from flagplot.games.dai_senso.movement.costs import tariff
from flagplot.games.dai_senso.movement.moving import points, ways_of
from flagplot.kernel import memory
from tests.dai_senso.setting import Case

MOVE = "operational_movement"


@pytest.fixture
def everywhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """August Storm without its bounds, for cases in other lands."""
    monkeypatch.setattr(lands, "_IN_PLAY", {})
    memory.forget()
    yield
    memory.forget()


def goals(case: Case, id: str, seat: str = "soviet") -> set[str]:
    """Where a unit may be sent."""
    return {line.split()[2] for line in case.legal(seat, "move") if line.split()[1] == id}


def cost(case: Case, id: str, hex: str) -> str:
    """What the cheapest way of a unit to a hex costs."""
    frame = case.state.frames[-1]
    return points(ways_of(case.war, frame, case.number(id)).cost[case.hex(hex)])


def price(one: str, other: str, id: str = "RU-INFA-01") -> str:
    """What a unit pays for the step between two hexes, or nothing where there is none."""
    case = Case(MOVE, {one: [id]})
    steps = dict(tariff(case.war, case.number(id)).steps.steps[case.hex(one)])
    return points(steps[case.hex(other)]) if case.hex(other) in steps else ""


def barred(case: Case, id: str, hex: str) -> str:
    """The rule that keeps a unit out of a hex, or nothing."""
    refusal = entering.barred(case.war, case.number(id), case.hex(hex))
    return refusal.rule if refusal else ""


# -- which hexes may be entered --------------------------------------------------------------------------


@pytest.mark.rule("DSA-MOV-50")
def test_enemy_units_keep_others_out() -> None:
    case = Case(MOVE, {"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-02"], "w5425": ["JP-AF-01"]})
    assert barred(case, "RU-INFA-01", "w5525") == "DSA-MOV-50"
    assert barred(case, "RU-INFA-01", "w5425") == "DSA-MOV-50"  # a support unit
    assert barred(case, "RU-INFA-01", "w5524") == ""


@pytest.mark.rule("DSI-SCN-11")
def test_august_storm_keeps_to_its_lands() -> None:
    case = Case(MOVE, {"w5524": ["RU-INFA-01"]})
    grid = case.war.tables.map.board.grid
    for area, rule in (("hopeh", ""), ("korea", ""), ("sinkiang", "DSI-SCN-11"), ("kansu", "DSI-SCN-11")):
        hexes = [one.id for one in case.war.tables.map.hexes if one.area == area]
        assert hexes
        assert {barred(case, "RU-INFA-01", hex) for hex in hexes} == {rule}
    sea = next(one for one in range(len(grid)) if one not in case.war.tables.map.board.land)
    assert barred(case, "RU-INFA-01", grid.labels[sea]) == "DSA-GL-13"


@pytest.mark.rule("DSA-ADV-03d")
@pytest.mark.rule("DSA-MOV-59")
def test_the_kwantung_army_stays_in_japanese_dependents() -> None:
    case = Case(MOVE, {"w5526": ["KW-INF1-02", "JP-INF1-01"]}, phasing="axis")
    assert barred(case, "KW-INF1-02", "w5626") == ""
    assert barred(case, "KW-INF1-02", "w5727") == ""  # while Japan fights Russia and all China
    bound = {"nationalist_china": "neutrality"}
    quiet = Case(MOVE, {"w5526": ["KW-INF1-02", "JP-INF1-01"]}, phasing="axis", posture=bound).war
    kwantung, japanese = case.number("KW-INF1-02"), case.number("JP-INF1-01")
    outside, inside = case.hex("w5727"), case.hex("w5626")
    refusal = entering.barred(quiet, kwantung, outside)
    assert refusal is not None
    assert refusal.rule == "DSA-MOV-59"
    assert entering.barred(quiet, kwantung, inside) is None
    assert entering.barred(quiet, japanese, outside) is None
    assert entering.shut(quiet, quiet.faction(kwantung), outside) is None  # it may retreat there


@pytest.mark.rule("DSA-ORG-75")
def test_lone_detachments_are_driven_off() -> None:
    case = Case(
        MOVE,
        {
            "w5524": ["RU-INFA-01"],
            "w5525": ["KW-INF1-01/detachment"],
            "w5425": ["KW-INF1-02/detachment", "JP-INF1-01"],
        },
    )
    war, unit = case.war, case.number("RU-INFA-01")
    assert barred(case, "RU-INFA-01", "w5525") == ""
    entering.entered(war, unit, case.hex("w5425"))
    assert case.where("KW-INF1-02") == "w5425"  # not alone
    entering.entered(war, unit, case.hex("w5525"))
    assert case.where("KW-INF1-01") == "delay"
    assert case.where("RU-INFA-01") == "w5524"


# -- who may move ----------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-MOV-01")
def test_only_ground_units_of_the_phasing_faction_with_an_allowance_move() -> None:
    case = Case(
        MOVE,
        {
            "e5301": ["RU-INFA-05", "RU-FTVLAD-01"],
            "e5603": ["RU-AF-01", "RU-INFA-04"],
            "w5427": ["KW-INF1-01"],
        },
    )
    assert {line.split()[1] for line in case.legal("soviet", "move")} == {"RU-INFA-05", "RU-INFA-04"}
    case.refuses("soviet", "move RU-FTVLAD-01 e5302", "DSA-MOV-01")
    case.refuses("soviet", "move RU-AF-01 e5604", "DSA-MOV-01")
    case.refuses("soviet", "move KW-INF1-01 w5426", "DSA-MOV-01")
    case.refuses("soviet", "move RU-INFA-09 e5302", "DSA-MOV-01")


@pytest.mark.rule("DSA-MOV-02", "DSA-SUP-32")
def test_a_move_begins_in_supply_and_may_leave_it() -> None:
    case = Case(
        MOVE,
        {
            "w5524": ["RU-CAVM-01"],
            "w5325": ["RU-TK-01"],
            "w5625": ["KW-INF1-01/detachment"],
            "w5223": ["JP-INFA-02"],
            "w5322": ["JP-COL-01"],
            "w5427": ["KW-INFA-02"],
        },
    )
    assert goals(case, "RU-TK-01") == set()
    case.refuses("soviet", "move RU-TK-01 w5324", "DSA-MOV-02")
    case.do("soviet", "move RU-CAVM-01 w5425", "move RU-CAVM-01 w5325")
    assert not supply.supplied(case.war, case.number("RU-CAVM-01"))


@pytest.mark.rule("DSA-MOV-03")
def test_one_unit_after_the_other() -> None:
    case = Case(MOVE, {"w5522": ["RU-TK-03", "MONG-CAV-01"]})
    case.do("soviet", "move RU-TK-03 w5623")
    assert "w5624" in goals(case, "RU-TK-03")  # it has points left and no other has begun
    case.do("soviet", "move MONG-CAV-01 w5523")
    assert goals(case, "RU-TK-03") == set()
    case.refuses("soviet", "move RU-TK-03 w5624", "DSA-MOV-03")
    case.do("soviet", "done")
    assert case.halted


@pytest.mark.rule("DSA-MOV-07")
def test_a_unit_in_a_port_goes_on_from_hex_to_hex_only() -> None:
    case = Case(MOVE, {"e5603": ["RU-TK-01"]})
    case.do("soviet", "move RU-TK-01 e5604")  # a port
    assert goals(case, "RU-TK-01") == {"e5603", "e5703", "e5803"}  # no other port, however near by sea
    assert {line.split()[0] for line in case.legal("soviet")} == {"move", "done"}


# -- what a step costs -----------------------------------------------------------------------------------


@pytest.mark.rule("DSA-MOV-10", "DSA-MOV-10a")
def test_clear_and_desert_cost_one() -> None:
    assert price("w5524", "w5425") == "1"  # clear
    assert price("w5524", "w5523") == "1"  # desert


@pytest.mark.rule("DSA-MOV-10b")
def test_rough_costs_two() -> None:
    assert price("w5523", "w5524") == "2"  # hills
    assert price("e5402", "e5401") == "2"  # forest
    assert price("w4723", "w4824") == "2"  # swamp


@pytest.mark.rule("DSA-MOV-10c", "DSI-MAP-02", "DSI-MAP-03")
def test_cities_and_ports_cost_one_and_towns_their_terrain() -> None:
    assert price("w5426", "w5427") == "1"  # Harbin
    assert price("e5601", "w5727") == "2"  # Blagoveshchensk over the Amur: a city in the forest
    assert price("e5704", "e5604") == "1"  # a port in the forest
    assert price("w5524", "w5625") == "2"  # Hailar, a town in the hills
    assert price("w5426", "w5526") == "1"  # Tsitsihar, a town in the plain


@pytest.mark.rule("DSA-MOV-10d")
def test_a_river_adds_one() -> None:
    assert price("w5023", "w5024") == "2"
    assert price("e5402", "e5501") == "3"  # and forest


@pytest.mark.rule("DSA-MOV-10e")
def test_a_mountain_hexside_adds_two() -> None:
    assert price("w5616", "w5617") == "4"  # into hills


@pytest.mark.rule("DSA-MOV-10f")
def test_a_strait_takes_the_entire_allowance() -> None:
    case = Case(MOVE, {"e5804": ["RU-TK-01"], "e5805": ["RU-TK-02"]})
    assert cost(case, "RU-TK-02", "e5806") == "2"
    case.do("soviet", "move RU-TK-02 e5806")
    assert goals(case, "RU-TK-02") == set()
    assert "e5806" not in goals(case, "RU-TK-01")
    case.do("soviet", "move RU-TK-01 e5805")
    case.refuses("soviet", "move RU-TK-01 e5806", "DSA-MOV-10f")


@pytest.mark.rule("DSA-MOV-10g")
def test_only_marines_cross_the_sea() -> None:
    case = Case(
        MOVE, {"w4927": ["JP-INF1-01", "JP-MAR-01"], "e4801": ["JP-INF1-02"], "e4904": ["JP-INF1-03"]},
        phasing="axis",
    )  # fmt: skip
    assert "e4901" not in goals(case, "JP-INF1-01", "axis")
    case.refuses("axis", "move JP-INF1-01 e4901", "DSA-MOV-10g")
    case.do("axis", "move JP-MAR-01 e4901")
    assert goals(case, "JP-MAR-01", "axis") == set()


@pytest.mark.rule("DSA-MOV-10g", "DSI-MAP-16")
def test_a_lake_is_crossed_only_along_its_rail() -> None:
    assert price("w5721", "w5822") == ""
    assert price("w5721", "w5821") == "1"
    assert price("w5721", "w5821", "RU-TK-01") == "½"


@pytest.mark.rule("DSA-MOV-11")
def test_what_cannot_be_paid_in_full_cannot_be_entered() -> None:
    case = Case(MOVE, {"w5522": ["MONG-CAV-01"]})
    case.do("soviet", "move MONG-CAV-01 w5523")
    refusal = case.refuses("soviet", "move MONG-CAV-01 w5524", "DSA-MOV-11")
    assert "costs 2 MP and 1 are left" in refusal.text
    case.do("soviet", "move MONG-CAV-01 w5624")


@pytest.mark.rule("DSA-MOV-11")
def test_ex_100_a_tank_runs_out_of_points(everywhere: None) -> None:
    case = Case(
        MOVE, {"w4724": ["JP-ARM-01"], "w4725": ["JP-INF1-01"], "e4801": ["JP-INF1-02"]}, phasing="axis"
    )
    case.do("axis", "move JP-ARM-01 w4624")
    assert case.state.frames[-1].spent == 2
    case.refuses("axis", "move JP-ARM-01 w4524", "DSA-MOV-11")


@pytest.mark.rule("DSA-MOV-12")
def test_ex_101_the_first_hex_may_exceed_the_allowance(everywhere: None) -> None:
    case = Case(
        MOVE,
        {"w4723": ["JP-HQ-01"], "w4724": ["JP-INF1-03"], "w4725": ["JP-INF1-01"], "e4801": ["JP-INF1-02"]},
        phasing="axis",
    )
    assert price("w4723", "w4624") == "2"
    case.do("axis", "move JP-HQ-01 w4624")
    assert goals(case, "JP-HQ-01", "axis") == set()


@pytest.mark.rule("DSA-MOV-12")
def test_the_minimum_move_is_no_way_past_other_rules() -> None:
    case = Case(MOVE, {"w5524": ["RU-INFA-01"], "w5625": ["KW-INFA-01"]})
    case.refuses("soviet", "move RU-INFA-01 w5625", "DSA-MOV-50")
    assert "w5624" in goals(case, "RU-INFA-01")


@pytest.mark.rule("DSA-MOV-13")
def test_leaving_an_enemy_air_unit_costs_nothing_more() -> None:
    plain = Case(MOVE, {"w5522": ["RU-TK-03"]})
    under = Case(MOVE, {"w5522": ["RU-TK-03", "JP-AF-01"]})
    assert goals(plain, "RU-TK-03") == goals(under, "RU-TK-03") != set()
    assert cost(plain, "RU-TK-03", "w5523") == cost(under, "RU-TK-03", "w5523") == "1"


@pytest.mark.rule("DSA-MOV-14", "DSA-MOV-14a", "DSA-MOV-14b")
def test_roads_and_rails_have_their_own_rate() -> None:
    assert price("e5201", "w5327", "RU-INFA-01") == "1"  # over a river into hills
    assert price("e5201", "w5327", "RU-TK-01") == "½"
    assert price("w5522", "w5623", "RU-TK-01") == "½"  # a road
    case = Case(MOVE, {"w5522": ["RU-TK-03"]})
    assert cost(case, "RU-TK-03", "w5821") == "2"


@pytest.mark.rule("DSA-MOV-15")
def test_a_connected_strait_is_crossed_like_a_rail() -> None:
    assert price("e4801", "e4901", "JP-INFA-01") == "1"
    assert price("e4801", "e4901", "JP-INF1-01") == "½"
    assert price("e5405", "e5505", "JP-INF1-01") == "½"


# -- zones of control ------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-MOV-04")
def test_a_unit_stops_in_an_enemy_zone_of_control() -> None:
    case = Case(MOVE, {"w5524": ["RU-CAVM-01"], "w5426": ["KW-INFA-02"], "w5624": ["RU-INFA-01"]})
    assert not {"w5325", "w5324"} & goals(case, "RU-CAVM-01")
    case.refuses("soviet", "move RU-CAVM-01 w5325", "DSA-MOV-04")
    case.do("soviet", "move RU-CAVM-01 w5425")
    case.refuses("soviet", "move RU-CAVM-01 w5324", "DSA-MOV-04")


@pytest.mark.rule("DSA-MOV-04", "DSA-ZOC-05")
def test_another_unit_in_the_hex_lets_it_go_on() -> None:
    case = Case(MOVE, {"w5524": ["RU-CAVM-01", "RU-INFA-01"], "w5426": ["KW-INFA-02"]})
    case.do("soviet", "move RU-INFA-01 w5425")
    assert "w5325" in goals(case, "RU-CAVM-01")
    case.do("soviet", "move RU-CAVM-01 w5425")
    assert "w5325" in goals(case, "RU-CAVM-01")
    case.do("soviet", "move RU-CAVM-01 w5325")
    assert goals(case, "RU-CAVM-01") == set()


@pytest.mark.rule("DSA-MOV-05")
def test_markers_do_not_help() -> None:
    case = Case(MOVE, {"w5524": ["RU-CAVM-01"], "w5425": ["RU-INF1-05/detachment"], "w5426": ["KW-INFA-02"]})
    assert "w5325" not in goals(case, "RU-CAVM-01")


@pytest.mark.rule("DSA-MOV-06")
def test_a_unit_may_leave_a_zone_and_enter_another() -> None:
    case = Case(MOVE, {"w5425": ["RU-CAVM-01"], "w5524": ["RU-INFA-01"], "w5426": ["KW-INFA-02"]})
    assert {"w5325", "w5525", "w5524", "w5424"} <= goals(case, "RU-CAVM-01")
    case.do("soviet", "move RU-CAVM-01 w5325")
    assert goals(case, "RU-CAVM-01") == set()


# -- the way ---------------------------------------------------------------------------------------------


def test_the_event_tells_the_way_and_detachments_on_it_go() -> None:
    case = Case(MOVE, {"w5524": ["RU-CAVM-01"], "w5425": ["KW-INF1-01/detachment"]})
    case.do("soviet", "move RU-CAVM-01 w5325")
    moved = next(event for event in case.events if isinstance(event, Moved))
    assert moved.way == ("w5425", "w5325")
    assert case.where("KW-INF1-01") == "delay"


def test_the_list_comes_from_memory_and_is_the_same() -> None:
    case = Case(MOVE, {}, base="start")
    before = case.legal("soviet")
    assert case.legal("soviet") == before
    memory.forget()
    assert case.legal("soviet") == before
    assert len(set(before)) == len(before)
