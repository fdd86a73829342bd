"""Functions turned into machine code the first time they are used, and kept on disk for the next start."""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, cast

from numba import config as _config
from numba import njit

from flagplot.games.axis_allies.combat import fire

config: Any = _config  # its settings are made at run time
F = TypeVar("F", bound=Callable[..., Any])


def _shelf() -> str:
    """Where machine code is kept: beside the source, by everything it was made from.

    Numba looks only at the file a function stands in; a change of the rules it is compiled with must not
    find the old code again. Only the files named here may hold compiled functions.
    """
    here = Path(__file__).resolve().parent
    stamp = blake2b(digest_size=8)
    own = ("compiled.py", "pmf.py", "rounds_on_land.py", "rounds_at_sea.py")
    for source in (*(here / name for name in own), Path(fire.__file__)):
        stamp.update(source.read_bytes())
    home = here / "__pycache__"
    if not os.access(home if home.exists() else here, os.W_OK):
        home = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "flagplot"
    return str(home / f"compiled-{stamp.hexdigest()}")


_SHELF = _shelf()


def fast(function: F) -> F:
    """The function as machine code; the plain one stays reachable as ``.py_func``."""
    kept = config.CACHE_DIR  # put back at once: it is not ours alone
    try:
        if not kept:
            config.CACHE_DIR = _SHELF
        return cast(F, njit(cache=True, nogil=True, error_model="numpy")(function))
    finally:
        config.CACHE_DIR = kept


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
