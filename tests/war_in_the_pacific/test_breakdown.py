"""Divisions are broken down into regiments, and formed again. [23.13]"""

from __future__ import annotations

import json

import pytest

from flagplot.games.war_in_the_pacific.command import breakdown, costs
from tests.war_in_the_pacific.ashore import GAME, GROUNDED, TABLES, LandCase

DIVISION, PARTS = "ja-div-5", ("ja-div-5.1", "ja-div-5.2", "ja-div-5.3")
HOME = "A3529"


def asked(unit: str = DIVISION, units: dict[str, list[str]] | None = None, **more: object) -> LandCase:
    """Joint Activation of Japan."""
    return LandCase(
        "ground_activation", units or {HOME: [unit]}, first="japan", air=GROUNDED,
        control={HOME: "japan"}, **more,
    )  # fmt: skip


@pytest.mark.rule("BR-23-18")
def test_three_equal_regiments_with_the_quality_of_the_division() -> None:
    division = TABLES.ground[TABLES.number[DIVISION]]
    regiments = [TABLES.ground[TABLES.number[id]] for id in PARTS]
    assert [one.steps for one in regiments] == [4, 4, 4]
    assert {one.tq for one in regiments} == {division.tq}
    assert {one.size for one in regiments} == {"regiment"}
    uneven = {unit.id: unit for unit in GAME.play(GAME.start("guadalcanal", seed=1)).tables.ground}
    assert [uneven[f"us-div-37.{at}"].steps for at in (1, 2, 3)] == [6, 5, 5]


@pytest.mark.rule("BR-23-18")
def test_a_division_is_exchanged_for_its_regiments_free_of_charge_and_back() -> None:
    case = asked()
    stocks = case.play.war.cp
    case.do("japan", f"break-down {DIVISION} 4 4 4")
    assert [case.steps(id) for id in PARTS] == [4, 4, 4]
    assert {case.where(id) for id in PARTS} == {HOME}
    assert case.where(DIVISION) == ""
    case.do("japan", f"reform {DIVISION}")
    assert (case.where(DIVISION), case.steps(DIVISION)) == (HOME, 12)
    assert not any(case.where(id) for id in PARTS)
    assert case.play.war.cp == stocks


@pytest.mark.rule("BR-23-18")
def test_a_position_reads_back_when_linked_units_are_formed_again() -> None:
    case = asked(
        units={HOME: list(PARTS), "A3530": ["ja-rgt-55"]}, war={"lines": {"arrows": [*PARTS, "ja-rgt-55"]}}
    )
    case.do("japan", f"reform {DIVISION}")
    there = case.play.lines.arrows
    assert TABLES.number[DIVISION] in there
    assert there == tuple(sorted(there))
    assert GAME.digest(GAME.position(GAME.describe(case.state))) == GAME.digest(case.state)


@pytest.mark.rule("BR-23-18")
def test_steps_are_distributed_as_the_owner_likes_up_to_printed_strengths() -> None:
    case = asked(f"{DIVISION}:7")
    case.refuses("japan", f"break-down {DIVISION} 5 1 1", "BR-23-18")
    case.refuses("japan", f"break-down {DIVISION} 3 3 3", "BR-23-18")
    case.do("japan", f"break-down {DIVISION} 4 3 0")
    assert [case.steps(id) for id in PARTS] == [4, 3, 0]
    assert case.where(PARTS[2]) == ""
    assert list(breakdown.shares(3, (2, 2, 2))) == [
        (2, 1, 0), (2, 0, 1), (1, 2, 0), (1, 1, 1), (1, 0, 2), (0, 2, 1), (0, 1, 2),
    ]  # fmt: skip


@pytest.mark.rule("BR-23-18")
def test_activation_and_broken_status_are_kept() -> None:
    case = asked(f"{DIVISION}/broken", war={"under": {DIVISION: "hq-25-army"}})
    case.do("japan", f"break-down {DIVISION} 4 4 4")
    assert all(case.marked(id, "broken") and case.marked(id, "active") for id in PARTS)
    hq = next(at for at, one in enumerate(TABLES.hqs) if one.id == "hq-25-army")
    assert {case.play.war.under[TABLES.number[id]] for id in PARTS} == {hq}
    asleep = asked(f"{DIVISION}/inactive")
    asleep.do("japan", f"break-down {DIVISION} 4 4 4")
    assert not any(asleep.marked(id, "active") for id in PARTS)
    assert costs.unit_cost(asleep.play, TABLES.number[PARTS[0]]) == 1


@pytest.mark.rule("BR-23-18")
def test_a_division_is_broken_if_a_regiment_is_and_active_if_all_are() -> None:
    mixed = asked(units={HOME: [f"{PARTS[0]}/broken", f"{PARTS[1]}:2/inactive", PARTS[2]]})
    mixed.do("japan", f"reform {DIVISION}")
    assert mixed.steps(DIVISION) == 10
    assert mixed.marked(DIVISION, "broken")
    assert not mixed.marked(DIVISION, "active")


