"""What players call the things of an edition: ids and piece texts of ``text.py`` in words.

``sea25`` is "sea zone 25", ``usa`` "the United States", and ``uk:carrier*[fighter]~attacking2`` is
"UK carrier with fighter (damaged, 2 moves left)". Whatever is not known is made readable, or left as it
was typed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from flagplot.games.axis_allies.board import Board
from flagplot.games.axis_allies.pieces import Look, Status, look
from flagplot.games.axis_allies.text import parse_piece
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.words import counted, joined, typed

# in front of a unit
_OF = {
    "usa": "US", "uk": "UK", "ussr": "Soviet", "soviet": "Soviet", "japan": "Japanese", "germany": "German",
    "italy": "Italian", "china": "Chinese", "anzac": "ANZAC", "netherlands": "Dutch", "france": "French",
}  # fmt: skip
UNHELD = {"netherlands": "the Netherlands", "france": "France", "soviet": "the Soviet Union"}
SIDES = {"axis": "the Axis", "allies": "the Allies"}
_ARTICLE = ("United", "Soviet", "Netherlands")  # names said with an article

# other than on the unit chart
KINDS = {
    "aa_gun": "AA gun",
    "mech_infantry": "mech. infantry",
    "carrier": "carrier",
    "minor_ic": "minor complex",
    "major_ic": "major complex",
    "upgrade": "complex upgrade",
    "complex": "industrial complex",
    "industrial_complex": "industrial complex",
    "naval_base": "naval base",
}
_WORDS = {
    "neutral": "the neutral army",
    "antiaircraft": "antiaircraft fire",
    "interceptors": "the interceptors",
    "hits_air": "aircraft",
    "hits_sub": "submarines",
    "hits_other": "other units",
    "mobilize": "mobilize new units",
    "income": "collect income",
    "purchase": "purchase and repair",
}
# what a unit is doing this turn, where players want to know
_DOING = {
    Status.SEABORNE: "landed from the sea",
    Status.RAIDING: "raiding",
    Status.ESCORTING: "escorting",
    Status.DROPPING: "dropping paratroopers",
}
_UNCOUNTED = ("infantry", "artillery", "aircraft")


class Names:
    """The words of one edition."""

    def __init__(self, board: Board, more: Mapping[str, str]) -> None:
        self._board = board
        self._names = {
            **_WORDS,
            **KINDS,
            **{kind.id: KINDS.get(kind.id, kind.name.lower()) for kind in board.kinds},
            **{item.id: KINDS.get(item.id, item.name.lower()) for item in board.facilities},
            **{goal.id: goal.text for goal in board.objectives},
            **{space.id: _space(space.name) for space in board.spaces},
            **UNHELD,
            **{power.id: _power(power.name) for power in board.powers},
            **SIDES,
            **more,
        }
        self.say = lru_cache(maxsize=8_192)(self._say)
        self.plural = lru_cache(maxsize=1_024)(self._plural)

    def _say(self, reference: str) -> str:
        found = self._names.get(reference)
        if found is not None:
            return found
        seen = self._piece(reference)
        if seen is not None:
            return self._unit(seen, self._kind(seen))
        known = reference.replace("_", " ")
        return known if all(word.isalnum() for word in known.split(" ")) else typed(reference)

    def _plural(self, reference: str) -> str:
        seen = None if reference in self._names else self._piece(reference)
        return several(self._say(reference)) if seen is None else self._unit(seen, several(self._kind(seen)))

    def _piece(self, text: str) -> Look | None:
        """The piece a text of the notation means; nobody's where it names no owner."""
        try:
            return look(parse_piece(self._board, text, self._board.none))
        except BadInputError:
            return None

    def _kind(self, seen: Look) -> str:
        return self._names[self._board.kinds[seen.kind].id]

    def _unit(self, seen: Look, name: str) -> str:
        """A unit with its owner, what is aboard, and what has become of it."""
        words = self._owned(seen.owner, name)
        if seen.aboard:
            load = [self._owned(item.owner, self._names[self._board.kinds[item.kind].id], seen.owner)
                    for item in seen.aboard]  # fmt: skip
            words += f" with {joined(load)}"
        marks = self._marks(seen)
        return f"{words} ({', '.join(marks)})" if marks else words

    def _owned(self, owner: int, name: str, than: int = -1) -> str:
        board = self._board
        if owner in (board.none, than):
            return name
        id = board.owner_ids[owner]
        return f"{_OF.get(id, id)} {name}"

    def _marks(self, seen: Look) -> list[str]:
        marks = ["damaged"] if seen.damaged else []
        if seen.status in _DOING:
            marks.append(_DOING[seen.status])
        if seen.home >= 0:
            marks.append(f"from {self._place(seen.home)}")
        if seen.target >= 0:
            marks.append(f"to {self._place(seen.target)}")
        return [*marks, f"{counted(seen.left, 'move')} left"] if seen.left else marks

    def _place(self, space: int) -> str:
        return self._names[self._board.space_ids[space]]


def _space(name: str) -> str:
    """Sea zones have numbers, not names."""
    return name.lower() if name.startswith("Sea Zone") else name


def _power(name: str) -> str:
    return f"the {name}" if name.startswith(_ARTICLE) else name


def several(name: str) -> str:
    """More than one of what is called so."""
    if name.endswith(_UNCOUNTED):
        return name
    return f"{name}es" if name.endswith("x") else f"{name}s"
