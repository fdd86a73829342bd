"""Notices by names people know, digests and reminders: over real connections to listeners on this machine."""

from __future__ import annotations

import base64
import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from flagplot.server import channels, notices
from flagplot.server.settings import sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, running
from tests.server.outside import Service

People = Callable[..., Player]


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    found = Service()
    for kind in ("discord", "slack", "push"):
        monkeypatch.setitem(channels.SERVICES, kind, (f"{found.url}/{kind}/",))
    monkeypatch.setitem(channels.SERVICES, "telegram", (f"{found.url}/",))
    yield found
    found.close()


@pytest.fixture
def club(tmp_path: Path, service: Service) -> Iterator[Running]:
    settings = shared_settings(
        sqlite_url(tmp_path), private_webhooks=True, telegram="12:ab", public_url="https://war.example.org",
        notice_retry=0.2,
    )  # fmt: skip
    with running(settings) as server:
        yield server


def add(player: Player, kind: str, address: str, status: int = 201, **more: Any) -> Any:
    return player.post("/api/auth/channels", {"kind": kind, "address": address, **more}, status)


@pytest.mark.parametrize("kind", ["discord", "slack", "ntfy", "telegram", "webhook"])
def test_each_service_is_spoken_to_in_its_own_way(
    club: Running, people: People, service: Service, kind: str
) -> None:
    ann = people(club, "Ann")
    addresses = {"ntfy": f"{service.url}/my-topic", "telegram": "-100123"}
    made = add(ann, kind, addresses.get(kind, f"{service.url}/{kind}/abc?x=1"))
    ann.post(f"/api/auth/channels/{made['id']}/test", None, 204)
    path, headers, body = service.next()
    told = json.loads(body)
    assert headers["content-type"] == "application/json"
    expected = {
        "discord": ("/discord/abc?x=1", "content"), "slack": ("/slack/abc?x=1", "text"),
        "ntfy": ("/", "title"),
        "telegram": ("/bot12:ab/sendMessage", "text"), "webhook": ("/webhook/abc?x=1", "text"),
    }  # fmt: skip
    assert path == expected[kind][0]
    assert "Flagplot can reach you here" in told[expected[kind][1]]
    if kind == "ntfy":
        assert (told["topic"], told["click"]) == ("my-topic", "https://war.example.org/#/")
    if kind == "telegram":
        assert told["chat_id"] == "-100123"
    if kind in ("discord", "webhook"):
        assert told["allowed_mentions"] == {"parse": []}  # nobody is called


def test_a_test_says_what_went_wrong(club: Running, people: People, service: Service) -> None:
    ann, ben = people(club, "Ann"), people(club, "Ben")
    made = add(ann, "webhook", f"{service.url}/webhook/x")
    service.status = 403
    refused = ann.post(f"/api/auth/channels/{made['id']}/test", None, 502)
    assert "403" in refused["error"]["message"]
    ben.post(f"/api/auth/channels/{made['id']}/test", None, 404)  # another's
    assert ben.send("DELETE", f"/api/auth/channels/{made['id']}").status_code == 404
    assert ann.send("DELETE", f"/api/auth/channels/{made['id']}").status_code == 204
    assert ann.get("/api/auth/notices")["channels"] == []


@pytest.mark.parametrize(
    ("kind", "address"),
    [
        ("discord", "https://evil.example/api/webhooks/1"), ("slack", "https://discord.com/x"),
        ("ntfy", "https://x"),
        ("ntfy", "https://x/a/b"), ("telegram", "somebody"), ("webhook", "ftp://x"),
        ("webhook", "https://a b"), ("push", "http://127.0.0.1/x"),
    ],
)  # fmt: skip
def test_addresses_must_be_of_their_kind(club: Running, people: People, kind: str, address: str) -> None:
    refused = add(people(club, "Ann"), kind, address, 400)
    assert kind in refused["error"]["message"]


def test_what_is_not_set_up_is_not_offered(shared: Running, people: People) -> None:
    ann = people(shared, "Ann")
    assert "telegram" not in ann.get("/api/auth/notices")["kinds"]
    assert "expected, found telegram" in add(ann, "telegram", "-1", 400)["error"]["message"]
    for number in range(10):
        add(ann, "webhook", f"https://example.org/{number}")
    add(ann, "webhook", "https://example.org/3")  # the same once more is no other
    assert add(ann, "webhook", "https://example.org/11", 409)["error"]["code"] == "too_many_channels"


# -- Web Push ------------------------------------------------------------------------------------------------


