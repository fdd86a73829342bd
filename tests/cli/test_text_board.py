"""The text board of large games in a terminal of 80 columns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import flagplot
from flagplot.cli.board import titled, words
from tests.cli.conftest import Cli

GOLDEN = Path(__file__).parents[1] / "golden"
WIDTH = 80
AN_ID = re.compile(
    r"\b(?:air-us|air-jn|us|jn|ldr|hq|mc|br)-[a-z0-9-]+"
)  # as units, ships and generals have them
GAMES = ["solomons_moresby", "carriers_draw", "tarawa_held", "malaya_late"]


@pytest.fixture(autouse=True)
def narrow(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))  # after what ``cli`` has set


@pytest.mark.parametrize("name", GAMES)
def test_a_board_fits_the_terminal_and_speaks_in_names(name: str, cli: Cli) -> None:
    shown = cli("show", GOLDEN / f"{name}.plot", "--seat", "allied").out
    assert [line for line in shown.splitlines() if len(line) > WIDTH] == []
    assert AN_ID.findall(shown) == []


def test_no_word_is_broken_apart(cli: Cli) -> None:
    shown = cli("show", GOLDEN / "solomons_moresby.plot", "--seat", "allied").out
    assert re.search(r"Noumea E3231 +owner the Allies, airfield level 3, port minor", shown)
    assert "Airacobras of Noumea, P-39, 4 points, green" in shown
    assert "mission: carrier operations" in " ".join(shown.split())


def test_a_table_that_fits_stays_one(cli: Cli, tmp_path: Path) -> None:
    plot = tmp_path / "war.plot"
    assert cli("new", "pacific-1940", "-o", plot, "--seed", 1).code == 0
    shown = cli("show", plot).out
    assert re.search(r"^powers +side +treasury", shown, re.MULTILINE)
    assert re.search(r"^japan +the Axis +26 ", shown, re.MULTILINE)


def test_the_menu_tells_whom_an_id_means(cli: Cli, tmp_path: Path) -> None:
    plot = tmp_path / "war.plot"
    game = ("--scenario", "tarawa", "--seat", "japan", "--bots", "random", "--seed", "1", "-o", plot)
    told = cli("terminal", "war-in-the-pacific", *game, typed="2\n1\nquit\n").out
    assert re.search(r"place jn-sbf-3sp \(10\) the 3rd Special Base Force", " ".join(told.split()))


def test_names_and_ids() -> None:
    say = flagplot.game("war-in-the-pacific").say
    assert titled("E3231", say) == "Noumea E3231"
    assert titled("E1234", say) == "E1234"
    assert words({"allied": 6, "japan": 14}, say) == "the Allies 6, Japan 14"
    assert words({"infantry": 2, "tank": 1}, say) == "2 infantry, 1 tank"
