"""Games played at the same time, by processes of their own."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

T = TypeVar("T")


def side_by_side(play: Callable[[int], T], games: int, workers: int) -> Iterator[T]:
    """What ``play`` gives for each number, in order; in this process where there is nothing to share."""
    if min(workers, games) == 1:
        yield from map(play, range(games))
        return
    spawn = get_context("spawn")  # forking a process that draws a progress bar in a thread is unsafe
    ignored = (signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who asked
    with ProcessPoolExecutor(min(workers, games), spawn, signal.signal, ignored) as pool:
        try:
            yield from pool.map(play, range(games))
        finally:
            pool.shutdown(cancel_futures=True)  # whoever has seen enough does not wait for the rest
