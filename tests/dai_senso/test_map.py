"""The map of Dai Senso!: every check that its specification and its sources name, on the loaded board."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from flagplot.board.grid import NOWHERE, SIDES, has_side, off_the_map, unequal_sides
from flagplot.board.travel import CLOSED, connected, costs
from flagplot.games.dai_senso import board as source
from flagplot.games.dai_senso.board import LAND, SEA, Hex, standard

MAP = standard()
BOARD, GRID = MAP.board, MAP.board.grid


def holds(fact: str, one: str, other: str) -> bool:
    masks = BOARD.along.get(fact) or BOARD.through[fact]
    return has_side(masks, GRID[one], GRID.direction(GRID[one], GRID[other]))


def count(fact: str) -> int:
    masks = BOARD.along.get(fact) or BOARD.through[fact]
    return sum(mask.bit_count() for mask in masks) // 2


def marked(fact: str) -> list[Hex]:
    return [one for one in MAP.hexes if getattr(one, fact)]


def distance(one: str, other: str) -> int:
    return GRID.distance(GRID[one], GRID[other])


# -- counts and soundness ----------------------------------------------------------------------------------


def test_the_printed_numbers() -> None:
    kinds = Counter(one.kind for one in MAP.hexes)
    assert MAP.counts == {
        "hexes": len(GRID),
        "land": kinds[LAND],
        "sea": kinds[SEA],
        "cities": len(marked("city")),
        "ports": len(marked("port")),
        "strategic": dict(Counter(one.strategic for one in marked("strategic"))),
        "hexsides_with_features": 790,
    }
    assert (len(GRID), kinds[LAND], kinds[SEA]) == (2062, 754, 1308)
    features = [*BOARD.along.values(), *BOARD.through.values()]
    joined = bytes(
        sum(1 << d for d in range(SIDES) if any(m[n] >> d & 1 for m in features)) for n in range(2062)
    )
    assert sum(mask.bit_count() for mask in joined) // 2 == 790
    assert len(BOARD.land) == 754


def test_neighbours_are_symmetric_and_stand_as_the_pack_says() -> None:
    for one in range(len(GRID)):
        for direction in range(SIDES):
            other = GRID.beside(one, direction)
            assert other == NOWHERE or GRID.beside(other, (direction + 3) % SIDES) == one
    shift = {"e": (1, 0), "w": (-1, 0)}
    even = shift | {"ne": (0, 1), "nw": (-1, 1), "se": (0, -1), "sw": (-1, -1)}
    odd = shift | {"ne": (1, 1), "nw": (0, 1), "se": (1, -1), "sw": (0, -1)}
    at = {(one.col + (27 if one.id[0] == "e" else 0), one.row): n for n, one in enumerate(MAP.hexes)}
    for (column, row), one in at.items():
        for direction, name in enumerate(GRID.layout.directions):
            dx, dy = (odd if row % 2 else even)[name]
            assert GRID.beside(one, direction) == at.get((column + dx, row + dy), NOWHERE)


def test_facts_of_sides_agree_on_both_hexes_and_end_at_the_edge() -> None:
    for name, masks in (*BOARD.along.items(), *BOARD.through.items()):
        assert unequal_sides(GRID, masks) == [], name
        assert off_the_map(GRID, masks) == [], name


def test_rail_and_road_join_land_hexes_that_show_them() -> None:
    for link in ("rail", "road"):
        for one, mask in enumerate(BOARD.through[link]):
            assert not mask or MAP.hexes[one].kind == LAND
            assert bool(mask) == getattr(MAP.hexes[one], link), MAP.hexes[one].id


def test_sides_with_features_lie_between_land_hexes() -> None:
    for name, masks in BOARD.along.items():
        for one, mask in enumerate(masks):
            for direction in range(SIDES):
                if mask >> direction & 1:
                    assert one in BOARD.land, name
                    assert GRID.beside(one, direction) in BOARD.land, name


def test_every_coast_touches_the_sea_and_no_other_land_does() -> None:
    for number in BOARD.land:
        wet = any(other not in BOARD.land for other in GRID.around(number))
        assert MAP.hexes[number].coastal == wet


def test_islands_have_water_on_all_six_sides() -> None:
    """DSA-GL-12: a single Land hex whose sides are all sea or strait."""
    waters = [BOARD.along[water] for water in ("all sea", "strait", "strait connected")]
    for number in BOARD.land:
        dry = [
            direction
            for direction in range(SIDES)
            if GRID.beside(number, direction) in BOARD.land
            and not any(masks[number] >> direction & 1 for masks in waters)
        ]
        if MAP.hexes[number].island:
            assert not dry, MAP.hexes[number].id
    assert MAP.cell("e2611").island  # Guadalcanal
    assert not MAP.cell("e2808").island  # Rabaul


# -- areas -------------------------------------------------------------------------------------------------


def test_every_hex_of_land_has_a_country_and_every_country_its_hexes() -> None:
    areas: dict[str, set[str]] = {}
    for one in MAP.hexes:
        assert bool(one.area) == (one.kind == LAND)
        assert one.terrain in MAP.terrain_class or one.kind == SEA
        areas.setdefault(one.area, set()).add(one.id)
        if one.region:
            areas.setdefault(one.region, set()).add(one.id)
    countries = MAP.countries
    for country in (*countries.majors, *countries.minors, *countries.dependents, *countries.regions):
        for label in (*country.hexes, *country.cities):
            one = MAP.cell(label)
            assert one.kind == LAND
        for label in country.cities:
            assert MAP.cell(label).city
    for country in countries.regions:
        beyond = {"e5813"} if country.id == "kamchatka" else set()  # the Komandorski, an area of their own
        assert set(country.hexes) == areas[country.id] | beyond
    printed = {one.id: one for one in (*countries.majors, *countries.minors, *countries.dependents)}
    for area in areas.keys() - {"", *(one.id for one in countries.regions)}:
        assert set(printed[area].hexes) == areas[area], area


def test_borders_between_areas_are_where_their_land_is_adjacent() -> None:
    """DSI-MAP-12: across water too."""
    found: Counter[tuple[str, str]] = Counter()
    for one in BOARD.land:
        for other in GRID.around(one):
            a, b = sorted((MAP.hexes[one].area, MAP.hexes[other].area))
            if one < other and other in BOARD.land and a != b:
                found[a, b] += 1
                assert holds("border", MAP.hexes[one].id, MAP.hexes[other].id)
    assert found == {border.areas: border.hexsides for border in MAP.countries.borders}
    assert count("border") == sum(found.values())
    for border in MAP.countries.borders:
        one, other = border.example.split("-")
        assert sorted((MAP.cell(one).area, MAP.cell(other).area)) == list(border.areas)


@pytest.mark.parametrize(
    ("label", "area", "region"),
    [
        ("w5025", "kiangsu", ""),  # Tsingtao, DSI-D-13
        ("e5301", "russia", "primorye"),  # Vladivostok
        ("w5125", "manchukuo", "liaoning"),  # Dairen
        ("w5210", "sinkiang", ""),  # Kashgar
        ("e5601", "manchukuo", "heilungkiang"),  # DSI-D-14
        ("w5326", "manchukuo", "kirin"),
        ("w5527", "manchukuo", "kirin"),
        ("e5501", "manchukuo", "kirin"),
    ],
)
def test_areas_named_in_the_examples(label: str, area: str, region: str) -> None:
    assert (MAP.cell(label).area, MAP.cell(label).region) == (area, region)


# -- the sea -----------------------------------------------------------------------------------------------


def test_every_port_has_a_zone_and_every_zone_a_key_port() -> None:
    assert len(MAP.waters.zones) == 27
    zones = {zone.id: zone for zone in MAP.waters.zones}
    for one in MAP.hexes:
        assert not one.port or one.zones, one.id
        assert not one.key_port or one.port
        assert one.multi_zone_port == (one.port and len(one.zones) > 1)
        assert one.kind != SEA or len(one.zones) == 1
        for id in one.zones:
            assert one.id in (zones[id].sea_hexes if one.kind == SEA else zones[id].coastal_hexes)
    for zone in zones.values():
        assert zone.key_ports
        assert all(MAP.cell(label).key_port for label in zone.key_ports)
        assert set(zone.ports) == {one.id for one in MAP.hexes if one.port and zone.id in one.zones}
        members = {one.id for one in MAP.hexes if zone.id in one.zones}
        assert members == {*zone.sea_hexes, *zone.coastal_hexes}


def test_zones_are_adjacent_where_their_sea_hexes_meet() -> None:
    """DSA-GL-39; the strait of Malacca is joined by its ports alone."""
    shared: Counter[tuple[str, str]] = Counter()
    for number, one in enumerate(MAP.hexes):
        for other in GRID.around(number):
            here, there = one.zones, MAP.hexes[other].zones
            if number < other and one.kind == SEA == MAP.hexes[other].kind and here != there:
                a, b = sorted((here[0], there[0]))
                shared[a, b] += 1
    listed = {joined.zones: joined.shared_sea_hexsides for joined in MAP.waters.adjacency}
    assert len(listed) == 56
    assert all(shared[two] == number for two, number in listed.items())
    assert set(shared) <= set(listed)
    assert listed["bay_of_bengal", "south_china_sea"] == 0
    assert ("arafura_sea", "bay_of_bengal") not in listed


def test_marks_have_the_numbers_of_the_specification() -> None:
    """DSI-MAP-04 to DSI-MAP-10 and DSI-MAP-13."""
    assert len(marked("multi_zone_port")) == 51
    assert len(marked("key_port")) == 50
    assert MAP.cell("e2606").key_port  # Port Moresby
    assert len(marked("limited_stacking")) == 37
    assert MAP.cell("e4113").limited_stacking  # Wake
    ice = {"Vladivostok", "Sovetskaya Gavan", "Nikolaevsk", "Okha", "Petropavlovsk"}
    assert {one.name for one in marked("ice")} == ice
    assert Counter(one.strategic for one in marked("strategic")) == {"western": 20, "soviet": 7, "axis": 23}
    inside = [one for one in marked("strategic") if one.strategic == "axis" and one.area == "japan"]
    assert len(inside) == 8
    assert {one.name for one in marked("oil")} == {"Brunei", "Palembang", "Balikpapan", "Sorong"}
    convoys: dict[str, set[str]] = {}
    for zone in MAP.waters.zones:
        if zone.inherent_supply_convoy:
            convoys.setdefault(zone.inherent_supply_convoy, set()).add(zone.id)
    assert convoys == {
        "axis": {"sea_of_japan", "yellow_sea", "japanese_coast", "philippine_sea"},
        "western": {
            "gulf_of_alaska", "northeast_pacific", "west_indian_ocean", "tasman_sea", "south_pacific",
        },
    }  # fmt: skip


def test_boxes_off_the_map_and_restricted_waterways() -> None:
    """DSI-MAP-09, DSA-GL-37."""
    boxes = {box.id: box for box in MAP.waters.off_map_boxes}
    assert set(boxes) == {"western_us", "panama_canal", "french_polynesia", "europe_africa", "eastern_europe"}
    assert set(boxes["french_polynesia"].zones) == {"south_pacific", "southeast_pacific"}
    assert set(boxes["panama_canal"].adjacent_boxes) == {"western_us", "europe_africa", "french_polynesia"}
    for box in boxes.values():
        assert all(box.id in boxes[other].adjacent_boxes for other in box.adjacent_boxes)
    edges = {one.id for one in MAP.hexes if one.edge_box}
    assert set(boxes["eastern_europe"].edge_hexes) == edges
    assert [box.id for box in BOARD.boxes] == list(boxes)
    guards = {label for way in MAP.waters.restricted_waterways for label in way.ports}
    assert {one.id for one in marked("restricted_waterway")} == guards
    names = {MAP.cell(label).name for label in guards}
    assert names == {"Batavia", "Hakodate", "Nagasaki", "Singapore", "Toyohara"}


@pytest.mark.parametrize(
    ("label", "zones"),
    [
        ("w4015", {"bay_of_bengal"}),  # Rangoon
        ("w3809", {"bay_of_bengal"}),  # Madras
        ("w2719", {"south_china_sea", "southeast_indian_ocean"}),  # Bandung
        ("e2908", {"bismarck_sea"}),  # Kavieng, DSI-D-02
    ],
)
def test_zones_named_in_the_examples(label: str, zones: set[str]) -> None:
    assert set(MAP.cell(label).zones) == zones


def test_ports_that_lie_in_the_bay_of_bengal() -> None:
    for label in ("w4015", "w3809", "w2818", "w3218"):
        assert "bay_of_bengal" in MAP.cell(label).zones


# -- distances and ways that the text states ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "hexes"),
    [
        ("w3218", "w3417", 2),  # EX-014 Singapore, Kota Bharu
        ("w4313", "w4216", 3),  # EX-016 Dacca, Lashio
        ("w4313", "w4016", 4),  # Dacca, Chiengmai
        ("e3009", "e2908", 1),  # EX-065
        ("w4724", "w4624", 1),  # EX-100
        ("w4624", "w4524", 1),
        ("w4119", "w4219", 1),  # EX-102
        ("w4119", "w4120", 1),
        ("w5524", "w5425", 1),  # EX-106
        ("w5425", "w5426", 1),
        ("w5426", "w5427", 1),
        ("w4520", "w4620", 1),  # EX-116
        ("w4519", "w4620", 1),
        ("w4621", "w4620", 1),
        ("w4521", "w4620", 2),
        ("w4421", "w4620", 2),
        ("w4420", "w4620", 2),
        ("w4114", "w4214", 1),  # EX-117
        ("w4214", "w4313", 1),
        ("w4213", "w4114", 2),
        ("w4314", "w4114", 2),
        ("w4312", "w4313", 1),
        ("w4413", "w4313", 1),
        ("w4414", "w4313", 1),
        ("w5427", "w5426", 1),  # TX-17
        ("w5427", "w5527", 1),
        ("w5727", "w5625", 3),  # TX-19
        ("w5727", "w5626", 2),
        ("w5326", "w5426", 1),  # IX-04
        ("w5326", "w5625", 3),  # IX-05
    ],
)
def test_distances_of_the_examples(one: str, other: str, hexes: int) -> None:
    assert distance(one, other) == hexes
    a, b = MAP.cell(one), MAP.cell(other)
    xs = [2 * (h.col + (27 if h.id[0] == "e" else 0)) + (h.row & 1) for h in (a, b)]
    dy, dx = abs(a.row - b.row), abs(xs[0] - xs[1])
    assert hexes == dy + max(0, dx - dy) // 2  # the formula of the pack, in halves


def test_within_three_of_kwajalein() -> None:
    assert distance("e3515", "e3513") <= 3  # EX-103
    assert distance("w5427", "w5625") >= 2  # TX-17


def test_sides_that_the_examples_tell() -> None:
    assert holds("river", "w4723", "w4624")  # EX-101
    assert holds("mountain", "w4620", "w4519")  # EX-116: no zone of control reaches there
    assert holds("mountain", "w4620", "w4621")
    assert holds("strait connected", "w4324", "w4424") or holds("strait", "w4324", "w4424")  # EX-118
    assert holds("all sea", "w4324", "w4323")
    assert holds("lake", "w4623", "w4622")  # EX-120
    assert holds("mountain", "w4415", "w4416")  # EX-135
    assert holds("river", "w5724", "w5625")  # IX-05: the Argun
    assert not holds("river", "w5624", "w5625")
    assert MAP.terrain_class[MAP.cell("w4624").terrain] == "clear"  # EX-100
    assert MAP.terrain_class[MAP.cell("w4524").terrain] == "rough"
    assert MAP.terrain_class[MAP.cell("w5625").terrain] == "rough"  # EX-106


@pytest.mark.parametrize(
    ("link", "way"),
    [
        ("rail", "w4215 w4115 w4015"),  # DSI-D-12: Mandalay to Rangoon
        ("rail", "w4215 w4216"),
        ("road", "w4415 w4314 w4215"),  # Imphal to Mandalay
        ("road", "w5521 w5522 w5623 w5624 w5625"),
        ("rail", "w5327 e5201"),
        ("rail", "w5326 w5427 e5401 e5301"),  # TX-24
    ],
)
def test_links_forced_by_the_text(link: str, way: str) -> None:
    for one, other in pairwise(way.split()):
        assert holds(link, one, other), (one, other)


def test_the_baikal_railway_runs_along_the_lake() -> None:
    """DSI-MAP-16: a rail link on a lake side may be used."""
    both = [a & b for a, b in zip(BOARD.along["lake"], BOARD.through["rail"], strict=True)]
    assert sum(mask.bit_count() for mask in both) == 2
    assert {MAP.hexes[n].name for n, mask in enumerate(both) if mask} == {"Irkutsk", "Ulan Ude"}


def test_from_calcutta_to_saigon_needs_two_stretches_of_road() -> None:
    """EX-138: rail alone does not lead there, nor rail with a single stretch of road."""
    rails = costs(GRID, lambda one, d, _: 1 if has_side(BOARD.through["rail"], one, d) else CLOSED)
    both = costs(
        GRID,
        lambda one, d, _: 1 if (BOARD.through["rail"][one] | BOARD.through["road"][one]) >> d & 1 else CLOSED,
    )
    calcutta, saigon = GRID["w4213"], GRID["w3619"]
    assert saigon in connected(both, [calcutta], lambda _: True)
    roads = costs(GRID, lambda one, d, _: 1 if has_side(BOARD.through["road"], one, d) else CLOSED)
    near = set(connected(rails, [calcutta], lambda _: True))
    far = set(connected(rails, [saigon], lambda _: True))
    after_road = set(connected(roads, sorted(near), lambda _: True))
    assert saigon not in near
    assert not after_road & far


# -- the loader --------------------------------------------------------------------------------------------


def test_every_value_tells_its_origin() -> None:
    free = {"id", "row", "col", "lat", "lon", "o"}
    computed = {"coastal", "city", "rail", "road", "edge_box", "island"}
    for one in MAP.hexes:
        given = {field for field in one.__struct_fields__ if getattr(one, field)} - free - computed
        assert given <= set(one.o) | {"name"}, one.id
        assert set(one.o.values()) <= set("tpgrc")


def test_a_file_that_does_not_fit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from flagplot.kernel.errors import BadInputError

    wrong = Hex(id="w0102", row=1, col=3, lat=0, lon=0, kind=SEA, o={})
    with pytest.raises(BadInputError, match="the label of row 1, column 3 expected, found w0102"):
        source._column(wrong)
    with pytest.raises(BadInputError, match="no hex is labelled 'w9999'"):
        MAP.cell("w9999")
