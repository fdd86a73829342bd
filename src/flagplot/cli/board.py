"""The text board: a view as plain tables that also a screen reader can follow.

Only the view is read, never the state, so nothing hidden can be printed by mistake. Every game may fill
its view in its own way; numbers, words, lists and mappings are put into words here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from flagplot.kernel.view import View

_RECENT = 8  # lines of the log under the board
_STACK = {"owner", "text", "count"}  # the parts of equal units of one owner
_DRAWN = ("name", "colour")  # what only a drawn board needs


def board(view: View, *, everything: bool = False, find: str = "", log: int = _RECENT) -> RenderableType:
    """The whole board; places where nothing lies are left out unless ``everything`` is asked for."""
    who = view.seat or "a spectator"
    parts: list[RenderableType] = [
        Rule(f"{view.game} {view.scenario}, answer {view.seq}, as {who} sees it", align="left"),
        *_block(view.tracks),
        places(view, everything=everything, find=find),
        *_block(view.hands),
        *_block(view.panels),
    ]
    if log and view.log:
        parts += [Rule("log", align="left"), *(Text(line.text) for line in view.log[-log:])]
    parts += [Rule(style="dim"), Text(view.prompt, style="bold")]
    return Group(*parts)


def places(view: View, *, everything: bool = False, find: str = "") -> RenderableType:
    """A table of what lies where; ``find`` keeps only places and contents with that word."""
    rows = {}
    for place, content in view.places.items():
        row = _row(content)
        text = " ".join((place, *row.values())).casefold()
        if find.casefold() in text if find else everything or _lies_something(content):
            rows[place] = row
    if not rows:
        return Text(f"nothing found for {find!r}" if find else "the board is empty")
    columns = list(dict.fromkeys(key for row in rows.values() for key in row))
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("place", style="cyan", no_wrap=True)
    for column in columns:
        table.add_column(escape(_title(column)), overflow="fold")
    for place, row in rows.items():
        table.add_row(escape(place), *(escape(row.get(column, "")) for column in columns))
    return table


def _row(content: Any) -> dict[str, str]:
    """The cells of one place by column; plain marks such as ``sea: true`` are for drawn boards."""
    if not isinstance(content, Mapping):
        return {"contents": words(content)}
    cells = {str(k): words(v) for k, v in content.items() if k not in _DRAWN and not isinstance(v, bool)}
    return {key: text for key, text in cells.items() if text}


def _lies_something(content: Any) -> bool:
    """Whether a place holds more than what is printed on the map."""
    if isinstance(content, Mapping):
        lying = any(isinstance(value, (Mapping, list, tuple)) and value for value in content.values())
        return lying or "side" in content  # it joined one, which no map prints
    return bool(content)


def _block(values: Mapping[str, Any]) -> list[RenderableType]:
    """Tracks, hands or panels: a table for each part that is one itself, and one for the rest."""
    tables = []
    plain = Table(box=None, pad_edge=False, show_header=False)
    plain.add_column(style="dim", no_wrap=True)
    plain.add_column(overflow="fold")
    for key, value in values.items():
        if _is_table(value):
            tables.append(_table(key, value))
        elif text := words(value):
            plain.add_row(escape(_title(key)), escape(text))
    return [*([plain] if plain.row_count else []), *tables]


def _is_table(value: Any) -> bool:
    if not isinstance(value, Mapping) or len(value) < 2:
        return False
    return all(isinstance(row, Mapping) for row in value.values())


def _table(title: str, rows: Mapping[str, Mapping[str, Any]]) -> Table:
    columns = [c for c in dict.fromkeys(key for row in rows.values() for key in row) if c not in _DRAWN]
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(_title(title), style="cyan", no_wrap=True)
    for column in columns:
        table.add_column(escape(_title(str(column))), overflow="fold")
    for name, row in rows.items():
        table.add_row(escape(str(name)), *(escape(words(row.get(column))) for column in columns))
    return table


def _title(key: str) -> str:
    return key.replace("_", " ")


def words(value: Any) -> str:
    """Any plain value in words: ``{"infantry": 2, "tank": 1}`` becomes ``2 infantry, 1 tank``."""
    if value is None or value is False:
        return ""
    if value is True:
        return "yes"
    if isinstance(value, Mapping):
        return _mapping(value)
    if isinstance(value, (list, tuple)):
        return _list(value)
    return str(value)


def _mapping(value: Mapping[Any, Any]) -> str:
    if "text" in value and "count" in value:
        return _piece(value)
    lists = any(isinstance(item, (list, tuple)) or _is_table(item) for item in value.values())
    parts = [part for key, item in value.items() if (part := _entry(_title(str(key)), item, lists=lists))]
    return ("; " if lists else ", ").join(parts)


def _entry(name: str, item: Any, *, lists: bool) -> str:
    """One part of a mapping: ``3 infantry``, ``size major``, ``operative``, ``airbase (2 damage)``."""
    text = words(item)
    if item is True or not text or item == 0:
        return name if item is True else ""
    if lists:
        return f"{name}: {text}"
    if isinstance(item, Mapping):
        return f"{name} ({text})"
    return f"{text} {name}" if isinstance(item, int) else f"{name} {text}"


def _list(value: Sequence[Any]) -> str:
    if value and all(isinstance(item, Mapping) and item.keys() >= _STACK for item in value):
        stacks: dict[str, list[str]] = {}
        for item in value:
            stacks.setdefault(item["owner"], []).append(_piece(item))
        return "; ".join(f"{owner}: {', '.join(pieces)}" for owner, pieces in stacks.items())
    simple = all(isinstance(item, (str, int)) for item in value)
    return (", " if simple else "; ").join(filter(None, map(words, value)))


def _piece(value: Mapping[str, Any]) -> str:
    return f"{value['count']} {value['text']}"
