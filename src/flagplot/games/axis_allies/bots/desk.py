"""What a planner works with: a state of its own, the answers made up so far, and why.

A planner calls ``order`` with whole moves and ``do`` with small answers. Each is carried out at once on the
desk's own state if the rules allow it, and else simply does not happen: only the engine knows what is legal.
"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.axis_allies.bots.doctrine import Doctrine
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.action import Action, act, parse_action
from flagplot.kernel.errors import RefusedError
from flagplot.kernel.rehearsal import Interrupted, Rehearsal
from flagplot.kernel.stream import Stream
from flagplot.kernel.thinking import Budget, Reason, Thought

EASY, NORMAL, HARD = 0, 1, 2


class Desk:
    """One thought of one seat in the making."""

    def __init__(
        self, game: AxisAllies, state: WarState, seat: str, *, skill: int, seed: int, budget: Budget
    ) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.skill, self.seed, self.budget = skill, seed, budget
        self.doctrine: Doctrine = game.edition.doctrine()
        self.answers: list[Action] = []
        self.reasons: list[Reason] = []
        self.promise = 0.0  # IPCs that the battles ordered so far win on average
        self.staked: dict[int, float] = {}  # by target: IPCs sent there
        self.open = True  # nothing has happened that could make a further answer pointless
        self._legal: Sequence[Action] | None = None
        self.war: War = game.play(state)
        self.power = self.war.power(seat)

    # -- looking -----------------------------------------------------------------------------------------

    @property
    def legal(self) -> Sequence[Action]:
        """The answers allowed now; none when somebody else is asked."""
        if self._legal is None:
            self._legal = self.game.legal(self.state, self.seat) if self.seat in self.state.waiting else ()
        return self._legal

    def stream(self, *words: int | str) -> Stream:
        """Chance for this thought."""
        return Stream(self.seed, self.seat, self.state.seq, *words)

    # -- acting ------------------------------------------------------------------------------------------

    def order(self, line: str) -> bool:
        """Carry out a whole move if it is allowed; whether it was, and all of it."""
        if not self.open:
            return False
        trial = Rehearsal(self.game, self.state, self.seat, self._legal)
        whole = True
        try:
            if not self.game.rehearse(trial, parse_action(line)):
                trial.do(parse_action(line))
        except RefusedError:
            return False
        except Interrupted:
            whole = False
        if trial.steps:
            self.answers += trial.steps
            self._now(trial.state)
            self.open = whole and self.seat in trial.state.waiting
        return whole and bool(trial.steps)

    def do(self, action: Action) -> bool:
        """Give a small answer if it is listed; whether it was."""
        if not self.open or action not in self.legal:
            return False
        trial = Rehearsal(self.game, self.state, self.seat, self.legal)
        try:
            trial.do(action)
        except Interrupted:
            self.open = False
        self.answers.append(action)
        self._now(trial.state)
        self.open = self.open and self.seat in trial.state.waiting
        return True

    def say(self, verb: str, *args: str | int) -> bool:
        """The same, spelled out."""
        return self.do(act(verb, *args))

    def close(self, action: Action) -> bool:
        """Give the last answer of this thought; it is not carried out."""
        if not self.open or action not in self.legal:
            return False
        self.answers.append(action)
        self.open = False
        return True

    def saved(self) -> tuple[WarState, int, bool]:
        """Where things stand, to come back to."""
        return self.state, len(self.answers), self.open

    def back(self, saved: tuple[WarState, int, bool]) -> None:
        """Take back what was answered since; states are never changed in place."""
        state, number, self.open = saved
        del self.answers[number:]
        self._now(state)

    def because(
        self, topic: str, text: str, space: int = -1, chance: float | None = None, weight: float = 0.0
    ) -> None:
        """Keep a reason."""
        where = self.war.name(space) if space >= 0 else ""
        self.reasons.append(Reason(topic, text, where, chance, round(weight, 1)))

    def thought(self) -> Thought | None:
        """What was made up so far; None if it is nothing."""
        if not self.answers:
            return None
        return Thought(tuple(self.answers), tuple(self.reasons), self.budget.used)

    def _now(self, state: WarState) -> None:
        self.state = state
        self.war = self.game.play(state)
        self._legal = None
