"""Tables with room for strangers, and tables anybody may watch: what a server shows at its front door."""

from __future__ import annotations

import time
from typing import Any

from litestar import get
from sqlalchemy import ColumnElement, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

import flagplot
from flagplot.server import schema
from flagplot.server.access import TheCaller, TheServer
from flagplot.server.api.answers import OpenTable, Sitting
from flagplot.server.api.lobby import is_free, sitting_at
from flagplot.server.people import PERSONS, hands
from flagplot.server.security import FOR_GUESTS, is_guest

games, users = schema.games, schema.users
_SHOWN = 100  # tables in the list
_FORGOTTEN = 30 * 86400.0  # seconds after which a table where nothing happens is left out


@get("/api/tables", tags=["lobby"], summary="Tables to join or to watch", opt=FOR_GUESTS)
async def open_tables(server: TheServer, caller: TheCaller) -> list[OpenTable]:
    """Running games of others with a seat for a stranger, or that may be watched; changed last first."""
    watched: ColumnElement[bool] = games.c.spectators.is_(True)
    if is_guest(caller.id):
        watched = and_(watched, games.c.public.is_(True))
    query = (
        select(
            *(games.c.id, games.c.game, games.c.scenario, games.c.name, games.c.owner, games.c.round),
            *(games.c.start, games.c.clock, games.c.sources, games.c.updated, games.c.listed),
            watched.label("watched"),
        )
        .where(games.c.finished.is_(False), games.c.owner != caller.id)
        .where(games.c.updated > time.time() - _FORGOTTEN)
        .where(or_(games.c.listed.is_(True), and_(games.c.public.is_(True), games.c.spectators.is_(True))))
        .order_by(games.c.updated.desc())
        .limit(_SHOWN)
    )
    async with server.database.read() as connection:
        rows = [row for row in await connection.execute(query) if row.game in flagplot.titles()]
        sitting = await sitting_at(connection, [row.id for row in rows])
        hosts = await names_of(connection, {row.owner for row in rows})
    found = [_shown(row, sitting[row.id], hosts.get(row.owner, "")) for row in rows]
    held = {row.id: {(one.user_id, one.kept) for one in sitting[row.id].values()} for row in rows}
    here = {id for id, users in held.items() if any(caller.id in pair for pair in users)}
    return [one for one in found if one.id not in here and (one.hands or one.watch)]


async def names_of(connection: AsyncConnection, ids: set[str]) -> dict[str, str]:
    """The names of some users."""
    rows = await connection.execute(select(users.c.id, users.c.name).where(users.c.id.in_(sorted(ids))))
    return {row.id: row.name for row in rows}


def _shown(row: Any, sitting: dict[str, Any], host: str) -> OpenTable:
    meta = flagplot.game(row.game).meta
    free = [seat for seat in meta.seats if seat in sitting and is_free(sitting[seat])]
    together = hands(row.start.get("setup", {}).get(PERSONS), free)
    scenario = next((one.title for one in meta.scenarios if one.id == row.scenario), row.scenario)
    return OpenTable(
        id=row.id,
        game=row.game,
        title=meta.title,
        scenario=scenario,
        name=row.name,
        host=host,
        round=row.round,
        hands=together if row.listed else [],
        players={s: Sitting(name=sitting[s].name, kind=sitting[s].kind) for s in meta.seats if s in sitting},
        clock=row.clock,
        own_dice=row.sources[-1].get("stage") == "pledging",
        watch=row.watched,
        updated=row.updated,
    )
