"""Movement over the sea: onto Beachheads and off them, from port to port. [3.1.1, 3.1.2]"""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.events import Moved
from flagplot.games.dai_senso.sea.stations import carries
from tests.dai_senso.setting import Case

MOVE, RESERVE = "operational_movement", "reserve_movement"
NAGASAKI, FUSAN, SHANGHAI, DAIREN, OSAKA, SHIMONOSEKI = "e4801", "w4927", "w4725", "w5125", "e4803", "e4901"
SEA, WENCHOW, NINGPO, TSINGTAO = "w4525", "w4524", "w4625", "w5025"
BEACH, HANOI, HAIKOU = "w4119", "w4219", "w4120"
WAR = {"us_western_minors": "war", "britain": "war", "russia": "war", "soviet_minors": "war"}


def china(units: dict[str, list[str]], boxes: dict[str, list[str]] | None = None, **more: Any) -> Case:
    """A Movement Phase of the Axis in the China Incident."""
    phase, phasing = more.pop("phase", MOVE), more.pop("phasing", "axis")
    return Case(phase, units, boxes, phasing=phasing, scenario="china-incident", **more)


def ports(case: Case, id: str, seat: str = "axis") -> set[str]:
    """Where a unit may be shipped."""
    return {line.split()[2] for line in case.legal(seat, "ship") if line.split()[1] == id}


def goals(case: Case, id: str, seat: str = "axis") -> set[str]:
    """Where a unit may walk."""
    return {line.split()[2] for line in case.legal(seat, "move") if line.split()[1] == id}


# -- Beachheads --------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-MOV-16", "DSA-MOV-17", "DSB-MK-5-2")
def test_onto_a_beachhead_and_off_it_again() -> None:
    """EX-102: from Haikou onto the Beachhead before Hanoi; from there to Hanoi, not back."""
    further: dict[str, Any] = {"facing": {BEACH: HANOI}, "posture": WAR, "countries": ACTIVE_FRANCE}
    there = {HAIKOU: ["JP-INFA-01"], BEACH: ["beachhead_axis-01/1"]}
    case = Case(RESERVE, there, phasing="axis", scenario="china-incident", **further)
    assert BEACH in goals(case, "JP-INFA-01")
    case.do("axis", f"move JP-INFA-01 {BEACH}")
    assert goals(case, "JP-INFA-01") == set()  # it has used all it had
    landed = {BEACH: ["beachhead_axis-01/1", "JP-INFA-01"]}
    later = Case(RESERVE, landed, phasing="axis", scenario="china-incident", **further)
    later.refuses("axis", f"move JP-INFA-01 {HAIKOU}", "DSA-MOV-17")


ACTIVE_FRANCE: dict[str, dict[str, str]] = {"france": {"status": "active", "alignment": "western"}}


@pytest.mark.rule("DSA-MOV-17")
def test_one_way_leads_off_a_beachhead() -> None:
    case = china({SEA: ["beachhead_axis-01/1", "JP-ARM-01"]}, facing={SEA: WENCHOW})
    assert goals(case, "JP-ARM-01") == {WENCHOW}
    case.refuses("axis", f"move JP-ARM-01 {NINGPO}", "DSA-MOV-17")
    case.do("axis", f"move JP-ARM-01 {WENCHOW}")
    assert goals(case, "JP-ARM-01") == set()  # its entire MA, though it has two points


@pytest.mark.rule("DSA-MOV-16")
def test_only_who_starts_beside_a_beachhead_enters_it() -> None:
    case = china(
        {NINGPO: ["JP-INF1-01"], SHANGHAI: ["JP-ARM-01"], SEA: ["beachhead_axis-01/1"]}, facing={SEA: WENCHOW}
    )
    assert SEA in goals(case, "JP-INF1-01")  # across any of its sides
    case.do("axis", f"move JP-ARM-01 {NINGPO}")
    assert SEA not in goals(case, "JP-ARM-01")
    case.refuses("axis", f"move JP-ARM-01 {SEA}", "DSA-MOV-16")


