"""Land that nationality closes to a unit. [3.1.4]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.factions import SOVIET, WESTERN
from flagplot.games.dai_senso.movement import entering, restrictions
from flagplot.games.dai_senso.politics.war_and_peace import declaration
from tests.dai_senso.fight import Fight
from tests.dai_senso.setting import Case

AXIS_MINORS = {
    "manchukuo": {"status": "active", "alignment": "axis"},
    "hopeh": {"status": "active", "alignment": "axis"},
    "mongolia": {"status": "active", "alignment": "axis"},
    "siam": {"status": "active", "alignment": "axis"},
}
TOKYO, MUKDEN, PEIPING, ULAN_BATOR, KEIJO = "e4904", "w5226", "w5223", "w5621", "w5027"
WAR = dict.fromkeys(("us_western_minors", "britain", "russia", "soviet_minors"), "war")


def at(unit: str, hex: str, phasing: str = "axis", **more: Any) -> Case:
    """A unit anywhere, everybody at War."""
    more = {"posture": WAR, "scenario": "china-incident", **more}
    return Case("reserve_movement", {hex: [unit]}, more.pop("boxes", None), phasing=phasing, **more)


def bars(case: Case, unit: str, hex: str) -> str:
    """The clause of nationality that closes a hex, or nothing."""
    refusal = restrictions.why_not(case.war, case.number(unit), case.hex(hex))
    return refusal.rule if refusal else ""


@pytest.mark.rule("DSA-MOV-57")
def test_axis_minors_stay_out_of_each_other_and_of_japan() -> None:
    case = at("MAN-INF-01", MUKDEN, countries=AXIS_MINORS)
    assert bars(case, "MAN-INF-01", MUKDEN) == ""
    assert bars(case, "MAN-INF-01", PEIPING) == "DSA-MOV-57"
    assert bars(case, "MAN-INF-01", TOKYO) == "DSA-MOV-57"
    assert bars(case, "MAN-INF-01", KEIJO) == "DSA-MOV-57"  # a Dependent of Japan
    assert bars(case, "MAN-INF-01", "w4724") == ""  # Nanking, of the enemy
    assert bars(case, "JP-INFA-01", PEIPING) == ""  # Japanese units go anywhere


@pytest.mark.rule("DSA-MOV-57")
def test_exp_units_go_into_any_axis_country_but_not_into_dependents() -> None:
    case = at("SIAM-EXP-01", "w3817", countries=AXIS_MINORS)
    assert bars(case, "SIAM-EXP-01", PEIPING) == bars(case, "SIAM-EXP-01", TOKYO) == ""
    assert bars(case, "SIAM-EXP-01", KEIJO) == "DSA-MOV-57"


@pytest.mark.rule("DSA-MOV-57")
def test_movement_offers_none_of_it() -> None:
    case = at("MAN-INF-01/back", "w5224", countries=AXIS_MINORS)
    assert "move MAN-INF-01 w5223" not in case.legal("axis", "move")
    assert entering.bounds(case.war, case.number("MAN-INF-01")) >> case.hex(PEIPING) & 1
    case.refuses("axis", "move MAN-INF-01 w5223", "DSA-MOV-57")


@pytest.mark.rule("DSA-MOV-58", "DSB-MN-01")
def test_an_axis_hq_of_two_nations_enters_the_home_of_its_minor_alone() -> None:
    """EX-105: of a Hopeh and a Japanese step; Hopeh is open to it, Japan and an Axis Mongolia are not."""
    case = at("AX-AEX-01", PEIPING, countries=AXIS_MINORS, boxes={"axis_aex": ["HO-EXP-01"]})
    assert bars(case, "AX-AEX-01", PEIPING) == ""
    assert bars(case, "AX-AEX-01", TOKYO) == bars(case, "AX-AEX-01", ULAN_BATOR) == "DSA-MOV-58"


@pytest.mark.rule("DSA-MOV-54", "DSB-WS-12")
def test_before_the_war_nobody_leaves_his_country() -> None:
    peace = {"war_state": "pre_war"}
    case = at("JP-INFA-01", KEIJO, **peace)
    assert bars(case, "JP-INFA-01", TOKYO) == bars(case, "JP-INFA-01", MUKDEN) == ""  # and its Dependents
    assert bars(case, "JP-INFA-01", PEIPING) == "DSA-MOV-54"
    chinese = at("W-KMT-01", PEIPING, "western", **peace)
    assert bars(chinese, "W-KMT-01", "w4724") == ""  # an HQ of all China is at home in all of it
    assert bars(at("JP-INFA-01", KEIJO), "JP-INFA-01", PEIPING) == ""


@pytest.mark.rule("DSA-MOV-56", "DSB-MK-38-1")
def test_quit_india_keeps_western_units_in_india() -> None:
    marker = {"affairs": {"markers": {"quit_india": "swb"}}}
    case = at("BR-INF1-01", "w4213", "western", **marker)  # Calcutta
    assert bars(case, "BR-INF1-01", "w4313") == ""
    assert bars(case, "BR-INF1-01", "w4115") == "DSA-MOV-56"
    assert bars(at("BR-INF1-01", "w4213", "western"), "BR-INF1-01", "w4115") == ""
    outside = at("BR-INF1-01", "w4115", "western", **marker)
    assert bars(outside, "BR-INF1-01", "w4215") == ""


@pytest.mark.rule("DSA-MOV-60", "DSB-MK-16-1", "DSB-MK-34-2")
@pytest.mark.parametrize("marker", ["free_passage", "no_occupation"])
def test_a_marker_in_its_capital_keeps_a_unit_at_home(marker: str) -> None:
    held: dict[str, Any] = {"affairs": {"capitals": {"siam": [marker]}}, "countries": AXIS_MINORS}
    case = at("SIAM-INF-01", "w3817", **held)
    assert bars(case, "SIAM-INF-01", "w3916") == ""
    assert bars(case, "SIAM-INF-01", "w4115") == "DSA-MOV-60"
    free = at("SIAM-INF-01", "w3817", countries=AXIS_MINORS)
    assert bars(free, "SIAM-INF-01", "w4115") == ""


@pytest.mark.rule("DSA-MOV-61")
def test_the_western_edge_of_russia_is_soviet_ground() -> None:
    for unit, phasing in (("JP-INFA-01", "axis"), ("BR-INFA-01", "western")):
        assert bars(at(unit, KEIJO, phasing), unit, "w5311") == "DSA-MOV-61"
    assert bars(at("RU-INFA-01", "w5824", "soviet"), "RU-INFA-01", "w5311") == ""


@pytest.mark.rule("DSA-CMB-13", "DSB-WS-13")
def test_nobody_attacks_before_the_war() -> None:
    fight = Fight(
        {"w5224": ["JP-INFA-01"], PEIPING: ["HO-WZ-01"]},
        phasing="axis",
        scenario="china-incident",
        war_state="pre_war",
    )
    assert not fight.legal("axis", "target")
    fight.refuses("axis", f"target {PEIPING}", "DSA-CMB-13")


@pytest.mark.rule("DSA-CMB-14", "DSA-MOV-59")
def test_kwantung_units_attack_where_they_may_not_go() -> None:
    fight = Fight(
        {"w5224": ["KW-INFA-01"], PEIPING: ["HO-DEF-01"]}, phasing="axis", scenario="china-incident"
    )
    fight.do("axis", f"target {PEIPING}")
    assert fight.legal("axis", "commit") == ["commit KW-INFA-01"]
    refusal = entering.barred(fight.war, fight.number("KW-INFA-01"), fight.hex(PEIPING))
    assert refusal is not None


@pytest.mark.rule("DSA-MOV-62")
def test_the_soviets_do_not_enter_what_the_west_has_just_driven_to_the_axis() -> None:
    joined = {"affairs": {"risen": ["mongolia"]}, "countries": AXIS_MINORS}
    case = at("RU-INFA-01", "w5824", "soviet", **joined)
    assert bars(case, "RU-INFA-01", ULAN_BATOR) == "DSA-MOV-62"
    assert bars(at("RU-INFA-01", "w5824", "soviet"), "RU-INFA-01", ULAN_BATOR) == ""
    war = at("RU-INFA-01", "w5824", "western", countries={"siam": {"status": "neutral", "alignment": ""}}).war
    declaration(war, "siam", WESTERN)
    assert war.affairs.risen == ("siam",)
    declaration(war, "tibet", SOVIET)
    assert war.affairs.risen == ("siam",)  # the Western segment alone
