"""Green air points learn: in combat, and in training. [58.1]"""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.war_in_the_pacific.air import lessons, training, wings
from flagplot.games.war_in_the_pacific.air.frames import Casualties, Lessons, Line, Raid, RaidStage, Upgrade
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sea.state import Drill
from tests.war_in_the_pacific.solomons import GAME, GROUNDED, TABLES, SolomonsCase

RABAUL, NOUMEA = "E1613", "E3231"
KATES, VALS, BETTYS, ZEROS = (
    f"air-jn-{one}" for one in ("b5n-shokaku", "d3a-shokaku", "g4m-rabaul-s3", "a6m2-rabaul-s3")
)
COBRAS, FIJI = "air-us-p-39-noumea-s3", "air-us-p-39-viti-levu-s3"
AIR_PHASE = [{"step": "week", "stage": 5}, {"step": "air_phase"}]
UNITS = {"E2519": ["jn-eng-11"]}
FLAK = [1, 1]


def number(id: str) -> int:
    return TABLES.air_number[id]


def case(points: dict[str, int], **more: Any) -> SolomonsCase:
    air = {**GROUNDED, **{id: {"points": count} for id, count in points.items()}}
    return SolomonsCase("ground_first", UNITS, **{"air": air, "turn": 5, "pair": 15, **more})


def dice(found: SolomonsCase, *faces: int) -> Campaign:
    return GAME.play(found.state, flagplot.ScriptedDice(list(faces)))


def strike(
    groups: dict[str, int], *, mission: str = "STRIKE-N", escorts: dict[str, int] | None = None, **more: Any
) -> Raid:
    """A strike of Japan that is over; its APs have come through."""
    bombers = tuple((number(id), count, "dive") for id, count in groups.items())
    guards = tuple((number(id), count, "high") for id, count in (escorts or {}).items())
    line = Line(side=0, base=RABAUL, mission=mission, target=NOUMEA, bombers=bombers, escorts=guards)
    return Raid(line=line, bombers=bombers, escorts=guards, stage=RaidStage.LESSONS, **more)


def flown(points: dict[str, int], green: tuple[str, ...], raid: Raid, **more: Any) -> SolomonsCase:
    """The case after the strike, whose lessons are still to be learned; those with missions have flown."""
    found = case(points, quality=dict.fromkeys(green, "green"), bases=dict.fromkeys(points, RABAUL), **more)
    for air, count, _ in (*raid.bombers, *raid.escorts):
        found.state.flown[air] = count
    found.state.frames.append(raid)
    return found


def green(found: SolomonsCase, id: str) -> int:
    """Green APs of a unit, wherever they are."""
    play = found.play
    family = [at for at, unit in enumerate(TABLES.air) if unit.id.split(".")[0] == id]
    return sum(found.state.points[at] for at in family if play.air_quality(at) == "green")


def settle(play: Campaign) -> None:
    """Upgrades that need no choice are made."""
    step = lessons.UpgradeStep()
    while isinstance(play.state.frames[-1], Upgrade) and not step.seats(play, play.state.frames[-1]):
        step.run(play, play.state.frames[-1])


# -- what they are ------------------------------------------------------------------------------------------


@pytest.mark.rule("WPB-ABT-01", "WPB-ABT-02", "WPB-ABT-15")
def test_levels_of_training() -> None:
    play = case({COBRAS: 4, VALS: 2}).play
    assert training.level(play, number(COBRAS)) == "untrained"
    assert training.level(play, number(BETTYS)) == "trained"
    assert training.level(play, number(VALS)) == "carrier-trained"
    training.pass_out(play, number(COBRAS), 4)
    assert training.level(play, number(COBRAS)) == "trained"
    wildcats = "air-mc-f4f-efate-s3"  # a carrier type of the marines, ashore
    learner = case({wildcats: 2}, quality={wildcats: "green"}).play
    training.pass_out(learner, number(wildcats), 2)
    assert training.level(learner, number(wildcats)) == "trained"
    assert not wings.carrier_ready(learner, number(wildcats))  # carriers are learned elsewhere


