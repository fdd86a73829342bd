"""Notices reach absent players: over a real SMTP sink and a real web hook."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiosmtpd.controller import Controller
from tools.postgres import free_port

from flagplot.server.notices import check_address
from flagplot.server.settings import Mail, Settings, read_mail, sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Player, first, running

People = Callable[..., Player]


class Sink:
    """A mailbox."""

    def __init__(self) -> None:
        self.mail: list[Any] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.mail.append(envelope)
        return "250 OK"


@pytest.fixture
def sink() -> Iterator[tuple[Sink, Mail]]:
    box = Sink()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    yield box, Mail(host="127.0.0.1", port=port, sender="table@example.org")
    controller.stop()


@pytest.fixture
def hook() -> Iterator[tuple[list[Any], str]]:
    heard: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            heard.append(msgspec.json.decode(body))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *arguments: Any) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield heard, f"http://127.0.0.1:{server.server_port}/hook"
    server.shutdown()
    thread.join()
    server.server_close()


def wait_for(items: list[Any]) -> Any:
    for _ in range(100):
        if items:
            return items[0]
        time.sleep(0.05)
    raise AssertionError("nothing arrived")


def test_the_absent_are_told(
    tmp_path: Path, people: People, sink: tuple[Sink, Mail], hook: tuple[list[Any], str]
) -> None:
    box, mail = sink
    heard, url = hook
    settings = shared_settings(
        sqlite_url(tmp_path), mail=mail, private_webhooks=True, public_url="https://war.example.org"
    )
    with running(settings) as server:
        ann, ben = people(server, "Ann"), people(server, "Ben")
        ben.put("/api/auth/notices", {"email": "ben@example.org", "webhook": url})
        assert ben.get("/api/auth/notices") == {"email": "ben@example.org", "webhook": url}
        seats = {
            "uk": {"kind": "open"},
            "usa": {"kind": "me"},
            "china": {"kind": "me"},
            "anzac": {"kind": "me"},
        }
        id = ann.start("pacific-1940", ("japan",), seats=seats, name="The long war")
        ben.post("/api/join", {"invite": ann.invite})
        for _ in range(200):
            view = ann.view(id)
            seat = view["waiting"][0]
            if seat == "uk":
                break
            view = ann.view(id, seat)
            done = [a for a in view["legal"] if a[0] in ("done", "pass")]
            ann.act(id, seat, done[0] if done else first(view), view["seq"])
        told = wait_for(heard)
        assert told["game"] == id
        assert told["seat"] == "uk"
        assert told["url"] == f"https://war.example.org/#/game/{id}"
        letter = wait_for(box.mail)
        assert letter.rcpt_tos == ["ben@example.org"]
        text = letter.content.decode()
        assert "Your turn in The long war (uk)" in text
        assert f"/#/game/{id}" in text
        before = len(heard)
        with ben.live(id, "uk") as live:  # who is looking needs no letter
            live.next("hello")
            ben.act(id, "uk", first(ben.view(id, "uk")))
            time.sleep(0.3)
        assert len(heard) == before


def test_web_hooks_into_the_own_network_are_refused(tmp_path: Path) -> None:
    settings = Settings(mode="shared", database=sqlite_url(tmp_path))
    for url in (
        "http://127.0.0.1/x",
        "http://localhost:8000/",
        "http://10.0.0.1/",
        "http://[::1]/",
        "ftp://a/",
    ):
        with pytest.raises(ValueError, match="address"):
            check_address(settings, url)


def test_wrong_addresses(tmp_path: Path, people: People) -> None:
    with running(shared_settings(sqlite_url(tmp_path))) as server:
        ann = people(server, "Ann")
        ann.put("/api/auth/notices", {"email": "nonsense"}, 400)
        ann.put("/api/auth/notices", {"webhook": "file:///etc/passwd"}, 400)
        ann.put("/api/auth/notices", {"email": "", "webhook": ""})


def test_mail_settings() -> None:
    found = read_mail("smtp://me:p%40ss@mail.example.org:587?from=table@example.org&tls=starttls")
    assert (found.host, found.port, found.user, found.password) == ("mail.example.org", 587, "me", "p@ss")
    assert (found.sender, found.tls) == ("table@example.org", "starttls")
    for wrong in ("mail.example.org", "http://x", "smtp://", "smtp://h?tls=maybe", "smtp://h:port"):
        with pytest.raises(ValueError, match="smtp"):
            read_mail(wrong)
