"""Steps in stages: named, in the order of play, each with its own question.

A step such as a battle goes through many stages, some of which ask somebody. Their names are declared once,
beside the frame, in the order of play; the frame holds the one it has come to. A ``Script`` is the step: it
lists for every stage what happens in it, so that whom it asks, what may be answered, what an answer does and
what the prompt says stand together.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from functools import cache
from typing import Any, ClassVar, NoReturn, Self

from flagplot.kernel.action import Action
from flagplot.kernel.errors import RulesBug
from flagplot.kernel.flow import FrameT, PlayT, Step
from flagplot.kernel.refusal import Refusal


class Stages(IntEnum):
    """The stages of one step in the order of play, which is the order in which they are declared.

    The number of a stage is only what saved games write for it: a stage that comes to lie between two others
    takes a new number, and nobody compares numbers.
    """

    def before(self, other: Stages) -> bool:
        """Whether this stage comes earlier in the order of play."""
        return self._place() < self._same(other)._place()

    def after(self, other: Stages) -> bool:
        """Whether this stage comes later in the order of play."""
        return self._place() > self._same(other)._place()

    @property
    def next(self) -> Self:
        """The stage that follows in the order of play."""
        kind = type(self)
        return kind[kind._member_names_[self._place() + 1]]

    def _place(self) -> int:
        return _places(type(self))[self]

    def _same(self, other: Stages) -> Stages:
        if type(other) is not type(self):
            raise RulesBug(f"a stage of {type(self).__name__} expected, found {other!r}")
        return other

    def _unordered(self, other: object) -> NoReturn:
        raise TypeError(f"stages are not compared with < and >: ask {self!r} whether it is before or after")

    __lt__ = __le__ = __gt__ = __ge__ = _unordered


@cache
def _places(stages: type[Stages]) -> dict[Stages, int]:
    return {stage: number for number, stage in enumerate(stages)}


Part = Step[Any, Any] | Callable[[Any, Any], None]


_ASKS_NOBODY: Step[Any, Any] = Step()


class Script(Step[PlayT, FrameT]):
    """A step in stages; ``frame.stage`` is the one that has the floor.

    ``stages`` lists them all in their order. A stage is a function, if it asks nobody, or a step that shares
    the frame with the others.
    """

    stages: ClassVar[Mapping[Any, Part]]
    _parts: ClassVar[Mapping[int, Step[Any, Any]]]
    _asks: ClassVar[Mapping[int, Callable[[Any, Any], tuple[str, ...]]]]  # of stages that may ask somebody
    _runs: ClassVar[Mapping[int, Callable[[Any, Any], None]]]

    def __init_subclass__(cls) -> None:
        """Refuse a list that lacks a stage or is in another order than the stages are declared in."""
        found: list[Stages] = list(cls.stages)
        if found != list(type(found[0])):
            raise RulesBug(f"{cls.__name__}: the stages {list(type(found[0]))} expected, found {found}")
        cls._parts = {
            stage: part if isinstance(part, Step) else _ASKS_NOBODY for stage, part in cls.stages.items()
        }
        cls._asks = {stage: part.seats for stage, part in cls.stages.items() if isinstance(part, Step)}
        cls._runs = {
            stage: part.run if isinstance(part, Step) else part for stage, part in cls.stages.items()
        }

    def seats(self, play: PlayT, frame: FrameT) -> tuple[str, ...]:
        """Whoever owes an answer in this stage."""
        asks = self._asks.get(frame.stage)
        return () if asks is None else asks(play, frame)

    def run(self, play: PlayT, frame: FrameT) -> None:
        """The work of this stage."""
        self._runs[frame.stage](play, frame)

    def legal(self, play: PlayT, frame: FrameT, seat: str) -> Sequence[Action]:
        """The answers to the question of this stage."""
        return self._parts[frame.stage].legal(play, frame, seat)

    def do(self, play: PlayT, frame: FrameT, seat: str, action: Action) -> None:
        """Carry out an answer to the question of this stage."""
        self._parts[frame.stage].do(play, frame, seat, action)

    def why_not(self, play: PlayT, frame: FrameT, seat: str, action: Action) -> Refusal | None:
        """What this stage says about an answer it does not list."""
        return self._parts[frame.stage].why_not(play, frame, seat, action)

    def prompt(self, play: PlayT, frame: FrameT, seat: str) -> str:
        """The question of this stage in words."""
        return self._parts[frame.stage].prompt(play, frame, seat)

    def concern(self, play: PlayT, frame: FrameT, seat: str) -> str:
        """What most players would not leave as it is in this stage."""
        return self._parts[frame.stage].concern(play, frame, seat)
