"""What an administrator does, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import update

from flagplot.cli import run as cli
from flagplot.kernel import plotfile
from flagplot.kernel.errors import BadInputError
from flagplot.server import schema
from flagplot.server.admin import Admin
from flagplot.server.creation import new_id
from flagplot.server.settings import sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, embedded, first, running

T = TypeVar("T")
People = Callable[..., Player]


def admin(url: str, work: Callable[[Admin], Awaitable[T]]) -> T:
    async def all_of_it() -> T:
        async with Admin(url) as found:
            return await work(found)

    return asyncio.run(all_of_it())


def played(ann: Player, answers: int = 40) -> str:
    id = ann.start("skirmish", ("red", "blue"))
    for _ in range(answers):
        view = ann.view(id)
        if view["outcome"]:
            break
        view = ann.view(id, view["waiting"][0])
        ann.act(id, view["seat"], view["legal"][0], view["seq"])
    return id


def test_out_and_in_again(shared: Running, database: str, people: People) -> None:
    ann = people(shared, "Ann")
    id = played(ann, 12)
    text = admin(database, lambda a: a.export(id))
    match = plotfile.loads(text)
    assert "\nsecret " in text
    assert "\nsecret " not in admin(database, lambda a: a.export(id, sealed=True))
    assert match.verify().ok
    copy = admin(database, lambda a: a.bring_in(text, ann.id))
    assert ann.get(f"/api/games/{copy}")["players"]["red"]["kind"] == "open"
    assert ann.view(copy, "")["places"] == ann.view(id, "")["places"]


def test_rewind_across_dice(shared: Running, database: str, people: People) -> None:
    ann = people(shared, "Ann")
    id = played(ann)
    last = ann.view(id)["seq"]
    before = ann.get(f"/api/games/{id}")["dice"]
    then = ann.view(id, "red", seq=3)
    assert admin(database, lambda a: a.rewind(id, 3)) == last - 3
    now = ann.view(id, "red")
    for key in ("places", "tracks", "hands", "legal", "seq"):
        assert now[key] == then[key]
    after = ann.get(f"/api/games/{id}")["dice"]
    assert [source["seq"] for source in after] == [0, 3]
    assert after[1]["commitment"] != before[0]["commitment"]
    view = ann.view(id, ann.view(id)["waiting"][0])
    ann.act(id, view["seat"], first(view), view["seq"])
    assert plotfile.loads(admin(database, lambda a: a.export(id))).verify().ok
    with pytest.raises(BadInputError):
        admin(database, lambda a: a.rewind(id, 999))


def test_patch_replays_the_log(shared: Running, database: str, people: People) -> None:
    ann = people(shared, "Ann")
    id = played(ann)
    before, log = ann.view(id, ""), ann.get(f"/api/games/{id}/log")
    found = admin(database, lambda a: a.patch(id))
    assert (found.problem, found.changed, found.fits) == ("", False, found.answers)
    admin(database, lambda a: a.patch(id, write=True))
    after = ann.view(id, "")
    assert {**after, "rev": 0} == {**before, "rev": 0}
    assert ann.get(f"/api/games/{id}/log") == log


def test_patch_says_where_it_no_longer_fits(shared: Running, database: str, people: People) -> None:
    ann = people(shared, "Ann")
    id = played(ann)

    async def spoil(a: Admin) -> None:
        async with a.database.write() as connection:
            table = schema.log
            query = update(table).where(table.c.game_id == id, table.c.seq == 6)
            await connection.execute(query.values(action="lose tank"))

    admin(database, spoil)
    found = admin(database, lambda a: a.patch(id))
    assert found.fits == 5
    assert found.problem.startswith("answer 6")
    assert ann.view(id, "")["seq"] > 6
    admin(database, lambda a: a.patch(id, write=True))
    assert ann.view(id, "")["seq"] > 6
    admin(database, lambda a: a.patch(id, write=True, cut=True))
    view = ann.view(id, "")
    assert view["seq"] == 5
    view = ann.view(id, view["waiting"][0])
    ann.act(id, view["seat"], first(view), view["seq"])


def test_backup_and_restore(database: str, people: People, tmp_path: Path) -> None:
    with running(shared_settings(database)) as server:
        ann = people(server, "Ann")
        id = played(ann, 10)
        ann.post(f"/api/games/{id}/chat", {"text": "so long"}, 201)
        before: Any = ann.view(id)
        cookies, csrf = dict(ann.http.cookies), ann.csrf
    path = tmp_path / "backup.jsonl.gz"
    assert admin(database, lambda a: a.backup(path)) > 10
    elsewhere = sqlite_url(tmp_path / "elsewhere")
    admin(elsewhere, lambda a: a.restore(path))
    with running(shared_settings(elsewhere)) as server:
        again = Player(server.url)
        again.http.cookies.update(cookies)
        again.csrf = csrf
        assert again.view(id) == before
        again.act(id, before["waiting"][0], first(again.view(id, before["waiting"][0])))
        again.close()
    with pytest.raises(BadInputError, match="empty database"):
        admin(elsewhere, lambda a: a.restore(path))
    assert b"so long" in gzip.decompress(path.read_bytes())


def test_the_command_line(tmp_path: Path, people: People, capsys: pytest.CaptureFixture[str]) -> None:
    url = sqlite_url(tmp_path)
    with running(shared_settings(url)) as server:
        id = played(people(server, "Ann"), 6)
    output = str(tmp_path / "game.plot")
    for arguments in (
        ["games"],
        ["export", id, "-o", output],
        ["import", output],
        ["rewind", id, "2"],
        ["patch", id],
        ["backup", "-o", str(tmp_path / "b.gz")],
        ["user", "Ben", "--password", "correct horse"],
    ):
        assert cli(["admin", *arguments, "--database", url]) == 0, arguments
    out = capsys.readouterr().out
    assert id in out
    assert "answers dropped" in out
    assert "2 of 2 answers fit" in out
    assert cli(["admin", "export", "nope", "-o", output, "--database", url]) == 2
    assert cli(["admin", "games", "--database", "mysql://x"]) == 2
    assert cli(["serve", "--database", url, "--processes", "2"]) == 2
    assert cli(["serve", "--database", url, "--registration", "maybe"]) == 2


def test_a_running_server_notices(database: str, people: People) -> None:
    """Whoever only watches sees a rewind at once, and every request answers from what is there now."""
    with running(shared_settings(database)) as server:
        ann = people(server, "Ann")
        id = played(ann, 12)
        last = ann.view(id)["seq"]
        with ann.live(id, "red") as live:
            assert live.next("hello")["seq"] == last
            admin(database, lambda a: a.rewind(id, 3))
            assert live.next("update")["seq"] == 3
        admin(database, lambda a: a.rewind(id, 2))
        assert ann.view(id)["seq"] == 2
        assert ann.get(f"/api/games/{id}")["seq"] == 2
        admin(database, lambda a: a.rewind(id, 1))
        view = ann.view(id, ann.view(id, "")["waiting"][0])
        assert ann.act(id, view["seat"], first(view), 2, 409)["seq"] == 1  # answers what is no longer there


def test_ids_of_games_can_be_typed_on_a_command_line() -> None:
    assert all(new_id().isalnum() for _ in range(2_000))


def test_a_running_embedded_server_notices(tmp_path: Path) -> None:
    with embedded(tmp_path) as server:
        player = Player(server.url)
        id = played(player, 12)
        with player.live(id, "red") as live:
            live.next("hello")
            assert cli(["admin", "rewind", id, "3", "--database", sqlite_url(tmp_path)]) == 0
            assert live.next("update")["view"]["seq"] == 3
        assert cli(["admin", "rewind", id, "2", "--database", sqlite_url(tmp_path)]) == 0
        assert player.view(id)["seq"] == 2
        player.close()
