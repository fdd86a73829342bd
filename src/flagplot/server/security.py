"""The gate every request passes: who is asking, from where, and how often.

Embedded: only this machine may ask, only under a local name (a foreign page that points its own name at the
loopback address is refused), and only pages from here may change anything. Shared: sessions in cookies that
scripts cannot read, a token against forged requests, limits on how often one client may ask. On
both, a program that shows a token of its own may play one seat of one game (``programs.py``).
"""

from __future__ import annotations

import ipaddress
import secrets
import time
from collections import OrderedDict
from hashlib import blake2b
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from flagplot.server.errors import ApiError
from flagplot.server.settings import Settings

if TYPE_CHECKING:
    from flagplot.server.accounts import Accounts
    from flagplot.server.programs import Programs

COOKIE = "flagplot_session"
LOCAL_USER = "local"
SAFE = ("GET", "HEAD", "OPTIONS")
PROGRAMS = "programs"  # key in the ``opt`` of a handler that is meant for programs too
GUESTS = "guests"  # and of one that those without an account may use
FOR_PROGRAMS = {PROGRAMS: True}
FOR_GUESTS = {GUESTS: True}
FOR_ALL = FOR_PROGRAMS | FOR_GUESTS
_GUEST = "guest:"  # how ids of those without an account begin; those of people have no colon
_OPEN = ("/health",)  # never limited
_OPERATION = ("/health", "/metrics")  # asked under whatever name the machine has inside its own network


class Caller(msgspec.Struct, frozen=True):
    """Who is asking."""

    id: str
    name: str
    admin: bool = False
    csrf: str = ""
    token: str = ""  # hash of the session's token
    game: str = ""  # the only one a program may play
    behind: str = ""  # the user whose program it is


def guest(settings: Settings, scope: dict[str, Any], headers: dict[str, str], salt: str) -> Caller | None:
    """Somebody without an account, one for each address; None where nobody may look without one.

    The address itself cannot be read from the id: every process salts it anew.
    """
    if not settings.shared or not settings.guests:
        return None
    where = neighbourhood(address(settings, scope, headers))
    return Caller(_GUEST + blake2b(where.encode(), key=salt.encode(), digest_size=6).hexdigest(), "Guest")


def is_guest(user: str) -> bool:
    """Whether a user is somebody without an account."""
    return user.startswith(_GUEST)


class Bucket(msgspec.Struct):
    """A bucket of tokens that fills up again with time."""

    tokens: float
    at: float


class Limiter:
    """How often each client may ask; counted in each process by itself.

    For requests of any kind this is meant: the limit protects the processor of one process, a client's
    connections lead to one process, and a trip to the database would cost more than what it guards.
    Attempts to log in are counted by all processes together: see ``limits.SharedLimiter``.
    """

    def __init__(self, rate: float, burst: float, size: int = 20_000) -> None:
        self.rate, self.burst, self.size = rate, burst, size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> float:
        """Take a token; 0 when there was one, else the seconds to wait."""
        now = time.monotonic()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.burst, now)
            if len(self._buckets) > self.size:
                self._buckets.popitem(last=False)
        bucket.tokens = min(self.burst, bucket.tokens + (now - bucket.at) * self.rate)
        bucket.at = now
        self._buckets.move_to_end(key)
        if bucket.tokens >= cost:
            bucket.tokens -= cost
            return 0.0
        return (cost - bucket.tokens) / self.rate


class Hardened:
    """Headers that every answer carries, refusals and errors included."""

    def __init__(self, settings: Settings) -> None:
        told = {
            "x-content-type-options": "nosniff",
            "x-frame-options": "DENY",
            "referrer-policy": "same-origin",
        }
        if settings.public_url.startswith("https:"):
            told["strict-transport-security"] = "max-age=31536000"
        self._headers = [(key.encode(), value.encode()) for key, value in told.items()]

    async def __call__(self, message: Message, scope: Scope) -> None:
        """Before anything is sent."""
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *self._headers]


