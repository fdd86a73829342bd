"""The drawn hex boards: coasts agree with the hexes of the rules, lines run where the data say."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

pytest.importorskip("shapely", reason="the extra mapgen is not installed")
pytest.importorskip("scipy", reason="the extra mapgen is not installed")

import shapely
from shapely import LineString, Point, Polygon
from tools.mapgen.hexes import strung
from tools.mapgen.plane import up
from tools.mapgen.topojson import QUANTUM

from flagplot.board import shelf
from flagplot.board.chart import Lattice
from flagplot.board.grid import SIDES, Layouts
from flagplot.board.hexboard import HexBoard
from flagplot.games.dai_senso import board as dai_senso
from flagplot.games.war_in_the_pacific import board as war_in_the_pacific

BOARDS = [dai_senso.standard().board, war_in_the_pacific.standard().board]
EACH = pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)


class Drawn:
    """A map file with its shapes on the plane."""

    def __init__(self, board: HexBoard) -> None:
        self.board = board
        self.document: dict[str, Any] = json.loads(shelf.drawn(board.id))
        facts = self.document["hexes"]
        self.lattice = Lattice(Layouts[facts["layout"].upper()], facts["side"], facts["x"], facts["y"])
        self.arcs = [self._arc(arc) for arc in self.document["arcs"]]

    @staticmethod
    def _arc(steps: list[list[int]]) -> list[tuple[float, float]]:
        x = y = 0
        found = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            found.append((x * QUANTUM, up(y * QUANTUM)))
        return found

    def ring(self, numbers: list[int]) -> list[tuple[float, float]]:
        parts = [self.arcs[n] if n >= 0 else self.arcs[~n][::-1] for n in numbers]
        return [point for part in parts for point in part[:-1]] + [parts[-1][-1]]

    def polygons(self, name: str) -> list[Polygon]:
        found = []
        for entry in self.document["objects"][name]["geometries"]:
            shapes = [entry["arcs"]] if entry["type"] == "Polygon" else entry["arcs"]
            for outer, *holes in shapes:
                found.append(Polygon(self.ring(outer), [self.ring(hole) for hole in holes]).buffer(0))
        return found

    def hexagon(self, one: int, share: float = 1.0) -> Polygon:
        """A hex, or its heart."""
        at = self.lattice.at
        cx, cy = at(self.lattice.middle(self.board.grid.hexes[one]))
        corners = [at(node) for node in self.lattice.corners(self.board.grid.hexes[one])]
        return Polygon([(cx + (x - cx) * share, cy + (y - cy) * share) for x, y in corners])

    def side(self, one: int, direction: int) -> LineString:
        corners = self.lattice.corners(self.board.grid.hexes[one])
        return LineString(
            [self.lattice.at(corners[direction]), self.lattice.at(corners[(direction + 1) % SIDES])]
        )


@cache
def drawn(id: str) -> tuple[Drawn, list[Polygon], shapely.STRtree]:
    found = Drawn(next(board for board in BOARDS if board.id == id))
    land = found.polygons("land")
    shapely.prepare(land)
    return found, land, shapely.STRtree(land)


@EACH
def test_every_land_hex_shows_land_and_no_sea_hex_has_any_in_its_heart(board: HexBoard) -> None:
    map_, land, tree = drawn(board.id)
    least = 0.05 * map_.lattice.side**2
    bare, wet = [], []
    for one in range(len(board.grid)):
        shape = map_.hexagon(one, 1.0 if one in board.land else 0.5)
        near = tree.query(shape, "intersects").tolist()
        if one in board.land and sum(land[n].intersection(shape).area for n in near) < least:
            bare.append(board.grid.labels[one])
        if one not in board.land and near:
            wet.append(board.grid.labels[one])
    assert (bare, wet) == ([], [])


@EACH
def test_land_goes_on_across_dry_sides_and_parts_at_wet_ones(board: HexBoard) -> None:
    map_, land, tree = drawn(board.id)
    broken, joined = [], []
    for one in board.land:
        for direction in range(SIDES):
            other = board.grid.beside(one, direction)
            if other < one or other not in board.land:
                continue
            side = map_.side(one, direction)
            length = sum(land[n].intersection(side).length for n in tree.query(side, "intersects").tolist())
            pair = f"{board.grid.labels[one]}-{board.grid.labels[other]}"
            dry = board.ground[one] >> direction & 1
            if dry and length < 0.05 * map_.lattice.side:
                broken.append(pair)
            if not dry and length > 0.3 * map_.lattice.side:
                joined.append(pair)
    assert (broken, joined) == ([], [])


@EACH
def test_places_of_the_globe_lie_in_their_hexes(board: HexBoard) -> None:
    """The chart lies where its places say: exactly on Mercator, or bent around the origin."""
    map_, _, _ = drawn(board.id)
    west, south, east, north = map_.document["meta"]["bounds"]
    for one in range(len(board.grid)):
        x, y = map_.lattice.at(map_.lattice.middle(board.grid.hexes[one]))
        assert west < x < east
        assert up(south) < y < up(north)
        if board.id == "war-in-the-pacific":
            lon, lat = board.places[one]
            assert abs((x - lon + 180) % 360 - 180) < 0.02
            assert abs(y - up(lat)) < 0.02


@EACH
def test_towns_stand_on_land_inside_their_hex(board: HexBoard) -> None:
    map_, _, tree = drawn(board.id)
    spots = {one: Point(lon, up(lat)) for one, lon, lat in map_.document["spots"]}
    for one in board.land:
        spot = spots.get(one, Point(map_.lattice.at(map_.lattice.middle(board.grid.hexes[one]))))
        assert map_.hexagon(one).contains(spot), board.grid.labels[one]
        near = spot.buffer(0.03 * map_.lattice.side)  # the file rounds
        assert len(tree.query(near, "intersects")), board.grid.labels[one]


@EACH
def test_terrain_lies_where_its_hexes_are(board: HexBoard) -> None:
    map_, _, _ = drawn(board.id)
    kinds = {}
    for entry in map_.document["objects"]["terrain"]["geometries"]:
        shapes = [entry["arcs"]] if entry["type"] == "Polygon" else entry["arcs"]
        rings = [
            Polygon(map_.ring(outer), [map_.ring(h) for h in holes]).buffer(0) for outer, *holes in shapes
        ]
        shapely.prepare(rings)
        kinds[entry["properties"]["kind"]] = shapely.STRtree(rings)
    full = (1 << SIDES) - 1
    for one in board.land:
        if board.ground[one] == full:  # inland
            middle = Point(map_.lattice.at(map_.lattice.middle(board.grid.hexes[one])))
            here = {kind for kind, tree in kinds.items() if len(tree.query(middle, "within"))}
            assert here == {board.terrain[one]} - {"clear"}, board.grid.labels[one]


def test_lines_are_strung_together_and_their_corners_cut() -> None:
    parts = [LineString([(0, 0), (1, 0)]), LineString([(1, 0), (1, 1)]), LineString([(5, 5), (6, 5)])]
    plain = sorted(strung(parts, 0), key=lambda line: line.length)
    assert [line.length for line in plain] == [1, 2]
    (bent,) = [line for line in strung(parts, 2) if line.length > 1.1]
    assert bent.length < 2
    assert {bent.coords[0], bent.coords[-1]} == {(0, 0), (1, 1)}
    loop = LineString([(0, 0), (2, 0), (2, 2), (0, 2), (0, 0)])
    (soft,) = strung([loop], 1)
    assert soft.is_closed
    assert strung([], 3) == []
