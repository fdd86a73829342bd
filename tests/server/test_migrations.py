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
