"""Forts are built, repaired and captured; beachheads dug in."""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific.engineering import building
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from tests.war_in_the_pacific.setting import TABLES, Case, hex, unit

HELD = {"b0604": ["jn-sbf-3sp"], "b0304": ["mc-rgt-2"]}


def japan(**more: object) -> Case:
    return Case("repairs", HELD, **more)


@pytest.mark.rule("WPA-FRT-07", "BR-3-18")
def test_level_1_is_automatic() -> None:
    case = japan()
    case.do("japan", "fortify b0604 strength")
    assert case.fort("b0604") == (1, 2, 0)


@pytest.mark.rule("WPA-FRT-08", "WPA-FRT-09", "WPA-FRT-17")
@pytest.mark.parametrize(("dice", "strength"), [((6, 3, 3), 3), ((6, 3, 2), 2)])
def test_further_levels_need_a_roll(dice: tuple[int, ...], strength: int) -> None:
    case = japan(forts={"b0604": [2, 2]})
    # quality 5 +1, clear -1, Shibasaki F +1: 7 with +1
    case.do("japan", "fortify b0604 strength", dice=dice)
    assert case.fort("b0604") == (strength, 2, 0)
    case.refuses("japan", "fortify b0604 strength", "WPA-FRT-17")


@pytest.mark.rule("WPA-FRT-14", "WPA-FRT-16")
def test_ex_a33_an_upgrade_may_raise_the_size_up_to_the_steps() -> None:
    case = japan(forts={"b0604": [2, 1]})
    assert building.upgrades(case.play, hex("b0604"), JAPAN) == ["strength", "size"]
    case.do("japan", "fortify b0604 size", dice=[6, 6, 6])
    assert case.fort("b0604") == (2, 2, 0)
    full = japan(forts={"b0604": [2, 2]})
    full.refuses("japan", "fortify b0604 size", "WPA-FRT-14")


@pytest.mark.rule("WPA-FRT-01", "WPA-FRT-14")
def test_no_fort_is_stronger_than_14() -> None:
    case = japan(forts={"b0604": [14, 2]})
    assert building.upgrades(case.play, hex("b0604"), JAPAN) == []


@pytest.mark.rule("WPA-FRT-04", "WPA-FRT-06", "WPA-FRT-32", "WPA-TDP-30")
@pytest.mark.parametrize(
    ("mark", "clause"),
    [
        ("inactive", "WPA-FRT-04"),
        ("broken", "WPA-FRT-04"),
        ("moved", "WPA-FRT-04"),
        ("engaged", "WPA-FRT-32"),
    ],
)
def test_who_cannot_fortify(mark: str, clause: str) -> None:
    case = Case("repairs", {"b0604": [f"jn-sbf-3sp/{mark}"], "b0304": ["mc-rgt-2"]})
    case.refuses("japan", "fortify b0604 strength", clause)


@pytest.mark.rule("WPA-FRT-05")
def test_an_engineer_does_not_fortify_for_others_who_are_not_activated() -> None:
    units = {"b0604": ["jn-sbf-3sp/inactive", "jn-eng-111"], "b0304": ["mc-rgt-2"]}
    Case("repairs", units).refuses("japan", "fortify b0604 strength", "WPA-FRT-05")


@pytest.mark.rule("WPA-FRT-04")
def test_nobody_fortifies_beside_enemies_in_the_hex() -> None:
    case = Case("repairs", {"b0604": ["jn-sbf-3sp", "mc-rgt-8:1"]})
    case.refuses("japan", "fortify b0604 strength", "WPA-FRT-04")


