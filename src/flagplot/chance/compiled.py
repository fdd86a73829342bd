"""Functions turned into machine code the first time they are used, and kept on disk for the next start."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast

from numba import njit

from flagplot.chance.machine_code import Shelf

F = TypeVar("F", bound=Callable[..., Any])


class Compiler:
    """Makes the machine code of one game, which lies on its own shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def fast(self, function: F, **more: Any) -> F:
        """The function as machine code; the plain one stays reachable as ``.py_func``."""
        return cast(F, self.shelf.keep(njit(nogil=True, error_model="numpy", **more)(function)))

    def lean(self, function: F) -> F:
        """The same for a function that makes no arrays: it does not count who holds those it is given.

        Where there are many and little is done with each, the counting is most of the work, and so is
        handing them on; therefore it also becomes part of whatever calls it.
        """
        return self.fast(function, _nrt=False, forceinline=True)


def inlined(function: F) -> F:
    """The same for a function that compiled functions call in their innermost loops."""
    return cast(F, njit(inline="always", error_model="numpy")(function))


def rule(function: F, **uses: Callable[..., Any]) -> F:
    """A function of the rules, compiled from its own code.

    ``uses`` names the rule functions it calls, already compiled. So the odds never restate a rule: when
    the rule changes, what is compiled here changes with it.
    """
    plain = cast(FunctionType, function)
    names = {**plain.__globals__, **uses}
    again = FunctionType(plain.__code__, names, plain.__name__, plain.__defaults__, plain.__closure__)
    again.__module__, again.__qualname__ = plain.__module__, plain.__qualname__
    return cast(F, njit(nogil=True)(again))