@pytest.mark.rule("WPB-ABT-17")
def test_green_transports_carry_half() -> None:
    cargo = "air-us-c-47-port-moresby-s3"
    whole = training.load(case({cargo: 2}).play, number(cargo))
    assert whole > 0
    assert training.load(case({cargo: 2}, quality={cargo: "green"}).play, number(cargo)) == whole / 2


# -- combat -------------------------------------------------------------------------------------------------


@pytest.mark.rule("WPB-ABT-04", "WPB-ABT-05")
def test_damage_a_strike_has_done_upgrades_its_bombers() -> None:
    """EX-B58: 4 green and 2 trained, opposed, level 2 of damage; then 3 trained of 5."""
    four = "air-us-sbd-enterprise"
    raid = strike({four: 4, VALS: 2}, opposed=True)
    raid.lessons = Lessons(sent=(2, 6), grade=3)
    found = flown({four: 4, VALS: 2}, (four,), raid)
    play = dice(found, 2, 5)  # 2 and 1 are 3; five are upgraded: all four
    lessons.learn(play, raid)
    settle(play)
    assert green(found, four) == 0
    few = strike({four: 2, VALS: 2, BETTYS: 1}, opposed=True)
    few.lessons = Lessons(sent=(3, 5), grade=3)
    for die, left in ((4, 1), (3, 2)):  # 4 + 1 - 2 is enough, 3 is not
        found = flown({four: 2, VALS: 2, BETTYS: 1}, (four,), few)
        play = dice(found, *((die, 1) if left == 1 else (die,)))
        lessons.learn(play, few)
        settle(play)
        assert green(found, four) == left
        few = strike({four: 2, VALS: 2, BETTYS: 1}, opposed=True)
        few.lessons = Lessons(sent=(3, 5), grade=3)


@pytest.mark.rule("WPB-ABT-04")
def test_what_each_level_of_damage_needs() -> None:
    for grade, needed in ((1, 5), (2, 4), (3, 3), (4, 2)):
        play = dice(case({}), needed, needed - 1)
        assert lessons.succeeds(play, grade, 0, "they")
        assert not lessons.succeeds(play, grade, 0, "they")
    assert lessons.succeeds(dice(case({})), 5, 0, "they")  # level 4 or a ship sunk: without a roll


@pytest.mark.rule("WPB-ABT-05")
def test_the_owner_says_which_types_have_learned() -> None:
    raid = strike({VALS: 2, BETTYS: 2})
    raid.lessons = Lessons(sent=(0, 4), grade=5)
    found = flown({VALS: 2, BETTYS: 2}, (VALS, BETTYS), raid)
    lessons.learn(dice(found, 1), raid)
    found.state.waiting = ("japan",)
    assert sorted(found.answers("japan")) == sorted([f"season {VALS}", f"season {BETTYS}"])
    found.refuses("japan", f"season {ZEROS}", "WPB-ABT-05")
    play = found.play
    lessons.UpgradeStep().do(play, play.state.frames[-1], "japan", flagplot.Action("season", (BETTYS,)))
    assert (green(found, VALS), green(found, BETTYS)) == (2, 1)
    rows = [air for air, _, _ in raid.bombers]
    assert len(rows) == 3  # the trained one flies home in a row of its own
    assert sum(found.state.flown[air] for air in rows) == 4


@pytest.mark.rule("WPB-ABT-06")
def test_fighters_that_meet_nobody_learn_by_strafing() -> None:
    raid = strike({COBRAS: 4}, mission="STRAFE")
    raid.lessons = Lessons(sent=(0, 4), burned=2, kills=(3, 0, 0))  # kills count only when it was opposed
    found = flown({COBRAS: 4}, (), raid)
    lessons.learn(dice(found, 2), raid)  # level 2 needs 3
    assert green(found, COBRAS) == 4
    raid = strike({COBRAS: 4}, mission="STRAFE")
    raid.lessons = Lessons(sent=(0, 4), burned=2)
    found = flown({COBRAS: 4}, (), raid)
    play = dice(found, 3, 2)
    lessons.learn(play, raid)
    settle(play)
    assert green(found, COBRAS) == 2


