"""kill -9 while two clients play, again and again: nothing acknowledged is lost, nothing is half done."""

from __future__ import annotations

import asyncio
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
from flagplot.server.admin import Admin
from flagplot.server.settings import sqlite_url
from tests.server.conftest import shared_settings
from tests.server.harness import Player, Process

SEATS = (("japan",), ("usa", "china", "uk", "anzac"))  # of the two players


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    environment = {**os.environ, "FLAGPLOT_DATA": str(folder), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "flagplot", "play", "--no-browser"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().strip().rstrip("/")


class Embedded:
    """``flagplot play``: both players at one process, on SQLite."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.database = folder, sqlite_url(folder)
        self.start()

    def start(self) -> None:
        self.process, self.url = start(self.folder)

    def kill(self, chance: random.Random) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.stop()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=20)

    def players(self) -> list[Player]:
        return [Player(self.url), Player(self.url)]

    def table(self) -> str:
        player = self.players()[0]
        id = player.start("pacific-1940", SEATS[0] + SEATS[1])
        player.close()
        return id


class Shared:
    """Two processes on one PostgreSQL, a player at each; they die one shortly after the other."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.known: list[tuple[dict[str, str], str, str]] = []
        self.start()

    def start(self) -> None:
        settings = shared_settings(self.database, rate=1e6, burst=10**6)
        self.processes = [Process(settings), Process(settings)]

    def kill(self, chance: random.Random) -> None:
        for process in chance.sample(self.processes, 2):
            process.kill()
            time.sleep(0.2 * chance.random())

    def stop(self) -> None:
        for process in self.processes:
            process.stop()

    def players(self) -> list[Player]:
        if not self.known:
            for process, name in zip(self.processes, ("Ann", "Ben"), strict=True):
                player = Player(process.url, name).register()
                self.known.append((dict(player.http.cookies), player.csrf, player.id))
                player.close()
        found = [Player(process.url) for process in self.processes]
        for player, (cookies, csrf, id) in zip(found, self.known, strict=True):
            player.http.cookies.update(cookies)
            player.csrf, player.id = csrf, id
        return found

    def table(self) -> str:
        ann, ben = self.players()
        seats = {seat: {"kind": "open", "player": 1} for seat in SEATS[1]}
        id = ann.start("pacific-1940", SEATS[0], seats=seats)
        for seat in SEATS[1]:
            ben.post("/api/join", {"invite": ann.invite, "seat": seat})
        ann.close()
        ben.close()
        return id


class Client(threading.Thread):
    """Plays its seats as fast as it can and remembers the last answer that was acknowledged."""

    def __init__(self, player: Player, id: str, seats: tuple[str, ...], seed: int) -> None:
        super().__init__(daemon=True)
        self.player, self.id, self.seats = player, id, seats
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


@pytest.fixture(params=["sqlite", "postgres"])
def servers(request: pytest.FixtureRequest, tmp_path: Path) -> Embedded | Shared:
    if request.param == "sqlite":
        return Embedded(tmp_path)
    return Shared(request.getfixturevalue("postgres_url"))


@pytest.mark.parametrize("rounds", [2, pytest.param(40, marks=pytest.mark.slow)])
def test_nothing_is_lost(servers: Embedded | Shared, rounds: int) -> None:
    id = servers.table()
    answers = 0
    for number in range(rounds):
        chance = random.Random(number)
        pairs = zip(servers.players(), SEATS, strict=True)
        clients = [Client(player, id, seats, number * 2 + n) for n, (player, seats) in enumerate(pairs)]
        for client in clients:
            client.start()
        time.sleep(0.7 + chance.random())
        servers.kill(chance)
        for client in clients:
            client.stopped = True
            client.join(10)
            client.player.close()
        servers.start()
        answers += sum(len(client.acknowledged) for client in clients)
        players = servers.players()
        for player, client in zip(players, clients, strict=True):
            check(player, id, client.acknowledged[-3:])
            player.close()
        check_digest(servers.database, id)
    servers.stop()
    assert answers > 3 * rounds


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


def check_digest(database: str, id: str) -> None:
    """The state the database holds is, bit for bit, what its log gives when it is played again."""

    async def read() -> tuple[Any, str]:
        async with Admin(database) as admin:
            return await admin.load(id), await admin.export(id)

    live, text = asyncio.run(read())
    match = plotfile.loads(text)
    assert match.seq == live.seq
    assert match.game.digest(match.state) == live.game.digest(live.state)
    assert match.verify().ok


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
    def append(connection, live, batch, now=None):
        real(connection, live, batch, now)
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
