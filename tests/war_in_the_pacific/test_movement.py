"""Movement on the island."""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific.ground.movement import allowance, cost, left
from tests.war_in_the_pacific.setting import Case, hex, unit


@pytest.mark.rule("WPA-TAC-12", "BR-23-34", "WPA-TAC-14")
def test_allowance_and_costs() -> None:
    case = Case("first", {"b0304": ["mc-rgt-2"], "b0504": ["jn-sbf-3sp"]}, spent={"mc-rgt-2": 12})
    assert allowance(case.play) == 40
    assert left(case.play, unit("mc-rgt-2")) == 28
    assert cost(case.play, unit("mc-rgt-2"), hex("b0404")) == 2
    assert cost(case.play, unit("mc-rgt-2"), hex("b0504")) == 14
    case.refuses("allied", "move mc-rgt-2 b0604", "WPA-TAC-12")
    case.do("allied", "move mc-rgt-2 b0404")
    assert left(case.play, unit("mc-rgt-2")) == 26
    case.do("allied", "move mc-rgt-2 b0504")
    assert left(case.play, unit("mc-rgt-2")) == 12


@pytest.mark.rule("WPA-TAC-19", "BR-23-32", "WPA-TAC-57")
def test_who_enters_a_hex_with_enemies_must_attack() -> None:
    units = {"b0304": ["mc-rgt-2:2", "mc-rgt-8:2/broken"], "b0404": ["jn-sbf-3sp"]}
    case = Case("first", units)
    case.refuses("allied", "move mc-rgt-8 b0404", "WPA-TAC-19")
    case.do("allied", "move mc-rgt-2 b0404")
    case.refuses("allied", "done", "BR-23-32")
    case.refuses("allied", "move mc-rgt-2 b0304", "WPA-TAC-52")
    case.do("allied", "attack b0404")
    assert case.frame.attackers == (unit("mc-rgt-2"),)


@pytest.mark.rule("WPA-TAC-52", "BR-3-16")
def test_who_has_attacked_or_is_not_activated_does_not_move() -> None:
    case = Case("first", {"b0304": ["mc-rgt-2:2/fought", "mc-rgt-8:2/inactive"], "b0704": ["jn-sbf-3sp"]})
    case.refuses("allied", "move mc-rgt-2 b0404", "WPA-TAC-52")
    case.refuses("allied", "move mc-rgt-8 b0404", "BR-3-16")


@pytest.mark.rule("BR-3-16", "BR-23-13", "BR-23-05", "BR-23-32", "WPA-BNZ-01")
@pytest.mark.parametrize(
    ("japanese", "allied", "rule"),
    [
        (["jn-snlf-s7"], ["mc-rgt-2/inactive"], "BR-3-16"),
        (["jn-snlf-s7"], ["mc-rgt-2/broken"], "BR-23-13"),
        (["jn-snlf-s7"], ["mc-rgt-2/fought"], "BR-23-32"),
        ([], ["mc-rgt-2"], "BR-23-32"),
    ],
)
def test_why_nobody_attacks(japanese: list[str], allied: list[str], rule: str) -> None:
    case = Case("first", {"b0404": [*japanese, *allied], "b0804": ["jn-eng-111"]})
    case.refuses("allied", "attack b0404", rule)
    case.refuses("allied", "banzai b0404", "WPA-BNZ-01")


@pytest.mark.rule("BR-23-05")
def test_labor_attacks_nobody() -> None:
    case = Case("second", {"b0404": ["jn-lab-betio", "mc-rgt-2"], "b0804": ["jn-eng-111"]})
    case.refuses("japan", "attack b0404", "BR-23-05")
    case.refuses("japan", "banzai b0404", "BR-23-05")


@pytest.mark.rule("WPA-TAC-07", "BR-2-06")
def test_stacking_counts_each_side_by_itself() -> None:
    case = Case(
        "first",
        {"b0304": ["mc-rgt-2:2"], "b0404": ["jn-sbf-3sp", "jn-snlf-s7", "jn-eng-111", "jn-lab-betio"]},
    )
    case.do("allied", "move mc-rgt-2 b0404")  # five Japanese steps are in the hex
    assert case.where("mc-rgt-2") == "b0404"


