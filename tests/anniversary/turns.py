"""Playing turns on without doing anything."""

from __future__ import annotations

from tests.anniversary.helpers import Case

IDLE = ("research 0", "first usa", "done")


def step(case: Case) -> str:
    """Answer the open question by doing nothing; the seat that was asked."""
    (seat,) = case.waiting
    listed = case.legal(seat)
    case.do(seat, next(action for action in IDLE if action in listed))
    return seat


def rest_of_turn(case: Case) -> Case:
    """Do nothing until another power's turn begins."""
    begun = list(case.state.turns)
    while case.state.turns == begun and case.state.outcome is None:
        step(case)
    return case


def rest_of_round(case: Case) -> Case:
    """Do nothing until the round is over."""
    number = case.state.round
    while case.state.round == number and case.state.outcome is None:
        step(case)
    return case
