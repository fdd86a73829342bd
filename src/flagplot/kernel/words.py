"""Sentences with references: what a player reads is put into words in one place.

A sentence of the rules (a prompt, a refusal, a line of the log) is a template: whatever is an id in the
program, a space, a piece, a seat, stands in it as a reference made by ``the``. ``Game.say`` knows what each
is called, and only ``worded`` puts the names in. So a sentence carries what it is about, nothing that was
written is read back to find out what it meant, and a translation can replace the words around the references.

    f"{the('destroyer')} must stop in {the('sea25')}"     "Destroyer must stop in sea zone 25"
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

_REFERENCE = re.compile(r"\{([^{}]*)\}")


def the(id: object) -> str:
    """A reference to something that has an id: a space, a piece, a seat, a ship."""
    return f"{{{id}}}"


def listed(ids: Iterable[object], last: str = "and") -> str:
    """References in a row, as one says them: ``a``, ``a and b``, ``a, b and c``."""
    found = [the(id) for id in ids]
    if len(found) < 2:
        return "".join(found)
    return f"{', '.join(found[:-1])} {last} {found[-1]}"


def counted(number: int, one: str, many: str = "") -> str:
    """A number with its noun: ``1 ship``, ``2 ships``; ``many`` where an s is not enough."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def worded(sentence: str, say: Callable[[str], str]) -> str:
    """The sentence as a player reads it: every reference by its name, a capital letter in front."""
    text = _REFERENCE.sub(lambda found: say(found[1]), sentence)
    return text[:1].upper() + text[1:]


def plain(sentence: str) -> str:
    """The sentence with bare ids, as a program or a typed command line knows them."""
    return _REFERENCE.sub(r"\1", sentence) if "{" in sentence else sentence


def message(sentence: str) -> tuple[str, tuple[str, ...]]:
    """The words without the references (what a translation is looked up by), and the references."""
    return _REFERENCE.sub("{}", sentence), tuple(_REFERENCE.findall(sentence))
