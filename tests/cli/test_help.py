"""Help texts, version and completion: the first things a stranger asks for."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import flagplot
from tests.cli.conftest import Cli

GROUPS = ([], ["admin"], ["position"], ["data"])
COMMANDS = (
    "games", "rules", "new", "show", "legal", "do", "undo", "replay", "verify", "odds", "terminal", "play",
    "serve", "fuzz", "admin games", "admin export", "admin user", "position check", "data check",
)  # fmt: skip


@pytest.mark.parametrize("group", GROUPS, ids=" ".join)
def test_lines_of_help_are_whole(cli: Cli, monkeypatch: pytest.MonkeyPatch, group: list[str]) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    text = cli(*group, "--help").out
    listed = text.partition("Commands:")[2]
    assert listed.strip()
    assert "..." not in listed
    assert all(len(line) <= 80 for line in text.splitlines())


@pytest.mark.parametrize("command", COMMANDS)
def test_no_markup_leaks_into_help(cli: Cli, command: str) -> None:
    text = cli(*command.split(), "--help").out
    assert text.startswith(f"Usage: flagplot {command} ")
    for leak in ("``", "[[", "[default: 0]", "[default: 0.0]", "[/"):
        assert leak not in text


@pytest.mark.parametrize("group", GROUPS, ids=" ".join)
def test_without_a_command_there_is_help(cli: Cli, group: list[str]) -> None:
    result = cli(*group)
    assert result.err == ""
    assert "\nCommands:\n" in result.out


def test_the_version(cli: Cli) -> None:
    assert cli("--version") == (0, f"flagplot {flagplot.__version__}\n", "")


def test_the_shell_completes_commands_and_games() -> None:
    def completed(line: str) -> list[str]:
        words = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split()) - 1)}
        environment = {**os.environ, **words, "_FLAGPLOT_COMPLETE": "complete_bash"}
        command = [sys.executable, "-m", "flagplot"]
        return subprocess.run(command, env=environment, capture_output=True, text=True).stdout.split()

    assert completed("flagplot ga") == ["games"]
    assert completed("flagplot fuzz a") == ["admirals-war", "anniversary"]
    assert completed("flagplot play pac") == ["pacific-1940"]


def test_help_loads_neither_games_nor_odds_nor_server() -> None:
    watch = "import sys; from flagplot.cli import run; run(['--help']); print(*sys.modules, file=sys.stderr)"
    loaded = subprocess.run([sys.executable, "-c", watch], capture_output=True, text=True).stderr.split()
    assert "flagplot.cli" in loaded
    heavy = (
        "numba",
        "numpy",
        "litestar",
        "sqlalchemy",
        "asyncio",
        "flagplot.games",
        "flagplot.odds",
        "flagplot.chance",
    )
    assert not [name for name in heavy if name in loaded]
