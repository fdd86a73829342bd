"""The hand-written part of a map: which pieces of the world make up which space."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.mapgen.plane import Frame, Lens, Point


@dataclass(frozen=True)
class Pool:
    """Countries and provinces shared out among several spaces: a place goes to the nearest seed."""

    countries: tuple[str, ...]
    provinces: tuple[str, ...]
    seeds: dict[str, tuple[Point, ...]]


@dataclass(frozen=True)
class Patch:
    """An outline drawn by hand: the land inside goes to a space, or out of play when `to` is empty."""

    to: str
    outline: tuple[Point, ...]
    taken_from: tuple[str, ...] = ()


@dataclass(frozen=True)
class Group:
    """A space of small islands: everything inside its boxes, drawn larger than life, and invented islets."""

    boxes: tuple[tuple[float, float, float, float], ...]
    islets: tuple[tuple[float, float, float], ...]
    grow: float
    halo: float


@dataclass(frozen=True)
class Meeting:
    """A point where three zones meet, or more of them, named as they lie around it."""

    zones: tuple[str, ...]
    at: Point


@dataclass(frozen=True)
class Corner:
    """A point where four land spaces meet; those across from each other do not touch."""

    at: Point
    spaces: tuple[str, str, str, str]  # north-east, south-east, south-west, north-west


@dataclass(frozen=True)
class Channel:
    """Water cut through land that would close at the scale of the map."""

    line: tuple[Point, ...]
    width: float


@dataclass(frozen=True)
class Canal:
    """A canal: ships pass between two zones that do not touch."""

    between: tuple[str, str]
    line: tuple[Point, ...]


@dataclass(frozen=True)
class Detail:
    """How fine the pen is, in degrees and square degrees of the plane."""

    coast: float = 0.028  # detail of coasts
    strait: float = 0.045  # narrower waters close, thinner capes vanish
    island: float = 0.03  # smaller islands are left out
    outside: float = 0.03  # smaller islands that are not in play are left out
    relief: float = 0.07  # detail of shading
    water: float = 0.045  # detail of water lines
    rank: int = 3  # rivers up to this rank
    counter: float = 1.5  # side of the place for a stack of counters


@dataclass(frozen=True)
class End:
    """Where the line between two zones runs ashore or off the map.

    With `between` it runs to the place where the border of those two land spaces meets the coast near `at`.
    """

    zones: tuple[str, str]
    at: Point
    between: tuple[str, str] | None = None


@dataclass(frozen=True)
class Optional:
    """A border that only exists when a switch of the game stands otherwise than by default: a link for it."""

    between: tuple[str, str]
    switch: str
    line: tuple[Point, ...]


@dataclass(frozen=True)
class Label:
    """A name set by hand: where, at what angle and how large, as far as the recipe says."""

    at: Point | None = None
    angle: float | None = None
    size: str | None = None
    text: str | None = None


@dataclass(frozen=True)
class Holding:
    """A box that is no place on the globe: its middle, width and height in degrees of the plane, its name."""

    at: Point
    size: Point
    name: str


@dataclass(frozen=True)
class Lane:
    """A way that only ships of one port have, to a space that the port does not touch."""

    station: str
    space: str
    line: tuple[Point, ...]


@dataclass(frozen=True)
class Backdrop:
    """What lies under a board without land spaces: how a client calls the land and the idle water."""

    land: str = ""
    water: str = "ice"


@dataclass(frozen=True)
class Recipe:
    """All that is needed to draw one board."""

    game: str
    frame: Frame
    facts: str
    output: str
    whole: dict[str, Pool]
    pools: tuple[Pool, ...]
    patches: tuple[Patch, ...]
    groups: dict[str, Group]
    meetings: tuple[Meeting, ...]
    ends: tuple[End, ...]
    strokes: dict[tuple[str, str], tuple[tuple[Point, ...], ...]]
    labels: dict[str, Label] = field(default_factory=dict)
    optional: tuple[Optional, ...] = ()
    corners: tuple[Corner, ...] = ()
    channels: tuple[Channel, ...] = ()
    canals: dict[str, Canal] = field(default_factory=dict)
    detail: Detail = Detail()
    cities: dict[str, Point] = field(default_factory=dict)
    roads: dict[str, tuple[Point, ...]] = field(default_factory=dict)
    holdings: dict[str, Holding] = field(default_factory=dict)
    moored: dict[str, Point] = field(default_factory=dict)
    lanes: tuple[Lane, ...] = ()
    chokes: dict[str, tuple[str, str]] = field(default_factory=dict)
    fronts: tuple[tuple[Point, ...], ...] = ()
    backdrop: Backdrop = Backdrop()


def _points(values: list[list[float]]) -> tuple[Point, ...]:
    return tuple((float(lon), float(lat)) for lon, lat in values)


def _pool(entry: dict[str, Any]) -> Pool:
    seeds = {space: _points(points) for space, points in entry.get("seeds", {}).items()}
    return Pool(tuple(entry.get("countries", ())), tuple(entry.get("provinces", ())), seeds)


def _group(entry: dict[str, Any]) -> Group:
    boxes = tuple((float(w), float(s), float(e), float(n)) for w, s, e, n in entry.get("boxes", ()))
    islets = tuple((float(lon), float(lat), float(size)) for lon, lat, size in entry.get("islets", ()))
    return Group(boxes, islets, float(entry.get("grow", 0.1)), float(entry.get("halo", 0.9)))


def _label(entry: dict[str, Any]) -> Label:
    where = entry.get("at")
    return Label(
        _points([where])[0] if where else None, entry.get("angle"), entry.get("size"), entry.get("text")
    )


def _two(text: str) -> tuple[str, str]:
    a, b = text.split()
    return (a, b)


def _frame(entry: dict[str, Any]) -> Frame:
    sides = {side: float(entry[side]) for side in ("west", "south", "east", "north")}
    lenses = tuple(
        Lens(_points([lens["at"]])[0], _points([lens["reach"]])[0], float(lens["power"]))
        for lens in entry.get("lens", ())
    )
    projection, wraps = entry.get("projection", "mercator"), entry.get("wraps", False)
    return Frame(**sides, projection=projection, lenses=lenses, wraps=wraps)


def _holding(entry: dict[str, Any]) -> Holding:
    return Holding(_points([entry["at"]])[0], _points([entry["size"]])[0], entry["name"])


def _corner(entry: dict[str, Any]) -> Corner:
    a, b, c, d = entry["spaces"].split()
    return Corner(_points([entry["at"]])[0], (a, b, c, d))


def _strokes(entries: dict[str, Any]) -> dict[tuple[str, str], tuple[tuple[Point, ...], ...]]:
    strokes = {}
    for zones, lines in entries.items():
        one_line = lines and isinstance(lines[0][0], int | float)
        strokes[_two(zones)] = tuple(_points(line) for line in ([lines] if one_line else lines))
    return strokes


def read_recipe(path: Path) -> Recipe:
    """A recipe from its TOML file."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    meetings = [
        Meeting(tuple(zones.split()), _points([point])[0])
        for zones, point in data.get("meetings", {}).items()
    ]
    ends = []
    for entry in data.get("ends", ()):
        between = entry.get("between")
        ends.append(End(_two(entry["zones"]), _points([entry["at"]])[0], _two(between) if between else None))
    patches = [
        Patch(entry["to"], _points(entry["outline"]), tuple(entry.get("from", ())))
        for entry in data.get("patch", ())
    ]
    return Recipe(
        game=data["game"],
        frame=_frame(data["frame"]),
        facts=data["facts"],
        output=data["output"],
        whole={space: _pool(entry) for space, entry in data.get("land", {}).items()},
        pools=tuple(_pool(entry) for entry in data.get("pool", ())),
        patches=tuple(patches),
        groups={space: _group(entry) for space, entry in data.get("islands", {}).items()},
        meetings=tuple(meetings),
        ends=tuple(ends),
        strokes=_strokes(data.get("strokes", {})),
        labels={space: _label(entry) for space, entry in data.get("labels", {}).items()},
        optional=tuple(
            Optional(_two(entry["between"]), entry["switch"], _points(entry["line"]))
            for entry in data.get("optional", ())
        ),
        corners=tuple(_corner(entry) for entry in data.get("corner", ())),
        channels=tuple(
            Channel(_points(entry["line"]), float(entry["width"])) for entry in data.get("channel", ())
        ),
        canals={
            name: Canal(_two(entry["between"]), _points(entry["line"]))
            for name, entry in data.get("canals", {}).items()
        },
        detail=Detail(**data.get("detail", {})),
        cities={name: _points([place])[0] for name, place in data.get("cities", {}).items()},
        roads={name: _points(line) for name, line in data.get("roads", {}).items()},
        holdings={name: _holding(entry) for name, entry in data.get("boxes", {}).items()},
        moored={name: _points([place])[0] for name, place in data.get("moored", {}).items()},
        lanes=tuple(
            Lane(entry["from"], entry["to"], _points(entry["line"])) for entry in data.get("lane", ())
        ),
        chokes={name: _two(zones) for name, zones in data.get("chokes", {}).items()},
        fronts=tuple(_points(line) for line in data.get("fronts", ())),
        backdrop=Backdrop(**data.get("backdrop", {})),
    )
