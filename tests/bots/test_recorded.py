"""Recorded games of hard against itself in ``examples/games``: whole, sensible, and open at a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from flagplot.kernel import plotfile
from tests.server.harness import Player, embedded

GAMES = sorted((Path(__file__).resolve().parents[2] / "examples" / "games").glob("*.plot"))
# what hard does in none of them, by the tests for blunders of its game
NEVER = {
    "pacific-1940": ("unspent", "crashed", "gambled", "given_complex", "no_kamikaze"),
    "anniversary": ("unspent", "crashed", "gambled", "given_complex"),
    "admirals-war": ("wasted_landing", "dead_target", "overkill", "uninvited", "guard_missing"),
}


def test_every_title_has_one() -> None:
    assert {path.stem for path in GAMES} == {
        "pacific_1940", "anniversary_1941", "anniversary_1942", "admirals_war", "admirals_war_midway",
    }  # fmt: skip


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_hard_plays_it_sensibly(path: Path) -> None:
    match = plotfile.load(path)
    assert set(match.players.values()) == {"hard"}
    found = match.game.opponents().blunders(match)
    assert {name: found[name] for name in NEVER[match.game.meta.id] if found[name]} == {}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_it_opens_at_a_table(path: Path, tmp_path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = plotfile.loads(text)
    seats = {seat: {"kind": "me"} for seat in match.game.meta.seats}
    with embedded(tmp_path) as running:
        player = Player(running.url)
        id = player.post("/api/import", {"plot": text, "seats": seats}, 201)["id"]
        assert player.view(id)["seq"] == match.seq
        assert player.view(id, seq=10)["seq"] == 10
        player.close()
