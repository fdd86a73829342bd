"""Submarines against transports that pass without escort (EX-B17 and beyond)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.pacific_1940.helpers import Case

rule = pytest.mark.rule
LOADED = "transport[infantry,infantry]"


def passing(turn: str = "usa", phase: str = "noncombat_move", **units: dict[str, dict[str, int]]) -> Case:
    there: dict[str, Any] = {
        "sea26": {"usa": {LOADED: 1, "transport[tank]": 1}},
        "sea30": {"japan": {"submarine": 1}},
        **units,
    }
    return Case(turn=turn, phase=phase, units=there)


def sail(case: Case, *more: str) -> Case:
    return case.do("usa", "move sea26 sea", f"take {LOADED} 1", "take transport[tank] 1", *more, "step sea30")


@rule("P40-SUB-10")
@rule("P40-SUB-11")
@rule("P40-SUB-12")
@rule("P40-TRN-04")
def test_hit_costs_a_transport_of_the_movers_choice_with_its_cargo() -> None:
    case = sail(passing())
    assert case.waiting == ("japan",)
    assert case.legal("japan") == ["fire 0", "fire 1"]
    case.do("japan", "fire 1", dice=[2])
    assert case.waiting == ("usa",)
    assert sorted(case.legal("usa")) == [f"sink {LOADED}", "sink transport[tank]"]
    case.do("usa", "sink transport[tank]", "step sea49", "halt")
    assert case.units("sea49") == {"usa": {LOADED: 1}}
    assert case.units("sea30") == {"japan": {"submarine": 1}}


@rule("P40-SUB-11")
@rule("P40-SUB-12")
def test_three_misses() -> None:
    case = sail(passing())
    case.do("japan", "fire 1", dice=[3]).do("usa", "step sea49", "halt")
    assert case.units("sea49") == {"usa": {LOADED: 1, "transport[tank]": 1}}


@rule("P40-SUB-10")
@rule("P40-SUB-18")
def test_owner_may_hold_fire() -> None:
    case = sail(passing()).do("japan", "fire 0")
    assert case.waiting == ("usa",)
    assert "step sea49" in case.legal("usa")


@rule("P40-SUB-10")
@rule("P40-SUB-18")
def test_escort_that_makes_the_whole_move_protects() -> None:
    case = passing(sea26={"usa": {LOADED: 1, "transport[tank]": 1, "destroyer": 1}})
    sail(case, "take destroyer 1")
    assert case.waiting == ("usa",)


@rule("P40-SUB-18")
def test_warship_lying_in_the_zone_does_not_protect() -> None:
    case = passing(sea30={"japan": {"submarine": 1}, "usa": {"destroyer": 1}})
    assert sail(case).waiting == ("japan",)


@rule("P40-SUB-18")
def test_warship_that_went_ahead_does_not_protect() -> None:
    case = passing(sea26={"usa": {LOADED: 1, "transport[tank]": 1, "destroyer": 1}})
    case.do("usa", "move sea26 sea", "take destroyer 1", "step sea30", "halt")
    assert sail(case).waiting == ("japan",)


@rule("P40-SUB-18")
@rule("P40-SUB-15")
def test_own_submarine_is_no_escort() -> None:
    case = passing(sea26={"usa": {LOADED: 1, "transport[tank]": 1, "submarine": 1}})
    sail(case, "take submarine 1")
    assert case.waiting == ("japan",)


@rule("P40-SUB-18")
def test_leaving_a_submarines_zone_is_safe() -> None:
    case = passing(sea26={"usa": {LOADED: 1, "transport[tank]": 1}, "japan": {"submarine": 1}}, sea30={})
    assert sail(case).waiting == ("usa",)


@rule("P40-SUB-10")
def test_warships_are_not_fired_at() -> None:
    case = passing(sea26={"usa": {"submarine": 1}})
    case.do("usa", "move sea26 sea", "take submarine 1", "step sea30")
    assert case.waiting == ("usa",)


@rule("P40-SUB-10")
def test_submarines_of_powers_at_peace_hold_their_fire() -> None:
    units = {"sea26": {"usa": {"transport": 1}}, "sea30": {"japan": {"submarine": 1}}}
    case = Case(turn="usa", phase="noncombat_move", war=["china"], units=units)
    case.do("usa", "move sea26 sea", "take transport 1", "step sea30")
    assert case.waiting == ("usa",)


@rule("P40-SUB-18")
def test_each_submarine_fires_once_at_a_group() -> None:
    """Out and back into the same zone with a naval base's third step: who has fired is silent."""
    case = passing(sea30={"japan": {"submarine": 2}})
    sail(case).do("japan", "fire 1", dice=[6])
    case.do("usa", "step sea31", "step sea30")
    assert case.legal("japan") == ["fire 0", "fire 1"]
    case.refuses("japan", "fire 2", "P40-SUB-18")
    case.do("japan", "fire 1", dice=[6])
    assert case.units("sea30")["usa"] == {LOADED: 1, "transport[tank]": 1}


