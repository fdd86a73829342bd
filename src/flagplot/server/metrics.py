"""Counters for Prometheus, right for all processes of one ``flagplot serve`` together.

The processes share a folder (``PROMETHEUS_MULTIPROC_DIR``, see ``processes``) into which each writes its own
numbers; whichever is asked adds them up. Counters of a process that died are kept, its gauges are not.
"""

from __future__ import annotations

import asyncio
import os
import time
from typing import TYPE_CHECKING, Any

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

if TYPE_CHECKING:
    from flagplot.server.access import Server

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the library looks at it once, when it is imported
_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


class Metrics:
    """What this process has done so far."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.registry = CollectorRegistry()
        own: dict[str, Any] = {"namespace": "flagplot", "registry": self.registry}
        self.requests = Counter("requests", "Requests answered", ("method", "status"), **own)
        self.seconds = Histogram("request_seconds", "From request to answer", buckets=BOUNDS, **own)
        self._counters = {
            name: Counter(name, about, **own)
            for name, about in (
                ("answers", "Answers of players"),
                ("automatic_answers", "Answers of bots and standing orders"),
                ("messages", "Messages to live connections"),
                ("notices", "Notices handed over"),
                ("processor_seconds", "Processor time"),
            )
        }
        self._counted: dict[str, float] = dict.fromkeys(self._counters, 0)
        here: dict[str, Any] = {"multiprocess_mode": "livesum", **own}
        self.watchers = Gauge("watchers", "Live connections", **here)
        self.in_memory = Gauge("games_in_memory", "Games in memory", **here)
        self.memory = Gauge("resident_memory_bytes", "Memory", multiprocess_mode="liveall", **own)
        self.started = Gauge("start_time_seconds", "When it began", multiprocess_mode="min", **own)
        self.started.set(time.time())
        self._process = ProcessCollector(registry=None)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to note what other processes are to know."""
        self._task = asyncio.create_task(self._note_again())

    async def stop(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.note()

    async def _note_again(self) -> None:
        while True:
            self.note()
            await asyncio.sleep(self.server.settings.tick)

    def count(self, method: str, status: int, seconds: float) -> None:
        """Note one request; a method nobody knows must not make a counter of its own."""
        self.requests.labels(method if method in _METHODS else "other", status).inc()
        self.seconds.observe(seconds)

    def note(self) -> None:
        """Bring the numbers of this process up to date."""
        tables, hub = self.server.tables, self.server.hub
        process = {one.name: one.samples[0].value for one in self._process.collect()}
        for name, value in (
            ("answers", tables.answers),
            ("automatic_answers", self.server.driving.answers),
            ("messages", hub.sent),
            ("notices", self.server.notices),
            ("processor_seconds", process.get("process_cpu_seconds", 0.0)),
        ):
            self._counters[name].inc(max(0, value - self._counted[name]))
            self._counted[name] = value
        self.watchers.set(hub.watchers)
        self.in_memory.set(tables.in_memory)
        self.memory.set(process.get("process_resident_memory_bytes", 0.0))

    def text(self) -> bytes:
        """All counters as text, of all processes that share the folder."""
        self.note()
        registry = self.registry
        if FOLDER in os.environ:
            registry = CollectorRegistry()
            MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


class Meter(ASGIMiddleware):
    """Counts requests and how long they took."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass on and look at the clock."""
        begun = time.perf_counter()

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                self.metrics.count(str(scope.get("method", "")), status, time.perf_counter() - begun)
            await send(message)

        await next_app(scope, receive, noted)
