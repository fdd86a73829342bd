"""The situation of a game of Skirmish, its frames and its events."""

from __future__ import annotations

import copy
from typing import Self

from flagplot.kernel.event import Event
from flagplot.kernel.state import Frame, State


class Round(Frame, tag="round"):
    """One round; ``order`` are the sides that have still to carry out their orders."""

    stage: int = 0
    order: tuple[int, ...] = ()


class Plot(Frame, tag="plot"):
    """Both sides choose a card; "" stands for a side that has not chosen yet. Hidden."""

    chosen: tuple[str, str] = ("", "")


class Orders(Frame, tag="orders"):
    """One side carries out its orders."""

    side: int
    left: int


class Losses(Frame, tag="losses"):
    """A side chooses which units to lose in a hex."""

    side: int
    space: int
    hits: int


class SkirmishState(State, kw_only=True):
    """Hidden: ``hands`` from the other side, ``deck`` from both."""

    round: int = 1
    units: list[dict[int, int]]  # by hex: piece -> count; replaced, never mutated
    hands: list[tuple[str, ...]]  # by side, sorted
    deck: tuple[str, ...]  # sorted; what is drawn is decided when it is drawn
    discard: tuple[str, ...] = ()
    cards: list[str]  # by side: the card revealed this round, or ""
    fired: tuple[int, ...] = ()  # hexes that fired this round

    frames: list[Round | Plot | Orders | Losses]

    def clone(self) -> Self:
        """An independent copy."""
        new = copy.copy(self)
        new.units = self.units.copy()
        new.hands = self.hands.copy()
        new.cards = self.cards.copy()
        new.frames = [frame.clone() for frame in self.frames]
        return new


class Drew(Event, frozen=True, kw_only=True, tag="drew"):
    """A side drew a card; only it knows which."""

    side: str
    card: str

    def text(self) -> str:
        """Which card."""
        return f"{self.side} draws {self.card}"


class Marched(Event, frozen=True, kw_only=True, tag="marched"):
    """A unit moved."""

    side: str
    kind: str
    start: str
    end: str

    def text(self) -> str:
        """From where to where."""
        return f"{self.side} {self.kind} {self.start} > {self.end}"


class Shot(Event, frozen=True, kw_only=True, tag="shot"):
    """A hex fired at another."""

    side: str
    start: str
    target: str
    hits: int

    def text(self) -> str:
        """With what effect."""
        return f"{self.side} fires from {self.start} at {self.target}: {self.hits} hits"


class Fell(Event, frozen=True, kw_only=True, tag="fell"):
    """A unit was lost."""

    side: str
    kind: str
    space: str

    def text(self) -> str:
        """What was lost where."""
        return f"{self.side} loses {self.kind} in {self.space}"


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over."""

    winners: tuple[str, ...]
    reason: str

    def text(self) -> str:
        """Who won and how."""
        return f"{', '.join(self.winners) or 'nobody'} wins: {self.reason}"
