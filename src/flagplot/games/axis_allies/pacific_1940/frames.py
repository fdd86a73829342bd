"""Frames that only Pacific 1940 has."""

from __future__ import annotations

from flagplot.kernel.state import Frame


class Declare(Frame, tag="declare"):
    """A declaration of war at the start of the Combat Move phase."""

    power: int
    income: bool = False  # asked at the start of the Collect Income phase instead


class Kamikaze(Frame, tag="kamikaze"):
    """Targets are named one by one, then all dice are rolled."""

    power: int  # whose Conduct Combat phase it is
    targets: tuple[tuple[int, int, int], ...] = ()  # (zone, piece, number of the ship in its stack)


Frames = Declare | Kamikaze
