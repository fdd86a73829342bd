"""The world map of the Anniversary Edition: its seam, corners and canals, and places of the globe on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tools.mapfile import ANNIVERSARY, Map, Point

RECIPE = Path(__file__).resolve().parents[2] / "tools/mapgen/recipes/anniversary.toml"
AROUND = ["sz20 sz55", "sz21 sz44", "sz25 sz43"]
AROUND += ["western_canada eastern_canada", "central_united_states eastern_united_states", "mexico panama"]
NOT_AROUND = ["western_canada sz1", "eastern_united_states mexico", "panama sz55"]
# the facts give a place in the water between the islands, and in the strait before the Rock
IN_BETWEEN = {"philippine_islands", "caroline_islands", "solomon_islands", "gibraltar"}
# lon, lat, and the territory that history and the rules put the place in
PLACES = {
    "Leningrad": (30.6, 59.8, "karelia_ssr"), "Riga": (24.5, 56.8, "baltic_states"),
    "Minsk": (27.9, 53.9, "belorussia"), "Brest": (24.2, 52.2, "east_poland"),
    "Kiev": (30.6, 50.3, "eastern_ukraine"), "Kharkov": (36.2, 50.0, "eastern_ukraine"),
    "Odessa": (30.6, 46.8, "ukraine"), "Sevastopol": (34.0, 44.9, "ukraine"),
    "Stalingrad": (44.4, 48.7, "caucasus"), "Baku": (48.5, 40.4, "caucasus"),
    "Breslau": (16.5, 51.3, "germany"), "Vienna": (16.2, 48.2, "germany"), "Danzig": (18.7, 54.1, "poland"),
    "Budapest": (19.0, 47.5, "czechoslovakia_hungary"), "Ploesti": (26.0, 44.9, "bulgaria_romania"),
    "Athens": (23.3, 38.4, "balkans"), "Copenhagen": (9.5, 55.8, "northwestern_europe"),
    "Antwerp": (4.6, 51.1, "northwestern_europe"), "Petsamo": (30.4, 69.2, "finland"),
    "Tunis": (9.5, 36.2, "morocco_algeria"), "Tobruk": (23.3, 31.6, "libya"), "Cairo": (31.0, 29.9, "egypt"),
    "Dakar": (-16.2, 14.7, "french_west_africa"), "Addis Ababa": (38.7, 9.0, "italian_africa"),
    "Asmara": (38.8, 15.2, "italian_africa"), "Mogadishu": (44.8, 2.6, "italian_africa"),
    "Nairobi": (36.8, -1.3, "rhodesia"), "Leopoldville": (16.0, -4.4, "belgian_congo"),
    "Jerusalem": (35.4, 31.8, "trans_jordan"), "Baghdad": (44.4, 33.3, "trans_jordan"),
    "Teheran": (51.4, 35.4, "persia"), "Riyadh": (46.7, 24.6, "saudi_arabia"),
    "Karachi": (67.6, 25.4, "india"),
    "Rangoon": (96.0, 17.4, "burma"), "Saigon": (106.6, 11.2, "french_indo_china_thailand"),
    "Bangkok": (100.6, 14.4, "french_indo_china_thailand"),
    "Hanoi": (105.4, 21.0, "french_indo_china_thailand"),
    "Singapore": (103.4, 2.0, "french_indo_china_thailand"), "Canton": (113.0, 23.2, "kwangtung"),
    "Kunming": (102.7, 25.0, "yunnan"), "Changsha": (112.9, 28.0, "fukien"),
    "Chungking": (106.9, 29.7, "hupeh"),
    "Peking": (116.4, 39.6, "kiangsu"), "Nanking": (118.8, 32.0, "kiangsu"),
    "Mukden": (123.4, 41.8, "manchuria"),
    "Seoul": (127.2, 37.4, "manchuria"), "Lanchow": (103.8, 36.2, "ningxia"),
    "Urumchi": (87.6, 43.6, "chinghai"),
    "Lhasa": (91.0, 29.7, "himalaya"), "Ulan Bator": (106.9, 47.8, "mongolia"),
    "Vladivostok": (132.6, 44.0, "buryatia_ssr"), "Yakutsk": (128.0, 63.5, "yakut_ssr"),
    "Petropavlovsk": (158.2, 53.4, "soviet_far_east"), "Batavia": (107.0, -6.6, "east_indies"),
    "Port Moresby": (147.4, -8.9, "new_guinea"), "Dutch Harbor": (-163.9, 54.75, "alaska"),
    "Winnipeg": (-97.5, 50.2, "western_canada"), "Quebec": (-71.5, 47.2, "eastern_canada"),
    "Chicago": (-88.4, 41.6, "eastern_united_states"), "New Orleans": (-91.5, 30.8, "eastern_united_states"),
    "Dallas": (-98.0, 32.8, "central_united_states"), "Seattle": (-121.5, 47.4, "western_united_states"),
    "Veracruz": (-96.4, 18.9, "panama"), "Mexico City": (-100.2, 19.4, "mexico"),
    "Havana": (-82.0, 22.7, "west_indies"), "Sydney": (150.6, -33.6, "australia"),
}  # fmt: skip


@pytest.fixture(scope="module")
def board() -> Map:
    return Map(ANNIVERSARY)


@pytest.mark.rule("A50-MAP-02")
def test_the_board_goes_round_the_globe(board: Map) -> None:
    west, _, east, _ = board.document["meta"]["bounds"]
    assert board.document["meta"]["wraps"] is True
    assert east - west == 360
    contact = board.contacts()
    assert [pair for pair in AROUND if contact.get(frozenset(pair.split()), 0) < 0.3] == []
    assert [pair for pair in NOT_AROUND if frozenset(pair.split()) in contact] == []


def test_no_line_is_drawn_along_the_seam(board: Map) -> None:
    edges = [board.arcs[n] for e in board.entries("edge") for line in e["arcs"] for n in line]
    heights = {round(y, 2) for edge in edges for _, y in edge}
    assert len(heights) == 2  # only the upper and the lower edge of the map


@pytest.mark.parametrize(
    "four",
    [
        "eastern_united_states panama mexico central_united_states",
        "eastern_canada eastern_united_states central_united_states western_canada",
        "sz20 sz21 sz44 sz55",
        "sz21 sz25 sz43 sz44",
    ],
)
def test_four_spaces_meet_in_a_point(board: Map, four: str) -> None:
    spaces = board.by_id("spaces")
    turn = round(360 / board.document["transform"]["scale"][0])
    corners = []
    for space in four.split():
        numbers = [n for polygon in board.polygons(spaces[space]) for ring in polygon for n in ring]
        arcs = [board.corners[n if n >= 0 else ~n] for n in numbers]
        corners.append({(x % turn, y) for arc in arcs for x, y in (arc[0], arc[-1])})
    assert len(set.intersection(*corners)) == 1


@pytest.mark.rule("A50-CAN-01")
def test_canals_are_drawn_from_zone_to_zone(board: Map) -> None:
    spaces = board.by_id("spaces")
    canals = {e["properties"]["canal"]: e for e in board.entries("links") if "canal" in e["properties"]}
    assert sorted(canals) == ["Panama Canal", "Suez Canal"]
    for name, banks in (("Panama Canal", ["panama"]), ("Suez Canal", ["egypt", "trans_jordan"])):
        ((number,),) = canals[name]["arcs"]
        line = board.arcs[number]
        ends = [zone for end in (line[0], line[-1]) for zone in spaces if board.contains(spaces[zone], end)]
        assert sorted(ends) == sorted(canals[name]["properties"]["between"])
        passed = {space for point in line[1:-1] for space in spaces if board.contains(spaces[space], point)}
        assert passed & set(banks), name


def holder(board: Map, point: Point) -> str:
    """The territory at a place of the plane, on whichever copy of the map it is drawn."""
    land = [entry for entry in board.entries("spaces") if not entry["properties"]["sea"]]
    for entry in land:
        if any(board.contains(entry, (point[0] + turn, point[1])) for turn in (0, -360, 360)):
            return str(entry["properties"]["id"])
    return "water"


def test_places_lie_in_their_territories(board: Map) -> None:
    pytest.importorskip("shapely", reason="the extra mapgen is not installed")
    from tools.mapgen.recipe import read_recipe

    frame = read_recipe(RECIPE).frame
    found = {name: holder(board, frame.at(lon, lat)) for name, (lon, lat, _) in PLACES.items()}
    assert found == {name: space for name, (_, _, space) in PLACES.items()}


def test_every_territory_lies_where_the_facts_say(board: Map) -> None:
    pytest.importorskip("shapely", reason="the extra mapgen is not installed")
    from tools.mapgen.recipe import read_recipe

    frame = read_recipe(RECIPE).frame
    astray = {
        row["id"]
        for row in ANNIVERSARY.rows("territories.csv")
        if holder(board, frame.at(float(row["lon"]), float(row["lat"]))) != row["id"]
    }
    assert astray == IN_BETWEEN
