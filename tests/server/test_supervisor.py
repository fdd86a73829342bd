"""Several processes under one roof: counted together, replaced when they hang, renewed without a gap."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tools.postgres import free_port

from tests.server.test_serve import servers_of, wait_until_well

# as `flagplot serve --processes 2`, but soon taking silence for death
IMPATIENT = """
import sys
from flagplot.server import processes, run
from flagplot.server.settings import Settings
processes._SILENT, processes._LOOKS = 1.5, 2
if __name__ == "__main__":
    settings = Settings(mode="shared", database=sys.argv[1], port=int(sys.argv[2]), secure=False, tick=0.2)
    run.shared(settings, 2, lambda text: None)
"""


class Supervised:
    """The supervisor, and where its processes answer."""

    def __init__(self, process: subprocess.Popen[bytes], url: str) -> None:
        self.process = process
        self.url = url
        self._children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        if not self._children.exists():
            pytest.skip("the system does not list child processes")

    def pids(self) -> list[int]:
        return servers_of(self._children)

    def instances(self) -> set[str]:
        """Who answers; each request comes by a connection of its own."""
        return {httpx.get(f"{self.url}/health", timeout=60).json()["instance"] for _ in range(20)}


@pytest.fixture
def supervised(postgres_url: str, tmp_path: Path) -> Iterator[Supervised]:
    script = tmp_path / "serve.py"
    script.write_text(IMPATIENT)
    port = free_port()
    command = [sys.executable, str(script), postgres_url, str(port)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            url = f"http://127.0.0.1:{port}"
            wait_until_well(url)
            found = Supervised(process, url)
            for _ in range(100):
                if len(found.instances()) == 2:
                    break
                time.sleep(0.1)
            yield found
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def requests_counted(url: str) -> float:
    text = httpx.get(f"{url}/metrics", timeout=60).text
    return sum(float(n) for n in re.findall(r"^flagplot_requests_total{.*} (\S+)$", text, re.MULTILINE))


def test_every_process_tells_the_same_counters(supervised: Supervised) -> None:
    """Each scrape meets another process and finds all requests, its own predecessors included."""
    begun = requests_counted(supervised.url)
    assert [requests_counted(supervised.url) - begun for _ in range(12)] == list(range(1, 13))
    answer = httpx.get(f"{supervised.url}/metrics", timeout=60)
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    memory = re.findall(r'^flagplot_resident_memory_bytes{pid="(\d+)"} (\S+)$', answer.text, re.MULTILINE)
    assert {int(pid) for pid, _ in memory} == {*supervised.pids()}
    assert all(float(size) > 10_000_000 for _, size in memory)


def test_counters_outlive_a_process(supervised: Supervised) -> None:
    before = requests_counted(supervised.url)
    dead = supervised.pids()[0]
    os.kill(dead, signal.SIGKILL)
    for _ in range(150):
        try:
            if len(supervised.instances()) == 2:
                break
        except httpx.HTTPError:
            pass
        time.sleep(0.1)
    answer = httpx.get(f"{supervised.url}/metrics", timeout=60)
    assert requests_counted(supervised.url) > before + 20
    assert f'pid="{dead}"' not in answer.text


def test_a_process_that_hangs_is_replaced(supervised: Supervised) -> None:
    """It lives but no longer answers: its event loop stands still."""
    hung = supervised.pids()[0]
    os.kill(hung, signal.SIGSTOP)
    for _ in range(200):
        if Path(f"/proc/{hung}").exists():
            time.sleep(0.1)
    assert not Path(f"/proc/{hung}").exists()
    wait_until_well(supervised.url)
    assert hung not in supervised.pids()


def test_processes_are_renewed_without_a_gap(supervised: Supervised) -> None:
    before = supervised.instances()
    assert len(before) == 2
    supervised.process.send_signal(signal.SIGHUP)
    for _ in range(300):
        with httpx.Client(base_url=supervised.url, timeout=60) as client:
            answer = client.get("/health")  # must never fail
        assert answer.status_code == 200
        if not supervised.instances() & before:
            break
        time.sleep(0.05)
    assert not supervised.instances() & before
