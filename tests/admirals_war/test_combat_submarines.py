"""Raiding submarines against warships. Chapter 14.3, options 26 and 27."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.combat import fire
from tests.admirals_war.fights import BOARD, Fight, area_fight
from tests.admirals_war.helpers import quiet

BOAT = {"ger_uboat_01": "raiding"}


def after_round(units: dict[str, Any], area: str = "north_sea", **parts: Any) -> Fight:
    """A battle at the submarine step of an air round without planes."""
    return Fight(area, units, **parts).choose("air")


@pytest.mark.rule("AW-SUB-24")
def test_raiding_submarines_attack_ships_and_amphibious_units_only() -> None:
    units = {"us_chicago": {}, "us_amph_1stm": {}, "us_7af": {}, "us_sub_1": {}, "jap_myoko": {},
             "jap_iboat_1": "raiding"}  # fmt: skip
    case = Fight("coral_sea", units).choose("air").do("us", "aim us_7af none")
    assert case.legal("japanese") == [
        "torpedo jap_iboat_1 us_chicago", "torpedo jap_iboat_1 us_amph_1stm", "done",
    ]  # fmt: skip
    case.refuses("japanese", "torpedo jap_iboat_1 us_7af", "AW-SUB-24")


@pytest.mark.rule("AW-SUB-25")
def test_a_raiding_submarine_attacks_once_and_goes_home() -> None:
    case = after_round({"uk_hood": {}, "ger_bismarck": {}, **BOAT})
    case.do("german", "torpedo ger_uboat_01 uk_hood", dice=[1])
    assert case.where("ger_uboat_01") == "reserve"
    assert case.marked("ger_uboat_01", "attacked")
    waiting = after_round({"uk_hood": {}, "ger_bismarck": {}, **BOAT})
    waiting.do("german", "done").stand().choose("air")
    assert waiting.can("german", "torpedo ger_uboat_01 uk_hood")  # it may as well wait for a later round
    patrol = after_round({"uk_hood": {}, "ger_bismarck": {}, "ger_uboat_01": {}})
    assert patrol.waiting == ("british",)  # patrolling boats do not attack warships


@pytest.mark.rule("AW-SUB-28")
def test_results_of_submarines_apply_at_once() -> None:
    units = {
        "us_chicago": {},
        "us_houston": {},
        "jap_myoko": {},
        "jap_iboat_1": "raiding",
        "us_sub_1": "raiding",
    }
    case = after_round(units, "coral_sea")
    assert case.waiting == ("japanese",)
    case.do("japanese", "torpedo jap_iboat_1 us_chicago", dice=[6, 3])
    assert case.where("us_chicago") == "sunk"  # before the American boat attacks
    assert case.waiting == ("us",)
    case.do("us", "torpedo us_sub_1 jap_myoko", dice=[5])
    assert case.marked("jap_myoko", "disabled")


@pytest.mark.rule("AW-DEC-11")
def test_the_uboat_bonus_counts_on_the_patrolling_side_only_unless_agreed() -> None:
    def bonus(mode: str, **options: bool) -> bool:
        case = quiet(units={"north_sea": {"ger_uboat_01": mode}}, options=options)
        return factors.gunnery_bonus(case.war, case.unit("ger_uboat_01"))

    assert bonus("patrolling") is True
    assert bonus("raiding") is False
    assert bonus("raiding", uboat_raiding_bonus=True) is True
    case = after_round({"uk_hood": {}, "ger_bismarck": {}, **BOAT}, options={"uboat_raiding_bonus": True})
    case.do("german", "torpedo ger_uboat_01 uk_hood", dice=[5, 2])
    assert case.damage("uk_hood") == 2


@pytest.mark.rule("AW-DEC-12")
def test_a_submarine_alone_attacks_after_a_round_without_fire() -> None:
    case = area_fight("north_sea", {"uk_hood": {}, "uk_nelson": {}, **BOAT})
    assert case.legal("german") == [
        "torpedo ger_uboat_01 uk_nelson", "torpedo ger_uboat_01 uk_hood", "done",
    ]  # fmt: skip
    case.do("german", "torpedo ger_uboat_01 uk_hood", dice=[4])
    assert case.halted
    assert [event.unit for event in case.happened(fire.Fired)] == ["ger_uboat_01"]  # nobody else fired
    assert case.where("ger_uboat_01") == "reserve"


@pytest.mark.rule("AW-SUB-26")
def test_raiding_submarines_are_immune_to_the_hunt() -> None:
    case = area_fight("north_sea", {"uk_hood": {}, **BOAT})  # no ASW dice are thrown at it
    assert case.legal("german")[0] == "torpedo ger_uboat_01 uk_hood"


@pytest.mark.rule("AW-SUB-27")
def test_raiding_submarines_never_deny_control() -> None:
    from flagplot.games.admirals_war.shores import control

    case = quiet(units={"north_sea": BOAT, "air_gap": {"ger_uboat_02": {}}})
    assert not control.denies(case.war, 1, BOARD["north_sea"])
    assert control.denies(case.war, 1, BOARD["air_gap"])


@pytest.mark.rule("AW-PAC-26")
def test_a_us_ship_sunk_by_a_uboat_before_the_war_wakes_the_americans() -> None:
    case = area_fight("eastern_seaboard", {"us_augusta": {}, **BOAT}, turn=2, pacific="peace")
    case.do("german", "torpedo ger_uboat_01 us_augusta", dice=[6, 6])
    assert case.where("us_augusta") == "sunk"
    assert case.state.us_penalty_next == 1


# -- option 27 ----------------------------------------------------------------------------------------------

TARGETING = {"submarine_targeting": True}


@pytest.mark.rule("AW-O27-01")
def test_a_targeting_roll_limits_targets_by_speed() -> None:
    units = {"uk_hood": {}, "uk_nelson": {}, "ger_bismarck": {}, **BOAT}
    case = after_round(units, options=TARGETING, factors={"uk_hood": "4-4-7", "uk_nelson": "5-5-3"})
    assert case.legal("german") == ["stalk ger_uboat_01", "done"]
    case.do("german", "stalk ger_uboat_01", dice=[4])  # up to speed 6
    assert case.legal("german") == ["torpedo ger_uboat_01 uk_nelson", "wait ger_uboat_01"]
    case.refuses("german", "torpedo ger_uboat_01 uk_hood", "AW-O27-01")
    case.do("german", "torpedo ger_uboat_01 uk_nelson", dice=[5])
    assert case.marked("uk_nelson", "disabled")


@pytest.mark.rule("AW-O27-03")
def test_without_a_target_or_the_wish_it_tries_again_in_a_later_round() -> None:
    units = {"uk_hood": {}, "uk_renown": {}, "ger_bismarck": {}, **BOAT}
    case = after_round(units, options=TARGETING, factors={"uk_hood": "4-4-7"})
    case.do("german", "stalk ger_uboat_01", dice=[1])  # speed 3: nothing
    assert case.verbs("british") == {"retreat", "stand"}
    case.stand().choose("air").do("german", "stalk ger_uboat_01", dice=[6])
    case.do("german", "wait ger_uboat_01").stand()
    assert case.where("ger_uboat_01") == "north_sea"
    case.choose("air")
    assert case.can("german", "stalk ger_uboat_01")


@pytest.mark.rule("AW-O27-01")
@pytest.mark.rule("AW-O27-02")
@pytest.mark.rule("AW-DEC-62")
def test_a_unit_just_disabled_stays_a_target_with_a_bonus() -> None:
    units = {"uk_hood": {}, "uk_renown": {}, "ger_graf_zeppelin": {}, **BOAT}
    case = Fight("north_sea", units, options=TARGETING, factors={"ger_graf_zeppelin": "0-3-7-2"}).choose(
        "air"
    )
    case.do("german", "aim ger_graf_zeppelin uk_hood", dice=[5, 1])
    assert case.where("uk_hood") == "north_sea"
    case.do("german", "stalk ger_uboat_01", dice=[1])  # too slow for anything, but Hood lies still
    assert case.legal("german") == ["torpedo ger_uboat_01 uk_hood", "wait ger_uboat_01"]
    case.do("german", "torpedo ger_uboat_01 uk_hood", dice=[5, 2])  # 5 + 1: a hit
    assert case.damage("uk_hood") == 2
    case.do("british", "to england")
    without = Fight("north_sea", units, factors={"ger_graf_zeppelin": "0-3-7-2"}).choose("air")
    without.do("german", "aim ger_graf_zeppelin uk_hood", dice=[5, 1])
    assert without.waiting == ("british",)  # she goes home before the submarine step


@pytest.mark.rule("AW-O27-04")
def test_members_of_a_group_count_at_the_speed_of_the_slowest() -> None:
    units = {"us_chicago": {}, "us_nevada": {}, "jap_myoko": {}, "jap_iboat_1": "raiding"}
    case = Fight("coral_sea", units, options=TARGETING).choose("air")
    case.do("japanese", "done").do("japanese", "stand").do("us", "retreat", "together")
    case.do("japanese", "pursue jap_myoko 1").choose("air")
    case.do("japanese", "stalk jap_iboat_1", dice=[1])  # speed 3: Nevada, and Chicago who sails with her
    assert case.legal("japanese")[:2] == [
        "torpedo jap_iboat_1 us_nevada", "torpedo jap_iboat_1 us_chicago",
    ]  # fmt: skip
    forces = Fight("coral_sea", units, options={**TARGETING, "task_forces": True})
    forces.do("us", "together").do("japanese", "intend 1 landing").do("us", "intend 1 landing")
    forces.choose("air").do("japanese", "stalk jap_iboat_1", dice=[1])
    assert "torpedo jap_iboat_1 us_chicago" in forces.legal("japanese")
