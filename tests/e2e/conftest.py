"""Servers for the journeys: an embedded one for most of them, and such with accounts."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from flagplot.server import channels
from flagplot.server.settings import read_provider, sqlite_url
from flagplot.server.static import STATIC
from tests.server.conftest import empty_tables, postgres, postgres_url, shared_settings
from tests.server.harness import Running, embedded, process, running
from tests.server.outside import Provider, Service, mail_server

__all__ = ["empty_tables", "postgres", "postgres_url"]

WEB = Path(__file__).parents[2] / "web"


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
def node() -> str:
    """The path of a Node that is new enough."""
    found = subprocess.run(
        [str(WEB / "npm.sh"), "node", "-p", "process.execPath"], check=True, stdout=subprocess.PIPE, text=True
    )
    return found.stdout.strip()


@contextmanager
def speaking(command: list[str], **settings: str) -> Iterator[str]:
    """A program that says one line, then waits until its input ends."""
    with subprocess.Popen(
        command,
        cwd=WEB,
        env={**os.environ, **settings},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        try:
            said = program.stdout.readline().strip()
            assert said, f"{command[-1]} said nothing"
            yield said
        finally:
            program.stdin.close()
            program.wait(60)


@pytest.fixture(scope="session")
def browser(chromium: str, node: str) -> Iterator[str]:
    """The address of one browser for all journeys of this worker."""
    with speaking([node, "e2e/browser.mjs"], CHROMIUM=chromium) as address:
        yield address


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One embedded server for all journeys of this worker."""
    with embedded(tmp_path_factory.mktemp("table")) as found:
        yield found


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Running]:
    """A server with accounts."""
    with running(shared_settings(sqlite_url(tmp_path))) as found:
        yield found


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Running, Service]]:
    """A server with accounts that writes letters and posts to services, and where all of that arrives."""
    with mail_server() as (box, mail):
        service = Service(box)
        for kind in ("discord", "slack", "push"):
            monkeypatch.setitem(channels.SERVICES, kind, (f"{service.url}/{kind}/",))
        monkeypatch.setitem(channels.SERVICES, "telegram", (f"{service.url}/",))
        more = {"public_url": "https://war.example.org", "private_webhooks": True, "telegram": "12:ab"}
        with running(shared_settings(sqlite_url(tmp_path), mail=mail, **more)) as found:
            yield found, service
        service.close()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Running]:
    """A server where one can log in with an account one has elsewhere; there everybody is Ann."""
    provider = Provider()
    address = provider.url.replace("http://", "http://flagplot:s3cret@") + "?name=Example"
    with running(shared_settings(sqlite_url(tmp_path), oidc=read_provider(address))) as found:
        yield found
    provider.close()


@pytest.fixture
def two_processes(postgres_url: str) -> Iterator[tuple[str, str]]:
    """The addresses of two processes over one PostgreSQL."""
    settings = shared_settings(postgres_url)
    with process(settings) as one, process(settings) as other:
        yield one.url, other.url
