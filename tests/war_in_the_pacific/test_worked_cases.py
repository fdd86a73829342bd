"""The worked cases of the rules and of the reconstructed tables, with their numbers."""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific import checks, forts
from flagplot.games.war_in_the_pacific.combat.aftermath import locked_check
from flagplot.games.war_in_the_pacific.combat.frames import AttackStage
from flagplot.games.war_in_the_pacific.combat.pursuit import halved_loss
from flagplot.games.war_in_the_pacific.combat.results import (
    absorbable,
    banzai_loss,
    reduction_limit,
    splits,
)
from flagplot.games.war_in_the_pacific.command.activation import cost
from flagplot.games.war_in_the_pacific.deployment.installations import fort_options, transferred
from flagplot.games.war_in_the_pacific.leaders import fates
from flagplot.games.war_in_the_pacific.leaders.control import controlling
from flagplot.games.war_in_the_pacific.leaders.ratings import resolved
from tests.war_in_the_pacific.setting import LOW, TABLES, Case, hex, unit

CHART = TABLES.combat
AIR = (
    "support", "send air-us-f6f-essex-s1 4 dive", "send air-us-f6f-bunker-hill-s1 4 dive",
    "send air-us-f6f-independence-s1 2 dive", "send air-us-sbd-essex-s1 3 dive",
    "send air-us-sb2c-bunker-hill-s1 3 dive", "send air-us-tbf-essex-s1 2 medium",
    "send air-us-tbf-bunker-hill-s1 2 medium", "launch",
)  # fmt: skip


def no_dice(count: int) -> tuple[int, ...]:
    raise AssertionError("no further dice expected")


@pytest.mark.rule("WPA-GEN-19")
def test_ex_a01_a_rating_in_brackets_needs_its_roll() -> None:
    assert [resolved("+1 (3)", die, no_dice, 43) for die in (2, 3)] == [0, 1]


@pytest.mark.rule("WPA-GEN-20")
def test_ex_a02_several_values_are_read_from_the_best_downward() -> None:
    assert [resolved("+2 (6)/+1", die, no_dice, 43) for die in (6, 4)] == [2, 1]
    assert [resolved("+2 (5)/+1 (2)", die, no_dice, 43) for die in (6, 5, 4, 2, 1)] == [2, 2, 1, 1, 0]


@pytest.mark.rule("WPA-GEN-21", "WPA-GEN-22", "BR-1-03")
def test_expressions_with_dice_and_the_year() -> None:
    assert resolved("+2D6", 6, lambda count: (5, 6), 42) == 11
    assert resolved("Diff", 6, lambda count: (2, 6), 42) == 4
    assert resolved("+1D6 + Yr", 6, lambda count: (3,), 43) == 6


@pytest.mark.rule("WPA-GEN-25", "WPA-GEN-24")
def test_ex_a03_the_general_counts_before_halving() -> None:
    assert checks.applied_tq(6, 1, 1) == 4
    assert checks.applied_tq(6, 0, 1) == 3


@pytest.mark.rule("WPA-TAC-39")
def test_ex_a07_activation_on_a_tactical_map_costs_half_after_all_multipliers() -> None:
    assert cost(2, 3) == 3
    assert cost(1) == 1


@pytest.mark.rule("WPA-LMD-03", "WPA-LMD-04")
def test_ex_a09_points_of_four_to_one() -> None:
    ways = splits(3)
    assert (3, 0, 0) in ways
    assert (0, 3, 0) in ways
    assert (0, 0, 3) in ways
    assert all(sum(way) == 3 for way in ways)
    assert len(ways) == len(set(ways)) == 10


@pytest.mark.rule("WPA-FRT-15")
def test_ex_a32_a_garrison_too_large_for_its_fort() -> None:
    assert forts.effective(12, 3, 0, 13) == 2
    assert forts.effective(12, 3, 0, 3) == 12
    assert forts.effective(3, 1, 0, 9) == 1  # never below 1 while a level is intact
    assert forts.effective(3, 1, 3, 1) == 0


@pytest.mark.rule("WPA-FRT-22", "WPA-FRT-23")
def test_ex_a34_effects_are_replaced_by_lower_letters() -> None:
    assert set(forts.substitutes(("A", "D"))) >= {("A", "D"), ("A", "B"), ("A", "C")}
    assert ("A", "E") not in forts.substitutes(("A", "D"))
    assert forts.shift(CHART.fort_effects["14"]) == -3
    assert forts.drm(("A", "F")) == -3


@pytest.mark.rule("WPA-GEN-11", "WPA-GEN-12")
def test_tc_a01_an_admiral_takes_one_from_the_control_roll() -> None:
    assert controlling(4, 7, 8, admiral=True, linked=True) == 7
    assert controlling(5, 7, 8, admiral=True, linked=True) == 8
    assert controlling(4, 7, 8, admiral=False, linked=True) == 8


