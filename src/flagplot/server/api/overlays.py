"""What can be laid over the map of a game, worked out when somebody wants to see it."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from flagplot.kernel.overlays import Overlay
from flagplot.server.access import GameId, TheCaller, TheServer, my_seat
from flagplot.server.api.table import SeatQuery
from flagplot.server.security import FOR_PROGRAMS

NameQuery = Annotated[str, QueryParameter(max_length=40, description="One that the game has")]


@get("/api/games/{id:str}/overlay", tags=["table"], summary="A number for every space", opt=FOR_PROGRAMS)
async def overlay(
    id: GameId, name: NameQuery, server: TheServer, caller: TheCaller, seat: SeatQuery = None
) -> Overlay:
    """The values of an overlay as my seat sees them, or as everybody does."""
    live = await server.open(id, caller)
    who = seat or None
    if who is not None:
        my_seat(live, caller, who)
    game, state = live.game, live.state
    question = ("overlay", who, live.number(who), name)
    found: Overlay = await server.desk.ask(
        live.head.game, live, caller.id, question, lambda: game.overlay(state, who, name)
    )
    return found
