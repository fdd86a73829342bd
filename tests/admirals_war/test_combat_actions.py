"""Air and surface actions. Chapters 7.2 and 5.4."""

from __future__ import annotations

import pytest

from flagplot.games.admirals_war.combat.events import Revealed
from tests.admirals_war.fights import Fight
from tests.admirals_war.helpers import Case

# two ships a side, so that guns wait for their targets
ATO_FLEETS = ["uk_hood", "uk_norfolk", "ger_bismarck", "ger_prinz_eugen"]
PTO_FLEETS = ["us_chicago", "us_houston", "jap_myoko", "jap_nachi"]


def action(case: Case) -> str:
    return str(case.happened(Revealed)[-1].action)


@pytest.mark.rule("AW-CMB-08")
@pytest.mark.rule("AW-DEC-24")
def test_choices_are_secret_until_both_are_in() -> None:
    case = Fight("north_sea", ATO_FLEETS)
    assert set(case.waiting) == {"british", "german"}
    case.do("british", "choose air")
    assert case.waiting == ("german",)
    for viewer in ("german", None):
        view = case.game.view(case.state, viewer)
        assert view.panels["battle"]["chosen"] == ["allied"]
        assert view.panels["battle"]["action"] == ""
    assert case.game.audience(case.state, "german", case.game.legal(case.state, "german")[0]) is not None
    assert not case.happened(Revealed)
    case.do("german", "choose air")
    assert (case.happened(Revealed)[0].allied, case.happened(Revealed)[0].axis) == ("air", "air")


@pytest.mark.rule("AW-CMB-09")
def test_agreement_decides_without_dice_and_disagreement_by_the_higher_roll() -> None:
    case = Fight("north_sea", ["uk_ark_royal", "ger_graf_zeppelin"]).choose("surface")
    assert action(case) == "surface"
    case = Fight("bismarck_sea", PTO_FLEETS).choose("surface", "air", dice=[1, 3])
    assert action(case) == "surface"
    case = Fight("bismarck_sea", PTO_FLEETS).choose("surface", "air", dice=[3, 3])
    assert action(case) == "air"


@pytest.mark.rule("AW-CMB-11")
def test_each_theatre_favours_a_kind_of_action() -> None:
    case = Fight("north_sea", ATO_FLEETS).choose("surface", "air", dice=[3, 3])
    assert action(case) == "surface"
    case = Fight("bismarck_sea", PTO_FLEETS).choose("surface", "air", dice=[3, 3])
    assert action(case) == "air"


@pytest.mark.rule("AW-CMB-12")
def test_the_flag_adds_one() -> None:
    case = Fight("north_sea", ATO_FLEETS, flags={"north_sea": "axis"})
    assert action(case.choose("surface", "air", dice=[3, 3])) == "combined"
    case = Fight("north_sea", ATO_FLEETS, flags={"north_sea": "axis"})
    assert action(case.choose("surface", "air", dice=[3, 4])) == "air"


@pytest.mark.rule("AW-CMB-13")
def test_any_number_of_lba_adds_one() -> None:
    units = [*ATO_FLEETS, "ger_stuka", "ger_luftflotte_5"]
    assert action(Fight("north_sea", units).choose("surface", "air", dice=[3, 3])) == "combined"


@pytest.mark.rule("AW-CMB-14")
@pytest.mark.rule("AW-EXA-04")
def test_the_modifiers_add_up() -> None:
    units = [*ATO_FLEETS, "uk_raf_coastal"]
    case = Fight("north_sea", units, flags={"north_sea": "allied"})
    assert action(case.choose("surface", "air", dice=[1, 3])) == "surface"
    case = Fight("north_sea", units, flags={"north_sea": "allied"})
    assert action(case.choose("surface", "air", dice=[1, 4])) == "combined"


@pytest.mark.rule("AW-CMB-06")
@pytest.mark.rule("AW-CMB-16")
@pytest.mark.rule("AW-SEQ-17")
@pytest.mark.rule("AW-SEQ-18")
def test_each_round_both_fire_once_and_the_next_has_its_own_kind() -> None:
    case = Fight("north_sea", ["uk_ark_royal", "ger_graf_zeppelin"]).choose("air")
    case.do("british", "aim uk_ark_royal ger_graf_zeppelin", dice=[1, 1, 1])
    case.do("german", "aim ger_graf_zeppelin uk_ark_royal", dice=[1, 1])
    case.stand()
    assert case.verbs("british") == {"choose"}
    case.choose("surface", "air", dice=[6, 1])
    assert [event.action for event in case.happened(Revealed)] == ["air", "surface"]


@pytest.mark.rule("AW-CMB-07")
@pytest.mark.rule("AW-FIR-02")
@pytest.mark.rule("AW-FIR-03")
def test_airstrikes_in_the_air_and_guns_on_the_surface() -> None:
    units = ["uk_eagle", "uk_hood", "ger_bismarck"]
    factors = {"uk_eagle": "1-2-4-3", "uk_hood": "4-4-7"}
    case = Fight("north_sea", units, factors=factors).choose("air")
    case.do("british", "aim uk_eagle ger_bismarck", dice=[1, 1, 1])  # three strikes, Hood's guns are silent
    case = Fight("north_sea", [*units, "ger_tirpitz"], factors=factors).choose("surface")
    case.do("british", "aim uk_hood ger_bismarck", "aim uk_eagle ger_bismarck", dice=[1, 1, 1, 1, 1])


