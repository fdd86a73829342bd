"""Processes that think for bots: however long one takes, no other game waits for it.

A thought depends on what the seat sees, a seed and a budget alone. So nothing of it is kept: after a restart,
or when a process of these dies, it is simply thought again.
"""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context

from flagplot.bots import find
from flagplot.bots.player import possible, think
from flagplot.kernel import registry
from flagplot.kernel.thinking import Thought

_TRIES = 3  # a process may be killed, by the system or somebody


class Thinkers:
    """A few processes of low priority, started when the first bot has to think."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.thoughts = 0
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, state: str, seat: str, name: str, seed: int) -> Thought:
        """What the opponent of that name would answer for a seat, and why."""
        loop = asyncio.get_running_loop()
        for _ in range(_TRIES):
            pool = self._opened()
            try:
                thought = await loop.run_in_executor(pool, _think, game, state, seat, name, seed)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                continue
            self.thoughts += 1
            return thought
        raise RuntimeError(f"the process that thinks for {seat} has died {_TRIES} times")

    def _opened(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.most, get_context("spawn"), _begin)
        return self._pool

    def close(self) -> None:
        """Stop thinking; nothing is lost."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()  # a long thought is of no use any more
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin() -> None:
    """In a new process: Ctrl-C is for the server, and the server comes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):  # not every system has it
        os.nice(5)


def _think(game: str, state: str, seat: str, name: str, seed: int) -> Thought:
    rules = registry.game(game)
    seen = rules.seen(rules.from_json(state), seat)
    return possible(think(find(rules, name), seen, seed), seen, seed)
