"""What Truces forbid, on both sides of them."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso import fences, supply, truces
from flagplot.games.dai_senso.places import PLACES
from tests.dai_senso.affairs import case
from tests.dai_senso.setting import Case

OPERATIONAL, RESERVE = {"step": "operational_movement"}, {"step": "reserve_movement"}
HAILAR, KHABAROVSK, VLADIVOSTOK, CHITA = "w5625", "e5603", "e5301", "w5824"
ALL = ("reassess_policy", "armistice", "negotiation")
HEAVY = ("reassess_policy", "armistice")


def border(
    truce: str, units: dict[str, list[str]], phase: dict[str, str] = OPERATIONAL, **further: Any
) -> Case:
    """Russia and Japan under a Truce, in a Movement Phase."""
    given: dict[str, Any] = {"phasing": "soviet", "scenario": "waking-giant", **further}
    held = {"russia": truce, "soviet_minors": truce, **given.pop("posture", {})}
    return case(phase, units=units, posture=held, **given)


def entry(one: Case, unit: str, hex: str) -> str:
    refusal = fences.why_no_entry(one.war, one.number(unit), one.hex(hex))
    return refusal.rule if refusal is not None else ""


def placing(one: Case, unit: str, place: str) -> str:
    refusal = fences.why_no_placing(one.war, one.number(unit), PLACES[place])
    return refusal.rule if refusal is not None else ""


def attack(one: Case, unit: str, hex: str) -> str:
    refusal = fences.why_no_attack(one.war, one.number(unit), one.hex(hex))
    return refusal.rule if refusal is not None else ""


FACE_TO_FACE = {"w5625": ["JP-INFA-01"], "w5725": ["RU-INFA-01"], "w5824": ["RU-INFA-02"]}


# -- movement --------------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-TR-08", "DSB-TR-17", "DSB-TR-02", "DSB-TR-26", "DSB-TR-03")
@pytest.mark.parametrize("truce", ALL)
def test_nobody_enters_the_zone_of_the_other_side_alone(truce: str) -> None:
    one = border(truce, {HAILAR: ["JP-INFA-01"], CHITA: ["RU-INFA-02"]})  # EXB-109
    grid = one.war.tables.map.board.grid
    zone = [grid.labels[hex] for hex in grid.around(one.hex(HAILAR))]
    beside = next(hex for hex in zone if one.war.lands.country[one.hex(hex)] == "russia")
    assert entry(one, "RU-INFA-02", beside) == "DSB-TR-08"
    with_friend = border(truce, {HAILAR: ["JP-INFA-01"], CHITA: ["RU-INFA-02"], beside: ["RU-INFA-01"]})
    assert entry(with_friend, "RU-INFA-02", beside) == ""
    later = border(truce, {HAILAR: ["JP-INFA-01"], CHITA: ["RU-INFA-02"]}, RESERVE)
    assert entry(later, "RU-INFA-02", beside) == ""
    back = border(truce, {beside: ["RU-INFA-01"], "w5427": ["JP-INFA-01"]}, phasing="axis")
    assert entry(back, "JP-INFA-01", HAILAR) == "DSB-TR-26"
    war = border("war", {HAILAR: ["JP-INFA-01"], CHITA: ["RU-INFA-02"]})
    assert entry(war, "RU-INFA-02", beside) == ""


@pytest.mark.rule("DSB-TR-09", "DSB-TR-17", "DSB-TR-27")
@pytest.mark.parametrize("phase", [OPERATIONAL, RESERVE])
@pytest.mark.parametrize("truce", ALL)
def test_markers_of_the_other_side_shut_a_hex_but_under_negotiation(
    truce: str, phase: dict[str, str]
) -> None:
    units = {"w5427": ["JP-INF1-01/detachment"], CHITA: ["RU-INFA-01"]}
    one = border(truce, units, phase)
    assert entry(one, "RU-INFA-01", "w5427") == ("DSB-TR-09" if truce in HEAVY else "")
    units = {"w5721": ["RU-INF1-01/detachment"], "w5427": ["JP-INFA-01"]}
    two = border(truce, units, phase, phasing="axis")
    assert entry(two, "JP-INFA-01", "w5721") == ("DSB-TR-27" if truce in HEAVY else "")


@pytest.mark.rule("DSB-TR-10", "DSB-TR-17", "DSB-TR-30")
@pytest.mark.parametrize("truce", ALL)
def test_a_tac_stays_out_of_pacs_the_axis_does_not(truce: str) -> None:
    held = {"britain": "treaty"}
    one = border(truce, {CHITA: ["RU-INFA-01"]}, posture=held)
    assert entry(one, "RU-INFA-01", "w4213") == "DSB-PO-14"  # Calcutta
    axis = border(truce, {"w5427": ["JP-INFA-01"]}, posture=held, phasing="axis", war_state="limited_war")
    assert entry(axis, "JP-INFA-01", "w4213") == ""  # it would end the Policy


# -- combat ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-TR-11", "DSB-TR-18", "DSB-TR-28")
@pytest.mark.parametrize("truce", ALL)
def test_nobody_attacks_but_under_negotiation(truce: str) -> None:
    one = border(truce, FACE_TO_FACE)
    assert attack(one, "RU-INFA-01", HAILAR) == ("DSB-TR-11" if truce in HEAVY else "")
    assert attack(one, "JP-INFA-01", "w5725") == ("DSB-TR-28" if truce in HEAVY else "")


@pytest.mark.rule("DSB-TR-13", "DSB-TR-18")
def test_a_tac_attacks_no_pac_but_the_axis_may() -> None:
    held = {"britain": "reassess_policy", "russia": "disputes", "soviet_minors": "disputes"}  # EXB-023
    units = {"w4213": ["BR-INFA-01"], CHITA: ["RU-INFA-01"], HAILAR: ["JP-INFA-01"]}
    one = case(OPERATIONAL, units=units, posture=held, scenario="waking-giant", war_state="limited_war")
    assert attack(one, "BR-INFA-01", CHITA) == "DSB-PO-18"
    assert attack(one, "JP-INFA-01", CHITA) == ""


@pytest.mark.rule("DSB-TR-12", "DSB-TR-29", "DSB-TR-14")
@pytest.mark.parametrize("truce", ALL)
def test_nobody_retreats_into_markers_of_the_other_side(truce: str) -> None:
    units = {"w5427": ["JP-INF1-01/detachment"], "w5721": ["RU-INF1-01/detachment"]}
    one = border(truce, units, posture={"britain": "treaty"})

    def closed(faction: int, hex: str) -> bool:
        return bool(fences.no_retreat(one.war, faction) >> one.hex(hex) & 1)

    assert closed(2, "w5427") == (truce in HEAVY)
    assert closed(0, "w5721") == (truce in HEAVY)
    assert closed(2, "w4213")  # of a PAC


# -- support units ---------------------------------------------------------------------------------------


@pytest.mark.rule("DSB-TR-04", "DSB-TR-16", "DSB-TR-23")
@pytest.mark.parametrize("truce", ALL)
def test_no_aircraft_near_the_other_side(truce: str) -> None:
    units = {"w5721": ["JP-INF1-01/detachment"], "w5427": ["RU-INF1-01"]}
    one = border(truce, units, boxes={"soviet_pool": ["RU-AF-01"], "axis_pool": ["JP-AF-01"]})
    assert placing(one, "RU-AF-01", HAILAR) == "DSB-TR-04"  # a Japanese Dependent
    assert placing(one, "RU-AF-01", "w5721") == "DSB-TR-04"  # a Detachment
    assert placing(one, "RU-AF-01", "w5919") == ""
    assert placing(one, "JP-AF-01", KHABAROVSK) == "DSB-TR-23"
    assert placing(one, "JP-AF-01", "e4904") == ""


@pytest.mark.rule("DSB-TR-05", "DSB-TR-16", "DSB-TR-24")
@pytest.mark.parametrize("truce", ALL)
def test_no_ship_on_station_where_the_other_side_has_a_port(truce: str) -> None:
    one = border(truce, {}, boxes={"soviet_pool": ["RU-SUB-01"], "axis_pool": ["JP-SURF-01"]})
    station = "sea_of_okhotsk_on_station"
    assert placing(one, "RU-SUB-01", station) == ("DSB-TR-05" if truce in HEAVY else "")
    assert placing(one, "JP-SURF-01", station) == ("DSB-TR-24" if truce in HEAVY else "")
    south = "south_china_sea_on_station"  # where Allies at War have Ports
    assert placing(one, "RU-SUB-01", south) == ""


@pytest.mark.rule("DSB-TR-06", "DSB-TR-16", "DSB-TR-25")
@pytest.mark.parametrize("truce", ALL)
def test_nobody_contests_across_a_truce_but_under_negotiation(truce: str) -> None:
    one = border(truce, {})
    russian, japanese, british = (one.number(id) for id in ("RU-AF-01", "JP-AF-01", "BR-AF-02"))
    assert fences.may_contest(one.war, russian, japanese) == (truce not in HEAVY)
    assert fences.may_contest(one.war, japanese, russian) == (truce not in HEAVY)
    assert fences.may_contest(one.war, british, japanese)


@pytest.mark.rule("DSB-TR-07", "DSB-TR-16")
@pytest.mark.parametrize("truce", ALL)
def test_a_tac_places_nothing_in_a_pac(truce: str) -> None:
    one = border(truce, {}, posture={"britain": "treaty"}, boxes={"soviet_pool": ["RU-AF-01"]})
    assert placing(one, "RU-AF-01", "w4213") == "DSB-PO-11"
    assert fences.no_placing(one.war, 2, "russia") >> one.hex("w4213") & 1


# -- what they do not touch ------------------------------------------------------------------------------


@pytest.mark.rule("DSB-TR-32")
@pytest.mark.parametrize("truce", ALL)
def test_truces_do_not_touch_supply(truce: str) -> None:
    one = border(truce, {CHITA: ["RU-INFA-01"], "w5125": ["JP-INFA-01"], "w5427": ["JP-INFA-02"]})
    for unit in ("RU-INFA-01", "JP-INFA-02"):
        assert supply.supplied(one.war, one.number(unit))


@pytest.mark.rule("DSB-TR-15", "DSB-TR-01")
def test_without_a_truce_there_is_nothing_to_ask() -> None:
    one = border("war", FACE_TO_FACE)
    assert not truces.in_force(one.war)
    assert truces.no_entry(one.war, 2, "russia") == truces.no_placing(one.war, 0, "japan") == 0
    from flagplot.games.dai_senso.turn.delay import modifier

    markers = {"markers": {"i_boat_strategy": "swb"}, "uscl": 0}
    tac = case(OPERATIONAL, posture={"britain": "armistice"}, affairs=markers, scenario="waking-giant")
    fighting = case(OPERATIONAL, posture={"britain": "war"}, affairs=markers, scenario="waking-giant")
    assert modifier(tac.war, tac.number("BR-SURF-01")) < modifier(fighting.war, fighting.number("BR-SURF-01"))
