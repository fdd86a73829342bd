"""The OpenAPI document: the endpoints as the framework finds them, every document as its type describes it.

Live messages are in it too, as ``LiveMessage`` and ``Watch``: the types of the web client are made from this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import UnionType
from typing import Any, get_args

import msgspec
from litestar import Litestar, Response
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from flagplot.server.documents import MESSAGES, Error, Open, Watch

REASONS = {
    "400": "The request cannot be read",
    "401": "Nobody is logged in",
    "403": "Not for you",
    "404": "Not there, or not for you to know about",
    "409": "Stale: the game has moved on",
    "413": "Too large",
    "422": "Refused by the rules",
    "429": "Too many requests",
    "503": "Try again",
}
KEPT = ("/api/maps/{game}", "/api/boards/{board}/map.json", "/api/games/{id}/catalog")  # by browsers
_REF = "#/components/schemas/{name}"


def document(app: Litestar) -> dict[str, Any]:
    """The document of an application."""
    found: dict[str, Any] = msgspec.to_builtins(app.openapi_schema.to_schema())
    found["components"]["schemas"] |= components(list(_our_handlers(app)))
    body = {"application/json": {"schema": {"$ref": _REF.format(name="Error")}}}
    for path, operations in found["paths"].items():
        for operation in operations.values():
            responses = operation.setdefault("responses", {})
            responses.get("204", {}).pop("content", None)
            for status, reason in REASONS.items():
                if path != "/health" or status != "503":
                    responses[status] = {"description": reason, "content": body}
            if path in KEPT:
                responses["304"] = {"description": "As you have it"}
            if path == "/health":
                responses["503"] = responses["200"] | {"description": "The database does not answer"}
    return found


def components(handlers: list[HTTPRouteHandler]) -> dict[str, Any]:
    """Every document by its name: what is asked with, answered, and sent over live connections."""
    asked = described([*(kind for handler in handlers for kind in asked_with(handler)), Watch])
    told = described([*(kind for handler in handlers for kind in answered_with(handler)), Error, *MESSAGES])
    for name in told.keys() - asked.keys():  # nothing is left out of an answer because it is a default
        known = told[name].get("properties", {})
        required = {*told[name].get("required", ()), *(key for key, one in known.items() if "default" in one)}
        if known:
            told[name]["required"] = [key for key in known if key in required]
    for kind in Open.__subclasses__():
        told[kind.__name__]["additionalProperties"] = True
    messages = [{"$ref": _REF.format(name=kind.__name__)} for kind in MESSAGES]
    return {**asked, **told, "LiveMessage": {"title": "LiveMessage", "oneOf": messages}}


def described(kinds: Iterable[Any]) -> dict[str, Any]:
    """The schemas of some types and of all they consist of, by name."""
    return msgspec.json.schema_components(list(kinds), ref_template=_REF)[1]


def _our_handlers(app: Litestar) -> Iterator[HTTPRouteHandler]:
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            if handler.fn.__module__.startswith("flagplot.") and handler.resolve_include_in_schema():
                yield handler


def asked_with(handler: HTTPRouteHandler) -> Iterator[Any]:
    """The type of the body that a handler reads."""
    if (data := handler.parsed_fn_signature.parameters.get("data")) is not None:
        yield data.annotation


def answered_with(handler: HTTPRouteHandler) -> Iterator[Any]:
    """The type of the document that a handler answers with; none where it answers with text or nothing."""
    if handler.responses:
        yield from (spec.data_container for spec in handler.responses.values())
        return
    answer = handler.parsed_fn_signature.return_type
    kind = answer.inner_types[0].annotation if answer.is_subclass_of(Response) else answer.annotation
    if kind not in (bytes, None, type(None)):
        yield from get_args(kind) if isinstance(kind, UnionType) else (kind,)
