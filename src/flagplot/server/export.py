"""A game of the database as a match of the library, without playing it again."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from flagplot.kernel.match import Match
from flagplot.server import store
from flagplot.server.live import Live


async def match_of(connection: AsyncConnection, live: Live, *, opened: bool) -> Match:
    """The match with its log; secrets of the dice only when they are ``opened``."""
    head = live.head
    known = await store.secrets_of(connection, head.id) if opened else {}
    first = await store.first_state(connection, head)
    players = {seat.seat: seat.name for seat in live.seats.values() if seat.name}
    match = Match(
        live.game,
        first,
        sources=[source.opened(known.get(number)) for number, source in enumerate(head.sources)],
        begun=((), tuple(map(tuple, head.start.rolls))),
        setup=head.start.setup,
        position=head.start.position,
        players=players,
        notes=head.start.notes,
    )
    # a branch made before the first answer has changed the dice, not the start
    match.start_digest = head.start.digest
    match.version = head.version
    match.entries = await store.entries(connection, head.id, to=live.seq)
    match.state = live.state
    return match
