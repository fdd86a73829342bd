"""Played again: the seats of those who played are kept for them, and for nobody else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flagplot.server.notices import Turn, message_of
from flagplot.server.settings import sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, running
from tests.server.test_notices import hook, wait_for

__all__ = ["hook"]

People = Callable[..., Player]
SHORT: dict[str, Any] = {"options": {"rounds": 1}}


def play_out(id: str, *players: Player) -> None:
    """Answer for everybody until the game is over."""
    for _ in range(400):
        if players[0].get(f"/api/games/{id}")["finished"]:
            return
        for player in players:
            for seat in player.get(f"/api/games/{id}")["mine"]:
                view = player.view(id, seat)
                if view["legal"]:
                    done = next((a for a in view["legal"] if a[0] in ("done", "pass")), view["legal"][0])
                    player.act(id, seat, done, view["seq"])
    raise AssertionError("the game does not end")


def finished(ann: Player, ben: Player) -> str:
    """A game Ann (red) and Ben (blue) have played."""
    id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}}, **SHORT)
    ben.post("/api/join", {"invite": ann.invite, "seat": "blue"})
    play_out(id, ann, ben)
    return id


def swapped(ann: Player, ben: Player, before: str, status: int = 201, **more: Any) -> Any:
    seats = {"red": {"kind": "open", "user": ben.id}, "blue": {"kind": "me"}}
    return ann.post(
        "/api/games", {"game": "skirmish", "seats": seats, "again": before, **SHORT, **more}, status
    )


def test_seats_are_kept_for_those_who_played(shared: Running, people: People) -> None:
    ann, ben, cara = people(shared, "Ann"), people(shared, "Ben"), people(shared, "Cara")
    before = finished(ann, ben)
    made = swapped(ann, ben, before, spectators=False, listed=True)
    id = made["id"]

    line = ben.get(f"/api/games/{before}/chat")[-1]
    assert (line["text"], line["again"], line["user"]) == ("Ann wants to play again.", id, "")
    assert ben.get("/api/games")[0]["kept"] == ["red"]  # also in the lobby
    assert ann.get("/api/games")[0]["open"] == []
    red = ben.get(f"/api/games/{id}")["players"]["red"]  # although spectators are not welcome
    assert (red["kind"], red["name"], red["kept"]) == ("open", "Ben", ben.id)

    # nobody else gets it: not from the list, not by an invitation
    assert cara.get("/api/tables") == []
    assert cara.get(f"/api/invites/{made['invite']}")["open"] == []
    cara.post("/api/join", {"table": id, "seat": "red"}, 409)
    cara.post("/api/join", {"invite": made["invite"], "seat": "red"}, 409)
    cara.post("/api/join", {"invite": made["invite"]}, 409)

    assert ben.post("/api/join", {"table": id}) == {"id": id, "seat": "red"}
    assert (ben.get(f"/api/games/{id}")["mine"], ann.get(f"/api/games/{id}")["mine"]) == (["red"], ["blue"])
    assert "kept" not in ben.get(f"/api/games/{id}")["players"]["red"]
    assert ben.get("/api/games")[0]["kept"] == []


def test_whoever_has_no_time_says_so(shared: Running, people: People) -> None:
    ann, ben, cara = people(shared, "Ann"), people(shared, "Ben"), people(shared, "Cara")
    made = swapped(ann, ben, finished(ann, ben), listed=True)
    id = made["id"]
    assert [one["hands"] for one in cara.get("/api/tables")] == [[]]  # to watch
    assert ben.get("/api/tables") == []  # it is in the other list
    cara.post(f"/api/games/{id}/seats", {"seat": "red", "do": "leave"}, 403)
    ben.post(f"/api/games/{id}/seats", {"seat": "red", "do": "leave"})
    assert cara.post("/api/join", {"invite": made["invite"]})["seat"] == "red"

    other = swapped(ann, ben, finished(ann, ben))
    ann.post(f"/api/games/{other['id']}/seats", {"seat": "red", "do": "open"})  # the host waits no longer
    ben.post("/api/join", {"table": other["id"]}, 404)
    assert cara.post("/api/join", {"invite": other["invite"]})["seat"] == "red"


def test_only_for_those_who_played_and_when_it_is_over(shared: Running, people: People) -> None:
    ann, ben, cara = people(shared, "Ann"), people(shared, "Ben"), people(shared, "Cara")
    running_ = ann.start("skirmish", ("red", "blue"))
    swapped(ann, ben, running_, 409)
    before = finished(ann, ben)
    swapped(cara, ben, before, 403)
    swapped(ann, cara, before, 400)
    seats = {"red": {"kind": "open", "user": ben.id}, "blue": {"kind": "me"}}
    ann.post("/api/games", {"game": "skirmish", "seats": seats}, 400)
    assert all("again" not in line for line in ben.get(f"/api/games/{before}/chat"))


def test_who_has_closed_the_account_leaves_an_open_seat(shared: Running, people: People) -> None:
    ann, ben = people(shared, "Ann"), people(shared, "Ben")
    made = swapped(ann, ben, finished(ann, ben))
    ben.post("/api/auth/close", {"password": "correct horse"}, 204)
    red = ann.get(f"/api/games/{made['id']}")["players"]["red"]
    assert (red["kind"], red["name"], red.get("kept")) == ("open", "", None)


@pytest.mark.parametrize("game", ["pacific-1940", "anniversary"])
def test_all_powers_of_a_player_are_kept_together(shared: Running, people: People, game: str) -> None:
    """In games that count people, whoever played a side plays the other one, with one click."""
    ann, ben = people(shared, "Ann"), people(shared, "Ben")
    before = finished(ann, ben)
    sides = {"pacific-1940": ["usa", "china", "uk", "anzac"], "anniversary": ["ussr", "uk", "usa", "china"]}
    mine = {"pacific-1940": ["japan"], "anniversary": ["germany", "japan", "italy"]}[game]
    seats = {seat: {"kind": "open", "user": ben.id} for seat in sides[game]}
    seats |= {seat: {"kind": "me"} for seat in mine}
    id = ann.post("/api/games", {"game": game, "seats": seats, "again": before}, 201)["id"]
    ben.post("/api/join", {"table": id})
    assert sorted(ben.get(f"/api/games/{id}")["mine"]) == sorted(sides[game])


def test_the_absent_hear_that_somebody_wants_to_play_again(
    tmp_path: Path, people: People, hook: tuple[list[Any], str]
) -> None:
    heard, url = hook
    settings = shared_settings(
        sqlite_url(tmp_path), private_webhooks=True, public_url="https://war.example.org"
    )
    with running(settings) as server:
        ann, ben = people(server, "Ann"), people(server, "Ben")
        before = finished(ann, ben)
        for player in (ann, ben):
            player.put("/api/auth/notices", {"email": "", "webhook": url})
        heard.clear()
        id = swapped(ann, ben, before, name="Once more")["id"]
        told = wait_for(heard)
        assert (told["game"], told["seat"], told["again"]) == (id, "red", "Ann")
        assert told["url"] == f"https://war.example.org/#/game/{id}"
        assert "Ann wants to play again" in str(told)
        ben.post("/api/join", {"table": id})
        assert not [one for one in heard if one["game"] == id and one["again"] and one["seat"] != "red"]


def test_several_notices_name_who_plays_again() -> None:
    one = Turn("g1", "Skirmish", "War", "red", "Red", 1, "Choose.", "https://war.example.org/#/game/g1")
    again = msgspec.structs.replace(one, game="g2", name="Once more", prompt="", again="Ann")
    lines = message_of([one, again]).lines
    assert lines[0].startswith("War: it is the turn of Red.")
    assert lines[1].startswith("Once more: Ann wants to play again, and keeps Red for you.")
    assert message_of([again]).title == "Ann wants to play again"
