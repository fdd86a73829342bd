"""A game to learn from: comments on its moments, with variations that were played from there."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import delete as http_delete
from litestar import get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from flagplot.kernel.errors import BadInputError
from flagplot.server import numbers, schema
from flagplot.server.access import GameId, Server, TheCaller, TheServer, eyes
from flagplot.server.api.answers import Comment
from flagplot.server.api.seats import clean
from flagplot.server.api.table import moment_of
from flagplot.server.errors import ApiError, Missing
from flagplot.server.live import Live
from flagplot.server.security import FOR_GUESTS, Caller

comments, games, log = schema.comments, schema.games, schema.log
_MOST = 500  # comments on one game


class Remark(msgspec.Struct, forbid_unknown_fields=True):
    """Something to say about the moment after answer ``seq``; ``variation`` is a game branched off there."""

    seq: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=4000)]
    variation: Annotated[str, msgspec.Meta(min_length=1, max_length=24)] | None = None


@get("/api/games/{id:str}/comments", tags=["study"], summary="Comments on moments", opt=FOR_GUESTS)
async def read_comments(id: GameId, server: TheServer, caller: TheCaller) -> list[Comment]:
    """All of them in the order of the game; ``seq`` is the number of the answer as I know it."""
    return await _comments(server, await server.open(id, caller), caller)


async def _comments(server: Server, live: Live, caller: Caller) -> list[Comment]:
    there = comments.outerjoin(games, games.c.id == comments.c.variation)
    query = select(comments, games.c.id.label("variation_there"), games.c.name.label("variation_name"))
    query = query.select_from(there).where(comments.c.game_id == live.id)
    query = query.order_by(comments.c.seq, comments.c.number)
    async with server.database.read() as connection:
        rows = list(await connection.execute(query))
        known = await _known(connection, live, caller, {row.seq for row in rows})
    return [
        Comment(
            number=row.number,
            seq=known[row.seq],
            user=row.user_id,
            name=row.name,
            text=row.text,
            variation=row.variation_there,
            variation_name=row.variation_name or "",
            at=row.at,
        )
        for row in rows
        if row.seq in known
    ]


async def _known(connection: AsyncConnection, live: Live, caller: Caller, seqs: set[int]) -> dict[int, int]:
    """The numbers under which the caller knows some answers; those nobody may know of yet are left out."""
    if live.over or not live.state.apart:
        return {seq: seq for seq in seqs}
    who = live.best_seat(caller.id)
    mine = (log.c.game_id == live.id, log.c.seq.in_(sorted(seqs)), numbers.readable(live, who))
    found = {live.head.base: live.first_number(who)} if live.head.base in seqs else {}
    for row in await connection.execute(select(log.c.seq, log.c.apart).where(*mine)):
        found[row.seq] = numbers.shown(live, row, who)
    return found


@post("/api/games/{id:str}/comments", status_code=201, tags=["study"], summary="Comment on a moment")
async def comment(id: GameId, data: JSONBody[Remark], server: TheServer, caller: TheCaller) -> list[Comment]:
    """Everybody who may look at the game reads it; the comments as they are now."""
    live = await server.open(id, caller)
    text = clean(data.text).strip()
    if not text:
        raise BadInputError("text: something to say expected, found nothing")
    seq, _ = await moment_of(server, live, eyes(live, caller, None), data.seq)
    if data.variation is not None:
        await server.open(data.variation, caller)
    row = {"user_id": caller.id, "name": caller.name, "text": text, "variation": data.variation}

    def write(connection: Connection) -> None:
        mine = select(func.max(comments.c.number), func.count()).where(comments.c.game_id == id)
        last, count = connection.execute(mine).one()
        if count >= _MOST:
            raise ApiError(409, "this game has too many comments; delete some", "too_many_comments")
        place = {"game_id": id, "number": (last or 0) + 1, "seq": seq, "at": time.time()}
        connection.execute(insert(comments).values(**place, **row))

    async with live.lock:
        await server.database.transact(write)
    return await _comments(server, live, caller)


@http_delete(
    "/api/games/{id:str}/comments/{number:int}", status_code=204, tags=["study"], summary="Delete a comment"
)
async def remove(id: GameId, number: FromPath[int], server: TheServer, caller: TheCaller) -> None:
    """One of mine, or any on a game that I have started."""
    live = await server.open(id, caller)
    mine: list[Any] = [comments.c.game_id == id, comments.c.number == number]
    if live.head.owner != caller.id:
        mine.append(comments.c.user_id == caller.id)
    gone = await server.database.transact(lambda found: found.execute(delete(comments).where(*mine)).rowcount)
    if not gone:
        raise Missing("comment", str(number))
