"""One moment of a movement phase: what was worked out about a map, kept as long as the map stays as it is.

While somebody takes up units for an order, and after dropping it again, not a piece has moved: half of the
questions of a movement phase are about a map that was looked at before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagplot.games.axis_allies.moves.landing import Prospect
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.remember import Snapshot

if TYPE_CHECKING:
    from flagplot.games.axis_allies.moves.air import Sky
    from flagplot.kernel.action import Action


class Moment:
    """A map at rest, as the moving power sees it in one phase."""

    __slots__ = ("_prospect", "_snapshot", "answers", "combat", "power", "sky", "war")

    def __init__(self, war: War, power: int, *, combat: bool) -> None:
        self._snapshot = Snapshot(war)
        self.war, self.power, self.combat = self._snapshot.war, power, combat
        self._prospect: Prospect | None = None
        self.sky: Sky | None = None  # where aircraft may fly, see air.py
        self.answers: tuple[Action, ...] | None = None  # what can be begun, once it was asked

    def holds(self, war: War, power: int) -> bool:
        """Whether this is still the moment."""
        return self.power == power and self._snapshot.holds(war)

    @property
    def prospect(self) -> Prospect:
        """The landings the power can hope for."""
        if self._prospect is None:
            self._prospect = Prospect(self.war, self.power, combat=self.combat)
        return self._prospect


_LAST: dict[bool, Moment] = {}  # one for each of the two phases


def moment(war: War, power: int, *, combat: bool) -> Moment:
    """What is known about the map of a state in the phase of combat or noncombat movement."""
    found = _LAST.get(combat)
    if found is None or not found.holds(war, power):
        found = _LAST[combat] = Moment(war, power, combat=combat)
    return found
