"""One thought in progress: an imagined state, who thinks, how well, and what has been decided so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from flagplot.games.dai_senso.factions import FACTIONS
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.state import AsiaState
from flagplot.kernel.action import Action
from flagplot.kernel.dice import FastDice, ProbeDice, RollNeeded
from flagplot.kernel.stream import Stream, mix
from flagplot.kernel.thinking import Budget, Reason

if TYPE_CHECKING:
    from flagplot.games.dai_senso.game import DaiSenso

FINE = 1_000_000  # steps of a random fraction
PROBE = ProbeDice()


class Skill(NamedTuple):
    """What tells the levels apart."""

    noise: float = 0.0  # points by which the worth of a plan may be misjudged
    samples: int = 0  # endings every choice is tried against; 0 for no search


class Mind:
    """The seat that thinks, the world it imagines, and how well it thinks."""

    def __init__(
        self, game: DaiSenso, state: AsiaState, seat: str, seed: int, budget: Budget, skill: Skill
    ) -> None:
        self.game, self.state, self.budget, self.skill = game, state, budget, skill
        self.war: War = game.play(state)
        self.seat, self.faction = seat, FACTIONS.index(seat)
        self.seed = mix(seed, seat, state.rolls, type(state.frames[-1]).__name__)
        self.stream = Stream(self.seed)
        self.reasons: list[Reason] = []

    def noise(self) -> float:
        """By how much a plan is misjudged."""
        if not self.skill.noise:
            return 0.0
        return (2 * self.stream.below(FINE) / FINE - 1) * self.skill.noise

    def after(self, action: Action, state: AsiaState | None = None) -> AsiaState:
        """The state after an answer, with dice of the bot's own where any fall."""
        copy = (self.state if state is None else state).clone()
        self.game.push(copy, self.seat, action, FastDice(self.seed))
        return copy

    def say(self, topic: str, text: str, space: str = "", chance: float | None = None) -> None:
        """A reason for what is done."""
        self.reasons.append(Reason(topic, text, space, chance))


class Walk:
    """Answers of one seat tried on a copy of the state: what is not legal is left out."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.state = mind.state.clone()
        self.answers: list[Action] = []
        self.over = False  # dice fall or somebody else is asked

    def give(self, action: Action) -> bool:
        """Give an answer if it is allowed."""
        game, seat = self.mind.game, self.mind.seat
        if self.over or seat not in self.state.waiting or action not in game.legal(self.state, seat):
            return False
        self.answers.append(action)
        try:
            game.push(self.state, seat, action, PROBE)
        except RollNeeded:
            self.over = True
        return True
