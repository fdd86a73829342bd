"""Column shifts, one by one."""

from __future__ import annotations

import pytest

from tests.dai_senso.fight import Fight


def declared(units: dict[str, list[str]], hex: str, *attackers: str, **more: object) -> Fight:
    """An attack with these attackers, not yet made."""
    seat = str(more.get("phasing", "soviet"))
    fight = Fight(units, **more)  # type: ignore[arg-type]
    fight.do(seat, f"target {hex}", *(f"commit {one}" for one in attackers))
    return fight


@pytest.mark.rule("DSA-SHF-01")
def test_each_air_force_in_or_beside_the_hex_shifts_for_the_attacker() -> None:
    units = {
        "w5524": ["RU-INFA-01"],
        "w5525": ["KW-INFA-01", "RU-AF-01"],
        "w5626": ["RU-AF-02"],
        "w5523": ["RU-AF-03"],
    }
    assert declared(units, "w5525", "RU-INFA-01").shifts == [(1, "DSA-SHF-01"), (1, "DSA-SHF-01")]


@pytest.mark.rule("DSA-SHF-01")
def test_an_air_force_helps_only_its_own_nation() -> None:
    units = {"w5524": ["MONG-CAV-01", "RU-TK-01"], "w5525": ["KW-INF1-01"], "w5425": ["RU-AF-01"]}
    assert declared(units, "w5525", "MONG-CAV-01").shifts == []
    assert declared(units, "w5525", "MONG-CAV-01", "RU-TK-01").shifts == [(1, "DSA-SHF-01")]


@pytest.mark.rule("DSA-SHF-02")
def test_an_air_force_shifts_for_the_defender_of_its_nation() -> None:
    units = {"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01"], "w5426": ["JP-AF-01"]}
    assert declared(units, "w5525", "RU-INFA-01").shifts == [(-1, "DSA-SHF-02")]
    units["w5525"] = ["MAN-INF-01"]
    assert declared(units, "w5525", "RU-INFA-01").shifts == []


@pytest.mark.rule("DSA-SHF-03")
def test_one_air_force_shifts_any_number_of_combats() -> None:
    units = {
        "w5524": ["RU-MECH-01", "RU-INFA-01"],
        "w5525": ["KW-INF1-01", "RU-AF-01"],
        "w5425": ["KW-INF1-02"],
    }
    fight = declared(units, "w5525", "RU-MECH-01")
    assert fight.shifts == [(1, "DSA-SHF-01")]
    fight.do("soviet", "attack", dice=[2])
    assert (fight.told.column, fight.result) == ("7-1", "Dr1 1/1")
    fight.do("axis", fight.legal("axis")[0])
    fight.do("soviet", "lose RU-MECH-01")
    fight.do("axis", fight.legal("axis")[0])
    fight.do("soviet", "done", "target w5425", "commit RU-INFA-01")
    assert fight.shifts == [(1, "DSA-SHF-01")]


@pytest.mark.rule("DSA-SHF-07", "DSA-BLC-11")
def test_supplied_armor_shifts_once_and_only_in_blitz_combat() -> None:
    units = {"w5524": ["RU-GTK-01", "RU-TK-01"], "w5525": ["KW-INFA-01"], "w5425": ["blitz_soviet-01"]}
    regular = declared(units, "w5525", "RU-GTK-01", "RU-TK-01")
    assert regular.shifts == []
    blitz = declared(units, "w5525", "RU-GTK-01", "RU-TK-01", phase="blitz_combat")
    assert blitz.shifts == [(1, "DSA-SHF-07")]
    infantry = declared({**units, "w5524": ["RU-INFA-01"]}, "w5525", "RU-INFA-01", phase="blitz_combat")
    assert infantry.shifts == []


@pytest.mark.rule("DSA-SHF-07")
def test_unsupplied_armor_gives_no_shift() -> None:
    units = {"w5226": ["RU-GTK-01", "blitz_soviet-01"], "w5225": ["JP-INF1-01"], "w5326": ["KW-INFA-01"]}
    assert declared(units, "w5225", "RU-GTK-01", phase="blitz_combat").shifts == []


@pytest.mark.rule("DSA-SHF-08")
def test_a_fortress_shifts_supplied_or_not() -> None:
    units = {"w5524": ["RU-MECH-01"], "w5525": ["JP-FTPER-01"]}
    assert declared(units, "w5525", "RU-MECH-01", cut_off=True).shifts == [(-1, "DSA-SHF-08")]


@pytest.mark.rule("DSA-SHF-09")
def test_a_supplied_hq_shifts_for_its_side() -> None:
    units = {"w5524": ["RU-INFA-01", "RU-HQ-01"], "w5525": ["KW-HQ-01"]}
    fight = declared(units, "w5525", "RU-INFA-01", "RU-HQ-01")
    assert fight.shifts == [(1, "DSA-SHF-09"), (-1, "DSA-SHF-09")]
    assert declared(units, "w5525", "RU-INFA-01", cut_off=True).shifts == []  # the defender's has no supply


@pytest.mark.rule("DSA-SHF-13", "DSA-SHF-13a", "DSA-SHF-13b")
@pytest.mark.parametrize(
    ("hex", "start", "expected"),
    [
        ("w5525", "w5524", []),
        ("w5427", "w5426", [(-1, "DSA-SHF-13a")]),
        ("w5223", "w5323", [(-1, "DSA-SHF-13a")]),
        ("w5625", "w5624", [(-1, "DSA-SHF-13b")]),
        ("w5326", "w5426", []),  # a town is as the land around it
    ],
)
def test_cities_and_rough_ground_help_the_defender(
    hex: str, start: str, expected: list[tuple[int, str]]
) -> None:
    assert declared({start: ["RU-INFA-01"], hex: ["KW-INF1-01"]}, hex, "RU-INFA-01").shifts == expected


