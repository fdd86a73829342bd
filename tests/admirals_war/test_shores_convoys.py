"""Submarine hunt and merchant shipping."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.board import ALLIED, AXIS
from flagplot.games.admirals_war.shores import convoys
from tests.admirals_war.helpers import Case, quiet

WAR: dict[str, Any] = {"turn": 4, "pacific": "war"}


def fight(area: str, units: dict[str, Any] | list[str], dice: list[int], **parts: Any) -> Case:
    """The hunt in one area, from the first die to the last."""
    number = quiet().place(area)
    frames = [{"step": "turn", "number": 8}, {"step": "hunt", "area": number}]
    everything = {area: units, **parts.pop("more", {})}
    return Case(**{**WAR, **parts}, units=everything, frames=frames, dice=dice)


def strength(
    units: dict[str, Any] | list[str], area: str = "mid_atlantic", side: int = ALLIED, **parts: Any
) -> int:
    case = quiet(**{**WAR, **parts}, units={area: units})
    return convoys.strength(case.war, case.place(area), side)


# -- strength -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-SUB-06", "AW-EXA-01")
def test_what_counts_in_the_hunt() -> None:
    assert strength(["uk_hood", "uk_norfolk"]) == 2
    assert strength(["uk_ark_royal"]) == 3
    assert strength(["uk_hermes"]) == 3  # whatever its airstrike
    assert strength(["uk_amph_tiger"]) == 3
    assert strength(["uk_hood", "uk_ark_royal", "uk_amph_tiger"]) == 7


@pytest.mark.rule("AW-LBA-15")
def test_air_units_add_their_attack_factor() -> None:
    assert strength(["uk_raf_coastal"], factors={"uk_raf_coastal": "2-4"}) == 2


@pytest.mark.rule("AW-SUB-07")
def test_raiders_and_units_in_port_add_nothing() -> None:
    assert strength({"uk_hood": "raiding", "uk_ark_royal": "raiding"}) == 0
    case = quiet(**WAR, units={"england": ["uk_hood"]})
    assert convoys.strength(case.war, case.place("north_sea"), ALLIED) == 0


@pytest.mark.rule("AW-DEC-14")
def test_oilers_and_hilfskreuzers_hunt_nothing() -> None:
    assert strength(["ger_nordmark", "ger_atlantis", "ger_fsjr"], side=AXIS) == 0


@pytest.mark.rule("AW-SUB-08", "AW-SUB-10")
def test_escort_groups_and_the_mediterranean_help_every_die() -> None:
    units = ["uk_hk_group_1", "uk_hk_group_2"]
    case = quiet(**WAR, units={"western_mediterranean": units, "mid_atlantic": ["uk_hk_group_3"]})
    plus = [
        convoys.modifier(case.war, case.place(id), ALLIED) for id in ("western_mediterranean", "mid_atlantic")
    ]
    assert plus == [3, 1]
    assert convoys.modifier(case.war, case.place("mid_atlantic"), AXIS) == 0


# -- the hunt -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-SUB-11", "AW-SUB-12")
def test_a_6_destroys_and_a_5_sends_home_before_anything_attacks() -> None:
    boats = ["ger_uboat_01", "ger_uboat_02", "ger_uboat_03"]
    case = fight("mid_atlantic", ["uk_hood", "uk_norfolk", "uk_suffolk", *boats], [5, 6, 1, 4])
    assert case.where("ger_uboat_01") == "chart"
    assert case.where("ger_uboat_02") == "reserve"
    assert case.where("ger_uboat_03") == "mid_atlantic"  # it rolled the 4 at shipping
    assert case.vp("ATO") == 0


@pytest.mark.rule("AW-SUB-12")
def test_what_the_second_side_sends_home_attacks_no_shipping_either() -> None:
    case = fight("home_islands", ["us_texas", "jap_iboat_1"], [5], control={"okinawa": "allied"})
    assert (case.where("jap_iboat_1"), case.halted) == ("reserve", True)
    raider = fight("bay_of_bengal", ["uk_norfolk", "ger_atlantis"], [5], turn=2, pacific="peace")
    assert raider.where("ger_atlantis") == "neutral_port"
    assert raider.vp("ATO") == 0


@pytest.mark.rule("AW-SUB-09")
def test_escort_groups_go_home_after_the_hunt() -> None:
    case = fight("mid_atlantic", ["uk_hk_group_1", "uk_hood", "ger_uboat_01"], [1, 1])
    assert case.where("uk_hk_group_1") == "reserve"


@pytest.mark.rule("AW-SUB-13", "AW-OIL-06", "AW-HLK-03")
def test_oilers_then_hilfskreuzers_then_boats_take_the_results() -> None:
    case = quiet(**WAR, units={"mid_atlantic": ["ger_uboat_01", "ger_atlantis", "ger_nordmark"]})
    order = [
        case.game.tables.board.unit_ids[unit]
        for unit in convoys.prey(case.war, case.place("mid_atlantic"), AXIS)
    ]
    assert order == ["ger_nordmark", "ger_atlantis", "ger_uboat_01"]


@pytest.mark.rule("AW-SUB-14", "AW-SUB-15")
def test_type_xxi_boats_are_sunk_last_and_never_sent_home() -> None:
    boats = ["ger_uboat_xxi_1", "ger_uboat_01"]
    sunk = fight("mid_atlantic", ["uk_hood", "uk_norfolk", *boats], [6, 6])
    assert sunk.where("ger_uboat_xxi_1") == sunk.where("ger_uboat_01") == "chart"
    first = fight("mid_atlantic", ["uk_hood", "uk_norfolk", *boats], [6, 5, 1])
    assert (first.where("ger_uboat_01"), first.where("ger_uboat_xxi_1")) == ("chart", "mid_atlantic")
    late = {"ger_uboat_01": {"marks": ["xxi"]}, "ger_uboat_02": {}, "uk_hood": {}}
    order = fight("mid_atlantic", late, [6, 1])
    assert (order.where("ger_uboat_01"), order.where("ger_uboat_02")) == ("mid_atlantic", "chart")


@pytest.mark.rule("AW-SUB-16", "AW-SUB-26")
def test_raiding_boats_and_boats_in_base_are_safe() -> None:
    case = quiet(**WAR, units={"mid_atlantic": {"ger_uboat_01": "raiding"}, "reserve": ["ger_uboat_02"]})
    assert convoys.prey(case.war, case.place("mid_atlantic"), AXIS) == []


@pytest.mark.rule("AW-DEC-37")
def test_both_sides_hunt_and_the_first_to_fire_rolls_first() -> None:
    units = ["us_texas", "us_sub_1", "jap_hiei", "jap_iboat_1"]
    case = fight("coral_sea", units, [6, 1, 1])
    assert case.where("us_sub_1") == "chart"  # Japan first in the Pacific
    assert case.where("jap_iboat_1") == "coral_sea"


@pytest.mark.rule("AW-SEQ-15")
def test_boats_that_attacked_shipping_are_set_aside() -> None:
    case = fight("mid_atlantic", ["ger_uboat_01"], [1])
    assert case.marked("ger_uboat_01", "set_aside")
    assert case.halted


# -- shipping -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-SUB-17", "AW-EXA-02")
def test_each_hit_is_a_point_at_once_and_a_5_is_none_without_bonus() -> None:
    assert fight("mid_atlantic", ["ger_uboat_01"], [5]).vp("ATO") == -1  # with her bonus
    assert fight("mid_atlantic", ["ger_uboat_01"], [4]).vp("ATO") == 0
    plain = fight("home_islands", ["us_sub_1"], [5], vp={"PTO": 0})
    assert plain.vp("PTO") == 0
    assert fight("home_islands", ["us_sub_1"], [6], vp={"PTO": 0}).vp("PTO") == 1


@pytest.mark.rule("AW-SUB-18")
def test_points_from_shipping_are_capped_by_the_value_of_the_area() -> None:
    boats = ["ger_uboat_01", "ger_uboat_02", "ger_uboat_03"]
    case = fight("caribbean_sea", boats, [6, 6, 6])
    assert case.vp("ATO") == -1
    more = fight("mid_atlantic", boats, [6, 6, 6], merchant={"mid_atlantic": [0, 1]})
    assert more.vp("ATO") == -1


@pytest.mark.rule("AW-SUB-20", "AW-DEC-48")
def test_in_the_pacific_boats_need_an_enemy_port_on_the_area() -> None:
    assert fight("central_pacific", ["jap_iboat_1"], [6], vp={"PTO": 0}).vp("PTO") == -1  # Midway
    lost = fight("central_pacific", ["jap_iboat_1"], [], control={"midway": "axis"}, vp={"PTO": 0})
    assert lost.vp("PTO") == 0


@pytest.mark.rule("AW-HLK-04")
def test_a_hilfskreuzer_rolls_one_die_without_bonus() -> None:
    assert fight("mid_atlantic", ["ger_atlantis"], [5], factors={"ger_atlantis": "2*-1-5"}).vp("ATO") == 0
    hit = fight("mid_atlantic", ["ger_atlantis"], [6])
    assert hit.vp("ATO") == -1
    assert hit.marked("ger_atlantis", "gained")


@pytest.mark.rule("AW-DEC-16")
def test_the_owner_chooses_the_order_where_the_cap_binds() -> None:
    case = fight("caribbean_sea", ["ger_uboat_01", "ger_atlantis"], [])
    assert case.legal("german") == ["attack ger_atlantis", "attack ger_uboat_01"]
    case.do("german", "attack ger_atlantis", dice=[6, 6])
    assert case.halted
    assert case.marked("ger_atlantis", "gained")
    assert case.vp("ATO") == -1
    beyond = fight("caribbean_sea", ["ger_uboat_01", "ger_atlantis"], [])
    beyond.do("german", "attack ger_uboat_01", dice=[6, 6])
    assert not beyond.marked("ger_atlantis", "gained")  # her hit was over the cap


@pytest.mark.rule("AW-DEC-64")
def test_points_go_to_the_owners_track_wherever_the_area_lies() -> None:
    case = fight("bay_of_bengal", ["ger_atlantis"], [6], vp={"PTO": 0})
    assert (case.vp("ATO"), case.vp("PTO")) == (-1, 0)


# -- before the war -----------------------------------------------------------------------------------------


@pytest.mark.rule("AW-PAC-25", "AW-DEC-55")
def test_either_british_or_us_ships_hunt_off_the_american_coast() -> None:
    units = ["uk_hood", "us_texas", "us_augusta", "ger_uboat_01"]
    case = fight("eastern_seaboard", units, [], turn=2, pacific="peace")
    assert case.legal("british") == ["hunt british", "hunt us"]
    case.do("british", "hunt us", dice=[1, 1, 1])
    assert case.halted
    at_war = fight("eastern_seaboard", units, [1, 1, 1, 1])
    assert at_war.halted


@pytest.mark.rule("AW-PAC-26")
def test_german_points_off_the_american_coast_stir_the_us() -> None:
    case = fight("eastern_seaboard", ["ger_uboat_01", "ger_uboat_02"], [6, 5], turn=2, pacific="peace")
    assert case.state.us_penalty_next == 2
    elsewhere = fight("mid_atlantic", ["ger_uboat_01"], [6], turn=2, pacific="peace")
    assert elsewhere.state.us_penalty_next == 0


@pytest.mark.rule("AW-DEC-19")
def test_japan_and_the_allies_leave_each_others_boats_alone_at_peace() -> None:
    units = ["us_texas", "jap_iboat_1", "jap_hiei", "us_sub_1"]
    case = fight("hawaiian_islands", units, [], turn=3, pacific="peace")
    assert case.halted
    assert case.where("jap_iboat_1") == "hawaiian_islands"
    assert fight("home_islands", ["us_sub_1"], [], turn=3, pacific="peace").halted  # no Japanese shipping


@pytest.mark.rule("AW-O26-01")
def test_hidden_boats_are_hunted_wherever_they_might_be_and_shown_when_found() -> None:
    options = {"hidden_submarines": True, "players": "four"}
    empty = fight("mid_atlantic", ["uk_hood"], [6], options=options, more={"reserve": ["ger_uboat_01"]})
    assert empty.where("ger_uboat_01") == "reserve"
    found = fight("mid_atlantic", ["uk_hood", "ger_uboat_01"], [1, 1], options=options)
    assert found.marked("ger_uboat_01", "seen")  # it attacked shipping
