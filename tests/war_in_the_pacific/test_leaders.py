"""Generals: control, whom they affect, what becomes of them."""

from __future__ import annotations

import msgspec
import pytest

from flagplot.games.war_in_the_pacific import GAME
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.combat.odds import leader_shift, strength, unit_tq
from flagplot.games.war_in_the_pacific.leaders import control, fates
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.state import GONE, POST, TRACK
from flagplot.kernel.dice import ScriptedDice
from tests.war_in_the_pacific.setting import TABLES, Case, hex, unit

HOLLAND, JULIAN, SHIBASAKI = (
    TABLES.leader_number[id] for id in ("ldr-holland-smith", "ldr-julian-smith", "ldr-shibasaki")
)


def ashore() -> Case:
    return Case("first", {"b0304": ["mc-rgt-2"], "b0604": ["mc-rgt-8"], "b0404": ["jn-sbf-3sp"]})


def dice(case: Case, *faces: int) -> Campaign:
    return Campaign(TABLES, case.state.clone(), ScriptedDice(list(faces)))


@pytest.mark.rule("WPA-GEN-01", "WPA-GEN-08", "SC-G-04")
def test_each_leader_has_one_role() -> None:
    state = GAME.start("tarawa", seed=1)
    assert state.leader[HOLLAND] == POST
    assert state.leader[JULIAN] == unit("mc-rgt-2")
    assert [TABLES.leaders[one].role for one in (HOLLAND, JULIAN, SHIBASAKI)] == ["hq", "on_site", "on_site"]


@pytest.mark.rule("WPA-GEN-02", "SC-S1-09")
def test_an_admiral_with_ground_ratings_leads_like_a_general() -> None:
    case = ashore()
    assert TABLES.leaders[SHIBASAKI].admiral
    assert control.on_site(case.play, JAPAN, (unit("jn-sbf-3sp"),)) == SHIBASAKI


@pytest.mark.rule("WPA-GEN-04", "WPA-GEN-05", "WPA-GEN-11", "WPA-LCK-20", "WPA-LCK-25")
def test_one_to_three_gives_the_general_on_site_wherever_he_is_on_the_island() -> None:
    case = ashore()
    units = (unit("mc-rgt-8"),)  # he is not stacked with them
    assert control.control(dice(case, 3), ALLIED, units) == (JULIAN,)
    assert control.control(dice(case, 4), ALLIED, units) == (HOLLAND,)


@pytest.mark.rule("SC-S1-01", "WPA-GEN-10")
def test_japan_has_no_commander_on_the_island() -> None:
    case = ashore()
    assert control.control(dice(case, 3), JAPAN, (unit("jn-sbf-3sp"),)) == (SHIBASAKI,)
    assert control.control(dice(case, 4), JAPAN, (unit("jn-sbf-3sp"),)) == ()


@pytest.mark.rule("WPA-GEN-07", "WPA-GEN-09")
def test_a_general_at_sea_is_not_on_site() -> None:
    case = Case("first", {"us-apa-1": ["mc-rgt-2"], "b0604": ["mc-rgt-8"], "b0404": ["jn-sbf-3sp"]})
    assert control.on_site(case.play, ALLIED, (unit("mc-rgt-8"),)) == control.NOBODY


@pytest.mark.rule("WPA-GEN-61")
def test_whom_a_marine_general_leads() -> None:
    julian = TABLES.leaders[JULIAN]
    marine, engineers = TABLES.ground[unit("mc-rgt-8")], TABLES.ground[unit("jn-eng-111")]
    assert control.affects(julian, marine)
    army = msgspec.structs.replace(marine, nation="US Army")
    assert control.affects(julian, army)
    assert control.affects(julian, msgspec.structs.replace(engineers, side=ALLIED, nation="US"))
    assert not control.affects(julian, msgspec.structs.replace(marine, nation="Australian"))
    assert not control.affects(julian, engineers)


@pytest.mark.rule("WPA-LCK-22", "WPA-LCK-23", "WPA-LCK-24", "WPA-LCK-26")
def test_the_senior_of_several_generals_controls(monkeypatch: pytest.MonkeyPatch) -> None:
    case = ashore()
    second = msgspec.structs.replace(TABLES.leaders[HOLLAND], role="on_site", stars=3)
    several = (second, *TABLES.leaders[1:])
    play = case.play
    play.tables = _with_leaders(several)
    play.state.leader[HOLLAND] = unit("mc-rgt-8")
    assert control.on_site(play, ALLIED, (unit("mc-rgt-8"),)) == HOLLAND
    foreign = msgspec.structs.replace(second, side="japan")  # a senior who may not lead them
    play.tables = _with_leaders((foreign, *TABLES.leaders[1:]))
    assert control.on_site(play, ALLIED, (unit("mc-rgt-8"),)) == JULIAN


