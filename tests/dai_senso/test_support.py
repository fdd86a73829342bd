"""The Support Segment: return to base and the placement of Air Forces. [2.2]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.places import IDS
from tests.dai_senso.setting import Case

CHITA, HAILAR, HARBIN = "w5824", "w5625", "w5427"


def soviet(units: dict[str, list[str]], pool: list[str], **more: Any) -> Case:
    return Case("support", units, {"soviet_pool": pool, "axis_pool": more.pop("axis", [])}, **more)


def hexes(case: Case, seat: str = "soviet") -> set[str]:
    return {answer.split()[2] for answer in case.legal(seat, "place")}


@pytest.mark.rule("DSA-SPT-01")
def test_the_steps_of_the_segment_in_their_order() -> None:
    case = soviet({CHITA: ["RU-INFA-01", "RU-AF-02"]}, ["RU-AF-01"])
    assert case.where("RU-AF-02") == "delay"  # has returned before anything else
    assert {answer.split()[0] for answer in case.legal("soviet")} == {"place", "done"}
    case.do("soviet", f"place RU-AF-01 {CHITA}")
    assert {answer.split()[0] for answer in case.legal("soviet")} == {"blitz", "done"}
    case.do("soviet", "done")
    assert case.halted


@pytest.mark.rule("DSA-SPT-02", "DSA-SPT-02a")
def test_support_units_of_the_phasing_faction_return() -> None:
    units = {CHITA: ["RU-INFA-01", "RU-AF-01"], "w5526": ["JP-AF-01", "KW-INF1-01"], "w5722": ["RU-AF-02"]}
    case = soviet(units, [])
    assert case.where("RU-AF-01") == case.where("RU-AF-02") == "delay"
    assert case.where("JP-AF-01") == "w5526"
    assert case.where("RU-INFA-01") == CHITA


@pytest.mark.rule("DSA-SPT-10", "DSA-SPT-15")
def test_air_forces_come_one_at_a_time_until_the_faction_stops() -> None:
    case = soviet({CHITA: ["RU-INFA-01"]}, ["RU-AF-01", "RU-AF-02", "RU-AF-03"])
    case.do("soviet", f"place RU-AF-01 {CHITA}", "place RU-AF-02 w5822")
    assert (case.where("RU-AF-01"), case.where("RU-AF-02")) == (CHITA, "w5822")
    case.do("soviet", "done")
    assert case.where("RU-AF-03") == "soviet_pool"
    assert not case.legal("soviet", "place")


@pytest.mark.rule("DSA-SPT-40", "DSA-GL-15")
def test_an_air_force_reaches_three_hexes_from_a_base_of_its_nation() -> None:
    """EX-016 and EX-062 on Soviet ground: the fourth hex is too far, and so are bases of others."""
    case = soviet({CHITA: ["RU-INFA-01"]}, ["RU-AF-01"])
    grid = case.war.tables.map.board.grid
    reached = hexes(case)
    assert {grid.distance(grid[CHITA], grid[label]) for label in reached} == {0, 1, 2, 3}
    assert HAILAR in reached  # two hexes
    refusal = case.refuses("soviet", "place RU-AF-01 w5526", "DSA-SPT-40")
    assert "3 hexes" in refusal.text
    mongols = soviet({"w5621": ["MONG-CAV-01"]}, ["RU-AF-01"])
    assert not hexes(mongols)
    mongols.refuses("soviet", "place RU-AF-01 w5621", "DSA-SPT-40")


@pytest.mark.rule("DSA-SPT-40")
def test_an_unsupplied_unit_makes_no_base() -> None:
    case = soviet({"e4904": ["RU-INFA-01"]}, ["RU-AF-01"])
    case.refuses("soviet", "place RU-AF-01 e4904", "DSA-SPT-40")


@pytest.mark.rule("DSI-SCN-12")
def test_air_forces_go_to_land_hexes_only() -> None:
    case = soviet({"e5301": ["RU-INFA-01"]}, ["RU-AF-01", "RU-SURF-01", "RU-SUB-01"])
    land = case.war.tables.map.board.land
    grid = case.war.tables.map.board.grid
    assert all(grid[label] in land for label in hexes(case))
    sea = next(near for near in grid.around(grid["e5301"]) if near not in land)
    case.refuses("soviet", f"place RU-AF-01 {IDS[sea]}", "DSI-SCN-12")
    case.refuses("soviet", "place RU-SURF-01 e5301", "DSI-SCN-12")
    assert all(answer.split()[1] == "RU-AF-01" for answer in case.legal("soviet", "place"))


@pytest.mark.rule("DSA-SPT-47")
def test_a_path_enters_no_neutral_country() -> None:
    """With Mongolia neutral the hexes there, and those behind it, are closed to aircraft."""
    units = {"w5720": ["RU-INFA-01"], "w5821": ["RU-INFA-02"], "w5721": ["RU-INFA-03"]}
    mongolia = hexes(soviet(units, ["RU-AF-01"]))
    case = soviet(units, ["RU-AF-01"], countries={"mongolia": {"status": "neutral"}})
    neutral = hexes(case)
    area = {one.id: one.area for one in case.war.tables.map.hexes}
    assert any(area[label] == "mongolia" for label in mongolia)
    assert not any(area[label] == "mongolia" for label in neutral)
    case.refuses("soviet", "place RU-AF-01 w5621", "DSA-SPT-47")


@pytest.mark.rule("DSA-SPT-47")
def test_a_path_enters_no_mud_and_goes_no_farther_than_the_range() -> None:
    """In the thaw of Mar-Apr the north is mud: from Ulan Ude only dry Mongolia is in reach. D-04."""
    units = {"w5721": ["RU-INFA-03"]}
    case = soviet(units, ["RU-AF-01"], turn="Mar-Apr")
    cells = {one.id: one for one in case.war.tables.map.hexes}
    muddy = hexes(case)
    assert muddy
    assert {cells[label].weather for label in muddy} == {"desert"}
    case.refuses("soviet", "place RU-AF-01 w5721", "DSA-SPT-53")


@pytest.mark.rule("DSA-SPT-50")
def test_air_forces_keep_away_from_each_other() -> None:
    case = soviet({CHITA: ["RU-INFA-01"]}, ["RU-AF-01", "RU-AF-02"])
    case.do("soviet", f"place RU-AF-01 {CHITA}")
    for label in (CHITA, "w5823", "w5825"):
        case.refuses("soviet", f"place RU-AF-02 {label}", "DSA-SPT-50")
        assert label not in hexes(case)
    assert "w5822" in hexes(case)


@pytest.mark.rule("DSA-SPT-51", "DSA-SPT-61")
def test_enemy_air_units_keep_others_away() -> None:
    """TX-17: an Axis Air Force in Harbin; nothing is placed next to it, so no contest arises there."""
    units = {
        HARBIN: ["JP-AF-01", "KW-INF1-01"],
        "w5125": ["JP-FTDAI-01"],
        "w5625": ["RU-INFA-01"],
        "w5624": ["RU-INFA-02"],
    }
    case = soviet(units, ["RU-AF-01"], axis=["JP-AF-02"])
    for label in ("w5427", "w5426", "w5527"):
        case.refuses("soviet", f"place RU-AF-01 {label}", "DSA-SPT-51")
    assert not {"w5427", "w5426", "w5527"} & hexes(case)
    case.do("soviet", "place RU-AF-01 w5625")
    assert case.legal("axis") == ["contest JP-AF-02", "decline"]


def test_answers_that_name_nothing_are_malformed() -> None:
    case = soviet({CHITA: ["RU-INFA-01"]}, ["RU-AF-01", "RU-AF-02"])
    case.refuses("soviet", f"place RU-XX-01 {CHITA}", "")
    case.refuses("soviet", "place RU-AF-01 w9999", "")
    case.refuses("soviet", "place RU-AF-01 delay", "DSA-SPT-15")
    assert "alike" in case.refuses("soviet", f"place RU-AF-02 {CHITA}", "").text
