"""The server over loopback: one answer to both clients, then many games with many watchers.

python benchmarks/server.py                          a short run on SQLite, as ``flagplot play`` uses it
python benchmarks/server.py --seconds 300            200 games and 1,000 watchers held for five minutes
python benchmarks/server.py --postgres --processes 2 likewise on PostgreSQL, as ``flagplot serve`` uses it
python benchmarks/server.py --against OTHER/src      two builds in one run, as ratios (this one : the other)

Nothing here is a pass or fail by the clock; what must be zero is the number of updates lost.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

SEATS = ("japan", "usa", "china", "uk", "anzac")
SERVE = """
import sys
import msgspec
from flagplot.server import run
from flagplot.server.settings import Settings
settings = msgspec.json.decode(sys.argv[1], type=Settings)
run.shared(settings, int(sys.argv[2]), lambda text: print(text, flush=True))
"""


class Update(msgspec.Struct):
    """The part of a message the watchers look at; the rest is skipped."""

    type: str
    seq: int = -1


class View(msgspec.Struct):
    """The part of a view a player needs to answer at random."""

    seq: int
    seat: str | None
    legal: list[list[str | int]]


class Answered(msgspec.Struct):
    """The answer to an answer."""

    seq: int
    view: View


read = msgspec.json.Decoder(Update).decode
encode = msgspec.json.encode


# -- the server ------------------------------------------------------------------------------------------


class Server:
    """A server of its own process."""

    def __init__(self, process: subprocess.Popen[str], url: str) -> None:
        self.process = process
        self.port = int(url.rsplit(":", 1)[1])
        self.headers = ""  # of somebody who is logged in


@contextmanager
def serving(options: argparse.Namespace, source: str | None = None) -> Iterator[Server]:
    """A server with an empty database; ``source`` is the folder of another build of the package."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    if source is not None:
        environment["PYTHONPATH"] = source
    with tempfile.TemporaryDirectory() as folder, _database(options) as database:
        if database is None:
            environment["FLAGPLOT_DATA"] = folder
            command = [sys.executable, "-m", "flagplot", "play", "--no-browser"]
        else:
            settings = {"mode": "shared", "database": database, "secure": False, "port": 0, "rate": 1e9}
            settings |= {"burst": 10**9, "connections_each": 10**6, "games_each": 10**6}
            command = [sys.executable, "-c", SERVE, encode(settings).decode(), str(options.processes)]
        error = subprocess.DEVNULL if database else None  # the shared server writes a line for each request
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=error, text=True, cwd=folder
        )
        assert process.stdout is not None
        server = Server(process, process.stdout.readline().split()[0].rstrip("/"))
        try:
            if database is not None:
                asyncio.run(_log_in(server))
            yield server
        finally:
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=30)


@contextmanager
def _database(options: argparse.Namespace) -> Iterator[str | None]:
    if not options.postgres:
        yield None
        return
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tools.postgres import postgres

    with postgres() as found:
        yield found.url()


async def _log_in(server: Server) -> None:
    http = await Http.open(server)
    await http.send("POST", "/api/auth/register", {"name": "bench", "password": "correct horse"}, 201)
    cookie = http.header("set-cookie").split(";")[0]
    csrf = msgspec.json.decode(http.body)["csrf"]
    server.headers = f"Cookie: {cookie}\r\nX-CSRF-Token: {csrf}\r\n"
    http.close()


# -- clients as thin as they can be, so that the server is measured and not they ---------------------------


