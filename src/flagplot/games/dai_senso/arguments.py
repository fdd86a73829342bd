"""Whether the words of an answer name what its form asks for: counters, hexes, Countries.

Steps are asked about an answer only when it does, so that they need not look again.
"""

from __future__ import annotations

from collections.abc import Collection

from flagplot.games.dai_senso.places import PLACES
from flagplot.games.dai_senso.tables import Tables
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.spelling import unknown

_COUNTERS = ("counter", "fortress", "hq")


def misread(tables: Tables, form: str, action: Action) -> Refusal | None:
    """Why an answer cannot be read; ``form`` says what stands where: ``move <counter> <hex>``."""
    words = [word.strip("[<>].") for word in form.split()[1:]]
    for place, arg in enumerate(action.args):
        word = words[min(place, len(words) - 1)]
        known = _known(tables, word)
        if known is not None and arg not in known:
            return unknown(word, arg, known)
    return None


def _known(tables: Tables, word: str) -> Collection[str] | None:
    if word == "hex":
        return tables.map.board.grid.number
    if word == "place":
        return PLACES
    if word in _COUNTERS:
        return tables.number
    return tables.map.countries.names() if word == "country" else None
