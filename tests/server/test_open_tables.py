"""Tables that strangers may join, watching without an account, and an invitation read before registering."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tools.covers import WINDOWS
from websockets.exceptions import ConnectionClosed

import flagplot
from flagplot.server import sweep
from flagplot.server.settings import sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, running

People = Callable[..., Player]
OPEN: dict[str, Any] = {"seats": {"red": {"kind": "me"}, "blue": {"kind": "open"}}}
# what somebody without an account may ask of a table
LOOKS = ("", "/view", "/log", "/history", "/stats", "/catalog", "/chat", "/odds", "/luck")


@pytest.fixture
def club(tmp_path: Path) -> Any:
    with running(shared_settings(sqlite_url(tmp_path))) as server:
        yield server


@pytest.fixture
def guest(club: Running) -> Player:
    return Player(club.url)


def test_a_stranger_finds_an_open_table_and_sits_down(shared: Running, people: People) -> None:
    ann, ben = people(shared, "Ann"), people(shared, "Ben")
    closed = ann.start("skirmish", **OPEN)
    listed = ann.start("skirmish", **OPEN, listed=True, clock={"move": 86400, "bank": 0})
    found = ben.get("/api/tables")
    assert [one["id"] for one in found] == [listed]
    assert found[0]["host"] == "Ann"
    assert found[0]["hands"] == [["blue"]]
    assert found[0]["clock"] == {"move": 86400, "bank": 0}
    assert found[0]["players"]["red"] == {"name": "Ann", "kind": "human"}
    assert ann.get("/api/tables") == []  # one's own are in the other list
    ben.post("/api/join", {"table": closed, "seat": "blue"}, 404)
    assert ben.post("/api/join", {"table": listed, "seat": "blue"}) == {"id": listed, "seat": "blue"}
    assert ben.get(f"/api/games/{listed}")["mine"] == ["blue"]
    cara = people(shared, "Cara")
    assert [(one["hands"], one["watch"]) for one in cara.get("/api/tables")] == [([], True)]
    assert Player(shared.url).get("/api/tables") == []  # not everybody's to watch
    cara.post("/api/join", {"table": listed, "seat": "blue"}, 409)


def test_the_host_opens_and_closes_a_table(club: Running, people: People) -> None:
    ann, ben = people(club, "Ann"), people(club, "Ben")
    id = ann.start("skirmish", **OPEN)
    ben.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "join"}, 403)
    changed = ann.send("PATCH", f"/api/games/{id}", {"listed": True, "public": True}).json()
    assert (changed["listed"], changed["public"]) == (True, True)
    assert [one["id"] for one in ben.get("/api/tables")] == [id]
    assert ben.send("PATCH", f"/api/games/{id}", {"listed": False}).status_code == 403
    ann.send("PATCH", f"/api/games/{id}", {"listed": False, "public": False})
    assert ben.get("/api/tables") == []
    ben.post("/api/join", {"table": id, "seat": "blue"}, 404)


def test_a_join_names_an_invitation_or_a_table(club: Running, people: People) -> None:
    ann, ben = people(club, "Ann"), people(club, "Ben")
    id = ann.start("skirmish", **OPEN, listed=True)
    for body in ({"seat": "blue"}, {"seat": "blue", "table": id, "invite": ann.invite}):
        refused = ben.post("/api/join", body, 400)
        assert "an invitation or a table expected" in refused["error"]["message"]


def test_who_takes_one_side_of_a_person_takes_all(club: Running, people: People) -> None:
    ann, ben = people(club, "Ann"), people(club, "Ben")
    seats = {"japan": {"kind": "me"}} | {
        seat: {"kind": "open", "player": 1} for seat in ("usa", "china", "uk", "anzac")
    }
    id = ann.start("pacific-1940", seats=seats, listed=True)
    assert ben.get("/api/tables")[0]["hands"] == [["usa", "china", "uk", "anzac"]]
    ben.post("/api/join", {"table": id, "seat": "usa"})
    assert ben.get(f"/api/games/{id}")["mine"] == ["usa", "china", "uk", "anzac"]


def test_watching_without_an_account(club: Running, people: People, guest: Player) -> None:
    ann = people(club, "Ann")
    id = ann.start("skirmish", **OPEN)
    assert guest.get("/api/tables") == []
    for look in LOOKS:
        guest.get(f"/api/games/{id}{look}", 401)
    ann.send("PATCH", f"/api/games/{id}", {"public": True})
    assert [one["watch"] for one in guest.get("/api/tables")] == [True]
    for look in LOOKS:
        guest.get(f"/api/games/{id}{look}")
    view = guest.get(f"/api/games/{id}/view")
    assert (view["seat"], view["legal"], view["seats_mine"]) == (None, [], [])
    assert guest.get(f"/api/games/{id}/view", 403, seat="red")["error"]["code"] == "not_your_seat"
    for path, body in (("chat", {"text": "hi"}), ("actions", {"seat": "red", "seq": 0, "action": "pass"})):
        guest.post(f"/api/games/{id}/{path}", body, 401)
    guest.get(f"/api/games/{id}/notes", 401)
    guest.get("/api/games", 401)


def test_a_guest_follows_live_until_the_host_closes_the_table(
    club: Running, people: People, guest: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "_SESSIONS", 0.0)
    ann = people(club, "Ann")
    id = ann.start("skirmish", **OPEN, public=True)
    with guest.live(id, None) as socket:
        assert socket.next("hello")["view"]["seat"] is None
        time.sleep(0.6)  # all sessions have been looked at: a guest's is none that has ended
        ann.post(f"/api/games/{id}/chat", {"text": "Welcome"}, 201)
        assert socket.next("chat")["text"] == "Welcome"
        ann.send("PATCH", f"/api/games/{id}", {"public": False})
        with pytest.raises(ConnectionClosed) as closed:
            socket.next("nothing more")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_guests_can_be_kept_out_of_the_whole_server(tmp_path: Path, people: People) -> None:
    with running(shared_settings(sqlite_url(tmp_path), guests=False)) as server:
        ann, nobody = people(server, "Ann"), Player(server.url)
        id = ann.start("skirmish", **OPEN, public=True, listed=True)
        assert nobody.get("/api/meta")["guests"] is False
        nobody.get("/api/tables", 401)
        nobody.get(f"/api/games/{id}/view", 401)
        assert nobody.get(f"/api/invites/{ann.invite}")["host"] == "Ann"  # the invited may know


def test_an_invitation_says_who_invites_to_what(club: Running, people: People, guest: Player) -> None:
    ann = people(club, "Ann")
    ann.start("skirmish", **OPEN, name="Friday", clock={"move": 60, "bank": 600})
    told = guest.get(f"/api/invites/{ann.invite}")
    assert (told["host"], told["name"], told["scenario"]) == ("Ann", "Friday", "Nineteen hexes")
    assert (told["open"], told["hands"]) == (["blue"], [["blue"]])
    assert told["clock"] == {"move": 60, "bank": 600}
    guest.get("/api/invites/nonsense", 404)


def test_games_tell_how_long_how_hard_and_how_they_look(player: Player) -> None:
    told = {one["id"]: one for one in player.get("/api/meta")["games"]}
    for id, one in told.items():
        least, most = one["minutes"]
        assert 0 < least <= most, id
        assert 1 <= one["weight"] <= 5, id
        assert one["sample"] or one["cover"], f"{id}: python -m tools.covers {id}"
        if one["cover"]:
            answer = player.http.get(one["cover"])
            assert answer.headers["content-type"] == "image/jpeg"
            assert "immutable" in answer.headers["cache-control"]
            assert answer.content.startswith(b"\xff\xd8")
    assert {*WINDOWS} <= {*flagplot.titles()}
    player.get("/api/covers/nothing", 404)
