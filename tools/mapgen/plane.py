"""The drawing plane: degrees of longitude to the right, a projection of the latitude upwards.

A flat board lies anywhere, its longitudes running on past 180 so that the Pacific is one piece. A board that
wraps is a whole turn of the globe: what leaves it on one side enters on the other.

Clients draw Mercator. A file therefore gives every point by the longitude and latitude that Mercator has
there: on a Mercator board its own, on any other board a place of the chart and not of the globe.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon
from shapely.affinity import translate
from shapely.geometry.base import BaseGeometry as Geometry

Floats = NDArray[np.float64]
Point = tuple[float, float]
Shape = TypeVar("Shape", bound=Geometry)
TURN = 360.0  # degrees once round the globe


def up(lat: float) -> float:
    """Height of a latitude in Mercator's plane."""
    return float(np.degrees(np.arctanh(np.sin(np.radians(lat)))))


def lat_of(y: float) -> float:
    """The latitude at a height of Mercator's plane; the other half of `up`."""
    return float(np.degrees(np.arcsin(np.tanh(np.radians(y)))))


def _mercator(lat: Floats) -> Floats:
    return np.asarray(np.degrees(np.arctanh(np.sin(np.radians(np.clip(lat, -85.0, 85.0))))))


def _miller(lat: Floats) -> Floats:
    """Mercator for wall maps: the far north and south are not blown up so much."""
    return np.asarray(np.degrees(1.25 * np.arcsinh(np.tan(0.8 * np.radians(lat)))))


HEIGHTS: dict[str, Callable[[Floats], Floats]] = {"mercator": _mercator, "miller": _miller}


@dataclass(frozen=True)
class Lens:
    """An oval in which the map is drawn larger, most in the middle, so that crowded countries have room.

    The rim stays where it is: what the middle gains, a ring around it loses.
    """

    at: Point
    reach: Point  # half width and half height in degrees of the plane
    power: float

    def bend(self, xs: Floats, ys: Floats, centre: Point) -> tuple[Floats, Floats]:
        """Where the points of the plane lie when they are seen through the lens."""
        east, north = xs - centre[0], ys - centre[1]
        far = np.hypot(east / self.reach[0], north / self.reach[1])
        extra = self.power - 1.0
        grown = np.where(far < 1.0, self.power - 2.0 * extra * far + extra * far * far, 1.0)
        return centre[0] + east * grown, centre[1] + north * grown


@dataclass(frozen=True)
class Frame:
    """The edges of a map in degrees (east may be past 180) and how the globe is laid into it."""

    west: float
    south: float
    east: float
    north: float
    projection: str = "mercator"
    lenses: tuple[Lens, ...] = ()
    wraps: bool = False

    def __post_init__(self) -> None:
        if self.wraps and self.east - self.west != TURN:
            raise ValueError(f"a map that wraps is {TURN} degrees wide, this one {self.east - self.west}")

    @property
    def box(self) -> Polygon:
        """The map as a rectangle of the plane."""
        return shapely.box(self.west, self.height(self.south), self.east, self.height(self.north))

    def height(self, lat: float) -> float:
        """Height of a latitude in the plane, without lenses."""
        return float(HEIGHTS[self.projection](np.asarray(float(lat))))

    def at(self, lon: float, lat: float) -> Point:
        """A place on the globe as a point of the plane."""
        points = self._projected(np.asarray([[self.turned(lon), lat]]))
        return (float(points[0, 0]), float(points[0, 1]))

    def turned(self, lon: float) -> float:
        """A longitude as this map counts it."""
        return self.west + (lon - self.west) % TURN if self.wraps else lon

    def project(self, shape: Geometry) -> Geometry:
        """A shape in degrees of longitude and latitude, put on the plane."""
        return shapely.transform(shape, self._projected)

    def _projected(self, points: Floats) -> Floats:
        xs, ys = points[:, 0], HEIGHTS[self.projection](points[:, 1])
        for lens in self.lenses:
            xs, ys = lens.bend(xs, ys, (lens.at[0], self.height(lens.at[1])))
        return np.column_stack([xs, ys])

    @property
    def turns(self) -> tuple[float, ...]:
        """How far the copies of this map are away that a viewer may see beside it, itself first."""
        return (0.0, -TURN, TURN) if self.wraps else (0.0,)


def copies(shape: Shape, turns: tuple[float, ...]) -> list[Shape]:
    """A shape once for every turn."""
    return [translate(shape, xoff=turn) if turn else shape for turn in turns]
