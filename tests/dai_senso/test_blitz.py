"""Blitz markers, and the Marker Segment that takes them away. [2.2.4, 4.3]"""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso.bases import blitz_enabled
from tests.dai_senso.setting import Case


def blitz(units: dict[str, list[str]] | None = None) -> Case:
    return Case("support", units or {"w5824": ["RU-INFA-01"]})


@pytest.mark.rule("DSA-BLZ-01")
def test_a_marker_may_lie_in_any_hex_where_it_matters() -> None:
    case = blitz({"w5526": ["KW-INFA-01"], "w5824": ["RU-INFA-01"]})
    offered = {answer.split()[1] for answer in case.legal("soviet", "blitz")}
    assert {"w5526", "w5824", "e4904"} <= offered  # enemies, friends, anybody's land
    board, lands = case.war.tables.map.board, case.war.lands
    near = board.grid.within(board.grid["e4904"], 2)
    sea = next(hex for hex in near if hex not in board.land)
    assert board.grid.labels[sea] in offered
    assert {board.grid.labels[hex] for hex in board.land - lands.closed} <= offered
    case.refuses("soviet", "blitz w3218", "DSA-GL-50")
    case.refuses("soviet", "blitz delay", "")
    case.refuses("soviet", "blitz w9999", "")
    case.do("soviet", "blitz w5526")
    assert "blitz_soviet-01" in [case.war.id(one) for one in case.war.stack(case.hex("w5526"))]


@pytest.mark.rule("DSA-BLZ-04")
def test_the_scenario_gives_three_and_the_rest_is_lost() -> None:
    case = blitz()
    case.do("soviet", "blitz w5625", "blitz w5625", "blitz e5401")
    assert case.halted
    assert [case.where(f"blitz_soviet-0{n}") for n in range(1, 5)] == [
        "w5625", "w5625", "e5401", "soviet_pool",
    ]  # fmt: skip
    case = blitz()
    case.do("soviet", "blitz w5625", "done")
    assert case.halted
    assert case.where("blitz_soviet-02") == "soviet_pool"
    axis = Case("support", {"e4904": ["JP-INF1-01"]}, phasing="axis")
    assert axis.halted  # no Blitz Value, no markers


@pytest.mark.rule("DSA-GL-50")
def test_a_marker_reaches_two_hexes() -> None:
    units = {"w5625": ["RU-INFA-01"], "w5724": ["RU-INFA-02"], "w5623": ["RU-TK-01"], "w5822": ["RU-TK-02"]}
    case = blitz(units)
    case.do("soviet", "blitz w5625", "done")
    ids = ("RU-INFA-01", "RU-INFA-02", "RU-TK-01", "RU-TK-02")
    assert [blitz_enabled(case.war, case.number(id)) for id in ids] == [True, True, True, False]
    other = Case("organization", {"w5526": ["totsugeki-01", "JP-INFA-01"], "w5125": ["JP-INFA-02"]})
    assert blitz_enabled(other.war, other.number("JP-INFA-01"))
    assert not blitz_enabled(other.war, other.number("JP-INFA-02"))


@pytest.mark.rule("DSA-BLZ-05")
@pytest.mark.parametrize(("marker", "verbs"), [([], {"retreat", "lose"}), (["blitz_soviet-01"], {"retreat"})])
def test_a_marker_in_a_city_takes_away_the_choice_to_stand(marker: list[str], verbs: set[str]) -> None:
    units = {
        "w5326": ["RU-CAVM-01", "RU-INFA-01"],
        "w5226": ["KW-INFA-02", *marker],
        "w5125": ["JP-FTDAI-01"],
    }
    case = Case("regular_combat", units)
    case.do("soviet", "target w5226", "commit RU-CAVM-01", "commit RU-INFA-01")
    case.do("soviet", "attack", dice=[6])
    assert {answer.split()[0] for answer in case.legal("axis")} == verbs


MARKERS = {
    "w5625": ["blitz_soviet-01", "failure_supply_soviet-01"],
    "w5526": ["blitz_axis-01", "totsugeki-01", "failure_command_axis-01"],
    "w5824": ["RU-INFA-01"],
}


@pytest.mark.rule("DSA-MKR-02", "DSA-MKR-02a", "DSA-MKR-02b")
def test_the_markers_of_the_phasing_faction_come_off() -> None:
    case = Case("marker", MARKERS)
    assert case.halted
    assert case.where("blitz_soviet-01") == "soviet_pool"
    assert case.where("failure_supply_soviet-01") == "out"
    assert case.where("RU-INFA-01") == "w5824"
    assert case.where("blitz_axis-01") == case.where("totsugeki-01") == "w5526"
    assert case.where("failure_command_axis-01") == "w5526"
    case = Case("marker", MARKERS, phasing="axis")
    assert case.where("blitz_axis-01") == "axis_pool"
    assert case.where("totsugeki-01") == case.where("failure_command_axis-01") == "out"
    assert case.where("blitz_soviet-01") == "w5625"


@pytest.mark.rule("DSA-MKR-02c")
def test_mobilizing_markers_come_off_in_the_turn_of_their_faction() -> None:
    """In Ulan Bator; the Japanese one stays."""
    case = Case("marker", {"w5621": ["mobilizing-01"], "e4904": ["mobilizing-02"]})
    assert case.where("mobilizing-01") == "out"
    assert case.where("mobilizing-02") == "e4904"
