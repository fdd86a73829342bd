"""The tables fit together; faults are told with their place. What charts and the map say."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from flagplot.games.dai_senso import GAME, table_checks
from flagplot.games.dai_senso.board import LAND, standard
from flagplot.games.dai_senso.counters import Counter
from flagplot.games.dai_senso.factions import AXIS, SOVIET, WESTERN
from flagplot.games.dai_senso.ground import ground
from flagplot.games.dai_senso.places import HEXES, pool
from flagplot.games.dai_senso.scenarios import ScenarioCard, SetupPlace, SetupUnit
from flagplot.games.dai_senso.tables import Tables, load, standard_tables
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.games.dai_senso.weather import weather
from flagplot.kernel.errors import BadInputError
from tests.dai_senso.setting import Case

rule = pytest.mark.rule
TABLES, MAP = standard_tables(), standard()
STORM = TABLES.scenarios["august-storm"]


# -- what is refused ---------------------------------------------------------------------------------------


def struct(one: Any, **changes: Any) -> Any:
    return msgspec.structs.replace(one, **changes)


def with_map(**changes: Any) -> Tables:
    return dataclasses.replace(TABLES, map=dataclasses.replace(MAP, **changes))


def with_hex(label: str, **changes: Any) -> Tables:
    hexes = tuple(struct(one, **changes) if one.id == label else one for one in MAP.hexes)
    return with_map(hexes=hexes)


def with_waters(**changes: Any) -> Tables:
    return with_map(waters=struct(MAP.waters, **changes))


def with_countries(**changes: Any) -> Tables:
    return with_map(countries=struct(MAP.countries, **changes))


def with_counter(id: str, change: Callable[[Counter], Counter]) -> Tables:
    found = tuple(change(one) if one.id == id else one for one in TABLES.counters)
    return dataclasses.replace(TABLES, counters=found)


def with_face(id: str, **changes: Any) -> Tables:
    def change(one: Counter) -> Counter:
        front, *rest = one.faces
        return dataclasses.replace(one, faces=(dataclasses.replace(front, **changes), *rest))

    return with_counter(id, change)


def with_card(**changes: Any) -> Tables:
    card: ScenarioCard = struct(STORM, **changes)
    return dataclasses.replace(TABLES, scenarios={"august-storm": card})


def with_stack(at: str, *units: SetupUnit) -> Tables:
    laid = {one.counter for one in units}
    others = tuple(
        struct(entry, units=tuple(one for one in entry.units if one.counter not in laid))
        for entry in STORM.setup
    )
    pools = {name: tuple(id for id in ids if id not in laid) for name, ids in STORM.force_pools.items()}
    return with_card(setup=(*others, SetupPlace("soviet", at, units)), force_pools=pools)


def with_results(**changes: Any) -> Tables:
    charts = struct(TABLES.charts, combat_results=struct(TABLES.charts.combat_results, **changes))
    return dataclasses.replace(TABLES, charts=charts)


def with_weather(area: str, **turns: str) -> Tables:
    calendar = struct(TABLES.weather.calendar, by_area={area: turns})
    return dataclasses.replace(TABLES, weather=struct(TABLES.weather, calendar=calendar))


def _zone(**changes: Any) -> Tables:
    first, *rest = MAP.waters.zones
    return with_waters(zones=(struct(first, **changes), *rest))


def _major(**changes: Any) -> Tables:
    first, *rest = MAP.countries.majors
    return with_countries(majors=(struct(first, **changes), *rest))


def _marker(**changes: Any) -> Tables:
    first, *rest = MAP.countries.ceding_markers
    return with_countries(ceding_markers=(struct(first, **changes), *rest))


FAULTS: dict[str, tuple[Callable[[], Tables], str]] = {
    "kind": (lambda: with_hex("w5524", kind="swamp"), "w5524: land or sea expected"),
    "terrain": (lambda: with_hex("w5524", terrain="lava"), "w5524: a known terrain"),
    "area": (lambda: with_hex("w5524", area="atlantis"), "w5524: a known area"),
    "region": (lambda: with_hex("w5524", region="atlantis"), "w5524: a known Region"),
    "city at sea": (lambda: with_hex("w5124", city=True), "w5124: cities, ports, rail and road on Land"),
    "rail": (lambda: with_hex("w5524", rail=True), "w5524: rail in the hex and on its sides"),
    "zones of a hex": (lambda: with_hex("w5524", zones=("styx",)), "w5524: a known Naval Zone"),
    "port of no zone": (lambda: with_hex("w5226", port=True), "w5226: a port of one zone"),
    "multi-zone": (lambda: with_hex("w5125", multi_zone_port=True), "w5125: a port of one zone"),
    "zone hex": (lambda: _zone(coastal_hexes=("w9999",)), "a hex of the map expected, found 'w9999'"),
    "zone port": (lambda: _zone(ports=("w5226",)), "hexes that name the zone expected, found w5226"),
    "convoy": (lambda: _zone(inherent_supply_convoy="pirates"), "inherent convoy expected"),
    "adjacency": (
        lambda: with_waters(adjacency=(struct(MAP.waters.adjacency[0], zones=("styx", "lethe")),)),
        "a known Naval Zone expected, found 'styx'",
    ),
    "country hex": (lambda: _major(hexes=("w9999",)), "japan: a hex of the map expected"),
    "country at sea": (lambda: _major(hexes=("w5124",)), "japan: Land hexes expected"),
    "country city": (lambda: _major(cities=("w5524",)), "japan: cities expected, found w5524"),
    "major faction": (lambda: _major(faction="pirates"), "japan: a faction expected"),
    "ceded area": (lambda: _marker(area="atlantis"), "a known area expected, found 'atlantis'"),
    "ceded to": (lambda: _marker(to="atlantis"), "a Country to cede to expected"),
    "weather of a hex": (lambda: with_hex("w5427", weather="south"), "w5427: the Weather Area north"),
    "calendar": (lambda: with_weather("north", Lent="snow"), "north: mud, storms or snow in a turn"),
    "calendar area": (lambda: with_weather("moon", **{"July-Aug": "mud"}), "a known Weather Area"),
    "country": (
        lambda: with_counter("RU-TK-01", lambda one: dataclasses.replace(one, country="atlantis")),
        "RU-TK-01: a known Country expected",
    ),
    "only hex": (
        lambda: with_counter("RU-FTVLAD-01", lambda one: dataclasses.replace(one, only_hex="w5124")),
        "RU-FTVLAD-01: a Land hex to stand in expected",
    ),
    "sides": (
        lambda: with_counter("RU-TK-01", lambda one: dataclasses.replace(one, faces=())),
        "RU-TK-01: one or two sides expected",
    ),
    "type": (lambda: with_face("RU-TK-01", kind="elephants"), "a type of ground unit expected"),
    "steps": (lambda: with_face("RU-TK-01", steps=4), "one to three steps expected"),
    "allowance": (lambda: with_face("RU-TK-01", move=3), "a Movement Allowance up to 2 expected"),
    "factors": (lambda: with_face("RU-AF-01", attack=3), "no steps and factors on 'air_force'"),
    "support": (lambda: with_face("RU-AF-01", kind="zeppelin"), "a type of Air or Fleet unit"),
    "detachment": (lambda: with_face("RU-INF1-01", steps=2), "a one-step unit before a detachment"),
    "reduced": (lambda: with_face("RU-INFA-01", steps=3), "sides that differ by a step at most"),
    "escort": (lambda: with_face("JP-SUB-01", kind="surface_fleet"), "the back escort_troop_convoy expected"),
    "strike": (lambda: with_face("JP-SURF-01", kind="cv_fleet"), "the back cv_strike expected"),
    "convoy sides": (lambda: with_face("JP-CONV-01", kind="troop"), "a Supply and a Troop side expected"),
    "convoy stripe": (
        lambda: with_counter("AX-SCR-01", lambda one: dataclasses.replace(one, stripe=False)),
        "AX-SCR-01: a Delay Stripe on all Convoys but Standard ones expected",
    ),
    "war zone": (lambda: with_face("KI-WZ-01", steps=1), "KI-WZ-01: a War Zone of several steps expected"),
    "island": (lambda: with_hex("w5524", island=True), "w5524: an Island exactly where water"),
    "columns": (lambda: with_results(columns=("1-1",)), "8 columns of odds expected"),
    "rows": (lambda: with_results(rows={}), "rows 1 to 6 expected"),
    "cells": (
        lambda: with_results(rows={**TABLES.charts.combat_results.rows, "3": {}}),
        "combat_results, 3: a result in each column expected",
    ),
    "turn": (lambda: with_card(start=struct(STORM.start, turn="Lent")), "A.1: a turn of the year"),
    "factions": (lambda: with_card(factions=("pirates",)), "A.1: a faction expected"),
    "ceded": (lambda: with_card(ceded=("moon",)), "A.1: a Ceded Land marker expected"),
    "minors": (lambda: with_card(countries={"japan": {"status": "active"}}), "a Minor Country expected"),
    "status": (lambda: with_card(countries={"hopeh": {"status": "sleepy"}}), "hopeh: a status expected"),
    "alignment": (
        lambda: with_card(countries={"hopeh": {"status": "active", "alignment": "x"}}),
        "hopeh: a faction expected",
    ),
    "objective": (
        lambda: with_card(objectives=(struct(STORM.objectives[0], hex="w9999"),)),
        "a hex as objective expected",
    ),
    "counter": (lambda: with_stack("w5524", SetupUnit("RU-XX-01")), "a counter expected, found 'RU-XX-01'"),
    "twice": (
        lambda: with_card(setup=(*STORM.setup, STORM.setup[0])),
        "every counter in one place expected, found KW-INFA-01 in 2",
    ),
    "sea": (lambda: with_stack("w5124", SetupUnit("RU-TK-01")), "w5124: Land to set up on expected"),
    "back": (lambda: with_stack("w5824", SetupUnit("RU-TK-01", "back")), "a front alone of RU-TK-01"),
    "set-up steps": (
        lambda: with_stack("w5824", SetupUnit("RU-INFA-08", "front", 3)),
        "2 steps of RU-INFA-08 expected, found 3",
    ),
    "fortress": (
        lambda: with_stack("e5402", SetupUnit("RU-FTVLAD-01")),
        "RU-FTVLAD-01 in e5301 alone expected",
    ),
    "stack": (
        lambda: with_stack("w5823", *(SetupUnit(f"RU-INFA-0{n}") for n in (1, 2, 3, 8))),
        "a stack within the limits expected, found 4 units",
    ),
    "two HQs": (
        lambda: with_stack("w5823", SetupUnit("RU-HQ-01"), SetupUnit("RU-HQ-02")),
        "a stack within the limits expected, found two HQs",
    ),
}  # fmt: skip


@rule("DSI-MAP-01", "DSI-CTR-01", "DSI-TAB-01", "DSI-SCN-01", "DSA-GL-36", "DSA-GL-38")
@rule("DSA-CMP-09", "DSA-CMP-10", "DSI-CTR-04")
@rule("DSA-CMP-11", "DSA-CMP-19", "DSA-CMP-21", "DSA-CMP-27", "DSA-CMP-28", "DSA-GL-12")
@pytest.mark.parametrize("fault", FAULTS)
def test_tables_that_do_not_fit_are_refused_with_the_place(fault: str) -> None:
    made, words = FAULTS[fault]
    with pytest.raises(BadInputError) as caught:
        table_checks.check(made())
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


WEATHER = {
    "central": "formosa hong_kong kiangsu shanghai szechwan tibet yunnan",
    "desert": "australia kansu mongolia sinkiang",
    "north": "aleutian_islands hopeh japan korea manchukuo russia komandorski",
    "north_monsoon": "burma ceylon india indochina malaya nepal philippines siam",
    "south": "new_zealand",
    "south_monsoon": "nei borneo celebes dutch_new_guinea papua sarawak",
}


@rule("DSA-WEA-02a", "DSA-WEA-02b", "DSA-WEA-02c", "DSA-WEA-02d", "DSA-WEA-02e", "DSA-WEA-02f")
@pytest.mark.parametrize("area", WEATHER)
def test_land_lies_in_the_weather_area_of_its_list_and_in_no_other(area: str) -> None:
    assert set(TABLES.weather.areas[area]) == set(WEATHER[area].split())
    for land in WEATHER[area].split():
        label = next(one.id for one in MAP.hexes if one.area == land and one.kind == LAND)
        other = "north" if area != "north" else "south"
        with pytest.raises(BadInputError, match=f"{label}: the Weather Area {area} expected"):
            table_checks.check(with_hex(label, weather=other))


@rule("DSB-FC-18", "DSB-FC-19")
def test_regions_are_counted_and_those_of_the_far_east() -> None:
    first, *rest = MAP.countries.regions
    with pytest.raises(BadInputError, match="17 Regions that are part of an area expected, found 16"):
        table_checks.check(with_countries(regions=(struct(first, part_of=""), *rest)))
    regions = tuple(struct(one, far_east=one.id == "amur") for one in MAP.countries.regions)
    with pytest.raises(BadInputError, match="5 Far East Regions expected, found 1"):
        table_checks.check(with_countries(regions=regions))


@rule("DSA-CMP-30")
def test_a_detachment_is_on_the_back_of_infantry_alone() -> None:
    with pytest.raises(BadInputError, match="infantry on the front of a Detachment expected, found armor"):
        table_checks.check(with_face("RU-INF1-01", kind="armor"))


@rule("DSB-MK-47-1", "DSB-MK-48-1")
def test_reminders_are_read_but_are_no_counters() -> None:
    found = load()
    assert {"weather_reminder", "drm_reminder"} <= set(found.marker_names)
    assert not [id for id in found.number if "reminder" in id]
    assert "blitz_axis-01" in found.number  # as markers are that do something


def test_the_tables_of_the_box_fit() -> None:
    table_checks.check(TABLES)


# -- the map -----------------------------------------------------------------------------------------------


@rule("DSA-CMP-01")
def test_two_sheets_are_one_grid() -> None:
    """East column 01 follows west column 27."""
    grid = MAP.board.grid
    assert grid.direction(grid["w5227"], grid["e5201"]) >= 0
    assert {label[0] for label in grid.labels} == {"w", "e"}


@rule("DSI-MAP-01")
def test_areas_of_disputed_hexes() -> None:
    """IX-01."""
    for label, area, region in (
        ("w5025", "kiangsu", ""), ("e5301", "russia", "primorye"), ("w5125", "manchukuo", "liaoning"),
        ("e5601", "manchukuo", "heilungkiang"), ("w5210", "sinkiang", ""),
    ):  # fmt: skip
        assert (MAP.cell(label).area, MAP.cell(label).region) == (area, region)


@rule("DSA-GL-09")
def test_cities_and_ports() -> None:
    """Capitals and Provisional Capitals are Cities; a town is none."""
    grid, printed = MAP.board.grid, ground()
    for label, city, port in (
        ("e4904", True, True), ("w5427", True, False), ("w5226", True, False), ("w5326", False, False),
        ("w5127", False, True),
    ):  # fmt: skip
        assert bool(printed.cities >> grid[label] & 1) == city, label
        assert bool(printed.ports >> grid[label] & 1) == port, label


@rule("DSA-GL-13")
def test_a_hex_with_any_land_is_a_land_hex() -> None:
    assert MAP.cell("e4113").kind == LAND  # Wake, a speck
    assert MAP.board.grid["w5124"] not in MAP.board.land


@rule("DSA-GL-36", "DSA-GL-38")
def test_ports_lie_in_one_zone_unless_they_are_multi_zone_ports() -> None:
    """EX-010: Bandung lies in two zones, but is no Port in either unless it is marked."""
    grid, printed = MAP.board.grid, ground()
    names = [zone.id for zone in MAP.waters.zones]
    singapore = {names[zone] for zone in printed.zones_of[grid["w3218"]]}
    assert singapore == {"bay_of_bengal", "south_china_sea"}
    assert {names[zone] for zone in printed.zones_of[grid["w5125"]]} == {"yellow_sea"}
    for label, zone in (("w4015", "bay_of_bengal"), ("w3809", "bay_of_bengal"), ("w2818", "bay_of_bengal")):
        assert zone in MAP.cell(label).zones
    assert set(MAP.cell("w2719").zones) == {"south_china_sea", "southeast_indian_ocean"}


@rule("DSI-MAP-08")
def test_inherent_supply_convoys() -> None:
    whose = {zone.id: ground().convoys[n] for n, zone in enumerate(MAP.waters.zones)}
    assert {zone for zone, faction in whose.items() if faction == AXIS} == {
        "sea_of_japan", "yellow_sea", "japanese_coast", "philippine_sea",
    }  # fmt: skip
    assert {zone for zone, faction in whose.items() if faction == WESTERN} == {
        "gulf_of_alaska", "northeast_pacific", "west_indian_ocean", "tasman_sea", "south_pacific",
    }  # fmt: skip
    assert SOVIET not in whose.values()


# -- charts ------------------------------------------------------------------------------------------------


@rule("DSI-TAB-01")
def test_the_combat_results_table_has_eight_columns_and_six_rows() -> None:
    chart = TABLES.charts.combat_results
    assert chart.columns == ("1-3", "1-2", "1-1", "2-1", "3-1", "5-1", "7-1", "9-1")
    assert all(set(row) == set(chart.columns) for row in chart.rows.values())
    assert len(chart.rows) == 6


@rule("DSA-WEA-01")
def test_weather_is_printed_for_each_turn_and_area() -> None:
    """July-Aug is clear in the north and the desert; Nov-Dec brings snow, and nothing is rolled."""
    case = Case("support", {"w5824": ["RU-INF1-01"]})
    harbin, ulan_bator, nanking = (case.hex(label) for label in ("w5427", "w5621", "w4724"))
    assert weather(case.war, harbin) == weather(case.war, ulan_bator) == ""
    assert weather(case.war, nanking) == "storms"
    winter = Case("support", {"w5824": ["RU-INF1-01"]}, turn="Nov-Dec")
    assert weather(winter.war, harbin) == "snow"
    assert weather(winter.war, case.hex("w5124")) == ""  # at sea
    assert {turn for turns in TABLES.weather.calendar.by_area.values() for turn in turns} <= set(TURNS)


# -- August Storm ------------------------------------------------------------------------------------------


@rule("DSI-SCN-01", "DSI-SCN-12")
def test_the_set_up_of_august_storm() -> None:
    """IX-13: 24 Soviet and 20 Axis counters in 31 hexes, 9 and 6 in the pools, no ship and no convoy."""
    state = GAME.start("august-storm", seed=1)
    war = GAME.play(state)
    laid = [number for number, place in enumerate(state.place) if place < HEXES]
    assert [sum(war.faction(one) == faction for one in laid) for faction in (AXIS, SOVIET)] == [20, 24]
    assert len(state.at) == 31
    for faction, count in ((AXIS, 6), (SOVIET, 9)):
        inside = [one for one in war.in_pool(faction) if war.counter(one).type != "blitz"]
        units = [one for one in inside if war.face(one).unit]
        assert len(units) == count
    everything = [*laid, *war.in_pool(AXIS), *war.in_pool(SOVIET)]
    kinds = {war.face(one).kind for one in everything}
    assert kinds.isdisjoint({"cv_fleet", "surface_fleet", "sub_fleet", "supply", "troop"})
    assert state.place[TABLES.counter("RU-AF-01")] == pool(SOVIET)
    assert sum(one.points for one in STORM.objectives) == 12


@rule("DSI-SCN-01")
def test_sides_status_and_ceded_lands_of_the_set_up() -> None:
    case = Case("support", {}, base="start")
    assert case.steps("KW-INFA-01") == 1
    assert case.steps("KW-INFA-02") == 2
    assert case.steps("RU-HQ-01") == 3
    assert case.state.ceded == ("japan_inner_mongolia",)
    assert (case.state.year, TURNS[case.state.turn], case.state.phasing) == (1945, "July-Aug", SOVIET)


@rule("DSI-SCN-12")
def test_what_goes_to_a_delay_box_is_out_of_the_scenario() -> None:
    """It lies there to the end: nothing of August Storm brings it back."""
    case = Case("reserve_movement", {"w5524": ["RU-INFA-01"]}, {"delay": ["RU-HQ-01"]}, through=True)
    while case.state.outcome is None:
        case.do(case.state.waiting[0], "done")
    assert case.where("RU-HQ-01") == "delay"
