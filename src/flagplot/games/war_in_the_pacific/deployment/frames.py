"""Frames of the deployment."""

from __future__ import annotations

from flagplot.kernel.lanes import Lanes
from flagplot.kernel.state import Frame

Placed = tuple[tuple[int, int], ...]  # unit and hex


class Deploy(Frame, tag="deploy"):
    """The defender writes down where his units stand; in a lane, and hidden."""

    placed: Placed = ()


class Deployment(Lanes, tag="deployment"):
    """The defender deploys; ``placed`` is what he has handed in. Hidden."""

    stacks: list[list[Deploy]] = []
    placed: Placed = ()


Frames = Deployment