@rule("P40-SUB-11")
def test_one_die_for_each_submarine_and_forced_losses() -> None:
    case = passing(sea30={"japan": {"submarine": 3}})
    sail(case).do("japan", "fire 3", dice=[1, 2, 5])
    assert case.units("sea30") == {"japan": {"submarine": 3}}
    assert case.step == "noncombat_move"  # nothing left to command


@rule("P40-SUB-11")
def test_equal_transports_leave_nothing_to_choose() -> None:
    case = Case(
        turn="usa",
        phase="noncombat_move",
        units={"sea26": {"usa": {"transport": 2}}, "sea30": {"japan": {"submarine": 1}}},
    )
    case.do("usa", "move sea26 sea", "take transport 2", "step sea30").do("japan", "fire 1", dice=[1])
    assert case.waiting == ("usa",)
    assert case.units("sea30")["usa"] == {"transport": 1}


@rule("P40-SUB-18")
def test_several_owners_are_asked_in_turn_order() -> None:
    case = Case(
        turn="japan",
        phase="noncombat_move",
        units={
            "sea6": {"japan": {"transport": 2}},
            "sea16": {"uk": {"submarine": 1}, "usa": {"submarine": 1}},
        },
    )
    case.do("japan", "move sea6 sea", "take transport 2", "step sea16")
    assert case.waiting == ("usa",)
    case.do("usa", "fire 1", dice=[2])
    assert case.waiting == ("uk",)
    case.do("uk", "fire 1", dice=[2])
    assert case.units("sea16") == {"uk": {"submarine": 1}, "usa": {"submarine": 1}}


@rule("P40-SUB-10")
@rule("P40-SUB-12")
@rule("P40-TRN-07")
def test_fire_in_combat_movement_and_survivors_go_on_to_the_assault() -> None:
    case = Case(
        turn="usa",
        phase="combat_move",
        control={"solomon_islands": "japan"},
        units={
            "sea26": {"usa": {"transport": 1, "transport[tank]": 1}},
            "hawaiian_islands": {"usa": {"infantry": 1}},
            "sea30": {"japan": {"submarine": 1}},
        },
    )
    case.do("usa", "move sea26 sea", "take transport 1", "take transport[tank] 1")
    case.do("usa", "load hawaiian_islands infantry transport", "step sea30")
    case.do("japan", "fire 1", dice=[1]).do("usa", "sink transport[tank]", "step sea49", "halt")
    assert case.units("sea49", marks=True)["usa"] == {"transport[infantry!]~assaulting>solomon_islands": 1}


@rule("P40-SUB-12")
def test_survivors_without_an_errand_end_their_move() -> None:
    """The transport with the troops is gone; the empty one that went along may stop or go on."""
    case = Case(
        turn="usa",
        phase="combat_move",
        control={"solomon_islands": "japan"},
        units={
            "sea26": {"usa": {"transport": 1, "transport[tank]": 1}},
            "sea30": {"japan": {"submarine": 1}},
        },
    )
    case.do("usa", "move sea26 sea", "take transport 1", "take transport[tank] 1", "step sea30")
    case.do("japan", "fire 1", dice=[1]).do("usa", "sink transport[tank]")
    assert "halt" in case.legal("usa")
    assert "step sea49" in case.legal("usa")
    case.do("usa", "halt")
    assert case.units("sea30", marks=True)["usa"] == {"transport~done": 1}