@pytest.mark.rule("WPB-ABT-07")
def test_fighters_of_both_sides_learn_by_shooting_enemies_down() -> None:
    raid = strike({BETTYS: 2}, escorts={ZEROS: 3}, opposed=True, cap=((number(COBRAS), 4, "high"),))
    raid.lessons = Lessons(sent=(2, 5), guard=(0, 4), kills=(1, 0, 2))
    found = flown({BETTYS: 2, ZEROS: 3, COBRAS: 4}, (ZEROS,), raid)
    found.state.sea.based[number(COBRAS)] = found.play.hex(NOUMEA)
    raid.hex = found.play.hex(NOUMEA)
    play = dice(found, 3, 1, 2, 3)  # 3 + 1 for one AP; 2 + 1 for two
    lessons.learn(play, raid)
    settle(play)
    assert (green(found, ZEROS), green(found, COBRAS)) == (2, 1)
    assert sum(found.state.flown[air] for air, _, _ in raid.cap) == 0  # CAP has not flown


@pytest.mark.rule("WPB-ABT-08")
def test_bombers_learn_by_shooting_fighters_down_besides() -> None:
    raid = strike({BETTYS: 3}, opposed=True)
    raid.lessons = Lessons(sent=(0, 3), grade=2, kills=(0, 1, 0))
    found = flown({BETTYS: 3}, (BETTYS,), raid)
    play = dice(found, 2, 3, 1)  # 2 + 1 for the damage is not 4; 3 + 1 for the kill is
    lessons.learn(play, raid)
    settle(play)
    assert green(found, BETTYS) == 2


@pytest.mark.rule("WPB-ABT-03")
def test_who_turns_back_has_learned_only_what_it_shared_in() -> None:
    raid = strike({BETTYS: 1}, opposed=True)
    raid.lessons = Lessons(sent=(0, 2), grade=5, kills=(0, 1, 0))
    raid.home = ((number(BETTYS), 1, ""),)
    raid.stage = RaidStage.AFTER
    lessons.turned(raid, Casualties(side=0, group="bombers", band="medium"), number(BETTYS))
    found = flown({BETTYS: 2}, (BETTYS,), raid)
    found.state.flown[number(BETTYS)] = 2
    assert [one[1] for one in lessons.eligible(found.play, raid, "bombers", shared=False)] == [1]
    assert [one[1] for one in lessons.eligible(found.play, raid, "bombers", shared=True)] == [2]
    bounced = strike({BETTYS: 1}, escorts={ZEROS: 1})
    bounced.lessons = Lessons()
    bounced.stage = RaidStage.ANSWER  # before the escorts could fire
    lessons.turned(bounced, Casualties(side=0, group="escorts", band="high"), number(ZEROS))
    assert bounced.lessons.turned == ()


@pytest.mark.rule("WPB-ABT-02", "WPB-ABT-04")
def test_a_strike_that_is_flown_notes_what_it_does() -> None:
    """From the plot to the landing: green bombers suppress an airfield, and learn."""
    air = {**GROUNDED, BETTYS: {"points": 3}}
    found = SolomonsCase(
        "", {"E2519": ["mc-rgt-1"]}, air=air, frames=AIR_PHASE, turn=5, pair=15, quality={BETTYS: "green"},
        control={"E2519": "allied"}, war={"works": {"fields": {"E2519": 1}}}, airfields={"E2519": ""},
    )  # fmt: skip
    found.do("japan", f"plan-base {RABAUL}", f"air-strike {RABAUL} E2519 airfield", f"send {BETTYS} 3 medium")
    found.do("japan", "launch", "close-base")
    assert green(found, BETTYS) == 3
    found.do("japan", "done", dice=[3, 3])  # its place in the sequence
    found.do("japan", "launch", dice=[*FLAK, 6, 5, 2])  # flak, bombs; they learn, two of them
    assert green(found, BETTYS) == 1
    assert found.state.airfields[found.play.hex("E2519")] == wings.SUPPRESSED


