"""Long lists of answers as short numbered menus.

Answers that begin alike are folded into one line, word by word: first the verbs, then the first argument
of the chosen verb, and so on, until one answer is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from flagplot.kernel.action import Action

FLAT = 20  # lists up to this length are shown whole


class Entry(NamedTuple):
    """One line of a menu: its words, and the answers behind it."""

    text: str
    actions: tuple[Action, ...]


def menu(actions: Sequence[Action], prefix: tuple[str, ...] = ()) -> list[Entry]:
    """The lines to show for the answers that begin with the words of ``prefix``."""
    under = [action for action in actions if _words(action)[: len(prefix)] == prefix]
    if len(under) <= FLAT:
        return [Entry(str(action), (action,)) for action in under]
    longest = max(len(_words(action)) for action in under)
    groups: dict[tuple[str, ...], list[Action]] = {}
    for length in range(len(prefix) + 1, longest + 1):
        groups = {}
        for action in under:
            groups.setdefault(_words(action)[:length], []).append(action)
        if len(groups) > 1:
            break
    return [Entry(" ".join(words), tuple(group)) for words, group in groups.items()]


def matching(actions: Sequence[Action], text: str) -> list[Action]:
    """The answers a typed line may mean: exactly it, else those whose words begin with the typed ones."""
    typed = text.split()
    exact = [action for action in actions if _words(action) == tuple(typed)]
    if exact:
        return exact
    return [
        action
        for action in actions
        if len(typed) <= len(_words(action))
        and all(word.startswith(part) for word, part in zip(_words(action), typed, strict=False))
    ]


def _words(action: Action) -> tuple[str, ...]:
    return (action.verb, *map(str, action.args))
