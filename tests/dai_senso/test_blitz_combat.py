"""The Blitz Combat Segment: who is enabled, and that it is a segment of its own."""

from __future__ import annotations

import pytest

from tests.dai_senso.fight import Fight

MARKER = "blitz_soviet-01"


@pytest.mark.rule("DSA-BLC-01", "DSA-SOP-07")
def test_the_segment_is_skipped_without_a_blitz_marker() -> None:
    units = {"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01"]}
    assert Fight(units, phase="blitz_combat").halted
    enemy = Fight({**units, "w5426": ["blitz_axis-01"]}, phase="blitz_combat")
    assert enemy.halted  # it must be one of the phasing faction
    own = Fight({**units, "w5425": [MARKER]}, phase="blitz_combat")
    assert own.legal("soviet") == ["target w5525", "done"]


@pytest.mark.rule("DSA-BLC-10")
def test_attackers_must_be_blitz_enabled_and_defenders_need_not() -> None:
    units = {"w5524": ["RU-INFA-01"], "w5426": ["RU-INFA-02"], "w5525": ["KW-INFA-01"], "w5523": [MARKER]}
    fight = Fight({**units, "w5522": ["RU-INF1-01"]}, phase="blitz_combat")
    fight.do("soviet", "target w5525")
    assert fight.legal("soviet", "commit") == ["commit RU-INFA-01"]
    fight.refuses("soviet", "commit RU-INFA-02", "DSA-BLC-10")  # three hexes from the marker


@pytest.mark.rule("DSA-BLC-10", "DSA-BLC-13")
def test_air_forces_outside_the_radius_give_no_shift() -> None:
    units = {"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01"], "w5426": ["RU-AF-01"]}
    far = Fight({**units, "w5523": [MARKER]}, phase="blitz_combat")
    far.do("soviet", "target w5525", "commit RU-INFA-01")
    assert far.shifts == []
    near = Fight({**units, "w5425": [MARKER]}, phase="blitz_combat")
    near.do("soviet", "target w5525", "commit RU-INFA-01")
    assert near.shifts == [(1, "DSA-SHF-01")]
    regular = Fight({**units, "w5523": [MARKER]})
    regular.do("soviet", "target w5525", "commit RU-INFA-01")
    assert regular.shifts == [(1, "DSA-SHF-01")]  # D-16


@pytest.mark.rule("DSA-BLC-10")
def test_the_defenders_air_force_needs_no_marker() -> None:
    fight = Fight(
        {"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01"], "w5526": ["JP-AF-01"], "w5523": [MARKER]},
        phase="blitz_combat",
    )
    fight.do("soviet", "target w5525", "commit RU-INFA-01")
    assert fight.shifts == [(-1, "DSA-SHF-02")]


@pytest.mark.rule("DSA-BLC-13", "DSA-HQS-01")
def test_an_hq_outside_the_radius_supports_only_regular_combat() -> None:
    """Blitz marker in Hailar, HQ in Blagoveshchensk: two hexes from w5626, three from the marker."""
    units = {"w5625": ["RU-INFA-01", MARKER], "w5727": ["RU-HQ-01"], "w5626": ["KW-INF1-01"]}
    blitz = Fight(units, phase="blitz_combat")
    blitz.do("soviet", "target w5626", "commit RU-INFA-01")
    assert not blitz.legal("soviet", "support")
    blitz.refuses("soviet", "support RU-HQ-01", "DSA-BLC-13")
    regular = Fight(units)
    regular.do("soviet", "target w5626", "commit RU-INFA-01")
    assert regular.legal("soviet", "support") == ["support RU-HQ-01"]


@pytest.mark.rule("DSA-CMB-28", "DSA-CMB-02", "DSA-CMB-04", "DSA-HQS-06")
def test_both_segments_are_separate() -> None:
    """The same army, hex and HQ in each of them, and only once in each."""
    fight = Fight(
        {"w5524": ["RU-MECH-01", MARKER], "w5523": ["RU-HQ-01/back"], "w5525": ["KW-INFA-01", "KW-INFA-02"]},
        phase="blitz_combat",
        through=True,
    )
    fight.do("soviet", "assault w5525 RU-MECH-01 RU-HQ-01", dice=[2])  # 10 to 6, armor and HQ
    assert (fight.told.column, fight.result) == ("3-1", "Ex 1/1")
    fight.do("soviet", "lose RU-MECH-01")
    fight.do("axis", "lose KW-INFA-01")
    fight.do("soviet", "lose RU-HQ-01")
    fight.do("axis", "lose KW-INFA-02")
    fight.refuses("soviet", "target w5525", "DSA-CMB-02")
    fight.do("soviet", "done", "assault w5525 RU-MECH-01 RU-HQ-01", dice=[1])
    assert fight.told.attackers == ("RU-MECH-01", "RU-HQ-01")
    assert fight.told.column == "5-1"  # 6 to 2 and the HQ; no armor shift in Regular Combat


@pytest.mark.rule("DSA-BLC-11", "DSA-SHF-07")
def test_armor_shifts_in_blitz_combat() -> None:
    fight = Fight({"w5524": ["RU-GTK-01", MARKER], "w5525": ["KW-INFA-01"]}, phase="blitz_combat")
    fight.do("soviet", "target w5525", "commit RU-GTK-01")
    assert fight.shifts == [(1, "DSA-SHF-07")]
