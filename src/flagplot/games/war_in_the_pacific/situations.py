"""What makes two situations the same: all that lies on the table but cards and plots that are being written.

Thousands of answers write cards and plots and move nothing. What rules marked ``of_situation`` find meanwhile
is remembered, so they may look at everything but the locals of frames and the cards of task forces.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from flagplot.games.war_in_the_pacific.sea.state import Sea
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.kernel.memory import Facts, Found, Situations

_COUNTED = ("seed", "seq", "rolls", "waiting", "outcome", "apart")  # how play came here, and who is asked
_WRITTEN = ("cards", "order")


def _fields(part: type[Struct], *others: str) -> tuple[str, ...]:
    return tuple(name for name in part.__struct_fields__ if name not in others)


_ON_ISLAND = Situations(Facts(*_fields(PacificState, *_COUNTED, "frames")))
_AT_SEA = Situations(
    Facts(
        *_fields(PacificState, *_COUNTED, "frames", "sea"),
        *(f"sea.{name}" for name in _fields(Sea, *_WRITTEN)),
    )
)


def found(state: PacificState) -> Found:
    """What has been found in the situation of a state, at the same place of the sequence of play."""
    seen = _AT_SEA if isinstance(state.sea, Sea) else _ON_ISLAND
    known: Found = seen.found(state).setdefault(_steps(state.frames), {})
    return known


def _steps(frames: list[Any]) -> tuple[object, ...]:
    """The steps play stands in, and their stages."""
    return tuple((type(frame), getattr(frame, "stage", None)) for frame in frames)
