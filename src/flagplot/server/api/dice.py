"""Players' own randomness: pledge it, open it, go on without those who do not."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody

from flagplot.kernel.errors import BadInputError
from flagplot.kernel.sources import Source
from flagplot.server import entropy
from flagplot.server.access import GameId, TheCaller, TheServer, my_seat, owns
from flagplot.server.documents import Dice

Hex = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class DiceShare(msgspec.Struct, forbid_unknown_fields=True):
    """A player's part in the dice: first its pledge, later its nonce."""

    seat: Annotated[str, msgspec.Meta(max_length=40)]
    pledge: Hex | None = None
    nonce: Hex | None = None


@post("/api/games/{id:str}/dice", status_code=200, tags=["seats"], summary="Add my randomness to the dice")
async def share(id: GameId, data: JSONBody[DiceShare], server: TheServer, caller: TheCaller) -> Dice:
    """Pledge a number, or open it when all pledges are there; for a seat of mine."""
    if (data.pledge is None) == (data.nonce is None):
        raise BadInputError("one of pledge and nonce expected")
    live = await server.open(id, caller)

    def step() -> Source:
        my_seat(live, caller, data.seat)
        if data.pledge is not None:
            return entropy.pledged(live, data.seat, data.pledge)
        return entropy.opened(live, data.seat, data.nonce or "")

    await entropy.write(server.tables, live, step)
    return entropy.shown(live.head.sources[-1])


@post("/api/games/{id:str}/dice/go_on", status_code=200, tags=["seats"], summary="Wait for nobody else")
async def go_on(id: GameId, server: TheServer, caller: TheCaller) -> Dice:
    """Close the pledges, or begin without what was not opened; only for whoever started the game."""
    live = await server.open(id, caller)
    owns(live, caller)
    await entropy.write(server.tables, live, lambda: entropy.gone_on(live))
    return entropy.shown(live.head.sources[-1])