@pytest.mark.rule("WPA-GEN-13", "WPA-GEN-14", "WPA-GEN-15")
def test_tc_a02_isolated_units_have_no_commander() -> None:
    assert controlling(5, 7, 8, admiral=False, linked=False) == -1
    assert controlling(3, 7, 8, admiral=False, linked=False) == 7
    assert controlling(3, -1, 8, admiral=False, linked=True) == -1
    assert controlling(4, -1, 8, admiral=False, linked=True) == 8


@pytest.mark.rule("WPA-GEN-53", "WPA-GEN-56")
def test_tc_a04_a_japanese_general_with_attackers() -> None:
    assert fates.attacker_drm(7, 3) == 0
    assert fates.attacker_drm(9, 3) == -1
    assert fates.attacker_drm(12, 3) == -2
    assert fates.attacker_drm(6, 3) is None
    table = TABLES.generals
    assert [table.fate(roll) for roll in (4, 5, 6, 7)] == ["eliminated", "turn_track", "turn_track", ""]


@pytest.mark.rule("WPA-GEN-54")
def test_a_japanese_general_with_defenders_that_must_retreat() -> None:
    assert [fates.defender_drm(lost, 1) for lost in (2, 3, 4)] == [None, 0, -1]
    assert fates.defender_drm(2, 0) == -1  # nothing counts as half a step


@pytest.mark.rule("WPA-TAC-43", "WPA-TAC-45", "WPA-TAC-46")
def test_tc_a11_who_declines_to_pursue_loses_half() -> None:
    assert halved_loss(3, beaten=True, tried=False) == 2
    assert halved_loss(3, beaten=True, tried=True) == 3
    assert halved_loss(3, beaten=False, tried=False) == 3


@pytest.mark.rule("WPA-TAC-44", "WPA-TAC-49")
def test_tc_a12_a_broken_pursuer_into_jungle() -> None:
    assert checks.applied_tq(7, 0, 1) == 4
    assert checks.applied_tq(7, 0, 2) == 2


@pytest.mark.rule("WPA-LCK-02", "WPA-LCK-03")
def test_tc_a13_locked_in_a_city() -> None:
    assert locked_check("city", broken=False) == (1, 1)
    assert locked_check("city", broken=True) == (1, 2)
    assert locked_check("clear", broken=False) == (0, 0)
    assert locked_check("jungle", broken=False) == (1, 0)
    assert locked_check("mixed", broken=False) == (1, 1)
    assert checks.applied_tq(6, 0, 1) == 3
    assert checks.applied_tq(6, 0, 2) == 2


@pytest.mark.rule("WPA-BNZ-08", "WPA-BNZ-09", "WPA-BNZ-10")
def test_tc_a15_what_banzai_costs() -> None:
    assert banzai_loss(2, 2) == 8
    assert banzai_loss(2, 1) == 5
    assert banzai_loss(0, 3) == 3
    assert banzai_loss(2, 0) == 2


@pytest.mark.rule("WPA-LCK-09")
def test_tc_a16_and_a17_activation_of_worn_divisions() -> None:
    assert [TABLES.generals.needed("USMC", steps, 0) for steps in (14, 11, 10, 8, 6, 4)] == [0, 0, 6, 7, 8, 9]
    assert [TABLES.generals.needed("JAPANESE", 0, lost) for lost in (4, 5, 11)] == [0, 6, 9]


@pytest.mark.rule("WPA-TDP-27", "WPA-TDP-28", "WPA-TDP-29")
def test_tc_a18_the_fort_of_the_main_map_on_the_tactical_one() -> None:
    assert fort_options(8, 5, 9) == [(5, 8), (9, 4)]
    assert fort_options(2, 5, 5) == [(5, 2)]
    assert fort_options(2, 5, 9) == [(5, 2)]  # nothing would be left of it


@pytest.mark.rule("WPA-TDP-31")
def test_tc_a20_damage_is_spread_evenly_the_largest_first() -> None:
    assert transferred(1, [3, 2]) == [1, 0]
    assert transferred(2, [2, 3]) == [1, 1]
    assert transferred(3, [3, 2]) == [2, 1]


@pytest.mark.rule("WPA-TDP-35", "WPA-TDP-36")
def test_tc_a21_absorption() -> None:
    assert absorbable(3, 2, 2, 0, 5) == 1
    assert absorbable(3, 1, 1, 0, 5) == 1
    assert absorbable(3, 4, 4, 4, 5) == 0  # the minimum of a last-man defence is really lost
    assert absorbable(3, 1, 1, 0, 0) == 0  # for broken units it absorbs nothing


