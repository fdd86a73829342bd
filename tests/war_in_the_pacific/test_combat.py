"""One attack: forces, odds, losses, checks, retreats."""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific import GAME
from flagplot.games.war_in_the_pacific.combat import forces, odds
from flagplot.games.war_in_the_pacific.combat.frames import Attack, AttackStage
from flagplot.games.war_in_the_pacific.combat.results import retreat_at
from flagplot.games.war_in_the_pacific.combat.retreat import ways
from flagplot.games.war_in_the_pacific.sides import ALLIED
from tests.war_in_the_pacific.setting import TABLES, Case, hex, unit

CHART = TABLES.combat


def attack(attackers: list[str], defenders: list[str], label: str = "b0404", **more: object) -> Case:
    return Case("first", {label: [*attackers, *defenders]}, **more)


@pytest.mark.rule("BR-23-05")
def test_who_may_lead() -> None:
    units = ["mc-rgt-2:3", "mc-rgt-8:1", "mc-rgt-6:1"]
    play = Case("first", {"b0304": units, "b0704": ["jn-sbf-3sp"]}).play
    assert forces.leads(play, tuple(unit(one.split(":")[0]) for one in units)) == [unit("mc-rgt-2")]
    even = Case("first", {"b0304": ["mc-rgt-2:2", "mc-rgt-8:1", "mc-rgt-6:1"], "b0704": ["jn-sbf-3sp"]}).play
    assert forces.leads(even, (unit("mc-rgt-2"), unit("mc-rgt-8"), unit("mc-rgt-6"))) == [unit("mc-rgt-2")]
    third = Case("first", {"b0304": ["mc-rgt-2:2", "mc-rgt-8:1"], "b0704": ["jn-sbf-3sp"]}).play
    assert forces.leads(third, (unit("mc-rgt-2"), unit("mc-rgt-8"))) == [unit("mc-rgt-2"), unit("mc-rgt-8")]
    mixed = Case("first", {"b0304": ["mc-rgt-2"], "b0704": ["jn-snlf-s7", "jn-eng-111", "jn-lab-betio"]}).play
    defenders = tuple(unit(id) for id in ("jn-snlf-s7", "jn-eng-111", "jn-lab-betio"))
    assert forces.leads(mixed, defenders) == [unit("jn-snlf-s7")]
    assert forces.leads(mixed, defenders[1:]) == list(defenders[1:])


@pytest.mark.rule("BR-23-05", "BR-23-13", "BR-23-32")
def test_who_may_attack() -> None:
    units = ["jn-snlf-s7", "jn-sbf-3sp/broken", "jn-eng-111/inactive", "jn-lab-betio"]
    case = Case("second", {"b0404": ["mc-rgt-2:2", *units]})
    assert forces.attackers(case.play, hex("b0404"), 0) == [unit("jn-snlf-s7")]


@pytest.mark.rule("BR-23-35")
def test_strengths_of_zero() -> None:
    assert CHART.odds(0, 5) == 0
    assert CHART.odds(5, 0) == len(CHART.columns) - 1


@pytest.mark.rule("BR-23-07")
@pytest.mark.parametrize(
    ("mine", "theirs", "column"),
    [(1, 9, "1:3"), (12, 16, "2:3"), (16, 10, "3:2"), (29, 10, "2:1"), (70, 10, "6:1"), (99, 10, "8:1")],
)
def test_odds_are_rounded_down_for_the_defender(mine: int, theirs: int, column: str) -> None:
    assert CHART.columns[CHART.odds(mine, theirs)][0] == column


@pytest.mark.rule("BR-23-24", "SC-S1-08")
def test_fire_from_sea_and_air_gives_two_at_most_and_artillery_one_more() -> None:
    case = attack(["mc-rgt-2:2"], ["jn-sbf-3sp"], shelled={"b0404": 20})
    frame = Attack(hex=hex("b0404"), side=ALLIED, attackers=(0,), defenders=(5,), lead=0, defender_lead=5)
    assert odds.roll_drm(case.play, frame) == 1
    frame.support = 2
    assert odds.roll_drm(case.play, frame) == 2
    frame.guns = True
    assert odds.roll_drm(case.play, frame) == 3
    frame.cover = 1
    assert odds.roll_drm(case.play, frame) == 3
    weak = attack(["mc-rgt-2:2"], ["jn-sbf-3sp"], shelled={"b0404": 19}).play
    assert odds.support_drm(weak, Attack(hex=hex("b0404"), side=ALLIED, attackers=(0,), defenders=(5,))) == 0


