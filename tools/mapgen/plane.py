"""The drawing plane: Mercator in degrees, longitudes running on past 180 so that the Pacific is one piece."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import Polygon
from shapely.geometry.base import BaseGeometry as Geometry

Floats = NDArray[np.float64]
Point = tuple[float, float]


def up(lat: float) -> float:
    """Height of a latitude in the plane."""
    return float(np.degrees(np.arctanh(np.sin(np.radians(lat)))))


def lat_of(y: float) -> float:
    """The latitude at a height of the plane; the other half of `up`."""
    return float(np.degrees(np.arcsin(np.tanh(np.radians(y)))))


def at(lon: float, lat: float) -> Point:
    """A place on the globe as a point of the plane."""
    return (lon, up(lat))


def _projected(points: Floats) -> Floats:
    lat = np.clip(points[:, 1], -85.0, 85.0)
    return np.column_stack([points[:, 0], np.degrees(np.arctanh(np.sin(np.radians(lat))))])


def _unprojected(points: Floats) -> Floats:
    return np.column_stack([points[:, 0], np.degrees(np.arcsin(np.tanh(np.radians(points[:, 1]))))])


def _mapped(shape: Geometry, change: Callable[[Floats], Floats]) -> Geometry:
    return shapely.transform(shape, change)


def project(shape: Geometry) -> Geometry:
    """A shape in degrees of longitude and latitude, put on the plane."""
    return _mapped(shape, _projected)


def unproject(shape: Geometry) -> Geometry:
    """A shape of the plane in degrees of longitude and latitude."""
    return _mapped(shape, _unprojected)


@dataclass(frozen=True)
class Frame:
    """The edges of a map in degrees; east may be past 180."""

    west: float
    south: float
    east: float
    north: float

    @property
    def box(self) -> Polygon:
        """The map as a rectangle of the plane."""
        return shapely.box(self.west, up(self.south), self.east, up(self.north))
