"""Map, units and cards of Skirmish."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from flagplot.board.graph import distances
from flagplot.board.hexes import Hex, HexMap, disc

SEATS = ("red", "blue")
KINDS = ("infantry", "tank")
REACH = (1, 2)  # by kind: hexes it moves and fires [SKR-08, SKR-09]
STACK = 3  # units a hex can hold [SKR-03]
HAND = 3  # cards a side holds when it chooses [SKR-05]


class Card(NamedTuple):
    """What a card gives."""

    initiative: int
    orders: int


# [SKR-04]
CARDS = {"advance": Card(2, 3), "barrage": Card(1, 2), "dig": Card(3, 1), "raid": Card(4, 2)}
DECK = tuple(sorted(list(CARDS) * 4))


def piece(side: int, kind: int) -> int:
    """A unit as a number; stacks are kept as {piece: count}."""
    return side * 2 + kind


def side_of(unit: int) -> int:
    """The side a unit belongs to."""
    return unit >> 1


def kind_of(unit: int) -> int:
    """What a unit is."""
    return unit & 1


class Field:
    """The map of a scenario. [SKR-01]"""

    def __init__(self, radius: int) -> None:
        self.map = HexMap(disc(Hex(0, 0), radius))
        self.centre = self.map.index[Hex(0, 0)]
        self.woods = tuple(sorted(self.map.index[one] for one in (Hex(1, -1), Hex(-1, 1))))
        self.bases = (self.map.index[Hex(-radius, radius // 2)], self.map.index[Hex(radius, -(radius // 2))])
        size = range(len(self.map.hexes))
        self.steps = tuple(tuple(self.map.distance(one, other) for other in size) for one in size)

    def ways(self, start: int, blocked: tuple[int, ...], reach: int) -> list[int]:
        """Hexes within ``reach`` steps of ``start`` without entering a blocked one. [SKR-08]"""
        steps = distances(self.map.near, start, lambda space: space not in blocked)
        return [space for space, count in enumerate(steps) if 0 < count <= reach and space not in blocked]


@cache
def field(scenario: str) -> Field:
    """The map of a scenario, made once."""
    return Field(3 if scenario == "wide" else 2)
