"""What a power means to buy in the long run: shares of its money, numbers of ships, places for complexes.

Every edition fills in a programme for each of its powers, in its own ``bots.py``. Who has time looks at a few
leanings away from it, and buys what does best when it is played out.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

_WINGS = 0.4  # share of the money for aircraft of who leans to them


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


def leaning(plan: Programme, purse: str) -> Programme:
    """A programme with more money for one thing than in the long run; ``""`` is the programme itself."""
    land = {kind: share for kind, share in plan.land.items() if kind != "tank"}
    if purse == "men":
        return replace(plan, land=land, navy=0.0, air=0.0)
    if purse == "armour":
        return replace(plan, land={**land, "tank": sum(land.values())}, navy=0.0)
    if purse == "wings":
        return replace(plan, air=_WINGS)
    if purse == "ashore":
        return replace(plan, transports=0, navy=0.0)
    return plan
