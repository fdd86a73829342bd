"""Stacking, and the removal of what is too much. [9]"""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso.factions import AXIS, SOVIET, WESTERN
from flagplot.games.dai_senso.stacking import offenders, overstacked
from tests.dai_senso.setting import Case

rule = pytest.mark.rule


def stack(*units: str, at: str = "w5524", **further: object) -> Case:
    return Case("reserve_movement", {at: list(units)}, **further)


def why(case: Case, faction: int = SOVIET, at: str = "w5524") -> str:
    return overstacked(case.war, case.hex(at), faction)


# -- limits ------------------------------------------------------------------------------------------------


@rule("DSA-STK-05", "DSA-STK-05b")
def test_three_units_with_six_steps_stand_in_a_hex() -> None:
    assert not why(stack("RU-INFA-01", "RU-INFA-02", "RU-INFA-03"))
    assert why(stack("RU-MECH-01", "RU-INFA-02", "RU-INFA-03")) == "7 steps where 6 may stand"
    assert why(stack("RU-INF1-01", "RU-INF1-02", "RU-INF1-03", "RU-INF1-04")) == "4 units where 3 may stand"


@rule("DSA-STK-05a", "DSA-STK-05")
def test_three_steps_stand_in_a_limited_stacking_hex() -> None:
    """IX-12: Wake."""
    wake = {"at": "e4113"}
    assert not why(stack("JP-INF1-01", "JP-INF1-02", "JP-INF1-03", **wake), AXIS, "e4113")
    case = stack("JP-INFA-01", "JP-INF1-02", "JP-INF1-03", **wake)
    assert why(case, AXIS, "e4113") == "4 steps where 3 may stand"


@rule("DSA-STK-04")
def test_only_friendly_ground_units_count() -> None:
    case = stack(
        "RU-INFA-01", "RU-INFA-02", "RU-INFA-03", "RU-AF-01", "RU-INF1-01/detachment", "blitz_soviet-01"
    )
    assert not why(case)
    assert not why(case, AXIS)


@rule("DSA-STK-01")
def test_boxes_hold_any_number() -> None:
    pool = ["RU-INFA-01", "RU-INFA-02", "RU-INFA-03", "RU-HQ-01", "RU-HQ-02"]
    case = Case("reserve_movement", {"w5524": ["RU-INF1-01"]}, {"eastern_europe": pool})
    case.do("soviet", "done")
    assert case.halted
    assert {case.where(one) for one in pool} == {"eastern_europe"}


# -- restrictions ------------------------------------------------------------------------------------------


@rule("DSA-STK-02")
def test_no_two_hqs_and_no_two_fortresses() -> None:
    assert why(stack("RU-HQ-01", "RU-HQ-02")) == "two HQs"
    assert (
        why(stack("JP-FTDAI-01", "MAN-FTDAI-01", at="w5125", **MANCHUKUO), AXIS, "w5125") == "two fortresses"
    )
    assert not why(stack("RU-HQ-01", "RU-FTVLAD-01", at="e5301"), at="e5301")


@rule("DSA-STK-02")
def test_a_port_a_fort_is_a_fortress_on_that_side_alone() -> None:
    dairen = {"at": "w5125"}
    assert why(stack("JP-FTDAI-01", "JP-IG-01/back", **dairen), AXIS, "w5125") == "two fortresses"
    assert not why(stack("JP-FTDAI-01", "JP-IG-01", **dairen), AXIS, "w5125")


MANCHUKUO = {"countries": {"manchukuo": {"status": "active", "alignment": "axis"}}}
AXIS_MINORS = {
    "countries": {
        "manchukuo": {"status": "active", "alignment": "axis"},
        "hopeh": {"status": "active", "alignment": "axis"},
        "siam": {"status": "active", "alignment": "axis"},
    }
}


@rule("DSA-STK-03")
def test_units_of_different_minor_countries_do_not_stack() -> None:
    """EX-136; with units of a Major Country they do."""
    assert why(stack("MAN-INF-01", "HO-WZ-01", **AXIS_MINORS), AXIS) == "units of different Minor Countries"
    assert not why(stack("MAN-INF-01", "MAN-RES-01", "JP-INFA-01", **AXIS_MINORS), AXIS)


@rule("DSA-STK-03")
def test_one_step_exp_units_stack_with_anybody() -> None:
    """EX-110 in a stack: a Siamese unit and the Exp unit of Hopeh."""
    assert not why(stack("SIAM-INF-01", "HO-EXP-01", "MAN-INF-01/back", **AXIS_MINORS), SOVIET)
    assert not why(stack("HO-EXP-01", "MAN-INF-01", **AXIS_MINORS), AXIS)
    assert not why(stack("HO-EXP-01", "SIAM-EXP-01", "MAN-INF-01", **AXIS_MINORS), AXIS)