# -- training -----------------------------------------------------------------------------------------------


def drilled(
    weeks: int, phases: int = 3, *, spoiled: int = 0, unit: str = COBRAS, **more: Any
) -> SolomonsCase:
    points = TABLES.air[number(unit)].aps
    return case({unit: points}, training={unit: [weeks, phases, spoiled]}, **more)


@pytest.mark.rule("WPB-ABT-09", "WPB-ABT-10")
def test_a_full_game_turn_in_training_adds_a_week() -> None:
    for phases, spoiled, weeks in ((3, 0, 1), (2, 0, 0), (3, 1, 0)):
        found = drilled(0, phases, spoiled=spoiled)
        training.end_of_turn(found.play)
        assert found.play.sea.drills[number(COBRAS)] == Drill(weeks=weeks)


@pytest.mark.rule("WPB-ABT-09", "BR-3-12")
def test_green_units_are_put_on_training_in_the_air_plot() -> None:
    air = {**GROUNDED, COBRAS: {"points": 4}, "air-us-b-26-noumea-s3": {"points": 2}}
    found = SolomonsCase("", UNITS, air=air, frames=AIR_PHASE, turn=5, pair=15)
    found.do("allied", f"plan-base {NOUMEA}")
    found.refuses("allied", "drill air-us-b-26-noumea-s3", "WPB-ABT-09")
    found.do("allied", f"drill {COBRAS}")
    assert f"end-drill {COBRAS}" in found.answers("allied")
    found.do("allied", "close-base", "done")
    found.do("japan", "done") if "japan" in found.state.waiting else None
    assert found.state.sea.drills[number(COBRAS)].phases == 1
    again = SolomonsCase("", UNITS, air=air, frames=AIR_PHASE, turn=5, pair=15, training={COBRAS: [3, 1, 0]})
    again.do("allied", f"plan-base {NOUMEA}", f"end-drill {COBRAS}")
    assert not again.state.sea.drills


@pytest.mark.rule("WPB-ABT-09", "WPB-AIR-01")
def test_nobody_trains_in_a_crate() -> None:
    convoy = {"U1": {"hex": NOUMEA, "ships": ["us-msu-5"], "mission": "TRANS"}}
    boxed = drilled(4, 2, bases={COBRAS: "us-msu-5"}, forces=convoy)
    training.after_phase(boxed.play)
    assert not boxed.play.sea.drills
    opened = drilled(4, 2, war={"crated": {COBRAS: 2}})
    assert training.orders(opened.play, (NOUMEA,)) == []
    training.after_phase(opened.play)
    assert not opened.play.sea.drills


@pytest.mark.rule("WPB-ABT-11", "WPB-ABT-41")
def test_two_dice_of_at_most_the_weeks_train_a_share_of_them() -> None:
    fails = drilled(2)
    training.end_of_turn(dice(fails, 3, 1))  # 4 against 3 weeks
    assert green(fails, COBRAS) == 4
    assert fails.play.sea.drills[number(COBRAS)].weeks == 3
    passes = drilled(2)
    training.end_of_turn(dice(passes, 2, 1, 4))  # 3; 40% of 4 are 2
    assert green(passes, COBRAS) == 2
    assert passes.play.sea.drills[number(COBRAS)].weeks == 3  # the others keep their marker
    whole = drilled(2)
    training.end_of_turn(dice(whole, 1, 1, 10))  # a zero: all
    assert green(whole, COBRAS) == 0
    assert not whole.play.sea.drills
    early = drilled(0)
    training.end_of_turn(dice(early))  # a single week: nobody rolls
    assert early.play.sea.drills[number(COBRAS)].weeks == 1