class Http:
    """One connection that is kept open."""

    def __init__(self, server: Server, streams: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        self.server = server
        self._reader, self._writer = streams
        self._head = b""
        self.body = b""

    @classmethod
    async def open(cls, server: Server) -> Http:
        """Connect."""
        return cls(server, await asyncio.open_connection("127.0.0.1", server.port))

    async def send(self, method: str, path: str, body: Any = None, expected: int = 200) -> bytes:
        """The body of the answer; complains about any other status than the one expected."""
        data = b"" if body is None else encode(body)
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n{self.server.headers}"
            f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self._writer.write(head.encode() + data)
        self._head = await self._reader.readuntil(b"\r\n\r\n")
        self.body = await self._reader.readexactly(int(self.header("content-length") or 0))
        status = int(self._head[9:12])
        if status != expected:
            raise RuntimeError(f"{method} {path}: {expected} expected, found {status}: {self.body[:200]!r}")
        return self.body

    def header(self, name: str) -> str:
        """A header of the last answer."""
        for line in self._head.decode("latin-1").split("\r\n")[1:]:
            key, _, value = line.partition(":")
            if key.lower() == name:
                return value.strip()
        return ""

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


class Watcher:
    """A live connection that reads frames and nothing more."""

    def __init__(self, streams: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        self._reader, self._writer = streams

    @classmethod
    async def open(cls, server: Server, id: str, seat: str | None) -> Watcher:
        """Connect and say what to watch."""
        found = cls(await asyncio.open_connection("127.0.0.1", server.port))
        found._writer.write(
            f"GET /api/games/{id}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{server.headers}"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await found._reader.readuntil(b"\r\n\r\n")
        found._send(1, encode({"watch": True, "seat": seat}))
        return found

    def _send(self, kind: int, data: bytes) -> None:
        assert len(data) < 126
        self._writer.write(bytes((0x80 | kind, 0x80 | len(data), 0, 0, 0, 0)) + data)

    async def next(self) -> bytes | None:
        """The next message; None when the connection is over."""
        while True:
            try:
                first, length = await self._reader.readexactly(2)
                if length == 126:
                    length = int.from_bytes(await self._reader.readexactly(2), "big")
                elif length == 127:
                    length = int.from_bytes(await self._reader.readexactly(8), "big")
                data = await self._reader.readexactly(length)
            except (asyncio.IncompleteReadError, ConnectionError):
                return None
            if first & 0xF == 9:
                self._send(10, data)
            elif first & 0xF == 8:
                return None
            else:
                return data

    async def until(self, after: int) -> bytes:
        """The first update that is newer."""
        while (data := await self.next()) is not None:
            message = read(data)
            if message.type == "update" and message.seq > after:
                return data
        raise RuntimeError("the server closed the connection")

    def close(self) -> None:
        """Hang up."""
        self._writer.close()


async def new_game(http: Http) -> str:
    seats = {seat: {"kind": "me"} for seat in SEATS}
    answer = await http.send("POST", "/api/games", {"game": "pacific-1940", "seats": seats}, 201)
    return str(msgspec.json.decode(answer)["id"])


# -- one answer --------------------------------------------------------------------------------------------


async def latency(server: Server, answers: int) -> list[float]:
    """Seconds from sending an answer until two clients have the new view, many times."""
    chance, times = random.Random(1), []
    http = await Http.open(server)
    id = await new_game(http)
    clients = [await Watcher.open(server, id, seat) for seat in ("japan", "usa")]
    for client in clients:
        while read(await client.next() or b"{}").type != "hello":
            pass
    for _ in range(answers):
        view = msgspec.json.decode(await http.send("GET", f"/api/games/{id}/view"), type=View)
        body = {"seat": view.seat, "seq": view.seq, "action": chance.choice(view.legal)}
        begun = time.perf_counter()
        sent = asyncio.create_task(http.send("POST", f"/api/games/{id}/actions", body))
        await asyncio.gather(*(client.until(view.seq) for client in clients))
        times.append(time.perf_counter() - begun)
        await sent
    http.close()
    for client in clients:
        client.close()
    return times


# -- many games --------------------------------------------------------------------------------------------


class Load:
    """Games being played while others watch; every watcher must see every answer of its game."""

    def __init__(self, server: Server, pause: float) -> None:
        self.server, self.pause = server, pause
        self.acknowledged: dict[str, set[int]] = {}  # game -> numbers of its answers
        self.sent_at: dict[tuple[str, int], float] = {}
        self.seen: list[tuple[str, set[int]]] = []  # each watcher's game, and the answers it saw
        self.times: list[float] = []  # to the acknowledgement
        self.arrivals: list[float] = []  # to a watcher
        self.late = self.cut = self.connected = 0

    @property
    def answers(self) -> int:
        """How many answers were acknowledged."""
        return sum(map(len, self.acknowledged.values()))

    @property
    def delivered(self) -> int:
        """How many updates reached somebody."""
        return sum(len(numbers & self.acknowledged[id]) for id, numbers in self.seen)

    @property
    def lost(self) -> int:
        """How many updates did not reach somebody who was connected."""
        return sum(len(self.acknowledged[id] - numbers) for id, numbers in self.seen)

    async def watch(self, id: str) -> None:
        """One spectator of one game."""
        numbers: set[int] = set()
        self.seen.append((id, numbers))
        watcher = await Watcher.open(self.server, id, "")
        try:
            while (data := await watcher.next()) is not None:
                message = read(data)
                if message.type == "hello":
                    self.connected += 1
                elif message.type == "update":
                    numbers.add(message.seq)
                    self.arrivals.append(time.monotonic() - self.sent_at[id, message.seq])
            self.cut += 1
        finally:
            watcher.close()

    async def play(self, id: str, seed: int, seconds: float) -> None:
        """All seats of one game, an answer after each pause."""
        chance = random.Random(seed)
        http = await Http.open(self.server)
        view = msgspec.json.decode(await http.send("GET", f"/api/games/{id}/view"), type=View)
        await asyncio.sleep(chance.random() * self.pause)
        end = time.monotonic() + seconds
        due = time.monotonic()
        while due < end:
            begun = time.monotonic()
            self.late += begun - due > 0.5
            self.sent_at[id, view.seq + 1] = begun
            body = {"seat": view.seat, "seq": view.seq, "action": chance.choice(view.legal)}
            answer = await http.send("POST", f"/api/games/{id}/actions", body)
            self.times.append(time.monotonic() - begun)
            answered = msgspec.json.decode(answer, type=Answered)
            self.acknowledged[id].add(answered.seq)
            view = answered.view
            if not view.legal:  # play has come to another seat
                view = msgspec.json.decode(await http.send("GET", f"/api/games/{id}/view"), type=View)
            due += self.pause
            await asyncio.sleep(max(0.0, due - time.monotonic()))
        http.close()

    async def run(self, games: int, watchers: int, seconds: float) -> None:
        """Everything at once."""
        http = await Http.open(self.server)
        ids = [await new_game(http) for _ in range(games)]
        http.close()
        self.acknowledged = {id: set() for id in ids}
        tasks = []
        for number in range(watchers):
            tasks.append(asyncio.create_task(self.watch(ids[number % games])))
            if number % 50 == 49:
                await asyncio.sleep(0.1)
        while self.connected < watchers:
            await asyncio.sleep(0.1)
        print(f"{games} games, {watchers} watchers connected; playing for {seconds:.0f} s", flush=True)
        before = processor(self.server)
        await asyncio.gather(*(self.play(id, number, seconds) for number, id in enumerate(ids)))
        self.busy = (processor(self.server) - before) / seconds
        for _ in range(50):
            if not self.lost:
                break
            await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def family(server: Server) -> list[int]:
    """The processes of a server, the one we started first; only that one where the system does not tell."""
    found, pids = [], [server.process.pid]
    while pids:
        pid = pids.pop(0)
        found.append(pid)
        try:
            pids += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
        except OSError:
            continue
    return found


def processor(server: Server) -> float:
    """Seconds of processor time the server has used, its child processes included; 0 where unknown."""
    total = 0
    for pid in family(server):
        try:
            total += sum(map(int, Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]))
        except OSError:
            continue
    return total / os.sysconf("SC_CLK_TCK")


# -- telling -----------------------------------------------------------------------------------------------


def spread(times: list[float]) -> str:
    """Median and tail in milliseconds."""
    ordered = sorted(times)

    def at(share: float) -> float:
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000

    return f"median {at(0.5):.1f} ms, 95% {at(0.95):.1f} ms, 99% {at(0.99):.1f} ms"


def tell(load: Load, options: argparse.Namespace) -> None:
    print(f"answers acknowledged: {load.answers}, {load.answers / options.seconds:.1f} a second")
    print(f"answers sent more than half a second late: {load.late}")
    print("  to the acknowledgement:", spread(load.times))
    print(f"updates delivered: {load.delivered}, {load.delivered / options.seconds:.0f} a second")
    print("  to a watcher:", spread(load.arrivals))
    each = load.busy * options.seconds / load.answers
    print(f"server: {load.busy * 100:.0f}% of one core, {each * 1000:.2f} ms an answer")
    print(f"updates lost: {load.lost}; connections cut: {load.cut}")


def compare(options: argparse.Namespace) -> None:
    """Two builds by turns, as ratios: below 1 means that this one is faster."""
    waits: dict[str | None, list[float]] = {None: [], options.against: []}
    works: dict[str | None, list[float]] = {None: [], options.against: []}
    for _ in range(3):
        for source in waits:
            with serving(options, source) as server:
                asyncio.run(latency(server, 30))
                before = processor(server)
                waits[source].append(statistics.median(asyncio.run(latency(server, options.answers))))
                works[source].append((processor(server) - before) / options.answers)
    for name, found in (("waiting for one answer", waits), ("processor time for one", works)):
        mine, other = (statistics.median(times) * 1000 for times in found.values())
        print(f"{name}: {mine:.2f} ms, the other build {other:.2f} ms, ratio {mine / other:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--watchers", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pause", type=float, default=4.0, help="seconds between answers of one game")
    parser.add_argument("--answers", type=int, default=300, help="of the first part")
    parser.add_argument("--postgres", action="store_true", help="a throw-away PostgreSQL instead of SQLite")
    parser.add_argument("--processes", type=int, default=1, help="with --postgres")
    parser.add_argument("--against", metavar="SRC", help="the folder with another build of the package")
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 8192)), hard))
    if options.against:
        compare(options)
        return
    with serving(options) as server:
        times = asyncio.run(latency(server, options.answers))
        print("one answer to both clients:", spread(times), flush=True)
        load = Load(server, options.pause)
        asyncio.run(load.run(options.games, options.watchers, options.seconds))
    tell(load, options)
    sys.exit(1 if load.lost or load.cut else 0)


if __name__ == "__main__":
    main()
