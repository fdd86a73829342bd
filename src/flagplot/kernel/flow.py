"""Steps of play and the loop that runs them.

The stack of frames in the state says where play stands. The step that belongs to the top frame either
waits for seats (``seats`` is not empty) or does its automatic work (``run``): it changes the state, pushes
further frames, or pops its own. The loop stops at the next question or at the end of the game. Where several
seats are asked each for itself, every one of them has such a stack: see kernel/lanes.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from flagplot.kernel.action import Action
from flagplot.kernel.dice import Dice
from flagplot.kernel.errors import RulesBug
from flagplot.kernel.event import Event, Rolled
from flagplot.kernel.lanes import asked as asked_in_lanes
from flagplot.kernel.memory import Found
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.words import plain

StateT = TypeVar("StateT", bound=Any)
PlayT = TypeVar("PlayT", bound="Play[Any]")
FrameT = TypeVar("FrameT", bound=Any)

_LIMIT = 100_000  # automatic steps in a row; far above what any game needs


class Aim(NamedTuple):
    """Who throws with what at whom, and which faces hit; ``Rolled`` explains each."""

    who: str = ""
    what: tuple[str, ...] = ()
    at: str = ""
    low: int = 0
    high: int = 0
    kind: str = ""


NOT_AIMED = Aim()


class Play(Generic[StateT]):
    """One look at, or one change of, a state: the state with the dice and the events so far.

    Rules functions take a ``Play`` first. When only asking questions no dice are needed.
    """

    __slots__ = ("dice", "events", "faces", "found", "lane", "state", "still")

    def __init__(self, state: StateT, dice: Dice | None = None) -> None:
        self.state = state
        self.dice = dice
        self.events: list[Event] = []
        self.faces: list[int] = []
        self.lane = ""  # the seat whose lane is being played on
        self.still: Callable[[], Found] | None = None  # while nothing changes: how to remember the situation
        self.found: Found | None = None  # and what was found in it, once somebody has asked

    @property
    def frames(self) -> list[Any]:
        """The stack the step now running stands on: that of its lane, or that of the game."""
        frames: list[Any] = self.state.frames
        return frames[-1].lane(self.lane) if self.lane else frames

    def roll(
        self,
        count: int,
        reason: str,
        sides: int = 6,
        audience: tuple[str, ...] | None = None,
        aim: Aim = NOT_AIMED,
    ) -> tuple[int, ...]:
        """Throw dice; the faces are recorded with the action and told to everybody, or to ``audience``.

        ``reason`` is a sentence with references; ``aim`` says what the dice are thrown by and to hit.
        """
        if count == 0:
            return ()
        if self.dice is None:
            raise RulesBug(f"no dice at hand for: {plain(reason)}")
        if self.lane:
            raise RulesBug(
                f"dice in the lane of {self.lane}, where nothing may depend on chance: {plain(reason)}"
            )
        faces = self.dice.roll(count, sides, plain(reason), self.state.rolls)
        self.state.rolls += 1
        self.faces += faces
        who, what, at, low, high, kind = aim
        self.events.append(
            Rolled(
                reason=reason, sides=sides, faces=faces, audience=audience,
                who=who, what=what, at=at, low=low, high=high, kind=kind,
            )
        )  # fmt: skip
        return faces

    def emit(self, event: Event) -> None:
        """Note that something happened."""
        self.events.append(event)


class Step(Generic[PlayT, FrameT]):
    """One step of the sequence of play. A step object has no data of its own: all of it is in the frame."""

    def seats(self, play: PlayT, frame: FrameT) -> tuple[str, ...]:
        """Who owes an answer now; empty when the step can go on by itself. Must be cheap."""
        return ()

    def run(self, play: PlayT, frame: FrameT) -> None:
        """Automatic work, done while nobody owes an answer; must change the stack or the frame."""
        raise RulesBug(f"{type(self).__name__} neither waits nor runs")

    def legal(self, play: PlayT, frame: FrameT, seat: str) -> Sequence[Action]:
        """Every answer the seat may give now, in a fixed order, without duplicates.

        A list; or ``Answers``, verbs with domains, where a list would be too long (see kernel/answers.py).
        """
        return []

    def do(self, play: PlayT, frame: FrameT, seat: str, action: Action) -> None:
        """Carry out an answer taken from ``legal``."""
        raise RulesBug(f"{type(self).__name__} takes no answers")

    def why_not(self, play: PlayT, frame: FrameT, seat: str, action: Action) -> Refusal | None:
        """The rule that keeps ``action`` out of ``legal``; None when there is nothing special to say."""
        return None

    def prompt(self, play: PlayT, frame: FrameT, seat: str) -> str:
        """One sentence, with references, telling the seat what to decide."""
        return ""

    def concern(self, play: PlayT, frame: FrameT, seat: str) -> str:
        """What most players would not leave as it is, where the answer that ends the step is allowed.

        One sentence, or nothing: tables ask once before they take that answer, and the rules forbid nothing.
        """
        return ""


Steps = Mapping[type[Any], Step[Any, Any]]


def settle(play: Play[Any], steps: Steps, stop: Callable[[Any], bool] | None = None) -> None:
    """Run automatic steps until a seat owes an answer, the game is over, or ``stop`` says so of the state."""
    state = play.state
    for _ in range(_LIMIT):
        if state.outcome is not None or not state.frames:
            state.waiting = ()
            return
        frame = state.frames[-1]
        step = steps[type(frame)]
        if frame.parallel:
            seats = asked_in_lanes(play, steps, frame) or step.seats(play, frame)
        else:
            seats = step.seats(play, frame)
        if seats:
            state.waiting = seats
            return
        if stop is not None and stop(state):
            state.waiting = ()
            return
        step.run(play, frame)
    raise RulesBug(f"no question after {_LIMIT} automatic steps at {type(state.frames[-1]).__name__}")
