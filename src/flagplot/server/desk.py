"""Where questions that take a while are worked out: off the event loop, table by table in turn.

Each kind of game has a thread of its own, so that a long answer about one never keeps those about another
waiting; within a kind every table has its turn, however many questions another one has open. An answer is
kept until its game goes on. A question whose game has gone on, or that nobody waits for any more, is not
worked out at all; one that is being worked out stops at the next place where it can.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any
from weakref import WeakKeyDictionary

from flagplot.kernel.patience import StoppedError, as_long_as
from flagplot.server.errors import ApiError, Stale
from flagplot.server.live import Live

KEPT = 200  # answers for one moment of a game
OPEN = 24  # questions one client may have open at a time

Moment = tuple[int, int]

# of all servers of a process: what works out the odds of a kind of game keeps tables between questions
_threads: dict[str, ThreadPoolExecutor] = {}


def moment(live: Live) -> Moment:
    """What is asked about changes with this."""
    return live.rev_of(None), live.number(None)  # what one seat alone sees disturbs nobody


class _Job:
    """A question and, some time, its answer."""

    def __init__(self, live: Live, question: Hashable, answer: Callable[[], Any]) -> None:
        self.live, self.at = live, moment(live)
        self.question, self.answer = question, answer
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.waiters = 0
        self.dropped = False  # not worked out

    @property
    def wanted(self) -> bool:
        """Whether the answer is still of use to somebody."""
        return self.waiters > 0 and moment(self.live) == self.at

    def work(self) -> Any:
        """Work the answer out, as long as it is wanted."""
        with as_long_as(lambda: self.wanted):
            return self.answer()

    def drop(self) -> None:
        """Tell whoever still waits that it is too late."""
        self.dropped = True
        self.future.set_exception(
            Stale("the game has gone on", self.live.number(None), self.live.rev_of(None))
        )
        self.future.exception()  # seen, even if nobody waits


class _Lane:
    """The questions about one kind of game, one at a time."""

    def __init__(self, name: str) -> None:
        self.thread = _threads.setdefault(name, ThreadPoolExecutor(1, thread_name_prefix="odds"))
        self.tables: OrderedDict[Live, deque[_Job]] = OrderedDict()
        self.busy = False

    def add(self, job: _Job) -> None:
        """Put a question behind the others of its table."""
        self.tables.setdefault(job.live, deque()).append(job)
        if not self.busy:
            self.busy = True
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        """Give the next question that is still wanted to the thread."""
        while self.tables:
            live, jobs = next(iter(self.tables.items()))
            job = jobs.popleft()
            self.tables.move_to_end(live)
            if not jobs:
                del self.tables[live]
            if job.wanted:
                working = asyncio.get_running_loop().run_in_executor(self.thread, job.work)
                working.add_done_callback(partial(self._answered, job))
                return
            job.drop()
        self.busy = False

    def _answered(self, job: _Job, done: asyncio.Future[Any]) -> None:
        error = done.exception()
        if isinstance(error, StoppedError):
            job.drop()
        elif error is not None:
            job.future.set_exception(error)
            job.future.exception()
        else:
            job.future.set_result(done.result())
        self._next()


class Desk:
    """Answers questions about the games of one server."""

    def __init__(self) -> None:
        self._lanes: dict[str, _Lane] = {}
        self._kept: WeakKeyDictionary[Live, tuple[Moment, dict[Hashable, _Job]]] = WeakKeyDictionary()
        self._open: Counter[str] = Counter()

    async def ask(
        self, kind: str, live: Live, who: str, question: Hashable, answer: Callable[[], Any]
    ) -> Any:
        """The answer to a question about a game as it stands, from before or worked out now.

        ``kind`` names the thread, ``who`` the client that asks. ``ApiError`` 429 when this client has too
        many questions open, ``Stale`` when the game has gone on before its turn came.
        """
        job = self._job(kind, live, who, question, answer)
        if job.future.done():
            return job.future.result()
        job.waiters += 1
        self._open[who] += 1
        try:
            return await asyncio.shield(job.future)
        finally:
            job.waiters -= 1
            self._open[who] -= 1
            if not self._open[who]:
                del self._open[who]

    def knows(self, live: Live, question: Hashable) -> bool:
        """Whether a question about a game as it stands has been answered, or will be without more ado."""
        kept = self._kept.get(live)
        job = kept[1].get(question) if kept is not None and kept[0] == moment(live) else None
        return job is not None and not job.dropped

    def _job(self, kind: str, live: Live, who: str, question: Hashable, answer: Callable[[], Any]) -> _Job:
        now = moment(live)
        kept = self._kept.get(live)
        if kept is None or kept[0] != now or len(kept[1]) >= KEPT:
            kept = self._kept[live] = (now, {})
        job = kept[1].get(question)
        if job is not None and not job.dropped:
            return job
        if self._open[who] >= OPEN:
            raise ApiError(
                429, "too many questions at once; wait for an answer", headers={"Retry-After": "1"}
            )
        job = kept[1][question] = _Job(live, question, answer)
        if kind not in self._lanes:
            self._lanes[kind] = _Lane(kind)
        self._lanes[kind].add(job)
        return job
