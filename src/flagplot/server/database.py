"""The door to the database: connections, transactions, migrations."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from flagplot.kernel.errors import BadInputError

logger = logging.getLogger("flagplot.server")
T = TypeVar("T")

_SQLITE = "sqlite+aiosqlite"
_DRIVERS = (_SQLITE, "postgresql+asyncpg")
_EXPECTED = "a database sqlite+aiosqlite:///FILE or postgresql+asyncpg://... expected"
_SQLITE_AWAY = (5, 6, 8, 10, 13, 14)  # busy, locked, read-only, I/O error, full, cannot be opened
_POSTGRES_AWAY = ("08", "53", "57P")  # connections, resources such as disk, shut-downs

MIGRATIONS = Path(__file__).parent / "migrations"
_THREADS = 3  # that work on a SQLite file: one may write, the others look
_PROBE = 5.0  # seconds between looks whether it can be written
_PATIENCE = 8.0  # seconds such a look may take
_TRACE = text(
    "INSERT INTO attempts (key, tokens, at) VALUES ('health', 0, :at) "
    "ON CONFLICT (key) DO UPDATE SET at = excluded.at"
)
_MIGRATING = 7_461_940  # number of the lock that lets only one process migrate


def read_url(url: str) -> URL:
    """The address of a database we can work with; the refusal shows no password."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        found = url.partition(":")[0][:40]
        raise BadInputError(f"{_EXPECTED}, found {found!r}") from None
    if parsed.drivername not in _DRIVERS:
        raise BadInputError(f"{_EXPECTED}, found {parsed.drivername}://")
    if parsed.drivername != _SQLITE and find_spec("asyncpg") is None:
        raise BadInputError("the package asyncpg expected, found none: pip install 'flagplot[postgres]'")
    return parsed


@contextmanager
def reached(url: str) -> Iterator[None]:
    """Say in one line what keeps a database from being opened."""
    try:
        yield
    except (OSError, DBAPIError, asyncpg_errors()) as error:
        where, reason = make_url(url).render_as_string(), getattr(error, "orig", error)
        raise BadInputError(f"a database that answers expected at {where}, found: {reason}") from None


def away(error: BaseException) -> bool:
    """Whether an error means that the database is away, busy or out of disk, and is not our mistake."""
    if isinstance(error, ConnectionError | TimeoutError | socket.gaierror | PoolTimeout):
        return True
    if isinstance(error, OSError):
        return error.errno == errno.ENOSPC
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF in _SQLITE_AWAY
    state = str(getattr(cause, "sqlstate", None) or "")
    return state.startswith(_POSTGRES_AWAY) or getattr(error, "connection_invalidated", False)


def asyncpg_errors() -> type[Exception]:
    """What asyncpg raises before SQLAlchemy can wrap it; without asyncpg something nobody raises."""
    if find_spec("asyncpg") is None:
        return BadInputError
    import asyncpg

    found: type[Exception] = asyncpg.PostgresError
    return found


class Database:
    """One database, SQLite or PostgreSQL."""

    def __init__(self, url: str, pool: int = 10) -> None:
        parsed = read_url(url)
        self.url = url
        self.postgres = parsed.get_backend_name() == "postgresql"
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
        self._probed, self._problem = -_PROBE, ""
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

    async def well(self) -> str:
        """Empty when the database takes and keeps what is written, else what it does; asks now and then."""
        now = time.monotonic()
        if now - self._probed > _PROBE:
            self._probed = now
            try:
                async with asyncio.timeout(_PATIENCE):
                    await self.transact(lambda connection: connection.execute(_TRACE, {"at": time.time()}))
                self._problem = ""
            except Exception as error:
                told = "cannot be written" if isinstance(error, DBAPIError) else "does not answer"
                self._problem = told
                logger.warning("the database %s", told, extra={"reason": str(error)[:300]})
        return self._problem

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
    config = alembic_config(connection)
    known = {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known:
        text = f"a database of this or an older flagplot expected, found schema {found!r} of a newer one"
        raise BadInputError(text)
    command.upgrade(config, "head")


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