@pytest.mark.rule("SC-S1-08")
def test_the_artillery_supports_one_attack_within_three_hexes() -> None:
    near = {"b0404": ["mc-rgt-2:2", "jn-sbf-3sp"], "b0504": ["mc-art-10"]}
    case = Case("first", near)
    case.do("allied", "attack b0404")
    case.do("japan", "no")
    case.do("allied", "guns")
    assert case.frame.guns
    assert case.marked("mc-art-10", "fought")  # it neither moves nor attacks
    far = Case("first", {"b0404": ["mc-rgt-2:2", "jn-sbf-3sp"], "b0804": ["mc-art-10"]})
    far.do("allied", "attack b0404")
    far.do("japan", "no")
    assert far.frame.stage == AttackStage.SUPPORT
    moved = Case("first", {"b0404": ["mc-rgt-2:2", "jn-sbf-3sp"], "b0504": ["mc-art-10/moved"]})
    moved.do("allied", "attack b0404")
    moved.do("japan", "no")
    assert moved.frame.stage == AttackStage.SUPPORT


@pytest.mark.rule("BR-23-25", "BR-23-32")
def test_units_that_began_in_the_hex_may_stand_aside() -> None:
    case = attack(["mc-rgt-2:2", "mc-rgt-8:2"], ["jn-sbf-3sp"])
    assert "done" in case.answers("allied")  # nobody has to attack
    case.do("allied", "attack b0404", "aside mc-rgt-8")
    assert case.frame.attackers == (unit("mc-rgt-2"),)
    together = Case("first", {"b0404": ["mc-rgt-2:2", "jn-sbf-3sp"], "b0304": ["mc-rgt-8:2"]})
    together.do("allied", "move mc-rgt-8 b0404", "attack b0404")
    assert together.frame.attackers == (unit("mc-rgt-2"), unit("mc-rgt-8"))
    assert together.frame.stage == AttackStage.LAST_MAN


def fight(case: Case, *dice: int, effects: str = "") -> None:
    """Attack b0404 without support; control rolls give nobody to Japan and Holland Smith to the Allies."""
    case.do("allied", "attack b0404")
    if case.frame.stage == AttackStage.ASIDE:
        case.do("allied", "done")
    case.do("japan", "no")
    while case.frame.stage.before(AttackStage.SUPPORT):
        case.do(case.state.waiting[0], case.answers(case.state.waiting[0])[0])
    case.do("allied", "no", dice=[5, 6, 1, *([] if effects else dice)])
    if effects:
        case.do("japan", f"announce {effects}", dice=dice)


@pytest.mark.rule("BR-23-08", "WPA-FRT-29", "BR-1-12")
def test_the_first_step_is_the_lead_unit_s_then_by_turns() -> None:
    from flagplot.games.war_in_the_pacific.combat.losses import suffer

    units = ["mc-rgt-2:2", "mc-rgt-8:1", "mc-rgt-6:2"]
    case = Case("first", {"b0304": units, "b0704": ["jn-sbf-3sp"]})
    suffer(case.play, tuple(unit(one.split(":")[0]) for one in units), unit("mc-rgt-6"), 3)
    case.state.waiting = ()
    GAME.settled(case.state, None)
    assert case.steps("mc-rgt-6") == 1
    assert case.answers("allied") == ["lose mc-rgt-2", "lose mc-rgt-8"]
    case.refuses("allied", "lose mc-rgt-6", "BR-23-08")
    case.do("allied", "lose mc-rgt-8")
    assert [case.steps(one.split(":")[0]) for one in units] == [2, 0, 0]  # the third is the lead unit's again