@pytest.mark.rule("DSA-MOV-51")
def test_nobody_enters_a_hex_with_an_enemy_beachhead() -> None:
    case = china(
        {WENCHOW: ["KI-WZ-01"], SEA: ["beachhead_axis-01/1"]}, facing={SEA: WENCHOW}, phasing="western"
    )
    case.refuses("western", f"move KI-WZ-01 {SEA}", "DSA-MOV-51")
    case.refuses("western", "move KI-WZ-01 w4425", "DSA-GL-13")  # the open sea


@pytest.mark.rule("DSA-MOV-19", "DSA-MOV-10g")
def test_marines_cross_water_for_all_they_have() -> None:
    """From Foochow over the strait of the sea to Taihoku no other unit goes but by a Strait."""
    case = china({"w4323": ["JP-MAR-01", "JP-INF1-01"]}, phase=RESERVE)
    assert "w4324" in goals(case, "JP-MAR-01")  # Amoy to Taihoku: an All-Sea hexside
    assert "w4324" not in goals(case, "JP-INF1-01")
    case.refuses("axis", "move JP-INF1-01 w4324", "DSA-MOV-10g")


@pytest.mark.rule("DSA-MOV-55")
def test_nobody_enters_a_neutral_country() -> None:
    siam = china({"w3715": ["JP-INF1-01"]}, phase=RESERVE)
    assert "w3616" not in goals(siam, "JP-INF1-01")
    siam.refuses("axis", "move JP-INF1-01 w3616", "DSA-MOV-55")
    active = {"siam": {"status": "active", "alignment": "western"}}
    at_war = china({"w3715": ["JP-INF1-01"]}, phase=RESERVE, countries=active, posture=WAR)
    assert "w3616" in goals(at_war, "JP-INF1-01")


# -- port to port ------------------------------------------------------------------------------------------


@pytest.mark.rule("DSA-MOV-30", "DSA-MOV-31", "DSA-MOV-35")
def test_a_troop_convoy_carries_a_unit_to_an_open_port() -> None:
    case = china(
        {NAGASAKI: ["JP-INF1-01", "JP-INF1-02"], SHANGHAI: ["JP-INF1-03"]},
        {"yellow_sea_convoys": ["JP-CONV-01/back"]},
    )
    assert SHANGHAI in ports(case, "JP-INF1-01")
    assert FUSAN not in ports(case, "JP-INF1-01")  # in a Dependent, and nobody is there
    case.refuses("axis", f"ship JP-INF1-01 {FUSAN}", "DSA-MOV-31")
    case.do("axis", f"ship JP-INF1-01 {SHANGHAI}")
    assert case.where("JP-INF1-01") == SHANGHAI
    assert case.where("JP-CONV-01") == "yellow_sea_used"
    assert not case.front("JP-CONV-01")
    case.refuses("axis", f"ship JP-INF1-02 {SHANGHAI}", "DSA-MOV-30")  # it has been used
    assert isinstance(case.events[-1], Moved)


@pytest.mark.rule("DSA-MOV-31")
def test_the_port_of_departure_need_not_be_open() -> None:
    """An enemy Air Force over it closes a port: nobody comes there, but whoever is there may leave."""
    boxes = {"yellow_sea_convoys": ["JP-CONV-01/back"]}
    under_fire = china({SHANGHAI: ["JP-INF1-01", "US-AF-01"]}, boxes, posture=WAR, phase=RESERVE)
    assert NAGASAKI in ports(under_fire, "JP-INF1-01")
    into = china({NAGASAKI: ["JP-INF1-01"], SHANGHAI: ["JP-INF1-02", "US-AF-01"]}, boxes, posture=WAR)
    into.refuses("axis", f"ship JP-INF1-01 {SHANGHAI}", "DSA-MOV-31")


