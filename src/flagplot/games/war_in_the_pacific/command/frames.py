"""Frames of activation."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class Activation(Frame, tag="activation"):
    """A side activates units, splits and joins them."""

    side: int


class Challenge(Frame, tag="challenge"):
    """A side may challenge the isolation of one hex."""

    side: int


class Bases(Frame, tag="bases"):
    """A side builds, removes and repairs support bases in the Engineering Segment."""

    side: int
    built: tuple[int, ...] = ()  # headquarters that have built one
    mended: tuple[str, ...] = ()  # units, and headquarters, that have repaired


class Beachhead(Frame, tag="beachhead"):
    """After a successful assault its side may build a beachhead."""

    side: int
    hex: int
    hq: int


class Upkeep(Frame, tag="upkeep"):
    """A beachhead is maintained, or removed."""

    side: int
    hex: int
    cost: int = 0  # 0: still to be found


class FreeAction(Frame, tag="free_action"):
    """Japan's free action after the fall of Malaya."""

    side: int


class Emergency(Frame, tag="emergency"):
    """A side keeps up and establishes emergency links; ``unpaid`` are those not yet kept up."""

    side: int
    unpaid: tuple[str, ...] = ()


class Rations(Frame, tag="rations"):
    """Japan says whom a Tokyo Express supplies."""

    express: str
    left: int


class Posting(Frame, tag="posting"):
    """A general who arrives is placed."""

    leader: int


Frames = Activation | Challenge | Bases | Beachhead | Upkeep | FreeAction | Emergency | Rations | Posting
