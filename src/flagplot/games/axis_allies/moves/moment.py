"""One moment of a movement phase: what was worked out about a map, kept as long as the map stays as it is.

While somebody takes up units for an order, and after dropping it again, not a piece has moved: half of the
questions of a movement phase are about a map that was looked at before. And in noncombat movement, what
aircraft can do stays the same while land units and ships without decks move about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from flagplot.games.axis_allies.moves.landing import Prospect
from flagplot.games.axis_allies.pieces import look
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.remember import Snapshot
from flagplot.kernel.memory import Own, own

if TYPE_CHECKING:
    from flagplot.games.axis_allies.moves.air import Sky
    from flagplot.kernel.action import Action


class Moment:
    """A map at rest, as the moving power sees it in one phase."""

    __slots__ = (
        "_prospect", "_snapshot", "answers", "combat", "flights", "may_end", "power", "sky", "war",
    )  # fmt: skip

    def __init__(self, war: War, power: int, *, combat: bool) -> None:
        self._snapshot = Snapshot(war)
        self.war, self.power, self.combat = self._snapshot.war, power, combat
        self._prospect: Prospect | None = None
        # worked out elsewhere, once it is asked for
        self.answers: tuple[Action, ...] | None = None  # everything that can be begun
        self.sky: Sky | None = None  # where aircraft may fly
        self.flights: list[int] | None = None  # the spaces with aircraft that have somewhere to fly
        self.may_end: bool | None = None  # whether noncombat movement may end

    def holds(self, war: War, power: int) -> bool:
        """Whether this is still the moment."""
        return self.power == power and self._snapshot.holds(war)

    def follow(self, last: Moment) -> None:
        """Take over what concerns aircraft from the moment before, if none of it has changed."""
        if self.combat or last.power != self.power or last.flights is None:
            return
        spaces = last._snapshot.changed(self._snapshot)
        if spaces is None:
            return
        for space in spaces:
            if self._matters_to_aircraft(last, space):
                return
        self._prospect, self.sky = last._prospect, last.sky
        self.flights, self.may_end = last.flights, last.may_end

    def _matters_to_aircraft(self, last: Moment, space: int) -> bool:
        """Whether aircraft or carriers have changed in a space, or anything of another power."""
        old, new, kinds = last.war.state.units[space], self.war.state.units[space], self.war.board.kinds
        changed = [piece for piece, count in new.items() if old.get(piece) != count]
        changed += [piece for piece in old if piece not in new]
        for piece in changed:
            seen = look(piece)
            if seen.owner != self.power or kinds[seen.kind].air or kinds[seen.kind].deck:
                return True
        return False

    @property
    def prospect(self) -> Prospect:
        """The landings the power can hope for."""
        if self._prospect is None:
            self._prospect = Prospect(self.war, self.power, combat=self.combat)
        return self._prospect


class _Last(Own):
    """A moment is filled in while it is asked about, so each thread has its own."""

    def __init__(self) -> None:
        self.moments: dict[bool, Moment] = {}  # one for each of the two phases


_LAST = own(_Last)


def moment(war: War, power: int, *, combat: bool) -> Moment:
    """What is known about the map of a state in the phase of combat or noncombat movement."""
    moments = _LAST.moments
    last = moments.get(combat)
    if last is not None and last.holds(war, power):
        return last
    found = moments[combat] = Moment(war, power, combat=combat)
    if last is not None:
        found.follow(last)
    return found
