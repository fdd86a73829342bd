"""Odds are compiled beside the server, which says so and never waits for it."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from flagplot.server.warming import WarmUp
from tests.server.harness import until

STEPS = "for step in range(4): print(f'{step}/3', flush=True)"


@contextmanager
def running(code: str) -> Iterator[list[str]]:
    """What is said while a program runs in place of the compiler."""
    said: list[str] = []
    warm_up = WarmUp(said.append, [sys.executable, "-c", code])
    warm_up.start()
    try:
        yield said
    finally:
        warm_up.stop()


def test_it_says_that_it_compiles_and_when_it_is_done(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "flagplot.server")
    with running(STEPS) as said:
        until(lambda: len(said) == 2)
    assert "in the background" in said[0]
    assert said[1] == "odds are compiled"
    steps = [(vars(record)["step"], vars(record)["steps"]) for record in caplog.records]
    assert steps[:3] == [(0, 3), (1, 3), (2, 3)]


def test_nothing_is_said_where_all_is_compiled(caplog: pytest.LogCaptureFixture) -> None:
    with running("pass") as said:
        time.sleep(1)
    assert said == []
    assert not caplog.records


def test_a_failure_is_one_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    with running("raise SystemExit('no numba')"):
        until(lambda: caplog.records)
    assert caplog.messages == ["odds will be compiled when they are first asked for: no numba"]


def test_no_program_is_one_line_too(caplog: pytest.LogCaptureFixture) -> None:
    WarmUp(print, ["/no/such/program"]).start()
    assert len(caplog.messages) == 1


def test_it_ends_with_the_server(caplog: pytest.LogCaptureFixture) -> None:
    begun = time.monotonic()
    with running("import time; print('0/9', flush=True); time.sleep(100)") as said:
        until(lambda: said)
    assert time.monotonic() - begun < 60
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