@pytest.mark.rule("DSA-MOV-30")
def test_only_from_ports_beachheads_and_boxes() -> None:
    case = china(
        {"w4724": ["JP-INF1-01"], SEA: ["beachhead_axis-01/1", "JP-INF1-02"]},
        {"yellow_sea_convoys": ["JP-CONV-01/back"]},
        facing={SEA: WENCHOW},
    )
    assert NAGASAKI in ports(case, "JP-INF1-02")
    case.refuses("axis", f"ship JP-INF1-01 {NAGASAKI}", "DSA-MOV-30")


@pytest.mark.rule("DSA-MOV-18", "DSA-GL-26c")
def test_units_leave_a_beachhead_by_sea_and_come_to_one() -> None:
    case = china(
        {NAGASAKI: ["JP-INF1-01"], SEA: ["beachhead_axis-01/1", "JP-INF1-02"]},
        {"yellow_sea_convoys": ["JP-CONV-01/back", "JP-CONV-02/back"]},
        facing={SEA: WENCHOW},
    )
    case.do("axis", f"ship JP-INF1-02 {NAGASAKI}", f"ship JP-INF1-01 {SEA}")
    assert (case.where("JP-INF1-01"), case.where("JP-INF1-02")) == (SEA, NAGASAKI)


@pytest.mark.rule("DSA-MOV-33", "DSA-MOV-34", "DSA-MOV-07")
def test_a_voyage_goes_on_through_a_multi_zone_port() -> None:
    """Nagasaki lies in two zones; what was crossed last is not crossed again."""
    case = china(
        {SHANGHAI: ["JP-ARM-01"], FUSAN: ["JP-INF1-01"]},
        {
            "yellow_sea_convoys": ["JP-CONV-01/back", "JP-CONV-03/back"],
            "sea_of_japan_convoys": ["JP-CONV-02/back"],
        },
    )
    case.do("axis", f"ship JP-ARM-01 {NAGASAKI}")
    assert goals(case, "JP-ARM-01") == set()  # one procedure, and its whole MA
    onward = ports(case, "JP-ARM-01")
    assert onward
    assert SHANGHAI not in onward
    case.do("axis", f"ship JP-ARM-01 {min(onward)}")
    assert case.where("JP-CONV-02") == "sea_of_japan_used"


@pytest.mark.rule("DSA-MOV-33")
def test_a_voyage_ends_in_a_port_of_one_zone() -> None:
    case = china(
        {NAGASAKI: ["JP-INF1-01"], SHANGHAI: ["JP-INF1-02"]},
        {"yellow_sea_convoys": ["JP-CONV-01/back", "JP-CONV-02/back"]},
    )
    case.do("axis", f"ship JP-INF1-01 {SHANGHAI}")
    assert ports(case, "JP-INF1-01") == set()
    case.refuses("axis", f"ship JP-INF1-01 {NAGASAKI}", "DSA-MOV-33")


@pytest.mark.rule("DSA-MOV-07")
def test_who_has_walked_does_not_sail() -> None:
    case = china({"w4724": ["JP-ARM-01"]}, {"yellow_sea_convoys": ["JP-CONV-01/back"]}, phase=RESERVE)
    case.do("axis", f"move JP-ARM-01 {SHANGHAI}")
    case.refuses("axis", f"ship JP-ARM-01 {NAGASAKI}", "DSA-MOV-07")


@pytest.mark.rule("DSA-MOV-35", "DSA-MOV-37")
def test_convoys_carry_one_step_each_and_do_not_join() -> None:
    case = china(
        {NAGASAKI: ["JP-INFA-01"], SHANGHAI: ["JP-INF1-03"]},
        {"yellow_sea_convoys": ["JP-CONV-01/back", "JP-CONV-02/back"]},
    )
    assert ports(case, "JP-INFA-01") == set()
    case.refuses("axis", f"ship JP-INFA-01 {SHANGHAI}", "DSA-MOV-35")


@pytest.mark.rule("DSA-MOV-39")
def test_the_kwantung_army_never_goes_by_sea() -> None:
    case = china({DAIREN: ["KW-INF1-01"]}, {"yellow_sea_convoys": ["AX-SCR-01/back"]})
    case.refuses("axis", f"ship KW-INF1-01 {NAGASAKI}", "DSA-MOV-39")


