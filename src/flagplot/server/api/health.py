"""For whoever keeps the server running."""

from __future__ import annotations

import os
from typing import Any

from litestar import MediaType, Request, Response, get

import flagplot
from flagplot.server.access import TheServer
from flagplot.server.api.answers import Health
from flagplot.server.openapi import document
from flagplot.server.reference import page


@get("/health", tags=["operation"], summary="Is the server well?")
async def health(server: TheServer) -> Response[Health]:
    """200 when the database can be read and written, else 503 and what it does."""
    problem = await server.database.well()
    body = Health(
        ok=not problem,
        database=problem or "well",
        version=flagplot.__version__,
        mode=server.settings.mode,
        instance=server.instance,
        pid=os.getpid() if not server.settings.shared else None,
    )
    return Response(body, status_code=503 if problem else 200)


@get("/metrics", tags=["operation"], summary="Counters for Prometheus", media_type=MediaType.TEXT)
async def metrics(server: TheServer) -> Response[bytes]:
    """Text format 0.0.4; of all processes of this machine together."""
    return Response(server.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/api/docs", include_in_schema=False, media_type=MediaType.HTML)
async def reference(request: Request[Any, Any, Any]) -> Response[str]:
    """The same as a page to read."""
    policy = {"Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'"}
    return Response(page(document(request.app)), media_type=MediaType.HTML, headers=policy)


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """The document of all endpoints."""
    return document(request.app)
