"""Activation, and units that are split and joined."""

from __future__ import annotations

import pytest

from flagplot.games.war_in_the_pacific.command.activation import committed, division_steps, needed
from tests.war_in_the_pacific.setting import Case, unit

ASHORE = {"b0304": ["mc-rgt-2/inactive"], "b0404": ["mc-rgt-8/inactive"], "b0504": ["mc-rgt-6/inactive"]}
ENEMY = {"b0704": ["jn-eng-111"]}


@pytest.mark.rule("SC-S1-03", "WPA-TAC-39", "BR-3-14")
def test_a_unit_ashore_is_activated_for_one_point() -> None:
    case = Case("activation", {**ASHORE, **ENEMY}, cp=1)
    case.do("allied", "activate mc-rgt-2")
    assert case.marked("mc-rgt-2", "active")
    assert case.state.cp == 0
    case.refuses("allied", "activate mc-rgt-8", "SC-S1-03")
    case.do("allied", "done")
    assert case.state.waiting == ("japan",)


def test_all_units_ashore_are_activated_as_one() -> None:
    """As far as the points last; where a worn division must roll, no further than its first die."""
    case = Case("activation", {**ASHORE, **ENEMY}, cp=2)
    found = case.game.propose(case.state, "allied", "activate")
    assert found.answer.count("activate") == len(found.parts) == 2
    assert found.rest.startswith("Not enough command points: ")
    case.do("allied", found.answer)
    assert case.state.cp == 0
    assert case.game.proposed(case.state, "allied") == ()
    worn = Case("activation", {**ASHORE, **ENEMY}, losses={"mc-div-2": 6}, cp=9)
    rolled = worn.game.propose(worn.state, "allied", "activate")
    assert (len(rolled.parts), rolled.rest[:4]) == (1, "Dice")


@pytest.mark.rule("WPA-HQ-28", "SC-S1-03")
def test_nobody_is_activated_at_sea() -> None:
    case = Case("activation", {"us-apa-1": ["mc-rgt-2/inactive"], "b0404": ["mc-rgt-8"], **ENEMY})
    case.refuses("allied", "activate mc-rgt-2", "WPA-HQ-28")
    case.refuses("allied", "activate mc-rgt-8", "SC-S1-03")


@pytest.mark.rule("WPA-HQ-40")
def test_v_mac_commands_marines() -> None:
    from dataclasses import replace

    import msgspec

    from flagplot.games.war_in_the_pacific.command.activation import commands
    from tests.war_in_the_pacific.setting import TABLES

    play = Case("activation", {**ASHORE, **ENEMY}).play
    assert commands(play, unit("mc-rgt-2"))
    for nation, found in (("US Army", True), ("Australian", False)):
        ground = tuple(msgspec.structs.replace(one, nation=nation) for one in TABLES.ground)
        play.tables = replace(TABLES, ground=ground)
        assert commands(play, unit("mc-rgt-2")) is found


@pytest.mark.rule("WPA-LCK-12", "WPA-LCK-13", "WPA-LCK-09")
def test_components_use_the_strength_of_their_division() -> None:
    case = Case("activation", {**ASHORE, **ENEMY}, losses={"mc-div-2": 6})
    assert division_steps(case.play, "mc-div-2") == 8
    assert committed(case.play, "mc-div-2")
    assert needed(case.play, unit("mc-rgt-2")) == 7
    few = Case(
        "activation", {"b0304": ["mc-rgt-2"], "us-apa-2": ["mc-rgt-8"], **ENEMY}, losses={"mc-div-2": 6}
    )
    assert not committed(few.play, "mc-div-2")
    assert needed(few.play, unit("mc-rgt-2")) == 0


@pytest.mark.rule("WPA-LCK-10", "WPA-LCK-11", "WPA-LCK-18", "WPA-LCK-19", "WPA-GEN-40", "BR-1-02")
def test_tc_a16_the_activation_roll() -> None:
    case = Case("activation", {**ASHORE, **ENEMY}, losses={"mc-div-2": 6}, cp=9)
    case.do("allied", "activate mc-rgt-2", dice=[1, 5])  # Julian Smith +1: 6 is not 7
    assert not case.marked("mc-rgt-2", "active")
    assert case.state.failed == {"mc-div-2": 1}
    assert case.state.cp == 9
    case.refuses("allied", "activate mc-rgt-2", "WPA-LCK-10")
    case.do("allied", "activate mc-rgt-8", dice=[1, 5])  # the marker counts from the next game-turn on
    assert not case.marked("mc-rgt-8", "active")
    assert case.state.failed == {"mc-div-2": 2}
    case.do("allied", "activate mc-rgt-6", dice=[4, 5])  # Holland Smith +2
    assert case.marked("mc-rgt-6", "active")
    assert case.state.failed == {}
    assert case.state.cp == 8


@pytest.mark.rule("WPA-LCK-11", "WPA-LCK-09")
def test_a_marker_of_an_earlier_game_turn_helps() -> None:
    units = {**ASHORE, **ENEMY}
    case = Case("activation", units, losses={"mc-div-2": 6}, failed={"mc-div-2": 1}, cp=9)
    case.do("allied", "activate mc-rgt-2", dice=[1, 5])  # Julian Smith +1 and the marker: 7
    assert case.marked("mc-rgt-2", "active")
    assert case.state.failed == {}


@pytest.mark.rule("SC-S1-09", "BR-3-14")
def test_japanese_units_are_activated_free_of_charge() -> None:
    case = Case(
        "reply", {"b0304": ["mc-rgt-2"], "b0704": ["jn-eng-111/inactive"], "b0604": ["jn-sbf-3sp/inactive"]}
    )
    assert case.marked("jn-eng-111", "active")
    assert case.marked("jn-sbf-3sp", "active")
    case.refuses("japan", "activate jn-eng-111", "SC-S1-09")


@pytest.mark.rule("BR-23-29", "SC-S1-11")
def test_parts_keep_activation_and_broken_status() -> None:
    case = Case("activation", {"b0304": ["mc-rgt-2/broken"], **ENEMY})
    case.do("allied", "split mc-rgt-2 1", "split mc-rgt-2 1")
    assert [case.steps(id) for id in ("mc-rgt-2", "mc-rgt-2b", "mc-rgt-2c")] == [2, 1, 1]
    assert case.marked("mc-rgt-2c", "broken")
    assert case.marked("mc-rgt-2c", "active")
    case.refuses("allied", "split mc-rgt-2 1", "BR-23-29")
    case.do("allied", "merge mc-rgt-2 mc-rgt-2b")
    assert case.steps("mc-rgt-2") == 3
    assert case.where("mc-rgt-2b") == ""
    case.refuses("allied", "split mc-rgt-2 3", "BR-23-29")


@pytest.mark.rule("SC-S1-11", "BR-23-29")
def test_what_cannot_be_split_or_joined() -> None:
    units = {"b0304": ["mc-rgt-2:2"], "b0404": ["mc-rgt-2b:2"], "b0604": ["jn-sbf-3sp", "jn-snlf-s7"]}
    case = Case("reply", units)
    case.refuses("japan", "split jn-snlf-s7 1", "SC-S1-11")
    case.refuses("japan", "split mc-rgt-2 1", "BR-23-29")
    case.do("japan", "split jn-sbf-3sp 1")
    assert case.steps("jn-sbf-3spb") == 1
    allied = Case("activation", units)
    allied.refuses("allied", "merge mc-rgt-2 mc-rgt-2b", "BR-23-29")