@pytest.mark.rule("WPB-ABT-11")
def test_seven_of_a_type_and_a_four_make_three() -> None:
    """EX-B57, in Japan: 40% of 7 are 2.8."""
    seven = {BETTYS: 3, "air-jn-g4m-rabaul-s3-2": 3, "air-jn-g4m-rabaul-s3-3": 1}
    found = case(
        seven, quality=dict.fromkeys(seven, "green"), bases=dict.fromkeys(seven, RABAUL),
        training={id: [2, 3, 0] for id in seven},
    )  # fmt: skip
    training.end_of_turn(dice(found, 3, 3, 1, 2, 4))  # no difference far from home
    assert sum(green(found, id) for id in seven) == 4


@pytest.mark.rule("WPB-ABT-12")
def test_japanese_training_far_from_home_is_harder() -> None:
    """EX-B57, at Truk: 5 and 2 make 3 adverse, 4 + 3 is above 3."""
    found = drilled(2, unit=BETTYS, quality={BETTYS: "green"})
    training.end_of_turn(dice(found, 5, 2, 3, 1))
    assert green(found, BETTYS) == 3
    assert not training.at_home(found.play, found.play.hex("E1602"))


@pytest.mark.rule("WPB-ABT-13")
def test_a_loss_in_combat_holds_up_all_of_the_type_that_fly() -> None:
    found = case(
        {COBRAS: 4, FIJI: 3},
        training={COBRAS: [1, 0, 0], FIJI: [1, 0, 0]},
        bases={FIJI: NOUMEA, COBRAS: NOUMEA},
    )
    raid = strike({BETTYS: 1}, cap=((number(COBRAS), 4, "high"), (number(FIJI), 1, "high")))
    training.spoil(found.play, raid, number(COBRAS))
    assert all(drill.spoiled for drill in found.play.sea.drills.values())
    alone = strike({BETTYS: 1}, cap=((number(COBRAS), 4, "high"),))
    found = case({COBRAS: 4, FIJI: 3}, training={COBRAS: [1, 0, 0], FIJI: [1, 0, 0]})
    training.spoil(found.play, alone, number(COBRAS))
    assert [found.play.sea.drills[number(id)].spoiled for id in (COBRAS, FIJI)] == [True, False]
    found.play.lose_air(number(FIJI), 1)  # on the ground, or by attrition
    assert not found.play.sea.drills[number(FIJI)].spoiled


@pytest.mark.rule("WPB-ABT-14")
def test_an_air_transfer_costs_the_game_turn_and_a_strike_transfer_does_not() -> None:
    for keeps in (False, True):
        found = drilled(2, 1)
        play = found.play
        row = play.move_air(number(COBRAS), 4, play.hex("E3426"))
        training.moved(play, number(COBRAS), row, keeps=keeps)
        assert play.sea.drills[row] == Drill(2, 1, spoiled=not keeps)
    part = drilled(2, 1)
    play = part.play
    row = play.move_air(number(COBRAS), 2, play.hex("E3426"))
    training.moved(play, number(COBRAS), row, keeps=False)
    assert not play.sea.drills[number(COBRAS)].spoiled
    assert play.sea.drills[row].spoiled


@pytest.mark.rule("WPB-ABT-02")
def test_trained_and_green_ones_of_a_unit_stand_apart() -> None:
    found = case({COBRAS: 4})
    play = found.play
    training.pass_out(play, number(COBRAS), 1)
    rows = [air for air in play.sea.based.where(play.hex(NOUMEA)) if play.state.points[air]]
    assert [(play.state.points[air], play.air_quality(air)) for air in rows] == [(3, "green"), (1, "regular")]
    away = play.move_air(rows[1], 1, play.hex("E3426"))
    back = play.move_air(away, 1, play.hex(NOUMEA))
    assert play.air_quality(back) == "regular"
    written = GAME.write_position(found.state)
    assert written is not None
    assert GAME.write_position(GAME.position({"scenario": "guadalcanal", **written})) == written
