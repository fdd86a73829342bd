"""War states, Policies and Truces, declarations of war, and Countries that join."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.state import POSTURE_BOXES
from tests.dai_senso.affairs import GOVERNMENT, case, marker, posture, status

TOTAL_WAR = {"step": "total_war"}


@pytest.mark.rule("DSB-WS-27", "DSB-WS-31", "DSB-WS-34")
def test_total_war_sets_its_markers_on_the_turn_track() -> None:
    one = case(TOTAL_WAR, posture={"russia": "disputes"})  # EXB-002, EXB-004
    assert marker(one, "increase_uscl") == "aug-sept-1942"
    assert marker(one, "v_j_day") == "nov-dec-1945"


@pytest.mark.rule("DSB-WS-24", "DSB-WS-28")
def test_a_neutral_russia_enters_the_war_late() -> None:
    one = case(TOTAL_WAR, posture={"russia": "neutrality"}, affairs={"government": "navy"})  # EXB-003
    assert marker(one, "russian_entry") == "aug-sept-1945"
    assert marker(one, "british_entry") == ""  # Treaty has ended


@pytest.mark.rule("DSB-WS-22", "DSB-PO-27", "DSB-PO-32")
def test_five_policies_end_with_total_war() -> None:
    one = case(TOTAL_WAR, posture={"russia": "disputes", "soviet_minors": "disputes"})  # EXB-017
    assert {posture(one, box) for box in POSTURE_BOXES} == {"war"}


@pytest.mark.rule("DSB-WS-24", "DSB-PO-27", "DSB-PO-40", "DSB-MK-22-5", "DSB-MK-22-6")
@pytest.mark.parametrize(("branch", "box"), [("army", "russia"), ("navy", "britain")])
def test_one_government_pays_for_one_policy(branch: str, box: str) -> None:
    held = {"russia": "neutrality", "soviet_minors": "neutrality", "britain": "neutrality"}  # EXB-102
    one = case(TOTAL_WAR, posture=held, affairs={"government": branch, "markers": GOVERNMENT})
    assert one.legal("axis") == [f"choose {box}", "decline"]
    one.do("axis", f"choose {box}")
    assert posture(one, "russia") == posture(one, "britain") == "war"
    assert marker(one, "government") == "delay"
    assert marker(one, "russian_entry") == ""


@pytest.mark.rule("DSB-WS-24", "DSB-MK-22-1")
def test_a_government_that_is_away_pays_for_nothing() -> None:
    one = case(TOTAL_WAR, posture={"russia": "neutrality"}, affairs={"markers": {"government": "delay"}})
    assert posture(one, "russia") == "neutrality"
    assert marker(one, "russian_entry")


@pytest.mark.rule("DSB-WS-25", "DSB-PO-43", "DSB-MK-12-2")
def test_enforced_peace_keeps_a_surrender() -> None:
    held = {"russia": "surrender", "soviet_minors": "war"}
    markers = {**GOVERNMENT, "enforced_peace_russia": "july-aug-1942"}
    one = case(TOTAL_WAR, posture=held, affairs={"government": "army", "markers": markers})
    assert posture(one, "russia") == "surrender"
    free = case(TOTAL_WAR, posture=held, affairs={"government": "army", "markers": GOVERNMENT})
    free.do("axis", "choose russia")
    assert posture(free, "russia") == "war"


@pytest.mark.rule("DSB-WS-23")
def test_acceptance_may_end_and_ends_everywhere() -> None:
    held = {"nationalist_china": "acceptance", "communist_china": "acceptance", "russia": "disputes"}
    one = case(TOTAL_WAR, posture=held)
    one.do("axis", "choose acceptance")
    assert posture(one, "nationalist_china") == posture(one, "communist_china") == "war"
    other = case(TOTAL_WAR, posture=held)
    other.do("axis", "decline")
    assert posture(other, "nationalist_china") == "acceptance"
    assert marker(other, "nationalist_chinese_entry") == "aug-sept-1945"


@pytest.mark.rule("DSB-WS-26")
def test_truces_may_be_ended_one_by_one() -> None:
    held = {"nationalist_china": "armistice", "communist_china": "negotiation", "russia": "disputes"}
    one = case(TOTAL_WAR, posture=held)
    one.do("axis", "choose communist_china", "decline")
    assert posture(one, "communist_china") == "war"
    assert posture(one, "nationalist_china") == "armistice"


@pytest.mark.rule("DSB-WS-29", "DSB-EU-03")
def test_pacific_total_war_sets_europe_on_fire() -> None:
    affairs = {"europe": [0, 0], "esv": 2, "markers": {"european_limited_war": "mar-apr-1942"}}
    one = case(TOTAL_WAR, posture={"russia": "disputes"}, affairs=affairs)
    assert one.war.affairs.esv == 0
    assert one.war.affairs.europe == (2, 2)
    assert marker(one, "v_e_day") == "nov-dec-1945"
    assert marker(one, "european_limited_war") == ""
    burning = case(TOTAL_WAR, posture={"russia": "disputes"}, affairs={"europe": [2, 2], "esv": 2})
    assert burning.war.affairs.esv == 2


REVEAL = {"step": "card_actions"}


@pytest.mark.rule("DSB-WS-06", "DSB-CD-23", "DSB-WS-02")
def test_east_wind_rain_begins_total_war() -> None:
    one = case(REVEAL, cards={"axis": "28a"}, posture={"russia": "disputes"}, dice=[2])
    assert one.state.war_state == 2
    assert one.war.affairs.programs_due


@pytest.mark.rule("DSB-WS-07", "DSI-CRD-03", "DSB-MK-44_1-2")
def test_arsenal_of_democracy_begins_total_war_and_raises_the_uscl() -> None:
    one = case(REVEAL, cards={"western": "35a"}, phasing="western", posture={"russia": "disputes"})
    assert one.state.war_state == 2
    assert one.war.affairs.uscl == 1
    full = case(
        REVEAL, cards={"western": "35a"}, phasing="western", affairs={"uscl": 4}, war_state="total_war"
    )
    assert full.war.affairs.uscl == 4


PRE_WAR: dict[str, Any] = {
    "scenario": "rising-sun",
    "year": 1937,
    "turn": "May-June",
    "war_state": "pre_war",
    "affairs": {"markers": GOVERNMENT, "vp": 0},
}


@pytest.mark.rule("DSB-WS-04", "DSB-WS-17", "DSB-WS-03")
def test_a_plan_adopted_begins_limited_war_and_brings_its_units() -> None:
    one = case(REVEAL, boxes={"axis_events": ["JP-AF-04", "JP-AF-03"]}, cards={"axis": "2a"}, **PRE_WAR)
    assert one.state.war_state == 1
    assert one.where("JP-AF-04") == "delay"  # Outbreak of War
    assert one.where("JP-AF-03") == "axis_events"  # Army Program


@pytest.mark.rule("DSB-WS-21")
def test_total_war_out_of_peace_brings_the_outbreak_first() -> None:
    one = case(REVEAL, boxes={"axis_events": ["JP-AF-04"]}, cards={"axis": "28a"}, dice=[2], **PRE_WAR)
    assert one.state.war_state == 2
    assert one.where("JP-AF-04") == "delay"


# -- declarations of war ---------------------------------------------------------------------------------

PEACE = {"step": "war_and_peace"}
FIGHTING = {"us_western_minors": "war", "britain": "war", "russia": "neutrality"}


@pytest.mark.rule("DSA-WPS-01", "DSA-WPS-02", "DSB-AL-05", "DSB-ST-03", "DSB-ST-04")
def test_the_axis_declares_war_and_the_victim_joins_an_ally() -> None:
    one = case(PEACE, posture=FIGHTING)
    assert "choose siam" in one.legal("axis")
    one.do("axis", "choose siam")
    assert status(one, "siam") == (0, 1)
    assert one.where("SIAM-RES-01") == "western_pool"
    assert one.state.waiting == ("western",)  # who sets Siam up


@pytest.mark.rule("DSB-CS-06", "DSB-CS-07", "DSB-CS-08", "DSB-CS-10", "DSB-CS-03", "DSB-MK-32-1")
def test_a_country_is_set_up_and_mobilizes() -> None:
    one = case(PEACE, posture=FIGHTING)
    one.do("axis", "choose siam")
    assert one.where("mobilizing-01") == "w3817"  # Bangkok
    one.refuses("western", "choose w4015", "DSB-CS-06")  # Rangoon
    one.do("western", "choose w3817")
    one.refuses("western", "choose w3817", "DSB-CS-06")  # one unit to a hex
    one.do("western", one.legal("western")[0])
    one.do("western", one.legal("western")[0], dice=[1])  # the last; the die lets one unit mobilize
    assert [one.steps(f"SIAM-INF-0{n}") for n in (1, 2)] == [1, 1]
    one.do("western", "choose SIAM-INF-01")
    assert one.steps("SIAM-INF-01") == 2
    assert one.state.waiting == ("axis",)  # the Axis may go on declaring war


@pytest.mark.rule("DSA-WPS-06", "DSB-WS-11", "DSB-WS-18")
def test_nobody_declares_war_in_peace_and_allies_only_in_total_war() -> None:
    assert case(PEACE, posture=FIGHTING, war_state="pre_war").halted
    west: dict[str, Any] = {"phasing": "western", "posture": FIGHTING}
    assert case(PEACE, war_state="limited_war", **west).halted
    one = case(PEACE, war_state="total_war", **west)
    assert "choose siam" in one.legal("western")


@pytest.mark.rule("DSA-WPS-05", "DSB-FC-06")
def test_only_neutral_minor_countries_are_declared_upon() -> None:
    one = case(PEACE, posture=FIGHTING)
    one.refuses("axis", "choose britain", "DSA-WPS-05")
    one.refuses("axis", "choose hopeh", "DSA-WPS-05")


@pytest.mark.rule("DSA-WPS-04", "DSB-CS-14", "DSB-MK-34-1")
def test_the_axis_may_forbid_itself_to_occupy_an_ally_it_was_given() -> None:
    one = case(PEACE, posture=FIGHTING, phasing="western", war_state="total_war", dice=[])
    one.do("western", "choose tibet")
    assert status(one, "tibet") == (0, 0)
    one.do("axis", "choose no_occupation")
    assert one.war.affairs.capitals["tibet"] == ("no_occupation",)


@pytest.mark.rule("DSB-PO-38", "DSB-PO-41", "DSB-PO-42", "DSA-WPS-03")
def test_a_policy_that_protects_a_neutral_country_ends_with_the_declaration() -> None:
    one = case(PEACE, posture={"us_western_minors": "quarantine", "britain": "war"})
    one.do("axis", "choose siam")
    assert posture(one, "us_western_minors") == "war"
    bound = case(
        PEACE, posture={"us_western_minors": "neutrality"}, affairs={"markers": {"government": "delay"}}
    )
    bound.refuses("axis", "choose siam", "DSA-WPS-05")


# -- Truces ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-WPS-07", "DSB-TR-21", "DSB-TR-19", "DSB-MK-43-1", "DSA-WPS-10c")
def test_only_negotiation_falls_outside_seasonal_turns() -> None:
    held = {**FIGHTING, "nationalist_china": "armistice"}  # EXB-108
    one = case(PEACE, posture=held, turn="Jan-Feb", year=1942)
    one.do("axis", "decline")
    assert one.halted
    held["nationalist_china"] = "negotiation"
    one = case(PEACE, posture=held, turn="Jan-Feb", year=1942)
    one.do("axis", "decline", "choose western")
    assert posture(one, "nationalist_china") == "war"


@pytest.mark.rule("DSA-WPS-08", "DSA-WPS-10", "DSA-WPS-10a", "DSA-WPS-10b")
def test_all_truces_of_a_faction_fall_together() -> None:
    held = {"nationalist_china": "armistice", "britain": "reassess_policy", "russia": "armistice"}
    one = case(PEACE, posture=held)
    one.do("axis", "decline", "choose western")
    assert posture(one, "nationalist_china") == "negotiation"
    assert posture(one, "britain") == "armistice"
    assert posture(one, "russia") == "armistice"  # of the other faction


@pytest.mark.rule("DSA-WPS-09")
def test_an_ally_reduces_only_its_own_truces_the_axis_those_of_both() -> None:
    held = {"nationalist_china": "armistice", "russia": "armistice"}
    one = case(PEACE, posture=held, phasing="western")
    assert one.legal("western") == ["choose western", "decline"]
    axis = case(PEACE, posture=held)
    axis.do("axis", "decline", "choose soviet", "choose western")
    assert posture(axis, "russia") == posture(axis, "nationalist_china") == "negotiation"


# -- alignment -------------------------------------------------------------------------------------------


def activation(country: str, **fields: Any) -> dict[str, Any]:
    return {"step": "activation", "country": country, **fields}


HOPEH: dict[str, Any] = {"countries": {"hopeh": {"status": "neutral", "alignment": ""}}}


@pytest.mark.rule("DSB-AL-06", "DSB-AL-03")
def test_in_peace_the_axis_chooses_whom_a_neighbour_of_the_soviets_joins() -> None:
    one = case(activation("hopeh"), **PRE_WAR)  # EXB-009
    assert one.legal("axis") == ["choose western", "choose soviet"]
    one.do("axis", "choose western")
    assert status(one, "hopeh") == (0, 1)
    assert case(activation("hopeh", faction=2), **PRE_WAR).state.waiting != ("axis",)


@pytest.mark.rule("DSB-AL-04")
def test_influence_of_an_ally_decides() -> None:
    affairs = {"capitals": {"hopeh": ["influence_soviet"]}}
    one = case(activation("hopeh"), **{**PRE_WAR, "affairs": affairs})
    assert status(one, "hopeh") == (0, 2)


@pytest.mark.rule("DSB-AL-07")
def test_without_a_strategic_hex_a_neighbour_of_the_soviets_joins_them() -> None:
    assert status(case(activation("sinkiang"), war_state="total_war"), "sinkiang") == (0, 2)


@pytest.mark.rule("DSB-AL-08")
@pytest.mark.parametrize(("die", "side"), [(3, 1), (4, 2)])
def test_otherwise_a_die_decides(die: int, side: int) -> None:
    one = case(activation("hopeh"), dice=[die], war_state="limited_war", **HOPEH)
    assert status(one, "hopeh") == (0, side)


@pytest.mark.rule("DSB-CS-12", "DSB-CS-13", "DSB-FR-01", "DSB-CS-08")
def test_france_is_set_up_without_a_roll() -> None:
    one = case(activation("france", faction=1), ceded=[])
    assert one.where("FRA-GAR-01") == "w3619"
    assert one.where("FRA-DET-01") == "e1913"
    assert one.where("FRA-FRES-01") == "western_pool"
    japanese = case(activation("france", faction=1), ceded=["japan_indochina"])
    assert japanese.where("FRA-GAR-01") == "western_pool"


@pytest.mark.rule("DSB-CS-09", "DSB-CS-11")
def test_influence_goes_and_a_country_with_a_res_unit_alone_sets_nothing_up() -> None:
    affairs = {"capitals": {"tibet": ["influence_western"]}}
    one = case(activation("tibet", faction=1), affairs=affairs)
    assert one.halted
    assert "tibet" not in one.war.affairs.capitals
    assert one.where("TIB-RES-01") == "western_pool"
