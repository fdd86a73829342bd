"""``flagplot serve`` as an administrator starts it: two processes on one PostgreSQL."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tools.postgres import free_port

from flagplot.cli import run as cli
from tests.server.harness import Player, first


@pytest.fixture
def url(postgres_url: str) -> Iterator[str]:
    port = free_port()
    command = [sys.executable, "-m", "flagplot", "serve", "--host", "127.0.0.1", "--port", str(port)]
    command += ["--processes", "2", "--insecure-cookies"]
    environment = {**os.environ, "FLAGPLOT_DATABASE": postgres_url}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as process:
        address = f"http://127.0.0.1:{port}"
        wait_until_well(address)
        yield address
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def wait_until_well(address: str) -> None:
    for _ in range(300):
        try:
            if httpx.get(f"{address}/health", timeout=60).status_code == 200:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.1)
    raise AssertionError("the server does not answer")


def at_process(url: str, name: str, other: str | None = None) -> tuple[Player, str]:
    """A player whose connection leads to a process, not to the ``other`` one."""
    for _ in range(200):
        player = Player(url, name)
        instance = player.get("/health")["instance"]
        if instance != other:
            return player, instance
        player.close()
        time.sleep(0.05)
    raise AssertionError("only one process answers")


def test_players_of_different_processes(url: str) -> None:
    ann, one = at_process(url, "Ann")
    ben, other = at_process(url, "Ben", one)
    assert one != other
    ann.register()
    ben.register()
    id = ann.start("skirmish", ("red",), seats={"blue": {"kind": "open"}})
    ben.post("/api/join", {"invite": ann.invite})
    with ann.live(id, "red") as red, ben.live(id, "blue") as blue:
        red.next("hello")
        blue.next("hello")
        sides = {"red": ann, "blue": ben}
        for _ in range(12):
            seat = ann.view(id, "red")["waiting"][0]
            done = sides[seat].act(id, seat, first(sides[seat].view(id, seat)))
            assert red.until(done["seq"])
            assert blue.until(done["seq"])
    assert ann.get("/health")["instance"] == one
    assert ben.get("/health")["instance"] == other
    for player in (ann, ben):
        player.close()


def test_a_database_that_does_not_answer(capsys: pytest.CaptureFixture[str]) -> None:
    address = f"postgresql+asyncpg://ann:secret@127.0.0.1:{free_port()}/war"
    assert cli(["serve", "--host", "127.0.0.1", "--port", str(free_port()), "--database", address]) == 2
    told = capsys.readouterr().err
    assert "a database that answers expected" in told
    assert "secret" not in told
    assert len(told.strip().splitlines()) == 1


DYING = """
import sys
from flagplot.server import processes, run
from flagplot.server.settings import Settings
async def nothing(url): pass
run.prepare, processes._TRIES = nothing, 1
run.shared(Settings(mode="shared", database=sys.argv[1], port=0), 2, lambda text: None)
"""


def test_processes_that_die_at_once_are_given_up() -> None:
    address = f"postgresql+asyncpg://ann@127.0.0.1:{free_port()}/war"
    ran = subprocess.run([sys.executable, "-c", DYING, address], capture_output=True, text=True, timeout=100)
    assert ran.returncode == 3
    assert "giving up" in ran.stderr


def test_a_dead_process_is_replaced(postgres_url: str) -> None:
    port = free_port()
    command = [sys.executable, "-m", "flagplot", "serve", "--host", "127.0.0.1", "--port", str(port)]
    environment = {**os.environ, "FLAGPLOT_DATABASE": postgres_url}
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen([*command, "--processes", "2"], env=environment, **quiet) as process:  # type: ignore[call-overload]
        address = f"http://127.0.0.1:{port}"
        wait_until_well(address)
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        if not children.exists():
            process.terminate()
            pytest.skip("the system does not list child processes")
        for child in servers_of(children):
            os.kill(child, signal.SIGKILL)
        wait_until_well(address)
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0


def servers_of(children: Path) -> list[int]:
    """The server processes among the children; the other one looks after what they share."""
    found = []
    for child in children.read_text().split():
        if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text():
            found.append(int(child))
    assert len(found) == 2
    return found
