"""What a link shows before it is opened: only what a stranger may see, whoever asks for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from struct import unpack
from typing import Any

import pytest

from flagplot.server import previews
from flagplot.server.settings import sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, running
from tests.server.test_study import answer

People = Callable[..., Player]
OPEN: dict[str, Any] = {"seats": {"red": {"kind": "me"}, "blue": {"kind": "open"}}}


def head(player: Player, place: str) -> dict[str, str]:
    """The preview in the page at a place; empty where it tells nothing."""
    page = player.http.get(place)
    assert page.status_code == 200
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
    found = re.findall(r'<meta property="og:(\S+)" content="([^"]*)" />', page.text)
    return {name: unescape(text) for name, text in found}


@pytest.fixture
def club(tmp_path: Path) -> Any:
    with running(shared_settings(sqlite_url(tmp_path))) as server:
        yield server


def test_a_table_that_strangers_may_watch(club: Running, people: People) -> None:
    ann, guest = people(club, "Ann"), Player(club.url)
    id = ann.start("skirmish", **OPEN, public=True, name='The "<b>last</b>" stand')
    told = head(guest, f"/game/{id}")
    assert told["title"] == 'The "<b>last</b>" stand'
    assert "<b>last" not in guest.http.get(f"/game/{id}").text
    assert told["description"].startswith("Skirmish")
    assert "Round 1." in told["description"]
    assert "Played by Ann." in told["description"]
    assert told["image"].endswith(f"/api/games/{id}/preview.png")
    assert told["image"].startswith("http")
    picture = guest.http.get(f"/api/games/{id}/preview.png")
    assert picture.headers["content-type"] == "image/png"
    assert unpack(">II", picture.content[16:24]) == (1200, 630)
    assert (told["image:width"], told["image:height"]) == ("1200", "630")
    assert guest.http.get(f"/api/games/{id}/preview.png").content == picture.content


def test_what_is_not_for_strangers_looks_like_nothing(club: Running, people: People) -> None:
    ann, guest = people(club, "Ann"), Player(club.url)
    id = ann.start("skirmish", **OPEN, public=False)
    for player in (guest, ann):  # the page is the same for its own players: others may be handed it on
        assert head(player, f"/game/{id}") == {}
        assert player.http.get(f"/game/{id}").content == player.http.get("/game/nothing").content
    assert guest.http.get(f"/api/games/{id}/preview.png").status_code == 404
    assert guest.http.get("/api/games/nothing/preview.png").status_code == 404
    for place in ("/", "/game/", f"/board/{id}", "/join/nothing", f"/game/{'x' * 500}", "/game/%00"):
        assert head(guest, place) == {}, place


def test_a_moment_with_its_comment(club: Running, people: People) -> None:
    ann, ben = people(club, "Ann"), people(club, "Ben")
    id = ann.start("skirmish", **OPEN, public=True)
    ben.post("/api/join", {"invite": ann.invite, "seat": "blue"})
    answer(ann, id, "red")
    guest = Player(club.url)
    last = guest.get(f"/api/games/{id}")["seq"]
    told = head(guest, f"/game/{id}/0")
    assert f"After answer 0 of {last}." in told["description"]
    assert told["image"].endswith("preview.png?seq=0")
    ben.post(f"/api/games/{id}/comments", {"seq": 0, "text": "Here it all\nbegan. " + "x" * 300}, 201)
    said = head(guest, f"/game/{id}/0")["description"]
    assert "Ben: Here it all began. xxx" in said
    assert said.endswith("…")
    assert len(said) == 200
    assert "Round 1." in head(guest, f"/game/{id}/999")["description"]  # no such moment: as it is now
    assert guest.http.get(f"/api/games/{id}/preview.png", params={"seq": 0}).status_code == 200


def test_nothing_secret_is_in_a_preview(
    club: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = people(club, "Ann"), people(club, "Ben")
    id = ann.start("skirmish", **OPEN, public=True, scenario="plotted")
    ben.post("/api/join", {"invite": ann.invite, "seat": "blue"})
    answer(ann, id, "red")
    answer(ben, id, "blue")
    drawn: list[str] = []

    def rendered(svg: str) -> bytes:
        drawn.append(svg)
        return b"picture"

    monkeypatch.setattr(previews, "rendered", rendered)
    view = ann.get(f"/api/games/{id}/view", seat="red")
    ann.post(f"/api/games/{id}/actions", {"seat": "red", "seq": view["seq"], "action": "done"})
    ann.post(f"/api/games/{id}/comments", {"seq": view["seq"] + 1, "text": "my secret plan"}, 201)
    for number in range(view["seq"] + 3):
        assert "secret plan" not in str(head(ben, f"/game/{id}/{number}")), number
    assert ann.http.get(f"/api/games/{id}/preview.png").content == b"picture"  # in the name of a player
    guest = Player(club.url).http.get(f"/api/games/{id}/picture", params={"width": 1200})
    ours, theirs = (text.split(">", 2)[2] for text in (drawn[0], guest.text))  # but for its size
    assert len(ours) > 1000
    assert ours == theirs


def test_an_invitation_says_who_invites_to_what(club: Running, people: People) -> None:
    ann = people(club, "Ann")
    ann.start("skirmish", **OPEN, public=False, name="A quiet evening")
    told = head(Player(club.url), f"/join/{ann.invite}")
    assert told["title"] == "Ann invites you to Skirmish"
    assert told["description"].startswith("A quiet evening: ")


def test_without_a_renderer_the_box_is_shown(
    club: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, guest = people(club, "Ann"), Player(club.url)
    id = ann.start("pacific-1940", ("japan",), public=True)
    monkeypatch.setattr(previews, "can_paint", lambda: False)
    assert head(guest, f"/game/{id}")["image"].endswith("/api/covers/pacific-1940")


def test_no_more_wait_for_pictures_than_can_be_painted(
    club: Running, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, guest = people(club, "Ann"), Player(club.url)
    id = ann.start("skirmish", **OPEN, public=True)
    monkeypatch.setattr(previews, "_QUEUE", 0)
    assert guest.http.get(f"/api/games/{id}/preview.png").status_code == 503
