"""Answers worth remembering for as long as nothing on the map has changed.

Many questions are asked several times about one and the same map: while units are taken up for an order,
after an order was dropped, or first to see whether there is a choice and then to offer it. A snapshot tells
whether the map is still the one an answer was found for.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState

# everything but the question that is open and the counters of the game
_OPEN = ("frames", "waiting", "outcome", "seed", "seq", "rolls")
_facts = attrgetter(*(name for name in WarState.__struct_fields__ if name not in _OPEN))


class Snapshot:
    """A copy of a state, so that neither later changes of it nor other games can get mixed up with it."""

    __slots__ = ("_facts", "war")

    def __init__(self, war: War) -> None:
        self.war = War(war.edition, war.state.unasked(), still=True)
        self._facts: Any = _facts(self.war.state)

    def holds(self, war: War) -> bool:
        """Whether the map is still the same; unchanged parts are the same objects, so this is quick."""
        if war is self.war:
            return True
        return self.war.edition is war.edition and bool(self._facts == _facts(war.state))
