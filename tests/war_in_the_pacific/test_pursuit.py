"""Pursuit, locked units, last-man defence, banzai."""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific.combat import odds
from flagplot.games.war_in_the_pacific.combat.frames import Attack, AttackStage, Banzai, Chase
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from tests.war_in_the_pacific.setting import Case, hex, unit


def routed(*units: str, dice: list[int] | None = None, **more: object) -> Case:
    """The 2nd Marines drive a broken base force out of b0404 to b0504: DR, a step each."""
    case = Case("first", {"b0404": ["mc-rgt-2:4", *units, "jn-sbf-3sp/broken"]}, **more)
    case.do("allied", "attack b0404")
    if case.frame.stage == AttackStage.ASIDE:
        case.do("allied", "done")
    case.do("japan", "no")
    while case.frame.stage.before(AttackStage.SUPPORT):
        case.do("allied", case.answers("allied")[0])
    case.do("allied", "no", dice=dice or [5, 6, 1, 3, 1, 5])
    case.do("japan", "retreat jn-sbf-3sp b0504")
    return case


@pytest.mark.rule("WPA-TAC-42", "WPA-TAC-43", "BR-23-31")
def test_who_does_not_pursue_loses_half_and_rests() -> None:
    case = routed()
    assert case.steps("mc-rgt-2") == 4
    case.do("allied", "done")
    assert case.steps("mc-rgt-2") == 3  # half of one is one
    assert case.marked("mc-rgt-2", "frozen")
    assert case.marked("mc-rgt-2", "active")
    assert case.control("b0404") == "allied"


@pytest.mark.rule("WPA-TAC-46", "WPA-TAC-50", "WPA-TAC-51", "WPA-TAC-53")
def test_a_pursuer_follows_pays_and_marines_lose_a_step() -> None:
    case = routed()
    case.do("allied", "pursue mc-rgt-2 b0504", dice=[8])
    assert case.where("mc-rgt-2") == "b0504"
    assert case.state.spent[unit("mc-rgt-2")] == 2  # the terrain, not the enemies in it
    assert case.steps("mc-rgt-2") == 2  # a step in pursuit and the one called for
    assert isinstance(case.frame, Chase)


@pytest.mark.rule("WPA-TAC-45")
def test_a_pursuer_that_fails_stays_and_is_deactivated() -> None:
    case = routed()
    case.do("allied", "pursue mc-rgt-2 b0504", dice=[9])
    case.do("allied", "done") if case.state.waiting == ("allied",) and "done" in case.answers(
        "allied"
    ) else None
    assert case.where("mc-rgt-2") == "b0404"
    assert not case.marked("mc-rgt-2", "active")
    assert case.steps("mc-rgt-2") == 3


@pytest.mark.rule("WPA-TAC-49", "WPA-TAC-50", "BR-23-31")
def test_who_cannot_pursue() -> None:
    case = routed("mc-rgt-8:1/inactive", spent={"mc-rgt-2": 39})
    assert case.steps("mc-rgt-2") == 3  # no movement points, so it counts as declining
    late = routed("mc-rgt-8:1/inactive")
    late.refuses("allied", "pursue mc-rgt-8 b0504", "WPA-TAC-49")
    late.refuses("allied", "pursue mc-rgt-2 b0405", "BR-23-31")


@pytest.mark.rule("WPA-TAC-47", "WPA-TAC-54", "WPA-TAC-35")
def test_pursuers_attack_again_and_are_deactivated_when_it_is_over() -> None:
    case = routed()
    case.do("allied", "pursue mc-rgt-2 b0504", dice=[8])
    case.do("allied", "press")
    assert case.frame.pursuing
    case.do("japan", "no")
    case.do("allied", "no", dice=[5, 6, 1, 6])  # 16 : 3, row 11: the last step falls
    assert case.where("jn-sbf-3sp") == ""
    assert not case.marked("mc-rgt-2", "active")


@pytest.mark.rule("WPA-TAC-36", "WPA-TAC-54")
@pytest.mark.parametrize(("die", "active"), [(8, True), (9, False)])
def test_pursuers_that_decline_check_with_what_they_pursued_with_and_stay(die: int, active: bool) -> None:
    case = routed()
    case.do("allied", "pursue mc-rgt-2 b0504", dice=[8])
    case.do("allied", "decline", dice=[die])
    assert case.where("mc-rgt-2") == case.where("jn-sbf-3sp") == "b0504"
    assert case.marked("mc-rgt-2", "active") is active
    assert case.marked("mc-rgt-2", "frozen")


