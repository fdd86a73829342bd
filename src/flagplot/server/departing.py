"""Somebody closes their account: seats are free, words are nobody's, and nothing else is left of them."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, or_, select, update

from flagplot.server import schema
from flagplot.server.access import Server
from flagplot.server.errors import Missing
from flagplot.server.live import Live, Seat

games, seats, users = schema.games, schema.seats, schema.users


async def depart(server: Server, user: str) -> None:
    """Take a user out of every game, then away; running games go on without them."""
    for id in await server.database.look(lambda connection: _games_of(connection, user)):
        try:
            live = await server.tables.fresh(id)
        except Missing:
            continue
        await _leave(server, live, user)
    await server.database.transact(lambda connection: _erase(connection, user))
    await server.farewell(user)


def _games_of(connection: Connection, user: str) -> list[str]:
    mine = or_(seats.c.user_id == user, seats.c.behind == user, seats.c.kept == user)
    sat = select(seats.c.game_id).where(mine)
    query = select(games.c.id).where(or_(games.c.owner == user, games.c.id.in_(sat)))
    return list(connection.execute(query).scalars())


async def _leave(server: Server, live: Live, user: str) -> None:
    """Free the seats of a user; a game nobody else plays goes, another one gets another owner."""
    others = [seat.person for seat in live.seats.values() if seat.person not in (None, user)]
    if live.head.owner == user and not others:
        await server.tables.throw_away(live)
        return

    def freed(found: dict[str, Seat]) -> list[Seat]:
        mine = [seat for seat in found.values() if user in (seat.user, seat.behind, seat.kept)]
        kind = "human" if live.over else "open"  # a player without a name
        nobody = {"user": None, "behind": None, "kept": None, "name": ""}
        gone = {**nobody, "kind": kind, "covered": False, "orders": None}
        return [msgspec.structs.replace(seat, **gone) for seat in mine]

    await server.tables.change_seat(live, freed)
    if live.head.owner == user:
        await server.tables.change_head(live, {"owner": others[0]})


def _erase(connection: Connection, user: str) -> None:
    connection.execute(delete(schema.notes).where(schema.notes.c.user_id == user))
    said = update(schema.chat).where(schema.chat.c.user_id == user)
    connection.execute(said.values(user_id="gone", name=""))
    told = update(schema.comments).where(schema.comments.c.user_id == user)
    connection.execute(told.values(user_id="gone", name=""))
    connection.execute(delete(users).where(users.c.id == user))  # sessions, keys and notices go with it
