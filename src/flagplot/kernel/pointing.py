"""Why is this grey: what a player may have meant by pointing at something that answers nothing.

A place out of reach, a unit that cannot be taken up, a thing that is not for sale: each is named in place of
its like in answers that are allowed now, and the refusal that says most is the reason. It is no second
source of legality: every sentence comes from ``Game.why_not``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

import msgspec

from flagplot.kernel.action import Action, Arg
from flagplot.kernel.answers import Answers
from flagplot.kernel.refusal import Fault, Refusal, illegal
from flagplot.kernel.words import the

if TYPE_CHECKING:
    from flagplot.kernel.game import Game

LIKE = 3  # answers of one form that are tried with what was pointed at
MOST = 40  # answers that are tried at all
_LOOKED = 4000  # answers of a list that are looked at


class Pointed(msgspec.Struct, frozen=True):
    """What was pointed at, and what of an answer was chosen before."""

    about: str  # a place, a unit, whatever answers name
    chosen: tuple[Arg, ...] = ()  # verb and arguments, as far as they stand
    space: str = ""  # where it is, if it is no place itself


def why_grey(game: Game[Any], state: Any, seat: str, pointed: Pointed) -> Refusal | None:
    """The reason why nothing can be done with what was pointed at; None when something can."""
    unasked = game.unasked(state, seat)
    if unasked is not None:
        return game.explain(unasked)
    best: Refusal | None = None
    tries = chain(game.meant(state, seat, pointed), _alike(game, state, seat, pointed))
    for line in islice(dict.fromkeys(map(str, tries)), MOST):
        refusal = game.why_not(state, seat, line)
        if refusal is None:
            return None
        if best is None or _says(refusal, pointed) > _says(best, pointed):
            best = refusal
    if best is not None and _says(best, pointed) > (0,):
        return best
    return game.explain(illegal("", f"nothing can be done with {the(pointed.about)} now", pointed.about))


def _says(refusal: Refusal, pointed: Pointed) -> tuple[int, ...]:
    """How much a refusal tells: a rule about this very thing, a rule, a sentence about it, anything else."""
    if refusal.fault is not Fault.ILLEGAL:
        return (0,)
    about = pointed.about in refusal.ids
    return (1, bool(refusal.rule), about) if refusal.rule or about else (0,)


def _alike(game: Game[Any], state: Any, seat: str, pointed: Pointed) -> Iterator[Action]:
    """Allowed answers with what was pointed at in place of one of their arguments; some of every form."""
    begun, tried = pointed.chosen, dict[tuple[str, int, int], int]()
    for answer in _begins(game.legal(state, seat), begun):
        for place in range(max(0, len(begun) - 1), len(answer.args)):
            form = (answer.verb, len(answer.args), place)
            if isinstance(answer.args[place], str) and tried.get(form, 0) < LIKE:
                tried[form] = tried.get(form, 0) + 1
                yield Action(answer.verb, (*answer.args[:place], pointed.about, *answer.args[place + 1 :]))


def _begins(legal: Sequence[Action], begun: tuple[Arg, ...]) -> Iterable[Action]:
    """The answers that go on from what is chosen; of very many some of every form."""
    some = (
        chain.from_iterable(_of_form(legal, n) for n in range(len(legal.choices)))
        if isinstance(legal, Answers)
        else iter(legal)
    )
    for answer in islice(some, _LOOKED):
        if (answer.verb, *answer.args)[: len(begun)] == begun:
            yield answer


def _of_form(legal: Answers, number: int) -> Iterator[Action]:
    one = legal.choices[number]
    return (one.at(at) for at in range(min(one.size(), _LOOKED // 10)))
