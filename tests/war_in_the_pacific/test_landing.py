"""Landing plans, assaults, reinforcements."""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific import GAME
from flagplot.games.war_in_the_pacific.landing import checks
from flagplot.games.war_in_the_pacific.landing.assault import landing_cost, may_reinforce
from flagplot.games.war_in_the_pacific.landing.frames import ASSAULT, REINFORCE
from flagplot.games.war_in_the_pacific.sides import ALLIED
from flagplot.kernel.laws import check_lanes
from flagplot.kernel.view import leak
from tests.war_in_the_pacific.setting import Case, hex, unit

ABOARD = {"us-apa-1": ["mc-rgt-2"], "us-apa-2": ["mc-rgt-8", "mc-art-10"], "us-apa-3": ["mc-rgt-6"]}
LANDING = ["mc-rgt-2", "mc-rgt-8", "mc-art-10"]


def planning(**more: object) -> Case:
    return Case("plan", {**ABOARD, "b0604": ["jn-sbf-3sp"]}, unloaded=LANDING, **more)


@pytest.mark.rule("BR-17-03", "WPA-TDP-11", "SC-S1-12")
def test_only_units_that_unloaded_are_in_the_plan() -> None:
    case = planning()
    case.refuses("allied", "assault mc-rgt-6 4 b0304", "BR-17-03")
    case.do("allied", "assault mc-rgt-2 4 b0304", "done")
    assert case.state.plan == ((unit("mc-rgt-2"), 4, hex("b0304"), ASSAULT),)


@pytest.mark.rule("SC-S1-08", "BR-17-04")
def test_the_artillery_never_assaults() -> None:
    case = planning()
    case.refuses("allied", "assault mc-art-10 2 b0304", "SC-S1-08")
    case.do("allied", "reinforce mc-art-10 2 b0304")
    units = {"us-apa-1": ["mc-rgt-2/inactive"], "us-apa-2": ["mc-rgt-8/broken"], "b0604": ["jn-sbf-3sp"]}
    broken = Case("plan", units, unloaded=["mc-rgt-2", "mc-rgt-8"])
    broken.refuses("allied", "assault mc-rgt-2 4 b0304", "BR-17-04")
    broken.refuses("allied", "assault mc-rgt-8 4 b0304", "BR-17-04")


@pytest.mark.rule("SC-S1-07")
def test_at_most_five_steps_land_in_a_hex() -> None:
    case = planning()
    case.do("allied", "assault mc-rgt-2 4 b0304")
    case.refuses("allied", "assault mc-rgt-8 2 b0304", "SC-S1-07")
    case.do("allied", "assault mc-rgt-8 1 b0304")
    case.refuses("allied", "assault mc-rgt-8 3 b0405", "SC-S1-07")


@pytest.mark.rule("BR-17-20", "BR-23-29")
def test_a_regiment_lands_in_up_to_three_parts() -> None:
    case = planning()
    case.do("allied", "assault mc-rgt-2 1 b0304", "assault mc-rgt-2 1 b0404")
    case.refuses("allied", "assault mc-rgt-2 3 b0504", "BR-17-20")
    case.refuses("allied", "assault mc-rgt-2 1 b0504", "BR-23-29")  # a fourth part would stay aboard
    case.do("allied", "assault mc-rgt-2 2 b0504", "done")
    case.do("allied", "done")
    case.do("japan", "done")
    assert case.answers("allied") == ["land b0304", "land b0404", "land b0504"]
    assert [case.steps(id) for id in ("mc-rgt-2", "mc-rgt-2b", "mc-rgt-2c")] == [1, 1, 2]
    boats = GAME.view(case.state, None).panels["joint_assault"]["parties"]
    assert {one["owner"] for one in boats} == {"allied"}
    assert [(one["unit"], one["steps"], one["hex"]) for one in boats] == [
        ("mc-rgt-2", 1, "b0304"), ("mc-rgt-2b", 1, "b0404"), ("mc-rgt-2c", 2, "b0504"),
    ]  # fmt: skip


@pytest.mark.rule("BR-23-29")
def test_a_unit_ashore_is_not_split_beyond_what_the_plan_needs() -> None:
    units = {"b0304": ["mc-rgt-2:2"], "us-apa-1": ["mc-rgt-2b:2"], "b0604": ["jn-sbf-3sp"]}
    case = Case("plan", units, unloaded=["mc-rgt-2b"])
    case.do("allied", "assault mc-rgt-2b 1 b0404", "done")  # a third part stays aboard
    case.refuses("allied", "split mc-rgt-2 1", "BR-23-29")


