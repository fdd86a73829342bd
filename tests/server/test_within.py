"""Work ends with its budget, wherever it is, and nothing else is ever interrupted."""

from __future__ import annotations

import time

import pytest

from flagplot.server.within import OverBudgetError, within


def test_work_ends_within_its_budget() -> None:
    begun = time.thread_time()
    with pytest.raises(OverBudgetError), within(0.2):
        [number for number in range(10**12) if number < 0]
    assert 0.2 <= time.thread_time() - begun < 2.0
    with within(0.2):  # a budget that is kept does nothing
        pass


def test_the_outer_of_two_budgets_holds() -> None:
    with pytest.raises(OverBudgetError), within(0.1), within(99.0):
        [number for number in range(10**12) if number < 0]


def test_nothing_is_raised_after_the_end_of_a_budget() -> None:
    """Again and again the end of the work and the end of its budget meet."""
    late = 0
    for number in range(20):
        end = time.thread_time() + 0.04 + number / 200  # somebody looks every 0.05 s
        try:
            with within(0.04):
                while time.thread_time() < end:
                    pass
        except OverBudgetError:
            late += 1
        for _ in range(2000):
            pass
    assert 0 < late <= 20