@pytest.mark.rule("BR-23-08")
def test_a_force_that_cannot_bear_its_losses_is_eliminated() -> None:
    case = attack(["mc-rgt-2:4", "mc-rgt-8:1"], ["jn-eng-111/inactive"])
    fight(case, 6)  # 8 x 5 : 3, row 13: two steps are called for, one is there
    assert case.where("jn-eng-111") == ""


@pytest.mark.rule("BR-23-11", "BR-23-28", "WPA-TAC-17", "BR-23-12")
def test_every_unit_checks_for_itself_and_may_refuse_to_retreat() -> None:
    case = attack(["mc-rgt-2:4"], ["jn-sbf-3sp", "jn-snlf-s7"])
    # 32 : 21 = 3:2, die 5: row 6, DR, one step each; the base force leads by its size
    case.do("allied", "attack b0404")
    case.do("japan", "no", "lead jn-snlf-s7")
    case.do("allied", "no", dice=[5, 6, 1, 5, 6, 3])
    # the landing force is the step; the base force passes at 5, fails at 6
    assert case.where("jn-snlf-s7") == ""
    assert case.marked("jn-sbf-3sp", "broken")


@pytest.mark.rule("BR-23-12", "WPA-TAC-17", "WPA-GEN-24")
@pytest.mark.parametrize(("face", "steps"), [(5, 2), (6, 1)])
def test_standing_against_a_retreat_may_cost_a_step(face: int, steps: int) -> None:
    case = attack(["mc-rgt-2:4"], ["jn-sbf-3sp"], forts={"b0404": [1, 2]})
    fight(case, 6)  # 32 : 10 = 3:1, 6 - 1 + 3 = row 8: DR
    case.do("allied", "no")
    case.do("japan", "absorb 1", dice=[5, 5])  # both hold
    assert case.answers("japan")[0] == "stand jn-sbf-3sp"
    case.do("japan", "stand jn-sbf-3sp", dice=[face])
    assert case.steps("jn-sbf-3sp") == steps


@pytest.mark.rule("BR-23-13", "BR-23-28")
def test_a_broken_unit_that_fails_again_loses_a_step_and_must_go() -> None:
    case = attack(["mc-rgt-2:4"], ["jn-sbf-3sp/broken"])
    fight(case, 3, 9, 5)  # 32 : 6 = 5:1, row 8: one step, DR; 9 fails
    assert case.steps("jn-sbf-3sp") == 0  # the step called for and the one for failing
    later = attack(["mc-rgt-2:4"], ["jn-sbf-3sp/broken"])
    fight(later, 3, 1, 5)
    assert later.steps("jn-sbf-3sp") == 1
    assert all(answer.startswith("retreat") for answer in later.answers("japan"))
    later.refuses("japan", "stand jn-sbf-3sp", "WPA-TAC-17")


@pytest.mark.rule("BR-23-09", "BR-23-36")
def test_where_units_retreat_to() -> None:
    units = {"b0404": ["mc-rgt-2:2", "jn-sbf-3sp"], "b0304": ["mc-rgt-8:2"], "b0505": ["jn-snlf-s7"]}
    case = Case("first", units, control={"b0304": "allied", "b0504": "allied"}, came={"mc-rgt-2": "b0304"})
    frame = Attack(
        hex=hex("b0404"), side=ALLIED, attackers=(unit("mc-rgt-2"),), defenders=(unit("jn-sbf-3sp"),)
    )
    assert ways(case.play, frame, unit("mc-rgt-2")) == [hex("b0304")]  # the way it came
    assert ways(case.play, frame, unit("jn-sbf-3sp")) == [hex("b0405")]  # 0505 is full, 0504 not its own
    case.state.came[unit("mc-rgt-2")] = -1
    assert ways(case.play, frame, unit("mc-rgt-2")) == [hex("b0304"), hex("b0504")]