def _with_leaders(leaders: tuple[object, ...]) -> object:
    from dataclasses import replace

    return replace(TABLES, leaders=leaders)


@pytest.mark.rule("WPA-GEN-24", "WPA-GEN-26", "WPA-GEN-19")
def test_a_rating_helps_only_the_general_s_own_side() -> None:
    case = ashore()
    assert control.led_tq(dice(case, 4), ALLIED, (unit("mc-rgt-8"),)) == 1  # Holland Smith, no brackets
    assert control.led_tq(dice(case, 2, 4), ALLIED, (unit("mc-rgt-8"),)) == 1  # Julian Smith on 4
    assert control.led_tq(dice(case, 2, 3), ALLIED, (unit("mc-rgt-8"),)) == 0
    frame = attack()
    frame.tq = 2
    before = strength(case.play, frame, attacking=False)
    frame.tq = 0
    assert strength(case.play, frame, attacking=False) == before


def attack(**more: int) -> Attack:
    return Attack(
        hex=hex("b0404"), side=ALLIED, attackers=(unit("mc-rgt-8"),), defenders=(unit("jn-sbf-3sp"),),
        lead=unit("mc-rgt-8"), defender_lead=unit("jn-sbf-3sp"), **more,
    )  # fmt: skip


@pytest.mark.rule("WPA-GEN-35", "WPA-GEN-36", "WPA-GEN-37")
def test_column_shifts_are_netted_and_limited() -> None:
    play = ashore().play
    assert leader_shift(play, attack(shift=2, defender_shift=1)) == 1
    assert leader_shift(play, attack(shift=1, defender_shift=-2)) == 2
    assert leader_shift(play, attack(defender_shift=1)) == -1


@pytest.mark.rule("WPA-GEN-65")
def test_a_lead_unit_under_a_foreign_general_is_worse() -> None:
    from dataclasses import replace

    play = ashore().play
    assert control.foreign(play, unit("mc-rgt-2")) == 0
    army = msgspec.structs.replace(TABLES.leaders[JULIAN], nation="US Army")
    play.tables = replace(TABLES, leaders=(TABLES.leaders[0], army, *TABLES.leaders[2:]))
    assert control.foreign(play, unit("mc-rgt-2")) == -1
    assert control.foreign(play, unit("mc-rgt-8")) == 0  # he is in another hex
    frame = attack()
    assert unit_tq(play, frame, unit("mc-rgt-2")) == 7  # it does not lead
    frame.lead = unit("mc-rgt-2")
    assert unit_tq(play, frame, unit("mc-rgt-2")) == 6  # in its checks, too


@pytest.mark.rule("WPA-GEN-65")
def test_a_japanese_general_leads_army_and_navy_alike() -> None:
    from tests.war_in_the_pacific.solomons import GROUNDED, SolomonsCase

    case = SolomonsCase("ground_first", {"E2519": ["ja-rgt-124", "jn-snlf-k5"]}, air=GROUNDED)
    kawaguchi = case.play.tables.leader_number["ldr-kawaguchi"]
    case.state.leader[kawaguchi] = case.number("ja-rgt-124")
    assert control.foreign(case.play, case.number("jn-snlf-k5")) == 0


@pytest.mark.rule("WPA-GEN-48", "WPA-GEN-64", "WPA-LCK-21")
def test_a_general_goes_with_a_unit_in_his_hex() -> None:
    case = Case("first", {"b0304": ["mc-rgt-2:2", "mc-rgt-2b:2"], "b0604": ["mc-rgt-8", "jn-sbf-3sp"]})
    case.refuses("allied", "attach ldr-julian-smith mc-rgt-8", "WPA-GEN-48")
    case.do("allied", "attach ldr-julian-smith mc-rgt-2b", "move mc-rgt-2 b0404")
    assert case.state.leader[JULIAN] == unit("mc-rgt-2b")


@pytest.mark.rule("WPA-GEN-52")
def test_a_general_whose_last_troops_are_gone_is_removed() -> None:
    case = Case("first", {"b0304": ["mc-rgt-2:1", "mc-rgt-8:1"], "b0604": ["jn-sbf-3sp"]})
    play = case.play
    play.lose(unit("mc-rgt-2"), 1)
    assert play.state.leader[JULIAN] == unit("mc-rgt-8")
    play.lose(unit("mc-rgt-8"), 1)
    assert play.state.leader[JULIAN] == GONE


