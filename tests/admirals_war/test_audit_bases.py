"""Audit of land-based air, captured bases, hunts and merchant raiders: boundaries and interplay."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.combat.events import Fired, Revealed
from tests.admirals_war.fights import Fight, area_fight
from tests.admirals_war.helpers import Case

WAR: dict[str, Any] = {"turn": 5, "pacific": "war"}


# -- the last airbase ---------------------------------------------------------------------------------------


@pytest.mark.rule("AW-LBA-27")
@pytest.mark.rule("AW-LBA-28")
@pytest.mark.rule("AW-LBA-29")
def test_a_base_lost_from_one_area_grounds_the_lba_of_another_even_where_combat_is_over() -> None:
    case = area_fight(
        "coral_sea", ["jap_snlf_kure"], control={"guadalcanal": "allied"}, resolved=["bismarck_sea"],
        ports={"bismarck_sea": ["us_5af"], "guadalcanal": ["us_13af"]},
    )  # fmt: skip
    case.do("japanese", "land jap_snlf_kure guadalcanal")
    case.refuses("us", "to samoa", "AW-RTB-10")  # 13AF leaves the base itself: other ports touch its areas
    case.do("us", "to australia")
    case.refuses("us", "to pearl_harbor", "AW-LBA-27")
    assert case.legal("us") == ["to singapore", "to australia", "to samoa"]  # one area away each
    case.do("us", "to samoa")
    assert case.marked("us_5af", "grounded")


@pytest.mark.rule("AW-LBA-26")
@pytest.mark.rule("AW-CAP-07")
def test_a_second_friendly_base_keeps_lba_in_the_area() -> None:
    held = {"guadalcanal": "allied", "lae": "allied"}
    case = area_fight("coral_sea", ["jap_snlf_kure"], control=held, ports={"bismarck_sea": ["us_5af"]})
    case.do("japanese", "land jap_snlf_kure guadalcanal")
    assert case.where("us_5af") == "bismarck_sea"
    assert case.halted


@pytest.mark.rule("AW-LBA-27")
@pytest.mark.rule("AW-CMB-13")
def test_lba_that_lost_their_base_after_a_round_are_not_there_in_the_next() -> None:
    units = ["us_5af", "us_chicago", "jap_myoko", "jap_snlf_kure"]
    case = Fight("bismarck_sea", units, control={"guadalcanal": "allied"}).choose("air")
    case.do("us", "aim us_5af none").stand()
    case.do("japanese", "land jap_snlf_kure guadalcanal").do("us", "to australia")
    case.choose("surface", "air", dice=[3, 3])  # 3 + 1 for air against 3: no LBA any more
    assert case.happened(Revealed)[-1].action == "air"


# -- attacks on ports ---------------------------------------------------------------------------------------


@pytest.mark.rule("AW-LBA-16")
@pytest.mark.rule("AW-DEC-17")
def test_lba_strike_enemy_ports_on_their_area_and_once() -> None:
    ports = {"truk": ["jap_myoko"], "lae": ["jap_21af"], "saipan": ["jap_nachi"]}
    held = {"guadalcanal": "allied", "lae": "axis"}
    case = area_fight("bismarck_sea", ["us_5af", "us_13af"], ports=ports, control=held)
    case.refuses("us", "strike us_5af saipan", "AW-LBA-16")
    case.refuses("us", "strike us_5af guadalcanal", "AW-LBA-16")
    case.do("us", "strike us_5af truk")
    case.refuses("us", "strike us_5af lae", "AW-LBA-19")
    case.do("us", "strike us_13af lae", dice=[6, 1, 2, 6, 5, 4])  # in the order of the ports
    shots = [(event.unit, event.target) for event in case.happened(Fired)]
    assert shots == [("us_5af", "jap_myoko"), ("us_13af", "jap_21af")]
    assert (case.damage("jap_myoko"), case.damage("jap_21af")) == (2, 4)  # no bonus, and a 5 is nothing
    assert case.where("us_5af") == case.where("us_13af") == "guadalcanal"  # the only base on the area


@pytest.mark.rule("AW-LBA-20")
@pytest.mark.rule("AW-LBA-10")
def test_lba_that_struck_are_gone_from_the_battle_and_from_its_roll() -> None:
    units = ["us_5af", "us_chicago", "jap_myoko"]
    case = area_fight("bismarck_sea", units, ports={"truk": ["jap_nachi"]}, control={"guadalcanal": "allied"})
    case.do("us", "strike us_5af truk", dice=[1, 1])
    assert case.where("us_5af") == "guadalcanal"
    case.choose("surface", "air", dice=[3, 3])  # 4 against 3
    assert case.verbs("japanese") == {"retreat", "stand"}  # an air round without planes


# -- hunts --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-SUB-11")
@pytest.mark.rule("AW-SUB-12")
@pytest.mark.rule("AW-SUB-30")
def test_hits_come_before_disables_whatever_the_order_of_the_dice() -> None:
    boats = ["ger_uboat_01", "ger_uboat_02", "ger_uboat_03"]
    ships = ["uk_norfolk", "uk_kent", "uk_london", "uk_york"]
    # hunt 5 6 5 6; two sunk, the third sent home: nobody attacks shipping
    case = area_fight("western_approaches", [*ships, *boats], dice=[5, 6, 5, 6])
    assert [case.where(boat) for boat in boats] == ["chart", "chart", "reserve"]
    assert case.state.back[case.unit("ger_uboat_01")] == 7
    assert case.vp("ATO") == 0


@pytest.mark.rule("AW-SUB-18")
@pytest.mark.rule("AW-EXA-02")
def test_the_cap_holds_for_all_boats_of_a_side_together() -> None:
    boats = [f"ger_uboat_0{n}" for n in range(1, 7)]
    case = area_fight("western_approaches", boats, dice=[5] * 6)  # each a hit with the bonus
    assert case.vp("ATO") == -4


@pytest.mark.rule("AW-SUB-08")
@pytest.mark.rule("AW-SUB-09")
@pytest.mark.rule("AW-SUB-10")
def test_escort_groups_alone_roll_nothing_and_go_home() -> None:
    units = ["uk_hk_group_1", "uk_hk_group_2", "ger_uboat_01"]
    case = area_fight("western_mediterranean", units, dice=[4])  # only the boat rolls, at shipping
    assert case.where("uk_hk_group_1") == case.where("uk_hk_group_2") == "reserve"
    assert case.vp("ATO") == 0


@pytest.mark.rule("AW-SUB-20")
@pytest.mark.rule("AW-DEC-48")
def test_a_pacific_boat_needs_an_enemy_port_at_the_time_of_the_hunt() -> None:
    near = area_fight("marianas", ["us_sub_1"], dice=[6])
    assert near.vp("PTO") == -7  # from -8
    far = area_fight("coral_sea", ["us_sub_1"])  # no die
    assert far.vp("PTO") == -8
    taken = area_fight("coral_sea", ["us_sub_1"], control={"guadalcanal": "axis"}, dice=[6])
    assert taken.vp("PTO") == -7


@pytest.mark.rule("AW-HLK-04")
@pytest.mark.rule("AW-HLK-03")
def test_a_hilfskreuzer_dies_after_oilers_and_before_boats_and_rolls_without_bonus() -> None:
    units = ["uk_norfolk", "ger_nordmark", "ger_atlantis", "ger_uboat_01"]
    case = area_fight("south_atlantic", units, dice=[6, 5, 4])  # Nordmark; then Atlantis 5, the boat 4 + 1
    assert case.where("ger_nordmark") == "sunk"
    assert case.vp("ATO") == 0
    assert case.where("ger_atlantis") == "south_atlantic"


# -- captures -----------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-CAP-03")
@pytest.mark.rule("AW-CAP-01")
def test_a_base_won_by_a_landing_goes_back_to_those_who_hold_the_sea_all_turn() -> None:
    flags = {"bismarck_sea": "allied", "coral_sea": "allied"}
    parts: dict[str, Any] = {**WAR, "step": "capture", "control": {"guadalcanal": "axis"}}
    assert Case(**parts, flags=flags).control("guadalcanal") == "allied"
    late = Case(**parts, flags=flags, flags_before={"coral_sea": ""})
    assert late.control("guadalcanal") == "axis"


@pytest.mark.rule("AW-CAP-05")
@pytest.mark.rule("AW-CAP-06")
def test_units_of_a_lost_port_go_next_door_or_to_the_nearest_port_and_nowhere_else() -> None:
    flags = {"hawaiian_islands": "axis"}
    units = {"pearl_harbor": ["us_chicago"]}
    case = Case(**WAR, step="capture", flags=flags, units=units, control={"johnston_island": "axis"})
    assert case.control("pearl_harbor") == "axis"
    case.refuses("us", "to usa", "AW-RTB-10")
    assert case.legal("us") == ["to midway", "to samoa"]  # a base on the area; a port one area away
