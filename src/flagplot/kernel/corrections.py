"""Data files of a game with a reader's corrections laid over them, and where every value comes from.

An owner of a printed game makes a folder with files of the same names, each with only what is to be changed.
Objects are gone into key by key, and lists of records that have names (``id`` or ``key``, or what the game
says) record by record; anything else takes the place of what was there, and null takes a value away. Every
fault is a ``BadInputError`` of one line: file and place, what was expected and what was found.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from re import findall
from typing import Any, NamedTuple

import msgspec

from flagplot.kernel import codec
from flagplot.kernel.errors import BadInputError

TEXT, PARTLY, PUBLIC, COMPUTED, RECONSTRUCTED, OWN = ORIGINS = (
    "text", "text in part", "public", "computed", "reconstructed", "own",
)  # fmt: skip
# marks of the files, as words of ours
_MARKS = {
    "t": TEXT, "fact": TEXT, "text": TEXT, "p": PUBLIC, "public": PUBLIC, "c": COMPUTED, "computed": COMPUTED,
    "r": RECONSTRUCTED, "g": RECONSTRUCTED, "reconstructed": RECONSTRUCTED, "history": RECONSTRUCTED,
}  # fmt: skip
_NAMES = ("id", "key")  # what records are called by, unless a game says otherwise
REMOVED = "removed"  # of a record that is to be left out
_KINDS = {bool: "true or false", int: "a number", float: "a number", str: "text"}

Place = tuple[str, ...]  # keys and names of records, from the top of a file


class Form(NamedTuple):
    """How the files of a game are read."""

    files: tuple[str, ...]
    named: Mapping[str, tuple[str, ...]] = {}  # lists that may grow: their key -> what names a record
    rest: Mapping[str, str] = {}  # file -> the mark of what bears none; reconstructed if it is not listed
    under: Mapping[str, str] = {}  # key -> the key of the mark that speaks for it
    explains: Mapping[str, Collection[str]] = {}  # file, or "" for all -> keys that explain or are stated

    def silent(self, file: str) -> frozenset[str]:
        """The keys of a file that hold no values anybody plays with."""
        return frozenset((*self.explains.get("", ()), *self.explains.get(file, ())))


def folder_of(game: str) -> str | None:
    """The folder of corrections the environment names for a game."""
    return os.environ.get(f"FLAGPLOT_{game.upper().replace('-', '_')}") or None


def given(folder: str | Path, files: Collection[str]) -> list[str]:
    """The files a reader corrects; a folder without any, or with others, is refused."""
    own = Path(folder)
    if not own.is_dir():
        raise BadInputError(f"a folder of tables expected, found {str(folder)!r}")
    endings = {Path(file).suffix for file in files}
    found = sorted(path.name for path in own.iterdir() if path.suffix in endings)
    for file in found:
        if file not in files:
            raise BadInputError(f"{file}: no such table; expected one of: {', '.join(files)}")
    if not found:
        raise BadInputError(
            f"at least one table expected in {str(folder)!r}, found none of: {', '.join(files)}"
        )
    return found


class Printed:
    """The files of a game, corrected by those of a folder."""

    def __init__(self, home: Traversable, form: Form, folder: str | Path | None = None) -> None:
        self.home = home
        self.form = form
        self._own: dict[str, tuple[Any, set[Place]]] = {}  # file -> the corrected document, what is own in it
        for file in given(folder, form.files) if folder is not None else ():
            merge = _Merge(file, form)
            own = _document(file, (Path(folder or "") / file).read_bytes())
            printed = msgspec.json.decode(self._package(file))
            self._own[file] = (merge.value((), printed, own, [printed]), merge.changed)

    def _package(self, file: str) -> bytes:
        return self.home.joinpath(file).read_bytes()

    def read(self, file: str) -> bytes:
        """A file as it is to be played with."""
        return msgspec.json.encode(self._own[file][0]) if file in self._own else self._package(file)

    def digest(self) -> str:
        """What tells these files from those of the package; nothing if none is corrected."""
        return (
            codec.digest({file: document for file, (document, _) in self._own.items()}) if self._own else ""
        )

    def origins(self) -> dict[str, int]:
        """How many values have each origin."""
        counts = dict.fromkeys(ORIGINS, 0)
        for file in self.form.files:
            for _, origin in self.values(file):
                counts[origin] += 1
        return counts

    def values(self, file: str) -> Iterator[tuple[Place, str]]:
        """Where every value of a file stands, and its origin."""
        printed = msgspec.json.decode(self._package(file))
        rest = str(printed.get("status") or self.form.rest.get(file, RECONSTRUCTED))
        silent = self.form.silent(file)
        marks = dict(_values((), printed, rest, self.form, silent))
        document, changed = self._own.get(file) or (printed, set())
        for place, _ in _values((), document, rest, self.form, silent):
            own = any(place[:length] in changed for length in range(1, len(place) + 1))
            yield place, OWN if own else origin_of(marks.get(place, rest))


def origin_of(mark: str) -> str:
    """The origin a mark of the files speaks of; one that speaks of text and of something else is partly text.

    Whatever has no more than a dash carries no value that could be wrong.
    """
    found = {_MARKS[word] for word in findall(r"[a-z]+", mark.lower()) if word in _MARKS}
    if not found:
        return TEXT if mark == "-" else RECONSTRUCTED
    if len(found) == 1:
        (only,) = found
        return PARTLY if only == TEXT and "part" in mark else only
    return PARTLY if TEXT in found else RECONSTRUCTED


def _values(
    place: Place, node: Any, mark: str, form: Form, silent: frozenset[str]
) -> Iterator[tuple[Place, str]]:
    """The values in a part of a document, each with the mark nearest to it."""
    if isinstance(node, dict):
        marks = node.get("origin", mark)
        for key, value in node.items():
            if key in silent or _speaks(key):
                continue
            nearest = node.get(f"{key}_origin")
            if nearest is None:
                nearest = marks.get(form.under.get(key, key), mark) if isinstance(marks, dict) else marks
            yield from _values((*place, key), value, str(nearest), form, silent)
    elif isinstance(node, list) and any(isinstance(one, dict) for one in node):
        keys = _keys(place, node, form)
        for number, one in enumerate(node):
            name = _name(one, keys) if keys else str(number)
            yield from _values((*place, name), one, mark, form, silent)
    else:
        yield place, mark


def _speaks(key: str) -> bool:
    """Whether a key tells where values come from."""
    return key in ("status", "origin") or key.endswith("_origin")


def _keys(place: Place, rows: Sequence[Any], form: Form) -> tuple[str, ...]:
    """What names the records of a list; nothing if they have no names."""
    last = place[-1] if place else ""
    for keys in [form.named[last]] if last in form.named else [(name,) for name in _NAMES]:
        if all(isinstance(row, dict) and all(key in row for key in keys) for row in rows):
            return keys if rows or last in form.named else ()
    return ()


def _name(row: Mapping[str, Any], keys: tuple[str, ...]) -> str:
    return " ".join(str(row.get(key, "")) for key in keys)


def _document(file: str, text: bytes) -> Any:
    try:
        document = msgspec.json.decode(text.removeprefix(b"\xef\xbb\xbf"))
    except msgspec.DecodeError as error:
        raise BadInputError(f"{file}: a JSON object expected, found {error}") from None
    if not isinstance(document, dict):
        raise BadInputError(f"{file}: a JSON object expected, found {_short(document)}")
    return document


def _short(value: Any) -> str:
    text = msgspec.json.encode(value).decode()
    return text if len(text) <= 60 else f"{text[:57]}..."


def _kind(value: Any) -> str:
    return _KINDS.get(type(value), "a list" if isinstance(value, list) else "an object")


class _Merge:
    """One file of corrections laid over what is printed; ``changed`` are the places of what is own."""

    def __init__(self, file: str, form: Form) -> None:
        self.file = file
        self.form = form
        self.silent = form.silent(file)
        self.changed: set[Place] = set()

    def value(self, place: Place, printed: Any, own: Any, peers: Sequence[Any]) -> Any:
        """A part of the file; ``peers`` are what stands printed in places like it, and so its pattern."""
        if isinstance(printed, dict) and isinstance(own, dict):
            return self._object(place, printed, own, [one for one in peers if isinstance(one, dict)])
        if isinstance(printed, list) and isinstance(own, list) and (keys := _keys(place, printed, self.form)):
            return self._rows(place, printed, own, keys, peers)
        self._check_kind(place, own, peers)
        if own != printed:
            self.changed.add(place)
        return own

    def _object(self, place: Place, printed: dict[str, Any], own: dict[str, Any], peers: list[Any]) -> Any:
        known = {key: None for peer in peers for key in peer if key not in self.silent and not _speaks(key)}
        alike = len(printed) > 1 and all(isinstance(value, dict) for value in printed.values())
        new = dict(printed)
        for key, value in own.items():
            if key not in known:
                raise self._fault(place, f"one of {', '.join(known)}", repr(key))
            if value is None:
                new.pop(key, None)
                continue
            inside = [peer[key] for peer in peers if key in peer]
            if alike:  # records under their names
                inside += [one for peer in peers for one in peer.values()]
            before = len(self.changed)
            new[key] = self.value((*place, key), printed.get(key), value, inside)
            if len(self.changed) > before:
                self._sign(new, key)
        return new

    def _sign(self, record: dict[str, Any], key: str) -> None:
        """A record says that a value of it is the reader's own, where it says such things at all."""
        mark = record.get("origin")
        if isinstance(mark, dict):
            record["origin"] = {**mark, self.form.under.get(key, key): OWN}
        elif mark is not None:
            record["origin"] = OWN
        if f"{key}_origin" in record:
            record[f"{key}_origin"] = OWN

    def _rows(
        self, place: Place, printed: list[Any], own: list[Any], keys: tuple[str, ...], peers: Sequence[Any]
    ) -> list[Any]:
        rows = {_name(row, keys): row for row in printed}
        inside = [row for peer in peers if isinstance(peer, list) for row in peer]
        seen = set()
        for row in own:
            if not isinstance(row, dict) or not all(key in row for key in keys):
                raise self._fault(place, f"records with {' and '.join(keys)}", _short(row))
            name = _name(row, keys)
            if name in seen:
                raise self._fault(place, "every record once", f"{name!r} twice")
            seen.add(name)
            if name not in rows and (not place or place[-1] not in self.form.named):
                raise self._fault(place, "the name of a record", repr(name))
            if row.get(REMOVED) is True and place[-1] in self.form.named:
                rows.pop(name, None)
                continue
            rows[name] = self.value((*place, name), rows.get(name, {}), row, inside)
        return list(rows.values())

    def _check_kind(self, place: Place, own: Any, peers: Sequence[Any]) -> None:
        kinds = {_kind(peer) for peer in peers if peer is not None}
        if kinds and _kind(own) not in kinds:
            raise self._fault(place, " or ".join(sorted(kinds)), _short(own))

    def _fault(self, place: Place, expected: str, found: str) -> BadInputError:
        where = ": ".join(filter(None, (self.file, " ".join(place))))
        return BadInputError(f"{where}: {expected} expected, found {found}")