@pytest.mark.rule("WPA-TAC-36", "WPA-TAC-54")
@pytest.mark.parametrize(("die", "active"), [(4, True), (5, False)])
def test_a_broken_pursuer_declines_while_the_others_attack(die: int, active: bool) -> None:
    case = Case("first", {"b0404": ["mc-rgt-2:3", "mc-rgt-8:2", "jn-sbf-3sp"]})
    case.do("allied", "attack b0404", "done")
    case.do("japan", "no")
    case.do("allied", "lead mc-rgt-2", "no", dice=[5, 6, 1, 2, 9, 5, 9])  # mc-rgt-8 is broken
    case.do("japan", "retreat jn-sbf-3sp b0504")
    case.do("allied", "pursue mc-rgt-2 b0504", "pursue mc-rgt-8 b0504", dice=[8, 4])
    case.do("allied", "press", dice=[die])
    assert case.frame.attackers == (unit("mc-rgt-2"),)
    assert case.marked("mc-rgt-8", "active") is active
    assert case.marked("mc-rgt-8", "frozen")


@pytest.mark.rule("WPA-TAC-44")
def test_terrain_other_than_clear_halves_a_pursuit() -> None:
    from dataclasses import replace

    import msgspec

    from flagplot.games.war_in_the_pacific.combat.pursuit import pursuit_tq

    case = routed()
    play, frame = case.play, case.frame
    assert pursuit_tq(play, frame, unit("mc-rgt-2"), hex("b0504")) == 8
    for terrain in ("city", "jungle"):
        cells = tuple(
            msgspec.structs.replace(cell, terrain=terrain) if cell.hex == "0504" else cell
            for cell in play.island.printed.hexes
        )
        changed = replace(play.island, printed=msgspec.structs.replace(play.island.printed, hexes=cells))
        play.island = play.field = changed
        assert pursuit_tq(play, frame, unit("mc-rgt-2"), hex("b0504")) == 4


@pytest.mark.rule("WPA-TAC-29", "WPA-TAC-32", "WPA-TAC-33")
def test_a_unit_that_landed_checks_after_each_combat_before_it_pursues() -> None:
    case = Case("first", {"b0404": ["mc-rgt-2:4/landed", "jn-sbf-3sp/broken"]})
    case.do("allied", "attack b0404")
    case.do("japan", "no")
    case.do("allied", "no", dice=[5, 6, 1, 3, 1, 5])
    case.do("japan", "retreat jn-sbf-3sp b0504", dice=[8])  # it fails: (7 + 1) / 2 against 8 + 1
    assert not case.marked("mc-rgt-2", "active")
    assert case.steps("mc-rgt-2") == 3  # so nobody can pursue


def locked() -> Case:
    """Row 4: a step each, both stay."""
    case = Case("first", {"b0404": ["mc-rgt-8:4", "jn-sbf-3sp"]})
    case.do("allied", "attack b0404")
    case.do("japan", "no")
    case.do("allied", "no", dice=[5, 6, 1, 1, 5, 5])
    case.do("japan", "done")
    case.do("allied", "done") if case.frame.stage == AttackStage.PULL_BACK else None
    return case


@pytest.mark.rule("WPA-LCK-01", "WPA-LCK-06")
def test_locked_units_that_do_not_roll_stay_activated_and_rest() -> None:
    case = locked()
    assert case.frame.stage == AttackStage.LOCKED
    case.do("allied", "done")
    assert case.marked("mc-rgt-8", "active")
    case.refuses("allied", "move mc-rgt-8 b0304", "WPA-LCK-06")
    case.refuses("allied", "attack b0404", "WPA-LCK-06")


@pytest.mark.rule("WPA-LCK-04", "WPA-LCK-07", "WPA-LCK-08", "WPA-TAC-38")
def test_locked_units_that_pass_attack_again_and_are_deactivated_afterwards() -> None:
    case = locked()
    case.do("allied", "continue mc-rgt-8", dice=[8])
    assert case.frame.again
    assert case.frame.attackers == (unit("mc-rgt-8"),)
    case.do("japan", "no")
    case.do("allied", "no", dice=[5, 6, 1, 1, 5])  # 24 : 5 = 4:1, row 5: a step each
    assert case.where("jn-sbf-3sp") == ""
    assert not case.marked("mc-rgt-8", "active")


@pytest.mark.rule("WPA-LCK-05", "WPA-TAC-37", "WPA-LCK-02")
def test_locked_units_that_fail_are_deactivated() -> None:
    case = locked()
    case.do("allied", "continue mc-rgt-8", dice=[9])
    assert not case.marked("mc-rgt-8", "active")
    assert case.where("mc-rgt-8") == "b0404"


