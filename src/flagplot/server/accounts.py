"""Accounts and sessions of a shared server."""

from __future__ import annotations

import asyncio
import hmac
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from flagplot.kernel.errors import BadInputError
from flagplot.server import names
from flagplot.server.database import Database
from flagplot.server.errors import ApiError
from flagplot.server.limits import SharedLimiter
from flagplot.server.schema import sessions, users
from flagplot.server.security import Caller
from flagplot.server.settings import Settings
from flagplot.server.threads import Threads

LASTS = 30 * 86400.0  # seconds a session lasts
_CACHED = 5.0  # seconds a session is believed without asking the database
_LABEL = r"[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_EMAIL = re.compile(rf"[\w.!#$%&'*+/=?^`{{|}}~-]{{1,64}}@{_LABEL}(\.{_LABEL})*", re.ASCII)
_HESITATION = 5.0  # seconds that an attempt waits at most when a name is being guessed at


# what it costs to try one password, as is advised for servers that many log in to
ROUNDS, MEMORY = 2, 19 * 1024  # kilobytes


class User(NamedTuple):
    """Somebody who has logged in."""

    id: str
    name: str
    device: str  # what the browser is to keep


class Accounts:
    """Who may log in, and who is."""

    def __init__(self, database: Database, settings: Settings, threads: Threads) -> None:
        from argon2 import PasswordHasher  # only a shared server needs it

        self.database = database
        self.settings = settings
        self._hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY, parallelism=1)
        self._seen: OrderedDict[str, tuple[float, Caller]] = OrderedDict()
        self._forgotten = 0  # how often sessions were to be asked about again
        self._threads = threads
        # of one address, and of one address for one name: whoever guesses keeps only themselves out
        self.attempts = SharedLimiter(database, "log in", 10 / 60, 10)
        # wrong ones for one name from anywhere: more only make the next ones wait, never fail
        self.guesses = SharedLimiter(database, "guess", 30 / 60, 30)
        self.letters = SharedLimiter(database, "letter", 10 / 3600, 10)  # letters somebody lets us send
        self.newcomers = SharedLimiter(database, "register", 10 / 3600, 10)  # accounts from one address
        self._nobody = self._hasher.hash(secrets.token_urlsafe(9))

    # -- sessions ----------------------------------------------------------------------------------------

    async def caller(self, token: str) -> Caller | None:
        """Who holds a session's token."""
        hashed = _hashed(token)
        now = time.time()
        seen = self._seen.get(hashed)
        if seen is not None and seen[0] > now:
            return seen[1]
        asked = self._forgotten
        query = (
            select(users.c.id, users.c.name, users.c.admin, sessions.c.csrf)
            .join(sessions, sessions.c.user_id == users.c.id)
            .where(sessions.c.token == hashed, sessions.c.expires > now)
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            self._seen.pop(hashed, None)
            return None
        caller = Caller(row.id, row.name, row.admin, row.csrf, hashed)
        if asked == self._forgotten:  # else it may have ended while it was looked up
            self._seen[hashed] = (now + _CACHED, caller)
        if len(self._seen) > 10_000:
            self._seen.popitem(last=False)
        return caller

    async def begin(self, user: str) -> tuple[str, str]:
        """A new session: the token for the cookie, and the token against forged requests."""
        token, csrf, now = secrets.token_urlsafe(32), secrets.token_urlsafe(24), time.time()
        row = {"token": _hashed(token), "user_id": user, "csrf": csrf, "created": now, "expires": now + LASTS}
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires < now))
            await connection.execute(insert(sessions).values(**row))
        return token, csrf

    async def end(self, caller: Caller) -> None:
        """Log out."""
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == caller.token))
        self.forget(caller.id)

    def forget(self, user: str | None = None) -> None:
        """Ask the database again whether sessions (of a user) are good."""
        self._forgotten += 1
        for hashed in [hashed for hashed, (_, caller) in self._seen.items() if user in (None, caller.id)]:
            del self._seen[hashed]

    async def still_good(self, hashed: Collection[str]) -> set[str]:
        """Those of some sessions (by the hashes of their tokens) that have not ended."""
        asked, now = sorted(hashed), time.time()
        found: set[str] = set()
        async with self.database.read() as connection:
            for begin in range(0, len(asked), 500):
                query = select(sessions.c.token).where(
                    sessions.c.token.in_(asked[begin : begin + 500]), sessions.c.expires > now
                )
                found.update((await connection.execute(query)).scalars())
        return found

    # -- people ------------------------------------------------------------------------------------------

    async def register(
        self,
        name: str,
        password: str,
        email: str = "",
        *,
        admin: bool = False,
        also: Callable[[AsyncConnection], Awaitable[None]] | None = None,
    ) -> str:
        """A new account; its id. ``also`` is done in the same transaction."""
        name = names.clean(name)
        names.check_password(password, name)
        _check_email(email)
        if await self._find(name) is not None:
            raise _taken()
        hashed = await self._threads.run(self._hasher.hash, password)
        id = secrets.token_urlsafe(9)
        row = {"id": id, "name": name, "folded": names.skeleton(name), "password": hashed, "email": email}
        try:
            async with self.database.write() as connection:
                if also is not None:
                    await also(connection)
                values = {**row, "webhook": "", "admin": admin, "created": time.time()}
                await connection.execute(insert(users).values(**values))
        except IntegrityError:
            raise _taken() from None
        return id

    async def log_in(self, name: str, password: str, device: str = "") -> User:
        """The user whose password fits; takes as long when there is no such user.

        ``device`` is what the browser was given when the user last logged in with it: such a browser does not
        have to wait while others guess at the name.
        """
        row = await self._find(name)
        stored = row.password if row else self._nobody
        key = names.skeleton(name)
        if row is None or not secrets.compare_digest(device.encode(), device_mark(row.id, stored).encode()):
            await asyncio.sleep(min(_HESITATION, await self.guesses.wait(key)))
        fits = await self._fits(stored, password)
        if row is None or not fits:
            await self.guesses.take(key)
            raise ApiError(401, "name or password is wrong", "wrong_password")
        return User(row.id, row.name, device_mark(row.id, stored))

    async def _find(self, name: str) -> Any:
        """A user by name; one from before names were compared by their looks is kept under the plain name."""
        plain = " ".join(name.split()).casefold()[: names.LONGEST]
        query = select(users).where(users.c.folded.in_((names.skeleton(name), plain)))
        async with self.database.read() as connection:
            rows = list(await connection.execute(query))
        return next((row for row in rows if row.folded == plain), rows[0] if rows else None)

    async def _fits(self, hashed: str, password: str) -> bool:
        from argon2.exceptions import VerificationError

        if not hashed:  # logs in elsewhere; to find that out takes as long as a wrong password
            hashed, password = self._nobody, ""
        try:
            return await self._threads.run(self._hasher.verify, hashed, password[:200])
        except VerificationError:
            return False

    async def change_password(self, caller: Caller, old: str, new: str) -> None:
        """Another password; every other session of the user ends."""
        names.check_password(new, caller.name)
        async with self.database.read() as connection:
            query = select(users.c.password).where(users.c.id == caller.id)
            stored = (await connection.execute(query)).scalar_one()
        if not await self._fits(stored, old):
            raise ApiError(403, "the old password is wrong", "wrong_password")
        await self._set_password(caller.id, new, sessions.c.token != caller.token)

    async def reset_password(self, name: str, new: str) -> str:
        """Another password, set by an administrator; every session of the user ends. The user's id."""
        row = await self._find(name)
        if row is None:
            raise BadInputError(f"the name of a user expected, found {name!r}")
        names.check_password(new, row.name)
        await self._set_password(row.id, new)
        return str(row.id)

    async def set_password(self, user: str, new: str, email: str) -> None:
        """Another password for whoever has read a letter to an address; every session of the user ends."""
        await self._set_password(user, new)
        mine = (users.c.id == user, users.c.email == email)
        async with self.database.write() as connection:
            await connection.execute(update(users).where(*mine).values(confirmed=True))

    async def means_it(self, caller: Caller, password: str) -> bool:
        """Whether somebody says the password; who has none says the name."""
        async with self.database.read() as connection:
            query = select(users.c.password).where(users.c.id == caller.id)
            stored = (await connection.execute(query)).scalar_one()
        return await self._fits(stored, password) if stored else password == caller.name

    async def _set_password(self, user: str, new: str, *which: ColumnElement[bool]) -> None:
        hashed = await self._threads.run(self._hasher.hash, new)
        async with self.database.write() as connection:
            await connection.execute(update(users).where(users.c.id == user).values(password=hashed))
            await connection.execute(delete(sessions).where(sessions.c.user_id == user, *which))
        self.forget(user)

    async def set_notices(self, user: str, email: str, webhook: str) -> bool:
        """Where notices for a user go; whether the address must still be confirmed."""
        _check_email(email)
        if webhook and not re.fullmatch(r"https?://[^\s/]+\S{0,400}", webhook):
            raise BadInputError("webhook: an http or https address expected")
        async with self.database.write() as connection:
            mine = users.c.id == user
            same = update(users).where(mine, users.c.email != email).values(email=email, confirmed=False)
            await connection.execute(same)
            await connection.execute(update(users).where(mine).values(webhook=webhook))
            query = select(users.c.confirmed).where(mine)
            return bool(email) and not (await connection.execute(query)).scalar_one()


def device_mark(user: str, password: str) -> str:
    """What a browser keeps of a log-in; only the stored hash makes it, and a new password ends it."""
    return hmac.new(password.encode(), f"device {user}".encode(), sha256).hexdigest()


def _taken() -> ApiError:
    return ApiError(409, "that name is taken, or looks like one that is", "name_taken")


def _check_email(email: str) -> None:
    if email and not _EMAIL.fullmatch(email):
        raise BadInputError("email: one address such as ann@example.org expected")


def _hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
