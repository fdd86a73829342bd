"""Lanes at a table: nothing public tells how many orders the other has given.

Whatever the server says to a seat or a spectator is compared before and after another seat has answered in
its lane, byte for byte and with every time in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

import flagplot
from flagplot.server.live import BACK
from flagplot.server.settings import sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Live, Player, Running, running, until
from tests.server.test_hidden import ask_everything

People = Callable[..., Player]
CLOCK = {"move": 1000.0, "bank": 50.0}


class Plotting(NamedTuple):
    """A table at which both sides are about to write their orders, and somebody watches."""

    server: Running
    id: str
    ann: Player  # red
    ben: Player  # blue
    cara: Player

    def everything(self, player: Player, seat: str | None) -> bytes:
        """All the server says."""
        return msgspec.json.encode(ask_everything(player, self.id, seat))

    def unknown_to_others(self, doing: Callable[[], Any]) -> None:
        """Do something as red of which blue and the spectator must not see anything."""
        watchers = ((self.ben, "blue"), (self.cara, None))
        before = [self.everything(player, seat) for player, seat in watchers]
        with self.ben.live(self.id, "blue") as blue, self.cara.live(self.id, "") as watching:
            for live in (blue, watching):
                live.next("hello")
            doing()
            for live in (blue, watching):
                assert quiet(live) == []
        assert [self.everything(player, seat) for player, seat in watchers] == before

    def order(self, number: int = 0) -> list[Any]:
        """Red writes an order."""
        form = self.ann.view(self.id, "red")["answers"][number]
        action = [form[0], *(values[0] for values in form[1:])]
        self.ann.act(self.id, "red", action)
        return action


def quiet(live: Live) -> list[Any]:
    """What has been said about the game meanwhile; an answer to a ping is the last thing to be heard."""
    live.say({"ping": 7})
    heard = []
    while (message := live.next())["type"] != "pong":
        if message["type"] != "presence":
            heard.append(message)
    return heard


@pytest.fixture
def table(tmp_path: Path, people: People) -> Iterator[Plotting]:
    settings = shared_settings(sqlite_url(tmp_path / "lanes.db"), rate=1e6, burst=10**6, tick=60.0)
    with running(settings) as server:
        ann, ben, cara = (people(server, name) for name in ("Ann", "Ben", "Cara"))
        seats = {"blue": {"kind": "open"}}
        id = ann.start("skirmish", ("red",), seats=seats, scenario="plotted", clock=CLOCK, spectators=True)
        ben.post("/api/join", {"invite": ann.invite, "seat": "blue"})
        for player, seat in ((ann, "red"), (ben, "blue")):
            player.act(id, seat, player.view(id, seat)["legal"][0])
        yield Plotting(server, id, ann, ben, cara)


def test_orders_are_seen_by_nobody_else(table: Plotting) -> None:
    def write() -> None:
        table.order(0)
        table.order(1)
        table.ann.act(table.id, "red", "strike 1")
        table.order(2)
        table.ann.undo(table.id, "red")

    table.unknown_to_others(write)
    view = table.ann.view(table.id, "red")
    assert (view["seq"], len(view["panels"]["orders"]), view["undo"]) == (5, 1, True)
    assert table.ben.view(table.id, "blue")["seq"] == 2


def test_a_seat_hears_of_its_own_orders(table: Plotting) -> None:
    with table.ann.live(table.id, "red") as red:
        before = red.next("hello")
        table.order()
        news = red.next("update")
    assert (news["seq"], news["rev"]) == (before["seq"] + 1, before["rev"] + 1)
    assert [line["seq"] for line in news["events"]] == [news["seq"]]
    assert news["view"]["rev"] == news["rev"]
    log = table.ann.get(f"/api/games/{table.id}/log", seat="red", **{"from": before["seq"]})
    assert [line["seq"] for line in log] == [news["seq"]]


def test_another_order_makes_nothing_stale(table: Plotting) -> None:
    blue = table.ben.view(table.id, "blue")
    table.order()
    form = blue["answers"][0]
    body = {
        "seat": "blue",
        "seq": blue["seq"],
        "rev": blue["rev"],
        "action": [form[0], *(v[0] for v in form[1:])],
    }
    answer = table.ben.post(f"/api/games/{table.id}/actions", body)
    assert (answer["seq"], answer["rev"]) == (blue["seq"] + 1, blue["rev"] + 1)
    stale = table.ben.post(f"/api/games/{table.id}/actions", body, 409)
    assert (stale["seq"], stale["rev"]) == (answer["seq"], answer["rev"])


def test_undo_is_per_lane_and_its_refusal_tells_nothing(table: Plotting) -> None:
    alone = table.ben.undo(table.id, "blue", 409)
    table.order()
    assert table.ben.undo(table.id, "blue", 409) == alone
    form = table.ben.view(table.id, "blue")["answers"][0]
    table.ben.act(table.id, "blue", [form[0], *(values[0] for values in form[1:])])
    table.ann.undo(table.id, "red")
    assert table.ann.view(table.id, "red")["panels"]["orders"] == []
    assert len(table.ben.view(table.id, "blue")["panels"]["orders"]) == 1
    assert table.ben.view(table.id, "blue")["undo"]


def test_done_is_seen_and_may_be_taken_back(table: Plotting) -> None:
    table.order()
    before = table.ben.view(table.id, "blue")
    with table.ben.live(table.id, "blue") as blue:
        blue.next("hello")
        table.ann.act(table.id, "red", "done")
        news = blue.next("update")
        assert (news["waiting"], news["seq"], news["events"]) == (["blue"], before["seq"], [])
        assert news["players"]["red"]["deadline"] is None
        table.ann.undo(table.id, "red")
        assert blue.next("update")["waiting"] == ["red", "blue"]
    table.ann.act(table.id, "red", "done")
    table.ben.act(table.id, "blue", "done")
    after = table.ben.view(table.id, "blue")
    assert after["seq"] == before["seq"] + 1
    log = table.ben.get(f"/api/games/{table.id}/log", seat="blue", **{"from": before["seq"]})
    assert any("has written" in line["text"] for line in log)
    assert {line["seq"] for line in log} == {after["seq"]}
    assert not after["undo"]
    history = table.ben.get(f"/api/games/{table.id}/history", seat="blue")
    assert history[-1]["seq"] == after["seq"]


def test_a_clock_runs_until_its_seat_is_done(table: Plotting) -> None:
    begun = table.ben.get(f"/api/games/{table.id}")["players"]["red"]
    table.order()
    table.order()
    assert table.ben.get(f"/api/games/{table.id}")["players"]["red"] == begun
    table.ann.act(table.id, "red", "done")
    assert table.ben.get(f"/api/games/{table.id}")["players"]["red"]["deadline"] is None


def test_earlier_moments_are_found_by_the_numbers_of_a_seat(table: Plotting) -> None:
    first = table.order(0)
    table.order(1)
    assert table.ann.view(table.id, "red", seq=3)["panels"]["orders"] == [first]
    assert table.ben.view(table.id, "blue", seq=2)["panels"]["orders"] == []
    assert table.ben.get(f"/api/games/{table.id}/view", 404, seat="blue", seq=3)


def test_a_branch_begins_at_the_number_its_maker_sees(tmp_path: Path, people: People) -> None:
    settings = shared_settings(sqlite_url(tmp_path / "branch.db"))
    with running(settings) as server:
        ann = people(server, "Ann")
        id = ann.start("skirmish", ("red", "blue"), scenario="plotted")
        for seat in ("red", "blue"):
            ann.act(id, seat, ann.view(id, seat)["legal"][0])
        for seat in ("blue", "red"):
            form = ann.view(id, seat)["answers"][0]
            ann.act(id, seat, [form[0], *(values[0] for values in form[1:])])
        last = ann.get(f"/api/games/{id}")["seq"]
        assert last == ann.view(id, "red")["seq"] == 3
        branch = ann.start("skirmish", ("red", "blue"), branch={"game": id, "seq": last})
        for seat in ("red", "blue"):
            assert ann.view(branch, seat)["panels"] == ann.view(id, seat)["panels"]
        message = ann.post("/api/games", {"branch": {"game": id, "seq": last + 1}}, 400)
        assert "an answer from 0 to 3 expected, found 4" in str(message)


def test_a_position_inside_lanes_begins_at_the_number_of_each_seat(tmp_path: Path, people: People) -> None:
    """What somebody had written before the game began counts for nobody else."""
    game = flagplot.game("skirmish")
    state = game.start("plotted", seed=1)
    for seat in ("red", "blue", "red", "red"):
        state, _ = game.apply(state, seat, game.legal(state, seat)[0])
    with running(shared_settings(sqlite_url(tmp_path / "inside.db"))) as server:
        ann, ben = people(server, "Ann"), people(server, "Ben")
        document = game.describe(state)
        id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}}, position=document)
        ben.post("/api/join", {"invite": ann.invite, "seat": "blue"})
        assert [player.get(f"/api/games/{id}")["base"] for player in (ann, ben)] == [4, 2]
        for player, seat, number in ((ann, "red", 4), (ben, "blue", 2)):
            assert player.get(f"/api/games/{id}/history", seat=seat)[0]["seq"] == number
            assert player.view(id, seat)["seq"] == number
            player.get(f"/api/games/{id}/view", 404, seat=seat, seq=number - 1)
        form = ben.view(id, "blue")["answers"][0]
        ben.act(id, "blue", [form[0], *(values[0] for values in form[1:])])
        assert ben.view(id, "blue", seq=2)["panels"]["orders"] == []


def test_a_game_read_again_tells_no_more(table: Plotting) -> None:
    """However much one writes, the other finds as many lines and may take back as much as before."""
    form = table.ben.view(table.id, "blue")["answers"][0]
    table.ben.act(table.id, "blue", [form[0], *(values[0] for values in form[1:])])

    def write_much() -> None:
        for _ in range(BACK // 2 + 2):
            table.order()
            table.ann.act(table.id, "red", "strike 1")
        asyncio.run(forgotten())

    async def forgotten() -> None:
        table.server.server.tables.forget(table.id)

    table.unknown_to_others(write_much)
    table.ben.undo(table.id, "blue")
    assert table.ben.view(table.id, "blue")["panels"]["orders"] == []


def test_who_follows_by_changes_is_told_the_same_whatever_the_other_wrote(table: Plotting) -> None:
    """A change is told against what the seat saw last, also when others have written in between."""
    with table.ben.live(table.id, "blue") as blue:
        blue.say({"watch": True, "seat": "blue", "changes": True})
        blue.next("hello")
        last = blue.next("hello")["rev"]
        table.order()
        table.order()
        form = table.ben.view(table.id, "blue")["answers"][0]
        table.ben.act(table.id, "blue", [form[0], *(values[0] for values in form[1:])])
        own = blue.next("update")
        assert (own["since"], own["rev"], len(own["lines"])) == (last, last + 1, 1)
        table.order()
        table.ann.act(table.id, "red", "done")
        news = blue.next("update")
        assert (news["since"], news["rev"], news["lines"]) == (last + 1, last + 2, [])
        assert news["seq"] == own["seq"]


def test_a_bot_plots_in_its_own_lane(tmp_path: Path, people: People) -> None:
    """It writes and is done without my seeing how often it answered; the game goes on when I am done."""
    with running(shared_settings(sqlite_url(tmp_path), rate=1e6, burst=10**6, tick=60.0)) as server:
        ann = people(server, "Ann")
        id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "bot"}}, scenario="plotted")
        with ann.live(id, "red") as red:
            red.next("hello")
            ann.act(id, "red", ann.view(id, "red")["legal"][0])
            plotting = red.next("update")
            while "Write orders" not in plotting["view"]["prompt"] or plotting["waiting"] != ["red"]:
                plotting = red.next("update")
        assert plotting["seq"] == 2  # two cards were chosen; what the bot wrote is not counted
        until(lambda: server.server.driving.answers > 2)  # counted when the updates are on their way
        ann.act(id, "red", "done")
        log = ann.get(f"/api/games/{id}/log", seat="red")
        assert any(line["text"].startswith("Blue has written") for line in log)