@pytest.mark.rule("WPA-GEN-51")
def test_only_generals_in_the_hex_are_exposed() -> None:
    play, frame = ashore().play, attack()
    assert fates.exposed(play, frame, JAPAN) == [SHIBASAKI]
    assert fates.exposed(play, frame, ALLIED) == []
    frame.hex = hex("b0304")
    assert fates.exposed(play, frame, ALLIED) == [JULIAN]


@pytest.mark.rule("WPA-GEN-54", "WPA-GEN-51")
@pytest.mark.parametrize(("dice", "fate"), [([2, 3], GONE), ([3, 3, 4], TRACK), ([4, 4], unit("jn-sbf-3sp"))])
def test_a_general_who_retreats_with_his_troops_is_exposed(dice: list[int], fate: int) -> None:
    there = ["jn-sbf-3sp/broken", "jn-snlf-s7/broken", "jn-eng-111/broken", "jn-lab-betio/broken"]
    case = Case("first", {"b0404": ["mc-rgt-2:4", "mc-rgt-8:1", *there]})
    case.do("allied", "attack b0404", "done")
    case.do("japan", "no")
    case.do("allied", "no", dice=[5, 6, 3, 6])  # 3:1, row 9: nobody against two steps
    case.do("japan", "lose jn-snlf-s7", dice=[10, 10, 10])
    case.do("japan", *(f"retreat {id} b0304" for id in ("jn-sbf-3sp", "jn-eng-111", "jn-lab-betio")))
    case.do("allied", "done", dice=dice)  # 4:1 or more, so 1 is taken from the roll
    assert case.where("jn-sbf-3sp") == "b0304"
    assert case.state.leader[SHIBASAKI] == fate


@pytest.mark.rule("WPA-GEN-55")
def test_an_allied_general_who_is_thrown_back_is_exposed() -> None:
    units = {"b0404": ["mc-rgt-2:4"], "b0504": ["jn-sbf-3sp"]}
    case = Case("first", units, forts={"b0504": [6, 3]})
    case.do("allied", "move mc-rgt-2 b0504", "attack b0504")
    case.do("japan", "no")
    case.do("allied", "no", dice=[5, 6, 1])
    case.do("japan", "announce AD", dice=[1])  # a natural 1: row 2
    case.do("japan", "absorb 1", dice=[9])
    case.do("japan", "done", dice=[1, 1])
    assert case.where("mc-rgt-2") == "b0404"
    assert case.state.leader[JULIAN] == GONE


@pytest.mark.rule("WPA-GEN-55", "WPA-GEN-56")
@pytest.mark.parametrize(("roll", "after"), [((1, 1), GONE), ((1, 2, 3), TRACK), ((1, 4), unit("mc-rgt-2"))])
def test_an_allied_general_rolls_when_the_die_shows_one(roll: tuple[int, ...], after: int) -> None:
    case = ashore()
    frame = attack(die=1)
    assert fates.danger(frame, ALLIED) == 2
    frame.die = 2
    assert fates.danger(frame, ALLIED) is None
    play = dice(case, *roll)
    fates.face(play, JULIAN, 2)
    assert play.state.leader[JULIAN] == after


@pytest.mark.rule("WPA-GEN-67", "WPA-GEN-68", "WPA-GEN-71")
def test_what_makes_a_general_eligible() -> None:
    frame = attack(taken=1, defender_taken=4)
    frame.result = "DR"
    assert fates.worthy(frame, ALLIED, 0)
    frame.defender_taken = 3
    assert not fates.worthy(frame, ALLIED, 0)
    assert fates.worthy(frame, ALLIED, 1)
    frame.result = "AR"
    frame.taken, frame.defender_taken = 4, 1
    assert fates.worthy(frame, JAPAN, 0)
    assert not fates.worthy(frame, ALLIED, 0)


@pytest.mark.rule("WPA-GEN-66", "WPA-GEN-69", "WPA-GEN-70", "WPA-GEN-31")
def test_promotion_raises_one_rating_of_an_on_site_general() -> None:
    case = ashore()
    found = [TABLES.generals.promoted(roll) for roll in (2, 8, 9, 10, 11, 12)]
    assert found == ["", "", "hq", "tq", "retreat", "shift"]
    play = dice(case, 4, 5)
    assert fates.hq_rating(play, JULIAN) == "-"
    fates.promote(play, JULIAN)
    assert play.state.promoted == {JULIAN: (1, 0, 0, 0)}
    assert fates.hq_rating(play, JULIAN) == "+1"
    play = dice(case, 5, 5)
    fates.promote(play, JULIAN)
    assert control.rating(Campaign(TABLES, play.state, ScriptedDice([1])), JULIAN, "tq") == 1
    assert fates.acts_on_site(play, JULIAN, hex("b0304"))
    assert not fates.acts_on_site(play, HOLLAND, hex("b0304"))  # a commander is not promoted
