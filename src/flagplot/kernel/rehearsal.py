"""A whole move carried out step by step on a copy of the game, to see whether it is allowed.

Every step is looked up once in the list of legal answers, by the same code that lists them for everybody, and
done. Dice are not thrown: where they would fall, or where somebody else must answer first, the move ends,
because nobody can know yet whether what was to follow will be allowed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from flagplot.kernel.action import Action
from flagplot.kernel.dice import ProbeDice, RollNeeded
from flagplot.kernel.errors import RefusedError

if TYPE_CHECKING:
    from flagplot.kernel.game import Game

StateT = TypeVar("StateT", bound=Any)
ToldT = TypeVar("ToldT")

PROBE = ProbeDice()


class Interrupted(Exception):
    """Dice fall or another seat is asked: what was to follow is dropped."""


class Rehearsal(Generic[StateT]):
    """Steps of one seat tried out on a copy; ``steps`` are those done so far."""

    __slots__ = ("_listed", "game", "seat", "state", "steps")

    def __init__(self, game: Game[StateT], state: StateT, seat: str, listed: Sequence[Action] | None = None):
        """``listed`` are the legal answers of ``state``, if somebody has asked for them already."""
        self.game, self.seat = game, seat
        self.state: StateT = state.clone()
        self.steps: list[Action] = []
        self._listed = listed

    def legal(self) -> Sequence[Action]:
        """The steps allowed now; none when this seat is not the one asked."""
        if self._listed is None:
            self._listed = self.game.legal(self.state, self.seat) if self.seat in self.state.waiting else []
        return self._listed

    def do(self, action: Action) -> None:
        """Do a step; ``RefusedError`` when it is not listed, ``Interrupted`` when the move ends here."""
        if self.steps and self.seat not in self.state.waiting:
            raise Interrupted
        listed = self.legal()
        if action not in listed:
            raise RefusedError(self.game.forbidden(self.state, self.seat, action, listed))
        step = listed[listed.index(action)]
        self.steps.append(step)
        self._listed = None
        try:
            self.push(step)
        except RollNeeded:
            raise Interrupted from None

    def push(self, step: Action) -> None:
        """Carry out a listed step on the copy."""
        self.game.push(self.state, self.seat, step, PROBE)


class WholeMove(Rehearsal[StateT], Generic[StateT, ToldT]):
    """A rehearsal that keeps what its steps have led to, so that none of them has to be done again."""

    __slots__ = ("_carry_out", "_done")

    def __init__(
        self,
        done: list[tuple[StateT, ToldT]],
        carry_out: Callable[[StateT, Action, ProbeDice], ToldT],
        game: Game[StateT],
        state: StateT,
        seat: str,
        listed: Sequence[Action],
    ) -> None:
        """``done`` is filled with the state after each step, and with what ``carry_out`` told of it."""
        super().__init__(game, state, seat, listed)
        self._done, self._carry_out = done, carry_out

    def push(self, step: Action) -> None:
        """Carry out a step; one that needs dice is left for when they may be thrown."""
        told = self._carry_out(self.state, step, PROBE)
        self._done.append((self.state.clone(), told))
