"""Mud, storms and snow; the calendar puts mud and snow on Manchuria, storms on central China."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.dai_senso.factions import SOVIET
from flagplot.games.dai_senso.movement.frames import Movement
from flagplot.games.dai_senso.ports import open_port
from flagplot.games.dai_senso.tables import standard_tables
from flagplot.games.dai_senso.weather import area, covered, weather
from tests.dai_senso.fight import Fight
from tests.dai_senso.setting import Case

MARKER = "blitz_soviet-01"
MUD, SNOW, CLEAR = {"turn": "Mar-Apr"}, {"turn": "Nov-Dec"}, {"turn": "July-Aug"}
FLOWN = {"w5524": ["RU-INFA-01", "RU-AF-01"], "w5525": ["KW-INFA-01"]}
OVERHEAD = {"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01", "RU-AF-01"]}


def declared(units: dict[str, list[str]], season: dict[str, Any]) -> Fight:
    fight = Fight(units, **season)
    fight.do("soviet", "target w5525", "commit RU-INFA-01")
    return fight


@pytest.mark.rule("DSA-WEA-02", "DSA-WEA-02a", "DSA-WEA-02b", "DSA-WEA-02c", "DSA-WEA-02d", "DSA-WEA-02e")
@pytest.mark.rule("DSA-WEA-02f", "DSI-MAP-14")
@pytest.mark.parametrize(
    ("hex", "turn", "wanted"),
    [
        ("w5525", "Mar-Apr", "mud"),  # Manchukuo lies in the North
        ("w5525", "Nov-Dec", "snow"),
        ("w4724", "July-Aug", "storms"),  # Nanking: Central
        ("w5522", "Apr-May", "storms"),  # Mongolia: Desert
        ("w4015", "June-July", "mud"),  # Rangoon: North Monsoon
        ("w5525", "July-Aug", ""),
    ],
)
def test_the_weather_of_a_turn_is_printed(hex: str, turn: str, wanted: str) -> None:
    case = Case("regular_combat", {}, turn=turn)
    assert weather(case.war, case.hex(hex)) == wanted


@pytest.mark.rule("DSA-WEA-02", "DSA-WEA-02a", "DSA-WEA-02b", "DSA-WEA-02c", "DSA-WEA-02d", "DSA-WEA-02e")
@pytest.mark.rule("DSA-WEA-02f")
def test_every_land_lies_where_its_list_puts_it() -> None:
    listed = {
        "central": "formosa hong_kong kiangsu shanghai szechwan tibet yunnan",
        "desert": "australia kansu mongolia sinkiang",
        "north": "aleutian_islands hopeh japan korea manchukuo russia komandorski",
        "north_monsoon": "burma ceylon india indochina malaya nepal philippines siam",
        "south": "new_zealand",
        "south_monsoon": "nei borneo celebes dutch_new_guinea papua sarawak",
    }
    home = {land: name for name, lands in listed.items() for land in lands.split()}
    war = Case("regular_combat", {}).war
    for hex, one in enumerate(war.tables.map.hexes):
        assert area(war, hex) == home.get(one.area, ""), one.id


@pytest.mark.rule("DSA-WEA-03")
@pytest.mark.rule("DSB-FC-20")
def test_ceded_land_keeps_its_weather() -> None:
    frontier = "w5524"
    for ceded in ([], ["japan_mongol_frontier"]):
        case = Case("regular_combat", {}, ceded=ceded, turn="Apr-May")
        assert (case.war.lands.country[case.hex(frontier)] == "japan") is bool(ceded)
        assert weather(case.war, case.hex(frontier)) == "storms"  # of the Desert; the North has none


@pytest.mark.rule("DSA-WEA-04")
def test_a_beachhead_lies_in_the_weather_it_points_at() -> None:
    sea, land = "w5124", "w5123"  # the Gulf of Chihli and Tientsin
    for turn, wanted in (("Nov-Dec", "snow"), ("July-Aug", "")):
        units = {sea: ["beachhead_axis-01"]}
        case = Case("regular_combat", units, scenario="china-incident", turn=turn, facing={sea: land})
        assert weather(case.war, case.hex(sea)) == wanted
        assert bool(covered(case.war, "snow") >> case.hex(sea) & 1) is (wanted == "snow")
    plain = Case("regular_combat", {}, scenario="china-incident", turn="Nov-Dec")
    assert weather(plain.war, plain.hex(sea)) == ""


@pytest.mark.rule("DSA-BLC-12", "DSA-WEA-06", "DSA-WEA-06b")
def test_no_blitz_in_storms() -> None:
    units = {"w4825": ["JP-INFA-01"], "w4725": ["KI-WZ-01", "blitz_axis-01"]}
    case = Case("blitz_combat", units, phasing="axis", scenario="china-incident", turn="July-Aug")
    case.refuses("axis", "target w4725", "DSA-BLC-12")


@pytest.mark.rule("DSA-WEA-08")
def test_ice_closes_ports_in_snow() -> None:
    vladivostok = "e5301"
    for turn, open in (("July-Aug", True), ("Nov-Dec", False)):
        case = Case("regular_combat", {vladivostok: ["RU-INFA-01"]}, turn=turn)
        assert open_port(case.war, case.hex(vladivostok), SOVIET) is open


@pytest.mark.rule("DSI-MAP-15")
def test_tannu_tuva_has_no_weather() -> None:
    tables = standard_tables()
    tuva = [n for n, one in enumerate(tables.map.hexes) if one.area == "tannu_tuva"]
    assert tuva
    for turn in ("Nov-Dec", "Mar-Apr", "July-Aug"):
        war = Case("regular_combat", {}, turn=turn).war
        assert {weather(war, hex) for hex in tuva} == {""}


@pytest.mark.rule("DSA-SHF-04", "DSA-WEA-05", "DSA-WEA-05f")
def test_aircraft_see_nothing_over_mud() -> None:
    assert (1, "DSA-SHF-01") in declared(OVERHEAD, CLEAR).shifts
    assert (1, "DSA-SHF-01") not in declared(OVERHEAD, MUD).shifts


@pytest.mark.rule("DSA-SHF-04", "DSA-WEA-06", "DSA-WEA-06c")
def test_in_snow_only_aircraft_overhead_help() -> None:
    assert (1, "DSA-SHF-01") in declared(FLOWN, CLEAR).shifts
    assert (1, "DSA-SHF-01") not in declared(FLOWN, SNOW).shifts
    assert (1, "DSA-SHF-01") in declared(OVERHEAD, SNOW).shifts


@pytest.mark.rule("DSA-SHF-12", "DSA-WEA-05c")
def test_mud_helps_the_defender_and_snow_does_not() -> None:
    assert (-1, "DSA-SHF-12") in declared(FLOWN, MUD).shifts
    assert (-1, "DSA-SHF-12") not in declared(FLOWN, SNOW).shifts


@pytest.mark.rule("DSA-BLC-12", "DSA-WEA-05", "DSA-WEA-05b")
def test_no_blitz_in_the_mud() -> None:
    units = {"w5524": ["RU-INFA-01"], "w5525": ["KW-INFA-01", MARKER]}
    fight = Fight(units, phase="blitz_combat", **MUD)
    fight.refuses("soviet", "target w5525", "DSA-BLC-12")


@pytest.mark.rule("DSA-BLC-12", "DSA-WEA-07")
def test_russians_attack_into_snow_and_others_do_not() -> None:
    units = {"w5524": ["RU-INFA-01", "MONG-CAV-01"], "w5525": ["KW-INF1-01", MARKER]}
    fight = Fight(units, phase="blitz_combat", **SNOW)
    fight.do("soviet", "target w5525")
    assert fight.legal("soviet", "commit") == ["commit RU-INFA-01"]
    fight.refuses("soviet", "commit MONG-CAV-01", "DSA-BLC-12")


@pytest.mark.rule("DSA-RES-06", "DSA-RES-06a", "DSA-RES-06b", "DSA-RES-06c")
@pytest.mark.parametrize(
    ("die", "clear", "snow"), [(6, "Dr3 0/2", "Dr2 0/2"), (4, "Dr2 0/1", "Dr1 0/1"), (2, "Dr1 0/1", "Ex 0/1")]
)
def test_bad_weather_holds_the_attacker_back(die: int, clear: str, snow: str) -> None:
    units = {
        "w5524": ["RU-MECH-01", "RU-CAVM-01", "RU-SHK-01"],
        "w5624": ["RU-INFA-01", "RU-INFA-02"],
        "w5525": ["KW-INF1-01"],
    }
    force = "RU-MECH-01 RU-CAVM-01 RU-SHK-01"
    for season, wanted in ((CLEAR, clear), (SNOW, snow)):
        fight = Fight(units, **season)
        fight.do("soviet", f"assault w5525 {force}", dice=[die])
        assert fight.result == wanted


@pytest.mark.rule("DSA-EXP-06", "DSA-WEA-05d", "DSA-WEA-05e")
def test_nobody_exploits_into_mud_but_the_hex_is_taken() -> None:
    def beyond(season: dict[str, Any]) -> set[str]:
        units = {"w5524": ["RU-MECH-01", "RU-CAVM-01", "RU-SHK-01"], "w5525": ["KW-INF1-01"]}
        fight = Fight(units, **season)
        fight.do("soviet", "assault w5525 RU-MECH-01 RU-CAVM-01 RU-SHK-01", dice=[6])
        while fight.state.waiting == ("axis",):
            fight.do("axis", fight.legal("axis")[0])
        assert fight.legal("soviet", "advance")
        if season == MUD:
            fight.refuses("soviet", "exploit RU-MECH-01 w5526", "DSA-EXP-06")
        return {answer.split()[2] for answer in fight.legal("soviet", "exploit")}

    assert "w5526" in beyond(CLEAR)
    assert beyond(MUD) == {"w5524"}  # back into Mongolia, where there is none


# -- movement ---------------------------------------------------------------------------------------------

MOVE = "operational_movement"


def goals(case: Case, unit: str) -> set[str]:
    return {answer.split()[2] for answer in case.legal("soviet", "move") if answer.split()[1] == unit}


@pytest.mark.rule("DSA-MOV-52", "DSA-WEA-05a")
def test_nobody_leaves_a_zone_of_control_in_mud() -> None:
    units = {"e5402": ["RU-TK-01", "RU-INFA-01"], "e5401": ["KW-INFA-01"]}
    assert goals(Case(MOVE, units, **CLEAR), "RU-TK-01")
    case = Case(MOVE, units, **MUD)
    assert goals(case, "RU-TK-01") == set()
    case.refuses("soviet", "move RU-TK-01 e5301", "DSA-MOV-52")


@pytest.mark.rule("DSA-MOV-53", "DSA-WEA-06a", "DSA-WEA-07")
def test_whoever_leaves_a_zone_of_control_in_snow_stops_at_once() -> None:
    units = {"e5402": ["RU-TK-01", "RU-INFA-01"], "e5401": ["KW-INFA-01"]}
    grid = Case(MOVE, units).war.tables.map.board.grid
    clear, snow = goals(Case(MOVE, units, **CLEAR), "RU-TK-01"), goals(Case(MOVE, units, **SNOW), "RU-TK-01")
    far = {hex for hex in clear if grid.distance(grid["e5402"], grid[hex]) > 1}
    assert far
    assert snow == clear - far
    case = Case(MOVE, units, **SNOW)
    case.do("soviet", f"move RU-TK-01 {min(snow)}")
    assert goals(case, "RU-TK-01") == set()


@pytest.mark.rule("DSA-MOV-53", "DSA-WEA-06a")
def test_in_snow_a_friend_does_not_help_into_a_zone_of_control() -> None:
    units = {"e5503": ["RU-TK-01"], "e5402": ["RU-INFA-01"], "e5401": ["KW-INFA-01"], "e5603": ["RU-INF1-07"]}
    for season, stops in ((CLEAR, False), (SNOW, True)):
        case = Case(MOVE, units, **season)
        assert "e5402" in goals(case, "RU-TK-01")
        case.do("soviet", "move RU-TK-01 e5402")
        frame = case.state.frames[-1]
        assert isinstance(frame, Movement)
        assert frame.stopped is stops
