"""States as canonical JSON and back, exactly.

Canonical means: one line, keys sorted, so that equal states give equal bytes. Reading is strict: what is
written again after reading must be what was read.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from typing import Any, TypeVar, get_type_hints

import msgspec

from flagplot.kernel.errors import FormatError
from flagplot.kernel.rows import Rows
from flagplot.kernel.view import difference

T = TypeVar("T")

_encode = msgspec.json.Encoder(order="deterministic").encode


def _listed(value: object) -> list[int]:
    """What msgspec does not know: a column is a flat list."""
    if isinstance(value, Rows):
        return list(value)
    raise TypeError(f"cannot be written: {type(value).__name__}")


def _read(type_: type, value: Any) -> Any:
    if type_ is Rows and isinstance(value, list):
        try:
            return Rows(value)
        except TypeError as error:
            raise msgspec.ValidationError(str(error)) from None
    raise msgspec.ValidationError(f"a list of whole numbers expected, found {type(value).__name__}")


def _to_builtins(value: object) -> Any:
    return msgspec.to_builtins(value, str_keys=True, enc_hook=_listed)


@cache
def _columns(type_: Any) -> frozenset[str]:
    """The fields of a struct that are columns: they keep their own text."""
    if not issubclass(type_, msgspec.Struct):
        return frozenset()
    return frozenset(name for name, hint in get_type_hints(type_).items() if hint is Rows)


def canonical(value: object) -> bytes:
    """The one byte form of a JSON-able value."""
    kind: Any = type(value)
    columns = _columns(kind)
    if not columns:
        return _encode(_to_builtins(value))
    parts = []
    for name in sorted(kind.__struct_fields__):
        field = getattr(value, name)
        if field is msgspec.UNSET:
            continue
        text = field.json() if name in columns else _encode(_to_builtins(field))
        parts.append(b'"%s":%s' % (name.encode(), text))
    return b"{%s}" % b",".join(parts)


def plain(value: object) -> dict[str, Any]:
    """A struct as a document of plain JSON values with sorted keys."""
    document: dict[str, Any] = msgspec.json.decode(canonical(value))
    return document


def digest(value: object, size: int = 16) -> str:
    """A stable hash of a value, as hexadecimal text of ``2 * size`` characters."""
    return blake2b(canonical(value), digest_size=size).hexdigest()


def decode(text: str | bytes, what: str) -> Any:
    """Read JSON, or say where it is damaged."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise FormatError(f"{what}: JSON expected, found damage: {error}") from None


def build(document: Mapping[str, Any], type_: type[T], what: str) -> T:
    """Make a struct from a plain document; nothing missing, nothing left over.

    Dicts whose keys are numbers come back in ascending order of the numbers, as live states keep them.
    """
    try:
        document = _ordered(document)
        value = msgspec.convert(document, type_, str_keys=True, dec_hook=_read)
        again = _to_builtins(value)
    except (msgspec.ValidationError, OverflowError, RecursionError) as error:
        raise FormatError(f"{what}: {error}") from None
    found = difference(_sorted(document), _sorted(again), what)
    if found:
        raise FormatError(f"{found} (found against expected)")
    return value


def _ordered(value: Any) -> Any:
    if isinstance(value, dict):
        items = [(key, _ordered(item)) for key, item in value.items()]
        if items and all(_is_number(key) for key, _ in items):
            items.sort(key=lambda pair: int(pair[0]))
        return dict(items)
    if isinstance(value, list):
        return [_ordered(item) for item in value]
    if isinstance(value, int) and not -(2**63) <= value < 2**63:
        raise OverflowError(f"a number of at most 64 bits expected, found {value}")
    return value


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _sorted(value[key]) for key in sorted(value)}
    if isinstance(value, (list, tuple)):
        return [_sorted(item) for item in value]
    return value


def _is_number(key: Any) -> bool:
    return isinstance(key, str) and len(key) < 20 and key.removeprefix("-").isdecimal()
