"""Draws hex boards: the coasts of the globe under the grid of a game, its terrain, lines and sides.

The grid is law: where hexes and coasts disagree (a grid is fitted to a few hundred places, islets are smaller
than a pen) the coast gives way. Land leaves all-sea hexes but for a rim, every land hex shows land, land goes
on across sides that are dry in the rules and parts along sides that are water.
"""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from scipy.interpolate import RBFInterpolator
from shapely import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry as Geometry
from tools.mapgen.land import blob
from tools.mapgen.plane import Floats, Frame, lat_of, up
from tools.mapgen.relief import inland_seas
from tools.mapgen.sources import Atlas, polygons
from tools.mapgen.topojson import Json, Topology

from flagplot.board.chart import Lattice, chart
from flagplot.board.grid import NOWHERE, SIDES, Layouts
from flagplot.board.hexboard import HexBoard

VERSION = 1
CREDIT = "Made with Natural Earth"
OBJECTS = ("sheet", "shallows", "land", "terrain", "lakes", "sides", "lines")
SHALLOWS = (0.5, 0.22)  # sides of a hex from the coast, the farthest first
Say = Callable[[str], None]
Spots = dict[int, tuple[float, float]]


@dataclass(frozen=True)
class Pen:
    """How the board is drawn; lengths in sides of a hex."""

    coast: float = 0.03  # detail of coasts
    strait: float = 0.05  # narrower waters close, thinner capes vanish
    speck: float = 0.012  # smaller islands are left out, in squares
    rim: float = 0.22  # how far land may reach into a hex of sea
    least: float = 0.10  # a land hex with less land than this, in squares, gets an islet
    islet: float = 0.26  # its radius
    bridge: float = 0.2  # half the width of land across a dry side
    channel: float = 0.07  # half the width of water along a wet one
    round: float = 0.3  # rounding of terrain


@dataclass(frozen=True)
class HexRecipe:
    """What is needed to draw one hex board."""

    board: HexBoard
    output: str
    bent: bool  # the globe is bent to the grid; else the grid lies on Mercator as it is
    side: float  # of a bent board: degrees from the middle of a hex to a corner
    base: str  # the terrain that is not drawn
    flowing: tuple[str, ...]  # lines through hexes that wind like rivers
    looks: Json  # how a client draws terrain, sides and lines
    pen: Pen


def read_hexes(data: dict[str, Any]) -> HexRecipe:
    """A recipe for a hex board."""
    board: HexBoard = importlib.import_module(data["board"]).standard().board
    return HexRecipe(
        board=board,
        output=data["output"],
        bent=bool(data.get("bent", False)),
        side=float(data.get("side", 1.0)),
        base=data["base"],
        flowing=tuple(data.get("flowing", ())),
        looks={part: data[part] for part in ("terrain", "sides", "lines")},
        pen=Pen(**data.get("pen", {})),
    )


def is_hexes(path: Path) -> bool:
    """Whether a recipe is one for a hex board."""
    return "board" in tomllib.loads(path.read_text(encoding="utf-8"))


# -- the grid on the plane -----------------------------------------------------------------------------------


