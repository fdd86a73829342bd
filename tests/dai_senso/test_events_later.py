"""Political Events from 15.21 on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dai_senso.affairs import (
    AXIS,
    FIGHTING_CHINA,
    GOVERNMENT,
    MUKDEN,
    SOVIET,
    WEST,
    capitals,
    case,
    event,
    led,
    marker,
    posture,
    status,
    z_actions,
)
from tests.dai_senso.setting import Case

# -- 15.21 Japan Supports Nationalists, 15.23 Military Aid -----------------------------------------------


@pytest.mark.rule("DSB-PE-21-2")
def test_a_detachment_lands_in_a_chinese_port_and_chinese_units_are_interned() -> None:
    one = case(event("15.21"), boxes={"axis_pool": ["JP-INF1-01"]}, posture=FIGHTING_CHINA)
    ports = [answer for answer in one.legal("axis") if answer.startswith("choose port")]
    assert ports
    port = ports[0].split()[-1]
    units = {port: ["KI-WZ-01/back"]}
    two = case(event("15.21"), boxes={"axis_pool": ["JP-INF1-01"]}, units=units, posture=FIGHTING_CHINA)
    two.do("axis", f"choose port {port}")
    assert two.war.detachment(two.number("JP-INF1-01"))
    assert two.where("KI-WZ-01") == "western_pending"
    bound = {"nationalist_china": "resistance", "communist_china": "resistance"}
    three = case(event("15.21"), boxes={"axis_pool": ["JP-INF1-01"]}, posture=bound)
    assert not [answer for answer in three.legal("axis") if answer.startswith("choose port")]


@pytest.mark.rule("DSB-PE-21-1", "DSB-PE-21-3")
def test_japan_takes_a_step_or_strikes_the_allies() -> None:
    units = {"w3218": ["BR-IND-01"], MUKDEN: ["JP-INFA-01"]}
    one = case(event("15.21"), units=units, boxes={"axis_pool": ["JP-COL-01"]})
    assert "choose colonial" in one.legal("axis")
    one.do("axis", "choose strike", "strike w3218")
    assert one.state.waiting == ("western",)
    one.do("western", one.legal("western")[0])
    two = case(event("15.21"), units=units, boxes={"axis_pool": ["JP-COL-01"]})
    two.do("axis", "choose colonial", f"take JP-COL-01 {MUKDEN}")
    assert two.where("JP-COL-01") == MUKDEN


@pytest.mark.rule("DSB-PE-23-1")
def test_military_aid_is_a_step_or_a_delay_reduction() -> None:
    one = case(event("15.23", WEST), boxes={"western_pool": ["KI-WZ-01"], "apr-may-1942": ["US-AF-02"]})
    one.do("western", "choose minor")
    assert "take KI-WZ-01 w4724" in one.legal("western")
    two = case(event("15.23", WEST), boxes={"apr-may-1942": ["US-AF-02"]})
    two.do("western", "choose delay_reduction", "choose US-AF-02")
    assert two.where("US-AF-02") == "mar-apr-1942"


# -- 15.24 Military Takeover -----------------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-24-1", "DSB-PE-24-2", "DSB-PE-24-3", "DSB-PE-24-4")
def test_a_military_takeover() -> None:
    affairs = led("army", hakko_ichiu="vp_2", showa_restoration="swb")  # EXB-121
    one = case(event("15.24"), affairs=affairs)
    assert marker(one, "military_takeover") == "swb"
    assert marker(one, "government") == "delay"
    assert marker(one, "showa_restoration") == ""
    assert marker(one, "hakko_ichiu") == ""
    assert marker(one, "japanese_mandate") == "vp_2"
    assert one.war.affairs.bonus_blitz == (1, 0, 0)


# -- 15.25 Minor Country Created -------------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-25-1", "DSB-PE-25-2", "DSB-FC-12", "DSB-MC-01", "DSB-MC-03", "DSI-CTR-10")
def test_korea_becomes_a_puppet() -> None:
    one = case(event("15.25"))  # EXB-007
    assert "choose korea" in one.legal("axis")
    assert "choose burma" not in one.legal("axis")  # not in Axis hands
    one.do("axis", "choose korea")
    assert status(one, "korea") == (0, AXIS)
    assert one.where("KOR-RES-01") == "axis_pool"
    assert one.war.lands.country[one.hex("w5027")] == "korea"


@pytest.mark.rule("DSB-PE-25-3")
def test_indochina_is_no_longer_a_japanese_dependent_when_it_is_created() -> None:
    units = {"w3619": ["JP-INFA-01"], "w4219": ["JP-INFA-02"]}  # EXB-040
    one = case(event("15.25"), units=units, ceded=["japan_indochina"])
    one.do("axis", "choose indochina")
    assert one.state.ceded == ()


@pytest.mark.rule("DSB-PE-25-4")
def test_burma_created_disbands_the_burmese_of_japan() -> None:
    cities = ["w4015", "w4215"]
    units = {city: [f"JP-INFA-0{n}"] for n, city in enumerate(cities, 1)}  # EXB-041
    one = case(event("15.25"), units=units, boxes={"axis_pool": ["JP-BUR-01"]})
    one.do("axis", "choose burma")
    assert one.where("JP-BUR-01") == "out"


@pytest.mark.rule("DSB-MC-04")
def test_kansu_and_kiangsu_are_never_created() -> None:
    one = case(event("15.25"), ceded=["japan_kansu", "japan_kiangsu"])
    assert not {"choose kansu", "choose kiangsu"} & set(one.legal("axis"))


@pytest.mark.rule("DSB-MC-02", "DSB-PE-25-5", "DSB-PE-25-6")
def test_india_becomes_independent() -> None:
    units = {"w4509": ["BR-IND-01"]}  # EXB-042
    one = case(event("15.25", WEST, what="india"), units=units, boxes={"axis_pool": ["JP-IND-01"]})
    assert status(one, "india")[0] == 1
    assert one.where("BR-IND-01") == one.where("JP-IND-01") == "out"


# -- 15.26 Minor Country Politics ------------------------------------------------------------------------


def politics(area: str, die: list[int], receiver: int = AXIS, **further: Any) -> Case:
    affairs = {"vp": 0, "uscl": 0, "markers": GOVERNMENT, **further.pop("affairs", {})}
    return case(event("15.26", receiver, what=area), dice=die, affairs=affairs, **further)


@pytest.mark.rule("DSB-PE-26-1", "DSI-TAB-05")
def test_the_receiver_picks_a_table_and_a_neutral_country_may_be_pressed() -> None:
    one = case(event("15.26", WEST), affairs={"vp": 0}, war_state="limited_war")
    assert one.legal("western") == [
        "choose china", "choose se_asia", "choose northeast_asia", "choose south_seas",
    ]  # fmt: skip
    one.do("western", "choose se_asia", dice=[6])  # Siam
    assert one.legal("axis") == ["choose diplomatic_incident", "decline"]
    one.do("axis", "choose diplomatic_incident", dice=[2])  # Neutrality
    assert one.war.affairs.capitals["siam"] == ("neutrality",)


@pytest.mark.rule("DSB-PE-26-2", "DSB-PE-26-3", "DSB-PE-26-4")
def test_a_neighbour_takes_the_other_side() -> None:
    axis = {
        "siam": {"status": "active", "alignment": "axis"},
        "france": {"status": "neutral", "alignment": ""},
    }
    one = politics("se_asia", [6], countries=axis, ceded=[], war_state="limited_war")
    assert one.legal("axis") == ["choose france"]  # Indochina is French
    soviet = {"mongolia": {"status": "active", "alignment": "soviet"}}
    two = politics("northeast_asia", [3], countries=soviet, war_state="limited_war")
    assert two.state.waiting == ("soviet",)
    assert "choose sinkiang" in two.legal("soviet")
    assert politics("china", [4], war_state="limited_war").halted  # Szechwan is Western


@pytest.mark.rule("DSB-PE-26-5", "DSB-PE-26-7")
@pytest.mark.parametrize("state", ["limited_war", "total_war"])
def test_the_axis_loses_a_step_in_a_dependent(state: str) -> None:
    one = politics("northeast_asia", [1], units={"w5027": ["JP-INFA-01"]}, war_state=state)  # Korea
    assert {answer.split()[1] for answer in one.legal("axis")} == {"JP-INFA-01"}


@pytest.mark.rule("DSB-PE-26-6")
def test_in_total_war_a_country_loses_two_steps() -> None:
    units = {"w4724": ["KI-WZ-01"], "w4621": ["SZE-DEF-01"]}
    one = politics("china", [3], units=units, war_state="total_war")
    assert {answer.split()[1] for answer in one.legal("western")} == {"KI-WZ-01"}
    one.do("western", one.legal("western")[0])
    one.do("western", one.legal("western")[0])
    assert not one.war.ground(one.hex("w4724"), WEST)


ALONE = {
    country: {"status": "conquered", "alignment": "western"}
    for country in ("hopeh", "szechwan", "yunnan", "sinkiang", "tibet")
}


@pytest.mark.rule("DSB-MN-08", "DSB-MN-06")
def test_an_hq_of_all_china_bears_losses_only_if_its_owner_likes() -> None:
    """EXB-025: it may be said to belong to Szechwan, unless Kiangsu is the only friendly Chinese Country."""
    units = {"w4724": ["KI-DEF-01", "W-KMT-01"]}
    one = politics("china", [3], units=units, war_state="total_war")
    assert {answer.split()[1] for answer in one.legal("western")} == {"KI-DEF-01", "W-KMT-01"}
    one.refuses("western", "decline", "DSB-MN-08")  # its own step comes first
    one.do("western", "lose KI-DEF-01")
    assert "decline" in one.legal("western")
    one.do("western", "decline")
    assert one.where("W-KMT-01") == "w4724"
    assert one.steps("W-KMT-01") == 2
    alone = politics("china", [3], units=units, war_state="total_war", countries=ALONE)
    alone.do("western", "lose KI-DEF-01")
    assert "decline" not in alone.legal("western")
    alone.do("western", alone.legal("western")[0])
    assert alone.where("W-KMT-01") != "w4724" or alone.steps("W-KMT-01") == 1


@pytest.mark.rule("DSB-PE-08-8", "DSB-MN-03")
def test_strife_reaches_into_a_holding_box() -> None:
    """The Chinese step of a unit of two nations is lost; the British one stays on the map."""
    one = case(
        event("15.8", AXIS),
        units={"w4216": ["W-ABDA-01"], "w4724": ["W-KMT-01"]},
        boxes={"western_abda": ["KI-DEF-01"], "western_pool": ["BR-FE-01"]},
    )
    one.do("axis", "choose chinese_strife", dice=[1])
    assert {answer.split()[1] for answer in one.legal("western")} == {"KI-DEF-01", "W-KMT-01"}
    one.do("western", "lose KI-DEF-01")
    assert (one.where("KI-DEF-01"), one.where("BR-FE-01")) == ("delay", "w4216")
    assert one.where("W-ABDA-01") != "w4216"


@pytest.mark.rule("DSB-PE-26-8", "DSB-PE-26-7")
def test_the_indies_include_their_islands() -> None:
    nei = {"nei": {"status": "conquered", "alignment": "western"}}  # EXB-043
    one = politics("se_asia", [4], units={"e2803": ["JP-INFA-01"]}, countries=nei, war_state="total_war")
    cell = one.war.tables.map.cell("e2803")
    assert cell.area == "dutch_new_guinea"
    assert {answer.split()[1] for answer in one.legal("axis")} == {"JP-INFA-01"}


@pytest.mark.rule("DSB-PE-26-9")
def test_a_country_that_does_not_exist_is_no_result() -> None:
    gone = {"tannu_tuva": {"status": "not_created", "alignment": ""}}
    one = politics(
        "northeast_asia", [4], countries=gone, ceded=["russia_tannu_tuva"], war_state="limited_war"
    )
    assert one.halted


# -- 15.27 Neutrality, 15.28 Neutrals Pressured ----------------------------------------------------------


@pytest.mark.rule("DSB-PE-27-1")
def test_neutrality_is_placed_or_influence_goes() -> None:
    one = case(event("15.27", AXIS, "siam"))
    assert one.war.affairs.capitals["siam"] == ("neutrality",)
    two = case(event("15.27", AXIS, "siam"), affairs=capitals(siam="influence_western"))
    assert "siam" not in two.war.affairs.capitals


@pytest.mark.rule("DSB-PE-28-1", "DSB-PE-28-2", "DSB-PE-28-3", "DSB-PE-28-4")
def test_neutrals_and_neutral_powers_are_pressed() -> None:
    affairs = led("navy", aid_to_china_western="western_events", lend_lease="western_events")
    held = {"britain": "treaty", "us_western_minors": "quarantine"}
    one = case(event("15.28"), affairs=affairs, posture=held)
    found = one.legal("axis")
    assert "choose minor_country_politics" in found
    assert "choose place siam" in found
    assert "choose pressure_britain" in found
    assert "decline" not in found  # one must be done
    one.do("axis", "choose pressure_us")
    assert marker(one, "lend_lease") == "delay"
    free = case(event("15.28"), affairs=affairs, posture={"britain": "war"})
    assert "choose pressure_britain" not in free.legal("axis")


@pytest.mark.rule("DSB-PE-28-5", "DSB-PO-39", "DSB-PO-28")
def test_an_ally_reassesses_its_policies_under_the_rising_sun() -> None:
    held = {"russia": "disputes", "soviet_minors": "disputes"}
    one = case(event("15.28", SOVIET), affairs={"rising_sun": True}, posture=held)
    one.do("soviet", "choose reassess_policies russia")
    assert posture(one, "russia") == posture(one, "soviet_minors") == "reassess_policy"
    crusade = case(event("15.28", SOVIET), affairs={"rising_sun": False}, posture=held)
    assert "choose reassess_policies russia" not in crusade.legal("soviet")
    neutral = case(event("15.28", SOVIET), affairs={"rising_sun": True}, posture={"russia": "neutrality"})
    assert "choose reassess_policies russia" not in neutral.legal("soviet")


@pytest.mark.rule("DSB-PE-28-6", "DSB-PE-30-9", "DSB-MK-16-2")
@pytest.mark.parametrize("section", ["15.28", "15.30"])
def test_free_passage_becomes_wider_involvement(section: str) -> None:
    siam = {"siam": {"status": "active", "alignment": "axis"}}
    one = case(event(section), affairs=capitals(siam="free_passage"), countries=siam)
    one.do("axis", "choose wider_involvement siam")
    assert "siam" not in one.war.affairs.capitals


# -- 15.29 Operation Z -----------------------------------------------------------------------------------

Z: dict[str, Any] = {
    "cards": {"axis": "28a"},
    "posture": {"us_western_minors": "war", "britain": "neutrality"},
}


def operation(left: int = 6, **fields: Any) -> dict[str, Any]:
    return {"step": "operation_z", "left": left, **fields}


@pytest.mark.rule("DSB-PE-29-1", "DSI-CRD-02")
def test_operation_z_may_bring_in_a_neutral_country() -> None:
    one = case(event("15.29"), **Z)
    assert "choose declare_war siam" in one.legal("axis")
    assert "choose diplomatic_incident siam" in one.legal("axis")
    tora = case(event("15.29"), **{**Z, "scenario": "tora"})
    assert "choose diplomatic_incident siam" not in tora.legal("axis")  # DSI-SCN-15


@pytest.mark.rule("DSB-PE-29-2")
@pytest.mark.parametrize(
    ("turn", "left"), [("Nov-Dec", 6), ("Mar-Apr", 6), ("Aug-Sept", 6), ("June-July", 4)]
)
def test_six_z_actions_and_four_in_summer(turn: str, left: int) -> None:
    one = case(event("15.29"), **Z, turn=turn, year=1942)
    one.do("axis", "decline")  # no Neutral Country is brought in
    assert z_actions(one) == left


@pytest.mark.rule("DSB-PE-29-3")
def test_a_harbor_attack_hits_surface_fleets_at_war() -> None:
    boxes = {"western_pool": ["US-SURF-01", "BR-SURF-01"], "mar-apr-1942": ["US-SURF-02"]}  # EXB-118
    one = case(operation(), boxes=boxes, **Z)
    one.do("axis", "choose harbor_attack")
    assert one.legal("axis") == ["choose US-SURF-01", "choose US-SURF-02", "decline"]
    one.do("axis", "choose US-SURF-01")
    assert one.where("US-SURF-01") == "naval_delay"


@pytest.mark.rule("DSB-PE-29-4")
def test_the_army_makes_an_effort_with_north_wind_cloudy_alone() -> None:
    boxes = {"delay": ["JP-AF-01"], "axis_pool": []}
    one = case(operation(), boxes=boxes, **{**Z, "cards": {"axis": "28b"}})
    one.do("axis", "choose heroic_effort_army", "choose JP-AF-01")
    assert one.where("JP-AF-01") == "axis_pool"
    other = case(operation(), boxes=boxes, **Z)
    assert "choose heroic_effort_army" not in other.legal("axis")


@pytest.mark.rule("DSB-PE-29-5")
def test_the_navy_makes_an_effort_with_east_wind_rain_alone() -> None:
    boxes = {"yellow_sea_on_station": ["JP-SURF-01"]}  # EXB-044
    one = case(operation(), boxes=boxes, **Z)
    one.do("axis", "choose heroic_effort_navy", "choose JP-SURF-01")
    assert one.where("JP-SURF-01") == "axis_pool"
    other = case(operation(), boxes=boxes, **{**Z, "cards": {"axis": "28b"}})
    assert "choose heroic_effort_navy" not in other.legal("axis")


@pytest.mark.rule("DSB-PE-29-7")
def test_troops_move_by_surprise_within_the_empire() -> None:
    units = {"e4904": ["JP-INF1-01"], MUKDEN: ["JP-INFA-01"]}
    one = case(operation(), units=units, **Z)
    one.do("axis", "choose surprise_troop_movement", "choose JP-INF1-01")
    one.do("axis", f"choose {MUKDEN}")
    assert one.where("JP-INF1-01") == MUKDEN


@pytest.mark.rule("DSB-PE-29-8", "DSB-MK-42-1")
def test_totsugeki_goes_anywhere() -> None:
    one = case(operation(), **Z)
    one.do("axis", "choose totsugeki", "choose w3218")
    assert one.where("totsugeki-01") == "w3218"
    assert z_actions(one) == 5


@pytest.mark.rule("DSB-PE-29-9", "DSB-PE-37-1")
def test_no_z_action_more_than_three_times_but_in_widespread_attacks() -> None:
    full = {"totsugeki": 3}
    assert "choose totsugeki" not in case(operation(taken=full), **Z).legal("axis")
    bonus = case(event("15.37"), **Z)  # EXB-117
    assert z_actions(bonus) == 2
    assert "choose totsugeki" in case(operation(2, bonus=True, taken=full), **Z).legal("axis")


# -- 15.30 Political Option ------------------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-30-1", "DSB-PE-30-2", "DSB-PE-30-4", "DSB-PE-30-5")
def test_a_political_option_is_many_things() -> None:
    one = case(event("15.30", WEST))
    found = one.legal("western")
    assert {"choose chinese_incident", "choose declare_war siam", "choose neutrals_consider_options"} <= set(
        found
    )
    one.do("western", "choose military_failure axis supply")
    assert one.state.waiting == ("axis",)  # picks who places it
    two = case(event("15.30", WEST))
    two.do("western", "choose declare_war tibet")
    assert status(two, "tibet") == (0, AXIS)


@pytest.mark.rule("DSB-PE-30-6", "DSB-PE-30-7")
def test_war_in_asia_and_in_the_pacific() -> None:
    held = {"russia": "disputes", "britain": "treaty"}
    west = case(event("15.30", WEST), posture=held)
    assert "choose end_policy britain" in west.legal("western")
    assert "choose end_policy russia" not in west.legal("western")
    soviet = case(event("15.30", SOVIET), posture=held)
    assert "choose end_policy russia" in soviet.legal("soviet")
    assert "choose end_policy britain" not in soviet.legal("soviet")
    neutral = case(event("15.30"), posture={"russia": "neutrality"}, affairs=led("navy"))
    assert "choose end_policy russia" not in neutral.legal("axis")


@pytest.mark.rule("DSB-PE-30-3", "DSB-PE-30-8")
def test_peace_talks_bring_negotiation_everywhere() -> None:
    held = {"russia": "armistice", "communist_china": "war", "soviet_minors": "war"}
    one = case(event("15.30", SOVIET), posture=held)
    assert not [answer for answer in one.legal("soviet") if "western_peace_talks" in answer]
    one.do("soviet", "choose eastern_peace_talks raise russia")
    assert posture(one, "russia") == "reassess_policy"
    assert posture(one, "communist_china") == posture(one, "soviet_minors") == "negotiation"
    west = case(event("15.30", WEST), posture={"britain": "negotiation", "nationalist_china": "war"})
    west.do("western", "choose western_peace_talks lower britain")
    assert posture(west, "britain") == "war"
    assert posture(west, "nationalist_china") == "negotiation"


# -- 15.32, 15.33, 15.35, 15.36 --------------------------------------------------------------------------


@pytest.mark.rule("DSB-PE-32-1", "DSB-PE-32-2", "DSI-CRD-15", "DSB-CD-25")
def test_production_succeeds_twice() -> None:
    one = case(event("15.32"), cards={"axis": "56"})
    assert one.where("JP-INT-01") == "delay"
    two = case(event("15.32"), cards={"axis": "56"}, affairs={"successes": {"56": 1}})
    assert marker(two, "jet_fighter_production") == "delay"
    three = case(event("15.32"), cards={"axis": "56"}, affairs={"successes": {"56": 2}, "markers": {}})
    assert marker(three, "jet_fighter_production") == ""
    assert three.where("JP-INT-01") == "out"


@pytest.mark.rule("DSB-PE-33-1", "DSB-PE-33-2", "DSB-MK-11-1")
def test_the_bomb_falls_near_a_us_air_base() -> None:
    given: dict[str, Any] = {
        "units": {"e4226": ["US-INFM-01"], "e4519": ["JP-INF1-01"]},  # Honolulu, Midway
        "boxes": {"central_pacific_convoys": ["US-CONV-01"]},
    }
    one = case(event("15.33", WEST), posture={"us_western_minors": "war"}, **given)
    one.refuses("western", "choose e4904", "DSB-PE-33-1")  # Tokyo is too far
    one.do("western", "choose e4519", "choose JP-INF1-01")
    assert one.where("US-ABOMB-01") == "e4519"
    assert not one.war.on_map(one.number("JP-INF1-01"))
    assert case(event("15.33", WEST), posture={"us_western_minors": "armistice"}, **given).halted


@pytest.mark.rule("DSB-PE-35-1", "DSB-PE-35-2")
def test_a_successful_challenge() -> None:
    held = {"russia": "disputes", "soviet_minors": "disputes"}
    one = case(event("15.35", SOVIET, what="russia"), posture=held)
    assert {"choose blitz", "choose declare_war siam"} <= set(one.legal("soviet"))
    one.do("soviet", "choose end_policy russia")
    assert posture(one, "soviet_minors") == "war"
    two = case(event("15.35", SOVIET, what="russia"), posture=held)
    two.do("soviet", "choose blitz")
    assert two.war.affairs.bonus_blitz == (0, 0, 1)
    three = case(event("15.35", SOVIET, what="russia"), posture={"russia": "neutrality"})
    assert "choose end_policy russia" not in three.legal("soviet")


@pytest.mark.rule("DSB-PE-36-1")
def test_successful_improvements() -> None:
    affairs = {"markers": {"minor_country_production_western": "swb"}}
    one = case(event("15.36", WEST), affairs=affairs)
    one.do("western", "choose minor_production")
    assert one.war.affairs.turned == ("minor_country_production_western",)
    two = case(event("15.36", WEST), affairs=affairs)
    two.do("western", "choose interceptor")
    assert two.where("W-CHINT-01") == "delay"
