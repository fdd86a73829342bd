"""Generals who arrive, and replacements of the strategic turn. [26.3, 30.1.1, SC-G-03]"""

from __future__ import annotations

from typing import Any

import pytest

import flagplot
from flagplot.games.war_in_the_pacific.command import costs, headquarters
from flagplot.games.war_in_the_pacific.command.frames import Posting
from flagplot.games.war_in_the_pacific.leaders import control, fates, postings
from flagplot.games.war_in_the_pacific.places import aboard
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.state import POST, TRACK
from flagplot.games.war_in_the_pacific.turn import replacements
from flagplot.games.war_in_the_pacific.turn.frames import Refilling
from flagplot.kernel.action import act
from tests.war_in_the_pacific import ashore
from tests.war_in_the_pacific.ashore import LandCase
from tests.war_in_the_pacific.solomons import GROUNDED, TABLES, SolomonsCase

GEIGER, VANDEGRIFT = (TABLES.leader_number[id] for id in ("ldr-geiger", "ldr-vandegrift"))


def number(unit: str) -> int:
    return TABLES.number[unit]


def case(phase: str, units: dict[str, list[str]], **more: Any) -> SolomonsCase:
    return SolomonsCase(phase, units, **{"air": GROUNDED, **more})


@pytest.mark.rule("WPA-GEN-42", "WPA-GEN-16")
def test_an_arriving_general_is_placed_with_any_friendly_troops() -> None:
    units = {"E2519": ["mc-rgt-1", "mc-rgt-5"], "E2518": ["mc-rgt-2"], "E1613": ["ja-rgt-28"]}
    away = {"ldr-geiger": "track", "ldr-vandegrift": "mc-rgt-1"}
    turn = TABLES.card.turn_of("3/9/42")
    cut = {"isolated": {"allied": ["E2518"]}}
    found = case("start", units, turn=turn, pair=3 * turn, leaders=away, war=cut)
    assert isinstance(found.state.frames[-1], Posting)
    found.refuses("allied", "attach ldr-geiger mc-rgt-5", "WPA-GEN-42")  # Vandegrift is there
    found.refuses("allied", "attach ldr-geiger ja-rgt-28", "WPA-GEN-42")
    found.do("allied", "attach ldr-geiger mc-rgt-2")  # linked or not
    assert found.state.leader[GEIGER] == number("mc-rgt-2")
    assert control.on_site(found.play, ALLIED, (number("mc-rgt-2"),)) == GEIGER


@pytest.mark.rule("WPA-GEN-42")
def test_a_wounded_general_comes_back_when_his_time_is_over() -> None:
    found = case("ground_first", {"E2519": ["mc-rgt-1"]}, leaders={"ldr-vandegrift": "mc-rgt-1"})
    play = found.play
    play.dice = flagplot.ScriptedDice([3, 3, 2])
    fates.face(play, VANDEGRIFT, 0)  # 6: away for two cycles
    assert play.state.leader[VANDEGRIFT] == TRACK
    assert play.war.returns == {VANDEGRIFT: 8}
    play.state.turn = 7
    postings.come_back(play)
    assert play.state.leader[VANDEGRIFT] == TRACK
    play.state.turn = 8
    postings.come_back(play)
    assert play.state.leader[VANDEGRIFT] == POST
    assert isinstance(play.state.frames[-1], Posting)


@pytest.mark.rule("WPA-GEN-47")
def test_a_general_travels_with_his_troops_at_no_cost() -> None:
    found = case("ground_first", {"E2519": ["mc-rgt-1"]}, leaders={"ldr-vandegrift": "mc-rgt-1"})
    play, unit = found.play, number("mc-rgt-1")
    alone = case("ground_first", {"E2519": ["mc-rgt-1"]}, leaders={"ldr-vandegrift": "gone"})
    assert costs.unit_cost(play, unit) == costs.unit_cost(alone.play, unit)
    ship = next(at for at, one in enumerate(TABLES.ships) if one.type == "APA" and one.side == "allied")
    play.state.place[unit] = aboard(ship)  # he is where his unit is, at sea too...
    assert play.state.leader[VANDEGRIFT] == unit
    assert control.on_site(play, ALLIED, (unit,)) == control.NOBODY
    play.go(unit, play.hex("E2418"), "lands")  # ...and lands with it
    assert control.on_site(play, ALLIED, (unit,)) == VANDEGRIFT


# -- replacements -------------------------------------------------------------------------------------------


