"""The shelf of boards to look at: drawn maps by id, whether a game is played on them or not."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from flagplot.kernel.errors import BadInputError

_boards: dict[str, Shown] = {}


@dataclass(frozen=True)
class Shown:
    """A board on the shelf; its package holds the file ``map.json``."""

    id: str
    title: str
    about: str
    package: str


def show(id: str, title: str, about: str, package: str) -> None:
    """Put a board on the shelf; nothing is read for this."""
    _boards[id] = Shown(id, title, about, package)
    drawn.cache_clear()


def boards() -> tuple[Shown, ...]:
    """All boards on the shelf by id."""
    return tuple(_boards[id] for id in sorted(_boards))


@cache
def drawn(id: str) -> bytes:
    """The drawn map of a board."""
    if id not in _boards:
        raise BadInputError(f"no board {id!r}; expected one of: {', '.join(sorted(_boards))}")
    return files(_boards[id].package).joinpath("map.json").read_bytes()
