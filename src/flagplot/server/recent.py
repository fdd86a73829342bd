"""The last lines of a log, at hand for views and messages.

What was answered in lanes (kernel/lanes.py) is kept for each seat by itself: however much one writes, nothing
is pushed out of what another is shown.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Self

from flagplot.kernel.telling import Line, numbered

RECENT = 300  # lines kept at hand, and so many of each seat's own


class Recent:
    """The last lines everybody's log has, and those of each seat's lane."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self.open: deque[Line] = deque(lines, maxlen=RECENT)
        self.lanes: dict[str, deque[Line]] = {}

    def copy(self) -> Self:
        """The same lines, to be added to."""
        new = type(self)(self.open)
        new.lanes = {seat: lines.copy() for seat, lines in self.lanes.items()}
        return new

    def add(
        self,
        seq: int,
        seat: str,
        lines: Iterable[Line] | None,
        apart: Mapping[str, int] | None,
        private: bool,
    ) -> None:
        """Add the lines of one answer."""
        to = self.lanes.setdefault(seat, deque(maxlen=RECENT)) if private else self.open
        to.extend(numbered(seq, seat, lines, apart))

    def of(self, seat: str | None, *, everything: bool) -> list[Line]:
        """The lines among which a seat finds those it may read, in order."""
        own = [line for name, lines in self.lanes.items() if everything or name == seat for line in lines]
        return sorted([*self.open, *own], key=_number) if own else list(self.open)


def _number(line: Line) -> int:
    number: int = line["seq"]
    return number
