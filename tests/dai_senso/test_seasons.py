"""The Seasonal Phase: cards, Logistics markers, replacements."""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso.cards import DECKS, Card
from flagplot.games.dai_senso.tables import standard_tables
from tests.dai_senso.setting import Case

AUTUMN = {"scenario": "china-incident", "phasing": "axis", "year": 1937, "turn": "Aug-Sept"}
WINTER = {**AUTUMN, "turn": "Nov-Dec"}


def card(faction: str, number: str) -> Card:
    return standard_tables().cards[f"{faction}-{number}"]


@pytest.mark.rule("DSA-CMP-03")
@pytest.mark.rule("DSB-CD-01")
@pytest.mark.rule("DSI-CRD-01")
def test_the_decks() -> None:
    cards = standard_tables().cards.values()
    assert {deck: sum(one.faction == deck for one in cards) for deck in DECKS} == DECKS


@pytest.mark.rule("DSA-CMP-36")
@pytest.mark.rule("DSB-CD-04")
def test_the_symbols() -> None:
    assert card("soviet", "31").symbols.blitz == 3
    assert card("soviet", "31").symbols.production_value == 3
    assert card("axis", "3").symbols.rearmament
    assert card("axis", "19").war_state == "limited_war"


@pytest.mark.rule("DSA-CRD-04")
def test_the_card_of_the_season_replaces_the_last() -> None:
    case = Case("option_card", {"e4904": ["JP-INFA-01"]}, **AUTUMN)
    assert case.state.current == ("axis-3", "western-3", "")
    assert case.halted


@pytest.mark.rule("DSA-CRD-20")
def test_a_card_brings_counters_to_the_boxes_it_names() -> None:
    case = Case("option_card", {"e4904": ["JP-INFA-01"]}, **WINTER)
    assert case.where("JP-INFA-07") == "axis_pool"
    assert case.where("JP-HQ-02") == "delay"


@pytest.mark.rule("DSA-CRD-21")
def test_what_is_in_play_does_not_enter_again() -> None:
    case = Case("option_card", {"e4904": ["JP-INFA-07"]}, **WINTER)
    assert case.where("JP-INFA-07") == "e4904"


@pytest.mark.rule("DSA-CRD-22")
@pytest.mark.parametrize(("status", "box"), [("active", "western_pool"), ("conquered", "out")])
def test_a_minor_country_must_be_active_to_be_reinforced(status: str, box: str) -> None:
    countries = {"kiangsu": {"status": status, "alignment": "western"}}
    situation = {**WINTER, "phasing": "western", "countries": countries}
    case = Case("option_card", {"w4724": ["W-KMT-01"]}, **situation)
    assert case.where("KI-WZ-06") == box
    assert case.where("W-CEN-01") == "delay"


@pytest.mark.rule("DSA-CRD-05")
@pytest.mark.rule("DSB-IN-14")
def test_interned_units_return_with_the_card() -> None:
    case = Case("option_card", {}, {"axis_pending": ["JP-INF1-01"]}, **AUTUMN)
    assert "repatriate JP-INF1-01 e4904" in case.legal("axis")
    case.do("axis", "repatriate JP-INF1-01 e4904")
    assert case.where("JP-INF1-01") == "e4904"
    assert case.halted


# -- Logistics ------------------------------------------------------------------------------------------

POOL = {"axis_pool": ["logistics_kwantung-01", "logistics_ighq-01"]}
HARBIN, TOKYO = "w5427", "e4904"
FUSAN = {"w4927": ["JP-INF1-05"]}  # an Open Port through which Manchukuo is supplied


@pytest.mark.rule("DSA-LOG-01")
def test_one_marker_is_placed_and_the_segment_is_over() -> None:
    case = Case("logistics", {HARBIN: ["KW-INFA-01"], TOKYO: ["JP-INFA-01"], **FUSAN}, POOL, **AUTUMN)
    case.do("axis", f"supply_base logistics_kwantung-01 {HARBIN}")
    assert case.where("logistics_kwantung-01") == HARBIN
    assert case.halted


@pytest.mark.rule("DSA-LOG-02")
def test_the_axis_needs_a_city_with_a_supplied_japanese_unit() -> None:
    units = {HARBIN: ["KW-INFA-01"], "w5527": ["KW-INF1-01"], **FUSAN}
    case = Case("logistics", units, POOL, **AUTUMN)
    case.refuses("axis", "supply_base logistics_ighq-01 w5527", "DSA-LOG-02")
    case.refuses("axis", f"supply_base logistics_ighq-01 {TOKYO}", "DSA-LOG-02")
    assert f"supply_base logistics_ighq-01 {HARBIN}" in case.legal("axis")


