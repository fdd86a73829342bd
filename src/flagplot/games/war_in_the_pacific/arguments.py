"""Whether the words of an answer name what its form asks for: units, hexes, ships."""

from __future__ import annotations

from collections.abc import Collection

from flagplot.games.war_in_the_pacific.fire.bombarding import TARGETS
from flagplot.games.war_in_the_pacific.tables import Tables
from flagplot.games.war_in_the_pacific.works.tasks import SECRET
from flagplot.kernel.action import Action
from flagplot.kernel.refusal import Refusal, malformed
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import typed


def misread(tables: Tables, form: str, action: Action) -> Refusal | None:
    """Why an answer cannot be read; ``form`` says what stands where: ``move <unit> <hex>``."""
    words = [word.strip("[<>].") for word in form.split()[1:]]
    for word, arg in zip(words, action.args, strict=False):
        known = _known(tables, word)
        if known is not None and arg not in known:
            return unknown(word, arg, known)
        if word == "n" and isinstance(arg, int) and not 0 <= arg <= 999:
            return malformed(f"a small number expected, found {typed(arg)}", str(arg))
    return None


def _known(tables: Tables, word: str) -> Collection[str] | None:
    if word == "hex":
        return tables.island.grid.number if tables.waters is None else tables.waters.grid.number
    if word == "place":
        hexes = tables.island.grid.labels if tables.waters is None else tables.waters.grid.labels
        return [*hexes, *tables.ship_number]
    if word == "end":  # of what is built, or a word that keeps it secret
        return None if tables.waters is None else [*tables.waters.grid.labels, SECRET]
    numbers = {
        "unit": tables.number,
        "ship": tables.ship_number,
        "air": tables.air_number,
        "leader": tables.leader_number,
    }
    if word in numbers:
        return numbers[word]
    return TARGETS if word == "target" else None
