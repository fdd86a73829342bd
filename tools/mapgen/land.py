"""Land spaces: the coast, cut along borders that come from provinces, seeds and the pen."""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import shapely
from shapely import LineString, Polygon, STRtree
from shapely.geometry.base import BaseGeometry as Geometry
from shapely.ops import substring
from tools.mapgen.facts import Pair, pair
from tools.mapgen.network import curve
from tools.mapgen.plane import Frame, Point, copies
from tools.mapgen.raster import Grid, Labels, ease, nearest_seed, soften, spread, trace
from tools.mapgen.recipe import Corner, End, Group, Pool, Recipe
from tools.mapgen.sources import Atlas, framed, polygons

UNKNOWN, OUTSIDE = 0, 1  # labels on the grid; spaces follow
OUT_OF_PLAY = ""
ICE = "~"  # water that is not in play
STEP = 0.08  # cell size of the grid in degrees
SOFTNESS = 2.2  # rounding of areas, in cells
EASE = 4.5  # rounding of lines, in cells
CORNER = 5  # side of the squares around a point where four spaces meet, in cells
SMALLEST_PIECE = 0.35  # square degrees of a landmass that a space may hold


@dataclass(frozen=True)
class Land:
    """The land of a board: polygons by space; out-of-play land stands under the empty name."""

    pieces: dict[str, list[Polygon]]
    groups: frozenset[str]
    frame: Frame

    def of(self, space: str) -> Geometry:
        """All land of one space."""
        return shapely.union_all(self.pieces.get(space, []))

    def landfall(self, end: End) -> Point:
        """Where a line between zones runs ashore: at the border of two spaces, or where the recipe says."""
        place = shapely.Point(self.frame.at(*end.at))
        if end.between is None:
            return (place.x, place.y)
        a, b = end.between
        shared = self.of(a).intersection(self.of(b))
        lines = [part for part in shapely.get_parts(shared) if isinstance(part, LineString)]
        ends = shapely.get_parts(shapely.line_merge(shapely.MultiLineString(lines)).boundary)
        if len(ends) == 0:
            raise ValueError(f"{a} and {b} share no border on which {' and '.join(end.zones)} could end")
        nearest = min(ends, key=lambda point: (point.distance(place), point.x))
        return (float(nearest.x), float(nearest.y))

    def adrift(self, ends: Iterable[End], strokes: dict[Pair, list[LineString]]) -> list[str]:
        """Complaints about lines between zones that end in the water before they come ashore."""
        dry = STRtree([part for parts in self.pieces.values() for part in parts])
        lost = []
        for end in ends:
            place = shapely.Point(self.frame.at(*end.at))
            if end.between or not self.frame.box.contains(place):
                continue
            lines = [near for line in strokes[pair(*end.zones)] for near in copies(line, self.frame.turns)]
            line = min(lines, key=lambda line: line.boundary.distance(place))
            start, stop = (shapely.Point(line.coords[i]).distance(place) for i in (0, -1))
            half = substring(line, *((0.0, 0.5) if start < stop else (0.5, 1.0)), normalized=True)
            if not len(dry.query(half, "intersects")):
                lost.append(f"the line between {' and '.join(end.zones)} ends in the water at {end.at}")
        return lost