@pytest.mark.rule("DSA-MOV-30", "DSA-CVY-08")
def test_a_supply_convoy_carries_nobody() -> None:
    case = china({NAGASAKI: ["JP-INF1-01"], SHANGHAI: ["JP-INF1-03"]}, {"yellow_sea_convoys": ["JP-CONV-01"]})
    case.refuses("axis", f"ship JP-INF1-01 {SHANGHAI}", "DSA-MOV-30")


def test_where_several_kinds_could_carry_one_is_named() -> None:
    case = china(
        {NAGASAKI: ["JP-INF1-01"], SHANGHAI: ["JP-INF1-03"]},
        {"yellow_sea_convoys": ["JP-CONV-01/back", "JP-CONV-02/back", "AX-SCR-01/back"]},
    )
    to_shanghai = [
        line for line in case.legal("axis", "ship") if f" {SHANGHAI}" in line and "INF1-01" in line
    ]
    assert to_shanghai == [f"ship JP-INF1-01 {SHANGHAI} JP-CONV-01", f"ship JP-INF1-01 {SHANGHAI} AX-SCR-01"]
    case.refuses("axis", f"ship JP-INF1-01 {SHANGHAI}", "")
    case.do("axis", f"ship JP-INF1-01 {SHANGHAI} AX-SCR-01")
    assert case.where("AX-SCR-01") == "yellow_sea_used"
    assert case.where("JP-CONV-01") == "yellow_sea_convoys"


# who rides with what: convoy, unit, whether it does
RIDES = [
    pytest.param("AX-SCR-01/back", "MAN-RES-01", True, marks=pytest.mark.rule("DSA-MOV-38a")),
    pytest.param("JP-CONV-01/back", "JP-INF1-01", True, marks=pytest.mark.rule("DSA-MOV-38c")),
    pytest.param("JP-CONV-01/back", "MAN-RES-01", False, marks=pytest.mark.rule("DSA-MOV-38c")),
    pytest.param("BR-CONV-01/back", "KI-DEF-01", True, marks=pytest.mark.rule("DSA-MOV-38b")),
    pytest.param("US-CONV-01/back", "BR-INF1-01", True, marks=pytest.mark.rule("DSA-MOV-38b")),
    pytest.param("RU-CONV-01/back", "RU-INF1-01", True, marks=pytest.mark.rule("DSA-MOV-38d")),
    pytest.param("RU-CONV-01/back", "MONG-RES-01", False, marks=pytest.mark.rule("DSA-MOV-38d")),
    pytest.param("SO-SCR-01/back", "MONG-RES-01", True, marks=pytest.mark.rule("DSA-MOV-38e")),
    pytest.param("US-FLT-01/back", "US-INFM-01", True, marks=pytest.mark.rule("DSA-MOV-36", "DSA-MOV-38f")),
    pytest.param("US-FLT-01/back", "BR-INF1-01", False, marks=pytest.mark.rule("DSA-MOV-38f")),
    pytest.param("JP-CONV-01/back", "SIAM-EXP-01", True, marks=pytest.mark.rule("DSA-MOV-38g")),
    pytest.param("JP-SURF-01/back", "JP-INF1-01", True, marks=pytest.mark.rule("DSA-MOV-38")),
    pytest.param("JP-SURF-01/back", "MAN-RES-01", False, marks=pytest.mark.rule("DSA-MOV-38")),
    pytest.param("BR-AF-01/back", "US-INF1-01", True, marks=pytest.mark.rule("DSA-MOV-38")),
]
SIDES = {
    "manchukuo": {"status": "active", "alignment": "axis"},
    "siam": {"status": "active", "alignment": "axis"},
    "mongolia": {"status": "active", "alignment": "soviet"},
}


@pytest.mark.parametrize(("convoy", "unit", "aboard"), RIDES)
def test_who_rides_with_what(convoy: str, unit: str, aboard: bool) -> None:
    case = china({}, {"yellow_sea_convoys": [convoy]}, countries=SIDES)
    assert carries(case.war, case.number(convoy.partition("/")[0]), case.number(unit)) == aboard


