"""A look at a finished map: map.json as SVG or PNG, drawn from nothing but what the file says.

python -m tools.mapgen.picture src/flagplot/games/axis_allies/pacific_1940/map.json board.png
python -m tools.mapgen.picture MAP board.png --window 95 -12 150 48 --width 2400 --anchors
"""

from __future__ import annotations

import argparse
import csv
import json
import sys
from pathlib import Path
from typing import Any

from flagplot.pictures import areas
from flagplot.pictures.paper import Paper
from flagplot.pictures.picture import Picture

# quiet tints; a client has its own, with shapes so that colour is never the only cue
TINTS = {
    "japan": "#e9c3ae", "usa": "#c3cf9f", "uk": "#dfcf9f", "anzac": "#c9d3c0", "china": "#c4d6d2",
    "netherlands": "#ecc98f", "france": "#bfc8e2", "soviet": "#d9c5c0", "neutral": "#ded8c6",
    "germany": "#bdbdb8", "ussr": "#d6b3ab", "italy": "#cdb898", "none": "#cbc5b8",
}  # fmt: skip


def owners(facts: Path) -> dict[str, str]:
    """Who holds each territory at the start, from territories.csv."""
    lines = [line for line in facts.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    rows = list(csv.DictReader(lines))
    start = next(column for column in rows[0] if column.startswith("start"))
    return {row["id"]: row[start] for row in rows}


def paint(paper: Paper, held: dict[str, str], *, anchors: bool) -> Picture:
    """Draws the map, and where things go that lie on it."""
    areas.paint(paper, lambda space: TINTS.get(held.get(space, ""), "#ddd"))
    for label in paper.geometries("labels"):
        _mark(paper, label["properties"]["anchors"], anchors)
    areas.letter(paper)
    return Picture(paper.svg(areas.SEA))


def _mark(paper: Paper, places: dict[str, Any], anchors: bool) -> None:
    if anchors:
        for i, place in enumerate(places["counters"]):
            _square(paper, place, 1.4, "#2d5d7c" if i == 0 else "none", "#2d5d7c")
        if "built" in places:
            _square(paper, places["built"], 0.75, "#8a8170", "#5d5646")
        if "worth" in places:
            _disc(paper, places["worth"], 0.38, "#f6efdc", areas.INK)
    if "city" in places:
        _disc(paper, places["city"], 0.28, "#b3372f", "#ffffff")


def _disc(paper: Paper, place: list[float], radius: float, fill: str, line: str) -> None:
    x, y = paper.place(*place)
    size = radius * paper.zoom
    paper.add(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{fill}" stroke="{line}"/>')


def _square(paper: Paper, place: list[float], side: float, fill: str, line: str) -> None:
    x, y = paper.place(*place)
    half = side * paper.zoom / 2
    paper.add(
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
    paper = Paper(document, tuple(options.window) if options.window else None, options.width)
    facts = options.facts or options.map.parent / "data" / "territories.csv"
    paint(paper, owners(facts) if facts.exists() else {}, anchors=options.anchors).save(options.picture)
    return 0


if __name__ == "__main__":
    sys.exit(main())
