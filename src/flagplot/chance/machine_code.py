"""Where machine code is kept between starts, and whether all of it is there.

Compiling everything takes a minute or two, once on a machine. Every game has a shelf of its own, named after
the content of all its code was made from, so it is found again by every copy of the same source, and never
by another one.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
import time
from collections.abc import Callable, Sequence
from functools import cached_property
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

import numba
from llvmlite.binding import get_host_cpu_name
from numba.core import caching

from flagplot.kernel.folders import cache_folder

_HERE = Path(__file__).resolve().parent
# what every game's machine code is made with
SHARED = tuple(_HERE / name for name in ("compiled.py", "pmf.py"))
_FORGOTTEN = 60 * 86400  # seconds after which code of another version is thrown away


def homes() -> list[Path]:
    """Where machine code may lie: where numba was told to keep its own, and with the user's caches."""
    told: str = numba.config.CACHE_DIR  # type: ignore[attr-defined]
    return [*([Path(told)] if told else []), cache_folder()]


def choose(places: Sequence[Path]) -> Path | None:
    """The first place where all machine code lies ready, else the first that can really be written to.

    One that is ready need not be writable: a warmed image, a cache that root has filled.
    """
    for place in places:
        if ready_in(place):
            return place
    for place in places:
        try:
            place.mkdir(parents=True, exist_ok=True)
            with TemporaryFile(dir=place):
                return place
        except OSError:
            continue
    return None


def _mark() -> str:
    """The name of the file that says: here lies everything for this Python, numba and processor."""
    processor = numba.config.CPU_NAME or get_host_cpu_name()  # type: ignore[attr-defined]
    return "-".join(
        ("ready", str(sys.implementation.cache_tag), numba.__version__, platform.machine(), processor)
    )


def ready_in(place: Path) -> bool:
    """Whether a place has all machine code for this machine."""
    try:
        return (place / _mark()).is_file()
    except OSError:
        return False


class Shelf:
    """Where the machine code of one game lies; ``sources`` are all files its compiled functions stand in.

    Those are the only ones that may hold any, and with them the files of the rules that are compiled.
    """

    def __init__(self, name: str, sources: Sequence[Path | str]) -> None:
        self.name = name
        self.sources = tuple(Path(source).resolve() for source in sources)

    @cached_property
    def stamp(self) -> str:
        """A name for everything the machine code is made from, the rules it is compiled with included."""
        found = blake2b(digest_size=8)
        for source in (*SHARED, *self.sources):
            found.update(source.read_bytes())
        return f"compiled-{self.name}-{found.hexdigest()}"

    @cached_property
    def place(self) -> Path | None:
        """Where this process reads machine code and, if it can, writes it; None where nothing can be kept."""
        return choose([home / self.stamp for home in homes()])

    @property
    def ready(self) -> bool:
        """Whether nothing is left to compile."""
        return self.place is not None and ready_in(self.place)

    def mark_ready(self) -> None:
        """Note that everything has been compiled; code of versions long unused is thrown away."""
        found = self.place
        if found is None:
            return
        try:
            (found / _mark()).touch()
            for other in found.parent.glob("compiled-*"):
                if other != found and time.time() - other.stat().st_mtime > _FORGOTTEN:
                    shutil.rmtree(other, ignore_errors=True)
        except OSError:  # not ours to write: then it is compiled again
            return

    def keep(self, function: Any) -> Any:
        """A compiled function whose machine code is kept; as it is where there is no place for it."""
        if self.place is not None:
            function._cache = self._kept(function.py_func)
        return function

    @cached_property
    def _kept(self) -> type[_Kept]:
        """Numba makes the locator itself, out of a class: here the one that knows this shelf."""
        locator = type("_Here", (_Locator,), {"shelf": self})
        results = type("_Results", (caching.CompileResultCacheImpl,), {"_locator_classes": [locator]})
        return type("_KeptHere", (_Kept,), {"_impl_class": results})


class _Locator:
    """Tells numba where the code of one function lies.

    Its own ways want a folder that can be written to, and some versions look at the times of files, which
    change when an image is unpacked.
    """

    shelf: Shelf

    def __init__(self, function: Callable[..., Any], file: str, found: Path) -> None:
        self._py_file = file
        self._line = function.__code__.co_firstlineno
        self._path = str(found / function.__module__)

    @classmethod
    def from_function(cls, function: Callable[..., Any], file: str) -> _Locator | None:
        found = cls.shelf.place
        return None if found is None else cls(function, file, found)

    def get_cache_path(self) -> str:
        return self._path

    def get_source_stamp(self) -> str:
        return self.shelf.stamp

    def get_disambiguator(self) -> str:
        return str(self._line)

    def ensure_cache_path(self) -> None:
        os.makedirs(self._path, exist_ok=True)


class _Kept(caching.Cache):
    """The code of one function on disk: used where it can be read, added to where it can be written."""

    def save_overload(self, signature: Any, data: Any) -> None:
        """Keep what was compiled, if there is room and leave to."""
        try:
            super().save_overload(signature, data)  # type: ignore[no-untyped-call]
        except OSError:
            return  # it serves this process all the same
