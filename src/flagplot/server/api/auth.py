"""Accounts: register, log in, log out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from flagplot.server.access import TheCaller, TheServer, accounts_of, slow_down
from flagplot.server.accounts import LASTS, User
from flagplot.server.api.seats import _invited, clean
from flagplot.server.errors import ApiError
from flagplot.server.names import skeleton
from flagplot.server.posting import ask_to_confirm
from flagplot.server.schema import invites
from flagplot.server.security import COOKIE, address, cookie_name, neighbourhood

SAME_SITE: Literal["lax"] = "lax"
DEVICE = "flagplot_device"  # by which a browser is known again, see accounts.device_mark
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
LoginName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Email = Annotated[str, msgspec.Meta(max_length=200)]


class Registration(msgspec.Struct, forbid_unknown_fields=True):
    """A new account."""

    name: LoginName
    password: Password
    email: Email = ""
    invite: Annotated[str, msgspec.Meta(max_length=60)] | None = None


class Login(msgspec.Struct, forbid_unknown_fields=True):
    """A name and its password."""

    name: LoginName
    password: Password


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    """Another password."""

    old: Password
    new: Password


class Entered(msgspec.Struct):
    """Who is logged in now."""

    id: str
    name: str
    csrf: str


def where_from(request: Request[Any, Any, Any], server: TheServer) -> str:
    """What counts as one client."""
    return neighbourhood(address(server.settings, dict(request.scope), dict(request.headers)))


async def entered(server: TheServer, user: User, status: int) -> Response[Entered]:
    """A session begins."""
    token, csrf = await accounts_of(server).begin(user.id)
    cookies = [cookie(server, COOKIE, token, LASTS), cookie(server, DEVICE, user.device, 12 * LASTS)]
    return Response(Entered(user.id, user.name, csrf), cookies=cookies, status_code=status)


def cookie(server: TheServer, name: str, value: str, age: float) -> Cookie:
    """A cookie that scripts cannot read."""
    return Cookie(
        cookie_name(server.settings, name),
        value=value,
        max_age=int(age),
        path="/",
        httponly=True,
        secure=server.settings.secure,
        samesite=SAME_SITE,
    )


def remembered(request: Request[Any, Any, Any], server: TheServer, name: str) -> str:
    """What the browser has kept under a name."""
    return request.cookies.get(cookie_name(server.settings, name), "")


@post("/api/auth/register", status_code=201, tags=["accounts"], summary="Open an account")
async def register(
    request: Request[Any, Any, Any], data: JSONBody[Registration], server: TheServer
) -> Response[Entered]:
    """The new user is logged in; a letter asks whether the address is theirs."""
    accounts = accounts_of(server)
    slow_down(await accounts.newcomers.take(where_from(request, server)))
    if server.settings.registration == "closed":
        raise ApiError(403, "accounts are opened by the administrator", "registration_closed")
    also = await admission(server, data.invite) if server.settings.registration == "invited" else None
    await accounts.register(clean(data.name), data.password, clean(data.email), also=also)
    user = await accounts.log_in(clean(data.name), data.password)
    await ask_to_confirm(server, user.id, user.name, clean(data.email))
    return await entered(server, user, 201)


async def admission(server: TheServer, invite: str | None) -> Callable[[AsyncConnection], Awaitable[None]]:
    """What counts an account of an invitation, in the transaction that opens it: one for each seat."""
    if invite is None:
        raise ApiError(403, "an invitation is needed", "invite_needed")
    row = await _invited(server, invite)
    live = await server.tables.fresh(row.game_id)
    guests = [seat for seat in live.seats.values() if seat.kind != "bot" and seat.person != live.head.owner]
    most = 1 if row.seat is not None else max(1, len(guests))
    mine = (invites.c.token == row.token, invites.c.accounts < most)
    count = update(invites).where(*mine).values(accounts=invites.c.accounts + 1)

    async def admit(connection: AsyncConnection) -> None:
        if (await connection.execute(count)).rowcount != 1:
            raise ApiError(403, "this invitation has opened an account for every seat", "invite_used")

    return admit


@post("/api/auth/login", status_code=200, tags=["accounts"], summary="Log in")
async def login(
    request: Request[Any, Any, Any], data: JSONBody[Login], server: TheServer
) -> Response[Entered]:
    """A session begins; its token comes in a cookie that scripts cannot read."""
    accounts, name, where = accounts_of(server), clean(data.name), where_from(request, server)
    mine = f"{skeleton(name)} from {where}"
    slow_down(await accounts.attempts.take("ip " + where, 0.2))
    slow_down(await accounts.attempts.take(mine))
    user = await accounts.log_in(name, data.password, remembered(request, server, DEVICE))
    await accounts.attempts.take(mine, -1.0)  # only wrong ones count
    return await entered(server, user, 200)


@post("/api/auth/logout", status_code=204, tags=["accounts"], summary="Log out")
async def logout(server: TheServer, caller: TheCaller) -> Response[None]:
    """The session ends."""
    await accounts_of(server).end(caller)
    await server.farewell(caller.id)
    return Response(None, status_code=204, cookies=[cookie(server, COOKIE, "", 0)])


@post("/api/auth/password", status_code=204, tags=["accounts"], summary="Change my password")
async def change_password(data: JSONBody[NewPassword], server: TheServer, caller: TheCaller) -> None:
    """My other sessions end."""
    accounts = accounts_of(server)
    slow_down(await accounts.attempts.take("change " + caller.id))
    await accounts.change_password(caller, data.old, data.new)
    await server.farewell(caller.id)
