"""Players' own randomness in the dice, over real connections."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import pytest

from flagplot.kernel import plotfile
from flagplot.kernel.entropy import pledge
from flagplot.kernel.match import Match
from tests.server.harness import Player, Running, first

People = Callable[..., Player]


class Chooser:
    """A player who adds a number to the dice of a game."""

    def __init__(self, player: Player, id: str, seat: str) -> None:
        self.player, self.id, self.seat = player, id, seat
        self.nonce = secrets.token_hex(32)
        self.promise = self.dice()["commitment"]  # known before anything is pledged

    def dice(self) -> Any:
        return self.player.get(f"/api/games/{self.id}")["dice"][-1]

    def send(self, status: int = 200, **what: str) -> Any:
        return self.player.post(f"/api/games/{self.id}/dice", {"seat": self.seat, **what}, status)

    def pledge(self, status: int = 200) -> Any:
        return self.send(status, pledge=pledge(self.promise, self.seat, self.nonce))

    def open(self, status: int = 200) -> Any:
        return self.send(status, nonce=self.nonce)


@pytest.fixture
def two(shared: Running, people: People) -> tuple[Chooser, Chooser]:
    """Two players at a game of Skirmish whose dice are still open."""
    ann, ben = people(shared, "Ann"), people(shared, "Ben")
    seats = {"blue": {"kind": "open"}}
    id = ann.start("skirmish", ("red",), seats=seats, own_dice=True, clock={"move": 100.0})
    assert ben.get(f"/api/invites/{ann.invite}")["own_dice"]
    ben.post("/api/join", {"invite": ann.invite, "seat": "blue"})
    return Chooser(ann, id, "red"), Chooser(ben, id, "blue")


def played(red: Chooser, blue: Chooser) -> Match:
    """The game file when all is over."""
    sides = {"red": red.player, "blue": blue.player}
    while not (view := red.player.view(red.id))["outcome"]:
        seat = view["waiting"][0]
        sides[seat].act(red.id, seat, first(sides[seat].view(red.id, seat)))
    return plotfile.loads(red.player.http.get(f"/api/games/{red.id}/plot").text)


def test_both_players_are_in_the_dice(two: tuple[Chooser, Chooser]) -> None:
    red, blue = two
    assert red.player.act(red.id, "red", "play dig", 0, 409)["error"]["code"] == "dice_not_ready"
    assert red.player.get(f"/api/games/{red.id}")["players"]["red"]["deadline"] is None  # no clock runs yet
    with blue.player.live(blue.id, "blue") as watching:
        watching.next("hello")
        assert red.pledge()["stage"] == "pledging"
        red.open(409)  # nobody opens before all have pledged
        assert watching.next("update")["rev"] > 0
        assert blue.pledge()["stage"] == "opening"
        red.pledge(409)  # nobody changes a pledge afterwards
        shown = red.open()
        assert [("nonce" in share, share["opened"]) for share in shown["shares"]] == [
            (False, True),
            (False, False),
        ]
        assert blue.send(422, nonce="0" * 64)["error"]["code"] == "wrong_nonce"
        assert blue.open()["stage"] == ""
    assert red.player.get(f"/api/games/{red.id}")["players"]["red"]["deadline"] is not None
    red.open(409)
    match = played(red, blue)
    (source,) = match.sources
    assert {share.seat: share.nonce for share in source.shares} == {"red": red.nonce, "blue": blue.nonce}
    assert source.commitment == red.promise == blue.promise
    found = match.verify()
    assert found.ok, found.problem
    assert (
        found.checked == found.rolls > len(match.start_rolls) > 0
    )  # the hands are dealt with these dice, too


def test_the_dice_are_other_dice(two: tuple[Chooser, Chooser]) -> None:
    red, blue = two
    before = [red.player.view(red.id, "red")["hands"], blue.player.view(red.id, "blue")["hands"]]
    for step in (red.pledge, blue.pledge, red.open, blue.open):
        step()
    match = played(red, blue)
    secret = match.sources[0].secret
    assert secret is not None
    alone = Match.new(match.game, match.at(0).scenario, match.at(0).options, secret=secret)
    assert [alone.view(seat).hands for seat in ("red", "blue")] == before
    assert alone.start_rolls != match.start_rolls


def test_whoever_never_opens_blocks_nobody_and_is_on_record(two: tuple[Chooser, Chooser]) -> None:
    red, blue = two
    red.pledge()
    blue.pledge()
    red.open()
    blue.player.post(f"/api/games/{red.id}/dice/go_on", {}, 403)  # only whoever started the game
    assert red.player.post(f"/api/games/{red.id}/dice/go_on", {})["stage"] == ""
    red.player.post(f"/api/games/{red.id}/dice/go_on", {}, 409)
    blue.open(409)  # too late: the dice may have been thrown
    match = played(red, blue)
    shares = {share.seat: share.nonce for share in match.sources[0].shares}
    assert shares == {"red": red.nonce, "blue": ""}
    assert match.verify().ok
    assert match.verify().checked == match.verify().rolls


def test_whoever_does_not_pledge_blocks_nobody(two: tuple[Chooser, Chooser]) -> None:
    red, blue = two
    blue.player.post(f"/api/games/{red.id}/dice", {"seat": "red", "pledge": "0" * 64}, 403)
    red.send(400)
    red.send(400, pledge="0" * 63)
    red.pledge()
    assert red.player.post(f"/api/games/{red.id}/dice/go_on", {})["stage"] == "opening"
    blue.pledge(409)
    assert red.open()["stage"] == ""
    assert [share.seat for share in played(red, blue).sources[0].shares] == ["red"]


def test_alone_against_bots_and_with_games_that_go_on(player: Player) -> None:
    """A branch and an imported game get new dice, to which one may add as well."""
    id = player.start("skirmish", ("red", "blue"), own_dice=True)
    one = Chooser(player, id, "red")
    assert one.pledge()["stage"] == "opening"  # nobody else sits here
    one.open()
    view = player.view(id, "red")
    player.act(id, "red", first(view))
    seats = {"red": {"kind": "me"}, "blue": {"kind": "me"}}
    text = player.http.get(f"/api/games/{id}/plot").text
    branch = {"branch": {"game": id, "seq": 1}, "seats": seats, "own_dice": True}
    for path, body in (("games", branch), ("import", {"plot": text, "seats": seats, "own_dice": True})):
        other = Chooser(player, player.post(f"/api/{path}", body, 201)["id"], "blue")
        player.act(other.id, "blue", first(player.view(other.id, "blue")), status=409)
        before = player.view(other.id, "blue")
        other.pledge()
        other.open()
        assert player.view(other.id, "blue")["hands"] == before["hands"]
        while not (view := player.view(other.id))["outcome"]:
            seat = view["waiting"][0]
            player.act(other.id, seat, first(player.view(other.id, seat)))
        match = plotfile.loads(player.http.get(f"/api/games/{other.id}/plot").text)
        assert match.sources[-1].shares[0].nonce == other.nonce
        assert match.verify().ok, match.verify().problem


def test_bots_wait_for_the_dice(player: Player) -> None:
    id = player.start("skirmish", ("red",), own_dice=True)
    player.view(id)
    assert player.get(f"/api/games/{id}")["seq"] == 0
    player.post(f"/api/games/{id}/dice/go_on", {})  # nobody has pledged: the dice are the server's
    assert player.get(f"/api/games/{id}")["dice"][0]["shares"] == []
    player.act(id, "red", first(player.view(id, "red")))
