"""Standing orders as the server keeps and sends them: one flat document for each seat.

``when`` they hold and whether the only answer there is may be given (``forced``) are the same everywhere;
every other key is a policy of the game, see ``flagplot.kernel.standing``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args

import msgspec

from flagplot.kernel.action import Action
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.game import Game
from flagplot.kernel.standing import ASK, Value, standing_answer

When = Literal["always", "absent"]
_LONGEST = 60  # words of a value, letters of a word


class Orders(msgspec.Struct, frozen=True, kw_only=True):
    """The standing orders of a seat."""

    when: When = "always"  # absent: only while the player is not connected
    forced: bool = False  # answer where there is only one answer
    rules: dict[str, Value] = {}  # policy -> what is wanted

    def document(self) -> dict[str, Any]:
        """As it is kept and sent."""
        return {"when": self.when, "forced": self.forced, **self.rules}

    def answer(self, game: Game[Any], state: Any, seat: str) -> Action | None:
        """The answer to the question of a seat; None when the player must be asked."""
        return standing_answer(game, state, seat, self.rules, forced=self.forced)


def kept(document: Mapping[str, Any]) -> Orders:
    """Orders that were checked when they were given."""
    rules = {
        id: tuple(value) if isinstance(value, list) else value
        for id, value in document.items()
        if id not in ("when", "forced") and value and value != ASK
    }
    return Orders(
        when=document.get("when", "always"), forced=bool(document.get("forced", False)), rules=rules
    )


def given(game: Game[Any], document: Mapping[str, Any]) -> Orders:
    """Orders a player gives; ``BadInputError`` for those the game does not know."""
    policies = {policy.id: policy for policy in game.policies()}
    when, forced = document.get("when", "always"), document.get("forced", False)
    if when not in get_args(When):
        raise BadInputError(f"when: one of {', '.join(get_args(When))} expected, found {when!r}")
    if not isinstance(forced, bool):
        raise BadInputError(f"forced: true or false expected, found {forced!r}")
    rules: dict[str, Value] = {}
    for id, wanted in document.items():
        if id in ("when", "forced"):
            continue
        if id not in policies:
            known = ", ".join(["when", "forced", *policies])
            raise BadInputError(f"no standing order {id!r} in {game.meta.id}; expected one of: {known}")
        value = policies[id].check(wanted)
        if isinstance(value, tuple) and (len(value) > _LONGEST or any(len(one) > _LONGEST for one in value)):
            raise BadInputError(f"{id}: at most {_LONGEST} words of at most {_LONGEST} letters expected")
        if value is not None:
            rules[id] = value
    return Orders(when=when, forced=forced, rules=rules)
