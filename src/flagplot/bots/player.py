"""A bot at a seat: it is asked once for a run of answers, which are then given one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flagplot.bots.finding import Opponent
from flagplot.bots.randombot import random_choice
from flagplot.kernel.action import Action
from flagplot.kernel.game import Game
from flagplot.kernel.lanes import number_of
from flagplot.kernel.seen import Seen
from flagplot.kernel.thinking import Thought


class Run:
    """The answers of a thought that are still to be given, as long as nothing comes between them."""

    def __init__(self, number: int, thought: Thought) -> None:
        self._answers: Sequence[Action] = thought.answers
        self._number = number  # of the seat's last answer before the next of these

    def ready(self, number: int, legal: Sequence[Action], ahead: int = 0) -> Action | None:
        """The next answer, or the one ``ahead`` of it; None where somebody must think first."""
        if self._number + ahead != number or ahead >= len(self._answers):
            return None
        answer = self._answers[ahead]
        return answer if answer in legal else None

    def given(self) -> None:
        """The next answer has been given."""
        self._answers, self._number = self._answers[1:], self._number + 1


class Player:
    """Gives the answers of a bot in order, and has it think again where something came between.

    Thinking again from where play stands must be as good as going on, so a player may be thrown away at any
    time, for example with the process it lives in.
    """

    def __init__(self, opponent: Opponent, seed: int) -> None:
        self.opponent, self.seed = opponent, seed
        self.illegal = 0  # answers that were not allowed when they were thought
        self.work = 0
        self._run: Run | None = None

    def answer(self, game: Game[Any], state: Any, seat: str) -> Action:
        """What the seat answers now: always a legal answer."""
        number, seen = number_of(state, seat), game.seen(state, seat)
        answer = None if self._run is None else self._run.ready(number, seen.legal)
        if answer is None or self._run is None:
            thought = self._think(seen)
            self._run, answer = Run(number, thought), thought.answers[0]
        self._run.given()
        return answer

    def _think(self, seen: Seen) -> Thought:
        thought = think(self.opponent, seen, self.seed)
        self.work += thought.work
        found = possible(thought, seen, self.seed)
        self.illegal += found is not thought
        return found


def possible(thought: Thought, seen: Seen, seed: int) -> Thought:
    """The thought, or an answer by lot where it begins with none that is allowed: no bot stops a game."""
    if thought.answers and thought.answers[0] in seen.legal:
        return thought
    return Thought((random_choice(seen, seed),))


def think(opponent: Opponent, seen: Seen, seed: int) -> Thought:
    """One thought of an opponent within its budget."""
    return opponent.bot.think(seen, seed, opponent.budget())
