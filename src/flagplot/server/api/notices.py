"""Where my notices go: an e-mail address, channels by name, a digest, reminders."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated

import msgspec
from litestar import delete as http_delete
from litestar import get, post, put
from litestar.params import FromPath, JSONBody
from sqlalchemy import Connection, delete, func, insert, select, update

from flagplot.server import web_push
from flagplot.server.access import Server, TheCaller, TheServer, accounts_of, slow_down
from flagplot.server.api.auth import Email
from flagplot.server.api.seats import clean
from flagplot.server.channels import Kind, Message, check, kinds, new_id
from flagplot.server.errors import ApiError, Missing
from flagplot.server.notices import channels_of, deliver
from flagplot.server.posting import ask_to_confirm
from flagplot.server.schema import channels, users

_MOST = 10  # channels of one user
_PATIENCE = 15.0  # seconds a trial may take


class Notices(msgspec.Struct, forbid_unknown_fields=True):
    """Where to say that it is my turn, and how often.

    ``digest``: one message every so many hours, 0 at once; ``remind``: hours before time runs out, 0 never.
    """

    email: Email = ""
    webhook: Annotated[str, msgspec.Meta(max_length=400)] = ""
    digest: Annotated[int, msgspec.Meta(ge=0, le=168)] = 0
    remind: Annotated[int, msgspec.Meta(ge=0, le=168)] = 0


class NewChannel(msgspec.Struct, forbid_unknown_fields=True):
    """A way to tell me; ``keys`` are those of a browser's subscription."""

    kind: Kind
    address: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    keys: dict[str, str] | None = None


class ChannelLine(msgspec.Struct, kw_only=True):
    """A way to tell me."""

    id: str
    kind: str
    address: str


class NoticesNow(Notices, kw_only=True):
    """Where it is said; letters go only to an address that has been ``confirmed``.

    ``kinds`` can be added here, ``push_key`` is what browsers subscribe with.
    """

    confirmed: bool
    channels: list[ChannelLine]
    kinds: list[str]
    push_key: str


@get("/api/auth/notices", tags=["accounts"], summary="Where my notices go")
async def read_notices(server: TheServer, caller: TheCaller) -> NoticesNow:
    """E-mail address, channels, digest and reminders."""
    return await _now(server, caller.id)


@put("/api/auth/notices", tags=["accounts"], summary="Say where my notices go")
async def write_notices(data: JSONBody[Notices], server: TheServer, caller: TheCaller) -> NoticesNow:
    """Empty: no notices. A letter asks whether a new address is mine."""
    email = clean(data.email)
    before = (await _now(server, caller.id)).email
    open_ = await accounts_of(server).set_notices(caller.id, email, clean(data.webhook))
    change = update(users).where(users.c.id == caller.id).values(digest=data.digest, remind=data.remind)
    await server.database.transact(lambda found: found.execute(change))
    if open_ and email != before:
        await ask_to_confirm(server, caller.id, caller.name, email)
    return await _now(server, caller.id)


@post("/api/auth/channels", status_code=201, tags=["accounts"], summary="Tell me this way, too")
async def add_channel(data: JSONBody[NewChannel], server: TheServer, caller: TheCaller) -> ChannelLine:
    """Discord, Slack, ntfy, Telegram, a web hook, or this browser (push)."""
    accounts_of(server)
    address = clean(data.address).strip()
    check(server.settings, data.kind, address, data.keys)

    def write(connection: Connection) -> str:
        mine = channels.c.user_id == caller.id
        same = delete(channels).where(mine, channels.c.kind == data.kind, channels.c.address == address)
        connection.execute(same)
        if connection.execute(select(func.count()).select_from(channels).where(mine)).scalar_one() >= _MOST:
            raise ApiError(409, "that are too many ways to tell you; remove one", "too_many_channels")
        row = {"id": new_id(), "user_id": caller.id, "kind": data.kind, "address": address, "keys": data.keys}
        connection.execute(insert(channels).values(**row, created=time.time()))
        return str(row["id"])

    id = await server.database.transact(write)
    return ChannelLine(id=id, kind=data.kind, address=address)


@http_delete("/api/auth/channels/{id:str}", status_code=204, tags=["accounts"], summary="No longer this way")
async def remove_channel(id: FromPath[str], server: TheServer, caller: TheCaller) -> None:
    """One of mine."""
    accounts_of(server)
    mine = delete(channels).where(channels.c.id == clean(id), channels.c.user_id == caller.id)
    if not await server.database.transact(lambda found: found.execute(mine).rowcount):
        raise Missing("channel", id)


@post("/api/auth/channels/{id:str}/test", status_code=204, tags=["accounts"], summary="Try a channel")
async def try_channel(id: FromPath[str], server: TheServer, caller: TheCaller) -> None:
    """A message goes there now; 502 says what went wrong."""
    slow_down(await accounts_of(server).letters.take("try " + caller.id, 0.2))
    async with server.database.read() as connection:
        known = await connection.run_sync(channels_of, caller.id)
    channel = next((one for one in known if one.id == id), None)
    if channel is None:
        raise Missing("channel", id)
    base = server.settings.public_url or ""
    lines = ("You will be told when a game waits for you.",)
    told = Message("Flagplot can reach you here", lines, f"{base}/#/")
    try:
        async with asyncio.timeout(_PATIENCE):
            await deliver(server, channel, told)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        raise ApiError(502, f"that did not work ({reason})", "not_delivered", foreign=True) from None


async def _now(server: Server, user: str) -> NoticesNow:
    accounts_of(server)

    def look(connection: Connection) -> NoticesNow:
        query = select(users.c.email, users.c.webhook, users.c.confirmed, users.c.digest, users.c.remind)
        row = connection.execute(query.where(users.c.id == user)).one()
        lines = [
            ChannelLine(id=one.id, kind=one.kind, address=one.address)
            for one in channels_of(connection, user)
        ]
        known = kinds(server.settings)
        key = web_push.public_key(web_push.signing_key(connection)) if "push" in known else ""
        return NoticesNow(
            email=row.email,
            webhook=row.webhook,
            digest=row.digest,
            remind=row.remind,
            confirmed=row.confirmed,
            channels=lines,
            kinds=known,
            push_key=key,
        )

    return await server.database.transact(look)