class Browser:
    """A browser that has subscribed: it alone can read what is pushed to it."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"p256dh": _text(point), "auth": _text(self.auth)}

    def reads(self, body: bytes) -> Any:
        return json.loads(http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def test_a_browser_is_told_and_only_it_can_read_it(club: Running, people: People, service: Service) -> None:
    ann, browser = people(club, "Ann"), Browser()
    known = ann.get("/api/auth/notices")
    assert "push" in known["kinds"]
    made = add(ann, "push", f"{service.url}/push/abc", keys=browser.keys)
    add(ann, "push", f"{service.url}/push/abc", 400, keys={"auth": "short"})
    ann.post(f"/api/auth/channels/{made['id']}/test", None, 204)
    path, headers, body = service.next()
    assert (path, headers["content-encoding"]) == ("/push/abc", "aes128gcm")
    assert browser.reads(body)["title"] == "Flagplot can reach you here"
    signed = headers["authorization"].removeprefix("vapid ").split(",")
    token, key = (part.partition("=")[2] for part in signed)
    assert key == known["push_key"]  # the one browsers subscribe with, and the same at every start
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims["aud"] == service.url


def test_a_browser_that_is_gone_is_forgotten(club: Running, people: People, service: Service) -> None:
    ann, ben = people(club, "Ann"), people(club, "Ben")
    add(ben, "push", f"{service.url}/push/abc", keys=Browser().keys)
    service.status = 410
    two_turns(club, ann, ben)
    service.next()
    for _ in range(100):
        if not ben.get("/api/auth/notices")["channels"]:
            return
        time.sleep(0.05)
    raise AssertionError("it is still there")


# -- when ----------------------------------------------------------------------------------------------------


def asked_in(club: Running, ann: Player, ben: Player, **more: Any) -> str:
    """A game in which play has come to Ben."""
    seats = {"red": {"kind": "me"}, "blue": {"kind": "open"}}
    id = ann.start("skirmish", seats=seats, **more)
    ben.post("/api/join", {"invite": ann.invite, "seat": "blue"})
    for _ in range(40):
        view = ann.get(f"/api/games/{id}/view", seat="red")
        if not view["legal"]:
            break
        ann.post(f"/api/games/{id}/actions", {"seat": "red", "seq": view["seq"], "action": view["legal"][-1]})
    return id


def two_turns(club: Running, ann: Player, ben: Player) -> str:
    """A game in which play has gone away from Ben and come back."""
    id, was = asked_in(club, ann, ben), True
    for _ in range(60):
        waiting = ann.get(f"/api/games/{id}/view")["waiting"]
        if "blue" in waiting and not was:
            break
        was = "blue" in waiting
        player, seat = (ben, "blue") if was else (ann, "red")
        view = player.get(f"/api/games/{id}/view", seat=seat)
        body = {"seat": seat, "seq": view["seq"], "action": view["legal"][-1]}
        player.post(f"/api/games/{id}/actions", body)
    return id


def test_a_digest_instead_of_many_notices(
    club: Running, people: People, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    soon = time.time() + 5
    monkeypatch.setattr(notices, "next_digest", lambda now, hours: soon if hours else now)
    ann, ben = people(club, "Ann"), people(club, "Ben")
    add(ben, "webhook", f"{service.url}/webhook/x")
    assert ben.put("/api/auth/notices", {"digest": 24})["digest"] == 24
    ids = {two_turns(club, ann, ben) for _ in range(2)}
    assert time.time() < soon, "the machine is too slow for this test"
    assert service.heard == []
    told = json.loads(service.next()[2])
    assert told["text"].startswith("2 games wait for you")
    assert {one["game"] for one in told["turns"]} == ids
    time.sleep(0.4)
    assert service.heard == []


def test_digests_come_at_round_hours() -> None:
    assert notices.next_digest(1000.0, 0) == 1000.0
    assert notices.next_digest(1000.0, 1) == 3600.0
    assert notices.next_digest(3600.0, 1) == 7200.0
    assert notices.next_digest(90_000.0, 24) == 172_800.0


def test_a_reminder_before_time_runs_out_and_only_one(
    club: Running, people: People, service: Service
) -> None:
    ann, ben = people(club, "Ann"), people(club, "Ben")
    ben.put("/api/auth/notices", {"remind": 6})
    add(ben, "webhook", f"{service.url}/webhook/x")
    asked_in(club, ann, ben, clock={"move": 4, "bank": 0})  # reminded after three quarters of it
    begun, told = time.time(), json.loads(service.next()[2])
    while not told.get("reminder"):
        told = json.loads(service.next()[2])
    assert told["text"].startswith("Time runs out in")
    assert time.time() - begun < 4.5
    time.sleep(1.2)  # the computer stands in by now
    assert [one for one in service.heard if b'"reminder":true' in one[2]] == []


def test_nobody_is_reminded_who_did_not_ask(club: Running, people: People, service: Service) -> None:
    ann, ben = people(club, "Ann"), people(club, "Ben")
    add(ben, "webhook", f"{service.url}/webhook/x")
    asked_in(club, ann, ben, clock={"move": 1, "bank": 0})
    time.sleep(1.5)
    assert [one for one in service.heard if b'"reminder":true' in one[2]] == []
