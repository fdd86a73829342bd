"""Starting a server process."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import socket
import sys
import threading
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from flagplot.kernel.folders import data_folder
from flagplot.kernel.plotfile import write_atomically
from flagplot.server.app import create_app
from flagplot.server.database import Database, reached
from flagplot.server.processes import Supervisor
from flagplot.server.punctual import punctual
from flagplot.server.settings import Settings, further, sqlite_url
from flagplot.server.warming import WarmUp

logger = logging.getLogger("flagplot.server")

NOTE = "server.json"  # where a running embedded server says how to reach it


class JsonLines(logging.Formatter):
    """Structured logs: one JSON document for each line."""

    _plain = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        document: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        document |= {key: value for key, value in vars(record).items() if key not in self._plain}
        if record.exc_info:
            document["trace"] = self.formatException(record.exc_info)
        return json.dumps(document, default=str)


def set_up_logging(*, structured: bool, level: int = logging.INFO) -> None:
    """Logs to standard error: JSON lines for a shared server, plain warnings for an embedded one."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if structured else logging.Formatter("%(levelname)s %(name)s: %(message)s")
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for noisy in ("alembic", "aiosqlite", "asyncio", "sqlalchemy"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def bind(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # with the protocol named, or asyncio would not turn Nagle's algorithm off: 40 ms for each answer
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(2048)
    listener.set_inheritable(True)
    return listener


def configuration(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs our application."""
    return uvicorn.Config(
        create_app(settings),
        http=punctual(settings),
        lifespan="on",
        log_config=None,
        access_log=settings.shared,
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=settings.shared,
        server_header=False,
        proxy_headers=settings.trusted_proxy,
        # longer than proxies and browsers keep an idle connection, or an answer may meet a closing door
        timeout_keep_alive=130,
        timeout_graceful_shutdown=3,
    )


def serve(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None] = lambda: None,
    beat: Callable[[], None] = lambda: None,
) -> None:
    """Run one server process on a bound socket until it is told to stop."""
    server = _Server(configuration(settings), ready, beat)
    asyncio.run(server.serve(sockets=[listener]))
    if not server.started:
        raise SystemExit(3)


class _Server(uvicorn.Server):
    """A server that says when it is ready, and then that it is still alive."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], beat: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready, self._beat = ready, beat

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def on_tick(self, counter: int) -> bool:
        self._beat()
        return await super().on_tick(counter)


# -- embedded ----------------------------------------------------------------------------------------------


def embedded(
    *,
    port: int = 0,
    folder: Path | None = None,
    browser: bool = True,
    page: str = "",
    say: Callable[[str], None],
) -> None:
    """Serve this user's games on this machine only; a second call finds the running server."""
    folder = folder or data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / NOTE
    running = None if port else find_running(note)
    if running is not None:
        say(f"already running: {running}/{page}")
        if browser:
            webbrowser.open(f"{running}/{page}")
        return
    set_up_logging(structured=False, level=logging.WARNING)
    asyncio.run(prepare(sqlite_url(folder)))
    listener = bind("127.0.0.1", port)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    settings = Settings(
        database=sqlite_url(folder), port=listener.getsockname()[1], **further((), os.environ)
    )
    odds = WarmUp(say)

    def ready() -> None:
        write_atomically(note, msgspec.json.encode({"url": address, "pid": os.getpid()}))
        say(f"{address}/{page}")
        say("games are kept in " + str(folder) + "; stop with Ctrl-C")
        if browser:
            threading.Thread(target=webbrowser.open, args=(f"{address}/{page}",), daemon=True).start()
        if settings.warm_up:
            odds.start()

    try:
        serve(settings, listener, ready)
    finally:
        odds.stop()
        note.unlink(missing_ok=True)


def find_running(note: Path) -> str | None:
    """The address of a server that runs on this folder already; None when there is none."""
    try:
        document = msgspec.json.decode(note.read_bytes())
        url, pid = document["url"], document["pid"]
        if not isinstance(url, str) or not url.startswith("http://127.0.0.1:"):
            return None
        with urllib.request.urlopen(f"{url}/health", timeout=2) as answer:
            if msgspec.json.decode(answer.read()).get("pid") == pid:
                return url
    except (OSError, ValueError, KeyError, TypeError, AttributeError, urllib.error.URLError):
        return None
    return None


# -- shared ------------------------------------------------------------------------------------------------


def shared(settings: Settings, processes: int, say: Callable[[str], None]) -> None:
    """Serve a group; several processes share one socket and one PostgreSQL."""
    asyncio.run(prepare(settings.database))
    listener = bind(settings.host, settings.port)
    host, port = listener.getsockname()[:2]
    set_up_logging(structured=True)
    odds = WarmUp(logger.info)
    if settings.warm_up:
        odds.start()
    try:
        if processes == 1:
            serve(settings, listener, lambda: say(f"http://{host}:{port}/"))
            return
        say(f"http://{host}:{port}/ with {processes} processes")
        Supervisor(settings, listener, processes).run()
    finally:
        odds.stop()


async def prepare(url: str) -> None:
    """Bring the tables to the present schema; says in one line when the database cannot be reached."""
    database = Database(url)
    try:
        with reached(url):
            await database.upgrade()
    finally:
        await database.close()
