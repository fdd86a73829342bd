"""Ports off the map as numbers, beside the hexes of those on it. [see WPA-REP-26]"""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.tables import Tables

_FIRST = -10  # areas are numbered downwards from here


def code(tables: Tables, name: str) -> int:
    """The number of an area off the map."""
    return _FIRST - list(tables.repair.areas).index(name)


def name(tables: Tables, code: int) -> str:
    """The area with a number; nothing if it is none."""
    known = list(tables.repair.areas)
    return known[_FIRST - code] if 0 <= _FIRST - code < len(known) else ""


def label(tables: Tables, place: int) -> str:
    """A port as players call it: its hex, or the area."""
    assert tables.waters is not None
    return name(tables, place) or tables.waters.label(place)
