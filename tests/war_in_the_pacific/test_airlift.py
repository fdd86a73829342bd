"""Troops carried by air, and parachutists. [5.6, 5.7]"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from flagplot.games.war_in_the_pacific.air import airlift
from flagplot.games.war_in_the_pacific.air.frames import DROP, TRANSPORT, AirPhase, Line, Raid
from flagplot.games.war_in_the_pacific.combat.frames import Attack
from flagplot.games.war_in_the_pacific.game import CHAPTERS
from flagplot.games.war_in_the_pacific.ground import landings, marching
from flagplot.games.war_in_the_pacific.play import Campaign
from tests.war_in_the_pacific.ashore import GROUNDED, TABLES, LandCase

TOPSY = "air-ja-ki-57-nha-trang"  # three air points of one step each, at Saigon
SAIGON, PHNOM_PENH = "B0452", "B0251"


def flight(units: dict[str, list[str]], **more: Any) -> LandCase:
    """The third Air Phase of the second game-turn; only the transports fly."""
    air = {**GROUNDED, TOPSY: {"points": 3}, **more.pop("air", {})}
    return LandCase("air", units, air=air, pair=5, **more)


def order(verb: str, count: int, hex: str, unit: str) -> tuple[str, ...]:
    return f"plan-base {SAIGON}", f"brief {TOPSY}", f"{verb} {TOPSY} {count} {hex} {unit}", "close-base"


@pytest.mark.rule("BR-5-13", "BR-3-12")
def test_cargo_aircraft_carry_a_unit_to_a_friendly_airfield() -> None:
    case = flight({SAIGON: ["ja-para-1"], "A3629": ["ja-rgt-55"]})
    case.do("japan", *order("fly-troops", 2, PHNOM_PENH, "ja-para-1"))
    case.do("japan", "done")
    assert case.where("ja-para-1") == PHNOM_PENH
    assert case.steps("ja-para-1") == 2
    assert case.play.air_base(TABLES.air_number[TOPSY]) == SAIGON  # they are back at home


@pytest.mark.rule("BR-23-03", "BR-4-05")
@pytest.mark.parametrize(("pair", "left"), [(3, 6), (4, 4), (5, 2)])
def test_who_was_flown_has_few_mps_left(pair: int, left: int) -> None:
    air = {**GROUNDED, TOPSY: {"points": 3}}
    case = LandCase("air", {SAIGON: ["ja-para-1"], "A3629": ["ja-rgt-55"]}, air=air, pair=pair)
    case.do("japan", *order("fly-troops", 2, PHNOM_PENH, "ja-para-1"))
    case.do("japan", "done", dice=() if pair == 5 else (6, 6, 1, 1))  # the initiative
    unit = case.number("ja-para-1")
    assert case.where("ja-para-1") == PHNOM_PENH
    assert marching.left(case.play, unit) == 2 * left
    ruined = LandCase(
        "air", {SAIGON: ["ja-para-1"], "A3629": ["ja-rgt-55"]}, air=air, pair=pair,
        airfields={PHNOM_PENH: "D3"},
    )  # fmt: skip
    ruined.do("japan", f"plan-base {SAIGON}", f"brief {TOPSY}")
    ruined.refuses("japan", f"fly-troops {TOPSY} 2 {PHNOM_PENH} ja-para-1", "BR-5-13")


@pytest.mark.rule("BR-5-13")
def test_too_many_steps_engineers_tanks_and_strange_fields_are_not_flown() -> None:
    units = ["ja-para-1", "ja-rgt-1eng", "ja-tank-1", "ja-rgt-55"]
    case = flight({SAIGON: units, "A3529": ["ja-rgt-56"]})
    case.do("japan", f"plan-base {SAIGON}", f"brief {TOPSY}")
    for unit in ("ja-rgt-1eng", "ja-tank-1"):
        case.refuses("japan", f"fly-troops {TOPSY} 2 {PHNOM_PENH} {unit}", "BR-5-13")
    case.refuses("japan", f"fly-troops {TOPSY} 1 {PHNOM_PENH} ja-para-1", "BR-5-13")  # two steps
    case.refuses("japan", f"fly-troops {TOPSY} 2 C0108 ja-para-1", "BR-5-13")  # Singapore is British
    case.refuses("japan", f"fly-troops {TOPSY} 2 {PHNOM_PENH} ja-rgt-56", "BR-5-13")  # not at Saigon
    case.refuses("japan", f"fly-troops {TOPSY} 2 {PHNOM_PENH} ja-rgt-55", "BR-5-13")  # three steps
    assert f"fly-troops {TOPSY} 3 {PHNOM_PENH} ja-rgt-55" in case.answers("japan")
    green = replace(
        TABLES,
        air=tuple(
            msgspec.structs.replace(one, quality="green") if one.id == TOPSY else one for one in TABLES.air
        ),
    )
    play = Campaign(green, case.state)
    air = TABLES.air_number[TOPSY]
    assert airlift.capacity(case.play, air, 3) == 3
    assert float(airlift.capacity(play, air, 3)) == 1.5
    assert airlift.needed(play, air, TABLES.number["ja-para-1"]) == 4


@pytest.mark.rule("BR-5-13")
def test_american_aviation_engineers_can_be_flown() -> None:
    case = flight({SAIGON: ["ja-rgt-1eng"]})
    unit = TABLES.number["ja-rgt-1eng"]
    assert not airlift.portable(case.play, unit)
    flying = msgspec.structs.replace(TABLES.ground[unit], nation="US Army", engineer="aviation")
    ground = tuple(flying if at == unit else one for at, one in enumerate(TABLES.ground))
    assert airlift.portable(Campaign(replace(TABLES, ground=ground), case.state), unit)


@pytest.mark.rule("BR-5-13")
def test_steps_that_are_shot_down_are_lost() -> None:
    case = flight({SAIGON: ["ja-para-1"]})
    air = TABLES.air_number[TOPSY]
    line = Line(
        side=0, base=SAIGON, mission=TRANSPORT, target=PHNOM_PENH, what="ja-para-1",
        bombers=((air, 2, "medium"),),
    )  # fmt: skip
    case.state.points[air] = 1
    airlift.fly(case.play, line)
    assert (case.where("ja-para-1"), case.steps("ja-para-1")) == (PHNOM_PENH, 1)


# -- parachutists -------------------------------------------------------------------------------------------


def dropping(hex: str, **more: Any) -> LandCase:
    """Parachutists are sent from Saigon."""
    case = flight({SAIGON: ["ja-para-1"], **more.pop("units", {})}, **more)
    case.do("japan", *order("drop-troops", 2, hex, "ja-para-1"))
    return case


def zones(case: LandCase) -> list[str]:
    """Allied hexes on which the parachutists may jump."""
    play = case.play
    found = airlift.ends(play, TABLES.air_number[TOPSY], TABLES.number["ja-para-1"], "drop-troops")
    return [play.label(hex) for hex in found if play.state.control[hex] == 1]


@pytest.mark.rule("BR-5-14")
def test_parachutists_jump_in_the_joint_assault_segment_over_open_ground() -> None:
    case = flight({SAIGON: ["ja-para-1"]})
    play, home = case.play, case.play.hex(SAIGON)
    near = [hex for hex in play.land.places if play.chart.air_cost(home, hex) <= 70]
    jungle = next(play.label(hex) for hex in near if play.land.terrain(hex) == "jungle")
    far = max(play.land.places, key=lambda hex: play.chart.air_cost(home, hex))
    case.do("japan", f"plan-base {SAIGON}", f"brief {TOPSY}")
    case.refuses("japan", f"drop-troops {TOPSY} 2 {jungle} ja-para-1", "BR-5-14")
    case.refuses("japan", f"drop-troops {TOPSY} 2 {play.label(far)} ja-para-1", "BR-5-14")
    assert {play.land.terrain(play.hex(hex)) for hex in zones(case)} <= {"clear", "rough", "city"}
    city = next(hex for hex in zones(case) if play.land.city(play.hex(hex)))
    jump = dropping(city)
    jump.do("japan", "done", dice=[*_flak(jump, city)])
    assert jump.play.war.drops == {TABLES.number["ja-para-1"]: jump.play.hex(city)}
    assert jump.where("ja-para-1") == SAIGON


def _flak(case: LandCase, city: str) -> list[int]:
    return [1, 1] if airlift.flak(case.play, case.play.hex(city), 1) else []


@pytest.mark.rule("BR-5-14")
def test_only_parachutists_jump_and_their_quality_is_halved() -> None:
    case = flight({SAIGON: ["ja-rgt-1eng", "ja-gar-hanoi"]})
    case.do("japan", f"plan-base {SAIGON}", f"brief {TOPSY}")
    case.refuses("japan", f"drop-troops {TOPSY} 2 C0212 ja-gar-hanoi", "BR-5-14")
    war = {"drops": {"ja-para-1": "C0212"}}
    assault = LandCase("ground_assault", {SAIGON: ["ja-para-1"]}, air=GROUNDED, war=war)
    assert assault.answers("japan") == ["land C0212", "done"]
    assault.do("japan", "land C0212", dice=[1, 1, 1, 1, 1, 6])  # Palembang has an Intrinsic Garrison
    assert not assault.play.war.drops
    unit, hex = TABLES.number["ja-para-1"], case.play.hex("C0212")
    fresh = LandCase("ground_assault", {SAIGON: ["ja-para-1"]}, air=GROUNDED, war=war)
    landings.land(fresh.play, 0, hex, (unit,))
    fight = fresh.state.frames[-1]
    assert isinstance(fight, Attack)
    assert fight.assault  # as in a landing from the sea
    idle = LandCase("ground_assault", {SAIGON: ["ja-para-1/inactive"]}, air=GROUNDED, war=war)
    assert idle.where("ja-para-1") == SAIGON  # not activated: nobody jumps
    assert not idle.play.war.drops


@pytest.mark.rule("BR-5-14")
def test_flak_over_the_drop_zone_turns_transports_back_or_shoots_them_down() -> None:
    units = {"C0108": ["br-bde-6ind"]}
    case = dropping("C0108", units=units)
    assert airlift.flak(case.play, case.play.hex("C0108"), 1) == 16  # the airfield, half, and the brigade
    case.do("japan", "done", dice=[6, 6])
    assert not case.play.war.drops  # one air point turned back, and the unit with it
    assert case.steps("ja-para-1") == 2
    through = dropping("C0108", units=units)
    through.do("japan", "done", dice=[4, 4])
    assert through.play.war.drops == {TABLES.number["ja-para-1"]: through.play.hex("C0108")}
    shot = flight({SAIGON: ["ja-para-1"]})
    air = TABLES.air_number[TOPSY]
    line = Line(
        side=0, base=SAIGON, mission=DROP, target="C0108", what="ja-para-1", bombers=((air, 2, "medium"),)
    )
    airlift.drop(shot.play, Raid(line=line, hex=shot.play.hex("C0108"), bombers=((air, 1, "medium"),)))
    assert shot.steps("ja-para-1") == 1
    assert list(shot.play.war.drops) == [TABLES.number["ja-para-1"]]


def test_a_position_tells_who_is_in_the_air() -> None:
    case = LandCase("air", {SAIGON: ["ja-para-1"]}, war={"drops": {"ja-para-1": "C0212"}}, pair=5)
    again = case.game.position(case.game.describe(case.state))
    assert again == case.state
    assert any(isinstance(frame, AirPhase) for frame in case.state.frames)


def test_no_two_chapters_have_a_verb_in_common_that_means_something_else() -> None:
    forms: dict[str, set[str]] = {}
    for chapter in CHAPTERS:
        for verb, form in chapter.VERBS.items():
            forms.setdefault(verb, set()).add(form)
    assert not {verb: found for verb, found in forms.items() if len(found) > 1}
