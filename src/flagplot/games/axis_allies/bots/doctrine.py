"""What a bot of an edition believes: the weights of its value model, in one table per edition.

The numbers are IPCs. Each edition fills the table in its own ``bots.py`` and says where they come from.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from flagplot.games.axis_allies.bots.programme import Programme


class Doctrine(msgspec.Struct, frozen=True, kw_only=True):
    """Beliefs about one edition."""

    income: float  # what an IPC of income a turn is worth
    capital: float  # what a capital is worth besides its income and treasury
    city: float  # a victory city, as long as its side is far from its goal
    near_city: float  # the same within three of the goal
    win: float = 1000.0
    complexes: tuple[float, ...] = ()  # by size as states store it, the first for none
    airbase: float = 0.0
    naval_base: float = 0.0
    canal: float = 0.0
    transport: float = 9.0  # a transport that still has something to carry
    # power -> where it wants to be in the end, with weights; fronts, landings and reserves follow from it
    aims: Mapping[str, Mapping[str, float]] = {}
    programmes: Mapping[str, Programme] = {}  # power -> what it means to buy