class Areas:
    """Who owns each cell of the grid."""

    def __init__(self, recipe: Recipe, atlas: Atlas) -> None:
        self.recipe, self.atlas = recipe, atlas
        names = [*recipe.whole, *recipe.groups]
        names += [space for pool in recipe.pools for space in pool.seeds]
        names += [patch.to for patch in recipe.patches if patch.to]
        self.names = ["?", OUT_OF_PLAY, *sorted(set(names))]
        self.numbers = {name: number for number, name in enumerate(self.names)}
        self.grid = Grid(recipe.frame.box.buffer(2.0).bounds, STEP)
        self.known: Labels = np.zeros((self.grid.rows, self.grid.columns), dtype=np.int16)
        self._fill()
        self.smooth = soften(spread(self.known, UNKNOWN), SOFTNESS)
        for corner in recipe.corners:
            self._square(corner)

    def _fill(self) -> None:
        divided = {name.split("/")[0] for name in self.atlas.provinces}
        for name, shape in sorted(self.atlas.countries.items()):
            if name not in divided or any(name in pool.countries for pool in self.recipe.pools):
                self._paint(shape, OUTSIDE)
        for _, shape in sorted(self.atlas.provinces.items()):
            self._paint(shape, OUTSIDE, only=(UNKNOWN,))
        for space, pool in self.recipe.whole.items():
            self._paint(self._shape(pool), self.numbers[space])
        for pool in self.recipe.pools:
            self._share(pool)
        for patch in self.recipe.patches:
            outline = self.recipe.frame.project(shapely.segmentize(Polygon(patch.outline), 0.5))
            only = tuple(self.numbers[name] for name in patch.taken_from)
            self._paint(outline, self.numbers[patch.to], only)

    def _shape(self, pool: Pool) -> Geometry:
        shapes = [self.atlas.countries[name] for name in pool.countries]
        shapes += [self.atlas.provinces[name] for name in pool.provinces]
        return shapely.union_all(shapes)

    def _paint(self, shape: Geometry, number: int, only: tuple[int, ...] = ()) -> None:
        window, inside = self.grid.inside(shape)
        if only:
            inside &= np.isin(self.known[window], only)
        self.known[window][inside] = number

    def _square(self, corner: Corner) -> None:
        """Lays four squares around a corner, so that their spaces meet in it and nowhere beside it."""
        row, column = self.grid.cell(*self.recipe.frame.at(*corner.at))
        north, south = slice(row, row + CORNER), slice(row - CORNER, row)
        east, west = slice(column, column + CORNER), slice(column - CORNER, column)
        quarters = ((north, east), (south, east), (south, west), (north, west))
        for space, (rows, columns) in zip(corner.spaces, quarters, strict=True):
            self.smooth[rows, columns] = self.numbers[space]

    def _share(self, pool: Pool) -> None:
        shape = self._shape(pool)
        at = self.recipe.frame.at
        owners = [(self.numbers[space], at(*seed)) for space, seeds in pool.seeds.items() for seed in seeds]
        window, inside = self.grid.inside(shape)
        nearest = nearest_seed(self.grid, window, [point for _, point in owners])
        share = np.asarray([number for number, _ in owners], dtype=np.int16)[nearest]
        self.known[window][inside] = share[inside]

    def count(self, shape: Geometry, labels: Labels) -> Counter[int]:
        """How many cells of a shape each owner has."""
        window, inside = self.grid.inside(shape)
        numbers, amounts = np.unique(labels[window][inside], return_counts=True)
        return Counter(dict(zip(numbers.tolist(), amounts.tolist(), strict=True)))

    def owner(self, shape: Geometry, labels: Labels) -> str:
        """Who has most of a shape; slight shapes are judged by one point."""
        cells = self.count(shape, labels)
        cells.pop(UNKNOWN, None)
        if not cells:
            point = shape.representative_point()
            number = int(labels[self.grid.cell(point.x, point.y)])
            return self.names[number] if number else OUT_OF_PLAY
        return self.names[min(cells, key=lambda number: (-cells[number], number))]

    def lines(self) -> list[LineString]:
        """The borders between areas, drawn gently."""
        coast = self.recipe.detail.coast
        return [ease(line, EASE, coast / 2) for line in trace(self.grid, self.smooth)]


def build(recipe: Recipe, atlas: Atlas) -> Land:
    """All land of a board."""
    areas = Areas(recipe, atlas)
    pieces: dict[str, list[Polygon]] = defaultdict(list)
    taken = {}
    for space, group in recipe.groups.items():
        inside = _group_window(group, recipe.frame)
        taken[space] = inside
        for polygon in _group_islands(recipe, atlas, group, inside):
            pieces[space].append(polygon)
    reserved = shapely.union_all([window for window in taken.values() if not window.is_empty])
    shapely.prepare(reserved)
    lines = areas.lines()
    tree = STRtree(lines)
    for mass in _masses(recipe, atlas):
        if mass.area < 10 and reserved.contains(mass.representative_point()):
            continue
        for space, polygon in _divide(areas, mass, [lines[i] for i in sorted(tree.query(mass).tolist())]):
            if space != OUT_OF_PLAY or polygon.area >= recipe.detail.outside:
                pieces[space].append(polygon)
    ordered = {space: _ordered(parts) for space, parts in sorted(pieces.items())}
    return Land(ordered, frozenset(recipe.groups), recipe.frame)


def _ordered(parts: list[Polygon]) -> list[Polygon]:
    return sorted(parts, key=lambda part: (-part.area, part.bounds))


