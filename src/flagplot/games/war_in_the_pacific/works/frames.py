"""Frames of the Engineering Segment on the main map."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class Demolition(Frame, tag="demolition"):
    """A side demolishes; ``closed`` are hexes in which an attempt has failed, ``done`` who has tried."""

    side: int
    closed: tuple[int, ...] = ()
    done: tuple[int, ...] = ()


Frames = Demolition
