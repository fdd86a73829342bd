"""Frames of activation."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class Activation(Frame, tag="activation"):
    """A side activates units, splits and joins them."""

    side: int


class Challenge(Frame, tag="challenge"):
    """A side may challenge the isolation of one hex."""

    side: int


Frames = Activation | Challenge
