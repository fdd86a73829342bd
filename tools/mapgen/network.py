"""Sea zones: a net of points where three zones meet, joined by curved strokes as a pen would draw them.

The net follows the rules: two zones share a stroke exactly if both stand at the same two points, so the
contact of zones is right by construction, and the recipe only says where the points lie.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable
from itertools import permutations

import numpy as np
import shapely
from shapely import LineString
from tools.mapgen.facts import Facts, Pair, pair
from tools.mapgen.plane import TURN, Floats, Frame, Point
from tools.mapgen.recipe import End, Recipe

# how far a plain stroke bows out, as a share of its length
BOW = 0.055
# points per degree of a stroke before simplification
DENSITY = 8.0
TOLERANCE = 0.012

Landfall = Callable[[End], Point]


def knots(recipe: Recipe, landfall: Landfall) -> dict[Pair, list[Point]]:
    """The points at which each pair of zones meets something else."""
    found: dict[Pair, list[Point]] = defaultdict(list)
    for meeting in recipe.meetings:
        for a, b in zip(meeting.zones, (*meeting.zones[1:], meeting.zones[0]), strict=True):
            found[pair(a, b)].append(recipe.frame.at(*meeting.at))
    for end in recipe.ends:
        found[pair(*end.zones)].append(landfall(end))
    return dict(found)


def complain(recipe: Recipe, facts: Facts, found: dict[Pair, list[Point]]) -> list[str]:
    """What is wrong with a net: pairs that should not meet, pairs without two points."""
    by_canal = {pair(*canal.between) for canal in recipe.canals.values()}
    wanted = {two for two in facts.borders - by_canal if all(facts.spaces[name].sea for name in two)}
    known = {two for two in found if all(name in facts.spaces for name in two)}
    faults = [f"{a} and {b} do not touch by the rules" for a, b in sorted(known - wanted)]
    faults += [f"{a} and {b} touch by the rules, but not in the net" for a, b in sorted(wanted - set(found))]
    for (a, b), points in sorted(found.items()):
        if len(points) % 2:
            faults.append(f"{a} and {b} meet at {len(points)} points; a stroke needs two")
    return faults


def beside(point: Point, other: Point, frame: Frame) -> Point:
    """The copy of a point that lies nearest to another, on a map that wraps; else the point itself."""
    return (point[0] + TURN * round((other[0] - point[0]) / TURN), point[1]) if frame.wraps else point


def chained(points: list[Point], frame: Frame) -> list[Point]:
    """Points on the way from the first one, none farther from the one before than half round the globe."""
    chain = points[:1]
    for point in points[1:]:
        chain.append(beside(point, chain[-1], frame))
    return chain


def _matched(points: list[Point], frame: Frame) -> list[tuple[Point, Point]]:
    """Pairs points up so that the strokes between them are short."""

    def pairs(order: tuple[Point, ...]) -> list[tuple[Point, Point]]:
        return [(order[i], beside(order[i + 1], order[i], frame)) for i in range(0, len(order), 2)]

    def length(order: tuple[Point, ...]) -> float:
        return sum(float(np.hypot(*np.subtract(*two))) for two in pairs(order))

    return pairs(min(permutations(points), key=length))


def _coin(text: str) -> float:
    """A fixed number from -1 to 1 for a name: the hand is irregular, but always in the same way."""
    return hashlib.sha256(text.encode()).digest()[0] / 127.5 - 1.0


def curve(points: list[Point]) -> LineString:
    """A smooth line through points (Catmull-Rom, centripetal)."""
    knots_ = np.asarray(points)
    padded = np.concatenate([[2 * knots_[0] - knots_[1]], knots_, [2 * knots_[-1] - knots_[-2]]])
    parts = [_segment(padded[i : i + 4]) for i in range(len(points) - 1)]
    line = np.concatenate([*parts, knots_[-1:]])
    line[0] = knots_[0]  # to the last bit, or strokes would miss each other
    return LineString(LineString(line).simplify(TOLERANCE).coords)


def _segment(four: Floats) -> Floats:
    """The piece of a Catmull-Rom curve between the middle two of four points, without its last point."""
    times = np.concatenate([[0.0], np.cumsum(np.sqrt(np.maximum(np.hypot(*np.diff(four, axis=0).T), 1e-9)))])
    count = max(int(np.hypot(*(four[2] - four[1])) * DENSITY), 4)
    moments = np.linspace(times[1], times[2], count, endpoint=False)[:, None]

    def blend(a: Floats, b: Floats, start: float, stop: float) -> Floats:
        share = (moments - start) / (stop - start)
        return a * (1 - share) + b * share

    low = [blend(four[i], four[i + 1], times[i], times[i + 1]) for i in range(3)]
    middle = [blend(low[i], low[i + 1], times[i], times[i + 2]) for i in range(2)]
    return blend(middle[0], middle[1], times[1], times[2])


def _bowed(start: Point, stop: Point, name: str) -> list[Point]:
    """Start, two points a little off the straight line, stop."""
    a, b = np.asarray(start), np.asarray(stop)
    across = np.array([a[1] - b[1], b[0] - a[0]])
    bow, sway = BOW * _coin(name), 0.5 * BOW * _coin(name + "~")
    third, two_thirds = a + (b - a) / 3 + across * (bow + sway), a + (b - a) * 2 / 3 + across * (bow - sway)
    return [start, (float(third[0]), float(third[1])), (float(two_thirds[0]), float(two_thirds[1])), stop]


def strokes(recipe: Recipe, found: dict[Pair, list[Point]]) -> dict[Pair, list[LineString]]:
    """The lines between zones."""
    ways = {pair(*two): lines for two, lines in recipe.strokes.items()}
    drawn: dict[Pair, list[LineString]] = {}
    for two, points in sorted(found.items()):
        lines = []
        vias = [[recipe.frame.at(*point) for point in line] for line in ways.get(two, ())]
        for start, stop in _matched(sorted(points), recipe.frame):
            vias = [chained([start, *via], recipe.frame)[1:] for via in vias]
            via = _closest(vias, start, stop)
            if via is None:
                lines.append(curve(_bowed(start, stop, " ".join(two))))
            else:
                vias.remove(via)
                lines.append(curve([start, *_turned(via, start, stop), stop]))
        drawn[two] = lines
    return drawn


def _turned(via: list[Point], start: Point, stop: Point) -> list[Point]:
    there = np.hypot(*np.subtract(via[0], start)) + np.hypot(*np.subtract(via[-1], stop))
    back = np.hypot(*np.subtract(via[-1], start)) + np.hypot(*np.subtract(via[0], stop))
    return via if there <= back else via[::-1]


def _closest(vias: list[list[Point]], start: Point, stop: Point) -> list[Point] | None:
    line = LineString([start, stop])
    return min(vias, key=lambda via: line.distance(shapely.MultiPoint(via)), default=None)