@pytest.mark.rule("WPA-FRT-25", "WPA-FRT-26")
def test_tc_a42_how_far_a_fort_can_be_reduced() -> None:
    assert reduction_limit(2, 3, retreated=False) == 4
    assert reduction_limit(2, 3, retreated=True) == 2
    assert reduction_limit(3, 2, retreated=True) == -2


@pytest.mark.rule("BR-23-06", "WPA-TAC-24", "WPA-TAC-31")
def test_tc_a47_leaders_then_halvings() -> None:
    assert checks.applied_tq(6, -2, 2) == 1
    assert checks.passes(0, 9, 1)


@pytest.mark.rule("BR-23-07")
def test_rc_a02_ten_steps_against_five() -> None:
    column = CHART.odds(60, 30)
    assert CHART.columns[column] == ("2:1", 2)
    assert CHART.row(4, 0, column, 0) == (1, 2, "DR")
    assert CHART.steps(1, 10) == CHART.steps(2, 10) == 1


@pytest.mark.rule("BR-23-07", "WPA-FRT-23")
def test_rc_a03_the_same_against_a_fort_of_level_6() -> None:
    letters = CHART.fort_effects["6"]
    assert letters == ("A", "D")
    found = CHART.row(4, forts.drm(letters), CHART.odds(60, 30), forts.shift(letters))
    assert found == (2, 1, "")
    assert CHART.steps(2, 10) == 1


def landing(*air: str, last_man: str = "no") -> Case:
    case = Case(
        "assault",
        {"us-apa-1": ["mc-rgt-2"], "b0604": ["jn-sbf-3sp"]},
        forts={"b0604": [2, 2]},
        plan=[["mc-rgt-2", 4, "b0604", "assault"]],
    )
    case.do("japan", last_man)
    return case


@pytest.mark.rule("BR-23-06", "BR-23-07", "BR-23-28", "WPA-FRT-22", "WPA-TDP-35", "WPA-TDP-37", "BR-5-11")
def test_rc_a13_landing_on_betio() -> None:
    case = landing()
    case.do("allied", *AIR, dice=[*LOW, *LOW, 5, 6, 3])
    case.do("japan", "announce B", dice=[3])
    frame = case.frame
    assert (frame.row, frame.result, frame.loss, frame.defender_loss) == (7, "DR", 1, 1)
    case.do("allied", "no")
    assert case.answers("japan") == ["absorb 1", "no"]
    case.do("japan", "absorb 1", dice=[10, 10])  # it checks because of DR, the attacker for his loss
    assert case.fort("b0604") == (1, 2, 0)
    assert case.steps("jn-sbf-3sp") == 2
    assert case.steps("mc-rgt-2") == 4  # its step waits for the pursuit decision


@pytest.mark.rule("WPA-LMD-02", "WPA-LMD-06", "WPA-LMD-07", "WPA-LMD-08", "WPA-LMD-12")
def test_rc_a14_the_same_to_the_last_man() -> None:
    case = landing(last_man="last-man")
    case.do("allied", *AIR, dice=[*LOW, *LOW, 5, 6, 3])
    case.do("japan", "announce B", dice=[4, 5, 3])
    assert [event.sentence() for event in case.events if event.__class__.__name__ == "Fought"] == [
        "attack on {b0604} at 3:2: the attacker loses 4 steps, the defender 2"
    ]
    assert case.where("mc-rgt-2") == case.where("jn-sbf-3sp") == ""


SHIPS = (
    "us-bb-maryland", "us-bb-colorado", "us-bb-tennessee", "us-ca-indianapolis", "us-ca-portland",
    "us-cl-mobile", "us-cl-santa-fe", "us-cl-birmingham", "us-dd-ringgold", "us-dd-dashiell", "us-dd-hoel",
)  # fmt: skip
HELD = {"b0404": ["jn-snlf-s7"], "b0604": ["jn-sbf-3sp"], "b0704": ["jn-eng-111"], "b0804": ["jn-lab-betio"]}
FORTS = {"b0404": [2, 1], "b0604": [2, 2], "b0704": [2, 1], "b0804": [2, 1]}


def bombarding(target: str) -> Case:
    case = Case("naval", {**HELD, "us-apa-1": ["mc-rgt-2"]}, forts=FORTS, batteries={})
    case.do("allied", f"bombard b0604 {target}", *(f"join {ship}" for ship in SHIPS))
    return case


@pytest.mark.rule("BR-11-01", "BR-11-11", "WPA-TDP-42", "WPA-TDP-43", "WPA-TDP-46")
def test_rc_a15_naval_bombardment_of_a_fort() -> None:
    case = bombarding("fort")
    case.do("allied", "join us-dd-sigsbee")  # a single destroyer still has a point: the twelfth ship
    from flagplot.games.war_in_the_pacific.fire.naval import strength

    assert strength(case.play, case.frame.ships) == 128
    case.do("allied", "done", "done", dice=[4])
    assert case.fort("b0604") == (2, 2, 1)
    assert case.answers("japan") == ["damage b0404", "damage b0704", "damage b0804"]
    case.do("japan", "damage b0804")
    assert case.fort("b0804") == (2, 1, 1)
    assert not case.marked("jn-sbf-3sp", "broken")