@pytest.mark.rule("AW-CMB-18")
def test_a_side_may_want_an_action_in_which_it_cannot_attack() -> None:
    case = Fight("north_sea", ATO_FLEETS)
    assert case.legal("british") == ["choose air", "choose surface"]
    case.choose("air")
    assert case.verbs("british") == {"retreat", "stand"}  # nobody has planes: a round without fire


@pytest.mark.rule("AW-CMB-15")
@pytest.mark.rule("AW-SEQ-22")
@pytest.mark.rule("AW-FIR-12")
@pytest.mark.rule("AW-EOR-01")
def test_a_tie_gives_both_actions_and_one_end_of_round() -> None:
    units = {"uk_ark_royal": {}, "uk_hood": {}, "ger_bismarck": {}, "ger_prinz_eugen": {},
             "ger_uboat_01": "raiding"}  # fmt: skip
    case = Fight("north_sea", units, factors={"uk_hood": "4-4-7"})
    case.choose("air", "surface", dice=[4, 3])
    assert action(case) == "combined"
    # Prinz Eugen is sunk before the guns speak: Hood and Bismarck have one target left and fire at once
    case.do("british", "aim uk_ark_royal ger_prinz_eugen", dice=[6, 1, 1, 6, *[1] * 8])
    assert case.where("ger_prinz_eugen") == "sunk"
    assert case.verbs("german") == {"torpedo", "done"}


@pytest.mark.rule("AW-CMB-15")
@pytest.mark.rule("AW-EOR-01")
def test_no_submarine_and_no_retreat_between_the_two_actions() -> None:
    units = {"uk_ark_royal": {}, "uk_hood": {}, "ger_bismarck": {}, "ger_uboat_01": "raiding"}
    case = Fight("north_sea", units, factors={"uk_hood": "4-4-7"})
    case.choose("air", "surface", dice=[4, 3])
    # Hood has one target, Bismarck may not hit the carrier alone: eight dice follow the airstrikes at once
    case.do("british", "aim uk_ark_royal ger_bismarck", dice=[1] * 11)
    assert case.verbs("german") == {"torpedo", "done"}
    case.do("german", "done")
    assert case.verbs("british") == {"retreat", "stand"}


@pytest.mark.rule("AW-DEC-72")
def test_no_surface_part_without_an_enemy() -> None:
    case = Fight("north_sea", ["uk_ark_royal", "uk_hood", "ger_prinz_eugen"])
    case.choose("air", "surface", dice=[4, 3])
    case.do("british", "aim uk_ark_royal ger_prinz_eugen", dice=[6, 1, 1, 6])
    assert case.halted


@pytest.mark.rule("AW-CMB-19")
@pytest.mark.rule("AW-LBA-10")
@pytest.mark.rule("AW-EXA-05")
def test_a_surface_round_sends_all_lba_home_for_the_turn() -> None:
    units = ["uk_hood", "uk_raf_coastal", "ger_bismarck", "ger_stuka"]
    case = Fight("north_sea", units)
    case.choose("surface")
    assert case.waiting == ("british",)
    case.do("british", "to england")
    case.do("german", "to germany", dice=[1, 1, 1, 1, 1, 1, 1, 1])  # the guns have one target each
    assert case.where("uk_raf_coastal") == "england"
    assert case.marked("uk_raf_coastal", "grounded")
    assert case.marked("ger_stuka", "grounded")


@pytest.mark.rule("AW-CMB-19")
def test_a_combined_round_leaves_lba_at_sea() -> None:
    case = Fight("north_sea", ["uk_hood", "uk_raf_coastal", "ger_bismarck"])
    case.choose("air", "surface", dice=[3, 3])
    case.do("british", "aim uk_raf_coastal ger_bismarck", dice=[1] * 10)
    assert case.where("uk_raf_coastal") == "north_sea"


@pytest.mark.rule("AW-CMB-20")
@pytest.mark.rule("AW-RET-04")
def test_after_a_retreat_the_other_sides_lba_stay_through_surface_actions() -> None:
    case = Fight("north_sea", ["uk_hood", "uk_raf_coastal", "ger_bismarck"]).choose("air")
    case.do("british", "aim uk_raf_coastal ger_bismarck", dice=[1, 1])
    case.do("british", "stand").do("german", "retreat")
    assert case.legal("british") == ["pursue uk_hood 1", "ignore uk_hood", "done"]  # no LBA among them
    case.do("british", "pursue uk_hood 1")
    case.choose("surface", dice=[1] * 8)
    assert case.where("uk_raf_coastal") == "north_sea"


@pytest.mark.rule("AW-DEC-35")
def test_flag_and_lba_count_in_a_pursuit() -> None:
    case = Fight("north_sea", ["uk_hood", "uk_raf_coastal", "ger_bismarck"], flags={"north_sea": "allied"})
    case.choose("air")
    case.do("british", "aim uk_raf_coastal ger_bismarck", dice=[1, 1])
    case.do("british", "stand").do("german", "retreat").do("british", "pursue uk_hood 1")
    case.choose("air", "surface", dice=[1, 2, *[1] * 8])  # 1 + flag + LBA against 2 + surface
    assert action(case) == "combined"
