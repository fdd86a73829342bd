"""Half requests do not hold a connection for ever, whole ones are never cut."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from flagplot.server.settings import Settings, sqlite_url
from tests.server.harness import Player, Running, running

LIMIT = 1.0


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Running]:
    settings = Settings(database=sqlite_url(tmp_path), tick=60, header_seconds=LIMIT, body_seconds=LIMIT)
    with running(settings) as server:
        yield server


def closed_after(server: Running, first: bytes, drip: bytes = b"") -> float:
    """Seconds until the server hangs up on somebody who says the first words and then a byte now and then."""
    with socket.create_connection(("127.0.0.1", server.port)) as caller:
        begun = time.monotonic()
        caller.sendall(first)
        caller.settimeout(0.2)
        while time.monotonic() - begun < 10 * LIMIT:
            try:
                if not caller.recv(4096):
                    return time.monotonic() - begun
            except TimeoutError:
                if drip:
                    try:
                        caller.sendall(drip)
                    except OSError:
                        return time.monotonic() - begun
            except OSError:
                return time.monotonic() - begun
    raise AssertionError("the server still waits")


HEAD = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BODY = (
    b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 1000\r\n\r\n"
)


@pytest.mark.parametrize(
    ("first", "drip"),
    [
        (b"", b""),
        (b"G", b""),
        (HEAD, b""),
        (HEAD, b"x"),  # a header that grows by a letter now and then
        (BODY, b""),
        (BODY + b'{"game": ', b" "),
        (BODY.replace(b"Content-Length: 1000", b"Transfer-Encoding: chunked"), b"1\r\n \r\n"),
        (HEAD + b"\r\n" + HEAD, b"x"),  # a second request that is never finished
    ],
)
def test_half_requests_are_closed(hasty: Running, first: bytes, drip: bytes) -> None:
    assert LIMIT * 0.8 < closed_after(hasty, first, drip) < 6 * LIMIT


def test_whole_requests_go_on(hasty: Running) -> None:
    """Pauses between requests, answers that take longer, and live connections are no half requests."""
    player = Player(hasty.url)
    id = player.start("skirmish", ("red", "blue"))
    with player.live(id, "red") as live:
        live.next("hello")
        time.sleep(2 * LIMIT)
        view = player.view(id, "red")  # by the connection that was kept open
        player.act(id, "red", view["legal"][0], view["seq"])
        assert live.next("update")["seq"] > view["seq"]
    player.close()


def test_a_body_that_arrives_slowly_but_in_time(hasty: Running) -> None:
    body = b'{"game": "skirmish"}'
    with socket.create_connection(("127.0.0.1", hasty.port)) as caller:
        caller.settimeout(10)
        caller.sendall(BODY.replace(b"1000", str(len(body)).encode()))
        for place in range(0, len(body), 4):
            caller.sendall(body[place : place + 4])
            time.sleep(0.05)
        assert caller.recv(4096).startswith(b"HTTP/1.1 201")


def test_a_cut_body_is_no_mistake_of_ours(hasty: Running, caplog: pytest.LogCaptureFixture) -> None:
    closed_after(hasty, BODY)
    time.sleep(0.3)
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []
