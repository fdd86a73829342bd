"""The situation of a game of the Anniversary Edition."""

from __future__ import annotations

from flagplot.games.axis_allies.anniversary.frames import Frames
from flagplot.games.axis_allies.state import FamilyFrame, WarState


class AnniversaryState(WarState, kw_only=True):
    """A state of the family with the frames of this edition."""

    frames: list[FamilyFrame | Frames]
