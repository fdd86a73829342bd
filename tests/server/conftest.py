"""Servers and players for the tests."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import pytest
from tools.postgres import Postgres
from tools.postgres import postgres as start_postgres

from flagplot.server import accounts
from flagplot.server.database import Database
from flagplot.server.settings import Settings, sqlite_url
from tests.server.harness import Player, Running, embedded, present, running, send_home

HASHING = (accounts.ROUNDS, accounts.MEMORY)  # as it is outside of tests


@pytest.fixture(autouse=True, scope="session")
def cheap_passwords() -> Iterator[None]:
    """Servers of this process hash passwords quickly: it was a quarter of the work of all these tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "ROUNDS", 1)
        patch.setattr(accounts, "MEMORY", 8)
        yield


@pytest.fixture(autouse=True)
def everybody_goes_home() -> Iterator[None]:
    """A test that fails half-way leaves nobody behind; those of a whole file were there before it."""
    before = present()
    yield
    send_home(but=before)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """An embedded server with an empty folder."""
    with embedded(tmp_path) as found:
        yield found


@pytest.fixture
def sit(server: Running) -> Iterator[Callable[[], Player]]:
    """Players at the embedded server."""
    players: list[Player] = []

    def new() -> Player:
        players.append(Player(server.url))
        return players[-1]

    yield new
    for player in players:
        player.close()


@pytest.fixture
def player(sit: Callable[[], Player]) -> Player:
    """One player at the embedded server."""
    return sit()


# -- shared servers ------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for this run; left out only when FLAGPLOT_SKIP_POSTGRES asks for it."""
    if os.environ.get("FLAGPLOT_SKIP_POSTGRES"):
        pytest.skip("FLAGPLOT_SKIP_POSTGRES is set")
    with start_postgres() as server:
        yield server


async def new_database(postgres: Postgres, name: str, like: str = "template1") -> str:
    connection = await asyncpg.connect(postgres.url().replace("+asyncpg", ""))
    await connection.execute(f"CREATE DATABASE {name} TEMPLATE {like}")
    await connection.close()
    return postgres.url(name)


@pytest.fixture(scope="session")
def empty_tables(postgres: Postgres) -> str:
    """The name of a database with all tables and nothing in them, to be copied."""

    async def make() -> None:
        database = Database(await new_database(postgres, "empty_tables"))
        await database.upgrade()
        await database.close()

    asyncio.run(make())
    return "empty_tables"


@pytest.fixture
def postgres_url(postgres: Postgres, empty_tables: str) -> str:
    """The address of an empty database."""
    return asyncio.run(new_database(postgres, f"t{uuid4().hex}", empty_tables))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    found: str = request.getfixturevalue("postgres_url")
    return found


def shared_settings(database: str, **more: Any) -> Settings:
    return Settings(
        mode="shared", database=database, secure=False, **{"tick": 0.2, "notice_delay": 0.05, **more}
    )


@pytest.fixture
def shared(database: str) -> Iterator[Running]:
    """A server with accounts."""
    with running(shared_settings(database)) as server:
        yield server


@pytest.fixture
def people() -> Iterator[Callable[..., Player]]:
    """Registered players."""
    players: list[Player] = []

    def register(server: Running, name: str) -> Player:
        players.append(Player(server.url, name))
        return players[-1].register()

    yield register
    for player in players:
        player.close()
