"""``flagplot play`` as a user starts it: a process of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Cli


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "FLAGPLOT_DATA": str(tmp_path / "data"), "PYTHONUNBUFFERED": "1"}


@pytest.fixture
def address(environment: dict[str, str]) -> Iterator[str]:
    command = [sys.executable, "-m", "flagplot", "play", "--no-browser"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)
    assert process.returncode in (0, 130)


def test_play_serves_this_machine_only(address: str, environment: dict[str, str], tmp_path: Path) -> None:
    assert address.startswith("http://127.0.0.1:")
    assert httpx.get(f"{address}health", timeout=60).json()["mode"] == "embedded"
    assert "Flagplot" in httpx.get(address, timeout=60).text
    assert (tmp_path / "data" / "flagplot.sqlite").exists()
    again = subprocess.run(
        [sys.executable, "-m", "flagplot", "play", "--no-browser", "skirmish"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        timeout=30,
    )
    assert again.stdout.strip() == f"already running: {address}#/new/skirmish"


def test_play_refuses_an_unknown_game(cli: Cli) -> None:
    result = cli("play", "chess", "--no-browser")
    assert result.code == 2
    assert "pacific-1940" in result.err
