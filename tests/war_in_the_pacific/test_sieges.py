"""Sieges of fortified hexes. [23.8]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.command import costs
from tests.war_in_the_pacific.ashore import LandCase

CITY, CAUSEWAY, WEST = "C0108", "A3833", "C0107"
FORT = {"strength": 2, "size": 10, "side": "allied"}
GUARD = ["br-bde-6ind", "br-bde-8ind"]
PASS, FAIL = 10, 9  # faces of a die that always passes, or always fails, a check
NOBODY = 1


def siege(defenders: list[str] = GUARD, **more: Any) -> LandCase:
    """A Japanese regiment in Singapore beside its garrison, both ways out held."""
    where = {CITY: ["ja-rgt-55", *defenders], CAUSEWAY: ["ja-rgt-56"], WEST: ["ja-rgt-114"]}
    found = {"control": {CAUSEWAY: "japan", WEST: "japan"}, "forts": {CITY: FORT}, "first": "japan"}
    return LandCase(more.pop("phase", "ground_first"), where, **{**found, **more})


@pytest.mark.rule("BR-23-15")
def test_a_fortified_hex_is_besieged_instead_of_attacked() -> None:
    case = siege()
    assert f"besiege {CITY}" in case.answers("japan")
    case.do("japan", f"besiege {CITY}")  # no dice: there is no combat
    case.refuses("japan", f"attack {CITY}", "BR-23-32")
    case.refuses("japan", f"besiege {CITY}", "BR-23-15")
    assert case.play.war.sieges == {case.play.hex(CITY): 0}


@pytest.mark.rule("BR-23-15", "BR-23-02")
def test_who_has_just_entered_may_besiege_too() -> None:
    case = LandCase(
        "ground_first", {CAUSEWAY: ["ja-rgt-55"], WEST: ["ja-rgt-114"], CITY: GUARD},
        control={CAUSEWAY: "japan", WEST: "japan"}, forts={CITY: FORT}, first="japan",
    )  # fmt: skip
    case.do("japan", f"move ja-rgt-55 {CITY}")
    case.refuses("japan", "done", "BR-23-02")
    case.do("japan", f"besiege {CITY}")
    assert "done" in case.answers("japan")


@pytest.mark.rule("BR-23-15")
@pytest.mark.parametrize("forts", [{}, {CITY: {**FORT, "damage": 2}}])
def test_there_is_no_siege_without_an_intact_fort(forts: dict[str, Any]) -> None:
    siege(forts=forts).refuses("japan", f"besiege {CITY}", "BR-23-15")


@pytest.mark.rule("BR-23-15")
def test_there_is_no_siege_while_the_defenders_have_a_way_out() -> None:
    case = LandCase(
        "ground_first", {CITY: ["ja-rgt-55", *GUARD], CAUSEWAY: ["ja-rgt-56"]}, forts={CITY: FORT},
        control={CAUSEWAY: "japan", WEST: "allied"}, first="japan",
    )  # fmt: skip
    case.refuses("japan", f"besiege {CITY}", "BR-23-15")


@pytest.mark.rule("BR-23-15")
def test_the_besieged_pay_double_for_activation() -> None:
    free = siege(phase="ground_activation")
    shut = siege(phase="ground_activation", war={"sieges": {CITY: "japan"}})
    unit = free.number("br-bde-6ind")
    assert costs.unit_cost(shut.play, unit) == 2 * costs.unit_cost(free.play, unit)
    names = [factor.name for factor in costs.unit_factors(shut.play, unit)]
    assert names[-1] == "besieged"
    mine = free.number("ja-rgt-55")
    assert costs.unit_cost(shut.play, mine) == costs.unit_cost(free.play, mine)
    left = LandCase("ground_activation", {CITY: GUARD}, war={"sieges": {CITY: "japan"}})  # nobody is there
    assert costs.unit_cost(left.play, unit) == costs.unit_cost(free.play, unit)


@pytest.mark.rule("BR-23-15")
def test_when_the_lead_unit_gives_way_the_besieger_breaks_a_unit() -> None:
    case = siege(phase="ground_sieges", war={"sieges": {CITY: "japan"}}, dice=[NOBODY, FAIL])
    assert case.answers("japan") == ["wear-down br-bde-6ind", "wear-down br-bde-8ind"]
    case.refuses("japan", "wear-down ja-rgt-55", "BR-23-15")
    case.do("japan", "wear-down br-bde-8ind")
    assert case.marked("br-bde-8ind", "broken")
    assert not case.marked("br-bde-6ind", "broken")


@pytest.mark.rule("BR-23-15")
def test_a_lead_unit_that_holds_keeps_all_whole() -> None:
    case = siege(phase="ground_sieges", war={"sieges": {CITY: "japan"}}, dice=[NOBODY, PASS])
    assert not any(case.marked(unit, "broken") for unit in ("br-bde-6ind", "br-bde-8ind"))


@pytest.mark.rule("BR-23-15")
def test_a_single_unit_breaks_without_a_question() -> None:
    case = siege(["br-bde-6ind"], phase="ground_sieges", war={"sieges": {CITY: "japan"}}, dice=[NOBODY, FAIL])
    assert case.marked("br-bde-6ind", "broken")


@pytest.mark.rule("BR-23-15")
def test_a_siege_ends_with_the_next_segment_of_the_besieger() -> None:
    case = siege(phase="ground_assault", war={"sieges": {CITY: "japan"}})
    assert case.play.war.sieges == {}
