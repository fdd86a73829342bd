"""Several steps on end, as they are played: a refuelled raider, and the turn on which Japan attacks."""

from __future__ import annotations

import pytest

from tests.admirals_war.helpers import Case


def wait_for(case: Case, seat: str, step: str) -> None:
    """Everybody else says done until a seat is asked in a step."""
    while case.waiting != (seat,) or type(case.frame).__name__ != step:
        case.do(case.waiting[0], "done")


@pytest.mark.rule("AW-OIL-07", "AW-OIL-08", "AW-OIL-03", "AW-HLK-08", "AW-MAP-21", "AW-PAC-24")
def test_ships_refuel_at_sea_and_sail_on_from_there() -> None:
    units = {
        "mid_atlantic": {"ger_nordmark": {}, "ger_scharnhorst": "raiding", "ita_zara": {}, "ita_pola": {}},
        "south_atlantic": ["ger_atlantis"],
    }
    case = Case(turn=3, step="control", units=units, through=True)
    assert case.vp("ATO") == -3  # the Italians patrol for 2, Atlantis gains 1
    case.do("german", "pick ger_scharnhorst", "stay", "pick ita_zara")
    case.refuses("german", "stay", "AW-OIL-08")
    case.do("german", "to neutral_port", "pick ger_atlantis", "stay", "done")
    assert case.state.turn == 4
    assert case.where("ita_pola") == "germany"  # by default, the best yard of the same player
    wait_for(case, "german", "Patrol")
    case.do("german", "pick ger_scharnhorst")
    case.refuses("german", "to caribbean_sea", "AW-PAC-24")
    case.do("german", "raid", "send caribbean_sea ger_nordmark", "done")  # one area, no roll
    assert case.where("ger_nordmark") == "caribbean_sea"
    assert case.where("ger_atlantis") == "south_atlantic"  # without orders she patrols where she is
    wait_for(case, "german", "Raiders")
    case.do("german", "send bay_of_biscay ger_scharnhorst", "done")
    assert (case.where("ger_scharnhorst"), case.mode("ger_scharnhorst")) == ("bay_of_biscay", "raiding")
    assert case.vp("ATO") == -2  # Zara has not left the neutral port


@pytest.mark.rule("AW-PAC-18", "AW-PHA-01", "AW-PHA-02", "AW-PHA-03", "AW-DEC-20", "AW-PAC-12", "AW-PAC-02")
def test_the_turn_of_the_attack_from_the_first_move_to_war() -> None:
    units = {
        "phrf": ["jap_akagi"],
        "yokosuka_navy_yard": ["jap_21af", "jap_snlf_kure"],
        "pearl_harbor": ["us_arizona", "us_7af"],
        "philippines": ["us_houston", "us_5af"],
        "location_uncertain_w": ["us_enterprise_cv6"],
        "indonesia": ["uk_renown", "uk_repulse"],
    }
    case = Case(turn=3, step="patrol", seat="japanese", units=units, through=True)
    assert case.flag("indonesia") == "allied"  # two battleships guard it
    case.do("japanese", "done")
    case.refuses("us", "send hawaiian_islands us_arizona", "AW-PAC-08")
    wait_for(case, "japanese", "AirPlacement")
    case.do("japanese", "send indonesia jap_21af")
    assert case.state.war == 1  # declared: the area has an Allied flag
    wait_for(case, "japanese", "Amphibious")
    case.do("japanese", "send indonesia jap_snlf_kure")
    case.do("japanese", "done")  # the raid force sails by itself
    assert (case.where("jap_akagi"), case.mode("jap_akagi")) == ("hawaiian_islands", "raiding")
    assert type(case.frame).__name__ == "Volley"  # Hawaii is first
    assert case.where("us_5af") == "philippines"  # US planes were still on the ground
    case.do("japanese", "aim jap_akagi us_arizona", dice=[1, 1, 1, 1])
    case.do("japanese", "aim jap_akagi us_7af", dice=[1, 1, 1, 1])
    case.do("japanese", "leave")
    case.do("japanese", "to yokosuka_navy_yard", dice=[1])  # then the group of Enterprise shows itself
    assert case.where("us_enterprise_cv6") == "central_pacific"
    assert case.where("us_arizona") == "hawaiian_islands"  # put to sea
    assert case.waiting == ("japanese",)  # Indonesia is second: two rounds nobody answers
    assert "aim jap_21af uk_repulse" in case.legal("japanese")
    case.do("japanese", "aim jap_21af us_5af", dice=[1, 1, 1])
    case.do("japanese", "aim jap_21af uk_repulse", dice=[1, 1, 1])
    assert case.state.war == 1  # not over before Indonesia is resolved


@pytest.mark.rule("AW-PAC-25", "AW-DEC-55", "AW-SUB-08")
@pytest.mark.parametrize(
    ("nation", "dice", "place"), [("british", [5], "chart"), ("us", [4, 4], "caribbean_sea")]
)
def test_escort_groups_help_only_british_hunters_off_the_american_coast(
    nation: str, dice: list[int], place: str
) -> None:
    units = {"caribbean_sea": ["uk_york", "uk_hk_group_1", "us_texas", "us_new_york", "ger_uboat_01"]}
    case = Case(turn=3, step="combat", units=units)
    shipping = [1] if place == "caribbean_sea" else []
    case.do("british", f"hunt {nation}", dice=[*dice, *shipping])
    assert case.where("ger_uboat_01") == place
    assert case.where("uk_hk_group_1") == "reserve"
