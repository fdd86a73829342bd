"""Areas on a fine grid: who owns each small square of land, smoothed, and the borders traced from it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy import ndimage
from shapely import Geometry, LineString

from tools.mapgen.plane import Floats, Point

Labels = NDArray[np.int16]
Corner = tuple[int, int]
UNEVEN = 0.9  # degrees by which places are shifted before they choose a seed


class Grid:
    """A grid of square cells over a rectangle of the plane; row 0 is the south edge."""

    def __init__(self, bounds: tuple[float, float, float, float], step: float) -> None:
        self.west, self.south, east, north = bounds
        self.step = step
        self.columns = int(np.ceil((east - self.west) / step))
        self.rows = int(np.ceil((north - self.south) / step))
        self.xs: Floats = self.west + (np.arange(self.columns) + 0.5) * step
        self.ys: Floats = self.south + (np.arange(self.rows) + 0.5) * step

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
    east = 0.55 * np.sin(1.31 * ys + 0.47 * xs) + 0.30 * np.sin(2.63 * ys - 0.9 * xs + 1.7)
    north = 0.55 * np.sin(1.17 * xs - 0.41 * ys + 0.6) + 0.30 * np.sin(2.39 * xs + 0.8 * ys + 2.9)
    xs, ys = xs + UNEVEN * east, ys + UNEVEN * north
    distances = np.stack([(xs - x) ** 2 + (ys - y) ** 2 for x, y in seeds])
    return np.argmin(distances, axis=0)


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
        if box is None:
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
    return LineString(smooth).simplify(tolerance)