@pytest.mark.rule("WPA-FRT-05", "WPA-FRT-10", "WPA-FRT-11")
def test_engineers_help_by_being_there_and_build_only_alone() -> None:
    play = Case(
        "repairs", {"b0604": ["jn-sbf-3sp", "jn-eng-111"], "b0704": ["jn-lab-betio"], "b0304": ["mc-rgt-2"]}
    ).play
    assert building.builders(play, hex("b0604"), JAPAN) == [unit("jn-sbf-3sp")]
    assert building.engineers(play, hex("b0604"), JAPAN) == 1
    assert building.lead(play, (unit("jn-eng-111"), unit("jn-sbf-3sp"))) == unit("jn-sbf-3sp")
    alone = Case("repairs", {"b0604": ["jn-eng-111"], "b0304": ["mc-rgt-2"]}).play
    assert building.builders(alone, hex("b0604"), JAPAN) == [unit("jn-eng-111")]


@pytest.mark.rule("WPA-FRT-09", "WPA-GEN-41", "WPA-FRT-12")
def test_modifiers_of_a_fortification() -> None:
    play = japan(forts={"b0604": [5, 2]}).play
    # quality 7-8 +2, 5-6 +1, 3-4 0, below -1; clear -1; Shibasaki +1; strength 5-9 -1
    found = [building.build_drm(play, hex("b0604"), JAPAN, tq, 0) for tq in (8, 6, 4, 1)]
    assert found == [1, 0, -1, -2]
    assert building.build_drm(play, hex("b0604"), JAPAN, 6, 2) == 2


@pytest.mark.rule("WPA-FRT-12", "WPA-FRT-11", "WPA-FRT-08")
def test_ex_a31_the_allies_pay_for_modifiers_with_other_units() -> None:
    forts = {"b0304": {"strength": 1, "size": 4, "side": "allied"}}
    units = {"b0304": ["mc-rgt-2:2", "mc-rgt-6:1", "mc-rgt-8:1"], "b0604": ["jn-sbf-3sp"]}
    case = Case("engineering", units, cp=2, forts=forts)
    assert [one for one in case.answers("allied") if one.startswith("fortify")] == [
        "fortify b0304 strength", "fortify b0304 strength 1", "fortify b0304 strength 2",
    ]  # fmt: skip
    case.do("allied", "fortify b0304 strength 2", dice=[4, 3, 2])  # 8 TQ +2, clear -1, +2: 5 + 3 is 8
    assert case.state.cp == 0
    assert case.fort("b0304") == (2, 4, 0)
    poor = Case("engineering", units, cp=1, forts=forts)
    poor.refuses("allied", "fortify b0304 strength 2", "WPA-FRT-12")
    alone = Case("engineering", HELD, forts=forts)
    alone.refuses("allied", "fortify b0304 strength 1", "WPA-FRT-12")


@pytest.mark.rule("WPA-FRT-34", "WPA-ENG-32", "WPA-TDP-40", "SC-S1-09")
def test_japan_repairs_its_forts_free_of_charge() -> None:
    case = japan(forts={"b0604": [4, 2, 3]})
    case.do("japan", "repair b0604 fort", dice=[2])
    assert case.fort("b0604") == (4, 2, 1)
    case.refuses("japan", "repair b0604 fort", "WPA-FRT-34")


@pytest.mark.rule("WPA-TDP-40")
@pytest.mark.parametrize(("die", "left"), [(1, (3, 2)), (3, (2, 1)), (5, (1, 0)), (6, (0, 0))])
def test_repairs_of_one_roll_are_spread_over_all_forts(die: int, left: tuple[int, int]) -> None:
    units = {**HELD, "b0804": ["jn-snlf-s7"]}
    forts = {"b0604": [4, 2, 4], "b0804": [4, 1, 2]}
    case = Case("repairs", units, forts=forts)
    case.do("japan", "repair-all", dice=[die])
    assert (case.fort("b0604"), case.fort("b0804")) == ((4, 2, left[0]), (4, 1, left[1]))
    assert not any(answer.startswith("repair") for answer in case.answers("japan"))
    each = Case("repairs", units, forts=forts)
    each.do("japan", "repair b0604 fort", dice=[1])
    each.refuses("japan", "repair-all", "WPA-TDP-40")  # one way or the other


