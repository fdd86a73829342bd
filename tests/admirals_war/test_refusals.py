"""Refusals that name the right thing: what was wrong, by the rule that says so, in the names of the game."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.admirals_war import GAME
from flagplot.games.admirals_war.combat.frames import AreaStage, BattleStage
from tests.admirals_war.fights import Fight
from tests.admirals_war.helpers import Case

WAR: dict[str, Any] = {"turn": 5, "pacific": "war"}


@pytest.mark.rule("AW-RAI-07", "AW-RET-10")
def test_a_patrolling_carrier_in_the_atlantic_is_not_told_off_to_raid_a_port() -> None:
    area = GAME.tables.board["north_sea"]
    fight = [
        {"step": "area_fight", "area": area, "stage": int(AreaStage.RAIDS)},
        {"step": "battle", "area": area, "stage": int(BattleStage.DECLARE)},
    ]
    units = {"north_sea": ["uk_ark_royal", "uk_hood", "ger_bismarck"], "germany": ["ger_tirpitz"]}
    case = Case(**WAR, units=units, frames=[{"step": "turn", "number": 8}, *fight])
    case.do("british", "stand").do("german", "retreat")
    refusal = case.refuses("british", "pursue uk_ark_royal germany", "AW-RAI-07")
    assert "patrols" in refusal.text


@pytest.mark.rule("AW-O27-01")
def test_a_boat_looks_for_a_target_before_it_attacks() -> None:
    case = Fight(
        "north_sea", {"uk_hood": {}, "ger_bismarck": {}, "ger_uboat_01": "raiding"},
        options={"submarine_targeting": True},
    ).choose("air")  # fmt: skip
    assert case.legal("german") == ["stalk ger_uboat_01", "done"]
    refusal = case.refuses("german", "torpedo ger_uboat_01 uk_hood", "AW-O27-01")
    assert "stalk" in refusal.text


@pytest.mark.rule("AW-SEQ-13", "AW-SUB-01")
def test_one_boat_is_turned_in_each_area() -> None:
    boats = {"north_sea": ["ger_uboat_01", "ger_uboat_02"], "air_gap": ["ger_uboat_03"]}
    case = Case(**WAR, step="inversion", units={**boats, "germany": ["ger_bismarck"]})
    case.do("german", "invert ger_uboat_01")
    refusal = case.refuses("german", "invert ger_uboat_02", "AW-SUB-01")
    assert "One submarine is turned in each area" in refusal.text
    assert "North Sea" in refusal.text
    case.refuses("german", "invert ger_bismarck", "AW-SEQ-13")
    assert case.can("german", "invert ger_uboat_03")


@pytest.mark.rule("AW-TGT-01", "AW-TGT-02")
def test_one_does_not_aim_at_or_with_the_wrong_side() -> None:
    case = Fight("north_sea", ["uk_hood", "uk_nelson", "ger_bismarck", "ger_tirpitz"]).choose("surface")
    assert case.waiting == ("british",)
    unit = case.legal("british")[0].split()[1]
    own = case.refuses("british", f"aim {unit} uk_nelson", "AW-TGT-01")
    assert "your own side" in own.text
    enemy = case.refuses("british", "aim ger_bismarck uk_hood", "AW-TGT-02")
    assert "the enemy's" in enemy.text


@pytest.mark.rule("AW-CHK-04")
def test_only_the_port_the_enemy_holds_closes_the_channel() -> None:
    units = {"germany": ["ger_bismarck"]}
    case = Case(**WAR, step="patrol", seat="german", control={"brest": "axis"}, units=units)
    refusal = case.refuses("german", "send bay_of_biscay ger_bismarck", "AW-CHK-04")
    assert refusal.text == "The enemy in England keeps Bismarck from Bay of Biscay"


def test_an_answer_out_of_place_is_told_of_whole_moves_too() -> None:
    case = Case(**WAR, step="patrol", seat="british", units={"england": ["uk_hood"]})
    refusal = case.game.why_not(case.state, "british", "keep")
    assert refusal is not None
    assert refusal.text.endswith("expected: 'pick', 'done', 'send', 'raiders'")


@pytest.mark.rule("AW-RTB-01", "AW-MAP-11")
def test_ways_home_are_refused_by_name() -> None:
    case = Case(**WAR, step="return", units={"north_sea": ["uk_hood"]})
    case.do("british", "pick uk_hood")
    assert "Singapore is in the other theatre" in case.refuses("british", "to singapore", "AW-MAP-11").text


@pytest.mark.rule("AW-DEC-76")
def test_escort_groups_may_be_placed_in_the_baltic_sea() -> None:
    units = {"reserve": ["uk_hk_group_1"], "england": ["uk_hood"]}
    case = Case(**WAR, step="patrol", seat="british", units=units)
    case.refuses("british", "send baltic_sea uk_hood", "AW-CHK-08")
    case.do("british", "send baltic_sea uk_hk_group_1")
    assert case.where("uk_hk_group_1") == "baltic_sea"
