"""Collecting income."""

from __future__ import annotations

from typing import Any

import pytest

from flagplot.games.axis_allies.events import Paid
from tests.anniversary.helpers import GAME, Case


def income(seat: str, **parts: Any) -> Case:
    """A power that has just collected its income; it had nothing before."""
    return Case(turn=seat, phase="income", treasury={seat: 0}, **parts)


PLAIN = {"national_objectives": False}


@pytest.mark.rule("A50-INC-01", "A50-INC-02")
def test_the_printed_values_of_all_a_power_controls_now() -> None:
    for seat, level in (("germany", 31), ("ussr", 30), ("japan", 17), ("uk", 43), ("italy", 10), ("usa", 40)):
        assert income(seat, options=PLAIN).treasury(seat) == level
    taken = income(
        "germany",
        options=PLAIN,
        control={"caucasus": "germany", "norway": "uk"},
        this_turn={"control": {"caucasus": "ussr"}},
    )
    assert taken.treasury("germany") == 31 + 4 - 3


@pytest.mark.rule("A50-INC-03", "A50-LIB-13")
def test_nothing_at_all_without_the_capital() -> None:
    case = income("japan", control={"japan": "usa"})
    assert case.treasury("japan") == 0
    shown = GAME.view(case.state, None).tracks["powers"]["japan"]
    assert shown["income"] == 0
    assert shown["production"] == 9


@pytest.mark.rule("A50-INC-04", "A50-GEN-10")
def test_money_is_never_given_away() -> None:
    case = Case(turn="germany", phase="purchase", treasury={"germany": 30, "italy": 0})
    for words in ("pay italy 5", "give italy 5", "buy italy"):
        case.refuses("germany", words)
    assert {words.split()[0] for words in case.legal("germany")} == {"buy", "done"}
    paid = income("germany", options=PLAIN)
    assert (paid.treasury("germany"), paid.treasury("italy")) == (31, Case(turn="germany").treasury("italy"))


@pytest.mark.rule("A50-SET-11")
def test_the_bank_always_has_enough() -> None:
    rich = Case(turn="germany", phase="income", treasury={"germany": 990}, options=PLAIN)
    assert rich.treasury("germany") == 1021


@pytest.mark.rule("A50-INC-05", "A50-INC-06")
def test_objectives_add_up_in_the_powers_own_phase() -> None:
    control = {"caucasus": "germany", "ukraine": "germany", "belorussia": "italy", "east_poland": "germany"}
    case = income("germany", control=control)
    assert case.treasury("germany") == 31 + 4 + 2 + 1 + 15
    other = income("italy", control=control)
    before = Case(phase="purchase").treasury("germany")
    assert other.treasury("germany") == before  # not paid in the turn of another


@pytest.mark.rule("A50-INC-05")
def test_every_turn_again() -> None:
    case = income("italy")
    first = case.treasury("italy")
    again = Case(turn="italy", phase="income", round=2, treasury={"italy": first})
    assert again.treasury("italy") == 2 * first == 30


@pytest.mark.rule("A50-INC-08")
def test_production_then_objectives_then_war_bonds() -> None:
    case = Case(
        turn="japan",
        phase="noncombat_move",
        treasury={"japan": 0},
        technologies={"japan": ["war_bonds"]},
        units={"japan": {"japan": {"infantry": 1}}},
    )
    case.do("japan", "done", dice=[2])
    paid = [(event.ipcs, event.reason) for event in case.events if isinstance(event, Paid)]
    assert paid == [(17, "production"), (5, "national objective, {japan_1}"), (2, "war bonds")]


def test_the_view_tells_the_income_to_come() -> None:
    case = Case(phase="purchase")
    powers = GAME.view(case.state, None).tracks["powers"]
    shown = {seat: (facts["production"], facts["income"]) for seat, facts in powers.items()}
    assert shown["usa"] == (40, 55)
    assert shown["uk"] == (43, 48)
    assert shown["china"] == (0, 0)
