"""Whole journeys in a real browser against a real server: one script of web/e2e after the other.

The client must be built (``make web``). A Chromium of the system is used; where there is none, web/browser.sh
installs one (``make test`` does so beforehand). Nothing here is ever skipped silently.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

import flagplot
from flagplot.server.api.lobby import map_file
from tests.e2e.conftest import WEB
from tests.server.harness import Running

NPM = WEB / "npm.sh"
APART = {"shared", "processes", "spaces"}  # with another server, or once for every game
JOURNEYS = sorted(path.stem for path in (WEB / "e2e").glob("*.mjs") if path.stem != "lib")
ALONE = [name for name in JOURNEYS if name not in APART]


def travel(name: str, chromium: str, folder: Path, **settings: str) -> None:
    """Run a journey; a picture of where it failed is left in ``folder``."""
    ran = subprocess.run(
        [str(NPM), "node", f"e2e/{name}.mjs"],
        env={**os.environ, "CHROMIUM": chromium, "FLAGPLOT_SHOTS": str(folder), **settings},
        capture_output=True,
        text=True,
        timeout=420,
    )
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"


def test_every_journey_is_run() -> None:
    named = {
        "access", "anything", "battles", "cut", "globe", "hotseat", "keyboard", "odds", "panels", "phone",
        "processes", "shared", "solo", "spaces", "two", "undo", "whole", "world",
    }  # fmt: skip
    assert named <= set(JOURNEYS)


@pytest.mark.parametrize("name", ALONE)
def test_journey(name: str, table: Running, chromium: str, tmp_path: Path) -> None:
    travel(name, chromium, tmp_path, FLAGPLOT_URL=table.url)


@pytest.mark.parametrize("game", [title for title in flagplot.titles() if map_file(title)])
def test_every_space_can_be_clicked(game: str, table: Running, chromium: str, tmp_path: Path) -> None:
    travel("spaces", chromium, tmp_path, FLAGPLOT_URL=table.url, FLAGPLOT_GAME=game)


def test_accounts_invitations_and_a_spectator(club: Running, chromium: str, tmp_path: Path) -> None:
    travel("shared", chromium, tmp_path, FLAGPLOT_URL=club.url)


def test_two_processes(two_processes: tuple[str, str], chromium: str, tmp_path: Path) -> None:
    one, other = two_processes
    travel("processes", chromium, tmp_path, FLAGPLOT_URL=one, FLAGPLOT_OTHER_URL=other)
