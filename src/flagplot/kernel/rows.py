"""Columns of small numbers for states with thousands of units.

A column is read and written like a list, one number a row. Its rows lie on pages of fixed size that never
change: a write makes one new page and shares all others, so that a clone costs nothing until it is changed,
and what has been worked out about a page (its text in JSON) is kept for as long as the page lives. Which rows
hold a number is worked out once for as long as nothing is written.

    class Fleet(State, kw_only=True):
        place: Rows

        def clone(self) -> Self:
            new = copy.copy(self)
            new.place = self.place.clone()
            return new
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import overload

import msgspec

SHIFT = 6
SIZE = 1 << SHIFT  # rows on a page: small enough to copy at every write, large enough that pages are few
_LAST = SIZE - 1

_Page = tuple[int, ...]
_encode = msgspec.json.encode


class Rows:
    """One column; equal columns have equal rows."""

    __slots__ = ("_held", "_length", "_pages", "_texts")

    def __init__(self, rows: Iterable[int] = ()) -> None:
        values = tuple(rows)
        for value in values:
            if type(value) is not int:
                raise TypeError(f"a column of whole numbers expected, found {value!r}")
        self._length = len(values)
        self._pages = tuple(values[at : at + SIZE] for at in range(0, len(values), SIZE))
        self._texts: tuple[bytes | None, ...] = (None,) * len(self._pages)
        self._held: dict[int, tuple[int, ...]] | None = None  # rows by number, once asked for

    @classmethod
    def filled(cls, value: int, length: int) -> Rows:
        """A column of one number; all its pages are one and the same."""
        new = cls()
        full, rest = divmod(length, SIZE)
        page = (value,) * SIZE
        new._length = length
        new._pages = (page,) * full + (((value,) * rest,) if rest else ())
        new._texts = (None,) * len(new._pages)
        return new

    def clone(self) -> Rows:
        """An independent copy that shares every page."""
        new = Rows.__new__(Rows)
        new._length, new._pages = self._length, self._pages
        new._texts, new._held = self._texts, self._held
        return new

    # -- like a list -------------------------------------------------------------------------------------

    @overload
    def __getitem__(self, row: int) -> int: ...
    @overload
    def __getitem__(self, row: slice) -> tuple[int, ...]: ...
    def __getitem__(self, row: int | slice) -> int | tuple[int, ...]:
        if isinstance(row, slice):
            return tuple(self)[row]
        if row < 0:
            row = self._at(row)
        return self._pages[row >> SHIFT][row & _LAST]

    def __setitem__(self, row: int, value: int) -> None:
        number, at = divmod(self._at(row), SIZE)
        page = self._pages[number]
        if page[at] == value:
            return
        self._put(number, (*page[:at], value, *page[at + 1 :]))

    def _at(self, row: int) -> int:
        found = row + self._length if row < 0 else row
        if not 0 <= found < self._length:
            raise IndexError(f"a row from 0 to {self._length - 1} expected, found {row}")
        return found

    def _put(self, number: int, page: _Page) -> None:
        pages, texts = self._pages, self._texts
        self._pages = (*pages[:number], page, *pages[number + 1 :])
        self._texts = (*texts[:number], None, *texts[number + 1 :])
        self._held = None

    def update(self, changes: Iterable[tuple[int, int]]) -> None:
        """Many rows at once: every page they lie on is made anew only once."""
        pages = list(self._pages)
        open_: dict[int, list[int]] = {}
        for row, value in changes:
            number, at = divmod(self._at(row), SIZE)
            if number not in open_:
                open_[number] = list(pages[number])
            open_[number][at] = value
        texts = list(self._texts)
        for number, page in open_.items():
            if (new := tuple(page)) != pages[number]:
                pages[number], texts[number] = new, None
        self._pages, self._texts, self._held = tuple(pages), tuple(texts), None

    def append(self, value: int) -> None:
        """One row more."""
        if self._length & _LAST:
            self._put(len(self._pages) - 1, (*self._pages[-1], value))
        else:
            self._pages, self._texts, self._held = (*self._pages, (value,)), (*self._texts, None), None
        self._length += 1

    def __len__(self) -> int:
        return self._length

    def __iter__(self) -> Iterator[int]:
        for page in self._pages:
            yield from page

    def __contains__(self, value: object) -> bool:
        return any(value in page for page in self._pages)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rows) and self._pages == other._pages

    __hash__ = None  # type: ignore[assignment]  # it changes, like a list

    def __repr__(self) -> str:
        return f"Rows({list(self)})"

    # -- what differs, and how it is written -------------------------------------------------------------

    def where(self, value: int) -> tuple[int, ...]:
        """The rows that hold a number, ascending."""
        if self._held is None:
            found: dict[int, list[int]] = {}
            for row, held in enumerate(self):
                found.setdefault(held, []).append(row)
            self._held = {held: tuple(rows) for held, rows in found.items()}
        return self._held.get(value, ())

    def changed(self, before: Rows) -> list[int]:
        """The rows that differ from an earlier column of the same length; shared pages are not looked at."""
        if self._length != before._length:
            raise ValueError(f"a column of {self._length} rows expected, found one of {before._length}")
        return [
            (number << SHIFT) + at
            for number, (page, old) in enumerate(zip(self._pages, before._pages, strict=True))
            if page is not old
            for at, (new, was) in enumerate(zip(page, old, strict=True))
            if new != was
        ]

    def json(self) -> bytes:
        """The whole column as a flat JSON list; only pages written since the last time are put into text."""
        if None in self._texts:
            self._texts = tuple(
                _encode(page)[1:-1] if text is None else text
                for page, text in zip(self._pages, self._texts, strict=True)
            )
        return b"[" + b",".join(text for text in self._texts if text) + b"]"
