"""The committed maps against the facts of the rules; needs nothing but the files themselves."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from itertools import combinations, pairwise

import pytest

from tests.tools.mapfile import ADMIRALS, ANNIVERSARY, PACIFIC, Game, Map, area, height, length, overlap

read = cache(Map)


@pytest.fixture(params=[PACIFIC, ANNIVERSARY, ADMIRALS], ids=lambda game: str(game.id))
def board(request: pytest.FixtureRequest) -> Map:
    game: Game = request.param
    return read(game)


@pytest.fixture(params=[PACIFIC, ANNIVERSARY], ids=lambda game: str(game.id))
def lands(request: pytest.FixtureRequest) -> Map:
    """A board with land spaces."""
    game: Game = request.param
    return read(game)


def test_file_is_small_and_says_what_it_is(board: Map) -> None:
    assert board.game.map.stat().st_size < 1_000_000
    meta = board.document["meta"]
    assert meta["game"] == board.game.id
    assert meta["credit"] == "Made with Natural Earth"
    assert meta["version"] >= 1
    assert meta["borders"] == board.game.borders


@pytest.mark.rule("P40-MAP-01")
def test_every_space_is_drawn_once(board: Map) -> None:
    expected = board.game.spaces()
    wet = sum(sea for _, sea, _ in expected)
    assert (len(expected) - wet, wet) == (board.game.land, board.game.sea)
    drawn = [(e["properties"]["id"], e["properties"]["sea"], e["properties"]["name"]) for e in board.areas()]
    assert sorted(drawn) == sorted(expected)


def test_nothing_jumps_across_the_map(board: Map) -> None:
    west, _, east, _ = board.document["meta"]["bounds"]
    aside = 180 if board.turn else 0.01  # what crosses the seam of a map that wraps sticks out on one side
    assert west < 180 < east
    for arc in board.arcs:
        assert all(west - aside <= x <= east + aside for x, _ in arc)
        # only the upper and the lower edge of the map may run far in one line
        assert all(abs(a[0] - b[0]) < 180 or a[1] == b[1] for a, b in pairwise(arc))


@pytest.mark.parametrize(
    "board",
    [
        pytest.param(PACIFIC, marks=pytest.mark.rule("P40-MAP-02")),
        pytest.param(ANNIVERSARY, marks=pytest.mark.rule("A50-MAP-01")),
        ADMIRALS,
    ],
    indirect=True,
    ids=["pacific-1940", "anniversary", "admirals-war"],
)
def test_contact_is_adjacency(board: Map) -> None:
    contact = board.contacts()
    links = [e["properties"] for e in board.entries("links")]
    linked = {frozenset(link["between"]) for link in links if "switch" not in link}
    blocked = {frozenset(e["properties"]["between"]) for e in board.entries("blocks")}
    rules = board.game.adjacent()
    assert len(rules) == board.game.borders
    assert rules - set(contact) == linked
    assert set(contact) - rules == blocked
    # any other border to be linked or blocked is a flaw of the drawing
    assert (linked, blocked) == (board.game.canals, set())
    thin = {tuple(sorted(two)): round(contact[two], 2) for two in rules & set(contact) if contact[two] < 0.3}
    assert thin == {}


@pytest.mark.rule("P40-OPT-07")
def test_a_switched_border_has_its_link() -> None:
    links = [e["properties"] for e in read(PACIFIC).entries("links")]
    assert {"between": ["korea", "sea5"], "switch": "map_errata_korea"} in links
    assert frozenset(("korea", "sea5")) not in PACIFIC.adjacent()


def test_areas_are_closed_and_without_slivers(board: Map) -> None:
    for entry in [*board.entries("spaces"), *board.entries("outside"), *board.entries("halos")]:
        for ring in board.rings(entry):
            assert ring[0] == ring[-1]
            assert len(ring) >= 4
            assert abs(area(ring)) > 0.003
            if abs(area(ring)) > 0.05:  # as fat as something one can click, not as thin as a hair
                assert abs(area(ring)) / length(ring) > 0.02, entry["properties"]


def test_spaces_fill_the_frame(board: Map) -> None:
    west, south, east, north = board.document["meta"]["bounds"]
    frame = (east - west) * (height(north) - height(south))
    covered = 0.0
    for entry in [*board.areas(), *board.entries("outside")]:
        for polygon in board.polygons(entry):
            outer, *holes = (abs(area(board.ring(ring))) for ring in polygon)
            covered += outer - sum(holes)
    assert covered == pytest.approx(frame, rel=1e-4)


@pytest.mark.parametrize(
    "board",
    [
        pytest.param(PACIFIC, marks=pytest.mark.rule("P40-MAP-16")),
        pytest.param(ANNIVERSARY, marks=pytest.mark.rule("A50-MAP-04")),
    ],
    indirect=True,
    ids=["pacific-1940", "anniversary"],
)
def test_islands_lie_inside_one_zone(board: Map) -> None:
    around: dict[str, set[str]] = defaultdict(set)
    for sides in board.users().values():
        for side in sides:
            around[side].update(set(sides) - {side})
    islands = [row["id"] for row in board.game.rows("territories.csv") if row["island"]]
    zones = [zone for island in islands for zone in around[island]]
    assert len(zones) == len(islands)
    assert len(set(zones)) == len(zones)  # and no zone has two


def test_halos_make_tiny_islands_clickable(lands: Map) -> None:
    board = lands
    halos, spaces, labels = board.by_id("halos"), board.by_id("spaces"), board.by_id("labels")
    for space, entry in spaces.items():
        parts = [abs(area(board.ring(polygon[0]))) for polygon in board.polygons(entry)]
        tiny = labels[space]["properties"]["tiny"]
        assert tiny == (space in halos)
        assert tiny or max(parts) > 2.0, space
    for space, halo in halos.items():
        (ring,) = board.rings(halo)
        assert abs(area(ring)) > 1.5, space
        zone = spaces[halo["properties"]["zone"]]
        assert frozenset((space, halo["properties"]["zone"])) in board.game.adjacent()
        for point in ring[:: max(len(ring) // 40, 1)]:
            assert board.contains(zone, point) or board.contains(spaces[space], point), space


def test_names_and_counters_keep_clear_of_each_other(board: Map) -> None:
    things = list(board.names_and_counters())
    game = board.game
    assert len(things) == 2 * (game.land + game.sea + game.ports + game.boxes)
    turns = (-board.turn, 0, board.turn) if board.turn else (0,)
    clashes = [
        (one, two)
        for (one, a), (two, b) in combinations(things, 2)
        if max(overlap((a[0] + turn, a[1], a[2] + turn, a[3]), b) for turn in turns) > 0.15
    ]
    assert clashes == []


def test_anchors(lands: Map) -> None:
    board = lands
    spaces, halos, labels = board.by_id("spaces"), board.by_id("halos"), board.by_id("labels")
    land = board.game.rows("territories.csv")
    worth = {row["id"]: int(row["ipc"]) for row in land}
    cities = {row["id"]: row["victory_city"] for row in land if row["victory_city"]}
    assert list(labels) == [row["id"] for row in land + board.game.rows("sea_zones.csv")]
    for space, label in labels.items():
        facts = label["properties"]
        anchors = facts["anchors"]
        lon, lat = anchors["counters"][0]
        home = halos.get(space, spaces[space])
        assert board.contains(home, (lon, height(lat))) or space in halos, space
        assert ("worth" in anchors) == (worth.get(space, 0) > 0)
        assert ("city" in anchors) == (space in cities)
        assert facts.get("city") == cities.get(space)


def test_arcs_are_sorted_by_what_they_divide(board: Map) -> None:
    sea = {space: entry["properties"]["sea"] for space, entry in board.by_id("spaces").items()}
    sea["ice"] = True
    for name, wet in (("borders", 0), ("coast", 1), ("zones", 2)):
        for entry in board.entries(name):
            assert sum(sea.get(side, False) for side in entry["properties"]["between"]) == wet


def test_shading(board: Map) -> None:
    kinds = {entry["properties"]["kind"] for entry in board.entries("relief")}
    assert kinds >= {"shallows", "mountains", "lake"}


def test_the_burma_road_is_drawn() -> None:
    assert [entry["properties"]["name"] for entry in read(PACIFIC).entries("roads")] == ["Burma Road"]
