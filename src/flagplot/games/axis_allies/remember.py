"""Answers worth remembering for as long as nothing on the map has changed.

Many questions are asked several times about one and the same map: while units are taken up for an order,
after an order was dropped, or first to see whether there is a choice and then to offer it. A snapshot tells
whether the map is still the one an answer was found for.
"""

from __future__ import annotations

from itertools import compress
from operator import attrgetter, is_not
from typing import Any

from flagplot.games.axis_allies.pieces import Stacks
from flagplot.games.axis_allies.play import TOUCHED, War
from flagplot.games.axis_allies.state import WarState

# everything but the units, the question that is open and the counters of the game
_ELSE = ("units", "frames", "waiting", "outcome", "seed", "seq", "rolls")
_facts = attrgetter(*(name for name in WarState.__struct_fields__ if name not in _ELSE))


class Snapshot:
    """A copy of a state, so that neither later changes of it nor other games can get mixed up with it."""

    __slots__ = ("_facts", "war")

    def __init__(self, war: War) -> None:
        self.war = War(war.edition, war.state.unasked())
        self.war.kept = {}
        self._facts: Any = _facts(self.war.state)

    def holds(self, war: War) -> bool:
        """Whether the map is still the same; unchanged parts are the same objects, so this is quick."""
        if war is self.war:
            return True
        same = self.war.state.units == war.state.units and self.war.edition is war.edition
        return same and bool(self._facts == _facts(war.state))

    def changed(self, later: Snapshot) -> list[int] | None:
        """The spaces whose units have changed; None if anything else has changed as well."""
        if self.war.edition is not later.war.edition or self._facts != later._facts:
            return None
        return changed_spaces(self.war.state.units, later.war.state.units)


def changed_spaces(old: list[Stacks], new: list[Stacks]) -> list[int]:
    """The spaces in which two maps differ, in no particular order.

    Mostly they are among those that were touched last. To put these in and compare the lists as wholes takes
    a fifth of the time of a walk over all spaces, which is needed only if that was not all.
    """
    touched = dict.fromkeys(TOUCHED.spaces)
    found = [space for space in touched if space < len(new) and old[space] is not new[space]]
    guess = old.copy()
    for space in found:
        guess[space] = new[space]
    if guess != new:
        return list(compress(range(len(new)), map(is_not, old, new)))
    return found
