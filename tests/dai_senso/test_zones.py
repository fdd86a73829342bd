"""Zones of control. [8]"""

from __future__ import annotations

import pytest

from flagplot.games.dai_senso import zones
from flagplot.games.dai_senso.factions import AXIS, SOVIET, WESTERN
from flagplot.games.dai_senso.places import IDS
from tests.dai_senso.setting import Case

rule = pytest.mark.rule


def seen(case: Case, faction: int) -> set[str]:
    """The hexes with an EZOC against a faction, by label."""
    return {IDS[hex] for hex in zones.projected(case.war, faction)}


def quiet(units: dict[str, list[str]], **further: object) -> Case:
    return Case("operational_movement", units, **further)


@rule("DSA-ZOC-01")
def test_a_ground_unit_projects_into_all_six_adjacent_hexes() -> None:
    case = quiet({"w5426": ["KW-INFA-01"]})
    assert seen(case, SOVIET) == {"w5526", "w5525", "w5425", "w5427", "w5325", "w5326"}
    assert seen(case, AXIS) == set()


@rule("DSA-ZOC-01", "DSA-CMP-02")
def test_support_units_and_markers_project_nothing() -> None:
    case = quiet({"w5426": ["JP-AF-01", "KW-INF1-01/detachment"], "w5326": ["blitz_axis-01"]})
    assert seen(case, SOVIET) == set()


@rule("DSA-RD-10", "DSB-FC-01")
def test_the_zones_of_both_other_factions_are_enemy_zones() -> None:
    """The Allied factions are enemies of each other too."""
    case = quiet({"w5426": ["RU-INFA-01"]})
    assert seen(case, WESTERN) == seen(case, AXIS) != set()
    assert seen(case, SOVIET) == set()


@rule("DSA-ZOC-02")
def test_no_zone_crosses_a_mountain_hexside() -> None:
    """EX-135: a British unit in Imphal; mountains bar the hex to the east of it, not the others."""
    case = quiet({"w4415": ["BR-INF1-01"]})
    assert "w4416" not in seen(case, AXIS)
    assert {"w4315", "w4414"} <= seen(case, AXIS)


@rule("DSA-ZOC-03", "DSA-GL-13")
@pytest.mark.parametrize(
    ("stands", "beyond"),
    [
        ("w5125", "w5126"),  # Dairen and Heijo: open water between two Land hexes
        ("w5125", "w5124"),  # the Gulf of Chihli, all sea
        ("e5105", "e5205"),  # a strait
        ("e5104", "e5205"),  # a Connected Strait
        ("w5721", "w5821"),  # DSI-MAP-16: Lake Baikal, rail or not
        ("w5822", "w5823"),
    ],
)
def test_no_zone_crosses_water(stands: str, beyond: str) -> None:
    case = quiet({stands: ["JP-INFA-01"]})
    assert beyond not in seen(case, SOVIET)
    assert seen(case, SOVIET)


@rule("DSI-MAP-16")
def test_a_lake_hexside_is_like_the_open_sea_even_where_rail_runs_along_it() -> None:
    case = quiet({"w5721": ["JP-INFA-01"]})
    assert "w5821" not in seen(case, SOVIET)
    assert "w5722" in seen(case, SOVIET)


@rule("DSA-ZOC-03")
def test_rivers_stop_no_zone() -> None:
    """The Amur between Blagoveshchensk and Manchuria."""
    case = quiet({"w5727": ["RU-INFA-01"]})
    assert "w5627" in seen(case, AXIS)


# -- the readings ------------------------------------------------------------------------------------------


