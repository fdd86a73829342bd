"""The Panama and Suez Canals: open to the ships of a side that held both banks when the turn began.

A canal is no space of its own. Two sea zones border each other through it, for ships only while it is open to
them, for aircraft always; so a closed canal is a board without that border for ships. The start of the turn
decides for the whole turn, for every kind of ship, in both movement phases and for retreats, since nobody
retreats but the way he came. [A50-CAN-06, A50-CAN-08, A50-CAN-09]
"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.axis_allies.anniversary.loader import data
from flagplot.games.axis_allies.board import Board

CANALS = data().tables.canal  # [A50-CAN-01, A50-CAN-03, A50-CAN-04]


def closed(board: Board, control: Sequence[int], power: int) -> int:
    """The canals a power's ships may not use, as a set of their numbers.

    Its side, whichever of its powers, must hold every bank; held by both sides a canal is closed to all.
    ``control`` is that of the start of the turn. [A50-CAN-02, A50-CAN-05, A50-CAN-06]
    """
    friends, found = board.friends[power], 0
    for number, canal in enumerate(CANALS):
        for bank in canal.banks:
            if not friends >> control[board.space_of[bank]] & 1:
                found |= 1 << number
    return found


def passages(canals: int) -> tuple[tuple[str, str], ...]:
    """The borders between zones that a set of closed canals takes from ships; all others keep them.

    [A50-CAN-07, A50-CAN-08]
    """
    return tuple(canal.zones for number, canal in enumerate(CANALS) if canals >> number & 1)
