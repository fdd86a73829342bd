"""Hostile requests at a server with accounts, on both databases: a clear 4xx, and nothing changes."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from flagplot.server import schema
from flagplot.server.database import Database
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, first, running

People = Callable[..., Player]
Table = tuple[Running, Player, Player, Player, str]


@pytest.fixture
def table(database: str, people: People) -> Iterator[Table]:
    """Ann and Ben play; Cara has nothing to do with it."""
    with running(shared_settings(database, rate=1e6, burst=10**6, tick=60.0)) as server:
        ann, ben, cara = (people(server, name) for name in ("Ann", "Ben", "Cara"))
        id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}}, spectators=False)
        ben.post("/api/join", {"invite": ann.invite})
        yield server, ann, ben, cara, id


def counts(database: str) -> dict[str, Any]:
    """How much of everything there is, and how often each game was changed."""

    async def read() -> dict[str, Any]:
        found = Database(database)
        tables = [one for one in schema.metadata.sorted_tables if one.name not in ("sessions", "attempts")]
        async with found.read() as connection:
            rows = {
                str(one.name): (await connection.execute(select(func.count()).select_from(one))).scalar_one()
                for one in tables
            }
            games = await connection.execute(select(schema.games.c.id, schema.games.c.rev))
            rows |= {row.id: row.rev for row in games}
        await found.close()
        return rows

    return asyncio.run(read())


def every_request(id: str, seat: str, action: Any) -> list[tuple[str, str, Any]]:
    """Everything one can ask of a game."""
    game = f"/api/games/{id}"
    return [
        ("GET", game, None),
        *(("GET", f"{game}/{path}", None) for path in READING),
        ("POST", f"{game}/actions", {"seat": seat, "seq": 0, "action": action}),
        ("POST", f"{game}/undo", {"seat": seat, "seq": 0}),
        ("POST", f"{game}/why", {"seat": seat, "action": action}),
        ("POST", f"{game}/preview", {"seat": seat, "space": "c3"}),
        ("POST", f"{game}/outlook", {"seat": seat, "space": "c3"}),
        ("POST", f"{game}/advice", {"seat": seat}),
        ("POST", f"{game}/odds", {"seat": seat, "action": action, "space": "c3"}),
        ("POST", f"{game}/odds/planned", {"seat": seat, "plans": [{"action": action, "space": "c3"}]}),
        ("POST", f"{game}/odds/tried", {"seat": seat, "space": "c3"}),
        *(("POST", f"{game}/seats", {"seat": seat, "do": do}) for do in DOING),
        ("POST", f"{game}/dice", {"seat": seat, "pledge": 64 * "0"}),
        ("POST", f"{game}/dice/go_on", None),
        ("POST", f"{game}/token", {"seat": seat}),
        ("DELETE", f"{game}/token?seat={seat}", None),
        ("POST", f"{game}/invite", {"seat": seat}),
        ("DELETE", f"{game}/invite", None),
        ("POST", f"{game}/chat", {"text": "psst"}),
        ("POST", f"{game}/comments", {"seq": 0, "text": "psst"}),
        ("DELETE", f"{game}/comments/1", None),
        ("POST", f"{game}/rest", {"do": "ask"}),
        ("PUT", f"{game}/notes", {"text": "mine"}),
        ("PUT", f"{game}/orders", {"seat": seat, "orders": {"forced": True}}),
        ("POST", "/api/games", {"branch": {"game": id, "seq": 0}}),
        ("PATCH", game, {"name": "mine now"}),
        ("DELETE", game, None),
    ]


READING = (
    "view", "log", "history", "stats", "plot", "picture", "preview.png", "report", "chat", "notes", "orders",
    "catalog", "odds", "luck", "comments", "lesson", "overlay?name=threat", "proposal?name=home&seat=red",
)  # fmt: skip
DOING = ("join", "leave", "bot", "open", "cover", "back")


def test_a_closed_game_of_others(table: Table) -> None:
    server, _, ben, cara, id = table
    action = first(ben.view(id, "blue"))
    before = counts(server.settings.database)
    for method, path, body in every_request(id, "blue", action):
        answer = cara.send(method, path, body)
        assert answer.status_code in (403, 404), (method, path, answer.status_code)
        assert answer.json()["error"]["message"]
    assert counts(server.settings.database) == before


def test_every_request_is_tried(table: Table) -> None:
    """Whatever the document lists about a game is among the requests tried here."""
    _, ann, _, _, id = table
    tried = {f"{method} {path.partition('?')[0]}" for method, path, _ in every_request(id, "red", "done")}
    for path, operations in ann.get("/openapi.json")["paths"].items():
        if path.startswith("/api/games/{id}"):
            for method in operations:
                assert f"{method.upper()} {path.replace('{id}', id).replace('{number}', '1')}" in tried


def test_an_open_game_of_others(table: Table) -> None:
    """Spectators look; they change nothing but what is theirs."""
    server, ann, ben, cara, id = table
    ann._checked(ann.send("PATCH", f"/api/games/{id}", {"spectators": True}), 200)
    action = first(ben.view(id, "blue"))
    before = counts(server.settings.database)
    for method, path, body in every_request(id, "blue", action):
        if method != "GET" and "/comments" not in path and not path.endswith(("/chat", "/notes")):
            answer = cara.send(method, path, body)
            assert answer.status_code == 403, (method, path, answer.status_code)
    assert counts(server.settings.database) == before


def test_the_seat_of_the_other_player(table: Table) -> None:
    server, ann, ben, _, id = table
    ann.post(f"/api/games/{id}/chat", {"text": "hello"}, 201)
    action = first(ben.view(id, "blue"))
    before = counts(server.settings.database)
    for path, body in (
        ("actions", {"seat": "blue", "seq": 0, "action": action}),
        ("undo", {"seat": "blue", "seq": 0}),
        ("why", {"seat": "blue", "action": action}),
        ("preview", {"seat": "blue", "space": "c3"}),
        ("outlook", {"seat": "blue", "space": "c3"}),
        ("advice", {"seat": "blue"}),
        ("odds", {"seat": "blue", "action": action, "space": "c3"}),
        ("seats", {"seat": "blue", "do": "leave"}),
        ("seats", {"seat": "blue", "do": "cover"}),
    ):
        assert ann.send("POST", f"/api/games/{id}/{path}", body).status_code == 403, path
    assert ann.send("GET", f"/api/games/{id}/view", params={"seat": "blue"}).status_code == 403
    assert ann.send("GET", f"/api/games/{id}/log", params={"seat": "blue"}).status_code == 403
    assert counts(server.settings.database) == before


COOKIES = [
    "", "x", "forged", "A" * 43, "A" * 5000, "../../etc/passwd", "' OR 1=1 --", "null", "%00", "\"",
    "0" * 64, "a;b=c", "a b", "\x7f",
]  # fmt: skip


def test_forged_cookies(table: Table) -> None:
    server, ann, _, _, id = table
    before = counts(server.settings.database)
    address = f"ws://127.0.0.1:{server.port}/api/games/{id}/live"
    for value in COOKIES:
        headers = {"Cookie": f"flagplot_session={value}", "X-CSRF-Token": ann.csrf}
        with httpx.Client(base_url=server.url, timeout=60) as forger:
            assert forger.get("/api/games", headers=headers).status_code == 401, value
            body = {"seat": "red", "seq": 0, "action": "play advance"}
            answer = forger.post(f"/api/games/{id}/actions", json=body, headers=headers)
            assert answer.status_code == 401, value
        if value.isprintable():
            closed = pytest.raises(ConnectionClosed, match="4401")
            with connect(address, additional_headers=headers) as socket, closed:
                socket.recv(5)
    assert counts(server.settings.database) == before


def test_a_cookie_that_was_good_once(table: Table) -> None:
    """Changed in one letter, with another's token, a hash out of the database, expired."""
    server, ann, ben, _, id = table
    token = ann.http.cookies["flagplot_session"]
    changed = token[:-1] + ("A" if token[-1] != "A" else "B")

    async def read() -> list[str]:
        found = Database(server.settings.database)
        async with found.read() as connection:
            hashes = [row.token for row in await connection.execute(select(schema.sessions.c.token))]
        await found.close()
        return hashes

    hashes = asyncio.run(read())
    assert token not in hashes
    before = counts(server.settings.database)
    with httpx.Client(base_url=server.url, timeout=60) as forger:
        for value in (changed, token.swapcase(), *hashes):
            headers = {"Cookie": f"flagplot_session={value}", "X-CSRF-Token": ann.csrf}
            assert forger.get("/api/games", headers=headers).status_code == 401, value
    mine, ann.csrf = ann.csrf, ben.csrf
    assert ann.act(id, "red", "play advance", 0, 403)["error"]["code"] == "csrf"
    ann.csrf = mine
    assert counts(server.settings.database) == before

    async def expire() -> None:
        found = Database(server.settings.database)
        async with found.write() as connection:
            query = update(schema.sessions).where(schema.sessions.c.user_id == ann.id)
            await connection.execute(query.values(expires=time.time() - 1))
        await found.close()

    asyncio.run(expire())
    assert server.server.accounts is not None
    server.server.accounts._seen.clear()  # a session is believed for some seconds
    ann.get("/api/games", 401)
    ann.act(id, "red", "play advance", 0, 401)
    assert counts(server.settings.database) == before