@pytest.mark.rule("BR-11-10", "WPA-TDP-48", "BR-11-06")
def test_rc_a15_the_same_against_the_troops() -> None:
    case = bombarding("ground")
    case.do("allied", "join us-dd-sigsbee")
    case.do("allied", "done", "done", dice=[4, 6, 6])  # D1 T: nobody controls, die 6 - 1 = 5 holds
    assert case.fort("b0604") == (2, 2, 1)
    assert not case.marked("jn-sbf-3sp", "broken")


@pytest.mark.rule("WPA-CBT-15", "WPA-CBT-18", "BR-9-06", "BR-10-05")
def test_rc_a16_a_battery_against_a_battleship() -> None:
    case = Case("naval", {"b0604": ["jn-sbf-3sp"], "us-apa-1": ["mc-rgt-2"]}, batteries={"b0304": [4]})
    case.do("allied", "bombard b0304 battery", "join us-bb-maryland", "done", "done")
    case.do("japan", "fire b0304 us-bb-maryland 4", "done", dice=[2, 6, 4, 1])
    assert case.state.damage[TABLES.ship_number["us-bb-maryland"]] == 1


@pytest.mark.rule("BR-9-02", "BR-9-07")
def test_rc_a18_a_single_destroyer() -> None:
    from flagplot.games.war_in_the_pacific.fire.ships import rating, speed_class

    ship = TABLES.ship_number["us-dd-sims"]
    case = Case("naval", {"us-apa-1": ["mc-rgt-2"], "b0604": ["jn-sbf-3sp"]})
    assert TABLES.ships[ship].surface == 3
    assert (rating(case.play, ship, "surface"), rating(case.play, ship, "aa")) == (2, 1)
    assert speed_class(case.play, ship) == 3
    case.state.damage[ship] = 3
    assert (rating(case.play, ship, "surface"), rating(case.play, ship, "aa")) == (1, 1)
    assert speed_class(case.play, ship) == 2


@pytest.mark.rule("BR-23-29", "SC-S1-11", "WPA-TAC-07")
def test_rc_a23_battalions_in_the_tail() -> None:
    case = Case("first", {"b0604": ["mc-rgt-8"], "b0804": ["jn-lab-betio"]})
    case.refuses("allied", "move mc-rgt-8 b0704", "WPA-TAC-07")
    case.do(
        "allied", "split mc-rgt-8 2", "move mc-rgt-8 b0704", "move mc-rgt-8 b0804", "move mc-rgt-8b b0704"
    )
    assert case.where("mc-rgt-8") == "b0804"
    assert case.steps("mc-rgt-8b") == 2
    case.refuses("allied", "done", "BR-23-32")
    case.do("allied", "attack b0804")
    assert case.frame.attackers == (unit("mc-rgt-8"),)


@pytest.mark.rule("BR-23-31", "BR-17-19", "BR-17-06", "WPA-TAC-43")
def test_rc_a24_a_landing_that_is_beaten_back() -> None:
    case = Case(
        "assault",
        {"us-apa-1": ["mc-rgt-2:1"], "b0604": ["jn-sbf-3sp/inactive"]},
        plan=[["mc-rgt-2", 1, "b0604", "assault"]],
    )
    case.do("japan", "no")
    case.do("allied", "no", dice=[1, 6, 1, 1, 2])  # Julian Smith without effect, 1:3, die 2: AR
    assert case.frame is case.state.frames[-1]
    assert case.where("mc-rgt-2") == ""
    assert case.steps("jn-sbf-3sp") == 2


def test_the_helpers_of_these_cases_name_places() -> None:
    assert hex("b0304") == TABLES.island.places[0]
    assert AttackStage.CONTROL.before(AttackStage.EFFECTS)


@pytest.mark.rule("WPA-LCK-09")
def test_tc_a17_a_japanese_division_rolls_from_its_fifth_loss_on() -> None:
    chart = TABLES.generals
    assert [chart.needed("JAPANESE", 0, lost) for lost in (4, 5)] == [0, 6]


@pytest.mark.rule("WPA-FRT-24", "WPA-TDP-37")
def test_ex_a35_two_levels_are_gone_for_good() -> None:
    case = Case("first", {"b0404": ["jn-sbf-3sp"]}, forts={"b0404": [6, 8]})
    forts.reduce(case.play, hex("b0404"), 2)
    assert case.fort("b0404") == (4, 8, 0)  # no damage that could be repaired
