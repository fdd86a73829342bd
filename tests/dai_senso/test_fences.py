"""Policies as fences: who may enter, be placed, attack and trace supply where; and how Policies end."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso import fences, policies, supply
from flagplot.games.dai_senso.combat import bars, retreat
from flagplot.games.dai_senso.factions import AXIS, SOVIET
from flagplot.games.dai_senso.movement import entering
from flagplot.games.dai_senso.places import ON_STATION, ZONES, place, zone_box
from flagplot.games.dai_senso.politics.policies import end_policy
from flagplot.games.dai_senso.state import POSTURE_BOXES
from tests.dai_senso.setting import Case

# Hailar lies between Russia and Mongolia
HAILAR, RUSSIA, MONGOLIA, FRONTIER = "w5625", "w5724", "w5624", "w5524"
LIMITED, PRE = {"war_state": "limited_war"}, {"war_state": "pre_war"}
DISPUTES = {**LIMITED, "posture": {"russia": "disputes"}}
BOTH = {**LIMITED, "posture": {"russia": "disputes", "soviet_minors": "disputes"}}
TWO = {**LIMITED, "posture": {"russia": "disputes", "soviet_minors": "peace"}}
PORT = {"w5125": ["JP-FTDAI-01"]}  # supplies the Japanese in Manchukuo
CHINA: dict[str, Any] = {"scenario": "china-incident", "phasing": "axis"}


def box(case: Case, id: str) -> str:
    return case.state.posture[POSTURE_BOXES.index(id)]


def on_station(zone: str) -> int:
    return zone_box(ZONES.index(zone), ON_STATION)


# -- entering -------------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-PO-14")
@pytest.mark.rule("DSA-MOV-63")
def test_an_ally_at_war_stays_out_of_a_pac() -> None:
    case = Case("operational_movement", {MONGOLIA: ["MONG-RES-01"]}, **DISPUTES)
    assert f"move MONG-RES-01 {RUSSIA}" not in case.legal("soviet")
    case.refuses("soviet", f"move MONG-RES-01 {RUSSIA}", "DSB-PO-14")
    free = Case("operational_movement", {MONGOLIA: ["MONG-RES-01"]}, **LIMITED)
    assert f"move MONG-RES-01 {RUSSIA}" in free.legal("soviet")


@pytest.mark.rule("DSB-PO-15")
def test_before_the_war_a_pac_unit_stays_in_its_country() -> None:
    posture = {"russia": "neutrality", "soviet_minors": "neutrality"}
    case = Case("operational_movement", {RUSSIA: ["RU-INF1-01"]}, posture=posture, **PRE)
    refusal = fences.why_no_entry(case.war, case.number("RU-INF1-01"), place(MONGOLIA))
    assert refusal is not None
    assert refusal.rule == "DSB-PO-15"
    assert case.legal("soviet", "move")
    assert all(
        case.war.lands.country[place(one.split()[-1])] == "russia" for one in case.legal("soviet", "move")
    )


@pytest.mark.rule("DSB-PO-16")
@pytest.mark.parametrize(("minors", "open"), [("neutrality", True), ("disputes", False), ("war", False)])
def test_in_war_a_pac_unit_goes_where_its_policy_holds(minors: str, open: bool) -> None:
    posture = {"russia": "neutrality", "soviet_minors": minors}
    case = Case("operational_movement", {RUSSIA: ["RU-INF1-01"]}, posture=posture, **LIMITED)
    assert (f"move RU-INF1-01 {MONGOLIA}" in case.legal("soviet")) is open
    if not open:
        case.refuses("soviet", f"move RU-INF1-01 {MONGOLIA}", "DSB-PO-16")


@pytest.mark.rule("DSB-PO-16")
def test_a_conquered_country_has_the_posture_of_its_box() -> None:
    countries = {"mongolia": {"status": "conquered", "alignment": "soviet"}}
    posture = {"russia": "neutrality"}
    case = Case(
        "operational_movement", {RUSSIA: ["RU-INF1-01"]}, countries=countries, posture=posture, **LIMITED
    )
    case.refuses("soviet", f"move RU-INF1-01 {MONGOLIA}", "DSB-PO-16")


@pytest.mark.rule("DSB-PO-36")
@pytest.mark.rule("DSB-PO-27")
@pytest.mark.rule("DSB-PO-08")
def test_an_axis_unit_that_enters_a_pac_ends_its_policy_everywhere() -> None:
    case = Case("operational_movement", {**PORT, HAILAR: ["JP-INF1-01"]}, phasing="axis", **BOTH)
    assert place(MONGOLIA) in fences.fences(case.war).pac
    case.do("axis", f"move JP-INF1-01 {MONGOLIA}")
    assert (box(case, "soviet_minors"), box(case, "russia")) == ("war", "war")
    assert not fences.fences(case.war).pac


@pytest.mark.rule("DSB-PO-36")
def test_what_may_not_end_a_policy_is_not_done() -> None:
    case = Case(
        "operational_movement",
        {**PORT, HAILAR: ["JP-INF1-01"]},
        phasing="axis",
        posture={"russia": "disputes"},
        **PRE,
    )
    assert f"move JP-INF1-01 {RUSSIA}" not in case.legal("axis")
    refusal = fences.why_no_entry(case.war, case.number("JP-INF1-01"), place(RUSSIA))
    assert refusal is not None
    assert refusal.rule == "DSB-PO-41"


@pytest.mark.rule("DSB-PO-28")
def test_a_truce_takes_the_place_of_all_markers_of_a_policy() -> None:
    case = Case(
        "support", {}, posture={"russia": "disputes", "soviet_minors": "disputes", "britain": "peace"}
    )
    end_policy(war := case.war, "disputes", "armistice")
    held = dict(zip(POSTURE_BOXES, war.state.posture, strict=True))
    assert (held["russia"], held["soviet_minors"], held["britain"]) == ("armistice", "armistice", "peace")


# -- the China Incident ---------------------------------------------------------------------------------


@pytest.mark.rule("DSI-SCN-13")
@pytest.mark.parametrize(
    "area", ["kansu", "yunnan", "tibet", "sinkiang", "mongolia", "russia", "indochina", "hong_kong"]
)
def test_areas_nobody_enters(area: str) -> None:
    case = Case("operational_movement", {"w4920": ["SZE-WZ-01"]}, **{**CHINA, "phasing": "western"})
    hexes = [hex for hex, one in enumerate(case.war.tables.map.hexes) if one.area == area]
    assert hexes
    unit = case.number("SZE-WZ-01")
    for hex in hexes:
        refusal = entering.barred(case.war, unit, hex)
        assert refusal is not None
        assert refusal.rule == "DSI-SCN-13"


@pytest.mark.rule("DSI-SCN-13")
def test_nobody_retreats_there_either_but_lines_may_be_traced() -> None:
    case = Case("operational_movement", {"w5020": ["SZE-DEF-01"]}, **{**CHINA, "phasing": "western"})
    closed = retreat.closed(case.war, 1, place("w4920"), place("w5020"), place("w4821"))
    assert closed is not None
    assert closed.rule == "DSI-SCN-13"
    assert supply.supplied(case.war, case.number("SZE-DEF-01"))


@pytest.mark.rule("DSI-SCN-13")
@pytest.mark.rule("DSB-PO-35")
def test_in_the_china_incident_no_policy_ends() -> None:
    case = Case("support", {**PORT, HAILAR: ["JP-INF1-01"]}, {"axis_pool": ["JP-AF-01"]}, **CHINA)
    assert f"place JP-AF-01 {HAILAR}" not in case.legal("axis")
    case.refuses("axis", f"place JP-AF-01 {HAILAR}", "DSI-SCN-13")  # next to Russia
    air = case.number("JP-AF-01")
    refusal = fences.why_no_placing(case.war, air, on_station("sea_of_japan"))  # Vladivostok
    assert refusal is not None
    assert refusal.rule == "DSI-SCN-13"
    # in the South China Sea Kiangsu at War covers the British in Hong Kong
    assert fences.why_no_placing(case.war, air, on_station("south_china_sea")) is None


# -- placing support units ------------------------------------------------------------------------------


@pytest.mark.rule("DSB-PO-11")
@pytest.mark.rule("DSA-SPT-59")
def test_an_air_force_at_war_is_not_placed_in_a_pac() -> None:
    case = Case(
        "support",
        {"w5724": ["RU-INFA-01"]},
        {"soviet_pool": ["RU-AF-01"]},
        posture={"soviet_minors": "peace"},
    )
    assert f"place RU-AF-01 {MONGOLIA}" not in case.legal("soviet")
    case.refuses("soviet", f"place RU-AF-01 {MONGOLIA}", "DSB-PO-11")
    assert f"place RU-AF-01 {HAILAR}" in case.legal("soviet")


@pytest.mark.rule("DSB-PO-12")
def test_a_policy_is_named_before_a_missing_base() -> None:
    boxes = {"soviet_pool": ["RU-SUB-01"]}
    case = Case("support", {}, boxes, scenario="pacific-war", posture={"russia": "neutrality"})
    case.refuses("soviet", "place RU-SUB-01 swb", "DSB-PO-12")


@pytest.mark.rule("DSB-PO-12")
def test_a_pac_unit_is_placed_nowhere() -> None:
    case = Case("support", {"w5724": ["RU-INFA-01"]}, {"soviet_pool": ["RU-AF-01"]}, **DISPUTES)
    assert case.legal("soviet", "place") == []
    case.refuses("soviet", f"place RU-AF-01 {HAILAR}", "DSB-PO-12")
    refusal = fences.why_no_placing(case.war, case.number("RU-AF-01"), on_station("sea_of_japan"))
    assert refusal is not None
    assert refusal.rule == "DSB-PO-12"


AIR = {"axis_pool": ["JP-AF-01"], "soviet_pool": ["RU-AF-01"]}
BASES = {**PORT, "w5526": ["JP-INF1-01"], "w5724": ["RU-INFA-01"]}


@pytest.mark.rule("DSB-PO-13")
@pytest.mark.rule("DSB-PO-33")
def test_a_placement_in_a_pac_ends_its_policy_and_may_be_contested() -> None:
    case = Case("support", BASES, AIR, phasing="axis", **DISPUTES)
    case.do("axis", f"place JP-AF-01 {RUSSIA}")
    assert box(case, "russia") == "war"
    case.do("soviet", "contest RU-AF-01")
    assert case.where("JP-AF-01") == "delay"


@pytest.mark.rule("DSB-PO-13")
def test_a_pac_unit_does_not_contest_what_leaves_its_policy() -> None:
    case = Case("support", BASES, AIR, phasing="axis", **DISPUTES)
    case.do("axis", f"place JP-AF-01 {HAILAR}")  # beside Mongolia, which is at War
    assert box(case, "russia") == "disputes"
    assert case.where("JP-AF-01") == HAILAR
    assert not fences.may_contest(case.war, case.number("RU-AF-01"))


@pytest.mark.rule("DSB-PO-34")
def test_a_placement_beside_a_pac_ends_its_policy_unless_somebody_at_war_is_there_too() -> None:
    alone = {**LIMITED, "posture": {"russia": "disputes"}, "countries": {"mongolia": {"status": "neutral"}}}
    case = Case("support", BASES, AIR, phasing="axis", **alone)
    assert policies.ended_by_placing(case.war, place(HAILAR)) == ("disputes",)
    case.do("axis", f"place JP-AF-01 {HAILAR}")
    assert box(case, "russia") == "war"
    covered = Case("support", BASES, AIR, phasing="axis", **DISPUTES)
    assert policies.ended_by_placing(covered.war, place(HAILAR)) == ()


@pytest.mark.rule("DSB-PO-35")
@pytest.mark.parametrize(("china", "ended"), [("war", ()), ("resistance", ("resistance", "treaty"))])
def test_a_port_of_a_country_at_war_covers_a_naval_zone(china: str, ended: tuple[str, ...]) -> None:
    posture = {"britain": "treaty", "nationalist_china": china, "us_western_minors": "treaty"}
    case = Case("support", {}, posture=posture, **CHINA)
    assert policies.ended_by_placing(case.war, on_station("south_china_sea")) == ended


@pytest.mark.rule("DSB-PO-44")
def test_of_two_policies_the_axis_ends_one_and_keeps_the_other() -> None:
    case = Case("support", BASES, AIR, phasing="axis", **TWO)
    case.do("axis", f"place JP-AF-01 {HAILAR}")
    assert case.legal("axis") == ["end_policy disputes", "end_policy peace"]
    case.refuses("axis", "end_policy treaty", "DSB-PO-44")
    case.do("axis", "end_policy peace")
    assert (box(case, "soviet_minors"), box(case, "russia")) == ("war", "disputes")
    assert case.where("JP-AF-01") == HAILAR


# -- combat ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-PO-17")
@pytest.mark.rule("DSA-CMB-13")
def test_a_pac_unit_attacks_nobody() -> None:
    case = Case("regular_combat", {RUSSIA: ["RU-TK-01"], HAILAR: ["JP-INF1-01"]}, **DISPUTES)
    assert case.legal("soviet", "target") == []
    case.refuses("soviet", f"target {HAILAR}", "DSB-PO-17")


@pytest.mark.rule("DSB-PO-18")
def test_an_ally_at_war_does_not_attack_a_pac_unit() -> None:
    units = {"w4920": ["SZE-WZ-01"], "w4821": ["RU-INF1-01"]}
    case = Case("regular_combat", units, **{**CHINA, "phasing": "western"})
    case.refuses("western", "target w4821", "DSB-PO-18")
    war = Case("regular_combat", units, **{**CHINA, "phasing": "western", "posture": {"russia": "war"}})
    assert "target w4821" in war.legal("western")


@pytest.mark.rule("DSB-PO-37")
def test_an_axis_attack_on_a_pac_unit_ends_its_policy() -> None:
    units = {**PORT, HAILAR: ["JP-INFA-01"], RUSSIA: ["RU-INF1-01"]}
    case = Case("regular_combat", units, phasing="axis", **DISPUTES)
    case.do("axis", f"target {RUSSIA}", "commit JP-INFA-01")
    assert box(case, "russia") == "disputes"
    case.do("axis", "attack", dice=[1])
    assert box(case, "russia") == "war"
    before = Case("regular_combat", units, phasing="axis", posture={"russia": "disputes"}, **PRE)
    assert before.legal("axis", "target") == []
    refusal = fences.why_no_attack(before.war, before.number("JP-INFA-01"), place(RUSSIA))
    assert refusal is not None
    assert refusal.rule == "DSB-PO-41"


@pytest.mark.rule("DSB-PO-19")
def test_an_ally_at_war_neither_retreats_nor_advances_into_a_pac() -> None:
    case = Case("regular_combat", {MONGOLIA: ["MONG-RES-01"]}, **DISPUTES)
    assert retreat.closed(case.war, SOVIET, place(MONGOLIA), place(RUSSIA), place(FRONTIER)) == bars.FENCED
    refusal = entering.barred(case.war, case.number("MONG-RES-01"), place(RUSSIA))
    assert refusal is not None
    assert refusal.rule == "DSB-PO-14"
    free = Case("regular_combat", {MONGOLIA: ["MONG-RES-01"]}, **LIMITED)
    assert retreat.closed(free.war, SOVIET, place(MONGOLIA), place(RUSSIA), place(FRONTIER)) is None


# -- supply ---------------------------------------------------------------------------------------------


def lines(case: Case, id: str) -> bool:
    return supply.supplied(case.war, case.number(id))


@pytest.mark.rule("DSB-PO-23")
@pytest.mark.rule("DSA-SUP-20")
def test_an_ally_at_war_traces_no_line_through_a_pac() -> None:
    # a Russian unit deep in Mongolia
    deep = {"w5521": ["RU-INF1-01"]}
    assert lines(Case("support", deep), "RU-INF1-01")
    assert not lines(Case("support", deep, posture={"soviet_minors": "disputes"}), "RU-INF1-01")


@pytest.mark.rule("DSB-PO-24")
@pytest.mark.rule("DSB-PO-25")
def test_a_pac_traces_lines_where_its_policy_holds_and_before_the_war_at_home() -> None:
    deep = {"w5521": ["RU-INF1-01"]}
    same = {"russia": "disputes", "soviet_minors": "disputes"}
    assert lines(Case("support", deep, posture=same, **LIMITED), "RU-INF1-01")
    assert not lines(Case("support", deep, posture=same, **PRE), "RU-INF1-01")
    assert not lines(Case("support", deep, posture={"russia": "disputes"}, **LIMITED), "RU-INF1-01")


@pytest.mark.rule("DSB-PO-14")
@pytest.mark.rule("DSB-PO-16")
@pytest.mark.rule("DSB-PO-23")
@pytest.mark.rule("DSB-PO-25")
@pytest.mark.parametrize(
    ("us", "britain", "war_state", "shared"),
    [
        ("war", "war", "limited_war", True),
        ("war", "treaty", "limited_war", False),
        ("treaty", "treaty", "limited_war", True),
        ("treaty", "treaty", "pre_war", False),
        ("treaty", "peace", "limited_war", False),
    ],
)
def test_whose_convoys_are_shared(us: str, britain: str, war_state: str, shared: bool) -> None:
    posture = {"us_western_minors": us, "britain": britain}
    case = Case("support", {}, posture=posture, war_state=war_state, **CHINA)
    convoy = next(n for n, one in enumerate(case.war.counters) if one.id.startswith("BR-CONV"))
    assert fences.shares_convoy(case.war, 1, "us", convoy) is shared
    assert fences.shares_convoy(case.war, AXIS, "japan", case.number("JP-CONV-01"))


@pytest.mark.rule("DSB-PO-33")
@pytest.mark.rule("DSB-PO-42")
@pytest.mark.parametrize(("leads", "open"), [("army", True), ("navy", False)])
def test_neutrality_costs_the_government_that_led_to_it(leads: str, open: bool) -> None:
    neutral = {"posture": {"russia": "neutrality", "soviet_minors": "neutrality"}}
    affairs = {"affairs": {"government": leads, "markers": {"government": "holding"}}}
    campaign: dict[str, Any] = {"scenario": "cornered-mouse", "phasing": "axis", "turn": "July-Aug"}
    case = Case("support", BASES, AIR, **campaign, **neutral, **affairs)
    assert (f"place JP-AF-01 {RUSSIA}" in case.legal("axis")) is open
    if not open:
        case.refuses("axis", f"place JP-AF-01 {RUSSIA}", "DSB-PO-42")
        return
    case.do("axis", f"place JP-AF-01 {RUSSIA}")
    assert box(case, "russia") == "war"
    assert case.war.affairs.markers["government"] == "delay"
