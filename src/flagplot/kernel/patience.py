"""Long work stops when nobody waits for it any more: it asks at places where stopping does no harm.

What is written in machine code cannot ask; it is told instead, by a thread that watches over it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from threading import Event, Thread

from flagplot.kernel.errors import FlagplotError

_wanted: ContextVar[Callable[[], bool] | None] = ContextVar("wanted", default=None)

_EVERY = 0.05  # seconds between two looks


class StoppedError(FlagplotError):
    """Nobody waits for this any more."""


@contextmanager
def as_long_as(wanted: Callable[[], bool]) -> Iterator[None]:
    """Work that is to stop as soon as ``wanted`` says no; it is asked by the thread that works."""
    token = _wanted.set(wanted)
    try:
        yield
    finally:
        _wanted.reset(token)


def go_on() -> None:
    """Raise ``StoppedError`` if the work at hand is not wanted any more."""
    wanted = _wanted.get()
    if wanted is not None and not wanted():
        raise StoppedError("nobody waits for this any more")


@contextmanager
def watched(stop: Callable[[], None]) -> Iterator[None]:
    """Call ``stop``, again and again, once the work at hand is not wanted any more."""
    wanted = _wanted.get()
    if wanted is None:
        yield
        return
    done = Event()

    def watch() -> None:
        while not done.wait(_EVERY):
            if not wanted():
                stop()

    watcher = Thread(target=watch, name="patience", daemon=True)
    watcher.start()
    try:
        yield
    finally:
        done.set()
        watcher.join()
    go_on()
