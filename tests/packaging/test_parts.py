"""The games need msgspec alone; where another package is missing, one sentence says what to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import flagplot

ALONE = Path(__file__).with_name("alone.py")
ODDS = ["odds", "pacific-1940", "--attack", "infantry", "--defend", "infantry"]
WHOLE = "`pip install flagplot`"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(ALONE), *words], capture_output=True, text=True, timeout=300)


def test_games_need_msgspec_only() -> None:
    done = run()
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == list(flagplot.titles())


@pytest.mark.parametrize(
    ("missing", "command", "install"),
    [
        ("numba", ODDS, WHOLE),
        ("numpy", ODDS, WHOLE),
        ("typer", ["games"], WHOLE),
        ("rich", ["games"], WHOLE),
        ("litestar", ["play", "--no-browser"], WHOLE),
        ("uvicorn", ["play", "--no-browser"], WHOLE),
        ("aiosqlite", ["admin", "games", "--database", "sqlite+aiosqlite:///x.sqlite"], WHOLE),
        ("asyncpg", ["serve", "--database", "postgresql+asyncpg://x@127.0.0.1:1/x"], "'flagplot[postgres]'"),
    ],
)
def test_a_missing_package_is_one_sentence(
    missing: str, command: list[str], install: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = run(missing, "--", *command)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert f"the package {missing} is needed" in done.stderr
    assert install in done.stderr


def test_commands_without_odds_and_server_need_neither() -> None:
    done = run("numba", "numpy", "litestar", "sqlalchemy", "uvicorn", "--", "games", "--ids")
    assert done.stdout.split() == list(flagplot.titles()), done.stderr


def test_the_library_says_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [
        name
        for name in sys.modules
        if name.startswith(("flagplot.chance", "flagplot.games.axis_allies.odds"))
    ]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(ImportError, match=r"package numba .*`pip install flagplot`"):
        flagplot.game("pacific-1940").odds(attack="infantry", defend="infantry")