class Plane:
    """Where the hexes lie, and how the globe comes under them."""

    def __init__(self, recipe: HexRecipe) -> None:
        self.recipe, self.board = recipe, recipe.board
        longitudes = np.asarray([lon for lon, _ in self.board.places])
        west = min(longitudes[longitudes > 0]) - 3.0  # boards of this half of the globe begin in Asia
        self.globe = np.asarray(
            [(west + (lon - west) % 360.0, up(lat)) for lon, lat in self.board.places], dtype=float
        )
        self.lattice = self._bent() if recipe.bent else self._fitted()

    def _layout(self) -> Layouts:
        return next(layout for layout in Layouts if layout.value == self.board.grid.layout)

    def _nodes(self, lattice: Lattice) -> Floats:
        return np.asarray([lattice.at(lattice.middle(one)) for one in self.board.grid.hexes])

    def _fitted(self) -> Lattice:
        """The lattice that lies closest to the places of the hexes on Mercator's plane."""
        unit = self._nodes(Lattice(self._layout(), 1.0, 0.0, 0.0))
        middle, centre = unit.mean(axis=0), self.globe.mean(axis=0)
        side = float(np.sum((unit - middle) * (self.globe - centre)) / np.sum((unit - middle) ** 2))
        x, y = (centre - side * middle).tolist()
        return Lattice(self._layout(), round(side, 6), round(x, 5), round(y, 5))

    def _bent(self) -> Lattice:
        """A lattice around the origin: the globe will follow."""
        side = self.recipe.side
        unit = self._nodes(Lattice(self._layout(), side, 0.0, 0.0))
        x, y = ((unit.min(axis=0) + unit.max(axis=0)) / 2).tolist()
        return Lattice(self._layout(), side, round(-x, 5), round(-y, 5))

    @property
    def frame(self) -> Frame:
        """The part of the globe that is needed."""
        (west, south), (east, north) = self.globe.min(axis=0), self.globe.max(axis=0)
        return Frame(west - 2, max(lat_of(south - 2), -70), east + 2, min(lat_of(north + 2), 75))

    def bring(self, shape: Geometry) -> Geometry:
        """A shape of Mercator's plane on the plane of the board."""
        if not self.recipe.bent or shape.is_empty:
            return shape
        moved = shapely.transform(shapely.segmentize(shape, 0.4), self._spline)
        return shapely.make_valid(moved)

    @cached_property
    def _spline(self) -> Callable[[Floats], Floats]:
        nodes = self._nodes(self.lattice)
        spline = RBFInterpolator(self.globe, nodes, kernel="thin_plate_spline", smoothing=0.5)

        def bend(points: Floats) -> Floats:
            once, where = np.unique(points, axis=0, return_inverse=True)  # both ends of a ring stay one point
            return np.asarray(spline(once))[where.reshape(-1)]

        return bend

    @cached_property
    def shapes(self) -> list[Polygon]:
        """The hexes."""
        at, corners = self.lattice.at, self.lattice.corners
        return [Polygon([at(node) for node in corners(one)]) for one in self.board.grid.hexes]

    def middle(self, one: int) -> tuple[float, float]:
        """The middle of a hex."""
        return self.lattice.at(self.lattice.middle(self.board.grid.hexes[one]))

    def side(self, one: int, direction: int) -> LineString:
        """A side of a hex."""
        corners = self.lattice.corners(self.board.grid.hexes[one])
        start, end = corners[direction], corners[(direction + 1) % SIDES]
        return LineString([self.lattice.at(start), self.lattice.at(end)])

    @cached_property
    def sheet(self) -> Geometry:
        """The whole board."""
        return shapely.union_all([shape.buffer(0.001 * self.lattice.side) for shape in self.shapes]).buffer(
            -0.001 * self.lattice.side
        )


# -- land ----------------------------------------------------------------------------------------------------


def land_of(plane: Plane, atlas: Atlas) -> Geometry:
    """The land of the board: the globe's, as far as the rules agree with it."""
    board, pen, unit = plane.board, plane.recipe.pen, plane.lattice.side
    rough = plane.bring(atlas.land.simplify(pen.coast * unit / 3))
    sea = shapely.union_all([plane.shapes[n] for n in range(len(board.grid)) if n not in board.land])
    whole = rough.difference(sea.buffer(-pen.rim * unit, join_style="mitre"))
    whole = shapely.union_all([whole, *_inland(plane)])
    whole = shapely.union_all([_without_puddles(part, 0.3 * unit * unit) for part in polygons(whole)])
    channels = shapely.union_all(_channels(plane))
    parted = whole.difference(channels)
    firm = parted.buffer(-pen.strait * unit).buffer(pen.strait * unit)  # thin capes will not last
    whole = shapely.union_all([parted, *_bridges(plane, firm)]).difference(channels)
    for width in (pen.strait * unit, -2 * pen.strait * unit, pen.strait * unit):
        whole = whole.buffer(width, quad_segs=3)
    kept = [part for part in polygons(whole) if part.area >= pen.speck * unit * unit]
    whole = shapely.union_all([*kept, *_islets(plane, kept)]).simplify(pen.coast * unit)
    return whole.intersection(plane.sheet)


