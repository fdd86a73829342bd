"""The text board: a view as plain tables that also a screen reader can follow.

Only the view is read, never the state, so nothing hidden can be printed by mistake. Every game may fill
its view in its own way; numbers, words, lists and mappings are put into words here, ids by the names the
game has for them. A table that is too wide for the terminal becomes a paragraph for each of its rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.markup import escape
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from flagplot.kernel.view import View

_RECENT = 8  # lines of the log under the board
_SHORT = 24  # characters of what stands beside the name of a place; more has a line of its own
_LONG = 40  # characters of a name that may be broken between its words
_STACK = {"owner", "text", "count"}  # the parts of equal units of one owner
_DRAWN = ("name", "colour")  # what only a drawn board needs
_SPEAKING = ("name", "type", "kind", "quality")  # keys whose values say what they are
_MEASURED = ("level", "plus", "size")  # numbers that are no counts: level 2, not 2 levels
_GAP = 2  # columns between those of a table

Say = Callable[[str], str]  # what an id is called, see ``Game.say``
Cells = dict[str, str]


def _same(id: str) -> str:
    return id


def board(
    view: View, say: Say = _same, *, everything: bool = False, find: str = "", log: int = _RECENT
) -> RenderableType:
    """The whole board; places where nothing lies are left out unless ``everything`` is asked for."""
    who = _named(view.seat, say) if view.seat else "a spectator"
    parts: list[RenderableType] = [
        Rule(f"{view.game} {view.scenario}, answer {view.seq}, as {who} sees it", align="left"),
        *block(view.tracks, say),
        places(view, say, everything=everything, find=find),
        *block(view.hands, say),
        *block(view.panels, say),
    ]
    if log and view.log:
        parts += [Rule("log", align="left"), *(Text(line.text) for line in view.log[-log:])]
    parts += [Rule(style="dim"), Text(view.prompt, style="bold")]
    return Group(*parts)


def places(view: View, say: Say = _same, *, everything: bool = False, find: str = "") -> RenderableType:
    """What lies where; ``find`` keeps only places and contents with that word."""
    rows = {}
    for place, content in view.places.items():
        row, called = _row(content, say), titled(place, say)
        text = " ".join((called, place, *row.values())).casefold()
        if find.casefold() in text if find else everything or _lies_something(content):
            rows[called] = row
    if not rows:
        return Text(f"nothing found for {find!r}" if find else "the board is empty")
    return Rows("place", rows)


def block(values: Mapping[str, Any], say: Say = _same) -> list[RenderableType]:
    """Tracks, hands or panels: a table for each part that is one itself, and one for the rest."""
    tables: list[RenderableType] = []
    plain = Table(box=None, pad_edge=False, show_header=False)
    plain.add_column(style="dim", no_wrap=True)
    plain.add_column(overflow="fold")
    for key, value in values.items():
        if _is_table(value):
            rows = {
                titled(str(name), say, ids=False): _row(row, say, marks=True) for name, row in value.items()
            }
            tables.append(Rows(_title(key), rows))
        elif text := "\n".join(_lines(value, say)):
            plain.add_row(escape(_title(key)), escape(text))
    return [*([plain] if plain.row_count else []), *tables]


class Rows:
    """Rows of cells: a table where it fits, else a paragraph for each row, with no word broken apart."""

    def __init__(self, title: str, rows: Mapping[str, Cells]) -> None:
        self.title = title
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The one or the other."""
        columns = list(dict.fromkeys(key for row in self.rows.values() for key in row))
        if self._narrowest(columns) <= options.max_width:
            yield self._table(columns)
            return
        for name, cells in self.rows.items():
            yield from _paragraph(name, cells)

    def _narrowest(self, columns: Sequence[str]) -> int:
        """How many characters a table of all columns needs, at the least."""
        wide = max(map(len, (self.title, *self.rows)), default=0)
        for column in columns:
            cells = (_title(column), *(row.get(column, "") for row in self.rows.values()))
            wide += _GAP + max(len(word) for cell in cells for word in (*cell.split(), ""))
        return wide

    def _table(self, columns: Sequence[str]) -> Table:
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column(escape(self.title), style="cyan", no_wrap=True)
        for column in columns:
            table.add_column(escape(_title(column)), overflow="fold")
        for name, row in self.rows.items():
            table.add_row(escape(name), *(escape(row.get(column, "")) for column in columns))
        return table


def _paragraph(name: str, cells: Cells) -> Iterator[RenderableType]:
    """A row by itself: short cells beside its name, every longer one on a line of its own."""
    said: dict[str, str] = {}  # whose a place is stands there once, though he also controls it
    for key, text in cells.items():
        if len(text) <= _SHORT and (text.isdecimal() or text not in said.values()):
            said[key] = text
    beside = ", ".join(f"{_title(key)} {text}" for key, text in said.items())
    heading = Table.grid(padding=(0, 2))
    heading.add_column(style="cyan", no_wrap=len(name) <= _LONG)
    heading.add_column(overflow="fold")
    heading.add_row(escape(name), escape(beside))
    yield heading
    longer = Table.grid(padding=(0, 2))
    longer.add_column(style="dim", no_wrap=True)
    longer.add_column(overflow="fold")
    for key, text in cells.items():
        if len(text) > _SHORT and text != name:
            longer.add_row(escape(_title(key)), escape(text))
    if longer.row_count:
        yield Padding(longer, (0, 0, 0, 4))


