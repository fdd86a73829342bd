"""kill -9 while two clients play, again and again: nothing acknowledged is lost, nothing is half done."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from flagplot.kernel import plotfile
from tests.server.harness import Player


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    environment = {**os.environ, "FLAGPLOT_DATA": str(folder), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "flagplot", "play", "--no-browser"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().strip().rstrip("/")


class Client(threading.Thread):
    """Plays its seats as fast as it can and remembers the last answer that was acknowledged."""

    def __init__(self, url: str, id: str, seats: tuple[str, ...], seed: int) -> None:
        super().__init__(daemon=True)
        self.player, self.id, self.seats = Player(url), id, seats
        self.random = random.Random(seed)
        self.acknowledged: list[tuple[int, dict[str, Any]]] = []
        self.stopped = False

    def run(self) -> None:
        while not self.stopped:
            try:
                self.turn()
            except httpx.HTTPError:
                return

    def turn(self) -> None:
        view = self.player.view(self.id, "")
        mine = [seat for seat in view["waiting"] if seat in self.seats]
        if not mine:
            time.sleep(0.005)
            return
        own = self.player.view(self.id, mine[0])
        if not own["legal"]:
            return
        body = {"seat": mine[0], "seq": own["seq"], "action": self.random.choice(own["legal"])}
        answer = self.player.send("POST", f"/api/games/{self.id}/actions", body)
        if answer.status_code == 200:
            self.acknowledged.append((answer.json()["seq"], answer.json()["view"]))


@pytest.mark.parametrize("rounds", [3, pytest.param(40, marks=pytest.mark.slow)])
def test_nothing_is_lost(tmp_path: Path, rounds: int) -> None:
    process, url = start(tmp_path)
    player = Player(url)
    id = player.start("pacific-1940", ("japan", "usa", "china", "uk", "anzac"))
    player.close()
    answers = 0
    for number in range(rounds):
        clients = [
            Client(url, id, ("japan",), number),
            Client(url, id, ("usa", "china", "uk", "anzac"), -number),
        ]
        for client in clients:
            client.start()
        time.sleep(0.7 + random.Random(number).random())
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert process.stdout is not None
        process.stdout.close()
        for client in clients:
            client.stopped = True
            client.join(10)
            client.player.close()
        process, url = start(tmp_path)
        player = Player(url)
        answers += sum(len(client.acknowledged) for client in clients)
        check(player, id, [last for client in clients for last in client.acknowledged[-3:]])
        player.close()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=20)
    assert answers > 20 * rounds


def check(player: Player, id: str, acknowledged: list[tuple[int, dict[str, Any]]]) -> None:
    """Every acknowledged answer is there, the views are what was told, and the log replays to the state."""
    now = player.view(id)
    for seq, told in acknowledged:
        assert now["seq"] >= seq
        then = player.view(id, told["seat"], seq=seq)
        for key in ("places", "tracks", "panels", "waiting", "legal"):
            assert then[key] == told[key], f"answer {seq}: {key}"
    match = plotfile.loads(player.http.get(f"/api/games/{id}/plot").text, trusted=True)
    assert match.seq == now["seq"]
    view = msgspec.json.decode(match.game.view(match.state, now["seat"]).to_bytes())
    for key in ("places", "tracks", "panels", "waiting", "legal"):
        assert view[key] == now[key]


@pytest.mark.parametrize("where", ["before the commit", "after the commit"])
def test_a_crash_around_the_commit(tmp_path: Path, where: str) -> None:
    """The process dies inside a command: the answer is there whole or not at all."""
    code = f"""
import os, sys
from flagplot.server import run, store, tables
from flagplot.server.live import Live
die = lambda *a, **k: os._exit(9)
if {where!r} == "before the commit":
    real = store.append
    async def append(connection, live, batch, now=None):
        await real(connection, live, batch, now)
        os._exit(9)
    store.append = append
else:
    Live.adopt = die
from pathlib import Path
run.embedded(folder=Path({str(tmp_path)!r}), browser=False, say=lambda text: print(text, flush=True))
"""
    healthy, url = start(tmp_path)
    player = Player(url)
    id = player.start("pacific-1940", ("japan", "usa", "china", "uk", "anzac"))
    player.close()
    healthy.send_signal(signal.SIGINT)
    healthy.communicate(timeout=20)
    doomed = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
    assert doomed.stdout is not None
    player = Player(doomed.stdout.readline().strip().rstrip("/"))
    with pytest.raises(httpx.HTTPError):
        player.act(id, "japan", "buy infantry:3", 0)
    player.close()
    doomed.communicate(timeout=20)
    assert doomed.returncode == 9
    healthy, url = start(tmp_path)
    player = Player(url)
    assert player.view(id)["seq"] == (0 if where == "before the commit" else 3)
    check(player, id, [])
    player.act(id, "japan", "done")
    player.close()
    healthy.send_signal(signal.SIGINT)
    healthy.communicate(timeout=20)
