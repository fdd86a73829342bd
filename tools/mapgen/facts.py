"""What the rules know of a board: its spaces and which of them touch."""

from __future__ import annotations

import csv
from dataclasses import dataclass, field
from pathlib import Path

Pair = tuple[str, str]


def pair(a: str, b: str) -> Pair:
    """Two spaces in a fixed order."""
    return (a, b) if a < b else (b, a)


@dataclass(frozen=True)
class Space:
    """One space of the board as the data files describe it."""

    id: str
    name: str
    sea: bool
    lon: float
    lat: float
    ipc: int = 0
    status: str = ""
    city: str = ""
    kind: str = ""  # of a station: port, base, neutral, box
    theatre: str = ""
    touches: tuple[str, ...] = ()  # the spaces a station opens on


@dataclass(frozen=True)
class Facts:
    """The spaces in board order and their borders; ports, bases and boxes are stations laid over them."""

    spaces: dict[str, Space]
    borders: frozenset[Pair]
    stations: dict[str, Space] = field(default_factory=dict)

    def neighbours(self, space: str) -> list[str]:
        """Who touches a space, in board order."""
        return [other for other in self.spaces if pair(space, other) in self.borders]


def _rows(path: Path) -> list[dict[str, str]]:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return list(csv.DictReader(lines))


def read_facts(folder: Path) -> Facts:
    """The facts of a board from the tables of its game, whichever of them it has."""
    return _sea_areas(folder) if (folder / "areas.csv").exists() else _territories(folder)


def _sea_areas(folder: Path) -> Facts:
    """A board of sea areas with ports, from areas.csv, links.csv and ports.csv."""
    spaces = {
        row["id"]: Space(
            row["id"], row["name"], True, float(row["lon"]), float(row["lat"]), theatre=row["theatre"]
        )
        for row in _rows(folder / "areas.csv")
    }
    borders = frozenset(pair(row["area"], row["other"]) for row in _rows(folder / "links.csv"))
    stations = {
        row["id"]: Space(
            row["id"], row["name"], False, float(row["lon"]), float(row["lat"]),
            kind=row["kind"], theatre=row["theatre"], touches=tuple(row["touches"].split()),
        )
        for row in _rows(folder / "ports.csv")
    }  # fmt: skip
    named = {name for two in borders for name in two}
    named.update(name for station in stations.values() for name in station.touches)
    _known(named, spaces, "links.csv and ports.csv name")
    return Facts(spaces, borders, stations)


def _territories(folder: Path) -> Facts:
    """An Axis & Allies board from territories.csv, sea_zones.csv and borders.csv."""
    spaces: dict[str, Space] = {}
    for row in _rows(folder / "territories.csv"):
        spaces[row["id"]] = Space(
            row["id"], row["name"], False, float(row["lon"]), float(row["lat"]),
            int(row["ipc"]), row["status"], row["victory_city"],
        )  # fmt: skip
    for row in _rows(folder / "sea_zones.csv"):
        spaces[row["id"]] = Space(row["id"], row["name"], True, float(row["lon"]), float(row["lat"]))
    borders: set[Pair] = set()
    for row in _rows(folder / "borders.csv"):
        borders.update(pair(row["space"], other) for other in row["borders"].split())
    _known({name for two in borders for name in two}, spaces, "borders.csv names")
    return Facts(spaces, frozenset(borders))


def _known(named: set[str], spaces: dict[str, Space], who: str) -> None:
    strangers = sorted(named - set(spaces))
    if strangers:
        raise ValueError(f"{who} spaces that do not exist: {', '.join(strangers)}")
