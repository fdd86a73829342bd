"""How an event is written down: a question whose answers do something, or work without a question."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.asking import Question
from flagplot.games.dai_senso.politics.frames import Event


def nobody(war: War, frame: Event) -> Question | None:
    """Nobody is asked."""
    return None


def nothing(war: War, frame: Event) -> None:
    """A No Result. [see DSA-RD-01]"""


class Rule(NamedTuple):
    """``ask`` gives the question; where there is none, or nothing to answer, ``go`` happens."""

    ask: Callable[[War, Event], Question | None] = nobody
    go: Callable[[War, Event], None] = nothing
    declined: Callable[[War, Event], None] = nothing  # what happens if nothing is chosen
