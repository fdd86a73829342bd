"""What a seat may answer: a verb and a few small arguments.

An action is a small frozen value. Its text form is one line, ``verb arg arg``, and that line is what
game files, the command line and the case books use; its JSON form is the flat list ``["verb", arg, ...]``.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from flagplot.kernel.errors import MalformedError

Arg = str | int

_made = tuple.__new__
_WORD = re.compile(r"[^\s|#]+")
_NUMBER = re.compile(r"-?\d{1,9}")


class Action(NamedTuple):
    """One answer to one question: ``Action("take", ("infantry", 2))``."""

    verb: str
    args: tuple[Arg, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *map(str, self.args)))

    def to_json(self) -> list[Arg]:
        """The flat list used on the wire."""
        return [self.verb, *self.args]


def act(verb: str, *args: Arg) -> Action:
    """Build an action from loose arguments."""
    return _made(Action, (verb, args))  # as ``Action`` would make it, without a call more


def parse_action(text: str) -> Action:
    """Read the text form back; the inverse of ``str(action)``."""
    if not isinstance(text, str):
        raise MalformedError(f"an action is a line of text, found {type(text).__name__}")
    words = text.split()
    if not words:
        raise MalformedError("an action needs a verb, found an empty line")
    for word in words:
        if not _WORD.fullmatch(word):
            raise MalformedError(f"an action may not contain {word!r}")
    return Action(words[0], tuple(_arg(word) for word in words[1:]))


def action_from_json(data: object) -> Action:
    """Read the JSON form back; the inverse of ``Action.to_json``."""
    if not isinstance(data, list) or not data or not isinstance(data[0], str):
        raise MalformedError(f'an action is a list such as ["take", "infantry", 2], found {data!r}')
    for arg in data[1:]:
        if isinstance(arg, bool) or not isinstance(arg, (str, int)):
            raise MalformedError(f"an argument of an action is a word or a whole number, found {arg!r}")
    return Action(data[0], tuple(data[1:]))


def _arg(word: str) -> Arg:
    return int(word) if _NUMBER.fullmatch(word) else word
