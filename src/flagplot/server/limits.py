"""Limits that hold for all processes together and outlive them: how often somebody may try to log in."""

from __future__ import annotations

import time
from hashlib import sha256

from sqlalchemy import delete, select, text, update

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
        now = time.time()
        hashed = sha256(f"{self.name} {key}".encode()).hexdigest()
        async with self.database.write() as connection:
            if now - self._cleaned > _CLEANING:
                self._cleaned = now
                await connection.execute(delete(attempts).where(attempts.c.at < now - 86400.0))
            await connection.execute(_FIRST, {"key": hashed, "tokens": self.burst, "at": now})
            # the row is locked until the end, so that two processes cannot take the same token
            row = (
                await connection.execute(select(attempts).where(attempts.c.key == hashed).with_for_update())
            ).one()
            tokens = min(self.burst, row.tokens + max(0.0, now - row.at) * self.rate)
            wait = 0.0 if tokens >= cost else (cost - tokens) / self.rate
            if not wait:
                query = update(attempts).where(attempts.c.key == hashed)
                await connection.execute(query.values(tokens=tokens - cost, at=now))
        return wait
