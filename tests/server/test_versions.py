"""Games of older rules in the database: upgraded with a word where the game knows how, else left alone."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import flagplot
from flagplot.kernel import plotfile
from tests.server.harness import Player, Running, first

GAME = flagplot.game("skirmish")


def played(player: Player) -> str:
    id = player.start("skirmish", ("red", "blue"))
    for _ in range(6):
        seat = player.view(id, "")["waiting"][0]
        player.act(id, seat, first(player.view(id, seat)))
    return id


@pytest.fixture
def new_rules(monkeypatch: pytest.MonkeyPatch, server: Running) -> Callable[..., None]:
    """Let the rules of Skirmish be version 2 from now on, with or without a way from version 1."""

    def begin(id: str, *, known: bool) -> None:
        monkeypatch.setattr(GAME, "meta", msgspec.structs.replace(GAME.meta, version=2), raising=False)
        monkeypatch.setattr(GAME, "log_upgrades", {1: list} if known else {}, raising=False)
        server.server.tables.forget(id)

    return begin


def test_without_an_upgrade_nothing_goes_on(player: Player, new_rules: Callable[..., None]) -> None:
    id = played(player)
    seat = player.view(id, "")["waiting"][0]
    before = player.view(id, seat)
    new_rules(id, known=False)
    now = player.view(id, seat)
    assert now["places"] == before["places"]
    assert "begun by version 1 of the rules" in now["prompt"]
    assert now["legal"] == []
    refused = player.act(id, seat, first(before), before["seq"], 409)
    assert refused["error"]["code"] == "outdated"
    assert "saved as a game file" in refused["error"]["message"]
    assert player.undo(id, seat, 409)["error"]["code"] == "outdated"
    text = player.send("GET", f"/api/games/{id}/plot").text
    assert "\ngame skirmish 1\n" in text  # what it is, whoever writes it
    assert player.view(id, "")["seq"] == before["seq"]


def test_with_an_upgrade_the_game_goes_on_and_says_so(player: Player, new_rules: Callable[..., None]) -> None:
    id = played(player)
    seat = player.view(id, "")["waiting"][0]
    before = player.view(id, seat)
    new_rules(id, known=True)
    now = player.view(id, seat)
    assert {key: now[key] for key in ("places", "legal", "hands", "seq")} == {
        key: before[key] for key in ("places", "legal", "hands", "seq")
    }
    assert player.act(id, seat, first(now), now["seq"])["seq"] == before["seq"] + 1
    text = player.send("GET", f"/api/games/{id}/plot").text
    assert "\ngame skirmish 2\n" in text
    assert "begun by version 1 of the rules" in text
    assert "begun by version 1" in player.get(f"/api/games/{id}/chat")[0]["text"]
    assert plotfile.loads(text).verify().ok