@pytest.mark.rule("BR-23-18")
def test_all_regiments_that_are_left_must_stand_in_one_hex() -> None:
    apart = asked(units={HOME: [PARTS[0]], "A3530": [PARTS[1]]})
    apart.refuses("japan", f"reform {DIVISION}", "BR-23-18")
    lost = asked(units={HOME: [PARTS[0], f"{PARTS[1]}:1"]})  # the third is eliminated
    lost.do("japan", f"reform {DIVISION}")
    assert lost.steps(DIVISION) == 5
    lost.refuses("japan", "break-down ja-rgt-55 1 1 1", "BR-23-18")


@pytest.mark.rule("BR-23-18")
def test_regiments_march_apart() -> None:
    case = LandCase("ground_activation", {"C0108": ["br-bde-6ind"], HOME: [DIVISION]}, first="japan")
    assert f"break-down {DIVISION} 4 4 4" in case.answers("japan")
    case.do("japan", f"break-down {DIVISION} 4 4 4", "done")
    assert [case.steps(id) for id in PARTS] == [4, 4, 4]
    assert case.where(DIVISION) == ""
    while case.state.waiting[0] != "japan" or not any("move" in one for one in case.answers("japan")):
        case.do(case.state.waiting[0], "done")
    case.do("japan", f"move {PARTS[0]} A3528")
    assert (case.where(PARTS[0]), case.where(PARTS[1])) == ("A3528", HOME)


@pytest.mark.rule("BR-23-18")
def test_divisions_are_exchanged_in_the_replacement_segment_too() -> None:
    frames = [{"step": "week", "stage": 1}, {"step": "cycle", "stage": 5}]
    case = LandCase("", {HOME: [f"{DIVISION}:5"]}, air=GROUNDED, frames=frames, turn=4, pair=12)
    case.do("japan", f"break-down {DIVISION} 2 2 1")
    assert [case.steps(id) for id in PARTS] == [2, 2, 1]
    case.do("japan", f"refit {PARTS[0]} Japanese")
    assert case.steps(PARTS[0]) == 3


def test_a_saved_game_without_regiments_still_opens() -> None:
    state = GAME.start("malaya", seed=1)
    document = json.loads(GAME.to_json(state))
    assert GAME.meta.schema == 2
    old = {**document, "schema": 1, "options": {}}
    count = sum(unit.part_of >= 0 for unit in TABLES.ground)
    for column in ("place", "steps", "marks", "spent", "came"):
        old[column] = list(document[column])[:-count]
    assert GAME.digest(GAME.from_json(json.dumps(old))) == GAME.digest(state)


def aboard(paid: int, turn: int = 2, phase: str = "ground_activation") -> LandCase:
    """The 5th Division off Kuantan, partly unloaded: each of its regiments takes 20 MPs."""
    plan = {"side": "japan", "hq": "hq-25-army", "target": "A3831", "units": [DIVISION], "turn": 0}
    force = {"hex": "A3831", "ships": ["jn-cl-kashii"], "mission": "AMPH", "speed": 2}
    war = {"plans": [plan], "begun": {DIVISION: ["A3831", paid]}}
    return LandCase(
        phase, {"jn-cl-kashii": [DIVISION], "A3730": ["br-bde-8ind"]}, first="japan", air=GROUNDED,
        turn=turn, forces={"J7": force}, war={**war, "hqs": {"hq-25-army": {"at": HOME, "active": True}}},
    )  # fmt: skip


@pytest.mark.rule("BR-17-20", "BR-17-03")
def test_a_partly_paid_division_that_is_broken_down_lands_the_regiments_that_are_paid() -> None:
    whole = aboard(45)
    whole.do("japan", "done")
    whole.do("allied", "done")
    assert "land A3831" not in whole.answers("japan")
    case = aboard(45)
    case.do("japan", f"break-down {DIVISION} 4 4 4")
    third = TABLES.number[PARTS[2]]
    assert case.state.war.begun == {third: (case.play.hex("A3831"), 5)}
    assert GAME.digest(GAME.position(GAME.describe(case.state))) == GAME.digest(case.state)
    case.do("japan", "done")
    case.do("allied", "done")
    case.do("japan", "land A3831")
    assert [case.where(id) for id in PARTS] == ["A3831", "A3831", "jn-cl-kashii"]


@pytest.mark.rule("BR-17-20")
def test_what_was_paid_for_regiments_counts_for_the_division_they_form() -> None:
    case = aboard(45)
    case.do("japan", f"break-down {DIVISION} 4 4 4", f"reform {DIVISION}")
    division = TABLES.number[DIVISION]
    assert case.state.war.begun == {division: (case.play.hex("A3831"), 45)}
    assert division not in case.state.unloaded
    paid = aboard(45)
    paid.do("japan", f"break-down {DIVISION} 4 4 4")
    paid.state.unloaded = tuple(sorted(TABLES.number[id] for id in PARTS))
    paid.do("japan", f"reform {DIVISION}")
    assert paid.state.unloaded == (division,)
    assert not paid.state.war.begun