@pytest.mark.rule("SC-S1-12", "BR-1-07")
def test_the_plan_is_secret_until_the_assault() -> None:
    one, other = planning(), planning()
    one.do("allied", "assault mc-rgt-2 4 b0304")
    other.do("allied", "assault mc-rgt-8 1 b0905", "assault mc-rgt-8 1 b0404")
    for viewer in ("japan", None):
        assert leak(GAME, one.state, other.state, viewer) is None
    check_lanes(GAME, one.state)
    one.do("allied", "done")
    other.do("allied", "done")
    assert "landing_plan" not in GAME.view(one.state, "japan").panels
    assert GAME.view(one.state, "allied").panels["landing_plan"][0]["unit"] == "mc-rgt-2"
    one.do("allied", "done")
    one.do("japan", "done", dice=[4, 10])
    assert any("landing plan" in event.text() for event in one.events)


@pytest.mark.rule("SC-S1-12")
def test_lines_are_struck_out() -> None:
    case = planning()
    case.do("allied", "assault mc-rgt-2 4 b0304", "assault mc-rgt-8 4 b0404", "strike-out 1")
    assert [entry[0] for entry in GAME.play(case.state).state.frames[-1].stacks[0][-1].entries] == [
        unit("mc-rgt-8")
    ]
    case.refuses("allied", "assault mc-rgt-8 1 b0404", "SC-S1-12")


@pytest.mark.rule("WPA-TAC-22")
def test_assaults_go_only_into_clear_hexes_cities_and_jungle() -> None:
    from dataclasses import replace

    import msgspec

    from flagplot.games.war_in_the_pacific.landing.plan import beach

    play = planning().play
    found = {}
    for terrain in ("clear", "city", "jungle", "rough", "mixed"):
        cell = msgspec.structs.replace(play.island.printed.hexes[0], terrain=terrain)
        printed = msgspec.structs.replace(play.island.printed, hexes=(cell, *play.island.printed.hexes[1:]))
        play.island = replace(play.tables.island, printed=printed)
        found[terrain] = beach(play, hex("b0304"))
    assert found == {"clear": True, "city": True, "jungle": True, "rough": False, "mixed": False}


@pytest.mark.rule("WPA-TAC-15", "BR-23-34", "SC-S1-08")
def test_what_landing_costs() -> None:
    case = planning()
    assert landing_cost(case.play, hex("b0304"), ASSAULT) == 12  # 1 MP x 6, in halves
    assert landing_cost(case.play, hex("b0304"), REINFORCE) == 8
    landed = Case("assault", {"us-apa-1": ["mc-rgt-2"], "b0604": ["jn-sbf-3sp"]}, dice=[4, 10],
                  plan=[["mc-rgt-2", 4, "b0304", "assault"]])  # fmt: skip
    assert landed.state.spent[unit("mc-rgt-2")] == 12


def lands(unit_: str, ship: str, label: str, dice: list[int], **more: object) -> Case:
    units = {ship: [unit_], "b0604": ["jn-sbf-3sp"]}
    return Case("assault", units, dice=dice, plan=[[unit_, 4, label, "assault"]], **more)


@pytest.mark.rule("WPA-TAC-25", "WPA-TAC-27", "WPA-TAC-30", "BR-17-08")
@pytest.mark.parametrize(("die", "active"), [(4, True), (5, False)])
def test_who_lands_checks_with_half_quality(die: int, active: bool) -> None:
    case = lands("mc-rgt-2", "us-apa-1", "b0304", [4, die])  # (7 + 1) / 2 = 4
    assert case.where("mc-rgt-2") == "b0304"
    assert case.marked("mc-rgt-2", "active") is active
    assert case.steps("mc-rgt-2") == 4
    assert case.control("b0304") == "allied"


@pytest.mark.rule("SC-S1-07")
@pytest.mark.parametrize(("turn", "active"), [(0, False), (1, True)])
def test_the_reef_adds_one_in_the_first_turn(turn: int, active: bool) -> None:
    case = lands("mc-rgt-8", "us-apa-2", "b0304", [4, 4], turn=turn)
    assert case.marked("mc-rgt-8", "active") is active


@pytest.mark.rule("WPA-TAC-28")
def test_tc_a09_active_enemies_beside_the_beach() -> None:
    beside = {"b0404": ["mc-rgt-2:2"], "b0504": ["jn-snlf-s7"]}
    play = Case("first", beside).play
    assert checks.landing_drm(play, unit("mc-rgt-2"), held=False) == 1
    asleep = Case("first", {"b0404": ["mc-rgt-2:2"], "b0504": ["jn-snlf-s7/inactive"]}).play
    assert checks.landing_drm(asleep, unit("mc-rgt-2"), held=False) == 0
    assert checks.landing_drm(asleep, unit("mc-rgt-2"), held=True) == 1
    play.tables = _army()
    assert checks.landing_drm(play, unit("mc-rgt-2"), held=False) == 2


def _army() -> object:
    from dataclasses import replace

    import msgspec

    from tests.war_in_the_pacific.setting import TABLES

    ground = [msgspec.structs.replace(one, nation="US Army") for one in TABLES.ground]
    return replace(TABLES, ground=tuple(ground))


