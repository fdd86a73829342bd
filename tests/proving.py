"""Writes down which functions of the games each test marked with a clause enters (``make proven``).

    pytest -p tests.proving --proven runs.json -m "not slow" tests

What is remembered from one test to the next would hide functions that a test relies on, so the memories of
the rules are emptied before each.
"""

from __future__ import annotations

import functools
import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import msgspec
import pytest

from flagplot.kernel import memory
from flagplot.rules.companion import PACKAGE

_GAMES = str(PACKAGE / "games")
_PRINTED = ("loader", "board", "tables", "catalog", "counters", "names")  # read once, the same for every test


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where to write."""
    parser.addoption("--proven", metavar="FILE", help="write the functions entered by marked tests")


def pytest_configure(config: pytest.Config) -> None:
    """Begin only where it is asked for; each worker writes a part, which the last one puts together."""
    if config.getoption("--proven"):
        config.pluginmanager.register(_Recorder(config), "proving-recorder")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only tests that are marked with a clause."""
    if config.getoption("--proven"):
        items[:] = [item for item in items if item.get_closest_marker("rule")]


class _Recorder:
    def __init__(self, config: pytest.Config) -> None:
        self.path = Path(config.getoption("--proven")).resolve()
        self.worker = getattr(config, "workerinput", {}).get("workerid", "")
        self.spread = bool(config.getoption("numprocesses", None))
        self.runs: dict[str, set[str]] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Set-up included: a case that is laid out in a fixture belongs to the test."""
        _forget()
        entered: set[CodeType] = set()

        def enter(frame: FrameType, event: str, _: Any) -> None:
            if event == "call":
                entered.add(frame.f_code)

        sys.setprofile(enter)
        try:
            yield
        finally:
            sys.setprofile(None)
        name = item.nodeid.partition("[")[0].removeprefix("tests/")
        self.runs.setdefault(name, set()).update(
            f"{Path(code.co_filename).relative_to(PACKAGE).as_posix()}::{_name(code)}"
            for code in entered
            if code.co_filename.startswith(_GAMES) and "<genexpr>" not in code.co_name
        )

    def pytest_sessionfinish(self) -> None:
        """A worker writes its part; the one process that started them puts the parts together."""
        parts = self.path.with_suffix(".parts")
        if self.worker:
            parts.mkdir(parents=True, exist_ok=True)
            (parts / f"{self.worker}.json").write_bytes(msgspec.json.encode(self.runs))
            return
        if self.spread:
            for part in sorted(parts.glob("*.json")):
                for test, found in msgspec.json.decode(part.read_bytes(), type=dict[str, set[str]]).items():
                    self.runs.setdefault(test, set()).update(found)
                part.unlink()
            parts.rmdir()
        self.path.write_bytes(msgspec.json.encode({test: sorted(found) for test, found in self.runs.items()}))


def _name(code: CodeType) -> str:
    return code.co_qualname.replace(".<locals>", "").replace(".<lambda>", "")


def _forget() -> None:
    memory.forget()
    for cached in _caches():
        cached.cache_clear()


@functools.cache
def _caches() -> list[Any]:
    return [
        one
        for one in gc.get_objects()
        if isinstance(one, functools._lru_cache_wrapper)
        and str(one.__module__).startswith("flagplot.games")
        and str(one.__module__).rpartition(".")[2] not in _PRINTED
    ]
