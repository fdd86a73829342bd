"""What the owner of a game may do with it."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete as http_delete
from litestar import patch
from litestar.params import JSONBody

from flagplot.kernel.words import the
from flagplot.server.access import GameId, TheCaller, TheServer, owns
from flagplot.server.api.answers import GameChanged
from flagplot.server.creation import check_name
from flagplot.server.errors import ApiError
from flagplot.server.live import Pace


class GameChange(msgspec.Struct, forbid_unknown_fields=True):
    """What to change about a game; what is left out stays."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=100)] | None = None
    spectators: bool | None = None
    public: bool | None = None
    listed: bool | None = None
    pace: Pace | None = None


@patch("/api/games/{id:str}", tags=["table"], summary="Rename a game, open its table, pace its bots")
async def change(id: GameId, data: JSONBody[GameChange], server: TheServer, caller: TheCaller) -> GameChanged:
    """Only for whoever started it."""
    live = await server.open(id, caller)
    owns(live, caller)
    values: dict[str, Any] = {}
    if data.name is not None:
        values["name"] = check_name(data.name)
    for key in ("spectators", "public", "listed", "pace"):
        if getattr(data, key) is not None:
            values[key] = getattr(data, key)
    if values:
        await server.tables.change_head(live, values)
    head = live.head
    return GameChanged(
        id=id,
        name=head.name,
        spectators=head.spectators,
        public=head.public,
        listed=head.listed,
        pace=head.pace,
    )


@http_delete("/api/games/{id:str}", status_code=204, tags=["table"], summary="Throw a game away")
async def throw_away(id: GameId, server: TheServer, caller: TheCaller) -> None:
    """Only for whoever started it, and not while others play it."""
    live = await server.open(id, caller)
    owns(live, caller)
    others = [seat.seat for seat in live.seats.values() if seat.user not in (None, caller.id)]
    if others and not live.over:
        raise ApiError(409, f"{the(', '.join(others))} still plays it", "others_play")
    await server.tables.throw_away(live)
