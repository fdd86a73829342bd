"""Work that must not take long: it is interrupted when its budget of processor time is spent."""

from __future__ import annotations

import ctypes
import time
from threading import Lock, Thread, get_ident

from flagplot.kernel.patience import StoppedError

_EVERY = 0.05  # seconds between two looks


class OverBudgetError(StoppedError):
    """It has taken longer than it may."""


class within:  # noqa: N801 - read as a word: with within(2.0)
    """Raise ``OverBudgetError`` in the work at hand once it has spent so many seconds of processor time.

    It may be raised anywhere, so this is for work that leaves nothing half done: looking at a state, or
    playing on a copy of one. A single long call into machine code ends before it is interrupted.
    """

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.thread = get_ident()
        self.end = 0.0
        self.raised = False

    def __enter__(self) -> None:
        _oversee()
        with _changing:
            around = _budgets.get(self.thread)
            if around is None or around.raised:  # else the budget around this one holds
                self.end = _spent(self.thread) + self.seconds
                _budgets[self.thread] = self

    def __exit__(self, *error: object) -> None:
        with _changing:
            if _budgets.get(self.thread) is self:
                del _budgets[self.thread]
                if self.raised:  # perhaps not yet where the work would have noticed
                    _interrupt(self.thread, None)

    def check(self) -> None:
        """Interrupt the work when it has spent too much; once, as it may just be on its way out."""
        if not self.raised and _spent(self.thread) > self.end:
            self.raised = True
            _interrupt(self.thread, OverBudgetError)


_budgets: dict[int, within] = {}  # by thread
_changing = Lock()  # held to change _budgets: nobody is interrupted who has just come to an end
_overseer: Thread | None = None


def _interrupt(thread: int, error: type[BaseException] | None) -> None:
    """Let ``error`` be raised in a thread at its next step; None takes back one that was not raised yet."""
    raised = None if error is None else ctypes.py_object(error)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread), raised)


def _spent(thread: int) -> float:
    """Processor time of a thread; where it cannot be known, the time that has passed."""
    if hasattr(time, "pthread_getcpuclockid"):
        return time.clock_gettime(time.pthread_getcpuclockid(thread))
    return time.monotonic()


def _oversee() -> None:
    global _overseer
    if _overseer is None or not _overseer.is_alive():
        _overseer = Thread(target=_walk, name="budgets", daemon=True)
        _overseer.start()


def _walk() -> None:
    """Look at all budgets again and again: whoever works within one pays nothing for being watched."""
    while True:
        time.sleep(_EVERY)
        with _changing:
            for budget in _budgets.values():
                budget.check()