def _without_puddles(part: Polygon, least: float) -> Polygon:
    return Polygon(part.exterior, [ring for ring in part.interiors if Polygon(ring).area >= least])


def _inland(plane: Plane) -> list[Polygon]:
    """Hexes that land surrounds are land all over."""
    grid, full = plane.board.grid, (1 << SIDES) - 1
    found = []
    for one in plane.board.land:
        beyond = sum(1 << d for d in range(SIDES) if grid.beside(one, d) == NOWHERE)
        if plane.board.ground[one] | beyond == full:
            found.append(plane.shapes[one].buffer(0.002 * plane.lattice.side))
    return found


def _bridges(plane: Plane, land: Geometry) -> list[Geometry]:
    """Land across sides that are dry in the rules where the globe has none: islets strung over the side."""
    board, unit = plane.board, plane.lattice.side
    parts = polygons(land)
    tree = shapely.STRtree(parts)
    found: list[Geometry] = []
    for one in board.land:
        for direction in range(SIDES):
            other = board.grid.beside(one, direction)
            if other < one or not board.ground[one] >> direction & 1:
                continue
            side = plane.side(one, direction)
            crossing = [parts[n].intersection(side).length for n in tree.query(side, "intersects").tolist()]
            if sum(crossing) < 0.12 * unit:
                middle = side.interpolate(0.5, normalized=True)
                for end in (one, other):
                    way = LineString([_nearest(plane, parts, tree, end, middle), middle])
                    found += _string(way, plane.recipe.pen.bridge * unit)
    return found


def _nearest(plane: Plane, parts: list[Polygon], tree: shapely.STRtree, one: int, place: Point) -> Point:
    """The land of a hex that lies nearest to a place; the middle of the hex when it shows none."""
    shape = plane.shapes[one]
    inside = [parts[n].intersection(shape) for n in sorted(tree.query(shape, "intersects").tolist())]
    whole = shapely.union_all(inside)
    if whole.is_empty:
        return Point(plane.middle(one))
    return Point(shapely.shortest_line(whole, place).coords[0])


def _string(way: LineString, size: float) -> list[Geometry]:
    """Islets along a way, close enough to grow together."""
    steps = max(1, round(way.length / (0.8 * size)))
    spots = [way.interpolate(step / steps, normalized=True) for step in range(steps + 1)]
    return [blob((spot.x, spot.y), size) for spot in spots]


def _channels(plane: Plane) -> list[Geometry]:
    """Water along sides between two land hexes that are wet in the rules."""
    board, width = plane.board, plane.recipe.pen.channel * plane.lattice.side
    found = []
    for one in board.land:
        for direction in range(SIDES):
            other = board.grid.beside(one, direction)
            if other > one and other in board.land and not board.ground[one] >> direction & 1:
                found.append(plane.side(one, direction).buffer(width, quad_segs=3))
    return found


def _islets(plane: Plane, land: Iterable[Polygon]) -> list[Geometry]:
    """An islet in every land hex that shows too little land to be seen."""
    board, pen, unit = plane.board, plane.recipe.pen, plane.lattice.side
    parts = list(land)
    tree = shapely.STRtree(parts)
    shapely.prepare(parts)
    found: list[Geometry] = []
    for one in board.land:
        shape = plane.shapes[one]
        if len(tree.query(shape, "within")):
            continue
        inside = shapely.union_all([parts[n].intersection(shape) for n in sorted(tree.query(shape).tolist())])
        if inside.area < pen.least * unit * unit:
            at = Point(plane.middle(one))
            if not inside.is_empty:  # at the land there is, but well inside the hex
                heart = shape.buffer(-0.45 * unit)
                at = Point(shapely.shortest_line(heart, inside.centroid).coords[0])
            found.append(blob((at.x, at.y), pen.islet * unit))
    return found


