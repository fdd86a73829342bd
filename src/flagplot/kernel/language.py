"""Other languages: what stands between the references of a sentence, and what things are called.

English is what the rules are written in. A language is looked up by the English words: a sentence by its
message, in which references are ``{}`` and numbers ``#``, a name by itself. A translation has the same marks;
``{2}`` and ``#1`` say which is meant where the order differs. What it does not know stays English.

    swedish = Language("sv", {"{} must stop in {}": "{} måste stanna i {}"}, {"destroyer": "jagare"})
    with speaking(swedish):
        game.prompt(state, "usa")
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

from flagplot.kernel.words import worded

_MARK = re.compile(r"\{[^{}]*\}|'[^']*'|\d+")  # references, what is typed, numbers: not for translators
_PLACE = re.compile(r"\{(\d*)\}|#(\d*)")

Say = Callable[[str], str]


class Language:
    """The words of one language; see the module for what they are looked up by."""

    def __init__(self, id: str, sentences: Mapping[str, str], names: Mapping[str, str]) -> None:
        self.id = id
        self._sentences = sentences
        self._names = names

    def sentence(self, message: str) -> str:
        """The translation of a message, or the message itself."""
        return self._sentences.get(message, message)

    def name(self, name: str) -> str:
        """What is called so in English."""
        return self._names.get(name, name)

    def translated(self, sentence: str) -> str:
        """A sentence of the rules in this language, its references still in it."""
        message, parts, numbers = split(sentence)
        found = {"{": iter(parts), "#": iter(numbers)}

        def put(mark: re.Match[str]) -> str:
            kind = mark[0][0]
            place = mark[1] or mark[2]
            if not place:
                return next(found[kind], mark[0])  # what only looks like a mark stays
            return (parts if kind == "{" else numbers)[int(place) - 1]

        return _PLACE.sub(put, self.sentence(message))


def split(sentence: str) -> tuple[str, list[str], list[str]]:
    """The message of a sentence; what stood at its ``{}``; the numbers that stood at its ``#``."""
    parts: list[str] = []
    numbers: list[str] = []

    def take(found: re.Match[str]) -> str:
        number = found[0].isdigit()
        (numbers if number else parts).append(found[0])
        return "#" if number else "{}"

    return _MARK.sub(take, sentence), parts, numbers


_SPOKEN: ContextVar[Language | None] = ContextVar("language", default=None)  # None: English


@contextmanager
def speaking(language: Language | None) -> Iterator[None]:
    """Everything that is put into words meanwhile is in this language."""
    token = _SPOKEN.set(language)
    try:
        yield
    finally:
        _SPOKEN.reset(token)


def in_words(sentence: str, say: Say, plural: Say) -> str:
    """A sentence of the rules as a player reads it, in the language that is spoken."""
    language = _SPOKEN.get()
    if language is None:
        return worded(sentence, say, plural)
    return worded(
        language.translated(sentence),
        lambda id: language.name(say(id)),
        lambda id: language.name(plural(id)),
    )


def spoken(sentence: str) -> str:
    """A printed sentence without references, in the language that is spoken; it begins as it is printed."""
    language = _SPOKEN.get()
    return sentence if language is None else language.translated(sentence)
