"""Sentences with references: what a player reads is put into words in one place.

A sentence of the rules (a prompt, a refusal, a line of the log) is a template: whatever is an id in the
program, a space, a piece, a seat, stands in it as a reference made by ``the``. ``Game.say`` knows what each
is called, and only ``worded`` puts the names in. So a sentence carries what it is about, nothing that was
written is read back to find out what it meant, and a translation can replace the words around the references.

    f"{the('destroyer')} must stop in {the('sea25')}"     "Destroyer must stop in sea zone 25"
    f"{the('usa')} loses {some(2, 'tank')}"               "The United States loses 2 tanks"

What a player typed, or may type, stands in a sentence as ``typed`` puts it: in quotes, and as it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

_REFERENCE = re.compile(r"\{(?:(\d+) )?([^{}]*)\}")


def the(id: object) -> str:
    """A reference to something that has an id: a space, a piece, a seat, a ship."""
    return f"{{{id}}}"


def some(count: int, id: object) -> str:
    """A reference to so many of something: ``2 tanks``, ``1 tank``, in the game's own plural."""
    return f"{{{count} {id}}}"


def listed(ids: Iterable[object], last: str = "and") -> str:
    """References in a row, as one says them: ``a``, ``a and b``, ``a, b and c``."""
    return joined([the(id) for id in ids], last)


def joined(parts: Sequence[str], last: str = "and") -> str:
    """Words in a row, as one says them."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def counted(count: int, one: str, many: str = "") -> str:
    """A number of something that has no id: ``1 hit``, ``2 hits``, ``3 dice``."""
    return f"{count} {one if count == 1 else many or one + 's'}"


def typed(text: object) -> str:
    """What somebody typed, or may type, in quotes; it is shown as it is."""
    return f"'{text}'"


def quoted(words: Iterable[object]) -> str:
    """All that may be typed, in a row."""
    return ", ".join(map(typed, words))


def worded(sentence: str, say: Callable[[str], str], plural: Callable[[str], str] | None = None) -> str:
    """The sentence as a player reads it: every reference by its name, a capital letter in front.

    But a label stays as it is printed: w5525, not W5525.
    """

    def name(found: re.Match[str]) -> str:
        count, id = found.groups()
        if count is None:
            return say(id)
        return counted(int(count), say(id), plural(id) if plural and count != "1" else "")

    text = _REFERENCE.sub(name, sentence) if "{" in sentence else sentence
    return text if text[1:2].isdigit() else text[:1].upper() + text[1:]


def plain(sentence: str) -> str:
    """The sentence with bare ids, as a program or a typed command line knows them."""
    return _REFERENCE.sub(lambda found: found[0][1:-1], sentence) if "{" in sentence else sentence
