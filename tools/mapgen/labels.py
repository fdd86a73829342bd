"""Where names, values, counters and facilities go, so that nothing covers anything else.

All sizes are degrees of the plane: a client may let writing grow with the map as print would, or draw it at
a fixed size from the zoom at which a degree is large enough.
"""

from __future__ import annotations

import textwrap
from dataclasses import dataclass, field

import numpy as np
import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry as Geometry
from tools.mapgen.facts import Facts, Space
from tools.mapgen.network import beside
from tools.mapgen.plane import TURN, Floats, Point, copies
from tools.mapgen.recipe import Label, Recipe
from tools.mapgen.sources import polygons
from tools.mapgen.stations import Stations

SIZES = {"xl": 1.5, "l": 1.15, "m": 0.85, "s": 0.66, "xs": 0.54}  # height of the letters' body
WIDTH = 0.6  # of a letter, as a share of its height
LEADING = 1.12
CHIP = 0.85  # side of the place for a value or a facility
PLATE = (4.0, 1.5)  # the flag and the values of a sea area, under its name
STACKS = 4  # places for counters: the main one and what flows over
OFFSETS = np.array([(u, v) for u in (-0.5, -0.25, 0, 0.25, 0.5) for v in (-0.5, 0, 0.5)])


@dataclass(frozen=True)
class Box:
    """A rectangle on the map, turned by an angle in degrees, anticlockwise."""

    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0

    @property
    def shape(self) -> Polygon:
        """The rectangle as a polygon."""
        corners = np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)])
        return Polygon(_turned(corners * (self.width, self.height), self.angle) + np.array([self.x, self.y]))


@dataclass
class Placement:
    """Everything that is written or put into one space."""

    space: Space
    lines: list[str]
    size: str
    name: Box
    value: Point | None = None
    counters: list[Point] = field(default_factory=list)
    facilities: Point | None = None
    city: Point | None = None


def _turned(points: Floats, angle: float) -> Floats:
    turn = np.radians(angle)
    matrix = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
    turned: Floats = points @ matrix
    return turned


