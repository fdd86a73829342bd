"""Aircraft against troops on the march. [5.5]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.fire import flights
from flagplot.games.war_in_the_pacific.ground import marching
from flagplot.kernel.dice import ScriptedDice
from tests.war_in_the_pacific.ashore import GAME, GROUNDED, LandCase

BOMBERS = "air-ja-ki-21-saigon"  # Bombardment 5, normal range 60: ten hexes, five for this
BRIGADE = "br-bde-6ind"


def retreat(points: int = 4, *, base: str = "A3730", unit: str = BRIGADE, **more: Any) -> LandCase:
    """A brigade in Alor Star may go to Penang, over a road; bombers are in Kota Bharu, two hexes away."""
    aircraft = {**GROUNDED, BOMBERS: {"points": points, **more.pop("bombers", {})}}
    return LandCase(
        "ground_second", {"A3530": [unit], "A3730": ["ja-rgt-55"]}, first="japan", air=aircraft,
        bases={BOMBERS: base}, control={"A3730": "japan"},
        war={"hqs": {"hq-malaya-ag": {"active": True}}}, **more,
    )  # fmt: skip


def spent(case: LandCase) -> int:
    """Half movement points of the brigade."""
    return case.state.spent[case.number(BRIGADE)]


@pytest.mark.rule("BR-5-10")
def test_bombardment_strength_adds_movement_points() -> None:
    assert [flights.delay(strength) for strength in (9, 10, 29, 30, 59, 60)] == [0, 1, 1, 2, 2, 3]


@pytest.mark.rule("BR-5-10")
def test_aircraft_make_a_hex_dearer_for_troops_that_march() -> None:
    case = retreat()
    case.do("allied", f"move {BRIGADE} A3531")
    assert case.state.waiting == ("japan",)
    assert case.where(BRIGADE) == "A3530"  # not yet
    assert case.answers("japan") == ["interdict", "no"]
    case.do("japan", "interdict", f"send {BOMBERS} 4 medium", "launch", dice=[1, 1])  # flak hits nobody
    assert case.where(BRIGADE) == "A3531"
    assert spent(case) == 2 * (2 + 1)  # 4 x 5 = 20 adds 1 MP
    assert case.state.flown[case.play.tables.air_number[BOMBERS]] == 4
    case.do("allied", f"move {BRIGADE} A3530")  # each flies once
    assert (case.where(BRIGADE), spent(case)) == ("A3530", 2 * (2 + 1 + 2))


@pytest.mark.rule("BR-5-10")
def test_aircraft_out_of_reach_are_refused_by_the_clause_of_the_mission() -> None:
    case = retreat()
    case.do("allied", f"move {BRIGADE} A3531")
    case.do("japan", "interdict")
    case.refuses("japan", "send air-ja-ki-21-siem-reap 1 medium", "BR-5-10")


@pytest.mark.rule("BR-5-10")
def test_nobody_has_to_interdict() -> None:
    case = retreat()
    case.do("allied", f"move {BRIGADE} A3531")
    case.do("japan", "no")
    assert (case.where(BRIGADE), spent(case)) == ("A3531", 2 * 2)


@pytest.mark.rule("BR-5-10")
@pytest.mark.parametrize(
    ("why", "more"),
    [
        ("too weak", {"points": 1}),
        ("beyond half their range", {"base": "B0251"}),
        ("they have flown", {"bombers": {"flown": 4}}),
        ("their airfield is closed", {"airfields": {"A3730": "D4"}}),
    ],
)
def test_who_cannot_interdict_is_not_asked(why: str, more: dict[str, Any]) -> None:
    case = retreat(**more)
    case.do("allied", f"move {BRIGADE} A3531")
    assert case.where(BRIGADE) == "A3531", why


@pytest.mark.rule("BR-5-10", "WPA-GEN-30")
def test_who_cannot_pay_for_it_stays_and_has_lost_nothing() -> None:
    case = retreat(spent={BRIGADE: 2 * 4})
    case.do("allied", f"move {BRIGADE} A3531")
    # the 2 MPs that are left would do, but for the aircraft; nobody controls the brigade
    case.do("japan", "interdict", f"send {BOMBERS} 4 medium", "launch", dice=[1, 1, 1])
    assert (case.where(BRIGADE), spent(case)) == ("A3530", 2 * 4)


@pytest.mark.rule("BR-5-10", "BR-23-01")
def test_one_hex_may_be_marched_whatever_aircraft_do() -> None:
    for before, end in ((0, "A3630"), (2, "A3530")):
        case = retreat(spent={BRIGADE: before})
        play = GAME.play(case.state, ScriptedDice([1]))  # nobody controls the brigade
        hex, unit = play.hex("A3630"), play.tables.number[BRIGADE]
        marching.march(play, (unit,), hex, 2 * 3)  # 4 MPs and 3 more are beyond its 6
        assert case.where(BRIGADE) == end


@pytest.mark.rule("BR-5-10", "BR-5-21", "BR-1-07")
def test_flak_of_a_stack_that_lies_face_down_does_not_tell_who_it_is() -> None:
    for unit, known in ((BRIGADE, 6), (f"{BRIGADE}/hidden", 5)):  # half of the airfield, and the brigade
        case = retreat(unit=unit)
        case.do("allied", f"move {BRIGADE} A3531")
        case.do("japan", "interdict")
        for viewer, flak in (("japan", known), ("allied", 6)):
            assert GAME.view(case.state, viewer).panels["flight"]["flak"] == flak


@pytest.mark.rule("BR-5-10")
def test_fighters_and_transports_do_not_interdict() -> None:
    case = retreat()
    case.do("allied", f"move {BRIGADE} A3531")
    case.do("japan", "interdict")
    case.refuses("japan", "send air-ja-ki-43-phu-quoc 1 medium", "BR-5-19")


@pytest.mark.rule("BR-5-10", "BR-O-05")
def test_a_forced_march_is_interdicted_like_any_other() -> None:
    forced = {"options": {"opt_23_1_4_forced_march": True}, "spent": {BRIGADE: 2 * 6}}
    case = retreat(**forced)
    case.do("allied", f"force-march {BRIGADE} A3531")
    # 2 MPs and 1 for the aircraft beyond what it has: quality 4, and 3 on a die of 1 is just enough
    case.do("japan", "interdict", f"send {BOMBERS} 4 medium", "launch", dice=[1, 1, 1, 1])
    assert case.where(BRIGADE) == "A3531"
    weary = retreat(**forced)
    weary.do("allied", f"force-march {BRIGADE} A3531")
    weary.do("japan", "no", dice=[1, 3])  # without them 2 on a die of 3 would break it
    assert weary.marked(BRIGADE, "broken")


@pytest.mark.rule("BR-5-10")
def test_marches_are_interdicted_when_there_are_any() -> None:
    retreat().refuses("allied", "interdict", "BR-5-10")
