"""Optional rules of the war on land: two generals at once, eighths of land, marches, jungles."""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.war_in_the_pacific import islands, options
from flagplot.games.war_in_the_pacific.combat import odds
from flagplot.games.war_in_the_pacific.leaders import control
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.tables import tables
from flagplot.games.war_in_the_pacific.turn import cycle
from flagplot.games.war_in_the_pacific.turn.frames import Cycle
from tests.war_in_the_pacific.ashore import GAME, LandCase
from tests.war_in_the_pacific.setting import Case

PASS, FAIL = 10, 9  # faces of a die that always passes, or always fails, a check
NOBODY = 1

BOTH = {options.COMBINED_LEADERS: True}
BETIO = tables("tarawa")
JULIAN, HOLLAND = (BETIO.leader_number[id] for id in ("ldr-julian-smith", "ldr-holland-smith"))


def rolled(case: Any, *dice: int) -> Any:
    return GAME.play(case.state, flagplot.ScriptedDice(list(dice)))


@pytest.mark.rule("WPA-GEN-06", "BR-O-01", "WPA-GEN-15")
def test_on_a_six_both_generals_lead() -> None:
    troops: Any = {"b0604": ["mc-rgt-2"], "b0504": ["jn-sbf-3sp"]}
    both, plain = Case("first", troops, options=BOTH), Case("first", troops)
    units = (BETIO.number["mc-rgt-2"],)
    assert control.control(rolled(both, 6), ALLIED, units) == (JULIAN, HOLLAND)
    assert control.control(rolled(both, 5), ALLIED, units) == (HOLLAND,)
    assert control.control(rolled(both, 3), ALLIED, units) == (JULIAN,)
    assert control.control(rolled(plain, 6), ALLIED, units) == (HOLLAND,)
    assert control.control(rolled(both, 6), JAPAN, (BETIO.number["jn-sbf-3sp"],)) == (
        BETIO.leader_number["ldr-shibasaki"],
    )  # there is nobody else


@pytest.mark.rule("BR-O-01", "WPA-GEN-06")
def test_their_ratings_are_added() -> None:
    troops: Any = {"b0604": ["mc-rgt-2"], "b0504": ["jn-sbf-3sp"]}
    case = Case("first", troops, options=BOTH)
    play = rolled(case, 6, 6, 6)
    alone = [control.rating(rolled(case, 6), one, "tq") for one in (JULIAN, HOLLAND)]
    assert control.led_tq(play, ALLIED, (BETIO.number["mc-rgt-2"],)) == sum(alone)
    assert min(alone) > 0


@pytest.mark.rule("BR-O-01", "WPA-GEN-37")
def test_their_columns_know_no_limit() -> None:
    def column(settings: dict[str, bool]) -> int:
        case = Case("assault", {"us-apa-1": ["mc-rgt-2"], "b0604": ["jn-sbf-3sp"]}, options=settings,
                    plan=[["mc-rgt-2", 4, "b0604", "assault"]])  # fmt: skip
        frame: Any = case.state.frames[-1]
        frame.shift, frame.defender_shift = 3, -1
        return odds.leader_shift(case.play, frame)

    assert column(BOTH) == 4
    assert column({}) == 2


@pytest.mark.rule("BR-O-01")
def test_no_commander_joins_the_general_of_an_isolated_hex() -> None:
    heath = "ldr-heath"
    case = LandCase("ground_first", {"A3731": ["br-bde-6ind"]}, leaders={heath: "br-bde-6ind"}, options=BOTH)
    unit = (case.number("br-bde-6ind"),)
    known = case.play.tables.leader_number
    assert control.control(rolled(case, 6), ALLIED, unit) == (known[heath], known["ldr-percival"])
    alone = LandCase(
        "ground_first", {"A3731": ["br-bde-6ind"]}, leaders={heath: "br-bde-6ind"}, options=BOTH,
        war={"isolated": {"allied": ["A3731"]}},
    )  # fmt: skip
    assert control.control(rolled(alone, 6), ALLIED, unit) == ()


