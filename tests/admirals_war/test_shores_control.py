"""Control of the seas and its points."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.board import ALLIED, AXIS
from flagplot.games.admirals_war.shores import control, panels
from tests.admirals_war.helpers import Case, quiet

WAR: dict[str, Any] = {"turn": 4, "pacific": "war"}


def turn_end(units: dict[str, Any], **parts: Any) -> Case:
    return Case(**{**WAR, "vp": {"PTO": 0}, **parts}, step="control", units=units)


@pytest.mark.rule("AW-GEN-07", "AW-CTL-03", "AW-CTL-05", "AW-LBA-22")
@pytest.mark.parametrize(
    ("units", "flag"),
    [
        ({"uk_hood": {}}, "allied"),
        ({"uk_raf_coastal": {}}, "allied"),
        ({"uk_hood": "raiding"}, ""),
        ({"uk_ark_royal": {}}, "allied"),
        ({"ger_bismarck": {}}, "axis"),
        ({}, ""),
    ],
)
def test_a_patrolling_ship_or_an_air_unit_controls(units: dict[str, Any], flag: str) -> None:
    assert turn_end({"north_sea": units}).flag("north_sea") == flag


@pytest.mark.rule("AW-CTL-05")
def test_a_ship_that_cannot_attack_does_not_control() -> None:
    factors = {"uk_norfolk": "1-1-7", "uk_ark_royal": "0-2-7-3"}
    crippled = {"uk_norfolk": {"damage": 1}, "uk_ark_royal": {"damage": 2}}
    assert turn_end({"north_sea": crippled}, factors=factors).flag("north_sea") == ""


@pytest.mark.rule("AW-CTL-06", "AW-SUB-23", "AW-OIL-10", "AW-HLK-05")
@pytest.mark.parametrize("unit", ["ger_uboat_01", "ger_nordmark", "ger_atlantis", "jap_snlf_kure"])
def test_these_never_control(unit: str) -> None:
    assert turn_end({"mid_atlantic": [unit]}).flag("mid_atlantic") == ""


@pytest.mark.rule("AW-GEN-08")
def test_only_one_side_can_control_an_area() -> None:
    assert turn_end({"north_sea": ["uk_hood", "ger_bismarck"]}).flag("north_sea") == ""


@pytest.mark.rule("AW-SUB-21")
def test_boats_far_from_enemy_ports_still_deny_control() -> None:
    units = {"central_pacific": ["us_texas", "jap_iboat_1"]}
    assert turn_end(units, control={"midway": "axis"}).flag("central_pacific") == ""


@pytest.mark.rule("AW-SUB-22", "AW-HLK-05")
@pytest.mark.parametrize(
    ("denier", "flag"),
    [
        ({"ger_uboat_01": {}}, ""),
        ({"ger_atlantis": {}}, ""),
        ({"ger_nordmark": {}}, "allied"),
        ({"ger_uboat_01": "raiding"}, "allied"),
    ],
)
def test_patrolling_submarines_and_hilfskreuzers_deny_control(denier: dict[str, Any], flag: str) -> None:
    case = turn_end({"mid_atlantic": {"uk_hood": {}, **denier}})
    assert case.flag("mid_atlantic") == flag


@pytest.mark.rule("AW-OIL-10", "AW-SUB-27")
def test_oilers_and_raiding_boats_deny_nothing() -> None:
    case = quiet(**WAR, units={"mid_atlantic": {"ger_nordmark": {}, "ger_uboat_01": "raiding"}})
    assert not control.denies(case.war, AXIS, case.place("mid_atlantic"))


@pytest.mark.rule("AW-CTL-01", "AW-CTL-02", "AW-CTL-07", "AW-EXA-08")
def test_flags_that_are_not_earned_again_go() -> None:
    case = turn_end(
        {"western_approaches": {"ger_bismarck": "raiding", "ger_uboat_01": {}}},
        flags={"western_approaches": "allied"},
    )
    assert case.flag("western_approaches") == ""
    assert case.state.flag_start[case.place("western_approaches")] == ALLIED  # in force until now
    assert case.vp("ATO") == 0


@pytest.mark.rule("AW-SEQ-29", "AW-CTL-04", "AW-PAC-03", "AW-PAC-07")
def test_flags_score_from_the_first_turn_in_both_oceans_even_at_peace() -> None:
    case = turn_end({"coral_sea": ["us_texas"], "north_sea": ["ger_bismarck"]}, turn=1, pacific="peace")
    assert (case.vp("ATO"), case.vp("PTO")) == (-3, 2)
    assert case.flag("coral_sea") == "allied"


@pytest.mark.rule("AW-CTL-08")
def test_no_atlantic_area_is_controlled_at_the_start() -> None:
    case = quiet(turn=1)
    board = case.game.tables.board
    assert all(case.flag(area.id) == "" for area in board.areas if area.theatre == 0)
    assert case.flag("arabian_sea") == case.flag("aleutians") == case.flag("gulf_of_alaska") == ""


@pytest.mark.rule("AW-VPT-02")
def test_the_difference_goes_to_the_side_that_earned_more() -> None:
    units = {
        "north_sea": ["ger_bismarck"],
        "western_approaches": ["uk_hood"],
        "south_atlantic": ["uk_norfolk"],
    }
    case = turn_end(units, vp={"ATO": 28, "PTO": 0})
    assert case.vp("ATO") == 28  # 3 against 3
    ahead = turn_end({"western_approaches": ["uk_hood"]}, vp={"ATO": 28, "PTO": 0})
    assert ahead.vp("ATO") == 29


@pytest.mark.rule("AW-MAP-05")
def test_the_indian_ocean_pays_britain_whoever_patrols() -> None:
    assert turn_end({"bay_of_bengal": ["us_texas"]}).vp("ATO") == 1
    assert turn_end({"bay_of_bengal": ["jap_hiei"]}).vp("PTO") == -1


@pytest.mark.rule("AW-HLK-06", "AW-HLK-07", "AW-DEC-15")
@pytest.mark.parametrize(
    ("allied", "points"),
    [({}, -1), ({"uk_hood": "raiding"}, -1), ({"uk_hood": {}}, 0), ({"uk_raf_coastal": {}}, 0)],
)
def test_unopposed_hilfskreuzers_gain_a_point(allied: dict[str, Any], points: int) -> None:
    case = turn_end({"bay_of_biscay": {"ger_atlantis": {}, "ger_orion": {}, **allied}})
    assert case.vp("ATO") == points
    assert case.marked("ger_atlantis", "gained") == case.marked("ger_orion", "gained") == bool(points)


@pytest.mark.rule("AW-PAC-06")
def test_a_location_uncertain_group_guards_the_central_pacific_at_peace() -> None:
    group = {"location_uncertain_w": ["us_enterprise_cv6"]}
    assert turn_end(group, turn=2, pacific="peace").flag("central_pacific") == "allied"
    assert turn_end({}, turn=2, pacific="peace").flag("central_pacific") == ""
    assert turn_end(group, turn=2, pacific="attack").flag("central_pacific") == ""


@pytest.mark.rule("AW-DEC-19")
def test_at_peace_submarines_do_not_deny_and_both_fleets_get_no_flag() -> None:
    units = {"coral_sea": ["us_texas", "jap_iboat_1"], "bismarck_sea": ["jap_hiei", "us_houston"]}
    case = turn_end(units, turn=2, pacific="peace")
    assert case.flag("coral_sea") == "allied"
    assert case.flag("bismarck_sea") == ""
    american = {"bismarck_sea": ["jap_hiei", "us_sub_1"]}
    assert turn_end(american, turn=3, pacific="peace").flag("bismarck_sea") == "axis"
    assert turn_end(american).flag("bismarck_sea") == ""
    at_war = turn_end({"coral_sea": ["us_texas", "jap_iboat_1"]})
    assert at_war.flag("coral_sea") == ""


@pytest.mark.rule("AW-DEC-63")
def test_a_flag_remembers_who_earned_it() -> None:
    from flagplot.games.admirals_war import politics

    case = turn_end({"indian_ocean": ["ger_scharnhorst"], "coral_sea": ["jap_hiei"]}, turn=2, pacific="peace")
    assert case.flag("indian_ocean") == "axis"
    hood = case.unit("uk_hood")
    assert politics.no_entry(case.war, hood, case.place("indian_ocean")) is None
    refusal = politics.no_entry(case.war, hood, case.place("coral_sea"))
    assert refusal is not None


@pytest.mark.rule("AW-O20-08")
def test_nobody_scores_the_mediterranean_while_italy_is_neutral() -> None:
    units = {"western_mediterranean": ["uk_hood"]}
    neutral = turn_end(units, scenario="turn_0", turn=0, pacific="peace")
    assert (neutral.flag("western_mediterranean"), neutral.vp("ATO")) == ("allied", 0)
    assert turn_end(units).vp("ATO") == 1
    raider = turn_end({"western_mediterranean": ["ger_atlantis"]}, scenario="turn_0", turn=0, pacific="peace")
    assert raider.vp("ATO") == -1  # that is no point for control


@pytest.mark.rule("AW-O21-04")
def test_nothing_is_scored_in_the_atlantic_on_turn_11() -> None:
    units = {"north_sea": ["ger_bismarck"], "bay_of_bengal": ["uk_hood"], "coral_sea": ["us_texas"]}
    case = turn_end(units, scenario="turn_11", turn=11)
    assert (case.vp("ATO"), case.vp("PTO")) == (0, 2)


@pytest.mark.rule("AW-SCN-05", "AW-SCN-06")
def test_the_end_of_midway() -> None:
    case = turn_end(
        {"home_islands": ["jap_hiei"], "hawaiian_islands": ["us_texas"]}, scenario="midway", turn=4
    )
    assert case.vp("PTO") == 3 + 3  # Hawaii, and the two bases


def test_a_projection_for_the_client() -> None:
    flags = {"eastern_mediterranean": "axis", "western_mediterranean": "axis"}
    units = {
        "north_sea": ["uk_hood"], "western_approaches": ["uk_nelson", "ger_uboat_01"],
        "eastern_mediterranean": ["ger_bismarck"], "western_mediterranean": ["ger_tirpitz"],
    }  # fmt: skip
    case = quiet(**WAR, units=units, flags=flags)
    shown = panels.projection(case.war, "british")
    assert shown["flags"]["north_sea"] == "allied"
    assert shown["contested"] == ["western_approaches"]
    assert shown["points"] == {"ATO": 1 - 1 - 1, "PTO": 0}
    assert shown["falling"]["malta"] == "axis"
    secret = quiet(**WAR, units=units, flags=flags, options={"hidden_submarines": True})
    assert "western_approaches" in panels.projection(secret.war, "british")["flags"]
    assert "western_approaches" not in panels.projection(secret.war, "german")["flags"]
