"""What every saved situation has in common.

A game's state is a ``State`` subclass of flat lists of small integers and small dicts, plus a stack of
frames. Lists belong to one state and are copied by ``clone``; the dicts and tuples inside them are
shared between clones and must be replaced, never changed in place.
"""

from __future__ import annotations

from typing import Any, ClassVar, Self

import msgspec


class Frame(msgspec.Struct, tag_field="step"):
    """One step of the sequence of play that has begun and not ended: its name (the tag) and its locals.

    Fields are assigned, not mutated: a dict in a field is replaced by a new dict, so that a shallow
    copy of the frame is a full copy.
    """

    parallel: ClassVar[bool] = False  # whether seats have lanes in it: see lanes.py

    def clone(self) -> Self:
        """An independent copy."""
        # what copy.copy calls, without the search for it: clones of states are made of these
        return self.__copy__()  # type: ignore[attr-defined, no-any-return]


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: tuple[str, ...]
    reason: str
    rule: str = ""


class State(msgspec.Struct, kw_only=True):
    """Base of every game's state. Subclasses add fields and narrow ``frames`` to their own union."""

    schema: int
    game: str
    scenario: str
    options: dict[str, Any]
    seed: int | None = None  # only of games with fast seeded dice; never shown in a view
    seq: int = 0  # actions applied so far
    rolls: int = 0  # times the dice were thrown so far
    waiting: tuple[str, ...] = ()  # seats that owe an answer now
    outcome: Outcome | None = None
    # answers each seat has given in lanes (see kernel/lanes.py); not there before the first of them
    apart: dict[str, int] | msgspec.UnsetType = msgspec.UNSET

    def clone(self) -> Self:
        """An independent copy; subclasses copy their own lists."""
        raise NotImplementedError

    def shallow(self) -> Self:
        """A copy that has every list in common with this state: what a clone begins with."""
        return self.__copy__()  # type: ignore[attr-defined, no-any-return]  # see Frame.clone
