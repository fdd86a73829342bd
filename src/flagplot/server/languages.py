"""The language a server speaks, from a file; docs/translating.md shows one, kernel/language.py uses it."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from flagplot.kernel.errors import BadInputError
from flagplot.kernel.language import Language

_PLACE = re.compile(r"\{(\d*)\}|#(\d*)")


class _File(msgspec.Struct, forbid_unknown_fields=True):
    language: str
    sentences: dict[str, str] = {}
    names: dict[str, str] = {}


def read_language(path: str) -> Language | None:
    """The language in a file, checked; None, which is English, where no file is named."""
    if not path:
        return None
    try:
        found = msgspec.json.decode(Path(path).read_bytes(), type=_File)
    except OSError as error:
        raise BadInputError(f"language: a file expected, found {path!r}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BadInputError(f"language: {path}: {str(error)[0].lower()}{str(error)[1:]}") from None
    for message, translation in found.sentences.items():
        wanted, marks = _marks(message), _marks(translation)
        if wanted != marks:
            expected, had = " ".join(wanted) or "none", " ".join(marks) or "none"
            raise BadInputError(f"language: {path}: {message!r}: marks {expected} expected, found {had}")
    return Language(found.language, found.sentences, found.names)


def _marks(sentence: str) -> list[str]:
    """The marks of a sentence with their numbers; those without one are numbered as they come."""
    counts = {"{": 0, "#": 0}
    found = []
    for mark in _PLACE.finditer(sentence):
        kind = mark[0][0]
        counts[kind] += 1
        number = mark[1] or mark[2] or str(counts[kind])
        found.append(f"{{{number}}}" if kind == "{" else f"#{number}")
    return sorted(found)
