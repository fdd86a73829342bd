"""Playing on without doing anything."""

from __future__ import annotations

from tests.pacific_1940.helpers import Case


def finish(case: Case, seat: str) -> Case:
    """Let a power end every phase of its turn."""
    while case.waiting == (seat,) and case.state.active == case.war.power(seat):
        case.do(seat, "done")
    return case


def finish_until(case: Case, seat: str) -> Case:
    """Let everybody else end their turns until a power begins its own."""
    while case.state.active != case.war.power(seat):
        assert case.war.power(case.waiting[0]) == case.state.active, f"{case.waiting} must answer"
        finish(case, case.waiting[0])
    return case
