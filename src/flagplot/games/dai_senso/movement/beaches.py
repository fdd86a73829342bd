"""Onto a Beachhead and off it, hex by hex. [3.1.1]"""

from __future__ import annotations

from flagplot.games.dai_senso.beachheads import NOWHERE, arrows, owner, target
from flagplot.games.dai_senso.places import IDS
from flagplot.games.dai_senso.play import War
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the


def bridges(war: War, faction: int, start: int) -> tuple[int, ...]:
    """The hexes beside that a unit which has not moved reaches by way of a Beachhead, for its entire MA.

    From Land any friendly Beachhead beside it, whichever side faces it [DSA-MOV-16]; from a Beachhead the
    Land hex its arrow points at and no other [DSA-MOV-17]: many ways lead in, one leads out. [DSB-MK-5-2]
    """
    beaches = arrows(war.state)
    if start in beaches:
        return (beaches[start],)
    around = war.tables.map.board.grid.around(start)
    return tuple(hex for hex in around if hex in beaches and owner(war, hex) == faction)


def why_not(war: War, number: int, hex: int) -> Refusal | None:
    """Why a unit does not come to a hex from a Beachhead or onto one; None if neither has to do with it."""
    start, id = war.state.place[number], war.id(number)
    if target(war, start) != NOWHERE and target(war, start) != hex:
        text = f"{the(id)} leaves its Beachhead only for {the(IDS[target(war, start)])}"
        return illegal("DSA-MOV-17", text, id, IDS[hex])
    if target(war, hex) != NOWHERE:
        text = f"only a unit that starts beside the Beachhead in {the(IDS[hex])} moves onto it"
        return illegal("DSA-MOV-16", text, id, IDS[hex])
    return None
