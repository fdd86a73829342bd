"""Accounts and sessions of a shared server."""

from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Collection
from hashlib import sha256

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from flagplot.kernel.errors import BadInputError
from flagplot.server.database import Database
from flagplot.server.errors import ApiError
from flagplot.server.limits import SharedLimiter
from flagplot.server.schema import sessions, users
from flagplot.server.security import Caller
from flagplot.server.settings import Settings
from flagplot.server.threads import Threads

LASTS = 30 * 86400.0  # seconds a session lasts
_CACHED = 5.0  # seconds a session is believed without asking the database
_NAME = re.compile(r"[\w.-][\w .-]{0,38}[\w.-]|[\w.-]", re.UNICODE)
_EMAIL = re.compile(r"[^@\s]{1,64}@[^@\s]{1,130}")


class Accounts:
    """Who may log in, and who is."""

    def __init__(self, database: Database, settings: Settings, threads: Threads) -> None:
        from argon2 import PasswordHasher  # only a shared server needs it

        self.database = database
        self.settings = settings
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._seen: OrderedDict[str, tuple[float, Caller]] = OrderedDict()
        self._threads = threads
        self.attempts = SharedLimiter(database, "log in", 10 / 60, 10)  # for one name or address
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
        self._seen.pop(caller.token, None)
        async with self.database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.token == caller.token))

    def forget(self, user: str) -> None:
        """Ask the database again whether sessions of a user are good."""
        for hashed in [hashed for hashed, (_, caller) in self._seen.items() if caller.id == user]:
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

    async def register(self, name: str, password: str, email: str = "", *, admin: bool = False) -> str:
        """A new account; its id."""
        name = " ".join(name.split())
        if not _NAME.fullmatch(name):
            raise BadInputError("name: 1 to 40 letters, digits, dots, dashes or inner blanks expected")
        if not 8 <= len(password) <= 200:
            raise BadInputError("password: 8 to 200 characters expected")
        if email and not _EMAIL.fullmatch(email):
            raise BadInputError("email: an address such as ann@example.org expected")
        hashed = await self._threads.run(self._hasher.hash, password)
        id = secrets.token_urlsafe(9)
        row = {"id": id, "name": name, "folded": folded(name), "password": hashed, "email": email}
        try:
            async with self.database.write() as connection:
                values = {**row, "webhook": "", "admin": admin, "created": time.time()}
                await connection.execute(insert(users).values(**values))
        except IntegrityError:
            raise ApiError(409, "that name is taken", "name_taken") from None
        return id

    async def log_in(self, name: str, password: str) -> str:
        """The id of a user whose password fits; takes as long when there is no such user."""
        query = select(users.c.id, users.c.password).where(users.c.folded == folded(name))
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        fits = await self._fits(row.password if row else self._nobody, password)
        if row is None or not fits:
            raise ApiError(401, "name or password is wrong", "wrong_password")
        return str(row.id)

    async def _fits(self, hashed: str, password: str) -> bool:
        from argon2.exceptions import VerificationError

        try:
            return await self._threads.run(self._hasher.verify, hashed, password[:200])
        except VerificationError:
            return False

    async def change_password(self, caller: Caller, old: str, new: str) -> None:
        """Another password; every other session of the user ends."""
        if not 8 <= len(new) <= 200:
            raise BadInputError("password: 8 to 200 characters expected")
        async with self.database.read() as connection:
            query = select(users.c.password).where(users.c.id == caller.id)
            stored = (await connection.execute(query)).scalar_one()
        if not await self._fits(stored, old):
            raise ApiError(403, "the old password is wrong", "wrong_password")
        hashed = await self._threads.run(self._hasher.hash, new)
        async with self.database.write() as connection:
            await connection.execute(update(users).where(users.c.id == caller.id).values(password=hashed))
            others = (sessions.c.user_id == caller.id, sessions.c.token != caller.token)
            await connection.execute(delete(sessions).where(*others))
        self._seen.clear()

    async def set_notices(self, user: str, email: str, webhook: str) -> None:
        """Where notices for a user go."""
        if email and not _EMAIL.fullmatch(email):
            raise BadInputError("email: an address such as ann@example.org expected")
        if webhook and not re.fullmatch(r"https?://[^\s/]+\S{0,400}", webhook):
            raise BadInputError("webhook: an http or https address expected")
        async with self.database.write() as connection:
            query = update(users).where(users.c.id == user)
            await connection.execute(query.values(email=email, webhook=webhook))


def folded(name: str) -> str:
    """A name as it is compared: without case and needless blanks."""
    return " ".join(name.split()).casefold()[:40]


def _hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
