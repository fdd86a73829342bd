"""Web hooks lead neither into the own network nor into endless waiting."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert

from flagplot.server import creation, notices, schema, webhooks
from flagplot.server.channels import Channel
from flagplot.server.database import Database
from flagplot.server.notices import Turn, message_of, post_message
from flagplot.server.settings import Settings, sqlite_url
from flagplot.server.threads import Threads
from flagplot.server.webhooks import Unwelcome, find, public
from tests.server.conftest import shared_settings
from tests.server.harness import Player, running
from tests.server.test_notices import listening, wait_for

People = Callable[..., Player]
TURN = Turn(
    "g1",
    "Skirmish",
    "@everyone to arms",
    "red",
    "Red",
    1,
    "Choose a card.",
    "https://war.example.org/#/game/g1",
)


def to(url: str) -> Channel:
    return Channel("webhook", "webhook", url)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "240.0.0.1",
        "255.255.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1", "198.18.0.1", "::1", "::", "fe80::1",
        "fc00::1", "ff02::1", "64:ff9b::7f00:1", "64:ff9b:1::1", "2002:7f00:1::", "::127.0.0.1",
        "::ffff:127.0.0.1", "::ffff:8.8.8.8", "2001::1", "2001:db8::1", "3fff::1", "5f00::1", "100::1",
    ],
)  # fmt: skip
def test_addresses_that_are_no_machine_of_the_world(address: str) -> None:
    assert not public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "2a00:1450::1"])
def test_addresses_of_the_world(address: str) -> None:
    assert public(address)


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/x", "http://localhost:8000/", "http://10.0.0.1/", "http://[::1]/", "ftp://a/",
        "http://[64:ff9b::7f00:1]/", "http://2130706433/", "http://0177.0.0.1/", "http://127.1/",
        "http://me:secret@8.8.8.8/", "http://8.8.8.8:99999/", "http://", "http://[::1/",
    ],
)  # fmt: skip
def test_hooks_into_the_own_network_are_refused(url: str) -> None:
    with pytest.raises(Unwelcome, match="address"):
        find(url)


def test_a_name_that_changes_its_address_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """Public when it is checked, private a moment later: the call goes to what was checked, or nowhere."""
    answers = iter(["93.184.216.34"])
    called: list[str] = []

    def lookup(host: str, port: int, *more: Any, **other: Any) -> list[Any]:
        address = next(answers, "127.0.0.1")
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    async def connect(address: str, port: int, **more: Any) -> Any:
        called.append(address)
        raise ConnectionRefusedError

    async def send(url: str) -> None:
        with pytest.raises(ConnectionRefusedError):
            await post_message(Settings(database=""), Threads("letters", 1), to(url), message_of([TURN]))

    with listening() as (heard, url):
        monkeypatch.setattr(socket, "getaddrinfo", lookup)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        asyncio.run(send(url.replace("127.0.0.1", "hook.example")))
    assert heard == []
    assert called == ["93.184.216.34"]


def test_a_channel_is_not_called_together() -> None:
    """A game called "@everyone" would ring a whole Discord channel."""
    with listening() as (heard, url):
        settings = Settings(database="", private_webhooks=True)
        letters = Threads("letters", 1)
        asyncio.run(post_message(settings, letters, to(url + "?a=b c"), message_of([TURN])))
        assert wait_for(heard)["allowed_mentions"] == {"parse": []}
        assert "@everyone" in heard[0]["content"]


def test_only_success_counts() -> None:
    with dripping(b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n") as (url, _):
        hook = find(url, private=True)
        with pytest.raises(ConnectionError, match="302"):
            asyncio.run(webhooks.post(hook, {}))


@contextmanager
def dripping(text: bytes = b"", pause: float = 0.2) -> Iterator[tuple[str, list[float]]]:
    """A host that takes calls, says a text, then a byte now and then; for how long each caller listened."""
    listener = socket.create_server(("127.0.0.1", 0))
    listened: list[float] = []
    over = threading.Event()

    def drip(caller: socket.socket) -> None:
        begun = time.monotonic()
        try:
            with caller:
                caller.sendall(text)
                while not over.wait(pause):
                    caller.sendall(b"H")
        except OSError:
            listened.append(time.monotonic() - begun)

    def take() -> None:
        while not over.is_set():
            try:
                caller, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=drip, args=(caller,), daemon=True).start()

    threading.Thread(target=take, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}/hook", listened
    finally:
        over.set()
        listener.close()


def test_slow_hooks_stop_nobody(tmp_path: Path, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten channels of a host that drips: a log-in does not wait for them, and they are given up."""
    monkeypatch.setattr(notices, "_DEADLINE", 3.0)
    settings = shared_settings(sqlite_url(tmp_path), private_webhooks=True)
    with dripping() as (url, listened), running(settings) as server:
        ann, ben = people(server, "Ann"), people(server, "Ben")
        ways = [{"kind": "webhook", "address": f"{url}?{number}"} for number in range(10)]
        channels = [ben.post("/api/auth/channels", way, 201)["id"] for way in ways]
        id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}})
        ben.post("/api/join", {"invite": ann.invite})
        fill_outbox(settings.database, id, ben.id, channels)
        time.sleep(1.0)
        begun = time.monotonic()
        again = Player(server.url)
        again.post("/api/auth/login", {"name": "Ann", "password": "correct horse"})
        again.close()
        assert time.monotonic() - begun < 3.0
        for _ in range(200):
            if len(listened) >= 8:
                break
            time.sleep(0.1)
        assert len(listened) >= 8
        assert max(listened) < 15


def fill_outbox(database: str, id: str, user: str, channels: list[str]) -> None:
    """Notices that are due now."""

    async def write() -> None:
        found = Database(database)
        row = {"game_id": id, "seat": "blue", "user_id": user, "due": 0.0, "tries": 0}
        async with found.write() as connection:
            await connection.execute(insert(schema.outbox), [{**row, "channel": one} for one in channels])
        await found.close()

    asyncio.run(write())


def test_slow_imports_stop_nobody(tmp_path: Path, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight players bring in files that take long; others log in and start games; one file each at a time."""
    go_on, started = threading.Event(), threading.Semaphore(0)
    read = creation.from_plot

    def slowly(*arguments: Any) -> Any:
        started.release()
        go_on.wait(60)
        return read(*arguments)

    with running(shared_settings(sqlite_url(tmp_path))) as server:
        crowd = [people(server, f"Player {n}") for n in range(8)]
        id = crowd[0].start("skirmish", ("red", "blue"))
        text = crowd[0].http.get(f"/api/games/{id}/plot").text
        monkeypatch.setattr(creation, "from_plot", slowly)
        codes: list[int] = []

        def bring(player: Player) -> None:
            codes.append(player.send("POST", "/api/import", {"plot": text}).status_code)

        threads = [threading.Thread(target=bring, args=(player,)) for player in crowd]
        for thread in threads:
            thread.start()
        assert started.acquire(timeout=60)
        time.sleep(0.5)
        try:
            begun = time.monotonic()
            again = Player(server.url)
            found = again.post("/api/auth/login", {"name": "Player 1", "password": "correct horse"})
            again.csrf = found["csrf"]
            again.start("skirmish", ("red",))
            assert time.monotonic() - begun < 5.0
            refused = again.send("POST", "/api/import", {"plot": text})
            assert refused.status_code == 429
            assert refused.headers["retry-after"] == "5"
        finally:
            go_on.set()
            for thread in threads:
                thread.join()
        assert codes == [201] * 8
        again.close()