CHINA = {
    "countries": {
        "kiangsu": {"status": "active", "alignment": "western"},
        "szechwan": {"status": "active", "alignment": "western"},
        "australia": {"status": "active", "alignment": "western"},
    }
}


@rule("DSA-STK-03")
def test_an_hq_of_all_chinese_stacks_with_the_units_of_one_chinese_country() -> None:
    assert not why(stack("W-KMT-01", "KI-WZ-01", at="w4723", **CHINA), WESTERN, "w4723")
    case = stack("W-KMT-01", "KI-WZ-01", "SZE-WZ-01/back", at="w4723", **CHINA)
    assert why(case, WESTERN, "w4723") == "units of different Minor Countries"
    case = stack("W-KMT-01", "AUS-INF-01", at="w4723", **CHINA)
    assert why(case, WESTERN, "w4723") == "units of different Minor Countries"


# -- enforcement -------------------------------------------------------------------------------------------


@rule("DSA-STK-06")
def test_steps_too_much_are_removed_at_the_end_of_a_segment() -> None:
    """TX-15: three units with seven steps lose one."""
    case = stack("RU-MECH-01", "RU-INFA-02", "RU-INFA-03")
    case.do("soviet", "done")
    assert case.state.waiting == ("soviet",)
    assert case.legal("soviet") == ["lose RU-INFA-02", "lose RU-INFA-03", "lose RU-MECH-01"]
    case.do("soviet", "lose RU-INFA-02")
    assert case.steps("RU-INFA-02") == 1
    assert case.halted


@rule("DSA-STK-06", "DSA-STK-05a")
def test_a_limited_stacking_hex_loses_one_of_four_steps() -> None:
    """TX-15, IX-12."""
    case = stack("JP-INFA-01", "JP-INF1-02", "JP-INF1-03", at="e4113")
    case.do("soviet", "done")
    case.do("axis", "lose JP-INFA-01")
    assert case.halted
    assert case.steps("JP-INFA-01") == 1


@rule("DSA-STK-06")
def test_all_factions_remove_in_their_order() -> None:
    units = {
        "w5524": ["RU-HQ-01", "RU-HQ-02"],
        "w5426": ["JP-INF1-01", "JP-INF1-02", "JP-INF1-03", "JP-INF1-04"],
    }
    case = Case("support", units)
    while case.state.waiting != ("axis",):
        case.do("soviet", "done")
    case.refuses("axis", "lose RU-HQ-01", "DSA-STK-06")
    case.do("axis", "lose JP-INF1-03")
    assert case.where("JP-INF1-03") == "axis_pool"
    assert case.state.waiting == ("soviet",)
    case.do("soviet", case.legal("soviet")[0])
    assert case.halted


@rule("DSA-STK-06", "DSA-STK-02")
def test_of_units_that_clash_only_those_are_removed() -> None:
    case = stack("RU-HQ-01", "RU-HQ-02", "RU-INF1-01")
    crowd = offenders(case.war, case.hex("w5524"), SOVIET)
    assert {case.war.id(one) for one in crowd} == {"RU-HQ-01", "RU-HQ-02"}
    case.do("soviet", "done")
    case.refuses("soviet", "lose RU-INF1-01", "DSA-STK-06")


@rule("DSA-STK-06", "DSA-RD-05")
def test_removal_is_compulsory() -> None:
    case = stack("RU-INF1-01", "RU-INF1-02", "RU-INF1-03", "RU-INF1-04")
    case.do("soviet", "done")
    assert all(answer.startswith("lose ") for answer in case.legal("soviet"))


@rule("DSA-STK-06")
def test_a_two_step_unit_without_a_smaller_side_leaves_one_of_the_pool() -> None:
    case = Case(
        "reserve_movement",
        {"w5524": ["RU-HQ-02", "RU-HQ-03", "RU-INF1-01"]},
        {"soviet_pool": ["RU-INF1-05", "RU-INF1-06"]},
    )
    case.do("soviet", "done")
    assert "lose RU-HQ-02 RU-INF1-05" in case.legal("soviet")
    case.do("soviet", "lose RU-HQ-02 RU-INF1-05")
    assert case.where("RU-INF1-05") == "w5524"
    assert case.where("RU-HQ-02") == "delay"
    assert case.halted


@rule("DSA-STK-06")
def test_limits_may_be_broken_during_a_segment() -> None:
    """Only its end asks."""
    case = stack("RU-INF1-01", "RU-INF1-02", "RU-INF1-03", "RU-INF1-04")
    assert case.state.waiting == ("soviet",)
    assert "done" in case.legal("soviet")
