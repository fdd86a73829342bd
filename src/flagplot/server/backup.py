"""Every row of a database in one file of compressed JSON lines, and back, into either kind of database."""

from __future__ import annotations

import base64
import binascii
import gzip
import time
import zlib
from collections.abc import Iterator
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import LargeBinary, Table, func, insert, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from flagplot.kernel.errors import BadInputError
from flagplot.server import schema
from flagplot.server.database import Database

FORMAT = 1
_BATCH = 500  # rows written at once
_LONGEST = 100_000_000  # bytes of a line


class First(msgspec.Struct):
    """The first line of a backup."""

    flagplot: str
    format: int
    at: float


class Row(msgspec.Struct):
    """Any other line."""

    table: str
    row: dict[str, Any]


_encode = msgspec.json.Encoder().encode


async def backup(database: Database, path: Path) -> int:
    """Write every row of every table, as they are at one moment; how many."""
    rows = 0
    partial = path.with_name(path.name + ".part")
    try:
        with gzip.open(partial, "wb") as file:
            file.write(_encode(First("backup", FORMAT, time.time())) + b"\n")
            async with database.read() as connection:
                for table in schema.metadata.sorted_tables:
                    async for row in await connection.stream(select(table)):
                        values = {str(key): _packed(value) for key, value in row._mapping.items()}
                        file.write(_encode(Row(str(table.name), values)) + b"\n")
                        rows += 1
        partial.replace(path)
    finally:
        partial.unlink(missing_ok=True)
    return rows


async def restore(database: Database, path: Path) -> int:
    """Read a backup into an empty database; how many rows. A damaged one changes nothing."""
    async with database.write() as connection:
        for table in schema.metadata.sorted_tables:
            if (await connection.execute(select(func.count()).select_from(table))).scalar_one():
                raise BadInputError(f"an empty database expected, found rows in {table.name}")
        return await _read_rows(connection, path)


async def _read_rows(connection: AsyncConnection, path: Path) -> int:
    """Batch by batch; whatever is wrong is said with how far it went."""
    rows = 0
    try:
        with gzip.open(path, "rb") as file:
            first = msgspec.json.decode(file.readline(_LONGEST), type=First)
            if first.flagplot != "backup" or first.format != FORMAT:
                raise ValueError(f"no backup of format {FORMAT}")
            for table, batch in _batches(file):
                await connection.execute(insert(table), batch)
                rows += len(batch)
    except OSError as error:
        if error.errno is not None:  # the disk's fault, not that of what is written there
            raise
        raise _damaged(path, rows, error) from None
    except (ValueError, EOFError, zlib.error, SQLAlchemyError) as error:
        raise _damaged(path, rows, error) from None
    return rows


def _batches(file: gzip.GzipFile) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Rows of one table with the same columns, some hundred at a time."""
    lines = iter(lambda: file.readline(_LONGEST), b"")
    for _, group in groupby(map(_unpacked, lines), lambda row: (row[0].name, *row[1])):
        while batch := list(islice(group, _BATCH)):
            yield batch[0][0], [values for _, values in batch]


def _damaged(path: Path, rows: int, error: Exception) -> BadInputError:
    reason = str(getattr(error, "orig", None) or error).partition("\n")[0][:200]
    return BadInputError(f"{path}: a whole backup of flagplot expected, found after {rows} rows: {reason}")


def _packed(value: Any) -> Any:
    return {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def _unpacked(line: bytes) -> tuple[Table, dict[str, Any]]:
    """The table and the values of a line."""
    found = msgspec.json.decode(line, type=Row)
    table = schema.metadata.tables.get(found.table)
    if table is None:
        raise ValueError(f"no table {found.table[:40]!r}")
    values: dict[str, Any] = {}
    for key, value in found.row.items():
        if key not in table.c:
            raise ValueError(f"no column {key[:40]!r} in {found.table}")
        binary = isinstance(table.c[key].type, LargeBinary)
        values[key] = _bytes(value) if binary else value
    return table, values


def _bytes(value: Any) -> bytes:
    try:
        return base64.b64decode(value["base64"], validate=True)
    except (TypeError, KeyError, binascii.Error):
        raise ValueError("bytes as base64 expected") from None
