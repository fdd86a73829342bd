"""Values of a document from outside, one by one: what does not fit is refused with what was expected.

Position documents of all games are read with these.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from flagplot.kernel.errors import BadInputError

_MOST = 30  # words an error lists


def word(value: object, what: str, known: Iterable[Any]) -> Any:
    """One of some words."""
    words = list(known)
    if value in words:
        return value
    shown = ", ".join(map(str, words[:_MOST])) + ("..." if len(words) > _MOST else "")
    raise BadInputError(f"{what}: one of {shown} expected, found {value!r}")


def number(value: object, what: str, low: int, high: int) -> int:
    """A whole number."""
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise BadInputError(f"{what}: a whole number from {low} to {high} expected, found {value!r}")


def mapping(value: object, what: str) -> Mapping[str, Any]:
    """A mapping."""
    if isinstance(value, Mapping):
        return value
    raise BadInputError(f"{what}: a mapping expected, found {value!r}")


def sequence(value: object, what: str) -> list[Any]:
    """A list."""
    if isinstance(value, (list, tuple)):
        return list(value)
    raise BadInputError(f"{what}: a list expected, found {value!r}")


def row(value: object, what: str, count: int) -> list[Any]:
    """A list of so many entries."""
    found = sequence(value, what)
    if len(found) != count:
        raise BadInputError(f"{what}: {count} entries expected, found {len(found)}")
    return found
