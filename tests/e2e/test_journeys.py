"""Whole journeys in a real browser against a real server: one script of web/e2e after the other.

The client must be built (``make web``). A Chromium of the system is used; where there is none, Playwright's
own is fetched. Nothing here is ever skipped silently.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from flagplot.server.static import STATIC
from tests.server.harness import Running, embedded

WEB = Path(__file__).parents[2] / "web"
NPM = WEB / "npm.sh"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
JOURNEYS = sorted(path.stem for path in (WEB / "e2e").glob("*.mjs") if path.stem != "lib")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium; empty when Playwright finds its own."""
    if os.environ.get("FLAGPLOT_SKIP_BROWSER"):
        pytest.skip("FLAGPLOT_SKIP_BROWSER is set")
    if not (STATIC / "index.html").exists() or not (WEB / "node_modules").exists():
        pytest.fail("the client has not been built: run make web")
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "")
    if not found:
        install = [str(NPM), "exec", "--", "playwright-core", "install", "--with-deps", "chromium"]
        subprocess.run(install, check=True, timeout=600)
    return found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One embedded server for all journeys of this worker."""
    with embedded(tmp_path_factory.mktemp("table")) as found:
        yield found


def test_every_journey_is_run() -> None:
    named = {"access", "anything", "hotseat", "keyboard", "panels", "phone", "solo", "spaces", "two", "undo"}
    assert named <= set(JOURNEYS)


@pytest.mark.parametrize("name", JOURNEYS)
def test_journey(name: str, server: Running, chromium: str, tmp_path: Path) -> None:
    settings = {"FLAGPLOT_URL": server.url.rstrip("/"), "FLAGPLOT_SHOTS": str(tmp_path)}
    if chromium:
        settings["CHROMIUM"] = chromium
    ran = subprocess.run(
        [str(NPM), "node", f"e2e/{name}.mjs"],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        timeout=420,
    )
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
