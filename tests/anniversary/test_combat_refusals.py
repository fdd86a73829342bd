"""What is missing for an answer that belongs to combat, and how breaking off is told."""

from __future__ import annotations

import pytest

from flagplot.games.axis_allies.events import Retreated
from tests.anniversary.fights import conduct
from tests.anniversary.helpers import Case

RAIDS = {space: {"germany": {"bomber~raiding2": 1}} for space in ("united_kingdom", "caucasus")}
GUN = {"northwestern_europe": {"germany": {"aa_gun": 1}}}


@pytest.mark.rule("A50-TEC-10")
def test_launching_without_rockets_says_so() -> None:
    case = conduct("germany", {**RAIDS, **GUN})
    refusal = case.refuses("germany", "launch northwestern_europe united_kingdom", "A50-TEC-10")
    assert "not developed rockets" in refusal.text


@pytest.mark.rule("A50-TEC-10", "A50-CBT-01")
def test_launching_after_the_raids_says_so() -> None:
    battle = {"baltic_states": {"germany": {"tank": 1}, "ussr": {"infantry": 1}}}
    case = conduct(
        "germany",
        {**GUN, **battle},
        technologies={"germany": ["rockets"]},
        this_turn={"origins": {"baltic_states": ["poland"]}},
    )
    case.do("germany", "done", dice=[6, 6])
    refusal = case.refuses("germany", "launch northwestern_europe united_kingdom", "A50-TEC-10")
    assert "at the beginning of combat" in refusal.text


@pytest.mark.rule("A50-UNI-18")
def test_bombarding_without_an_assault_says_so() -> None:
    case = conduct("germany", {**RAIDS, "sz5": {"germany": {"cruiser": 1}}})
    refusal = case.refuses("germany", "bombard cruiser karelia_ssr", "A50-UNI-18")
    assert "No assault" in refusal.text


@pytest.mark.rule("A50-SBR-01")
def test_a_raid_where_no_bomber_was_sent() -> None:
    case = conduct("germany", RAIDS)
    assert case.legal("germany") == ["raid caucasus", "raid united_kingdom"]
    refusal = case.refuses("germany", "raid russia", "A50-SBR-01")
    assert "No bomber was sent" in refusal.text


def fought(**attackers: int) -> Case:
    """After a round without a hit in the Baltic States."""
    case = conduct(
        "germany",
        {"baltic_states": {"germany": attackers, "ussr": {"infantry": 1}}},
        this_turn={"origins": {"baltic_states": ["poland"]}},
        dice=[6] * (len(attackers) + 1),
    )
    assert "press" in case.legal("germany")
    return case


@pytest.mark.rule("A50-RET-02", "A50-AMP-20")
def test_withdrawing_is_not_retreating() -> None:
    refusal = fought(tank=1).refuses("germany", "withdraw poland", "A50-AMP-20")
    assert "all leave together with 'retreat'" in refusal.text


@pytest.mark.rule("A50-RET-05")
def test_aircraft_that_break_off_are_not_said_to_go_anywhere() -> None:
    case = fought(**{"tank": 1, "fighter~attacking2": 1}).do("germany", "retreat poland")
    told = next(event for event in case.events if isinstance(event, Retreated))
    assert (told.units, told.aloft, told.to) == ("tank", "fighter", "poland")
    alone = fought(**{"fighter~attacking2": 1}).do("germany", "retreat air")
    told = next(event for event in alone.events if isinstance(event, Retreated))
    assert (told.units, told.aloft) == ("", "fighter")
    assert "retreats" not in told.text()
