"""Targets, dice, damage. Chapters 7.3 to 7.6."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war.combat import fire
from tests.admirals_war.fights import Fight
from tests.admirals_war.helpers import quiet, rolling

BRITISH = ["uk_hood", "uk_nelson", "uk_rodney", "uk_norfolk"]


# -- who attacks whom ---------------------------------------------------------------------------------------


@pytest.mark.rule("AW-TGT-01")
@pytest.mark.rule("AW-TGT-02")
@pytest.mark.rule("AW-SEQ-19")
@pytest.mark.rule("AW-SEQ-20")
def test_allies_first_in_the_atlantic_axis_first_in_the_pacific_all_as_one_force() -> None:
    case = Fight("north_sea", ["uk_hood", "us_texas", "ger_bismarck", "ita_zara"]).choose("surface")
    assert case.waiting == ("british",)
    case.do("british", "aim uk_hood ger_bismarck")
    assert "aim us_texas ita_zara" in case.legal("british")  # the British run the American too
    case.do("british", "aim us_texas ita_zara", dice=[1] * 8)
    assert case.waiting == ("german",)
    case = Fight("coral_sea", ["us_chicago", "us_houston", "jap_myoko", "jap_nachi"]).choose("surface")
    assert case.waiting == ("japanese",)


@pytest.mark.rule("AW-TGT-03")
def test_in_the_air_carriers_and_lba_attack_anything_at_sea() -> None:
    units = [
        "us_enterprise_cv6",
        "us_7af",
        "us_chicago",
        "jap_myoko",
        "jap_21af",
        "jap_snlf_kure",
        "jap_akagi",
    ]
    case = Fight("coral_sea", units).choose("air")
    assert case.legal("japanese") == [
        "aim jap_akagi us_enterprise_cv6", "aim jap_akagi us_chicago", "aim jap_akagi us_7af",
        "aim jap_akagi none", "rest us_enterprise_cv6", "rest us_chicago", "rest us_7af",
    ]  # fmt: skip
    case.refuses("japanese", "aim jap_myoko us_chicago", "AW-TGT-03")
    case.do("japanese", "aim jap_akagi us_chicago", "aim jap_21af us_7af", dice=[1] * 7)
    targets = {action.split()[2] for action in case.legal("us") if action.startswith("aim")}
    assert targets == {"jap_myoko", "jap_akagi", "jap_21af", "jap_snlf_kure", "none"}


@pytest.mark.rule("AW-TGT-04")
def test_ships_with_guns_must_attack_carriers_may_and_others_cannot() -> None:
    units = {"uk_hood": {}, "uk_eagle": {}, "uk_ark_royal": {}, "uk_kent": {"damage": 1}, "ger_bismarck": {},
             "ger_prinz_eugen": {}}  # fmt: skip
    case = Fight("north_sea", units, factors={"uk_eagle": "1-2-4-1", "uk_kent": "1-1-7"}).choose("surface")
    case.refuses("british", "aim uk_hood none", "AW-TGT-04")
    case.refuses("british", "aim uk_ark_royal ger_bismarck", "AW-TGT-04")
    case.refuses("british", "aim uk_kent ger_bismarck", "AW-TGT-04")  # crippled: gunnery 0
    case.do("british", "aim uk_hood ger_bismarck")
    assert case.legal("british")[-1] == "aim uk_eagle none"


def surface(attackers: list[str], enemy: dict[str, Any], **parts: Any) -> Fight:
    """British attackers in the North Sea against a German force."""
    return Fight("north_sea", {**{unit: {} for unit in attackers}, **enemy}, **parts).choose("surface")


ENEMY = {"ger_bismarck": {}, "ger_prinz_eugen": {}, "ger_weser": {}}


@pytest.mark.rule("AW-TGT-05")
def test_any_firing_ship_may_be_attacked() -> None:
    case = surface(BRITISH[:1], ENEMY)
    assert case.legal("british") == ["aim uk_hood ger_bismarck", "aim uk_hood ger_prinz_eugen"]


@pytest.mark.rule("AW-TGT-07")
def test_a_carrier_that_does_not_fire_only_if_every_firing_ship_is_attacked() -> None:
    case = surface(BRITISH[:2], ENEMY)
    case.refuses("british", "aim uk_nelson ger_weser", "AW-TGT-07")  # two attackers cannot cover three
    case = surface(BRITISH[:3], ENEMY)
    case.do("british", "aim uk_nelson ger_weser")
    case.refuses(
        "british", "aim uk_rodney ger_weser", "AW-TGT-07"
    )  # the firing ships are still to be attacked
    case.do("british", "aim uk_rodney ger_bismarck", dice=[1] * 14)  # and Hood has to take Prinz Eugen
    assert [event.target for event in case.happened(fire.Fired)][-1] == "ger_prinz_eugen"


@pytest.mark.rule("AW-DEC-27")
def test_a_ship_that_cannot_fire_is_as_safe_as_a_carrier() -> None:
    enemy = {"ger_bismarck": {}, "ger_prinz_eugen": {"damage": 2}}
    case = Fight(
        "north_sea", {"uk_hood": {}, "uk_nelson": {}, **enemy}, factors={"ger_prinz_eugen": "1*-2-7"}
    )
    case.choose("surface")
    case.do("british", "aim uk_nelson ger_prinz_eugen", dice=[1] * 9)  # and Hood must take Bismarck
    assert case.waiting == ("german",)
    alone = Fight("north_sea", {"uk_hood": {}, **enemy}, factors={"ger_prinz_eugen": "1*-2-7"})
    alone.choose("surface", dice=[1] * 8)  # Hood has no choice


def pacific(us: list[str], **parts: Any) -> Fight:
    """Japan shoots second at home: the US force is attacked first."""
    units = {**{unit: {} for unit in us}, "jap_myoko": {}, "jap_nachi": {}, "jap_haguro": {}, "jap_maya": {}}
    return Fight("coral_sea", units, **parts).choose("surface")


@pytest.mark.rule("AW-TGT-08")
@pytest.mark.rule("AW-AMP-03")
def test_an_amphibious_unit_only_if_every_ship_is_attacked() -> None:
    case = pacific(["us_chicago", "us_houston", "us_hornet_cv8", "us_amph_1stm"])
    case.do("japanese", "aim jap_myoko us_amph_1stm")
    assert case.legal("japanese") == [
        "aim jap_nachi us_hornet_cv8", "aim jap_nachi us_houston", "aim jap_nachi us_chicago"
    ]  # fmt: skip
    case = pacific(["us_chicago", "us_houston", "us_hornet_cv8", "us_wasp_cv7", "us_amph_1stm"])
    case.refuses("japanese", "aim jap_myoko us_amph_1stm", "AW-TGT-08")


@pytest.mark.rule("AW-AMP-02")
def test_amphibious_units_never_attack() -> None:
    case = Fight("coral_sea", ["us_amph_1stm", "us_amph_2ndm", "jap_myoko"])
    case.choose("surface").do("japanese", "aim jap_myoko us_amph_1stm", dice=[1])
    assert case.verbs(case.waiting[0]) != {"aim"}
    assert not [event for event in case.happened(fire.Fired) if event.unit.startswith("us_amph")]


@pytest.mark.rule("AW-TGT-06")
@pytest.mark.rule("AW-SEQ-18")
def test_the_second_side_names_its_firing_carriers_first() -> None:
    units = {"uk_hood": {}, "uk_nelson": {}, "ger_bismarck": {}, "ger_graf_zeppelin": {}}
    factors = {"ger_graf_zeppelin": "1-3-7-2"}
    case = Fight("north_sea", units, factors=factors).choose("surface")
    assert case.legal("german") == ["guns ger_graf_zeppelin", "done"]
    case.refuses("german", "guns ger_bismarck", "AW-TGT-06")
    case.do("german", "guns ger_graf_zeppelin")
    assert "aim uk_nelson ger_graf_zeppelin" in case.legal("british")  # she fires: a target like any other
    case.do("british", "aim uk_nelson ger_bismarck", "aim uk_hood ger_bismarck", dice=[1] * 9)
    case.do("german", "aim ger_bismarck uk_hood", "aim ger_graf_zeppelin uk_hood", dice=[1] * 5)
    silent = Fight("north_sea", units, factors=factors).choose("surface")
    silent.do("german", "done")
    silent.do("british", "aim uk_nelson ger_graf_zeppelin", dice=[1] * 9)
    silent.do("german", "aim ger_bismarck uk_hood", dice=[1] * 4)  # not named: she may not fire
    assert silent.waiting == ("british",)


@pytest.mark.rule("AW-TGT-06")
def test_a_carrier_of_the_first_side_that_held_its_fire_is_protected() -> None:
    units = {"uk_hood": {}, "uk_eagle": {}, "ger_bismarck": {}, "ger_tirpitz": {}}
    case = Fight("north_sea", units, factors={"uk_eagle": "1-2-4-1"}).choose("surface")
    case.do("british", "aim uk_hood ger_bismarck", "aim uk_eagle none", dice=[1] * 4)
    case.do("german", "aim ger_bismarck uk_eagle", dice=[1] * 8)  # then Tirpitz must take Hood
    fired = Fight("north_sea", units, factors={"uk_eagle": "1-2-4-1"}).choose("surface")
    fired.do("british", "aim uk_hood ger_bismarck", "aim uk_eagle ger_bismarck", dice=[1] * 5)
    fired.do("german", "aim ger_bismarck uk_eagle")
    assert fired.can("german", "aim ger_tirpitz uk_eagle")


@pytest.mark.rule("AW-TGT-09")
def test_lba_are_no_target_of_guns() -> None:
    units = ["uk_hood", "uk_nelson", "ger_bismarck", "ger_prinz_eugen", "ger_stuka"]
    case = Fight("north_sea", units).choose("air", "surface", dice=[6, 4])
    case.do("german", "aim ger_stuka uk_hood", dice=[1, 1, 1])
    case.refuses("british", "aim uk_nelson ger_stuka", "AW-TGT-09")


@pytest.mark.rule("AW-TGT-10")
def test_units_in_port_take_no_part() -> None:
    case = surface(
        BRITISH[:2], {"ger_bismarck": {}, "ger_prinz_eugen": {}}, ports={"germany": ["ger_tirpitz"]}
    )
    case.refuses("british", "aim uk_nelson ger_tirpitz", "AW-TGT-10")


@pytest.mark.rule("AW-TGT-11")
def test_auxiliaries_and_submarines_are_no_targets() -> None:
    case = surface(
        BRITISH[:2],
        {
            "ger_bismarck": {},
            "ger_prinz_eugen": {},
            "ger_atlantis": {},
            "ger_nordmark": {},
            "ger_uboat_01": {},
        },
    )
    for id in ("ger_atlantis", "ger_nordmark", "ger_uboat_01"):
        case.refuses("british", f"aim uk_nelson {id}", "AW-TGT-11")
    assert not Fight(
        "north_sea", ["uk_hood", "ger_atlantis", "ger_nordmark", "ger_uboat_01"]
    ).war.combat_units(BOARD_NORTH_SEA, 1)


BOARD_NORTH_SEA = quiet().place("north_sea")


@pytest.mark.rule("AW-TGT-12")
def test_an_attacker_puts_everything_on_one_target_which_others_may_share() -> None:
    case = surface(["uk_hood", "uk_nelson"], {"ger_bismarck": {}, "ger_prinz_eugen": {}})
    case.do("british", "aim uk_nelson ger_bismarck", "aim uk_hood ger_bismarck", dice=[1] * 9)
    fired = [(event.unit, event.target) for event in case.happened(fire.Fired)]
    assert fired == [("uk_nelson", "ger_bismarck"), ("uk_hood", "ger_bismarck")]
    short = surface(["uk_hood", "uk_nelson"], ENEMY)
    short.refuses("british", "rest ger_weser", "AW-TGT-07")
    short.do("british", "rest ger_bismarck", dice=[1] * 9)
    assert [(event.unit, event.target) for event in short.happened(fire.Fired)] == fired


@pytest.mark.rule("AW-TGT-13")
def test_everything_is_aimed_before_anything_is_rolled_and_stays_aimed() -> None:
    case = surface(["uk_hood", "uk_nelson"], {"ger_bismarck": {}, "ger_prinz_eugen": {}})
    case.do("british", "aim uk_nelson ger_prinz_eugen")
    assert not case.happened(fire.Fired)
    case.refuses("british", "aim uk_nelson ger_bismarck", "AW-TGT-13")
    # Nelson alone would do: Hood still wastes her dice on the same ship
    case.do("british", "aim uk_hood ger_prinz_eugen", dice=[6, 1, 1, 1, 1, 6, 1, 1, 1, 1])
    assert [event.target for event in case.happened(fire.Fired)] == ["ger_prinz_eugen"] * 2


# -- dice ---------------------------------------------------------------------------------------------------


def shot(attacker: str, target: str, *faces: int, kind: str = "surface", **parts: Any) -> tuple[int, int]:
    """The marker one attack leaves on its target."""
    case = quiet(units={"north_sea": [attacker, target]}, **parts)
    war = rolling(case, *faces)
    one, other = case.unit(attacker), case.unit(target)
    fire.attack(war, one, other, fire.dice_of(war, one, kind), fire.to_hit_bonus(war, one, other, kind))
    return war.state.markers.get(other, (0, 0))


@pytest.mark.rule("AW-FIR-01")
@pytest.mark.rule("AW-FIR-05")
@pytest.mark.rule("AW-FIR-06")
def test_one_die_a_shot_five_disables_six_hits_for_a_damage_die() -> None:
    plain = {"uk_hood": "4-4-7", "ger_scharnhorst": "3-5-7"}
    assert shot("uk_hood", "ger_scharnhorst", 1, 4, 5, 6, 3, factors=plain) == (3, 1)
    assert shot("uk_hood", "ger_scharnhorst", 6, 6, 2, 3, 5, 4, factors=plain) == (9, 0)
    assert shot("uk_hood", "ger_scharnhorst", 4, 4, 4, 4, factors=plain) == (0, 0)


@pytest.mark.rule("AW-FIR-04")
def test_the_bonus_is_on_to_hit_dice_only_and_not_against_lba() -> None:
    red = {"uk_hood": "4*-4-7", "ger_scharnhorst": "3-5-7", "us_hornet_cv8": "0-2-7-4*"}
    assert shot("uk_hood", "ger_scharnhorst", 5, 4, 3, 1, 2, factors=red) == (2, 1)
    assert shot("us_hornet_cv8", "ger_stuka", 5, 4, 3, 1, kind="air", factors=red) == (0, 0)
    assert shot("us_hornet_cv8", "jap_snlf_kure", 5, 4, 3, 1, 2, kind="air", factors=red) == (2, 1)


@pytest.mark.rule("AW-LBA-11")
@pytest.mark.rule("AW-LBA-12")
def test_only_the_stuka_has_a_bonus_among_lba_and_none_counts_against_lba() -> None:
    assert shot("ger_stuka", "uk_hood", 5, 1, 1, 2, kind="air") == (2, 0)
    assert shot("jap_21af", "uk_hood", 5, 1, 1, kind="air") == (0, 1)
    assert shot("ger_stuka", "uk_raf_coastal", 5, 1, 1, kind="air") == (0, 0)
    bonuses = [piece.id for piece in quiet().game.tables.board.pieces if piece.kind == 4 and piece.air_bonus]
    assert bonuses == ["ger_stuka"]


@pytest.mark.rule("AW-LBA-14")
@pytest.mark.rule("AW-FIR-05")
def test_lba_ignore_fives() -> None:
    assert shot("uk_ark_royal", "ger_stuka", 5, 5, 5, kind="air") == (0, 0)


@pytest.mark.rule("AW-DEC-28")
@pytest.mark.rule("AW-EXA-06")
def test_an_armor_bonus_takes_one_off_each_damage_die_down_to_nothing() -> None:
    assert shot("uk_hood", "ger_bismarck", 6, 6, 1, 1, 1, 4) == (3, 0)
    assert shot("uk_hood", "ger_bismarck", 6, 1, 1, 1, 1) == (0, 0)
    case = quiet(units={"north_sea": ["uk_hood", "ger_bismarck"]})
    war = rolling(case, 6, 6, 1, 4)  # half-hearted fire at armor: 1 - 2 is nothing, 4 - 2 is 2
    fire.attack(war, case.unit("uk_hood"), case.unit("ger_bismarck"), 2, 0, less_damage=1)
    assert war.state.markers[case.unit("ger_bismarck")] == (2, 0)


@pytest.mark.rule("AW-FIR-07")
@pytest.mark.rule("AW-FIR-09")
@pytest.mark.rule("AW-LBA-13")
def test_more_damage_than_armor_sinks() -> None:
    case = quiet(units={"north_sea": {"uk_hood": {"damage": 2}, "uk_nelson": {}, "ger_stuka": {"damage": 2}}})
    war = case.war
    hood, nelson, stuka = (case.unit(id) for id in ("uk_hood", "uk_nelson", "ger_stuka"))
    war.state.markers = {hood: (2, 0), nelson: (6, 0), stuka: (1, 0)}
    assert fire.take_effect(war).sunk == (nelson,)
    assert case.damage("uk_hood") == 4  # armor 4: afloat
    assert case.where("uk_nelson") == "sunk"
    war.state.markers = {stuka: (1, 0)}
    fire.take_effect(war)
    assert case.where("ger_stuka") == "chart"


@pytest.mark.rule("AW-FIR-11")
def test_disabled_and_damaged_keeps_its_damage_and_disabled_and_sunk_is_sunk() -> None:
    case = quiet(units={"north_sea": ["uk_hood", "uk_nelson"]})
    war, hood, nelson = case.war, case.unit("uk_hood"), case.unit("uk_nelson")
    war.state.markers = {nelson: (6, 1), hood: (3, 2)}
    effects = fire.take_effect(war)
    assert effects == ((nelson,), (hood,))
    assert case.damage("uk_hood") == 3
    assert case.marked("uk_hood", "disabled")
    assert case.where("uk_nelson") == "sunk"


@pytest.mark.rule("AW-FIR-08")
@pytest.mark.rule("AW-SEQ-19")
@pytest.mark.rule("AW-SEQ-21")
def test_the_second_side_fires_at_full_strength_before_anything_takes_effect() -> None:
    case = surface(["uk_hood", "uk_nelson"], {"ger_bismarck": {}, "ger_prinz_eugen": {}})
    faces = [6, 6, 1, 1, 1, 6, 6, 1, 1, 1, 1]  # Nelson, her damage dice, Hood
    case.do("british", "aim uk_nelson ger_prinz_eugen", "aim uk_hood ger_prinz_eugen", dice=faces)
    assert case.where("ger_prinz_eugen") == "north_sea"  # doomed, and still to fire
    case.do("german", "aim ger_bismarck uk_hood", "aim ger_prinz_eugen uk_hood", dice=[1] * 5)
    assert case.where("ger_prinz_eugen") == "sunk"


@pytest.mark.rule("AW-FIR-10")
def test_a_disabled_unit_goes_home_for_the_rest_of_the_turn() -> None:
    case = surface(["uk_hood", "uk_nelson"], {"ger_bismarck": {}, "ger_prinz_eugen": {}})
    case.do("british", "aim uk_nelson ger_bismarck", "aim uk_hood ger_bismarck", dice=[5, *[1] * 8])
    case.do("german", "aim ger_bismarck uk_hood", "aim ger_prinz_eugen uk_hood", dice=[1] * 5)
    assert case.waiting == ("german",)
    assert case.legal("german") == ["to brest", "to germany", "to neutral_port"]
    case.do("german", "to germany").stand()
    assert case.where("ger_bismarck") == "germany"
    assert case.marked("ger_bismarck", "disabled")
    case.choose("surface", dice=[1] * 9)  # Prinz Eugen is the only target left
    assert case.verbs("german") == {"aim"}


# -- damage -------------------------------------------------------------------------------------------------


def factors_now(id: str, printed: str, damage: int) -> tuple[int, bool, int, int]:
    """Gunnery, its bonus, speed, airstrike of a damaged ship."""
    from flagplot.games.admirals_war import factors

    case = quiet(units={"north_sea": {id: {"damage": damage}}}, factors={id: printed})
    war, unit = case.war, case.unit(id)
    return war.gunnery(unit), factors.gunnery_bonus(war, unit), war.speed(unit), war.air(unit)


@pytest.mark.rule("AW-DMG-01")
@pytest.mark.rule("AW-DMG-04")
def test_damage_equal_to_armor_cripples() -> None:
    assert factors_now("uk_hood", "4-4-7", 3)[0] == 4
    assert factors_now("uk_hood", "4-4-7", 4)[0] == 1
    assert factors_now("uk_kent", "1-1-7", 1)[0] == 0
    assert factors_now("uk_ark_royal", "0-2-7-3", 2)[0] == 0
    assert factors_now("ned_de_ruyter", "1-0-7", 0)[0] == 1  # armor 0 and no damage: not crippled


@pytest.mark.rule("AW-DMG-02")
def test_each_point_costs_a_ship_one_speed_but_not_an_amphibious_unit() -> None:
    assert factors_now("uk_hood", "4-4-7", 3)[2] == 4
    assert factors_now("uk_nelson", "5-5-3", 4)[2] == 1
    assert factors_now("us_amph_1stm", "0-4-4", 2)[2] == 4


@pytest.mark.rule("AW-DMG-03")
def test_any_damage_costs_the_gunnery_bonus() -> None:
    assert factors_now("ger_bismarck", "4*-9*-6", 0)[1] is True
    assert factors_now("ger_bismarck", "4*-9*-6", 1)[1] is False


@pytest.mark.rule("AW-DMG-05")
def test_only_a_crippled_carrier_loses_its_airstrike() -> None:
    assert factors_now("us_hornet_cv8", "0-2-7-4*", 1)[3] == 4
    assert factors_now("us_hornet_cv8", "0-2-7-4*", 2)[3] == 0


@pytest.mark.rule("AW-DMG-06")
def test_damage_leaves_the_airstrike_bonus() -> None:
    from flagplot.games.admirals_war import factors

    case = quiet(units={"north_sea": {"us_hornet_cv8": {"damage": 1}, "ger_stuka": {"damage": 2}}})
    assert factors.air_bonus(case.war, case.unit("us_hornet_cv8"))
    assert factors.air_bonus(case.war, case.unit("ger_stuka"))


@pytest.mark.rule("AW-DEC-26")
def test_battleship_carriers_are_carriers() -> None:
    units = {"jap_ise": {"marks": ["converted"]}, "jap_myoko": {}, "us_chicago": {}, "us_houston": {}}
    case = Fight("coral_sea", units).choose("surface")
    case.do("japanese", "aim jap_ise none", "aim jap_myoko us_chicago", dice=[1])
    # Ise did not fire: she is a target only together with Myoko, like any carrier
    case.do("us", "aim us_houston jap_ise", dice=[1, 1])
    assert [event.target for event in case.happened(fire.Fired)][1:] == ["jap_ise", "jap_myoko"]
    raid = Fight("coral_sea", units)
    from flagplot.games.admirals_war.combat import forces

    assert forces.raiders(raid.war, raid.place("coral_sea"), 1) == [raid.unit("jap_ise")]
