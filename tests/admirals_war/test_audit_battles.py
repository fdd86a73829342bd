"""Audit of battles: retreats that split, break off and are raided, whole allocations, kinds of action."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.combat.events import Fired, Grouped, Revealed
from tests.admirals_war.fights import Fight, area_fight

SLOW = {"jap_fuso": "4-4-4", "jap_yamashiro": "4-4-4", "us_chicago": "1-1-7"}


def us_carriers(**parts: Any) -> Fight:
    """A US carrier force in the Bismarck Sea from which two slow Japanese battleships retreat."""
    units = ["us_enterprise_cv6", "us_wasp_cv7", "us_chicago", "jap_fuso", "jap_yamashiro"]
    parts.setdefault("control", {"guadalcanal": "allied"})
    case = area_fight("bismarck_sea", units, factors=SLOW, **parts)
    case.choose("surface")
    case.do("japanese", "rest us_chicago", dice=[1] * 8)
    case.do("us", "aim us_chicago jap_fuso", dice=[1])
    case.do("japanese", "retreat").do("us", "stand")
    return case


# -- raided afterwards --------------------------------------------------------------------------------------


@pytest.mark.rule("AW-RET-20")
@pytest.mark.rule("AW-RAI-05")
@pytest.mark.rule("AW-RAI-09")
def test_ships_that_escaped_into_a_port_on_the_area_are_raided_there() -> None:
    case = us_carriers()
    case.do("japanese", "together").do("us", "done")
    case.do("japanese", "to truk", "to yokosuka_navy_yard")
    assert "bomb us_wasp_cv7 truk" in case.legal("us")
    case.refuses("us", "bomb us_chicago truk", "AW-RAI-02")
    case.do("us", "bomb us_wasp_cv7 truk", "done", dice=[5, 1, 1, 6])  # 5 and its bonus are a hit
    assert case.damage("jap_fuso") == 6  # on the bottom of Truk, a repair port
    assert case.where("jap_fuso") == "truk"
    assert case.halted


@pytest.mark.rule("AW-RAI-03")
@pytest.mark.rule("AW-RET-18")
@pytest.mark.rule("AW-RET-19")
def test_a_carrier_that_broke_off_pursuit_neither_pursues_nor_raids_again() -> None:
    case = us_carriers()
    case.do("japanese", "group jap_yamashiro 2")
    case.do("us", "pursue us_enterprise_cv6 2", "pursue us_wasp_cv7 1", "ignore us_chicago")
    case.choose("surface", dice=[1] * 4)  # Fuso at Wasp, who has no guns
    case.do("us", "break us_wasp_cv7")
    case.do("japanese", "to truk")
    assert case.where("jap_fuso") == "truk"
    case.choose("surface", dice=[1] * 4)
    case.refuses("us", "pursue us_wasp_cv7 1", "AW-RET-18")
    case.do("us", "break us_enterprise_cv6").do("japanese", "to truk")
    assert case.halted  # both carriers pursued: no raid on Truk
    assert case.where("us_wasp_cv7") == "bismarck_sea"


@pytest.mark.rule("AW-RET-10")
@pytest.mark.rule("AW-RET-07")
@pytest.mark.rule("AW-DEC-34")
@pytest.mark.rule("AW-RAI-09")
def test_a_carrier_told_off_for_a_port_raids_what_fled_into_it() -> None:
    case = us_carriers(ports={"lae": ["jap_21af"]})
    case.do("japanese", "group jap_yamashiro 2")
    case.refuses("us", "pursue us_chicago truk", "AW-RET-10")  # no carrier
    case.do("us", "ignore us_enterprise_cv6", "pursue us_wasp_cv7 truk", "pursue us_chicago 2")
    case.do("japanese", "to truk")  # Fuso, whom nobody pursues
    case.choose("surface", dice=[1] * 5)
    case.do("us", "break us_chicago").do("japanese", "to yokosuka_navy_yard")
    assert case.legal("us") == ["bomb us_enterprise_cv6 truk", "done"]  # Wasp has her port
    case.refuses("us", "bomb us_wasp_cv7 truk", "AW-RAI-04")
    case.do("us", "done", dice=[1, 1, 1])
    shots = [(event.unit, event.target) for event in case.happened(Fired)]
    assert shots[-1] == ("us_wasp_cv7", "jap_fuso")


@pytest.mark.rule("AW-RET-03")
@pytest.mark.rule("AW-LBA-21")
def test_lba_that_had_to_fly_home_with_a_retreat_can_be_raided() -> None:
    units = ["us_enterprise_cv6", "jap_21af", "jap_myoko"]
    case = area_fight("bismarck_sea", units)
    case.choose("air")
    case.do("japanese", "aim jap_21af none")
    case.do("us", "aim us_enterprise_cv6 jap_21af", dice=[5, 5, 5, 5])  # no bonus against LBA
    case.do("japanese", "retreat").do("us", "stand")
    case.do("japanese", "to truk")
    case.refuses("us", "pursue us_enterprise_cv6 1", "AW-RET-09")
    case.do("us", "done").do("japanese", "to truk")
    assert case.where("jap_21af") == case.where("jap_myoko") == "truk"
    case.do("us", "bomb us_enterprise_cv6 truk")
    assert {action.split()[-1] for action in case.legal("us")} >= {"jap_21af", "jap_myoko"}


# -- groups that split --------------------------------------------------------------------------------------


@pytest.mark.rule("AW-RET-16")
@pytest.mark.rule("AW-RET-17")
def test_after_a_split_a_slowed_pursuer_follows_the_slow_part_only() -> None:
    units = {"uk_hood": {"damage": 2}, "uk_norfolk": {}, "ger_bismarck": {"damage": 3}, "ger_prinz_eugen": {}}
    case = Fight("north_sea", units, factors={"ger_bismarck": "4-9-6", "uk_hood": "4-4-7"}).choose("air")
    case.do("british", "stand").do("german", "retreat", "together")
    case.do("british", "pursue uk_hood 1", "pursue uk_norfolk 1").choose("air")
    case.do("german", "group ger_prinz_eugen 2")
    assert case.legal("british") == ["pursue uk_hood 1", "break uk_hood", "done"]  # 5 against 3 and 7
    case.refuses("british", "pursue uk_hood 2", "AW-RET-17")
    case.do("british", "pursue uk_hood 1", "pursue uk_norfolk 2")
    assert case.frame.forces == ((case.unit("uk_hood"),), (case.unit("ger_bismarck"),))


@pytest.mark.rule("AW-RET-17")
def test_a_group_that_has_lost_its_slowest_ship_leaves_slow_pursuers_behind() -> None:
    units = ["uk_nelson", "uk_hood", "ger_admiral_scheer", "ger_prinz_eugen"]
    factors = {"uk_nelson": "5-5-5", "uk_hood": "4-4-7", "ger_admiral_scheer": "2-2-5"}
    case = Fight("north_sea", units, factors=factors).choose("air")
    case.do("british", "stand").do("german", "retreat", "together")
    case.do("british", "pursue uk_nelson 1", "pursue uk_hood 1").choose("surface")
    case.do("british", "rest ger_admiral_scheer", dice=[6, 1, 1, 1, 1, 3, 1, 1, 1, 1])
    case.do("german", "rest uk_hood", dice=[1] * 3)
    assert case.where("ger_admiral_scheer") == "sunk"
    case.refuses("british", "pursue uk_nelson 1", "AW-RET-17")  # 5 against 7 now
    case.do("british", "pursue uk_hood 1")
    assert case.marked("uk_nelson", "stopped")


@pytest.mark.rule("AW-RET-22")
@pytest.mark.rule("AW-RET-21")
def test_pursuers_of_a_group_that_is_gone_do_not_join_those_of_another() -> None:
    units = ["uk_hood", "uk_norfolk", "ger_prinz_eugen", "ger_scharnhorst"]
    case = Fight("north_sea", units).choose("air")
    case.do("british", "stand").do("german", "retreat", "group ger_prinz_eugen 2")
    case.do("british", "pursue uk_hood 2", "pursue uk_norfolk 1")
    assert case.frame.forces == ((case.unit("uk_norfolk"),), (case.unit("ger_scharnhorst"),))
    case.choose("surface", dice=[5, 1, 1, 1])  # Scharnhorst is disabled
    case.do("german", "to germany")
    assert case.marked("uk_norfolk", "stopped")
    assert case.frame.forces == ((case.unit("uk_hood"),), (case.unit("ger_prinz_eugen"),))
    case.choose("air")
    assert case.legal("british") == ["pursue uk_hood 1", "break uk_hood", "done"]
    case.refuses("british", "pursue uk_norfolk 1", "AW-RET-18")


@pytest.mark.rule("AW-RET-20")
def test_a_group_whose_pursuers_are_all_gone_escapes() -> None:
    case = Fight("north_sea", ["uk_norfolk", "ger_bismarck"], factors={"uk_norfolk": "1-1-7"}).choose("air")
    case.do("british", "stand").do("german", "retreat").do("british", "pursue uk_norfolk 1")
    case.choose("surface", dice=[1, 6, 1, 1, 1, 6])
    assert case.where("uk_norfolk") == "sunk"
    assert case.legal("german") == ["to brest", "to germany", "to neutral_port"]
    case.do("german", "to germany")
    assert case.halted


@pytest.mark.rule("AW-RET-06")
@pytest.mark.rule("AW-DEC-57")
@pytest.mark.rule("AW-AMP-08")
def test_a_damaged_amphibious_unit_keeps_its_pace_and_after_a_retreat_does_not_land() -> None:
    units: dict[str, Any] = {"us_amph_1stm": {"damage": 3}, "us_chicago": {}, "jap_fuso": {}, "jap_myoko": {}}
    factors = {"us_amph_1stm": "0-4-4", "jap_fuso": "4-4-3"}
    case = area_fight("bismarck_sea", units, factors=factors, control={"guadalcanal": "allied"}).choose("air")
    case.do("japanese", "stand").do("us", "retreat", "together")
    case.refuses("japanese", "pursue jap_fuso 1", "AW-RET-09")  # 3 against 4
    case.do("japanese", "done")
    assert case.verbs("us") == {"to"}  # home with both of them, and no landing on the way
    case.do("us", "to guadalcanal", "to pearl_harbor")
    assert case.where("us_amph_1stm") == "pearl_harbor"


@pytest.mark.rule("AW-RET-05")
@pytest.mark.rule("AW-RET-13")
def test_ships_stay_in_the_area_until_they_escape_and_patrolling_boats_for_the_turn() -> None:
    units: dict[str, Any] = {"uk_hood": {}, "ger_bismarck": {}, "ger_uboat_01": {}}
    case = Fight("bay_of_biscay", units).choose("air")
    case.do("british", "stand").do("german", "retreat")
    assert case.where("ger_bismarck") == "bay_of_biscay"
    case.do("british", "ignore uk_hood")
    case.refuses("german", "to north_sea", "AW-RTB-01")  # never to another area
    case.do("german", "to brest")
    assert case.where("ger_uboat_01") == "bay_of_biscay"


@pytest.mark.rule("AW-RET-08")
@pytest.mark.rule("AW-RET-15")
def test_several_groups_are_told_with_their_pursuers_and_fight_their_own_rounds() -> None:
    units = ["uk_hood", "uk_norfolk", "uk_kent", "ger_bismarck", "ger_scharnhorst", "ger_prinz_eugen"]
    case = Fight("north_sea", units).choose("air")
    case.do("british", "stand").do("german", "retreat", "group ger_scharnhorst 2", "group ger_prinz_eugen 3")
    case.refuses("british", "pursue uk_hood 4", "AW-RET-08")
    case.do("british", "pursue uk_hood 1", "pursue uk_kent 3", "done")
    groups = [(event.group, event.pursuers) for event in case.happened(Grouped)]
    assert groups == [(("Bismarck",), ("Hood",)), (("Scharnhorst",), ()), (("Prinz Eugen",), ("Kent",))]
    assert case.marked("uk_norfolk", "stopped")
    case.do("german", "to germany")  # Scharnhorst
    case.choose("air", "surface", dice=[1, 6, *[1] * 8])  # lost by the British: surface
    case.do("british", "break uk_hood").do("german", "to brest")
    case.choose("air")
    assert [(event.round, event.action) for event in case.happened(Revealed)] == [
        (1, "air"), (2, "surface"), (2, "air"),
    ]  # fmt: skip
