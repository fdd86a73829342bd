"""Hexagonal maps: positions, distances, rings and lines.

Axial coordinates: ``q`` counts columns, ``r`` counts rows along them; a third coordinate ``-q-r`` is implied.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Hex(NamedTuple):
    """One hexagon."""

    q: int
    r: int

    def plus(self, other: Hex) -> Hex:
        """The hexagon ``other`` steps away."""
        return Hex(self.q + other.q, self.r + other.r)

    def times(self, factor: int) -> Hex:
        """The same direction, ``factor`` times as far."""
        return Hex(self.q * factor, self.r * factor)

    def turned(self) -> Hex:
        """The hexagon after a turn of the map by 60 degrees about the origin."""
        return Hex(-self.r, self.q + self.r)


DIRECTIONS = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))


def neighbours(centre: Hex) -> list[Hex]:
    """The six hexagons that touch one, in a fixed order."""
    return [centre.plus(direction) for direction in DIRECTIONS]


def distance(one: Hex, other: Hex) -> int:
    """Steps from one hexagon to another."""
    q, r = one.q - other.q, one.r - other.r
    return max(abs(q), abs(r), abs(q + r))


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The hexagons at exactly ``radius`` steps, walking round once."""
    if radius == 0:
        return [centre]
    here = centre.plus(DIRECTIONS[4].times(radius))
    found: list[Hex] = []
    for direction in DIRECTIONS:
        for _ in range(radius):
            found.append(here)
            here = here.plus(direction)
    return found


def disc(centre: Hex, radius: int) -> list[Hex]:
    """The hexagons at most ``radius`` steps away, sorted."""
    return sorted(one for steps in range(radius + 1) for one in ring(centre, steps))


def line(one: Hex, other: Hex) -> list[Hex]:
    """The hexagons a straight line passes through, both ends included.

    A line along an edge takes the hexagon on its first side: it is nudged by less than any rounding.
    """
    steps = distance(one, other)
    if steps == 0:
        return [one]
    q0, r0 = one.q + 1e-6, one.r + 2e-6
    return [
        _rounded(q0 + (other.q - one.q) * step / steps, r0 + (other.r - one.r) * step / steps)
        for step in range(steps + 1)
    ]


def _rounded(q: float, r: float) -> Hex:
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return Hex(rq, rr)


class HexMap:
    """A set of hexagons numbered in sorted order, each with a name such as ``c3``."""

    def __init__(self, hexes: Iterable[Hex]) -> None:
        self.hexes = tuple(sorted(dict.fromkeys(hexes)))
        self.index = {one: number for number, one in enumerate(self.hexes)}
        left = min(one.q for one in self.hexes)
        top = min(one.r for one in self.hexes)
        self.names = tuple(f"{_letters(one.q - left)}{one.r - top + 1}" for one in self.hexes)
        self.number = {name: number for number, name in enumerate(self.names)}
        self.near = tuple(
            tuple(sorted(self.index[other] for other in neighbours(one) if other in self.index))
            for one in self.hexes
        )

    def distance(self, one: int, other: int) -> int:
        """Steps between two numbered hexagons."""
        return distance(self.hexes[one], self.hexes[other])


def _letters(number: int) -> str:
    """``a`` to ``z``, then ``aa``, ``ab`` and so on."""
    text = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        text = chr(ord("a") + rest) + text
    return text
