"""A printed hex map with everything that is printed on it, in a form that is the same for every game.

Games read their own files into it and keep what only their rules need beside it. The map generator draws it,
tests walk through it, charts are made from it. Columns run over the hexes of the grid in their order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from flagplot.board.grid import SIDES, Grid, opposite
from flagplot.board.spaces import SpaceSet
from flagplot.kernel.errors import BadInputError


@dataclass(frozen=True)
class Name:
    """A name on the map; rank 1 is read from afar, 5 only close by. ``kind`` is place, area or water."""

    text: str
    at: int
    rank: int
    kind: str = "place"


@dataclass(frozen=True)
class Box:
    """A box that lies off the map, with the hexes of the edge that lead to it."""

    id: str
    name: str
    edge: tuple[int, ...] = ()


@dataclass(frozen=True)
class HexBoard:
    """What is printed on a hex map.

    ``along`` are facts of hexsides that follow the side (rivers, straits, borders), ``through`` those that
    cross it from hex to hex (rail, road): masks as in ``grid``. ``facts`` are further columns of plain words
    under the heading a reader is shown, empty where nothing is printed.
    """

    id: str
    title: str
    grid: Grid
    places: tuple[tuple[float, float], ...]  # longitude and latitude of every middle
    land: SpaceSet
    ground: bytes  # sides across which land goes on
    terrain: tuple[str, ...]  # empty on open sea
    countries: tuple[str, ...]  # empty where there is none
    names: tuple[Name, ...]
    along: Mapping[str, bytes]
    through: Mapping[str, bytes]
    facts: Mapping[str, tuple[str, ...]]
    boxes: tuple[Box, ...] = ()

    def __post_init__(self) -> None:
        count = len(self.grid)
        columns: dict[str, Sequence[Any]] = {"places": self.places, "terrain": self.terrain}
        columns |= {"countries": self.countries, "ground": self.ground}
        columns |= {**self.along, **self.through, **self.facts}
        for name, column in columns.items():
            if len(column) != count:
                raise BadInputError(f"{name}: {count} values expected, one a hex, found {len(column)}")

    def sides(self, one: int) -> dict[str, list[int]]:
        """The facts of the sides of a hex: each with the directions in which it holds."""
        found = {}
        for name, masks in (*self.along.items(), *self.through.items()):
            if masks[one]:
                found[name] = [direction for direction in range(SIDES) if masks[one] >> direction & 1]
        return found


def decoded(data: bytes, kind: Any, name: str) -> Any:
    """A data file of a board in typed form; what does not fit is refused with its place in the file."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise BadInputError(f"{name}: {error}") from None


def borders(grid: Grid, column: Sequence[str], within: SpaceSet) -> bytes:
    """The sides between hexes of ``within`` on which a column changes, as masks."""
    masks = bytearray(len(grid))
    for one in within:
        for direction in range(SIDES):
            other = grid.beside(one, direction)
            if other > one and other in within and column[one] != column[other]:
                masks[one] |= 1 << direction
                masks[other] |= 1 << opposite(direction)
    return bytes(masks)


def heart(grid: Grid, hexes: Iterable[int]) -> int:
    """The hex deepest inside a group, where its name is best written; of several the one in the middle."""
    group = sorted(hexes)
    if not group:
        raise BadInputError("a group of at least one hex expected, found none")
    inside, ring = set(group), set(group)
    while ring:  # peel the rim off until nothing would be left
        kept = {one for one in ring if all(grid.beside(one, direction) in ring for direction in range(SIDES))}
        if not kept:
            break
        ring = kept
    q = sum(grid.hexes[one].q for one in inside) / len(inside)
    r = sum(grid.hexes[one].r for one in inside) / len(inside)
    return min(sorted(ring), key=lambda one: (grid.hexes[one].q - q) ** 2 + (grid.hexes[one].r - r) ** 2)