def _masses(recipe: Recipe, atlas: Atlas) -> list[Polygon]:
    """Continents and islands with coasts that a pen could have drawn."""
    detail = recipe.detail
    rough = atlas.land.simplify(detail.coast / 2)
    for width in (detail.strait, -2 * detail.strait, detail.strait):
        rough = rough.buffer(width, quad_segs=2)
    for channel in recipe.channels:
        line = curve([recipe.frame.at(*point) for point in channel.line])
        rough = rough.difference(line.buffer(channel.width / 2, quad_segs=3))
    kept = [Polygon(part.exterior) for part in polygons(rough) if part.area >= detail.island]
    simple = shapely.coverage_simplify(kept, detail.coast)
    whole = shapely.union_all([shapely.make_valid(part) for part in simple])
    return _ordered([part for part in framed(whole, recipe.frame) if part.area >= detail.island])


def _divide(areas: Areas, mass: Polygon, lines: list[LineString]) -> list[tuple[str, Polygon]]:
    """Cuts a landmass along the borders, unless it is all of one space."""
    cells = areas.count(mass, areas.known)
    cells.pop(UNKNOWN, None)
    large = [number for number, amount in cells.items() if amount * STEP * STEP >= SMALLEST_PIECE]
    if len(large) < 2:
        return [(areas.owner(mass, areas.known), mass)]
    net = shapely.union_all([mass.exterior, *lines])
    faces = polygons(shapely.polygonize([*shapely.get_parts(net)]))
    shapely.prepare(mass)
    faces = [face for face in faces if mass.contains(face.representative_point())]
    named = [(areas.owner(face, areas.smooth), face) for face in _ordered(faces)]
    return _merged(named)


def _merged(named: list[tuple[str, Polygon]]) -> list[tuple[str, Polygon]]:
    """One polygon per space and connected piece; crumbs go to the neighbour they cling to."""
    while True:
        joined: list[tuple[str, Polygon]] = []
        for space in sorted({space for space, _ in named}):
            whole = shapely.union_all([face for owner, face in named if owner == space])
            joined.extend((space, part) for part in polygons(whole))
        small = [i for i, (_, part) in enumerate(joined) if part.area < SMALLEST_PIECE]
        if not small or len(joined) == 1:
            return joined
        i = min(small, key=lambda i: (joined[i][1].area, joined[i][1].bounds))
        crumb = joined[i][1]
        rest = [entry for j, entry in enumerate(joined) if j != i]
        contact = [crumb.intersection(part).length for _, part in rest]
        named = [*rest, (rest[int(np.argmax(contact))][0], crumb)]


def _group_window(group: Group, frame: Frame) -> Geometry:
    boxes = [shapely.segmentize(shapely.box(*box), 1.0) for box in group.boxes]
    return shapely.union_all([frame.project(box) for box in boxes])


def _group_islands(recipe: Recipe, atlas: Atlas, group: Group, window: Geometry) -> list[Polygon]:
    """The islands of a group, larger than life, and its invented islets."""
    shapes: list[Geometry] = []
    if not window.is_empty:
        near = [part for part in polygons(atlas.land) if window.contains(part.representative_point())]
        shapes += [part.buffer(group.grow, quad_segs=3) for part in near]
    shapes += [blob(recipe.frame.at(lon, lat), size) for lon, lat, size in group.islets]
    grown = shapely.union_all(shapes).buffer(0.04, quad_segs=3).buffer(-0.04, quad_segs=3)
    solid = shapely.MultiPolygon([Polygon(part.exterior) for part in polygons(grown)])
    return _ordered(polygons(solid.simplify(recipe.detail.coast)))


def blob(centre: Point, size: float) -> Polygon:
    """An islet: a circle drawn with an unsteady hand."""
    seed = hashlib.sha256(repr(centre).encode()).digest()
    angles = np.linspace(0, 2 * np.pi, 28, endpoint=False)
    radius = np.full(len(angles), size)
    for k in range(4):
        depth, turn = (seed[k] / 255 - 0.5) * 0.28, seed[k + 8] / 255 * 2 * np.pi
        radius += size * depth * np.cos((k + 2) * angles + turn)
    xs, ys = centre[0] + radius * np.cos(angles), centre[1] + radius * np.sin(angles)
    return Polygon(np.column_stack([xs, ys]))
