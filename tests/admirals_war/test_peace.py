"""The Pacific before the Japanese attack."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war import politics
from flagplot.games.admirals_war.board import US
from flagplot.games.admirals_war.state import ATTACK, PEACE, WAR
from flagplot.games.admirals_war.turn import arrivals, raid_force
from flagplot.kernel.action import parse_action
from tests.admirals_war.helpers import Case, quiet, rolling


def entry(unit: str, area: str, at: str, **parts: Any) -> str:
    """The rule that keeps a unit out of an area, or an empty word."""
    marks = parts.pop("state", {})
    case = quiet(units={at: {unit: marks}}, **{"turn": 2, **parts})
    refusal = politics.no_entry(case.war, case.unit(unit), case.place(area))
    return refusal.rule if refusal else ""


def base(unit: str, port: str, at: str, **parts: Any) -> str:
    """The rule that keeps a unit from basing in a port, or an empty word."""
    marks = parts.pop("state", {})
    case = quiet(units={at: {unit: marks}}, **{"turn": 2, **parts})
    refusal = politics.no_base(case.war, case.unit(unit), case.place(port))
    return refusal.rule if refusal else ""


@pytest.mark.rule("AW-PAC-08")
def test_ships_with_the_letter_p_stay_in_pearl_harbor() -> None:
    tied = {"marks": ["tied"]}
    assert entry("us_arizona", "hawaiian_islands", "pearl_harbor", state=tied) == "AW-PAC-08"
    assert entry("us_arizona", "hawaiian_islands", "pearl_harbor", state=tied, pacific="war") == ""
    start = Case(base="start", step="patrol")
    assert start.marked("us_arizona", "tied")
    assert not start.marked("us_houston", "tied")


@pytest.mark.rule("AW-PAC-09")
def test_other_us_units_in_the_pacific_base_in_three_places() -> None:
    for port, rule in (("pearl_harbor", ""), ("samoa", ""), ("philippines", ""), ("midway", "AW-PAC-09")):
        assert base("us_louisville", port, "hawaiian_islands") == rule
    assert base("us_louisville", "midway", "hawaiian_islands", pacific="war") == ""


@pytest.mark.rule("AW-PAC-10", "AW-DEC-75")
def test_units_with_the_letter_e_base_only_in_the_usa() -> None:
    eastern = {"marks": ["eastern"]}
    assert base("us_texas", "usa", "eastern_seaboard", state=eastern) == ""
    assert base("us_texas", "panama_canal", "caribbean_sea", state=eastern) == "AW-PAC-10"
    assert base("us_north_carolina", "panama_canal", "caribbean_sea") == ""  # a reinforcement
    assert Case(base="start", step="patrol").marked("us_texas", "eastern")


@pytest.mark.rule("AW-PAC-11")
def test_location_uncertain_groups_stay_in_their_boxes() -> None:
    assert entry("us_chicago", "hawaiian_islands", "location_uncertain_x") == "AW-PAC-11"


@pytest.mark.rule("AW-PAC-12")
def test_us_lba_stay_on_their_bases() -> None:
    assert entry("us_5af", "indonesia", "philippines") == "AW-PAC-12"
    assert entry("us_5af", "indonesia", "philippines", pacific="war") == ""


@pytest.mark.rule("AW-PAC-14", "AW-MIN-02")
def test_australians_and_de_ruyter() -> None:
    assert base("aus_hmas_canberra", "australia", "coral_sea") == ""
    assert base("aus_hmas_canberra", "singapore", "indonesia") == "AW-PAC-14"
    assert base("aus_hmas_canberra", "suez", "eastern_mediterranean") == ""  # they may go to the ATO
    assert base("ned_de_ruyter", "australia", "indian_ocean") == "AW-MIN-02"
    assert base("ned_de_ruyter", "singapore", "indian_ocean") == ""


@pytest.mark.rule("AW-RTB-04", "AW-MIN-01")
def test_after_the_attack_the_allies_share_their_ports() -> None:
    for unit, port, at in (
        ("ned_de_ruyter", "pearl_harbor", "hawaiian_islands"),
        ("aus_hmas_canberra", "samoa", "coral_sea"),
        ("uk_hood", "usa", "eastern_seaboard"),
        ("us_texas", "england", "north_sea"),
    ):
        assert base(unit, port, at, pacific="war") == ""
        assert base(unit, port, at, pacific="peace") != ""


@pytest.mark.rule("AW-RTB-03")
def test_before_the_attack_us_ports_are_for_us_and_free_french_units() -> None:
    assert base("uk_hood", "usa", "eastern_seaboard") == "AW-RTB-03"
    assert base("uk_hood", "usa", "eastern_seaboard", pacific="attack") == "AW-RTB-03"
    assert base("fra_bearn", "usa", "eastern_seaboard", state={"nation": "free_french"}) == ""


@pytest.mark.rule("AW-DEC-47")
def test_french_ships_and_us_ships_keep_to_their_own_before_the_attack() -> None:
    assert base("fra_bearn", "usa", "eastern_seaboard", turn=1) == "AW-DEC-47"
    assert base("us_texas", "england", "north_sea") == "AW-DEC-47"
    assert base("fra_bearn", "england", "north_sea", state={"nation": "free_french"}) == ""


@pytest.mark.rule("AW-PAC-15", "AW-PAC-16")
def test_surprise_needs_the_fleet_at_home() -> None:
    def surprise(**parts: Any) -> bool:
        case = quiet(turn=3, **parts)
        politics.begin_turn(rolling(case))
        return case.state.surprise

    home = {"yokosuka_navy_yard": ["jap_akagi"], "phrf": ["jap_kaga"]}
    assert surprise(units=home)
    assert not surprise(units={**home, "truk": ["jap_mutsu"]})
    assert not surprise(units={**home, "saipan": ["jap_snlf_kure"]})
    assert surprise(units={**home, "truk": ["jap_21af"]})  # LBA do not matter
    away = {**home, "truk": ["jap_mutsu"]}
    assert surprise(units=away, flags={"french_polynesia": ""})
    assert surprise(units=away, flags={"hawaiian_islands": "axis"})


@pytest.mark.rule("AW-PAC-17")
def test_allied_units_keep_out_of_japanese_areas() -> None:
    assert entry("us_louisville", "marshalls", "hawaiian_islands") == "AW-PAC-17"
    assert entry("uk_hood", "marianas", "indonesia") == "AW-PAC-17"
    assert entry("us_sub_1", "marshalls", "reserve") == "AW-PAC-17"
    assert entry("uk_hood", "marianas", "indonesia", pacific="war") == ""


@pytest.mark.rule("AW-PAC-01", "AW-PAC-18")
@pytest.mark.parametrize(
    ("unit", "area", "declared"),
    [
        ("jap_mutsu", "indonesia", True),
        ("jap_21af", "central_pacific", True),
        ("jap_snlf_kure", "coral_sea", True),
        ("jap_iboat_1", "hawaiian_islands", False),
        ("jap_mutsu", "bismarck_sea", False),
        ("jap_mutsu", "marianas", False),
    ],
)
def test_entering_an_allied_area_declares_war(unit: str, area: str, declared: bool) -> None:
    case = quiet(turn=2, units={area: [unit]})
    politics.entered(rolling(case), case.unit(unit), case.place(area))
    assert (case.state.war == ATTACK) == declared
    assert case.state.attack_turn == (2 if declared else -1)


@pytest.mark.rule("AW-PAC-21")
def test_us_units_that_come_to_pearl_harbor_stay_there() -> None:
    case = quiet(turn=3, units={"future": ["us_north_carolina"]})
    arrivals.arrive(rolling(case), case.unit("us_north_carolina"), case.place("pearl_harbor"))
    assert case.marked("us_north_carolina", "tied")
    through_panama = {"origin": "panama_canal"}
    assert base("us_washington", "samoa", "french_polynesia", state=through_panama) == "AW-PAC-21"
    assert base("us_washington", "pearl_harbor", "hawaiian_islands", state=through_panama) == ""
    came = quiet(turn=4, units={"pearl_harbor": {"us_washington": through_panama}})
    politics.based(rolling(came), came.unit("us_washington"), came.place("pearl_harbor"))
    assert came.marked("us_washington", "tied")
    local = quiet(turn=4, units={"pearl_harbor": {"us_louisville": {"origin": "coral_sea"}}})
    politics.based(rolling(local), local.unit("us_louisville"), local.place("pearl_harbor"))
    assert not local.marked("us_louisville", "tied")


@pytest.mark.rule("AW-PAC-22")
@pytest.mark.parametrize(
    ("pacific", "places"), [("peace", ["location_uncertain_z"]), ("war", ["usa", "pearl_harbor"])]
)
def test_hornet_joins_group_z_while_there_is_peace(pacific: str, places: list[str]) -> None:
    case = quiet(turn=3, pacific=pacific, units={"future": ["us_hornet_cv8"]})
    found = arrivals.places(case.war, case.unit("us_hornet_cv8"))
    assert [case.game.tables.board.place_ids[place] for place in found] == places
    assert arrivals.due(case.war, US) == [case.unit("us_hornet_cv8")]


@pytest.mark.rule("AW-PAC-23")
def test_without_two_battleships_indonesia_loses_its_flag() -> None:
    for units, flag in (
        ({"uk_renown": {}, "uk_revenge": {}}, "allied"),
        ({"uk_renown": {}}, ""),
        ({"uk_renown": {}, "uk_exeter": {}}, ""),  # a cruiser
        ({"uk_renown": {}, "uk_revenge": "raiding"}, ""),
        ({"uk_renown": {}, "us_texas": {}}, ""),  # not British
    ):
        case = quiet(turn=2, units={"indonesia": units})
        politics.indonesia_guard(rolling(case))
        assert case.flag("indonesia") == flag


@pytest.mark.rule("AW-DEC-23")
def test_entering_indonesia_without_a_flag_is_no_declaration() -> None:
    case = quiet(turn=2, units={"indonesia": ["jap_mutsu"]})
    war = rolling(case)
    politics.indonesia_guard(war)
    politics.entered(war, case.unit("jap_mutsu"), case.place("indonesia"))
    assert case.state.war == PEACE


@pytest.mark.rule("AW-PAC-24")
def test_german_ships_keep_off_the_american_coast() -> None:
    for area in ("eastern_seaboard", "caribbean_sea"):
        assert entry("ger_scharnhorst", area, "mid_atlantic") == "AW-PAC-24"
        for unit in ("ger_nordmark", "ger_atlantis", "ger_uboat_01"):
            assert entry(unit, area, "mid_atlantic") == ""
        assert entry("ger_scharnhorst", area, "mid_atlantic", pacific="war") == ""
    assert entry("ger_scharnhorst", "air_gap", "mid_atlantic") == ""


@pytest.mark.rule("AW-PAC-20")
def test_us_units_in_the_atlantic_keep_to_two_areas() -> None:
    assert entry("us_texas", "mid_atlantic", "usa") == "AW-PAC-20"
    assert entry("us_texas", "eastern_seaboard", "usa") == entry("us_texas", "caribbean_sea", "usa") == ""
    assert entry("fra_bearn", "mid_atlantic", "usa", state={"nation": "free_french"}) == ""


# -- the raid force --------------------------------------------------------------------------------


@pytest.mark.rule("AW-PAC-27", "AW-PAC-29", "AW-PAC-30")
def test_ships_go_in_and_out_of_the_raid_force() -> None:
    units = {
        "yokosuka_navy_yard": ["jap_kaga", "jap_fuso", "jap_21af"],
        "phrf": ["jap_akagi"],
        "truk": ["jap_hiei"],
    }
    case = quiet(turn=2, units=units)
    assert list(map(str, raid_force.actions(case.war))) == ["force jap_kaga", "release jap_akagi"]
    for text, rule in (
        ("force jap_hiei", "AW-PAC-29"),
        ("force jap_21af", "AW-PAC-27"),
        ("release jap_kaga", "AW-PAC-30"),
    ):
        refusal = raid_force.why_not(case.war, parse_action(text))
        assert refusal is not None
        assert refusal.rule == rule
    raid_force.do(rolling(case), parse_action("release jap_akagi"))
    assert case.where("jap_akagi") == "yokosuka_navy_yard"


@pytest.mark.rule("AW-PAC-27")
def test_the_raid_force_is_formed_only_at_peace() -> None:
    case = quiet(turn=4, pacific="war", units={"yokosuka_navy_yard": ["jap_kaga"]})
    assert raid_force.actions(case.war) == []


@pytest.mark.rule("AW-PAC-28")
def test_war_can_begin_with_an_empty_raid_force() -> None:
    case = quiet(
        turn=2, units={"phrf": ["jap_akagi"], "indonesia": ["jap_mutsu"]}, flags={"indonesia": "allied"}
    )
    war = rolling(case)
    release = parse_action("release jap_akagi")
    assert release in raid_force.actions(war)
    raid_force.do(war, release)
    politics.entered(war, case.unit("jap_mutsu"), case.place("indonesia"))
    assert case.state.war == ATTACK
    assert raid_force.units(war) == ()


@pytest.mark.rule("AW-DEC-20", "AW-PAC-02")
def test_restrictions_last_until_the_surprise_attacks_are_over() -> None:
    case = quiet(turn=3, pacific="attack", units={"pearl_harbor": {"us_arizona": {"marks": ["tied"]}}})
    arizona, area = case.unit("us_arizona"), case.place("hawaiian_islands")
    assert politics.no_entry(case.war, arizona, area) is not None
    politics.begin_war(rolling(case))
    assert case.state.war == WAR
    assert politics.no_entry(case.war, arizona, area) is None


@pytest.mark.rule("AW-O20-09")
def test_japan_may_not_attack_on_turn_0() -> None:
    assert entry("jap_mutsu", "indonesia", "yokosuka_navy_yard", turn=0, scenario="turn_0") == "AW-O20-09"
    assert entry("jap_iboat_1", "indonesia", "reserve", turn=0, scenario="turn_0") == ""
    assert entry("jap_mutsu", "indonesia", "yokosuka_navy_yard", turn=1) == ""
