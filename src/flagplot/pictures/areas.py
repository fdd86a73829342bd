"""Boards of areas: seas, territories in the colours of whoever holds them, coasts, borders, names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flagplot.pictures.paper import Paper, Point

SEA, OUTSIDE, INK, LINE, WATER = "#a9c6cf", "#d3d0c7", "#3d3a36", "#5f8794", "#9dbecb"
BACKDROP = {"ice": "#dfe8ea", "idle": "#93aeb8", "ground": "#e6dfcb"}
SHALLOWS = {1: "#c9dfe2", 2: "#bdd5da", 3: "#b3ced5"}
GROUND = {"mountains": ("#6b5a45", 0.10), "desert": ("#caa45c", 0.12), "plateau": ("#8a7650", 0.06)}
STATIONS = {"port": "#d9a39a", "base": "#b9cf9b", "neutral": "#f3f0e4", "box": "#f3efe2"}
RED = "#b3372f"
# objects of the file that are lines: colour, width, dash, opacity
LINES = {
    "borders": ("#7a6a58", 1.2, "", 0.9),
    "coast": ("#56626b", 1.1, "", 1.0),
    "roads": (RED, 2.0, "6 4", 1.0),
    "links": (RED, 2.0, "2 5", 1.0),
    "blocks": (RED, 3.0, "", 1.0),
    "fronts": ("#7a3b8f", 2.4, "9 5", 1.0),
    "chokes": (RED, 4.0, "", 1.0),
    "moorings": (INK, 1.6, "3 3", 1.0),
}

Tint = Callable[[str], str]  # the colour of a land by its id


def paint(paper: Paper, tint: Tint) -> None:
    """Draw everything that is printed, from the sea up."""
    relief = paper.geometries("relief")
    for shade in relief:
        if shade["properties"]["kind"] == "shallows":
            paper.fill(paper.path(shade), SHALLOWS[shade["properties"]["level"]])
    _lines(paper, "zones", LINE, 1.3, "", 0.85)
    for halo in paper.geometries("halos"):
        paper.fill(paper.path(halo), tint(halo["properties"]["id"]), opacity=0.55, line=LINE)
    for space in paper.geometries("outside"):
        paper.fill(paper.path(space), BACKDROP.get(space["properties"].get("kind"), OUTSIDE))
    spaces = paper.geometries("spaces")
    for space in spaces:
        if not space["properties"]["sea"] and "station" not in space["properties"]:
            paper.fill(paper.path(space), tint(space["properties"]["id"]))
    for shade in relief:
        kind = shade["properties"]["kind"]
        if kind in GROUND:
            colour, opacity = GROUND[kind]
            paper.fill(paper.path(shade), colour, opacity=opacity)
    _lines(paper, "rivers", WATER, 0.9, "", 0.8)
    for shade in relief:
        if shade["properties"]["kind"] == "lake":
            paper.fill(paper.path(shade), WATER)
    if paper.document["meta"].get("hexes"):  # a field of hexes, which has no borders of its own
        for space in spaces:
            paper.stroke(paper.path(space), LINE, 1.2)
    for name, look in LINES.items():
        _lines(paper, name, *look)
    for space in spaces:
        if "station" in space["properties"]:
            paper.fill(paper.path(space), STATIONS[space["properties"]["station"]], line=INK)


def _lines(paper: Paper, name: str, colour: str, width: float, dash: str, opacity: float) -> None:
    """All lines of an object; those of a switch of the game are left out."""
    shown = [entry for entry in paper.geometries(name) if "switch" not in entry["properties"]]
    if shown:
        paper.stroke(" ".join(map(paper.path, shown)), colour, width, dash=dash, opacity=opacity)


def letter(paper: Paper) -> None:
    """Write the names, in the size the file asks for."""
    for label in paper.geometries("labels"):
        facts = label["properties"]
        if facts.get("text"):
            size = facts.get("em", 0.9) * paper.zoom
            sea = bool(facts.get("sea"))
            colour = "#4b7484" if sea else INK
            angle = facts.get("angle", 0.0)
            paper.text(paper.point(label), size, facts["text"], colour, angle=angle, italic=sea)


def anchors(paper: Paper) -> dict[str, Point]:
    """Where the counters of a space lie: where the file says, else in the middle of its shape."""
    found = {space["properties"]["id"]: _middle(paper, space) for space in paper.geometries("spaces")}
    for label in paper.geometries("labels"):
        facts: dict[str, Any] = label["properties"]
        counters = facts.get("anchors", facts).get("counters")
        if counters:
            found[facts["id"]] = paper.place(*counters[0])
    return found


def _middle(paper: Paper, space: dict[str, Any]) -> Point:
    corners = paper.traces(space)[0]
    return (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
