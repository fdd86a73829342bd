"""Where my notices go."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, put
from litestar.params import JSONBody
from sqlalchemy import select

from flagplot.server.access import Server, TheCaller, TheServer
from flagplot.server.api.auth import Email, accounts_of
from flagplot.server.api.letters import ask_to_confirm
from flagplot.server.api.seats import clean
from flagplot.server.schema import users


class Notices(msgspec.Struct, forbid_unknown_fields=True):
    """Where to say that it is my turn."""

    email: Email = ""
    webhook: Annotated[str, msgspec.Meta(max_length=400)] = ""


class NoticesNow(Notices, kw_only=True):
    """Where it is said; letters go only to an address that has been ``confirmed``."""

    confirmed: bool


@get("/api/auth/notices", tags=["accounts"], summary="Where my notices go")
async def read_notices(server: TheServer, caller: TheCaller) -> NoticesNow:
    """E-mail address and web hook."""
    return await _now(server, caller.id)


@put("/api/auth/notices", tags=["accounts"], summary="Say where my notices go")
async def write_notices(data: JSONBody[Notices], server: TheServer, caller: TheCaller) -> NoticesNow:
    """Empty: no notices. A letter asks whether a new address is mine."""
    email = clean(data.email)
    before = (await _now(server, caller.id)).email
    open_ = await accounts_of(server).set_notices(caller.id, email, clean(data.webhook))
    if open_ and email != before:
        await ask_to_confirm(server, caller.id, caller.name, email)
    return await _now(server, caller.id)


async def _now(server: Server, user: str) -> NoticesNow:
    accounts_of(server)
    query = select(users.c.email, users.c.webhook, users.c.confirmed).where(users.c.id == user)
    async with server.database.read() as connection:
        row = (await connection.execute(query)).one()
    return NoticesNow(email=row.email, webhook=row.webhook, confirmed=row.confirmed)
