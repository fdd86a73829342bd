"""Suggest a move: what a bot would answer for my seat, and why."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import post
from litestar.params import JSONBody

from flagplot.kernel.errors import BadInputError
from flagplot.kernel.game import Game
from flagplot.kernel.thinking import Reason
from flagplot.server.access import GameId, TheCaller, TheServer
from flagplot.server.api.answers import Advice, Ground
from flagplot.server.api.table import SeatName, open_own
from flagplot.server.budget import working
from flagplot.server.errors import ApiError
from flagplot.server.live import STAND_IN


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """Whose move, and how well it is to be thought about."""

    seat: SeatName
    level: Annotated[str, msgspec.Meta(max_length=40)] = STAND_IN


@post("/api/games/{id:str}/advice", status_code=200, tags=["table"], summary="Suggest a move")
async def advice(id: GameId, data: JSONBody[Wanted], server: TheServer, caller: TheCaller) -> Advice:
    """What a bot that sees no more than my seat would answer; nothing is answered by asking."""
    live = await open_own(server, id, caller, data.seat)
    if data.seat not in live.state.waiting:
        raise ApiError(409, f"{live.game.say(data.seat)} is not asked anything now", "not_asked")
    levels = [level.id for level in live.game.opponents().levels]
    if data.level not in levels:
        known = ", ".join(levels) or "none, as no bot knows this game"
        raise BadInputError(f"level: expected one of {known}, found {data.level!r}")
    with working(live):
        state = live.game.to_json(live.state)
    number = live.number(data.seat)
    thought = await server.driving.thought(live, state, data.seat, data.level)
    return Advice(
        seat=data.seat,
        level=data.level,
        seq=number,
        answers=[answer.to_json() for answer in thought.answers],
        reasons=[_ground(live.game, reason) for reason in thought.reasons],
        work=thought.work,
    )


def _ground(game: Game[Any], reason: Reason) -> Ground:
    return Ground(topic=reason.topic, text=game.words(reason.text), space=reason.space, chance=reason.chance)