@pytest.mark.rule("DSA-MOV-38c")
def test_a_refusal_names_who_may_ride() -> None:
    case = china({DAIREN: ["MAN-RES-01"]}, {"yellow_sea_convoys": ["JP-CONV-01/back"]}, countries=SIDES)
    case.refuses("axis", f"ship MAN-RES-01 {NAGASAKI}", "DSA-MOV-38c")


@pytest.mark.rule("DSA-MOV-31", "DSA-GL-32")
def test_air_units_on_station_close_ports_near_their_bases() -> None:
    """EX-103: from Majuro to Guadalcanal, but not back: Majuro is three hexes from Kwajalein."""
    case = micronesia()
    assert "e2611" in ports(case, "BR-INF1-01", "western")
    case.refuses("western", "ship BR-INF1-02 e3515", "DSA-MOV-31")


@pytest.mark.rule("DSA-MOV-33")
def test_through_guadalcanal_to_townsville() -> None:
    """EX-104."""
    case = micronesia(coral_sea_convoys=["BR-CONV-02/back"])
    case.do("western", "ship BR-INF1-01 e2611", "ship BR-INF1-01 e2106")
    assert case.where("BR-INF1-01") == "e2106"
    assert case.where("BR-CONV-02") == "coral_sea_used"


def micronesia(**boxes: list[str]) -> Case:
    return china(
        {
            "e3515": ["BR-INF1-01"], "e2611": ["BR-INF1-02"], "e3513": ["JP-INF1-01/detachment"],
            "e3408": ["JP-INF1-02/detachment"], "e3906": ["JP-INF1-03/detachment"],
            "w4427": ["JP-INF1-04"], "e2106": ["BR-INF1-03"],
        },
        {
            "micronesia_convoys": ["BR-CONV-01/back", "JP-CONV-01"], "micronesia_on_station": ["JP-AF-01"],
            "bismarck_sea_convoys": ["JP-CONV-02"], "marianas_convoys": ["JP-CONV-03"], **boxes,
        },
        phasing="western", phase=RESERVE, posture=WAR,
    )  # fmt: skip


@pytest.mark.rule("DSA-MOV-32", "DSA-GL-26d")
def test_a_voyage_ends_in_an_off_map_box() -> None:
    """From Honolulu to the Western US, and from there out again in the next phase."""
    case = china(
        {"e4226": ["US-INF1-01"]},
        {"northeast_pacific_convoys": ["US-CONV-01/back"], "western_us": ["US-INF1-02"]},
        phasing="western", posture=WAR, phase=RESERVE,
    )  # fmt: skip
    assert "western_us" in ports(case, "US-INF1-01", "western")
    case.do("western", "ship US-INF1-01 western_us")
    assert case.where("US-INF1-01") == "western_us"
    assert ports(case, "US-INF1-01", "western") == set()


@pytest.mark.rule("DSA-MOV-38", "DSA-MOV-63", "DSB-PO-14")
def test_policies_bind_convoys() -> None:
    """A Chinese unit at War does not ride with the British while a Treaty binds them."""
    units = {SHANGHAI: ["KI-DEF-01"], TSINGTAO: ["KI-WZ-01"]}
    boxes = {"yellow_sea_convoys": ["BR-CONV-01/back"]}
    bound = china(units, boxes, phasing="western", phase=RESERVE)
    assert ports(bound, "KI-DEF-01", "western") == set()
    bound.refuses("western", f"ship KI-DEF-01 {TSINGTAO}", "DSA-MOV-38")
    free = china(units, boxes, phasing="western", phase=RESERVE, posture=WAR)
    assert TSINGTAO in ports(free, "KI-DEF-01", "western")