@pytest.mark.rule("DSA-LOG-03")
def test_the_kwantung_marker_stays_in_manchukuo_and_korea() -> None:
    case = Case("logistics", {TOKYO: ["JP-INFA-01"], "w5027": ["JP-INFA-02"], **FUSAN}, POOL, **AUTUMN)
    case.refuses("axis", f"supply_base logistics_kwantung-01 {TOKYO}", "DSA-LOG-03")
    assert "supply_base logistics_kwantung-01 w5027" in case.legal("axis")


@pytest.mark.rule("DSA-LOG-06")
def test_a_marker_may_be_picked_up() -> None:
    case = Case("logistics", {HARBIN: ["KW-INFA-01", "logistics_kwantung-01"]}, **AUTUMN)
    case.do("axis", "pick_up logistics_kwantung-01")
    assert case.where("logistics_kwantung-01") == "delay"


@pytest.mark.rule("DSA-LOG-07")
def test_one_logistics_marker_a_hex() -> None:
    units = {HARBIN: ["KW-INFA-01", "logistics_kwantung-01"]}
    case = Case("logistics", units, {"axis_pool": ["logistics_ighq-01"]}, **AUTUMN)
    case.refuses("axis", f"supply_base logistics_ighq-01 {HARBIN}", "DSA-LOG-07")


@pytest.mark.rule("DSA-LOG-08")
def test_a_detachment_makes_room() -> None:
    case = Case("logistics", {HARBIN: ["KW-INFA-01", "KW-INF1-01/detachment"], **FUSAN}, POOL, **AUTUMN)
    case.do("axis", f"supply_base logistics_kwantung-01 {HARBIN}")
    assert case.where("KW-INF1-01") == "delay"


# -- replacements ---------------------------------------------------------------------------------------

AXIS_3 = {**AUTUMN, "cards": {"axis": "3"}}  # two Japanese infantry steps


@pytest.mark.rule("DSA-REP-01")
@pytest.mark.rule("DSA-REP-03")
@pytest.mark.rule("DSA-REP-22")
def test_the_steps_of_the_card() -> None:
    pool = {"axis_pool": ["JP-INF1-01", "JP-INF1-02", "JP-INF1-03"]}
    case = Case("replacements", {}, pool, **AXIS_3)
    case.do("axis", f"take JP-INF1-01 {TOKYO}", f"take JP-INF1-02 {TOKYO}")
    assert case.halted  # the third stays in the pool
    assert case.where("JP-INF1-03") == "axis_pool"


@pytest.mark.rule("DSA-REP-10")
def test_what_is_not_taken_is_lost() -> None:
    case = Case("replacements", {}, {"axis_pool": ["JP-INF1-01", "JP-INF1-02"]}, **AXIS_3)
    case.do("axis", f"take JP-INF1-01 {TOKYO}", "done")
    assert case.where("JP-INF1-02") == "axis_pool"
    assert case.halted


@pytest.mark.rule("DSA-REP-11")
def test_only_one_step_units_are_taken() -> None:
    pool = {"axis_pool": ["JP-HQ-01", "JP-INFA-01", "JP-INF1-01"]}
    case = Case("replacements", {}, pool, **AXIS_3)
    case.refuses("axis", f"take JP-HQ-01 {TOKYO}", "DSA-REP-11")
    case.do("axis", f"take JP-INFA-01 {TOKYO}")
    assert case.steps("JP-INFA-01") == 1


@pytest.mark.rule("DSA-REP-12")
def test_only_the_force_pool_gives() -> None:
    case = Case("replacements", {}, {"axis_pool": ["JP-INF1-01"], "delay": ["JP-INF1-02"]}, **AXIS_3)
    case.refuses("axis", f"take JP-INF1-02 {TOKYO}", "DSA-REP-12")


@pytest.mark.rule("DSA-REP-13")
def test_infantry_steps_take_no_armor() -> None:
    case = Case("replacements", {}, {"axis_pool": ["JP-INF1-01", "JP-ARM-01"]}, **AXIS_3)
    case.refuses("axis", f"take JP-ARM-01 {TOKYO}", "DSA-REP-03")


