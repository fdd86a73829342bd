"""Orders that come at the wrong time, or that no island knows: the clause that says so."""

from __future__ import annotations

import pytest

from tests.war_in_the_pacific.afloat import GROUNDED, SeaCase
from tests.war_in_the_pacific.ashore import LandCase
from tests.war_in_the_pacific.setting import Case

ASHORE = {"b0404": ["mc-rgt-2"], "b0604": ["jn-sbf-3sp"]}


@pytest.mark.rule("WPA-TAC-56", "WPA-TAC-57")
@pytest.mark.parametrize(
    ("answer", "clause"), [("besiege b0604", "WPA-TAC-56"), ("force-march mc-rgt-2 b0504", "WPA-TAC-57")]
)
def test_what_no_tactical_map_knows(answer: str, clause: str) -> None:
    Case("first", ASHORE).refuses("allied", answer, clause)


@pytest.mark.rule("SC-S1-12", "SC-S1-04", "BR-3-14", "BR-3-15", "BR-3-16", "BR-3-18", "WPA-TDP-11")
@pytest.mark.parametrize(
    ("phase", "answer", "clause"),
    [
        ("first", "activate mc-rgt-2", "BR-3-14"),
        ("first", "fortify b0404 strength", "BR-3-18"),
        ("first", "bombard b0604 fort", "SC-S1-04"),
        ("first", "strike b0604 fort", "SC-S1-06"),
        ("first", "assault mc-rgt-2 4 b0604", "WPA-TDP-11"),
        ("activation", "move mc-rgt-2 b0504", "BR-3-16"),
        ("activation", "land b0604", "BR-3-15"),
        ("engineering", "attack b0604", "BR-3-16"),
        ("air", "unload mc-rgt-2", "SC-S1-04"),
        ("air", "split mc-rgt-2 1", "BR-23-29"),
    ],
)
def test_each_order_has_its_time_on_an_island(phase: str, answer: str, clause: str) -> None:
    Case(phase, ASHORE).refuses("allied", answer, clause)


@pytest.mark.rule(
    "BR-3-03", "BR-3-04", "BR-3-09", "BR-12-06", "WPB-SIG-01", "BR-3-25", "WPB-MAG-10", "WPB-MAG-13"
)
@pytest.mark.parametrize(
    ("answer", "clause"),
    [
        ("air-strike J8 F1234 airfield", "BR-3-09"),
        ("sequence sequence-1 1 1", "BR-12-06"),
        ("first", "BR-3-03"),
        ("sigint", "WPB-SIG-01"),
        ("course F1033", "BR-3-25"),
        ("detach jn-ca-tone", "BR-8-02"),
        ("leave-behind jn-ca-tone", "BR-9-05"),
        ("keep-contact", "BR-16-02"),
        ("bombard-base port", "BR-17-18"),
        ("withdraw F1033", "BR-19-12"),
        ("torpedo jn-ca-tone", "BR-22-07"),
        ("target air-jn-d3a-kaga 1 us-cv-yorktown", "BR-10-04"),
        ("pounce low", "BR-6-12"),
        ("divert air-jn-d3a-kaga 1 jn-cv-akagi", "BR-4-13"),
        ("reveal-dummy", "WPB-MAG-10"),
        ("attack-subron sub-us-mid1 F1033", "WPB-MAG-13"),
    ],
)
def test_each_order_has_its_time_at_sea(answer: str, clause: str) -> None:
    forces = {"J8": {"hex": "F1032", "ships": ["jn-ca-tone"], "mission": "MOVT"}}
    case = SeaCase("naval", forces=forces, subrons={}, air=GROUNDED)
    case.do("allied", "no", dice=[6, 6, 1, 1])
    case.do("japan", "first")
    case.refuses("japan", answer, clause)


@pytest.mark.rule(
    "BR-3-15", "BR-3-16", "BR-17-01", "WPA-CLK-12", "WPA-CMD-50", "WPA-DEM-01", "WPA-ECL-21", "WPA-ENG-01",
    "WPA-HQ-04", "WPA-HQ-54", "WPA-RAIL-01",
)  # fmt: skip
@pytest.mark.parametrize(
    ("phase", "answer", "clause"),
    [
        ("ground_activation", "land A3529", "BR-3-15"),
        ("ground_activation", "march A3529 A3530", "BR-3-16"),
        ("ground_activation", "entrain ja-rgt-55", "WPA-RAIL-01"),
        ("ground_activation", "demolish ja-rgt-55 airfield", "WPA-DEM-01"),
        ("ground_activation", "fix ja-rgt-55 airfield", "WPA-ENG-01"),
        ("ground_activation", "challenge A3529", "WPA-CLK-12"),
        ("ground_first", "plan-landing hq-25-army A3730", "BR-17-01"),
        ("ground_first", "activate-hq hq-25-army", "WPA-HQ-54"),
        ("ground_first", "lend hq-25-army hq-southern-army 1", "WPA-CMD-50"),
        ("ground_first", "airlift A3529 A3530 hq-25-army", "WPA-ECL-21"),
        ("ground_first", "activate-ship jn-av-sagara-maru hq-25-army", "BR-3-04"),
        ("ground_first", "redeploy hq-25-army A3529", "WPA-HQ-04"),
    ],
)
def test_each_order_has_its_time_in_a_campaign(phase: str, answer: str, clause: str) -> None:
    case = LandCase(phase, {"A3529": ["ja-rgt-55"], "A3632": ["br-bde-6ind"]}, first="japan")
    case.refuses("japan", answer, clause)


@pytest.mark.rule("WPA-FRT-26")
def test_an_attacker_who_must_retreat_reduces_by_another_formula() -> None:
    """21 : 12 and a 1, last man: row 1 throws the attacker back for 1 step; the minimum costs Japan 2."""
    units = {"b0404": ["mc-rgt-2:3"], "b0504": ["jn-sbf-3sp"]}
    case = Case("first", units, forts={"b0504": [4, 2]}, leaders={"ldr-julian-smith": "gone"})
    case.do("allied", "move mc-rgt-2 b0504", "attack b0504")
    case.do("japan", "last-man")
    case.do("allied", "no", dice=[3, 4])  # nobody controls
    case.do("japan", "announce AB", dice=[6, 1, 1])
    case.refuses("allied", "reduce 3", "WPA-FRT-26")  # 2 x (2 - 1)
    assert case.allows("allied", "reduce 2")
