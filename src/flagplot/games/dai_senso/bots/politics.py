"""Political questions: every answer is tried, with dice of the bot's own, and the best standing taken."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from flagplot.games.dai_senso.bots import campaign
from flagplot.games.dai_senso.bots.mind import Mind
from flagplot.games.dai_senso.politics.asking import CHOOSE
from flagplot.games.dai_senso.state import AsiaState
from flagplot.kernel.action import Action
from flagplot.kernel.dice import FastDice
from flagplot.kernel.stream import mix

MOST = 40  # answers that are tried
SAMPLES = 3  # throws of the dice each is tried with, where dice fall
CLEARLY = 1e-6


def choose(mind: Mind, frame: Any, legal: Sequence[Action]) -> list[Action]:
    """The answer after which the side stands best; of those alike the first."""
    best, chosen = float("-inf"), legal[0]
    for action in islice(legal, MOST):
        value = _tried(mind, mind.state, action) + mind.noise()
        if value > best + CLEARLY:
            best, chosen = value, action
    return [chosen]


def _tried(mind: Mind, state: AsiaState, action: Action) -> float:
    total, samples = 0.0, 0
    for sample in range(SAMPLES):
        copy, dice = state.clone(), FastDice(mix(mind.seed, sample))
        mind.budget.spend()
        mind.game.push(copy, mind.seat, action, dice)
        total, samples = total + campaign.standing(mind.game.play(copy), mind.faction), samples + 1
        if copy.rolls == state.rolls:  # no dice, so that a second look would show the same
            break
    return total / samples


def political(legal: Sequence[Action]) -> bool:
    """Whether a question is one of politics."""
    return any(one.verb == CHOOSE for one in islice(legal, MOST))
