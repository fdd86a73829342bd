"""The command line inside this process."""

from __future__ import annotations

import io
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from flagplot.cli import run


class Result(NamedTuple):
    code: int
    out: str
    err: str


Cli = Callable[..., Result]


def ask(cli: Cli, line: str) -> Result:
    """Run a command line as it is typed in a shell."""
    return cli(*shlex.split(line))


@pytest.fixture
def cli(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Result]:
    """Run one command line in an empty folder, with ``typed`` lines on standard input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.delenv("FLAGPLOT_DEBUG", raising=False)

    def call(*arguments: object, typed: str = "") -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = run([str(argument) for argument in arguments])
        return Result(code, *capsys.readouterr())

    return call


@pytest.fixture
def plot(cli: Cli, tmp_path: Path) -> Path:
    """A game of Skirmish at its first question."""
    path = tmp_path / "game.plot"
    assert cli("new", "skirmish", "-o", path, "--seed", 3).code == 0
    return path
