"""The memory of a server under steady load, for an hour: does it settle?

python benchmarks/soak.py                            SQLite, as ``flagplot play`` uses it, for an hour
python benchmarks/soak.py --postgres --processes 2   as ``flagplot serve`` uses it
python benchmarks/soak.py --seconds 600              shorter; a verdict needs some twenty minutes to mean much

A number of tables is played at random, watched, and after some hundred answers thrown away and laid out
anew, so that the work stays the same for as long as it lasts. Whatever grows all the same is not given back.
Prints the memory of each process, and how much it would grow in an hour at the pace of the second half.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import time
from pathlib import Path

import msgspec

from server import Answered, Http, Server, View, Watcher, family, new_game, read, serving

ROWS = 12  # of the table
BOUND = 0.10  # share of its memory by which a process may still grow in an hour and be called settled


class Table:
    """One game after another at one table, with watchers who follow."""

    def __init__(self, server: Server, watchers: int, seed: int) -> None:
        self.server, self.watchers = server, watchers
        self.chance = random.Random(seed)
        self.answers = self.games = self.heard = self.cut = 0

    async def play(self, seconds: float, pause: float, length: int) -> None:
        """Until the time is up; a game is over when its rules or ``length`` answers say so."""
        end = time.monotonic() + seconds
        http = await Http.open(self.server)
        while time.monotonic() < end:
            id = await new_game(http)
            watching = [asyncio.create_task(self.watch(id)) for _ in range(self.watchers)]
            await self._game(http, id, min(end, time.monotonic() + pause * length), pause)
            await http.send("DELETE", f"/api/games/{id}", expected=204)
            self.games += 1
            self.cut += sum(task.done() for task in watching)
            for task in watching:
                task.cancel()
            await asyncio.gather(*watching, return_exceptions=True)
        http.close()

    async def _game(self, http: Http, id: str, end: float, pause: float) -> None:
        path = f"/api/games/{id}"
        view = msgspec.json.decode(await http.send("GET", f"{path}/view"), type=View)
        while view.legal and time.monotonic() < end:
            body = {"seat": view.seat, "seq": view.seq, "action": self.chance.choice(view.legal)}
            view = msgspec.json.decode(await http.send("POST", f"{path}/actions", body), type=Answered).view
            self.answers += 1
            if not view.legal:  # play has come to another seat
                view = msgspec.json.decode(await http.send("GET", f"{path}/view"), type=View)
            await asyncio.sleep(pause)

    async def watch(self, id: str) -> None:
        """One spectator, until the game is gone."""
        watcher = await Watcher.open(self.server, id, "")
        try:
            while (data := await watcher.next()) is not None:
                message = read(data)
                self.heard += message.type == "update"
                if message.type == "gone":
                    await asyncio.sleep(3600)  # the table is cleared; somebody ends this
        finally:
            watcher.close()


class Memory:
    """What the processes of a server take, sample by sample."""

    def __init__(self, server: Server) -> None:
        self.begun = time.monotonic()
        self.pids = _servers(family(server))
        self.samples: list[tuple[float, list[float]]] = []  # seconds, MB of each process

    async def watch(self, pause: float) -> None:
        """For ever."""
        while True:
            taken = [_resident(pid) for pid in self.pids]
            self.samples.append((time.monotonic() - self.begun, taken))
            await asyncio.sleep(pause)

    def growth(self, place: int) -> float:
        """MB an hour of one process, by a line through the second half of its samples."""
        half = self.samples[len(self.samples) // 2 :]
        if len(half) < 3:
            return float("nan")
        line = statistics.linear_regression([at for at, _ in half], [taken[place] for _, taken in half])
        return line.slope * 3600

    def tell(self) -> bool:
        """Print the table and the verdict; whether every process has settled."""
        print("  seconds" + "".join(f"{f'process {n + 1}':>12}" for n in range(len(self.pids))))
        step = max(1, (len(self.samples) - 1) // ROWS)
        for at, taken in [*self.samples[:-1:step], self.samples[-1]]:
            print(f"{at:9.0f}" + "".join(f"{one:9.1f} MB" for one in taken))
        settled = True
        for place in range(len(self.pids)):
            growth, now = self.growth(place), self.samples[-1][1][place]
            good = growth < BOUND * now
            settled &= good
            word = "settled" if good else "NOT settled"
            print(f"process {place + 1}: {word}; {growth:+.1f} MB an hour at the pace of the second half")
        return settled


def _servers(pids: list[int]) -> list[int]:
    """Those that answer requests: the children under a supervisor, else the one that was started."""
    return [pid for pid in pids if "spawn_main" in Path(f"/proc/{pid}/cmdline").read_text()] or pids[:1]


def _resident(pid: int) -> float:
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    except OSError:
        return float("nan")
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def soak(server: Server, options: argparse.Namespace) -> tuple[list[Table], Memory]:
    """Play, watch and measure."""
    share = max(1, options.watchers // options.games)
    tables = [Table(server, share, seed) for seed in range(options.games)]
    memory = Memory(server)
    measuring = asyncio.create_task(memory.watch(max(1.0, options.seconds / 120)))
    pause = options.games / options.rate
    await asyncio.gather(*(table.play(options.seconds, pause, options.length) for table in tables))
    measuring.cancel()
    await asyncio.gather(measuring, return_exceptions=True)
    return tables, memory


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=3600)
    parser.add_argument("--games", type=int, default=20, help="at a time")
    parser.add_argument("--watchers", type=int, default=100)
    parser.add_argument("--rate", type=float, default=60.0, help="answers a second, all tables together")
    parser.add_argument("--length", type=int, default=300, help="answers until a game is thrown away")
    parser.add_argument("--postgres", action="store_true", help="a throw-away PostgreSQL instead of SQLite")
    parser.add_argument("--processes", type=int, default=1, help="with --postgres")
    options = parser.parse_args()
    if not Path("/proc/self/statm").exists():
        sys.exit("memory is read from /proc, which this system does not have")
    with serving(options) as server:
        tables, memory = asyncio.run(soak(server, options))
    answers, games = sum(one.answers for one in tables), sum(one.games for one in tables)
    heard, cut = sum(one.heard for one in tables), sum(one.cut for one in tables)
    print(f"{options.seconds:.0f} s: {answers} answers in {games} games, {heard} updates, {cut} cut off")
    sys.exit(0 if memory.tell() and not cut else 1)


if __name__ == "__main__":
    main()