def titled(id: str, say: Say, *, ids: bool = True) -> str:
    """What a place is called, and its id, which stands in answers; the id alone where it says as much."""
    name = _named(id, say)
    if _within(_letters(id), _letters(name)):
        return id
    return f"{name} {id}" if ids else name


def called(answer: str, say: Say) -> str:
    """The names of what an answer speaks of by ids that do not tell them."""
    _, *ids = answer.split() or [""]
    return ", ".join(titled(id, say, ids=False) for id in ids if titled(id, say, ids=False) != id)


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text.casefold()))


def _within(few: str, many: str) -> bool:
    """Whether some letters stand in this order among others: those of sea25 in sea zone 25."""
    rest = iter(many)
    return all(letter in rest for letter in few)


def _named(text: str, say: Say) -> str:
    """The name of what is an id; other words stay as they are, and what the game has no name for."""
    if " " in text or not text:
        return text
    name = say(text)
    return text if name.startswith("'") else name


def _row(content: Any, say: Say, *, marks: bool = False) -> Cells:
    """The cells of one place by column; plain marks such as ``sea: true`` are for drawn boards."""
    if not isinstance(content, Mapping):
        return {"contents": words(content, say)}
    cells = {
        str(key): words(value, say)
        for key, value in content.items()
        if key not in _DRAWN and (marks or not isinstance(value, bool))
    }
    return {key: text for key, text in cells.items() if text}


def _lies_something(content: Any) -> bool:
    """Whether a place holds more than what is printed on the map."""
    if isinstance(content, Mapping):
        lying = any(isinstance(value, (Mapping, list, tuple)) and value for value in content.values())
        return lying or "side" in content  # it joined one, which no map prints
    return bool(content)


def _is_table(value: Any) -> bool:
    if not isinstance(value, Mapping) or len(value) < 2:
        return False
    return all(isinstance(row, Mapping) for row in value.values())


def _is_list(value: Any) -> bool:
    """Whether a value is a list of what has parts itself."""
    return isinstance(value, (list, tuple)) and any(isinstance(item, Mapping) for item in value)


def _title(key: str) -> str:
    return key.replace("_", " ")


def _lines(value: Any, say: Say) -> list[str]:
    """A value in words, everything in a long list on a line of its own."""
    if _is_list(value) and not all(isinstance(item, Mapping) and item.keys() >= _STACK for item in value):
        return list(filter(None, (words(item, say) for item in value)))
    if isinstance(value, Mapping) and "text" not in value and any(map(_is_list, value.values())):
        found = []
        for key, item in value.items():
            if said := _lines(item, say):
                found += [f"{_title(str(key))}: {said[0]}", *said[1:]]
        return found
    return list(filter(None, (words(value, say),)))


def words(value: Any, say: Say = _same) -> str:
    """Any plain value in words: ``{"infantry": 2, "tank": 1}`` becomes ``2 infantry, 1 tank``."""
    if value is None or value is False:
        return ""
    if value is True:
        return "yes"
    if isinstance(value, Mapping):
        return _mapping(value, say)
    if isinstance(value, (list, tuple)):
        return _list(value, say)
    return _named(value, say) if isinstance(value, str) else str(value)


def _mapping(value: Mapping[Any, Any], say: Say) -> str:
    if "text" in value:
        return _piece(value, say)
    lists = any(isinstance(item, (list, tuple)) or _is_table(item) for item in value.values())
    first = [str(value["name"])] if "name" in value else []
    shown = {key: item for key, item in value.items() if not (first and key in ("id", "name"))}
    parts = [part for key, item in shown.items() if (part := _entry(str(key), item, say, lists=lists))]
    return ("; " if lists else ", ").join(first + parts)


def _entry(key: str, item: Any, say: Say, *, lists: bool) -> str:
    """One part of a mapping: ``3 infantry``, ``size major``, ``operative``, ``airbase (2 damage)``."""
    text = words(item, say)
    if item is True or not text or item == 0:
        return _title(key) if item is True else ""
    if isinstance(item, str) and (key == "id" or key in _SPEAKING or key in text.split()):
        return text
    name = _title(_named(key, say))
    if lists:
        return f"{name}: {text}"
    if isinstance(item, Mapping):
        return f"{name} ({text})"
    if not isinstance(item, int) or key in _MEASURED or name[:1].isupper() or name.startswith("the "):
        return f"{name} {text}"  # of somebody his number: Japan 11
    return f"{text} {name.removesuffix('s') if item == 1 else name}"


def _list(value: Sequence[Any], say: Say) -> str:
    if value and all(isinstance(item, Mapping) and item.keys() >= _STACK for item in value):
        stacks: dict[str, list[str]] = {}
        for item in value:
            stacks.setdefault(item["owner"], []).append(_piece(item, say))
        return "; ".join(f"{_named(owner, say)}: {', '.join(pieces)}" for owner, pieces in stacks.items())
    simple = all(isinstance(item, (str, int)) for item in value)
    return (", " if simple else "; ").join(filter(None, (words(item, say) for item in value)))


def _piece(value: Mapping[str, Any], say: Say) -> str:
    """Equal units with their number; what has a name of its own is there once."""
    text, count = _title(_named(str(value["text"]), say)), value.get("count", 1)
    return text if count == 1 and ("name" in value or "count" not in value) else f"{count} {text}"
