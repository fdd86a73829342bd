"""Air Bases, Open Ports, ranges, and what Blitz markers reach. [glossary]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso import bases
from flagplot.games.dai_senso.factions import AXIS, SOVIET, WESTERN
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.ports import open_port
from tests.dai_senso.setting import Case

rule = pytest.mark.rule


def quiet(units: dict[str, list[str]], **further: object) -> Case:
    return Case("operational_movement", units, **further)


def air_bases(case: Case, faction: int = AXIS, nation: str = "japan") -> set[str]:
    return {IDS[hex] for hex in bases.air_bases(case.war, faction, nation)}


def is_open(case: Case, label: str, faction: int = AXIS) -> bool:
    return open_port(case.war, case.hex(label), faction)


DAIREN = {"w5125": ["JP-FTDAI-01"]}  # an Open Port on the mainland, for the line to Japan


# -- Air Bases ---------------------------------------------------------------------------------------------


@rule("DSA-GL-20", "DSA-SUP-30d", "DSA-SUP-30")
def test_an_air_base_needs_a_place_and_a_supplied_counter() -> None:
    case = quiet({
        "w5226": ["JP-INF1-01"],  # Mukden, a City
        "w5127": ["JP-INF1-02/detachment"],  # Genzan, a Port
        "w5626": ["JP-INF1-03"],  # rail
        "w5326": ["logistics_ighq-01"],  # rail, and a Logistics marker
        "w5525": ["JP-INF1-04"],  # supplied, but there is nothing there
        "e5803": ["JP-INF1-05"],  # Komsomolsk: no line comes so far
    })  # fmt: skip
    assert air_bases(case) == {"w5226", "w5127", "w5626", "w5326"}


@rule("DSA-GL-21", "DSA-GL-20")
def test_the_road_of_a_base_need_not_be_that_of_its_supply() -> None:
    """EX-004: a Japanese unit in w5422, supplied by the road to Hailar."""
    units = {"w5422": ["JP-INFA-01"], "w5625": ["JP-INF1-01"], "w5322": ["MONG-CAV-01"], **DAIREN}
    case = quiet(units)
    assert "w5422" in air_bases(case)


@rule("DSA-GL-20")
def test_an_enemy_air_unit_ends_a_base_and_other_enemies_do_not() -> None:
    case = quiet({"w5226": ["JP-INF1-01"], "w5427": ["JP-INF1-02", "RU-AF-01"], **DAIREN})
    assert air_bases(case) == {"w5125", "w5226"}
    case = quiet({"w5226": ["JP-INF1-01", "blitz_soviet-01"], "w5427": ["JP-INF1-02", "JP-AF-01"], **DAIREN})
    assert air_bases(case) == {"w5125", "w5226", "w5427"}


@rule("DSA-GL-24")
def test_a_base_is_of_the_nation_of_the_supplied_counter_that_makes_it() -> None:
    """EX-009 on land: a Mongolian unit makes no Russian base. Kwantung units are Japanese."""
    case = quiet({"w5621": ["MONG-CAV-01"], "w5824": ["RU-INF1-01"], "w5125": ["KW-INF1-01"]})
    assert air_bases(case, SOVIET, "mongolia") == {"w5621"}
    assert air_bases(case, SOVIET, "russia") == {"w5824"}
    assert air_bases(case) == {"w5125"}
    cut_off = quiet({"w5427": ["MONG-CAV-01", "RU-INF1-01"], "w5621": ["KW-INFA-01"]})
    assert air_bases(cut_off, SOVIET, "russia") == {"w5427"}  # the Mongols have no line, the Russians have
    assert air_bases(cut_off, SOVIET, "mongolia") == set()


@rule("DSA-RD-03")
def test_a_unit_means_any_number_of_units() -> None:
    """A Japanese unit makes a base, and so do three, with units of others among them."""
    one = quiet({"w5125": ["JP-INF1-01"]})
    several = quiet({"w5125": ["JP-INF1-01", "JP-INF1-02", "KW-INF1-01", "JP-INF1-03/detachment"]})
    assert air_bases(one) == air_bases(several) == {"w5125"}


# -- Open Ports --------------------------------------------------------------------------------------------


@rule("DSA-GL-26", "DSA-GL-26a", "DSA-GL-27")
def test_a_friendly_counter_opens_a_port_supplied_or_not() -> None:
    for unit in ("JP-INF1-01", "JP-INF1-01/detachment", "JP-ABN-01/back", "logistics_ighq-01"):
        assert is_open(quiet({"w5125": [unit]}), "w5125")
    case = quiet({"e5301": ["JP-INF1-01"], "e5402": ["RU-INFA-01"], "e5502": ["RU-INFA-02"]})
    assert is_open(case, "e5301")  # Vladivostok


@rule("DSA-GL-26b", "DSA-GL-26")
def test_a_port_of_a_friendly_active_country_is_open_with_nothing_in_it() -> None:
    case = quiet({"w5824": ["RU-INF1-01"]})
    assert is_open(case, "e4801")  # Nagasaki
    assert is_open(case, "e5301", SOVIET)
    assert not is_open(case, "e4801", SOVIET)
    assert not is_open(case, "w5226")  # Mukden is no Port


@rule("DSA-GL-27", "DSA-GL-26b", "DSA-RD-07")
def test_control_alone_opens_no_port() -> None:
    """EX-012: Batavia, of the active Netherlands East Indies and of the conquered ones."""
    active = {"countries": {"nei": {"status": "active", "alignment": "western"}}}
    conquered = {"countries": {"nei": {"status": "conquered", "alignment": "western"}}}
    units = {"w5824": ["RU-INF1-01"]}
    assert is_open(quiet(units, **active), "w2819", WESTERN)
    assert not is_open(quiet(units, **conquered), "w2819")
    assert not is_open(quiet(units, **conquered), "w2819", WESTERN)
    assert is_open(quiet({"w2819": ["JP-INF1-01/detachment"]}, **conquered), "w2819")


@rule("DSA-GL-28")
def test_a_port_in_a_dependent_needs_a_counter() -> None:
    """EX-012: Hong Kong, even for British units; Dairen for Japanese ones."""
    case = quiet({"w5824": ["RU-INF1-01"]})
    assert not is_open(case, "w4222", WESTERN)
    assert not is_open(case, "w5125")
    assert is_open(quiet({"w4222": ["BR-GARHK-01"]}), "w4222", WESTERN)


@rule("DSA-GL-29", "DSA-GL-29a")
def test_an_enemy_ground_unit_closes_a_port_even_to_units_inside_it() -> None:
    assert not is_open(quiet({"e4801": ["RU-INF1-01"]}), "e4801")
    assert not is_open(quiet({"e4801": ["RU-INF1-01", "KW-INF1-01/detachment"]}), "e4801")


@rule("DSA-GL-29", "DSA-GL-29b")
def test_an_enemy_air_unit_closes_a_port() -> None:
    """EX-013: the Singapore fortress under a Japanese Air Force."""
    assert not is_open(quiet({"w3218": ["BR-FTSING-01", "JP-AF-01"]}), "w3218", WESTERN)
    assert is_open(quiet({"w3218": ["BR-FTSING-01", "BR-AF-01"]}), "w3218", WESTERN)


@rule("DSA-GL-29")
def test_enemy_markers_that_hold_a_hex_close_its_port() -> None:
    assert not is_open(quiet({"e4801": ["RU-INF1-01/detachment"]}), "e4801")
    assert not is_open(quiet({"e4801": ["RU-ABN-01/back"]}), "e4801")
    assert not is_open(quiet({"e4801": ["logistics_far_east-01"]}), "e4801")
    assert is_open(quiet({"e4801": ["blitz_soviet-01"]}), "e4801")


# -- ranges and Blitz markers ------------------------------------------------------------------------------


@rule("DSA-GL-15")
def test_range_counts_the_last_hex_and_not_the_first() -> None:
    """EX-016: Lashio is three hexes from Dacca, Chiengmai four."""
    case = quiet({"w5824": ["RU-INF1-01"]})
    near = bases.within(case.war, case.hex("w4313"), 3)
    assert case.hex("w4216") in near
    assert case.hex("w4016") not in near
    assert case.hex("w4313") in bases.within(case.war, case.hex("w4313"), 0)
    assert len(bases.within(case.war, case.hex("w5426"), 2)) == 19


@rule("DSA-GL-50", "DSA-CMP-32")
def test_units_within_two_hexes_of_a_blitz_marker_are_blitz_enabled() -> None:
    units = {
        "w5625": ["blitz_soviet-01", "RU-INF1-04"], "w5624": ["RU-INFA-01"], "w5524": ["RU-INFA-02"],
        "w5522": ["RU-INFA-03"], "w5727": ["RU-HQ-02"], "w5626": ["KW-INFA-01"],
    }  # fmt: skip
    case = quiet(units)

    def enabled(id: str) -> bool:
        return bases.blitz_enabled(case.war, case.number(id))

    assert enabled("RU-INF1-04")  # in the hex of the marker itself
    assert enabled("RU-INFA-01")
    assert enabled("RU-INFA-02")
    assert not enabled("RU-INFA-03")
    assert not enabled("RU-HQ-02")  # TX-19: three hexes away
    assert not enabled("KW-INFA-01")  # the marker of another faction


@rule("DSA-GL-50")
def test_a_marker_in_the_pool_enables_nobody() -> None:
    case = quiet({"w5624": ["RU-INFA-01"]})
    assert not bases.blitzed(case.war, SOVIET)
    assert not bases.blitz_enabled(case.war, case.number("RU-INFA-02"))  # not on the map


@pytest.mark.rule("DSB-MN-06", "DSA-GL-20")
def test_any_friendly_chinese_unit_makes_a_base_for_what_is_of_all_china() -> None:
    """The Chinese Interceptor flies from where troops of Kiangsu stand, but not from a British base."""
    posture = {"nationalist_china": "war", "britain": "war"}
    given: dict[str, Any] = {"scenario": "pacific-war", "phasing": "axis", "posture": posture}
    held = Case("support", {"w4722": ["KI-DEF-01"], "w4222": ["BR-FTHK-01"]}, **given)
    found = bases.air_bases(held.war, WESTERN, "western_chinese")
    assert held.hex("w4722") in found  # Hankow
    assert held.hex("w4222") not in found
    lost = Case("support", {"w4722": ["JP-INFA-01"]}, **given)
    assert not bases.air_bases(lost.war, WESTERN, "western_chinese")


@pytest.mark.rule("DSB-MN-01", "DSA-GL-20")
def test_an_hq_of_two_nations_makes_a_base_for_both() -> None:
    given: dict[str, Any] = {
        "scenario": "pacific-war",
        "phasing": "western",
        "posture": {"us_western_minors": "war", "britain": "war"},
        "boxes": {"bay_of_bengal_convoys": ["BR-CONV-01"]},
    }
    calcutta, trincomalee = "w4213", "w3509"
    case = Case("organization", {calcutta: ["W-CBI-01"], trincomalee: ["BR-INF1-01"]}, **given)
    assert case.hex(calcutta) in bases.air_bases(case.war, WESTERN, "us")
    assert case.hex(calcutta) in bases.air_bases(case.war, WESTERN, "britain")
    assert case.hex(trincomalee) not in bases.air_bases(case.war, WESTERN, "us")
