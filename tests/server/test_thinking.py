"""Bots that think: levels of a seat, processes of their own, advice."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Any

from tests.server.harness import Player, Running, embedded
from tests.server.test_bots import PLAYING_ON, seq_of, until

MIDWAY = {"scenario": "midway"}
EASY = {"kind": "bot", "level": "easy"}


def table(player: Player, mine: tuple[str, ...] = ("us",), **more: Any) -> str:
    others = {seat: EASY for seat in ("british", "japanese", "us", "german") if seat not in mine}
    return player.start("admirals-war", mine, seats=others, scenario="midway", **more)


def thinkers(server: Running) -> list[int]:
    pool = server.server.driving.thinkers._pool
    return [] if pool is None else [process.pid or 0 for process in pool._processes.values()]


def test_the_lobby_names_the_levels(player: Player) -> None:
    games = {game["id"]: game for game in player.get("/api/meta")["games"]}
    assert [level["id"] for level in games["skirmish"]["levels"]] == ["random"]
    assert [level["id"] for level in games["admirals-war"]["levels"]][:2] == ["random", "easy"]


def test_a_seat_is_played_as_well_as_one_has_chosen(player: Player) -> None:
    id = table(player)
    seated = player.get(f"/api/games/{id}")["players"]
    assert (seated["japanese"]["level"], seated["japanese"]["name"]) == ("easy", "easy bot")
    assert seated["us"]["level"] == ""
    until(lambda: "us" in player.view(id, "us")["waiting"])


def test_a_level_nobody_plays_is_refused(player: Player) -> None:
    body = {"game": "skirmish", "seats": {"red": {"kind": "me"}, "blue": {"kind": "bot", "level": "hard"}}}
    answer = player.send("POST", "/api/games", body)
    assert answer.status_code == 400
    assert "expected one of random" in answer.json()["error"]["message"]


def test_a_thought_survives_the_process_that_thinks_it(tmp_path: Path) -> None:
    with embedded(tmp_path) as server:
        player = Player(server.url)
        id = table(player, (), pace=PLAYING_ON)
        until(lambda: thinkers(server) and seq_of(player, id) > 2)
        for pid in thinkers(server):
            os.kill(pid, signal.SIGKILL)
        seq = seq_of(player, id)
        until(lambda: seq_of(player, id) > seq or player.view(id)["outcome"])
        player.close()


def test_the_same_game_is_played_after_a_restart(tmp_path: Path) -> None:
    with embedded(tmp_path) as server:
        player = Player(server.url)
        id = table(player, (), pace=PLAYING_ON)
        until(lambda: seq_of(player, id) > 2)
        player.close()
    with embedded(tmp_path) as server:
        player = Player(server.url)
        until(lambda: player.view(id)["outcome"], 60)
        player.close()


def test_advice_is_legal_explained_and_changes_nothing(player: Player) -> None:
    id = table(player)
    until(lambda: "us" in player.view(id, "us")["waiting"])
    before = player.view(id, "us")
    found = player.post(f"/api/games/{id}/advice", {"seat": "us", "level": "easy"}, 200)
    assert found["seq"] == before["seq"] == player.view(id, "us")["seq"]
    assert found["answers"][0] in before["legal"]
    assert player.act(id, "us", found["answers"][0], found["seq"])


def test_advice_is_only_for_whoever_is_asked(player: Player) -> None:
    id = table(player)
    until(lambda: "us" in player.view(id, "us")["waiting"])
    assert player.send("POST", f"/api/games/{id}/advice", {"seat": "japanese"}).status_code == 403
    wrong = player.send("POST", f"/api/games/{id}/advice", {"seat": "us", "level": "genius"})
    assert wrong.status_code == 400
    assert "easy" in wrong.json()["error"]["message"]
