"""What is kept of command besides headquarters: support bases and emergency links."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

NOBODY = -1


class SupportBase(msgspec.Struct, frozen=True, kw_only=True):
    """An Offensive Support Base; a beachhead belongs to no headquarters. [see WPA-OSB-18]"""

    side: int
    hq: int = NOBODY
    rung: int = 0  # of the damage ladder
    chief: bool = False  # the commander of the headquarters is here


class Express(msgspec.Struct, frozen=True, kw_only=True):
    """A Tokyo Express: where it starts and ends, its admiral and ships, the steps it links in this cycle."""

    start: int
    end: int
    admiral: int
    ships: tuple[int, ...]
    steps: int = 0


class Airlift(msgspec.Struct, frozen=True, kw_only=True):
    """An air transport link between two airfields, for some steps."""

    side: int
    start: int
    end: int
    steps: int


class Lines(msgspec.Struct, frozen=True, kw_only=True):
    """All of it."""

    bases: dict[int, SupportBase] = {}  # by hex
    arrows: tuple[int, ...] = ()  # units that are linked though their hex is not, in this Ground Phase
    apart: tuple[int, ...] | UnsetType = UNSET  # units that are isolated though their hex is not
    severed: tuple[int, ...] | UnsetType = UNSET  # bases whose rail line was cut at the last look
    lost: dict[int, int] | UnsetType = UNSET  # rail hexes that changed hands since -> who lost them
    expresses: dict[str, Express] = {}  # by marker set: A, B
    carriers: dict[int, int] = {}  # Subron that carries supplies -> the hex it serves
    supplied: tuple[int, ...] = ()  # units that submarines or an Express link in this cycle
    airlifts: tuple[Airlift, ...] = ()
    away: dict[int, tuple[int, int, int]] = {}  # air unit -> cargo APs, their base, the game-turn of return
