"""Which answers and changes a seat may know of, by the numbers it knows them under.

Answers in lanes (kernel/lanes.py) are counted only for the seat that gave them, and so are the changes of a
game that nobody else sees: no number tells how far another is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, or_, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from flagplot.kernel.telling import Line, shown_number, told
from flagplot.server import schema
from flagplot.server.live import Live

log = schema.log


class Stand(NamedTuple):
    """How far a seat knows a game: the number of the last answer, and of the last change."""

    number: int
    rev: int
    seq: int  # the answer as the log counts, and everybody does when the game is over


Stands = Mapping[str | None, Stand]


def stands(live: Live) -> Stands:
    """How far each seat knows a game; ``None`` is a spectator."""
    seats = (*live.game.meta.seats, None)
    return {seat: Stand(live.number(seat), live.rev_of(seat), live.seq) for seat in seats}


def shared(live: Live, other: Live) -> Stands:
    """How far each seat knows a game that becomes ``other``: to where both logs have the same lines.

    Some answers may have been taken back.
    """
    found = {}
    for seat, stand in stands(live).items():
        last = min(stand.number, other.number(seat))
        number = _same(lines(live, seat), lines(other, seat), last)
        found[seat] = Stand(number, stand.rev, min(stand.seq, other.seq) if number == last else number)
    return found


def lines(live: Live, seat: str | None) -> list[Line]:
    """The last lines of a game that a seat may read, as far as they are at hand."""
    return told(live.recent.of(seat, everything=live.over), seat, everything=live.over)


def _same(mine: list[Line], theirs: list[Line], last: int) -> int:
    """The last answer up to which two logs have the same lines."""
    first = max((one[0]["seq"] for one in (mine, theirs) if one), default=0)
    both = ([line for line in one if line["seq"] >= first] for one in (mine, theirs))
    for line, same in zip(*both, strict=False):
        if line != same:
            return int(min(line["seq"], same["seq"])) - 1
    return last


def readable(live: Live, seat: str | None) -> ColumnElement[bool]:
    """The answers of the log a seat may know of: all but those of others in lanes, until the game is over."""
    return true() if live.over else or_(log.c.private.is_(False), log.c.seat == (seat or ""))


async def answer_known_as(connection: AsyncConnection, live: Live, seat: str | None, number: int) -> int:
    """The answer a seat knows by a number, as the log counts; the last one for numbers beyond it."""
    if live.over or not live.state.apart:
        return number
    known = (log.c.game_id == live.id, readable(live, seat))
    found = live.head.base
    for row in await connection.execute(select(log.c.seq, log.c.apart).where(*known).order_by(log.c.seq)):
        if shown(live, row, seat) > number:
            break
        found = int(row.seq)
    return found


def shown(live: Live, row: Any, seat: str | None) -> int:
    """The number a seat knows a row of the log by."""
    return shown_number(row.seq, row.apart, seat, everything=live.over)
