"""Frames of the Ground Segments."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class Segment(Frame, tag="segment"):
    """A side moves and fights."""

    side: int
    barred: tuple[tuple[int, int, int], ...] = ()  # unit, from, the empty fort it could not enter
    guns: bool = False  # the artillery has supported an attack


Frames = Segment
