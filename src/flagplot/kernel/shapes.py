"""What the fields of a saved state may hold: a table of shapes, and one function that compares.

A state read from outside may be damaged or made up. Each game lists for its fields what they are (a space, a
power, a count); whatever does not fit is one ``FormatError`` that says where. So no number of a state leads
outside the lists it is looked up in, and none is so large that listing the answers takes for ever.

    SHAPES = {"power": Whole(0, 4, "a power"), "raids": Each(Row(POWER, SPACE)), "used": Table(SPACE, COUNT)}
    check_fields(frame, SHAPES, "frame 2")
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

import msgspec

from flagplot.kernel.errors import BadInputError, FormatError
from flagplot.kernel.script import Stages

LARGEST = 999  # of any number nothing else is said about


class Whole(NamedTuple):
    """A whole number."""

    low: int
    high: int
    what: str = ""


class Word(NamedTuple):
    """One of some words."""

    words: Collection[str]
    what: str = ""


class Each(NamedTuple):
    """A list of things of one shape; with ``size`` exactly so many."""

    item: Any
    size: int = -1


class Row(NamedTuple):
    """A list with a shape for each place."""

    items: tuple[Any, ...]


class Table(NamedTuple):
    """A mapping."""

    key: Any
    value: Any


class Proven(NamedTuple):
    """A value that a function looks at; it raises ``BadInputError``."""

    check: Callable[[Any], None]


def row(*items: Any) -> Row:
    """A list with a shape for each place."""
    return Row(items)


def check_fields(struct: msgspec.Struct, shapes: Mapping[str, Any], where: str) -> None:
    """Compare every field of a state or frame with its shape.

    A frame's shape is looked up as ``tag.field``, then as ``field``; what has no shape may hold numbers from
    -1 to ``LARGEST``.
    """
    tag = struct.__struct_config__.tag
    for field in struct.__struct_fields__:
        shape = shapes.get(f"{tag}.{field}", shapes.get(field))
        check(getattr(struct, field), shape, f"{where}, {field}")


def check(value: Any, shape: Any, where: str) -> None:
    """Compare a value with its shape; a stage is a name by its type, what is absent has none."""
    if isinstance(value, Stages) or value is msgspec.UNSET:
        return
    if isinstance(shape, Proven):
        try:
            shape.check(value)
        except BadInputError as error:
            raise FormatError(f"saved state: {where}: {error}") from None
    elif isinstance(shape, Each | Row):
        _check_list(value, shape, where)
    elif isinstance(shape, Table) and isinstance(value, dict):
        for key, one in value.items():
            check(key, shape.key, where)
            check(one, shape.value, where)
    elif isinstance(shape, Word):
        if value not in shape.words:
            raise _wrong(where, shape.what or f"one of {', '.join(shape.words)}", value)
    elif isinstance(shape, Whole):
        if not isinstance(value, int) or not shape.low <= value <= shape.high:
            what = f"{shape.what or 'a number'} from {shape.low} to {shape.high}"
            raise _wrong(where, what, value)
    else:
        _check_small(value, where)


def _check_list(value: Any, shape: Each | Row, where: str) -> None:
    if not isinstance(value, list | tuple):
        raise _wrong(where, "a list", value)
    wanted = len(shape.items) if isinstance(shape, Row) else shape.size
    if wanted >= 0 and len(value) != wanted:
        raise _wrong(where, f"{wanted} entries", len(value))
    for number, item in enumerate(value):
        check(item, shape.items[number] if isinstance(shape, Row) else shape.item, where)


def _check_small(value: Any, where: str) -> None:
    """Numbers nothing is known about, however deep they lie."""
    if isinstance(value, dict):
        for item in (*value, *value.values()):
            _check_small(item, where)
    elif isinstance(value, list | tuple):
        for item in value:
            _check_small(item, where)
    elif isinstance(value, msgspec.Struct):
        check_fields(value, {}, where)
    elif isinstance(value, int) and not -1 <= value <= LARGEST:
        raise _wrong(where, f"a number from -1 to {LARGEST}", value)


def _wrong(where: str, expected: str, found: object) -> FormatError:
    return FormatError(f"saved state: {where}: {expected} expected, found {str(found)[:60]!r}")