# -- what lies on it -----------------------------------------------------------------------------------------


def terrain_of(plane: Plane, land: Geometry) -> dict[str, list[Polygon]]:
    """Areas of one terrain, rounded as a pen would, cut at the coast."""
    board, unit = plane.board, plane.lattice.side
    radius = plane.recipe.pen.round * unit
    found = {}
    for kind in sorted(set(board.terrain) - {"", plane.recipe.base}):
        hexes = [plane.shapes[n] for n in board.land if board.terrain[n] == kind]
        whole = shapely.union_all([shape.buffer(0.03 * unit, join_style="mitre") for shape in hexes])
        soft = whole.buffer(-radius, quad_segs=6).buffer(2 * radius, quad_segs=6).buffer(-radius, quad_segs=6)
        cut = soft.simplify(0.015 * unit).intersection(land)
        found[kind] = [part for part in polygons(cut) if part.area > 0.01 * unit * unit]
    return found


def spots_of(plane: Plane, land: Geometry) -> Spots:
    """Where towns stand and lines meet in hexes whose middle is water: on land, close to the middle."""
    board, unit = plane.board, plane.lattice.side
    parts = polygons(land)
    tree = shapely.STRtree(parts)
    shapely.prepare(parts)
    found = {}
    for one in board.land:
        middle = Point(plane.middle(one))
        if len(tree.query(middle.buffer(0.08 * unit, quad_segs=2), "within")):
            continue
        shape = plane.shapes[one].buffer(-0.12 * unit)
        inside = shapely.union_all([parts[n].intersection(shape) for n in sorted(tree.query(shape).tolist())])
        for rim in (0.12, 0.06, 0.0):  # well inside, if there is room
            ground = inside.buffer(-rim * unit)
            if not ground.is_empty:
                spot = shapely.shortest_line(ground, middle).coords[0]
                found[one] = (float(spot[0]), float(spot[1]))
                break
    return found


def shallows_of(plane: Plane, land: Geometry, reach: float) -> list[Polygon]:
    """Bright water along the coasts, drawn under the land."""
    unit = plane.lattice.side
    wide = land.simplify(0.08 * unit).buffer(reach * unit, quad_segs=3).simplify(0.05 * unit)
    return polygons(wide.intersection(plane.sheet))


def lakes_of(plane: Plane, atlas: Atlas, land: Geometry) -> list[Polygon]:
    """The greater lakes."""
    lakes = [shape for facts, shape in atlas.extract("lakes_10m") if int(facts["scalerank"]) <= 2]
    unit = plane.lattice.side
    whole = plane.bring(shapely.union_all([*lakes, *inland_seas(atlas)])).simplify(0.03 * unit)
    return [part for part in polygons(whole.intersection(land)) if part.area > 0.05 * unit * unit]


def _segments(plane: Plane, name: str, masks: bytes, spots: Spots) -> list[LineString]:
    """A line through hexes, from middle to middle, or to the edge of the board."""
    board = plane.board

    def middle(one: int) -> tuple[float, float]:
        return spots.get(one) or plane.middle(one)

    spot = _winding(plane, spots) if name in plane.recipe.flowing else middle
    found = []
    for one in range(len(board.grid)):
        for direction in range(SIDES):
            if masks[one] >> direction & 1:
                other = board.grid.beside(one, direction)
                if other == NOWHERE:
                    edge = plane.side(one, direction).interpolate(0.5, normalized=True)
                    found.append(LineString([spot(one), (edge.x, edge.y)]))
                elif other > one:
                    found.append(LineString([spot(one), spot(other)]))
    return found


def _winding(plane: Plane, spots: Spots) -> Callable[[int], tuple[float, float]]:
    """Rivers do not run through the very middle of hexes: each hex has a bend of its own."""

    def spot(one: int) -> tuple[float, float]:
        if one in spots:
            return spots[one]
        x, y = plane.middle(one)
        turn = (one * 2654435761 % 360) * np.pi / 180
        reach = 0.3 * plane.lattice.side
        return float(x + reach * np.cos(turn)), float(y + reach * np.sin(turn))

    return spot