@pytest.mark.rule("WPA-TDP-40", "WPA-TDP-41")
def test_all_forts_are_paid_for_once() -> None:
    units = {"b0304": ["mc-rgt-2"], "b0404": ["mc-rgt-8:2"], "b0604": ["jn-sbf-3sp"]}
    forts = {"b0304": {"strength": 3, "size": 4, "damage": 2, "side": "allied"},
             "b0404": {"strength": 3, "size": 4, "damage": 2, "side": "allied"}}  # fmt: skip
    case = Case("engineering", units, cp=1, forts=forts)
    case.do("allied", "repair-all", dice=[4])
    assert (case.state.cp, case.fort("b0304"), case.fort("b0404")) == (0, (3, 4, 0), (3, 4, 0))
    poor = Case("engineering", units, cp=0, forts=forts)
    poor.refuses("allied", "repair-all", "WPA-TDP-40")
    one = Case("engineering", {**units, "b0404": ["mc-rgt-8:2/broken"]}, cp=1, forts=forts)
    one.refuses("allied", "repair-all", "WPA-TDP-40")
    beset = Case("engineering", {**units, "b0404": ["mc-rgt-8:2", "jn-snlf-s7"]}, cp=1, forts=forts)
    beset.do("allied", "repair-all", dice=[4])  # enemies beside one of them: 2 less
    assert (beset.fort("b0304"), beset.fort("b0404")) == ((3, 4, 1), (3, 4, 1))


@pytest.mark.rule("WPA-FRT-34", "WPA-FRT-35")
def test_all_must_be_activated_less_one_for_each_engineer() -> None:
    units = {"b0604": ["jn-sbf-3sp", "jn-snlf-s7/inactive"], "b0304": ["mc-rgt-2"]}
    case = Case("repairs", units, forts={"b0604": [4, 3, 3]})
    case.refuses("japan", "repair b0604 fort", "WPA-FRT-34")
    helped = Case("repairs", {"b0604": ["jn-sbf-3sp", "jn-eng-111/inactive"], "b0304": ["mc-rgt-2"]},
                  forts={"b0604": [4, 3, 3]})  # fmt: skip
    helped.do("japan", "repair b0604 fort", dice=[1])  # and the engineers add 1
    assert helped.fort("b0604") == (4, 3, 1)
    three = {"b0604": ["jn-sbf-3sp:1", "jn-snlf-s7/inactive", "jn-eng-111/inactive"], "b0304": ["mc-rgt-2"]}
    replaced = Case("repairs", three, forts={"b0604": [4, 3, 3]})  # of two units the engineer replaces one
    replaced.do("japan", "repair b0604 fort", dice=[1])
    assert replaced.fort("b0604") == (4, 3, 1)
    lazy = {"b0604": ["jn-sbf-3sp/inactive", "jn-eng-111"], "b0304": ["mc-rgt-2"]}
    Case("repairs", lazy, forts={"b0604": [4, 3, 3]}).refuses("japan", "repair b0604 fort", "WPA-FRT-34")


@pytest.mark.rule("WPA-ENG-37")
def test_units_that_moved_do_not_repair() -> None:
    for mark, clause in (("moved", "WPA-ENG-37"), ("broken", "WPA-ENG-32")):
        units = {"b0604": [f"jn-sbf-3sp/{mark}"], "b0304": ["mc-rgt-2"]}
        case = Case("repairs", units, forts={"b0604": [4, 2, 3]})
        case.refuses("japan", "repair b0604 fort", clause)


@pytest.mark.rule("WPA-TDP-41", "WPA-ENG-36")
@pytest.mark.parametrize(("die", "damage"), [(2, 3), (3, 2)])
def test_enemies_in_the_hex_take_two_from_a_repair(die: int, damage: int) -> None:
    case = Case(
        "repairs",
        {"b0604": ["jn-sbf-3sp", "mc-rgt-8:1"]},
        forts={"b0604": {"strength": 4, "size": 2, "damage": 3, "side": "japan"}},
    )
    case.do("japan", "repair b0604 fort", dice=[die])
    assert case.fort("b0604") == (4, 2, damage)


