"""The OpenAPI document: what the framework finds out by itself, with our form of errors added."""

from __future__ import annotations

from typing import Any

from litestar import Litestar

ERROR: dict[str, Any] = {
    "type": "object",
    "required": ["error"],
    "properties": {
        "error": {
            "type": "object",
            "required": ["code", "message"],
            "properties": {
                "code": {"type": "string"},
                "message": {"type": "string"},
                "rule": {"type": "string"},
                "ids": {"type": "array", "items": {"type": "string"}},
            },
        },
        "seq": {"type": "integer", "description": "Where the game stands"},
        "rev": {"type": "integer", "description": "How often it was changed"},
        "refusal": {
            "type": "object",
            "required": ["fault", "text", "rule", "ids"],
            "properties": {
                "fault": {"enum": ["malformed", "illegal", "stale"]},
                "text": {"type": "string"},
                "rule": {"type": "string"},
                "ids": {"type": "array", "items": {"type": "string"}},
            },
        },
    },
}
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


def document(app: Litestar) -> dict[str, Any]:
    """The document of an application."""
    found: dict[str, Any] = app.openapi_schema.to_schema()
    found.setdefault("components", {}).setdefault("schemas", {})["Error"] = ERROR
    body = {"application/json": {"schema": {"$ref": "#/components/schemas/Error"}}}
    for path, operations in found["paths"].items():
        for operation in operations.values():
            responses = operation.setdefault("responses", {})
            responses.get("204", {}).pop("content", None)
            for status, reason in REASONS.items():
                if path != "/health" or status != "503":
                    responses[status] = {"description": reason, "content": body}
            _add_kept(path, responses)
    return found


def _add_kept(path: str, responses: dict[str, Any]) -> None:
    """Documents sent as bytes that are made once, which the framework takes for a text."""
    kept = path.startswith("/api/maps") or path.endswith("/catalog")
    if kept or path.endswith("/view"):
        responses["200"]["content"] = {"application/json": {"schema": {"type": "object"}}}
    if kept:
        responses["304"] = {"description": "As you have it"}
    if path == "/health":
        responses["503"] = {"description": "The database does not answer"}
