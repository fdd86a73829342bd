"""Bases that are damaged while their aircraft are in the air. [4.13, 6.13, 9.3, 61.5]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.war_in_the_pacific.air import attacks, wings
from tests.war_in_the_pacific.afloat import SeaCase
from tests.war_in_the_pacific.test_air_clauses import AKAGI_AND_KAGA, MIDWAY, MIDWAY_FIGHTERS, U16
from tests.war_in_the_pacific.test_air_strikes import U17, air_phase, points, raid
from tests.war_in_the_pacific.test_raid_clauses import coming_home

BOTH = {"J1": AKAGI_AND_KAGA, "U16": U16, "U17": U17}
FIGHTERS = ("air-jn-a6m2-akagi", "air-jn-a6m2-kaga")


def hit(crt: list[int], **more: Any) -> SeaCase:
    """Enterprise's bombers hit Kaga; Yorktown's come later, three or more below."""
    case = air_phase(forces=BOTH, **more)
    case.do("japan", "done")
    for force, ship in (("U16", "enterprise"), ("U17", "yorktown")):
        case.do("allied", f"naval-strike {force} contact-1", f"send air-us-sbd-{ship} 2 dive", "launch")
    case.do("allied", "done", dice=[6, 6, 1, 1])
    low = [f"assign {id} {count} low" for id, count in overhead(case).items()]
    case.do("japan", *low, "done")
    case.do("allied", "launch", dice=[1, 1])
    case.do("allied", "target air-us-sbd-enterprise 2 jn-cv-kaga", dice=[3, *crt])
    return case


def overhead(case: SeaCase) -> dict[str, int]:
    """The fighters over the target."""
    return {wings.unit(case.play, air).id: count for air, count, _ in raid(case).cap}


@pytest.mark.rule("BR-6-13", "BR-5-03", "BR-9-03")
@pytest.mark.parametrize(
    ("crt", "damage"),
    [
        ([4, 5, 3, 3, 3, 3, 3], 2),  # 6 points on Resistance 3: 2:1, 9 is D2; five bombers are aboard
        ([6, 5, 6, 6, 6, 6, 6], 3),  # 11: D3
    ],
)
def test_fighters_of_a_carrier_that_is_hit_meet_the_next_strike(crt: list[int], damage: int) -> None:
    case = hit(crt)
    assert case.damage("jn-cv-kaga") == damage
    assert raid(case).line.base == "U17"
    assert overhead(case) == dict.fromkeys(FIGHTERS, 2)


@pytest.mark.rule("BR-6-13", "BR-4-13")
def test_fighters_of_a_carrier_that_is_sunk_meet_the_next_strike() -> None:
    sunk = hit([4, 5], ships={"jn-cv-kaga": {"damage": 3}})  # any damage sinks her; nobody was up
    assert sunk.damage("jn-cv-kaga") == 5
    assert overhead(sunk) == {"air-jn-a6m2-akagi": 2}
    half = hit([6, 6, 5], ships={"jn-cv-kaga": {"damage": 1}})  # 12: D4, and a magazine
    assert half.damage("jn-cv-kaga") == 5
    assert overhead(half) == dict.fromkeys(FIGHTERS, 2)


@pytest.mark.rule("BR-5-03", "BR-11-15")
@pytest.mark.parametrize(("before", "aloft"), [("D2", True), ("D3", False)])
def test_fighters_of_an_airfield_that_was_closed_before_are_on_the_ground(before: str, aloft: bool) -> None:
    case = air_phase(airfields={MIDWAY: before})
    case.do("japan", f"air-strike J1 {MIDWAY} airfield", "send air-jn-d3a-kaga 2 dive", "launch", "done")
    case.do("allied", "done", dice=[3, 4])
    flying = attacks.aloft(case.play, raid(case))
    fighters = [case.play.tables.air_number[id] for id in MIDWAY_FIGHTERS]
    assert all((air in flying) is aloft for air in fighters)


@pytest.mark.rule("WPB-AIR-31")
def test_who_comes_back_to_a_base_damaged_in_this_phase_may_land_elsewhere() -> None:
    def back(rung: str) -> SeaCase:
        return coming_home(rung, struck={MIDWAY: [1, ""]})

    case = back("S")
    assert case.answers("allied") == [
        *(f"divert air-us-b-17-midway-s2 1 {hex}" for hex in ("F2046", "F3141")), "done",
    ]  # fmt: skip
    case.do("allied", "done")
    bomber = case.play.tables.air_number["air-us-b-17-midway-s2"]
    assert case.play.label(case.play.sea.based[bomber]) == MIDWAY
    case = back("D1")
    case.do("allied", "divert air-us-b-17-midway-s2 1 F2046")
    assert case.play.label(case.play.sea.based[bomber]) == "F2046"
    assert points(case, "air-us-b-17-midway-s2") == 1
    whole = coming_home("")
    assert whole.play.label(whole.play.sea.based[bomber]) == MIDWAY


@pytest.mark.rule("BR-9-03", "BR-4-19", "BR-5-03")
@pytest.mark.parametrize(("before", "flying"), [(0, 6), (1, 4), (2, 0)])
def test_of_a_damaged_carrier_as_many_fighters_are_up_as_she_operates(before: int, flying: int) -> None:
    """The Kaga operates 7, at D1 four of them: of six fighters without a mission two are aboard."""
    fighters = (*FIGHTERS, "air-jn-a6m2-hiryu")
    case = air_phase(
        forces=BOTH, ships={"jn-cv-kaga": {"damage": before}}, bases=dict.fromkeys(fighters, "jn-cv-kaga"),
    )  # fmt: skip
    case.do("japan", "done")
    case.do("allied", "naval-strike U16 contact-1", "send air-us-sbd-enterprise 2 dive", "launch")
    case.do("allied", "done", dice=[3, 4])
    up = attacks.aloft(case.play, raid(case))
    assert sum(up.get(case.play.tables.air_number[id], 0) for id in fighters) == flying
