"""A battle with its chances as any client can tell it: for games that need no words of their own.

The answers of an ``OddsDesk`` about battles at hand and planned attacks may be made of these; a client draws
them (``panels/Fights.svelte``) without knowing the game.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from flagplot.kernel.whatif import Odds

Document = dict[str, Any]


class Fight(msgspec.Struct, omit_defaults=True):
    """One battle, as everybody sees it: chances and moods are those of the attacker."""

    space: str
    title: str
    attacker: str  # a seat
    defenders: list[str]
    chance: float  # that the attacker has what he came for
    goal: str  # what that is, after a chance: "to take it"
    foil: str  # what the defender wants: "to hold it"
    ends: list[Odds] = []  # all ways it may end; together they are certain
    facts: list[tuple[str, str]] = []
    note: str = ""  # what the numbers take for granted


def at_hand(fights: Iterable[Fight]) -> Document:
    """What a desk answers when all battles are asked for."""
    return {"battles": [document(one) for one in fights]}


def document(fight: Fight) -> Document:
    """One battle for the wire."""
    found: Document = msgspec.to_builtins(fight)
    return found
