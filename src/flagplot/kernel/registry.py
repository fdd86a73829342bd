"""The shelf of games: every title by its id, loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from flagplot.kernel.errors import BadInputError, RulesBug
from flagplot.kernel.game import Game

_paths: dict[str, str] = {}  # id -> "module:NAME"
_loaded: dict[str, Game[Any]] = {}


def register(id: str, where: str | Game[Any]) -> None:
    """Put a game on the shelf: the object itself, or ``"package.module:NAME"`` to be imported when needed."""
    if isinstance(where, str):
        if where.count(":") != 1:
            raise BadInputError(f'"module:NAME" expected for game {id}, found {where!r}')
        _paths[id] = where
        _loaded.pop(id, None)
    else:
        _check(id, where)
        _paths[id] = ""
        _loaded[id] = where


def titles() -> tuple[str, ...]:
    """The ids of all games on the shelf, sorted; nothing is loaded for this."""
    return tuple(sorted(_paths))


def game(id: str) -> Game[Any]:
    """The game of that id, e.g. ``game("pacific-1940")``."""
    if id not in _loaded:
        if id not in _paths:
            raise BadInputError(f"no game {id!r}; expected one of: {', '.join(titles())}")
        module, _, name = _paths[id].partition(":")
        found = getattr(import_module(module), name)
        _check(id, found)
        _loaded[id] = found
    return _loaded[id]


def _check(id: str, found: object) -> None:
    if not isinstance(found, Game):
        raise RulesBug(f"a Game expected under {id}, found {type(found).__name__}")
    if found.meta.id != id:
        raise RulesBug(f"game {id} expected, found one that calls itself {found.meta.id}")
