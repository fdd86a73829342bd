"""A whole board: the map of a game with everything a seat sees on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from flagplot.kernel.errors import BadInputError
from flagplot.kernel.game import Game
from flagplot.kernel.view import View
from flagplot.pictures import areas, hexes, stacks
from flagplot.pictures.looks import Palette
from flagplot.pictures.paper import Paper, Window
from flagplot.pictures.picture import Picture

GAMES = Path(__file__).resolve().parents[1] / "games"
WIDTH = 1600
NARROWEST, WIDEST = 200, 8000  # pixels
COUNTER = 1.5  # degrees
SMALLEST = 20.0  # pixels of a counter that can still be told
CREDIT = "#5f5a50"
POLE = 85  # degrees; Mercator knows no more


def map_of(game: str) -> bytes | None:
    """The file of a game's drawn map; None when it has none."""
    for path in GAMES.rglob(f"{game.replace('-', '_')}/map.json"):
        return path.read_bytes()
    return None


def cover_of(game: str) -> bytes | None:
    """The picture on the box of a game, as ``tools/covers.py`` makes it; None when it has none."""
    for path in GAMES.rglob(f"{game.replace('-', '_')}/cover.jpg"):
        return path.read_bytes()
    return None


@lru_cache(maxsize=4)
def _printed(game: str) -> dict[str, Any] | None:
    data = map_of(game)
    return None if data is None else msgspec.json.decode(data)


def draw(
    game: Game[Any],
    view: View,
    *,
    window: Window | None = None,
    width: int = WIDTH,
    height: int | None = None,
) -> Picture:
    """The board of a view; ``window`` is west, south, east, north in degrees of the map.

    With a ``height`` as many pixels of it, around the units that are on the board.
    """
    _check(window, width)
    if height is not None and not NARROWEST <= height <= WIDEST:
        raise BadInputError(f"a height of {NARROWEST} to {WIDEST} pixels expected, found {height}")
    catalog = game.catalog(view.scenario, view.options)
    document = catalog.get("chart") or _printed(game.meta.id)
    if document is None:
        raise BadInputError(f"{game.meta.title} has no map to draw")
    palette = Palette(catalog)
    if "hexes" in document:
        return _sheet(document, view, palette, window, width, height)
    return _areas(document, view, palette, window, width, height)


def _check(window: Window | None, width: int) -> None:
    if not NARROWEST <= width <= WIDEST:
        raise BadInputError(f"a width of {NARROWEST} to {WIDEST} pixels expected, found {width}")
    if window is None:
        return
    west, south, east, north = window
    if not (west < east and south < north):
        raise BadInputError(f"west below east and south below north expected, found {window}")
    if not (south > -POLE and north < POLE):
        raise BadInputError(f"latitudes between -{POLE} and {POLE} expected, found {south} and {north}")


def _areas(
    document: Mapping[str, Any],
    view: View,
    palette: Palette,
    window: Window | None,
    width: int,
    height: int | None,
) -> Picture:
    paper = Paper(document, window, width)
    areas.paint(paper, lambda space: palette.paint(_holder(view.places.get(space))).land)
    areas.letter(paper)
    anchors = areas.anchors(paper)
    _lay(paper, view, palette, anchors, max(COUNTER * paper.zoom, SMALLEST))
    occupied = [space for space, place in view.places.items() if stacks.stack(place, palette)]
    return _finished(paper, areas.SEA, height, [anchors[space] for space in occupied if space in anchors])


def _sheet(
    document: dict[str, Any],
    view: View,
    palette: Palette,
    window: Window | None,
    width: int,
    height: int | None,
) -> Picture:
    """Hexes; without a window those around the units on the map."""
    sheet = hexes.Sheet(document)
    occupied = {label for label, place in view.places.items() if stacks.stack(place, palette)}
    paper = Paper(document, window or sheet.around(occupied), width)
    hexes.paint(paper, sheet)
    hexes.letter(paper, sheet)
    middles = {label: sheet.middle(paper, sheet.number[label]) for label in occupied & sheet.number.keys()}
    _lay(paper, view, palette, middles, sheet.across(paper) * 0.42)
    return _finished(paper, hexes.SEA, height, [*middles.values()])


def _holder(place: Any) -> str:
    return str(place.get("control") or place.get("flag") or "") if isinstance(place, Mapping) else ""


def _lay(
    paper: Paper, view: View, palette: Palette, anchors: Mapping[str, tuple[float, float]], size: float
) -> None:
    for space, place in view.places.items():
        if space in anchors and paper.shows(anchors[space], size):
            stacks.lay(paper, anchors[space], stacks.stack(place, palette), palette, size)


def _finished(paper: Paper, ground: str, height: int | None, units: Sequence[tuple[float, float]]) -> Picture:
    """The sheet, or as much of it as is wanted, with its credit."""
    middle = sum(y for _, y in units) / len(units) if units else None
    top, high = paper.band(height, middle)
    credit = paper.document["meta"].get("credit")
    if credit:
        paper.text((paper.width - 80, top + high - 10), 10, credit, CREDIT, italic=True)
    return Picture(paper.svg(ground, top, high))
