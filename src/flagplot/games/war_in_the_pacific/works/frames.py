"""Frames of the Engineering Segment on the main map."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from flagplot.games.war_in_the_pacific.command.frames import Bases
from flagplot.kernel.state import Frame


class Demolition(Frame, tag="demolition"):
    """A side demolishes; ``done`` is who has tried. Older games have ``closed``, where it had failed."""

    side: int
    closed: tuple[int, ...] = ()
    done: tuple[int, ...] = ()


class Building(Frame, tag="building"):
    """A side builds and repairs; ``worked`` counts the tasks of builders."""

    side: int
    worked: dict[int, int] = {}
    mended: tuple[tuple[int, str], ...] = ()  # what has been repaired for CPs alone, or as a fort
    upgraded: tuple[int, ...] = ()  # hexes whose fort had its try
    bases: Bases | UnsetType = UNSET  # where a position begins with the segment: support bases, too


Frames = Demolition | Building
