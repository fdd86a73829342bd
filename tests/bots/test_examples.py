"""The bot of another package in ``examples/wolfpack`` is found when it is installed, and plays everywhere."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import flagplot
from flagplot.bots import Player, find, finding, levels
from flagplot.bots.player import think
from tests.server.harness import Player as Guest
from tests.server.harness import embedded, until

WOLFPACK = Path(__file__).resolve().parents[2] / "examples" / "wolfpack"
GAME = flagplot.game("admirals-war")


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As pip would leave it: the module can be imported, and its entry is written down."""
    project = tomllib.loads((WOLFPACK / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    entries = project["entry-points"]["flagplot.bots"]
    info = tmp_path / "site" / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n")
    lines = [f"{name} = {value}\n" for name, value in entries.items()]
    (info / "entry_points.txt").write_text("[flagplot.bots]\n" + "".join(lines))
    monkeypatch.syspath_prepend(str(info.parent))
    monkeypatch.syspath_prepend(str(WOLFPACK))
    finding.strangers.cache_clear()
    yield
    finding.strangers.cache_clear()


def test_it_is_one_of_the_levels() -> None:
    assert [level.id for level in levels(GAME)][-1] == "wolfpack"
    assert find(GAME, "wolfpack").positions == 20
    assert find(GAME, "wolfpack:7").positions == 7


def test_it_gives_the_same_thought_twice_within_its_budget() -> None:
    state = GAME.start("midway", seed=3)
    seen = GAME.seen(state, state.waiting[0])
    first, again = (think(find(GAME, "wolfpack:9"), seen, 5) for _ in range(2))
    assert first == again
    assert first.work == 9
    assert first.answers[0] in seen.legal
    assert "ahead by" in first.reasons[0].text


@pytest.mark.parametrize("title", ["skirmish", "admirals-war"])
def test_it_plays_a_whole_game(title: str) -> None:
    game = flagplot.game(title)
    match = flagplot.Match.new(game, "midway" if title == "admirals-war" else None, seed=3)
    players = {seat: Player(find(game, "wolfpack:3"), 1) for seat in game.meta.seats}
    while not match.over:
        seat = match.state.waiting[0]
        match.do(seat, players[seat].answer(game, match.state, seat))
    assert sum(player.illegal for player in players.values()) == 0


def test_it_plays_at_a_table(tmp_path: Path) -> None:
    with embedded(tmp_path) as server:
        player = Guest(server.url)
        wolf = {"kind": "bot", "level": "wolfpack"}
        id = player.start("skirmish", ("red",), seats={"blue": wolf}, options={"rounds": 3})
        assert player.get(f"/api/games/{id}")["players"]["blue"]["level"] == "wolfpack"

        def told() -> bool:
            """Red plays on meanwhile: who moves first is a matter of the cards."""
            view = player.view(id, "red")
            if view["legal"]:
                player.act(id, "red", view["legal"][0], view["seq"])
            return any(line["seat"] == "blue" for line in player.get(f"/api/games/{id}/log"))

        until(told)
        player.close()
