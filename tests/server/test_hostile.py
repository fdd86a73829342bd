"""Requests nobody with good intentions would send: each gets a clear 4xx, and nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.harness import Player, Running, embedded

ANSWER = {"seat": "japan", "seq": 0, "action": "buy infantry"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all of it: nothing here may harm it."""
    with embedded(tmp_path_factory.mktemp("hostile")) as found:
        yield found


@pytest.fixture
def game(player: Player) -> str:
    return player.start("pacific-1940", ("japan", "usa", "china", "uk", "anzac"))


WRONG: list[Any] = [
    None, [], "text", 7, {}, {**ANSWER, "seq": "x"}, {**ANSWER, "seq": -1}, {**ANSWER, "seq": 1.5},
    {**ANSWER, "seq": 2**70}, {**ANSWER, "seq": None}, {**ANSWER, "seat": 5}, {**ANSWER, "seat": "x" * 100},
    {**ANSWER, "action": ""}, {**ANSWER, "action": []}, {**ANSWER, "action": {}}, {**ANSWER, "action": 3},
    {**ANSWER, "action": ["buy", None]}, {**ANSWER, "action": ["buy", ["infantry"]]}, {**ANSWER, "more": 1},
    {**ANSWER, "action": "x" * 5000}, {**ANSWER, "action": ["buy"] * 500}, {**ANSWER, "rev": "a"},
]  # fmt: skip


@pytest.mark.parametrize("body", WRONG, ids=lambda body: msgspec.json.encode(body).decode()[:50])
def test_wrong_bodies(player: Player, game: str, body: Any) -> None:
    answer = player.send(
        "POST", f"/api/games/{game}/actions", body, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400, answer.text[:300]
    assert answer.json()["error"]["message"]
    assert player.view(game)["rev"] == 0


@pytest.mark.parametrize(
    "action",
    [
        "buy infantry | 6", "# note", "buy infantry\x00", "buy \U0001f680", "end 1 over",
        ["buy", "infantry tank"], ["buy", ""], ["", "infantry"], ["buy", 10**12], ["buy", "infantry", -5],
        "go", "go >>> infantry", "go japan>japan infantry:999", "take infantry 99999999", "buy " + "a:" * 300,
        "go " + ">".join(["japan"] * 200) + " infantry", "lose infantry:999", "buy infantry:999 " * 9,
    ],
)  # fmt: skip
def test_strange_actions(player: Player, game: str, action: Any) -> None:
    answer = player.send("POST", f"/api/games/{game}/actions", {**ANSWER, "action": action})
    assert answer.status_code in (400, 422), answer.text[:300]
    assert answer.json()["error"]["message"]
    why = player.send("POST", f"/api/games/{game}/why", {"seat": "japan", "action": action})
    assert why.status_code in (200, 400, 422)
    assert player.view(game)["rev"] == 0


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/games/nope"), ("GET", "/api/games/nope/view"), ("POST", "/api/games/nope/actions"),
        ("GET", "/api/games/" + "x" * 300 + "/view"), ("GET", "/api/games/..%2f..%2fetc/view"),
        ("GET", "/api/invites/nope"), ("GET", "/api/maps/nope"), ("GET", "/api/maps/..%2f..%2fkernel"),
        ("GET", "/api/boards/nope/map.json"), ("GET", "/api/boards/..%2f..%2fkernel/map.json"),
        ("GET", "/api/rules/..%2f.."), ("GET", "/api/nothing"), ("GET", "/static/../../settings.py"),
        ("GET", "/%2e%2e/%2e%2e/settings.py"), ("GET", "/api/games/%00/view"), ("POST", "/api/auth/login"),
    ],
)  # fmt: skip
def test_things_that_are_not_there(player: Player, method: str, path: str) -> None:
    bodies = {"/api/games/nope/actions": ANSWER, "/api/auth/login": {"name": "a", "password": "b"}}
    answer = player.send(method, path, bodies.get(path))
    assert answer.status_code in (400, 404), answer.text
    assert "error" in answer.json()
    assert "Traceback" not in answer.text


def test_broken_json_and_wrong_types(player: Player, game: str) -> None:
    path = f"/api/games/{game}/actions"
    for content, kind in (
        (b"{", "application/json"),
        (b"\xff\xfe", "application/json"),
        (b'{"seat":"\xff","seq":0,"action":"done"}', "application/json"),
        (b'{"seat":' * 5000, "application/json"),
        (b"[" * 100_000, "application/json"),
        (b"seat=japan&seq=0&action=done", "application/x-www-form-urlencoded"),
        (msgspec.msgpack.encode(ANSWER), "application/x-msgpack"),
        (b"", "application/json"),
    ):
        answer = player.http.post(path, content=content, headers={"Content-Type": kind})
        assert 400 <= answer.status_code < 500, (kind, answer.status_code, answer.text)
        assert "error" in answer.json()
    assert player.send("DELETE", path).status_code == 405
    assert player.send("GET", path).status_code == 405
    assert player.view(game)["rev"] == 0


