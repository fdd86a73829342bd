"""Pause by consent: clocks, bots and answers stand still when everybody who plays has agreed."""

from __future__ import annotations

import time
from typing import Literal

import msgspec
from litestar import post
from litestar.params import JSONBody

from flagplot.server import clocks
from flagplot.server.access import GameId, TheCaller, TheServer
from flagplot.server.errors import ApiError
from flagplot.server.live import Live, Rest, Seat
from flagplot.server.talk import RestNotice


class RestWish(msgspec.Struct, forbid_unknown_fields=True):
    """A wish about a pause: ``ask`` for one or agree to it, ``refuse`` it, or ``go_on`` with the game."""

    do: Literal["ask", "refuse", "go_on"]


@post("/api/games/{id:str}/rest", status_code=200, tags=["seats"], summary="Pause by consent")
async def rest(id: GameId, data: JSONBody[RestWish], server: TheServer, caller: TheCaller) -> Rest:
    """The game is paused when everybody who plays has asked for it; any of them may go on with it."""
    live = await server.open(id, caller)
    players = {seat.person for seat in live.seats.values() if seat.person is not None}
    if caller.id not in players:
        raise ApiError(403, "only those who play may pause a game", "not_your_seat")
    if live.over:
        raise ApiError(409, "the game is over", "over")
    now = live.head.respite or Rest()
    if data.do == "go_on":
        if now.since is None:
            raise ApiError(409, "the game is not paused", "not_paused")
        await server.tables.change_seat(live, lambda seats: _wound_up(live, seats))
        return await _kept(server, live, None, RestNotice("resumed", caller.name))
    if now.since is not None:
        raise ApiError(409, "the game is paused", "paused")
    if data.do == "refuse":
        return await _kept(server, live, None, RestNotice("refused", caller.name)) if now.asked else now
    asked = tuple(user for user in (*now.asked, caller.id) if user in players)
    asked = tuple(dict.fromkeys(asked))
    if players - {*asked}:
        return await _kept(server, live, Rest(asked), RestNotice("asked", caller.name))
    found = await _kept(server, live, Rest(asked, time.time()), RestNotice("paused", caller.name))
    await server.tables.change_seat(live, lambda seats: _stopped(live, seats))
    return found


async def _kept(server: TheServer, live: Live, rest: Rest | None, notice: RestNotice) -> Rest:
    await server.tables.change_head(live, {"respite": rest})
    await server.tables.note(live, notice)
    return rest or Rest()


def _stopped(live: Live, seats: dict[str, Seat]) -> list[Seat]:
    """Clocks that run are stopped: what was used of the reserve is gone, time for an answer comes anew."""
    return clocks.turned(live, (), set(), time.time())


def _wound_up(live: Live, seats: dict[str, Seat]) -> list[Seat]:
    """Clocks of those who are asked begin again."""
    return clocks.turned(live, live.state.waiting, set(), time.time())