@pytest.mark.rule("DSI-MAP-02")
def test_a_city_on_rough_ground_counts_once() -> None:
    fight = declared(
        {"e5701": ["JP-INFA-01"], "w5727": ["RU-INF1-01"]}, "w5727", "JP-INFA-01", phasing="axis"
    )
    assert fight.game.tables.map.cell("w5727").terrain == "forest"
    assert fight.shifts == [(-1, "DSA-SHF-13a")]


@pytest.mark.rule("DSA-SHF-13", "DSA-SHF-13c")
def test_the_lowest_side_counts_and_a_plain_one_is_lowest() -> None:
    units = {"w5724": ["RU-INFA-01"], "w5624": ["RU-INFA-02"], "w5625": ["KW-INF1-01"]}
    river = [(-1, "DSA-SHF-13b"), (-1, "DSA-SHF-13c")]
    assert declared(units, "w5625", "RU-INFA-01").shifts == river
    assert declared(units, "w5625", "RU-INFA-01", "RU-INFA-02").shifts == river[:1]  # D-14


@pytest.mark.rule("DSA-SHF-13", "DSA-SHF-13c", "DSA-SHF-13d")
def test_river_and_mountain_together_count_as_river() -> None:
    units = {"w4512": ["JP-INFA-01"], "w4311": ["JP-INFA-02"], "w4412": ["BR-INF1-01"]}
    fight = declared(units, "w4412", "JP-INFA-01", phasing="axis", turn="Nov-Dec")
    assert fight.shifts == [(-2, "DSA-SHF-13d")]
    fight.do("axis", "commit JP-INFA-02")
    assert fight.shifts == [(-1, "DSA-SHF-13c")]


@pytest.mark.rule("DSA-SHF-13", "DSA-SHF-13a")
def test_hex_and_side_add_up() -> None:
    """A Capital across a river; Chungking across the mountains."""
    river = declared(
        {"w5724": ["JP-INFA-01"], "w5824": ["RU-INF1-01"]}, "w5824", "JP-INFA-01", phasing="axis"
    )
    assert river.shifts == [(-1, "DSA-SHF-13a"), (-1, "DSA-SHF-13c")]
    countries = {"szechwan": {"status": "active", "alignment": "western"}}
    units = {"w4520": ["JP-INFA-01"], "w4620": ["SZE-WZ-01"]}
    heights = declared(units, "w4620", "JP-INFA-01", phasing="axis", countries=countries)
    assert heights.shifts == [(-1, "DSA-SHF-13a"), (-2, "DSA-SHF-13d")]


@pytest.mark.rule("DSA-SHF-13e")
def test_a_strait_gives_two_columns() -> None:
    units = {"e5505": ["RU-INFA-01"], "e5405": ["JP-INF1-01"]}
    assert declared(units, "e5405", "RU-INFA-01").shifts == [(-1, "DSA-SHF-13b"), (-2, "DSA-SHF-13e")]


@pytest.mark.rule("DSA-SHF-13g", "DSA-CMB-12")
def test_the_sea_gives_two_columns_against_marines() -> None:
    units = {"w5225": ["JP-MAR-01"], "w5125": ["RU-INF1-01"], "w4927": ["JP-INF1-01"]}
    fight = declared(units, "w5125", "JP-MAR-01", phasing="axis")
    assert fight.shifts == [(-1, "DSA-SHF-13a"), (-2, "DSA-SHF-13g")]


@pytest.mark.rule("DSA-SHF-13", "DSA-HQS-01")
def test_an_hq_in_support_attacks_across_no_side() -> None:
    units = {"w5724": ["RU-INFA-01"], "w5623": ["RU-HQ-01"], "w5625": ["KW-INF1-01"]}
    fight = declared(units, "w5625", "RU-INFA-01")
    fight.do("soviet", "support RU-HQ-01")
    assert (-1, "DSA-SHF-13c") in fight.shifts


@pytest.mark.rule("DSA-CMB-23", "DSA-SHF-07", "DSA-SHF-09", "DSA-SHF-13")
def test_hailar_in_blitz_combat() -> None:
    """Worked on the set-up of August Storm: with the HQ 9-1, without it 5-1."""
    units = {
        "w5724": ["RU-INFA-01", "RU-GTK-01", "RU-TK-01"], "w5624": ["RU-HQ-01/back"],
        "w5625": ["KW-INFA-01/back", "blitz_soviet-01"], "w5326": ["KW-HQ-01"],
    }  # fmt: skip
    three = ("RU-INFA-01", "RU-GTK-01", "RU-TK-01")
    with_hq = declared(units, "w5625", *three, "RU-HQ-01", phase="blitz_combat")
    assert (with_hq.line_up.attack, with_hq.line_up.defense) == (12, 1)
    assert with_hq.shifts == [(1, "DSA-SHF-07"), (1, "DSA-SHF-09"), (-1, "DSA-SHF-13b")]
    assert with_hq.column == "9-1"
    without = declared(units, "w5625", *three, phase="blitz_combat")
    assert without.game.tables.charts.combat_results.columns[without.line_up.odds] == "7-1"
    assert without.shifts == [(1, "DSA-SHF-07"), (-1, "DSA-SHF-13b"), (-1, "DSA-SHF-13c")]
    assert without.column == "5-1"
    without.do("soviet", "attack", dice=[6])  # the Japanese HQ is three hexes away: nobody is asked
    assert without.told.defenders == ("KW-INFA-01",)
