"""One game that is broken, or with which the rules come to no end, is its own trouble and nobody else's."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

import flagplot
from flagplot.games.skirmish.steps import PlotStep
from flagplot.kernel import plotfile
from flagplot.kernel.match import Match
from flagplot.server import budget
from tests.server.harness import Player, Running


@pytest.fixture
def spoiled(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the rules do in games that are spoiled: those with 7 rounds."""
    what: dict[str, Any] = {"do": lambda: None}
    legal = PlotStep.legal

    def listed(self: PlotStep, play: Any, frame: Any, seat: str) -> Any:
        if play.state.options["rounds"] == 7:
            what["do"]()
        return legal(self, play, frame, seat)

    monkeypatch.setattr(PlotStep, "legal", listed)
    return what


def for_ever() -> None:
    while True:
        pass


def broken() -> None:
    raise IndexError("no such place")


def test_a_game_that_comes_to_no_end_is_stopped(
    player: Player, spoiled: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "ANSWER", 0.4)
    id = player.start("skirmish", ("red", "blue"), options={"rounds": 7})
    other = player.start("skirmish", ("red", "blue"))
    own = player.view(other, "red")
    spoiled["do"] = for_ever
    player.post(f"/api/games/{id}/seats", {"seat": "blue", "do": "cover"})  # what was shown is made anew
    begun = time.perf_counter()
    answer = player.get(f"/api/games/{id}/view", 503, seat="red")
    assert answer["error"]["code"] == "over_budget"
    assert player.act(other, "red", own["legal"][0], own["seq"])["seq"] == 1
    for _ in range(5):  # a budget is spent once, not by every request
        player.get(f"/api/games/{id}/view", 503, seat="red")
        player.post(f"/api/games/{id}/why", {"seat": "red", "action": "done"}, 503)
    assert time.perf_counter() - begun < 8.0
    assert player.get(f"/api/games/{id}")["seq"] == 0  # what needs no rules is still to be had


def test_an_answer_that_comes_to_no_end_is_not_taken(
    player: Player, spoiled: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(budget, "ANSWER", 0.4)
    monkeypatch.setattr(budget, "_REST", 0.5)
    id = player.start("skirmish", ("red", "blue"), options={"rounds": 7})
    own = player.view(id, "red")
    spoiled["do"] = for_ever
    player.act(id, "red", own["legal"][0], own["seq"], 503)
    spoiled["do"] = lambda: None
    time.sleep(0.6)
    assert player.view(id, "red")["seq"] == 0
    assert player.act(id, "red", own["legal"][0], own["seq"])["seq"] == 1


def test_broken_games_do_not_stop_the_clocks_of_others(
    player: Player, server: Running, spoiled: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    """Ids are swept in order: with so many, one of them comes before any other game."""
    ids = [player.start("skirmish", ("red",), options={"rounds": 7}, clock={"move": 1.0}) for _ in range(8)]
    spoiled["do"] = broken
    for id in ids:
        server.server.tables.forget(id)
    id = player.start("skirmish", ("red", "blue"), clock={"move": 1.0})
    for _ in range(60):
        if player.get(f"/api/games/{id}")["players"]["red"]["covered"]:
            break
        time.sleep(0.2)
    else:
        pytest.fail("the clock of a sound game stands still")
    time.sleep(1.0)
    for each in ids:
        told = [record for record in caplog.records if getattr(record, "game", "") == each]
        assert len(told) <= 2, [record.message for record in told]


def test_a_game_that_cannot_be_shown_is_not_written(player: Player, spoiled: dict[str, Any]) -> None:
    spoiled["do"] = broken
    answer = player.post("/api/games", {"game": "skirmish", "options": {"rounds": 7}}, 400)
    assert "cannot be shown" in answer["error"]["message"]
    match = Match.new(flagplot.game("skirmish"), options={"rounds": 7}, seed=1)
    answer = player.post("/api/import", {"plot": plotfile.dumps(match)}, 400)
    assert "cannot be shown" in answer["error"]["message"]
    assert player.get("/api/games") == []


def test_a_state_that_points_off_the_board_is_not_written(player: Player) -> None:
    game = flagplot.game("anniversary")
    start = game.position({"turn": "germany", "phase": "noncombat_move"})
    for field, value in (("power", 99), ("stopped", 9999)):
        state = msgspec.json.decode(game.to_json(start))
        state["frames"][-1][field] = value
        body = {"game": "anniversary", "position": {"game": "anniversary", "state": state}}
        assert field in player.post("/api/games", body, 400)["error"]["message"]
    assert player.get("/api/games") == []