@pytest.mark.rule("WPA-TAC-09")
def test_the_land_of_a_hex_may_be_measured_in_eighths() -> None:
    maps = BETIO.maps
    assert [islands.limit(maps, 6, f"{n}/8") for n in (1, 3, 5, 7)] == [1, 2, 4, 5]
    assert [islands.limit(maps, 64, f"{n}/8") for n in (1, 3, 5, 7)] == [8, 24, 40, 56]
    plain = Case("first", {"b0604": ["mc-rgt-2"]})
    fine = Case("first", {"b0604": ["mc-rgt-2"]}, options={options.FINE_FRACTIONS: True})
    room = {
        hex: [case.play.room(BETIO.island.place(hex), ALLIED) for case in (plain, fine)]
        for hex in ("b0704", "b0905", "b0404")
    }
    assert room == {"b0704": [3, 4], "b0905": [2, 1], "b0404": [5, 5]}


@pytest.mark.rule("WPA-TAC-09")
def test_a_hex_takes_as_many_steps_as_its_eighths_allow() -> None:
    troops: Any = {"b0604": ["mc-rgt-2:4"], "b0404": ["jn-sbf-3sp"]}
    Case("first", troops, options={options.FINE_FRACTIONS: True}).do("allied", "move mc-rgt-2 b0704")
    Case("first", troops).refuses("allied", "move mc-rgt-2 b0704", "WPA-TAC-07")


@pytest.mark.rule("WPA-TAC-09", "WPA-TAC-07")
def test_so_the_defender_deploys() -> None:
    """A unit of two steps on the tail of the island: measured in eighths the hex holds one."""
    plain, fine = (GAME.start("tarawa", seed=1, options={options.FINE_FRACTIONS: on}) for on in (False, True))
    answer = "place jn-sbf-3sp b0905"
    assert GAME.why_not(plain, "japan", answer) is None
    refusal = GAME.why_not(fine, "japan", answer)
    assert refusal is not None
    assert refusal.rule == "WPA-TAC-07"
    assert "1 step" in refusal.text
    assert [GAME.view(state, None).places["b0905"]["limit"] for state in (plain, fine)] == [2, 1]
    left = [unit.id for unit in BETIO.ground if unit.side == JAPAN and unit.part_of < 0]
    for id in left:  # each as far to the east as it may
        last = [one for one in GAME.legal(fine, "japan") if one.verb == "place" and one.args[0] == id][-1]
        fine, _ = GAME.apply(fine, "japan", last)
    fine, _ = GAME.apply(fine, "japan", "done")
    GAME.check(fine)


# -- forced marches -----------------------------------------------------------------------------------------

FORCED = {options.FORCED_MARCH: True}


def weary(spent: int, *, switch: bool = True, **more: Any) -> LandCase:
    """A regiment at Singora that has used so many half MPs; the road to A3530 costs 2 MPs."""
    units = more.pop("units", {"A3529": ["ja-rgt-55"]})
    return LandCase(
        "ground_first", units, spent={"ja-rgt-55": spent}, options=FORCED if switch else {},
        war={"hqs": {"hq-25-army": {"active": True}}, "isolated": {"japan": ["A3529"]}}, first="japan",
        control={"A3530": "japan", "A3531": "japan"}, **more,
    )  # fmt: skip


@pytest.mark.rule("BR-O-05")
def test_a_forced_march_takes_up_to_three_mps_more() -> None:
    case = weary(14)
    case.refuses("japan", "move ja-rgt-55 A3530", "BR-23-01")
    case.do("japan", "force-march ja-rgt-55 A3530", dice=[NOBODY, 5])  # quality 7, 2 extra MPs
    assert case.where("ja-rgt-55") == "A3530"
    assert not case.marked("ja-rgt-55", "broken")
    assert case.state.spent[case.number("ja-rgt-55")] == 18
    case.refuses("japan", "force-march ja-rgt-55 A3531", "BR-O-05")  # 5 MPs beyond its 6 in all


