"""A game of the database as a match of the library, without playing it again."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from flagplot.kernel.action import parse_action
from flagplot.kernel.match import Entry, Match, Source
from flagplot.server import schema, store
from flagplot.server.live import Live

log = schema.log


async def match_of(connection: AsyncConnection, live: Live, *, opened: bool) -> Match:
    """The match with its log; secrets of the dice only when they are ``opened``."""
    head = live.head
    known = await store.secrets_of(connection, head.id) if opened else {}
    first = await store.first_state(connection, head)
    players = {seat.seat: seat.name for seat in live.seats.values() if seat.name}
    match = Match(
        live.game,
        first,
        sources=[source_of(live, number, known) for number in range(len(head.sources))],
        begun=((), tuple(map(tuple, head.start.rolls))),
        setup=head.start.setup,
        position=head.start.position,
        players=players,
        notes=head.start.notes,
    )
    # a branch made before the first answer has changed the dice, not the start
    match.start_digest = head.start.digest
    match.version = head.version
    match.entries = await entries_of(connection, head.id, live.seq)
    match.state = live.state
    return match


def source_of(live: Live, number: int, known: dict[int, bytes]) -> Source:
    """A source of dice, with its secret where that is known."""
    source = live.head.sources[number]
    kind: Any = source.kind
    return Source(kind, source.seq, source.commitment, known.get(number), source.seed, source.mixed_in)


async def entries_of(connection: AsyncConnection, id: str, seq: int = 2**31 - 1) -> list[Entry]:
    """The log as the library keeps it, without events, up to answer ``seq``."""
    query = (
        select(log.c.seq, log.c.seat, log.c.action, log.c.rolls, log.c.audience, log.c.check)
        .where(log.c.game_id == id, log.c.seq <= seq)
        .order_by(log.c.seq)
    )
    return [
        Entry(
            row.seq,
            row.seat,
            parse_action(row.action),
            tuple(map(tuple, row.rolls or ())),
            None if row.audience is None else tuple(row.audience),
            (),
            row.check,
        )
        for row in await connection.execute(query)
    ]
