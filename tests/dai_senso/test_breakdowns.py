"""The Organization Segment: units given up and broken down, Detachments. [2.3.3 to 2.3.5]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.dai_senso.organizing import BEYOND, CHITA, SHORTAGES, TOKYO, ULAN_BATOR, axis, soviet, western

# -- eliminations and breakdowns -----------------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-60")
def test_whole_units_are_given_up() -> None:
    case = soviet(["RU-INFA-01", "RU-HQ-01"], others={"w5526": ["KW-INF1-01"]})
    assert case.legal("soviet", "eliminate") == ["eliminate RU-INFA-01", "eliminate RU-HQ-01"]
    case.do("soviet", "eliminate RU-INFA-01")
    assert case.where("RU-INFA-01") == "soviet_pool"
    case.refuses("soviet", "eliminate KW-INF1-01", "DSA-RD-11")


@pytest.mark.rule("DSA-ORG-64", "DSA-ORG-03")
def test_a_headquarters_breaks_down_into_two_units() -> None:
    """EX-092."""
    case = axis(["JP-HQ-01"], ["JP-INF1-01", "JP-INF1-02"])
    assert case.legal("axis", "break") == ["break JP-HQ-01 JP-INF1-01 JP-INF1-02"]
    case.do("axis", "break JP-HQ-01 JP-INF1-01 JP-INF1-02")
    assert case.where("JP-INF1-01") == case.where("JP-INF1-02") == TOKYO
    assert case.where("JP-HQ-01") == "delay"
    case = axis(["JP-HQ-01"], ["JP-INF1-01"])
    assert not case.legal("axis", "break")
    case.refuses("axis", "break JP-HQ-01 JP-INF1-01", "DSA-ORG-64")


@pytest.mark.rule("DSA-ORG-64", "DSA-ORG-04")
def test_an_army_turns_over_and_adds_a_unit() -> None:
    """EX-093; a counter with a larger side comes with one step."""
    case = axis(["JP-INFA-01"], ["JP-INF1-01", "JP-INFB-01"])
    case.do("axis", "break JP-INFA-01 JP-INFB-01")
    assert case.steps("JP-INFA-01") == case.steps("JP-INFB-01") == 1
    assert case.where("JP-INFB-01") == TOKYO


@pytest.mark.rule("DSA-ORG-65", "DSA-ORG-62", "DSA-ORG-07")
def test_a_mech_army_loses_its_armor_first_and_goes_on() -> None:
    """EX-094: 6-6-2 to 4-4-1 and armor, then the 4-4-1 too; cut off, and under an enemy Air Force."""
    units = ["BR-INFM-01/back", "RU-AF-01"]
    case = western(units, ["BR-TK-01", "BR-INF1-01", "BR-INF1-02"], hex="w5526")
    assert case.legal("western", "break") == ["break BR-INFM-01 BR-TK-01"]
    case.refuses("western", "break BR-INFM-01 BR-INF1-01", "DSA-ORG-05")
    case.do("western", "break BR-INFM-01 BR-TK-01", "break BR-INFM-01 BR-INF1-01 BR-INF1-02")
    assert case.where("BR-TK-01") == case.where("BR-INF1-01") == case.where("BR-INF1-02") == "w5526"
    assert case.where("BR-INFM-01") == "western_pool"


@pytest.mark.rule("DSA-ORG-67")
def test_fortresses_do_not_break_down_and_nothing_is_swapped() -> None:
    """EX-095: a three-step HQ does not become a two-step army."""
    case = axis(["JP-HQ-01/back", "JP-FTDAI-01"], ["JP-INFA-01", "JP-INF1-01", "JP-HQ-02"], hex="w5125")
    assert case.steps("JP-HQ-01") == 3
    case.refuses("axis", "break JP-FTDAI-01 JP-INF1-01 JP-INFA-01", "DSA-ORG-67")
    case.refuses("axis", "break JP-HQ-01 JP-HQ-02", "DSA-ORG-67")
    case.do("axis", "break JP-HQ-01 JP-INFA-01")
    assert case.steps("JP-HQ-01") == 2
    assert case.steps("JP-INFA-01") == 1


@pytest.mark.rule("DSA-ORG-69")
def test_a_colonial_army_breaks_down_into_colonials() -> None:
    """EX-096."""
    case = axis(["JP-COL-01", "JP-INFA-01"], ["JP-INF1-01"])
    case.refuses("axis", "break JP-COL-01 JP-INF1-01", "DSA-ORG-69")
    assert case.legal("axis", "break") == ["break JP-INFA-01 JP-INF1-01"]
    case = axis(["JP-COL-01", "JP-INFA-01"], ["JP-COL-02"])
    assert case.legal("axis", "break") == ["break JP-INFA-01 JP-COL-02", "break JP-COL-01 JP-COL-02"]


@pytest.mark.rule("DSA-ORG-68")
def test_elite_units_are_not_drawn() -> None:
    """EX-097: for a Shock Army neither airborne nor cavalry nor Shock."""
    case = soviet(["RU-SHK-01"], ["RU-ABN-01", "RU-CAV-01", "RU-SHK-02", "RU-INF1-01"])
    assert case.legal("soviet", "break") == ["break RU-SHK-01 RU-INF1-01"]
    for id in ("RU-ABN-01", "RU-CAV-01", "RU-SHK-02"):
        case.refuses("soviet", f"break RU-SHK-01 {id}", "DSA-ORG-68")


@pytest.mark.rule("DSA-ORG-70", "DSA-ORG-13")
def test_kwantung_units_break_down_into_kwantung_units() -> None:
    case = axis(["KW-INFA-01", "JP-INFA-01"], ["JP-INF1-01", "KW-INF1-01"], hex="w5226")
    case.refuses("axis", "break KW-INFA-01 JP-INF1-01", "DSA-ORG-70")
    case.refuses("axis", "break JP-INFA-01 KW-INF1-01", "DSA-ORG-13")
    assert case.legal("axis", "break") == ["break JP-INFA-01 JP-INF1-01", "break KW-INFA-01 KW-INF1-01"]


@pytest.mark.rule("DSA-ORG-05")
def test_a_cavalry_mechanized_army_is_infantry_and_armor() -> None:
    case = soviet(["RU-CAVM-01/back"], ["RU-INF1-01", "RU-INF1-02", "RU-TK-01"])
    assert case.legal("soviet", "break") == ["break RU-CAVM-01 RU-INF1-01 RU-TK-01"]
    case.refuses("soviet", "break RU-CAVM-01 RU-INF1-01 RU-INF1-02", "DSA-ORG-05")


# -- striped units given up --------------------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-61")
@pytest.mark.parametrize(("markers", "due"), [({}, "june-july-1942"), (SHORTAGES, "july-aug-1942")])
def test_a_striped_unit_given_up_goes_to_the_turn_track(markers: dict[str, str], due: str) -> None:
    """EX-091: given up in May-June with a DRM of 0 it is due in June-July, with +1 in July-Aug."""
    when: dict[str, Any] = {
        "year": 1942,
        "turn": "May-June",
        "scenario": "china-incident",
        "affairs": {"markers": markers},
    }
    case = axis(["JP-HQ-01"], **when)
    case.do("axis", "eliminate JP-HQ-01")
    assert case.where("JP-HQ-01") == due


# -- Detachments ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-ORG-72", "DSI-CTR-02")
def test_a_detachment_goes_to_a_unit_of_its_nation() -> None:
    """Not supplied, under an enemy Air Force, and no unit is turned over."""
    others = {CHITA: ["RU-INFA-02"], ULAN_BATOR: ["MONG-RES-01"]}
    case = soviet(["RU-INFA-01", "JP-AF-01"], ["RU-INF1-01"], hex=BEYOND, others=others)
    assert case.legal("soviet", "detach") == [f"detach RU-INF1-01 {BEYOND}", f"detach RU-INF1-01 {CHITA}"]
    case.refuses("soviet", f"detach RU-INF1-01 {ULAN_BATOR}", "DSA-ORG-72")
    case.do("soviet", f"detach RU-INF1-01 {BEYOND}")
    assert case.war.detachment(case.number("RU-INF1-01"))
    assert case.steps("RU-INFA-01") == 2


@pytest.mark.rule("DSA-ORG-72")
def test_a_kwantung_unit_is_of_japanese_nationality() -> None:
    case = axis(["KW-INFA-01"], ["JP-INF1-01"], hex="w5226")
    assert case.legal("axis", "detach") == ["detach JP-INF1-01 w5226"]


@pytest.mark.rule("DSA-ORG-73")
def test_one_detachment_in_a_hex() -> None:
    for marker in ("RU-INF1-02/detachment", "logistics_far_east-01"):
        case = soviet(["RU-INFA-01", marker], ["RU-INF1-01"])
        case.refuses("soviet", f"detach RU-INF1-01 {CHITA}", "DSA-ORG-73")
        assert not case.legal("soviet", "detach")


@pytest.mark.rule("DSA-ORG-74")
def test_a_detachment_is_taken_back_to_the_delay_box() -> None:
    case = soviet(["RU-INFA-01", "RU-INF1-02/detachment"], others={"w5526": ["KW-INF1-01/detachment"]})
    assert case.legal("soviet", "recall") == ["recall RU-INF1-02"]
    case.refuses("soviet", "recall KW-INF1-01", "DSA-ORG-74")
    case.do("soviet", "recall RU-INF1-02")
    assert case.where("RU-INF1-02") == "delay"


def test_answers_that_name_nothing_are_malformed() -> None:
    case = soviet(["RU-INFA-01"], ["RU-INF1-01", "RU-INF1-02"])
    case.refuses("soviet", "eliminate RU-NONE-01", "")
    case.refuses("soviet", "detach RU-INF1-01 w9999", "")
    case.refuses("soviet", "detach RU-INF1-01 delay", "")
    assert "alike" in case.refuses("soviet", "break RU-INFA-01 RU-INF1-02", "").text
