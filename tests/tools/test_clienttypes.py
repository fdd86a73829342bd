"""The types of the client are those of the server: ``web/src/lib/wire.ts`` is what the tool writes."""

from __future__ import annotations

from tools import clienttypes


def test_the_types_of_the_client_are_up_to_date() -> None:
    written = clienttypes.FILE.read_text(encoding="utf-8")
    assert written == clienttypes.written(), "run: python -m tools.clienttypes"


def test_schemas_become_types() -> None:
    either = {"anyOf": [{"type": "string"}, {"type": "null"}]}
    cases = {
        "string | null": either,
        "(string | null)[]": {"type": "array", "items": either},
        "[number, string]": {"type": "array", "prefixItems": [{"type": "integer"}, {"type": "string"}]},
        "Record<string, Look>": {"type": "object", "additionalProperties": {"$ref": "#/a/b/Look"}},
        "Record<string, unknown>": {"type": "object"},
        '"slow" | "fast"': {"enum": ["slow", "fast"]},
        "unknown": {},
    }
    for expected, schema in cases.items():
        assert clienttypes.typed(schema) == expected


def test_a_document_becomes_an_interface() -> None:
    schema = {
        "description": "Where ``it`` stands.",
        "type": "object",
        "properties": {"seq": {"type": "integer"}, "note": {"type": "string"}},
        "required": ["seq"],
        "additionalProperties": True,
    }
    assert list(clienttypes.declared("Stand", schema)) == [
        "/** Where `it` stands. */",
        "export interface Stand {",
        "  seq: number;",
        "  note?: string;",
        "  [key: string]: unknown;",
        "}",
    ]
