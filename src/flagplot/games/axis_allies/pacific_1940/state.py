"""The situation of a game of Pacific 1940."""

from __future__ import annotations

from flagplot.games.axis_allies.pacific_1940.frames import Frames
from flagplot.games.axis_allies.state import FamilyFrame, WarState


class PacificState(WarState, kw_only=True):
    """A state of the family with the frames of this edition."""

    frames: list[FamilyFrame | Frames]
