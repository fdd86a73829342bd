"""What a game can propose: a bundle of answers that a player would else give one by one.

Bring all aircraft home, buy what was bought last turn: a game says cheaply what it could propose at a
question (``Game.proposals``) and works one out when somebody asks (``Game.proposal``). It is shown, part by
part and on the map, and one answer carries it out; nothing of it is decided before. ``Trial`` gives orders
one after the other on a copy and keeps those that are allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError, RefusedError
from flagplot.kernel.rehearsal import Interrupted, Rehearsal

if TYPE_CHECKING:
    from flagplot.kernel.game import Game

StateT = TypeVar("StateT", bound=Any)

SEVERAL = ";"  # stands between answers that are given as one


class ProposalName(msgspec.Struct, frozen=True):
    """Something a game could propose now; ``name`` is on its button."""

    id: str
    name: str


class ProposalPart(msgspec.Struct, frozen=True):
    """One thing a proposal does, in words, and its way over the map where it has one."""

    text: str
    way: tuple[str, ...] = ()


class Proposal(msgspec.Struct, frozen=True):
    """Answers to be given as one; ``answer`` is empty where there is nothing to propose."""

    id: str
    name: str
    answer: str = ""
    parts: tuple[ProposalPart, ...] = ()
    rest: str = ""  # what it leaves open, in a sentence


class Trial(Generic[StateT]):
    """Orders given one after the other on a copy; ``answers`` are those that were allowed.

    It ends where dice would fall or another seat is asked: nobody knows yet what will be allowed then.
    """

    def __init__(self, game: Game[StateT], state: StateT, seat: str) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.answers: list[Action] = []
        self.over = False

    def legal(self) -> Sequence[Action]:
        """What may be answered next."""
        return () if self.over else self.game.legal(self.state, self.seat)

    def give(self, *order: Action) -> bool:
        """Give an order of one or several answers; whether it was allowed, nothing of it is done if not."""
        if self.over:
            return False
        rehearsal = Rehearsal(self.game, self.state, self.seat)
        try:
            for answer in order:
                rehearsal.do(answer)
        except RefusedError:
            return False
        except Interrupted:
            self.over = True
        self.answers += rehearsal.steps
        self.state = rehearsal.state
        self.over = self.over or self.seat not in self.state.waiting
        return True


def together(answers: Sequence[Action | str]) -> str:
    """Answers one after the other in one line."""
    return f" {SEVERAL} ".join(map(str, answers))


def parted(action: Action) -> list[Action]:
    """The answers that stand in one line, one after the other."""
    words: list[list[str | int]] = [[]]
    for word in (action.verb, *action.args):
        if word == SEVERAL:
            words.append([])
        else:
            words[-1].append(word)
    return [Action(str(one[0]), tuple(one[1:])) for one in words if one]


def proposed(game: Game[Any], state: Any, seat: str | None) -> tuple[ProposalName, ...]:
    """What could be proposed to a seat that is asked, with names in words."""
    if seat is None or seat not in state.waiting:
        return ()
    return tuple(ProposalName(one.id, game.words(one.name)) for one in game.proposals(state, seat))


def propose(game: Game[Any], state: Any, seat: str, id: str, earlier: Sequence[Action]) -> Proposal:
    """One of those, in words."""
    if id not in [one.id for one in proposed(game, state, seat)]:
        raise BadInputError(f"proposal: {game.meta.id} has none called {id!r} now")
    found = game.proposal(state, seat, id, earlier)
    parts = tuple(ProposalPart(game.words(one.text), one.way) for one in found.parts)
    return Proposal(id, game.words(found.name), found.answer, parts, game.words(found.rest))