@pytest.mark.rule("WPA-CBT-09")
def test_batteries_are_repaired_like_forts() -> None:
    case = japan(batteries={"b0604": [4, 3]})
    case.do("japan", "repair b0604 battery", dice=[2])
    assert case.state.batteries == {hex("b0604"): (4, 1, 0, 0)}


@pytest.mark.rule("WPA-FRT-34", "WPA-TAC-39")
def test_the_allies_pay_for_repairs() -> None:
    forts = {"b0304": {"strength": 2, "size": 4, "damage": 1, "side": "allied"}}
    case = Case("engineering", HELD, cp=1, forts=forts)
    case.do("allied", "repair b0304 fort", dice=[1])
    assert case.state.cp == 0
    poor = Case("engineering", HELD, cp=0, forts=forts)
    poor.refuses("allied", "repair b0304 fort", "WPA-FRT-34")


@pytest.mark.rule("WPA-FRT-30", "WPA-FRT-31", "WPA-FRT-32")
def test_assaulting_units_dig_in_for_steps() -> None:
    case = Case("engineering", {"b0304": ["mc-rgt-2/landed/engaged/moved"], "b0604": ["jn-sbf-3sp"]})
    case.refuses("allied", "fortify b0304 strength", "WPA-FRT-04")
    case.refuses("allied", "dig-in mc-rgt-2 3", "WPA-FRT-31")
    case.do("allied", "dig-in mc-rgt-2 2")
    assert case.fort("b0304") == (2, 2, 0)
    assert case.steps("mc-rgt-2") == 2
    assert case.state.losses == {"mc-div-2": 2}
    case.refuses("allied", "dig-in mc-rgt-2 1", "WPA-FRT-17")


@pytest.mark.rule("WPA-FRT-30")
def test_who_has_marched_on_from_its_beach_does_not_dig_in() -> None:
    units = {"b0404": ["mc-rgt-2/landed/moved", "mc-rgt-8:1/landed/moved"], "b0604": ["jn-sbf-3sp"]}
    case = Case(
        "engineering", units, spent={"mc-rgt-2": 12, "mc-rgt-8": 14}
    )  # 6 MPs to land, 1 more to go on
    assert case.allows("allied", "dig-in mc-rgt-2 1")
    case.refuses("allied", "dig-in mc-rgt-8 1", "WPA-FRT-30")


@pytest.mark.rule("WPA-FRT-33", "WPA-FRT-30")
def test_no_beachhead_beside_an_intact_enemy_fort() -> None:
    case = Case("engineering", {"b0604": ["mc-rgt-2:2/landed", "jn-sbf-3sp"]},
                forts={"b0604": {"strength": 2, "size": 2, "side": "japan"}})  # fmt: skip
    assert building.diggers(case.play, hex("b0604"), ALLIED) == []
    case.refuses("allied", "dig-in mc-rgt-2 1", "WPA-FRT-33")
    bare = Case("engineering", {"b0604": ["mc-rgt-2:2/landed", "jn-sbf-3sp"]})
    assert building.diggers(bare.play, hex("b0604"), ALLIED) == [unit("mc-rgt-2")]
    assert bare.control("b0604") == "japan"
    ruin = Case("engineering", {"b0604": ["mc-rgt-2:2/landed", "jn-sbf-3sp"]},
                forts={"b0604": {"strength": 2, "size": 2, "damage": 2, "side": "japan"}})  # fmt: skip
    ruin.do("allied", "dig-in mc-rgt-2 1")
    assert ruin.state.forts[hex("b0604")][:4] == (ALLIED, 1, 1, 0)
    late = Case("engineering", {"b0604": ["mc-rgt-2:2"], "b0704": ["jn-sbf-3sp"]})
    late.refuses("allied", "dig-in mc-rgt-2 1", "WPA-FRT-30")


def test_the_tables_of_the_engineers() -> None:
    assert TABLES.engineering.max_strength == 14
    assert TABLES.engineering.success == {"japan": 7, "other": 8}
