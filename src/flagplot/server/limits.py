"""Limits that hold for all processes together and outlive them: how often somebody may try to log in."""

from __future__ import annotations

import time
from hashlib import sha256

from sqlalchemy import Connection, delete, select, text, update

from flagplot.server.database import Database
from flagplot.server.schema import attempts

_CLEANING = 600.0  # seconds between looks for buckets that are full again
_FIRST = text(
    "INSERT INTO attempts (key, tokens, at) VALUES (:key, :tokens, :at) ON CONFLICT (key) DO NOTHING"
)


class SharedLimiter:
    """Buckets of tokens in the database; each fills up again with time."""

    def __init__(self, database: Database, name: str, rate: float, burst: float) -> None:
        self.database = database
        self.name, self.rate, self.burst = name, rate, burst
        self._cleaned = 0.0

    async def take(self, key: str, cost: float = 1.0) -> float:
        """Take a token; 0 when there was one, else the seconds to wait."""
        hashed = self._hashed(key)
        return await self.database.transact(lambda connection: self._take(connection, hashed, cost))

    async def wait(self, key: str) -> float:
        """Seconds until there is a token; takes none."""
        query = select(attempts).where(attempts.c.key == self._hashed(key))
        row = await self.database.look(lambda connection: connection.execute(query).one_or_none())
        if row is None:
            return 0.0
        tokens: float = row.tokens + (time.time() - row.at) * self.rate
        return max(0.0, 1.0 - tokens) / self.rate

    def _hashed(self, key: str) -> str:
        return sha256(f"{self.name} {key}".encode()).hexdigest()

    def _take(self, connection: Connection, key: str, cost: float) -> float:
        now = time.time()
        if now - self._cleaned > _CLEANING:
            self._cleaned = now
            connection.execute(delete(attempts).where(attempts.c.at < now - 86400.0))
        connection.execute(_FIRST, {"key": key, "tokens": self.burst, "at": now})
        # the row is locked until the end, so that two processes cannot take the same token
        row = connection.execute(select(attempts).where(attempts.c.key == key).with_for_update()).one()
        tokens: float = min(self.burst, row.tokens + max(0.0, now - row.at) * self.rate)
        if tokens < cost:
            return float(cost - tokens) / self.rate
        connection.execute(update(attempts).where(attempts.c.key == key).values(tokens=tokens - cost, at=now))
        return 0.0
