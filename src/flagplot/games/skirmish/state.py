"""The situation of a game of Skirmish, its frames and its events."""

from __future__ import annotations

import copy
from typing import Self

from flagplot.kernel.event import Event
from flagplot.kernel.lanes import Lanes
from flagplot.kernel.script import Stages
from flagplot.kernel.state import Frame, State
from flagplot.kernel.words import counted, listed, quoted, the


class RoundStage(Stages):
    """What a round consists of, in order."""

    DRAW = 0
    CARDS = 1
    ORDERS = 2


class Round(Frame, tag="round"):
    """One round; ``order`` are the sides that have still to carry out their orders."""

    stage: RoundStage = RoundStage.DRAW
    order: tuple[int, ...] = ()


class Plot(Frame, tag="plot"):
    """Both sides choose a card; "" stands for a side that has not chosen yet. Hidden."""

    chosen: tuple[str, str] = ("", "")


class Orders(Frame, tag="orders"):
    """One side carries out its orders."""

    side: int
    left: int


class Draft(Frame, tag="draft"):
    """A side writes its orders, ``most`` of them; in a lane, and hidden."""

    side: int
    most: int
    orders: tuple[str, ...] = ()


class Plotting(Lanes, tag="plotting"):
    """Both sides write orders at the same time; ``orders`` are those of the sides that are done. Hidden."""

    first: int = 0  # the side whose orders are carried out first
    stacks: list[list[Draft]] = []
    orders: tuple[tuple[str, ...], ...] = ((), ())


class Carry(Frame, tag="carry"):
    """Written orders are carried out by turns; ``left`` are those to come, by side."""

    side: int
    left: tuple[tuple[str, ...], ...]


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

    frames: list[Round | Plot | Orders | Plotting | Carry | Losses]

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

    def sentence(self) -> str:
        """Which card."""
        return f"{the(self.side)} draws {the(self.card)}"


class Marched(Event, frozen=True, kw_only=True, tag="marched"):
    """A unit moved."""

    spaces = ("start", "end")

    side: str
    kind: str
    start: str
    end: str

    def sentence(self) -> str:
        """From where to where."""
        return f"{the(self.side)} moves {the(self.kind)} from {the(self.start)} to {the(self.end)}"


class Shot(Event, frozen=True, kw_only=True, tag="shot"):
    """A hex fired at another."""

    spaces = ("start", "target")

    side: str
    start: str
    target: str
    hits: int

    def sentence(self) -> str:
        """With what effect."""
        done = counted(self.hits, "hit")
        return f"{the(self.side)} fires from {the(self.start)} at {the(self.target)}: {done}"


class Fell(Event, frozen=True, kw_only=True, tag="fell"):
    """A unit was lost."""

    news = True
    spaces = ("space",)

    side: str
    kind: str
    space: str

    def sentence(self) -> str:
        """What was lost where."""
        return f"{the(self.side)} loses {the(self.kind)} in {the(self.space)}"


class Noted(Event, frozen=True, kw_only=True, tag="noted"):
    """A side wrote an order, or struck one out; only it knows."""

    side: str
    order: str
    struck: bool = False

    def sentence(self) -> str:
        """Which order."""
        return f"{the(self.side)} {'strikes out' if self.struck else 'writes'} {quoted([self.order])}"


class Lapsed(Event, frozen=True, kw_only=True, tag="lapsed"):
    """A written order could not be carried out."""

    side: str
    order: str

    def sentence(self) -> str:
        """Which order."""
        return f"{the(self.side)} cannot carry out {quoted([self.order])}"


class Ended(Event, frozen=True, kw_only=True, tag="ended"):
    """The game is over."""

    news = True

    winners: tuple[str, ...]
    reason: str

    def sentence(self) -> str:
        """Who won and how."""
        return f"{listed(self.winners) or 'nobody'} wins: {self.reason}"
