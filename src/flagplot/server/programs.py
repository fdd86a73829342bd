"""Programs of players: a token lets one play one seat of one game, and do nothing else.

A program is a user of its own, made together with its token: the seat is its own while it plays it, so all
that asks whose a seat is treats it rightly. Its token is good while that user sits there. When somebody else
sits down, or the seat goes back to whoever handed it over, it is good for nothing.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Select, and_, delete, insert, or_, select

from flagplot.server.database import Database
from flagplot.server.schema import games, programs, seats
from flagplot.server.security import Caller

KIND = "program"  # of a seat
_USER = "program:"  # how ids of programs begin; those of people have no colon
_LINGERS = 3600.0  # seconds a program may still look at a game that is over


class Before(msgspec.Struct, frozen=True):
    """Who had the seat before it was handed over, and has it again afterwards."""

    kind: str
    user: str | None
    name: str
    level: str


def is_program(user: str) -> bool:
    """Whether a user is a program."""
    return user.startswith(_USER)


class Programs:
    """The tokens of all programs, of which only hashes are kept."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def caller(self, token: str) -> Caller | None:
        """The program that has a token; nobody while it is not good."""
        hashed = _hashed(token)
        query = _good(programs.c.user_id, programs.c.game_id, seats.c.name, seats.c.behind)
        query = query.where(programs.c.token == hashed)
        row = await self.database.look(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            return None
        return Caller(row.user_id, row.name, token=hashed, game=row.game_id, behind=row.behind or "")

    async def still_good(self, hashed: Collection[str]) -> set[str]:
        """Those of some tokens (by their hashes) that are still good."""
        if not hashed:
            return set()
        query = _good(programs.c.token).where(programs.c.token.in_(sorted(hashed)))
        return await self.database.look(lambda connection: set(connection.execute(query).scalars()))

    async def make(self, game: str, seat: str, before: Before) -> tuple[str, str]:
        """A token, and the id of its program; good as soon as that one sits on the seat."""
        token, user = secrets.token_urlsafe(32), _USER + secrets.token_urlsafe(9)
        row = {
            "token": _hashed(token),
            "game_id": game,
            "seat": seat,
            "user_id": user,
            "before": msgspec.to_builtins(before),
            "created": time.time(),
        }
        await self.database.transact(lambda connection: connection.execute(insert(programs).values(**row)))
        return token, user

    async def before(self, user: str | None) -> Before | None:
        """Who had the seat before a program."""
        query = select(programs.c.before).where(programs.c.user_id == user)
        found = await self.database.look(lambda connection: connection.execute(query).scalar_one_or_none())
        return None if found is None else msgspec.convert(found, Before)

    async def clear(self, game: str, seat: str, present: str | None) -> None:
        """Forget the programs that have played a seat, all but the present one."""
        old = (programs.c.game_id == game, programs.c.seat == seat, programs.c.user_id != (present or ""))
        await self.database.transact(lambda connection: connection.execute(delete(programs).where(*old)))


def _good(*columns: ColumnElement[Any]) -> Select[Any]:
    """Of tokens whose program sits where it should, in a game that goes on or has just ended."""
    sitting = and_(
        seats.c.game_id == programs.c.game_id,
        seats.c.seat == programs.c.seat,
        seats.c.user_id == programs.c.user_id,
    )
    lasting = or_(games.c.finished.is_(False), games.c.updated > time.time() - _LINGERS)
    query = select(*columns).select_from(programs).join(seats, sitting)
    return query.join(games, games.c.id == programs.c.game_id).where(lasting)


def _hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
