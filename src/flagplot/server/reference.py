"""The HTTP reference as a page to read, made from the OpenAPI document; no script, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1d2730;"
    "background:#fbf7ec}h1,h2{font-family:Georgia,serif}"
    "code{background:#eee7d6;padding:0 .25em;border-radius:3px}"
    "details{border:1px solid #cfc4a8;border-radius:6px;margin:.4rem 0;padding:.3rem .7rem;background:#fff}"
    "summary{cursor:pointer}.m{display:inline-block;min-width:4.2em;font-weight:700}"
    "table{border-collapse:collapse}td,th{text-align:left;padding:.1rem .8rem .1rem 0;vertical-align:top}"
    "nav a{margin-right:1rem;display:inline-block}body{overflow-wrap:anywhere}"
    "details{overflow-x:auto}td{min-width:3.5rem}"
)
_INTRO = (
    "Every request and every answer of this server. A browser is known by its session cookie and sends "
    "<code>X-CSRF-Token</code> (from <code>/api/meta</code>) with everything that changes something; a "
    "program sends <code>Authorization: Bearer TOKEN</code> and may use what its seat needs. Errors are "
    "<code>{&quot;error&quot;: {&quot;code&quot;, &quot;message&quot;}}</code>. The same for machines: "
    '<a href="/openapi.json">openapi.json</a>.'
)


def page(document: dict[str, Any]) -> str:
    """The whole document as HTML."""
    groups: dict[str, list[str]] = {}
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            if isinstance(about, dict) and "responses" in about:
                group = (about.get("tags") or ["more"])[0]
                groups.setdefault(group, []).append(_operation(method.upper(), path, about))
    schemas = document.get("components", {}).get("schemas", {})
    shapes = "".join(_shape(name, schemas[name]) for name in sorted(schemas))
    links = "".join(f'<a href="#{escape(name)}">{escape(name)}</a>' for name in (*groups, "documents"))
    body = "".join(
        f'<h2 id="{escape(name)}">{escape(name)}</h2>' + "".join(some) for name, some in groups.items()
    )
    title = f"{escape(document['info']['title'])} {escape(document['info']['version'])}: HTTP reference"
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{_STYLE}</style></head><body>"
        f'<main><h1>{title}</h1><p>{_INTRO}</p><nav aria-label="Groups">{links}</nav>{body}'
        f'<h2 id="documents">documents</h2>{shapes}</main></body></html>'
    )


def _operation(method: str, path: str, about: dict[str, Any]) -> str:
    rows = [
        _row(one["name"], one["in"], one.get("schema", {}), one.get("description", ""))
        for one in about.get("parameters", ())
    ]
    for content in about.get("requestBody", {}).get("content", {}).values():
        rows.append(_row("body", "body", content.get("schema", {}), ""))
    asks = f"<table>{''.join(rows)}</table>" if rows else ""
    answers = "".join(_answer(status, one) for status, one in sorted(about["responses"].items()))
    old = " (deprecated)" if about.get("deprecated") else ""
    return (
        f'<details><summary><span class="m">{method}</span> <code>{escape(path)}</code> '
        f"{escape(about.get('summary', ''))}{old}</summary>"
        f"<p>{escape(about.get('description', ''))}</p>{asks}<table>{answers}</table></details>"
    )


def _row(name: str, where: str, schema: Any, text: str) -> str:
    cells = (f"<code>{escape(name)}</code>", where, _kind(schema), escape(text))
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _answer(status: str, about: dict[str, Any]) -> str:
    kinds = [_kind(content.get("schema", {})) for content in about.get("content", {}).values()]
    cells = (escape(status), escape(about.get("description", "")), ", ".join(kinds))
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _shape(name: str, schema: dict[str, Any]) -> str:
    needed = {*schema.get("required", ())}
    rows = "".join(
        _row(key, "needed" if key in needed else "", value, "")
        for key, value in schema.get("properties", {}).items()
    )
    text = escape(schema.get("description", ""))
    head = f'<details id="{escape(name)}"><summary><code>{escape(name)}</code></summary>'
    return f"{head}<p>{text}</p><table>{rows}</table></details>"


def _kind(schema: Any) -> str:
    """What a schema describes, in a few words; documents are links, ``true`` stands for anything."""
    if not isinstance(schema, dict):
        return "anything"
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for key in ("oneOf", "anyOf"):
        if key in schema:
            return " or ".join(_kind(one) for one in schema[key])
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"<code>{escape(str(one))}</code>" for one in values)
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_kind(schema['additionalProperties'])}"
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