def strung(lines: list[LineString], rounds: int) -> list[LineString]:
    """Segments joined to lines between their forks, corners cut as often as wanted."""
    if not lines:
        return []
    whole = shapely.line_merge(shapely.union_all(lines))
    return [_cut(part, rounds) for part in shapely.get_parts(whole) if isinstance(part, LineString)]


def _cut(line: LineString, rounds: int) -> LineString:
    """Corners cut by Chaikin's rule; ends stay."""
    points = np.asarray(line.coords)
    closed = bool((points[0] == points[-1]).all()) and len(points) > 3
    for _ in range(rounds):
        a, b = points[:-1], points[1:]
        mixed = np.empty((2 * len(a), 2))
        mixed[0::2], mixed[1::2] = 0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b
        ends = [mixed, mixed[:1]] if closed else [points[:1], mixed, points[-1:]]
        points = np.concatenate(ends)
    return LineString(points)


# -- the file ------------------------------------------------------------------------------------------------


def draw_hexes(recipe: HexRecipe, atlas_of: Callable[[Frame], Atlas], say: Say) -> str:
    """The text of the map file of a hex board."""
    plane = Plane(recipe)
    atlas = atlas_of(plane.frame)
    say("land")
    land = land_of(plane, atlas)
    say("terrain")
    terrain = terrain_of(plane, land)
    topology = Topology()
    parts = polygons(land)
    topology.find_joints([*parts, *(part for areas in terrain.values() for part in areas)])
    topology.add_polygons("sheet", polygons(plane.sheet), {})
    for level, reach in enumerate(SHALLOWS, 1):
        topology.add_polygons("shallows", shallows_of(plane, land, reach), {"kind": str(level)})
    topology.add_polygons("land", parts, {})
    for kind, areas in terrain.items():
        topology.add_polygons("terrain", areas, {"kind": kind})
    lakes = lakes_of(plane, atlas, land)
    if lakes:
        topology.add_polygons("lakes", lakes, {})
    say("sides and lines")
    _add_sides(topology, plane, land)
    spots = spots_of(plane, land)
    for name, masks in recipe.board.through.items():
        rounds = 3 if name in recipe.flowing else 0
        lines = strung(_segments(plane, name, masks, spots), rounds)
        if lines:
            topology.add_lines("lines", lines, {"kind": name})
    places = [[one, *Topology.degrees(*spot)] for one, spot in spots.items()]
    more = {"hexes": chart(recipe.board, plane.lattice), "spots": places}
    return topology.document(_meta(plane), OBJECTS, more)


def _add_sides(topology: Topology, plane: Plane, land: Geometry) -> None:
    """Facts that follow the sides of hexes; borders only where there is land."""
    board, unit = plane.board, plane.lattice.side
    for name, masks in board.along.items():
        sides = [
            plane.side(one, direction)
            for one in range(len(board.grid))
            for direction in range(SIDES)
            if masks[one] >> direction & 1 and board.grid.beside(one, direction) > one
        ]
        lines = strung(sides, 2)
        if "border" in name and lines:
            cut = shapely.line_merge(shapely.MultiLineString(lines).intersection(land))
            parts = [part for part in shapely.get_parts(cut) if isinstance(part, LineString)]
            lines = [part for part in parts if part.length > 0.4 * unit]
        if lines:
            topology.add_lines("sides", lines, {"kind": name})


def _meta(plane: Plane) -> Json:
    west, south, east, north = plane.sheet.bounds
    bounds = [round(west, 3), round(lat_of(south), 3), round(east, 3), round(lat_of(north), 3)]
    board = plane.board
    return {
        "board": board.id, "title": board.title, "version": VERSION, "bounds": bounds, "credit": CREDIT,
        "looks": plane.recipe.looks,
    }  # fmt: skip
