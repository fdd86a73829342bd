"""A look at a finished map: map.json as SVG or PNG, drawn from nothing but what the file says.

python -m tools.mapgen.picture src/flagplot/games/axis_allies/pacific_1940/map.json board.png
python -m tools.mapgen.picture MAP board.png --window 95 -12 150 48 --width 2400 --anchors
"""

from __future__ import annotations

import argparse
import csv
import json
import sys
from html import escape
from pathlib import Path
from typing import Any

from tools.mapgen.plane import up

# quiet tints; a client has its own, with shapes so that colour is never the only cue
TINTS = {
    "japan": "#e9c3ae", "usa": "#c3cf9f", "uk": "#dfcf9f", "anzac": "#c9d3c0", "china": "#c4d6d2",
    "netherlands": "#ecc98f", "france": "#bfc8e2", "soviet": "#d9c5c0", "neutral": "#ded8c6",
    "germany": "#bdbdb8", "ussr": "#d6b3ab", "italy": "#cdb898", "none": "#cbc5b8",
}  # fmt: skip
BACKDROP = {"ice": "#dfe8ea", "idle": "#93aeb8", "ground": "#e6dfcb"}
SEA, OUTSIDE, INK, LINE = "#a9c6cf", "#d3d0c7", "#3d3a36", "#5f8794"
SHALLOWS = {1: ("#c9dfe2", 1.0), 2: ("#bdd5da", 1.0), 3: ("#b3ced5", 1.0)}
GROUND = {"mountains": ("#6b5a45", 0.10), "desert": ("#caa45c", 0.12), "plateau": ("#8a7650", 0.06)}
WATER = "#9dbecb"
STATIONS = {"port": "#d9a39a", "base": "#b9cf9b", "neutral": "#f3f0e4", "box": "#f3efe2"}
FONT = "DejaVu Serif Condensed, DejaVu Serif, serif"


class Picture:
    """A map file with a window on it, and the SVG elements drawn so far."""

    def __init__(
        self, document: dict[str, Any], window: tuple[float, float, float, float], width: int
    ) -> None:
        self.document = document
        scale, move = document["transform"]["scale"], document["transform"]["translate"]
        self.scale, self.move = scale, move
        west, south, east, north = window
        self.west, self.top = west, up(north)
        self.zoom = width / (east - west)
        self.width, self.height = width, round((self.top - up(south)) * self.zoom)
        self.arcs = [self._arc(arc) for arc in document["arcs"]]
        self.out: list[str] = []
        self.turns = (-360, 0, 360) if document["meta"].get("wraps") else (0,)

    def place(self, lon: float, lat: float) -> tuple[float, float]:
        """Pixels of a point in degrees."""
        return ((lon - self.west) * self.zoom, (self.top - up(lat)) * self.zoom)

    def _arc(self, steps: list[list[int]]) -> list[tuple[float, float]]:
        x = y = 0
        points = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            points.append(self.place(x * self.scale[0] + self.move[0], y * self.scale[1] + self.move[1]))
        return points

    def _line(self, numbers: list[int]) -> list[tuple[float, float]]:
        points: list[tuple[float, float]] = []
        for number in numbers:
            arc = self.arcs[number] if number >= 0 else self.arcs[~number][::-1]
            points.extend(arc[1:] if points else arc)
        return points

    def path(self, geometry: dict[str, Any]) -> str:
        """The path data of a geometry."""
        kind, arcs = geometry["type"], geometry["arcs"]
        if kind == "MultiLineString":
            return " ".join("M" + self._pairs(self._line(line)) for line in arcs)
        rings = arcs if kind == "Polygon" else [ring for polygon in arcs for ring in polygon]
        return " ".join("M" + self._pairs(self._line(ring)) + "Z" for ring in rings)

    @staticmethod
    def _pairs(points: list[tuple[float, float]]) -> str:
        return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)

    def geometries(self, name: str) -> list[dict[str, Any]]:
        """The entries of one object of the file."""
        found: list[dict[str, Any]] = self.document["objects"].get(name, {"geometries": []})["geometries"]
        return found

    def fill(self, geometry: dict[str, Any], colour: str, opacity: float = 1.0, line: str = "none") -> None:
        """Draws an area."""
        self.out.append(
            f'<path d="{self.path(geometry)}" fill="{colour}" fill-opacity="{opacity}" fill-rule="evenodd"'
            f' stroke="{line}" stroke-width="0.6"/>'
        )

    def stroke(self, name: str, colour: str, width: float, dash: str = "", opacity: float = 1.0) -> None:
        """Draws all lines of an object."""
        shown = [entry for entry in self.geometries(name) if "switch" not in entry["properties"]]
        data = " ".join(self.path(geometry) for geometry in shown)
        dashes = f' stroke-dasharray="{dash}"' if dash else ""
        self.out.append(
            f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}"{dashes}'
            f' stroke-opacity="{opacity}" stroke-linejoin="round" stroke-linecap="round"/>'
        )

    def text(self, lon: float, lat: float, label: dict[str, Any]) -> None:
        """Writes a name, letters in the size the file asks for."""
        x, y = self.place(lon, lat)
        size = label["em"] * self.zoom
        lines = label["text"].split("\n")
        turn = f' transform="rotate({-label["angle"]:.1f} {x:.1f} {y:.1f})"' if label["angle"] else ""
        colour = "#4b7484" if label["sea"] else INK
        style = "italic" if label["sea"] else "normal"
        for i, line in enumerate(lines):
            down = y + (i - (len(lines) - 1) / 2) * size * 1.12 + size * 0.35
            self.out.append(
                f'<text x="{x:.1f}" y="{down:.1f}" font-size="{size:.1f}" font-style="{style}"'
                f' font-family="{FONT}" text-anchor="middle" fill="{colour}"{turn}>{escape(line)}</text>'
            )

    def svg(self) -> str:
        """The whole picture."""
        size = f'width="{self.width}" height="{self.height}" viewBox="0 0 {self.width} {self.height}"'
        shifts = [f'<g transform="translate({turn * self.zoom:.2f} 0)">' for turn in self.turns]
        # one thing after the other on every copy, or the land of one would cover the coasts of the next
        drawn = "\n".join(f"{shift}{thing}</g>" for thing in self.out for shift in shifts)
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{self.sea()}{drawn}</svg>\n'

    def sea(self) -> str:
        """The water under everything."""
        return f'<rect width="{self.width}" height="{self.height}" fill="{SEA}"/>'


