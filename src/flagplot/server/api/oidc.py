"""Log in with an account one has elsewhere: there, and back again."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import QueryParameter

from flagplot.server import oidc
from flagplot.server.access import Server, TheServer, accounts_of, slow_down
from flagplot.server.accounts import LASTS, User, device_mark
from flagplot.server.api.auth import DEVICE, admission, cookie, remembered, where_from
from flagplot.server.errors import ApiError
from flagplot.server.security import COOKIE

_PLACE = re.compile(r"/(?:[\w-]+(?:/[\w-]+)*)?")  # inside the client
Word = Annotated[str, QueryParameter(max_length=2000)]


def _elsewhere(request: Request[Any, Any, Any], server: Server) -> oidc.Elsewhere:
    provider = server.settings.oidc
    if provider is None:
        raise ApiError(404, "nobody logs in elsewhere for this server")
    base = server.settings.public_url or str(request.base_url).rstrip("/")
    return server.elsewhere.setdefault(base, oidc.Elsewhere(provider, f"{base}/api/auth/oidc/back"))


@get("/api/auth/oidc", tags=["accounts"], summary="Log in elsewhere", status_code=302)
async def leave(
    request: Request[Any, Any, Any],
    server: TheServer,
    back: Annotated[str, QueryParameter(max_length=200, description="Place in the client")] = "/",
) -> Response[None]:
    """The browser is sent to the provider."""
    accounts, elsewhere = accounts_of(server), _elsewhere(request, server)
    slow_down(await accounts.attempts.take("ip " + where_from(request, server), 0.2))
    place = back if _PLACE.fullmatch(back) else "/"
    address, away = await server.crew.letters.run(oidc.safely, lambda: elsewhere.leave(place))
    kept = urlsafe_b64encode(msgspec.json.encode(away)).decode()
    cookies = [cookie(server, oidc.COOKIE, kept, oidc.LASTS)]
    return Response(None, status_code=302, headers={"Location": address}, cookies=cookies)


@get("/api/auth/oidc/back", tags=["accounts"], summary="Come back logged in", status_code=302)
async def arrive(
    request: Request[Any, Any, Any],
    server: TheServer,
    mark: Annotated[str, QueryParameter(name="state", max_length=200)] = "",
    code: Word = "",
    error: Word = "",
) -> Response[None]:
    """A session begins; who has not been here before gets an account, where accounts are open."""
    accounts, elsewhere = accounts_of(server), _elsewhere(request, server)
    slow_down(await accounts.attempts.take("ip " + where_from(request, server), 0.2))
    away = _kept(remembered(request, server, oidc.COOKIE))
    if error:
        raise ApiError(403, "the provider did not let you in", "oidc")
    person = await server.crew.letters.run(oidc.safely, lambda: elsewhere.arrive(away, mark, code))
    user = await _known(server, elsewhere.provider.issuer, person, away.back)
    token, _ = await accounts.begin(user.id)
    cookies = [
        cookie(server, oidc.COOKIE, "", 0),
        cookie(server, COOKIE, token, LASTS),
        cookie(server, DEVICE, user.device, 12 * LASTS),
    ]
    return Response(None, status_code=302, headers={"Location": f"/#{away.back}"}, cookies=cookies)


async def _known(server: Server, issuer: str, person: oidc.Person, back: str) -> User:
    """The user somebody is here, a new one if need be; where an invitation is needed, it is the way back."""
    row = await server.database.look(lambda found: oidc.known(found, issuer, person.subject))
    if row is not None:
        return User(row.id, row.name, device_mark(row.id, row.password))
    if server.settings.registration == "closed":
        raise ApiError(403, "accounts are opened by the administrator", "registration_closed")
    admit = None
    if server.settings.registration == "invited":
        admit = await admission(server, back.removeprefix("/join/") if back.startswith("/join/") else None)
    async with server.database.write() as connection:
        if admit is not None:
            await admit(connection)
        id, name = await connection.run_sync(oidc.settle, issuer, person)
    return User(id, name, device_mark(id, ""))


def _kept(value: str) -> oidc.Away:
    try:
        return msgspec.json.decode(urlsafe_b64decode(value.encode()), type=oidc.Away)
    except (ValueError, msgspec.MsgspecError):
        raise ApiError(400, "this log-in was not begun here; try again", "oidc") from None
