"""Packages that only a part of Flagplot needs.

The games themselves need msgspec alone; odds, command line and server bring more along. Where such a part
is loaded, a package that is not installed becomes one sentence that says what to do.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from flagplot.kernel.errors import MissingPackageError

# packages that are not among those for playing: the extra that has them
_EXTRA = {"asyncpg": "postgres", "opentelemetry": "traces", "resvg_py": "pictures"}


@contextmanager
def part(what: str) -> Iterator[None]:
    """Load a part; ``MissingPackageError`` where a package it needs is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "flagplot"):  # a mistake of ours, nothing to install
            raise
        extra = _EXTRA.get(package)
        command = f"pip install 'flagplot[{extra}]'" if extra else "pip install flagplot"
        raise MissingPackageError(
            f"{what}: the package {package} is needed and not installed; `{command}` adds whatever is missing"
        ) from None
