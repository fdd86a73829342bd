"""What the contract of a game says about opponents: who plays it, and what one gives back.

A bot is a pure function of what its seat sees, a seed and a budget. The budget is counted in positions it
looks at, never in seconds, so that the same three give the same thought on every machine.

    thought = game.opponents().bot("normal").think(game.seen(state, "japan"), seed=1, budget=Budget(2_000))
    thought.answers   # to be given one after the other, as long as the seat is asked and they are legal
    thought.reasons   # why, in sentences
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.seen import Seen

StateT = TypeVar("StateT", bound=Any)


class Budget:
    """Positions a bot may look at before it must answer."""

    __slots__ = ("most", "used")

    def __init__(self, most: int) -> None:
        self.most = most
        self.used = 0

    def __repr__(self) -> str:
        return f"Budget({self.used} of {self.most} used)"

    def spend(self, positions: int = 1) -> None:
        """Count positions looked at; a bot may finish what it has begun, so this refuses nothing."""
        self.used += positions

    @property
    def left(self) -> int:
        """How many may still be looked at; never below zero."""
        return max(0, self.most - self.used)

    def __bool__(self) -> bool:
        return self.used < self.most

    def share(self, part: float) -> Budget:
        """A budget of its own out of what is left; what it uses must be spent here too."""
        return Budget(int(self.left * part))


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One sentence of a plan: what is intended or feared, where, and how likely it is to succeed."""

    topic: str  # plan, attack, purchase, threat, defence or the like: a heading
    text: str  # with references instead of names, see kernel/words.py
    space: str = ""
    chance: float | None = None
    weight: float = 0.0  # what it is worth to the side, in the units of the game's own value model


class Thought(msgspec.Struct, frozen=True):
    """What a bot has made up its mind to answer, and why.

    ``answers`` are given one after the other. Whoever gives them asks the bot again as soon as another seat
    has been asked in between, dice have fallen, or the next answer is not legal.
    """

    answers: tuple[Action, ...]
    reasons: tuple[Reason, ...] = ()
    work: int = 0  # positions looked at


class Bot(ABC):
    """An opponent. It holds nothing between two thoughts that would change an answer."""

    positions: int = 2_000  # looked at for one thought, where no level says how many

    @abstractmethod
    def think(self, seen: Seen, seed: int, budget: Budget) -> Thought:
        """What the seat of ``seen`` should answer; it owes an answer."""


class Level(msgspec.Struct, frozen=True):
    """A strength somebody can choose."""

    id: str
    title: str
    text: str
    budget: int  # positions for one thought, unless somebody says otherwise


RANDOM = Level("random", "Random", "Any legal answer, each as likely as the others.", 1)


class Opponents(Generic[StateT]):
    """Who can play a game; a game without bots of its own has only the one that plays at random."""

    levels: tuple[Level, ...] = ()

    def level(self, id: str) -> Level:
        """The level named, or an error that says which there are."""
        for level in self.levels:
            if level.id == id:
                return level
        known = ", ".join(level.id for level in self.levels) or "none"
        raise BadInputError(f"level {id!r}: expected one of {known}")

    def bot(self, level: str) -> Bot:
        """The bot of a level."""
        raise BadInputError(f"no bot plays at level {level!r}")

    def lead(self, state: StateT) -> Mapping[str, float]:
        """How far each seat's side is ahead, for games that are broken off; nothing where nobody can say."""
        return {}

    def blunders(self, match: Any, seats: Collection[str] | None = None) -> Mapping[str, int]:
        """How often each thing no sensible player does was done in a recorded game (a ``Match``).

        By some seats; without ``seats`` by all of them.
        """
        return {}
