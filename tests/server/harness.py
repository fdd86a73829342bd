"""A real server on a real socket, and players who talk to it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from flagplot.server.access import Server
from flagplot.server.database import Database
from flagplot.server.run import bind, configuration
from flagplot.server.settings import Settings, sqlite_url


@cache
def empty_database() -> bytes:
    """A SQLite file with all tables and nothing in them: a copy is quicker than the schema, step by step."""

    async def make(folder: Path) -> bytes:
        database = Database(sqlite_url(folder))
        await database.upgrade()
        await database.close()  # the last connection empties the journal into the file
        return file_of(sqlite_url(folder)).read_bytes()

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(make(Path(folder)))


def prepare(url: str) -> None:
    """Put an empty database where a server would make one."""
    file = file_of(url)
    if url.startswith("sqlite") and file.parent.is_dir() and not file.exists():
        file.write_bytes(empty_database())


def file_of(url: str) -> Path:
    """Where a SQLite database is kept."""
    return Path(url.partition(":///")[2])


class Running:
    """One server process, as a thread of this one."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        prepare(settings.database)
        self.listener = bind("127.0.0.1", 0)
        self.port = int(self.listener.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        config = configuration(settings)
        self.app: Any = config.app
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(
            target=self._server.run, kwargs={"sockets": [self.listener]}, daemon=True
        )

    def start(self) -> Running:
        self._thread.start()
        for _ in range(400):
            if self._server.started:
                return self
            if not self._thread.is_alive():
                break
            threading.Event().wait(0.02)
        raise RuntimeError("the server did not start")

    @property
    def server(self) -> Server:
        found: Server = self.app.state.server
        return found

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(15)
        self.listener.close()
        assert not self._thread.is_alive(), "the server did not stop"


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    server = Running(settings).start()
    try:
        yield server
    finally:
        server.stop()


_CHILD = """
import sys, msgspec
from flagplot.server import run
from flagplot.server.settings import Settings
{code}
listener = run.bind("127.0.0.1", 0)
ready = lambda: print(f"http://127.0.0.1:{{listener.getsockname()[1]}}", flush=True)
run.serve(msgspec.json.decode(sys.argv[1], type=Settings), listener, ready)
"""


class Process:
    """A server as a process of its own, which can be killed; ``code`` runs in it first."""

    def __init__(self, settings: Settings, code: str = "") -> None:
        told = msgspec.json.encode(settings).decode()
        command = [sys.executable, "-c", _CHILD.format(code=code), told]
        self._child = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._child.stdout is not None
        self.url = self._child.stdout.readline().strip()
        if not self.url:
            self.kill()
            raise RuntimeError("the server did not start")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._child.kill()
        self._gone()

    def stop(self) -> None:
        """Ask it to end."""
        self._child.terminate()
        self._gone()

    def died(self) -> int:
        """Wait until it has ended by itself; its return code."""
        self._child.wait(20)
        self._gone()
        return int(self._child.returncode)

    def _gone(self) -> None:
        self._child.wait(20)
        assert self._child.stdout is not None
        self._child.stdout.close()


@contextmanager
def process(settings: Settings, code: str = "") -> Iterator[Process]:
    found = Process(settings, code)
    try:
        yield found
    finally:
        if found._child.poll() is None:
            found.stop()


@contextmanager
def embedded(folder: Path) -> Iterator[Running]:
    with running(Settings(database=sqlite_url(folder), tick=0.3)) as server:
        yield server


_PRESENT: list[Player] = []


def send_home(but: Sequence[Player] = ()) -> None:
    """Close whatever players a test that failed has left behind, so that no other test hears of it."""
    for player in [one for one in _PRESENT if one not in but]:
        player.close()


def present() -> list[Player]:
    """The players who have not gone home."""
    return list(_PRESENT)


class Player:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str = "") -> None:
        self.url = url
        self.name = name
        # nothing is encrypted here: to read the certificates of the world takes longer than most requests
        self.http = httpx.Client(base_url=url, timeout=60, verify=False)
        self.csrf = ""
        self.id = ""
        _PRESENT.append(self)

    def close(self) -> None:
        """Go home; whoever does not is sent home when the test is over."""
        self.http.close()
        if self in _PRESENT:
            _PRESENT.remove(self)

    # -- plain requests ------------------------------------------------------------------------------------

    def send(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"X-CSRF-Token": self.csrf} if self.csrf else {}
        headers |= more.pop("headers", {})
        if body is not None:
            more["json"] = body
        return self.http.request(method, path, headers=headers, **more)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return self._checked(self.send("GET", path, params=query), status)

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        return self._checked(self.send("POST", path, body), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._checked(self.send("PUT", path, body), status)

    @staticmethod
    def _checked(answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, f"{answer.status_code}: {answer.text[:500]}"
        return answer.json() if answer.content else None

    # -- accounts --------------------------------------------------------------------------------------------

    def register(self, password: str = "correct horse") -> Player:
        found = self.post("/api/auth/register", {"name": self.name, "password": password}, 201)
        self.csrf, self.id = found["csrf"], found["id"]
        return self

    # -- games -----------------------------------------------------------------------------------------------

    def start(self, game: str, mine: tuple[str, ...] = (), **more: Any) -> str:
        seats = {seat: {"kind": "me"} for seat in mine} | more.pop("seats", {})
        found = self.post("/api/games", {"game": game, "seats": seats, **more}, 201)
        self.invite = found["invite"]
        return str(found["id"])

    def view(self, id: str, seat: str | None = None, **query: Any) -> Any:
        if seat is not None:
            query["seat"] = seat
        return self.get(f"/api/games/{id}/view", **query)

    def act(self, id: str, seat: str, action: Any, seq: int | None = None, status: int = 200) -> Any:
        if seq is None:
            seq = self.view(id, seat)["seq"]
        return self.post(f"/api/games/{id}/actions", {"seat": seat, "seq": seq, "action": action}, status)

    def undo(self, id: str, seat: str, status: int = 200) -> Any:
        seq = self.view(id, seat)["seq"]
        return self.post(f"/api/games/{id}/undo", {"seat": seat, "seq": seq}, status)

    @contextmanager
    def live(self, id: str, seat: str | None = None) -> Iterator[Live]:
        address = self.url.replace("http", "ws", 1) + f"/api/games/{id}/live"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        with connect(address, additional_headers=headers, max_size=None, origin=self.url) as socket:  # type: ignore[arg-type]
            watch = Live(socket)
            with suppress(ConnectionClosed):  # it may have refused already; its reason can be read
                watch.say({"watch": True, "seat": seat})
            yield watch


class Live:
    """A live connection."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[dict[str, Any]] = []

    def say(self, message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def next(self, kind: str | None = None, timeout: float = 60.0) -> dict[str, Any]:
        """The next message (of a kind)."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(self.socket.recv(timeout))
            self.seen.append(message)
            if kind is None or message["type"] == kind:
                return message

    def until(self, seq: int, timeout: float = 60.0) -> dict[str, Any]:
        """The first update that shows answer ``seq`` or a later one."""
        while True:
            message = self.next(timeout=timeout)
            if message["type"] in ("hello", "update") and message["seq"] >= seq:
                return message


def until(fact: Callable[[], object], seconds: float = 60.0) -> None:
    """Wait for a fact, on a busy machine too."""
    end = time.monotonic() + seconds
    while not fact():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


def first(view: dict[str, Any], verb: str | None = None) -> list[Any]:
    """The first legal answer (with a verb)."""
    found: list[Any] = next(a for a in view["legal"] if verb is None or a[0] == verb)
    return found
