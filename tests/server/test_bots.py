"""Tables at which only bots sit: they wait for a watcher, or play on at a pace somebody has chosen."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from flagplot.bots import random_choice
from flagplot.kernel import registry
from flagplot.kernel.match import Match
from flagplot.kernel.plotfile import dumps
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Running, embedded, running, until

PLAYING_ON = {"speed": "fast", "alone": True}


def seq_of(player: Player, id: str) -> int:
    """The last answer, as the database has it; asking so wakes nobody."""
    return next(int(game["seq"]) for game in player.get("/api/games") if game["id"] == id)


def stands(player: Player, id: str, seconds: float = 1.0) -> bool:
    """Whether a game does not move for a while in which the sweeper comes by several times."""
    before = seq_of(player, id)
    time.sleep(seconds)
    return seq_of(player, id) == before


def test_bots_among_themselves_wait_for_a_watcher(player: Player) -> None:
    id = player.start("pacific-1940")
    player.view(id)
    assert stands(player, id)
    assert seq_of(player, id) == 0
    with player.live(id) as watching:
        watching.until(3)
        assert seq_of(player, id) < 60  # at a speed one can follow
    until(lambda: stands(player, id))


def test_bots_told_to_play_on_do_so_until_they_are_stopped(player: Player) -> None:
    id = player.start("pacific-1940")
    assert player.get(f"/api/games/{id}")["pace"] == {"speed": "normal", "alone": False}
    told = player.send("PATCH", f"/api/games/{id}", {"pace": PLAYING_ON}).json()
    assert told["pace"] == PLAYING_ON
    until(lambda: seq_of(player, id) > 100)
    player.send("PATCH", f"/api/games/{id}", {"pace": {"speed": "paused"}})
    with player.live(id) as watching:
        watching.next("hello")
        until(lambda: stands(player, id))
    assert player.send("PATCH", f"/api/games/{id}", {"pace": {"speed": "breakneck"}}).status_code == 400


def test_people_do_not_wait_for_bots(player: Player) -> None:
    id = player.start("pacific-1940", ("china",), pace={"speed": "slow"})
    until(lambda: player.view(id)["waiting"] == ["china"])  # two powers have moved meanwhile
    assert seq_of(player, id) > 3


def test_bots_that_play_on_go_on_after_a_restart(tmp_path: Path) -> None:
    with embedded(tmp_path) as server:
        player = Player(server.url)
        id = player.start("pacific-1940", pace=PLAYING_ON)
        until(lambda: seq_of(player, id) > 10)
        player.close()
    with embedded(tmp_path) as server:
        player = Player(server.url)
        seq = seq_of(player, id)
        until(lambda: seq_of(player, id) > seq + 50)
        player.close()


@pytest.fixture
def pair(postgres_url: str) -> Iterator[tuple[Running, Running]]:
    settings = shared_settings(postgres_url)
    with running(settings) as one, running(settings) as other:
        yield one, other


def test_two_processes_keep_one_pace(pair: tuple[Running, Running], people: Callable[..., Player]) -> None:
    ann, ben = people(pair[0], "Ann"), people(pair[1], "Ben")
    id = ann.start("pacific-1940", pace={"speed": "slow"})
    with ann.live(id, ""), ben.live(id, "") as watching:
        watching.until(1)
        begun, seq = time.monotonic(), seq_of(ann, id)
        watching.until(seq + 3, 20.0)
        assert time.monotonic() - begun > 4.0  # two seconds an answer, whoever gives it
    until(lambda: stands(ann, id, 2.5))


# -- games that are brought in ---------------------------------------------------------------------------


def test_an_imported_game_waits_for_people(player: Player) -> None:
    """It was given to bots, who played on at once."""
    match = Match.new(registry.game("pacific-1940"), seed=7)
    for _ in range(40):
        seat = match.state.waiting[0]
        match.do(seat, random_choice(match.view(seat), 7))
    text = dumps(match)
    found = player.post("/api/import/look", {"plot": text})
    assert (found["game"], found["answers"], found["outcome"]) == ("pacific-1940", 40, None)
    assert len(player.get("/api/games")) == 0
    id = player.post("/api/import", {"plot": text, "seats": {"japan": {"kind": "me"}}}, 201)["id"]
    kinds = {seat: one["kind"] for seat, one in player.get(f"/api/games/{id}")["players"].items()}
    assert kinds == {"japan": "human", "usa": "open", "china": "open", "uk": "open", "anzac": "open"}
    with player.live(id) as watching:
        watching.next("hello")
        assert stands(player, id)
    damaged = text.replace("japan", "usa", 1)
    assert "line" in player.post("/api/import/look", {"plot": damaged}, 400)["error"]["message"]
