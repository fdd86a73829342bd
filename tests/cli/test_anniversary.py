"""The commands with the Anniversary Edition, which has two scenarios."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Cli


def test_new_show_legal_and_play(cli: Cli, tmp_path: Path) -> None:
    plot = tmp_path / "world.plot"
    made = cli("new", "anniversary", "-o", plot, "--scenario", "1942", "--option", "victory=13", "--seed", 1)
    assert made.code == 0
    assert "japan" in made.out
    shown = cli("show", plot).out
    assert "anniversary 1942" in shown
    listed = json.loads(cli("legal", plot, "japan", "--json").out)["japan"]
    assert listed == [f"research {number}" for number in range(7)]
    assert cli("do", plot, "japan", "research 0").code == 0
    assert "buy tank" in json.loads(cli("legal", plot, "japan", "--json").out)["japan"]


def test_rules_of_the_edition(cli: Cli) -> None:
    assert json.loads(cli("rules", "anniversary", "A50-VIC-01", "--json").out)["id"] == "A50-VIC-01"
    report = json.loads(cli("rules", "anniversary", "--coverage", "--json").out)
    assert report["clauses"] == 591
    assert not report["unknown"]


def test_bad_choices_are_refused_in_one_line(cli: Cli, tmp_path: Path) -> None:
    plot = tmp_path / "world.plot"
    for words, said in (
        (("--scenario", "1943"), "1941, 1942"),
        (("--option", "victory=14"), "one of 13, 15, 18"),
        (("--setup", 'persons={"germany": 0}'), "persons"),
    ):
        result = cli("new", "anniversary", "-o", plot, *words)
        assert result.code != 0
        assert said in result.err + result.out
        assert not plot.exists()


def test_random_games_keep_the_laws(cli: Cli, tmp_path: Path) -> None:
    words = ("--games", 1, "--rounds", 1, "--every", 40, "--jobs", 1, "--vary", "--dump", tmp_path)
    for scenario in ("1941", "1942"):
        report = json.loads(cli("fuzz", "anniversary", "--scenario", scenario, *words, "--json").out)
        assert report["failures"] == []
        assert report["decisions"] > 100
