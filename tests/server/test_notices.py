"""Notices reach absent players: over a real SMTP sink and a real web hook."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from aiosmtpd.controller import Controller
from sqlalchemy import select, update
from tools.postgres import free_port

from flagplot.server import schema
from flagplot.server.database import Database
from flagplot.server.settings import Mail, read_mail, sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Player, first, process, running

People = Callable[..., Player]
# Ann plays on both sides here; the Allies count as one person
SIDES = {"persons": {"japan": 0, "usa": 1, "china": 1, "uk": 1, "anzac": 1}}


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
    with listening() as found:
        yield found


@contextmanager
def listening() -> Iterator[tuple[list[Any], str]]:
    """A web hook and what it hears."""
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
    try:
        yield heard, f"http://127.0.0.1:{server.server_port}/hook"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def wait_for(items: list[Any]) -> Any:
    for _ in range(1200):
        if items:
            return items[0]
        time.sleep(0.05)
    raise AssertionError("nothing arrived within a minute")


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
        kept = ben.get("/api/auth/notices")
        assert (kept["email"], kept["webhook"]) == ("ben@example.org", url)
        asked = wait_for(box.mail)
        box.mail.remove(asked)
        link = re.search(r"#/confirm/([\w=-]+)", asked.content.decode().replace("=\r\n", ""))
        assert link
        ben.post("/api/auth/confirm", {"token": link[1]}, 204)
        seats = {
            "uk": {"kind": "open"},
            "usa": {"kind": "me"},
            "china": {"kind": "me"},
            "anzac": {"kind": "me"},
        }
        id = ann.start("pacific-1940", ("japan",), seats=seats, setup=SIDES, name="The long war")
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
        assert "Your turn in The long war, as the United Kingdom" in text
        assert f"/#/game/{id}" in text
        assert "your settings at https://war.example.org/ say so" in text.replace("=\r\n", "")
        before = len(heard)
        with ben.live(id, "uk") as live:  # who is looking needs no letter
            live.next("hello")
            ben.act(id, "uk", first(ben.view(id, "uk")))
            time.sleep(0.3)
        assert len(heard) == before


def on_to(ann: Player, id: str, asked: str) -> None:
    """Play on with Ann's seats until another seat is asked."""
    for _ in range(200):
        seat = ann.view(id)["waiting"][0]
        if seat == asked:
            return
        view = ann.view(id, seat)
        done = [a for a in view["legal"] if a[0] in ("done", "pass")]
        ann.act(id, seat, done[0] if done else first(view), view["seq"])
    raise AssertionError(f"{asked} is never asked")


def long_war(url: str, ben_hook: str = "") -> tuple[Player, Player, str]:
    """Ann plays everything but the United Kingdom, which is Ben's; he wants to be told."""
    ann, ben = Player(url, "Ann").register(), Player(url, "Ben").register()
    ben.put("/api/auth/notices", {"email": "ben@example.org", "webhook": ben_hook})
    others = {seat: {"kind": "me"} for seat in ("usa", "china", "anzac")}
    id = ann.start("pacific-1940", ("japan",), seats={**others, "uk": {"kind": "open"}}, setup=SIDES)
    ben.post("/api/join", {"invite": ann.invite})
    return ann, ben, id


def test_a_notice_outlives_the_process(database: str, sink: tuple[Sink, Mail]) -> None:
    """Killed between the commit and the sending: the next process sends it."""
    box, mail = sink
    with process(shared_settings(database, mail=mail, notice_delay=60.0)) as doomed:
        ann, ben, id = long_war(doomed.url)
        on_to(ann, id, "uk")
        doomed.kill()
    ann.close()
    ben.close()
    assert box.mail == []
    assert len(outbox_of(database)) == 1
    make_due(database)
    with process(shared_settings(database, mail=mail)):
        letter = wait_for(box.mail)
        assert "Your turn in" in letter.content.decode()
        time.sleep(0.4)
        assert len(box.mail) == 1
    assert outbox_of(database) == []


def test_a_notice_outlives_a_crash_while_it_is_sent(tmp_path: Path, sink: tuple[Sink, Mail]) -> None:
    box, mail = sink
    settings = shared_settings(sqlite_url(tmp_path), mail=mail, notice_retry=0.5)
    crash = "import os\nfrom flagplot.server import notices\nnotices.send_mail = lambda *a: os._exit(9)"
    with process(settings, crash) as doomed:
        ann, ben, id = long_war(doomed.url)
        with suppress(httpx.HTTPError):  # the last answer may be cut off
            on_to(ann, id, "uk")
        assert doomed.died() == 9
        ann.close()
        ben.close()
    assert box.mail == []
    with process(settings):
        assert wait_for(box.mail).rcpt_tos == ["ben@example.org"]


def test_a_notice_is_tried_again(tmp_path: Path) -> None:
    """The mail server is down at first; the web hook, which is not, hears of it once only."""
    port = free_port()
    mail = Mail(host="127.0.0.1", port=port, sender="table@example.org")
    settings = shared_settings(sqlite_url(tmp_path), mail=mail, private_webhooks=True, notice_retry=0.3)
    with listening() as (heard, hook), running(settings) as server:
        ann, ben, id = long_war(server.url, hook)
        on_to(ann, id, "uk")
        wait_for(heard)
        for _ in range(100):
            if [row.tries for row in outbox_of(settings.database)] == [2]:
                break
            time.sleep(0.02)
        box = Sink()
        controller = Controller(box, hostname="127.0.0.1", port=port)
        controller.start()
        wait_for(box.mail)
        controller.stop()
        time.sleep(0.2)
        assert len(box.mail) == len(heard) == 1
        assert "flagplot_notices_total 2.0\n" in ann.http.get("/metrics").text
        assert outbox_of(settings.database) == []
        ann.close()
        ben.close()


def test_who_has_answered_needs_no_notice(tmp_path: Path, sink: tuple[Sink, Mail]) -> None:
    box, mail = sink
    with running(shared_settings(sqlite_url(tmp_path), mail=mail, notice_delay=0.8, tick=0.1)) as server:
        ann, ben, id = long_war(server.url)
        on_to(ann, id, "uk")
        assert len(outbox_of(server.settings.database)) == 1
        while "uk" in (view := ben.view(id, "uk"))["waiting"]:
            done = [a for a in view["legal"] if a[0] in ("done", "pass")]
            ben.act(id, "uk", done[0] if done else first(view), view["seq"])
        for _ in range(100):
            if not outbox_of(server.settings.database):
                break
            time.sleep(0.05)
        assert outbox_of(server.settings.database) == box.mail == []
        ann.close()
        ben.close()


def outbox_of(database: str) -> list[Any]:
    async def read() -> list[Any]:
        found = Database(database)
        async with found.read() as connection:
            rows = list(await connection.execute(select(schema.outbox)))
        await found.close()
        return rows

    return asyncio.run(read())


def make_due(database: str) -> None:
    async def write() -> None:
        found = Database(database)
        async with found.write() as connection:
            await connection.execute(update(schema.outbox).values(due=0.0))
        await found.close()

    asyncio.run(write())


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
