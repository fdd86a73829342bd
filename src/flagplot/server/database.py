"""The door to the database: connections, transactions, migrations."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from flagplot.kernel.errors import BadInputError

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
_THREADS = 3  # that work on a SQLite file: one may write, the others look
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
        if self.postgres and find_spec("asyncpg") is None:
            raise BadInputError("the package asyncpg expected, found none: pip install 'flagplot[postgres]'")
        if not self.postgres and parsed.database:
            Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        self.engine: AsyncEngine = create_async_engine(
            url,
            pool_size=pool,
            max_overflow=pool,
            pool_pre_ping=self.postgres,
            json_serializer=_to_json,
            json_deserializer=msgspec.json.decode,
        )
        # PostgreSQL would show each statement what has been committed meanwhile; SQLite never does
        self._still = self.engine
        if self.postgres:
            self._still = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self._writing = asyncio.Lock()
        self._threads = ThreadPoolExecutor(_THREADS, "flagplot-sqlite")
        self._plain: Engine | None = None
        if not self.postgres:
            self._plain = create_engine(
                parsed.set(drivername="sqlite"),
                pool_size=_THREADS,
                json_serializer=_to_json,
                json_deserializer=msgspec.json.decode,
            )
            _tune_sqlite(self._plain)
            _tune_sqlite(self.engine.sync_engine)

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

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run a plain function in a transaction of its own; what it raises takes everything back.

        For what is done often. With SQLite it runs in a thread of its own and costs one change of threads,
        where ``write`` costs several for each statement.
        """
        if self._plain is None:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        async with self._writing:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._work, work, True)

    async def look(self, work: Callable[[Connection], T]) -> T:
        """Run a plain function that only looks; like ``transact`` for what is done often."""
        if self._plain is None:
            async with self.read() as connection:
                return await connection.run_sync(work)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._work, work, False)

    def _work(self, work: Callable[[Connection], T], write: bool) -> T:
        assert self._plain is not None
        options = self._plain.connect().execution_options(flagplot_write=write)
        with options as connection, connection.begin():
            return work(connection)

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
        if self._plain is not None:
            self._plain.dispose()
        self._threads.shutdown()


def alembic_config(connection: Connection | None = None) -> Config:
    """The settings of Alembic; no ini file is needed."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _migrate(connection: Connection) -> None:
    command.upgrade(alembic_config(connection), "head")


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _tune_sqlite(engine: Engine) -> None:
    """WAL, a full sync at each commit, and transactions that begin where we say."""

    @event.listens_for(engine, "connect")
    def connected(connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        raw: Any = connection
        raw.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        writing = connection.get_execution_options().get("flagplot_write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
