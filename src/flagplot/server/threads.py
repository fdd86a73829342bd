"""Threads for slow work, some for each kind: whatever one kind waits for, the others go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """A few threads for one kind of work; what comes while all are busy waits for them alone."""

    def __init__(self, kind: str, most: int) -> None:
        self._pool = ThreadPoolExecutor(most, f"flagplot-{kind}")

    async def run(self, work: Callable[P, T], *arguments: P.args, **more: P.kwargs) -> T:
        """The result of a plain function."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, partial(work, *arguments, **more))

    def close(self) -> None:
        """Begin nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)


class Crew:
    """The threads of one server process."""

    def __init__(self) -> None:
        self.passwords = Threads("passwords", 2)  # each takes memory and time on purpose
        self.files = Threads("files", 2)  # game files in and out, played from end to end
        self.boards = Threads("boards", 4)  # new games, where units could go
        self.letters = Threads("letters", 8)  # mail servers and name servers that take their time

    def close(self) -> None:
        """Begin nothing more."""
        for threads in (self.passwords, self.files, self.boards, self.letters):
            threads.close()