@pytest.mark.rule("BR-23-09")
def test_a_defender_without_a_way_stays_and_loses_a_step() -> None:
    units = {"b0905": ["mc-rgt-2:2", "jn-sbf-3sp/broken"], "b0804": ["mc-rgt-8:2"]}
    case = Case("first", units)
    case.do("allied", "attack b0905")
    case.do("japan", "no")
    case.do("allied", "no", dice=[5, 6, 1, 4, 1, 5])  # 16 : 6, row 6: DR; it holds, but is broken
    assert case.steps("jn-sbf-3sp") == 0


@pytest.mark.rule("BR-23-30", "WPA-TAC-42")
def test_units_may_leave_of_their_own_will() -> None:
    case = attack(["mc-rgt-8:4"], ["jn-sbf-3sp"])
    fight(case, 1, 5, 5)  # 3:1, row 4: a step each, nobody must retreat
    assert case.frame.stage == AttackStage.WITHDRAW
    case.refuses("japan", "retreat jn-sbf-3sp b0604", "BR-23-30")
    case.do("japan", "retreat jn-sbf-3sp b0504")
    assert case.where("jn-sbf-3sp") == "b0504"
    assert case.frame.stage == AttackStage.PURSUIT


@pytest.mark.rule("WPA-GEN-32", "WPA-GEN-34")
def test_a_retreat_rating_moves_the_retreat_not_the_losses() -> None:
    play = Case("first", {"b0304": ["mc-rgt-2"], "b0704": ["jn-eng-111"]}).play
    assert [retreat_at(play, row) for row in (2, 3, 5, 6)] == ["AR", "", "", "DR"]
    case = attack(["mc-rgt-2:4"], ["jn-sbf-3sp"])
    case.do("allied", "attack b0404")
    case.do("japan", "no")
    # Shibasaki controls (TQ die 1: nothing) and has +1: 32 : 10 = 3:1, die 3: row 6, DR
    case.do("allied", "no", dice=[5, 3, 1, 1, 3])
    assert case.answers("japan") == ["rating", "no"]
    case.do("japan", "rating", dice=[5, 5])
    assert case.frame.result == ""
    assert case.steps("jn-sbf-3sp") == 1
    assert case.steps("mc-rgt-2") == 3


@pytest.mark.rule("WPA-GEN-33")
def test_a_negative_retreat_rating_is_always_applied() -> None:
    from flagplot.games.war_in_the_pacific.combat.results import RatingStep

    case = attack(["mc-rgt-2:4"], ["jn-sbf-3sp"])
    frame = Attack(hex=hex("b0404"), side=ALLIED, attackers=(0,), defenders=(5,), row=5, defender_retreat=-1,
                   stage=AttackStage.DEFENDER_RATING)  # fmt: skip
    step = RatingStep(attacking=False)
    assert step.seats(case.play, frame) == ()
    step.run(case.play, frame)
    assert frame.result == "DR"


@pytest.mark.rule("WPA-TAC-18", "BR-23-09")
def test_a_retreat_from_the_airfield_suppresses_it() -> None:
    case = Case("first", {"b0504": ["mc-rgt-2:4", "jn-sbf-3sp/broken"]})
    case.do("allied", "attack b0504")
    case.do("japan", "no")
    case.do("allied", "no", dice=[5, 6, 1, 3, 1, 5])
    case.do("japan", "retreat jn-sbf-3sp b0505")
    case.do("allied", "done")
    assert case.state.airfields == {hex("b0504"): 1}


@pytest.mark.rule("WPA-TAC-34", "WPA-TAC-48")
def test_who_wipes_out_the_enemy_is_deactivated() -> None:
    case = attack(["mc-rgt-2:4"], ["jn-eng-111"])
    fight(case, 6)
    assert not case.marked("mc-rgt-2", "active")
    assert case.control("b0404") == "allied"


@pytest.mark.rule("WPA-TAC-04", "WPA-TAC-56", "WPA-TAC-41")
def test_there_is_no_siege_and_no_other_pursuit() -> None:
    case = attack(["mc-rgt-2:4"], ["jn-sbf-3sp"], forts={"b0404": [2, 2]})
    verbs = {answer.split()[0] for answer in case.answers("allied")}
    assert "siege" not in GAME.verbs
    assert verbs == {"move", "attack", "split", "done"}


