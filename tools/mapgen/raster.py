"""Areas on a fine grid: who owns each small square of land, smoothed, and the borders traced from it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy import ndimage
from shapely import LineString
from shapely.geometry.base import BaseGeometry as Geometry
from tools.mapgen.plane import Floats, Point

Labels = NDArray[np.int16]
Corner = tuple[int, int]
UNEVEN = 1.3  # degrees by which places are shifted before they choose a seed


class Grid:
    """A grid of square cells over a rectangle of the plane; row 0 is the south edge."""

    def __init__(self, bounds: tuple[float, float, float, float], step: float) -> None:
        self.west, self.south, east, north = bounds
        self.step = step
        self.columns = int(np.ceil((east - self.west) / step))
        self.rows = int(np.ceil((north - self.south) / step))
        self.xs: Floats = (self.west + (np.arange(self.columns) + 0.5) * step).astype(np.float64)
        self.ys: Floats = (self.south + (np.arange(self.rows) + 0.5) * step).astype(np.float64)

    def window(self, shape: Geometry) -> tuple[slice, slice]:
        """The rows and columns a shape can cover."""
        west, south, east, north = shape.bounds
        left, right = (int((x - self.west) / self.step) for x in (west, east))
        low, high = (int((y - self.south) / self.step) for y in (south, north))
        return (
            slice(max(low - 1, 0), max(min(high + 2, self.rows), 0)),
            slice(max(left - 1, 0), max(min(right + 2, self.columns), 0)),
        )

    def inside(self, shape: Geometry) -> tuple[tuple[slice, slice], NDArray[np.bool_]]:
        """Which cells of its window have their centre in a shape."""
        rows, columns = self.window(shape)
        xs, ys = np.meshgrid(self.xs[columns], self.ys[rows])
        shapely.prepare(shape)
        return (rows, columns), shapely.contains_xy(shape, xs, ys)

    def cell(self, x: float, y: float) -> Corner:
        """Row and column of the cell at a point, kept inside the grid."""
        row, column = int((y - self.south) / self.step), int((x - self.west) / self.step)
        return (min(max(row, 0), self.rows - 1), min(max(column, 0), self.columns - 1))

    def point(self, corner: Corner) -> Point:
        """The point at a corner of cells."""
        return (self.west + corner[1] * self.step, self.south + corner[0] * self.step)


def nearest_seed(grid: Grid, window: tuple[slice, slice], seeds: Sequence[Point]) -> NDArray[np.int64]:
    """For every cell of a window the number of the nearest seed, seen through uneven glass.

    The unevenness (a few slow waves) keeps borders between seeds from running dead straight.
    """
    xs, ys = np.meshgrid(grid.xs[window[1]], grid.ys[window[0]])
    east, north = waves(xs, ys, 0.0), waves(xs, ys, 40.0)
    xs, ys = xs + UNEVEN * east, ys + UNEVEN * north
    distances = np.stack([(xs - x) ** 2 + (ys - y) ** 2 for x, y in seeds])
    nearest: NDArray[np.int64] = np.argmin(distances, axis=0)
    return nearest


def waves(xs: Floats, ys: Floats, phase: float) -> Floats:
    """A smooth unevenness between about -1 and 1: waves of many lengths running in many directions."""
    total = np.zeros_like(xs)
    for k in range(9):
        angle, rate = 2.39996 * k + phase, 0.33 * 1.27**k
        total += np.sin(rate * (xs * np.cos(angle) + ys * np.sin(angle)) + 1.7 * k + phase) / 1.22**k
    scaled: Floats = total / 2.6
    return scaled


def spread(labels: Labels, unknown: int) -> Labels:
    """Fills cells without an owner from the nearest cell that has one."""
    _, indices = ndimage.distance_transform_edt(labels == unknown, return_indices=True)
    filled: Labels = labels[tuple(indices)]
    return filled


def soften(labels: Labels, sigma: float) -> Labels:
    """Rounds the areas off: each cell goes to the owner who is strongest in its neighbourhood."""
    best = np.full(labels.shape, -1.0, dtype=np.float32)
    winner = labels.copy()
    reach = int(np.ceil(4 * sigma)) + 1
    for label, box in enumerate(ndimage.find_objects(labels + 1)):
        if not box:  # a number that no cell has
            continue
        rows, columns = (
            slice(max(part.start - reach, 0), min(part.stop + reach, size))
            for part, size in zip(box, labels.shape, strict=True)
        )
        mine = (labels[rows, columns] == label).astype(np.float32)
        strength = ndimage.gaussian_filter(mine, sigma, mode="nearest")
        better = strength > best[rows, columns]
        winner[rows, columns][better] = label
        best[rows, columns][better] = strength[better]
    return winner


def trace(grid: Grid, labels: Labels) -> list[LineString]:
    """The borders between areas as stair lines from one meeting point to the next."""
    links: dict[Corner, list[Corner]] = defaultdict(list)
    rows, columns = np.nonzero(labels[:, 1:] != labels[:, :-1])
    for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
        links[row, column + 1].append((row + 1, column + 1))
        links[row + 1, column + 1].append((row, column + 1))
    rows, columns = np.nonzero(labels[1:, :] != labels[:-1, :])
    for row, column in zip(rows.tolist(), columns.tolist(), strict=True):
        links[row + 1, column].append((row + 1, column + 1))
        links[row + 1, column + 1].append((row + 1, column))
    return [LineString([grid.point(corner) for corner in chain]) for chain in chains(links)]


def chains(links: dict[Corner, list[Corner]]) -> list[list[Corner]]:
    """Walks a net of corners: the chains between those with other than two neighbours, then the rings."""
    found: list[list[Corner]] = []
    used: set[tuple[Corner, Corner]] = set()

    def walk(start: Corner, second: Corner) -> None:
        chain = [start, second]
        used.update([(start, second), (second, start)])
        while chain[-1] != start and len(links[chain[-1]]) == 2:
            here, before = chain[-1], chain[-2]
            ahead = next(corner for corner in links[here] if corner != before)
            used.update([(here, ahead), (ahead, here)])
            chain.append(ahead)
        found.append(chain)

    for wanted in (True, False):
        for corner in sorted(links):
            if (len(links[corner]) != 2) is wanted:
                for other in sorted(links[corner]):
                    if (corner, other) not in used:
                        walk(corner, other)
    return found


def ease(line: LineString, sigma: float, tolerance: float) -> LineString:
    """Turns a stair line into a gentle one; its ends stay where they are."""
    points = np.asarray(line.coords)
    if len(points) < 4:
        return line
    closed = bool((points[0] == points[-1]).all())
    if closed:
        smooth = ndimage.gaussian_filter1d(points[:-1], sigma, axis=0, mode="wrap")
        smooth = np.concatenate([smooth, smooth[:1]])
    else:
        # mirrored through its end points a line keeps them, and keeps its direction there
        width = min(len(points) - 1, int(4 * sigma) + 1)
        head = 2 * points[0] - points[width:0:-1]
        tail = 2 * points[-1] - points[-2 : -width - 2 : -1]
        smooth = ndimage.gaussian_filter1d(np.concatenate([head, points, tail]), sigma, axis=0)
        smooth = smooth[width : width + len(points)]
        smooth[0], smooth[-1] = points[0], points[-1]
    return LineString(LineString(smooth).simplify(tolerance).coords)
