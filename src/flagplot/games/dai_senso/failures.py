"""Failures of supply and command: what a faction cannot do near its Failure markers. [14.15]"""

from __future__ import annotations

from flagplot.games.dai_senso import zones
from flagplot.games.dai_senso.counters import FAILURE
from flagplot.games.dai_senso.ground import within
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

SUPPLY, COMMAND = "failure_supply", "failure_command"  # how the ids of the markers begin


def hexes(war: War, faction: int, kind: str = FAILURE) -> int:
    """The Failure Hexes of a faction, as a set in a number: five hexes around each of its markers.

    [DSB-MK-15-1]
    """
    found = 0
    for marker in war.tables.markers(FAILURE)[faction]:
        if war.on_map(marker) and war.id(marker).startswith(kind):
            found |= within(war.state.place[marker], war.face(marker).range).mask
    return found


def no_entry(war: War, faction: int) -> int:
    """The hexes nobody of a faction moves into: with an EZOC, near a Failure of supply. [DSB-MK-15-4]

    There are no exceptions, whoever is there.
    """
    near = hexes(war, faction, SUPPLY)
    return near & zones.projected(war, faction).mask if near else 0


def no_exit(war: War, faction: int) -> int:
    """The hexes nobody of a faction moves out of: with an EZOC, near a Failure of command. [DSB-MK-15-5]"""
    near = hexes(war, faction, COMMAND)
    return near & zones.projected(war, faction).mask if near else 0


def why_no_move(war: War, faction: int, start: int, hex: int) -> Refusal | None:
    """Which Failure keeps units of a faction from moving like that. [DSB-MK-15-4, DSB-MK-15-5]"""
    if no_exit(war, faction) >> start & 1:
        return illegal("DSB-MK-15-5", f"a Failure of command holds units in {the(IDS[start])}", IDS[start])
    if no_entry(war, faction) >> hex & 1:
        return illegal("DSB-MK-15-4", f"a Failure of supply keeps units out of {the(IDS[hex])}", IDS[hex])
    return None


def why_no_coming(war: War, faction: int, hex: int) -> Refusal | None:
    """Why nobody of a faction drops, lands, advances or exploits into a hex. [DSB-MK-15-6]"""
    if not hexes(war, faction) >> hex & 1:
        return None
    return illegal("DSB-MK-15-6", f"{the(IDS[hex])} is near a Failure", IDS[hex])


def why_no_placing(war: War, faction: int, hex: int) -> Refusal | None:
    """Why no support unit or Airdrop of a faction is placed in a hex, nor contests there.

    [DSB-MK-15-2, DSB-MK-15-3]
    """
    if not hexes(war, faction) >> hex & 1:
        return None
    return illegal("DSB-MK-15-2", f"{the(IDS[hex])} is near a Failure", IDS[hex])
