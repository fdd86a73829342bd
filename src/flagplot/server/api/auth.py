"""Accounts: register, log in, log out, where notices go."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from sqlalchemy import select

from flagplot.server.access import TheCaller, TheServer
from flagplot.server.accounts import LASTS, Accounts, folded
from flagplot.server.api.seats import _invited, clean
from flagplot.server.errors import ApiError
from flagplot.server.schema import users
from flagplot.server.security import COOKIE, address

SAME_SITE: Literal["lax"] = "lax"
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


class Notices(msgspec.Struct, forbid_unknown_fields=True):
    """Where to say that it is my turn."""

    email: Email = ""
    webhook: Annotated[str, msgspec.Meta(max_length=400)] = ""


class Entered(msgspec.Struct):
    """Who is logged in now."""

    id: str
    name: str
    csrf: str


def accounts_of(server: TheServer) -> Accounts:
    """The accounts of a shared server."""
    if server.accounts is None:
        raise ApiError(404, "this server has no accounts")
    return server.accounts


def _slow_down(wait: float) -> None:
    if wait:
        headers = {"Retry-After": str(int(wait) + 1)}
        raise ApiError(429, "too many attempts; wait a while", headers=headers)


def _address(request: Request[Any, Any, Any], server: TheServer) -> str:
    return address(server.settings, dict(request.scope), dict(request.headers))


async def _entered(server: TheServer, user: str, name: str) -> Response[Entered]:
    token, csrf = await accounts_of(server).begin(user)
    return Response(Entered(user, name, csrf), cookies=[_cookie(server, token, int(LASTS))])


def _cookie(server: TheServer, value: str, age: int) -> Cookie:
    secure = server.settings.secure
    return Cookie(
        COOKIE, value=value, max_age=age, path="/", httponly=True, secure=secure, samesite=SAME_SITE
    )


@post("/api/auth/register", status_code=201, tags=["accounts"], summary="Open an account")
async def register(
    request: Request[Any, Any, Any], data: JSONBody[Registration], server: TheServer
) -> Response[Entered]:
    """The new user is logged in."""
    accounts = accounts_of(server)
    _slow_down(await accounts.newcomers.take(_address(request, server)))
    if server.settings.registration == "closed":
        raise ApiError(403, "accounts are opened by the administrator", "registration_closed")
    if server.settings.registration == "invited":
        if data.invite is None:
            raise ApiError(403, "an invitation is needed", "invite_needed")
        await _invited(server, data.invite)
    user = await accounts.register(clean(data.name), data.password, clean(data.email))
    answer = await _entered(server, user, " ".join(data.name.split()))
    answer.status_code = 201
    return answer


@post("/api/auth/login", status_code=200, tags=["accounts"], summary="Log in")
async def login(
    request: Request[Any, Any, Any], data: JSONBody[Login], server: TheServer
) -> Response[Entered]:
    """A session begins; its token comes in a cookie that scripts cannot read."""
    accounts = accounts_of(server)
    _slow_down(await accounts.attempts.take("ip " + _address(request, server), 0.2))
    _slow_down(await accounts.attempts.take("name " + folded(clean(data.name))))
    user = await accounts.log_in(clean(data.name), data.password)
    async with server.database.read() as connection:
        name = (await connection.execute(select(users.c.name).where(users.c.id == user))).scalar_one()
    answer = await _entered(server, user, name)
    answer.status_code = 200
    return answer


@post("/api/auth/logout", status_code=204, tags=["accounts"], summary="Log out")
async def logout(server: TheServer, caller: TheCaller) -> Response[None]:
    """The session ends."""
    await accounts_of(server).end(caller)
    await server.farewell(caller.id)
    return Response(None, status_code=204, cookies=[_cookie(server, "", 0)])


@post("/api/auth/password", status_code=204, tags=["accounts"], summary="Change my password")
async def change_password(data: JSONBody[NewPassword], server: TheServer, caller: TheCaller) -> None:
    """My other sessions end."""
    accounts = accounts_of(server)
    _slow_down(await accounts.attempts.take("name " + folded(caller.name)))
    await accounts.change_password(caller, data.old, data.new)
    await server.farewell(caller.id)


@get("/api/auth/notices", tags=["accounts"], summary="Where my notices go")
async def read_notices(server: TheServer, caller: TheCaller) -> Notices:
    """E-mail address and web hook."""
    accounts_of(server)
    query = select(users.c.email, users.c.webhook).where(users.c.id == caller.id)
    async with server.database.read() as connection:
        row = (await connection.execute(query)).one()
    return Notices(row.email, row.webhook)


@put("/api/auth/notices", tags=["accounts"], summary="Say where my notices go")
async def write_notices(data: JSONBody[Notices], server: TheServer, caller: TheCaller) -> Notices:
    """Empty: no notices."""
    await accounts_of(server).set_notices(caller.id, clean(data.email), clean(data.webhook))
    return data
