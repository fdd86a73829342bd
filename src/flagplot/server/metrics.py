"""Counters in the format Prometheus reads."""

from __future__ import annotations

import time
from collections import Counter
from typing import TYPE_CHECKING

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from flagplot.server.access import Server

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """What this process has done so far."""

    def __init__(self) -> None:
        self.started = time.time()
        self.requests: Counter[tuple[str, int]] = Counter()
        self.slower: Counter[float] = Counter()
        self.seconds = 0.0

    def count(self, method: str, status: int, seconds: float) -> None:
        """Note one request."""
        self.requests[method, status] += 1
        self.seconds += seconds
        for bound in BOUNDS:
            if seconds <= bound:
                self.slower[bound] += 1

    def text(self, server: Server) -> str:
        """All counters as text."""
        lines = ["# TYPE flagplot_requests_total counter"]
        for (method, status), number in sorted(self.requests.items()):
            lines.append(f'flagplot_requests_total{{method="{method}",status="{status}"}} {number}')
        total = sum(self.requests.values())
        lines.append("# TYPE flagplot_request_seconds histogram")
        lines += [f'flagplot_request_seconds_bucket{{le="{bound}"}} {self.slower[bound]}' for bound in BOUNDS]
        lines.append(f'flagplot_request_seconds_bucket{{le="+Inf"}} {total}')
        lines += [
            f"flagplot_request_seconds_sum {self.seconds:.6f}",
            f"flagplot_request_seconds_count {total}",
        ]
        for name, kind, value in (
            ("answers_total", "counter", server.tables.answers),
            ("automatic_answers_total", "counter", server.tables.bot_answers),
            ("messages_total", "counter", server.hub.sent),
            ("notices_total", "counter", server.notices),
            ("watchers", "gauge", server.hub.watchers),
            ("games_in_memory", "gauge", server.tables.in_memory),
            ("start_time_seconds", "gauge", round(self.started, 3)),
        ):
            lines += [f"# TYPE flagplot_{name} {kind}", f"flagplot_{name} {value}"]
        return "\n".join(lines) + "\n"


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
