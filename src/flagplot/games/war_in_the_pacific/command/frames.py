"""Frames of activation."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class Activation(Frame, tag="activation"):
    """A side activates units, splits and joins them."""

    side: int


Frames = Activation
