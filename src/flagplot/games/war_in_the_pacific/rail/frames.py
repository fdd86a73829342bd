"""Frames of the railways."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class RailPrize(Frame, tag="rail_prize"):
    """A Rail Center was captured; its captor may raise the roll for its Railcap."""

    side: int
    hex: int
    bought: int = 0


Frames = RailPrize
