"""What the rules know of a board: its spaces and which of them touch."""

from __future__ import annotations

import csv
from dataclasses import dataclass
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


@dataclass(frozen=True)
class Facts:
    """The spaces in board order and their borders."""

    spaces: dict[str, Space]
    borders: frozenset[Pair]

    def neighbours(self, space: str) -> list[str]:
        """Who touches a space, in board order."""
        return [other for other in self.spaces if pair(space, other) in self.borders]


def _rows(path: Path) -> list[dict[str, str]]:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return list(csv.DictReader(lines))


def read_facts(folder: Path) -> Facts:
    """The facts of an Axis & Allies board from territories.csv, sea_zones.csv and borders.csv."""
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
    strangers = sorted({name for two in borders for name in two} - set(spaces))
    if strangers:
        raise ValueError(f"borders.csv names spaces that do not exist: {', '.join(strangers)}")
    return Facts(spaces, frozenset(borders))