@rule("DSA-ZOC-05")
def test_a_friendly_unit_negates_an_ezoc_while_it_is_there() -> None:
    """EX-134: the first unit stops, the next one need not."""
    case = quiet({"w5426": ["KW-INFA-01"], "w5425": ["RU-INFA-01"], "w5424": ["RU-TK-01"]})
    war, hex = case.war, case.hex("w5425")
    tank, infantry = case.number("RU-TK-01"), case.number("RU-INFA-01")
    assert not zones.stops_movement(war, hex, SOVIET, tank)
    assert zones.stops_movement(war, hex, SOVIET, infantry)  # itself does not help itself
    war.move(infantry, case.hex("w5424"))
    assert zones.stops_movement(war, hex, SOVIET, tank)
    war.move(tank, hex)
    assert zones.stops_movement(war, hex, SOVIET, tank)
    assert not zones.stops_movement(war, hex, SOVIET, infantry)


@rule("DSA-ZOC-05")
def test_an_air_unit_negates_and_markers_never_do() -> None:
    units = {"w5426": ["KW-INFA-01"], "w5425": ["RU-AF-01"], "w5525": ["RU-INF1-01/detachment"]}
    case = quiet(units | {"w5526": ["logistics_far_east-01"]})
    assert zones.stops_movement(case.war, case.hex("w5526"), SOVIET)
    assert not zones.stops_movement(case.war, case.hex("w5425"), SOVIET)
    assert zones.stops_movement(case.war, case.hex("w5525"), SOVIET)
    assert zones.blocks_supply(case.war, case.hex("w5525"), SOVIET)


@rule("DSA-ZOC-05")
def test_an_airdrop_negates() -> None:
    case = quiet({"w5426": ["KW-INFA-01"], "w5425": ["W-CHIN-01/back"]})
    assert not zones.stops_movement(case.war, case.hex("w5425"), WESTERN)
    assert not zones.blocks_supply(case.war, case.hex("w5425"), WESTERN)


@rule("DSA-ZOC-05")
def test_an_enemy_unit_negates_nothing() -> None:
    """The other Allied faction's units are no friends."""
    case = quiet({"w5426": ["KW-INFA-01"], "w5425": ["BR-INF1-01"]})
    assert zones.stops_movement(case.war, case.hex("w5425"), SOVIET)


@rule("DSA-ZOC-05", "DSA-RSV-03")
def test_reserve_movement_is_stopped_whoever_is_there() -> None:
    case = quiet({"w5426": ["KW-INFA-01"], "w5425": ["RU-INFA-01"]})
    assert zones.blocks_reserve(case.war, case.hex("w5425"), SOVIET)
    assert not zones.blocks_reserve(case.war, case.hex("w5424"), SOVIET)


@rule("DSA-ZOC-06")
def test_lines_enter_an_ezoc_only_where_a_friendly_unit_is() -> None:
    case = quiet({"w5426": ["KW-INFA-01"], "w5425": ["RU-INFA-01"]})
    assert not zones.blocks_supply(case.war, case.hex("w5425"), SOVIET)
    assert zones.blocks_supply(case.war, case.hex("w5525"), SOVIET)
    assert not zones.blocks_supply(case.war, case.hex("w5524"), SOVIET)


def test_who_projects_into_a_hex() -> None:
    case = quiet({"w5426": ["KW-INFA-01", "KW-INF1-01"], "w5525": ["JP-INFA-01"], "w5326": ["JP-INFA-02"]})
    into = zones.projectors(case.war, case.hex("w5425"), SOVIET)
    assert {case.war.id(one) for one in into} == {"KW-INFA-01", "KW-INF1-01", "JP-INFA-01"}


def test_the_zones_go_with_the_units_of_a_state() -> None:
    """What is remembered of one map is never told of another."""
    case = quiet({"w5426": ["KW-INFA-01"]})
    other = quiet({"w5326": ["KW-INFA-01"]})
    assert seen(case, SOVIET) != seen(other, SOVIET)
    war = case.war
    before = zones.projected(war, SOVIET)
    war.move(case.number("KW-INFA-01"), case.hex("w5326"))
    assert zones.projected(war, SOVIET) == zones.projected(other.war, SOVIET) != before
