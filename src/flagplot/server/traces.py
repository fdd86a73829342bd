"""Traces of requests by OpenTelemetry, for who runs a collector; where none is named, nothing is loaded.

The collector is named as everywhere, by ``OTEL_EXPORTER_OTLP_ENDPOINT``, and so is the rest: the SDK reads
``OTEL_SERVICE_NAME``, ``OTEL_TRACES_SAMPLER`` and their like. Spans are called by the pattern of an address,
for the addresses themselves contain invitations.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from flagplot.kernel.parts import part

ENDPOINTS = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
_SERVICE = "flagplot"
_SILENT = ["^/health$", "^/metrics$"]
_WITHIN = "receive send"  # spans inside that of a request
_ADDRESS = ("http.target", "http.url", "http.route", "url.path", "url.query", "url.full")


def wanted() -> bool:
    """Whether a collector is named, and nobody has switched the SDK off."""
    off = os.environ.get("OTEL_SDK_DISABLED", "").strip().casefold() == "true"
    return not off and any(os.environ.get(name) for name in ENDPOINTS)


def layers() -> list[Any]:
    """The middleware that traces every request; none where no collector is named."""
    if not wanted():
        return []
    with part("traces"):
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import SERVICE_NAME, Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
        from opentelemetry.trace import get_current_span
    from litestar.plugins.opentelemetry import OpenTelemetryConfig

    named = {} if os.environ.get("OTEL_SERVICE_NAME") else {SERVICE_NAME: _SERVICE}
    provider = TracerProvider(resource=Resource.create(named))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    config = OpenTelemetryConfig(
        tracer_provider=provider,
        scope_span_details_extractor=_called,
        server_request_hook_handler=_discreet,
        exclude=_SILENT,
        exclude_spans=_WITHIN.split(),  # type: ignore[arg-type]
        scopes={"http"},  # type: ignore[arg-type]
    )
    return [config.middleware, Named(get_current_span)]


def _called(scope: Any) -> tuple[str, dict[str, Any]]:
    """The name of a span before it is known which handler answers."""
    return str(scope.get("method", "")), {}


def _discreet(span: Any, scope: dict[str, Any]) -> None:
    """Ids and tokens stay out of what is handed over."""
    for name in _ADDRESS:
        span.set_attribute(name, "")


class Named(ASGIMiddleware):
    """Calls the span of a request by what was asked for, without what it was asked about."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, current: Callable[[], Any]) -> None:
        self.current = current

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Name the span, and pass on."""
        pattern = str(scope["path_template"]) or "/"
        span = self.current()
        span.update_name(f"{scope.get('method', '')} {pattern}")
        span.set_attribute("http.route", pattern)
        await next_app(scope, receive, send)
