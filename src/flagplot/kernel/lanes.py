"""Several dialogues at the same time: while lanes are open, each seat answers questions of its own.

A ``Lanes`` frame holds a stack of frames for each seat. While it is the top frame of the state, the question
of a seat is the top frame of its own stack, and nobody learns what another is asked or answers, or how often.
When all stacks are empty the step of the frame itself goes on: it reveals what was written and pops it.
That somebody is done is no secret: everybody sees who is still waited for.

No dice fall in a lane, and its answers touch nothing but what belongs to its seat, so that it does not matter
in which order the answers of different seats come. ``State.seq`` counts all of them. What a seat is shown is
a number of its own: the answers it may know of, without those others gave in lanes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Self

import msgspec

from flagplot.kernel.errors import RulesBug
from flagplot.kernel.state import Frame

if TYPE_CHECKING:
    from flagplot.kernel.action import Action
    from flagplot.kernel.flow import Play, Steps

_LIMIT = 10_000  # automatic steps in a row in one lane; far above what any game needs


class Lanes(Frame, kw_only=True):
    """A step in which each seat has a stack of frames of its own; over when all of them are empty.

    A game derives its own frame from this one and says what may lie in ``stacks``.
    """

    parallel: ClassVar[bool] = True

    seats: tuple[str, ...] = ()
    stacks: list[list[Any]] = []  # by the number of the seat

    def clone(self) -> Self:
        """An independent copy, with the frames of every lane."""
        new = super().clone()
        new.stacks = [[frame.clone() for frame in stack] for stack in self.stacks]
        return new

    def lane(self, seat: str) -> list[Any]:
        """The stack of a seat; empty when it is done or has no lane."""
        return self.stacks[self.seats.index(seat)] if seat in self.seats else []

    def waiting(self) -> tuple[str, ...]:
        """The seats that are not done."""
        return tuple(seat for seat, stack in zip(self.seats, self.stacks, strict=True) if stack)


def frame_of(state: Any, seat: str) -> Any:
    """The frame that asks a seat: the top one, or the top one of its lane."""
    frame = state.frames[-1]
    if frame.parallel:  # asked at every question: quicker than isinstance, which is not simple for structs
        stack = frame.lane(seat)
        return stack[-1] if stack else frame
    return frame


def open_lanes(state: Any) -> Lanes | None:
    """The lanes somebody answers in now; None when everybody is asked in the open."""
    frame = state.frames[-1] if state.frames else None
    return frame if isinstance(frame, Lanes) and any(frame.stacks) else None


def answer(play: Play[Any], steps: Steps, lanes: Lanes, seat: str, action: Action) -> None:
    """Carry out an answer in a lane; it stays apart unless it is the one that closes the lanes."""
    frame = lanes.lane(seat)[-1]
    play.lane = seat
    try:
        steps[type(frame)].do(play, frame, seat, action)
    finally:
        play.lane = ""
    _run(play, steps, lanes, seat)
    if any(lanes.stacks):
        state = play.state
        before: dict[str, int] = state.apart or {}
        state.apart = {**before, seat: before.get(seat, 0) + 1}


def asked(play: Play[Any], steps: Steps, lanes: Lanes) -> tuple[str, ...]:
    """Run every lane on to its next question; the seats that have one."""
    for seat in lanes.seats:
        _run(play, steps, lanes, seat)
    return lanes.waiting()


def _run(play: Play[Any], steps: Steps, lanes: Lanes, seat: str) -> None:
    """Run the automatic steps of one lane until its seat is asked or nothing is left of it."""
    stack = lanes.lane(seat)
    play.lane = seat
    try:
        for _ in range(_LIMIT):
            if not stack:
                return
            frame = stack[-1]
            step = steps[type(frame)]
            seats = step.seats(play, frame)
            if seats:
                if seats != (seat,):
                    raise RulesBug(f"the lane of {seat} asks {', '.join(seats)}")
                return
            step.run(play, frame)
        raise RulesBug(f"no question after {_LIMIT} automatic steps in the lane of {seat}")
    finally:
        play.lane = ""


# -- numbers -------------------------------------------------------------------------------------------------


def number_of(state: Any, seat: str | None) -> int:
    """How many answers a seat (None: a spectator) may know of; all of them when the game is over."""
    return int(state.seq) if state.outcome is not None else counted_for(state.seq, state.apart, seat)


def counted_for(seq: int, apart: Mapping[str, int] | msgspec.UnsetType, seat: str | None) -> int:
    """What of ``seq`` answers is left for a seat when others gave some ``apart`` in their lanes."""
    return seq - sum(count for other, count in apart.items() if other != seat) if apart else seq
