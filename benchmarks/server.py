"""The server over loopback: one answer to both clients, then many games with many watchers.

python benchmarks/server.py                          a short run
python benchmarks/server.py --seconds 300            the load of the issue: 200 games, 1,000 watchers
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

SEATS = ("japan", "usa", "china", "uk", "anzac")
decode = msgspec.json.decode


class Update(msgspec.Struct):
    """The part of a message the watchers look at; the rest is skipped."""

    type: str
    seq: int = -1


read = msgspec.json.Decoder(Update).decode


def start(folder: str) -> tuple[subprocess.Popen[str], str]:
    """An embedded server of its own process."""
    environment = {**os.environ, "FLAGPLOT_DATA": folder, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "flagplot", "play", "--no-browser"]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().strip().rstrip("/")


async def new_game(http: httpx.AsyncClient) -> str:
    seats = {seat: {"kind": "me"} for seat in SEATS}
    answer = await http.post("/api/games", json={"game": "pacific-1940", "seats": seats})
    return str(answer.json()["id"])


# -- one answer --------------------------------------------------------------------------------------------


async def latency(url: str, answers: int) -> list[float]:
    """Seconds from sending an answer until two clients have the new view, many times."""
    chance, times = random.Random(1), []
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        id = await new_game(http)
        address = f"{url.replace('http', 'ws', 1)}/api/games/{id}/live"
        async with connect(address, max_size=None) as one, connect(address, max_size=None) as other:
            for socket in (one, other):
                await socket.send('{"watch":true,"seat":null}')
            view = decode(await until(one, "hello", 0))["view"]
            for _ in range(answers):
                view = (await http.get(f"/api/games/{id}/view")).json()
                body = {"seat": view["seat"], "seq": view["seq"], "action": chance.choice(view["legal"])}
                begun = time.perf_counter()
                sent = asyncio.create_task(http.post(f"/api/games/{id}/actions", json=body))
                await asyncio.gather(until(one, "update", view["seq"]), until(other, "update", view["seq"]))
                times.append(time.perf_counter() - begun)
                await sent
    return times


async def until(socket: Any, kind: str, after: int) -> str:
    """The first message of a kind that is newer."""
    while True:
        text: str = await socket.recv()
        message = read(text)
        if message.type == kind and (kind == "hello" or message.seq > after):
            return text


# -- many games --------------------------------------------------------------------------------------------


class Load:
    """Games being played while others watch."""

    def __init__(self, url: str, pause: float) -> None:
        self.url, self.pause = url, pause
        self.sent: dict[str, int] = {}  # game -> the last answer acknowledged
        self.seen: dict[tuple[str, int], int] = {}  # (game, watcher) -> the last answer seen
        self.messages = self.answers = self.refused = self.lost = 0
        self.times: list[float] = []
        self.end = False

    async def watch(self, id: str, number: int) -> None:
        """One spectator of one game."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/games/{id}/live"
        async with connect(address, max_size=None, compression=None, open_timeout=60) as socket:
            await socket.send('{"watch":true,"seat":""}')
            async for text in socket:
                message = read(text)
                if message.type in ("hello", "update"):
                    self.messages += 1
                    self.seen[id, number] = message.seq
                if self.end and self.seen.get((id, number)) == self.sent[id]:
                    return

    async def play(self, http: httpx.AsyncClient, id: str, seed: int, seconds: float) -> None:
        """All seats of one game, an answer after each pause."""
        chance = random.Random(seed)
        await asyncio.sleep(chance.random() * self.pause)
        end = time.monotonic() + seconds
        view = (await http.get(f"/api/games/{id}/view")).json()
        while time.monotonic() < end:
            begun = time.monotonic()
            body = {"seat": view["seat"], "seq": view["seq"], "action": chance.choice(view["legal"])}
            answer = await http.post(f"/api/games/{id}/actions", json=body)
            self.times.append(time.monotonic() - begun)
            if answer.status_code == 200:
                self.answers += 1
                self.sent[id] = answer.json()["seq"]
                view = answer.json()["view"]
            else:
                self.refused += 1
            if not view["legal"] or answer.status_code != 200:
                view = (await http.get(f"/api/games/{id}/view")).json()
            await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - begun)))

    async def run(self, games: int, watchers: int, seconds: float) -> None:
        """Everything at once; ``lost`` says how many watchers did not see the last answer of their game."""
        limits = httpx.Limits(max_connections=100, max_keepalive_connections=100)
        async with httpx.AsyncClient(base_url=self.url, timeout=60, limits=limits) as http:
            ids = [await new_game(http) for _ in range(games)]
            self.sent = dict.fromkeys(ids, 0)
            tasks = []
            for number in range(watchers):
                tasks.append(asyncio.create_task(self.watch(ids[number % games], number)))
                if number % 50 == 49:
                    await asyncio.sleep(0.1)
            while len(self.seen) < watchers:
                await asyncio.sleep(0.1)
            print(f"{games} games, {watchers} watchers connected; playing for {seconds:.0f} s", flush=True)
            await asyncio.gather(*(self.play(http, id, n, seconds) for n, id in enumerate(ids)))
            await asyncio.sleep(3)
            late = [key for key, seq in self.seen.items() if seq < self.sent[key[0]]]
            self.lost = len(late) + sum(task.done() for task in tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


def spread(times: list[float]) -> str:
    """Median and tail in milliseconds."""
    ordered = sorted(times)
    tail = ordered[int(len(ordered) * 0.99)]
    return f"median {statistics.median(ordered) * 1000:.1f} ms, 99% {tail * 1000:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=4.0, help="seconds between answers of one game")
    parser.add_argument("--answers", type=int, default=300)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, url = start(folder)
        try:
            print(
                "one answer to both clients:", spread(asyncio.run(latency(url, options.answers))), flush=True
            )
            load = Load(url, options.pause)
            asyncio.run(load.run(options.games, options.watchers, options.seconds))
            rate = load.messages / options.seconds
            print(f"{load.answers} answers, {load.refused} refused")
            print(f"{load.messages} messages, {rate:.0f} a second")
            print("answers under load:", spread(load.times))
            print(f"watchers who missed something: {load.lost}")
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=30)
    sys.exit(1 if load.lost else 0)


if __name__ == "__main__":
    main()
