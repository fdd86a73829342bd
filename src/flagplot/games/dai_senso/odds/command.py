"""What ``flagplot odds`` answers for Dai Senso!: an attack on a hex, typed or from a game file."""

from __future__ import annotations

from typing import Any

from flagplot.games.dai_senso.game import DaiSenso
from flagplot.games.dai_senso.odds import policy, table, whatif
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.odds import Answer, Asked, told
from flagplot.kernel.whatif import WhatIf, Wish

_SAME = ("attacker", "turn", "attacker_goes", "defender_goes", "blitz", "gas")  # options called like fields


def answer(game: DaiSenso, asked: Asked) -> Answer:
    """The attack on a hex as it stands, but for what is typed.

    Without a game file it is one of the first day of a scenario; with one and without a hex, that at hand.
    """
    state, space = asked.state, asked.space
    if state is None:
        if not space:
            raise BadInputError("--space: the hex that is attacked expected, found none")
        state = game.start(asked.scenario, asked.options, seed=1)
    if not space:
        at_hand = table.fights(game, state)
        if not at_hand:
            raise BadInputError("odds: no attack is at hand in this game; --space names a hex")
        space = at_hand[0].space
    values = _values(asked)
    if asked.state is not None:
        values |= _with_those_there(whatif.what_if(game, state, None, Wish(space)), values)
    found = whatif.what_if(game, state, None, Wish(space, None, values))
    if found.problem:
        raise BadInputError(f"odds: {found.problem[:-1]}")
    return told(found)


def _with_those_there(board: WhatIf, values: dict[str, Any]) -> dict[str, Any]:
    """What is typed beside a game file comes to those who are there."""
    there = {field.name: field.value for field in board.fields if field.name in ("attack", "defend")}
    return {name: {**force, **values[name]} for name, force in there.items() if name in values}


def _values(asked: Asked) -> dict[str, Any]:
    """What was typed, as the fields of the drawer."""
    given = asked.given
    values: dict[str, Any] = {name: given[name] for name in _SAME if given[name]}
    for name, text in (("attack", asked.attack), ("defend", asked.defend), ("counter", given["hold"])):
        if text:
            values[name] = _force(text)
    for side, name in (("attacker", "order"), ("defender", "defend_order")):
        word = given[name]
        if word in (policy.LARGE, policy.WEAK):
            values[f"{side}_losses"] = word
        elif word:
            values |= {
                f"{side}_losses": whatif.ORDER,
                f"{side}_order": [one.strip() for one in word.split(",")],
            }
    if given["attacked_from"]:
        values["from"] = given["attacked_from"]
    if given["want"] is not None:
        values["want"] = round(100 * given["want"])
    return values


def _force(text: str) -> dict[str, int]:
    """``2 RU-TK, RU-HQ-01``: counters and types, each with a number before it or one."""
    found: dict[str, int] = {}
    for part in text.split(","):
        number, _, id = part.strip().rpartition(" ")
        if (number and not number.isdecimal()) or not id:
            raise BadInputError(f"odds: units such as '2 RU-TK, RU-HQ-01' expected, found {part.strip()!r}")
        found[id] = found.get(id, 0) + int(number or 1)
    return found
