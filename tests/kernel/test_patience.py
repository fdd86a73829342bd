"""Work nobody waits for stops where it asks, or is told to."""

from __future__ import annotations

import time

import pytest

from flagplot.kernel.patience import StoppedError, as_long_as, go_on, watched


def test_work_goes_on_as_long_as_it_is_wanted() -> None:
    steps = []

    def work() -> None:
        while True:
            go_on()
            steps.append(1)

    go_on()  # nobody has said anything
    with pytest.raises(StoppedError), as_long_as(lambda: len(steps) < 3):
        work()
    assert len(steps) == 3
    go_on()  # that was about the work before


def test_work_that_cannot_ask_is_told() -> None:
    told: list[float] = []

    def work() -> None:
        until = time.monotonic() + 10
        while not told and time.monotonic() < until:
            time.sleep(0.01)

    with pytest.raises(StoppedError), as_long_as(lambda: False), watched(lambda: told.append(1)):
        work()
    assert told


def test_nobody_watches_what_is_wanted_or_was_never_asked_for() -> None:
    told: list[float] = []
    with watched(lambda: told.append(1)):
        time.sleep(0.12)
    with as_long_as(lambda: True), watched(lambda: told.append(1)):
        time.sleep(0.12)
    assert not told


def test_an_error_of_the_work_itself_stays_what_it_is() -> None:
    with pytest.raises(ZeroDivisionError), as_long_as(lambda: False), watched(lambda: None):
        raise ZeroDivisionError
