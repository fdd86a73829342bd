"""The door to the database: connections, transactions, migrations."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from flagplot.kernel.errors import BadInputError

MIGRATIONS = Path(__file__).parent / "migrations"
_MIGRATING = 7_461_940  # number of the lock that lets only one process migrate


class Database:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str, pool: int = 10) -> None:
        parsed = make_url(url)
        self.url = url
        self.postgres = parsed.get_backend_name() == "postgresql"
        if not self.postgres and parsed.drivername != "sqlite+aiosqlite":
            raise BadInputError(
                "a database sqlite+aiosqlite:///FILE or postgresql+asyncpg://... "
                f"expected, found {parsed.drivername}"
            )
        if not self.postgres and parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine: AsyncEngine = create_async_engine(
            url,
            pool_size=pool,
            max_overflow=pool,
            pool_pre_ping=self.postgres,
            json_serializer=lambda value: msgspec.json.encode(value).decode(),
            json_deserializer=msgspec.json.decode,
        )
        # PostgreSQL would show each statement what has been committed meanwhile; SQLite never does
        self._still = self.engine
        if self.postgres:
            self._still = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._writing = asyncio.Lock()
        if not self.postgres:
            _tune_sqlite(self.engine)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for looking; everything seen through it is of one moment."""
        async with self._still.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self, *, still: bool = False) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it happens, or nothing; with ``still`` it also sees only one moment."""
        if self.postgres:
            async with (self._still if still else self.engine).begin() as connection:
                yield connection
            return
        async with self._writing, self.engine.connect() as connection:  # SQLite has one writer at a time
            await connection.execution_options(flagplot_write=True)
            async with connection.begin():
                yield connection

    @asynccontextmanager
    async def versions(self) -> AsyncIterator[Callable[[], Awaitable[int]]]:
        """SQLite only: what gives a number that changes whenever anybody has written to the file."""
        async with self.engine.connect() as connection:

            async def version() -> int:
                found = (await connection.exec_driver_sql("PRAGMA data_version")).scalar_one()
                await connection.rollback()
                return int(found)

            yield version

    async def upgrade(self) -> None:
        """Bring the tables to the present schema."""
        async with self.engine.connect() as connection:
            if self.postgres:
                await connection.execute(text(f"SELECT pg_advisory_lock({_MIGRATING})"))
                await connection.commit()
            try:
                await connection.run_sync(_migrate)
                await connection.commit()
            finally:
                if self.postgres:
                    await connection.execute(text(f"SELECT pg_advisory_unlock({_MIGRATING})"))
                    await connection.commit()

    async def close(self) -> None:
        """Let go of every connection."""
        await self.engine.dispose()


def alembic_config(connection: Connection | None = None) -> Config:
    """The settings of Alembic; no ini file is needed."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _migrate(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")


def _tune_sqlite(engine: AsyncEngine) -> None:
    """WAL, a full sync at each commit, and transactions that begin where we say."""

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        raw: Any = connection
        raw.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        writing = connection.get_execution_options().get("flagplot_write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
