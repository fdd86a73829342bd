"""What one game may cost: work at one table never keeps the others waiting for long.

Answers and views are worked out on the event loop, because nearly all take a few milliseconds. A situation
may be so absurd that one takes for ever. Then the work is stopped when its budget is spent, the request is
refused, and the game is left alone for a while: each process spends one budget a minute on it and no more.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from flagplot.server.errors import ApiError
from flagplot.server.live import Live
from flagplot.server.within import OverBudgetError, within

logger = logging.getLogger("flagplot.server")

ANSWER = 2.0  # seconds of processor time for one answer, or one view with its list of answers
FILE = 120.0  # for playing a whole game file again, in a thread of its own
_REST = 60.0  # seconds a game is left alone that took longer


@contextmanager
def working(live: Live) -> Iterator[None]:
    """Around anything the rules have to work out for a game: it is stopped when it takes too long."""
    if time.monotonic() < live.resting:
        raise _standing_still()
    try:
        with within(ANSWER):
            yield
    except OverBudgetError:
        live.resting = time.monotonic() + _REST
        logger.error("a game takes too long and is left alone", extra={"game": live.id, "seq": live.seq})
        raise _standing_still() from None


def _standing_still() -> ApiError:
    text = "the rules come to no end with this game; it stands still, others go on"
    return ApiError(503, text, "over_budget", headers={"Retry-After": str(int(_REST))})