# -- to the last man ----------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-LMD-01", "WPA-LMD-02", "WPA-LMD-12", "SC-S1-09")
def test_a_last_man_defence_raises_quality_and_lowers_the_roll() -> None:
    case = Case("first", {"b0404": ["mc-rgt-2:4", "jn-snlf-s7"]})
    case.do("allied", "attack b0404")
    case.do("japan", "last-man")
    assert odds.unit_tq(case.play, case.frame, unit("jn-snlf-s7")) == 8
    assert odds.roll_drm(case.play, case.frame) == -1


@pytest.mark.rule("WPA-LMD-03", "WPA-LMD-04", "WPA-LMD-06", "WPA-LMD-08")
def test_the_superior_attacker_places_points() -> None:
    case = Case("first", {"b0404": ["mc-rgt-2:4", "jn-snlf-s7"]})
    case.do("allied", "attack b0404")
    case.do("japan", "last-man")
    case.do("allied", "no", dice=[5, 6, 1])  # 32 : 8 = 4:1, three points
    case.refuses("allied", "points 3 1 0", "WPA-LMD-04")
    case.do("allied", "points 1 0 2", dice=[1, 6, 3, 5])
    frame = case.events
    fought = next(event for event in frame if event.__class__.__name__ == "Fought")
    assert fought.drm == 0  # -1 and the point
    assert fought.attacker == 2  # 6 - 2 = 4, at most twice the one step


@pytest.mark.rule("WPA-LMD-05")
def test_superior_defenders_place_the_points() -> None:
    case = Case("first", {"b0404": ["mc-rgt-2:1", "jn-sbf-3sp", "jn-snlf-s7"]})
    case.do("allied", "attack b0404")
    case.do("japan", "last-man", "lead jn-snlf-s7")
    case.do("allied", "no", dice=[5, 6, 1])  # 8 : 24
    assert case.state.waiting == ("japan",)
    assert case.answers("japan")[0] == "points 2 0 0"
    case.do("japan", "points 0 1 1", dice=[3, 1, 3, 5, 5])
    fought = next(event for event in case.events if event.__class__.__name__ == "Fought")
    assert (fought.attacker, fought.defender) == (1, 2)  # 1 + 1 is limited to the step there; 3 - 1


@pytest.mark.rule("WPA-LMD-08", "WPA-LMD-09")
def test_tc_a14_the_cap_limits_only_the_minimum() -> None:
    import flagplot
    from flagplot.games.war_in_the_pacific.combat.results import call, minimum

    case = Case("first", {"b0404": ["mc-rgt-2:4", "mc-rgt-8:1", "jn-sbf-3sp"]})
    play = case.play
    play.dice = flagplot.ScriptedDice([1, 6])
    frame = Attack(hex=hex("b0404"), side=ALLIED, attackers=(0, 1), defenders=(5,), lead=0, defender_lead=5,
                   last_man=True)  # fmt: skip
    minimum(play, frame)
    assert frame.minimum == 4
    frame.code = 5
    call(play, frame)
    assert frame.loss == 4
    frame.minimum = 1
    call(play, frame)
    assert frame.loss == 4  # code 5 of five steps


@pytest.mark.rule("WPA-LMD-10", "WPA-LMD-11", "BR-23-28")
def test_unbroken_last_man_defenders_need_not_retreat() -> None:
    case = Case("first", {"b0404": ["mc-rgt-2:4", "jn-sbf-3sp"]})
    case.do("allied", "attack b0404")
    case.do("japan", "last-man")
    case.do("allied", "no", dice=[5, 6, 1])  # 32 : 12 = 2:1, one point
    case.do("allied", "points 0 0 1", dice=[1, 1, 6, 5, 5])  # row 7: DR; a step each; both hold
    assert case.frame.stage == AttackStage.WITHDRAW
    assert case.steps("jn-sbf-3sp") == 1
    assert case.where("jn-sbf-3sp") == "b0404"
    case.do("japan", "retreat jn-sbf-3sp b0504")  # of its own will; the losses stand
    assert case.steps("jn-sbf-3sp") == 1


# -- banzai -------------------------------------------------------------------------------------------------


def charging(*dice: int) -> Case:
    case = Case("second", {"b0404": ["mc-rgt-2:1", "jn-snlf-s7", "jn-sbf-3sp"]}, dice=dice)
    case.do("japan", "banzai b0404")
    return case


@pytest.mark.rule("WPA-BNZ-01", "WPA-BNZ-02", "WPA-BNZ-09", "SC-S1-09")
def test_a_leader_is_named_with_his_modifiers() -> None:
    case = charging()
    assert case.answers("japan") == [
        f"charge {id} {drm}" for id in ("jn-snlf-s7", "jn-sbf-3sp") for drm in (1, 2, 3)
    ]
    case.refuses("japan", "charge jn-snlf-s7 4", "WPA-BNZ-09")


