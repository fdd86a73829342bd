"""Guerrillas, conquest, reactivation, internment."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dai_senso.setting import Case

CHINA: dict[str, Any] = {"scenario": "china-incident", "year": 1937, "turn": "Sept-Oct"}
AXIS = {**CHINA, "phasing": "axis"}
WESTERN = {**CHINA, "phasing": "western", "cards": {"western": "20"}}
PEIPING, TSINAN = "w5223", "w5022"  # the Cities of Hopeh
HARBIN, CHENGTEH = "w5427", "w5224"


# -- Guerrilla Warfare ----------------------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-08-3")
@pytest.mark.rule("DSA-POL-02")
def test_guerrillas_drive_a_detachment_out() -> None:
    case = Case("political_events", {PEIPING: ["JP-INF1-01/detachment"]}, **WESTERN)
    case.do("western", f"strike {PEIPING}")
    case.do("axis", "lose JP-INF1-01")
    assert case.where("JP-INF1-01") == "delay"
    assert case.halted


@pytest.mark.rule("DSB-PE-08-3")
@pytest.mark.rule("DSA-POL-04")
def test_a_step_is_lost_before_a_marker() -> None:
    units = {HARBIN: ["JP-COL-01", "JP-INF1-01/detachment"]}
    case = Case("political_events", units, **WESTERN)
    case.do("western", f"strike {HARBIN}")
    case.refuses("axis", "lose JP-INF1-01", "DSB-PE-08-3")
    case.do("axis", "lose JP-COL-01")
    assert case.steps("JP-COL-01") == 1


@pytest.mark.rule("DSB-PE-08-3")
def test_guerrillas_find_nothing_in_japan_and_on_islands() -> None:
    units = {"e4904": ["JP-INF1-01/detachment"], PEIPING: ["JP-INFA-01"]}
    assert Case("political_events", units, **WESTERN).halted


@pytest.mark.rule("DSB-PE-08-3")
@pytest.mark.rule("DSA-RD-04")
def test_guerrillas_need_not_strike() -> None:
    case = Case("political_events", {PEIPING: ["JP-INF1-01/detachment"]}, **WESTERN)
    case.do("western", "decline")
    assert case.where("JP-INF1-01") == PEIPING


@pytest.mark.rule("DSA-POL-01")
def test_a_card_without_events_asks_nobody() -> None:
    units = {PEIPING: ["JP-INF1-01/detachment"]}
    assert Case("political_events", units, **{**WESTERN, "cards": {"western": "12"}}).halted
    assert Case("political_events", units, **{**WESTERN, "cards": {"western": ""}}).halted


# -- conquest -------------------------------------------------------------------------------------------

FALLEN = {PEIPING: ["JP-INFA-01"], TSINAN: ["JP-INFA-02"], "w4724": ["KI-WZ-01"]}


def status(case: Case, country: str) -> int:
    minors = [one.id for one in case.war.tables.map.countries.minors]
    return case.state.status[minors.index(country)]


@pytest.mark.rule("DSB-CE-1_1-1")
@pytest.mark.rule("DSA-GL-05")
@pytest.mark.rule("DSA-CEV-01")
@pytest.mark.rule("DSA-CEV-03")
def test_a_country_whose_cities_are_all_occupied_is_conquered() -> None:
    case = Case("conditional_events", FALLEN, **AXIS)
    assert status(case, "hopeh") == 2
    assert case.war.lands.faction[case.hex(PEIPING)] == 1  # it keeps its alignment


@pytest.mark.rule("DSB-CE-1_1-1")
def test_a_detachment_conquers_nobody() -> None:
    units = {**FALLEN, TSINAN: ["JP-INF1-01/detachment"]}
    assert status(Case("conditional_events", units, **AXIS), "hopeh") == 0


@pytest.mark.rule("DSA-CEV-01")
def test_conquest_is_an_event_of_the_axis_turn() -> None:
    assert status(Case("conditional_events", FALLEN, **WESTERN), "hopeh") == 0


@pytest.mark.rule("DSB-CE-1_1-3")
@pytest.mark.rule("DSB-CE-1_1-4")
@pytest.mark.rule("DSB-ST-05")
def test_counters_of_a_conquered_country() -> None:
    units = {**FALLEN, "w5122": ["HO-RES-01", "HO-DEF-01"]}
    case = Case("conditional_events", units, **AXIS)
    assert case.where("HO-RES-01") == "western_conquered"
    assert case.where("HO-DEF-01") == "out"  # a port-a-fort


@pytest.mark.rule("DSB-CE-1_1-5")
@pytest.mark.rule("DSB-CL-04")
def test_promised_land_is_ceded_with_the_conquest() -> None:
    case = Case("conditional_events", FALLEN, **AXIS, promised=["japan_inner_mongolia"])
    assert case.state.ceded == ("japan_inner_mongolia",)
    assert case.war.lands.country[case.hex("w5322")] == "japan"


@pytest.mark.rule("DSB-CE-1_1-6")
def test_kiangsu_cannot_be_conquered() -> None:
    world = Case("conditional_events", {}, **AXIS).war
    cities = [world.tables.map.hexes[hex].id for hex in world.lands.cities["kiangsu"]]
    units = {city: [f"JP-INFA-0{number}"] for number, city in enumerate(cities, 1)}
    assert status(Case("conditional_events", units, **AXIS), "kiangsu") == 0


# -- reactivation ---------------------------------------------------------------------------------------

CONQUERED = {"countries": {"hopeh": {"status": "conquered", "alignment": "western"}}}
BOX = {"western_conquered": ["HO-RES-01", "HO-DEF-01"]}


@pytest.mark.rule("DSB-CE-3_1-1")
@pytest.mark.rule("DSB-CE-3_1-5")
@pytest.mark.rule("DSB-ST-06")
@pytest.mark.rule("DSB-ST-07")
def test_a_country_rises_when_its_capital_is_free() -> None:
    case = Case("conditional_events", {TSINAN: ["JP-INFA-02"]}, BOX, **WESTERN, **CONQUERED)
    case.do("western", "reactivate hopeh")
    assert status(case, "hopeh") == 0
    assert case.where("HO-RES-01") == PEIPING
    assert case.where("HO-DEF-01") == (
        "delay" if case.war.counter(case.number("HO-DEF-01")).stripe else "western_pool"
    )


@pytest.mark.rule("DSB-CE-3_1-1")
def test_no_rising_under_the_enemys_eyes() -> None:
    units = {PEIPING: ["JP-INF1-01/detachment"]}
    assert Case("conditional_events", units, BOX, **WESTERN, **CONQUERED).halted


@pytest.mark.rule("DSB-CE-3_1-6")
def test_no_rising_under_a_policy() -> None:
    bound = {"posture": {"nationalist_china": "surrender"}}
    assert Case("conditional_events", {}, BOX, **WESTERN, **CONQUERED, **bound).halted


# -- internment, programs ---------------------------------------------------------------------------------


@pytest.mark.rule("DSB-IN-01")
@pytest.mark.rule("DSB-IN-11")
@pytest.mark.rule("DSB-CE-1_6-1")
def test_a_unit_in_a_neutral_country_is_interned() -> None:
    case = Case("conditional_events", {"w4518": ["JP-INF1-01"]}, **AXIS)  # Yunnan is Neutral
    assert case.where("JP-INF1-01") == "axis_pending"


@pytest.mark.rule("DSB-IN-10")
def test_markers_are_interned_in_the_delay_box() -> None:
    case = Case("conditional_events", {"w4518": ["JP-INF1-01/detachment"]}, **AXIS)
    assert case.where("JP-INF1-01") == "delay"


@pytest.mark.rule("DSB-IN-12")
def test_a_larger_unit_is_broken_down() -> None:
    pool = {"axis_pool": ["JP-INF1-05"]}
    case = Case("conditional_events", {"w4518": ["JP-INFA-01"]}, pool, **AXIS)
    assert case.where("JP-INFA-01") == case.where("JP-INF1-05") == "axis_pending"


@pytest.mark.rule("DSB-IN-05")
def test_the_kwantung_army_is_called_back() -> None:
    units = {PEIPING: ["KW-INF1-01"], HARBIN: ["KW-INF1-02"]}
    case = Case("conditional_events", units, **AXIS)
    assert case.where("KW-INF1-01") == "axis_pending"
    assert case.where("KW-INF1-02") == HARBIN


@pytest.mark.rule("DSB-IN-02")
def test_an_axis_unit_behind_the_fence_of_a_policy_is_interned() -> None:
    case = Case("conditional_events", {"w4222": ["JP-INF1-01"]}, **AXIS)  # Hong Kong, Britain has a treaty
    assert case.where("JP-INF1-01") == "axis_pending"


@pytest.mark.rule("DSB-CE-2_1-1")
@pytest.mark.rule("DSA-CEV-02")
def test_the_army_program_brings_an_air_force() -> None:
    boxes = {"axis_events": ["JP-AF-03", "JP-SURF-03"]}
    case = Case("conditional_events", {}, boxes, **AXIS, cards={"axis": "3"})
    assert case.where("JP-AF-03") == "delay"
    assert case.where("JP-SURF-03") == "axis_events"