class Desk:
    """The map as the letterer sees it: what is already written, and what is still free."""

    def __init__(
        self, facts: Facts, recipe: Recipe, areas: dict[str, Geometry], halos: dict[str, Polygon]
    ) -> None:
        self.facts, self.recipe, self.areas, self.halos = facts, recipe, areas, halos
        self.taken: list[Polygon] = []
        self.placed: dict[str, Placement] = {}
        west, south, east, north = recipe.frame.box.buffer(-0.25).bounds
        aside = TURN / 2 if recipe.frame.wraps else 0.0
        self.page = shapely.box(west - aside, south, east + aside, north)

    # -- finding room

    def room(self, shape: Geometry, step: float) -> Floats:
        """Points of a shape on a regular lattice."""
        west, south, east, north = shape.bounds
        xs, ys = np.arange(west, east + step, step), np.arange(south, north + step, step)
        points = np.array([(x, y) for x in xs for y in ys])
        shapely.prepare(shape)
        return points[shapely.contains_xy(shape, points[:, 0], points[:, 1])]

    def inside(
        self, shape: Geometry, centres: Floats, width: float, height: float, angle: float = 0
    ) -> Floats:
        """How much of a box lies in a shape, for a box at each of the centres."""
        offsets = _turned(OFFSETS * (width, height), angle)
        samples = (centres[:, None, :] + offsets[None, :, :]).reshape(-1, 2)
        shapely.prepare(shape)
        hits = shapely.contains_xy(shape, samples[:, 0], samples[:, 1])
        share: Floats = hits.reshape(len(centres), len(offsets)).mean(axis=1)
        return share

    def clash(self, box: Box, room: float = 0.0) -> float:
        """How much of a box is already taken."""
        shape = box.shape.buffer(room)
        return float(sum(shape.intersection(other).area for other in self.taken if shape.intersects(other)))

    def take(self, box: Box) -> None:
        """Keeps a box free of all that follows."""
        self.taken.extend(copies(box.shape, self.recipe.frame.turns))

    def best(
        self, centres: Floats, scores: Floats, width: float, height: float, angle: float = 0.0
    ) -> tuple[float, Box] | None:
        """The best-scored centre whose box is free, else the one with the least clash."""
        order = np.lexsort((centres[:, 1], centres[:, 0], -scores))[:600]
        fallback: tuple[float, Box] | None = None
        for i in order:
            box = Box(float(centres[i, 0]), float(centres[i, 1]), width, height, angle)
            score = float(scores[i]) - 6.0 * self.clash(box, 0.08) / (width * height)
            if fallback is None or score > fallback[0]:
                fallback = (score, box)
            if fallback[0] >= float(scores[i]):
                break
        return fallback

    def place(self, space: Space, where: Point) -> Point:
        """A place of the globe on the copy of the map on which its space is drawn."""
        middle = _largest(self.areas[space.id]).centroid
        return beside(self.recipe.frame.at(*where), (middle.x, middle.y), self.recipe.frame)

    # -- names

    def name_land(self, space: Space) -> None:
        """Writes the name of a land space inside it, as large as it fits, along its run if that helps."""
        label = self.recipe.labels.get(space.id, Label())
        shape = _largest(self.areas[space.id])
        if label.at is not None:
            self._by_hand(space, label)
            return
        sizes = [label.size] if label.size else _fitting(shape)
        centre = shape.centroid
        ground = self._ground(space, shape)
        _, south, _, north = shape.bounds
        points = self.room(shape, 0.3)
        best: tuple[float, Placement] | None = None
        for size in sizes:
            for lines in _broken(label.text or space.name):
                width, height = _extent(lines, size)
                for angle in [label.angle] if label.angle is not None else [0.0]:
                    high = points[:, 1] - centre.y - 0.12 * (north - south)
                    away = np.hypot(points[:, 0] - centre.x, 1.6 * high)
                    scores = 3 * self.inside(ground, points, width + 0.3, height + 0.3, angle) - 0.08 * away
                    scores += 0.5 * SIZES[size] - 0.05 * len(lines)
                    found = self.best(points, scores, width, height, angle)
                    if found and (best is None or found[0] > best[0] + 1e-9):
                        best = (found[0], Placement(space, lines, size, found[1]))
        if best is None:
            raise ValueError(f"no room for the name of {space.id}")
        self._put(best[1])

    def _ground(self, space: Space, shape: Geometry) -> Geometry:
        """Where a name may stand: in its space; an island's may also run out into the zone around it."""
        around = self.facts.neighbours(space.id)
        if len(around) == 1 and self.facts.spaces[around[0]].sea:
            return shapely.union_all([self.areas[around[0]], self.areas[space.id]])
        return shape

    def name_islands(self, space: Space) -> None:
        """Writes the name of small islands beside their halo, in the zone around them."""
        label = self.recipe.labels.get(space.id, Label())
        if label.at is not None:
            self._by_hand(space, label)
            return
        halo, size = self.halos[space.id], label.size or "m"
        zone = self.areas[self.facts.neighbours(space.id)[0]].difference(halo)
        best: tuple[float, Placement] | None = None
        for lines in _broken(label.text or space.name):
            width, height = _extent(lines, size)
            west, south, east, north = halo.bounds
            x, y = halo.centroid.x, halo.centroid.y
            wide, tall = width / 2 + 0.15, height / 2 + 0.12
            spots = np.array([
                (x, south - tall), (x, north + tall), (east + wide, y), (west - wide, y),
                (east + 0.4 * wide, south - tall * 0.8), (west - 0.4 * wide, south - tall * 0.8),
                (east + 0.4 * wide, north + tall * 0.8), (west - 0.4 * wide, north + tall * 0.8),
            ])  # fmt: skip
            scores = 3 * self.inside(zone, spots, width + 0.3, height + 0.2) - 0.04 * np.arange(8)
            found = self.best(spots, scores - 0.06 * len(lines), width, height)
            if found and (best is None or found[0] > best[0] + 1e-9):
                best = (found[0], Placement(space, lines, size, found[1]))
        assert best is not None
        self._put(best[1])

    def name_zone(self, space: Space) -> None:
        """Writes the number of a sea zone where it leaves the middle to the fleets."""
        label = self.recipe.labels.get(space.id, Label())
        text = space.name.removeprefix("Sea Zone ")
        shape = _largest(self.areas[space.id])
        size = label.size or ("xl" if shape.area > 300 else "l")
        if label.at is not None:
            self._by_hand(space, Label(label.at, label.angle, size, label.text or text))
            return
        plate = PLATE if space.theatre else (0.0, 0.0)
        points = self.room(shape.intersection(self.page.buffer(-1.0)), 0.4)
        circle = shapely.maximum_inscribed_circle(shape, 0.05)
        (x, y), reach = circle.coords[0], min(circle.length, 7.0)
        away = np.hypot(points[:, 0] - x + 0.62 * reach, points[:, 1] - y - 0.62 * reach) / np.sqrt(
            shape.area
        )
        best: tuple[float, Placement] | None = None
        for lines in _broken(text):
            width, height = _extent(lines, size)
            width, height = max(width, plate[0]), height + plate[1]
            scores = 3 * self.inside(shape, points, width + 1.0, height + 0.7) - away
            found = self.best(points, scores, width, height)
            assert found is not None
            if best is None or found[0] > best[0] + 1e-9:
                best = (found[0], Placement(space, lines, size, found[1]))
        assert best is not None
        self._put(best[1])

    def name_station(self, space: Space, shape: Polygon) -> None:
        """Writes the name of a port or base beside it, that of a box on its lintel."""
        label = self.recipe.labels.get(space.id, Label())
        size = label.size or "m"
        west, south, east, north = shape.bounds
        x, y = (west + east) / 2, (south + north) / 2
        best: tuple[float, Placement] | None = None
        for lines in [[space.name]] if space.kind == "box" else _broken(label.text or space.name):
            width, height = _extent(lines, size)
            if space.kind == "box":
                self._put(Placement(space, lines, size, Box(x, north - 0.3 - height / 2, width, height)))
                return
            wide, tall = width / 2 + 0.12, height / 2 + 0.08
            spots = np.array([
                (east + wide, y), (west - wide, y), (x, south - tall), (x, north + tall),
                (east + wide - 0.5, south - 0.5 * tall), (west - wide + 0.5, south - 0.5 * tall),
                (east + wide - 0.5, north + 0.5 * tall), (west - wide + 0.5, north + 0.5 * tall),
            ])  # fmt: skip
            if label.at is not None:
                spots = np.array([self.recipe.frame.at(*label.at)])
            scores = -0.05 * np.arange(len(spots)) - 0.1 * len(lines)
            found = self.best(spots, scores, width, height)
            if found and (best is None or found[0] > best[0] + 1e-9):
                best = (found[0], Placement(space, lines, size, found[1]))
        assert best is not None
        self._put(best[1])

    def _by_hand(self, space: Space, label: Label) -> None:
        assert label.at is not None
        lines = (label.text or space.name).split("\n")
        size = label.size or "s"
        x, y = self.place(space, label.at)
        width, height = _extent(lines, size)
        if space.theatre:
            width, height = max(width, PLATE[0]), height + PLATE[1]
        self._put(Placement(space, lines, size, Box(x, y, width, height, label.angle or 0.0)))

    def _put(self, placement: Placement) -> None:
        """Keeps the place of a name; of a sea area the lower part of it is for the flag and the values."""
        self.placed[placement.space.id] = placement
        self.take(placement.name)
        if placement.space.sea and placement.space.theatre:
            box, low = placement.name, PLATE[1]
            placement.value = (box.x, box.y - box.height / 2 + low / 2)
            placement.name = Box(box.x, box.y + low / 2, box.width, box.height - low, box.angle)

    # -- counters and chips

    def furnish(self, space: Space) -> None:
        """Finds the places for counters, value, facilities and city of a space."""
        here = self.placed[space.id]
        whole = self.areas[space.id]
        shape: Geometry = whole if not space.sea else _largest(whole)
        if space.id in self.halos:
            shape = self.halos[space.id]
        if space.city:
            here.city = self.place(space, self.recipe.cities[space.city])
            self.take(Box(*here.city, 0.6, 0.6))
        side = self.recipe.detail.counter
        if space.sea:
            self._stacks(here, shape, side * 1.25)
            return
        around = shape.buffer(1.0) if space.id in self.halos else shape
        if space.status not in ("impassable", "closed"):
            self._stacks(here, around, side, STACKS if shape.area > 12 else 3)
        else:
            self._stacks(here, around, side, 1)
        if space.ipc:
            here.value = self._chip(here, around)
        if space.status not in ("impassable", "closed", "neutral"):
            here.facilities = self._chip(here, around)

    def moor(self, space: Space, shape: Polygon) -> None:
        """Finds the place for the counters of a port or base, close by it, and for those in a box."""
        here = self.placed[space.id]
        side = self.recipe.detail.counter * 1.25
        if space.kind == "box":
            _, south, _, _ = shape.bounds
            here.counters.append((here.name.x, (south + here.name.y - here.name.height / 2) / 2))
            return
        middle = shape.centroid
        points = self.room(shape.buffer(3.5).intersection(self.page), 0.25)
        away = np.hypot(points[:, 0] - middle.x, points[:, 1] - middle.y)
        found = self.best(points, -0.3 * away, side, 0.8 * side)
        assert found is not None
        here.counters.append((found[1].x, found[1].y))
        self.take(found[1])

    def _stacks(self, here: Placement, shape: Geometry, side: float, amount: int = STACKS) -> None:
        points = self.room(shape.intersection(self.page), 0.25 if shape.area < 80 else 0.5)
        middle = shapely.maximum_inscribed_circle(_largest(shape), 0.05).coords[0]
        for i in range(amount):
            focus = here.counters[0] if here.counters else middle
            away = np.hypot(points[:, 0] - focus[0], points[:, 1] - focus[1])
            free = np.ones(len(points), dtype=bool)
            for x, y in here.counters:
                free &= np.maximum(abs(points[:, 0] - x), abs(points[:, 1] - y)) >= side + 0.05
            if not free.any():
                return
            scores = 3 * self.inside(shape, points, side, side) - (0.12 if i == 0 else 0.07) * away
            found = self.best(points[free], scores[free], side, side)
            if found is None or (i > 0 and (found[0] < 0.8 or self.clash(found[1]) > 0)):
                return
            here.counters.append((found[1].x, found[1].y))
            self.take(found[1])

    def _chip(self, here: Placement, shape: Geometry) -> Point:
        points = self.room(shape.buffer(0.3).intersection(self.page), 0.15 if shape.area < 80 else 0.3)
        away = np.hypot(points[:, 0] - here.name.x, points[:, 1] - here.name.y)
        scores = 3 * self.inside(shape, points, CHIP, CHIP) - 0.2 * away
        found = self.best(points, scores, CHIP, CHIP)
        assert found is not None
        self.take(found[1])
        return (found[1].x, found[1].y)