@pytest.mark.rule("WPA-TAC-11", "BR-23-33")
def test_control_changes_in_passing() -> None:
    case = Case("first", {"b0304": ["mc-rgt-2:2"], "b0704": ["jn-sbf-3sp"]})
    assert case.control("b0404") == "japan"
    case.do("allied", "move mc-rgt-2 b0404", "move mc-rgt-2 b0504")
    assert case.control("b0404") == case.control("b0504") == "allied"


@pytest.mark.rule("BR-23-33")
def test_who_has_nobody_left_has_no_hex_left() -> None:
    case = Case("first", {"b0304": ["mc-rgt-2:2"], "b0704": ["jn-eng-111"]})
    play = case.play
    play.lose(unit("jn-eng-111"), 1)
    assert set(play.state.control.values()) == {1}


@pytest.mark.rule("WPA-GEN-27", "WPA-GEN-28", "WPA-GEN-30")
@pytest.mark.parametrize(
    ("dice", "where", "spent"), [([5, 5], "b0404", 41), ([5, 4], "b0304", 41), ([2], "b0304", 41)]
)
def test_a_general_s_movement_points_may_be_needed(dice: list[int], where: str, spent: int) -> None:
    start = 39
    case = Case("first", {"b0304": ["mc-rgt-2:2"], "b0704": ["jn-sbf-3sp"]}, spent={"mc-rgt-2": start})
    # half a point left, Holland Smith has +1 on 5
    case.do("allied", "move mc-rgt-2 b0404", dice=dice)
    assert case.where("mc-rgt-2") == where
    assert case.state.spent[unit("mc-rgt-2")] == spent


@pytest.mark.rule("WPA-GEN-29")
def test_a_negative_rating_takes_movement_points() -> None:
    from dataclasses import replace

    import msgspec

    import flagplot
    from flagplot.games.war_in_the_pacific.ground.movement import bonus
    from tests.war_in_the_pacific.setting import TABLES

    case = Case("first", {"b0304": ["mc-rgt-2:2"], "b0704": ["jn-sbf-3sp"]}, spent={"mc-rgt-2": 38})
    play = case.play
    leaders = [msgspec.structs.replace(one, mp="-1") for one in TABLES.leaders]
    play.tables = replace(TABLES, leaders=tuple(leaders))
    play.dice = flagplot.ScriptedDice([1, 1])
    assert not bonus(play, unit("mc-rgt-2"), 2)  # two half points left, less two


@pytest.mark.rule("WPA-TDP-32", "WPA-TDP-33", "WPA-TDP-34", "WPA-FRT-21")
def test_an_empty_fort_is_entered_after_a_check() -> None:
    forts = {"b0505": {"strength": 9, "size": 2, "damage": 2, "side": "japan"}}
    case = Case("first", {"b0404": ["mc-rgt-2:2"], "b0704": ["jn-sbf-3sp"]}, forts=forts)
    case.do("allied", "move mc-rgt-2 b0505", dice=[4, 9])  # 9 always fails
    assert case.where("mc-rgt-2") == "b0404"
    case.refuses("allied", "move mc-rgt-2 b0505", "WPA-TDP-34")
    case.do("allied", "move mc-rgt-2 b0504")
    case.do("allied", "move mc-rgt-2 b0505", dice=[4, 8, 5])  # from elsewhere; 9 - 2 - 5 levels are left
    assert case.where("mc-rgt-2") == "b0505"
    assert case.fort("b0505") == (2, 2, 0)
    assert case.steps("mc-rgt-2") == 2


@pytest.mark.rule("WPA-FRT-21")
def test_tc_a41_a_captured_fort() -> None:
    import flagplot

    case = Case("first", {"b0404": ["mc-rgt-2:2"], "b0704": ["jn-sbf-3sp"]},
                forts={"b0405": {"strength": 9, "size": 6, "damage": 4, "side": "japan"}})  # fmt: skip
    play = case.play
    play.dice = flagplot.ScriptedDice([6])
    play._capture(hex("b0405"), 1)
    assert hex("b0405") not in play.state.forts
