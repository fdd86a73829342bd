"""Functions turned into machine code the first time they are used, and kept on disk for the next start."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryFile
from types import FunctionType
from typing import Any, TypeVar, cast

from numba import config as _config
from numba import njit

from flagplot.games.admirals_war.combat import torpedoes
from flagplot.games.axis_allies.combat import fire

config: Any = _config  # its settings are made at run time
F = TypeVar("F", bound=Callable[..., Any])


# the files with compiled functions: only these may hold any
SOURCES = (
    "compiled.py", "pmf.py", "opening.py", "rounds_on_land.py", "rounds_at_sea.py", "tallies.py",
    "admirals/aside.py", "admirals/attacks.py", "admirals/exchanges.py", "admirals/fates.py",
    "admirals/packs.py", "admirals/salvos.py", "admirals/states.py", "admirals/sweep.py",
    "admirals/traffic.py",
)  # fmt: skip


def _stamp() -> str:
    """A name for everything the machine code is made from.

    Numba looks only at the file a function stands in; a change of the rules it is compiled with must not
    find the old code again.
    """
    here = Path(__file__).resolve().parent
    stamp = blake2b(digest_size=8)
    for source in (*(here / name for name in SOURCES), Path(fire.__file__), Path(torpedoes.__file__)):
        stamp.update(source.read_bytes())
    return f"compiled-{stamp.hexdigest()}"


def _homes() -> list[Path]:
    """Where machine code may be kept: where numba was told to, beside the source, with the user's caches."""
    told = [Path(config.CACHE_DIR)] if config.CACHE_DIR else []
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return [*told, Path(__file__).resolve().parent / "__pycache__", Path(cache) / "flagplot"]


def shelf(homes: Sequence[Path], stamp: str) -> str:
    """The first place that can really be written to; without one nothing is kept."""
    for home in homes:
        try:
            (home / stamp).mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=home / stamp):
                return str(home / stamp)
        except OSError:
            continue
    return ""


_SHELF = shelf(_homes(), _stamp())


def fast(function: F, **more: Any) -> F:
    """The function as machine code; the plain one stays reachable as ``.py_func``."""
    kept = config.CACHE_DIR  # put back at once: it is not ours alone
    try:
        config.CACHE_DIR = _SHELF or kept
        return cast(F, njit(cache=bool(_SHELF), nogil=True, error_model="numpy", **more)(function))
    finally:
        config.CACHE_DIR = kept


def lean(function: F) -> F:
    """The same for a function that makes no arrays: it does not count who holds those it is given.

    Where there are many and little is done with each, the counting is most of the work, and so is handing
    them on; therefore it also becomes part of whatever calls it.
    """
    return fast(function, _nrt=False, forceinline=True)


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
