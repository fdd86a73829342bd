"""Standing orders: how a player's questions are answered while the player is away.

A game says which policies it offers (``Game.policies``); a player chooses one value of each, or none and is
asked. A policy knows the question, the legal answers and the player's own view, never the state: what it does
can give nothing away that the player could not see. A question that no policy covers stays open.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.seen import Sight

if TYPE_CHECKING:
    from flagplot.kernel.game import Game

ASK = "ask"
Value = str | tuple[str, ...]
Answer = Callable[["Asked", Any], Action | None]


class Asked:
    """A question as the seat that owes the answer sees it."""

    def __init__(self, view: Sight) -> None:
        self.view = view  # of the seat; only what a policy looks at is worked out
        self.legal = view.legal

    @cached_property
    def verbs(self) -> dict[str, list[Action]]:
        """The legal answers by verb."""
        found: dict[str, list[Action]] = {}
        for action in self.legal:
            found.setdefault(action.verb, []).append(action)
        return found

    def first(self, verb: str, *args: str | int) -> Action | None:
        """The first legal answer with this verb that begins with these arguments."""
        found = self.verbs.get(verb, ())
        return next((action for action in found if action.args[: len(args)] == args), None)


@dataclass(frozen=True)
class Policy:
    """One standing order a game offers: a choice of ``choices``, or with ``ranks`` an order of words."""

    id: str
    name: str
    answer: Answer
    choices: Mapping[str, str] = field(default_factory=dict)  # value -> what it is called
    ranks: tuple[str, ...] = ()  # words to be put in order, as the game would

    def document(self) -> dict[str, Any]:
        """What a client needs to ask for it."""
        about: dict[str, Any] = {"id": self.id, "name": self.name}
        return about | ({"ranks": list(self.ranks)} if self.ranks else {"choices": dict(self.choices)})

    def check(self, value: object) -> Value | None:
        """A value as it is kept; None for one that means to be asked; ``BadInputError`` for any other."""
        if self.ranks:
            if not isinstance(value, list | tuple) or not all(isinstance(one, str) for one in value):
                raise BadInputError(f"{self.id}: a list of words expected, found {value!r}")
            return tuple(value) or None
        if value == ASK:
            return None
        if not isinstance(value, str) or value not in self.choices:
            known = ", ".join([ASK, *self.choices])
            raise BadInputError(f"{self.id}: one of {known} expected, found {value!r}")
        return value


def standing_answer(
    game: Game[Any], state: Any, seat: str, rules: Mapping[str, Value], *, forced: bool = False
) -> Action | None:
    """The answer a seat's orders give to its question; None when the player must be asked.

    ``forced`` answers where there is only one answer.
    """
    seen = game.seen(state, seat)
    legal = seen.legal
    if not legal:
        return None
    if forced and len(legal) == 1:
        return legal[0]
    asked = Asked(seen)
    for policy in game.policies():
        value = rules.get(policy.id)
        found = policy.answer(asked, value) if value else None
        if found is not None:
            return found
    return None


# -- policies of more than one game --------------------------------------------------------------------------

NEVER_ALWAYS = {"never": "never", "always": "always"}


def all_or_nothing(verb: str, name: str) -> Policy:
    """As many as possible, or none at all: ``intercept 0``, or ``done`` without anything."""

    def answer(asked: Asked, value: str) -> Action | None:
        offered = asked.verbs.get(verb)
        if not offered:
            return None
        if value == "always":
            return max(offered, key=_amount)
        none = next((action for action in offered if _amount(action) == 0), None)
        return none or asked.first("done")

    return Policy(verb, name, answer, choices=NEVER_ALWAYS)


def losses(kinds: Sequence[str], verb: str = "lose") -> Policy:
    """What is lost first; kinds that are not named come last."""

    def answer(asked: Asked, value: Sequence[str]) -> Action | None:
        if set(asked.verbs) != {verb}:
            return None
        return min(asked.legal, key=lambda action: _rank(value, str(action.args[0])))

    return Policy("casualties", "Losses", answer, ranks=tuple(kinds))


def _amount(action: Action) -> int:
    last = action.args[-1] if action.args else None
    return last if isinstance(last, int) else 1


def _rank(order: Sequence[str], piece: str) -> int:
    """Where a piece stands in the order of losses: by its full text, else by its kind; unnamed ones last."""
    if piece in order:
        return order.index(piece)
    kind = re.sub(r"[~*\[].*", "", piece).split(":")[-1]
    return order.index(kind) if kind in order else len(order)
