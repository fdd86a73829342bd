"""Confirmed addresses, forgotten passwords, closed accounts: over real connections and a real mail server."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flagplot.server import letters
from flagplot.server.settings import Mail, sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, running
from tests.server.outside import Mailbox, mail_server

People = Callable[..., Player]
URL = "https://war.example.org"


@pytest.fixture
def mailbox() -> Iterator[tuple[Mailbox, Mail]]:
    with mail_server() as found:
        yield found


@pytest.fixture
def club(tmp_path: Path, mailbox: tuple[Mailbox, Mail]) -> Iterator[Running]:
    settings = shared_settings(sqlite_url(tmp_path), mail=mailbox[1], public_url=URL)
    with running(settings) as server:
        yield server


def key_in(text: str, what: str) -> str:
    found = re.search(rf"{re.escape(URL)}/#/{what}/([\w-]+)", text)
    assert found, text
    return found[1]


def test_an_address_is_confirmed_before_notices_go_there(
    club: Running, people: People, mailbox: tuple[Mailbox, Mail]
) -> None:
    box = mailbox[0]
    ann, ben = people(club, "Ann"), people(club, "Ben")
    assert ann.put("/api/auth/notices", {"email": "ann@example.org"})["confirmed"] is False
    letter = box.next("ann@example.org", "your address")
    id = ben.start("skirmish", ("red",), seats={"blue": {"kind": "open"}})
    ann.post("/api/join", {"invite": ben.invite, "seat": "blue"})
    time.sleep(0.5)
    assert box.letters == []  # play may have come to Ann, but nobody knows whether she reads that address
    stranger = Player(club.url)
    stranger.post("/api/auth/confirm", {"token": "x" * 20}, 404)
    stranger.post("/api/auth/confirm", {"token": key_in(letter, "confirm")}, 204)
    assert ann.get("/api/auth/notices")["confirmed"] is True
    stranger.post("/api/auth/confirm", {"token": key_in(letter, "confirm")}, 404)  # once
    assert ann.put("/api/auth/notices", {"email": "ann@example.org"})["confirmed"] is True  # the same address
    assert ann.put("/api/auth/notices", {"email": "other@example.org"})["confirmed"] is False
    assert id


def test_a_key_for_an_address_that_was_changed_confirms_nothing(
    club: Running, people: People, mailbox: tuple[Mailbox, Mail]
) -> None:
    ann = people(club, "Ann")
    ann.put("/api/auth/notices", {"email": "old@example.org"})
    letter = mailbox[0].next("old@example.org", "your address")
    ann.put("/api/auth/notices", {"email": "new@example.org"})
    ann.post("/api/auth/confirm", {"token": key_in(letter, "confirm")}, 404)
    assert ann.get("/api/auth/notices")["confirmed"] is False


def known_by_mail(club: Running, people: People, box: Mailbox) -> Player:
    ann = people(club, "Ann")
    ann.put("/api/auth/notices", {"email": "ann@example.org"})
    letter = box.next("ann@example.org", "your address")
    ann.post("/api/auth/confirm", {"token": key_in(letter, "confirm")}, 204)
    return ann


@pytest.mark.parametrize("who", ["Ann", "ann@example.org"])
def test_a_forgotten_password(club: Running, people: People, mailbox: tuple[Mailbox, Mail], who: str) -> None:
    box = mailbox[0]
    ann = known_by_mail(club, people, box)
    again = Player(club.url)
    again.post("/api/auth/forgot", {"name": who}, 202)
    token = key_in(box.next("ann@example.org", "password"), "reset")
    refused = again.post("/api/auth/reset", {"token": token, "new": "12345678"}, 400)
    assert "easily guessed" in refused["error"]["message"]
    entered = again.post("/api/auth/reset", {"token": token, "new": "another horse"})  # still good after that
    assert entered["name"] == "Ann"
    assert again.get("/api/games") == []  # logged in
    ann.get("/api/games", 401)  # all other sessions have ended
    Player(club.url).post("/api/auth/login", {"name": "Ann", "password": "correct horse"}, 401)
    Player(club.url).post("/api/auth/login", {"name": "Ann", "password": "another horse"})
    Player(club.url).post("/api/auth/reset", {"token": token, "new": "a third horse"}, 404)  # once


def test_nobody_learns_who_has_an_account(
    club: Running, people: People, mailbox: tuple[Mailbox, Mail]
) -> None:
    people(club, "Bob")  # has no address
    for name in ("nobody at all", "Bob", "bob@example.org", ""):
        status = 202 if name else 400
        Player(club.url).post("/api/auth/forgot", {"name": name}, status)
    time.sleep(0.3)
    assert mailbox[0].letters == []


def test_a_key_grows_old(
    club: Running, people: People, mailbox: tuple[Mailbox, Mail], monkeypatch: pytest.MonkeyPatch
) -> None:
    known_by_mail(club, people, mailbox[0])
    monkeypatch.setitem(letters.LASTS, "reset", -1.0)
    stranger = Player(club.url)
    stranger.post("/api/auth/forgot", {"name": "Ann"}, 202)
    token = key_in(mailbox[0].next("ann@example.org", "password"), "reset")
    refused = stranger.post("/api/auth/reset", {"token": token, "new": "another horse"}, 404)
    assert refused["error"]["code"] == "old_link"


def test_without_mail_nothing_is_promised(shared: Running, people: People) -> None:
    assert Player(shared.url).get("/api/meta")["mail"] is False
    Player(shared.url).post("/api/auth/forgot", {"name": "Ann"}, 404)
    ann = people(shared, "Ann")
    assert ann.put("/api/auth/notices", {"email": "ann@example.org"})["confirmed"] is False


def test_an_account_is_closed(shared: Running, people: People) -> None:
    ann, ben = people(shared, "Ann"), people(shared, "Ben")
    hers = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}})
    ben.post("/api/join", {"invite": ann.invite, "seat": "blue"})
    ann.post(f"/api/games/{hers}/chat", {"text": "so long"}, 201)
    ann.put(f"/api/games/{hers}/notes", {"text": "secret plans"})
    alone = ann.start("skirmish", ("red",))
    ann.post("/api/auth/close", {"password": "wrong horse"}, 403)
    ann.post("/api/auth/close", {"password": "correct horse"}, 204)
    ann.get("/api/games", 401)
    info = ben.get(f"/api/games/{hers}")
    assert info["players"]["red"]["kind"] == "open"
    assert info["owner"] == ben.id  # somebody must be able to look after it
    lines = ben.get(f"/api/games/{hers}/chat")
    assert [line["name"] for line in lines if line["text"] == "so long"] == [""]
    assert "Ann" not in ben.send("GET", f"/api/games/{hers}").text
    ben.get(f"/api/games/{alone}", 404)
    Player(shared.url).post("/api/auth/login", {"name": "Ann", "password": "correct horse"}, 401)
    people(shared, "Ann")  # the name is free again
