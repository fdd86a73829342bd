"""Standing orders: answers given for a player who is asleep, by rules the player has set.

They work on the legal list alone, so they are the same for every game: a verb and a policy. A question that
no order covers stays open.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from flagplot.kernel.action import Action

Policy = Literal["ask", "never", "always"]
Word = Annotated[str, msgspec.Meta(max_length=60)]


class Orders(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The standing orders of a seat."""

    when: Literal["always", "absent"] = "always"  # absent: only while the player is not connected
    casualties: Annotated[tuple[Word, ...], msgspec.Meta(max_length=60)] = ()  # kinds, first to be lost first
    scramble: Policy = "ask"
    intercept: Policy = "ask"
    submerge: Policy = "ask"
    kamikaze: Policy = "ask"
    forced: bool = False  # answer where there is only one answer


def standing_answer(orders: Orders, legal: Sequence[Action]) -> Action | None:
    """The answer the orders give to a question; None when the player must be asked."""
    if not legal:
        return None
    if orders.forced and len(legal) == 1:
        return legal[0]
    verbs = {action.verb for action in legal}
    if verbs == {"lose"} and orders.casualties:
        return min(legal, key=lambda action: _rank(orders.casualties, str(action.args[0])))
    for verb, policy in (
        ("scramble", orders.scramble),
        ("kamikaze", orders.kamikaze),
        ("intercept", orders.intercept),
        ("submerge", orders.submerge),
    ):
        if verb in verbs and policy != "ask":
            return _by_policy(legal, verb, policy)
    return None


def _by_policy(legal: Sequence[Action], verb: str, policy: Policy) -> Action | None:
    """As many as possible, or none at all: ``intercept 0``, or ``done`` without anything."""
    counted = [action for action in legal if action.verb == verb]
    if policy == "always":
        return max(counted, key=_amount)
    none = [action for action in counted if _amount(action) == 0]
    if none:
        return none[0]
    return next((action for action in legal if action.verb == "done"), None)


def _amount(action: Action) -> int:
    last = action.args[-1] if action.args else None
    return last if isinstance(last, int) else 1


def _rank(order: Sequence[str], piece: str) -> int:
    """Where a piece stands in the order of losses: by its full text, else by its kind; unnamed ones last."""
    if piece in order:
        return order.index(piece)
    kind = re.sub(r"[~*\[].*", "", piece).split(":")[-1]
    return order.index(kind) if kind in order else len(order)
