"""What the tests for blunders look at: one answer, or the board as a power leaves it."""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.axis_allies.bots.field import Field, Units
from flagplot.games.axis_allies.bots.threats import Threats
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.action import Action
from flagplot.kernel.event import Event


class Moment:
    """One answer: who gave it, the game before it, and what happened."""

    def __init__(
        self, game: AxisAllies, state: WarState, seat: str, action: Action, events: Sequence[Event]
    ) -> None:
        self.game, self.state, self.action, self.events = game, state, action, events
        self.war: War = game.play(state)
        self.power, self.seat = self.war.power(seat), seat
        self.frame = state.frames[-1]


class Leave:
    """The board as a power leaves it at the end of its turn, and what enemies could do about it."""

    def __init__(self, game: AxisAllies, state: WarState, power: int) -> None:
        self.war: War = game.play(state)
        self.board, self.state, self.power = self.war.board, state, power
        doctrine = game.edition.doctrine()
        self.field = Field(self.war, power, doctrine)
        self.threats = Threats(self.field, doctrine)

    def own(self, space: int) -> Units:
        """Units of the power by kind."""
        return self.field.units(space, 1 << self.power)

    def falls(self, space: int) -> float:
        """The chance that a space is lost to the next strike."""
        strike = self.threats.on(space)
        return self.threats.fight(space, self.field.guards(space), strike).takes if strike else 0.0

    def swing(self, space: int, strike: Units | None = None) -> float:
        """IPCs an enemy could win by a strike on a space."""
        strike = self.threats.on(space) if strike is None else strike
        return self.threats.fight(space, self.field.guards(space), strike).swing if strike else 0.0
