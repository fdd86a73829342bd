"""The commands with Admirals' War, which has four scenarios, macros and tables of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli


def test_a_game_in_a_file(cli: Cli, tmp_path: Path) -> None:
    plot = tmp_path / "midway.plot"
    made = cli("new", "admirals-war", "-o", plot, "--scenario", "midway", "--seed", 1)
    assert made.code == 0
    assert "japanese" in made.out
    assert "Yamato" in cli("show", plot).out
    assert "pick jap_yamato" in json.loads(cli("legal", plot, "japanese", "--json").out)["japanese"]
    assert cli("do", plot, "japanese", "send", "home_islands", "jap_yamato", "jap_nagato").code == 0
    left = json.loads(cli("legal", plot, "japanese", "--json").out)["japanese"]
    assert "pick jap_yamato" not in left
    refused = cli("do", plot, "japanese", "send", "north_sea", "jap_mutsu")
    assert refused.code != 0
    assert "[AW-" in refused.err
    assert cli("undo", plot, "japanese").code == 0
    assert "to home_islands" in json.loads(cli("legal", plot, "japanese", "--json").out)["japanese"]


def test_a_position_is_written_and_read(cli: Cli, tmp_path: Path) -> None:
    plot, position = tmp_path / "war.plot", tmp_path / "war.json"
    assert cli("new", "admirals-war", "-o", plot, "--option", "players=four", "--seed", 1).code == 0
    position.write_text(cli("position", "write", plot).out, encoding="utf-8")
    checked = cli("position", "check", position)
    assert checked.code == 0
    assert "british" in checked.out
    assert "Hood" in cli("position", "show", position).out


def test_own_tables_are_checked(cli: Cli, tmp_path: Path) -> None:
    table = tmp_path / "ships.csv"
    table.write_text("id,gunnery\nuk_hood,5\n", encoding="utf-8")
    assert json.loads(cli("data", "check", "admirals-war", tmp_path, "--json").out)["origins"]["own"] == 1
    table.write_text("id,gunnery\nuk_hod,5\n", encoding="utf-8")
    wrong = cli("data", "check", "admirals-war", tmp_path)
    assert wrong.code != 0
    assert "uk_hod" in wrong.err + wrong.out
    other = cli("data", "check", "skirmish", tmp_path)
    assert other.code != 0


@pytest.mark.parametrize(
    "words",
    [
        ("--scenario", "midway", "--games", 5, "--every", 20),
        ("--scenario", "standard", "--games", 1, "--every", 300, "--rounds", 3),
        ("--scenario", "standard", "--option", "players=four", "--games", 1, "--every", 300, "--rounds", 3),
        ("--scenario", "turn_0", "--games", 1, "--every", 300, "--rounds", 1, "--vary"),
    ],
    ids=["midway", "two", "four", "varied"],
)
def test_random_games_keep_the_laws(cli: Cli, tmp_path: Path, words: tuple[str | int, ...]) -> None:
    result = cli("fuzz", "admirals-war", "--jobs", 1, "--dump", tmp_path, *words, "--json")
    report = json.loads(result.out)
    assert report["failures"] == []
    assert report["decisions"] > 100
