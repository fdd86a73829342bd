"""A sheet of SVG with a window on a map file: degrees become pixels, arcs of TopoJSON become paths."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from html import escape
from math import asin, atanh, degrees, radians, sin, tanh
from typing import Any

Point = tuple[float, float]
Window = tuple[float, float, float, float]  # west, south, east, north
FONT = "DejaVu Serif Condensed, DejaVu Serif, serif"
TURN = 360.0


def up(lat: float) -> float:
    """Height of a latitude in Mercator's plane."""
    return degrees(atanh(sin(radians(lat))))


def lat_of(y: float) -> float:
    """The latitude at a height of Mercator's plane; the other half of `up`."""
    return degrees(asin(tanh(radians(y))))


class Paper:
    """A map file with a window on it, and the SVG elements drawn so far."""

    def __init__(self, document: Mapping[str, Any], window: Window | None = None, width: int = 1600) -> None:
        self.document = document
        west, south, east, north = window or document["meta"]["bounds"]
        self.west, self.top = west, up(north)
        self.zoom = width / (east - west)  # pixels of a degree
        self.width, self.height = width, round((self.top - up(south)) * self.zoom)
        self._turns = (-TURN, 0.0, TURN) if document["meta"].get("wraps") else (0.0,)
        self._arcs = [self._arc(arc) for arc in document["arcs"]]
        self._out: list[str] = []

    def place(self, lon: float, lat: float) -> Point:
        """Pixels of a point in degrees."""
        return ((lon - self.west) * self.zoom, (self.top - up(lat)) * self.zoom)

    def point(self, geometry: Mapping[str, Any]) -> Point:
        """Pixels of a point of the file."""
        x, y = geometry["coordinates"]
        return self.place(*self._unpacked(x, y))

    def shows(self, at: Point, around: float = 0.0) -> bool:
        """Whether a point, or what is ``around`` it, lies on the sheet or on one of its copies."""
        if len(self._turns) > 1:
            return True
        x, y = at
        return -around <= x <= self.width + around and -around <= y <= self.height + around

    def _unpacked(self, x: float, y: float) -> Point:
        transform = self.document.get("transform")
        if transform is None:
            return (x, y)
        scale, move = transform["scale"], transform["translate"]
        return (x * scale[0] + move[0], y * scale[1] + move[1])

    def _arc(self, steps: Sequence[Sequence[float]]) -> list[Point]:
        if "transform" not in self.document:
            return [self.place(x, y) for x, y in steps]
        at_x = at_y = 0.0
        points = []
        for dx, dy in steps:
            at_x, at_y = at_x + dx, at_y + dy
            points.append(self.place(*self._unpacked(at_x, at_y)))
        return points

    def _line(self, numbers: Iterable[int]) -> list[Point]:
        points: list[Point] = []
        for number in numbers:
            arc = self._arcs[number] if number >= 0 else self._arcs[~number][::-1]
            points.extend(arc[1:] if points else arc)
        return points

    def geometries(self, name: str) -> list[dict[str, Any]]:
        """The entries of one object of the file."""
        found: list[dict[str, Any]] = self.document["objects"].get(name, {"geometries": []})["geometries"]
        return found

    def traces(self, geometry: Mapping[str, Any]) -> list[list[Point]]:
        """The lines of a geometry, or the rings of an area."""
        kind, arcs = geometry["type"], geometry["arcs"]
        if kind == "LineString":
            return [self._line(arcs)]
        lines = [ring for polygon in arcs for ring in polygon] if kind == "MultiPolygon" else arcs
        return [self._line(line) for line in lines]

    def path(self, geometry: Mapping[str, Any]) -> str:
        """The path data of lines or of an area."""
        end = "Z" if geometry["type"].endswith("Polygon") else ""
        return " ".join(f"M{pairs(trace)}{end}" for trace in self.traces(geometry))

    # -- drawing ------------------------------------------------------------------------------------------

    def fill(self, data: str, colour: str, *, opacity: float = 1.0, line: str = "none") -> None:
        """An area."""
        self.add(
            f'<path d="{data}" fill="{colour}" fill-opacity="{opacity}" fill-rule="evenodd"'
            f' stroke="{line}" stroke-width="0.6"/>'
        )

    def stroke(self, data: str, colour: str, width: float, *, dash: str = "", opacity: float = 1.0) -> None:
        """Lines."""
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self.add(
            f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}"{dashes}'
            f' stroke-opacity="{opacity}" stroke-linejoin="round" stroke-linecap="round"/>'
        )

    def text(
        self,
        at: Point,
        size: float,
        text: str,
        colour: str,
        *,
        angle: float = 0.0,
        italic: bool = False,
        bold: bool = False,
        glow: str = "",
    ) -> None:
        """Lines of letters around a point."""
        x, y = at
        lines = text.split("\n")
        turn = f' transform="rotate({-angle:.1f} {x:.1f} {y:.1f})"' if angle else ""
        style = (' font-style="italic"' if italic else "") + (' font-weight="bold"' if bold else "")
        halo = f' stroke="{glow}" stroke-width="{size / 5:.1f}" paint-order="stroke"' if glow else ""
        for number, line in enumerate(lines):
            down = y + (number - (len(lines) - 1) / 2) * size * 1.12 + size * 0.35
            self.add(
                f'<text x="{x:.1f}" y="{down:.1f}" font-size="{size:.1f}"{style} font-family="{FONT}"'
                f' text-anchor="middle" fill="{colour}"{halo}{turn}>{escape(line)}</text>'
            )

    def add(self, element: str) -> None:
        """One element more, on top of all others."""
        self._out.append(element)

    def band(self, height: int | None = None, middle: float | None = None) -> tuple[int, int]:
        """Top and height of what is shown: all of the sheet, or a ``height`` of it around ``middle``.

        A sheet that is not so high has ground above and below it.
        """
        if height is None:
            return 0, self.height
        spare = self.height - height
        wanted = spare / 2 if middle is None or spare < 0 else min(max(middle - height / 2, 0), spare)
        return round(wanted), height

    def svg(self, ground: str, top: int = 0, height: int | None = None) -> str:
        """The sheet on a ground of one colour, all of it or a band."""
        high = self.height if height is None else height
        size = f'width="{self.width}" height="{high}" viewBox="0 {top} {self.width} {high}"'
        water = f'<rect y="{top}" width="{self.width}" height="{high}" fill="{ground}"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{water}{self._drawn()}</svg>\n'

    def _drawn(self) -> str:
        if len(self._turns) == 1:
            return "\n".join(self._out)
        # copies by reference; names that no other picture on the same page has
        mark = blake2b("".join(self._out).encode(), digest_size=4).hexdigest()
        aside = [f'x="{turn * self.zoom:.2f}"' for turn in self._turns if turn]
        # one thing after the other on every copy, or the land of one would cover the coasts of the next
        return "\n".join(
            f'<g id="m{mark}-{number}">{thing}</g>'
            + "".join(f'<use href="#m{mark}-{number}" {shift}/>' for shift in aside)
            for number, thing in enumerate(self._out)
        )


def pairs(points: Iterable[Point]) -> str:
    """Points as path data has them."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
