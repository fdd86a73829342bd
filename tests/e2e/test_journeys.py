"""Whole journeys in a real browser against a real server: one script of web/e2e after the other.

The client must be built (``make web``). A Chromium of the system is used; where there is none, web/browser.sh
installs one (``make test`` does so beforehand). Nothing here is ever skipped silently.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from flagplot.server.static import STATIC
from tests.server.harness import Running, embedded

WEB = Path(__file__).parents[2] / "web"
NPM = WEB / "npm.sh"
JOURNEYS = sorted(path.stem for path in (WEB / "e2e").glob("*.mjs") if path.stem != "lib")


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium."""
    if os.environ.get("FLAGPLOT_SKIP_BROWSER"):
        pytest.skip("FLAGPLOT_SKIP_BROWSER is set")
    if not (STATIC / "index.html").exists() or not (WEB / "node_modules").exists():
        pytest.fail("the client has not been built: run make web")
    found = subprocess.run(
        [str(WEB / "browser.sh")], check=True, timeout=900, stdout=subprocess.PIPE, text=True
    )
    return found.stdout.strip()


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
    settings = {
        "CHROMIUM": chromium,
        "FLAGPLOT_URL": server.url.rstrip("/"),
        "FLAGPLOT_SHOTS": str(tmp_path),
    }
    ran = subprocess.run(
        [str(NPM), "node", f"e2e/{name}.mjs"],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        timeout=420,
    )
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
