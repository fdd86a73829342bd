"""Following a game by what changes: exact, small, and every line once."""

from __future__ import annotations

import random
import statistics
from typing import Any

import msgspec
import pytest

from flagplot.kernel.changes import changed
from tests.server.harness import Live, Player, first

LIMIT = 3000  # bytes of the messages for one answer, in the median
GAMES = ("pacific-1940", "anniversary", "admirals-war")


class Follower:
    """A client that keeps the last view and applies what it is told."""

    def __init__(self, live: Live, seat: str | None) -> None:
        self.live = live
        live.say({"watch": True, "seat": seat, "changes": True})
        self.view: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.whole = 0

    def until(self, rev: int) -> int:
        """Read on until a revision is shown; the bytes that took."""
        took = 0
        while self.view.get("rev", -1) < rev:
            message = self.live.next()
            if message["type"] not in ("hello", "update"):
                continue
            took += len(msgspec.json.encode(message))
            self.take(message)
        return took

    def take(self, message: dict[str, Any]) -> None:
        if "view" in message:
            self.whole += 1
            self.view = message["view"]
            self.lines = self.view.pop("log", self.lines)
            return
        assert (message["since"], message["seat"]) == (self.view["rev"], self.view["seat"])
        self.view = changed(self.view, message["change"])
        self.lines = [line for line in self.lines if line["seq"] <= message["from"]] + message["lines"]


def shown(player: Player, id: str, seat: str | None) -> dict[str, Any]:
    view: dict[str, Any] = player.view(id, "" if seat is None else seat)
    return view


@pytest.mark.parametrize("game", GAMES)
def test_a_game_followed_by_changes_is_the_game(player: Player, game: str) -> None:
    meta = next(one for one in player.get("/api/meta")["games"] if one["id"] == game)
    id = player.start(game, tuple(meta["seats"]))
    chance = random.Random(1)
    with player.live(id, "") as socket:
        socket.next("hello")
        watcher = Follower(socket, "")
        watcher.until(0)
        sizes = []
        for _ in range(60):
            seat = watcher.view["waiting"][0]
            asked = player.view(id, seat)
            body = {"seat": seat, "seq": asked["seq"], "action": chance.choice(asked["legal"]), "brief": True}
            answer = player.send("POST", f"/api/games/{id}/actions", body)
            done = answer.json()
            assert set(done) == {"seq", "rev"}
            sizes.append(len(answer.content) + watcher.until(done["rev"]))
        now = shown(player, id, None)
        log = now.pop("log")
        assert {**watcher.view, "seats_mine": now["seats_mine"]} == now
        assert watcher.lines[-len(log) :] == log[-len(watcher.lines) :]
        assert watcher.whole <= 2  # the first of each kind of watching
        assert statistics.median(sizes) < LIMIT


def test_taking_back_is_a_change_too(player: Player) -> None:
    id = player.start("pacific-1940", ("japan", "china", "usa", "uk", "anzac"))
    with player.live(id, "japan") as socket:
        socket.next("hello")
        watcher = Follower(socket, "japan")
        watcher.until(0)
        before = [line["seq"] for line in watcher.lines]
        bought = player.act(id, "japan", "buy infantry")
        watcher.until(bought["rev"])
        assert watcher.view["undo"]
        back = player.undo(id, "japan")
        watcher.until(back["rev"])
        assert [line["seq"] for line in watcher.lines] == before
        now = shown(player, id, "japan")
        assert watcher.view["legal"] == now["legal"]
        assert watcher.view["seq"] == now["seq"] == 0


def test_other_eyes_get_the_whole_first(player: Player) -> None:
    id = player.start("skirmish", ("red", "blue"))
    with player.live(id, "red") as socket:
        socket.next("hello")
        watcher = Follower(socket, "red")
        watcher.until(0)
        socket.say({"watch": True, "seat": "blue", "changes": True})
        hello = socket.next("hello")
        assert hello["view"]["seat"] == "blue"
        watcher.take(hello)
        seat = watcher.view["waiting"][0]
        done = player.act(id, seat, first(player.view(id, seat)))
        watcher.until(done["rev"])
        assert watcher.view["hands"] == shown(player, id, "blue")["hands"]


def test_who_does_not_ask_gets_whole_views(player: Player) -> None:
    id = player.start("skirmish", ("red", "blue"))
    with player.live(id, "red") as socket:
        hello = socket.next("hello")
        done = player.act(id, "red", first(hello["view"]))
        update = socket.until(done["seq"])
        assert update["view"]["log"] == player.view(id, "red")["log"]
        assert done["view"]["seq"] == done["seq"]
