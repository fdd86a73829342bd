"""What a power means to buy in the long run: shares of its money, numbers of ships, places for complexes.

Every edition fills in a programme for each of its powers, in its own ``bots.py``.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class Programme(msgspec.Struct, frozen=True, kw_only=True):
    """The purchases of one power."""

    land: Mapping[str, float]  # kind -> share of the money for the army
    sails: bool = False  # its army gets nowhere but by sea
    navy: float = 0.0  # share of all money that goes to warships and their aircraft, where ships are safe
    ships: Mapping[str, float] = {}  # kind -> share of the navy's money; fighters fill decks besides
    transports: int = 0  # so many are wanted
    air: float = 0.1  # share of all money that goes to aircraft ashore
    ports: tuple[str, ...] = ()  # complexes where men for overseas are raised
    factories: tuple[str, ...] = ()  # where complexes are built, the best place first
    most_factories: int = 0
    from_turn: int = 2  # the turn in which the first complex may be bought