@pytest.mark.rule("DSA-RSV-03")
def test_in_reserve_movement_no_port_in_an_enemy_zone_of_control_is_entered() -> None:
    units = {NAGASAKI: ["JP-INF1-01"], SHANGHAI: ["JP-INF1-02"], "w4724": ["KI-WZ-01"]}
    boxes = {"yellow_sea_convoys": ["JP-CONV-01/back"]}
    assert SHANGHAI in ports(china(units, boxes), "JP-INF1-01")
    later = china(units, boxes, phase=RESERVE)
    assert SHANGHAI not in ports(later, "JP-INF1-01")
    later.refuses("axis", f"ship JP-INF1-01 {SHANGHAI}", "DSA-RSV-03")


# -- Off-Map Boxes -----------------------------------------------------------------------------------------


def transfers(case: Case, id: str, seat: str) -> set[str]:
    """Where a unit may be transferred."""
    return {line.split()[2] for line in case.legal(seat, "transfer") if line.split()[1] == id}


@pytest.mark.rule("DSA-MOV-45", "DSA-MOV-46", "DSA-CMP-39")
def test_units_go_from_box_to_box_of_their_faction() -> None:
    boxes = {"western_us": ["US-INF1-01"], "panama_canal": ["US-INFM-01", "US-INF1-02"]}
    case = china({}, boxes, phasing="western", posture=WAR)
    assert transfers(case, "US-INF1-01", "western") == {"panama_canal"}
    assert transfers(case, "US-INFM-01", "western") == {"western_us", "europe_africa", "french_polynesia"}
    case.do("western", "transfer US-INF1-01 panama_canal", "transfer US-INFM-01 western_us")
    assert (case.where("US-INF1-01"), case.where("US-INFM-01")) == ("panama_canal", "western_us")
    assert transfers(case, "US-INF1-01", "western") == set()  # it must stop
    case.refuses("western", "transfer US-INF1-02 eastern_europe", "DSA-MOV-45")
    case.refuses("western", "move US-INF1-02 e4226", "DSA-MOV-07")


@pytest.mark.rule("DSA-MOV-20")
def test_soviet_units_leave_by_the_western_edge() -> None:
    case = china({"w5511": ["RU-INFA-01"], "w5824": ["RU-INFA-02"]}, phasing="soviet", posture=WAR)
    assert transfers(case, "RU-INFA-01", "soviet") == {"eastern_europe"}
    case.refuses("soviet", "transfer RU-INFA-02 eastern_europe", "DSA-MOV-20")
    case.do("soviet", "transfer RU-INFA-01 eastern_europe")
    assert case.where("RU-INFA-01") == "eastern_europe"
    assert case.front("RU-INFA-01")
    storm = Case(MOVE, {"w5511": ["RU-INFA-01"]})
    assert not storm.legal("soviet", "transfer")  # the box is out of play in August Storm


@pytest.mark.rule("DSA-MOV-21")
def test_soviet_units_come_by_the_western_edge_and_go_on() -> None:
    units = {"w5711": ["JP-AF-01"]}
    boxes = {"eastern_europe": ["RU-TK-01", "RU-INFA-01"]}
    case = Case(MOVE, units, boxes, phasing="soviet", scenario="magic-and-vengeance", posture=WAR)
    entries = transfers(case, "RU-TK-01", "soviet")
    assert "w5511" in entries
    assert "w5711" not in entries  # an enemy Air unit
    case.refuses("soviet", "transfer RU-TK-01 w5711", "DSA-MOV-21")
    case.do("soviet", "transfer RU-TK-01 w5511")
    onward = goals(case, "RU-TK-01", "soviet")
    assert onward  # one point of two is left
    case.do("soviet", "transfer RU-INFA-01 w5511")
    assert goals(case, "RU-INFA-01", "soviet") == set()  # its only point is gone


@pytest.mark.rule("DSA-MOV-34")
def test_who_came_by_sea_goes_no_farther() -> None:
    units = {"e4801": ["JP-INF1-01"], "w4725": ["JP-INF1-02"]}
    boxes = {"yellow_sea_convoys": ["JP-CONV-01/troop"]}
    case = Case("operational_movement", units, boxes, phasing="axis", scenario="china-incident")
    case.do("axis", "ship JP-INF1-01 w4725")
    case.refuses("axis", "move JP-INF1-01 w4625", "DSA-MOV-34")