def test_oversized_bodies(player: Player, game: str) -> None:
    big = {**ANSWER, "action": "x" * 3_000_000}
    assert player.send("POST", f"/api/games/{game}/actions", big).status_code == 413
    assert player.send("POST", "/api/import", {"plot": "x" * 20_000_000}).status_code == 413

    def endless() -> Any:
        for _ in range(3000):
            yield b"x" * 1000

    headers = {"Content-Type": "application/json"}
    answer = player.http.post(f"/api/games/{game}/actions", content=endless(), headers=headers)
    assert answer.status_code == 413
    assert player.put(f"/api/games/{game}/notes", {"text": "x" * 200_000}, 400)
    assert player.post(f"/api/games/{game}/chat", {"text": "x" * 3000}, 400)
    assert player.view(game)["rev"] == 0


SKIRMISH: list[dict[str, Any]] = [
    {"scenario": "nope"}, {"options": {"x": 1}}, {"options": {"rounds": "many"}}, {"seats": {"green": {}}},
    {"seats": {"red": {"kind": "god"}}}, {"name": ""}, {"name": "\x00\x07"}, {"setup": {"secret": "00"}},
    {"setup": {"dice": 1}}, {"position": {"units": 5}}, {"position": {"state": {}}}, {"plot": "nonsense"},
    {"plot": "flagplot 1\n"}, {"clock": {"move": "fast"}}, {"clock": {"move": -1.0}},
    {"clock": {"bank": 1e99}},
]  # fmt: skip
STARTS = [
    {},
    {"game": "chess"},
    {"branch": {"game": "nope", "seq": 0}},
    {"game": "pacific-1940", "setup": {"persons": 5}},
    {"game": "pacific-1940", "position": {"round": 10**30}},
    {"game": "pacific-1940", "position": {"units": {"japan": {"japan": {"infantry": 10**9}}}}},
    *({"game": "skirmish", **one} for one in SKIRMISH),
]


def test_wrong_starts(player: Player) -> None:
    before = player.get("/api/games")
    for body in STARTS:
        answer = player.send("POST", "/api/games", body)
        assert 400 <= answer.status_code < 500, (body, answer.status_code, answer.text[:300])
    assert player.get("/api/games") == before


def test_other_names_and_other_sites(server: Running, player: Player, game: str) -> None:
    """A page elsewhere can neither reach the embedded server under its own name nor act through it."""
    for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "[", "localhost:port"):
        answer = player.send("GET", "/api/games", headers={"Host": host})
        assert answer.status_code in (400, 403), host
    for origin in ("https://evil.example", "null", "http://127.0.0.1.evil.example", "http://[", "file://"):
        answer = player.send("POST", f"/api/games/{game}/actions", ANSWER, headers={"Origin": origin})
        assert answer.status_code == 403, origin
        with pytest.raises(InvalidStatus):
            connect(f"ws://127.0.0.1:{server.port}/api/games/{game}/live", origin=origin)  # type: ignore[arg-type]
    assert player.view(game)["rev"] == 0
    answer = httpx.get(server.url, timeout=60)
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_replayed_and_out_of_order_answers(player: Player, game: str) -> None:
    for seq in (5, 3, 1):
        assert player.act(game, "japan", "buy infantry", seq, 409)["seq"] == 0
    player.act(game, "japan", "buy infantry", 0)
    for _ in range(3):
        assert player.act(game, "japan", "buy infantry", 0, 409)["seq"] == 1
    assert player.view(game)["seq"] == 1


@pytest.mark.parametrize(
    "message", ["", "nonsense", "[]", "{}x", '{"seat":5}', '{"seat":"mars"}', '{"watch":1}']
)
def test_strange_live_messages(server: Running, player: Player, game: str, message: str) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/games/{game}/live") as socket:
        socket.send(message)
        assert "error" in msgspec.json.decode(socket.recv(5))
        with pytest.raises(ConnectionClosed):
            socket.recv(5)
    address = f"ws://127.0.0.1:{server.port}/api/games/{game}/live"
    with connect(address) as socket:
        socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            socket.recv(5)
    assert player.view(game)["rev"] == 0
