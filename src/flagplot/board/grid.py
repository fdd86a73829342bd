"""Printed hexagonal maps: sheets of hexes with labels, six directions, and facts about their sides.

A printed map counts columns and rows and shifts every second one by half a hex; ``Layout`` says which way.
Hexes are numbered in the order given; ``near`` is one flat table, six neighbours a hex, by direction, so that
looking round costs nothing on fourteen thousand hexes. What is printed on a side (river, rail, strait) is a
mask of six bits a hex, bit ``d`` for direction ``d``, as long as both hexes agree: see ``unequal_sides``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from flagplot.board.hexes import Hex, distance
from flagplot.kernel.errors import BadInputError

NOWHERE = -1  # over the edge of the map
SIDES = 6


class Layout(NamedTuple):
    """How a printed map counts: its directions clockwise, and columns and rows as axial coordinates."""

    directions: tuple[str, ...]
    steps: tuple[Hex, ...]
    axial: Callable[[int, int], Hex]


def _columns_down(column: int, row: int) -> Hex:
    return Hex(column, row - (column + (column & 1)) // 2)


def _rows_east(column: int, row: int) -> Hex:
    return Hex(column - (row - (row & 1)) // 2, row)


class Layouts(Enum):
    """The ways of printing that our maps know."""

    # flat tops in columns, rows counted southward, even columns half a hex lower
    COLUMNS = Layout(
        ("n", "ne", "se", "s", "sw", "nw"),
        (Hex(0, -1), Hex(1, -1), Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0)),
        _columns_down,
    )
    # pointed tops in rows, rows counted northward, odd rows half a hex further east
    ROWS = Layout(
        ("ne", "e", "se", "sw", "w", "nw"),
        (Hex(0, 1), Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1)),
        _rows_east,
    )


def opposite(direction: int) -> int:
    """The direction one came from."""
    return (direction + 3) % SIDES


class Grid:
    """The hexes of a printed map, all sheets joined, each known by a number and by its printed label."""

    def __init__(self, layout: Layouts, cells: Mapping[str, tuple[int, int]]) -> None:
        """``cells`` gives for every label its column and row on the joined map."""
        self.layout = layout.value
        self.labels = tuple(cells)
        self.number = {label: number for number, label in enumerate(self.labels)}
        self.hexes = tuple(self.layout.axial(column, row) for column, row in cells.values())
        at = {one: number for number, one in enumerate(self.hexes)}
        if len(at) < len(self.hexes):
            raise BadInputError("every hex in a place of its own expected, found two in the same place")
        self.near = tuple(at.get(one.plus(step), NOWHERE) for one in self.hexes for step in self.layout.steps)

    def __len__(self) -> int:
        return len(self.labels)

    def __getitem__(self, label: str) -> int:
        """The number of a label; a label that is not printed is refused."""
        found = self.number.get(label)
        if found is None:
            raise BadInputError(f"no hex is labelled {label!r}")
        return found

    def beside(self, one: int, direction: int) -> int:
        """The neighbour in a direction, or ``NOWHERE``."""
        return self.near[SIDES * one + direction]

    def around(self, one: int) -> list[int]:
        """The neighbours of a hex, clockwise."""
        return [other for other in self.near[SIDES * one : SIDES * one + SIDES] if other != NOWHERE]

    def direction(self, one: int, other: int) -> int:
        """The direction from a hex to a neighbour; ``NOWHERE`` when they do not touch."""
        row = self.near[SIDES * one : SIDES * one + SIDES]
        return row.index(other) if other in row else NOWHERE

    def distance(self, one: int, other: int) -> int:
        """Hexes from one to the other, across sheets and whatever lies between."""
        return distance(self.hexes[one], self.hexes[other])

    def within(self, centre: int, radius: int) -> list[int]:
        """The hexes of the map at most ``radius`` away, nearest first, then by number."""
        found, seen = [centre], {centre}
        ring = [centre]
        for _ in range(radius):
            ring = sorted({other for one in ring for other in self.around(one)} - seen)
            seen.update(ring)
            found += ring
        return found


# -- what is printed on the sides --------------------------------------------------------------------------


def sides_of(grid: Grid, pairs: Iterable[tuple[int, int]]) -> bytes:
    """A fact of some sides as masks, one byte a hex, from the pairs of hexes that share such a side."""
    masks = bytearray(len(grid))
    for one, other in pairs:
        direction = grid.direction(one, other)
        if direction == NOWHERE:
            found = f"{grid.labels[one]} and {grid.labels[other]}"
            raise BadInputError(f"two hexes that touch expected, found {found}")
        masks[one] |= 1 << direction
        masks[other] |= 1 << opposite(direction)
    return bytes(masks)


def has_side(masks: bytes, one: int, direction: int) -> bool:
    """Whether the fact holds for a side of a hex."""
    return bool(masks[one] >> direction & 1)


def unequal_sides(grid: Grid, masks: Sequence[int]) -> list[tuple[int, int]]:
    """Sides on which two neighbours disagree; empty for a sound map."""
    return [
        (one, other)
        for one in range(len(grid))
        for direction in range(SIDES)
        if (other := grid.beside(one, direction)) > one
        and (masks[one] >> direction & 1) != (masks[other] >> opposite(direction) & 1)
    ]


def off_the_map(grid: Grid, masks: Sequence[int]) -> list[tuple[int, int]]:
    """Sides that claim a fact though nothing lies beyond: (hex, direction)."""
    return [
        (one, direction)
        for one in range(len(grid))
        for direction in range(SIDES)
        if masks[one] >> direction & 1 and grid.beside(one, direction) == NOWHERE
    ]