def _largest(shape: Geometry) -> Polygon:
    return max(polygons(shape), key=lambda part: (part.area, part.bounds))


def _extent(lines: list[str], size: str) -> tuple[float, float]:
    height = SIZES[size]
    return (max(len(line) for line in lines) * height * WIDTH, len(lines) * height * LEADING)


def _fitting(shape: Polygon) -> list[str]:
    """The sizes of writing that suit a space."""
    largest = next(i for i, least in enumerate((700.0, 180.0, 45.0, 0.0)) if shape.area >= least)
    return list(SIZES)[largest:]


def _broken(text: str) -> list[list[str]]:
    """A name in one line, and broken in two where it has a gap."""
    ways = [[text]]
    if "/" in text:
        first, second = text.split("/")
        ways.append([first + "/", second])
    elif " " in text or "-" in text:
        halves = textwrap.wrap(text, max(len(text) // 2 + 2, max(len(word) for word in text.split())))
        if len(halves) == 2:
            ways.append(halves)
    return ways


def letter(
    facts: Facts,
    recipe: Recipe,
    areas: dict[str, Geometry],
    halos: dict[str, Polygon],
    stations: Stations | None = None,
) -> dict[str, Placement]:
    """Places everything on the map: names first, the tightest spaces first, then counters and chips."""
    desk = Desk(facts, recipe, areas, halos)
    over = stations or Stations({}, {}, {}, ())
    for shape in over.shapes.values():
        desk.taken.extend(copies(shape, recipe.frame.turns))
    for name, station in over.spaces.items():
        desk.name_station(station, over.shapes[name])
    for name, station in over.spaces.items():
        desk.moor(station, over.shapes[name])
    by_room = sorted(facts.spaces.values(), key=lambda space: (areas[space.id].area, space.id))
    land = [space for space in by_room if not space.sea and space.id not in halos]
    islands = [space for space in by_room if space.id in halos]
    sea = [space for space in by_room if space.sea]
    for halo in halos.values():
        desk.taken.append(halo)
    for space in islands:
        desk.name_islands(space)
    for space in land:
        desk.name_land(space)
    for halo in halos.values():
        desk.taken.remove(halo)
    for space in islands + land:
        desk.furnish(space)
    for halo in halos.values():
        desk.taken.append(halo)
    for space in sea:
        desk.name_zone(space)
    for space in sea:
        desk.furnish(space)
    return {space: desk.placed[space] for space in (*facts.spaces, *over.spaces)}
