"""The types of the web client, made from the OpenAPI document of the server.

    python -m tools.clienttypes

writes ``web/src/lib/wire.ts``: an interface for every document that is sent or asked with, and for every
endpoint what it takes and what it answers. A test fails when the file is not what this would write.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from flagplot.server.app import create_app
from flagplot.server.openapi import document
from flagplot.server.settings import Settings

FILE = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD = "/** The documents of the server. Made by `python -m tools.clienttypes`: do not edit. */"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 118

Schema = dict[str, Any]


def described() -> Schema:
    """The OpenAPI document; no database is opened for it."""
    return document(create_app(Settings(database="sqlite+aiosqlite:///unopened")))


def typed(schema: Schema) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[1]
    if "enum" in schema or "const" in schema:
        return " | ".join(literal(value) for value in schema.get("enum", [schema.get("const")]))
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(dict.fromkeys(typed(one) for one in schema[union]))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(typed({**schema, "type": one}) for one in kind)
    if kind == "array":
        return listed(schema)
    if kind == "object":
        return f"Record<string, {typed(inside(schema))}>"
    return PLAIN.get(str(kind), "unknown")


def literal(value: Any) -> str:
    """A value as TypeScript writes it."""
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def inside(schema: Schema) -> Schema:
    """What the values of a mapping are."""
    found = schema.get("additionalProperties", {})
    return found if isinstance(found, dict) else {}


def listed(schema: Schema) -> str:
    """A list, or a row of fixed length."""
    if "prefixItems" in schema:
        return f"[{', '.join(typed(one) for one in schema['prefixItems'])}]"
    item = schema.get("items", {})
    several = {"anyOf", "oneOf", "enum"} & item.keys()
    return f"({typed(item)})[]" if several else f"{typed(item)}[]"


def comment(text: str) -> list[str]:
    """A description as a comment."""
    lines = [
        line
        for part in re.sub(r"``(.+?)``", r"`\1`", text).split("\n\n")
        for line in textwrap.wrap(" ".join(part.split()), WIDTH)
    ]
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}" for line in lines), " */"]


def declared(name: str, schema: Schema) -> Iterator[str]:
    """The lines that declare a document."""
    yield from comment(schema.get("description", ""))
    if "properties" not in schema and schema.get("type") != "object":
        yield f"export type {name} = {typed(schema)};"
        return
    fields = schema.get("properties", {})
    if not fields:
        yield f"export type {name} = Record<string, never>;"
        return
    yield f"export interface {name} {{"
    for key, value in fields.items():
        mark = "" if key in schema.get("required", ()) else "?"
        yield f"  {key}{mark}: {typed(value)};"
    if schema.get("additionalProperties") is True:
        yield "  [key: string]: unknown;"
    yield "}"


def calls(paths: Schema) -> Iterator[str]:
    """What every endpoint takes and answers."""
    yield "/** Every endpoint: what it takes as its body, and what it answers. */"
    yield "export interface Calls {"
    for path, operations in paths.items():
        for method, operation in operations.items():
            if path.startswith("/api/"):
                body, answer = taken(operation), answered(operation)
                yield f'  "{method.upper()} {path}": {{ body: {body}; answer: {answer} }};'
    yield "}"


def taken(operation: Schema) -> str:
    """The type of the body of a request."""
    content = operation.get("requestBody", {}).get("content", {})
    return typed(content["application/json"]["schema"]) if content else "undefined"


def answered(operation: Schema) -> str:
    """The type of what a request is answered with."""
    for status in ("200", "201"):
        content = operation["responses"].get(status, {}).get("content", {})
        if "application/json" in content:
            return typed(content["application/json"]["schema"])
    return "undefined"


def written() -> str:
    """The whole file."""
    found = described()
    schemas = sorted(found["components"]["schemas"].items())
    parts = ["\n".join(declared(name, schema)) for name, schema in schemas]
    return "\n\n".join([HEAD, *parts, "\n".join(calls(found["paths"]))]) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
