"""Answers that a game proposes as one, worked out when somebody wants to see them."""

from __future__ import annotations

from litestar import get

from flagplot.kernel.proposals import Proposal
from flagplot.server import store
from flagplot.server.access import GameId, TheCaller, TheServer, my_seat
from flagplot.server.api.overlays import NameQuery
from flagplot.server.api.table import SeatName
from flagplot.server.budget import working
from flagplot.server.security import FOR_PROGRAMS

BACK = 3000  # answers of the whole table that are looked through for earlier ones of the seat


@get("/api/games/{id:str}/proposal", tags=["table"], summary="Several answers as one", opt=FOR_PROGRAMS)
async def proposal(
    id: GameId, name: NameQuery, seat: SeatName, server: TheServer, caller: TheCaller
) -> Proposal:
    """One of the ``proposals`` of the view of my seat, with the answer that carries it out."""
    live = await server.open(id, caller)
    my_seat(live, caller, seat)
    game, state = live.game, live.state
    async with server.database.read() as connection:
        entries = await store.entries(connection, id, after=max(-1, live.seq - BACK), to=live.seq)
    earlier = [entry.action for entry in entries if entry.seat == seat]

    def look() -> Proposal:
        with working(live):
            return game.propose(state, seat, name, earlier)

    return await server.crew.boards.run(look)
