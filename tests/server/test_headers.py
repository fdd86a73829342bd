"""What every answer carries, and from where requests may come."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from flagplot.server.settings import sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, running

People = Callable[..., Player]
PUBLIC = "https://war.example.org"


@pytest.fixture
def public(tmp_path: Path) -> Running:
    with running(shared_settings(sqlite_url(tmp_path), public_url=PUBLIC)) as server:
        yield server  # type: ignore[misc]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/health", 200),
        ("GET", "/api/games", 401),
        ("GET", "/api/rules/chess", 404),
        ("GET", "/nothing.js", 404),
        ("POST", "/nowhere", 405),
        ("PATCH", "/api/meta", 405),
        ("POST", "/api/auth/login", 400),
    ],
)
def test_errors_carry_the_same_headers(public: Running, method: str, path: str, status: int) -> None:
    headers = {"Content-Type": "application/json"}
    answer = httpx.request(method, public.url + path, headers=headers, timeout=30)
    assert answer.status_code == status
    assert answer.headers.get_list("x-content-type-options") == ["nosniff"]
    assert answer.headers.get_list("x-frame-options") == ["DENY"]
    assert answer.headers.get_list("referrer-policy") == ["same-origin"]
    assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_no_promise_of_https_where_there_is_none(player: Player) -> None:
    answer = player.http.get("/")
    assert "strict-transport-security" not in answer.headers
    assert "connect-src 'self';" in answer.headers["content-security-policy"]


def test_pages_talk_to_their_own_host_only(public: Running) -> None:
    policy = httpx.get(public.url, timeout=30).headers["content-security-policy"]
    assert "connect-src 'self' wss://war.example.org;" in policy


def test_the_charset_is_said_once(public: Running, people: People) -> None:
    ann = people(public, "Ann")
    id = ann.start("skirmish", ("red", "blue"))
    for path in ("/", "/metrics", f"/api/games/{id}/plot"):
        kind = ann.http.get(path).headers["content-type"]
        assert kind.count("charset=utf-8") == 1, (path, kind)


def test_a_public_server_answers_under_its_name_only(public: Running) -> None:
    def status(path: str, host: str) -> int:
        return httpx.get(public.url + path, headers={"Host": host}, timeout=30).status_code

    assert status("/api/meta", "war.example.org") == 200
    assert status("/api/meta", "evil.example") == 403
    assert status("/", "evil.example") == 403
    assert status("/health", "flagplot:8000") == 200  # the container asks itself
    assert status("/metrics", "flagplot:8000") == 200


def test_pages_of_other_local_servers_may_not_act(player: Player) -> None:
    body = {"game": "skirmish"}
    other = "http://localhost:3000"
    assert player.send("POST", "/api/games", body, headers={"Origin": other}).status_code == 403
    near = player.url.replace("127.0.0.1", "localhost")
    assert player.send("POST", "/api/games", body, headers={"Origin": near}).status_code == 403
    assert player.send("POST", "/api/games", body, headers={"Origin": "null"}).status_code == 403
    assert player.send("POST", "/api/games", body, headers={"Origin": player.url}).status_code == 201


def test_a_csrf_token_that_is_no_ascii(public: Running, people: People) -> None:
    ann = people(public, "Ann")
    headers = {"X-CSRF-Token": "é".encode("latin-1")}
    answer = ann.http.post("/api/games", json={"game": "skirmish"}, headers=headers)
    assert answer.json()["error"]["code"] == "csrf"
