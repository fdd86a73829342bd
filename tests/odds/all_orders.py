"""All battles of a Conduct Combat phase in every order, through the real code: every fall of the dice, and of
all that the attacker may answer whatever serves him best.

Slow and exact: the yardstick of the order in which to fight. For small battles of few kinds of units only.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import msgspec

from flagplot.games.axis_allies.combat.frames import Battle, Casualties, Conduct, LandStage, SeaStage
from flagplot.games.axis_allies.state import WarState
from flagplot.kernel.action import Action
from tests.odds.reference import outcomes

Ways = dict[bytes, Fraction]


class AllOrders:
    """The most a phase is worth to its attacker; ``worth`` says what a state is worth when it is over."""

    def __init__(self, game: Any, attacker: str, worth: Callable[[WarState], Fraction]) -> None:
        self.game, self.attacker, self.worth = game, attacker, worth
        self.states: dict[bytes, WarState] = {}
        self.values: dict[bytes, Fraction] = {}

    def by_first(self, state: WarState) -> dict[str, Fraction]:
        """What the phase is worth for every answer to the question at hand."""
        return {str(action): self.after(b"", ways) for action, ways in self.choices(state)}

    def value(self, key: bytes) -> Fraction:
        """What a situation is worth if all further answers are the best."""
        if key not in self.values:
            state = self.states[key]
            if self.over(state):
                self.values[key] = self.worth(state)
            else:
                self.values[key] = max(self.after(key, ways) for _, ways in self.choices(state))
        return self.values[key]

    def after(self, key: bytes, ways: Ways) -> Fraction:
        """What an answer is worth; whoever comes back to the same question answers it the same."""
        stays = ways.get(key, Fraction(0))
        return sum((p * self.value(k) for k, p in ways.items() if k != key), Fraction(0)) / (1 - stays)

    # -- going on ---------------------------------------------------------------------------------------

    def choices(self, state: WarState) -> list[tuple[Action | None, Ways]]:
        """Every answer at a situation with where it leads to; None where nothing is asked."""
        frame = state.frames[-1]
        war = self.game.play(state.clone())
        step = self.game.steps[type(frame)]
        if self.attacker in step.seats(war, frame):
            return [(action, self.walk(state, action)) for action in step.legal(war, frame, self.attacker)]
        return [(None, self.walk(state, None))]

    def walk(self, state: WarState, action: Action | None) -> Ways:
        """From one situation to the next ones."""
        found: Ways = {}
        edge = [(p, new, action is None) for p, new in self.steps(state, action)]
        while edge:
            chance, now, automatic = edge.pop()
            if self.over(now) or self.stops(now, automatic):
                key = self.key(now)
                self.states.setdefault(key, now)
                found[key] = found.get(key, Fraction(0)) + chance
                continue
            frame = now.frames[-1]
            answer = self.lost(now) if isinstance(frame, Casualties) else None
            edge += [(chance * p, new, answer is None) for p, new in self.steps(now, answer)]
        return found

    def steps(self, state: WarState, action: Action | None) -> list[tuple[Fraction, WarState]]:
        """One answer or one automatic step, for every fall of the dice."""

        def run(dice: Any) -> WarState:
            new = state.clone()
            war = self.game.play(new, dice)
            frame = new.frames[-1]
            step = self.game.steps[type(frame)]
            if action is None:
                step.run(war, frame)
            else:
                step.do(war, frame, step.seats(war, frame)[0], action)
            return new

        return list(outcomes(run, ordered=False))

    def lost(self, state: WarState) -> Action | None:
        """All units of a side are of one kind: it does not matter which is lost."""
        war, frame = self.game.play(state.clone()), state.frames[-1]
        step = self.game.steps[type(frame)]
        seats = step.seats(war, frame)
        if not seats:
            return None
        legal: list[Action] = step.legal(war, frame, seats[0])
        assert len(legal) == 1, f"one kind of unit expected, found {legal}"
        return legal[0]

    # -- situations -------------------------------------------------------------------------------------

    def over(self, state: WarState) -> bool:
        return not any(isinstance(frame, Conduct) for frame in state.frames)

    def stops(self, state: WarState, automatic: bool) -> bool:
        """Whether the attacker is asked, or a round begins."""
        frame = state.frames[-1]
        if isinstance(frame, Casualties):
            return False
        if self.game.steps[type(frame)].seats(self.game.play(state.clone()), frame):
            return True
        begins = (LandStage.TEST, SeaStage.ROUND)
        sea = isinstance(frame, Battle) and self.game.play(state).board.sea[frame.space]
        return automatic and isinstance(frame, Battle) and frame.stage == begins[sea] and not frame.struck

    def key(self, state: WarState) -> bytes:
        """A state without its counters."""
        bare = state.clone()
        bare.seq = bare.rolls = 0
        for frame in bare.frames:
            if isinstance(frame, Battle):
                frame.round = min(frame.round, 1)
        return msgspec.json.encode(bare)