@pytest.mark.rule("WPA-ISO-10", "SC-G-03")
def test_worn_units_take_steps_but_none_that_is_broken_and_isolated() -> None:
    units = {"E2519": ["mc-rgt-1:2", "mc-rgt-5:1/broken"], "E1613": ["ja-rgt-28:1", "jn-snlf-k3"]}
    found = case("ground_first", units)
    allied, japan = Refilling(side=ALLIED), Refilling(side=JAPAN)
    assert replacements.worn(found.play, allied, "US") == [number("mc-rgt-1")]  # the other is broken
    assert replacements.worn(found.play, japan, "Japanese") == [number("ja-rgt-28")]
    assert replacements.worn(found.play, allied, "Australian") == []
    cut = case("ground_first", units, war={"isolated": {"allied": ["E2519"]}})
    assert headquarters.isolated(cut.play, number("mc-rgt-1"))
    assert replacements.worn(cut.play, allied, "US") == []  # nobody who is not linked
    step, frame = replacements.RefillingStep(), Refilling(side=ALLIED, steps={"US": 1})
    refusal = step.why_not(cut.play, frame, "allied", act("refit", "mc-rgt-5", "US"))
    assert refusal is not None
    assert refusal.rule == "WPA-ISO-10"
    play = found.play
    step.do(play, frame, "allied", act("refit", "mc-rgt-1", "US"))
    assert play.state.steps[number("mc-rgt-1")] == 3
    assert not step.seats(play, frame)  # none is left


@pytest.mark.rule("SC-G-03")
def test_squadrons_take_air_points_of_their_type() -> None:
    id = "air-us-p-39-port-moresby-s3"
    found = case("ground_first", {"E1018": ["au-bde-21"]}, air=GROUNDED | {id: {"points": 2}})
    play, air = found.play, TABLES.air_number[id]
    assert replacements.thinned(play, ALLIED, "P-39") == [air]
    assert replacements.thinned(play, ALLIED, "F4F") == []
    frame = Refilling(side=ALLIED, air={"P-39": 2})
    replacements.RefillingStep().do(play, frame, "allied", act("refill", id))
    assert play.state.points[air] == 3
    assert frame.air == {"P-39": 1}


@pytest.mark.rule("BR-4-16")
def test_parts_of_a_squadron_take_no_more_than_the_whole_lacks() -> None:
    case = LandCase("ground_first", {"B0452": ["ja-gar-hanoi"]})
    play = case.play
    whole, part = (play.tables.air_number[f"air-ja-ki-27-siem-reap{end}"] for end in ("", ".2"))
    play.sea.based[whole] = play.sea.based[part] = play.hex("B0150")
    play.state.points[whole], play.state.points[part] = 1, 1
    assert {whole, part} <= set(replacements.thinned(play, JAPAN, "Ki-27"))
    play.state.points[part] = 2  # three in all
    assert not {whole, part} & set(replacements.thinned(play, JAPAN, "Ki-27"))


@pytest.mark.rule("BR-23-17")
def test_an_eliminated_division_is_rebuilt_once_as_a_cadre_in_a_city() -> None:
    frames = [{"step": "week", "stage": 1}, {"step": "cycle", "stage": 5}]

    def asked(**more: Any) -> LandCase:
        found = {"losses": {"ja-div-5": 12}, "control": {"A3529": "japan", "A3530": "japan"}, **more}
        units = found.pop("units", {"B0452": ["ja-rgt-55"]})
        return LandCase("", units, air=ashore.GROUNDED, frames=frames, turn=4, pair=12, **found)

    case = asked()
    case.refuses("japan", "rebuild ja-div-5 Japanese C0108", "BR-23-17")  # not friendly
    case.refuses("japan", "rebuild ja-div-gds Japanese A3530", "BR-23-17")  # never lost
    case.do("japan", "rebuild ja-div-5 Japanese A3530")  # all 4 steps of the cycle
    assert (case.where("ja-div-5"), case.steps("ja-div-5")) == ("A3530", 1)
    assert not case.marked("ja-div-5", "active")
    assert case.play.war.rebuilt == (ashore.TABLES.number["ja-div-5"],)
    once = asked(war={"rebuilt": ["ja-div-5"]}, units={"B0452": ["ja-rgt-55:1"]})
    once.refuses("japan", "rebuild ja-div-5 Japanese A3530", "BR-23-17")
    left = asked(units={"B0452": ["ja-div-5.1", "ja-rgt-55:1"]})  # a regiment holds out
    left.refuses("japan", "rebuild ja-div-5 Japanese A3530", "BR-23-17")


def test_the_question_calls_aircraft_by_their_names() -> None:
    found = case("ground_first", {"E2519": ["mc-rgt-1"]})
    asked = Refilling(side=ALLIED, steps={"US": 4}, air={"B-17": 1, "P-39": 0})
    said = replacements.RefillingStep().prompt(found.play, asked, "allied")
    assert said == "Replacements: 4 US, Flying Fortresses 1. Or done."