@pytest.mark.rule("WPA-TAC-26")
def test_tc_a10_a_landing_in_jungle_deactivates() -> None:
    from dataclasses import replace

    import msgspec

    play = Case("first", {"b0304": ["mc-rgt-2"], "b0604": ["jn-sbf-3sp"]}).play
    cell = msgspec.structs.replace(play.island.printed.hexes[0], terrain="jungle")
    printed = msgspec.structs.replace(play.island.printed, hexes=(cell, *play.island.printed.hexes[1:]))
    play.island = replace(play.tables.island, printed=printed)
    checks.stay_active(play, unit("mc-rgt-2"), 0, held=False)  # without a roll
    assert not play.state.marks[unit("mc-rgt-2")] & 1


@pytest.mark.rule("BR-3-15", "BR-23-19")
def test_defenders_fight_whether_they_are_activated_or_not() -> None:
    case = lands("mc-rgt-2", "us-apa-1", "b0604", [])
    assert case.frame.defenders == (unit("jn-sbf-3sp"),)
    assert case.frame.assault


@pytest.mark.rule("WPA-TAC-58", "WPA-TAC-60", "WPA-TAC-62", "SC-S1-08")
def test_where_reinforcements_may_land() -> None:
    units = {
        "b0304": ["mc-rgt-2:1"],
        "b0504": ["mc-rgt-8:1"],
        "b0704": ["mc-rgt-6:1"],
        "b0604": ["jn-sbf-3sp"],
    }
    play = Case("first", units).play
    found = {
        label: [may_reinforce(play, hex(label), ALLIED, free=free) for free in (False, True)]
        for label in ("b0304", "b0504", "b0704", "b0604", "b0905")
    }
    # 0304 is not beside enemies: it goes first
    assert found == {
        "b0304": [True, True], "b0504": [False, False], "b0704": [False, False], "b0604": [False, False],
        "b0905": [False, False],
    }  # fmt: skip
    del units["b0304"]
    play = Case("first", units).play
    assert may_reinforce(play, hex("b0504"), ALLIED, free=False)  # airfield and anchorage
    assert not may_reinforce(play, hex("b0704"), ALLIED, free=False)
    assert may_reinforce(play, hex("b0704"), ALLIED, free=True)


@pytest.mark.rule("WPA-TAC-61", "SC-S1-08")
@pytest.mark.parametrize(("die", "active"), [(8, True), (9, False)])
def test_reinforcements_check_with_full_quality(die: int, active: bool) -> None:
    units = {"b0304": ["mc-rgt-2:2"], "us-apa-2": ["mc-art-10"], "b0604": ["jn-sbf-3sp"]}
    case = Case("assault", units, dice=[4, die], plan=[["mc-art-10", 2, "b0304", "reinforce"]])
    assert case.where("mc-art-10") == "b0304"
    assert case.marked("mc-art-10", "active") is active
    assert case.state.spent[unit("mc-art-10")] == 8


@pytest.mark.rule("SC-S1-08")
def test_the_artillery_supports_from_the_moment_it_has_landed() -> None:
    units = {"b0404": ["mc-rgt-8:2", "jn-sbf-3sp"], "us-apa-2": ["mc-art-10"], "b0304": ["mc-rgt-2:2"]}
    case = Case("assault", units, dice=[4, 1], plan=[["mc-art-10", 2, "b0304", "reinforce"]])
    case.do("allied", "attack b0404")
    case.do("japan", "no")
    assert case.answers("allied") == ["guns", "no"]
    moved = Case("first", {"b0404": ["mc-rgt-8:2", "jn-sbf-3sp"], "b0504": ["mc-art-10"]})
    moved.do("allied", "move mc-art-10 b0604", "attack b0404")
    moved.do("japan", "no")
    assert moved.answers("allied") == ["support", "no"]


def test_reinforcements_stay_aboard_where_the_hex_was_not_taken() -> None:
    case = Case("assault", {"us-apa-2": ["mc-art-10"], "b0604": ["jn-sbf-3sp"]},
                plan=[["mc-art-10", 2, "b0304", "reinforce"]])  # fmt: skip
    assert case.where("mc-art-10") == "us-apa-2"


@pytest.mark.rule("WPA-TDP-32", "WPA-GEN-24")
@pytest.mark.parametrize(("die", "where"), [(8, "b0304"), (9, "us-apa-1")])
def test_an_empty_fort_can_keep_a_landing_off(die: int, where: str) -> None:
    # control (Holland Smith: quality 8), entry, what is left of the fort, control, check
    dice = [4, die, 6, 4, 10] if where == "b0304" else [4, die]
    case = Case("assault", {"us-apa-1": ["mc-rgt-2"], "b0604": ["jn-sbf-3sp"]}, dice=dice,
                forts={"b0304": {"strength": 2, "size": 1, "side": "japan"}},
                plan=[["mc-rgt-2", 4, "b0304", "assault"]])  # fmt: skip
    assert case.where("mc-rgt-2") == where
