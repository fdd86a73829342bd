"""Words that nobody knows: each is answered with the word itself and the nearest one that is known."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from flagplot.kernel.refusal import Refusal, malformed
from flagplot.kernel.words import quoted

_LIKENESS = 0.6  # of the letters; below that a guess would mislead


def nearest(word: object, known: Iterable[str]) -> str:
    """The known word that is spelled most like ``word``; empty when none is like it."""
    found = get_close_matches(str(word).lower(), list(known), n=1, cutoff=_LIKENESS)
    return found[0] if found else ""


def unknown(what: str, word: object, known: Iterable[str], *, listing: bool = False) -> Refusal:
    """The refusal of a word that names no ``what``: ``no space 'kwangs'; did you mean 'kwangsi'?``

    With ``listing`` all that is known is named where nothing is spelled like the word. A word that is known
    and means something else is called that: ``'india' is no sea zone``.
    """
    words = list(known)
    if word in words:
        return malformed(f"{str(word)!r} is no {what}", str(word))
    text, near = f"no {what} {str(word)!r}", nearest(word, words)
    if near:
        text += f"; did you mean {near!r}?"
    elif listing:
        text += f"; expected one of: {quoted(words)}"
    return malformed(text, str(word))
