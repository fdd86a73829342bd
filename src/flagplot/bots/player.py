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


class Player:
    """Gives the answers of a bot in order, and has it think again where something came between.

    Thinking again from where play stands must be as good as going on, so a player may be thrown away at any
    time, for example with the process it lives in.
    """

    def __init__(self, opponent: Opponent, seed: int) -> None:
        self.opponent, self.seed = opponent, seed
        self.illegal = 0  # answers that were not allowed when they were thought
        self.work = 0
        self._run: Sequence[Action] = ()
        self._next: tuple[str, int] | None = None  # seat and number for which the run goes on

    def answer(self, game: Game[Any], state: Any, seat: str) -> Action:
        """What the seat answers now: always a legal answer."""
        number = number_of(state, seat)
        seen = game.seen(state, seat)
        if self._next != (seat, number) or self._run[0] not in seen.legal:
            self._run = self._think(seen).answers
        answer, self._run = self._run[0], self._run[1:]
        self._next = (seat, number + 1) if self._run else None
        return answer

    def _think(self, seen: Seen) -> Thought:
        thought = self.opponent.bot.think(seen, self.seed, self.opponent.budget())
        self.work += thought.work
        if thought.answers and thought.answers[0] in seen.legal:
            return thought
        self.illegal += 1
        return Thought((random_choice(seen, self.seed),))