@pytest.mark.rule("DSA-REP-13")
def test_armor_steps_take_either() -> None:
    pool = {"axis_pool": ["JP-INF1-01", "JP-ARM-01"]}
    case = Case("replacements", {}, pool, **{**AUTUMN, "cards": {"axis": "28a"}})
    assert {f"take JP-ARM-01 {TOKYO}", f"take JP-INF1-01 {TOKYO}"} <= {*case.legal("axis")}
    case.do("axis", f"take JP-ARM-01 {TOKYO}")
    assert case.where("JP-ARM-01") == TOKYO


@pytest.mark.rule("DSA-REP-19")
def test_garrisons_are_no_replacements() -> None:
    case = Case("replacements", {}, {"axis_pool": ["JP-GAR-03", "JP-INF1-01"]}, **AXIS_3)
    case.refuses("axis", f"take JP-GAR-03 {TOKYO}", "DSA-REP-19")


@pytest.mark.rule("DSA-REP-20")
def test_elite_units_can_be_taken() -> None:
    case = Case("replacements", {}, {"axis_pool": ["JP-IG-01"]}, **AXIS_3)
    case.do("axis", f"take JP-IG-01 {TOKYO}")
    assert case.where("JP-IG-01") == TOKYO


@pytest.mark.rule("DSA-REP-23")
def test_no_replacement_beside_an_enemy() -> None:
    case = Case("replacements", {TOKYO: ["KI-WZ-01"]}, {"axis_pool": ["JP-INF1-01"]}, **AXIS_3)
    case.refuses("axis", f"take JP-INF1-01 {TOKYO}", "DSA-REP-24")


@pytest.mark.rule("DSA-REP-24")
@pytest.mark.rule("DSA-GL-10")
def test_replacements_come_to_cities_at_home() -> None:
    case = Case("replacements", {HARBIN: ["JP-INFA-01"]}, {"axis_pool": ["JP-INF1-01"]}, **AXIS_3)
    assert f"take JP-INF1-01 {TOKYO}" in case.legal("axis")
    case.refuses("axis", f"take JP-INF1-01 {HARBIN}", "DSA-REP-24")  # a Dependent is no home


@pytest.mark.rule("DSA-REP-24")
@pytest.mark.rule("DSA-SUP-30a")
def test_replacements_come_to_a_supplied_hq_at_home() -> None:
    units = {"e5205": ["JP-HQ-01"]}  # no City
    case = Case("replacements", units, {"axis_pool": ["JP-INF1-01"]}, **AXIS_3)
    assert "take JP-INF1-01 e5205" in case.legal("axis")


@pytest.mark.rule("DSA-REP-28")
@pytest.mark.rule("DSA-SUP-30b")
@pytest.mark.rule("DSB-MK-28-1")
def test_replacements_come_to_imperial_headquarters() -> None:
    units = {HARBIN: ["JP-INFA-01", "logistics_ighq-01"], **FUSAN}
    case = Case("replacements", units, {"axis_pool": ["JP-INF1-01"]}, **AXIS_3)
    assert f"take JP-INF1-01 {HARBIN}" in case.legal("axis")


@pytest.mark.rule("DSA-REP-04")
@pytest.mark.rule("DSA-REP-15")
@pytest.mark.rule("DSA-GL-07")
def test_nationalist_steps_are_for_any_western_chinese_country() -> None:
    western = {**WINTER, "phasing": "western", "cards": {"western": "12"}}
    pool = {"western_pool": ["HO-RES-01", "KI-RES-01", "SZE-RES-01"]}
    case = Case("replacements", {}, pool, **western)
    assert {line.split()[1] for line in case.legal("western", "take")} == {
        "HO-RES-01",
        "KI-RES-01",
        "SZE-RES-01",
    }
    conquered = {"countries": {"hopeh": {"status": "conquered"}}}
    again = Case("replacements", {}, pool, **western, **conquered)
    assert "HO-RES-01" not in {line.split()[1] for line in again.legal("western", "take")}


@pytest.mark.rule("DSA-REP-17")
def test_paratroops_cost_two_steps() -> None:
    case = Case("replacements", {}, {"axis_pool": ["JP-ABN-01", "JP-INF1-01"]}, **AXIS_3)
    case.do("axis", f"take JP-ABN-01 {TOKYO}")
    assert case.halted  # both steps are spent
    assert case.where("JP-INF1-01") == "axis_pool"
