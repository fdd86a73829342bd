"""Traces cost nothing where no collector is named, and give away no address."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import pytest

from flagplot.kernel.errors import MissingPackageError
from flagplot.server import traces


def test_without_a_collector_nothing_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in traces.ENDPOINTS:
        monkeypatch.delenv(name, raising=False)
    assert traces.layers() == []
    monkeypatch.setenv(traces.ENDPOINTS[0], "http://127.0.0.1:4318")
    monkeypatch.setenv("OTEL_SDK_DISABLED", "true")
    assert traces.layers() == []


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(traces.ENDPOINTS[1], "http://127.0.0.1:4318/v1/traces")
    monkeypatch.setitem(sys.modules, "opentelemetry", None)
    with pytest.raises(MissingPackageError, match=r"traces: .*flagplot\[traces\]"):
        traces.layers()


class Span:
    def __init__(self) -> None:
        self.told: dict[str, str] = {}

    def set_attribute(self, name: str, value: str) -> None:
        self.told[name] = value

    def update_name(self, name: str) -> None:
        self.told["name"] = name


def test_spans_are_called_by_patterns_and_not_by_tokens() -> None:
    scope: Any = {"type": "http", "method": "GET", "path": "/api/invites/sEcReT"}
    span = Span()
    span.set_attribute("url.path", scope["path"])
    assert traces._called(scope) == ("GET", {})
    traces._discreet(span, scope)
    assert "sEcReT" not in str(span.told)
    passed: list[Any] = []

    async def on(*arguments: Any) -> None:
        passed.append(arguments)

    scope["path_template"] = "/api/invites/{token:str}"  # known when the handler is
    asyncio.run(traces.Named(lambda: span).handle(scope, on, on, on))
    assert (span.told["name"], span.told["http.route"]) == (
        "GET /api/invites/{token:str}",
        "/api/invites/{token:str}",
    )
    assert "sEcReT" not in str(span.told)
    assert len(passed) == 1