@pytest.mark.rule("WPA-BNZ-03", "WPA-BNZ-05", "WPA-BNZ-06", "WPA-BNZ-08")
def test_others_join_by_a_check_and_the_leader_attacks_first() -> None:
    case = charging()
    case.do("japan", "charge jn-snlf-s7 2", "follow jn-sbf-3sp", dice=[6, 5])
    assert isinstance(case.frame, Attack)
    assert case.frame.attackers == (unit("jn-snlf-s7"),)
    assert (case.frame.banzai, case.frame.bonus) == (2, 2)
    assert odds.unit_tq(case.play, case.frame, unit("jn-snlf-s7")) == 8


@pytest.mark.rule("WPA-BNZ-04")
def test_who_fails_to_join_is_broken_and_goes_back() -> None:
    case = Case("second", {"b0404": ["mc-rgt-2:1", "jn-snlf-s7"], "b0504": ["jn-sbf-3sp"]})
    case.do("japan", "move jn-sbf-3sp b0404", "banzai b0404", "charge jn-snlf-s7 1")
    case.do("japan", "follow jn-sbf-3sp", dice=[6, 6])
    assert case.marked("jn-sbf-3sp", "broken")
    assert not case.marked("jn-sbf-3sp", "active")
    assert case.where("jn-sbf-3sp") == "b0504"


@pytest.mark.rule("WPA-BNZ-05", "WPA-BNZ-07", "WPA-BNZ-10")
def test_secondary_units_attack_one_after_the_other() -> None:
    case = Case("second", {"b0404": ["mc-rgt-2:2", "jn-snlf-s7", "jn-sbf-3sp"]})
    case.do("japan", "banzai b0404", "charge jn-snlf-s7 1", "follow jn-sbf-3sp", dice=[6, 5])
    case.do("allied", "no", dice=[6, 5, 1, 1])
    # 8 : 16 = 1:2, 1 + 1 - 2 = row 0: AR; the loss of one is doubled and one added: the landing force is gone
    assert case.where("jn-snlf-s7") == ""
    assert isinstance(case.frame, Banzai)
    case.do("japan", "charge jn-sbf-3sp 1")
    assert case.frame.bonus == 1
    assert case.frame.attackers == (unit("jn-sbf-3sp"),)


@pytest.mark.rule("WPA-BNZ-13", "WPA-BNZ-14", "WPA-BNZ-15", "WPA-GEN-24")
@pytest.mark.parametrize(
    ("dice", "where"),
    [
        ([4, 6], "b0504"),
        ([4, 7], "b0404"),
        ([3, 3, 7], "b0504"),
        ([3, 2, 7], "b0404"),
    ],  # 3: Shibasaki, +1 (3)
)
def test_a_secondary_unit_follows_an_enemy_who_has_left(dice: list[int], where: str) -> None:
    case = Case("second", {"b0404": ["jn-snlf-s7", "jn-sbf-3sp"], "b0504": ["mc-rgt-2:1"]})
    frame = Banzai(hex=hex("b0404"), units=(), leader=unit("jn-snlf-s7"), joined=(unit("jn-sbf-3sp"),), drm=1,
                   begun=True, fled=(hex("b0504"),))  # fmt: skip
    case.state.frames.append(frame)
    case.do("japan", "pursue jn-sbf-3sp b0504", dice=dice)
    assert case.where("jn-sbf-3sp") == where
    assert case.steps("jn-sbf-3sp") == (1 if where == "b0504" else 2)
    assert case.marked("jn-sbf-3sp", "active")


@pytest.mark.rule("WPA-BNZ-11", "WPA-BNZ-12")
def test_banzai_pursuers_ignore_movement_points_and_lose_a_step() -> None:
    from flagplot.games.war_in_the_pacific.combat.pursuit import affordable, follow, pursuit_tq

    case = Case("second", {"b0404": ["jn-sbf-3sp"], "b0504": ["mc-rgt-2:1"]}, spent={"jn-sbf-3sp": 40})
    frame = Attack(
        hex=hex("b0404"), side=JAPAN, attackers=(unit("jn-sbf-3sp"),), defenders=(0,), banzai=1, bonus=2
    )
    assert affordable(case.play, frame, unit("jn-sbf-3sp"), hex("b0504"))
    assert pursuit_tq(case.play, frame, unit("jn-sbf-3sp"), hex("b0504")) == 7
    frame.banzai = 0
    assert not affordable(case.play, frame, unit("jn-sbf-3sp"), hex("b0504"))
    play = case.play
    follow(play, unit("jn-sbf-3sp"), hex("b0504"), banzai=True)
    assert (play.state.steps[unit("jn-sbf-3sp")], play.state.spent[unit("jn-sbf-3sp")]) == (1, 40)
