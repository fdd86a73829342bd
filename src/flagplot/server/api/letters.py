"""Accounts by letter: an address is confirmed, a forgotten password replaced; and an account is closed."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, post
from litestar.params import JSONBody
from sqlalchemy import Connection, select

from flagplot.server import letters
from flagplot.server.access import TheCaller, TheServer, accounts_of, slow_down
from flagplot.server.accounts import User, device_mark
from flagplot.server.api.auth import Entered, Password, entered, where_from
from flagplot.server.api.seats import clean
from flagplot.server.departing import depart
from flagplot.server.errors import ApiError
from flagplot.server.names import check_password, skeleton
from flagplot.server.posting import mail_of, send_letter
from flagplot.server.schema import users

Key = Annotated[str, msgspec.Meta(min_length=10, max_length=100)]


class Forgotten(msgspec.Struct, forbid_unknown_fields=True):
    """Whose password was forgotten: a name, or a confirmed e-mail address."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Reset(msgspec.Struct, forbid_unknown_fields=True):
    """Another password, with the key from a letter."""

    token: Key
    new: Password


class Confirmation(msgspec.Struct, forbid_unknown_fields=True):
    """The key from a letter."""

    token: Key


class Closing(msgspec.Struct, forbid_unknown_fields=True):
    """That I mean it: my password, or where I have none my name."""

    password: Password


@post("/api/auth/forgot", status_code=202, tags=["accounts"], summary="I have forgotten my password")
async def forgot(request: Request[Any, Any, Any], data: JSONBody[Forgotten], server: TheServer) -> None:
    """A letter goes to the confirmed address, if there is one; the answer is the same in any case."""
    accounts, mail = accounts_of(server), mail_of(server)
    slow_down(await accounts.letters.take("forgot " + where_from(request, server)))
    name = clean(data.name)
    plain = " ".join(name.split()).casefold()

    def find(connection: Connection) -> tuple[Any, str] | None:
        row = letters.user_to_remind(connection, (skeleton(name), plain), name.strip())
        return None if row is None else (row, letters.new_key(connection, row.id, "reset", row.email))

    found = await server.database.transact(find)
    if found is not None and not await accounts.letters.take("forgot for " + found[0].id):
        row, token = found
        send_letter(server, letters.to_reset(server.settings, mail, row.name, row.email, token))


@post("/api/auth/reset", status_code=200, tags=["accounts"], summary="Choose another password by letter")
async def reset(
    request: Request[Any, Any, Any], data: JSONBody[Reset], server: TheServer
) -> Response[Entered]:
    """All sessions of the user end; a new one begins here."""
    accounts = accounts_of(server)
    slow_down(await accounts.attempts.take("ip " + where_from(request, server), 0.2))
    check_password(data.new)
    user, email = await server.database.transact(lambda found: letters.use_key(found, data.token, "reset"))
    await accounts.set_password(user, data.new, email)
    await server.farewell(user)
    row = await server.database.look(
        lambda found: found.execute(select(users.c.name, users.c.password).where(users.c.id == user)).one()
    )
    return await entered(server, User(user, row.name, device_mark(user, row.password)), 200)


@post("/api/auth/confirm", status_code=204, tags=["accounts"], summary="This address is mine")
async def confirm(request: Request[Any, Any, Any], data: JSONBody[Confirmation], server: TheServer) -> None:
    """Notices go there from now on."""
    accounts = accounts_of(server)
    slow_down(await accounts.attempts.take("ip " + where_from(request, server), 0.2))
    await server.database.transact(lambda found: letters.confirm(found, data.token))


@post("/api/auth/close", status_code=204, tags=["accounts"], summary="Delete my account")
async def close(data: JSONBody[Closing], server: TheServer, caller: TheCaller) -> None:
    """At once and for good: seats become free, games nobody else plays go, my talk loses its name."""
    accounts = accounts_of(server)
    slow_down(await accounts.attempts.take("close " + caller.id))
    if not await accounts.means_it(caller, data.password):
        raise ApiError(403, "the password is wrong", "wrong_password")
    await depart(server, caller.id)
