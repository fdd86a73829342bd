"""Databases that are away, full, newer or no databases; backups that are damaged: said, never a crash."""

from __future__ import annotations

import asyncio
import gzip
import os
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url, text
from tools.postgres import free_port

from flagplot.cli import run as cli
from flagplot.server.admin import Admin
from flagplot.server.database import Database, away
from flagplot.server.settings import sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Player, running

People = Callable[..., Player]


def complaint(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that a command line with bad input costs."""
    assert cli(words) == 2, words
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1, told
    return told


# -- away ----------------------------------------------------------------------------------------------------


def test_a_full_disk_is_said(tmp_path: Path, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite may grow no further: looking goes on, writing is told to come back."""
    monkeypatch.setattr("flagplot.server.database._PROBE", 0.0)
    with running(shared_settings(sqlite_url(tmp_path), tick=60)) as server:
        ann = people(server, "Ann")
        id = ann.start("skirmish", ("red", "blue"))
        assert ann.get("/health")["database"] == "well"
        real = Database._work

        def full(self: Database, work: Any, write: bool) -> Any:
            def worked(connection: Any) -> Any:
                pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
                connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
                connection.exec_driver_sql("CREATE TABLE big (data)")  # no room for another page
                return work(connection)

            return real(self, worked if write else work, write)

        monkeypatch.setattr(Database, "_work", full)
        view = ann.view(id, "red")
        body = {"seat": "red", "seq": view["seq"], "action": view["legal"][0]}
        answer = ann.send("POST", f"/api/games/{id}/actions", body)
        assert answer.status_code == 503, answer.text
        assert answer.headers["retry-after"] == "5"
        assert answer.json()["error"]["code"] == "unavailable"
        assert ann.view(id, "red") == view
        assert ann.get("/health", 503)["database"] == "cannot be written"
        monkeypatch.setattr(Database, "_work", real)
        assert ann.get("/health")["ok"]


class Relay:
    """A wire to a PostgreSQL that can be cut."""

    def __init__(self, url: str) -> None:
        self._to = make_url(url)
        self.port = free_port()
        self.url = self._to.set(port=self.port, host="127.0.0.1").render_as_string(hide_password=False)
        self._ends: list[socket.socket] = []
        self.mend()

    def mend(self) -> None:
        self._listener = socket.create_server(("127.0.0.1", self.port))
        threading.Thread(target=self._take, args=(self._listener,), daemon=True).start()

    def cut(self) -> None:
        for one in (self._listener, *self._ends):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
        self._ends = []

    def _take(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.create_connection((self._to.host or "127.0.0.1", self._to.port or 5432))
                self._ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    @staticmethod
    def _carry(one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


def test_a_postgresql_that_goes_away(
    postgres_url: str, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flagplot.server.database._PROBE", 0.0)
    relay = Relay(postgres_url)
    with running(shared_settings(relay.url, tick=60)) as server:
        ann = people(server, "Ann")
        relay.cut()
        answer = ann.send("POST", "/api/games", {"game": "skirmish"})
        assert answer.status_code == 503, answer.text
        assert answer.headers["retry-after"] == "5"
        assert ann.get("/health", 503)["database"] == "does not answer"
        relay.mend()
        assert ann.get("/health")["ok"]
        ann.start("skirmish", ("red", "blue"))
    relay.cut()


def test_our_own_mistakes_are_not_called_so(tmp_path: Path) -> None:
    async def wrong() -> None:
        found = Database(sqlite_url(tmp_path))
        async with found.read() as connection:
            with pytest.raises(Exception, match="no such table") as caught:
                await connection.execute(text("SELECT * FROM nowhere"))
        await found.close()
        assert not away(caught.value)

    asyncio.run(wrong())
    assert not away(KeyError("x"))
    assert away(ConnectionRefusedError())
    assert away(OSError(28, "No space left on device"))


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_start_that_cannot_write_is_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "flagplot.sqlite").symlink_to("/dev/full")
    command = [sys.executable, "-m", "flagplot", "play", "--no-browser", "--data", str(folder)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2
    assert "a database that answers expected" in ran.stderr
    assert len(ran.stderr.splitlines()) == 1


# -- no database, or a newer one -----------------------------------------------------------------------------


@pytest.mark.parametrize("command", [["admin", "games"], ["serve", "--host", "127.0.0.1", "--port", "0"]])
@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("x", "a database sqlite+aiosqlite:///FILE or postgresql+asyncpg://... expected, found 'x'"),
        ("postgresql://ann:secret@h/war", "expected, found postgresql://"),
        ("postgres://ann:secret@h/war", "expected, found postgres://"),
        ("sqlite:///war.sqlite", "expected, found sqlite://"),
        ("postgresql+asyncpg://ann:secret@h:port/war", "expected, found 'postgresql+asyncpg'"),
    ],
)
def test_addresses_of_no_database(
    command: list[str], url: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = complaint([*command, "--database", url], capsys)
    assert expected in told
    assert "secret" not in told


def test_a_file_that_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(b"not a database at all, but long enough to be looked at" * 40)
    for command in (["admin", "games"], ["serve", "--port", "0"]):
        told = complaint([*command, "--database", f"sqlite+aiosqlite:///{path}"], capsys)
        assert "file is not a database" in told


def test_a_database_of_a_newer_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = sqlite_url(tmp_path)
    assert cli(["admin", "games", "--database", url]) == 0
    with sqlite3.connect(tmp_path / "flagplot.sqlite") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9001'")
    connection.close()
    for command in (["admin", "games"], ["serve", "--port", "0"]):
        assert "found schema '9001' of a newer one" in complaint([*command, "--database", url], capsys)
    words = ["play", "--no-browser", "--data", str(tmp_path)]
    assert "found schema '9001' of a newer one" in complaint(words, capsys)


# -- files ---------------------------------------------------------------------------------------------------


@pytest.fixture
def whole(tmp_path: Path) -> list[bytes]:
    """The lines of a good backup."""
    path = tmp_path / "whole.gz"

    async def write() -> None:
        async with Admin(sqlite_url(tmp_path / "first")) as admin:
            await admin.open_account("Ann", "correct horse")
            await admin.backup(path)

    asyncio.run(write())
    assert [one.name for one in tmp_path.iterdir() if one.name.endswith(".part")] == []
    return gzip.decompress(path.read_bytes()).splitlines(keepends=True)


def damaged(lines: list[bytes]) -> dict[str, bytes]:
    packed = gzip.compress(b"".join(lines))
    first, row = lines[0], lines[1]
    return {
        "empty": b"",
        "no gzip": b"hello",
        "cut": packed[: len(packed) // 2],
        "a byte changed": packed[:40] + bytes([packed[40] ^ 255]) + packed[41:],
        "no JSON": gzip.compress(first + b"{nothing\n"),
        "no text": gzip.compress(first + b"\xff\xfe\n"),
        "another first line": gzip.compress(b'{"flagplot": "other", "format": 1, "at": 0}\n' + row),
        "another format": gzip.compress(b'{"flagplot": "backup", "format": 99, "at": 0}\n' + row),
        "no first line": gzip.compress(row),
        "an unknown table": gzip.compress(first + b'{"table": "pigs", "row": {}}\n'),
        "an unknown column": gzip.compress(first + b'{"table": "users", "row": {"wings": 2}}\n'),
        "a column missing": gzip.compress(first + b'{"table": "users", "row": {"id": "a"}}\n'),
        "a row twice": gzip.compress(first + row + row),
        "wrong bytes": gzip.compress(
            first + b'{"table": "dice_secrets", "row": {"game_id": "a", "number": 0, "secret": 5}}\n'
        ),
        "wrong types": gzip.compress(first + b'{"table": "sessions", "row": {"token": {}, "expires": []}}\n'),
    }


def test_damaged_backups(whole: list[bytes], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = sqlite_url(tmp_path / "second")
    path = tmp_path / "damaged.gz"
    for kind, data in damaged(whole).items():
        path.write_bytes(data)
        told = complaint(["admin", "restore", str(path), "--database", url], capsys)
        assert "a whole backup of flagplot expected" in told, kind
    path.write_bytes(gzip.compress(b"".join(whole)))
    assert cli(["admin", "restore", str(path), "--database", url]) == 0  # nothing was left behind


def test_files_that_are_no_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = sqlite_url(tmp_path)
    path = tmp_path / "game.plot"
    path.write_bytes(os.urandom(500) + b"\xff")
    assert "that is no text" in complaint(["admin", "import", str(path), "--database", url], capsys)
    if Path("/dev/zero").exists():
        for words in (["admin", "import", "/dev/zero", "--database", url], ["show", "/dev/zero"]):
            assert "a game file of at most" in complaint(words, capsys)
        assert "a position document of at most" in complaint(["position", "check", "/dev/zero"], capsys)


@pytest.mark.parametrize("name", ["seed", "scenario", "dice", "secret", "game", "options", "players", "cls"])
def test_set_up_that_no_game_takes(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["new", "skirmish", "--setup", f"{name}=1", "-o", str(tmp_path / "game.plot")]
    assert f"takes no set-up keyword {name};" in complaint(words, capsys)
