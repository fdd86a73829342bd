"""Frames of naval repair."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class Yards(Frame, tag="yards"):
    """A side sends ships into the yard, at the end of a Naval Phase or in a strategic turn."""

    side: int
    strategic: bool = False
    failed: tuple[int, ...] = ()  # ships whose maximum effort nobody could pay


Frames = Yards