@pytest.mark.rule("BR-O-05")
def test_each_extra_mp_counts_against_the_check_and_failure_breaks() -> None:
    case = weary(12)
    case.do("japan", "force-march ja-rgt-55 A3530", dice=[NOBODY, 6 + 1])  # 6 + 2 extra MPs: 8 is more than 7
    assert case.where("ja-rgt-55") == "A3530"
    assert case.marked("ja-rgt-55", "broken")
    short = weary(10)  # 1 MP is left, 1 is extra
    short.do("japan", "force-march ja-rgt-55 A3530", dice=[NOBODY, 6])
    assert not short.marked("ja-rgt-55", "broken")


@pytest.mark.rule("BR-O-05")
def test_no_forced_march_without_the_option_or_the_need() -> None:
    weary(12, switch=False).refuses("japan", "force-march ja-rgt-55 A3530", "BR-O-05")
    weary(4).refuses("japan", "force-march ja-rgt-55 A3530", "BR-O-05")
    far = weary(12)
    far.refuses("japan", "force-march ja-rgt-55 A3428", "BR-O-05")  # jungle: 4 MPs
    found = [answer for answer in far.answers("japan") if answer.startswith("force-march")]
    assert found == [f"force-march ja-rgt-55 {hex}" for hex in ("A3528", "A3530", "A3629")]


@pytest.mark.rule("BR-O-05")
def test_who_breaks_on_the_way_to_the_enemy_does_not_reach_him() -> None:
    case = weary(8, units={"A3529": ["ja-rgt-55"], "A3530": ["br-bde-6ind"]})
    case.do("japan", "force-march ja-rgt-55 A3530", dice=[NOBODY, FAIL])
    assert case.where("ja-rgt-55") == "A3529"
    assert case.marked("ja-rgt-55", "broken")


@pytest.mark.rule("BR-O-05", "BR-23-13")
def test_a_broken_unit_that_breaks_again_on_a_forced_march_loses_a_step() -> None:
    case = weary(12, units={"A3529": ["ja-rgt-55/broken"]})
    case.do("japan", "force-march ja-rgt-55 A3530", dice=[NOBODY, FAIL])
    assert (case.steps("ja-rgt-55"), case.where("ja-rgt-55")) == (2, "A3530")


# -- jungles ------------------------------------------------------------------------------------------------

WILD, ROAD = "A3428", "A3530"


def jungle(hex: str, dice: list[int], *, switch: bool = True, isolated: bool = False) -> LandCase:
    war = {"isolated": {"japan": [hex] if isolated else []}}
    settings = {options.JUNGLE_ATTRITION: switch}
    case = LandCase("ground_first", {hex: ["ja-div-5"]}, options=settings, war=war, first="japan")
    play = rolled(case, *dice)
    cycle._wear_in_jungles(play)
    case.state = play.state
    assert not play.dice.faces
    return case


@pytest.mark.rule("BR-O-06")
def test_a_division_in_the_jungle_checks_or_loses_a_step() -> None:
    assert jungle(WILD, [NOBODY, FAIL]).steps("ja-div-5") == 11
    assert jungle(WILD, [NOBODY, 8]).steps("ja-div-5") == 12  # linked: 8 - 2 is less than 7
    assert jungle(WILD, [NOBODY, 8], isolated=True).steps("ja-div-5") == 11
    assert jungle(ROAD, []).steps("ja-div-5") == 12


@pytest.mark.rule("BR-O-06")
def test_jungles_wear_divisions_in_the_attrition_phase_by_option_alone() -> None:
    for switch, asked in ((True, 1), (False, 0)):
        case = LandCase("ground_first", {WILD: ["ja-div-5"]}, options={options.JUNGLE_ATTRITION: switch})
        dice = flagplot.ScriptedDice([NOBODY, FAIL] * asked)
        play = GAME.play(case.state, dice)
        frame = Cycle()
        play.push(frame)
        cycle.wear(play, frame)
        assert case.steps("ja-div-5") == 12 - asked
        assert not dice.faces
