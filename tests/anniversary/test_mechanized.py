"""Mechanized infantry: one infantry keeps pace with each tank."""

from __future__ import annotations

from typing import Any

import pytest

from tests.anniversary.helpers import Case

MECHANIZED = {"germany": ["mechanized_infantry"]}


def moves(units: dict[str, Any], phase: str = "combat_move", **parts: Any) -> Case:
    return Case(turn="germany", phase=phase, units=units, technologies=MECHANIZED, **parts)


@pytest.mark.rule("A50-TEC-26")
def test_one_infantry_moves_two_spaces_with_each_tank() -> None:
    units = {
        "germany": {"germany": {"tank": 1, "infantry": 2}},
        "east_poland": {"ussr": {"infantry": 1}},
    }
    case = moves(units)
    case.refuses("germany", "go germany>poland>east_poland infantry", "A50-CMV-11")
    case.refuses("germany", "go germany>poland>east_poland tank infantry:2", "A50-TEC-26")
    case.do("germany", "go germany>poland>east_poland tank infantry")
    assert case.units("east_poland")["germany"] == {"tank": 1, "infantry": 1}
    without = Case(turn="germany", phase="combat_move", units=units)
    without.refuses("germany", "go germany>poland>east_poland tank infantry", "A50-CMV-11")


@pytest.mark.rule("A50-TEC-26")
def test_artillery_is_not_towed() -> None:
    case = moves(
        {
            "germany": {"germany": {"tank": 1, "infantry": 1, "artillery": 1}},
            "east_poland": {"ussr": {"infantry": 1}},
        }
    )
    case.refuses("germany", "go germany>poland>east_poland tank artillery", "A50-CMV-11")


@pytest.mark.rule("A50-TEC-27")
def test_the_pair_goes_the_same_way_from_start_to_end_in_either_phase() -> None:
    case = moves({"germany": {"germany": {"tank": 1, "infantry": 1}}}, "noncombat_move")
    case.do("germany", "go germany>poland>bulgaria_romania tank infantry")
    assert case.units("bulgaria_romania") == {"germany": {"tank": 1, "infantry": 1}}
    apart = moves(
        {"germany": {"germany": {"tank": 1}}, "poland": {"germany": {"infantry": 1}}}, "noncombat_move"
    )
    apart.do("germany", "go germany>poland tank")
    apart.refuses("germany", "go poland>bulgaria_romania>balkans infantry", "A50-CMV-11")


@pytest.mark.rule("A50-TEC-27")
def test_the_infantry_blitzes_with_its_tank() -> None:
    case = moves({"poland": {"germany": {"tank": 2, "infantry": 2}}})
    case.do("germany", "go poland>east_poland>belorussia tank:2 infantry:2")
    assert case.control("east_poland") == "germany"
    assert case.units("belorussia") == {"germany": {"tank": 2, "infantry": 2}}
    single = moves({"poland": {"germany": {"tank": 1, "infantry": 2}}})
    single.refuses("germany", "go poland>east_poland>belorussia tank infantry:2", "A50-TEC-26")


@pytest.mark.rule("A50-TEC-26", "A50-TEC-27")
def test_the_list_offers_no_more_infantry_than_can_keep_up() -> None:
    case = moves(
        {"germany": {"germany": {"tank": 2, "infantry": 5}}, "east_poland": {"ussr": {"infantry": 1}}}
    )
    case.do("germany", "move germany land")
    assert case.legal("germany") == ["take tank 1", "take tank 2", "cancel"]
    case.do("germany", "take tank 2")
    assert [a for a in case.legal("germany") if "infantry" in a] == ["take infantry 1", "take infantry 2"]