def test_replayed_and_out_of_order(table: Table) -> None:
    server, ann, ben, _, id = table
    own = ann.view(id, "red")
    body = {"seat": "red", "seq": own["seq"], "action": first(own)}
    path = f"/api/games/{id}/actions"
    for seq in (own["seq"] + 5, own["seq"] + 1):
        assert ann.send("POST", path, {**body, "seq": seq}).status_code == 409
    codes: list[int] = []
    threads = [
        threading.Thread(target=lambda: codes.append(ann.send("POST", path, body).status_code))
        for _ in range(8)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes)[0] == 200
    assert codes.count(200) == 1, codes
    assert set(codes) <= {200, 409, 422}
    before = counts(server.settings.database)
    for _ in range(3):
        assert ann.send("POST", path, body).status_code in (409, 422)
    assert ben.send("POST", path, body).status_code == 403  # another's answer, heard and sent again
    for wrong in ({"seq": 0, "rev": 0}, {"seq": own["seq"], "rev": 999}):
        refused = ann.send("POST", path, {**body, **wrong})
        assert refused.status_code in (409, 422), refused.text
    assert counts(server.settings.database) == before


def test_oversized_and_mistyped(table: Table) -> None:
    server, ann, _, _, id = table
    before = counts(server.settings.database)
    for path, body, status in (
        (f"/api/games/{id}/actions", {"seat": "red", "seq": 0, "action": "x" * 2_000_000}, 413),
        (f"/api/games/{id}/chat", {"text": "x" * 2_000_000}, 413),
        (f"/api/games/{id}/chat", {"text": "x" * 2_001}, 400),
        (f"/api/games/{id}/chat", {"text": 5}, 400),
        (f"/api/games/{id}/chat", {"text": "\x00"}, 400),
        ("/api/import", {"plot": "x" * 9_000_000}, 413),
        ("/api/games", {"game": ["skirmish"]}, 400),
        ("/api/games", {"game": "skirmish", "seats": {"red": "me"}}, 400),
        ("/api/auth/register", {"name": "x" * 61, "password": "correct horse"}, 400),
        ("/api/auth/register", {"name": "a\x00b\n", "password": "correct horse", "admin": True}, 400),
        ("/api/auth/login", {"name": {"$gt": ""}, "password": {"$gt": ""}}, 400),
        ("/api/join", {"invite": "' OR 1=1 --"}, 404),
        ("/api/join", {"invite": ["a"]}, 400),
    ):
        answer = ann.send("POST", path, body)
        assert answer.status_code == status, (path, answer.status_code, answer.text[:200])
        assert answer.json()["error"]["message"]
    assert counts(server.settings.database) == before


def test_connections_from_elsewhere(table: Table) -> None:
    server, ann, _, _, id = table
    cookie = {"Cookie": f"flagplot_session={ann.http.cookies['flagplot_session']}"}
    address = f"ws://127.0.0.1:{server.port}/api/games/{id}/live"
    for origin in ("https://evil.example", "null", f"https://127.0.0.1:{server.port + 1}"):
        with pytest.raises(InvalidStatus):
            connect(address, origin=origin, additional_headers=cookie)  # type: ignore[arg-type]
