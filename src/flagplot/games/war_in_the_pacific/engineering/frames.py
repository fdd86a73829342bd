"""Frames of the Engineering Segment."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class Engineer(Frame, tag="engineer"):
    """A side builds and repairs."""

    side: int
    upgraded: tuple[int, ...] = ()  # hexes that have had their upgrade, or a beachhead defence
    repaired: tuple[int, ...] = ()  # hexes whose fort has been repaired
    guns: tuple[int, ...] = ()  # hexes whose battery has been repaired


Frames = Engineer
