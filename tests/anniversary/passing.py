"""Turns in which nobody does anything, up to the question a test is about; without the research phase."""

from __future__ import annotations

from tests.anniversary.helpers import Case

CALM = {"research": False}


def until(case: Case, seat: str, step: str) -> Case:
    """Answer for everybody, with as little as possible, until a seat is asked a question of this kind."""
    for _ in range(200):
        if case.waiting == (seat,) and case.step == step:
            return case
        asked = case.waiting[0]
        legal = case.legal(asked)
        quiet = next((a for a in ("done", "first usa", "ignore", "submerge 0") if a in legal), legal[-1])
        case.do(asked, quiet)
    raise AssertionError(f"{seat} is not asked in {step}")
