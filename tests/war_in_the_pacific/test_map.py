"""The map of War in the Pacific: every check that its specification and its sources name."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files
from math import atan, atanh, degrees, exp, hypot, pi, radians, sin
from typing import Any

import pytest

import flagplot
from flagplot.board.grid import NOWHERE, SIDES, has_side, off_the_map, unequal_sides
from flagplot.board.travel import CLOSED, connected, costs
from flagplot.games.war_in_the_pacific.board import COAST, LAND, OPEN, SEA, Place, place_of, standard
from flagplot.kernel.errors import BadInputError

MAP = standard()
BOARD, GRID = MAP.board, MAP.board.grid
GEO: dict[str, Any] = json.loads(
    files("flagplot.games.war_in_the_pacific").joinpath("data/georef.json").read_text()
)


def distance(one: str, other: str) -> int:
    return GRID.distance(GRID[one], GRID[other])


def around(label: str) -> set[str]:
    return {GRID.labels[one] for one in GRID.around(GRID[label])}


def globe(label: str) -> tuple[float, float]:
    """Latitude and longitude by the formulas of the pack."""
    column, row = place_of(MAP.georeference.sheet_layout, label)
    t = MAP.georeference.transform
    height = t.Y0 - (t.k_deg_per_col / 0.8660254) * (row + (0 if column % 2 else 0.5))
    return degrees(2 * atan(exp(radians(height))) - pi / 2), t.L0 + t.k_deg_per_col * column


# -- counts and soundness ----------------------------------------------------------------------------------


def test_seven_sheets_of_38_columns_and_53_rows() -> None:
    layout = MAP.georeference.sheet_layout
    assert len(GRID) == layout.hexes_total == 14_098 == 7 * 38 * 53
    assert Counter(label[0] for label in GRID.labels) == dict.fromkeys("ABCDEFG", 38 * 53)
    kinds = Counter(row.kind for row in MAP.rows)
    assert set(kinds) == {SEA, COAST, LAND}
    assert len(BOARD.land) == kinds[COAST] + kinds[LAND]


def test_the_grid_lies_on_the_globe_as_the_pack_says() -> None:
    for label, (lon, lat) in zip(GRID.labels, BOARD.places, strict=True):
        north, east = globe(label)
        assert abs(lat - north) < 0.01
        assert abs((lon - east + 180) % 360 - 180) < 0.02
    for sheet in GEO["map_corners"].values():
        for end in ("first", "last"):
            assert globe(sheet[f"{end}_hex"]) == pytest.approx(sheet[end], abs=0.06)


def test_sheets_continue_each_other() -> None:
    assert around("B0101") == {"B0102", "B0201"}
    assert "B0128" in around("A3801")  # A row 1 continues B row 28
    assert "C0101" in around("B0153")
    assert "D0126" in around("B3826")


@pytest.mark.parametrize(
    ("fact", "masks"),
    [("ground", BOARD.ground), ("water", MAP.water), *BOARD.along.items(), *BOARD.through.items()],
)
def test_sides_agree_on_both_hexes(fact: str, masks: bytes) -> None:
    assert unequal_sides(GRID, masks) == []
    if fact not in ("ground", "water", "river", "rail", "road"):  # those lead off the map
        assert off_the_map(GRID, masks) == []


def test_ground_crosses_between_land_and_ships_between_sea() -> None:
    for number, row in enumerate(MAP.rows):
        assert row.kind != SEA or (row.g, row.w) == (0, OPEN)
        assert row.kind != LAND or row.w == 0
        for direction in range(SIDES):
            other = GRID.beside(number, direction)
            if other == NOWHERE:
                continue
            if row.g >> direction & 1:
                assert other in BOARD.land
            if row.w >> direction & 1:
                assert MAP.rows[other].kind != LAND


def test_rail_and_roads_run_over_ground() -> None:
    for name in ("rail", "road", "minor road"):
        for number, mask in enumerate(BOARD.through[name]):
            assert not mask or number in BOARD.land
            for direction in range(SIDES):
                if mask >> direction & 1 and GRID.beside(number, direction) != NOWHERE:
                    assert has_side(BOARD.ground, number, direction), (name, GRID.labels[number])


def test_all_ports_are_on_the_sea() -> None:
    """A port has water to sail on, whichever way."""
    ports = [row for row in MAP.rows if row.port]
    assert ports
    for row in ports:
        assert row.kind == COAST, row.hex
        assert row.w, row.hex
    ships = costs(GRID, lambda one, d, _: 1 if MAP.water[one] >> d & 1 else CLOSED)
    ocean = connected(ships, [GRID["F1234"]], lambda _: True)
    assert not [row.hex for row in ports if GRID[row.hex] not in ocean]


def test_codes_and_territories_are_known() -> None:
    for row in MAP.rows:
        assert row.kind in MAP.codes["kind"]
        assert row.kind == SEA or row.terrain in MAP.codes["terrain"]
        assert row.kind == SEA or 0 <= row.terr < len(MAP.territories)
        assert row.port == "" or row.port in MAP.codes["port"]
        assert row.area in MAP.codes["area"]
        assert set(row.flags) <= set(MAP.codes["flags"])
        assert row.kind == SEA or row.ctl in MAP.codes["ctl"]
        assert not row.af or row.kind != SEA


def test_movement_areas_follow_the_latitude() -> None:
    for row in MAP.rows:
        expected = "R" if abs(row.lat) < 23.44 else "A" if row.lat > 45 else "T"
        assert row.area == expected, row.hex


# -- places ------------------------------------------------------------------------------------------------


def hexes_off(place: Place) -> int:
    """How far a place is drawn from the hex in which it lies on the globe."""
    t = MAP.georeference.transform
    east = (place.lon - t.L0 + 90) % 360 - 90
    north = degrees(atanh(sin(radians(place.lat))))

    def away(one: int) -> float:
        column, row = place_of(MAP.georeference.sheet_layout, GRID.labels[one])
        height = t.Y0 - t.row_step_mercator_deg * (row + (0 if column % 2 else 0.5))
        return hypot(t.k_deg_per_col * column - east, height - north)

    printed = GRID[place.hex]
    return GRID.distance(printed, min(GRID.within(printed, 5), key=away))


def test_places_lie_in_their_hexes() -> None:
    """The fit of the grid: of the printed labels 74 are exact, 97 within one hex."""
    assert len(MAP.places.places) == 632
    off = {place.place: hexes_off(place) for place in MAP.places.places if place.origin == "FACT"}
    assert sum(hexes == 0 for hexes in off.values()) >= 74
    assert sum(hexes <= 1 for hexes in off.values()) >= 97
    stray = {place["place"] for place in GEO["anomalies"]}
    assert {name for name, hexes in off.items() if hexes > 1} <= stray
    assert not [p.place for p in MAP.places.places if p.origin == "COMPUTED" and hexes_off(p) > 1]


def test_the_misprints_are_mended() -> None:
    by_name = {place.place: place for place in MAP.places.places}
    assert (by_name["Colombo"].hex, by_name["Colombo"].origin) == ("A1329", "CORRECTED")
    assert MAP.cell("A1339").kind == SEA  # the printed label lies in the open sea


@pytest.mark.parametrize(
    "label",
    [
        *("E0145", "E0848", "E1544", "E1737", "E1028", "C1441"),  # Australia, WPB-AUS-01
        *("A3019", "A1329", "A1007", "A0517", "A2213"),  # Burma, Ceylon, India
        *("C0415", "C0212", "G0348", "C0108", "B1240"),  # Java, Sumatra, New Zealand, Malaya, Hong Kong
        *("F2401", "F0103", "B2048", "B1940", "B0342", "B2522", "A3523", "B3217", "B1006"),
    ],
)
def test_printed_rail_centres_and_ports_are_on_land(label: str) -> None:
    assert GRID[label] in BOARD.land


def test_printed_facts_of_single_hexes() -> None:
    names = {name.at: name.text for name in BOARD.names if name.kind == "place"}
    assert names[GRID["A0517"]] == "Bombay"
    solomons = "E2116 E2117 E2217 E2317 E2318 E2417 E2418 E2518 E2519 E2617 E2618 E2619 E2720"
    for label in solomons.split():  # WPB-SOL-01
        assert GRID[label] in BOARD.land
        assert BOARD.countries[GRID[label]] == "Solomon Islands"
    for label in ("E3330", "E3430"):  # WPB-NEU-07
        assert BOARD.countries[GRID[label]] == "New Caledonia"
    assert BOARD.countries[GRID["C0208"]] == "Malaya"  # Bintan, WPB-SOL-05
    assert BOARD.countries[GRID["B1839"]] == "Formosa"  # Pescadores, WPB-JPN-09
    assert MAP.cell("C0109").w  # Singapore's battery fires at ships there, WPA-CBT-22
    assert MAP.cell("A0536").kind == COAST  # Addu Atoll
    assert GRID["G0353"] in BOARD.land  # Wellington is on the map, 44.8.3
    assert not [name for name in BOARD.names if name.text == "Hobart"]


# -- distances and neighbours ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "hexes"),
    [
        ("E3504", "E1602", 19),  # Jaluit to Truk, 32.1.1
        ("E3504", "D0226", 47),  # Jaluit to Yokohama
        ("C0108", "C0415", 9),
        ("B1949", "B2048", 1),  # Bataan and Manila, WPA-CBT-23
    ],
)
def test_distances_the_text_states(one: str, other: str, hexes: int) -> None:
    assert distance(one, other) == distance(other, one) == hexes
    cubes = []
    for label in (one, other):
        column, row = place_of(MAP.georeference.sheet_layout, label)
        z = row - (column + (column & 1)) // 2
        cubes.append((column, -column - z, z))
    assert hexes == max(abs(a - b) for a, b in zip(*cubes, strict=True))  # the formula of the pack


def test_neighbours_the_examples_state() -> None:
    assert around("B2048") == {"B2047", "B2049", "B1948", "B1949", "B2148", "B2149"}
    assert around("B1949") == {"B1948", "B1950", "B1848", "B1849", "B2048", "B2049"}
    assert globe("F3342") == pytest.approx((21.1, 360 - 157.9), abs=0.06)
    assert globe("A1329") == pytest.approx((6.9, 80.4), abs=0.06)


def test_ships_pass_between_bataan_and_manila() -> None:
    """BR-16-09: the side that Corregidor bars can be crossed otherwise."""
    one, other = GRID["B1949"], GRID["B2048"]
    assert has_side(MAP.water, one, GRID.direction(one, other))


@pytest.mark.parametrize(("one", "other"), [("B1240", "B1140"), ("B3128", "B3028"), ("B3128", "B3129")])
def test_crossing_arrows_can_be_crossed(one: str, other: str) -> None:
    """BR-2-15."""
    assert has_side(BOARD.ground, GRID[one], GRID.direction(GRID[one], GRID[other]))


def test_one_hex_parts_the_rails_of_burma_and_thailand() -> None:
    """39.4.2: A3321 is the single hex to be railed between Rangoon and Bangkok."""
    rails = BOARD.through["rail"]
    rangoon, bangkok, gap = GRID["A3019"], GRID["A3523"], GRID["A3321"]
    assert not rails[gap]
    net = costs(GRID, lambda one, d, _: 1 if rails[one] >> d & 1 else CLOSED)
    burma = connected(net, [rangoon], lambda _: True)
    thailand = connected(net, [bangkok], lambda _: True)
    assert not burma.keys() & thailand.keys()
    near = set(GRID.around(gap))
    assert near & burma.keys()
    assert near & thailand.keys()


def test_sheet_edges_lead_to_the_mapedge_areas() -> None:
    """46.1: areas on sheets A, C, E, F and G; the rows of each as the pack proposes."""
    boxes = {box.id: [GRID.labels[one] for one in box.edge] for box in BOARD.boxes}
    assert list(boxes) == ["US1", "US2", "US3", "US4", "US5", "US6", "AF5", "AF6", "AF7", "AF8"]
    assert {label[0] for labels in boxes.values() for label in labels} == set("ACEFG")
    assert boxes["US1"] == [f"F38{row:02d}" for row in range(1, 16)]
    assert boxes["US6"] == [f"G38{row:02d}" for row in range(37, 54)]
    assert all(label[:3] == "A01" for area in ("AF5", "AF6", "AF7") for label in boxes[area])
    assert all(label[3:] == "53" and label[0] in "CE" for label in boxes["AF8"])
    assert all(MAP.cell(label).kind != LAND for labels in boxes.values() for label in labels)


# -- the loader --------------------------------------------------------------------------------------------


def test_the_island_of_tarawa_lies_on_the_map() -> None:
    assert "war-in-the-pacific" in flagplot.titles()
    assert MAP.cell("G0108").kind != SEA


@pytest.mark.parametrize("label", ["A3901", "A0154", "H0101", "A01", "A0O01"])
def test_labels_that_no_sheet_has_are_refused(label: str) -> None:
    with pytest.raises(BadInputError, match="a label such as A0101 to G3853 expected, found"):
        place_of(MAP.georeference.sheet_layout, label)
