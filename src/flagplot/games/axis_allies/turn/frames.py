"""Frames of the sequence of play."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class Round(Frame, tag="round"):
    """A round of play: one turn for every power."""

    next: int = 0  # the power whose turn comes next


class Turn(Frame, tag="turn"):
    """One power's turn."""

    power: int
    phase: int = 0  # number of the phase that comes next, see ``sequence.PHASES``


Frames = Round | Turn
