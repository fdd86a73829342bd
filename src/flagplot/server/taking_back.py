"""Taking back: how far a seat may go, and which of its later answers stay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from flagplot.kernel.action import Action, parse_action
from flagplot.kernel.errors import RefusedError
from flagplot.kernel.refusal import Refusal, illegal, stale
from flagplot.kernel.words import the
from flagplot.server.live import Batch, Live, Mark


class Plan(NamedTuple):
    """The answer to go back to, and the answers to give again from there, each with its command."""

    target: int
    again: tuple[tuple[Action, int], ...] = ()


def plan(live: Live, last: Sequence[Any], seat: str, without: Action | None = None) -> Plan:
    """How to take back the seat's last command, or only its last answer ``without``, the later ones kept.

    ``last`` are the last answers, newest first. Never across dice, a reveal or another seat's answer.
    """
    refusal = _why_not(live, last, seat)
    if refusal is not None:
        raise RefusedError(live.game.explain(refusal))
    begins = _begins(live)
    own = []
    for row in last:
        if row.final or row.seat != seat or row.seq <= begins:
            break
        own.append(row)
    if without is None:
        whole = next((n for n, row in enumerate(own) if row.command != own[0].command), len(own))
        return Plan(int(own[whole - 1].seq) - 1)
    for number, row in enumerate(own):
        if row.action == str(without):
            kept = tuple((parse_action(one.action), int(one.command)) for one in reversed(own[:number]))
            return Plan(int(row.seq) - 1, kept)
    raise RefusedError(live.game.explain(stale(f"there is no answer '{without}' that could be taken back")))


def _begins(live: Live) -> int:
    return live.head.sources[-1].seq if len(live.head.sources) > 1 else live.head.base


def _why_not(live: Live, last: Sequence[Any], seat: str) -> Refusal | None:
    if not last:
        return stale("there is no answer to take back")
    if live.over:  # the secret of the dice and every hand are open now
        return stale("the game is over; its last answer stands")
    newest = last[0]
    if newest.seat != seat:
        text = f"the last answer was given by {the(newest.seat)}; {the(seat)} cannot go back behind it"
        return illegal("", text)
    if newest.final:
        why = "dice were thrown after" if newest.rolls else "something was revealed by"
        return illegal("", f"{why} the last answer; it stands")
    return illegal("", "this branch begins here") if newest.seq <= _begins(live) else None


def given_again(live: Live, state: Any, mark: Mark, seat: str, answers: Plan) -> Batch:
    """The answers that stay, given once more from an earlier state; what belonged together still does."""
    batch = live.batch()
    batch.begin_at(state, mark)
    commands: dict[int, int] = {}  # a command is known by the number of its first answer
    for action, command in answers.again:
        legal = batch.game.legal(batch.state, seat) if seat in batch.state.waiting else []
        if action not in legal:
            raise RefusedError(illegal("", f"'{action}' came after it and could not be kept"))
        begun = command if command <= answers.target else batch.state.seq + 1
        batch.enter(seat, action, commands.setdefault(command, begun))
        if batch.records[-1].final:
            raise RefusedError(illegal("", f"'{action}' came after it and would be rolled for"))
    return batch
