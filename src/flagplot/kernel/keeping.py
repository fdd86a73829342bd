"""Which states of a running game are kept, so that no moment of it has to be played for from the start.

A state is kept when playing on from the last one kept would cost too much, never because of who answers: a
long turn of one seat and a quick exchange of many cost the same to look back into.
"""

from __future__ import annotations

import zlib
from bisect import bisect_right
from typing import Any

import msgspec

from flagplot.kernel import codec
from flagplot.kernel.game import Game


class Thrift(msgspec.Struct, frozen=True):
    """When a state is worth keeping, by the work of playing on from the last one kept and by its size.

    Work is counted in answers and in what happened because of them.
    """

    least: int  # work that is always done again rather than a state kept
    room: int  # bytes that one piece of work may take up; larger states are kept less often
    most: int  # work after which even the largest state is kept

    def due(self, work: int, size: int) -> bool:
        """Whether to keep a state after so much work, when the last one took up ``size`` bytes."""
        return work >= self.most or (work >= self.least and work * self.room >= size)


IN_MEMORY = Thrift(least=96, room=1 << 30, most=96)
IN_DATABASE = Thrift(least=96, room=32, most=4096)
STATES = 1024  # kept in memory at most


class States:
    """States in memory by number of the answer; when there are too many, every second old one is dropped."""

    def __init__(self, first: Any, most: int | None = None) -> None:
        self.most = STATES if most is None else most
        self._kept: list[tuple[int, Any]] = [(first.seq, first)]

    def __len__(self) -> int:
        return len(self._kept)

    @property
    def first(self) -> Any:
        """The state before the first answer."""
        return self._kept[0][1]

    def before(self, seq: int) -> Any:
        """The last state kept at or before answer ``seq``."""
        return self._kept[bisect_right(self._kept, seq, key=lambda pair: pair[0]) - 1][1]

    def keep(self, state: Any) -> None:
        """Keep a state that is not changed any more, in place of what was kept at its answer."""
        self.drop(state.seq)
        self._kept.append((state.seq, state))
        if len(self._kept) > self.most:
            half = self.most // 2
            self._kept = self._kept[:half:2] + self._kept[half:]

    def drop(self, seq: int) -> None:
        """Forget what was kept from answer ``seq`` on; the first state stays."""
        while len(self._kept) > 1 and self._kept[-1][0] >= seq:
            self._kept.pop()


def packed(state: Any) -> bytes:
    """A state as few bytes."""
    return zlib.compress(codec.canonical(state), 1)


def unpacked(game: Game[Any], data: bytes) -> Any:
    """A state from its bytes; older schemas are upgraded."""
    return game.from_json(zlib.decompress(data))
