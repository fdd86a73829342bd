"""What differs between two JSON documents, as a short document from which the second can be made.

Clients keep the last view they were sent and get only what has changed. A change is one of:

    {"=": value}                         something else stands here now
    {"~": {key: change}, "-": [key]}     a mapping: some keys changed or came, some went; the rest stays
    {"#": {place: change}}               a list of the same length: some of its items changed
    {"@": [place, count, [item, ...]]}   a list: from a place on so many items went and these came

``None`` stands for no change at all. ``web/src/lib/changes.ts`` reads the same; both are tested with the
cases of ``tests/kernel/changes.json``.
"""

from __future__ import annotations

from typing import Any

from flagplot.kernel.errors import FormatError

Change = dict[str, Any]


def change(old: Any, new: Any) -> Change | None:
    """What makes ``new`` out of ``old``; None when they are equal.

    Values are compared as Python does, where 1 and true are equal: in one place of a document stands always
    the same type or nothing.
    """
    if old == new:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return _mapping(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return _list(old, new)
    return {"=": new}


def _mapping(old: dict[str, Any], new: dict[str, Any]) -> Change:
    changed: Change = {}
    for key, value in new.items():
        if key not in old:
            changed[key] = {"=": value}
        elif (found := change(old[key], value)) is not None:
            changed[key] = found
    gone = [key for key in old if key not in new]
    return ({"~": changed} if changed else {}) | ({"-": gone} if gone else {})


def _list(old: list[Any], new: list[Any]) -> Change:
    """The part in the middle that differs, item by item where none came or went."""
    least = min(len(old), len(new))
    first = 0
    while first < least and old[first] == new[first]:
        first += 1
    last = 0
    while last < least - first and old[-1 - last] == new[-1 - last]:
        last += 1
    came = new[first : len(new) - last]
    if len(old) == len(new) and all(isinstance(item, dict) for item in came):
        found = {str(place): change(old[place], new[place]) for place in range(first, first + len(came))}
        return {"#": {place: one for place, one in found.items() if one is not None}}
    return {"@": [first, len(old) - last - first, came]}


def changed(old: Any, by: Change | None) -> Any:
    """The document after a change; ``old`` stays as it is."""
    if by is None:
        return old
    try:
        if "=" in by:
            return by["="]
        if "@" in by:
            first, count, came = by["@"]
            return [*old[:first], *came, *old[first + count :]]
        if "#" in by:
            return [changed(item, by["#"].get(str(place))) for place, item in enumerate(old)]
        new = {key: value for key, value in old.items() if key not in by.get("-", ())}
        return new | {key: changed(old.get(key), one) for key, one in by.get("~", {}).items()}
    except (TypeError, AttributeError, ValueError) as error:
        kind = type(old).__name__
        raise FormatError(f"a change that fits a {kind} expected, found {by!r}: {error}") from None
