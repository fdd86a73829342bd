"""``flagplot serve`` as an administrator starts it: two processes on one PostgreSQL."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator

import httpx
import pytest
from tools.postgres import free_port

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
            if httpx.get(f"{address}/health", timeout=5).status_code == 200:
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
