"""Audit of rounds: kinds of action, whole allocations, submarines and task forces at the end of a round."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.combat.events import Fired, Revealed
from tests.admirals_war.fights import Fight

# -- the kind of action -------------------------------------------------------------------------------------


@pytest.mark.rule("AW-CMB-12")
def test_the_flag_of_the_turn_before_counts_even_if_it_has_been_taken_down() -> None:
    taken = {"flags": {"indonesia": ""}, "flags_before": {"indonesia": "allied"}}
    case = Fight("indonesia", ["us_chicago", "jap_myoko"], **taken)
    # US 3 + flag for surface, Japan 3 + 1 for air in the Pacific: a tie
    case.choose("surface", "air", dice=[3, 3, 1, 1])
    assert case.happened(Revealed)[0].action == "combined"
    new = {"flags": {"indonesia": "allied"}, "flags_before": {"indonesia": ""}}
    case = Fight("indonesia", ["us_chicago", "jap_myoko"], **new).choose("surface", "air", dice=[3, 3])
    assert case.happened(Revealed)[0].action == "air"


@pytest.mark.rule("AW-CMB-08")
@pytest.mark.rule("AW-DEC-24")
def test_a_choice_once_made_is_final_and_nobody_else_learns_it() -> None:
    air, surface = (Fight("north_sea", ["uk_hood", "ger_bismarck"]) for _ in range(2))
    air.do("british", "choose air")
    surface.do("british", "choose surface")
    for viewer in ("german", "japanese", None):
        one, other = (case.game.view(case.state, viewer).to_bytes() for case in (air, surface))
        assert one == other
    assert air.waiting == ("german",)
    assert not air.can("british", "choose surface")
    assert air.legal("british") == []
    assert air.happened(Revealed) == []


@pytest.mark.rule("AW-CMB-09")
@pytest.mark.rule("AW-CMB-13")
@pytest.mark.rule("AW-CMB-14")
def test_in_the_atlantic_flag_and_lba_outweigh_the_wish_for_guns() -> None:
    units = ["uk_hood", "uk_raf_coastal", "us_8af", "ger_bismarck"]
    case = Fight("western_approaches", units, flags={"western_approaches": "allied"})
    case.choose("air", "surface", dice=[2, 3])  # 2 + 2 against 3 + 1
    assert case.happened(Revealed)[0].action == "combined"
    case = Fight("western_approaches", units, flags={"western_approaches": "allied"})
    case.choose("air", "surface", dice=[2, 2])  # 4 against 3; two LBA count once
    assert case.happened(Revealed)[0].action == "air"


@pytest.mark.rule("AW-CMB-15")
@pytest.mark.rule("AW-FIR-12")
@pytest.mark.rule("AW-TGT-09")
@pytest.mark.rule("AW-SEQ-22")
def test_what_the_air_part_disables_is_gone_from_the_surface_part_and_lba_stay_out_of_it() -> None:
    units = ["us_enterprise_cv6", "us_chicago", "us_houston", "us_5af", "jap_myoko", "jap_nachi"]
    case = Fight("bismarck_sea", units, control={"guadalcanal": "allied"})
    case.choose("surface", "air", dice=[2, 2])  # 2 + 1 for air, 2 + 1 for 5AF
    case.do("us", "aim us_enterprise_cv6 jap_myoko", "aim us_5af jap_nachi", dice=[4, 1, 1, 1, 1, 1])
    case.do("japanese", "to truk")  # Myoko is disabled by a 4 with the bonus
    assert case.where("jap_myoko") == "truk"
    case.refuses("japanese", "aim jap_nachi us_5af", "AW-TGT-09")
    case.refuses("japanese", "aim jap_nachi us_enterprise_cv6", "AW-TGT-07")
    assert case.legal("japanese") == ["aim jap_nachi us_houston", "aim jap_nachi us_chicago"]
    case.do("japanese", "aim jap_nachi us_houston", dice=[1, 1, 1])
    assert case.where("us_5af") == "bismarck_sea"


@pytest.mark.rule("AW-CMB-19")
@pytest.mark.rule("AW-LBA-10")
@pytest.mark.rule("AW-DEC-42")
def test_lba_of_both_sides_go_home_before_the_guns_fire_and_may_leave_a_side_without_units() -> None:
    case = Fight("north_sea", ["uk_raf_coastal", "ger_luftflotte_5", "ger_bismarck"])
    case.choose("surface")
    assert case.waiting == ("british",)
    assert "to england" in case.legal("british")
    case.do("british", "to england").do("german", "to germany")
    assert case.halted  # the British are gone: no shot, no declaration
    assert case.happened(Fired) == []
    assert case.marked("uk_raf_coastal", "grounded")


@pytest.mark.rule("AW-CMB-20")
@pytest.mark.rule("AW-DEC-35")
def test_in_a_pursuit_lba_help_with_the_roll_but_do_not_fight() -> None:
    units = ["uk_hood", "uk_raf_coastal", "ger_bismarck"]
    case = Fight("north_sea", units).choose("air")
    case.do("british", "aim uk_raf_coastal none")
    case.do("british", "stand").do("german", "retreat").do("british", "pursue uk_hood 1")
    case.choose("air", "surface", dice=[3, 3, *[1] * 8])  # 3 + 1 for the RAF, 3 + 1 for surface: combined
    assert [event.action for event in case.happened(Revealed)] == ["air", "combined"]
    assert {event.unit for event in case.happened(Fired)} == {"uk_hood", "ger_bismarck"}
    case.do("british", "pursue uk_hood 1").choose("surface", dice=[1] * 8)
    assert case.where("uk_raf_coastal") == "north_sea"


@pytest.mark.rule("AW-CMB-10")
@pytest.mark.rule("AW-SEQ-05")
def test_of_four_players_a_partner_alone_commands_his_own_ships() -> None:
    four = {"players": "four"}
    alone = Fight("bay_of_bengal", ["uk_hood", "ger_bismarck"], options=four)
    assert alone.waiting == ("german", "british")  # in the Pacific the Axis is asked and fires first
    alone.do("german", "choose surface").do("british", "choose surface", dice=[1] * 8)
    assert alone.waiting == ("british",)  # and states its intention first
    both = Fight("bay_of_bengal", ["uk_hood", "us_chicago", "ger_bismarck", "jap_myoko"], options=four)
    assert both.waiting == ("japanese", "us")
    lent = Fight("north_sea", ["us_texas", "ger_bismarck", "ger_prinz_eugen"], options=four)
    lent.do("us", "choose surface").do("german", "choose surface")
    assert lent.legal("us") == ["aim us_texas ger_bismarck", "aim us_texas ger_prinz_eugen"]
    assert Fight("bay_of_bengal", ["uk_hood", "ger_bismarck"]).waiting == ("japanese", "us")  # two persons


# -- whole allocations --------------------------------------------------------------------------------------

JAPANESE = ["jap_myoko", "jap_nachi", "jap_akagi"]


def landing(us: list[str], japanese: list[str]) -> Fight:
    """A surface action in the Pacific, where Japan fires first."""
    factors = {"jap_akagi": "1-3-7-4", "us_chicago": "1-1-7", "us_hornet_cv8": "0-2-7-4"}
    return Fight("coral_sea", [*us, *japanese], factors=factors).choose("surface")


@pytest.mark.rule("AW-TGT-08")
@pytest.mark.rule("AW-TGT-04")
def test_a_carrier_that_may_hold_its_fire_must_help_once_the_landing_force_is_a_target() -> None:
    case = landing(["us_chicago", "us_hornet_cv8", "us_amph_1stm"], JAPANESE)
    case.do("japanese", "aim jap_myoko us_amph_1stm")
    case.refuses("japanese", "aim jap_nachi us_amph_1stm", "AW-TGT-08")
    case.do("japanese", "aim jap_nachi us_chicago", dice=[1, 1, 1])  # and Akagi is left with Hornet
    assert case.happened(Fired)[-1].target == "us_hornet_cv8"
    free = landing(["us_chicago", "us_hornet_cv8", "us_amph_1stm"], JAPANESE)
    free.do("japanese", "aim jap_myoko us_chicago", "aim jap_nachi us_chicago")
    assert free.legal("japanese") == [
        "aim jap_akagi us_hornet_cv8", "aim jap_akagi us_chicago", "aim jap_akagi none",
    ]  # fmt: skip
    free.refuses("japanese", "aim jap_akagi us_amph_1stm", "AW-TGT-08")


@pytest.mark.rule("AW-TGT-08")
def test_none_is_refused_to_a_carrier_that_the_allocation_needs() -> None:
    case = landing(["us_chicago", "us_houston", "us_amph_1stm"], JAPANESE)
    case.do("japanese", "aim jap_myoko us_amph_1stm")
    case.refuses("japanese", "aim jap_akagi none", "AW-TGT-13")  # Nachi is next
    case.do("japanese", "aim jap_nachi us_houston", dice=[1, 1, 1])
    assert [event.target for event in case.happened(Fired)][-1] == "us_chicago"


@pytest.mark.rule("AW-TGT-07")
@pytest.mark.rule("AW-DEC-27")
@pytest.mark.rule("AW-TGT-08")
def test_a_crippled_ship_is_screened_and_counts_for_the_landing_force() -> None:
    units: dict[str, Any] = {key: {} for key in ["us_chicago", "us_amph_1stm", "jap_myoko", "jap_nachi"]}
    units["us_houston"] = {"damage": 1}
    case = Fight("coral_sea", units, factors={"us_houston": "1-1-7", "us_chicago": "1-1-7"}).choose("surface")
    case.refuses("japanese", "aim jap_myoko us_amph_1stm", "AW-TGT-08")  # two ships and two attackers
    case.do("japanese", "aim jap_myoko us_houston", dice=[1, 1])  # so Nachi must take Chicago
    assert [event.target for event in case.happened(Fired)][:2] == ["us_houston", "us_chicago"]


@pytest.mark.rule("AW-TGT-07")
@pytest.mark.rule("AW-TGT-08")
def test_where_nobody_fires_carriers_may_be_attacked_freely_but_the_landing_force_only_with_them() -> None:
    case = landing(["us_hornet_cv8", "us_wasp_cv7", "us_amph_1stm"], ["jap_myoko"])
    assert case.legal("japanese") == ["aim jap_myoko us_hornet_cv8", "aim jap_myoko us_wasp_cv7"]
    case.refuses("japanese", "aim jap_myoko us_amph_1stm", "AW-TGT-08")
    alone = Fight("coral_sea", ["us_amph_1stm", "us_amph_2ndm", "jap_myoko"]).choose("surface")
    assert "aim jap_myoko us_amph_2ndm" in alone.legal("japanese")  # there is no ship to be attacked


# -- out of time --------------------------------------------------------------------------------------------


@pytest.mark.rule("AW-CMB-15")
def test_between_the_parts_of_a_combined_round_nobody_retreats_lands_or_sends_submarines() -> None:
    units: dict[str, Any] = {"us_chicago": {}, "us_houston": {}, "us_amph_1stm": {}, "us_sub_1": "raiding",
                             "jap_myoko": {}, "jap_nachi": {}}  # fmt: skip
    case = Fight("bismarck_sea", units, flags={"bismarck_sea": "allied"})
    case.choose("surface", "air", dice=[3, 3])
    case.refuses("japanese", "retreat", "AW-CMB-15")
    case.do("japanese", "rest us_chicago", dice=[1, 1])
    case.refuses("us", "retreat", "AW-CMB-15")
    case.refuses("us", "torpedo us_sub_1 jap_myoko", "AW-CMB-15")
    case.refuses("us", "land us_amph_1stm guadalcanal", "AW-CMB-15")
    case.do("us", "rest jap_myoko", dice=[1, 1])
    assert case.legal("us")[-1] == "done"  # and now the submarine


def test_answers_out_of_time_name_the_rule_that_says_when() -> None:
    case = Fight(
        "bismarck_sea", ["us_enterprise_cv6", "us_amph_1stm", "jap_myoko"], ports={"truk": ["jap_ise"]}
    )
    for action, rule in (
        ("retreat", "AW-RET-01"), ("pursue us_enterprise_cv6 1", "AW-RET-04"),
        ("group us_amph_1stm 1", "AW-RET-06"),
        ("bomb us_enterprise_cv6 truk", "AW-RAI-09"), ("land us_amph_1stm lae", "AW-EOR-04"),
        ("fight coral_sea", "AW-SEQ-14"), ("torpedo us_sub_1 jap_myoko", "AW-SUB-25"),
        ("aim us_enterprise_cv6 jap_myoko", "AW-SEQ-19"),
    ):  # fmt: skip
        case.refuses("us", action, rule)


@pytest.mark.rule("AW-SUB-29")
@pytest.mark.rule("AW-SUB-22")
def test_boats_of_the_side_that_retreats_and_patrolling_ones_do_not_attack_warships() -> None:
    units: dict[str, Any] = {"us_chicago": {}, "jap_fuso": {}, "jap_iboat_1": "raiding", "jap_iboat_2": {}}
    case = Fight("bismarck_sea", units, factors={"jap_fuso": "4-4-4"}).choose("air")
    case.refuses("japanese", "torpedo jap_iboat_2 us_chicago", "AW-SUB-22")
    case.do("japanese", "done", "retreat").do("us", "stand", "pursue us_chicago 1")
    case.choose("air")
    assert case.waiting == ("us",)  # whether the pursuit goes on
    case.do("us", "done")
    case.refuses("japanese", "torpedo jap_iboat_1 us_chicago", "AW-SUB-29")