class Gate(ASGIMiddleware):
    """Lets a request in, or says why not."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, settings: Settings, accounts: Accounts | None, programs: Programs) -> None:
        self.settings = settings
        self.accounts, self.programs = accounts, programs
        self.limiter = Limiter(settings.rate, settings.burst)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Check, then pass on."""
        try:
            await self._admit(scope)
        except ApiError as error:
            if scope["type"] == ScopeType.WEBSOCKET:
                await send({"type": "websocket.close", "code": 4000 + error.status, "reason": error.code})
                return
            raise
        await next_app(scope, receive, send)

    async def _admit(self, scope: Scope) -> None:
        raw: dict[str, Any] = dict(scope)
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in raw["headers"]}
        websocket = raw["type"] == "websocket"
        method = "GET" if websocket else raw["method"]
        if raw["path"] not in _OPERATION or not self.settings.shared:
            self._check_host(headers.get("host", ""))
        if websocket or method not in SAFE:
            self._check_origin(headers)
        token = "" if raw["path"] in _OPERATION else bearer(headers.get("authorization", ""))
        caller = None if raw["path"] in _OPERATION else await self._caller(headers, token)
        scope["user"] = caller
        if raw["path"] not in _OPEN:
            self._check_rate(caller, raw, headers)
        if token:  # no page can make a browser send one, so it needs no other against forged requests
            self._check_program(caller, raw)
        elif not websocket and method not in SAFE and self.settings.shared and caller is not None:
            sent = headers.get("x-csrf-token", "")
            if not sent or not secrets.compare_digest(sent.encode(), caller.csrf.encode()):
                raise ApiError(403, "the header X-CSRF-Token is missing or wrong", "csrf")

    def _check_host(self, host: str) -> None:
        name = urlsplit(f"//{host}").hostname or "" if _readable(host) else ""
        if not self.settings.answers_to(name):
            raise ApiError(403, "this server does not answer under that name", "host")

    def _check_origin(self, headers: dict[str, str]) -> None:
        """A page of another site, or of another server on this machine, may not act in a player's name."""
        if headers.get("sec-fetch-site") == "cross-site":
            raise ApiError(403, "requests from other sites are refused", "origin")
        origin = headers.get("origin")
        if origin is None:
            return
        found = urlsplit(origin) if _readable(origin) else urlsplit("")
        ours = bool(self.settings.public_url) and origin == self.settings.public_url.rstrip("/")
        if not ours and (not found.netloc or found.netloc != headers.get("host")):
            raise ApiError(403, "requests from other sites are refused", "origin")

    @staticmethod
    def _check_program(caller: Caller | None, scope: dict[str, Any]) -> None:
        """A program may do what is meant for programs, in its own game; its seat is all it has there."""
        if caller is None:
            raise ApiError(401, "this token is not good, or not any more")
        if PROGRAMS not in scope["route_handler"].opt or scope["path_params"].get("id") != caller.game:
            raise ApiError(403, "a program may play its own seat and nothing else", "not_for_programs")

    async def _caller(self, headers: dict[str, str], bearer: str) -> Caller | None:
        if bearer:
            return await self.programs.caller(bearer)
        if self.accounts is None:
            return Caller(LOCAL_USER, "You")
        token = cookie_value(headers.get("cookie", ""), cookie_name(self.settings, COOKIE))
        return await self.accounts.caller(token) if token else None

    def _check_rate(self, caller: Caller | None, scope: dict[str, Any], headers: dict[str, str]) -> None:
        if not self.settings.shared:
            return
        where = neighbourhood(address(self.settings, scope, headers))
        key = caller.behind or caller.id if caller is not None else "ip " + where
        wait = self.limiter.take(key)
        if wait:
            raise ApiError(
                429, "too many requests; wait a moment", headers={"Retry-After": str(int(wait) + 1)}
            )


def address(settings: Settings, scope: dict[str, Any], headers: dict[str, str]) -> str:
    """The address of a client."""
    if settings.trusted_proxy and headers.get("x-forwarded-for"):
        return headers["x-forwarded-for"].split(",")[-1].strip()
    client = scope.get("client")
    return client[0] if client else "?"


def neighbourhood(address: str) -> str:
    """What counts as one client: an IPv4 address, or the /64 of an IPv6 address, which is one household."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    return str(ipaddress.ip_network((found, 64), strict=False)) if found.version == 6 else str(found)


def cookie_name(settings: Settings, name: str) -> str:
    """Under https with the prefix by which browsers let nobody but this very host set a cookie."""
    return f"__Host-{name}" if settings.secure else name


def cookie_value(header: str, name: str) -> str:
    """What a Cookie header says under a name; empty when there is nothing that can be read."""
    try:
        cookies = SimpleCookie(header)
    except CookieError:
        return ""
    return cookies[name].value if name in cookies else ""


def bearer(header: str) -> str:
    """The token in an Authorization header; empty when there is none."""
    kind, _, token = header.strip().partition(" ")
    return token.strip() if kind.casefold() == "bearer" else ""


def _readable(text: str) -> bool:
    """Whether an address can be taken apart at all."""
    try:
        urlsplit(text if "//" in text else f"//{text}").port  # noqa: B018 - the look itself may raise
    except ValueError:
        return False
    return True