def owners(facts: Path) -> dict[str, str]:
    """Who holds each territory at the start, from territories.csv."""
    lines = [line for line in facts.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    rows = list(csv.DictReader(lines))
    start = next(column for column in rows[0] if column.startswith("start"))
    return {row["id"]: row[start] for row in rows}


def paint(picture: Picture, held: dict[str, str], anchors: bool) -> str:
    """Draws the map from the sea up."""
    relief = picture.geometries("relief")
    for shade in relief:
        facts = shade["properties"]
        if facts["kind"] == "shallows":
            picture.fill(shade, *SHALLOWS[facts["level"]])
    picture.stroke("zones", LINE, 1.3, opacity=0.85)
    for halo in picture.geometries("halos"):
        picture.fill(halo, TINTS.get(held.get(halo["properties"]["id"], ""), "#eee"), 0.55, LINE)
    for space in picture.geometries("outside"):
        picture.fill(space, BACKDROP.get(space["properties"].get("kind"), OUTSIDE))
    for space in picture.geometries("spaces"):
        if not space["properties"]["sea"] and "station" not in space["properties"]:
            picture.fill(space, TINTS.get(held.get(space["properties"]["id"], ""), "#ddd"))
    for shade in relief:
        kind = shade["properties"]["kind"]
        if kind in GROUND:
            picture.fill(shade, *GROUND[kind])
    picture.stroke("rivers", WATER, 0.9, opacity=0.8)
    for shade in relief:
        if shade["properties"]["kind"] == "lake":
            picture.fill(shade, WATER)
    picture.stroke("borders", "#7a6a58", 1.2, opacity=0.9)
    picture.stroke("coast", "#56626b", 1.1)
    picture.stroke("roads", "#b3372f", 2.0, "6 4")
    picture.stroke("links", "#b3372f", 2.0, "2 5")
    picture.stroke("blocks", "#b3372f", 3.0)
    picture.stroke("fronts", "#7a3b8f", 2.4, "9 5")
    picture.stroke("chokes", "#b3372f", 4.0)
    picture.stroke("moorings", "#3d3a36", 1.6, "3 3")
    for space in picture.geometries("spaces"):
        if "station" in space["properties"]:
            picture.fill(space, STATIONS[space["properties"]["station"]], line=INK)
    for label in picture.geometries("labels"):
        _letter(picture, label, anchors)
    return picture.svg()


def _letter(picture: Picture, label: dict[str, Any], anchors: bool) -> None:
    facts = label["properties"]
    places = facts["anchors"]
    if anchors:
        for i, place in enumerate(places["counters"]):
            _square(picture, place, 1.4, "#2d5d7c" if i == 0 else "none", "#2d5d7c")
        if "facilities" in places:
            _square(picture, places["facilities"], 0.75, "#8a8170", "#5d5646")
        if "ipc" in places:
            _disc(picture, places["ipc"], 0.38, "#f6efdc", INK)
    if "city" in places:
        _disc(picture, places["city"], 0.28, "#b3372f", "#ffffff")
    lon, lat = (c * s for c, s in zip(label["coordinates"], picture.scale, strict=True))
    picture.text(lon, lat, facts)


def _disc(picture: Picture, place: list[float], radius: float, fill: str, line: str) -> None:
    x, y = picture.place(*place)
    size = radius * picture.zoom
    picture.out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{fill}" stroke="{line}"/>')


def _square(picture: Picture, place: list[float], side: float, fill: str, line: str) -> None:
    x, y = picture.place(*place)
    half = side * picture.zoom / 2
    picture.out.append(
        f'<rect x="{x - half:.1f}" y="{y - half:.1f}" width="{2 * half:.1f}" height="{2 * half:.1f}" rx="3"'
        f' fill="{fill}" fill-opacity="0.45" stroke="{line}" stroke-width="0.8"/>'
    )


def main() -> int:
    """Writes the picture the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tools.mapgen.picture", description=__doc__)
    parser.add_argument("map", type=Path)
    parser.add_argument("picture", type=Path, help="a file name ending in .svg or .png")
    parser.add_argument("--window", type=float, nargs=4, metavar=("WEST", "SOUTH", "EAST", "NORTH"))
    parser.add_argument("--facts", type=Path, help="territories.csv with the owners, if not beside the map")
    parser.add_argument("--width", type=int, default=2400, help="pixels")
    parser.add_argument(
        "--anchors", action="store_true", help="show where counters, values and facilities go"
    )
    options = parser.parse_args()
    document = json.loads(options.map.read_text(encoding="utf-8"))
    west, south, east, north = options.window or document["meta"]["bounds"]
    picture = Picture(document, (west, south, east, north), options.width)
    facts = options.facts or options.map.parent / "data" / "territories.csv"
    drawn = paint(picture, owners(facts) if facts.exists() else {}, options.anchors)
    if options.picture.suffix == ".svg":
        options.picture.write_text(drawn, encoding="utf-8")
    else:
        import resvg_py

        options.picture.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=drawn)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
