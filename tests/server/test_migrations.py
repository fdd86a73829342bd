"""The migrations make exactly the tables the code expects."""

from __future__ import annotations

import asyncio
from typing import Any

from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from flagplot.server.database import Database, alembic_config
from flagplot.server.schema import metadata
from tests.server.conftest import shared_settings
from tests.server.harness import Player, running


def differences(connection: Connection) -> list[Any]:
    return list(
        compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), metadata)
    )


def down_and_up(connection: Connection) -> list[str]:
    command.downgrade(alembic_config(connection), "base")
    left = inspect(connection).get_table_names()
    command.upgrade(alembic_config(connection), "head")
    return left


def test_schema_and_migrations_agree(database: str) -> None:
    async def look() -> tuple[list[Any], list[str], list[Any]]:
        found = Database(database)
        await found.upgrade()
        await found.upgrade()  # nothing to do the second time
        async with found.engine.connect() as connection:
            first = await connection.run_sync(differences)
            await connection.commit()
            left = await connection.run_sync(down_and_up)
            await connection.commit()
            again = await connection.run_sync(differences)
        await found.close()
        return first, left, again

    first, left, again = asyncio.run(look())
    assert first == []
    assert left == ["alembic_version"]
    assert again == []


def test_games_and_accounts_of_an_old_database_go_on(database: str) -> None:
    """Back to the tables of before accounts could do more, as an older server left them, and up again."""
    with running(shared_settings(database)) as server:
        ann = Player(server.url, "Ann").register()
        ann.put("/api/auth/notices", {"email": "ann@example.org"})
        id = ann.start("skirmish", ("red",), clock={"move": 3600, "bank": 0})

    async def grow_old() -> None:
        found = Database(database)
        async with found.engine.connect() as connection:
            await connection.run_sync(lambda one: command.downgrade(alembic_config(one), "0009"))
            await connection.commit()
        await found.close()

    asyncio.run(grow_old())
    with running(shared_settings(database)) as server:
        ann = Player(server.url, "Ann")
        found = ann.post("/api/auth/login", {"name": "Ann", "password": "correct horse"})
        ann.csrf = found["csrf"]
        info = ann.get(f"/api/games/{id}")
        assert (info["listed"], info["public"]) == (False, False)
        assert Player(server.url).get("/api/tables") == []
        assert ann.get("/api/auth/notices")["confirmed"] is True  # it was told about turns all along
        view = ann.get(f"/api/games/{id}/view")
        ann.post(f"/api/games/{id}/actions", {"seat": "red", "seq": view["seq"], "action": view["legal"][0]})
