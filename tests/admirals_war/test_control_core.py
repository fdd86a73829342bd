"""What control of the sea is, in the words of the introduction."""

from __future__ import annotations

from typing import Any

import pytest

from tests.admirals_war.helpers import Case


def turn_end(units: dict[str, Any], **parts: Any) -> Case:
    return Case(**{"turn": 4, "pacific": "war", "vp": {"PTO": 0}, **parts}, step="control", units=units)


@pytest.mark.rule("AW-GEN-07")
@pytest.mark.parametrize(
    ("unit", "state", "flag"),
    [
        ("uk_hood", {}, "allied"),
        ("uk_raf_coastal", {}, "allied"),
        ("uk_hood", {"mode": "raiding"}, ""),
        ("uk_amph_tiger", {}, ""),
        ("ger_bismarck", {}, "axis"),
    ],
)
def test_a_patrolling_ship_or_an_air_unit_left_at_sea_controls(
    unit: str, state: dict[str, Any], flag: str
) -> None:
    assert turn_end({"north_sea": {unit: state}}).flag("north_sea") == flag


@pytest.mark.rule("AW-PAC-03", "AW-PAC-07")
def test_at_peace_the_pacific_scores_and_its_flags_count() -> None:
    case = turn_end({"coral_sea": ["us_texas"]}, turn=1, pacific="peace", flags={"coral_sea": ""})
    assert case.flag("coral_sea") == "allied"
    assert case.vp("PTO") == 2
    for flag, stopped in (("allied", True), ("", False)):
        parts: dict[str, Any] = {"turn": 2, "step": "raiders", "seat": "japanese"}
        hiei = {"yokosuka_navy_yard": {"jap_hiei": "raiding"}}
        moves = Case(**parts, units=hiei, flags={"central_pacific": flag, "marshalls": "", "aleutians": ""})
        moves.do("japanese", "pick jap_hiei")
        assert moves.can("japanese", "to central_pacific")
        assert moves.can("japanese", "to hawaiian_islands") != stopped