@pytest.mark.rule("BR-23-27", "WPA-FRT-03")
def test_a_fort_helps_only_its_owner() -> None:
    from flagplot.games.war_in_the_pacific import forts

    case = attack(["mc-rgt-2:4"], ["jn-sbf-3sp"], forts={"b0404": [3, 2]})
    assert forts.level(case.play, hex("b0404"), 0) == 3
    assert forts.level(case.play, hex("b0404"), 1) == 0
    assert forts.sheltered(case.play, unit("jn-sbf-3sp"))
    assert not forts.sheltered(case.play, unit("mc-rgt-2"))


@pytest.mark.rule("WPA-TAC-55")
def test_an_intact_fort_takes_one_from_every_check() -> None:
    import flagplot
    from flagplot.games.war_in_the_pacific import checks

    case = attack(["mc-rgt-2:4"], ["jn-sbf-3sp"], forts={"b0404": [1, 2]})
    play = case.play
    play.dice = flagplot.ScriptedDice([6, 6])
    assert checks.check(play, unit("jn-sbf-3sp"), 5, 0, "test")
    play.set_fort(hex("b0404"), (0, 1, 2, 1, 1))
    assert not checks.check(play, unit("jn-sbf-3sp"), 5, 0, "test")


@pytest.mark.rule("WPA-TAC-40", "BR-1-01")
def test_quality_never_exceeds_8_and_nine_always_fails() -> None:
    from flagplot.games.war_in_the_pacific.checks import applied_tq, passes

    assert applied_tq(7, 4, 0) == 8
    assert applied_tq(1, -4, 0) == 0
    assert not passes(9, -5, 8)
    assert passes(8, 0, 8)
    assert passes(0, 5, 0)


@pytest.mark.rule("WPA-FRT-24", "WPA-FRT-27", "WPA-FRT-28", "WPA-FRT-25")
def test_the_attacker_reduces_a_fort_before_it_absorbs() -> None:
    case = attack(["mc-rgt-2:4"], ["jn-sbf-3sp"], forts={"b0404": [3, 2]})
    fight(case, 5)  # effects A and B; 3:1, 5 - 1 + 3 = row 7
    assert case.frame.stage == AttackStage.REDUCTION
    case.refuses("allied", "reduce 3", "WPA-FRT-25")
    case.do("allied", "reduce 1")
    assert case.fort("b0404") == (2, 2, 0)
    assert case.steps("mc-rgt-2") == 3
    assert case.frame.stage == AttackStage.ABSORPTION
    case.refuses("japan", "absorb 2", "WPA-TDP-36")


@pytest.mark.rule("WPA-TDP-38", "WPA-TDP-37")
def test_absorption_comes_before_any_retreat_and_is_for_good() -> None:
    case = attack(["mc-rgt-2:4"], ["jn-sbf-3sp"], forts={"b0404": [3, 2]})
    fight(case, 5)
    case.do("allied", "no")
    case.do("japan", "absorb 1", dice=[9, 5])
    assert case.fort("b0404") == (2, 2, 0)
    assert case.steps("jn-sbf-3sp") == 2


@pytest.mark.rule("WPA-FRT-22", "WPA-TDP-39")
def test_the_defender_announces_lower_letters_only() -> None:
    case = attack(["mc-rgt-2:4"], ["jn-sbf-3sp"], forts={"b0404": [2, 2]})
    case.do("allied", "attack b0404")
    case.do("japan", "no")
    case.do("allied", "no", dice=[5, 6, 1])
    case.refuses("japan", "announce C", "WPA-FRT-22")
    assert case.answers("japan") == ["announce B", "announce A"]
    case.do("japan", "announce A", dice=[3])
    assert case.frame.row == 3 + 3 - 1


@pytest.mark.rule("BR-23-16")
def test_defending_costs_no_activation() -> None:
    case = attack(["mc-rgt-2:4"], ["jn-sbf-3sp"])
    fight(case, 1, 5, 5)
    assert case.marked("jn-sbf-3sp", "active")
